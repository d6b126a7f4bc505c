# Compiles the standard library once: DIRECTORY/*.a and an importcfg that names them.
# Usage: prepare.sh GO DIRECTORY SEEN, where SEEN is the directory as the sandbox will see it.
set -eu
go=$1 out=$2 seen=$3
export GOCACHE="$TMPDIR/cache" GOPATH="$TMPDIR/path"

"$go" list -export -f '{{if .Export}}{{.ImportPath}} {{.Export}}{{end}}' std >"$TMPDIR/exports"
number=0
while read -r package archive; do
    number=$((number + 1))
    cp "$archive" "$out/$number.a"
    echo "packagefile $package=$seen/$number.a" >>"$out/importcfg"
done <"$TMPDIR/exports"
