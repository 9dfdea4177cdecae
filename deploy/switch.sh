#!/usr/bin/env bash
# Makes a release live that is there already: deploy/switch.sh <name>. Changing a link is enough; the web server is asked
# to read its configuration only where that differs. Then every page is asked for, and the release taken back if one is wrong.
set -euo pipefail
here=$(realpath "$(dirname "${BASH_SOURCE[0]}")/..")
home=$(realpath "${WEBSITE_HOME:-/srv/website}")
id=${1:?name of a release}
release=$home/releases/$id
say() { echo "switch: $*" >&2; }
value() { sed -n "s/^$1=//p" "${WEBSITE_CONFIG:-/etc/website/site.env}"; }
[ -f "$release/release.sha256" ] || { say "there is no release $id"; exit 1; }
"$here/deploy/verify.sh" "$release" release.sha256 || { say "$id is damaged; nothing has changed"; exit 1; }

# <link> <target>: replaces a link in one step.
point() { ln -sfn "$2" "$home/$1.new" && mv -T "$home/$1.new" "$home/$1"; }
go_to() { # <release>: its configuration and its pages
  differs=$(diff -rq "$home/config/" "$home/$1/config/" 2>&1 || true)
  point config "$1/config" && point current "$1" || return
  if [ "$before" ] && [ "$differs" ]; then ${WEBSITE_RELOAD:-systemctl reload nginx}; fi
}

# Hashed files are served from a folder that all releases share: a page opened before the switch still finds its own. They
# are the release's files under a second name, put there one by one and whole, in the place of damaged ones too.
mkdir -p "$home/assets/assets"
cp -rlf "$release/client/assets/." "$home/assets/assets/"

before=$(readlink "$home/current" || true)
if [ -z "$before" ]; then
  go_to "releases/$id"
  say "$id is ready; start the web server now"
elif ! { go_to "releases/$id" && node "$here/scripts/check/check-release.ts" "$release" "$(value LOCAL)" "$(value HOST)"; }; then
  say "$id is not served as it was built; going back to ${before##*/}"
  go_to "$before"
  exit 1
elif [ "$before" != "releases/$id" ]; then
  point previous "$before"
fi
for service in ${WEBSITE_SERVICES-website-api}; do
  if systemctl is-enabled --quiet "$service"; then systemctl restart "$service"; fi
done
