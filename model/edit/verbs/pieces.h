// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/edit/step_name.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// Adds a piece that stands off the lattice, or replaces the one with its id, whose extras it takes over (the given
/// ones are not used). Its turn is 0 to 359. Applying fails where the piece stands off that board.
struct PutPiece {
  int board = 1;
  FreePiece piece;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const PutPiece&, const PutPiece&) = default;
};

}  // namespace bulkhead
