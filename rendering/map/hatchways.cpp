// SPDX-License-Identifier: MIT
#include "rendering/map/hatchways.h"

#include <algorithm>

#include "model/base/plain_text.h"
#include "model/text/hatchway_word.h"
#include "rendering/look/colours.h"
#include "rendering/map/names.h"
#include "rendering/map/walls.h"
#include "rendering/map/zone_styles.h"

namespace bulkhead {
namespace {

/// A control point of a quarter circle lies this far from its end, of a radius.
constexpr double quarter_control = 0.5522847498;

/// How far the outer rims of an airlock's leaves stand from the middle, of a leaf's thickness.
constexpr double airlock_spread = 0.78;

/// What the parts of a hatchway measure on paper.
struct Measures {
  /// The opening, along the run.
  double from;
  double to;
  /// Across the wall, of a leaf in its frame.
  double leaf;
  /// Of a leaf that stands open.
  double open_leaf;
  double outline;
  /// Half the width of a lock's bar.
  double bar;
  /// The triangle's half base and height, and its distance from the leaf.
  double triangle;
  double height;
  double gap;
  /// +1 towards the second side, -1 towards the first.
  double side;
};

Measures measures_of(const HatchwayLeaf& hatchway) {
  const auto& run = hatchway.run;
  Measures m{};
  m.from = (run.length - hatchway.access) / 2;
  m.to = m.from + hatchway.access;
  m.outline = std::clamp(run.thickness * 0.26, 0.15, 0.45);
  m.leaf = std::max(run.thickness * 1.3, 0.9);
  m.bar = std::max(m.leaf * 0.24, 0.3);
  m.open_leaf = std::max(run.thickness * 0.72, 0.45);
  m.triangle = std::clamp(run.thickness * 1.1, 0.5, 2.2);
  m.height = m.triangle * 1.1;
  m.gap = std::clamp(run.thickness * 0.4, 0.25, 0.6);
  m.side = hatchway.facing == Facing::second ? 1 : -1;
  return m;
}

/// From the middle of the wall to the outside of a closed leaf, or of the two leaves of an airlock.
double half_leaf(const HatchwayLeaf& hatchway, const Measures& m) {
  return m.leaf * (hatchway.kind == HatchAccess::Kind::airlock ? airlock_spread : 0.5) + m.outline / 2;
}

Path triangle_of(const HatchwayLeaf& hatchway, const Measures& m) {
  const double base = m.side * (half_leaf(hatchway, m) + m.gap);
  // A lock's bar crosses the middle of the leaf; the triangle then stands at the latch.
  double middle = (m.from + m.to) / 2;
  if (hatchway.kind == HatchAccess::Kind::locked) {
    const double aside = std::max(0.25 * hatchway.access, m.triangle + m.bar + m.outline);
    middle += hatchway.hinge == Hinge::first ? aside : -aside;
  }
  const auto& axes = hatchway.run.axes;
  return Path::polygon({axes.at(middle - m.triangle, base), axes.at(middle + m.triangle, base),
                        axes.at(middle, base + m.side * m.height)});
}

Stroke ink_line(double width, Colour colour) {
  Stroke stroke;
  stroke.width = width;
  stroke.colour = colour;
  return stroke;
}

void draw_leaf(Canvas& canvas, const HatchwayLeaf& hatchway, const Path& leaf, double outline, const Design& design) {
  canvas.fill(leaf, design.paper);
  if (hatchway.controller) {
    canvas.fill(leaf, hatchway.controller->colour.faded(0.35));
    canvas.fill(leaf, fine_pattern(*hatchway.controller));
  }
  canvas.stroke(leaf, ink_line(outline, design.ink));
}

void draw_closed(Canvas& canvas, const HatchwayLeaf& hatchway, const Measures& m, const Design& design) {
  const auto& axes = hatchway.run.axes;
  if (hatchway.kind == HatchAccess::Kind::airlock) {
    const double half = m.leaf * airlock_spread;
    draw_leaf(canvas, hatchway, axes.rectangle(m.from, m.to, -half, -half * 0.2), m.outline * 0.8, design);
    draw_leaf(canvas, hatchway, axes.rectangle(m.from, m.to, half * 0.2, half), m.outline * 0.8, design);
  } else {
    draw_leaf(canvas, hatchway, axes.rectangle(m.from, m.to, -m.leaf / 2, m.leaf / 2), m.outline, design);
  }
  if (hatchway.kind == HatchAccess::Kind::locked) {
    const double middle = (m.from + m.to) / 2;
    const double reach = half_leaf(hatchway, m) + m.gap * 1.4;
    canvas.fill(axes.rectangle(middle - m.bar, middle + m.bar, -reach, reach), design.ink);
  }
  draw_opening_side(canvas, hatchway, design);
}

/// A leaf hung at `hinge` (along the run), as long as `reach` says, swung open to the facing side; its tip came from
/// `hinge + reach`.
void draw_swung(Canvas& canvas, const HatchwayLeaf& hatchway, const Measures& m, double hinge, double reach,
                const Design& design) {
  const auto& axes = hatchway.run.axes;
  const double length = (reach > 0 ? reach : -reach) * m.side;
  const double back = reach > 0 ? m.open_leaf : -m.open_leaf;
  Path swing;
  swing.move_to(axes.at(hinge, length))
      .curve_to(axes.at(hinge + reach * quarter_control, length), axes.at(hinge + reach, length * quarter_control),
                axes.at(hinge + reach, 0));
  auto stroke = ink_line(std::max(m.outline * 0.6, weight::hairline), design.mute);
  stroke.dashes = {m.outline * 2.6, m.outline * 2};
  canvas.stroke(swing, stroke);
  draw_leaf(canvas, hatchway, axes.rectangle(hinge, hinge + back, 0, length), m.outline * 0.8, design);
}

void draw_open(Canvas& canvas, const HatchwayLeaf& hatchway, const Measures& m, const Design& design) {
  const bool first = hatchway.hinge == Hinge::first;
  if (hatchway.kind == HatchAccess::Kind::airlock) {
    draw_swung(canvas, hatchway, m, m.from, hatchway.access / 2, design);
    draw_swung(canvas, hatchway, m, m.to, -hatchway.access / 2, design);
    return;
  }
  draw_swung(canvas, hatchway, m, first ? m.from : m.to, first ? hatchway.access : -hatchway.access, design);
}

/// Clear width of a hatchway on paper; half the pitch where the set does not know it.
double access_width(const MapFrame& frame, const TerrainSet* set, double length) {
  const double width = set != nullptr && set->access_width > Length() ? frame.length(set->access_width) : length / 2;
  return std::min(width, length * 0.8);
}

std::string described(const Hatchway& hatchway, std::string_view word) {
  switch (hatchway.access.kind()) {
    case HatchAccess::Kind::locked: return "Locked " + std::string(word);
    case HatchAccess::Kind::controlled: return "Controlled " + std::string(word);
    case HatchAccess::Kind::airlock: return "Airlock";
    case HatchAccess::Kind::accessible: break;
  }
  return capitalised(word);
}

HatchwayLeaf on_edge(const MapFrame& frame, const TerrainSet* set, const EdgeAddress& at, const Hatchway& hatchway,
                     std::string_view word) {
  HatchwayLeaf leaf;
  leaf.object = object_at("hatchway", frame.mission(), at, described(hatchway, word));
  leaf.object.description = hatchway.starts_open ? "Starts open" : "Starts closed";
  leaf.object.description += ", facing ";
  leaf.object.description += to_text(direction(hatchway.facing, at.edge.axis));
  leaf.run = run_of(frame, at);
  leaf.access = access_width(frame, set, leaf.run.length);
  leaf.facing = hatchway.facing;
  leaf.hinge = hatchway.hinge;
  leaf.open = hatchway.starts_open;
  leaf.kind = hatchway.access.kind();
  leaf.breachable = hatchway.breachable;
  leaf.label = one_line(hatchway.label);
  if (!leaf.label.empty()) leaf.object.title += ", " + leaf.label;
  if (const auto& side = hatchway.access.side()) {
    leaf.controller = side_style(frame.mission(), *side, frame.design());
    leaf.controller_name = side_name(frame.mission(), *side);
    leaf.object.description += ", controlled by " + leaf.controller_name;
  }
  return leaf;
}

}  // namespace

std::vector<HatchwayLeaf> lay_out_hatchways(const MapFrame& frame) {
  std::vector<HatchwayLeaf> hatchways;
  const auto word = hatchway_word(frame.mission());
  for (int number = 1; const auto* board = find_board(frame.mission(), number); ++number) {
    const auto* set = set_of(frame.mission(), *board);
    if (const auto* lattice = board->lattice()) {
      for (const auto& [edge, hatchway] : lattice->hatchways()) {
        hatchways.push_back(on_edge(frame, set, {number, edge}, hatchway, word));
      }
    }
    for (const auto& piece : board->pieces) {
      if (piece.kind != FreePiece::Kind::hatchway) continue;
      HatchwayLeaf leaf;
      leaf.object = object_of("hatchway", number, piece, capitalised(word) + " off the lattice");
      leaf.run = run_of(frame, number, piece);
      leaf.access = access_width(frame, set, leaf.run.length);
      hatchways.push_back(std::move(leaf));
    }
  }
  return hatchways;
}

HatchwayLeaf scaled(HatchwayLeaf hatchway, double factor) {
  hatchway.run = scaled(hatchway.run, factor);
  hatchway.access *= factor;
  return hatchway;
}

std::vector<Rect> boxes_of(const HatchwayLeaf& hatchway) {
  const auto m = measures_of(hatchway);
  const auto& run = hatchway.run;
  const auto box = [&](double from, double to, double first_side, double second_side) {
    return run.axes.rectangle(from, to, first_side, second_side).bounds();
  };
  std::vector<Rect> boxes = {box(-run.before, run.length + run.after, -run.first_side, run.second_side)};
  if (hatchway.open) {
    const double reach = hatchway.kind == HatchAccess::Kind::airlock ? hatchway.access / 2 : hatchway.access;
    const double rim = m.outline / 2;
    boxes.push_back(box(m.from - rim, m.to + rim, -m.side * rim, m.side * (reach + rim)));
    return boxes;
  }
  double half = half_leaf(hatchway, m);
  if (hatchway.kind == HatchAccess::Kind::locked) half += m.gap * 1.4;
  boxes.push_back(box(m.from, m.to, -half, half));
  boxes.push_back(triangle_of(hatchway, m).bounds());
  return boxes;
}

Rect bounds_of(const HatchwayLeaf& hatchway) {
  Path around;
  for (const auto& box : boxes_of(hatchway)) around.append(Path::rectangle(box));
  return around.bounds();
}

void draw_opening_side(Canvas& canvas, const HatchwayLeaf& hatchway, const Design& design) {
  if (!hatchway.open) canvas.fill(triangle_of(hatchway, measures_of(hatchway)), design.ink);
}

void draw(Canvas& canvas, const HatchwayLeaf& hatchway, const Design& design) {
  const auto m = measures_of(hatchway);
  const auto& run = hatchway.run;
  canvas.fill(run.axes.rectangle(-run.before, m.from, -run.first_side, run.second_side), design.ink);
  canvas.fill(run.axes.rectangle(m.to, run.length + run.after, -run.first_side, run.second_side), design.ink);
  if (hatchway.breachable) {
    draw_notches(canvas, run, m.from * 0.5, m.from, design);
    draw_notches(canvas, run, m.to, m.to + m.from * 0.5, design);
  }
  if (hatchway.open) {
    draw_open(canvas, hatchway, m, design);
  } else {
    draw_closed(canvas, hatchway, m, design);
  }
}

}  // namespace bulkhead
