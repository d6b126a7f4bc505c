#include <iostream>
#include <vector>
#define int long long
#define max(a, b) ((a) > (b) ? (a) : (b))
#define FOR(i, a, b) for (int i = (a); i < (b); i++)
#  define   namespace_of_mine  \
    1
using namespace std;

int knapsack(int capacity, const vector<int>& weights, const vector<int>& values) {
    vector<int> best(capacity + 1);
    FOR(i, 0, (int)weights.size())
        for (int c = capacity; c >= weights[i]; c--)
            best[c] = max(best[c], best[c - weights[i]] + values[i]);
    return best[capacity];
}

signed main() {
    cout << knapsack(26, {11, 12, 30, 7, 9, 6, 5, 8}, {23, 24, 60, 13, 16, 11, 10, 15}) << "\n";
}
