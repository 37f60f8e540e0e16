// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "editor/tools/canvas/mission_stage.h"
#include "editor/tools/findings/finding_card.h"
#include "editor/tools/findings/finding_list.h"
#include "editor/tools/findings/fix_all.h"
#include "editor/tools/findings/live_findings.h"
#include "editor/tools/findings/text_spot.h"

namespace bulkhead {

/// What the checks say about the mission on a stage, as it is edited: which of it is listed, which finding is chosen,
/// and what is done about it. The stage shows where something was found.
class FindingsState {
 public:
  enum class Event : unsigned char {
    /// What is listed, the counts, and with them what is chosen.
    list,
    /// What is chosen, and what can be done about it.
    choice,
    /// Whether it is being checked or fixed.
    work
  };
  /// What is around it.
  struct Context {
    Post post;
    /// What the user says about checks now.
    std::function<CheckRules()> rules = [] { return CheckRules(); };
    /// Keeps what findings of a check count as for the user, in all missions that do not say; nothing for the usual.
    std::function<Result<void>(const Id& check, std::optional<Level> level)> set_my_level =
        [](const Id&, std::optional<Level>) { return Result<void>(); };
    /// Tells the user something in passing.
    std::function<void(const std::string& words)> tell = [](const std::string&) {};
  };

  /// Checks the mission as it is now, and every one that follows. The stage must outlive this.
  FindingsState(MissionStage& stage, std::vector<Check> checks, Context context);
  FindingsState(const FindingsState&) = delete;
  FindingsState& operator=(const FindingsState&) = delete;

  void listen(std::function<void(Event)> listener) { listeners_.push_back(std::move(listener)); }

  // What was found.
  [[nodiscard]] const FindingCounts& counts() const { return counts_; }
  /// Whether there is a report; none for a moment when another document has come.
  [[nodiscard]] bool has_report() const { return checked_ != nullptr; }
  /// Those that count as errors.
  [[nodiscard]] std::vector<Finding> errors() const;
  /// Why the mission could not be checked; empty where it was.
  [[nodiscard]] std::string trouble() const { return checked_ ? checked_->trouble : std::string(); }
  /// Those that pass the filter.
  [[nodiscard]] const std::vector<FindingRow>& rows() const { return rows_; }
  /// Those rows by their checks.
  [[nodiscard]] const std::vector<FindingGroup>& groups() const { return groups_; }
  [[nodiscard]] const FindingFilter& filter() const { return filter_; }
  void set_filter(FindingFilter filter);
  [[nodiscard]] bool checking() const { return checking_; }
  /// Checks anew, as the user's boxes or levels have changed.
  void check_again();

  // What is chosen. It stays chosen as long as it is found, in whatever words.
  /// Its row; nothing where nothing is chosen, or the filter hides it.
  [[nodiscard]] std::optional<std::size_t> chosen() const { return chosen_; }
  [[nodiscard]] const FindingRow* chosen_row() const { return chosen_ ? &rows_[*chosen_] : nullptr; }
  /// Nothing for no row.
  void choose(std::optional<std::size_t> row);
  /// Chooses the first finding about a place, if one is listed.
  void choose(const Address& place);
  /// Chooses the finding of a mark, if it is listed, and selects its places.
  void choose(const FindingMark& mark);
  /// Chooses a check instead of a finding, by its place among the groups.
  void choose_group(std::size_t group);
  /// The place of the check that is chosen.
  [[nodiscard]] std::optional<std::size_t> chosen_group() const { return chosen_group_; }
  /// What is to be told of the finding or the check that is chosen; nothing where none is.
  [[nodiscard]] std::optional<FindingCard> card() const;
  /// Where in the mission's texts the chosen finding leads, and that of a row.
  [[nodiscard]] std::optional<TextSpot> text() const;
  [[nodiscard]] std::optional<TextSpot> text(std::size_t row) const;
  /// The rows of what was found about a thing, in their order.
  [[nodiscard]] std::vector<std::size_t> rows_about(const Id& thing) const;
  /// Chooses the next finding of the list (-1: the one before) and leads to its places; after the last the first, and
  /// after a chosen check its own first. What is being typed becomes edits first.
  void step(int by);
  /// Selects the places of the chosen finding and brings the first into sight.
  void lead_there();

