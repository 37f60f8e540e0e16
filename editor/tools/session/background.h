// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace bulkhead {

/// Does small jobs one after another while the user goes on working: on a thread of its own, which ends with this
/// value. What is still waiting then is not done any more.
class Background {
 public:
  /// What a job leaves to be done on the user's thread; may be empty.
  using Done = std::function<void()>;
  using Job = std::function<Done()>;

  /// `trouble` is called on the user's thread with the words of an exception that a job let out.
  explicit Background(std::function<void(const std::string& words)> trouble);
  ~Background();
  Background(const Background&) = delete;
  Background& operator=(const Background&) = delete;

  void start(Job job);
  /// Does what finished jobs have left. To be called on the user's thread, often (ten times a second).
  void deliver();
  /// Waits until every job has run, then delivers.
  void finish();
  /// The same, but not longer than this; what has not run then is delivered later.
  void finish_within(std::chrono::milliseconds time);

 private:
  void work(const std::stop_token& end);

  std::function<void(const std::string&)> trouble_;
  std::mutex mutex_;
  std::condition_variable_any changed_;
  std::deque<Job> waiting_;
  bool busy_ = false;
  std::vector<Done> done_;
  std::jthread thread_;
};

}  // namespace bulkhead
