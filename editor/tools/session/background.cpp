// SPDX-License-Identifier: MIT
#include "editor/tools/session/background.h"

#include <exception>
#include <utility>

namespace bulkhead {

Background::Background(std::function<void(const std::string&)> trouble)
    : trouble_(std::move(trouble)), thread_([this](const std::stop_token& end) { work(end); }) {}

Background::~Background() {
  thread_.request_stop();
  thread_.join();
}

void Background::start(Job job) {
  {
    const std::lock_guard guard(mutex_);
    waiting_.push_back(std::move(job));
  }
  changed_.notify_all();
}

void Background::deliver() {
  std::vector<Done> done;
  {
    const std::lock_guard guard(mutex_);
    done.swap(done_);
  }
  for (const auto& each : done) {
    if (each) each();
  }
}

void Background::finish() {
  {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return waiting_.empty() && !busy_; });
  }
  deliver();
}

void Background::finish_within(std::chrono::milliseconds time) {
  {
    std::unique_lock lock(mutex_);
    changed_.wait_for(lock, time, [this] { return waiting_.empty() && !busy_; });
  }
  deliver();
}

void Background::work(const std::stop_token& end) {
  std::unique_lock lock(mutex_);
  while (changed_.wait(lock, end, [this] { return !waiting_.empty(); }) && !end.stop_requested()) {
    const auto job = std::move(waiting_.front());
    waiting_.pop_front();
    busy_ = true;
    lock.unlock();
    Done done;
    try {
      done = job();
    } catch (const std::exception& exception) {
      done = [this, words = std::string(exception.what())] { trouble_(words); };
    }
    lock.lock();
    done_.push_back(std::move(done));
    busy_ = false;
    changed_.notify_all();
  }
}

}  // namespace bulkhead
