// SPDX-License-Identifier: MIT
#include "scripting/lua/small_blocks.h"

#include <functional>
#include <new>

namespace bulkhead {

// Not written to before it is handed out: what is never taken costs nothing.
SmallBlocks::SmallBlocks() : memory_(new std::byte[room]), unused_(memory_.get()) {}

void* SmallBlocks::take(std::size_t size) {
  if (size == 0 || size > largest) return nullptr;
  auto*& free = free_of(size);
  if (free != nullptr) {
    void* const block = free;
    free = free->next;
    return block;
  }
  const auto rounded = (size + grain - 1) / grain * grain;
  if (rounded > static_cast<std::size_t>(memory_.get() + room - unused_)) return nullptr;
  void* const block = unused_;
  unused_ += rounded;
  return block;
}

bool SmallBlocks::holds(const void* block) const {
  const std::less<const void*> before;
  return !before(block, memory_.get()) && before(block, memory_.get() + room);
}

bool SmallBlocks::give_back(void* block, std::size_t size) {
  if (!holds(block)) return false;
  auto*& free = free_of(size);
  free = new (block) Free{free};
  return true;
}

}  // namespace bulkhead
