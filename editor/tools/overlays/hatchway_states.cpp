// SPDX-License-Identifier: MIT
#include "editor/tools/overlays/hatchway_states.h"

#include <algorithm>

namespace bulkhead {

void HatchwayStates::set_mode(Mode mode) {
  mode_ = mode;
  toggled_.clear();
}

void HatchwayStates::toggle(const Address& hatchway) {
  const auto place = std::lower_bound(toggled_.begin(), toggled_.end(), hatchway);
  if (place != toggled_.end() && *place == hatchway) {
    toggled_.erase(place);
  } else {
    toggled_.insert(place, hatchway);
  }
}

bool HatchwayStates::is_open(const Address& hatchway, bool starts_open) const {
  const bool open = mode_ == Mode::as_set ? starts_open : mode_ == Mode::all_open;
  return open != std::binary_search(toggled_.begin(), toggled_.end(), hatchway);
}

OpenHatchways HatchwayStates::for_plan(const Mission& mission) const {
  if (plain()) return OpenHatchways::as_set();
  std::vector<Address> open;
  for (const auto& hatchway : hatchways_of(mission)) {
    if (is_open(hatchway.at, hatchway.starts_open)) open.push_back(hatchway.at);
  }
  return OpenHatchways::these(std::move(open));
}

std::vector<SeenHatchway> hatchways_of(const Mission& mission) {
  std::vector<SeenHatchway> all;
  for (int number = 1; const auto* board = find_board(mission, number); ++number) {
    if (const auto* lattice = find_lattice(mission, number)) {
      for (const auto& [edge, hatchway] : lattice->hatchways()) {
        all.push_back({EdgeAddress{number, edge}, number, hatchway.starts_open});
      }
    }
    for (const auto& piece : board->pieces) {
      if (piece.kind == FreePiece::Kind::hatchway) all.push_back({ObjectAddress{piece.id}, number, false});
    }
  }
  return all;
}

}  // namespace bulkhead
