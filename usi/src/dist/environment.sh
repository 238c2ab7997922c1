# For both launchers, the one of a distribution and the one of a checkout: makes of the environment what Java needs, or
# refuses it. They have the function "fail", and the folder of the program in "home".
# shellcheck shell=sh

# shellcheck disable=SC2154
case $home in
    *:*) fail "Java runs no program in a folder whose path has a colon; move $home" ;;
esac

# Without a locale Java cannot open a file whose path is not ASCII. One that is set but not installed is none; then there is
# more than one word here. What has a charset stays as it is.
case $(locale charmap 2>&1) in
    *[!A-Za-z0-9_.:-]* | '' | *ASCII* | ANSI_X3.4-1968)
        # macOS and old Linux have no C.UTF-8; a system without the program "locale" knows nothing else.
        for name in C.UTF-8 en_US.UTF-8 ja_JP.UTF-8; do
            if ! command -v locale >/dev/null || [ "$(LC_ALL=$name locale charmap 2>/dev/null)" = UTF-8 ]; then
                export LC_ALL=$name
                break
            fi
        done
        ;;
esac

# Whether a limit of the shell is a number below what is needed.
is_below() {
    case $1 in
        '' | *[!0-9]*) return 1 ;;
        *) [ "$1" -lt "$2" ] ;;
    esac
}

# With less Java starts by halves: its classes cannot be opened, or it has no room for what it reserves. Not all shells know
# these limits. Who gives Java options of his own may have told it to reserve less.
# shellcheck disable=SC3045
files=$(ulimit -H -n 2>/dev/null) || files=
# shellcheck disable=SC3045
kilobytes=$(ulimit -v 2>/dev/null) || kilobytes=
! is_below "$files" 32 || fail "Java needs 32 open files, and may have $files (ulimit -n)"
[ -n "${SANMAI_JAVA_OPTIONS:-}" ] || ! is_below "$kilobytes" 6000000 ||
    fail "Java reserves 6000000 kB of address space, and may have $kilobytes (ulimit -v);" \
        "SANMAI_JAVA_OPTIONS='-Xmx512m -XX:CompressedClassSpaceSize=32m' lets it reserve less"
