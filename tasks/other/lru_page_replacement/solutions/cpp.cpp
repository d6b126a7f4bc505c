// Least-recently-used page replacement: a list keeps the pages in memory in the order of their
// last requests, and a hash map finds a page's place in it. O(1) per request.
#include <list>
#include <unordered_map>
#include <vector>

int lru_page_faults(const std::vector<int>& pages, int frames) {
    std::list<int> recent;  // the page requested last is in front
    std::unordered_map<int, std::list<int>::iterator> place;
    int faults = 0;
    for (const int page : pages) {
        const auto found = place.find(page);
        if (found != place.end()) {
            recent.splice(recent.begin(), recent, found->second);  // iterators stay valid
            continue;
        }
        ++faults;
        if (place.size() == static_cast<std::size_t>(frames)) {
            place.erase(recent.back());
            recent.pop_back();
        }
        recent.push_front(page);
        place[page] = recent.begin();
    }
    return faults;
}
