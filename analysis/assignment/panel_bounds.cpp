// SPDX-License-Identifier: MIT
#include "analysis/assignment/panel_bounds.h"

#include <algorithm>

namespace bulkhead {
namespace {

/// Beyond, tables grow too large for what they are worth.
constexpr std::size_t most_sites = 4096;

/// A cost in one whole number, so that many are compared and added at once. None of its figures exceeds twice the
/// number of sites, so sums are exact in 51 bits.
constexpr double unit = 1 << 17;
double packed(const PanelCost& cost) {
  return (static_cast<double>(cost.first) * unit + static_cast<double>(cost.second)) * unit +
         static_cast<double>(cost.third);
}
PanelCost unpacked(double cost) {
  const auto whole = static_cast<std::uint64_t>(cost);
  const auto part = [&](unsigned shift) { return static_cast<std::uint32_t>(whole >> shift & ((1U << 17) - 1)); };
  return {part(34), part(17), part(0)};
}

}  // namespace

PanelBounds::PanelBounds(const PanelProblem& problem, PanelAim aim, std::size_t most_entries,
                         const std::stop_token& stop)
    : lack_(packed(cost_of_lack(aim))) {
  if (!count_states(problem, most_entries)) {
    std::fill(stride_.begin(), stride_.end(), 1);
    std::fill(radix_.begin(), radix_.end(), 1);
    full_ = 0;
    return;
  }
  for (const auto& site : problem.sites) gaps_.push_back(packed(cost_of_gap(site, aim)));
  find_moves(problem, aim);
  table_.assign((problem.sites.size() + 1) * states_, 0);
  fill_table(stop);
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
    // Where there are as many as places they never run out, and need no counting.
    plenty_.push_back(stock[number] >= uses[number]);
    radix_[number] = plenty_.back() ? 1 : stock[number] + 1;
    if (states_ > entries) continue;
    stride_[number] = static_cast<std::uint32_t>(states_);
    full_ += stride_[number] * (radix_[number] - 1);
    states_ *= radix_[number];
  }
  return states_ <= entries && problem.sites.size() <= most_sites;
}

void PanelBounds::find_moves(const PanelProblem& problem, PanelAim aim) {
  for (std::size_t site = 0; site < problem.sites.size(); ++site) {
    first_move_.push_back(static_cast<std::uint32_t>(moves_.size()));
    for (const auto& placement : problem.from(site)) {
      const auto cost = packed(cost_of(placement, aim));
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

PanelCost PanelBounds::from(std::size_t site, State state) const {
  if (table_.empty() || site >= gaps_.size()) return {};
  return unpacked(table_[site * states_ + state]);
}

void PanelBounds::fill_table(const std::stop_token& stop) {
  for (auto site = gaps_.size(); site-- > 0 && !stop.stop_requested();) {
    auto* const here = row(site);
    const auto* const next = row(site + 1);
    const double gap = gaps_[site];
    for (std::size_t state = 0; state < states_; ++state) here[state] = next[state] + gap;
    for (auto index = first_move_[site]; index < first_move_[site + 1]; ++index) {
      lower(here, row(site + moves_[index].length), moves_[index]);
    }
  }
}

/// One way to go on from a site, for all states: with a panel from the boxes, or where none is left with one more.
void PanelBounds::lower(double* here, const double* rest, const Move& move) const {
  if (plenty_[move.piece_class]) {
    for (std::size_t state = 0; state < states_; ++state) here[state] = std::min(here[state], rest[state] + move.cost);
    return;
  }
  const std::size_t stride = stride_[move.piece_class];
  const auto block = stride * radix_[move.piece_class];
  const double lacking = move.cost + lack_;
  for (std::size_t first = 0; first < states_; first += block) {
    for (auto state = first; state < first + stride; ++state) {
      here[state] = std::min(here[state], rest[state] + lacking);
    }
    for (auto state = first + stride; state < first + block; ++state) {
      here[state] = std::min(here[state], rest[state - stride] + move.cost);
    }
  }
}

}  // namespace bulkhead
