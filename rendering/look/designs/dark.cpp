// SPDX-License-Identifier: MIT
#include "model/base/marked.h"
#include "rendering/look/tokens.h"

namespace bulkhead {

/// Light on dark, for screens.
Design dark_design() {
  return {
      .key = "dark",
      .name = marked("Dark, for screens"),
      .paper = rgb(0x1C1E22),
      .floor = rgb(0x2A2D32),
      .ink = rgb(0xE9E7E1),
      .pillar_face = rgb(0xB9B6AE),
      .light_terrain = rgb(0x6C6962),
      .mute = rgb(0xB0B3B8),
      .rule = rgb(0x42464D),
      .objective = rgb(0x7A5200),
      .range = rgb(0xD09A1C),
      .sides = {{{rgb(0xF08A45), Pattern::Kind::stripes},
                 {rgb(0x6FB4EC), Pattern::Kind::dots},
                 {rgb(0xB79CE6), Pattern::Kind::bars},
                 {rgb(0xE086B0), Pattern::Kind::crosses}}},
      .nobody = {rgb(0xE9E7E1), Pattern::Kind::checks},
      .area_colours = {rgb(0x45A98C), rgb(0xDCC84C), rgb(0xF2F5FF)},
      .steps = {rgb(0x2C3A51), rgb(0x1D5167), rgb(0x0F6871), rgb(0x357E6E), rgb(0x659166), rgb(0x9B9F65)},
      .rooms = {rgb(0x185573), rgb(0x845A3C), rgb(0x31583C), rgb(0x77587F), rgb(0x595026), rgb(0x276D6F)},
      .error = {rgb(0xFF8A80), "✕"},
      .warning = {rgb(0xF0B45C), "▲"},
      .note = {rgb(0x9DBEDF), "●"},
  };
}

}  // namespace bulkhead
