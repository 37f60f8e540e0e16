// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "analysis/assignment/panel_search.h"

namespace bulkhead {

/// The least that the sites from a place on cost with the panels that are left, loose pieces aside: exact, by dynamic
/// programming over sites, from the last to the first, and what is left of each class of pieces (as for a
/// bounded knapsack; Bellman, "Dynamic Programming", 1957).
class PanelBounds {
 public:
  /// What is left of each class, as one number.
  using State = std::uint32_t;

  /// When it is cancelled, all bounds that are not worked out yet are nothing.
  PanelBounds(const PanelProblem& problem, PanelAim aim, std::size_t most_entries, const std::stop_token& stop);

  /// False where the table would be too large: then all bounds are nothing.
  [[nodiscard]] bool exact() const { return !table_.empty(); }
  [[nodiscard]] State full() const { return full_; }
  /// After one panel of a class has been taken from the boxes.
  [[nodiscard]] State without(State state, std::uint32_t piece_class) const;
  [[nodiscard]] PanelCost from(std::size_t site, State state) const;

 private:
  /// A placement as far as the bound cares. Costs are packed.
  struct Move {
    std::uint32_t piece_class = 0;
    std::uint32_t length = 0;
    double cost = 0;
  };
  [[nodiscard]] std::uint32_t left(State state, std::uint32_t piece_class) const {
    return state / stride_[piece_class] % radix_[piece_class];
  }
  void fill_table(const std::stop_token& stop);
  void lower(double* here, const double* rest, const Move& move) const;
  [[nodiscard]] double* row(std::size_t site) { return table_.data() + site * states_; }
  void find_moves(const PanelProblem& problem, PanelAim aim);
  /// Whether the states of all sites fit into the table.
  [[nodiscard]] bool count_states(const PanelProblem& problem, std::size_t most_entries);

  double lack_ = 0;
  std::vector<double> gaps_;
  std::vector<std::uint32_t> first_move_;
  std::vector<Move> moves_;
  /// By class: whether there are as many panels as places for them.
  std::vector<bool> plenty_;
  std::vector<std::uint32_t> radix_;
  std::vector<std::uint32_t> stride_;
  std::size_t states_ = 1;
  State full_ = 0;
  /// Packed, by site and state.
  std::vector<double> table_;
};

}  // namespace bulkhead
