// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "model/base/result.h"
#include "scripting/limits.h"

namespace bulkhead {

/// A process that plays missions and can reach nothing (`confine`), seen from the one that started it: lines of the
/// protocol go in, lines come out. It ends with this object, with the thread that started it, and with this process,
/// however that ends. Not for several threads at once.
class Worker {
 public:
  /// `program`: one whose `main` begins with `run_worker`; this one, if none is named.
  [[nodiscard]] static Result<Worker> start(const std::filesystem::path& program = "/proc/self/exe",
                                            const WorkerLimits& limits = {});
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;
  Worker(Worker&& other) noexcept;
  Worker& operator=(Worker&& other) noexcept;
  ~Worker();

  using Deadline = std::chrono::steady_clock::time_point;
  /// Asked several times a second; once it says no, the worker is ended.
  using GoOn = std::function<bool()>;

  /// Sends a request, a line without its end. All that follows until `deadline` counts as its work, of which the
  /// processor may be taken as long.
  [[nodiscard]] Result<void> send(std::string_view request, Deadline deadline, const GoOn& go_on = {});
  /// The next line that it answers, without its end. Where none comes, because it takes too long, has died, or says
  /// what is no line, it is ended, and the error says why in words for players.
  [[nodiscard]] Result<std::string> next_answer(Deadline deadline, const GoOn& go_on = {});
  /// Both, for requests that are answered with one line.
  [[nodiscard]] Result<std::string> ask(std::string_view request, std::chrono::milliseconds most,
                                        const GoOn& go_on = {});

  /// Whether it has ended: nothing can be asked of it any more.
  [[nodiscard]] bool is_over() const;
  /// Its number, as the system knows it.
  [[nodiscard]] int process() const;

 private:
  class Process;
  explicit Worker(std::unique_ptr<Process> process);
  std::unique_ptr<Process> process_;
};

}  // namespace bulkhead
