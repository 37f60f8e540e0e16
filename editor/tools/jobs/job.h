// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace bulkhead {

/// Has something done soon on the thread of the window. May be called on any thread.
using Post = std::function<void(std::function<void()> what)>;

/// What every `Job` has, whatever it works out: its thread, and the way back to the window.
class JobThread {
 public:
  /// Is done on the window's thread.
  using Delivery = std::function<void()>;
  /// Runs on a thread of its own; hands over what there is already, and gives the last.
  using Work = std::function<Delivery(const std::stop_token& stop, const std::function<void(Delivery)>& hand_over)>;

  JobThread(Post post, std::function<void(const std::string&)> trouble);
  ~JobThread();
  JobThread(const JobThread&) = delete;
  JobThread& operator=(const JobThread&) = delete;

  void begin(Work work);
  void cancel();
  [[nodiscard]] bool working() const { return working_; }
  void deliver();
  void finish();
  void finish_within(std::chrono::milliseconds time);

 private:
  struct Begun {
    Work work;
    std::stop_token stop;
  };
  struct Ready {
    Delivery delivery;
    std::stop_token stop;
    bool last = false;
  };
  void run(const std::stop_token& end);
  void work_on(const Begun& begun);
  void hand_over(Ready ready);

  Post post_;
  std::function<void(const std::string&)> trouble_;
  /// Of what was begun last.
  std::stop_source stop_;
  bool working_ = false;
  /// What was posted finds this value by it, or nothing any more.
  std::shared_ptr<JobThread*> self_ = std::make_shared<JobThread*>(this);

  std::mutex mutex_;
  std::condition_variable_any changed_;
  std::optional<Begun> begun_;
  bool busy_ = false;
  std::vector<Ready> ready_;
  std::jthread thread_;
};

/// Works in the background: always on what was asked last, while the user goes on. What is no longer asked for is told
/// to stop, and nothing comes of it. Results arrive on the window's thread, and none after the end of this value, which
/// waits until its work has stopped. All functions are to be called on that thread.
template <typename Result>
class Job {
 public:
  /// Hands over what there is before the rest is worked out.
  using Progress = std::function<void(Result result)>;
  using Work = std::function<Result(const std::stop_token& stop, const Progress& progress)>;

  /// `ready` takes each result, `trouble` the words of an exception that ended the work.
  Job(Post post, std::function<void(const Result& result)> ready, std::function<void(const std::string&)> trouble)
      : ready_(std::move(ready)), thread_(std::move(post), std::move(trouble)) {}

  void ask(Work work) {
    thread_.begin([this, work = std::move(work)](const std::stop_token& stop, const auto& hand_over) {
      return delivery_of(work(stop, [&](Result result) { hand_over(delivery_of(std::move(result))); }));
    });
  }
  /// The same for work that has one result only.
  void ask(std::function<Result(const std::stop_token& stop)> work) {
    ask(Work([work = std::move(work)](const std::stop_token& stop, const Progress&) { return work(stop); }));
  }
  /// Whether the last result of what was asked last is still to come.
  [[nodiscard]] bool working() const { return thread_.working(); }
  /// Nobody wants to know any more.
  void cancel() { thread_.cancel(); }
  /// Takes over at once what is ready, instead of when it is posted.
  void deliver() { thread_.deliver(); }
  /// Waits for the last result and takes it over.
  void finish() { thread_.finish(); }
  /// The same, but not longer than this; what comes later is posted.
  void finish_within(std::chrono::milliseconds time) { thread_.finish_within(time); }

 private:
  JobThread::Delivery delivery_of(Result result) {
    return [this, result = std::move(result)] { ready_(result); };
  }

  std::function<void(const Result&)> ready_;
  /// Ends before all that its work uses.
  JobThread thread_;
};

}  // namespace bulkhead
