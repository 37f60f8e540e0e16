// SPDX-License-Identifier: MIT
#include "validators/engine/spoken_of.h"

#include <algorithm>
#include <string_view>
#include <type_traits>

#include "model/mission/fields.h"
#include "model/text/live_texts.h"
#include "model/text/references.h"

namespace bulkhead {
namespace {

void add_quoted(std::string_view lua, SpokenWords& words) {
  for (auto open = lua.find('"'); open != std::string_view::npos; open = lua.find('"')) {
    lua.remove_prefix(open + 1);
    const auto end = std::min(lua.find('"'), lua.size());
    words.emplace(lua.substr(0, end));
    lua.remove_prefix(std::min(end + 1, lua.size()));
  }
}

struct NamedHatchway {
  EdgeAddress edge;
  Hatchway hatchway;
};

std::vector<NamedHatchway> named_hatchways(const Mission& mission, const std::vector<Address>& but) {
  std::vector<NamedHatchway> named;
  for_each_hatchway(mission, [&](const EdgeAddress& edge, const Hatchway& hatchway) {
    const bool airlock =
        hatchway.access.kind() == HatchAccess::Kind::airlock && std::ranges::find(but, Address(edge)) == but.end();
    if (airlock || !hatchway.label.empty()) named.push_back({edge, hatchway});
  });
  return named;
}

}  // namespace

SpokenWords quoted_in_lua(const Mission& mission) {
  SpokenWords words;
  for_each_item(mission, [&](const auto& item) {
    add_quoted(item.lua, words);
    if constexpr (std::is_same_v<std::remove_cvref_t<decltype(item)>, MissionObjective>) {
      for (const auto& condition : item.conditions) {
        add_quoted(condition.expression, words);
        add_quoted(condition.each, words);
      }
      for (const auto& outcome : item.outcomes) add_quoted(outcome.expression, words);
    }
  });
  return words;
}

SpokenWords markers_in_texts(const Mission& mission) {
  SpokenWords words;
  for_each_text(mission, [&](const std::string& text) {
    for (auto& piece : parse_text(text)) {
      if (piece.reference && piece.reference->what == "marker") words.insert(std::move(piece.reference->name));
    }
  });
  return words;
}

bool keeps_named_hatchways(const Mission& mission, const Edit& edit, const std::vector<Address>& but) {
  const auto named = named_hatchways(mission, but);
  if (named.empty()) return true;
  const auto after = edit.apply(mission);
  if (!after || after->boards.size() != mission.boards.size()) return true;
  return std::ranges::all_of(named, [&](const NamedHatchway& was) {
    const auto* lattice = find_lattice(*after, was.edge.board);
    const auto* is =
        lattice != nullptr && lattice->size().contains(was.edge.edge) ? lattice->hatchway(was.edge.edge) : nullptr;
    return is != nullptr && is->label == was.hatchway.label && is->access == was.hatchway.access;
  });
}

}  // namespace bulkhead
