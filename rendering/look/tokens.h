// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "rendering/canvas/canvas.h"

namespace bulkhead {

/// A colour and a pattern that always go together, so that nothing is told by colour alone.
struct FillStyle {
  Colour colour;
  Pattern::Kind pattern = Pattern::Kind::stripes;
  friend constexpr bool operator==(const FillStyle&, const FillStyle&) = default;
};

/// How a finding of some level is marked: a colour and a symbol.
struct FindingStyle {
  Colour colour;
  const char* symbol;
};

/// `0xRRGGBB`
constexpr Colour rgb(unsigned value) {
  return {static_cast<std::uint8_t>(value >> 16U), static_cast<std::uint8_t>(value >> 8U & 0xFFU),
          static_cast<std::uint8_t>(value & 0xFFU), 1};
}

/// The colours of everything that is drawn; `designs.h` has those that there are. Every colour that text may have is at
/// least 4.5:1 on `paper` and on `floor` (WCAG 2.1, 1.4.3).
struct Design {
  /// Never changed once published: settings and command lines name it.
  std::string_view key;
  std::string_view name;
  Colour paper;
  Colour floor;
  /// Walls, pillars, text.
  Colour ink;
  /// The inset of a pillar, and solid ground.
  Colour pillar_face;
  /// Terrain that gives cover but hides nobody; never text.
  Colour light_terrain;
  /// Secondary text.
  Colour mute;
  /// Lattice lines and separators; never text.
  Colour rule;
  /// The disc of an objective, and the dashed ring of its range.
  Colour objective;
  Colour range;
  /// Sides in the mission's order: attacker or A, defender or B, C, D.
  std::array<FillStyle, 4> sides;
  /// What belongs to no side and has no colour of its own.
  FillStyle nobody;
  /// Areas in the order in which they are given out: the pattern varies first, the colour second. They
  /// differ in lightness too, so that a black and white print tells them apart.
  std::array<Colour, 3> area_colours;
  /// What is worked out about the ground and shown on screens: steps from least to most, as even in lightness as the
  /// eye sees it, and pieces of ground that lie side by side. Never text.
  std::array<Colour, 6> steps;
  std::array<Colour, 6> rooms;
  FindingStyle error;
  FindingStyle warning;
  FindingStyle note;
  /// Colours that a mission asks for are shown as greys.
  bool greys = false;
};

/// The order in which areas take their patterns.
inline constexpr std::array area_patterns = {
    Pattern::Kind::grid, Pattern::Kind::reversed_stripes, Pattern::Kind::checks, Pattern::Kind::bars,
    Pattern::Kind::dots, Pattern::Kind::crosses,          Pattern::Kind::stripes};

/// Sizes of type, in points.
namespace type_size {
inline constexpr double title = 24;
inline constexpr double lead = 10;
inline constexpr double body = 9;
inline constexpr double small = 7.5;
/// Nothing on paper is smaller.
inline constexpr double smallest = 6.5;
}  // namespace type_size

/// Widths of lines on paper, in millimetres.
namespace weight {
inline constexpr double hairline = 0.15;
inline constexpr double lattice = 0.2;
inline constexpr double outline = 0.35;
inline constexpr double header = 0.5;
/// The edge of ground that is drawn by lines alone: it is to be seen from a metre away.
inline constexpr double zone_line = 0.7;
/// A wall is drawn no thinner than this, however small the scale.
inline constexpr double thinnest_wall = 0.6;
}  // namespace weight

/// Rims of paper around text that stands on a drawing, in millimetres.
inline constexpr double text_halo = 0.55;

}  // namespace bulkhead
