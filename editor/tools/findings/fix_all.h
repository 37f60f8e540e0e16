// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <set>
#include <string>

#include "editor/tools/jobs/job.h"
#include "editor/tools/view/map_classes.h"
#include "model/edit/edit.h"
#include "workbench/checking.h"

namespace bulkhead {

/// What came of fixing all findings of a check.
struct AllFixed {
  /// The fixed mission, or why there is nothing to be done.
  Result<Mission> mission = fail("");
  /// What the step is called.
  StepName name = {};
  /// What is to be told besides; empty where there is nothing.
  std::string remark = {};
  /// The mission that was looked at.
  std::shared_ptr<const Mission> looked_at = {};

  /// The fixed mission in the place of the one that was looked at; refuses any other.
  [[nodiscard]] Result<Mission> in_place_of(const Mission& now) const;
};

/// Fixes all findings of a check (see `fix_findings`) while the user goes on working. One check at a time.
class FixAll {
 public:
  /// Called by `begin` and `mission_changed`, or posted.
  using Finished = std::function<void(const AllFixed& result)>;
  FixAll(const Post& post, Finished finished);

  static constexpr std::chrono::milliseconds usual_moment{150};
  /// Waits a moment for the result, so that what is quickly done is done at once. By the user's rules. Things of the
  /// kinds in `barred` stay as they are.
  void begin(const std::string& key, std::shared_ptr<const Mission> mission, CheckRules rules,
             std::chrono::milliseconds moment = usual_moment, std::set<MapClass> barred = {});
  [[nodiscard]] bool working() const { return work_.working(); }
  /// Waits for the result, then hands it over.
  void finish() { work_.finish(); }
  /// The mission stays as it is.
  void cancel() { work_.cancel(); }
  /// The same, because there is another mission; says so. Nothing where it does not work.
  void mission_changed();

 private:
  Finished finished_;
  Job<AllFixed> work_;
};

}  // namespace bulkhead
