#!/usr/bin/env bash
# Makes a release live that is there already: deploy/switch.sh <name>. Changing a link is enough; the web server is asked
# to read its configuration only where that differs, and for a `new` release, whose policies it does not know yet.
set -euo pipefail
# HTTP/2 writes headers in small letters.
shopt -s nocasematch
home=$(realpath "${WEBSITE_HOME:-/srv/website}")
config=${WEBSITE_CONFIG:-/etc/website/site.env}
reload=${WEBSITE_RELOAD:-systemctl reload nginx}
services=${WEBSITE_SERVICES-website-api}
id=${1:?name of a release}
say() { echo "switch: $*" >&2; }
[ -f "$home/releases/$id/nginx/nginx.conf" ] || { say "there is no release $id"; exit 1; }

point() { # <link> <target>: replaces a link in one step
  ln -sfn "$2" "$home/$1.new"
  mv -T "$home/$1.new" "$home/$1"
}
host=$(sed -n 's/^HOST=//p' "$config")
local=$(sed -n 's/^LOCAL=//p' "$config")
says() { # <text>: waits until /healthz contains it, in its head or its body
  for _ in $(seq 1 200); do
    [[ $(curl -ski --max-time 2 -H "Host: $host" "$local/healthz") == *"$1"* ]] && return 0
    sleep 0.05
  done
  return 1
}
workers() { # the web server's processes
  local master
  master=$(cat "$(sed -n 's/^STATE=//p' "$config")/nginx.pid")
  cat "/proc/$master/task/$master/children"
}
end_of() { # <processes>: waits until they have ended, ten seconds at most. Old workers do not know the policies of a new
  # release; one that is held longer by a slow visitor takes no other request.
  for _ in $(seq 1 200); do
    # shellcheck disable=SC2086
    kill -0 $1 2>/dev/null || return 0
    sleep 0.05
  done
}
same_rules() { diff -rq "$home/config/" "$home/releases/$id/nginx/" >/dev/null; }

before=$(readlink "$home/current" || true)
rules_before=$(readlink "$home/config" || true)
newest_before=$(cat "$home/policies/newest")
if [ -z "$before" ]; then
  echo "default \"$id\";" >"$home/policies/newest"
  point config "releases/$id/nginx"
  point current "releases/$id"
  say "$id is ready; start the web server now"
  exit 0
fi
go_back() {
  say "$id does not answer; going back to $(basename "$before")"
  point current "$before"
  point config "$rules_before"
  echo "$newest_before" >"$home/policies/newest"
  $reload
  exit 1
}

if [ "${2:-}" = new ] || ! same_rules; then
  point config "releases/$id/nginx"
  [ "${2:-}" != new ] || echo "default \"$id\";" >"$home/policies/newest"
  old_workers=$(workers)
  $reload
  if [ "${2:-}" = new ]; then says "X-Newest-Release: $id" || go_back; fi
  end_of "$old_workers"
fi
point current "releases/$id"
says "\"release\":\"$id\"" || go_back
[ "$before" = "releases/$id" ] || point previous "$before"
for service in $services; do
  if systemctl is-enabled --quiet "$service"; then systemctl restart "$service"; fi
done
