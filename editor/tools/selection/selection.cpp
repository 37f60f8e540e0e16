// SPDX-License-Identifier: MIT
#include "editor/tools/selection/selection.h"

#include <algorithm>
#include <array>
#include <initializer_list>

#include "analysis/geometry/rectangles.h"
#include "analysis/geometry/shape_ground.h"
#include "analysis/plan/mission_plan.h"
#include "editor/tools/boards/board_edits.h"
#include "editor/tools/pointing/words.h"
#include "editor/tools/selection/address_index.h"
#include "editor/tools/words/translate.h"
#include "model/mission/geometry.h"

namespace bulkhead {
namespace {

bool holds(const Rect& box, Vec point) {
  const auto end = box.bottom_right();
  return point.x >= box.top_left.x && point.y >= box.top_left.y && point.x <= end.x && point.y <= end.y;
}

bool stands(const Mission& mission, const EdgeAddress& at) {
  return find_lattice(mission, at.board)->edge(at.edge) != EdgeKind::open;
}
bool stands(const Mission& mission, const NodeAddress& at) {
  const auto& lattice = *find_lattice(mission, at.board);
  const auto* set = set_of(mission, *find_board(mission, at.board));
  return lattice.node_overrides().contains(at.node) ||
         node_piece(lattice, at.node, set->pillar.has_value()) != NodePiece::none;
}
bool stands(const Mission&, const CellAddress&) { return true; }
bool stands(const Mission&, const Point&) { return true; }
bool stands(const Mission&, const ObjectAddress&) { return true; }

/// Collects what stands on the battlefield and passes a test: `keep(corners)` is asked with the points of the table
/// that must be inside.
template <typename Keep>
std::vector<Address> standing(const Mission& mission, const Table& table, const Keep& keep) {
  std::vector<Address> found;
  for (int number = 1; number <= static_cast<int>(mission.boards.size()); ++number) {
    const auto& board = *find_board(mission, number);
    for (const auto& piece : board.pieces) {
      if (keep({table.at(number, board.at + piece.at)})) found.push_back(ObjectAddress{piece.id});
    }
    for (const auto& feature : board.features) {
      if (keep({table.at(number, board.at + feature.at)})) found.push_back(ObjectAddress{feature.id});
    }
    if (board.lattice() == nullptr) continue;
    const auto node = [&](NodePos position) { return table.at(mission, NodeAddress{number, position}); };
    const auto add_edge = [&](EdgePos edge) {
      if (keep({node(edge.first_node()), node(edge.second_node())})) found.push_back(EdgeAddress{number, edge});
    };
    for (const auto edge : board.lattice()->walls()) add_edge(edge);
    for (const auto& [edge, hatchway] : board.lattice()->hatchways()) add_edge(edge);
    for (const auto& [position, piece] : board.lattice()->node_overrides()) {
      if (keep({node(position)})) found.push_back(NodeAddress{number, position});
    }
  }
  for (const auto& marker : *mission.markers) {
    if (exists(mission, marker.at) && keep({table.at(mission, marker.at)})) found.push_back(ObjectAddress{marker.id});
  }
  return found;
}

/// The boxes around the ground of a zone on the boards; of what is not given as cells, which lies on all levels, those
/// on the boards of one.
std::vector<Rect> ground_boxes(const Mission& mission, const Table& table, const Shape& shape, int level) {
  std::vector<Rect> boxes;
  if (const auto* cells = std::get_if<CellsShape>(&shape)) {
    for (const auto& cell : cells->cells) boxes.push_back(table.box(cell.board, cell_ground(mission, cell)));
    return boxes;
  }
  for (const auto& piece : ground_of(mission, shape, std::nullopt)) {
    for (int number = 1; const auto* board = find_board(mission, number); ++number) {
      const auto there = board_bounds(mission, *board);
      if (board->level != level || !overlap(there, piece.bounds)) continue;
      boxes.push_back(table.box(number, common(there, piece.bounds)));
    }
  }
  return boxes;
}

void add_zones(std::vector<Address>& found, const Mission& mission, const Table& table, const std::vector<Zone>& zones,
               const Rect& band) {
  const auto is_inside = [&](const Rect& ground) {
    return holds(band, ground.top_left) && holds(band, ground.bottom_right());
  };
  const auto levels = levels_of(mission);
  for (const auto& zone : zones) {
    const bool inside = std::any_of(levels.begin(), levels.end(), [&](int level) {
      const auto boxes = ground_boxes(mission, table, zone.shape, level);
      return !boxes.empty() && std::all_of(boxes.begin(), boxes.end(), is_inside);
    });
    if (inside) found.push_back(ObjectAddress{zone.id});
  }
}

/// What an address counts as in a summary: the words for one and for several.
struct Noun {
  /// What the mission calls things that have an id; of other addresses it is only this list's word.
  std::string_view what;
  std::string_view one;
  std::string_view several;
};
constexpr std::array nouns = {
    Noun{"wall", marked("1 wall"), marked("{} walls")},
    Noun{"hatchway", marked("1 hatchway"), marked("{} hatchways")},
    Noun{"node", marked("1 node"), marked("{} nodes")},
    Noun{"marker", marked("1 marker"), marked("{} markers")},
    Noun{"zone", marked("1 zone"), marked("{} zones")},
    Noun{"area", marked("1 area"), marked("{} areas")},
    Noun{"cell", marked("1 cell"), marked("{} cells")},
    Noun{"free piece", marked("1 free piece"), marked("{} free pieces")},
    Noun{"feature", marked("1 terrain feature"), marked("{} terrain features")},
    Noun{"side", marked("1 side"), marked("{} sides")},
    Noun{"force", marked("1 force"), marked("{} forces")},
    Noun{"rule", marked("1 rule"), marked("{} rules")},
    Noun{"group of objectives", marked("1 group of objectives"), marked("{} groups of objectives")},
    Noun{"mission objective", marked("1 mission objective"), marked("{} mission objectives")},
    Noun{"action", marked("1 action"), marked("{} actions")},
    Noun{"stratagem", marked("1 stratagem"), marked("{} stratagems")},
    Noun{"table", marked("1 table"), marked("{} tables")},
    Noun{"point", marked("1 point"), marked("{} points")},
    Noun{"", marked("1 other object"), marked("{} other objects")}};

std::string_view noun_of(const Mission& mission, const EdgeAddress& at) {
  switch (find_lattice(mission, at.board)->edge(at.edge)) {
    case EdgeKind::hatchway: return "hatchway";
    case EdgeKind::wall:
    case EdgeKind::open: break;
  }
  return "wall";
}
std::string_view noun_of(const Mission&, const NodeAddress&) { return "node"; }
std::string_view noun_of(const Mission&, const CellAddress&) { return "cell"; }
std::string_view noun_of(const Mission&, const Point&) { return "point"; }
std::string_view noun_of(const Mission& mission, const ObjectAddress& at) { return object_kind(mission, at.id); }

std::size_t noun_of(const Mission& mission, const Address& address) {
  const auto what = std::visit([&](const auto& at) { return noun_of(mission, at); }, address);
  const auto found = std::find_if(nouns.begin(), nouns.end() - 1, [&](const Noun& noun) { return noun.what == what; });
  return static_cast<std::size_t>(found - nouns.begin());
}

}  // namespace

Selection::Selection(std::vector<Address> addresses) : addresses_(std::move(addresses)) {
  std::sort(addresses_.begin(), addresses_.end());
  addresses_.erase(std::unique(addresses_.begin(), addresses_.end()), addresses_.end());
}

Selection Selection::of_board(int number) {
  Selection selection;
  selection.board_ = number;
  return selection;
}

bool Selection::contains(const Address& address) const {
  return std::binary_search(addresses_.begin(), addresses_.end(), address);
}

Selection Selection::with(const Selection& more) const {
  auto all = addresses_;
  all.insert(all.end(), more.addresses_.begin(), more.addresses_.end());
  return Selection(std::move(all));
}

Selection Selection::toggled(const Address& address) const {
  if (!contains(address)) return with(Selection({address}));
  auto rest = addresses_;
  std::erase(rest, address);
  return Selection(std::move(rest));
}

Selection Selection::kept(const Mission& mission) const {
  if (board_) return find_board(mission, *board_) == nullptr ? Selection() : *this;
  if (empty()) return {};
  std::vector<Address> still_there;
  const AddressIndex present(mission);
  for (const auto& address : addresses_) {
    if (!present.has(address)) continue;
    if (std::visit([&](const auto& at) { return stands(mission, at); }, address)) still_there.push_back(address);
  }
  Selection result;
  result.addresses_ = std::move(still_there);
  return result;
}

Selection renamed(const Selection& selection, const Mission& before, const Mission& after) {
  const auto is_object = [](const Address& address) { return std::holds_alternative<ObjectAddress>(address); };
  if (std::none_of(selection.addresses().begin(), selection.addresses().end(), is_object)) return selection;
  const auto old_objects = named_objects(before);
  const auto new_objects = named_objects(after);
  if (old_objects.size() != new_objects.size()) return selection;
  const AddressIndex present(after);
  auto addresses = selection.addresses();
  for (auto& address : addresses) {
    auto* object = std::get_if<ObjectAddress>(&address);
    if (object == nullptr || present.has(object->id)) continue;
    const auto old = std::find_if(old_objects.begin(), old_objects.end(),
                                  [&](const NamedObject& other) { return other.id == object->id; });
    if (old == old_objects.end()) continue;
    const auto& now = new_objects[static_cast<std::size_t>(old - old_objects.begin())];
    if (now.what == old->what && !has_object(before, now.id)) object->id = now.id;
  }
  return Selection(std::move(addresses));
}

Selection everything(const Mission& mission) {
  auto found = standing(mission, Table(mission), [](std::initializer_list<Vec>) { return true; });
  for (const auto* zones : {&*mission.zones, &*mission.areas}) {
    for (const auto& zone : *zones) found.push_back(ObjectAddress{zone.id});
  }
  return Selection(std::move(found));
}

Selection inside(const Mission& mission, const Table& table, const Rect& band) {
  auto found = standing(mission, table, [&](std::initializer_list<Vec> points) {
    return std::all_of(points.begin(), points.end(), [&](Vec point) { return holds(band, point); });
  });
  add_zones(found, mission, table, *mission.zones, band);
  add_zones(found, mission, table, *mission.areas, band);
  return Selection(std::move(found));
}

std::string words_for(const Mission& mission, const Selection& selection) {
  if (selection.board()) return board_words(mission, *selection.board());
  if (selection.empty()) return {};
  if (selection.size() == 1) return words_for(mission, selection.addresses().front());
  std::array<std::size_t, nouns.size()> counts{};
  for (const auto& address : selection.addresses()) ++counts[noun_of(mission, address)];
  std::string words;
  for (std::size_t index = 0; index < nouns.size(); ++index) {
    if (counts[index] == 0) continue;
    if (!words.empty()) words += ", ";
    words += counted(counts[index], nouns[index].one, nouns[index].several);
  }
  return words;
}

}  // namespace bulkhead
