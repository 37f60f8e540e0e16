// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "scripting/battle/rehearsal.h"
#include "scripting/limits.h"

namespace bulkhead {

/// A mission as the first line of a session. Fails where no document can hold it.
[[nodiscard]] Result<std::string> mission_request(const Mission& mission);

/// A RehearsalRoom in a process of its own, which reaches nothing outside and ends with this one. What it dies of ends
/// a battle that was written down; where players are there they are told, and go on without the line.
class WorkerRoom {
 public:
  /// `program` as for `Worker::start`. Fails where no worker can be started or locked up, or the mission is none.
  [[nodiscard]] static Result<WorkerRoom> open(const Mission& mission,
                                               const std::filesystem::path& program = "/proc/self/exe",
                                               const WorkerLimits& limits = {});
  /// One without a mission, for what asks with requests of its own.
  [[nodiscard]] static Result<WorkerRoom> open(const std::filesystem::path& program = "/proc/self/exe",
                                               const WorkerLimits& limits = {});
  WorkerRoom(const WorkerRoom&) = delete;
  WorkerRoom& operator=(const WorkerRoom&) = delete;
  WorkerRoom(WorkerRoom&& other) noexcept;
  WorkerRoom& operator=(WorkerRoom&& other) noexcept;
  ~WorkerRoom();

  /// As RehearsalRoom does.
  [[nodiscard]] Result<Rehearsal> play(const RehearsalOptions& options);

  /// The answer to a line of docs/rehearsal-protocol.md.
  [[nodiscard]] std::string ask(const std::string& request);

 private:
  class Client;
  explicit WorkerRoom(std::unique_ptr<Client> client);
  std::unique_ptr<Client> client_;
};

}  // namespace bulkhead
