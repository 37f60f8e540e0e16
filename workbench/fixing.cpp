// SPDX-License-Identifier: MIT
#include "workbench/fixing.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

namespace bulkhead {
namespace {

/// Of so many steps one is tried at a time, of more at most one in so many.
constexpr std::size_t share = 4;

using Findings = std::vector<Finding>;

std::size_t rank_of(Level level) { return static_cast<std::size_t>(Level::error) - static_cast<std::size_t>(level); }

/// How much there is to be said against a mission.
struct Score {
  /// Errors, warnings, notes.
  std::array<std::size_t, 3> by_level = {};
  std::map<std::string, std::size_t> by_check;
  /// That the findings name.
  std::size_t places = 0;
};

Score score_of(const Findings& findings) {
  Score score;
  for (const auto& finding : findings) {
    ++score.by_level.at(rank_of(finding.level));
    ++score.by_check[finding.key];
    score.places += finding.addresses.size();
  }
  return score;
}

/// Strict, and a part of one lexicographic order (errors, warnings, notes, places): nothing gets better for ever.
bool better(const Score& after, const Score& before) {
  if (after.by_level != before.by_level) return after.by_level < before.by_level;
  return after.by_check == before.by_check && after.places < before.places;
}

/// Whether so many findings of a level are gone, and nothing graver has come.
bool better_by(std::size_t number, Level level, const Score& after, const Score& before) {
  const auto rank = rank_of(level);
  for (std::size_t graver = 0; graver < rank; ++graver) {
    if (after.by_level.at(graver) > before.by_level.at(graver)) return false;
  }
  return after.by_level.at(rank) + number <= before.by_level.at(rank);
}

/// A mission with what all checks find that is not waived.
struct State {
  State(Mission of, const CheckRules& rules, const std::stop_token& stop, const Snapshot* previous)
      : mission(std::move(of)), context(check_context(mission, rules, Snapshot::make(mission, previous), stop)) {}

  Mission mission;
  CheckContext context;
  Findings findings;
  Score score;
  /// Of these the instant checks have found so many.
  std::size_t instant_errors = 0;
};

/// With what these checks find that is not waived.
void add_findings(std::span<const Check> checks, State& state) {
  auto report = run_checks(checks, state.context);
  std::erase_if(report.findings, [](const Finding& finding) { return finding.waived; });
  std::move(report.findings.begin(), report.findings.end(), std::back_inserter(state.findings));
}

/// What some fixes have made of a mission.
struct Trial {
  State state;
  std::vector<AppliedFix> fixes;
};

/// An edit that is to fix a finding, perhaps together with those before it.
struct Step {
  const Finding* finding = nullptr;
  Edit edit;
  /// Whether the finding is gone after it.
  bool completes = true;
};

/// What would fix all findings, one after the other, if none had to do with another. They must outlive it.
std::vector<Step> steps_of(std::span<const Finding> findings) {
  std::vector<Step> result;
  for (const auto& finding : findings) {
    const auto& steps = finding.steps();
    for (const auto& edit : steps) result.push_back({&finding, edit, false});
    if (steps.empty()) result.push_back({&finding, finding.fixes().front(), false});
    result.back().completes = true;
  }
  return result;
}

/// Whether these are the same edits, whatever their order.
bool same_edits(std::span<const Step> one, std::span<const Step> other) {
  return one.size() == other.size() &&
         std::is_permutation(one.begin(), one.end(), other.begin(),
                             [](const Step& a, const Step& b) { return a.edit == b.edit; });
}

/// Those after the first finding's.
std::span<const Step> without_first(std::span<const Step> steps) {
  const auto next =
      std::find_if(steps.begin(), steps.end(), [&](const Step& step) { return step.finding != steps.front().finding; });
  return {next, steps.end()};
}

/// Fixes a mission, one check after the other.
class Fixer {
 public:
  Fixer(const Mission& mission, std::span<const Check> checks, const CheckRules& rules, std::stop_token stop,
        std::size_t most, std::size_t in_vain, MayChange may);

