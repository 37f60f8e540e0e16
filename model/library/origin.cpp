// SPDX-License-Identifier: MIT
#include "model/library/origin.h"

#include <fmt/format.h>

#include "model/base/numbers.h"
#include "model/base/plain_text.h"

namespace bulkhead {

Origin parse_origin(const LibraryId& text) {
  const auto at = text.text().find('@');
  if (at == std::string::npos) return {text, 0};
  const auto version = parse_int(text.text().substr(at + 1), 1, largest_number);
  return {LibraryId(text.text().substr(0, at)), version.value_or(0)};
}

LibraryId to_library_id(const Origin& origin) {
  if (origin.version == 0) return origin.item;
  return LibraryId(fmt::format("{}@{}", origin.item.text(), origin.version));
}

}  // namespace bulkhead
