// SPDX-License-Identifier: MIT
#include "model/base/source_date.h"

#include <cstdlib>

#include "model/base/plain_text.h"

namespace bulkhead {

std::optional<std::int64_t> source_date() {
  const char* const epoch = std::getenv("SOURCE_DATE_EPOCH");
  constexpr int latest = 2'147'483'647;
  return epoch == nullptr ? std::nullopt : parse_int(epoch, 0, latest);
}

}  // namespace bulkhead
