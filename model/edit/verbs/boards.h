// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "model/edit/step_name.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// The ground of a new board that has a lattice: an empty one, of a terrain set.
struct EmptyLattice {
  LatticeSize size;
  Id set;
  friend bool operator==(const EmptyLattice&, const EmptyLattice&) = default;
};

/// Adds a board with an empty lattice, or without any. Applying fails for a set that the mission does not use or that
/// has no lattice, and for ground of no size. Columns and rows are valid.
struct AddBoard {
  std::variant<EmptyLattice, PlainGround> ground;
  Point at;
  int level = 0;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const AddBoard&, const AddBoard&) = default;
};

/// Moves a board, puts it on another level or labels it; what is not given stays. Points of the battlefield stay where
/// they are: applying fails if that would leave one of them off the battlefield.
struct SetBoard {
  int board = 1;
  std::optional<Point> at;
  std::optional<int> level;
  std::optional<std::string> label = {};

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const SetBoard&, const SetBoard&) = default;
};

/// Removes a board with its walls and pieces; the boards after it are numbered anew, also in addresses. Applying fails
/// for the only board and as long as a marker, zone, area, waiver or note names a place on it.
struct RemoveBoard {
  int board = 1;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const RemoveBoard&, const RemoveBoard&) = default;
};

/// How many boxes of a terrain set are used; without a number as many as boards use it.
struct SetBoxes {
  Id set;
  std::optional<int> boxes;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const SetBoxes&, const SetBoxes&) = default;
};

}  // namespace bulkhead
