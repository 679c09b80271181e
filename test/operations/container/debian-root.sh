#!/usr/bin/env bash
# Makes a Debian root file system with Node.js, npm, busybox's wget and apt, which reaches the same registries as this machine.
# Needs root on Debian. Prints the variables, one `NAME=value` per line, by which npm in it finds its settings.
# usage: debian-root.sh FOLDER NODE_VERSION
set -euo pipefail
root=$1
export DEBIAN_FRONTEND=noninteractive

# The package sources and proxies of this machine.
settings=$(mktemp)
apt-config dump Acquire >"$settings"
apt-get indextargets --format 'deb $(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' 'Origin: Debian' |
  mmdebstrap --quiet --variant=apt --include=busybox,ca-certificates,libstdc++6 --aptopt="$settings" '' "$root" - >&2
rm "$settings"
ln -s /bin/busybox "$root/usr/local/bin/wget"

# The official images of Node 24 have npm 11.
npm install --global --prefix "$root/usr/local" "node-linux-$(node --print process.arch)@$2" npm@11 >&2

# `npm run` has put the settings of this machine's npm into variables. Some of them name files.
env | grep -iE '^(npm_config_(userconfig|globalconfig|cafile|registry|noproxy|(https?_)?proxy)|NODE_EXTRA_CA_CERTS)=' |
  while IFS='=' read -r name value; do
    if [ -f "$value" ]; then mkdir -p "$root$(dirname "$value")" && cp "$value" "$root$value"; fi
    echo "$name=$value"
  done