  void fix_all_of(std::span<const std::string> keys);
  FixedMission take() {
    const auto barred = still_barred();
    return {std::move(state_.mission), std::move(fixes_), at_limit_, gave_up_, barred};
  }

 private:
  void fix_all_of(const std::string& key);
  [[nodiscard]] bool at_end() const { return at_limit_ || stop_.stop_requested(); }
  /// The findings of a check that have a fix and were not refused since this round began.
  [[nodiscard]] Findings look(const State& state, const std::string& key) const;
  /// The state after a change; nothing where the instant checks find more errors already, or when it is to end.
  [[nodiscard]] std::optional<State> state_after(Mission mission) const;
  /// With the first fix of a finding that makes the mission better.
  [[nodiscard]] std::optional<Trial> fix_one(const Finding& finding);
  /// With all of these; nothing if not each of them does its part.
  [[nodiscard]] std::optional<Trial> fix_several(std::span<const Step> steps) const;
  void keep(Trial trial);
  [[nodiscard]] bool may_be(const Mission& after) const { return !may_ || may_(state_.mission, after); }
  /// Of the findings with a fix that may not be, those that are there still.
  [[nodiscard]] std::size_t still_barred() const;

  std::vector<Check> instant_;
  std::vector<Check> background_;
  const CheckRules& rules_;
  std::stop_token stop_;
  std::size_t most_;
  std::size_t in_vain_;
  MayChange may_;
  State state_;
  std::vector<AppliedFix> fixes_;
  bool at_limit_ = false;
  bool gave_up_ = false;
  /// On fixes of no use for one check, since one was kept.
  std::size_t spent_ = 0;
  /// Findings by check and places whose fixes were all refused, with the number of fixes that were kept before.
  using Found = std::pair<std::string, std::vector<Address>>;
  std::map<Found, std::size_t> refused_;
  std::set<Found> barred_;
  /// The text forms of edits that do not make this state better, whatever finding they are to fix.
  std::set<std::string> useless_;
  /// The number of fixes when this round began.
  std::size_t round_began_ = 0;
};

Fixer::Fixer(const Mission& mission, std::span<const Check> checks, const CheckRules& rules, std::stop_token stop,
             std::size_t most, std::size_t in_vain, MayChange may)
    : rules_(rules),
      stop_(std::move(stop)),
      most_(most),
      in_vain_(in_vain),
      may_(std::move(may)),
      state_(mission, rules, stop_, nullptr) {
  for (const auto& check : checks) {
    (check.speed == Check::Speed::instant ? instant_ : background_).push_back(check);
  }
  add_findings(instant_, state_);
  state_.instant_errors = score_of(state_.findings).by_level.front();
  add_findings(background_, state_);
  state_.score = score_of(state_.findings);
}

std::optional<State> Fixer::state_after(Mission mission) const {
  State state(std::move(mission), rules_, stop_, &state_.context.snapshot);
  add_findings(instant_, state);
  state.instant_errors = score_of(state.findings).by_level.front();
  if (state.instant_errors > state_.instant_errors) return std::nullopt;
  add_findings(background_, state);
  // Checks that have ended early have found too little.
  if (stop_.stop_requested()) return std::nullopt;
  state.score = score_of(state.findings);
  return state;
}

Findings Fixer::look(const State& state, const std::string& key) const {
  Findings findings;
  for (const auto& finding : state.findings) {
    if (finding.key != key || finding.fixes().empty()) continue;
    const auto refused = refused_.find({finding.key, finding.addresses});
    if (refused == refused_.end() || refused->second < round_began_) findings.push_back(finding);
  }
  return findings;
}

std::optional<Trial> Fixer::fix_one(const Finding& finding) {
  for (const auto& fix : finding.fixes()) {
    auto text = fix.text_form(state_.mission);
    if (useless_.contains(text)) continue;
    auto changed = fix.apply(state_.mission);
    if (changed && !may_be(*changed)) {
      barred_.insert({finding.key, finding.addresses});
    } else if (changed && *changed != state_.mission) {
      auto state = state_after(std::move(*changed));
      if (state && better(state->score, state_.score))
        return Trial{std::move(*state), {{finding.key, std::move(text)}}};
      if (stop_.stop_requested()) break;
      spent_ += state_.findings.size() + 1;
    }
    useless_.insert(std::move(text));
  }
  return std::nullopt;
}

std::optional<Trial> Fixer::fix_several(std::span<const Step> steps) const {
  auto mission = state_.mission;
  std::vector<AppliedFix> fixes;
  std::size_t fixed = 0;
  for (const auto& step : steps) {
    auto changed = step.edit.apply(mission);
    if (!changed || *changed == mission || stop_.stop_requested()) return std::nullopt;
    mission = std::move(*changed);
    fixes.push_back({step.finding->key, step.edit.text_form(state_.mission)});
    if (step.completes) ++fixed;
  }
  if (!may_be(mission)) return std::nullopt;
  auto state = state_after(std::move(mission));
  if (!state) return std::nullopt;
  const bool good = fixed == 0 ? better(state->score, state_.score)
                               : better_by(fixed, steps.front().finding->level, state->score, state_.score);
  if (!good) return std::nullopt;
  return Trial{std::move(*state), std::move(fixes)};
}

std::size_t Fixer::still_barred() const {
  return static_cast<std::size_t>(
      std::count_if(state_.findings.begin(), state_.findings.end(), [&](const Finding& finding) {
        return barred_.contains({finding.key, finding.addresses});
      }));
}

void Fixer::keep(Trial trial) {
  state_ = std::move(trial.state);
  std::move(trial.fixes.begin(), trial.fixes.end(), std::back_inserter(fixes_));
  useless_.clear();
  spent_ = 0;
}

void Fixer::fix_all_of(const std::string& key) {
  auto findings = look(state_, key);
  auto all_steps = steps_of(findings);
  auto steps = std::span<const Step>(all_steps);
  spent_ = 0;
  for (std::size_t at_once = 1; !steps.empty() && !at_end() && spent_ < in_vain_;) {
    at_limit_ = fixes_.size() == most_;
    if (at_limit_) break;
    at_once = std::min({at_once, steps.size() / share + 1, most_ - fixes_.size()});
    auto trial = at_once == 1 ? fix_one(*steps.front().finding) : fix_several(steps.first(at_once));
    auto left = trial ? look(trial->state, key) : Findings();
    auto steps_left = steps_of(left);
    const bool others_alike = trial && same_edits(steps.subspan(at_once), steps_left);
    if (at_once > 1 && !others_alike) {
      // One of them may do harm, or fix, change or bring about another: again, with fewer at once.
      at_once /= 2;
    } else if (!trial) {
      refused_[{key, steps.front().finding->addresses}] = fixes_.size();
      steps = without_first(steps);
    } else {
      keep(std::move(*trial));
      at_once = others_alike ? at_once * 2 : 1;
      findings = std::move(left);
      all_steps = std::move(steps_left);
      steps = all_steps;
    }
  }
  if (!steps.empty() && !at_end()) gave_up_ = true;
}

void Fixer::fix_all_of(std::span<const std::string> keys) {
  // What was refused may do once others are fixed: round after round, until one changes nothing.
  do {
    round_began_ = fixes_.size();
    gave_up_ = false;
    for (const auto& key : keys) fix_all_of(key);
  } while (fixes_.size() > round_began_ && !at_end());
}

}  // namespace

FixedMission fix_findings(const Mission& mission, std::span<const std::string> keys, std::span<const Check> checks,
                          const CheckRules& rules, const std::stop_token& stop, std::size_t most, std::size_t in_vain,
                          MayChange may) {
  Fixer fixer(mission, checks, rules, stop, most, in_vain, std::move(may));
  fixer.fix_all_of(keys);
  return fixer.take();
}

}  // namespace bulkhead
