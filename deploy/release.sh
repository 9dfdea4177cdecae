#!/usr/bin/env bash
# Creates a release from this folder's build and switches to it. Run on the server. Variables and defaults:
#   WEBSITE_HOME      folder of the releases                     /srv/website
#   WEBSITE_CONFIG    this server's values, see deploy/site.env  /etc/website/site.env
#   WEBSITE_RELOAD    command that reloads nginx                 systemctl reload nginx
#   WEBSITE_SERVICES  services to restart                        website-api
#   WEBSITE_RELEASE   name of the release, shown by /healthz     the time
#   WEBSITE_KEEP      number of releases to keep                 20
set -euo pipefail
umask 022
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
config=${WEBSITE_CONFIG:-/etc/website/site.env} keep=${WEBSITE_KEEP:-20}
log() { echo "release: $*" >&2; }
value() { sed -n "s/^$1=//p" "$config"; }
[[ $keep =~ ^[1-9][0-9]*$ ]] || { log "WEBSITE_KEEP must be a number greater than 0, not $keep. Nothing has changed."; exit 1; }
"$here/deploy/verify-checksums.sh" "$here" build/release.sha256 || { log "This folder is not what was packed. Nothing has changed. Unpack the archive again into an empty folder."; exit 1; }
mkdir -p "${WEBSITE_HOME:=/srv/website}/releases"
home=$(realpath "$WEBSITE_HOME")
exec 9>"$home/.lock"
flock --wait 60 9 || { log "Another release is running. Wait until it ends and try again."; exit 1; }
id=${WEBSITE_RELEASE:-$(date -u +%Y%m%dT%H%M%SZ)}
release=$home/releases/$id
mkdir "$release" "$release/snapshot" || { log "$id exists already. Choose another name in WEBSITE_RELEASE."; exit 1; }
trap '[ "$release" -ef "$home/current" ] || rm -rf "$release"; log "Release $id failed. The error is above; fix it and run this script again."' ERR

# 1. Pages, service, SBOM and these scripts, readable for nginx regardless of the umask.
cp -r "$here/build/." "$here/deploy" "$here/scripts" "$release/"
chmod -R u=rwX,go=rX "$release"
printf '{"status":"ok","release":"%s"}\n' "$id" >"$release/health.json"

# 2. A copy of the team list, the fallback if service and cache both fail.
copy=snapshot/employees.json
team="http://$(value API)/rest/v1/employees?select=*&order=order.asc.nullslast,created_at.asc"
is_team='const rows = JSON.parse(require("fs").readFileSync(0, "utf8")); process.exit(Array.isArray(rows) && rows.length > 0 ? 0 : 1)'
if ! { curl -fsS --globoff --max-time 5 -H "apikey: $(value API_KEY)" "$team" | tee "$release/$copy" | node -e "$is_team"; } 2>/dev/null; then
  log "The service returned no team. This release uses the copy of the last release, if there is one."
  cp "$home/current/$copy" "$release/$copy" 2>/dev/null || rm -f "$release/$copy"
fi

# 3. The nginx configuration, tested before the switch. It names symbolic links, not releases, so that it only differs from
#    the last one after a real change.
mapfile -t values < <(grep -E '^[A-Z_]+=' "$config")
for folder in "$release/check" "$home/config"; do
  node "$here/scripts/servers/render-nginx.ts" "$release/${folder##*/}" "${values[@]}" "CONFIG=$folder" "HEALTH=$home/current" \
    "ROOT=$home/current/client" "SNAPSHOT=$home/current/snapshot" "ASSETS=$home/assets"
done
(umask 027 && nginx -t -q -e stderr -c "$release/check/nginx.conf") # may create the first log files
rm -rf "$release/check"

# 4. Checksums of all files. A folder without them is not a release.
(
  cd "$release"
  sed 's|  build/|  |' "$here/build/release.sha256" >list
  find config health.json snapshot -type f -exec sha256sum {} + >>list
  mv list release.sha256
)

# 5. One date for all files, later than any earlier release's even if the clock is wrong: it sorts the releases, and pages of
#    equal size must not share an ETag.
last=$(find "$home"/releases/*/client -path "$release/*" -o -type f -printf '%Ts\n' | sort -n | tail -n 1)
date=$(date +%s)
[ "$date" -gt "${last:-0}" ] || date=$((last + 1))
find "$release" -type f -exec touch --date="@$date" {} +

# 6. Switch, then delete old and unfinished releases, and assets that no release uses.
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
