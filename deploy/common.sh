# shellcheck shell=bash
# Sourced by release.sh, rollback.sh and switch.sh. Variables and defaults:
#   WEBSITE_HOME    folder of the releases                     /srv/website
#   WEBSITE_CONFIG  this server's values, see deploy/site.env  /etc/website/site.env
set -euo pipefail
umask 022
mkdir -p "${WEBSITE_HOME:=/srv/website}/releases"
home=$(realpath "$WEBSITE_HOME")
config=${WEBSITE_CONFIG:-/etc/website/site.env}
# Prints a message, and keeps it for an operator whose connection was lost. Neither a full disk nor a closed terminal may
# end the script before a rollback.
log() {
  printf '%(%F %T)T %s\n' -1 "${0##*/}: $*" >>"$home/releases.log" || true
  echo "${0##*/}: $*" >&2 || true
}
value() { sed -n "s/^$1=//p" "$config"; }
live() { basename "$(readlink "$home/current" || echo none)"; }
web_responds() { curl -ks --output /dev/null --max-time 5 "$(value LOCAL)/healthz"; }
# Prints the team as the data service returns it.
request_team() {
  curl -fsS --globoff --max-time 5 -H "apikey: $(value API_KEY)" \
    "http://$(value API)/rest/v1/employees?select=*&order=order.asc.nullslast,created_at.asc"
}

# Prints a message and the live release.
report() {
  if web_responds; then log "$* $(live) is live."
  else log "$* $(live) is selected, but nginx does not respond. Run: systemctl status nginx; nginx -t -c $home/config/nginx.conf"; fi
}
give_up() { report "$*" "Nothing has changed:"; exit 1; }

# Runs the calling script again with a lock, in a session of its own, so that a lost terminal does not end it: lock "$@"
lock() {
  if [ "${WEBSITE_LOCK:-}" = held ]; then
    # The process id of flock, which is also that of the process group.
    echo "$PPID" >"$home/.lock" || true
    # Without a reader of the output, bash would end at its next message.
    trap '' PIPE
    return
  fi
  local status=0 group
  # -o: a hung command must not keep the lock after its script was killed.
  WEBSITE_LOCK=held setsid flock -n -o -E 75 "$home/.lock" "$0" "$@" &
  group=$!
  trap 'kill -- "-$group"' INT TERM
  wait "$group" || status=$?
  [ "$status" != 75 ] ||
    give_up "Process group $(cat "$home/.lock") has been switching releases since $(stat --format=%.19y "$home/.lock"). Wait, or run: kill -- -$(cat "$home/.lock")."
  exit "$status"
}
