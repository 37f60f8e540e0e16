// SPDX-License-Identifier: MIT
#include "analysis/snapshot/snapshots.h"

#include <algorithm>

namespace bulkhead {
namespace {

constexpr std::size_t most_kept = 2;

}  // namespace

Snapshot Snapshots::of(const std::shared_ptr<const Mission>& mission) {
  std::shared_ptr<Entry> entry;
  std::optional<Snapshot> previous;
  {
    const std::lock_guard guard(mutex_);
    entry = entry_of(mission);
    previous = last_made_;
  }
  return entry->snapshot.made_by([&] {
    auto made = Snapshot::make(*mission, previous ? &*previous : nullptr);
    const std::lock_guard guard(mutex_);
    last_made_ = made;
    return made;
  });
}

std::shared_ptr<Snapshots::Entry> Snapshots::entry_of(const std::shared_ptr<const Mission>& mission) {
  const auto found = std::find_if(entries_.begin(), entries_.end(),
                                  [&](const std::shared_ptr<Entry>& entry) { return entry->mission == mission; });
  if (found != entries_.end()) {
    std::rotate(found, found + 1, entries_.end());
    return entries_.back();
  }
  if (entries_.size() == most_kept) entries_.erase(entries_.begin());
  entries_.push_back(std::make_shared<Entry>());
  entries_.back()->mission = mission;
  return entries_.back();
}

}  // namespace bulkhead
