// SPDX-License-Identifier: MIT
#include <algorithm>

#include "analysis/snapshot/snapshot.h"
#include "model/edit/edit.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText no_zone{"no-zone", "a side needs a zone to start from; {side} has none"};

const ZoneKind* start_kind(const GameSystem& system) {
  const auto found = std::find_if(system.zone_kinds.begin(), system.zone_kinds.end(), [](const ZoneKind& kind) {
    return kind.start == ZoneKind::Start::deploys && !kind.area && kind.owner == ZoneKind::Owner::side;
  });
  return found == system.zone_kinds.end() ? nullptr : &*found;
}

bool taken(const Snapshot& snapshot, std::uint32_t cell) {
  return std::any_of(snapshot.sides().begin(), snapshot.sides().end(), [&](const SideStart& side) {
    return std::binary_search(side.cells.begin(), side.cells.end(), cell);
  });
}

/// The floor along a border of a board, one cell deep; nothing where it is taken by another side or there is none.
CellsShape border_cells(const CheckContext& context, const LatticeBoard& board, Compass border) {
  CellsShape shape;
  for (std::size_t index = 0; index < board.size.cell_count(); ++index) {
    const auto cell = board.size.cell_at(index);
    if (!board.size.on_border(edge_of(cell, border))) continue;
    const auto number = static_cast<std::uint32_t>(board.first_cell + index);
    if (!context.snapshot.graph().is_floor(number)) continue;
    if (taken(context.snapshot, number)) return {};
    shape.cells.push_back({board.number, cell});
  }
  std::sort(shape.cells.begin(), shape.cells.end());
  return shape;
}

/// A zone along the first border that is free: opposite ones first.
std::optional<Edit> start_zone_for(const CheckContext& context, const Id& side) {
  const auto* kind = start_kind(*context.mission.system);
  if (kind == nullptr) return std::nullopt;
  for (const auto border : {Compass::north, Compass::south, Compass::west, Compass::east}) {
    for (const auto& board : context.snapshot.graph().boards()) {
      auto shape = border_cells(context, board, border);
      if (shape.cells.empty()) continue;
      const auto id = free_id(context.mission, slug(side.text() + "-" + kind->id.text(), "zone"));
      return PutZone{{id, kind->id, side, "", std::move(shape), {}}};
    }
  }
  return std::nullopt;
}

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  for (const auto& side : context.snapshot.sides()) {
    const bool enters = std::any_of(context.mission.zones->begin(), context.mission.zones->end(),
                                    [&](const Zone& zone) { return enters_by(context.mission, side.side, zone); });
    if (enters) continue;
    observations.push_back(
        {message<no_zone>(arg<"side">(name_of(context.mission, side.side))),
         {address_of(side.side)},
         one_fix([id = side.side](const CheckContext& checked) { return start_zone_for(checked, id); })});
  }
  return observations;
}

}  // namespace

Check no_zone_check() {
  return {.key = "no-zone",
          .title = "No start zone",
          .group = Check::Group::entry_zones,
          .level = Level::warning,
          .rule = "Every side has a zone in which its models begin the battle or come in.",
          .reason = "Players must know where their models go.",
          .places = "the side",
          .remedy = "Draw a zone for the side in which its models begin the battle or come in.",
          .messages = {no_zone},
          .run = run};
}

}  // namespace bulkhead
