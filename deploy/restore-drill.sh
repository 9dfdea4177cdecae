#!/usr/bin/env bash
# Restores the newest backup into a temporary database server and compares every table with its checksum from the backup.
# Run on the server as postgres: deploy/restore-drill.sh [folder]
set -euo pipefail
here=$(dirname "$(realpath "${BASH_SOURCE[0]}")")
folder=${1:-/var/lib/website-backup}
dump=$(find "$folder" -name '*.dump' -mtime -2 | sort | tail -n 1)
[ "$dump" ] || { echo "drill: There is no backup of the last two days in $folder. Check: systemctl status website-backup.timer" >&2; exit 1; }
pg_restore --file=/dev/null "$dump"   # reads the whole file
pg_virtualenv -t bash -euo pipefail -c '"$1/restore.sh" "$2"; psql -qX -f "$1/count-rows.sql" website | diff "$2.rows" -' - "$here" "$dump"
cat "$dump.rows"
echo "drill: $dump ok"
