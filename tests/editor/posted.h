// SPDX-License-Identifier: MIT
#pragma once

#include <condition_variable>
#include <mutex>
#include <utility>
#include <vector>

#include "editor/tools/jobs/job.h"

namespace bulkhead::test {

/// The window's thread in tests: what is posted waits until the test has it done.
class Posted {
 public:
  [[nodiscard]] Post post() {
    return [this](std::function<void()> what) {
      const std::lock_guard guard(mutex_);
      waiting_.push_back(std::move(what));
      arrived_.notify_all();
    };
  }
  [[nodiscard]] std::size_t count() {
    const std::lock_guard guard(mutex_);
    return waiting_.size();
  }
  /// Does what has been posted, on this thread.
  void run() {
    std::vector<std::function<void()>> now;
    {
      const std::lock_guard guard(mutex_);
      now.swap(waiting_);
    }
    for (const auto& each : now) each();
  }
  /// Waits until something is posted, then does it.
  void wait_and_run() {
    {
      std::unique_lock lock(mutex_);
      arrived_.wait(lock, [this] { return !waiting_.empty(); });
    }
    run();
  }

 private:
  std::mutex mutex_;
  std::condition_variable arrived_;
  std::vector<std::function<void()>> waiting_;
};

}  // namespace bulkhead::test
