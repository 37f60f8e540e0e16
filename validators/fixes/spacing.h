// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "analysis/cells/cell_graph.h"
#include "model/mission/geometry.h"
#include "validators/engine/check.h"

namespace bulkhead {

/// How far markers of a kind must stand from other things, as the limits `KIND-to-edge`, `KIND-to-centre` and
/// `KIND-apart` say. Everything is measured straight, from the marker's centre: to the edge of the table (the outline
/// of the boards, seams left out), to the centre of the battlefield, and to the centres of the other markers of its
/// kind and side.
class Spacing {
 public:
  explicit Spacing(const CheckContext& context);

  struct Limits {
    std::optional<Length> to_edge;
    std::optional<Length> to_centre;
    std::optional<Length> apart;
  };
  [[nodiscard]] const Limits& limits_of(const Marker& marker) const { return limits_.at(marker.kind); }

  /// The markers that have limits and stand on the battlefield, in order.
  [[nodiscard]] const std::vector<const Marker*>& markers() const { return markers_; }
  [[nodiscard]] Point point(const Marker& marker) const { return point_of(context_.mission, marker.at); }
  [[nodiscard]] Length to_edge(Point point) const;
  [[nodiscard]] Length to_centre(Point point) const;
  /// Whether two different markers must stand apart from each other.
  [[nodiscard]] static bool compared(const Marker& one, const Marker& other);

  /// Moves the marker to the nearest free node, open edge or cell on floor where it is within all its limits; nothing
  /// where the lattices have no such place. Any thread may ask.
  [[nodiscard]] std::optional<Edit> move_within_limits(const Marker& marker);

 private:
  struct Candidate;
  /// Whom a place would do for, of the markers of a kind and side.
  struct Fit {
    enum class Whom : unsigned char { unknown, nobody, one, all };
    Whom whom = Whom::unknown;
    /// Index of the one marker that may have it, as all the others would stand too close to that.
    std::size_t one = 0;
  };
  /// The places of a board as `place_at_halves` numbers them, row by row; filled as they are asked for.
  struct Places {
    const LatticeBoard* board = nullptr;
    /// How many in a row.
    std::size_t across = 0;
    std::vector<Fit> fits;
  };
  /// In square micrometres.
  [[nodiscard]] std::int64_t squared_to_edge(Point point) const;
  /// For whom, among markers like this one, there is room enough.
  [[nodiscard]] Fit fit(const Marker& like, Point point) const;
  [[nodiscard]] bool is_place(const Place& place) const;
  /// The best place of one board, if it is better than the one so far.
  void search(const Marker& marker, Places& places, std::optional<Candidate>& best) const;

  CheckContext context_;
  std::map<Id, Limits> limits_;
  std::vector<const Marker*> markers_;
  /// Where they stand.
  std::vector<Point> points_;
  /// Axis-aligned, as rectangles without width.
  std::vector<Rectangle> outline_;
  Point centre_;
  /// What was searched for already.
  std::map<Id, std::optional<Edit>> moves_;
  /// By kind and side of markers.
  std::map<std::pair<Id, std::optional<Id>>, std::vector<Places>> places_;
  std::mutex mutex_;
};

/// What is to be said of a marker that stands too close to something.
using NearMessage = Message (*)(Argument<"kind">, Argument<"limit">, Argument<"marker">, Argument<"distance">);

/// Finds the markers that stand closer to something than a limit of their kind allows: `to_edge` or `to_centre`.
[[nodiscard]] std::vector<Observation> markers_nearer_than(const CheckContext& context, NearMessage say,
                                                           std::optional<Length> Spacing::Limits::*limit,
                                                           Length (Spacing::*distance)(Point) const);

}  // namespace bulkhead
