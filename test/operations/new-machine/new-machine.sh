#!/usr/bin/env bash
# Runs the README's commands on the last commit on a new machine: a Debian with Node.js, npm and apt alone, made for this run.
# A machine that has been worked on has browsers, fonts and packages that hide what is missing. It needs root on Debian;
# elsewhere it says so and runs the commands in this checkout.
set -euo pipefail
here=$(dirname "$0")

if [ "$(id -u)" != 0 ] || [ ! -f /etc/debian_version ]; then
  echo 'A new machine needs root on Debian. The commands run in this checkout instead.'
  exec "$here/readme-commands.sh"
fi

root=$(mktemp -d)
trap 'rm -rf --one-file-system "$root"' EXIT
mapfile -t variables < <("$here/debian-root.sh" "$root" "$(node --print process.versions.node)" || kill $$)
cp /etc/resolv.conf /etc/hosts "$root/etc/"
git clone --quiet . "$root/site"

# The mounts and all processes end with their namespaces.
unshare --mount --pid --fork --kill-child sh -ec '
  mount -t proc proc "$0/proc"
  mount --rbind /dev "$0/dev"
  exec chroot "$0" env --ignore-environment "$@" /site/test/operations/new-machine/readme-commands.sh
' "$root" "${variables[@]}" CI=true HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
