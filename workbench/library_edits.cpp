// SPDX-License-Identifier: MIT
#include "workbench/library_edits.h"

#include <algorithm>
#include <optional>
#include <utility>

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

/// Line by line, each for what the ones before it leave.
Result<Edit> parse_lines(const Definitions& library, const Mission& mission, std::string_view text) {
  EditSequence sequence;
  Mission now = mission;
  while (!text.empty()) {
    const auto end = std::min(text.find('\n'), text.size());
    auto edit = parse_edit_with(library, now, text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (!edit) return edit;
    auto changed = edit->apply(now);
    if (!changed) return tl::unexpected(std::move(changed.error()));
    now = std::move(*changed);
    sequence.edits.push_back(std::move(*edit));
  }
  return Edit(std::move(sequence));
}

}  // namespace

Result<Edit> parse_edit_with(const Definitions& library, const Mission& mission, std::string_view text) {
  if (auto taken = from_library(library, text)) return *taken;
  auto edit = parse_edit(mission, text);
  if (edit || text.find('\n') == std::string_view::npos) return edit;
  if (auto lines = parse_lines(library, mission, text)) return lines;
  return edit;
}

}  // namespace bulkhead
