#!/usr/bin/env bash
# Makes a release live that is there already: deploy/switch.sh <name>. Changing a link is enough; the web server is asked
# to read its configuration only where that differs.
set -euo pipefail
home=$(realpath "${WEBSITE_HOME:-/srv/website}")
id=${1:?name of a release}
say() { echo "switch: $*" >&2; }
value() { sed -n "s/^$1=//p" "${WEBSITE_CONFIG:-/etc/website/site.env}"; }
[ -f "$home/releases/$id/config/nginx.conf" ] || { say "there is no release $id"; exit 1; }

# <link> <target>: replaces a link in one step.
point() { ln -sfn "$2" "$home/$1.new" && mv -T "$home/$1.new" "$home/$1"; }
go_to() { # <release>: its configuration and its pages
  differs=$(diff -rq "$home/config/" "$home/$1/config/" 2>&1 || true)
  point config "$1/config" && point current "$1" || return
  if [ "$before" ] && [ "$differs" ]; then ${WEBSITE_RELOAD:-systemctl reload nginx}; fi
}
answers() { # waits until /healthz names the release
  for _ in $(seq 1 200); do
    [[ $(curl -sk --max-time 2 -H "Host: $(value HOST)" "$(value LOCAL)/healthz") != *"\"release\":\"$id\""* ]] || return 0
    sleep 0.05
  done
  return 1
}

before=$(readlink "$home/current" || true)
if [ -z "$before" ]; then
  go_to "releases/$id"
  say "$id is ready; start the web server now"
elif ! { go_to "releases/$id" && answers; }; then
  say "$id does not answer; going back to ${before##*/}"
  go_to "$before"
  exit 1
elif [ "$before" != "releases/$id" ]; then
  point previous "$before"
fi
for service in ${WEBSITE_SERVICES-website-api}; do
  if systemctl is-enabled --quiet "$service"; then systemctl restart "$service"; fi
done
