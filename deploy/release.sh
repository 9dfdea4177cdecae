#!/usr/bin/env bash
# On the server: makes a release of this folder's build and switches to it.
#
#   WEBSITE_HOME      where releases live                        /srv/website
#   WEBSITE_CONFIG    this server's values, see deploy/site.env  /etc/website/site.env
#   WEBSITE_RELOAD    how the web server reads its configuration systemctl reload nginx
#   WEBSITE_SERVICES  what restarts with a release               website-api
#   WEBSITE_RELEASE   the release's name                         time and commit
#   WEBSITE_KEEP_DAYS how long releases and their files stay     90
set -euo pipefail
umask 022
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
home=${WEBSITE_HOME:-/srv/website}
config=${WEBSITE_CONFIG:-/etc/website/site.env}
keep_days=${WEBSITE_KEEP_DAYS:-90}
say() { echo "release: $*" >&2; }
value() { sed -n "s/^$1=//p" "$config"; }

[ -f "$here/build/client/index.html" ] || { say "there is no build in $here"; exit 1; }
mkdir -p "$home/releases" "$home/assets/assets" "$home/policies"
home=$(realpath "$home")
exec 9>"$home/.lock"
flock --wait 60 9 || { say "another release is running"; exit 1; }

commit=$(cat "$here/build/commit.txt" 2>/dev/null || echo unknown)
id=${WEBSITE_RELEASE:-$(date -u +%Y%m%dT%H%M%SZ)-$commit}
release=$home/releases/$id
[ -e "$release" ] && { say "$id exists already"; exit 1; }
discard() {
  rm -rf "$release" "$home/assets/.new" "$home/policies/$id.policies"
  say "failed; nothing has changed"
}
trap discard ERR
mkdir "$release"

# 1. Pages, service, list of parts, and these scripts.
cp -r "$here/build/client" "$release/client"
cp -r "$here/deploy" "$release/deploy"
for part in api sbom.cdx.json page-manifest.json; do
  if [ -e "$here/build/$part" ]; then cp -r "$here/build/$part" "$release/$part"; fi
done

# 2. Hashed files go to the folder that all releases share: a page opened before the switch still finds its own.
#    Renamed into place, so that no file is ever there in part.
rm -rf "$home/assets/.new"
mv "$release/client/assets" "$home/assets/.new"
(cd "$home/assets/.new" && find . -type f | sort) >"$release/assets.txt"
(cd "$home/assets/.new" && find . -type d -exec mkdir -p "$home/assets/assets/{}" \;)
(cd "$home/assets/.new" && find . -type f -exec mv -n {} "$home/assets/assets/{}" \;)
rm -rf "$home/assets/.new"

# 3. The team as it is now, for the day when service and cache are both gone. A poor answer keeps the last good one.
mkdir "$release/snapshot"
question='rest/v1/employees?select=*&order=order.asc.nullslast,created_at.asc'
is_team='const rows = JSON.parse(require("fs").readFileSync(0, "utf8")); process.exit(Array.isArray(rows) && rows.length > 0 ? 0 : 1)'
if curl -fsS --globoff --max-time 5 -H "apikey: $(value API_KEY)" "http://$(value API)/$question" >"$release/new.json" 2>/dev/null &&
  node -e "$is_team" <"$release/new.json" 2>/dev/null; then
  mv "$release/new.json" "$release/snapshot/employees.json"
elif [ -f "$home/current/snapshot/employees.json" ]; then
  cp "$home/current/snapshot/employees.json" "$release/snapshot/"
  say "the service gave no team; the last release's copy goes on"
else
  say "the service gave no team, and there is no older copy"
fi
rm -f "$release/new.json"

# 4. One moment for all files, later than any release before: equal sizes must not look unchanged to a browser, and the
#    web server tells by it which release a page is of.
moment=$(date +%s)
last=$(cat "$home/.last-moment" 2>/dev/null || echo 0)
[ "$moment" -gt "$last" ] || moment=$((last + 1))
echo "$moment" >"$home/.last-moment"
find "$release/client" "$release/snapshot" -type f -exec touch --date="@$moment" {} +
printf '{"status":"ok","release":"%s"}\n' "$id" >"$release/health.json"

# 5. The web server's configuration. It names links, not releases: it only differs where something has changed.
mapfile -t values < <(grep -E '^[A-Z_]+=' "$config")
node "$here/scripts/render-nginx.ts" "$release/nginx" "${values[@]}" "MOMENT=$(LC_ALL=C date -u --date="@$moment" "+%a, %d %b %Y %H:%M:%S GMT")" \
  "CONFIG=$home/config" "HEALTH=$home/current" "ROOT=$home/current/client" "SNAPSHOT=$home/current/snapshot" "ASSETS=$home/assets" \
  "POLICIES=$home/policies"
mv "$release/nginx/page-policies.conf" "$home/policies/$id.policies"
[ -f "$home/policies/newest" ] || echo "default none;" >"$home/policies/newest"
mkdir "$release/check"
cp "$release/nginx/"* "$release/check/"
sed -i "s#$home/config/#$release/check/#g; s#$home/config;#$release/check;#g" "$release/check/"*.conf
nginx -t -q -e stderr -c "$release/check/nginx.conf"
rm -rf "$release/check"
trap - ERR

# 6. Live.
"$here/deploy/switch.sh" "$id" new

# 7. Releases older than 90 days go, and with them the files that no other release names.
live=$(readlink "$home/current")
previous=$(readlink "$home/previous" || true)
configured=$(readlink "$home/config")
find "$home/releases" -mindepth 1 -maxdepth 1 -type d -mtime "+$keep_days" -printf '%f\n' | while read -r old; do
  case releases/$old in "$live" | "$previous" | "${configured%/nginx}") continue ;; esac
  rm -rf "$home/releases/${old:?}" "$home/policies/$old.policies"
done
(cd "$home/assets/assets" && find . -type f | sort) | comm -23 - <(sort -u "$home"/releases/*/assets.txt) |
  (cd "$home/assets/assets" && xargs --no-run-if-empty -d '\n' rm -f)
echo "$id"
