#!/usr/bin/env bash
# Switches to the release that was live before this one, or to any other kept release: deploy/rollback.sh [name]
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
lock "$@"
from=$(live)
id=${1:-$(cat "$home/current/previous")}
log "From $from to $id. To return: rollback.sh $from"
"$(dirname "${BASH_SOURCE[0]}")/switch.sh" "$id"
echo "$id"
