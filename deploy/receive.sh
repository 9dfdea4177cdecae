#!/usr/bin/env bash
# Releases the archive on its standard input, unless a later commit is live. CI runs it over SSH: README.md, "Release
# automatically".
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
# A lost connection must not end a release halfway.
trap '' HUP PIPE
new=$(mktemp -d "$home/incoming.XXXXXX")
trap 'rm -rf "$new"' EXIT
chmod 755 "$new"
head -c 200M | tar -xz --no-same-owner -C "$new" || give_up "The archive is incomplete or larger than 200 MB."
"$home/current/deploy/verify-checksums.sh" "$new" build/release.sha256 || give_up "The archive is not what was packed."

committed() { node -p 'new Date(JSON.parse(fs.readFileSync(process.argv[1])).committedAt).toISOString()' "$1/client/release.json"; }
commit=$(committed "$new/build") live=$(committed "$home/current")
if ! [[ $commit > $live ]]; then
  report "This commit or a later one is live already:"
  exit
fi
for part in systemd tools; do
  diff -rq "$new/deploy/$part" "$home/current/deploy/$part" >&2 ||
    give_up "deploy/$part has changed. Make this release by hand (deploy/README.md, \"Release\")."
done
diff -rq "$new/build/api/database" "$home/current/api/database" >/dev/null ||
  runuser -u postgres -- node "$new/build/api/database/migrate-database.ts" || give_up "The database was not migrated."
"$new/deploy/release.sh"
(cd "$home" && node current/api/indexing/submit.ts current/page-manifest.json indexed.json) ||
  log "Search engines do not know the changed pages yet. The next release reports them again."
