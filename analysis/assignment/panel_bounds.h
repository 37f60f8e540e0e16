// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "analysis/assignment/panel_search.h"

namespace bulkhead {

/// The least that the sites from a place on cost with the panels that are left, loose pieces aside: exact, by dynamic
/// programming over sites and what is left of each class of pieces. Only states that are asked for are worked out.
class PanelBounds {
 public:
  /// What is left of each class, as one number.
  using State = std::uint32_t;

  PanelBounds(const PanelProblem& problem, PanelAim aim, std::size_t most_entries, const std::stop_token& stop);

  /// False where the table would be too large: then all bounds are nothing.
  [[nodiscard]] bool exact() const { return !table_.empty(); }
  [[nodiscard]] State full() const { return full_; }
  /// After one panel of a class has been taken from the boxes.
  [[nodiscard]] State without(State state, std::uint32_t piece_class) const;
  [[nodiscard]] PanelCost from(std::size_t site, State state);

 private:
  /// A placement as far as the bound cares.
  struct Move {
    std::uint32_t piece_class = 0;
    std::uint32_t length = 0;
    PanelCost cost;
  };
  [[nodiscard]] std::uint32_t left(State state, std::uint32_t piece_class) const {
    return state / stride_[piece_class] % radix_[piece_class];
  }
  [[nodiscard]] PanelCost work_out(std::size_t site, State state);
  void find_moves(const PanelProblem& problem);
  /// Whether the states of all sites fit into the table.
  [[nodiscard]] bool count_states(const PanelProblem& problem, std::size_t most_entries);

  PanelAim aim_;
  std::stop_token stop_;
  std::vector<PanelCost> gaps_;
  std::vector<std::uint32_t> first_move_;
  std::vector<Move> moves_;
  std::vector<std::uint32_t> radix_;
  std::vector<std::uint32_t> stride_;
  std::size_t states_ = 1;
  State full_ = 0;
  std::vector<PanelCost> table_;
};

}  // namespace bulkhead
