// SPDX-License-Identifier: MIT
#include "editor/tools/inspector/inspector.h"

#include "editor/tools/inspector/rows.h"
#include "editor/tools/pointing/words.h"
#include "editor/tools/words/translate.h"
#include "model/mission/on_boards.h"

namespace bulkhead {
namespace {

/// The selection sorted by what can be inspected together.
struct Sorted {
  std::vector<EdgeAddress> edges;
  std::vector<NodeAddress> nodes;
  std::vector<CellAddress> cells;
  std::vector<Id> markers;
  std::vector<Id> zones;
  std::vector<Id> areas;
  std::vector<Id> features;
  std::vector<Id> pieces;
  std::vector<Id> others;
  int kinds = 0;
};

template <typename T>
void put(Sorted& sorted, std::vector<T>& list, const T& item) {
  if (list.empty()) ++sorted.kinds;
  list.push_back(item);
}

Sorted sort(const Mission& mission, const Selection& selection) {
  Sorted sorted;
  for (const auto& address : selection.addresses()) {
    if (!exists(mission, address)) continue;
    if (const auto* edge = std::get_if<EdgeAddress>(&address)) put(sorted, sorted.edges, *edge);
    if (const auto* node = std::get_if<NodeAddress>(&address)) put(sorted, sorted.nodes, *node);
    if (const auto* cell = std::get_if<CellAddress>(&address)) put(sorted, sorted.cells, *cell);
    const auto* object = std::get_if<ObjectAddress>(&address);
    if (object == nullptr) continue;
    auto& list = find_marker(mission, object->id) != nullptr                            ? sorted.markers
                 : find_zone(mission, object->id) != nullptr                            ? sorted.zones
                 : find_area(mission, object->id) != nullptr                            ? sorted.areas
                 : find_feature(mission, object->id) != nullptr                         ? sorted.features
                 : find_on_boards(mission, &Board::pieces, object->id).thing != nullptr ? sorted.pieces
                                                                                        : sorted.others;
    put(sorted, list, object->id);
  }
  return sorted;
}

/// How many there are of each kind, where they have nothing else in common.
InspectorRows summary(const Sorted& sorted) {
  InspectorRows rows;
  const auto add = [&](const char* key, std::string_view name, std::size_t count) {
    if (count == 0) return;
    rows.push_back({.key = std::string("count.") + key,
                    .group = translate("Selected"),
                    .name = translate(name),
                    .value = std::to_string(count)});
  };
  add("edges", marked("Walls, hatchways and edges"), sorted.edges.size());
  add("nodes", marked("Nodes"), sorted.nodes.size());
  add("cells", marked("Cells"), sorted.cells.size());
  add("markers", marked("Markers"), sorted.markers.size());
  add("zones", marked("Zones"), sorted.zones.size());
  add("areas", marked("Areas"), sorted.areas.size());
  add("features", marked("Terrain features"), sorted.features.size());
  add("pieces", marked("Free pieces"), sorted.pieces.size());
  add("others", marked("Sides and texts"), sorted.others.size());
  return rows;
}

}  // namespace

std::vector<InspectorRow> inspect(const Mission& mission, const Selection& selection, RulerUnit unit) {
  const auto sorted = sort(mission, selection);
  if (sorted.kinds == 0) return inspect_mission(mission);
  if (sorted.kinds > 1) return summary(sorted);
  if (!sorted.edges.empty()) return inspect_edges(mission, sorted.edges);
  if (!sorted.nodes.empty()) return inspect_nodes(mission, sorted.nodes);
  if (!sorted.cells.empty()) return inspect_cells(mission, sorted.cells);
  if (!sorted.markers.empty()) return inspect_markers(mission, sorted.markers);
  if (!sorted.zones.empty()) return inspect_zones(mission, sorted.zones, false, unit);
  if (!sorted.areas.empty()) return inspect_zones(mission, sorted.areas, true, unit);
  if (!sorted.features.empty()) return inspect_features(mission, sorted.features, unit);
  if (!sorted.pieces.empty()) return inspect_pieces(mission, sorted.pieces);
  return inspect_items(mission, sorted.others);
}

std::string inspected(const Mission& mission, const Selection& selection) {
  if (selection.empty()) return mission.head->title.empty() ? translate("Untitled mission") : mission.head->title;
  auto words = words_for(mission, selection);
  if (!words.empty() && words.front() >= 'a' && words.front() <= 'z')
    words.front() = static_cast<char>(words.front() - 'a' + 'A');
  return words;
}

}  // namespace bulkhead
