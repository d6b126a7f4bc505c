// Round robin: the process at the front of a queue runs for at most one time slice. Then all that
// have arrived by now join the queue, and behind them the process itself unless it has finished.
// O(n log n) time for sorting by arrival, O(1) per slice.
#include <algorithm>
#include <numeric>
#include <queue>
#include <tuple>
#include <vector>

std::vector<std::tuple<int, int, int>> round_robin_schedule(const std::vector<int>& arrival,
                                                            const std::vector<int>& burst,
                                                            int quantum) {
    const int count = static_cast<int>(arrival.size());
    std::vector<int> order(count);
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(),
                     [&](int a, int b) { return arrival[a] < arrival[b]; });

    std::queue<int> ready;
    auto next = order.begin();  // the first process that has not joined the queue
    const auto admit = [&](int now) {
        for (; next != order.end() && arrival[*next] <= now; ++next) ready.push(*next);
    };

    std::vector<std::tuple<int, int, int>> times(count);
    std::vector<int> remaining = burst;
    int now = 0;
    admit(now);
    while (!ready.empty() || next != order.end()) {
        if (ready.empty()) {
            now = arrival[*next];  // idle until somebody comes
            admit(now);
        }
        const int process = ready.front();
        ready.pop();
        const int slice = std::min(quantum, remaining[process]);
        now += slice;
        remaining[process] -= slice;
        admit(now);
        if (remaining[process] > 0) {
            ready.push(process);
        } else {
            const int turnaround = now - arrival[process];
            times[process] = {now, turnaround, turnaround - burst[process]};
        }
    }
    return times;
}
