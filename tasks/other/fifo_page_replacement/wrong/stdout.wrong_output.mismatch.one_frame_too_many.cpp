// Wrong: a page makes room only when one more than fits is in memory.
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
        if (loaded.size() > static_cast<std::size_t>(frames) + 1) {
            resident.erase(loaded.front());
            loaded.pop();
        }
    }
    return faults;
}
