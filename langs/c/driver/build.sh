# Compiles a program with the driver behind it: build.sh SOURCE COMPILER OPTION...
set -eu
source=$1
shift

# The compiler tells what the program's functions declare. The driver learns it by macros:
#   #define algoreval_names_of_FUNCTION size, items
#   #define algoreval_fields_of_FUNCTION int size; const int *items;
"$@" -fsyntax-only -aux-info /tmp/functions "$source"
sed -n 's|^/\* [^ ]*:[NO]F \*/ [^(]*[ *]\([A-Za-z_0-9]*\) (.*); /\* (\([^)]*\))\(.*\)\*/$|\
#define algoreval_names_of_\1 \2\
#define algoreval_fields_of_\1 \3|p' /tmp/functions >/tmp/algoreval_functions.h

exec "$@" -o /tmp/program "$source" "${0%/*}/runtime.o" -lm
