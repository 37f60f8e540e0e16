// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <filesystem>
#include <string>
#include <string_view>
#include <utility>

#include "model/base/result.h"
#include "model/mission/mission.h"
#include "scripting/limits.h"
#include "scripting/worker/worker.h"

namespace bulkhead {

/// A session in a worker. Where a request ends the worker, because it takes too long, too much, or breaks it, that is
/// the answer; another worker plays the battle so far again, without that request, and the session goes on.
class GuardedSession {
 public:
  /// `program` as for `Worker::start`. Fails where no worker can be started.
  [[nodiscard]] static Result<GuardedSession> open(const std::filesystem::path& program, const WorkerLimits& limits);

  /// The answer to a line: one line, whatever becomes of the worker.
  [[nodiscard]] std::string ask(std::string_view request, const Worker::GoOn& go_on = {});

  /// Whether the last request ended the worker.
  [[nodiscard]] bool was_lost() const { return was_lost_; }
  /// The battle that is on, as lines that play it again; empty where none is.
  [[nodiscard]] const std::string& kept() const { return kept_; }

 private:
  GuardedSession(Worker worker, std::filesystem::path program, const WorkerLimits& limits)
      : worker_(std::move(worker)), program_(std::move(program)), limits_(limits) {}
  void note(const nlohmann::json& request, std::string_view answer);
  void keep_record();
  [[nodiscard]] Result<void> start_again();
  [[nodiscard]] std::string after_loss(const nlohmann::json& request, std::string why, bool goes_on);

  Worker worker_;
  std::filesystem::path program_;
  WorkerLimits limits_;
  /// The document of its mission.
  std::string mission_;
  std::string kept_;
  bool was_lost_ = false;
};

}  // namespace bulkhead
