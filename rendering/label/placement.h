// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "rendering/canvas/canvas.h"
#include "rendering/canvas/outline.h"
#include "rendering/label/obstacles.h"

namespace bulkhead {

/// A name that wants a place on the drawing.
struct LabelRequest {
  std::string text;
  /// Letters that stand in front of it on a badge, or alone where there is no text; there may be none.
  std::string sign = {};
  /// What a legend calls it.
  std::string name;
  /// The address of what it names, where that has one.
  std::string address = {};
  Colour colour;
  Colour halo = {255, 255, 255};
  /// Its preferred size; it may shrink to `smallest` points.
  Font font;
  double smallest = 6.5;
  /// What it names: an area, in which it would stand …
  std::vector<Loop> region;
  /// … or, where there is no region, a thing around a point, beside which it would stand.
  Vec point;
  double radius = 0;
  /// Stands right beside a box or nowhere at all: the drawing can be read without it. Placed after all others, and
  /// never as a number.
  std::optional<Rect> beside;
  /// What stands beside a box stands wholly on the boards or wholly off them, or nowhere at all.
  bool clear_of_rim = false;
  /// Stands in its region or nowhere at all: without a leader, and never as a number.
  bool inside_only = false;
  /// A thing of which there are several alike.
  struct Alike {
    /// The same for all of a kind.
    int kind = 0;
    Segment thing;
  };
  /// What stands beside a box stands clearly nearer to this than to any other of its kind, or nowhere at all: else it
  /// would be read as of that.
  std::optional<Alike> alike = {};
};

/// Everything that placing labels depends on. Millimetres on paper.
struct LabelScene {
  /// Labels and their leaders stay within.
  Rect limits;
  /// Must not be covered by a label nor crossed by a leader.
  std::vector<Obstacle> taken;
  /// Must not be covered by a label; a leader may cross it where there is no better way.
  std::vector<Obstacle> built;
  /// Had better not be covered.
  std::vector<Obstacle> light;
  /// The outline of the boards: a label that does not stand in its own region had better stand beside them.
  std::vector<Loop> boards;
  std::vector<LabelRequest> requests;
  /// Had much better not be covered: what is written on a line is hard to read.
  std::vector<Obstacle> lines = {};
  /// Left free between one label and the next.
  double apart = 0;
};

/// Where not even a number found room.
inline constexpr int unplaced = -1;

/// A label in its place. Where no place was left for its words it is a number that the legend explains.
struct PlacedLabel {
  /// Index into the scene's requests.
  std::size_t request = 0;
  std::vector<TextRun> lines;
  /// Of the sign, whose letters are the last line.
  std::optional<Rect> badge;
  /// Around the lines with their halos, or the number's disc. Empty if not even the number found a place, or a label
  /// that may be left out none.
  Rect box;
  /// From the label to a dot on what it names, where the label stands apart from it.
  std::optional<Segment> leader;
  /// Counted from 1; 0 for a label in words, `unplaced` for one without any place.
  int number = 0;
};

/// Places labels one by one, the one with the least freedom first. The boxes of labels overlap neither each other nor
/// what is taken or built, and lie within the limits. The name of a region stands on that of another request only where
/// what it names lies there too. In the order of the requests; the same for the same scene.
[[nodiscard]] std::vector<PlacedLabel> place_labels(const LabelScene& scene);

/// The radius of a number's disc.
inline constexpr double number_radius = 1.9;

}  // namespace bulkhead
