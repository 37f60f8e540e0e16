// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <functional>
#include <stop_token>
#include <string>
#include <utility>

#include "editor/tools/session/background.h"

namespace bulkhead {

/// Works out in the background the answer to the newest question; what is no longer asked for is broken off, and its
/// answer dropped.
template <typename Answer>
class Newest {
 public:
  using Work = std::function<Answer(const std::stop_token& stop)>;

  /// Both are called by `deliver`.
  Newest(std::function<void(const Answer& answer)> ready, std::function<void(const std::string& words)> trouble)
      : ready_(std::move(ready)), background_([this, trouble = std::move(trouble)](const std::string& words) {
          working_ = false;
          trouble(words);
        }) {}
  ~Newest() { stop_.request_stop(); }
  Newest(const Newest&) = delete;
  Newest& operator=(const Newest&) = delete;

  void ask(Work work) {
    stop_.request_stop();
    stop_ = std::stop_source();
    working_ = true;
    background_.start([this, work = std::move(work), stop = stop_.get_token()]() -> Background::Done {
      if (stop.stop_requested()) return {};
      auto answer = work(stop);
      return [this, stop, answer = std::move(answer)] {
        if (stop.stop_requested()) return;
        working_ = false;
        ready_(answer);
      };
    });
  }
  /// Whether the answer to the last question is still to come.
  [[nodiscard]] bool working() const { return working_; }
  void deliver() { background_.deliver(); }
  /// Waits for the answer, then delivers it.
  void finish() { background_.finish(); }
  /// The same, but not longer than this; `deliver` gives what comes later.
  void finish_within(std::chrono::milliseconds time) { background_.finish_within(time); }
  /// Breaks off what is being worked out; nobody wants the answer any more.
  void forget() {
    stop_.request_stop();
    working_ = false;
  }

 private:
  std::function<void(const Answer&)> ready_;
  std::stop_source stop_;
  bool working_ = false;
  Background background_;
};

}  // namespace bulkhead
