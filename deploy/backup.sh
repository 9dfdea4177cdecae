#!/usr/bin/env bash
# On the server, as postgres: writes the database into a folder that only its owner reads, beside a list of its rows as they
# were at that moment. What is older than 14 days goes, once a new one is there: deploy/backup.sh [folder]
set -euo pipefail
umask 077
here=$(dirname "$(realpath "${BASH_SOURCE[0]}")")
folder=${1:-/var/lib/website-backup}
dump=$folder/$(date -u +%Y%m%dT%H%M%SZ).dump
export dump
# Both look at the same moment, however long they take.
psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 website <<END
begin isolation level repeatable read;
select pg_export_snapshot() as moment \gset
\setenv moment :moment
\o $dump.rows
\i $here/count-rows.sql
\o
\! pg_dump --format=custom --snapshot="\$moment" --file="\$dump.part" website && mv "\$dump.part" "\$dump"
END
[ -f "$dump" ] || { echo "backup: $dump was not written" >&2; exit 1; }
find "$folder" -name '*.dump*' -mtime +13 -delete
echo "$dump"
