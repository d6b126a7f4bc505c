// Wrong: of processes that arrive together, the shortest runs first.
#include <algorithm>
#include <numeric>
#include <tuple>
#include <vector>

std::vector<std::tuple<int, int, int>> fcfs_schedule(const std::vector<int>& arrival,
                                                     const std::vector<int>& burst) {
    std::vector<std::size_t> order(arrival.size());
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return std::tie(arrival[a], burst[a]) < std::tie(arrival[b], burst[b]);
    });

    std::vector<std::tuple<int, int, int>> times(arrival.size());
    int free_at = 0;  // when the CPU has finished all processes so far
    for (const std::size_t process : order) {
        const int start = std::max(free_at, arrival[process]);
        free_at = start + burst[process];
        times[process] = {free_at, free_at - arrival[process], start - arrival[process]};
    }
    return times;
}
