// SPDX-License-Identifier: MIT
#include "editor/tools/jobs/job.h"

#include <exception>

namespace bulkhead {

JobThread::JobThread(Post post, std::function<void(const std::string&)> trouble)
    : post_(std::move(post)), trouble_(std::move(trouble)) {}

JobThread::~JobThread() {
  cancel();
  thread_.request_stop();
  if (thread_.joinable()) thread_.join();
}

void JobThread::begin(Work work) {
  cancel();
  stop_ = std::stop_source();
  working_ = true;
  {
    const std::lock_guard guard(mutex_);
    begun_ = Begun{std::move(work), stop_.get_token()};
  }
  if (!thread_.joinable()) thread_ = std::jthread([this](const std::stop_token& end) { run(end); });
  changed_.notify_all();
}

void JobThread::cancel() {
  stop_.request_stop();
  working_ = false;
}

void JobThread::deliver() {
  std::vector<Ready> ready;
  {
    const std::lock_guard guard(mutex_);
    ready.swap(ready_);
  }
  for (const auto& each : ready) {
    if (each.stop.stop_requested()) continue;
    if (each.last) working_ = false;
    each.delivery();
  }
}

void JobThread::finish() {
  {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return !begun_ && !busy_; });
  }
  deliver();
}

void JobThread::finish_within(std::chrono::milliseconds time) {
  {
    std::unique_lock lock(mutex_);
    changed_.wait_for(lock, time, [this] { return !begun_ && !busy_; });
  }
  deliver();
}

void JobThread::run(const std::stop_token& end) {
  std::unique_lock lock(mutex_);
  while (changed_.wait(lock, end, [this] { return begun_.has_value(); }) && !end.stop_requested()) {
    const auto begun = std::move(*begun_);
    begun_.reset();
    busy_ = true;
    lock.unlock();
    if (!begun.stop.stop_requested()) work_on(begun);
    lock.lock();
    busy_ = false;
    changed_.notify_all();
  }
}

void JobThread::work_on(const Begun& begun) {
  Delivery last;
  const auto trouble = [this](std::string words) { return [this, words = std::move(words)] { trouble_(words); }; };
  try {
    last = begun.work(begun.stop, [&](Delivery delivery) { hand_over({std::move(delivery), begun.stop, false}); });
  } catch (const std::exception& exception) {
    last = trouble(exception.what());
  } catch (...) {
    last = trouble("an unknown failure");
  }
  hand_over({std::move(last), begun.stop, true});
}

void JobThread::hand_over(Ready ready) {
  if (ready.stop.stop_requested()) return;
  {
    const std::lock_guard guard(mutex_);
    ready_.push_back(std::move(ready));
  }
  post_([self = std::weak_ptr(self_)] {
    if (const auto job = self.lock()) (*job)->deliver();
  });
}

}  // namespace bulkhead
