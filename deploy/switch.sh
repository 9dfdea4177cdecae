#!/usr/bin/env bash
# Switches to an existing release by changing a link: deploy/switch.sh <name>. Then requests every page and the team, and
# returns to the release that was live if one is wrong.
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
here=$(realpath "$(dirname "${BASH_SOURCE[0]}")/..")
id=${1:?Give the name of a release: deploy/switch.sh <name>}
release=$home/releases/$id
[ -f "$release/release.sha256" ] || give_up "There is no release $id. List the releases: ls $home/releases."
"$here/deploy/verify-checksums.sh" "$release" release.sha256 ||
  give_up "Release $id is damaged. Choose another release, or unpack its archive and run deploy/release.sh."

# Releases share a folder of hashed files, so that pages opened before the switch still find theirs. Hard links appear
# complete and replace damaged files.
mkdir -p "$home/assets/assets"
cp -rlf "$release/client/assets/." "$home/assets/assets/" || give_up "The error is above. Check the disk: df -h $home."

# Replaces a link atomically: point <link> <target>
point() { ln -sfn "$2" "$home/$1.new" && mv -T "$home/$1.new" "$home/$1"; }
# Switches configuration and pages, if nginx accepts the configuration: switch_links <release>
switch_links() {
  local last
  last=$(readlink "$home/config" || true)
  # With this mask, because nginx may create the first log files.
  if ! { point config "$1/config" && (umask 027 && nginx -t -q -e stderr -c "$home/config/nginx.conf") && point current "$1"; }; then
    [ -z "$last" ] || point config "$last"
    return 1
  fi
}
# Reloads nginx, or starts it, and waits until no worker responds with the old rules. Also if the links were right: an
# earlier reload may have been interrupted.
reload_nginx() {
  local master worker workers end=$((SECONDS + 10))
  master=$(cat "$(value STATE)/nginx.pid" 2>/dev/null || true)
  workers=$(cat "/proc/$master/task/$master/children" 2>/dev/null || true)
  systemctl reload-or-restart nginx || return
  for worker in $workers; do
    # Workers that complete their last responses have another title.
    while grep -qsz '^nginx: worker process$' "/proc/$worker/cmdline"; do
      [ "$SECONDS" -lt "$end" ] || { log "nginx has not loaded the new rules. Run: journalctl -u nginx -n 20"; return 1; }
      sleep 0.1
    done
  done
}
# Writes the switch to the disk. Not earlier, because a busy disk must not delay a rollback.
persist() { sync -f "$home" || log "A power cut may undo this switch. Check the disk: df -h $home."; }
restart_service() {
  systemctl is-enabled --quiet website-api || return 0
  systemctl restart website-api
  for _ in {1..20}; do
    if request_team >/dev/null 2>&1; then return; fi
    sleep 0.5
  done
  log "website-api does not return the team; visitors see the last known one. Run: journalctl -u website-api -n 20"
  return 1
}
# Keeps the errors too, for an operator whose connection was lost.
check() {
  local errors
  errors=$(node "$here/deploy/check-release.ts" "$release" "$(value LOCAL)" "$(value HOST)" 2>&1) || { log "$errors"; return 1; }
}

before=$(readlink "$home/current" || true)
web_responded=$(if web_responds; then echo yes; fi)
team_responded=$(if request_team >/dev/null 2>&1; then echo yes; fi)
switch_links "releases/$id" ||
  give_up "nginx refuses the configuration of $id, or the disk is full; the error is above. Fix it or choose another release."
if reload_nginx && check && { restart_service || [ -z "$team_responded" ]; }; then
  persist
  report "Done:"
elif [ "$before" ] && [ "$web_responded" ]; then
  log "Release $id is not served as it was built; the errors are above. Rolling back to ${before##*/}."
  switch_links "$before" && reload_nginx || true
  restart_service || true
  persist
  report "Release $id was withdrawn:"
  exit 1
else
  # Nothing was served before, so the last release would not be better.
  report "Release $id is not served as it was built; the errors are above. The site was down before, so it was not rolled back:"
  exit 1
fi
