// SPDX-License-Identifier: MIT
#include "model/base/marked.h"
#include "rendering/look/tokens.h"

namespace bulkhead {

/// Greys only: the same patterns and symbols.
Design plain_design() {
  return {
      .key = "plain",
      .name = marked("In greys, for any printer"),
      .paper = rgb(0xFFFFFF),
      .floor = rgb(0xF7F7F7),
      .ink = rgb(0x222222),
      .pillar_face = rgb(0x505050),
      .light_terrain = rgb(0xB4B4B4),
      .mute = rgb(0x636363),
      .rule = rgb(0xD4D4D4),
      .objective = rgb(0xC4C4C4),
      .range = rgb(0x707070),
      .sides = {{{rgb(0x3A3A3A), Pattern::Kind::stripes},
                 {rgb(0x4C4C4C), Pattern::Kind::dots},
                 {rgb(0x444444), Pattern::Kind::bars},
                 {rgb(0x404040), Pattern::Kind::crosses}}},
      .nobody = {rgb(0x222222), Pattern::Kind::checks},
      .area_colours = {rgb(0x707070), rgb(0x484848), rgb(0x222222)},
      .steps = {rgb(0xF1F1F1), rgb(0xDADADA), rgb(0xC4C4C4), rgb(0xAEAEAE), rgb(0x989898), rgb(0x848484)},
      .rooms = {rgb(0xEBEBEB), rgb(0xB0B0B0), rgb(0xD7D7D7), rgb(0x9B9B9B), rgb(0xC4C4C4), rgb(0x898989)},
      .error = {rgb(0x222222), "✕"},
      .warning = {rgb(0x444444), "▲"},
      .note = {rgb(0x606060), "●"},
      .greys = true,
  };
}

}  // namespace bulkhead
