// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

#include "analysis/figures/figures.h"

namespace bulkhead {

/// What `figures_json` prints.
[[nodiscard]] nlohmann::ordered_json figures_document(const Figures& figures);

}  // namespace bulkhead
