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

/// Plain memory that stays, as a signal handler may neither ask for any nor wait for who changes it.
struct Slot {
  /// Whether `path` is whole.
  std::atomic<bool> used = false;
  std::array<char, PATH_MAX> path = {};
  std::atomic<Slot*> next = nullptr;
};
static_assert(std::atomic<bool>::is_always_lock_free && std::atomic<Slot*>::is_always_lock_free);

constinit Slot first;
constinit std::mutex changing;

Slot& free_slot() {
  auto* slot = &first;
  while (slot->used) {
    if (slot->next == nullptr) slot->next = new Slot;
    slot = slot->next;
  }
  return *slot;
}

}  // namespace

void note_temporary_file(const std::filesystem::path& path) {
  const auto& name = path.native();
  if (name.size() >= PATH_MAX) return;
  const std::lock_guard lock(changing);
  auto& slot = free_slot();
  *std::copy(name.begin(), name.end(), slot.path.begin()) = '\0';
  slot.used = true;
}

void forget_temporary_file(const std::filesystem::path& path) {
  const std::lock_guard lock(changing);
  for (auto* slot = &first; slot != nullptr; slot = slot->next) {
    if (slot->used && std::string_view(slot->path.data()) == path.native()) slot->used = false;
  }
}

void remove_temporary_files() {
  for (auto* slot = &first; slot != nullptr; slot = slot->next) {
    if (slot->used) ::unlink(slot->path.data());
  }
}

}  // namespace bulkhead
