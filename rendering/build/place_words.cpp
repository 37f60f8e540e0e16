// SPDX-License-Identifier: MIT
#include "rendering/build/place_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <variant>

#include "model/base/plain_text.h"
#include "rendering/map/names.h"

namespace bulkhead {

PlaceWords::PlaceWords(const Mission& mission, const BuildPieces& pieces)
    : mission_(mission), pieces_(pieces), free_(mission) {
  for (const auto& marker : *mission.markers) markers_.emplace(marker.id, &marker);
}

const Marker* PlaceWords::marker_of(const BuildPiece& piece) const {
  const auto* object = std::get_if<ObjectAddress>(&piece.covers.front());
  const auto found = object == nullptr ? markers_.end() : markers_.find(object->id);
  return found == markers_.end() ? nullptr : found->second;
}

const Hatchway* PlaceWords::hatchway_at(const Address& address) const {
  const auto* at = std::get_if<EdgeAddress>(&address);
  const auto* board = at == nullptr ? nullptr : find_board(mission_, at->board);
  const auto* lattice = board == nullptr ? nullptr : board->lattice();
  if (lattice == nullptr) return nullptr;
  const auto found = lattice->hatchways().find(at->edge);
  return found == lattice->hatchways().end() ? nullptr : &found->second;
}

std::string PlaceWords::access_of(const Hatchway& hatchway) const {
  switch (hatchway.access.kind()) {
    case HatchAccess::Kind::locked: return " locked";
    case HatchAccess::Kind::airlock: return " airlock";
    case HatchAccess::Kind::controlled: return fmt::format(" ({})", side_name(mission_, *hatchway.access.side()));
    case HatchAccess::Kind::accessible: break;
  }
  return {};
}

std::string PlaceWords::of_panel(const BuildPiece& piece) const {
  auto edges = piece.covers;
  std::ranges::stable_partition(edges, [&](const Address& address) {
    return hatchway_at(address) != nullptr || std::ranges::find(piece.stand_ins, address) != piece.stand_ins.end();
  });
  std::string text;
  for (const auto& address : edges) {
    if (!text.empty()) text += " + ";
    text += to_text(mission_, address);
    const auto* hatchway = hatchway_at(address);
    if (hatchway == nullptr) continue;
    if (hatchway->starts_open) text += " open";
    text += access_of(*hatchway);
  }
  return piece.stand_ins.empty() ? text : text + " *";
}

std::string PlaceWords::of(const BuildPiece& piece, int number) const {
  auto text = number > 0 ? fmt::format("({}) ", number) : std::string();
  const auto* marker = marker_of(piece);
  const auto label = marker == nullptr ? std::string() : one_line(marker->label);
  const auto free = free_place(piece);
  auto name = label.empty() && free ? mark_of(pieces_, piece) : label;
  // A bare number would seem to be that of a board.
  const bool is_number = !label.empty() && std::ranges::all_of(label, is_digit);
  if (is_number) name = fmt::format("{} {}", pieces_.kinds[piece.kind].name, label);
  if (!name.empty()) text += name + ": ";
  if (free) return text + in_words(mission_, *free);
  if (marker != nullptr) return text + to_text(mission_, marker->at);
  return text + of_panel(piece);
}

std::string PlaceWords::how_to_measure(BuildStep step) const {
  bool measured = false;
  bool turned = false;
  bool drawn = false;
  bool mirrored = false;
  for (const auto& piece : pieces_.pieces) {
    const auto place = piece.step == step ? free_place(piece) : std::nullopt;
    if (!place) continue;
    measured = true;
    turned = turned || place->turn;
    drawn = drawn || (place->turn && place->kind != nullptr);
    mirrored = mirrored || place->mirrored;
  }
  if (!measured) return {};
  std::string text = step == BuildStep::markers
                         ? "Measure from the board's edges to the middle of a marker; north is above."
                         : "Measure from the board's edges to the cross in the middle of a piece; north is above.";
  if (mirrored) text += " What is mirrored is flipped from left to right before it is turned.";
  if (drawn) return text + " Turns are clockwise, from how it is drawn beside its name.";
  return turned ? text + " Turns are clockwise; unturned, a wall runs from west to east." : text;
}

}  // namespace bulkhead
