// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "editor/tools/change/symmetry_pen.h"
#include "model/mission/mission.h"
#include "model/mission/severity.h"
#include "rendering/canvas/path.h"

namespace bulkhead {

/// How the window draws a mark.
enum class MarkStyle : unsigned char {
  /// Under the pointer: a click would act on it.
  hover,
  /// A click or release would put this here.
  ghost,
  /// A click or release would take this away.
  erase,
  selected,
  /// A mirror image that the symmetry pen adds.
  image
};

struct EdgeMark {
  EdgeAddress edge;
  MarkStyle style = MarkStyle::hover;
  /// What it will carry, for ghosts; empty for a wall.
  std::optional<Hatchway> hatchway;
  friend bool operator==(const EdgeMark&, const EdgeMark&) = default;
};
struct NodeMark {
  NodeAddress node;
  MarkStyle style = MarkStyle::hover;
  friend bool operator==(const NodeMark&, const NodeMark&) = default;
};
struct CellMark {
  CellAddress cell;
  MarkStyle style = MarkStyle::hover;
  friend bool operator==(const CellMark&, const CellMark&) = default;
};
/// A frame around an object that stands there.
struct ObjectMark {
  Id id;
  MarkStyle style = MarkStyle::hover;
  friend bool operator==(const ObjectMark&, const ObjectMark&) = default;
};
/// The outline of a board.
struct BoardMark {
  /// On the table.
  Rect outline;
  MarkStyle style = MarkStyle::hover;
  friend bool operator==(const BoardMark&, const BoardMark&) = default;
};
/// A marker, or the centre of something round, that does not stand there yet.
struct GhostMarker {
  Place at;
  std::string label;
  MarkStyle style = MarkStyle::ghost;
  friend bool operator==(const GhostMarker&, const GhostMarker&) = default;
};
struct GhostPiece {
  int board = 1;
  FreePiece piece;
  MarkStyle style = MarkStyle::ghost;
  friend bool operator==(const GhostPiece&, const GhostPiece&) = default;
};
/// A terrain feature that does not stand there yet.
struct GhostFeature {
  int board = 1;
  Feature feature;
  MarkStyle style = MarkStyle::ghost;
  friend bool operator==(const GhostFeature&, const GhostFeature&) = default;
};
/// Ground that a click would make a zone or an area of.
struct GhostGround {
  /// On the table.
  std::vector<Vec> outline;
  MarkStyle style = MarkStyle::ghost;
  friend bool operator==(const GhostGround&, const GhostGround&) = default;
};
/// Corners that are drawn, one joined to the next, and the side to where the pointer is.
struct GhostOutline {
  /// On the table.
  std::vector<Vec> corners;
  Vec next;
  MarkStyle style = MarkStyle::ghost;
  friend bool operator==(const GhostOutline&, const GhostOutline&) = default;
};
/// A place to take something by.
struct MarkHandle {
  /// On the table.
  Vec at;
  /// Stands back behind the others: it makes something new.
  bool faint = false;
  /// What it turns, on the table: joined to it by a line.
  std::optional<Vec> middle{};
  friend bool operator==(const MarkHandle&, const MarkHandle&) = default;
};
/// Words about what is being drawn.
struct MarkWords {
  /// On the table: their middle stands above it.
  Vec at;
  std::string text;
  /// Where something is being typed: so many bytes of the text stand before that.
  std::optional<std::size_t> caret{};
  /// What they are about, on the table: they stand beside that, on the side that is nearest.
  std::optional<Rect> about{};
  friend bool operator==(const MarkWords&, const MarkWords&) = default;
};
struct MeasuringLine {
  /// On the table.
  Vec from;
  Vec to;
  /// `8.4" · 213.4 mm`
  std::string text;
  /// The shortest way round what blocks; empty where there is none.
  std::vector<Vec> way{};
  /// What else is said of it.
  std::vector<std::string> notes{};
  /// Of the bases at both ends, in millimetres; 0 for points.
  double base_radius = 0;
  /// What gives the target cover, or obscures it.
  std::vector<Vec> cover{};
  friend bool operator==(const MeasuringLine&, const MeasuringLine&) = default;
};
/// Says that something was found there.
struct FindingMark {
  Address address;
  Level level = Level::warning;
  bool waived = false;
  /// It is the one that the user looks at.
  bool chosen = false;
  /// What tells the finding from all others, and what was found.
  std::string name = {};
  std::string words = {};
  friend bool operator==(const FindingMark&, const FindingMark&) = default;
};

/// What is drawn above the board while a tool is at work. A value without meaning for the mission; addresses exist in
/// the mission it was made for.
struct Marks {
  std::vector<EdgeMark> edges;
  std::vector<NodeMark> nodes;
  std::vector<CellMark> cells;
  std::vector<ObjectMark> objects;
  std::vector<BoardMark> boards;
  std::vector<GhostMarker> ghosts;
  std::vector<GhostPiece> ghost_pieces;
  std::vector<GhostFeature> ghost_features;
  std::vector<GhostGround> ghost_grounds;
  /// On the table.
  std::optional<Rect> band;
  std::optional<GhostOutline> outline;
  std::optional<MeasuringLine> line;
  std::vector<MarkWords> words;
  std::vector<MarkHandle> handles;
  /// The keyboard's cursor, on the table.
  std::optional<Vec> cursor;
  /// The pen whose axis is drawn.
  SymmetryPen axis = SymmetryPen::off;
  /// The gravest first, drawn above all else; null for none. Those at addresses that the mission has no longer are left
  /// out.
  std::shared_ptr<const std::vector<FindingMark>> findings;
  friend bool operator==(const Marks&, const Marks&) = default;
};

/// Adds what is drawn above what is there already.
void lay_above(Marks& marks, Marks above);

}  // namespace bulkhead
