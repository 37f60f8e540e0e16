// SPDX-License-Identifier: MIT
#include <algorithm>

#include "editor/tools/inspector/rows.h"
#include "editor/tools/words/translate.h"
#include "model/edit/edit.h"
#include "model/mission/words.h"

namespace bulkhead {
namespace {

tl::unexpected<Error> unknown_value() { return fail(translate("Choose one of the values of the list")); }

/// Those of the positions that the mission still has.
template <typename At>
std::vector<At> existing(const Mission& mission, std::vector<At> positions) {
  std::erase_if(positions, [&](const At& at) { return !exists(mission, Place(at)); });
  return positions;
}

Edit no_change() { return {}; }

const Hatchway* hatchway_at(const Mission& mission, const EdgeAddress& at) {
  return find_lattice(mission, at.board)->hatchway(at.edge);
}

constexpr std::array carried_words = {Word<EdgeKind>{"open", EdgeKind::open}, Word<EdgeKind>{"wall", EdgeKind::wall},
                                      Word<EdgeKind>{"hatchway", EdgeKind::hatchway}};

InspectorRow carries_row(const Mission& mission, const std::vector<EdgeAddress>& edges) {
  const auto value_at = [](const Mission& there, const EdgeAddress& at) {
    return word_for(carried_words, find_lattice(there, at.board)->edge(at.edge));
  };
  InspectorRow row{
      .key = "edge.carries",
      .group = translate("Edge"),
      .name = translate("Carries"),
      .control = Control::choice,
      .choices = {{"open", translate("nothing")}, {"wall", translate("wall")}, {"hatchway", translate("hatchway")}},
      .change = [edges, value_at](const Mission& now, const std::string& value) -> Result<Edit> {
        auto there = existing(now, edges);
        if (there.empty()) return fail(nothing_left());
        const auto wanted = find_value(carried_words, value);
        if (!wanted) return unknown_value();
        // What carries it already stays as it is, with all that is said of it.
        std::erase_if(there, [&](const EdgeAddress& at) { return value_at(now, at) == value; });
        if (there.empty()) return no_change();
        if (wanted == EdgeKind::open) return SetOpen{std::move(there)};
        std::vector<Edit> edits;
        for (const auto& at : there) {
          Hatchway hatchway;
          hatchway.breachable = find_lattice(now, at.board)->breachable(at.edge);
          edits.push_back(wanted == EdgeKind::wall ? Edit(SetWalls{{at}, hatchway.breachable})
                                                   : SetHatchways{{at}, hatchway});
        }
        return EditSequence{std::move(edits)};
      }};
  set_common_value(row, edges, [&](const EdgeAddress& at) { return value_at(mission, at); });
  return row;
}

InspectorRow breachable_row(const Mission& mission, const std::vector<EdgeAddress>& edges) {
  InspectorRow row{.key = "edge.breachable",
                   .group = translate("Edge"),
                   .name = translate("Breachable"),
                   .help = translate("May be blown open"),
                   .control = Control::yes_no,
                   .choices = yes_or_no_choices(),
                   .change = [edges](const Mission& now, const std::string& value) -> Result<Edit> {
                     const auto breachable = find_value(yes_or_no, value);
                     if (!breachable) return fail(translate("Write yes or no"));
                     std::vector<Edit> edits;
                     std::vector<EdgeAddress> walls;
                     for (const auto& at : existing(now, edges)) {
                       if (const auto* before = hatchway_at(now, at)) {
                         auto hatchway = *before;
                         hatchway.breachable = *breachable;
                         edits.push_back(SetHatchways{{at}, hatchway});
                       } else if (find_lattice(now, at.board)->edge(at.edge) == EdgeKind::wall) {
                         walls.push_back(at);
                       }
                     }
                     if (!walls.empty()) edits.push_back(SetWalls{walls, *breachable});
                     if (edits.empty()) return fail(nothing_left());
                     return EditSequence{std::move(edits)};
                   }};
  set_common_value(row, edges, [&](const EdgeAddress& at) {
    return word_for(yes_or_no, find_lattice(mission, at.board)->breachable(at.edge));
  });
  return row;
}

/// A row for something that is said of every hatchway. `value_of` reads it, `put` changes a hatchway to a value.
template <typename ValueOf, typename Put>
InspectorRow hatchway_row(const Mission& mission, const std::vector<EdgeAddress>& edges, const char* key,
                          std::string name, std::vector<InspectorChoice> choices, const ValueOf& value_of,
                          const Put& put) {
  InspectorRow row{.key = key,
                   .group = translate("Hatchway"),
                   .name = std::move(name),
                   .control = Control::choice,
                   .choices = std::move(choices),
                   .change = [edges, put](const Mission& now, const std::string& value) -> Result<Edit> {
                     std::vector<Edit> edits;
                     for (const auto& at : existing(now, edges)) {
                       const auto* before = hatchway_at(now, at);
                       if (before == nullptr) continue;
                       auto hatchway = *before;
                       if (!put(hatchway, at.edge.axis, value)) return unknown_value();
                       edits.push_back(SetHatchways{{at}, hatchway});
                     }
                     if (edits.empty()) return fail(nothing_left());
                     return EditSequence{std::move(edits)};
                   }};
  set_common_value(row, edges,
                   [&](const EdgeAddress& at) { return value_of(*hatchway_at(mission, at), at.edge.axis); });
  return row;
}

/// Facing or hinge of hatchways on one axis: which end is meant is said by its direction.
template <typename End>
InspectorRow end_row(const Mission& mission, const std::vector<EdgeAddress>& edges, const char* key, std::string name,
                     End Hatchway::*end) {
  std::vector<InspectorChoice> choices;
  for (const auto each : {End::first, End::second}) {
    const std::string text(to_text(direction(each, edges.front().edge.axis)));
    choices.push_back({text, translate(text)});
  }
  const auto value_of = [end](const Hatchway& hatchway, Axis axis) { return to_text(direction(hatchway.*end, axis)); };
  return hatchway_row(mission, edges, key, std::move(name), std::move(choices), value_of,
                      [end, value_of](Hatchway& hatchway, Axis axis, const std::string& value) {
                        if (value_of(hatchway, axis) == value) return true;
                        hatchway.*end = hatchway.*end == End::first ? End::second : End::first;
                        return value_of(hatchway, axis) == value;
                      });
}

/// `controlled` is followed by the id of the side.
std::string access_value(const HatchAccess& access) {
  const std::string word(word_for(access_words, access.kind()));
  return access.side() ? word + " " + access.side()->text() : word;
}

bool put_access(Hatchway& hatchway, const std::string& value) {
  std::vector<HatchAccess> accesses = {HatchAccess::accessible(), HatchAccess::locked(), HatchAccess::airlock()};
  if (const auto side = Id::parse(value.substr(value.find(' ') + 1))) {
    accesses.push_back(HatchAccess::controlled_by(*side));
  }
  const auto wanted = std::find_if(accesses.begin(), accesses.end(),
                                   [&](const HatchAccess& access) { return access_value(access) == value; });
  if (wanted == accesses.end()) return false;
  hatchway.access = *wanted;
  return true;
}

std::vector<InspectorChoice> access_choices(const Mission& mission) {
  std::vector<InspectorChoice> choices = {
      {"accessible", translate("accessible")}, {"locked", translate("locked")}, {"airlock", translate("airlock")}};
  for (const auto& side : *mission.sides) {
    choices.push_back(
        {access_value(HatchAccess::controlled_by(side.id)), translate("controlled by {}", {name_or_id(side)})});
  }
  return choices;
}

InspectorRows hatchway_rows(const Mission& mission, const std::vector<EdgeAddress>& edges) {
  InspectorRows rows;
  rows.push_back(hatchway_row(
      mission, edges, "hatchway.starts", translate("Starts"),
      {{"closed", translate("closed")}, {"open", translate("open")}},
      [](const Hatchway& hatchway, Axis) { return word_for(start_words, hatchway.starts_open); },
      [](Hatchway& hatchway, Axis, const std::string& value) {
        const auto open = find_value(start_words, value);
        hatchway.starts_open = open.value_or(false);
        return open.has_value();
      }));
  rows.push_back(hatchway_row(
      mission, edges, "hatchway.access", translate("Access"), access_choices(mission),
      [](const Hatchway& hatchway, Axis) { return access_value(hatchway.access); },
      [](Hatchway& hatchway, Axis, const std::string& value) { return put_access(hatchway, value); }));
  auto label = hatchway_row(
      mission, edges, "hatchway.label", translate("Label"), {},
      [](const Hatchway& hatchway, Axis) { return hatchway.label; },
      [](Hatchway& hatchway, Axis, const std::string& value) {
        hatchway.label = value;
        return true;
      });
  label.control = Control::line;
  rows.push_back(std::move(label));
  const auto axis = edges.front().edge.axis;
  const bool one_axis =
      std::all_of(edges.begin(), edges.end(), [&](const EdgeAddress& at) { return at.edge.axis == axis; });
  if (!one_axis) return rows;
  rows.push_back(end_row(mission, edges, "hatchway.facing", translate("Facing"), &Hatchway::facing));
  rows.push_back(end_row(mission, edges, "hatchway.hinge", translate("Hinge"), &Hatchway::hinge));
  return rows;
}

std::string_view node_value(const Mission& mission, const NodeAddress& at) {
  const auto& overrides = find_lattice(mission, at.board)->node_overrides();
  const auto found = overrides.find(at.node);
  return found == overrides.end() ? "automatic" : word_for(node_words, found->second.piece);
}

InspectorRow facing_row(const Mission& mission, const std::vector<NodeAddress>& nodes) {
  InspectorRow row{.key = "node.facing",
                   .group = translate("Node"),
                   .name = translate("Facing"),
                   .help = translate("Where the round end points, if no wall says so"),
                   .control = Control::choice,
                   .choices = {{"", translate("automatic")}},
                   .change = [nodes](const Mission& now, const std::string& value) -> Result<Edit> {
                     NodeOverride piece{NodePiece::wall_end, find_value(compass_words, value)};
                     if (!value.empty() && !piece.facing) return unknown_value();
                     auto there = existing(now, nodes);
                     if (there.empty()) return fail(nothing_left());
                     return SetNodes{std::move(there), piece};
                   }};
  for (const auto& [word, direction] : compass_words) {
    row.choices.push_back({std::string(word), translate(word)});
  }
  set_common_value(row, nodes, [&](const NodeAddress& at) {
    const auto& facing = find_lattice(mission, at.board)->node_overrides().at(at.node).facing;
    return facing ? word_for(compass_words, *facing) : std::string_view();
  });
  return row;
}

}  // namespace

InspectorRows inspect_edges(const Mission& mission, const std::vector<EdgeAddress>& edges) {
  InspectorRows rows;
  rows.push_back(carries_row(mission, edges));
  const auto carries = [&](EdgeKind kind) {
    return [&mission, kind](const EdgeAddress& at) { return find_lattice(mission, at.board)->edge(at.edge) == kind; };
  };
  if (std::all_of(edges.begin(), edges.end(), carries(EdgeKind::hatchway))) append(rows, hatchway_rows(mission, edges));
  if (std::none_of(edges.begin(), edges.end(), carries(EdgeKind::open))) rows.push_back(breachable_row(mission, edges));
  return rows;
}

InspectorRows inspect_nodes(const Mission& mission, const std::vector<NodeAddress>& nodes) {
  InspectorRow row{.key = "node.piece",
                   .group = translate("Node"),
                   .name = translate("Carries"),
                   .control = Control::choice,
                   .choices = {{"automatic", translate("what follows from the walls")},
                               {"pillar", translate("pillar")},
                               {"wall-end", translate("wall end")},
                               {"none", translate("nothing")}},
                   .change = [nodes](const Mission& now, const std::string& value) -> Result<Edit> {
                     auto there = existing(now, nodes);
                     if (there.empty()) return fail(nothing_left());
                     const auto piece = find_value(node_words, value);
                     if (!piece && value != "automatic") return unknown_value();
                     // What is set so already keeps its facing.
                     std::erase_if(there, [&](const NodeAddress& at) { return node_value(now, at) == value; });
                     if (there.empty()) return no_change();
                     if (!piece) return SetNodes{std::move(there), std::nullopt};
                     return SetNodes{std::move(there), NodeOverride{*piece, std::nullopt}};
                   }};
  set_common_value(row, nodes, [&](const NodeAddress& at) { return node_value(mission, at); });
  const bool wall_ends = row.value == word_for(node_words, NodePiece::wall_end) && !row.mixed;
  InspectorRows rows = {std::move(row)};
  if (wall_ends) rows.push_back(facing_row(mission, nodes));
  return rows;
}

InspectorRows inspect_cells(const Mission& mission, const std::vector<CellAddress>& cells) {
  InspectorRow row{.key = "cell.kind",
                   .group = translate("Cell"),
                   .name = translate("Ground"),
                   .control = Control::choice,
                   .choices = {{"floor", translate("floor")},
                               {"solid", translate("solid: blocks movement and sight")},
                               {"void", translate("void: blocks movement only")}},
                   .change = [cells](const Mission& now, const std::string& value) -> Result<Edit> {
                     auto there = existing(now, cells);
                     if (there.empty()) return fail(nothing_left());
                     const auto kind = find_value(all_cell_words, value);
                     return kind ? Result<Edit>(SetCells{std::move(there), *kind}) : unknown_value();
                   }};
  set_common_value(row, cells, [&](const CellAddress& at) {
    return word_for(all_cell_words, find_lattice(mission, at.board)->cell(at.cell));
  });
  return {std::move(row)};
}

}  // namespace bulkhead
