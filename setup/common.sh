# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# What ./run, ./test and .ci/run share. They source this file from the root of the repository.

# say TEXT…: a line that tells the reader which step begins.
say() { printf '\n== %s\n' "$*"; }

# stop TEXT…: ends the script with a message.
stop() {
  printf '%s\n' "$@" >&2
  exit 1
}

# packages SECTION: the packages of one section of setup/packages.txt.
packages() {
  awk -v section="[$1]" '/^\[/ { inside = ($0 == section); next } inside && NF && !/^#/ { print $1 }' setup/packages.txt
}

# is_installed PACKAGE
is_installed() { [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }

# may_become_root: true if sudo works, which may ask for a password only where somebody can answer.
may_become_root() {
  command -v sudo >/dev/null && { [ -t 0 ] || sudo -n true 2>/dev/null; }
}

# install_packages SECTION…: installs what is missing of these sections, or names it and stops.
install_packages() {
  command -v dpkg-query >/dev/null || stop "Bulkhead's scripts need Debian 12 (or a system made from it)." \
    "Elsewhere, install what setup/packages.txt names and build with: cmake --workflow or cmake --preset release"
  local section package missing=() as_root=()
  for section in "$@"; do
    for package in $(packages "$section"); do
      is_installed "$package" || missing+=("$package")
    done
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  if [ "$(id -u)" -ne 0 ]; then
    may_become_root || stop "These packages are missing, and installing them needs root or sudo:" "  ${missing[*]}" \
      "Ask somebody who may to run:" "  apt-get install ${missing[*]}"
    as_root=(sudo)
  fi
  say "Installing ${missing[*]}"
  "${as_root[@]}" apt-get -q -o Acquire::Retries=3 update
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get -q -o Acquire::Retries=3 install -y --no-install-recommends "${missing[@]}"
}

# build PRESET [CMAKE ARGUMENT…]: configures and builds a preset with as many jobs as there are processors.
build() {
  local preset=$1 launcher=()
  shift
  if command -v ccache >/dev/null; then
    launcher=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
    # Paths relative to the repository, so that copies of it elsewhere share the cache, precompiled headers included.
    export CCACHE_BASEDIR=$PWD CCACHE_NOHASHDIR=1 CCACHE_SLOPPINESS=pch_defines,time_macros
  fi
  say "Building ($preset)"
  cmake --preset "$preset" --log-level=WARNING "${launcher[@]}" "$@"
  cmake --build --preset "$preset" --parallel "$(nproc)"
}
