// SPDX-License-Identifier: MIT
#pragma once

#include <lua.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <cstring>
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

 private:
  void free_block(void* block, std::size_t size);
  [[nodiscard]] void* resized(void* block, std::size_t old_size, std::size_t new_size);
};

// Here, to be compiled into who calls it, as those of `SmallBlocks` are.

inline void LimitedMemory::free_block(void* block, std::size_t size) {
  if (block != nullptr && !small_blocks.give_back(block, size)) std::free(block);
}

inline void* LimitedMemory::resized(void* block, std::size_t old_size, std::size_t new_size) {
  void* const fresh = small_blocks.take(new_size);
  if (block == nullptr) return fresh != nullptr ? fresh : std::malloc(new_size);
  if (fresh == nullptr && !small_blocks.holds(block)) return std::realloc(block, new_size);
  void* const grown = fresh != nullptr ? fresh : std::malloc(new_size);
  if (grown == nullptr) return nullptr;
  std::memcpy(grown, block, std::min(old_size, new_size));
  free_block(block, old_size);
  return grown;
}

inline void* LimitedMemory::allocate(void* memory, void* block, std::size_t old_size, std::size_t new_size) {
  auto& self = *static_cast<LimitedMemory*>(memory);
  // For a new block Lua passes the kind of object it is for instead of a size.
  const auto freed = block == nullptr ? 0 : old_size;
  if (block == nullptr && old_size == LUA_TSTRING && new_size > self.longest_text) return nullptr;
  if (new_size == 0) {
    self.free_block(block, freed);
    self.used -= freed;
    return nullptr;
  }
  // The limit may have been lowered below what is used.
  if (new_size > freed && (self.used > self.most || new_size - freed > self.most - self.used)) return nullptr;
  void* const grown = self.resized(block, freed, new_size);
  if (grown != nullptr) self.used = self.used - freed + new_size;
  return grown;
}

}  // namespace bulkhead
