// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <string>

#include "rendering/build/build_pieces.h"
#include "rendering/build/free_places.h"

namespace bulkhead {

/// Says where pieces go. Mission and pieces must outlive it.
class PlaceWords {
 public:
  PlaceWords(const Mission& mission, const BuildPieces& pieces);

  /// Nothing for what stands on the lattice.
  [[nodiscard]] std::optional<FreePlace> free_place(const BuildPiece& piece) const { return free_.of(piece.covers); }
  /// `C2/C3 + D2/D3`, the edge with the hatchway first, with `open` where it begins so, then `locked`, `airlock` or the
  /// side that controls it, and a star where it stays shut;
  /// `BH1: 12″ from west, 8″ from north` of what is measured. A number that stands in the plan in place of the code
  /// comes first; 0 is none.
  [[nodiscard]] std::string of(const BuildPiece& piece, int number) const;
  /// What one must know to find the places of a step that are measured; empty where none are.
  [[nodiscard]] std::string how_to_measure(BuildStep step) const;

 private:
  [[nodiscard]] const Marker* marker_of(const BuildPiece& piece) const;
  [[nodiscard]] const Hatchway* hatchway_at(const Address& address) const;
  /// Who opens it, where not everybody does.
  [[nodiscard]] std::string access_of(const Hatchway& hatchway) const;
  [[nodiscard]] std::string of_panel(const BuildPiece& piece) const;

  const Mission& mission_;
  const BuildPieces& pieces_;
  FreePlaces free_;
  std::map<Id, const Marker*> markers_;
};

}  // namespace bulkhead
