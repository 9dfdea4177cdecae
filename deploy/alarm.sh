#!/usr/bin/env bash
# Sends the log lines of the failed start of a unit to a webhook or by mail, at most once per hour: deploy/alarm.sh <unit>
# Run by website-alarm@.service, which reads /etc/website/alarm.env (deploy/alarm.env).
set -euo pipefail
sent=${RUNTIME_DIRECTORY:?}/$1
if [ "$(find "$sent" -mmin -60 2>/dev/null)" ]; then exit; fi
subject="$(hostname): $1 failed"
# Only the end, in short lines of ASCII, so that no log prevents its alarm. A unit that never started, such as "test", has
# no lines.
lines=$({ journalctl --unit "$1" --invocation 0 --lines 20 --output short --no-hostname --no-pager || true; } |
  tr -dc '\n -~' | fold -w 500 | tail -c 3000)
send() { curl -fsS --max-time 20 --retry 3 --retry-all-errors "$@" "$ALARM_URL"; }
case ${ALARM_URL:?} in
  smtp*)
    # In a file, because curl cannot repeat its standard input.
    mail=$(mktemp)
    trap 'rm "$mail"' EXIT
    printf 'From: %s\nTo: %s\nSubject: %s\n\n%s\n' "$ALARM_FROM" "$ALARM_TO" "$subject" "$lines" >"$mail"
    send --mail-from "$ALARM_FROM" --mail-rcpt "$ALARM_TO" --crlf --upload-file "$mail" ;;
  *)
    # Replace quotes, drop backslashes and escape newlines for JSON.
    text=$(printf '%s\n%s' "$subject" "$lines" | tr -d '\\' | tr '"' "'")
    printf '{"text":"%s"}' "${text//$'\n'/\\n}" | send --output /dev/null --json @- ;;
esac
touch "$sent"
