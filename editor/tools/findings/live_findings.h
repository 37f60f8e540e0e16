// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "analysis/snapshot/snapshots.h"
#include "editor/tools/jobs/job.h"
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

/// Checks the newest mission in the background: first what is quick, then the rest. A mission that is no longer the
/// newest is dropped, also in the midst of a check.
class LiveFindings {
 public:
  /// Called on the window's thread, as `Job` does it.
  using Deliver = std::function<void(std::shared_ptr<const Checked>)>;

  /// `checks` are all of the house (`all_checks()`), or others in tests.
  LiveFindings(const Post& post, std::vector<Check> checks, const Deliver& deliver,
               std::shared_ptr<Snapshots> snapshots = std::make_shared<Snapshots>());

  /// Asks for a check of this mission by a user's rules; returns at once.
  /// Of a mission that stands for an item of the library only what is about that, as `check_item` does.
  void check(std::shared_ptr<const Mission> mission, std::uint64_t revision, CheckRules rules = {},
             bool of_item = false);
  /// The next mission has nothing to do with those before: what slow checks found in them says nothing of it.
  void forget() { ++document_; }

 private:
  using Checking = Job<std::shared_ptr<const Checked>>;
  struct Wanted {
    std::shared_ptr<const Mission> mission;
    std::uint64_t revision = 0;
    CheckRules rules;
    /// Counts the documents: see `forget`.
    std::uint64_t document = 0;
    bool of_item = false;
  };
  /// In the background.
  [[nodiscard]] std::shared_ptr<const Checked> look_at(const Wanted& wanted, const std::stop_token& stop,
                                                       const Checking::Progress& progress);

  std::vector<Check> quick_;
  std::vector<Check> slow_;
  std::shared_ptr<Snapshots> snapshots_;
  std::uint64_t document_ = 0;
  /// Of the slow checks, from the last mission that they were run on, and its document. In the background only.
  std::vector<Finding> slow_findings_;
  std::uint64_t slow_document_ = 0;
  Checking checking_;
};

}  // namespace bulkhead
