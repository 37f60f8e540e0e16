// SPDX-License-Identifier: MIT
#include "model/edit/history.h"

#include <algorithm>
#include <utility>

namespace bulkhead {

History::History(Mission mission) : saved_(std::make_shared<const Mission>(std::move(mission))) {
  steps_.push_back({{""}, saved_});
}

const std::shared_ptr<const Mission>& History::current() const { return steps_[position_].mission; }

Result<void> History::apply(const Edit& edit, std::string_view merge_key) {
  auto changed = edit.apply(*current());
  if (!changed) return tl::unexpected(std::move(changed.error()));
  if (*changed != *current()) replace(std::move(*changed), edit.step_name(*current()), merge_key);
  return {};
}

void History::replace(Mission mission, StepName name, std::string_view merge_key) {
  if (mission == *current()) return;
  const bool merges = !merge_key.empty() && merge_key == merge_key_;
  steps_.erase(steps_.begin() + static_cast<std::ptrdiff_t>(position_ + (merges ? 0 : 1)), steps_.end());
  steps_.push_back({std::move(name), std::make_shared<const Mission>(std::move(mission))});
  position_ = steps_.size() - 1;
  merge_key_ = merge_key;
  if (merges && *steps_[position_].mission == *steps_[position_ - 1].mission) {
    // The run of edits has led back to where it began: nothing is left to undo.
    steps_.pop_back();
    --position_;
    finish_merge();
  }
}

Result<void> History::amend(const Edit& edit, const std::function<bool(const Mission&)>& meant) {
  const auto change = [&](std::shared_ptr<const Mission>& mission) -> Result<void> {
    if (!meant(*mission)) return {};
    auto changed = edit.apply(*mission);
    if (!changed) return tl::unexpected(std::move(changed.error()));
    mission = std::make_shared<const Mission>(std::move(*changed));
    return {};
  };
  auto steps = steps_;
  auto saved = saved_;
  for (auto& step : steps) {
    if (auto done = change(step.mission); !done) return done;
  }
  if (auto done = change(saved); !done) return done;
  finish_merge();
  steps_ = std::move(steps);
  saved_ = std::move(saved);
  return {};
}

void History::finish_merge() { merge_key_.clear(); }

bool History::can_undo() const { return position_ > 0; }

bool History::can_redo() const { return position_ + 1 < steps_.size(); }

StepName History::undo_name() const { return steps_[position_].name; }

StepName History::redo_name() const { return can_redo() ? steps_[position_ + 1].name : StepName{""}; }

void History::undo() {
  finish_merge();
  if (can_undo()) --position_;
}

void History::redo() {
  finish_merge();
  if (can_redo()) ++position_;
}

std::vector<StepName> History::step_names() const {
  std::vector<StepName> names;
  for (std::size_t index = 1; index < steps_.size(); ++index) names.push_back(steps_[index].name);
  return names;
}

void History::go_to(std::size_t done) {
  finish_merge();
  position_ = std::min(done, steps_.size() - 1);
}

bool History::modified() const { return *current() != *saved_; }

void History::mark_saved() {
  finish_merge();
  saved_ = current();
}

}  // namespace bulkhead
