// SPDX-License-Identifier: MIT
#include <algorithm>

#include "editor/tools/inspector/rows.h"
#include "editor/tools/words/translate.h"
#include "model/edit/edit.h"

namespace bulkhead {
namespace {

using Kind = InspectorRow::Kind;

tl::unexpected<Error> unknown_value() { return fail(translate("Choose one of the values of the list")); }

/// Those of the edges that the mission still has.
std::vector<EdgeAddress> existing(const Mission& mission, std::vector<EdgeAddress> edges) {
  std::erase_if(edges, [&](const EdgeAddress& at) { return !exists(mission, Place(at)); });
  return edges;
}

Edit no_change() { return {}; }

const Hatchway* hatchway_at(const Mission& mission, const EdgeAddress& at) {
  return find_lattice(mission, at.board)->hatchway(at.edge);
}

std::string kind_value(EdgeKind kind) {
  return kind == EdgeKind::open ? "open" : kind == EdgeKind::wall ? "wall" : "hatchway";
}

InspectorRow carries_row(const Mission& mission, const std::vector<EdgeAddress>& edges) {
  InspectorRow row{"edge.carries", translate("Edge"), translate("Carries"), {}, Kind::choice, {}, false, {}, {}};
  row.choices = {{"open", translate("nothing")}, {"wall", translate("wall")}, {"hatchway", translate("hatchway")}};
  set_common_value(row, edges,
                   [&](const EdgeAddress& at) { return kind_value(find_lattice(mission, at.board)->edge(at.edge)); });
  row.change = [edges](const Mission& now, const std::string& value) -> Result<Edit> {
    auto there = existing(now, edges);
    if (there.empty()) return fail(nothing_left());
    if (value != "open" && value != "wall" && value != "hatchway") return unknown_value();
    // What carries it already stays as it is, with all that is said of it.
    std::erase_if(
        there, [&](const EdgeAddress& at) { return kind_value(find_lattice(now, at.board)->edge(at.edge)) == value; });
    if (there.empty()) return no_change();
    if (value == "open") return SetOpen{std::move(there)};
    std::vector<Edit> edits;
    for (const auto& at : there) {
      Hatchway hatchway;
      hatchway.breachable = find_lattice(now, at.board)->breachable(at.edge);
      edits.push_back(value == "wall" ? Edit(SetWalls{{at}, hatchway.breachable}) : SetHatchways{{at}, hatchway});
    }
    return EditSequence{std::move(edits)};
  };
  return row;
}

InspectorRow breachable_row(const Mission& mission, const std::vector<EdgeAddress>& edges) {
  InspectorRow row{"edge.breachable",
                   translate("Edge"),
                   translate("Breachable"),
                   translate("May be blown open"),
                   Kind::boolean,
                   {},
                   false,
                   {},
                   {}};
  set_common_value(row, edges, [&](const EdgeAddress& at) {
    return yes_or_no(find_lattice(mission, at.board)->breachable(at.edge));
  });
  row.change = [edges](const Mission& now, const std::string& value) -> Result<Edit> {
    const auto breachable = read_yes_or_no(value);
    if (!breachable) return tl::unexpected(breachable.error());
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
  };
  return row;
}

/// A row for something that is said of every hatchway. `value_of` reads it, `put` changes a hatchway to a value.
template <typename ValueOf, typename Put>
InspectorRow hatchway_row(const Mission& mission, const std::vector<EdgeAddress>& edges, const char* key,
                          const std::string& name, const ValueOf& value_of, const Put& put) {
  InspectorRow row{key, translate("Hatchway"), name, {}, Kind::choice, {}, false, {}, {}};
  set_common_value(row, edges,
                   [&](const EdgeAddress& at) { return value_of(*hatchway_at(mission, at), at.edge.axis); });
  row.change = [edges, put](const Mission& now, const std::string& value) -> Result<Edit> {
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
  };
  return row;
}

/// Facing and hinge: which end is meant is said by its direction.
template <typename End>
bool put_end(End& end, Axis axis, const std::string& value) {
  for (const auto candidate : {End::first, End::second}) {
    if (to_text(direction(candidate, axis)) != value) continue;
    end = candidate;
    return true;
  }
  return false;
}

template <typename End>
std::vector<InspectorChoice> end_choices(Axis axis) {
  std::vector<InspectorChoice> choices;
  for (const auto end : {End::first, End::second}) {
    const std::string text(to_text(direction(end, axis)));
    choices.push_back({text, translate(text)});
  }
  return choices;
}

constexpr std::string_view controlled = "controlled ";

std::string access_value(const HatchAccess& access) {
  switch (access.kind()) {
    case HatchAccess::Kind::accessible: return "accessible";
    case HatchAccess::Kind::locked: return "locked";
    case HatchAccess::Kind::airlock: return "airlock";
    case HatchAccess::Kind::controlled: break;
  }
  return std::string(controlled) + access.side()->text();
}

bool put_access(Hatchway& hatchway, const std::string& value) {
  if (value == "accessible") hatchway.access = HatchAccess::accessible();
  if (value == "locked") hatchway.access = HatchAccess::locked();
  if (value == "airlock") hatchway.access = HatchAccess::airlock();
  if (value.starts_with(controlled)) {
    if (const auto side = Id::parse(value.substr(controlled.size())))
      hatchway.access = HatchAccess::controlled_by(*side);
  }
  return access_value(hatchway.access) == value;
}

std::vector<InspectorChoice> access_choices(const Mission& mission) {
  std::vector<InspectorChoice> choices = {
      {"accessible", translate("accessible")}, {"locked", translate("locked")}, {"airlock", translate("airlock")}};
  for (const auto& side : *mission.sides) {
    choices.push_back(
        {std::string(controlled) + side.id.text(), translate("controlled by {}", {name_or_id(side.name, side.id)})});
  }
  return choices;
}

InspectorRows hatchway_rows(const Mission& mission, const std::vector<EdgeAddress>& edges) {
  InspectorRows rows;
  auto starts = hatchway_row(
      mission, edges, "hatchway.starts", translate("Starts"),
      [](const Hatchway& hatchway, Axis) { return std::string(hatchway.starts_open ? "open" : "closed"); },
      [](Hatchway& hatchway, Axis, const std::string& value) {
        hatchway.starts_open = value == "open";
        return value == "open" || value == "closed";
      });
  starts.choices = {{"closed", translate("closed")}, {"open", translate("open")}};
  rows.push_back(std::move(starts));
  auto access = hatchway_row(
      mission, edges, "hatchway.access", translate("Access"),
      [](const Hatchway& hatchway, Axis) { return access_value(hatchway.access); },
      [](Hatchway& hatchway, Axis, const std::string& value) { return put_access(hatchway, value); });
  access.choices = access_choices(mission);
  rows.push_back(std::move(access));
  const auto axis = edges.front().edge.axis;
  const bool one_axis =
      std::all_of(edges.begin(), edges.end(), [&](const EdgeAddress& at) { return at.edge.axis == axis; });
  if (!one_axis) return rows;
  auto facing = hatchway_row(
      mission, edges, "hatchway.facing", translate("Facing"),
      [](const Hatchway& hatchway, Axis on) { return std::string(to_text(direction(hatchway.facing, on))); },
      [](Hatchway& hatchway, Axis on, const std::string& value) { return put_end(hatchway.facing, on, value); });
  facing.choices = end_choices<Facing>(axis);
  rows.push_back(std::move(facing));
  auto hinge = hatchway_row(
      mission, edges, "hatchway.hinge", translate("Hinge"),
      [](const Hatchway& hatchway, Axis on) { return std::string(to_text(direction(hatchway.hinge, on))); },
      [](Hatchway& hatchway, Axis on, const std::string& value) { return put_end(hatchway.hinge, on, value); });
  hinge.choices = end_choices<Hinge>(axis);
  rows.push_back(std::move(hinge));
  return rows;
}

std::string node_value(const Mission& mission, const NodeAddress& at) {
  const auto& overrides = find_lattice(mission, at.board)->node_overrides();
  const auto found = overrides.find(at.node);
  if (found == overrides.end()) return "automatic";
  switch (found->second.piece) {
    case NodePiece::pillar: return "pillar";
    case NodePiece::wall_end: return "wall-end";
    case NodePiece::none: break;
  }
  return "none";
}

std::vector<NodeAddress> existing(const Mission& mission, std::vector<NodeAddress> nodes) {
  std::erase_if(nodes, [&](const NodeAddress& at) { return !exists(mission, Place(at)); });
  return nodes;
}

InspectorRow facing_row(const Mission& mission, const std::vector<NodeAddress>& nodes) {
  InspectorRow row{"node.facing",
                   translate("Node"),
                   translate("Facing"),
                   translate("Where the round end points, if no wall says so"),
                   Kind::choice,
                   {},
                   false,
                   {},
                   {}};
  row.choices = {{"", translate("automatic")}};
  for (const auto direction : all_directions) {
    const std::string text(to_text(direction));
    row.choices.push_back({text, translate(text)});
  }
  set_common_value(row, nodes, [&](const NodeAddress& at) {
    const auto& facing = find_lattice(mission, at.board)->node_overrides().at(at.node).facing;
    return facing ? std::string(to_text(*facing)) : std::string();
  });
  row.change = [nodes](const Mission& now, const std::string& value) -> Result<Edit> {
    NodeOverride piece{NodePiece::wall_end, std::nullopt};
    if (!value.empty()) {
      const auto facing = parse_compass(value);
      if (!facing) return unknown_value();
      piece.facing = *facing;
    }
    auto there = existing(now, nodes);
    if (there.empty()) return fail(nothing_left());
    return SetNodes{std::move(there), piece};
  };
  return row;
}

std::string cell_value(CellKind kind) {
  return kind == CellKind::floor ? "floor" : kind == CellKind::solid ? "solid" : "void";
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
  InspectorRow row{"node.piece", translate("Node"), translate("Carries"), {}, Kind::choice, {}, false, {}, {}};
  row.choices = {{"automatic", translate("what follows from the walls")},
                 {"pillar", translate("pillar")},
                 {"wall-end", translate("wall end")},
                 {"none", translate("nothing")}};
  set_common_value(row, nodes, [&](const NodeAddress& at) { return node_value(mission, at); });
  const bool wall_ends = row.value == "wall-end" && !row.mixed;
  row.change = [nodes](const Mission& now, const std::string& value) -> Result<Edit> {
    auto there = existing(now, nodes);
    if (there.empty()) return fail(nothing_left());
    // What is set so already keeps its facing.
    std::erase_if(there, [&](const NodeAddress& at) { return node_value(now, at) == value; });
    if (there.empty()) return no_change();
    if (value == "automatic") return SetNodes{std::move(there), std::nullopt};
    if (value == "pillar") return SetNodes{std::move(there), NodeOverride{NodePiece::pillar, std::nullopt}};
    if (value == "wall-end") return SetNodes{std::move(there), NodeOverride{NodePiece::wall_end, std::nullopt}};
    if (value == "none") return SetNodes{std::move(there), NodeOverride{NodePiece::none, std::nullopt}};
    return unknown_value();
  };
  InspectorRows rows;
  rows.push_back(std::move(row));
  if (wall_ends) rows.push_back(facing_row(mission, nodes));
  return rows;
}

InspectorRows inspect_cells(const Mission& mission, const std::vector<CellAddress>& cells) {
  InspectorRow row{"cell.kind", translate("Cell"), translate("Ground"), {}, Kind::choice, {}, false, {}, {}};
  row.choices = {{"floor", translate("floor")},
                 {"solid", translate("solid: blocks movement and sight")},
                 {"void", translate("void: blocks movement only")}};
  set_common_value(row, cells,
                   [&](const CellAddress& at) { return cell_value(find_lattice(mission, at.board)->cell(at.cell)); });
  row.change = [cells](const Mission& now, const std::string& value) -> Result<Edit> {
    auto there = cells;
    std::erase_if(there, [&](const CellAddress& at) { return !exists(now, Place(at)); });
    if (there.empty()) return fail(nothing_left());
    for (const auto kind : {CellKind::floor, CellKind::solid, CellKind::void_space}) {
      if (cell_value(kind) == value) return SetCells{std::move(there), kind};
    }
    return unknown_value();
  };
  InspectorRows rows;
  rows.push_back(std::move(row));
  return rows;
}

}  // namespace bulkhead
