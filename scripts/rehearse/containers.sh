#!/usr/bin/env bash
# Builds the images of deploy/containers and runs them as its compose.yaml says: `pnpm rehearse:containers`, after a build of
# a commit, as root on Debian 12 with mmdebstrap and buildah; with the archive of an earlier release behind it, goes back to
# that one too. Only packages are fetched; the run itself has no network.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
work=$(mktemp -d /var/tmp/website-containers-XXXXXX)
trap 'rm -rf "$work"' EXIT
export CONTAINERS_STORAGE_CONF=$work/storage.conf
printf '[storage]\ndriver="overlay"\ngraphroot="%s/graph"\nrunroot="%s/run"\n' "$work" "$work" >"$CONTAINERS_STORAGE_CONF"
seconds() { echo "$1: $((SECONDS - began)) s"; began=$SECONDS; }
began=$SECONDS
echo "a base image first, some minutes"

# As close to debian:12-slim as it gets, with the authorities that this machine trusts.
without=$(printf -- '--dpkgopt=path-exclude=/usr/share/%s/* ' doc man locale)
mmdebstrap --quiet --variant=minbase --include=usr-is-merged --hook-dir=/usr/share/mmdebstrap/hooks/merged-usr $without \
  --customize-hook='copy-in /usr/local/share/ca-certificates /usr/local/share' bookworm "$work/base.tar" 2>"$work/log"
base=$(buildah from scratch)
buildah add --quiet "$base" "$work/base.tar" / >>"$work/log"
buildah commit --quiet --rm "$base" base >>"$work/log"
rm "$work/base.tar"
seconds "base"

# build <tag> <archive>
build() {
  mkdir "$work/$1"
  tar -xzf "$2" -C "$work/$1"
  for image in api web; do
    (cd "$work/$1" && buildah build --isolation chroot --format docker --build-arg BASE=base --build-arg "SERVICE=website-api:$1" \
      --file "deploy/containers/$image.Containerfile" --tag "website-$image:$1" .) >>"$work/log" 2>&1 || { tail "$work/log"; exit 1; }
    seconds "website-$image:$1"
  done
}
build latest "$(deploy/pack.sh 2>>"$work/log")"
[ $# = 0 ] || build earlier "$1"
buildah images --format '{{.Name}}:{{.Tag}}: {{.Size}}'

unshare --net --mount --pid --fork --kill-child --mount-proc node scripts/rehearse/rehearse-containers.ts "$work"
seconds "run"
