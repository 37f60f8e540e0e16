// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <memory>

namespace bulkhead {

/// Room for the many small blocks that a Lua state takes and soon gives back, out of one piece of memory: those of a
/// size are handed out again, which is quicker than the general heap. Where there is no room left, or a block is too
/// large, the heap has to serve.
class SmallBlocks {
 public:
  SmallBlocks();

  /// A block of at least so many bytes, aligned for anything; null where the heap has to serve.
  [[nodiscard]] void* take(std::size_t size);
  [[nodiscard]] bool holds(const void* block) const;
  /// Whether a block is one of these, which is then given back; `size` as when it was taken.
  bool give_back(void* block, std::size_t size);

 private:
  static constexpr std::size_t grain = alignof(std::max_align_t);
  static constexpr std::size_t largest = 512;
  static constexpr std::size_t room = std::size_t{4} << 20U;

  struct Free {
    Free* next;
  };
  Free*& free_of(std::size_t size) { return free_[(size - 1) / grain]; }

  std::unique_ptr<std::byte[]> memory_;
  std::byte* unused_;
  std::array<Free*, largest / grain> free_{};
};

}  // namespace bulkhead
