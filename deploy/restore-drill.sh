#!/usr/bin/env bash
# On the server, as postgres: restores the newest backup into a database server of its own, which is gone afterwards, and
# compares every table with what it was when the backup was made: deploy/restore-drill.sh [folder]
set -euo pipefail
here=$(dirname "$(realpath "${BASH_SOURCE[0]}")")
folder=${1:-/var/lib/website-backup}
dump=$(find "$folder" -name '*.dump' -mtime -2 | sort | tail -n 1)
[ "$dump" ] || { echo "drill: no backup of the last two days in $folder" >&2; exit 1; }
pg_restore --file=/dev/null "$dump"   # readable to its end
pg_virtualenv -t bash -euo pipefail -c '"$1/restore.sh" "$2"; psql -qX -f "$1/count-rows.sql" website | diff "$2.rows" -' - "$here" "$dump"
cat "$dump.rows"
echo "drill: $dump ok"
