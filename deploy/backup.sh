#!/usr/bin/env bash
# Backs up the database, with a checksum per table, and deletes backups older than 14 days.
# Run on the server as postgres: deploy/backup.sh [folder]
set -euo pipefail
umask 077
here=$(dirname "$(realpath "${BASH_SOURCE[0]}")")
folder=${1:-/var/lib/website-backup}
dump=$folder/$(date -u +%Y%m%dT%H%M%SZ).dump
export dump
# A forgotten session with a lock fails the backup with its cause, not after the timeout of the unit.
export PGOPTIONS="${PGOPTIONS:-} -c lock_timeout=10s"
# pg_dump and the checksums read the same snapshot.
psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 website <<END
begin isolation level repeatable read;
select pg_export_snapshot() as snapshot \gset
\setenv snapshot :snapshot
\o $dump.rows
\i $here/count-rows.sql
\o
\! pg_dump --format=custom --snapshot="\$snapshot" --file="\$dump.part" website && mv "\$dump.part" "\$dump"
END
[ -f "$dump" ] || { echo "backup: $dump was not written. Read the error above, fix it and run the backup again." >&2; exit 1; }
find "$folder" -name '*.dump*' -mtime +13 -delete
echo "$dump"
