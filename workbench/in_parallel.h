// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

namespace bulkhead {

/// Works on the items 0 to `count` - 1 on all processors, or on so many threads, and hands each result over on the
/// calling thread, in order. No worker runs more than a few items ahead of what was handed over. `go_on` is asked some
/// hundred times a second; once it says no, work that has begun is asked to stop and all that was not yet handed over
/// is dropped. What `work` throws is thrown on the calling thread.
template <typename T>
void in_parallel(std::size_t count, const std::function<T(std::size_t, const std::stop_token&)>& work,
                 const std::function<void(T)>& use, const std::function<bool()>& go_on,
                 std::size_t threads_wanted = std::max(1U, std::thread::hardware_concurrency())) {
  constexpr std::chrono::milliseconds between_questions(10);
  const auto workers = std::min(std::max<std::size_t>(1, threads_wanted), count);
  const auto ahead = 4 * workers;
  std::mutex mutex;
  std::condition_variable_any changed;
  std::vector<std::optional<T>> results(count);
  std::exception_ptr problem;
  std::size_t next = 0;
  std::size_t used = 0;

  const auto run = [&](const std::stop_token& stop) {
    for (;;) {
      std::size_t item = 0;
      {
        std::unique_lock lock(mutex);
        const bool may_go_on = changed.wait(lock, stop, [&] { return next >= count || next < used + ahead; });
        if (!may_go_on || stop.stop_requested() || problem || next >= count) return;
        item = next++;
      }
      try {
        auto result = work(item, stop);
        const std::lock_guard lock(mutex);
        results[item] = std::move(result);
      } catch (...) {
        const std::lock_guard lock(mutex);
        problem = std::current_exception();
      }
      changed.notify_all();
    }
  };

  {
    std::vector<std::jthread> threads;
    for (std::size_t number = 0; number < workers; ++number) threads.emplace_back(run);
    while (used < count && go_on()) {
      std::optional<T> result;
      {
        std::unique_lock lock(mutex);
        changed.wait_for(lock, between_questions, [&] { return problem || results[used].has_value(); });
        if (problem) break;
        if (!results[used]) continue;
        result.swap(results[used]);
      }
      use(std::move(*result));
      {
        const std::lock_guard lock(mutex);
        ++used;
      }
      changed.notify_all();
    }
    // All of them, before the first is waited for.
    for (auto& thread : threads) thread.request_stop();
  }
  if (problem) std::rethrow_exception(problem);
}

}  // namespace bulkhead
