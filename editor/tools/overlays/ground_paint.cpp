// SPDX-License-Identifier: MIT
#include "editor/tools/overlays/ground_paint.h"

#include <array>
#include <utility>

namespace bulkhead {
namespace {

constexpr double cover = 0.82;

Colour hiding(const Design& design) { return design.floor.faded(cover); }

/// The kinds in the order in which pieces of ground take them.
constexpr std::array tone_patterns = {Pattern::Kind::stripes, Pattern::Kind::dots,    Pattern::Kind::reversed_stripes,
                                      Pattern::Kind::bars,    Pattern::Kind::crosses, Pattern::Kind::grid};

}  // namespace

GroundPaint step_paint(const Design& design, int step) {
  const auto index = static_cast<std::size_t>(step);
  if (!design.greys) return {design.steps[index].faded(cover), std::nullopt};
  // Each step has as much more ink as the one before.
  return {hiding(design), Pattern{Pattern::Kind::stripes, 8, 0.4 + 0.9 * step, design.ink.faded(0.55)}};
}

GroundPaint tone_paint(const Design& design, std::size_t tone) {
  const auto colour = design.rooms[tone % design.rooms.size()];
  const auto round = tone / design.rooms.size();
  const auto kind = tone_patterns[(tone + round) % tone_patterns.size()];
  const double spacing = 9 + 5 * static_cast<double>(round);
  if (design.greys) return {hiding(design), Pattern{kind, spacing, 1, design.ink.faded(0.45)}};
  if (round == 0) return {colour.faded(cover), std::nullopt};
  return {colour.faded(cover), Pattern{kind, spacing, 1, design.ink.faded(0.25)}};
}

GroundPaint side_paint(const Design& design, std::size_t side) {
  const auto& look = side_style(design, side);
  if (!design.greys) return {look.colour.faded(0.34), std::nullopt};
  return {hiding(design), Pattern{look.pattern, 12, 1.4, look.colour.faded(0.7)}};
}

GroundPaint contested_paint(const Design& design) {
  if (!design.greys) return {design.ink.faded(0.26), std::nullopt};
  return {hiding(design), Pattern{Pattern::Kind::checks, 10, 1, design.ink.faded(0.5)}};
}

GroundPaint barred_paint(const Design& design) {
  if (!design.greys) return {design.error.colour.faded(0.20), std::nullopt};
  return {hiding(design), Pattern{Pattern::Kind::reversed_stripes, 12, 1.1, design.ink.faded(0.5)}};
}

GroundPaint unreachable_paint(const Design& design) {
  return {hiding(design), Pattern{Pattern::Kind::crosses, 18, 1, design.ink.faded(0.5)}};
}

void fill(Canvas& canvas, const Path& path, const GroundPaint& paint) {
  if (path.empty()) return;
  canvas.fill(path, paint.tint);
  if (paint.pattern) canvas.fill(path, *paint.pattern);
}

LegendEntry::Sample ground_sample(const Design& design, const GroundPaint& paint) {
  return ground_samples(design, {paint});
}

LegendEntry::Sample ground_samples(const Design& design, std::vector<GroundPaint> paints) {
  return [&design, paints = std::move(paints)](Canvas& canvas, const Rect& place) {
    canvas.fill(Path::rectangle(place), design.floor);
    const double width = place.size.x / static_cast<double>(paints.size());
    for (std::size_t index = 0; index < paints.size(); ++index) {
      const Rect part{place.top_left + Vec{width * static_cast<double>(index), 0}, {width, place.size.y}};
      fill(canvas, Path::rectangle(part), paints[index]);
    }
    canvas.stroke(Path::rectangle(place), plain_line(1, design.mute.faded(0.7)));
  };
}

Stroke rim_line(const Design& design) {
  return {1.2, design.ink.faded(0.5), {}, Stroke::Cap::butt, Stroke::Join::round};
}

}  // namespace bulkhead
