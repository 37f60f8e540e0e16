// SPDX-License-Identifier: MIT
#include "editor/tools/findings/findings_state.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "editor/tools/words/translate.h"

namespace bulkhead {

FindingsState::FindingsState(MissionStage& stage, std::vector<Check> checks, Context context)
    : stage_(stage),
      unit_(stage.unit()),
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
    chosen_group_name_.clear();
    fixed_.reset();
    mended_.clear();
    list();
  }
  // What came while somebody drew.
  if (event == CanvasEvent::rest) mark();
  // The fixes name points in the unit that is shown.
  if (event == CanvasEvent::tool && std::exchange(unit_, stage_.unit()) != stage_.unit()) announce(Event::choice);
  if (event != CanvasEvent::mission) return;
  fixing_.mission_changed();
  choose_what_was_mended();
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
  if (settled()) {
    checking_ = false;
    announce(Event::work);
  }
  counts_ = count_findings(checked_->report);
  list();
}

bool FindingsState::settled() const {
  return checked_ && checked_->complete && checked_->revision == stage_.document().revision();
}

std::vector<Finding> FindingsState::errors() const {
  std::vector<Finding> errors;
  if (!checked_) return errors;
  std::copy_if(checked_->report.findings.begin(), checked_->report.findings.end(), std::back_inserter(errors),
               [](const Finding& finding) { return finding.level == Level::error && !finding.waived; });
  return errors;
}

void FindingsState::mark() {
  if (!settled() || stage_.in_gesture()) return;
  stage_.mark_findings(finding_marks(stage_.mission(), checked_->report, rows_, chosen_));
}

void FindingsState::list() {
  rows_ = checked_ ? finding_rows(*checked_->mission, checked_->report, filter_) : std::vector<FindingRow>();
  groups_ = checked_ ? finding_groups(rows_, checked_->report.checks_off, filter_) : std::vector<FindingGroup>();
  const bool led_on = restore_choice();
  mark();
  announce(Event::list);
  if (!led_on) return;
  // Map and inspector follow, or let go of what was fixed last.
  chosen_ ? lead_there() : stage_.select({});
}

bool FindingsState::restore_choice() {
  const auto group = std::find_if(groups_.begin(), groups_.end(),
                                  [&](const FindingGroup& each) { return each.name() == chosen_group_name_; });
  chosen_group_.reset();
  if (group != groups_.end()) chosen_group_ = static_cast<std::size_t>(group - groups_.begin());
  auto found =
      std::find_if(rows_.begin(), rows_.end(), [&](const FindingRow& row) { return row.name() == chosen_name_; });
  if (found == rows_.end()) {
    // It may have other words by now.
    found = std::find_if(rows_.begin(), rows_.end(),
                         [&](const FindingRow& row) { return chosen_name_.starts_with(row.place()); });
  }
  const bool fixed = found == rows_.end() && !chosen_group_ && fixed_ && settled();
  if (fixed && !rows_.empty()) found = rows_.begin() + static_cast<std::ptrdiff_t>(row_after(*fixed_));
  if (settled()) fixed_.reset();
  chosen_.reset();
  if (found == rows_.end()) return fixed;
  chosen_name_ = found->name();
  chosen_ = static_cast<std::size_t>(found - rows_.begin());
  return fixed;
}

std::size_t FindingsState::row_after(const Fixed& fixed) const {
  const auto alike = [&](const FindingRow& row) { return row.key == fixed.key && !row.waived; };
  const auto at = rows_.begin() + static_cast<std::ptrdiff_t>(std::min(fixed.row, rows_.size()));
  if (const auto next = std::find_if(at, rows_.end(), alike); next != rows_.end()) {
    return static_cast<std::size_t>(next - rows_.begin());
  }
  const auto last = std::find_if(std::make_reverse_iterator(at), rows_.rend(), alike);
  // The gravest stands first.
  return last == rows_.rend() ? 0 : static_cast<std::size_t>(rows_.rend() - last) - 1;
}

void FindingsState::remember_mended(const std::shared_ptr<const Mission>& before) {
  std::erase_if(mended_, [](const Mended& each) { return each.before.expired(); });
  mended_.push_back({before, chosen_name_, chosen_group_name_});
}

void FindingsState::choose_what_was_mended() {
  const auto found = std::find_if(mended_.rbegin(), mended_.rend(),
                                  [&](const Mended& each) { return each.before.lock() == stage_.shown(); });
  if (found == mended_.rend()) return;
  fixed_.reset();
  chosen_name_ = found->name;
  chosen_group_name_ = found->group_name;
}

void FindingsState::set_filter(FindingFilter filter) {
  filter_ = std::move(filter);
  list();
}

void FindingsState::choose(std::optional<std::size_t> row) {
  chosen_ = row;
  chosen_name_ = row ? rows_[*row].name() : std::string();
  chosen_group_.reset();
  chosen_group_name_.clear();
  announce(Event::choice);
  mark();
}

void FindingsState::choose_group(std::size_t group) {
  choose(std::optional<std::size_t>());
  chosen_group_ = group;
  chosen_group_name_ = groups_[group].name();
  announce(Event::choice);
}

