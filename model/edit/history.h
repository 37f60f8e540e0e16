// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "model/edit/edit.h"

namespace bulkhead {

/// Undo and redo over values: each step keeps the mission as it was. No-ops are dropped because values are equal.
class History {
 public:
  explicit History(Mission mission);

  [[nodiscard]] const std::shared_ptr<const Mission>& current() const;

  /// Applies an edit. A failing edit changes nothing. An edit that follows one with the same non-empty `merge_key`
  /// becomes part of that step (a drag is one step), unless undo, redo, `mark_saved` or `finish_merge` came between.
  Result<void> apply(const Edit& edit, std::string_view merge_key = {});
  /// Puts another mission in the place of the current one, as a step of that name; merges as above.
  void replace(Mission mission, StepName name, std::string_view merge_key = {});
  /// Makes an edit in every mission there is that it is meant for, those of steps before and after and the one marked
  /// as saved, and is no step itself: undo and redo keep it. Where it fails for one of them nothing changes.
  Result<void> amend(const Edit& edit, const std::function<bool(const Mission&)>& meant);
  /// Ends a run of merging edits: the next one begins a step of its own.
  void finish_merge();

  [[nodiscard]] bool can_undo() const;
  [[nodiscard]] bool can_redo() const;
  /// Name of the step that undo would take back (redo would do again); empty if there is none.
  [[nodiscard]] StepName undo_name() const;
  [[nodiscard]] StepName redo_name() const;
  /// Nothing happens where there is nothing to undo or redo.
  void undo();
  void redo();
  /// The names of all steps that are there, those that were taken back too, the oldest first.
  [[nodiscard]] std::vector<StepName> step_names() const;
  /// How many of them are done.
  [[nodiscard]] std::size_t done() const { return position_; }
  /// Takes steps back, or does them again, until so many are done; all of them where there are fewer.
  void go_to(std::size_t done);

  /// Whether the mission differs in value from the one last marked as saved (at first: the one given).
  [[nodiscard]] bool modified() const;
  void mark_saved();

 private:
  struct Step {
    StepName name;
    std::shared_ptr<const Mission> mission;
  };
  std::vector<Step> steps_;  // the first is the start, without name
  std::size_t position_ = 0;
  std::string merge_key_;
  std::shared_ptr<const Mission> saved_;
};

}  // namespace bulkhead
