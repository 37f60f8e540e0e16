// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "analysis/snapshot/snapshot.h"
#include "model/base/lazy.h"

namespace bulkhead {

/// The snapshots of the two missions that were asked for last: who shows a mission and who still checks the one before
/// do not hinder each other. Each is made once for all who ask for it, on whatever thread, with what the one that was
/// made before has in common with it.
class Snapshots {
 public:
  /// Waits only where another thread is making the very same.
  [[nodiscard]] Snapshot of(const std::shared_ptr<const Mission>& mission);

 private:
  struct Entry {
    std::shared_ptr<const Mission> mission;
    Lazy<Snapshot> snapshot;
  };
  /// The entry of a mission, from now on the newest. The mutex must be held.
  std::shared_ptr<Entry> entry_of(const std::shared_ptr<const Mission>& mission);

  std::mutex mutex_;
  /// The one asked for last at the end.
  std::vector<std::shared_ptr<Entry>> entries_;
  std::optional<Snapshot> last_made_;
};

}  // namespace bulkhead
