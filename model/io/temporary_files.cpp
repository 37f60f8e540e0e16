// SPDX-License-Identifier: MIT
#include "model/io/temporary_files.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <climits>
#include <mutex>
#include <string_view>
#include <unistd.h>

namespace bulkhead {
namespace {

/// Plain memory, as a signal handler may not ask for any.
struct Slot {
  /// Whether `path` is whole.
  std::atomic<bool> used = false;
  std::array<char, PATH_MAX> path = {};
};
static_assert(std::atomic<bool>::is_always_lock_free);

constinit std::array<Slot, 16> slots;
constinit std::mutex changing;

}  // namespace

void note_temporary_file(const std::filesystem::path& path) {
  const auto& name = path.native();
  const std::lock_guard lock(changing);
  const auto free = std::find_if(slots.begin(), slots.end(), [](const Slot& slot) { return !slot.used; });
  if (free == slots.end() || name.size() >= free->path.size()) return;
  *std::copy(name.begin(), name.end(), free->path.begin()) = '\0';
  free->used = true;
}

void forget_temporary_file(const std::filesystem::path& path) {
  const std::lock_guard lock(changing);
  for (auto& slot : slots) {
    if (slot.used && std::string_view(slot.path.data()) == path.native()) slot.used = false;
  }
}

void remove_temporary_files() {
  for (auto& slot : slots) {
    if (slot.used) ::unlink(slot.path.data());
  }
}

}  // namespace bulkhead
