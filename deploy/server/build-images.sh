#!/usr/bin/env bash
# Builds the images of a release from the folder build. Run `pnpm build` first:
#
#   TAG=20261120-0900 deploy/server/build-images.sh --pull
#
# IMAGES is the registry and name in front of "-web" and "-api". BUILDER is docker, podman or buildah. Without a cache, so that
# the images contain today's security updates.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
: "${TAG:?Name the release}"

# The service with its production dependencies, and no links, which the images would have to resolve.
rm -rf build/api
pnpm --loglevel error --config.node-linker=hoisted --filter api deploy --prod --legacy --ignore-scripts build/api
find build/api -name node_modules -prune -o -name '*.test.ts' -exec rm {} +

for name in web api; do
  "${BUILDER:-docker}" build --no-cache --file "deploy/server/$name.Containerfile" --tag "${IMAGES:-localhost/website}-$name:$TAG" "$@" build
done
