// Wrong: of equal bursts, the one that comes first in the input runs first.
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

    // (burst, process, arrival): the order of tuples decides who runs.
    using Job = std::tuple<int, int, int>;
    std::priority_queue<Job, std::vector<Job>, std::greater<>> ready;
    std::vector<std::tuple<int, int, int>> times(count);
    auto next = order.begin();  // the first process that has not arrived
    int now = 0;
    while (next != order.end() || !ready.empty()) {
        if (ready.empty()) now = std::max(now, arrival[*next]);  // idle until somebody comes
        for (; next != order.end() && arrival[*next] <= now; ++next)
            ready.emplace(burst[*next], *next, arrival[*next]);
        const auto [length, process, arrived] = ready.top();
        ready.pop();
        times[process] = {now + length, now + length - arrived, now - arrived};
        now += length;
    }
    return times;
}
