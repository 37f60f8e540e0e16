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
      .steps = {rgb(0xEFF1C9), rgb(0xBAE2B6), rgb(0x81D0B8), rgb(0x4BBBC1), rgb(0x2AA2C6), rgb(0x4786BD)},
      .rooms = {rgb(0xA6E0F8), rgb(0xECB692), rgb(0xAAE5B8), rgb(0xDBB4E5), rgb(0xE9D797), rgb(0x7CCED0)},
      .error = {rgb(0xB3261E), "✕"},
      .warning = {rgb(0x8A5300), "▲"},
      .note = {rgb(0x3C5A78), "●"},
  };
}

}  // namespace bulkhead
