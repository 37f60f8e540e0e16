// SPDX-License-Identifier: MIT
#include "editor/tools/findings/findings_state.h"

#include <algorithm>

#include "editor/tools/words/translate.h"

namespace bulkhead {

FindingsState::FindingsState(MissionStage& stage, std::vector<Check> checks, Context context)
    : stage_(stage),
      context_(std::move(context)),
      fixing_(context_.post, [this](const AllFixed& result) { take(result); }),
      live_(
          context_.post, std::move(checks),
          [this](std::shared_ptr<const Checked> checked) { take(std::move(checked)); }, stage.document().snapshots()) {
  stage_.listen([this](CanvasEvent event) { stage_changed(event); });
  check_again();
}

void FindingsState::announce(Event event) const {
  for (const auto& listener : listeners_) listener(event);
}

void FindingsState::stage_changed(CanvasEvent event) {
  if (event == CanvasEvent::replaced) {
    live_.forget();
    checked_.reset();
    counts_ = {};
    chosen_name_.clear();
    fixed_row_.reset();
    list();
  }
  if (event != CanvasEvent::mission) return;
  fixing_.mission_changed();
  check_again();
}

void FindingsState::check_again() {
  checking_ = true;
  const auto& document = stage_.document();
  live_.check(stage_.shown(), document.revision(), context_.rules(), document.item().has_value());
  announce(Event::work);
}

void FindingsState::take(std::shared_ptr<const Checked> checked) {
  checked_ = std::move(checked);
  if (checked_->complete && checked_->revision == stage_.document().revision()) {
    checking_ = false;
    announce(Event::work);
  }
  counts_ = count_findings(checked_->report);
  stage_.mark_findings(finding_marks(stage_.mission(), checked_->report));
  list();
}

void FindingsState::list() {
  rows_ = checked_ ? finding_rows(*checked_->mission, checked_->report, filter_) : std::vector<FindingRow>();
  restore_choice();
  announce(Event::list);
}

void FindingsState::restore_choice() {
  auto found =
      std::find_if(rows_.begin(), rows_.end(), [&](const FindingRow& row) { return row.name() == chosen_name_; });
  if (found == rows_.end()) {
    // It may have other words by now.
    found = std::find_if(rows_.begin(), rows_.end(),
                         [&](const FindingRow& row) { return chosen_name_.starts_with(row.place()); });
  }
  if (found == rows_.end() && fixed_row_ && !rows_.empty()) {
    found = rows_.begin() + static_cast<std::ptrdiff_t>(std::min(*fixed_row_, rows_.size() - 1));
  }
  chosen_.reset();
  if (found == rows_.end()) return;
  if (found->name() != chosen_name_) fixed_row_.reset();
  chosen_name_ = found->name();
  chosen_ = static_cast<std::size_t>(found - rows_.begin());
}

void FindingsState::set_filter(FindingFilter filter) {
  filter_ = std::move(filter);
  list();
}

void FindingsState::choose(std::optional<std::size_t> row) {
  chosen_ = row;
  chosen_name_ = row ? rows_[*row].name() : std::string();
  announce(Event::choice);
}

void FindingsState::choose(const Address& place) {
  if (const auto rows = rows_at(place); !rows.empty()) choose(rows.front());
}

std::vector<std::size_t> FindingsState::rows_about(const Id& thing) const { return rows_at(ObjectAddress{thing}); }

std::vector<std::size_t> FindingsState::rows_at(const Address& place) const {
  std::vector<std::size_t> found;
  for (std::size_t row = 0; row < rows_.size(); ++row) {
    const auto& places = checked_->report.findings[rows_[row].index].addresses;
    if (std::find(places.begin(), places.end(), place) != places.end()) found.push_back(row);
  }
  return found;
}

void FindingsState::step(int by) {
  stage_.commit_input();
  const auto count = static_cast<int>(rows_.size());
  if (count == 0) return;
  const int now = chosen_ ? static_cast<int>(*chosen_) : by > 0 ? -1 : count;
  choose(static_cast<std::size_t>((now + by + count) % count));
  lead_there();
}

const Finding* FindingsState::finding() const {
  const auto* const row = chosen_row();
  return row != nullptr ? &checked_->report.findings[row->index] : nullptr;
}

void FindingsState::lead_there() {
  const auto* const found = finding();
  if (found == nullptr) return;
  std::vector<Address> there;
  for (const auto& address : found->addresses) {
    if (exists(stage_.mission(), address)) there.push_back(address);
  }
  if (there.empty()) return;
  const auto first = there.front();
  std::erase_if(there, [](const Address& address) { return std::holds_alternative<Point>(address); });
  stage_.select(Selection(std::move(there)));
  stage_.reveal(first);
}

std::vector<NamedFix> FindingsState::fixes() const {
  const auto* const found = finding();
  return found != nullptr ? named_fixes(*checked_->mission, *found) : std::vector<NamedFix>();
}

std::size_t FindingsState::alike() const {
  const auto* const row = chosen_row();
  return row != nullptr ? fixable_findings(checked_->report, row->key) : 0;
}

bool FindingsState::can_fix(bool all) const {
  const auto* const row = chosen_row();
  if (row == nullptr || row->waived) return false;
  return all ? alike() > 1 && !fixing() : !fixes().empty();
}

Result<void> FindingsState::fix(bool all) {
  if (!chosen_ && !rows_.empty()) {
    step(1);
    context_.tell(translate("This is the first finding; the same key again fixes it"));
    return {};
  }
  // The only one of its kind is all of them.
  if (all && !can_fix(true) && !fixing()) all = false;
  if (!can_fix(all)) {
    context_.tell(translate("There is no fix for this finding; it says what to do"));
    return {};
  }
  if (!all) {
    fixed_row_ = chosen_;
    return carry_out(fixes().front().edit);
  }
  fixing_.begin(chosen_row()->key, stage_.shown(), context_.rules());
  announce(Event::work);
  return {};
}

void FindingsState::stop_fixing() {
  fixing_.cancel();
  announce(Event::work);
}

void FindingsState::take(const AllFixed& result) {
  const auto done =
      result.in_place_of(stage_.mission()).map([&](Mission fixed) { stage_.replace(std::move(fixed), result.name); });
  const auto& words = done ? result.remark : done.error().message;
  if (!words.empty()) context_.tell(words);
  announce(Event::work);
}

Result<void> FindingsState::waive(const std::string& reason) {
  const auto* const found = finding();
  if (stage_.document().item())
    return fail(translate("Findings are waived in missions: the file of an item has no place for it."));
  return found != nullptr ? carry_out(bulkhead::waive(stage_.mission(), *found, reason)) : Result<void>();
}

Result<void> FindingsState::unwaive() {
  const auto* const found = finding();
  return found != nullptr ? carry_out(bulkhead::unwaive(stage_.mission(), *found)) : Result<void>();
}

Result<void> FindingsState::carry_out(const Result<Edit>& edit) {
  return edit ? stage_.attempt(*edit) : Result<void>(tl::unexpected(edit.error()));
}

}  // namespace bulkhead
