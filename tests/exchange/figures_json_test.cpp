// SPDX-License-Identifier: MIT
#include "exchange/figures_json.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "analysis/figures/figures.h"
#include "tests/exchange/check_500.h"
#include "tests/exchange/counted_by_characters.h"
#include "tests/exchange/sketch_fixture.h"

namespace bulkhead::test {
namespace {

std::string figures_text(const Mission& mission) { return figures_json(figures_of(mission, Snapshot::make(mission))); }

TEST(FiguresJson, HasItsKeysInOrder) {
  const auto mission = sketched("+-+U+\n1\n", DeployPattern::horizontal);
  EXPECT_EQ(figures_text(mission), R"({
  "title": "Sketch",
  "counts": {
    "walls": 1,
    "hatchways": 1,
    "pillars": 3,
    "wall_ends": 0,
    "objectives": 1
  },
  "objectives_on": {
    "nodes": 0,
    "edges": 1,
    "cells": 0,
    "free": 0
  },
  "regions_open": 1,
  "compartments": 1,
  "symmetry": {
    "rotate_180": false,
    "mirror_left_right": false,
    "mirror_top_bottom": false
  },
  "access": [
    {
      "side": "side-a",
      "objective": "objective-1",
      "hatchways": 0,
      "cells": 0
    },
    {
      "side": "side-b",
      "objective": "objective-1",
      "hatchways": 0,
      "cells": 5
    }
  ],
  "longest_lane_cells": 7
}
)");
}

TEST(FiguresJson, SaysWhyAFigureIsMissing) {
  auto mission = with_objective(empty_mission(), "o1", "A1");
  Board plain;
  plain.ground = PlainGround{Length::inches(30), Length::inches(22)};
  mission.boards.front() = plain;
  mission.markers = std::vector<Marker>{{Id("o1"), Id("objective"), "", Point{}, std::nullopt, {}}};
  const auto figures = nlohmann::json::parse(figures_text(mission));
  for (const auto* key : {"regions_open", "compartments", "symmetry", "longest_lane_cells"}) {
    EXPECT_TRUE(figures.at(key).is_null()) << key;
    EXPECT_EQ(figures.at("reasons").at(key), "no board has a lattice") << key;
  }
  const auto& access = figures.at("access").at(0);
  EXPECT_TRUE(access.at("hatchways").is_null());
  EXPECT_TRUE(access.at("cells").is_null());
  EXPECT_EQ(access.at("reason"), "it lies on a board without lattice");
}

TEST(FiguresJson, TitlesAreQuoted) {
  auto mission = sketched("+");
  MissionHead head = *mission.head;
  head.title = "\"Über\"\n\\";
  mission.head = head;
  EXPECT_EQ(nlohmann::json::parse(figures_text(mission)).at("title"), "\"Über\"\n\\");
}

/// Sketches as drawn by the generator, read by the program, against their characters counted one by one.
TEST(FiguresJson, AreThoseOfTheSketchesCharacters) {
  check_500([](const DrawnSketch& sketch) {
    const auto deploy = *rc::gen::element(DeployPattern::none, DeployPattern::horizontal, DeployPattern::vertical);
    const auto figures = nlohmann::json::parse(figures_text(sketched(sketch.text(), deploy)));
    const auto expected = counted_by_characters(sketch, deploy);
    RC_LOG() << figures.dump() << "\n" << expected.dump() << "\n";
    RC_ASSERT(figures == expected);
  });
}

}  // namespace
}  // namespace bulkhead::test
