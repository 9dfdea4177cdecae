#!/usr/bin/env bash
# Creates a release from this folder's build and switches to it. Run on the server. Variables and defaults, in addition to those in
# deploy/common.sh:
#   WEBSITE_RELEASE  name of the release, shown by /healthz  the time
#   WEBSITE_KEEP     number of releases to keep              20
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
lock "$@"
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
keep=${WEBSITE_KEEP:-20}
[[ $keep =~ ^[1-9][0-9]*$ ]] || give_up "WEBSITE_KEEP must be a number greater than 0, not $keep."
"$here/deploy/verify-checksums.sh" "$here" build/release.sha256 || give_up "This folder is not what was packed. Unpack the archive again into an empty folder."
free=$(df --output=avail --block-size=1M "$home" | tail -n 1)
[ "$free" -gt 200 ] || give_up "Only $((free)) MB are free in $home. Make space first."
id=${WEBSITE_RELEASE:-$(date -u +%Y%m%dT%H%M%SZ)}
release=$home/releases/$id
mkdir "$release" || give_up "$id exists already. Choose another name in WEBSITE_RELEASE."
mkdir "$release/snapshot"
discard() { [ "$release" -ef "$home/current" ] || rm -rf "$release"; }
trap 'discard; report "Release $id failed; the error is above. Fix it and run this script again:"' ERR

# 1. Pages, service, SBOM and these scripts, readable for nginx regardless of the umask.
cp -r "$here/build/." "$here/deploy" "$release/"
chmod -R u=rwX,go=rX "$release"
printf '{"status":"ok","release":"%s"}\n' "$id" >"$release/health.json"
live >"$release/previous"

# 2. A copy of the team list, the fallback if service and cache both fail.
copy=snapshot/employees.json
is_team='const rows = JSON.parse(require("fs").readFileSync(0, "utf8")); process.exit(Array.isArray(rows) && rows.length > 0 ? 0 : 1)'
if ! { request_team | tee "$release/$copy" | node -e "$is_team"; } 2>/dev/null; then
  log "The service returned no team. This release uses the copy of the last release, if there is one."
  cp "$home/current/$copy" "$release/$copy" 2>/dev/null || rm -f "$release/$copy"
fi

# 3. The nginx configuration with this server's values. It names symbolic links, not releases.
mapfile -t values < <(grep -E '^[A-Z_]+=' "$config")
node "$here/deploy/render-nginx.ts" "$release/config" "${values[@]}" "CONFIG=$home/config" "HEALTH=$home/current" \
  "ROOT=$home/current/client" "SNAPSHOT=$home/current/snapshot" "ASSETS=$home/assets"

# 4. Checksums of all files. A folder without them is not a release.
(
  cd "$release"
  sed 's|  build/|  |' "$here/build/release.sha256" >list
  find config health.json previous snapshot -type f -exec sha256sum {} + >>list
  mv list release.sha256
)

# 5. One date for all files, later than any earlier release's even if the clock is wrong: it sorts the releases, and pages of
#    equal size must not share an ETag.
last=$(find "$home"/releases/*/client -path "$release/*" -o -type f -printf '%Ts\n' | sort -n | tail -n 1)
date=$(date +%s)
[ "$date" -gt "${last:-0}" ] || date=$((last + 1))
find "$release" -type f -exec touch --date="@$date" {} +

# 6. Write the files to the disk, so that the link does not lead to empty files after a power cut, and switch. Then delete
#    old and unfinished releases, and assets that no release uses.
sync -f "$release"
trap discard ERR
"$here/deploy/switch.sh" "$id"
trap - ERR
{
  find "$home/releases" -mindepth 1 -maxdepth 1 -type d ! -exec test -e {}/release.sha256 \; -print
  find "$home"/releases/*/release.sha256 -printf '%Ts %h\n' | sort -rn | tail -n "+$((keep + 1))" | cut -d ' ' -f 2-
} | while read -r old; do
  [ "$old" -ef "$home/current" ] || [ "${old##*/}" = "$(cat "$home/current/previous")" ] || rm -rf "$old"
done
shared=$home/assets/assets
find "$shared" -type f -printf '%P\n' | sort |
  comm -23 - <(find "$home"/releases/*/client/assets -type f -printf '%P\n' | sort -u) |
  (cd "$shared" && xargs --no-run-if-empty -d '\n' rm -f)
echo "$id"
