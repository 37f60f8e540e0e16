// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/identifier.h"

namespace bulkhead {

/// What an item's `origin` says: `zone-mortalis/traps@2`.
struct Origin {
  LibraryId item;
  /// Of the library's item when it was copied; 0 where that is not known.
  int version = 0;
  friend bool operator==(const Origin&, const Origin&) = default;
};

[[nodiscard]] Origin parse_origin(const LibraryId& text);
[[nodiscard]] LibraryId to_library_id(const Origin& origin);

}  // namespace bulkhead
