#!/usr/bin/env bash
# Copies the backups of the server to this machine, and fails if the newest is older than two days. Its SSH key may run one
# command on the server, which prints them as an archive (docs/operations.md). Run by website-offsite.service.
set -euo pipefail
umask 077
source=${1:?Give the account and host of the server: copy-backups.sh postgres@www.example.com}
folder=${STATE_DIRECTORY:?}
ssh -T -i /etc/website/offsite-key -o BatchMode=yes -o UserKnownHostsFile=/etc/website/known_hosts "$source" |
  tar --extract --no-same-owner --directory "$folder"
find "$folder" -name '*.dump*' -mtime +90 -delete
newest=$(find "$folder" -name '*.dump' -mtime -2 | sort | tail -n 1)
[ "$newest" ] || { echo "There is no backup of the last two days in $folder. On the server: systemctl status website-backup" >&2; exit 1; }
echo "$newest"
