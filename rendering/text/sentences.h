// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>

namespace bulkhead {

/// Where the sentence ends that holds a place of a text, counted in bytes: behind a full stop, question or exclamation
/// mark and what closes quotes and brackets behind it, before a blank. The text's end where there is no such place.
[[nodiscard]] std::size_t sentence_end(std::string_view text, std::size_t from);

}  // namespace bulkhead
