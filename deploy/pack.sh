#!/usr/bin/env bash
# Packs the build of a commit for a server into build/website.tar.gz. Run `pnpm build` first; on the server, run
# deploy/release.sh in the unpacked folder.
set -euo pipefail
umask 022
cd "$(dirname "${BASH_SOURCE[0]}")/.."
refuse() { echo "pack: $*" >&2; exit 1; }
changes=$(git status --porcelain)
[ -z "$changes" ] || refuse "These files are not committed. Commit or remove them, run pnpm build and pack again:"$'\n'"$changes"
commit=$(git rev-parse HEAD) built=$(cat build/commit.txt 2>/dev/null || echo none)
[ "$built" = "$commit" ] || refuse "The build is of commit $built, the repository is at $commit. Run pnpm build and pack again."
sha256sum --check --strict --quiet build/build.sha256 >&2 || refuse "The files above changed after the build. Run pnpm build and pack again."

# The service with its production dependencies. Runs no install scripts and keeps no symbolic links, which have no checksum.
rm -rf build/api
pnpm --loglevel error --config.node-linker=hoisted --filter api deploy --prod --legacy --ignore-scripts build/api >&2
rm -rf build/api/node_modules/.bin
find build/api -name node_modules -prune -o -name '*.test.ts' -exec rm {} +

# Exactly the files with a checksum are packed.
{
  cat build/build.sha256
  find build/api -type f -exec sha256sum {} +
  git ls-files deploy ':!*.test.ts' | xargs -d '\n' sha256sum
} >build/release.sha256
cut -c 67- build/release.sha256 | tar --create --gzip --file build/website.tar.gz --owner=0 --group=0 \
  --files-from=- build/release.sha256
echo build/website.tar.gz
