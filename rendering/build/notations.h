// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "model/mission/mission.h"
#include "rendering/build/build_pieces.h"
#include "rendering/canvas/path.h"
#include "rendering/sheet/legend_rows.h"

namespace bulkhead {

/// Something that stands in plans and lists, and what it means.
struct Notation {
  /// In letters; empty of what is drawn.
  std::string sign;
  /// As it is drawn, in millimetres from its top left corner; filled.
  std::vector<Path> figure = {};
  std::string meaning;
};

/// What else of a build sheet there is to explain.
struct NotationsOf {
  bool steps = true;
  /// A marker is hidden in the picture of the built board.
  bool pins = false;
  /// Of the plan.
  std::vector<LinkRow> links = {};
};

/// Of all notations those that this mission's build sheet has, with signs of its own for examples.
[[nodiscard]] std::vector<Notation> notations_of(const Mission& mission, const BuildPieces& pieces,
                                                 const NotationsOf& shown);

}  // namespace bulkhead
