// SPDX-License-Identifier: MIT
#include "analysis/assignment/panel_bounds.h"

#include <algorithm>

namespace bulkhead {
namespace {

constexpr PanelCost unknown = {UINT32_MAX, UINT32_MAX, UINT32_MAX};
/// The table is worked out by recursion, one level a site.
constexpr std::size_t most_sites = 4096;

}  // namespace

PanelBounds::PanelBounds(const PanelProblem& problem, PanelAim aim, std::size_t most_entries,
                         const std::stop_token& stop)
    : aim_(aim), stop_(stop) {
  if (!count_states(problem, most_entries)) {
    std::fill(stride_.begin(), stride_.end(), 1);
    std::fill(radix_.begin(), radix_.end(), 1);
    full_ = 0;
    return;
  }
  for (const auto& site : problem.sites) gaps_.push_back(cost_of_gap(site, aim));
  find_moves(problem);
  table_.assign((problem.sites.size() + 1) * states_, unknown);
}

bool PanelBounds::count_states(const PanelProblem& problem, std::size_t most_entries) {
  std::vector<std::uint32_t> stock(problem.classes, 0);
  std::vector<std::uint32_t> uses(problem.classes, 0);
  std::vector<bool> counted(problem.set->pieces.size(), false);
  for (std::size_t site = 0; site < problem.sites.size(); ++site) {
    std::vector<bool> here(problem.classes, false);
    for (const auto& placement : problem.from(site)) {
      const auto piece = problem.patterns[placement.pattern].piece;
      if (!counted[piece]) stock[placement.piece_class] += static_cast<std::uint32_t>(problem.stock[piece]);
      counted[piece] = true;
      here[placement.piece_class] = true;
    }
    for (std::uint32_t number = 0; number < problem.classes; ++number) uses[number] += here[number] ? 1U : 0U;
  }
  radix_.resize(problem.classes);
  stride_.resize(problem.classes);
  const auto entries = most_entries / (problem.sites.size() + 1);
  for (std::uint32_t number = 0; number < problem.classes; ++number) {
    // More than there are places for are never used up.
    radix_[number] = std::min(stock[number], uses[number]) + 1;
    if (states_ > entries) continue;
    stride_[number] = static_cast<std::uint32_t>(states_);
    full_ += stride_[number] * (radix_[number] - 1);
    states_ *= radix_[number];
  }
  return states_ <= entries && problem.sites.size() <= most_sites;
}

void PanelBounds::find_moves(const PanelProblem& problem) {
  for (std::size_t site = 0; site < problem.sites.size(); ++site) {
    first_move_.push_back(static_cast<std::uint32_t>(moves_.size()));
    for (const auto& placement : problem.from(site)) {
      const auto cost = cost_of(placement, aim_);
      const bool known = std::any_of(moves_.begin() + first_move_.back(), moves_.end(), [&](const Move& move) {
        return move.piece_class == placement.piece_class && move.length == placement.length && move.cost <= cost;
      });
      if (!known) moves_.push_back({placement.piece_class, placement.length, cost});
    }
  }
  first_move_.push_back(static_cast<std::uint32_t>(moves_.size()));
}

PanelBounds::State PanelBounds::without(State state, std::uint32_t piece_class) const {
  return left(state, piece_class) > 0 ? state - stride_[piece_class] : state;
}

PanelCost PanelBounds::from(std::size_t site, State state) {
  if (table_.empty() || site >= gaps_.size()) return {};
  auto& entry = table_[site * states_ + state];
  // When it is cancelled nothing is worth working out; what is said then serves nobody.
  if (entry == unknown) entry = stop_.stop_requested() ? PanelCost{} : work_out(site, state);
  return entry;
}

PanelCost PanelBounds::work_out(std::size_t site, State state) {
  auto best = gaps_[site] + from(site + 1, state);
  for (auto index = first_move_[site]; index < first_move_[site + 1]; ++index) {
    const auto& move = moves_[index];
    const bool there = left(state, move.piece_class) > 0;
    const auto step = there ? move.cost : move.cost + cost_of_lack(aim_);
    const auto rest = from(site + move.length, there ? state - stride_[move.piece_class] : state);
    best = std::min(best, step + rest);
  }
  return best;
}

}  // namespace bulkhead
