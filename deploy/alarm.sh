#!/usr/bin/env bash
# Sends the log lines of the failed start of a unit to a webhook or by mail, at most once per hour: deploy/alarm.sh <unit>
# Run by website-alarm@.service, which reads /etc/website/alarm.env (deploy/alarm.env).
set -euo pipefail
sent=${RUNTIME_DIRECTORY:?}/$1
if [ "$(find "$sent" -mmin -60 2>/dev/null)" ]; then exit; fi
subject="$(hostname): $1 failed"
# A unit that never started, such as "test", has no lines.
lines=$(journalctl --unit "$1" --invocation 0 --lines 20 --output short --no-hostname --no-pager || true)
case ${ALARM_URL:?} in
  smtp*)
    printf 'From: %s\nTo: %s\nSubject: %s\n\n%s\n' "$ALARM_FROM" "$ALARM_TO" "$subject" "$lines" |
      curl -fsS --max-time 20 --retry 3 --mail-from "$ALARM_FROM" --mail-rcpt "$ALARM_TO" --crlf --upload-file - "$ALARM_URL" ;;
  *)
    # Replace quotes, drop backslashes and escape newlines for JSON.
    text=$(printf '%s\n%s' "$subject" "$lines" | tr -d '\000-\011\013-\037\\' | tr '"' "'")
    curl -fsS --max-time 20 --retry 3 --output /dev/null --json "{\"text\":\"${text//$'\n'/\\n}\"}" "$ALARM_URL" ;;
esac
touch "$sent"
