// SPDX-License-Identifier: MIT
#include "rendering/look/tokens.h"

namespace bulkhead {
namespace {

using Kind = Pattern::Kind;

constexpr Colour hex(unsigned value) {
  return {static_cast<std::uint8_t>(value >> 16U), static_cast<std::uint8_t>(value >> 8U & 0xFFU),
          static_cast<std::uint8_t>(value & 0xFFU), 1};
}

}  // namespace

const Design& Design::colour() {
  static constexpr Design design = {
      .paper = hex(0xFFFFFF),
      .floor = hex(0xF6F4EF),
      .ink = hex(0x22252B),
      .pillar_face = hex(0x4A4F59),
      .light_terrain = hex(0xB8B4AA),
      .mute = hex(0x5F646C),
      .rule = hex(0xD8D4CA),
      .objective = hex(0xE3A008),
      .range = hex(0x9A6B00),
      .sides = {{{hex(0xB0450F), Kind::stripes},
                 {hex(0x1B66A6), Kind::dots},
                 {hex(0x6B4A9E), Kind::bars},
                 {hex(0x8A2F5B), Kind::crosses}}},
      .nobody = {hex(0x22252B), Kind::checks},
      .area_colours = {hex(0x0A7458), hex(0x4A3D00), hex(0x10104A)},
      .error = {hex(0xB3261E), "✕"},
      .warning = {hex(0x8A5300), "▲"},
      .note = {hex(0x3C5A78), "●"},
  };
  return design;
}

const Design& Design::plain() {
  static constexpr Design design = {
      .paper = hex(0xFFFFFF),
      .floor = hex(0xF7F7F7),
      .ink = hex(0x222222),
      .pillar_face = hex(0x505050),
      .light_terrain = hex(0xB4B4B4),
      .mute = hex(0x636363),
      .rule = hex(0xD4D4D4),
      .objective = hex(0xC4C4C4),
      .range = hex(0x707070),
      .sides = {{{hex(0x3A3A3A), Kind::stripes},
                 {hex(0x4C4C4C), Kind::dots},
                 {hex(0x444444), Kind::bars},
                 {hex(0x404040), Kind::crosses}}},
      .nobody = {hex(0x222222), Kind::checks},
      .area_colours = {hex(0x707070), hex(0x484848), hex(0x222222)},
      .error = {hex(0x222222), "✕"},
      .warning = {hex(0x444444), "▲"},
      .note = {hex(0x606060), "●"},
      .greys = true,
  };
  return design;
}

}  // namespace bulkhead
