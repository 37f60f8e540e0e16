// SPDX-License-Identifier: MIT
#include "rendering/sheet/scales.h"

#include <algorithm>

namespace bulkhead {

double smallest_pitch(const Mission& mission) {
  double pitch = 0;
  for (const auto& board : mission.boards) {
    const auto* set = set_of(mission, *board);
    if (board->lattice() == nullptr || set == nullptr) continue;
    const double here = static_cast<double>(set->pitch.in_micrometres()) / 1000;
    pitch = pitch == 0 ? here : std::min(pitch, here);
  }
  return pitch;
}

}  // namespace bulkhead
