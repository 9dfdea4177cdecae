#!/usr/bin/env bash
# Installs the units of the server, or of the second machine that watches it: deploy/install-units.sh server|monitor [folder]
set -euo pipefail
kind=${1:?Give server or monitor}
target=${2:-/etc/systemd/system}
cd "$(dirname "${BASH_SOURCE[0]}")"
put() { install -D -m 644 "$1" "$target/$2"; }
if [ "$kind" = server ]; then
  units=(systemd/website-*)
  put systemd/nginx-website.conf nginx.service.d/website.conf
  put systemd/sandbox.conf nginx.service.d/sandbox.conf
  put systemd/postgresql-website.conf postgresql@.service.d/website.conf
else
  units=(systemd/website-alarm@.service monitor/website-*)
fi
for unit in "${units[@]}"; do put "$unit" "${unit##*/}"; done
put systemd/sandbox.conf website-.service.d/sandbox.conf
# Send an alarm when any service fails, including Debian's, but not when the alarm service itself fails.
put systemd/alarm.conf service.d/alarm.conf
put systemd/alarm.conf timer.d/alarm.conf
mkdir -p "$target/website-alarm@.service.d"
ln -sfn /dev/null "$target/website-alarm@.service.d/alarm.conf"
if [ $# -lt 2 ]; then systemctl daemon-reload; fi
