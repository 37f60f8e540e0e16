// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "model/base/result.h"

namespace bulkhead {

/// Writes to standard output. Whether all of it arrived is told by `finish_output`.
void print(std::string_view text);
/// Writes `bulkhead: …` and a line end to standard error.
void complain(std::string_view message);
void complain(const Error& error);
/// Flushes standard output; false if something could not be written (a full disk, a closed pipe).
[[nodiscard]] bool finish_output();

/// From now on Ctrl+C does not end the program at once: loops over files ask `interrupted` and stop between two.
void watch_for_interrupt();
[[nodiscard]] bool interrupted();

}  // namespace bulkhead
