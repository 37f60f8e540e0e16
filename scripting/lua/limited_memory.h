// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <limits>

#include "scripting/lua/small_blocks.h"

namespace bulkhead {

/// As much memory as one Lua state may hold at any one time, in bytes; must outlive the state, which frees into it.
struct LimitedMemory {
  std::size_t most = 0;
  std::size_t used = 0;
  static constexpr std::size_t any_length = std::numeric_limits<std::size_t>::max();
  /// Bytes that a text may have when it is made.
  std::size_t longest_text = any_length;
  SmallBlocks small_blocks = SmallBlocks();

  /// For `lua_newstate`, with a LimitedMemory as its data. Null where that has no room.
  static void* allocate(void* memory, void* block, std::size_t old_size, std::size_t new_size);

  /// The same block with another size; null where there is no room, and the block then stays.
  void* resized(void* block, std::size_t old_size, std::size_t new_size);
};

}  // namespace bulkhead
