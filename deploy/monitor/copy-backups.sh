#!/usr/bin/env bash
# Copies new backups of the server to this machine, and fails if none has arrived for two days. Never replaces a copy:
# whoever controls the server must not destroy the backups too. The SSH key may run one command on the server, which prints
# the backups as an archive (docs/operations.md). Run by website-offsite.service.
set -euo pipefail
umask 077
source=${1:?Give the account and host of the server: copy-backups.sh postgres@www.example.com}
folder=$(realpath "${STATE_DIRECTORY:?}")
incoming=$folder/incoming
rm -rf "$incoming" && mkdir "$incoming"
# The limit fails the job before the disk is full. --touch: copies are deleted by their age here, not by the server's dates.
ssh -T -i "${CREDENTIALS_DIRECTORY:?}/offsite-key" -o BatchMode=yes -o ConnectTimeout=20 -o ServerAliveInterval=20 \
  -o UserKnownHostsFile=/etc/website/known_hosts "$source" |
  head --bytes=1G | tar --extract --touch --no-same-owner --directory "$incoming"
status=0
refuse() { echo "copy-backups: $*" >&2; status=1; }
while read -r file; do
  copy=$folder/${file##*/}
  if [ -e "$copy" ]; then
    cmp --silent "$file" "$copy" || refuse "${file##*/} has changed on the server. The copy here is unchanged. See \"Server lost\" in docs/operations.md."
  elif [[ $file = *.rows ]] || pg_restore --file=/dev/null "$file"; then
    mv "$file" "$copy"
  else
    refuse "${file##*/} cannot be read and was not copied. On the server: systemctl start website-backup"
  fi
done < <(find "$incoming" -maxdepth 1 -type f -regex '.*/[0-9]+T[0-9]+Z\.dump\(\.rows\)?' | sort)
rm -rf "$incoming"
[ "$status" = 0 ] || exit 1
newest=$(find "$folder" -name '*.dump' -mtime -2 | sort | tail -n 1)
[ "$newest" ] || { echo "There is no new backup of the last two days in $folder. On the server: systemctl status website-backup" >&2; exit 1; }
find "$folder" -name '*.dump*' -mtime +90 -delete
echo "$newest"
