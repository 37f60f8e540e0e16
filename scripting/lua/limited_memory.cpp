// SPDX-License-Identifier: MIT
#include "scripting/lua/limited_memory.h"

#include <lua.hpp>

#include <algorithm>
#include <cstdlib>
#include <cstring>

namespace bulkhead {

void* LimitedMemory::resized(void* block, std::size_t old_size, std::size_t new_size) {
  if (new_size > old_size && (used > most || new_size - old_size > most - used)) return nullptr;
  void* other = small_blocks.take(new_size);
  if (other == nullptr && !small_blocks.holds(block)) {
    other = std::realloc(block, new_size);
  } else {
    if (other == nullptr) other = std::malloc(new_size);
    if (other == nullptr) return nullptr;
    std::memcpy(other, block, std::min(old_size, new_size));
    if (!small_blocks.give_back(block, old_size)) std::free(block);
  }
  if (other != nullptr) used = used - old_size + new_size;
  return other;
}

void* LimitedMemory::allocate(void* memory, void* block, std::size_t old_size, std::size_t new_size) {
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
