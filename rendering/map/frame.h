// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/mission/geometry.h"
#include "model/mission/mission.h"
#include "rendering/canvas/path.h"
#include "rendering/look/designs.h"

namespace bulkhead {

struct MeasuredMarker;
struct PanelAssignment;

struct MapOptions {
  /// One to this: 4 means that 4 mm on the table are 1 mm on paper.
  double scale = 4;
  /// Where the top-left corner of the battlefield comes to lie on paper.
  Vec top_left;
  const Design* design = &usual_design();
  /// Whether panels have their printed codes beside them, and objectives lines to the edges.
  bool panel_codes = false;
  bool measures = false;
  /// What is the same at every scale, where it is known already: which panels build the layout (`panels_for_codes`) and
  /// what is said of objectives.
  const PanelAssignment* panels = nullptr;
  const std::vector<MeasuredMarker>* measured = nullptr;
};

/// How a mission's battlefield lies on paper: turns its lengths and points into millimetres. Boards of different levels
/// that lie one above the other are put side by side, level by level.
class MapFrame {
 public:
  /// The mission must outlive the frame.
  MapFrame(const Mission& mission, const MapOptions& options);

  [[nodiscard]] const Mission& mission() const { return mission_; }
  [[nodiscard]] const Design& design() const { return *options_.design; }
  [[nodiscard]] double scale() const { return options_.scale; }

  /// A length on the table, as it is on paper.
  [[nodiscard]] double length(Length length) const;
  [[nodiscard]] double millimetres(double on_table) const { return on_table / options_.scale; }

  /// Where a point of the battlefield lies, taken as one of this board.
  [[nodiscard]] Vec at(int board, Point point) const;
  /// Where a place lies; it must exist (contract). A point belongs to the first board that holds it, one off all boards
  /// to the first.
  [[nodiscard]] Vec at(const Place& place) const;
  [[nodiscard]] Rect box(int board, const Rectangle& rectangle) const;
  /// The outline of a board.
  [[nodiscard]] Rect board(int number) const;
  /// Around all boards.
  [[nodiscard]] Rect bounds() const { return bounds_; }

  /// A part of the paper on which the battlefield lies as it is: the only one, or one of the levels side by side. What
  /// the mission says of the whole battlefield holds on each.
  struct Deck {
    /// One of its boards, for `at` and `box`.
    int board = 1;
    /// Around its boards.
    Rect bounds;
  };
  [[nodiscard]] const std::vector<Deck>& decks() const { return decks_; }

 private:
  void put_levels_side_by_side();
  [[nodiscard]] std::vector<Deck> find_decks() const;

  const Mission& mission_;
  MapOptions options_;
  /// What is added to a board's points, on the table, by number from 1.
  std::vector<Point> shifts_;
  Point corner_;
  Rect bounds_;
  std::vector<Deck> decks_;
};

}  // namespace bulkhead
