#!/usr/bin/env bash
# On the server: makes a release of this folder's build and switches to it.
#   WEBSITE_HOME      where releases live                        /srv/website
#   WEBSITE_CONFIG    this server's values, see deploy/site.env  /etc/website/site.env
#   WEBSITE_RELOAD    how the web server reads its configuration systemctl reload nginx
#   WEBSITE_SERVICES  what restarts with a release               website-api
#   WEBSITE_RELEASE   the release's name                         time and commit
#   WEBSITE_KEEP_DAYS how long releases and their files stay     90
set -euo pipefail
umask 022
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
config=${WEBSITE_CONFIG:-/etc/website/site.env}
say() { echo "release: $*" >&2; }
value() { sed -n "s/^$1=//p" "$config"; }
[ -f "$here/build/client/index.html" ] || { say "there is no build in $here"; exit 1; }
mkdir -p "${WEBSITE_HOME:=/srv/website}/releases" "$WEBSITE_HOME/assets/assets"
home=$(realpath "$WEBSITE_HOME")
exec 9>"$home/.lock"
flock --wait 60 9 || { say "another release is running"; exit 1; }
id=${WEBSITE_RELEASE:-$(date -u +%Y%m%dT%H%M%SZ)-$(cat "$here/build/commit.txt" 2>/dev/null || echo unknown)}
release=$home/releases/$id
mkdir "$release" "$release/snapshot" || { say "$id exists already"; exit 1; }
trap 'rm -rf "$release"; say "failed; nothing has changed"' ERR

# 1. Pages, service, list of parts, and these scripts.
cp -r "$here/build/client" "$here/deploy" "$release/"
for part in api sbom.cdx.json page-manifest.json; do
  if [ -e "$here/build/$part" ]; then cp -r "$here/build/$part" "$release/"; fi
done
printf '{"status":"ok","release":"%s"}\n' "$id" >"$release/health.json"

# 2. Hashed files go to the folder that all releases share: a page opened before the switch still finds its own.
#    Renamed into place, so that no file is ever there in part.
assets=$release/client/assets shared=$home/assets/assets
(cd "$assets" && find . -type f | sort) >"$release/assets.txt"
(cd "$assets" && find . -type d -exec mkdir -p "$shared/{}" \; -o -type f -exec mv -n {} "$shared/{}" \;)
rm -rf "$assets"

# 3. The team as it is now, for the day when service and cache are both gone. A poor answer keeps the last good one.
copy=snapshot/employees.json
team="http://$(value API)/rest/v1/employees?select=*&order=order.asc.nullslast,created_at.asc"
is_team='const rows = JSON.parse(require("fs").readFileSync(0, "utf8")); process.exit(Array.isArray(rows) && rows.length > 0 ? 0 : 1)'
if ! { curl -fsS --globoff --max-time 5 -H "apikey: $(value API_KEY)" "$team" | tee "$release/$copy" | node -e "$is_team"; } 2>/dev/null; then
  say "the service gave no team; the last release's copy goes on, if there is one"
  cp "$home/current/$copy" "$release/$copy" 2>/dev/null || rm -f "$release/$copy"
fi

# 4. One date for all files, later than any release's before: pages of equal size must not share an ETag.
last=$(find "$home"/releases/*/client/index.html -not -path "$release/*" -printf '%Ts\n' | sort -n | tail -n 1)
date=$(date +%s)
[ "$date" -gt "${last:-0}" ] || date=$((last + 1))
find "$release/client" "$release/snapshot" -type f -exec touch --date="@$date" {} +

# 5. The web server's configuration, tried before it is needed. It names links, not releases, so that it only differs from
#    the last one where something has changed.
mapfile -t values < <(grep -E '^[A-Z_]+=' "$config")
for place in "$release/check" "$home/config"; do
  node "$here/scripts/render-nginx.ts" "$release/${place##*/}" "${values[@]}" "CONFIG=$place" "HEALTH=$home/current" \
    "ROOT=$home/current/client" "SNAPSHOT=$home/current/snapshot" "ASSETS=$home/assets"
done
nginx -t -q -e stderr -c "$release/check/nginx.conf"
rm -rf "$release/check"
trap - ERR

# 6. Live. Then old releases go, and with them the files that no other release names.
"$here/deploy/switch.sh" "$id"
find "$home/releases" -mindepth 1 -maxdepth 1 -type d -mtime "+${WEBSITE_KEEP_DAYS:-90}" | while read -r old; do
  [ "$old" -ef "$home/current" ] || [ "$old" -ef "$home/previous" ] || rm -rf "$old"
done
(cd "$shared" && find . -type f | sort) | comm -23 - <(sort -u "$home"/releases/*/assets.txt) |
  (cd "$shared" && xargs --no-run-if-empty -d '\n' rm -f)
echo "$id"
