#!/usr/bin/env bash
# Whether a folder holds the files that its list of checksums names, byte for byte, and no others:
#   deploy/verify.sh <folder> <list>
set -euo pipefail
cd "$1"
sha256sum --check --strict --quiet "$2" >&2
strays=$(comm -13 <(cut -c 67- "$2" | sort) <(find . ! -type d ! -path "./$2" -printf '%P\n' | sort))
[ -z "$strays" ] || { printf 'not in %s:\n%s\n' "$2" "$strays" >&2; exit 1; }
