// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/mission/mission.h"

namespace bulkhead {

/// What is placed and where it may stand, as players say it, as a sentence: `The defender places D3+2 objective
/// markers, at least 12" (305 mm) apart, at least 6" (152 mm) from every edge.` A length of a micrometre
/// more than a whole tenth of a millimetre reads as more than that.
[[nodiscard]] std::string in_words(const Mission& mission, const Placing& placing);

}  // namespace bulkhead
