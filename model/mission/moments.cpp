// SPDX-License-Identifier: MIT
#include "model/mission/moments.h"

#include <fmt/format.h>

#include <algorithm>

#include "model/base/nearest_word.h"

namespace bulkhead {
namespace {

constexpr std::string_view before_end = "-phase-";
constexpr std::array<std::string_view, 2> whose_turn = {"own-", "opponent-"};

/// What follows the id of a step of the set-up, in the order of `SetUpMoment::When`.
constexpr std::array<std::string_view, 3> set_up_ends = {"", "-start", "-end"};

/// How long the word is by which a moment says in whose turn it lies.
std::size_t size_of_whose(std::string_view moment) {
  for (const auto whose : whose_turn) {
    if (moment.starts_with(whose)) return whose.size();
  }
  return 0;
}

/// As it is, and of turns in one's own and the opponent's.
void add_moments(std::vector<std::string>& all, const std::string& moment, Phase::Of of) {
  all.push_back(moment);
  if (of == Phase::Of::round) return;
  for (const auto whose : whose_turn) all.push_back(std::string(whose) + moment);
}

}  // namespace

bool is_moment(std::string_view text) {
  const auto anybodys = text.substr(size_of_whose(text));
  // A round and the battle are nobody's own.
  if (anybodys.starts_with("turn")) text = anybodys;
  return std::find(moments.begin(), moments.end(), text) != moments.end();
}

bool names_phase(std::string_view moment) { return moment.find(before_end) != std::string_view::npos; }

bool phase_exists(const GameSystem& system, std::string_view moment) {
  const auto end = moment.rfind(before_end);
  if (end == std::string_view::npos) return false;
  if (moment.substr(end) != "-phase-start" && moment.substr(end) != "-phase-end") return false;
  const auto phase = moment.substr(0, end);
  // A phase may itself be called `own-…`.
  const auto anybodys = phase.substr(size_of_whose(phase));
  return std::any_of(system.sequence.phases.begin(), system.sequence.phases.end(), [&](const Phase& each) {
    return each.id.text() == phase || (each.of == Phase::Of::turn && each.id.text() == anybodys);
  });
}

std::optional<std::string> moment_of_phase(std::string_view moment, const Id& phase, const Id& other) {
  const auto end = moment.rfind(before_end);
  if (end == std::string_view::npos) return std::nullopt;
  if (moment.substr(end) != "-phase-start" && moment.substr(end) != "-phase-end") return std::nullopt;
  // A phase may itself be called `own-…`.
  for (const auto whose : {std::size_t(0), size_of_whose(moment)}) {
    if (whose <= end && moment.substr(whose, end - whose) == phase.text()) {
      return fmt::format("{}{}{}", moment.substr(0, whose), other.text(), moment.substr(end));
    }
  }
  return std::nullopt;
}

bool is_moment_of_step(std::string_view moment, const Id& step) {
  const auto words = step.text() + "-step";
  return moment == words || moment.substr(size_of_whose(moment)) == words;
}

std::vector<std::string> moments_of(const GameSystem& system, AtMoment what) {
  std::vector<std::string> all;
  if (what != AtMoment::scored) {
    for (const auto& step : system.set_up.steps) {
      for (const auto end : set_up_ends) all.push_back(step.id.text() + std::string(end));
    }
  }
  for (const auto moment : moments) {
    add_moments(all, std::string(moment), moment.starts_with("turn") ? Phase::Of::turn : Phase::Of::round);
  }
  for (const auto& phase : system.sequence.phases) {
    for (const auto* end : {"start", "end"}) {
      add_moments(all, fmt::format("{}{}{}", phase.id.text(), before_end, end), phase.of);
    }
    for (const auto& step : phase.steps) add_moments(all, step.id.text() + "-step", phase.of);
  }
  if (what == AtMoment::used) all.insert(all.end(), events.begin(), events.end());
  return all;
}

bool moment_exists(const GameSystem& system, std::string_view text, AtMoment what) {
  if (is_moment(text)) return true;
  const auto all = moments_of(system, what);
  return std::find(all.begin(), all.end(), text) != all.end();
}

std::optional<SetUpMoment> set_up_step_of(const GameSystem& system, std::string_view moment) {
  for (const auto& step : system.set_up.steps) {
    const std::string_view id = step.id.text();
    if (!moment.starts_with(id)) continue;
    const auto* const end = std::find(set_up_ends.begin(), set_up_ends.end(), moment.substr(id.size()));
    if (end != set_up_ends.end()) return SetUpMoment{&step, static_cast<SetUpMoment::When>(end - set_up_ends.begin())};
  }
  return std::nullopt;
}

std::optional<std::string> nearest_moment(const GameSystem& system, std::string_view text, AtMoment what) {
  return nearest_word(text, moments_of(system, what));
}

int last_round(const Sequence& sequence) {
  int last = sequence.rounds;
  for (const auto& another : sequence.another_rounds) last = std::max(last, another.after + 1);
  return sequence.rounds == 0 ? 0 : last;
}

}  // namespace bulkhead
