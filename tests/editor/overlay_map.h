// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <utility>

#include "editor/tools/overlays/live_overlays.h"
#include "editor/tools/overlays/overlay_words.h"
#include "rendering/look/designs.h"
#include "tests/editor/canvas_fixture.h"
#include "tests/editor/posted.h"

namespace bulkhead::test {

/// A mission with overlays shown, as they lie on its map at a scale.
struct OverlayMap {
  explicit OverlayMap(Mission mission, std::string_view shown, double scale = 4, HatchwayStates hatchways = {})
      : fixture(std::move(mission)),
        overlays(
            [this] {
              return LiveOverlays::Subject{fixture.document.mission(), fixture.document.snapshots(), choice,
                                           fixture.canvas.pointed()};
            },
            posted.post(), [](const std::string& words) { ADD_FAILURE() << words; }),
        plan(lay_out_map(fixture.mission(), {scale, {}, &usual_design()})) {
    choice.shown = parse_overlay_keys(shown);
    choice.hatchways = std::move(hatchways);
    lay_out_labels(plan, plan.bounds);
  }
  PlacedWords words(OverlayPart part = OverlayPart::lasting, const PlacedWords& before = {}) {
    return place_words(overlays.picture(), part, plan, before);
  }

  Posted posted;
  CanvasFixture fixture;
  OverlayChoice choice;
  LiveOverlays overlays;
  MapPlan plan;
};

}  // namespace bulkhead::test
