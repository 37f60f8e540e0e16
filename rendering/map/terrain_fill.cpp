// SPDX-License-Identifier: MIT
#include "rendering/map/terrain_fill.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "rendering/look/tokens.h"

namespace bulkhead {
namespace {

using Tone = TerrainStyle::Tone;

/// A line as thick as this keeps the sides of a solid deck visible.
constexpr double rim = 1.1;
/// No paper has room for more; a feature may be larger than any.
constexpr double most_rows = 500;

/// The direction of the longest side.
Vec along(const std::vector<Loop>& loops) {
  Vec longest{1, 0};
  double length = 0;
  for (const auto& loop : loops) {
    for (std::size_t index = 0; index < loop.size(); ++index) {
      const Vec side = loop[(index + 1) % loop.size()] - loop[index];
      const double here = std::hypot(side.x, side.y);
      // Among sides of one length that of another direction must not win by rounding.
      if (here <= length + 1e-6) continue;
      length = here;
      longest = side * (1 / here);
    }
  }
  return longest;
}

/// How far a shape reaches in a direction, from one side to the other.
double extent(const std::vector<Loop>& loops, Vec direction) {
  double low = std::numeric_limits<double>::infinity();
  double high = -low;
  for (const auto& loop : loops) {
    for (const auto corner : loop) {
      const double here = corner.x * direction.x + corner.y * direction.y;
      low = std::min(low, here);
      high = std::max(high, here);
    }
  }
  return high - low;
}

/// Rungs of the tone, as wide as what is left between them: a door is no wall. They stand upright on the sheet however
/// the feature is turned, else things of one kind would look like two; only on what is thin and itself more upright
/// than level they lie, as it would hide between two of them.
void fill_ladder(Canvas& canvas, const TerrainShape& body, const Design& design) {
  const double step = 1.5 * (1 + body.style.variant);
  const auto bounds = body.path.bounds();
  const Vec longest = along(body.loops);
  const bool thin = extent(body.loops, {-longest.y, longest.x}) < 2 * step;
  const bool lying = thin && std::abs(longest.y) > std::abs(longest.x);
  const Vec way = lying ? Vec{0, 1} : Vec{1, 0};
  const Vec across{-way.y, way.x};
  const double reach = std::hypot(bounds.size.x, bounds.size.y) / 2;
  Path rungs;
  const int count = static_cast<int>(std::min(reach / step, most_rows));
  for (int number = -count; number <= count; ++number) {
    const Vec middle = bounds.centre() + way * (number * step);
    rungs.append(Path::line(middle - across * reach, middle + across * reach));
  }
  canvas.fill(body.path, design.paper);
  canvas.push_clip(body.path);
  Stroke stroke;
  stroke.width = step / 2;
  stroke.colour = tone_of(body.style, design);
  canvas.stroke(rungs, stroke);
  canvas.pop_clip();
}

/// Rows of short dashes, each row shifted against the next; or rows of waves, wider apart from variant to variant.
Path flat_rows(const Rect& bounds, int variant) {
  constexpr double row = 1.5;
  constexpr double dash = 1.6;
  const double apart = row * std::max(1, variant);
  Path rows;
  const int count = static_cast<int>(std::min(bounds.size.y / apart, most_rows)) + 1;
  const int length = static_cast<int>(std::min(bounds.size.x / (2 * dash), most_rows)) + 2;
  for (int number = 0; number < count; ++number) {
    const double y = bounds.top_left.y + row * 0.6 + number * apart;
    const double left = bounds.top_left.x - (number % 2 == 0 ? 0 : dash);
    if (variant > 0) rows.move_to({left, y});
    for (int place = 0; place < length; ++place) {
      const double x = left + place * 2 * dash;
      if (variant == 0) {
        rows.append(Path::line({x + dash * 0.2, y}, {x + dash * 1.2, y}));
      } else {
        constexpr double rise = 0.45;
        rows.line_to({x + dash / 2, y - rise}).line_to({x + dash * 1.5, y + rise}).line_to({x + dash * 2, y});
      }
    }
  }
  return rows;
}

void fill_flat(Canvas& canvas, const FeatureBody& body, const Design& design) {
  canvas.fill(body.path, design.paper);
  canvas.push_clip(body.path);
  auto stroke = round_line(weight::outline * 0.8, design.mute);
  stroke.cap = Stroke::Cap::round;
  canvas.stroke(flat_rows(body.path.bounds(), body.style.variant), stroke);
  canvas.pop_clip();
}

void fill_hazard(Canvas& canvas, const FeatureBody& body, const Design& design) {
  canvas.fill(body.path, design.paper);
  Pattern hatching;
  hatching.kind = Pattern::Kind::reversed_stripes;
  hatching.spacing = 1.3 * (1 + body.style.variant);
  hatching.weight = 0.5;
  hatching.colour = design.mute;
  canvas.fill(body.path, hatching);
  // What stands up harms like what lies flat, but is no pool.
  if (body.style.flat) return;
  canvas.push_clip(body.path);
  canvas.stroke(body.path, round_line(2 * rim, design.pillar_face));
  canvas.pop_clip();
}

/// A light line inside what is as dark as walls: else it could be taken for what is a little lighter. Walls are too
/// thin for it, and need none.
void draw_inset(Canvas& canvas, const FeatureBody& body, const Design& design) {
  canvas.push_clip(body.path);
  canvas.stroke(body.path, round_line(2 * 1.2, design.paper));
  canvas.stroke(body.path, round_line(2 * 0.8, design.ink));
  canvas.pop_clip();
}

/// What lies above the tone of a variant: dark drawing on what is light, light drawing on what is dark.
void draw_variant(Canvas& canvas, const FeatureBody& body, const Design& design) {
  if (body.style.variant == 0) return;
  // On a wall of a ruin dots would be specks: they come last.
  constexpr std::array kinds = {Pattern::Kind::stripes, Pattern::Kind::grid, Pattern::Kind::dots};
  const bool dark = body.style.tone == Tone::wall || body.style.tone == Tone::heavy;
  Pattern pattern;
  pattern.kind = kinds[static_cast<std::size_t>(body.style.variant - 1) % kinds.size()];
  pattern.spacing = 1.4;
  pattern.weight = 0.3;
  pattern.colour = dark ? design.paper : design.ink;
  canvas.fill(body.path, pattern);
}

/// What a deck lets through of what lies beneath it: by its tone alone one could take it for a railing.
void draw_beneath(Canvas& canvas, const TerrainShape& below, const Design& design) {
  if (below.style.tone == Tone::deck || below.style.flat) return;
  if (below.style.passable) return fill_ladder(canvas, below, design);
  Pattern pattern;
  pattern.kind = below.style.tone == Tone::wall ? Pattern::Kind::grid : Pattern::Kind::stripes;
  pattern.spacing = 1.1;
  pattern.weight = 0.35;
  pattern.colour = tone_of(below.style, design);
  canvas.fill(below.path, pattern);
}

void fill_deck(Canvas& canvas, const FeatureBody& body, const Design& design) {
  // What is beneath a deck shimmers through, and has a dashed outline: its tone is none that stands for anything else.
  canvas.fill(body.path, body.style.solid ? design.light_terrain : design.paper.faded(0.78));
  canvas.push_clip(body.path);
  if (body.style.solid) canvas.stroke(body.path, round_line(2 * rim, design.pillar_face));
  if (!body.style.solid) {
    auto outline = round_line(weight::lattice, design.ink);
    outline.dashes = {0.9, 0.7};
    for (const auto& below : body.beneath) draw_beneath(canvas, below, design);
    for (const auto& below : body.beneath) canvas.stroke(below.path, outline);
  }
  canvas.pop_clip();
}

/// Stripes of what a rampart stands on, half and half.
void draw_stands_on(Canvas& canvas, const FeatureBody& body, const Design& design) {
  if (body.stands_on.empty()) return;
  canvas.push_clip(body.path);
  for (const auto& lower : body.stands_on) {
    Pattern pattern;
    pattern.kind = Pattern::Kind::reversed_stripes;
    pattern.spacing = 1.6;
    pattern.weight = 0.8;
    pattern.colour = tone_of(lower.style, design);
    canvas.fill(lower.path, pattern);
  }
  canvas.pop_clip();
}

}  // namespace

Colour tone_of(const TerrainStyle& style, const Design& design) {
  switch (style.tone) {
    case Tone::wall: return design.ink;
    case Tone::heavy: return design.pillar_face;
    case Tone::light: return design.light_terrain;
    case Tone::deck:
    case Tone::hazard:
    case Tone::low: break;
  }
  return design.rule;
}

void fill_terrain(Canvas& canvas, const FeatureBody& body, const Design& design) {
  const auto& style = body.style;
  if (style.tone == Tone::deck) return fill_deck(canvas, body, design);
  if (style.tone == Tone::hazard) return fill_hazard(canvas, body, design);
  if (style.flat) return fill_flat(canvas, body, design);
  if (style.passable) return fill_ladder(canvas, {style, body.path, body.loops}, design);
  canvas.fill(body.path, tone_of(style, design));
  draw_variant(canvas, body, design);
  draw_stands_on(canvas, body, design);
  if (style.tone == Tone::wall) draw_inset(canvas, body, design);
}

}  // namespace bulkhead
