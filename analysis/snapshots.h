// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <mutex>
#include <optional>

#include "analysis/snapshot.h"

namespace bulkhead {

/// The snapshot of the newest mission, made once for all who ask for it, on whatever thread, and from the one before.
class Snapshots {
 public:
  /// Waits while another thread makes one.
  [[nodiscard]] Snapshot of(const std::shared_ptr<const Mission>& mission);

 private:
  std::mutex mutex_;
  /// What the newest is of.
  std::shared_ptr<const Mission> mission_;
  std::optional<Snapshot> newest_;
};

}  // namespace bulkhead
