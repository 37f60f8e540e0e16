// SPDX-License-Identifier: MIT
#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include "analysis/snapshots.h"
#include "workbench/checking.h"

namespace bulkhead {

/// What the checks say about one value of a mission.
struct Checked {
  std::shared_ptr<const Mission> mission;
  std::uint64_t revision = 0;
  CheckReport report;
  /// False while the slow checks still run: then their findings are those of the mission before, as far as what they
  /// name is still there.
  bool complete = false;
  /// Why the checks could not be run (the memory was full, say); then nothing is found. Empty else.
  std::string trouble;
};

/// Checks the newest mission on a thread of its own: first what is quick, then the rest. A mission that is no longer
/// the newest is dropped, also in the midst of a check.
class LiveFindings {
 public:
  /// Called on the checking thread, never after the destructor has returned.
  using Deliver = std::function<void(std::shared_ptr<const Checked>)>;

  /// `checks` are all of the house (`all_checks()`), or others in tests.
  LiveFindings(std::vector<Check> checks, Deliver deliver,
               std::shared_ptr<Snapshots> snapshots = std::make_shared<Snapshots>());
  ~LiveFindings();
  LiveFindings(const LiveFindings&) = delete;
  LiveFindings& operator=(const LiveFindings&) = delete;

  /// Asks for a check of this mission by a user's rules; returns at once.
  void check(std::shared_ptr<const Mission> mission, std::uint64_t revision, CheckRules rules = {});
  /// The next mission has nothing to do with those before: what slow checks found in them says nothing of it.
  void forget();

 private:
  struct Wanted {
    std::shared_ptr<const Mission> mission;
    std::uint64_t revision = 0;
    CheckRules rules;
  };
  void work(const std::stop_token& end);
  void look_at(const Wanted& wanted, const std::stop_token& stop);

  std::vector<Check> quick_;
  std::vector<Check> slow_;
  Deliver deliver_;
  std::shared_ptr<Snapshots> snapshots_;
  /// Of the slow checks, from the last mission that they were run on.
  std::vector<Finding> slow_findings_;

  std::mutex mutex_;
  std::condition_variable_any wake_;
  std::optional<Wanted> wanted_;
  bool forget_ = false;
  std::stop_source running_;
  std::jthread thread_;
};

}  // namespace bulkhead
