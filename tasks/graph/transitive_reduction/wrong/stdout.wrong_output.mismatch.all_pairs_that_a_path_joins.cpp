// Wrong: this is the transitive closure, which has all edges that can be added, not removed.
#include <utility>
#include <vector>

std::vector<std::pair<int, int>> transitive_reduction(
    int n, const std::vector<std::pair<int, int>>& edges) {
    std::vector<std::vector<bool>> leads(n, std::vector<bool>(n, false));
    for (const auto& [u, v] : edges) leads[u][v] = true;
    for (int via = 0; via < n; ++via) {
        for (int u = 0; u < n; ++u) {
            if (!leads[u][via]) continue;
            for (int v = 0; v < n; ++v) {
                if (leads[via][v]) leads[u][v] = true;
            }
        }
    }

    std::vector<std::pair<int, int>> pairs;
    for (int u = 0; u < n; ++u) {
        for (int v = 0; v < n; ++v) {
            if (leads[u][v]) pairs.emplace_back(u, v);
        }
    }
    return pairs;
}
