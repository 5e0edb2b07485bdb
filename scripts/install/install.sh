#!/bin/sh
# Installs ome: downloads the binary for this system, verifies its checksum, puts it where programs are found.
#
#   OME_VERSION   a version such as 1.0.0; the latest release where it is not set
#   OME_INSTALL   the folder for the program; ~/.local/bin where it is not set
#   OME_RELEASES  where the releases are
set -eu

releases="${OME_RELEASES:-https://github.com/oh-my-experience/ome/releases}"
folder="${OME_INSTALL:-$HOME/.local/bin}"

fail() {
  echo "install: $1" >&2
  exit 1
}

target() {
  case "$(uname -s) $(uname -m)" in
    "Linux x86_64") echo x86_64-unknown-linux-gnu ;;
    "Linux aarch64" | "Linux arm64") echo aarch64-unknown-linux-gnu ;;
    "Darwin x86_64") echo x86_64-apple-darwin ;;
    "Darwin arm64") echo aarch64-apple-darwin ;;
    *) fail "there is no binary for $(uname -sm); see docs/install.md for other ways" ;;
  esac
}

fetch() {
  if command -v curl >/dev/null 2>&1; then
    curl --fail --silent --show-error --location --output "$2" "$1"
  elif command -v wget >/dev/null 2>&1; then
    wget --quiet --output-document "$2" "$1"
  else
    fail "needs curl or wget"
  fi || fail "cannot download $1"
}

checksum() {
  if command -v sha256sum >/dev/null 2>&1; then
    sha256sum "$1"
  elif command -v shasum >/dev/null 2>&1; then
    shasum -a 256 "$1"
  else
    fail "needs sha256sum or shasum, and installs nothing that it cannot verify"
  fi | cut -d " " -f 1
}

name="ome-$(target)"
if [ -n "${OME_VERSION:-}" ]; then from="$releases/download/v$OME_VERSION"; else from="$releases/latest/download"; fi

work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
fetch "$from/$name" "$work/ome"
fetch "$from/$name.sha256" "$work/ome.sha256"
expected="$(cut -d " " -f 1 "$work/ome.sha256")"
actual="$(checksum "$work/ome")"
[ -n "$actual" ] && [ "$expected" = "$actual" ] ||
  fail "the checksum of $name does not match: expected $expected, got $actual; nothing was installed"

mkdir -p "$folder"
chmod 755 "$work/ome"
cp "$work/ome" "$folder/.ome.new"
mv -f "$folder/.ome.new" "$folder/ome"
echo "Installed $folder/ome"
case ":$PATH:" in
  *":$folder:"*) echo "Next: ome init" ;;
  *) echo "Add $folder to your PATH, then: ome init" ;;
esac
