// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace bulkhead::bench {

/// Decisions for the shipped mission *Decompression* as people take them, of which its record has some 10,000 lines: in
/// each turn units move to and fro, and of each is told and expected where it is and what is left of it, a hatchway is
/// tried that is too far away, and points are corrected.
std::string long_battle();

}  // namespace bulkhead::bench
