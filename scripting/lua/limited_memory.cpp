// SPDX-License-Identifier: MIT
#include "scripting/lua/limited_memory.h"

#include <lua.hpp>

#include <algorithm>
#include <cstdlib>
#include <cstring>

namespace bulkhead {
namespace {

void free_block(SmallBlocks& small, void* block, std::size_t size) {
  if (block != nullptr && !small.give_back(block, size)) std::free(block);
}

void* resized(SmallBlocks& small, void* block, std::size_t old_size, std::size_t new_size) {
  void* const fresh = small.take(new_size);
  if (block == nullptr) return fresh != nullptr ? fresh : std::malloc(new_size);
  if (fresh == nullptr && !small.holds(block)) return std::realloc(block, new_size);
  void* const grown = fresh != nullptr ? fresh : std::malloc(new_size);
  if (grown == nullptr) return nullptr;
  std::memcpy(grown, block, std::min(old_size, new_size));
  free_block(small, block, old_size);
  return grown;
}

}  // namespace

void* LimitedMemory::allocate(void* memory, void* block, std::size_t old_size, std::size_t new_size) {
  auto& [most, used, longest_text, small] = *static_cast<LimitedMemory*>(memory);
  // For a new block Lua passes the kind of object it is for instead of a size.
  const auto freed = block == nullptr ? 0 : old_size;
  if (block == nullptr && old_size == LUA_TSTRING && new_size > longest_text) return nullptr;
  if (new_size == 0) {
    free_block(small, block, freed);
    used -= freed;
    return nullptr;
  }
  // The limit may have been lowered below what is used.
  if (new_size > freed && (used > most || new_size - freed > most - used)) return nullptr;
  void* const grown = resized(small, block, freed, new_size);
  if (grown != nullptr) used = used - freed + new_size;
  return grown;
}

}  // namespace bulkhead
