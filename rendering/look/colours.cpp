// SPDX-License-Identifier: MIT
#include "rendering/look/colours.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <utility>

namespace bulkhead {
namespace {

double linear(std::uint8_t channel) {
  const double value = channel / 255.0;
  return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double luminance(Colour colour) {
  return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue);
}

Colour scaled(Colour colour, double factor) {
  const auto channel = [&](std::uint8_t value) { return static_cast<std::uint8_t>(std::lround(value * factor)); };
  return {channel(colour.red), channel(colour.green), channel(colour.blue), colour.alpha};
}

/// Nearer to white, as `scaled` is nearer to black.
Colour lightened(Colour colour, double factor) {
  const auto dark = scaled({static_cast<std::uint8_t>(255 - colour.red), static_cast<std::uint8_t>(255 - colour.green),
                            static_cast<std::uint8_t>(255 - colour.blue), colour.alpha},
                           factor);
  return {static_cast<std::uint8_t>(255 - dark.red), static_cast<std::uint8_t>(255 - dark.green),
          static_cast<std::uint8_t>(255 - dark.blue), colour.alpha};
}

/// The neutral grey of the same luminance.
Colour grey_of(Colour colour) {
  const double value = luminance(colour);
  const double encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * std::pow(value, 1 / 2.4) - 0.055;
  const auto grey = static_cast<std::uint8_t>(std::lround(encoded * 255));
  return {grey, grey, grey, colour.alpha};
}

/// Patterns of lines fill more evenly than dots and crosses, so they are lighter to weigh the same to the eye.
struct Measures {
  double spacing;
  double weight;
  double alpha;
};

Measures measures_of(Pattern::Kind kind) {
  switch (kind) {
    case Pattern::Kind::stripes: return {2.6, 0.45, 0.5};
    case Pattern::Kind::reversed_stripes: return {2.6, 0.3, 0.5};
    case Pattern::Kind::bars: return {2.2, 0.4, 0.5};
    case Pattern::Kind::dots: return {2.4, 0.36, 0.65};
    case Pattern::Kind::crosses: return {2.8, 0.3, 0.7};
    case Pattern::Kind::grid: return {2.8, 0.2, 0.45};
    case Pattern::Kind::checks: break;
  }
  return {2.0, 0.2, 0.22};
}

}  // namespace

std::optional<Colour> parse_colour(std::string_view text) {
  if (text.size() != 7 || text.front() != '#') return std::nullopt;
  unsigned value = 0;
  const auto* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data() + 1, end, value, 16);
  if (error != std::errc() || stop != end) return std::nullopt;
  return Colour{static_cast<std::uint8_t>(value >> 16U), static_cast<std::uint8_t>(value >> 8U & 0xFFU),
                static_cast<std::uint8_t>(value & 0xFFU), 1};
}

std::optional<Pattern::Kind> parse_pattern(std::string_view text) {
  using Kind = Pattern::Kind;
  constexpr std::array<std::pair<std::string_view, Kind>, 7> names = {{{"stripes", Kind::stripes},
                                                                       {"dots", Kind::dots},
                                                                       {"bars", Kind::bars},
                                                                       {"crosses", Kind::crosses},
                                                                       {"grid", Kind::grid},
                                                                       {"reversed-stripes", Kind::reversed_stripes},
                                                                       {"checks", Kind::checks}}};
  for (const auto& [name, kind] : names) {
    if (name == text) return kind;
  }
  return std::nullopt;
}

double contrast(Colour a, Colour b) {
  const auto [low, high] = std::minmax({luminance(a), luminance(b)});
  return (high + 0.05) / (low + 0.05);
}

bool is_dark(const Design& design) { return luminance(design.floor) < luminance(design.ink); }

Colour fitted(Colour wanted, const Design& design) {
  const Colour colour = design.greys ? grey_of(wanted) : wanted;
  const auto shaded = [&](double share) { return is_dark(design) ? lightened(colour, share) : scaled(colour, share); };
  const auto legible = [&](Colour shown) {
    return std::min(contrast(shown, design.floor), contrast(shown, design.paper)) >= 4.5;
  };
  double share = 1;
  while (share > 0.01 && !legible(shaded(share))) share *= 0.94;
  return share > 0.01 ? shaded(share) : design.ink;
}

Colour mixed(Colour first, Colour second, double share) {
  const auto channel = [&](std::uint8_t a, std::uint8_t b) {
    return static_cast<std::uint8_t>(std::lround(a + (b - a) * share));
  };
  return {channel(first.red, second.red), channel(first.green, second.green), channel(first.blue, second.blue),
          first.alpha + (second.alpha - first.alpha) * share};
}

Design paled(const Design& design, double share) {
  auto pale = design;
  for (auto member : {&Design::floor, &Design::ink, &Design::pillar_face, &Design::light_terrain, &Design::mute,
                      &Design::rule, &Design::objective, &Design::range}) {
    pale.*member = mixed(design.*member, design.paper, share);
  }
  for (auto& side : pale.sides) side.colour = mixed(side.colour, design.paper, share);
  for (auto& colour : pale.area_colours) colour = mixed(colour, design.paper, share);
  pale.nobody.colour = mixed(design.nobody.colour, design.paper, share);
  return pale;
}

Pattern ground_pattern(const FillStyle& look, double grain) {
  const auto measures = measures_of(look.pattern);
  return {look.pattern, measures.spacing * grain, measures.weight * grain, look.colour.faded(measures.alpha)};
}

Pattern fine_pattern(const FillStyle& look) {
  const auto measures = measures_of(look.pattern);
  return {look.pattern, measures.spacing * 0.42, measures.weight * 0.6, look.colour};
}

Colour tint(const FillStyle& look) { return look.colour.faded(0.09); }

}  // namespace bulkhead
