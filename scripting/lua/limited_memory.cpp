// SPDX-License-Identifier: MIT
#include "scripting/lua/limited_memory.h"

#include <cstdlib>

namespace bulkhead {

void* LimitedMemory::allocate(void* memory, void* block, std::size_t old_size, std::size_t new_size) {
  auto& [most, used] = *static_cast<LimitedMemory*>(memory);
  // For a new block Lua passes the kind of object it is for instead of a size.
  const auto freed = block == nullptr ? 0 : old_size;
  if (new_size == 0) {
    std::free(block);
    used -= freed;
    return nullptr;
  }
  // The limit may have been lowered below what is used.
  if (new_size > freed && (used > most || new_size - freed > most - used)) return nullptr;
  void* const grown = std::realloc(block, new_size);
  if (grown != nullptr) used = used - freed + new_size;
  return grown;
}

}  // namespace bulkhead
