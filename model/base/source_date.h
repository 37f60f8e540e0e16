// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>

namespace bulkhead {

/// The date that documents are to bear, in seconds since 1970 (UTC), as the environment's `SOURCE_DATE_EPOCH` says
/// (reproducible-builds.org). Without it documents state none, so that equal input gives equal bytes.
[[nodiscard]] std::optional<std::int64_t> source_date();

}  // namespace bulkhead
