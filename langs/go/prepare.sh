# Compiles the standard library once: DIRECTORY/*.a and an importcfg that names them. And the
# driver, with an importcfg of its own: no program finds it by accident.
# Usage: prepare.sh GO DIRECTORY SEEN, where SEEN is the directory as the sandbox will see it.
set -eu
go=$1 out=$2 seen=$3
folder=$(dirname "$0")/driver
export GOCACHE="$TMPDIR/cache" GOPATH="$TMPDIR/path"

"$go" list -export -f '{{if .Export}}{{.ImportPath}} {{.Export}}{{end}}' std >"$TMPDIR/exports"
number=0
while read -r package archive; do
    number=$((number + 1))
    cp "$archive" "$out/$number.a"
    echo "packagefile $package=$seen/$number.a" >>"$out/importcfg"
done <"$TMPDIR/exports"

sed "s,=$seen/,=$out/," "$out/importcfg" >"$TMPDIR/importcfg"
"$go" tool compile -p algoreval/driver -complete -trimpath "$folder" -importcfg "$TMPDIR/importcfg" \
    -o "$out/driver.a" "$folder"/*.go
{
    cat "$out/importcfg"
    echo "packagefile algoreval/driver=$seen/driver.a"
} >"$out/importcfg.driver"
