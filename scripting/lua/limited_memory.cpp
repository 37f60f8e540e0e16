// SPDX-License-Identifier: MIT
#include "scripting/lua/limited_memory.h"

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

}  // namespace bulkhead
