// SPDX-License-Identifier: MIT
#include "analysis/snapshots.h"

namespace bulkhead {

Snapshot Snapshots::of(const std::shared_ptr<const Mission>& mission) {
  const std::lock_guard guard(mutex_);
  if (mission != mission_) {
    newest_ = Snapshot::make(*mission, newest_ ? &*newest_ : nullptr);
    mission_ = mission;
  }
  return *newest_;
}

}  // namespace bulkhead
