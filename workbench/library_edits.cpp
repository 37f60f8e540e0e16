// SPDX-License-Identifier: MIT
#include "workbench/library_edits.h"

#include <optional>
#include <utility>

#include "model/edit/edit_lines.h"
#include "model/edit/words.h"

namespace bulkhead {
namespace {

/// The edit of a line that takes a definition from the library; nothing for all others.
std::optional<Result<Edit>> from_library(const Definitions& library, std::string_view line) {
  const auto words = split_edit(line);
  if (!words || words->size() != 2 || words->back().quoted) return std::nullopt;
  const auto id = Id::parse(words->back().text);
  if (!id) return std::nullopt;
  if (words->front().text == "system") {
    return library.system(*id).map(
        [](GameSystem system) { return Edit(SetSystem{Part<GameSystem>(std::move(system))}); });
  }
  if (words->front().text != "uses") return std::nullopt;
  return library.terrain_set(*id).map([](TerrainSet set) { return Edit(AddSet{Part<TerrainSet>(std::move(set))}); });
}

}  // namespace

Result<Edit> parse_edit_with(const Definitions& library, const Mission& mission, std::string_view text) {
  if (auto taken = from_library(library, text)) return *taken;
  auto edit = parse_edit(mission, text);
  const auto end = text.find('\n');
  // A text in quotes may hold the end of the line.
  if (edit || end == std::string_view::npos || !split_edit(text.substr(0, end))) return edit;
  const auto line = [&](const Mission& now, std::string_view each) { return parse_edit_with(library, now, each); };
  return parse_edits(mission, text, line).map([](EditSequence sequence) { return Edit(std::move(sequence)); });
}

}  // namespace bulkhead
