// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

#include "exchange/sketch/sketch_table.h"
#include "tests/exchange/drawn_sketch.h"

namespace bulkhead::test {

/// The figures of a sketch as `bulkhead info` ought to give them, counted straight from its characters by brute force.
[[nodiscard]] nlohmann::json counted_by_characters(const DrawnSketch& sketch, DeployPattern deploy);

}  // namespace bulkhead::test
