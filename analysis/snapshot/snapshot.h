// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "analysis/cells/access.h"
#include "analysis/cells/cell_graph.h"
#include "analysis/cells/components.h"
#include "analysis/snapshot/counts.h"
#include "analysis/symmetry/symmetry.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// Whether boards and terrain sets are the very same parts, so that all that follows from them alone is the same.
[[nodiscard]] bool same_boards(const Mission& one, const Mission& other);

/// Everything derived from one mission's battlefield; immutable, and cheap to copy: its parts are shared.
class Snapshot {
 public:
  /// `previous` may be null; it only saves work: the result is the same without it.
  [[nodiscard]] static Snapshot make(const Mission& mission, const Snapshot* previous = nullptr);

  /// Without a board that has a lattice there are no cells, and nothing below but counts says anything.
  [[nodiscard]] bool has_lattice() const { return !graph().boards().empty(); }

  [[nodiscard]] const CellGraph& graph() const { return cells_->graph; }
  /// With every hatchway open, locked ones too.
  [[nodiscard]] const Components& regions() const { return cells_->regions; }
  /// With every hatchway shut.
  [[nodiscard]] const Components& compartments() const { return cells_->compartments; }
  /// In cells.
  [[nodiscard]] int longest_lane() const { return cells_->longest_lane; }

  [[nodiscard]] const std::vector<SideStart>& sides() const { return *sides_; }
  [[nodiscard]] const std::vector<Access>& access() const { return *access_; }

  [[nodiscard]] const Symmetry& symmetry() const { return *symmetry_; }
  [[nodiscard]] const Counts& counts() const { return counts_; }
  [[nodiscard]] const ObjectivesOn& objectives_on() const { return objectives_on_; }

  /// Whether all that is derived is the same.
  friend bool operator==(const Snapshot& a, const Snapshot& b);

 private:
  /// What follows from boards and links alone.
  struct Cells {
    CellGraph graph;
    Components regions;
    Components compartments;
    int longest_lane = 0;
    friend bool operator==(const Cells&, const Cells&) = default;
  };
  Snapshot() = default;
  static Part<Cells> cells_of(const Mission& mission);

  /// What it was made from, to see what has not changed since.
  Mission mission_;
  Part<Cells> cells_;
  Part<std::vector<SideStart>> sides_;
  Part<std::vector<Access>> access_;
  Part<Symmetry> symmetry_;
  Counts counts_;
  ObjectivesOn objectives_on_;
};

}  // namespace bulkhead
