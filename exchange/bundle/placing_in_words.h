// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/mission/mission.h"

namespace bulkhead {

/// What is placed and where it may stand, as players say it and as a line of Markdown: `D3+2 × Objective marker, by the
/// Defender: 12" apart, 6" clear of every edge.`
[[nodiscard]] std::string in_words(const Mission& mission, const Placing& placing);

}  // namespace bulkhead
