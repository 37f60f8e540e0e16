# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# What the scripts share that time whole programs.
export LC_ALL=C  # the clock and the figures below are written with a point

# take FILE COMMAND…: adds the microseconds that the command took to the file.
take() {
  local file=$1 start end
  shift
  start=${EPOCHREALTIME/./}
  "$@" >/dev/null
  end=${EPOCHREALTIME/./}
  echo $((end - start)) >>"$file"
}

# take_processor FILE COMMAND…: adds the microseconds of processor time that the command took to the file.
take_processor() {
  local file=$1 TIMEFORMAT='%3U %3S'
  shift
  { time "$@" >/dev/null 2>&1; } 2>&1 | awk '{ printf "%d\n", ($1 + $2) * 1000000 }' >>"$file"
}

# spread NAME UNIT: a line with the least, the quartiles and the most of the numbers that it reads, one a line.
spread() {
  sort -n | awk -v name="$1" -v unit="$2" '
    { value[NR] = $1 }
    function at(share) { return value[1 + int((NR - 1) * share + 0.5)] }
    END {
      printf "%-28s %7.2f%s median   %7.2f least %7.2f lower quartile %7.2f upper quartile %7.2f most   (%d runs)\n",
        name, at(0.5), unit, at(0), at(0.25), at(0.75), at(1), NR
    }'
}

# summary NAME FILE: the spread of what `take` has written, in milliseconds.
summary() { awk '{ print $1 / 1000 }' "$2" | spread "$1" " ms"; }

# ratios NAME FILE OTHER: the spread of the ratios of each pair of runs.
ratios() { paste "$2" "$3" | awk '{ print $1 / $2 }' | spread "$1" "   "; }
