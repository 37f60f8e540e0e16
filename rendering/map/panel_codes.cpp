// SPDX-License-Identifier: MIT
#include "rendering/map/panel_codes.h"

#include <algorithm>
#include <optional>
#include <variant>

#include "rendering/canvas/outline.h"
#include "rendering/map/runs.h"

namespace bulkhead {
namespace {

/// The body of what a panel stands for; nothing for what is no wall.
std::optional<Run> run_at(const MapFrame& frame, const Address& at) {
  if (const auto* edge = std::get_if<EdgeAddress>(&at)) return run_of(frame, *edge);
  const auto* object = std::get_if<ObjectAddress>(&at);
  if (object == nullptr) return std::nullopt;
  const auto& boards = frame.mission().boards;
  for (std::size_t index = 0; index < boards.size(); ++index) {
    for (const auto& piece : boards[index]->pieces) {
      const bool is_wall = piece.kind == FreePiece::Kind::wall || piece.kind == FreePiece::Kind::hatchway;
      if (piece.id == object->id && is_wall) return run_of(frame, static_cast<int>(index) + 1, piece);
    }
  }
  return std::nullopt;
}

const KitPiece* find_piece(const Mission& mission, const PlacedPanel& panel) {
  for (const auto& used : mission.sets) {
    if (used.set->id != panel.set) continue;
    const auto& pieces = used.set->pieces;
    const auto found = std::find_if(pieces.begin(), pieces.end(), [&](const auto& p) { return p.id == panel.piece; });
    if (found != pieces.end()) return &*found;
  }
  return nullptr;
}

/// Around a panel, where no hatch is open: an open one swings far into the room.
Rect box_of(const Mission& mission, const PlacedPanel& panel, const Segment& line, double thickness,
            const std::vector<HatchwayLeaf>& hatchways) {
  auto box = joined({line.from, {}}, {line.to, {}}).grown(thickness / 2);
  for (const auto& at : panel.covers) {
    const auto is_it = [&](const HatchwayLeaf& leaf) { return leaf.object.address == to_text(mission, at); };
    const auto found = std::find_if(hatchways.begin(), hatchways.end(), is_it);
    if (found == hatchways.end() || found->open) continue;
    // The last box is that of the triangle, beside which there is room.
    auto boxes = boxes_of(*found);
    boxes.pop_back();
    for (const auto& each : boxes) box = joined(box, each);
  }
  return box;
}

}  // namespace

PanelAssignment panels_for_codes(const Mission& mission) {
  AssignmentLimits limits;
  limits.remedies = false;
  return assign_panels(mission, designed_boxes(mission), pinned_panels(mission), limits);
}

std::vector<PanelCode> lay_out_panel_codes(const MapFrame& frame, const std::vector<HatchwayLeaf>& hatchways,
                                           const PanelAssignment& assignment) {
  const auto& mission = frame.mission();
  std::vector<PanelCode> codes;
  for (const auto& panel : assignment.panels) {
    const auto* piece = find_piece(mission, panel);
    if (piece == nullptr || piece->code.empty() || panel.covers.empty()) continue;
    const auto first = run_at(frame, panel.covers.front());
    const auto last = run_at(frame, panel.covers.back());
    if (!first || !last) continue;
    const Segment line{first->axes.origin, last->axes.at(last->length, 0)};
    codes.push_back({piece->code, piece->name, !panel.stand_ins.empty(), line,
                     box_of(mission, panel, line, first->thickness, hatchways)});
  }
  return codes;
}

}  // namespace bulkhead
