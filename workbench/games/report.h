// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "workbench/games/summary.h"

namespace bulkhead {

/// What many battles came to, for people.
[[nodiscard]] std::string games_text(const GamesSummary& summary);
/// The same as JSON, a value on one line: `"games"`, `"seeds"`, `"sides"` with `"role"`, `"wins"`, `"vp"` and
/// `"rounds"` (each with `"mean"`, `"deviation"` and `"interval95"`), `"draws"`, `"objectives"`, `"never_fired"`,
/// `"errors"`; behind these
/// `"mission"`, `"caricature"`, `"broken"` and `"error_count"`. Figures are rounded to a thousandth.
[[nodiscard]] std::string games_json(const GamesSummary& summary);

}  // namespace bulkhead
