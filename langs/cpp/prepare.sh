# Builds the driver's part that is the same for all programs, and precompiles headers:
# prepare.sh OUT FOLDER COMPILER
set -eu
out=$1 folder=$2 compiler=$3

# As programs are built. The headers stand in a folder of their own, which is looked through last,
# so that no program includes one by mistake.
mkdir "$out/algoreval"
cp "$folder"/driver/*.hpp "$out/algoreval"
"$compiler" -std=gnu++17 -O2 -r -nostdlib -o "$out/runtime.o" "$folder"/driver/*.cpp

# Headers that many programs include, compiled in advance. A build with flags that do not fit these
# reads the headers themselves.
mkdir "$out/first"
precompile() {
    printf '#include <%s>\n' "$@" >"$file"
    "$compiler" -std=gnu++17 -O2 -w -x c++-header -o "$file.gch" "$file"
}
file=$out/first/stdcxx.hpp precompile bits/stdc++.h
for headers in "functional iostream queue vector" "algorithm functional iostream vector" \
    "algorithm iostream vector" "iostream queue vector" "iostream string vector" "iostream vector" iostream; do
    file=$out/first/$(echo "$headers" | tr ' ' _).hpp
    precompile $headers
done
