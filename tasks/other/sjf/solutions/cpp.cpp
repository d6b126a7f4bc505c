// Shortest job first without preemption: a priority queue holds the processes that have arrived
// and not run yet. Whenever the CPU becomes free, it is filled up first and then gives the process
// of least burst. O(n log n) time.
#include <algorithm>
#include <functional>
#include <numeric>
#include <queue>
#include <tuple>
#include <vector>

std::vector<std::tuple<int, int, int>> sjf_schedule(const std::vector<int>& arrival,
                                                    const std::vector<int>& burst) {
    const int count = static_cast<int>(arrival.size());
    std::vector<int> order(count);
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(), [&](int a, int b) { return arrival[a] < arrival[b]; });

    // (burst, arrival, process): the order of tuples is just the one that decides who runs.
    using Job = std::tuple<int, int, int>;
    std::priority_queue<Job, std::vector<Job>, std::greater<>> ready;
    std::vector<std::tuple<int, int, int>> times(count);
    auto next = order.begin();  // the first process that has not arrived
    int now = 0;
    while (next != order.end() || !ready.empty()) {
        if (ready.empty()) now = std::max(now, arrival[*next]);  // idle until somebody comes
        for (; next != order.end() && arrival[*next] <= now; ++next)
            ready.emplace(burst[*next], arrival[*next], *next);
        const auto [length, arrived, process] = ready.top();
        ready.pop();
        times[process] = {now + length, now + length - arrived, now - arrived};
        now += length;
    }
    return times;
}
