// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <memory>
#include <new>

namespace bulkhead {

/// Room for the many small blocks that a Lua state takes and soon gives back, out of one piece of memory: those of a
/// size are handed out again, which is quicker than the general heap. Where there is no room left, or a block is too
/// large, the heap has to serve.
class SmallBlocks {
 public:
  static constexpr std::size_t room_of_battles = std::size_t{16} << 20U;

  explicit SmallBlocks(std::size_t room = room_of_battles);

  /// Has the kernel give the first so many bytes at once, which costs less than page by page as each is
  /// first written to. For who is sure to take as much.
  void prepare(std::size_t size);
  /// A block of at least so many bytes, aligned for anything; null where the heap has to serve.
  [[nodiscard]] void* take(std::size_t size);
  [[nodiscard]] bool holds(const void* block) const;
  /// Whether a block is one of these, which is then given back; `size` as when it was taken.
  bool give_back(void* block, std::size_t size);

 private:
  static constexpr std::size_t grain = alignof(std::max_align_t);
  static constexpr std::size_t largest = 2048;

  struct Free {
    Free* next;
  };
  Free*& free_of(std::size_t size) { return free_[(size - 1) / grain]; }

  std::unique_ptr<std::byte[]> memory_;
  std::byte* unused_;
  std::byte* end_;
  std::array<Free*, largest / grain> free_{};
};

// Here, to be compiled into who calls them: a battle does so some thousand times.

inline void* SmallBlocks::take(std::size_t size) {
  if (size == 0 || size > largest) return nullptr;
  auto*& free = free_of(size);
  if (free != nullptr) {
    void* const block = free;
    free = free->next;
    __builtin_prefetch(free);
    return block;
  }
  const auto rounded = (size + grain - 1) / grain * grain;
  if (rounded > static_cast<std::size_t>(end_ - unused_)) return nullptr;
  void* const block = unused_;
  unused_ += rounded;
  return block;
}

inline bool SmallBlocks::holds(const void* block) const {
  const std::less<const void*> before;
  return !before(block, memory_.get()) && before(block, end_);
}

inline bool SmallBlocks::give_back(void* block, std::size_t size) {
  if (!holds(block)) return false;
  auto*& free = free_of(size);
  free = new (block) Free{free};
  return true;
}

}  // namespace bulkhead
