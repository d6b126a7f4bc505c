#include <iostream>
#include <map>
#include <string>
#include <tuple>
#include <vector>
using namespace std;

map<int, int> parent, members;
vector<int> answers;

int find(int x) { return parent.count(x) ? find(parent[x]) : x; }
int size_of(int root) { return members.count(root) ? members[root] : 1; }

vector<int> run_disjoint_set(int n, const vector<tuple<string, int, int>>& operations) {
    for (auto& [kind, x, y] : operations) {
        int a = find(x), b = find(y);
        if (kind == "count") answers.push_back(n - (int)parent.size());
        if (kind == "size") answers.push_back(size_of(a));
        if (kind == "connected") answers.push_back(a == b);
        if (kind == "union") {
            answers.push_back(a != b);
            if (a == b) continue;
            int both = size_of(a) + size_of(b);
            members[a] = both;
            parent[b] = a;
        }
    }
    return answers;
}

int main() {
    parent.clear();
    members.clear();
    answers.clear();
    auto result = run_disjoint_set(
        8, {{"count", 0, 0}, {"union", 0, 1}, {"union", 2, 3}, {"connected", 0, 2},
            {"union", 1, 3}, {"connected", 0, 2}, {"size", 3, 0}, {"union", 0, 2},
            {"union", 5, 6}, {"count", 0, 0}, {"union", 6, 1}, {"size", 5, 0},
            {"connected", 4, 7}, {"size", 4, 0}, {"count", 0, 0}});
    for (int answer : result) cout << answer << ' ';
}
