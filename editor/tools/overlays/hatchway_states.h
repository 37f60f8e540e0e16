// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "analysis/plan/mission_plan.h"

namespace bulkhead {

/// How hatchways stand for whoever looks: as the mission sets them, or otherwise just for looking. The mission knows
/// nothing of it.
class HatchwayStates {
 public:
  enum class Mode : unsigned char { as_set, all_open, all_closed };

  [[nodiscard]] Mode mode() const { return mode_; }
  /// Those that were turned one by one are forgotten.
  void set_mode(Mode mode);
  /// Opens or closes one; the address of an edge or of a free hatchway.
  void toggle(const Address& hatchway);
  /// Against the mode, sorted; some may be gone from the mission.
  [[nodiscard]] const std::vector<Address>& toggled() const { return toggled_; }
  /// Whether everything stands as the mission sets it.
  [[nodiscard]] bool plain() const { return mode_ == Mode::as_set && toggled_.empty(); }

  [[nodiscard]] bool is_open(const Address& hatchway, bool starts_open) const;
  /// For a plan of this mission.
  [[nodiscard]] OpenHatchways for_plan(const Mission& mission) const;

  friend bool operator==(const HatchwayStates&, const HatchwayStates&) = default;

 private:
  Mode mode_ = Mode::as_set;
  std::vector<Address> toggled_;
};

/// A hatchway of a mission, on the lattice or off it.
struct SeenHatchway {
  Address at = CellAddress{};
  int board = 1;
  bool starts_open = false;
};
/// Board by board.
[[nodiscard]] std::vector<SeenHatchway> hatchways_of(const Mission& mission);

}  // namespace bulkhead
