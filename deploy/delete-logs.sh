#!/usr/bin/env bash
# Deletes old logs, also if there is nothing to rotate, and fails below 1 GB of free space. Run by website-logs.service:
# deploy/delete-logs.sh [folder] [pid file of nginx]
set -euo pipefail
folder=${1:-/var/log/website}
# 5 days and 22 hours: a file covers one day, and two hours are reserve.
find "$folder" -type f ! -regex "$folder/[^/]*\.log" -mmin +8520 -delete
# Above 1 GB delete the largest files first: a flood must not displace the logs of other days.
find "$folder" -name '*.log-*' -printf '%s %p\n' | sort -n | awk '(sum += $1) > 1e9 { print $2 }' | xargs --no-run-if-empty rm
# nginx writes to a deleted log until it opens its logs again. It would create them readable for everybody: as a daemon it
# has no umask.
if [ ! -e "$folder/access.log" ] || [ ! -e "$folder/error.log" ]; then
  (umask 027 && touch "$folder/access.log" "$folder/error.log")
  start-stop-daemon --stop --signal USR1 --oknodo --quiet --pidfile "${2:-/run/website-nginx/nginx.pid}" --name nginx
fi
free=$(df --output=avail --block-size=1M "$folder" | tail -n 1)
[ "$free" -gt 1000 ] || { echo "Only $((free)) MB are free on the disk of $folder. See \"Disk full\" in docs/operations.md." >&2; exit 1; }
