// SPDX-License-Identifier: MIT
#include "editor/window/files/recovery_keeper.h"

#include <utility>
#include <wx/app.h>

namespace bulkhead {
namespace {

constexpr int tick_milliseconds = 100;

}  // namespace

RecoveryKeeper::RecoveryKeeper(Recovery recovery, std::function<void(const Error&)> failed)
    : recovery_(std::move(recovery)),
      failed_(std::move(failed)),
      thread_([this](const std::stop_token& end) { work(end); }) {
  Start(tick_milliseconds);
}

RecoveryKeeper::~RecoveryKeeper() { Stop(); }

void RecoveryKeeper::note(const Document& document) { recovery_.note(document, std::chrono::steady_clock::now()); }

bool RecoveryKeeper::write_now() {
  const auto job = recovery_.at_once();
  if (!job) return true;
  const auto written = job->run();
  if (!written) failed_(written.error());
  return written.has_value();
}

void RecoveryKeeper::Notify() {
  if (auto job = recovery_.due(std::chrono::steady_clock::now())) hand_over(std::move(*job));
}

void RecoveryKeeper::hand_over(Recovery::Job job) {
  {
    const std::scoped_lock lock(mutex_);
    job_ = std::move(job);
  }
  wake_.notify_one();
}

void RecoveryKeeper::work(const std::stop_token& end) {
  std::unique_lock lock(mutex_);
  while (wake_.wait(lock, end, [this] { return job_.has_value(); })) {
    const auto job = *std::exchange(job_, std::nullopt);
    lock.unlock();
    if (const auto written = job.run(); !written) {
      wxTheApp->CallAfter([this, alive = std::weak_ptr(alive_), error = written.error()] {
        if (!alive.expired()) failed_(error);
      });
    }
    lock.lock();
  }
}

}  // namespace bulkhead
