#include <algorithm>
#include <iostream>
#include <list>
#include <numeric>
#include <vector>

struct ProcessTimes {
    double completion;
    long turnaround;
    unsigned short waiting;
};

std::list<ProcessTimes> fcfs_schedule(const std::vector<int>& arrival,
                                      const std::vector<int>& burst) {
    std::vector<size_t> order(arrival.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(),
                     [&](size_t a, size_t b) { return arrival[a] < arrival[b]; });
    std::vector<ProcessTimes> times(arrival.size());
    int now = 0;
    for (size_t i : order) {
        now = std::max(now, arrival[i]) + burst[i];
        times[i] = {double(now), now - arrival[i],
                    static_cast<unsigned short>(now - arrival[i] - burst[i])};
    }
    return {times.begin(), times.end()};
}

int main() {
    for (auto& t : fcfs_schedule({4, 0, 4, 15, 1}, {3, 2, 1, 4, 5}))
        std::cout << t.completion << ' ' << t.turnaround << ' ' << t.waiting << '\n';
}
