#!/usr/bin/env bash
# Checks that a folder contains exactly the files of a checksum list: deploy/verify-checksums.sh <folder> <list>
set -euo pipefail
cd "$1"
sha256sum --check --strict --quiet "$2" >&2
extra=$(comm -13 <(cut -c 67- "$2" | sort) <(find . ! -type d ! -path "./$2" -printf '%P\n' | sort))
[ -z "$extra" ] || { printf 'These files are not listed in %s. Remove them:\n%s\n' "$2" "$extra" >&2; exit 1; }
