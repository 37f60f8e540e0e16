// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "analysis/distance/ways.h"

namespace bulkhead {

/// One figure for every sample of a grid over one level; sample (column, row) has number row × columns + column. What
/// the figure says, and of what unit it is, says the function that makes the field.
struct SampleField {
  SampleGrid grid;
  std::vector<double> values;
};

}  // namespace bulkhead
