#!/usr/bin/env bash
# Restores the database website from a backup, if it does not exist yet. Run as postgres: deploy/restore.sh <dump>
# Run the migration afterward, which creates the role of the service.
set -euo pipefail
dump=${1:?Give the file of a backup: deploy/restore.sh <dump>}
if [ "$(psql -qAtXc "select 1 from pg_database where datname = 'website'" postgres)" ]; then
  echo "restore: The database website exists already. Rename or drop it first if you want to replace it." >&2
  exit 1
fi
# The backup refers to this role but does not contain it.
psql -qXc "do \$\$ begin create role anon nologin noinherit; exception when duplicate_object then null; end \$\$" postgres
pg_restore --create --exit-on-error --dbname=postgres "$dump" || { dropdb --if-exists website; exit 1; }
