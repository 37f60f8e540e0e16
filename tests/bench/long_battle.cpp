// SPDX-License-Identifier: MIT
// Writes the decisions of a long battle of *Decompression*, for `tests/bench/rehearse_time`.
#include <iostream>

#include "tests/bench/battles.h"

int main() { std::cout << bulkhead::bench::long_battle(); }
