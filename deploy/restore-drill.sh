#!/usr/bin/env bash
# Restores the newest backup into a temporary database server and compares every table with its checksum from the backup.
# Run on the server as postgres: deploy/restore-drill.sh [folder]
# website-drill.service runs it every week. The result then becomes /drills/restore.json of the site.
set -euo pipefail
here=$(dirname "$(realpath "${BASH_SOURCE[0]}")")
folder=${1:-/var/lib/website-backup}
result=failed dump= rows=0
finish() {
  [ "${STATE_DIRECTORY:-}" ] || return 0
  printf '{"result":"%s","date":"%(%FT%TZ)T","backup":"%s","rows":%d,"seconds":%d}\n' \
    "$result" -1 "$(basename "$dump" .dump)" "$rows" "$SECONDS" >"$STATE_DIRECTORY/restore.json.new"
  mv "$STATE_DIRECTORY/restore.json.new" "$STATE_DIRECTORY/restore.json"
}
export TZ=UTC
trap finish EXIT
dump=$(find "$folder" -name '*.dump' -mtime -2 | sort | tail -n 1)
[ "$dump" ] || { echo "drill: There is no backup of the last two days in $folder. Check: systemctl status website-backup.timer" >&2; exit 1; }
pg_restore --file=/dev/null "$dump"   # reads the whole file
pg_virtualenv -t bash -euo pipefail -c '"$1/restore.sh" "$2"; psql -qX -f "$1/count-rows.sql" website | diff "$2.rows" -' - "$here" "$dump"
cat "$dump.rows"
rows=$(awk -F '|' '{ sum += $2 } END { print sum }' "$dump.rows")
result=ok
echo "drill: $dump ok"
