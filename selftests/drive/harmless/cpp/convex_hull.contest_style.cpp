#include <bits/stdc++.h>
#pragma GCC optimize("Ofast")
using namespace std;
#define x first
#define y second
#define pb push_back
#define all(v) (v).begin(), (v).end()
#define read(v) cin >> v
#define string(v) to_string(v)
#define vector_of(t) vector<t>
typedef long long ll;
typedef pair<ll, ll> pt;

int count, left, data[100], size, begin;

ll cross(pt o, pt a, pt b) { return (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x); }

vector<pt> convex_hull(vector<pt> points) {
    sort(all(points));
    points.erase(unique(all(points)), points.end());
    if (points.size() < 3) return points;
    vector<pt> hull;
    for (int half = 0; half < 2; half++) {
        auto start = hull.size();
        for (auto& p : points) {
            while (hull.size() >= start + 2 && cross(hull[hull.size() - 2], hull.back(), p) <= 0)
                hull.pop_back();
            hull.pb(p);
        }
        hull.pop_back();
        reverse(all(points));
    }
    return hull;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    auto hull = convex_hull({{0, 0}, {4, 0}, {8, 0}, {8, 4}, {8, 8}, {3, 9}, {0, 6}, {0, 3},
                             {4, 4}, {2, 7}, {8, 8}, {5, 1}, {-1, 3}});
    for (auto& p : hull) cout << p.x << ' ' << p.y << '\n';
}
