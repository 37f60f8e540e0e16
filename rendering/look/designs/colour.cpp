// SPDX-License-Identifier: MIT
#include "model/base/marked.h"
#include "rendering/look/tokens.h"

namespace bulkhead {

Design colour_design() {
  return {
      .key = "colour",
      .name = marked("In colour"),
      .paper = rgb(0xFFFFFF),
      .floor = rgb(0xF6F4EF),
      .ink = rgb(0x22252B),
      .pillar_face = rgb(0x4A4F59),
      .light_terrain = rgb(0xB8B4AA),
      .mute = rgb(0x5F646C),
      .rule = rgb(0xD8D4CA),
      .objective = rgb(0xE3A008),
      .range = rgb(0x9A6B00),
      .sides = {{{rgb(0xB0450F), Pattern::Kind::stripes},
                 {rgb(0x1B66A6), Pattern::Kind::dots},
                 {rgb(0x6B4A9E), Pattern::Kind::bars},
                 {rgb(0x8A2F5B), Pattern::Kind::crosses}}},
      .nobody = {rgb(0x22252B), Pattern::Kind::checks},
      .area_colours = {rgb(0x0A7458), rgb(0x4A3D00), rgb(0x10104A)},
      .error = {rgb(0xB3261E), "✕"},
      .warning = {rgb(0x8A5300), "▲"},
      .note = {rgb(0x3C5A78), "●"},
  };
}

}  // namespace bulkhead