void FindingsState::choose(const FindingMark& mark) {
  const auto found =
      std::find_if(rows_.begin(), rows_.end(), [&](const FindingRow& row) { return row.name() == mark.name; });
  if (found == rows_.end()) return;
  choose(static_cast<std::size_t>(found - rows_.begin()));
  select_places();
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
  int now = by > 0 ? -1 : count;
  if (chosen_) {
    now = static_cast<int>(*chosen_);
  } else if (chosen_group_) {
    // From the head of a group on there is its first, and before it the last of the one above.
    now = static_cast<int>(groups_[*chosen_group_].first) - (by > 0 ? 1 : 0);
  }
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
  // Of one without a place on the map nothing is selected: what stood there before was another's.
  select_places();
  stage_.reveal(there);
}

void FindingsState::select_places() {
  std::vector<Address> there;
  for (const auto& address : finding()->addresses) {
    const bool is_point = std::holds_alternative<Point>(address);
    if (!is_point && exists(stage_.mission(), address)) there.push_back(address);
  }
  stage_.select(Selection(std::move(there)));
}

std::vector<NamedFix> FindingsState::fixes() const {
  const auto* const found = finding();
  return found != nullptr ? named_fixes(*checked_->mission, *found, stage_.unit()) : std::vector<NamedFix>();
}

std::size_t FindingsState::alike() const {
  const auto key = chosen_check();
  const auto* const row = chosen_row();
  const bool waived = row != nullptr ? row->waived : chosen_group_ && groups_[*chosen_group_].waived;
  return key.empty() || waived ? 0 : fixable_findings(checked_->report, key);
}

bool FindingsState::can_fix(bool all) const {
  if (all) return alike() > (chosen_group_ ? 0U : 1U) && !fixing();
  const auto* const row = chosen_row();
  return row != nullptr && !row->waived && !fixes().empty();
}

bool FindingsState::choice_is_to_follow() const {
  if (chosen_) return rows_[*chosen_].name() != chosen_name_;
  return chosen_group_ && groups_[*chosen_group_].name() != chosen_group_name_;
}

Result<void> FindingsState::fix(bool all) {
  if (choice_is_to_follow()) return {};
  if (!chosen_ && !chosen_group_ && !rows_.empty()) {
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
  if (!all) return fix(fixes().front().edit);
  fixing_.begin(chosen_check(), stage_.shown(), context_.rules(), FixAll::usual_moment, stage_.classes().barred());
  announce(Event::work);
  return {};
}

Result<void> FindingsState::fix(const Edit& edit) {
  const auto before = stage_.shown();
  fixed_.reset();
  if (const auto* const row = chosen_row()) fixed_ = {*chosen_, row->key};
  remember_mended(before);
  auto done = stage_.attempt(edit);
  if (!done) {
    fixed_.reset();
    if (!mended_.empty()) mended_.pop_back();
  }
  return done;
}

void FindingsState::stop_fixing() {
  fixing_.cancel();
  announce(Event::work);
}

void FindingsState::take(const AllFixed& result) {
  const auto done = result.in_place_of(stage_.mission()).map([&](Mission fixed) {
    fixed_.reset();
    if (chosen_) fixed_ = {*chosen_, rows_[*chosen_].key};
    if (chosen_group_) fixed_ = {groups_[*chosen_group_].first, groups_[*chosen_group_].key};
    remember_mended(stage_.shown());
    stage_.replace(std::move(fixed), result.name);
  });
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

std::string FindingsState::chosen_check() const {
  if (const auto* const row = chosen_row()) return row->key;
  return chosen_group_ ? groups_[*chosen_group_].key : std::string();
}

Result<void> FindingsState::set_level(std::optional<Level> level) {
  const auto key = chosen_check();
  if (key.empty()) return {};
  if (stage_.document().item()) {
    return fail(translate("Levels are said in missions: the file of an item has no place for them."));
  }
  return carry_out(Edit(SetSeverity{Id(key), level}));
}

Result<void> FindingsState::set_my_level(std::optional<Level> level) {
  const auto key = chosen_check();
  if (key.empty()) return {};
  const auto kept = context_.set_my_level(Id(key), level);
  if (kept) check_again();
  return kept;
}

std::optional<FindingCard> FindingsState::card() const {
  const auto key = chosen_check();
  if (key.empty()) return std::nullopt;
  auto card = card_of_check(key, stage_.mission(), context_.rules());
  if (const auto* const row = chosen_row()) {
    tell_finding(card, *row);
    card.fixes = row->waived ? std::vector<NamedFix>() : fixes();
    card.leads_to = words_for(text());
  } else {
    tell_group(card, groups_[*chosen_group_]);
  }
  card.alike = alike();
  card.of_item = stage_.document().item().has_value();
  return card;
}

std::optional<TextSpot> FindingsState::text() const { return chosen_ ? text(*chosen_) : std::nullopt; }

std::optional<TextSpot> FindingsState::text(std::size_t row) const {
  return text_spot(stage_.mission(), checked_->report.findings[rows_[row].index]);
}

Result<void> FindingsState::carry_out(const Result<Edit>& edit) {
  return edit ? stage_.attempt(*edit) : Result<void>(tl::unexpected(edit.error()));
}

}  // namespace bulkhead
