#!/usr/bin/env bash
# Restores the database website from a backup. Run as postgres: deploy/restore.sh [--replace] <dump>
# --replace: keeps an existing database under another name. Run the migration afterward, which creates the role of the service.
set -euo pipefail
if [ "${1:-}" = --replace ]; then replace=yes && shift; fi
dump=${1:?Give the file of a backup: deploy/restore.sh [--replace] <dump>}
# A database in use cannot be renamed.
rename() {
  psql -qAtX -v ON_ERROR_STOP=1 --output=/dev/null \
    -c "select pg_terminate_backend(pid) from pg_stat_activity where datname = '$1'" -c "alter database $1 rename to $2" postgres
}
pg_restore --file=/dev/null "$dump"   # reads the whole file
kept=
if [ "$(psql -qAtXc "select 1 from pg_database where datname = 'website'" postgres)" ]; then
  [ "${replace:-}" ] || { echo "restore: The database website exists already. To keep it under another name, add --replace." >&2; exit 1; }
  kept=website_$(date -u +%Y%m%dt%H%M%Sz)
  rename website "$kept"
fi
# The backup refers to this role but does not contain it.
psql -qXc "do \$\$ begin create role anon nologin noinherit; exception when duplicate_object then null; end \$\$" postgres
pg_restore --create --exit-on-error --dbname=postgres "$dump" || {
  dropdb --force --if-exists website
  [ -z "$kept" ] || rename "$kept" website
  exit 1
}
[ -z "$kept" ] || echo "The old database is now $kept. When nothing in it is missing: dropdb $kept"
