// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "analysis/figures.h"

namespace bulkhead {

/// The figures as `bulkhead info` prints them for people.
[[nodiscard]] std::string figures_text(const Mission& mission, const Figures& figures);

}  // namespace bulkhead
