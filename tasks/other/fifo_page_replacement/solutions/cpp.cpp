// First-in-first-out page replacement: a queue keeps the pages in memory in the order in which
// they were loaded, and a hash set answers whether a page is among them. O(1) per request.
#include <queue>
#include <unordered_set>
#include <vector>

int fifo_page_faults(const std::vector<int>& pages, int frames) {
    std::queue<int> loaded;
    std::unordered_set<int> resident;
    int faults = 0;
    for (const int page : pages) {
        if (!resident.insert(page).second) continue;  // a hit; it does not renew the page's stay
        ++faults;
        loaded.push(page);
        if (loaded.size() > static_cast<std::size_t>(frames)) {
            resident.erase(loaded.front());
            loaded.pop();
        }
    }
    return faults;
}