  // What is done about the chosen finding.
  /// Those that the mission can take.
  [[nodiscard]] std::vector<NamedFix> fixes() const;
  /// How many findings of its kind may be fixed, or of the check that is chosen; none of those that are waived.
  [[nodiscard]] std::size_t alike() const;
  /// Whether it can be fixed; with `all`, whether others of its kind may be too.
  [[nodiscard]] bool can_fix(bool all) const;
  /// Fixes the chosen finding by its first fix, or all of its kind as one step. Without a chosen finding it chooses the
  /// first. After it the rest of its kind is chosen, else the gravest left; after its undo what it mended. Many are
  /// fixed in the background; what comes of it is dropped if the mission is another by then.
  Result<void> fix(bool all);
  /// The same by one of its fixes.
  Result<void> fix(const Edit& edit);
  [[nodiscard]] bool fixing() const { return fixing_.working(); }
  void stop_fixing();
  /// Waives it, or changes the reason for which it is waived.
  Result<void> waive(const std::string& reason);
  Result<void> unwaive();
  /// What findings of the chosen check count as in this mission, or for the user; nothing for the usual.
  Result<void> set_level(std::optional<Level> level);
  Result<void> set_my_level(std::optional<Level> level);

 private:
  /// The row and the check of a finding when it was fixed.
  struct Fixed {
    std::size_t row = 0;
    std::string key;
  };
  /// What was chosen when a fix was made, and the mission that its undo brings back.
  struct Mended {
    std::weak_ptr<const Mission> before;
    std::string name;
    std::string group_name;
  };

  void stage_changed(CanvasEvent event);
  void take(std::shared_ptr<const Checked> checked);
  void take(const AllFixed& result);
  void list();
  /// Whether all checks have run on the mission as it is.
  [[nodiscard]] bool settled() const;
  /// Has the stage mark what is listed, unless something is being drawn or not all checks have run yet.
  void mark();
  /// Whether the chosen finding was fixed and is gone, so that what follows it is chosen.
  bool restore_choice();
  /// What comes after a fix, of which there must be rows (contract): the rest of its kind, else the gravest left.
  [[nodiscard]] std::size_t row_after(const Fixed& fixed) const;
  /// Remembers what is chosen while a fix is made of that mission.
  void remember_mended(const std::shared_ptr<const Mission>& before);
  /// Whether undo has brought back what a fix had mended, and the list is yet to follow.
  [[nodiscard]] bool choice_is_to_follow() const;
  /// Chooses what a fix had mended, where undo has brought back the mission before it.
  void choose_what_was_mended();
  /// The key of the check that is chosen, or of the one that the chosen finding is of; empty for none.
  [[nodiscard]] std::string chosen_check() const;
  /// Of the chosen finding, which there must be (contract).
  void select_places();
  [[nodiscard]] std::vector<std::size_t> rows_at(const Address& place) const;
  [[nodiscard]] const Finding* finding() const;
  Result<void> carry_out(const Result<Edit>& edit);
  void announce(Event event) const;

  MissionStage& stage_;
  /// That the fixes were named with.
  RulerUnit unit_;
  Context context_;
  std::shared_ptr<const Checked> checked_;
  bool checking_ = false;
  FindingFilter filter_;
  FindingCounts counts_;
  std::vector<FindingRow> rows_;
  std::vector<FindingGroup> groups_;
  std::optional<std::size_t> chosen_;
  /// What makes the chosen finding the same in the next report.
  std::string chosen_name_;
  std::optional<std::size_t> chosen_group_;
  std::string chosen_group_name_;
  /// Where it is being fixed; what follows it is chosen then.
  std::optional<Fixed> fixed_;
  std::vector<Mended> mended_;
  std::vector<std::function<void(Event)>> listeners_;
  FixAll fixing_;
  LiveFindings live_;
};

}  // namespace bulkhead
