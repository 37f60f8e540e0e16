// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/forms.h"
#include "model/mission/mission.h"

/// What a mission consists of that says no places.
namespace bulkhead {

template <>
struct Form<Side> {
  static void walk(auto& io, auto& side) {
    io.object(side);
    io.empty(side.extras);
  }
};

template <>
struct Form<FreePiece> {
  static void walk(auto& io, auto& piece) {
    io.object(piece);
    io.empty(piece.extras);
  }
};

template <>
struct Form<Feature> {
  static void walk(auto& io, auto& feature) {
    io.object(feature);
    io.empty(feature.extras);
  }
};

template <>
struct Form<Link> {
  static void walk(auto& io, auto& link) {
    io.required("kind", link.kind);
    io.required("from", link.from);
    io.required("to", link.to);
    io.empty(link.extras);
  }
};

template <>
struct Form<BriefingSection> {
  static void walk(auto& io, auto& section) {
    io.optional("heading", section.heading);
    io.content(section.text, section.extras);
  }
};

template <>
struct Form<SeveritySetting> {
  static void walk(auto& io, auto& setting) {
    io.id(setting.check, "check");
    io.required("level", setting.level, level_words);
    io.empty(setting.extras);
  }
};

}  // namespace bulkhead
