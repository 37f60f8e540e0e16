// SPDX-License-Identifier: MIT
#include "editor/tools/change/change.h"

#include <fmt/format.h>

#include <algorithm>

#include "model/edit/features.h"
#include "model/edit/markers.h"
#include "model/edit/nodes.h"
#include "model/edit/objects.h"
#include "model/edit/pieces.h"
#include "model/edit/walls.h"
#include "model/edit/zones.h"

namespace bulkhead {
namespace {

/// Nothing where nothing is to be done.
using MaybeEdit = Result<std::optional<Edit>>;

tl::unexpected<Error> refused(const Id& zone) {
  return fail(
      fmt::format("#{} is not made of cells, so it cannot be painted; give it cells as its shape first", zone.text()));
}

Edit set_zone_or_area(const Mission& mission, bool area, Zone zone) {
  return area ? set_area(mission, std::move(zone)) : set_zone(mission, std::move(zone));
}

struct EditMaker {
  const Mission& mission;

  MaybeEdit operator()(const LayWalls& change) const {
    if (change.edges.empty()) return std::optional<Edit>();
    return set_walls(mission, change.edges, change.breachable);
  }
  MaybeEdit operator()(const ClearEdges& change) const {
    if (change.edges.empty()) return std::optional<Edit>();
    return set_open(mission, change.edges);
  }
  MaybeEdit operator()(const PutHatchway& change) const { return set_hatchway(mission, change.edge, change.hatchway); }
  MaybeEdit operator()(const SetNode& change) const {
    if (!change.piece) return set_nodes_automatic(mission, {change.node});
    return set_node(mission, change.node, *change.piece);
  }
  MaybeEdit operator()(const PaintZone& change) const {
    if (change.cells.empty()) return std::optional<Edit>();
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
    if (before == nullptr) return std::optional<Edit>();
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
  MaybeEdit operator()(const PutMarker& change) const { return Edit(change); }
  MaybeEdit operator()(const PutPiece& change) const { return Edit(change); }
  MaybeEdit operator()(const PutFeature& change) const { return Edit(change); }
  MaybeEdit operator()(const MoveObject& change) const { return Edit(change); }
  MaybeEdit operator()(const RemoveObject& change) const { return remove_object(mission, change.id); }
};

}  // namespace

Result<Edit> edit_of(const Mission& mission, const Changes& changes, const std::string& name) {
  std::vector<Edit> edits;
  // Each edit is made for what the ones before it leave; the first that fails says so when the whole is applied.
  Mission now = mission;
  for (const auto& change : changes) {
    auto edit = std::visit(EditMaker{now}, change);
    if (!edit) return tl::unexpected(std::move(edit.error()));
    if (!*edit) continue;
    auto after = (*edit)->apply(now);
    edits.push_back(std::move(**edit));
    if (!after) break;
    now = std::move(*after);
  }
  return in_order(std::move(edits), name);
}

Edit in_order(std::vector<Edit> edits, const std::string& name) {
  if (edits.size() == 1 && name.empty()) return edits.front();
  return EditSequence{std::move(edits), name.empty() ? std::nullopt : std::optional(StepName{"{}", {name}})};
}

}  // namespace bulkhead
