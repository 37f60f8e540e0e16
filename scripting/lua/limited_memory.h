// SPDX-License-Identifier: MIT
#pragma once

#include <lua.hpp>

#include <cstddef>
#include <cstdlib>
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

  /// The same block with another size, or null as it stands.
  void* resized(void* block, std::size_t old_size, std::size_t new_size);
};

// Here, to be compiled into who calls it: a battle does so some thousand times, mostly for a small block that is new or
// given back.
inline void* LimitedMemory::allocate(void* memory, void* block, std::size_t old_size, std::size_t new_size) {
  auto& self = *static_cast<LimitedMemory*>(memory);
  if (new_size == 0) {
    if (block == nullptr) return nullptr;
    if (!self.small_blocks.give_back(block, old_size)) std::free(block);
    self.used -= old_size;
    return nullptr;
  }
  if (block != nullptr) return self.resized(block, old_size, new_size);
  // For a new block Lua passes the kind of object it is for instead of a size. The limit may have been lowered below
  // what is used.
  if (old_size == LUA_TSTRING && new_size > self.longest_text) return nullptr;
  if (self.used > self.most || new_size > self.most - self.used) return nullptr;
  void* fresh = self.small_blocks.take(new_size);
  if (fresh == nullptr) fresh = std::malloc(new_size);
  if (fresh != nullptr) self.used += new_size;
  return fresh;
}

}  // namespace bulkhead
