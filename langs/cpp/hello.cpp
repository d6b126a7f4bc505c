#include <bits/stdc++.h>
using namespace std;

int main()
{
    map<string, int> words{{"hello", 1}};
    for (const auto& [word, count] : words)
        cout << word << '\n';
}
