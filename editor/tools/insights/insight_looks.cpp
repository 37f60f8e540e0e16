// SPDX-License-Identifier: MIT
#include "editor/tools/insights/insight_looks.h"

#include <algorithm>
#include <array>

namespace bulkhead {
namespace {

constexpr Colour hex(unsigned value) {
  return {static_cast<std::uint8_t>(value >> 16U), static_cast<std::uint8_t>(value >> 8U & 0xFFU),
          static_cast<std::uint8_t>(value & 0xFFU), 1};
}

/// Okabe and Ito's colours for all kinds of sight ("Color Universal Design", 2008).
constexpr std::array tones = {hex(0x56B4E9), hex(0xE69F00), hex(0x009E73), hex(0xCC79A7), hex(0xF0E442), hex(0x0072B2)};

Look side_look(const Design& design, std::size_t side) { return design.sides[side % design.sides.size()]; }

}  // namespace

Font insight_font(double pixels, Font::Weight weight) {
  Font font;
  font.size = pixels / millimetres_per_point;
  font.weight = weight;
  font.tabular_figures = true;
  return font;
}

Colour InsightLooks::compartment(int tone) const {
  return tones[static_cast<std::size_t>(tone) % tones.size()].faded(0.30);
}

Colour InsightLooks::distance(int band) const { return design.sides[1].colour.faded(0.06 + 0.085 * band); }
Colour InsightLooks::distance_line() const { return design.sides[1].colour.faded(0.8); }
Pattern InsightLooks::unreachable() const { return {Pattern::Kind::crosses, 18, 1, design.ink.faded(0.5)}; }

Pattern InsightLooks::exposure(int band) const {
  return {Pattern::Kind::reversed_stripes, 8, 0.6 + 1.1 * band, design.sides[2].colour.faded(0.75)};
}

Pattern InsightLooks::frontier(std::size_t side) const {
  const auto look = side_look(design, side);
  return {look.pattern, 14, 1.6, look.colour.faded(0.75)};
}
Colour InsightLooks::frontier_ground(std::size_t side) const { return side_look(design, side).colour.faded(0.10); }
Pattern InsightLooks::contested() const { return {Pattern::Kind::checks, 10, 1, design.ink.faded(0.5)}; }

Colour InsightLooks::unseen() const {
  const bool dark_floor = design.floor.red < 0x80;
  return hex(dark_floor ? 0x000000 : 0x14161A).faded(dark_floor ? 0.6 : 0.36);
}
Colour InsightLooks::seen_line() const { return design.objective; }

Stroke InsightLooks::lane() const { return {2.2, design.error.colour, {}, Stroke::Cap::round, Stroke::Join::round}; }

Stroke InsightLooks::access(std::size_t side) const {
  static const std::array<std::vector<double>, 4> dashes = {
      std::vector<double>{}, std::vector<double>{9, 4}, std::vector<double>{2, 4}, std::vector<double>{12, 3, 2, 3}};
  return {2.6, side_look(design, side).colour, dashes[side % dashes.size()], Stroke::Cap::butt, Stroke::Join::round};
}

Colour InsightLooks::load() const { return design.sides[3].colour; }
double InsightLooks::load_width(double share) { return 4 + 14 * std::clamp(share, 0.0, 1.0); }
Stroke InsightLooks::dead_end() const { return {1.6, load(), {5, 4}, Stroke::Cap::butt, Stroke::Join::miter}; }
Pattern InsightLooks::dead_end_ground() const { return {Pattern::Kind::stripes, 12, 1, load().faded(0.45)}; }

Stroke InsightLooks::looked() const { return {2, design.note.colour, {4, 3}, Stroke::Cap::butt, Stroke::Join::round}; }

}  // namespace bulkhead
