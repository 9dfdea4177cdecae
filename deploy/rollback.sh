#!/usr/bin/env bash
# Switches to the previous release, or to any other kept release: deploy/rollback.sh [name]
set -euo pipefail
home=${WEBSITE_HOME:-/srv/website}
exec 9>"$home/.lock"
flock --wait 60 9 || { echo "rollback: A release is running. Wait until it ends and try again." >&2; exit 1; }
id=${1:-$(basename "$(readlink "$home/previous")")}
"$(dirname "${BASH_SOURCE[0]}")/switch.sh" "$id"
echo "$id"
