#!/usr/bin/env bash
# As postgres: makes the database website of a backup, where there is none: deploy/restore.sh <dump>
# The migration comes after it, and lets the service in.
set -euo pipefail
dump=${1:?a backup}
if [ "$(psql -qAtXc "select 1 from pg_database where datname = 'website'" postgres)" ]; then
  echo "restore: there is a database website already" >&2
  exit 1
fi
# The one role that a backup speaks of and does not hold. Without it, each of its rights and rules is an error.
psql -qXc "do \$\$ begin create role anon nologin noinherit; exception when duplicate_object then null; end \$\$" postgres
pg_restore --create --exit-on-error --dbname=postgres "$dump" || { dropdb --if-exists website; exit 1; }
