#!/usr/bin/env bash
# On the machine that builds: packs what a server needs into build/website.tar.gz, after `pnpm build`.
# deploy/release.sh of the unpacked folder makes it live.
set -euo pipefail
umask 022
cd "$(dirname "${BASH_SOURCE[0]}")/.."
[ -f build/client/index.html ] || { echo "pack: run pnpm build first" >&2; exit 1; }

# The service with the packages it runs with, and no others. No package's script runs.
rm -rf build/api
pnpm --filter api deploy --prod --legacy --ignore-scripts build/api >&2
find build/api -name node_modules -prune -o -name '*.test.ts' -exec rm {} +

# What is in it: every package of the lock file, in CycloneDX.
pnpm sbom --lockfile-only --sbom-format cyclonedx --sbom-type application --out build/sbom.cdx.json >&2

git rev-parse --short HEAD >build/commit.txt
tar --create --gzip --file build/website.tar.gz --owner=0 --group=0 \
  build/client build/nginx build/api build/sbom.cdx.json build/page-manifest.json build/commit.txt deploy scripts/render-nginx.ts
echo build/website.tar.gz
