#!/usr/bin/env bash
# Back to the release before this one, or to any that is still there: deploy/rollback.sh [name]
set -euo pipefail
home=${WEBSITE_HOME:-/srv/website}
exec 9>"$home/.lock"
flock --wait 60 9
id=${1:-$(basename "$(readlink "$home/previous")")}
"$(dirname "${BASH_SOURCE[0]}")/switch.sh" "$id"
echo "$id"
