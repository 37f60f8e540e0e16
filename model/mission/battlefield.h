// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "model/base/extras.h"
#include "model/mission/places.h"

namespace bulkhead {

/// The shapes a zone or area may have.
struct CellsShape {
  /// Sorted, each once.
  std::vector<CellAddress> cells;
  friend bool operator==(const CellsShape&, const CellsShape&) = default;
};
/// A simple polygon of at least three corners, on the battlefield.
struct PolygonShape {
  std::vector<Point> corners;
  friend bool operator==(const PolygonShape&, const PolygonShape&) = default;
};
struct CircleShape {
  Place centre;
  Length radius;
  friend bool operator==(const CircleShape&, const CircleShape&) = default;
};
/// A strip along one edge of the battlefield.
struct StripShape {
  Compass edge = Compass::north;
  Length depth;
  friend bool operator==(const StripShape&, const StripShape&) = default;
};
enum class Quarter : unsigned char { north_west, north_east, south_west, south_east };
/// A quarter of the battlefield, without what lies nearer than `clear_of_centre` to its centre.
struct QuarterShape {
  Quarter quarter = Quarter::north_west;
  Length clear_of_centre;
  friend bool operator==(const QuarterShape&, const QuarterShape&) = default;
};
using Shape = std::variant<CellsShape, PolygonShape, CircleShape, StripShape, QuarterShape>;

[[nodiscard]] std::string_view to_text(Quarter quarter);
[[nodiscard]] Result<Quarter> parse_quarter(std::string_view text);

/// A zone (where somebody sets up, enters or escapes) or an area (a named piece of the battlefield). Kinds are data of
/// the game system.
struct Zone {
  Id id;
  Id kind;
  std::optional<Id> side;
  std::string name;
  Shape shape;
  /// Printed large, and what picks go by: "3".
  std::string label = {};
  Extras extras = {};
  friend bool operator==(const Zone&, const Zone&) = default;
};

/// The marker kind whose markers are scored; every system has it.
inline constexpr std::string_view objective_kind = "objective";

struct Marker {
  Id id;
  Id kind;
  std::string label;
  Place at;
  std::optional<Id> side;
  /// Above its board.
  Length height = {};
  /// What the mission's texts call it, such as a lamp; empty where that is its kind's name.
  std::string name = {};
  Extras extras = {};
  friend bool operator==(const Marker&, const Marker&) = default;
};

/// A tie between two markers, zones or areas: power lines, lifts …
struct Link {
  Id kind;
  Id from;
  Id to;
  Extras extras;
  friend bool operator==(const Link&, const Link&) = default;
};

/// As many sides edits let a mission have. A file that has more is read all the same, with a remark.
inline constexpr std::size_t most_sides = 4;

struct Side {
  Id id;
  std::string name;
  /// One of `roles`.
  std::optional<Id> role = {};
  Extras extras = {};
  friend bool operator==(const Side&, const Side&) = default;
};

/// A remark of the designer or of an import, with the place it is about where there is one.
struct Note {
  std::optional<Address> at;
  std::string text;
  Extras extras;
  friend bool operator==(const Note&, const Note&) = default;
};

}  // namespace bulkhead
