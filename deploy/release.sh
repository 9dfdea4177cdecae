#!/usr/bin/env bash
# On the server: makes a release of this folder's build and switches to it.
#   WEBSITE_HOME      where releases live                        /srv/website
#   WEBSITE_CONFIG    this server's values, see deploy/site.env  /etc/website/site.env
#   WEBSITE_RELOAD    how the web server reads its configuration systemctl reload nginx
#   WEBSITE_SERVICES  what restarts with a release               website-api
#   WEBSITE_RELEASE   the release's name, which /healthz shows   the time
#   WEBSITE_KEEP      how many releases stay, with their files   20
set -euo pipefail
umask 022
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
config=${WEBSITE_CONFIG:-/etc/website/site.env} keep=${WEBSITE_KEEP:-20}
say() { echo "release: $*" >&2; }
value() { sed -n "s/^$1=//p" "$config"; }
[[ $keep =~ ^[1-9][0-9]*$ ]] || { say "WEBSITE_KEEP must be a number of releases, not $keep"; exit 1; }
"$here/deploy/verify.sh" "$here" build/release.sha256 || { say "this is not what was packed; nothing has changed"; exit 1; }
mkdir -p "${WEBSITE_HOME:=/srv/website}/releases"
home=$(realpath "$WEBSITE_HOME")
exec 9>"$home/.lock"
flock --wait 60 9 || { say "another release is running"; exit 1; }
id=${WEBSITE_RELEASE:-$(date -u +%Y%m%dT%H%M%SZ)}
release=$home/releases/$id
mkdir "$release" "$release/snapshot" || { say "$id exists already"; exit 1; }
trap '[ "$release" -ef "$home/current" ] || rm -rf "$release"; say "$id has failed"' ERR

# 1. Pages, service, list of parts, and these scripts; readable, whatever the archive was unpacked with.
cp -r "$here/build/." "$here/deploy" "$here/scripts" "$release/"
chmod -R u=rwX,go=rX "$release"
printf '{"status":"ok","release":"%s"}\n' "$id" >"$release/health.json"

# 2. The team as it is now, for the day when service and cache are both gone. A poor answer keeps the last good one.
copy=snapshot/employees.json
team="http://$(value API)/rest/v1/employees?select=*&order=order.asc.nullslast,created_at.asc"
is_team='const rows = JSON.parse(require("fs").readFileSync(0, "utf8")); process.exit(Array.isArray(rows) && rows.length > 0 ? 0 : 1)'
if ! { curl -fsS --globoff --max-time 5 -H "apikey: $(value API_KEY)" "$team" | tee "$release/$copy" | node -e "$is_team"; } 2>/dev/null; then
  say "the service gave no team; the last release's copy goes on, if there is one"
  cp "$home/current/$copy" "$release/$copy" 2>/dev/null || rm -f "$release/$copy"
fi

# 3. The web server's configuration, tried before it is needed. It names links, not releases, so that it only differs from
#    the last one where something has changed.
mapfile -t values < <(grep -E '^[A-Z_]+=' "$config")
for place in "$release/check" "$home/config"; do
  node "$here/scripts/servers/render-nginx.ts" "$release/${place##*/}" "${values[@]}" "CONFIG=$place" "HEALTH=$home/current" \
    "ROOT=$home/current/client" "SNAPSHOT=$home/current/snapshot" "ASSETS=$home/assets"
done
(umask 027 && nginx -t -q -e stderr -c "$release/check/nginx.conf") # it may make the first log files
rm -rf "$release/check"

# 4. The checksums of all of it: without them a folder is no release.
(
  cd "$release"
  sed 's|  build/|  |' "$here/build/release.sha256" >list
  find config health.json snapshot -type f -exec sha256sum {} + >>list
  mv list release.sha256
)

# 5. One date for all files, later than any release's before, whatever the clock says: pages of equal size must not share an
#    ETag, and this is the order in which releases were made.
last=$(find "$home"/releases/*/client -path "$release/*" -o -type f -printf '%Ts\n' | sort -n | tail -n 1)
date=$(date +%s)
[ "$date" -gt "${last:-0}" ] || date=$((last + 1))
find "$release" -type f -exec touch --date="@$date" {} +

# 6. Live. Then old releases and unfinished ones go, and with them the assets that no other release has.
"$here/deploy/switch.sh" "$id"
trap - ERR
{
  find "$home/releases" -mindepth 1 -maxdepth 1 -type d ! -exec test -e {}/release.sha256 \; -print
  find "$home"/releases/*/release.sha256 -printf '%Ts %h\n' | sort -rn | tail -n "+$((keep + 1))" | cut -d ' ' -f 2-
} | while read -r old; do
  [ "$old" -ef "$home/current" ] || [ "$old" -ef "$home/previous" ] || rm -rf "$old"
done
shared=$home/assets/assets
find "$shared" -type f -printf '%P\n' | sort |
  comm -23 - <(find "$home"/releases/*/client/assets -type f -printf '%P\n' | sort -u) |
  (cd "$shared" && xargs --no-run-if-empty -d '\n' rm -f)
echo "$id"
