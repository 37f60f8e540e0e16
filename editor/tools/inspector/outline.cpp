// SPDX-License-Identifier: MIT
#include "editor/tools/inspector/outline.h"

#include <fmt/format.h>

#include <algorithm>

#include "editor/tools/pointing/words.h"
#include "editor/tools/words/search.h"
#include "editor/tools/words/translate.h"
#include "model/base/plain_text.h"
#include "model/mission/names.h"

namespace bulkhead {
namespace {

OutlineEntry entry_of(const Mission& mission, const Address& address) {
  return {to_text(mission, address), capitalised(words_for(mission, address)), address, {}};
}

/// Of an object that is on the battlefield, or that has a name.
template <typename T>
OutlineEntry entry_of(const Mission& mission, const T& object) {
  std::string words;
  if constexpr (requires { words_for(mission, object); }) {
    words = words_for(mission, object);
  } else {
    words = name_or_id(object);
  }
  return {"#" + object.id.text(), capitalised(words), ObjectAddress{object.id}, {}};
}

/// Adds a group with an entry for each thing, unless there is none.
template <typename T>
void add_group(OutlineEntry& parent, const std::string& key, std::string_view name, const Mission& mission,
               const std::vector<T>& things) {
  if (things.empty()) return;
  OutlineEntry group{key, fmt::format("{} ({})", translate(name), things.size()), std::nullopt, {}};
  const auto shown = std::min(things.size(), most_outline_entries);
  for (std::size_t index = 0; index < shown; ++index) group.children.push_back(entry_of(mission, things[index]));
  if (shown < things.size()) {
    group.children.push_back(
        {key + "/more", translate("{} more", {fmt::format("{}", things.size() - shown)}), std::nullopt, {}});
  }
  parent.children.push_back(std::move(group));
}

OutlineEntry board_entry(const Mission& mission, int number) {
  const auto& board = *find_board(mission, number);
  const auto key = fmt::format("board-{}", number);
  OutlineEntry entry{key, translate("Board {}", {fmt::format("{}", number)}), std::nullopt, {}};
  if (const auto* lattice = board.lattice()) {
    const auto size = lattice->size();
    entry.text += fmt::format(" ({} × {})", size.columns, size.rows);
    std::vector<Address> walls;
    std::vector<Address> hatchways;
    std::vector<Address> nodes;
    for (const auto edge : lattice->walls()) walls.emplace_back(EdgeAddress{number, edge});
    for (const auto& [edge, hatchway] : lattice->hatchways()) hatchways.emplace_back(EdgeAddress{number, edge});
    for (const auto& [node, piece] : lattice->node_overrides()) nodes.emplace_back(NodeAddress{number, node});
    add_group(entry, key + "/walls", "Walls", mission, walls);
    add_group(entry, key + "/hatchways", "Hatchways", mission, hatchways);
    add_group(entry, key + "/nodes", "Nodes set by hand", mission, nodes);
  }
  add_group(entry, key + "/pieces", "Free pieces", mission, board.pieces);
  add_group(entry, key + "/features", "Terrain features", mission, board.features);
  return entry;
}

OutlineEntry links_entry(const Mission& mission) {
  OutlineEntry group{"links", fmt::format("{} ({})", translate("Links"), mission.links->size()), std::nullopt, {}};
  for (std::size_t index = 0; index < mission.links->size(); ++index) {
    const auto& link = (*mission.links)[index];
    const auto* kind = find_link_kind(*mission.system, link.kind);
    const auto name = name_or_id(kind, link.kind);
    group.children.push_back({fmt::format("link-{}", index + 1),
                              fmt::format("{}: {} – {}", name, words_for(mission, ObjectAddress{link.from}),
                                          words_for(mission, ObjectAddress{link.to})),
                              std::nullopt,
                              {}});
  }
  return group;
}

bool matches(const OutlineEntry& entry, std::string_view text) {
  return has_all_words(entry.text + " " + entry.key, text);
}

}  // namespace

OutlineEntry outline(const Mission& mission) {
  const auto& head = *mission.head;
  OutlineEntry root{"mission", head.title.empty() ? translate("Untitled mission") : head.title, std::nullopt, {}};
  for (int number = 1; number <= static_cast<int>(mission.boards.size()); ++number) {
    root.children.push_back(board_entry(mission, number));
  }
  add_group(root, "zones", "Zones", mission, *mission.zones);
  add_group(root, "areas", "Areas", mission, *mission.areas);
  add_group(root, "markers", "Markers", mission, *mission.markers);
  if (!mission.links->empty()) root.children.push_back(links_entry(mission));
  add_group(root, "sides", "Sides", mission, *mission.sides);
  add_group(root, "rules", "Rules", mission, *mission.rules);
  add_group(root, "objectives", "Mission objectives", mission, *mission.objectives);
  add_group(root, "stratagems", "Stratagems", mission, *mission.stratagems);
  return root;
}

OutlineEntry filtered(const OutlineEntry& entry, std::string_view text) {
  OutlineEntry result{entry.key, entry.text, entry.address, {}};
  for (const auto& child : entry.children) {
    auto rest = filtered(child, text);
    if (matches(child, text)) rest.children = child.children;
    if (!rest.children.empty() || matches(child, text)) result.children.push_back(std::move(rest));
  }
  return result;
}

}  // namespace bulkhead
