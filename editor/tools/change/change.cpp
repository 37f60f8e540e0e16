// SPDX-License-Identifier: MIT
#include "editor/tools/change/change.h"

#include <fmt/format.h>

#include <algorithm>

#include "model/base/contracts.h"
#include "model/edit/features.h"
#include "model/edit/markers.h"
#include "model/edit/nodes.h"
#include "model/edit/objects.h"
#include "model/edit/pieces.h"
#include "model/edit/walls.h"
#include "model/edit/zones.h"

namespace bulkhead {
namespace {

using MaybeEdit = std::optional<Edit>;

Edit refused(const Id& zone) {
  auto message =
      fmt::format("#{} is not made of cells, so it cannot be painted; give it cells as its shape first", zone.text());
  return {"Paint " + zone.text(), "", [message](const Mission&) -> Result<Mission> { return fail(message); }};
}

Edit set_zone_or_area(const Mission& mission, bool area, Zone zone) {
  return area ? set_area(mission, std::move(zone)) : set_zone(mission, std::move(zone));
}

struct EditMaker {
  const Mission& mission;

  MaybeEdit operator()(const LayWalls& change) const {
    if (change.edges.empty()) return std::nullopt;
    return set_walls(mission, change.edges, change.breachable);
  }
  MaybeEdit operator()(const ClearEdges& change) const {
    if (change.edges.empty()) return std::nullopt;
    return set_open(mission, change.edges);
  }
  MaybeEdit operator()(const PutHatchway& change) const { return set_hatchway(mission, change.edge, change.hatchway); }
  MaybeEdit operator()(const SetNode& change) const {
    if (!change.piece) return set_nodes_automatic(mission, {change.node});
    return set_node(mission, change.node, *change.piece);
  }
  MaybeEdit operator()(const PaintZone& change) const {
    if (change.cells.empty()) return std::nullopt;
    const auto* before = change.area ? find_area(mission, change.zone) : find_zone(mission, change.zone);
    Zone zone{change.zone, change.kind, change.side, change.name, CellsShape(), {}};
    if (before != nullptr) zone = *before;
    auto* shape = std::get_if<CellsShape>(&zone.shape);
    if (shape == nullptr) return refused(change.zone);
    shape->cells.insert(shape->cells.end(), change.cells.begin(), change.cells.end());
    return set_zone_or_area(mission, change.area, std::move(zone));
  }
  MaybeEdit operator()(const EraseZone& change) const {
    const auto* area = find_area(mission, change.zone);
    const auto* before = area != nullptr ? area : find_zone(mission, change.zone);
    if (before == nullptr) return std::nullopt;
    Zone zone = *before;
    auto* shape = std::get_if<CellsShape>(&zone.shape);
    if (shape == nullptr) return refused(change.zone);
    auto gone = change.cells;
    std::sort(gone.begin(), gone.end());
    std::erase_if(shape->cells,
                  [&](const CellAddress& cell) { return std::binary_search(gone.begin(), gone.end(), cell); });
    if (shape->cells.empty()) return remove_object(mission, change.zone);
    return set_zone_or_area(mission, area != nullptr, std::move(zone));
  }
  MaybeEdit operator()(const PutMarker& change) const { return set_marker(mission, change.marker); }
  MaybeEdit operator()(const PutPiece& change) const { return set_piece(mission, change.board, change.piece); }
  MaybeEdit operator()(const PutFeature& change) const { return set_feature(mission, change.board, change.feature); }
  MaybeEdit operator()(const MoveObject& change) const { return move_object(mission, change.id, change.to); }
  MaybeEdit operator()(const RemoveObject& change) const { return remove_object(mission, change.id); }
};

}  // namespace

Edit edit_of(const Mission& mission, const Changes& changes, const std::string& name) {
  BULKHEAD_EXPECTS(!changes.empty());
  std::vector<Edit> edits;
  // Each edit is made for what the ones before it leave; the first that fails says so when the whole is applied.
  Mission now = mission;
  for (const auto& change : changes) {
    auto edit = std::visit(EditMaker{now}, change);
    if (!edit) continue;
    auto after = edit->apply(now);
    edits.push_back(std::move(*edit));
    if (!after) break;
    now = std::move(*after);
  }
  if (edits.empty()) return {name, "", [](const Mission& before) -> Result<Mission> { return before; }};
  return in_order(std::move(edits), name);
}

Edit in_order(std::vector<Edit> edits, const std::string& name) {
  BULKHEAD_EXPECTS(!edits.empty());
  Edit whole = edits.front();
  if (edits.size() > 1) {
    whole.text.clear();
    for (const auto& edit : edits) whole.text += (whole.text.empty() ? "" : "\n") + edit.text;
    whole.apply = [edits = std::move(edits)](const Mission& before) -> Result<Mission> {
      Mission result = before;
      for (const auto& edit : edits) {
        auto after = edit.apply(result);
        if (!after) return after;
        result = std::move(*after);
      }
      return result;
    };
  }
  if (!name.empty()) whole.name = name;
  return whole;
}

}  // namespace bulkhead
