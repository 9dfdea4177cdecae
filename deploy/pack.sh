#!/usr/bin/env bash
# On the machine that builds: packs what a server needs into build/website.tar.gz, after `pnpm build` of a commit.
# deploy/release.sh of the unpacked folder makes it live.
set -euo pipefail
umask 022
cd "$(dirname "${BASH_SOURCE[0]}")/.."
refuse() { echo "pack: $*" >&2; exit 1; }
changes=$(git status --porcelain)
[ -z "$changes" ] || refuse "these files are in no commit, so nobody could say what was packed:"$'\n'"$changes"
commit=$(git rev-parse HEAD) built=$(cat build/commit.txt 2>/dev/null || echo none)
[ "$built" = "$commit" ] || refuse "this is commit $commit, the build is of $built; run pnpm build"
sha256sum --check --strict --quiet build/build.sha256 >&2 || refuse "the build is not what it was; run pnpm build"

# The service with the packages it runs with, and no others. No package's script runs; no links, which have no checksum.
rm -rf build/api
pnpm --loglevel error --config.node-linker=hoisted --filter api deploy --prod --legacy --ignore-scripts build/api >&2
rm -rf build/api/node_modules/.bin
find build/api -name node_modules -prune -o -name '*.test.ts' -exec rm {} +

# What is in it: every package of the lock file, in CycloneDX.
pnpm sbom --lockfile-only --sbom-format cyclonedx --sbom-type application --out build/sbom.cdx.json >&2

# The build's checksums and those of what came with it. Exactly these files are packed.
{
  cat build/build.sha256
  find build/api build/sbom.cdx.json -type f -exec sha256sum {} +
  git ls-files deploy scripts/check/check-release.ts scripts/servers/{render-nginx,send-request}.ts | xargs -d '\n' sha256sum
} >build/release.sha256
cut -c 67- build/release.sha256 | tar --create --gzip --file build/website.tar.gz --owner=0 --group=0 \
  --files-from=- build/release.sha256
echo build/website.tar.gz
