#!/usr/bin/env bash
# Switches to an existing release by changing a link: deploy/switch.sh <name>. Reloads nginx only if its configuration
# differs, then requests every page and switches back if one is wrong.
set -euo pipefail
here=$(realpath "$(dirname "${BASH_SOURCE[0]}")/..")
home=$(realpath "${WEBSITE_HOME:-/srv/website}")
id=${1:?Give the name of a release: deploy/switch.sh <name>}
release=$home/releases/$id
log() { echo "switch: $*" >&2; }
value() { sed -n "s/^$1=//p" "${WEBSITE_CONFIG:-/etc/website/site.env}"; }
[ -f "$release/release.sha256" ] || { log "There is no release $id. List the releases: ls $home/releases"; exit 1; }
"$here/deploy/verify-checksums.sh" "$release" release.sha256 || { log "Release $id is damaged. Nothing has changed. Choose another release, or unpack its archive and run deploy/release.sh."; exit 1; }

# Replaces a link atomically: point <link> <target>
point() { ln -sfn "$2" "$home/$1.new" && mv -T "$home/$1.new" "$home/$1"; }
# Activates configuration and pages: activate <release>
activate() {
  differs=$(diff -rq "$home/config/" "$home/$1/config/" 2>&1 || true)
  point config "$1/config" && point current "$1" || return
  if [ "$before" ] && [ "$differs" ]; then ${WEBSITE_RELOAD:-systemctl reload nginx}; fi
}

# Releases share a folder of hashed files, so that pages opened before the switch still find theirs. Hard links appear
# complete and replace damaged files.
mkdir -p "$home/assets/assets"
cp -rlf "$release/client/assets/." "$home/assets/assets/"

before=$(readlink "$home/current" || true)
if [ -z "$before" ]; then
  activate "releases/$id"
  log "$id is ready; start the web server now"
elif ! { activate "releases/$id" && node "$here/scripts/check/check-release.ts" "$release" "$(value LOCAL)" "$(value HOST)"; }; then
  log "Release $id is not served as it was built. Rolling back to ${before##*/}. The wrong URLs are listed above."
  activate "$before"
  exit 1
elif [ "$before" != "releases/$id" ]; then
  point previous "$before"
fi
for service in ${WEBSITE_SERVICES-website-api}; do
  if systemctl is-enabled --quiet "$service"; then systemctl restart "$service"; fi
done
