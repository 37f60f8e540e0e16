// SPDX-License-Identifier: MIT
#include "editor/tools/insights/insight.h"

#include <algorithm>

#include "editor/tools/words/translate.h"
#include "model/base/plain_text.h"

namespace bulkhead {
namespace {

struct Named {
  std::string_view key;
  std::string_view name;
};

/// In the order of `InsightKind`.
constexpr std::array<Named, insight_kinds.size()> names = {
    Named{"compartments", marked("Compartments")}, Named{"chokepoints", marked("Chokepoints")},
    Named{"distance", marked("Distance")},         Named{"sight", marked("Sight")},
    Named{"exposure", marked("Exposure")},         Named{"lanes", marked("Fire lanes")},
    Named{"frontier", marked("Frontier")},         Named{"access", marked("Access")}};

}  // namespace

std::string_view key_of(InsightKind kind) { return names[static_cast<std::size_t>(kind)].key; }
std::string_view name_of(InsightKind kind) { return names[static_cast<std::size_t>(kind)].name; }

std::string to_text(const std::bitset<insight_kinds.size()>& shown) {
  std::string text;
  for (const auto kind : insight_kinds) {
    if (!shown[static_cast<std::size_t>(kind)]) continue;
    text += (text.empty() ? "" : " ") + std::string(key_of(kind));
  }
  return text;
}

std::bitset<insight_kinds.size()> parse_shown(std::string_view keys) {
  std::bitset<insight_kinds.size()> shown;
  for (const auto& word : split_words(keys)) {
    for (const auto kind : insight_kinds) {
      if (word == key_of(kind)) shown.set(static_cast<std::size_t>(kind));
    }
  }
  return shown;
}

std::vector<Box> BandField::boxes(std::int8_t band) const {
  struct Run {
    int first = 0;
    int last = 0;
    int top = 0;
    int bottom = 0;
  };
  std::vector<Run> done;
  std::vector<Run> growing;
  for (int row = 0; row < rows; ++row) {
    std::vector<Run> now;
    for (int column = 0; column < columns; ++column) {
      if (at(column, row) != band) continue;
      const int first = column;
      while (column + 1 < columns && at(column + 1, row) == band) ++column;
      // A run exactly below one of the row before makes that one taller.
      const auto above = std::find_if(growing.begin(), growing.end(),
                                      [&](const Run& run) { return run.first == first && run.last == column; });
      now.push_back({first, column, above == growing.end() ? row : above->top, row});
      if (above != growing.end()) growing.erase(above);
    }
    done.insert(done.end(), growing.begin(), growing.end());
    growing = std::move(now);
  }
  done.insert(done.end(), growing.begin(), growing.end());
  std::vector<Box> all;
  all.reserve(done.size());
  for (const auto& run : done) {
    all.push_back({top_left + Vec{run.first * side, run.top * side},
                   {(run.last + 1 - run.first) * side, (run.bottom + 1 - run.top) * side}});
  }
  return all;
}

std::optional<Vec> BandField::middle(std::int8_t band) const {
  // How far one may go to the nearer end of a square's run, along the row and along the column.
  const auto cells = bands.size();
  std::vector<int> room(cells, 0);
  const auto number = [&](int column, int row) {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) + static_cast<std::size_t>(column);
  };
  const auto run = [&](int lines, int length, const auto& index, bool first) {
    for (int line = 0; line < lines; ++line) {
      for (int begin = 0; begin < length;) {
        int end = begin;
        while (end < length && bands[index(line, end)] == band) ++end;
        for (int place = begin; place < end; ++place) {
          const int reach = std::min(place - begin, end - 1 - place) + 1;
          auto& value = room[index(line, place)];
          value = first ? reach : std::min(value, reach);
        }
        begin = std::max(end, begin + 1);
      }
    }
  };
  run(
      rows, columns, [&](int row, int column) { return number(column, row); }, true);
  run(
      columns, rows, [&](int column, int row) { return number(column, row); }, false);
  const auto best = std::max_element(room.begin(), room.end());
  if (best == room.end() || *best == 0) return std::nullopt;
  const auto place = static_cast<int>(best - room.begin());
  return top_left + Vec{(place % columns + 0.5) * side, (place / columns + 0.5) * side};
}

}  // namespace bulkhead
