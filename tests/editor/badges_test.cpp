// SPDX-License-Identifier: MIT
#include "editor/tools/findings/badges.h"

#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>

#include "editor/tools/findings/finding_list.h"
#include "model/io/file_system.h"
#include "model/io/mission_file.h"
#include "rendering/label/obstacles.h"
#include "rendering/text/text_measure.h"
#include "tests/support/sample_missions.h"
#include "workbench/checking.h"
#include "workbench/library_on_demand.h"

namespace bulkhead {
namespace {

/// A mission's map at a scale with its labels.
struct Map {
  explicit Map(Mission shown, double scale = 10) : mission(std::move(shown)), table(mission) {
    MapOptions options;
    options.scale = scale;
    plan = lay_out_map(mission, options);
    lay_out_labels(plan, plan.bounds.grown(2.5));
  }
  /// At a zoom of a third of a pixel for each millimetre, at which a badge reaches 27 mm.
  [[nodiscard]] std::vector<Badge> badges(const std::vector<FindingMark>& marks, double pixel = 3) const {
    return place_badges(mission, table, plan, marks, pixel);
  }
  /// Around a badge, on the plan's paper.
  [[nodiscard]] Rect box(const Badge& badge, double pixel = 3) const {
    return Rect{badge.at * (1 / plan.scale), {}}.grown(badge_radius * pixel / plan.scale);
  }

  Mission mission;
  Table table;
  MapPlan plan;
};

FindingMark mark(std::string_view address, Level level = Level::warning) {
  return {parse_address(address).value(), level, false, false, std::string(address), "something"};
}

double distance(Vec a, Vec b) { return std::hypot(a.x - b.x, a.y - b.y); }

// The lattice begins 12 mm from the board's corner and has 97 mm to a cell, so the middle of C3 is at 12 + 2.5 × 97.
constexpr double middle_of_third = 254.5;

TEST(Badges, StandInTheMiddleOfAFreeCell) {
  const Map map(test::empty_mission());
  const auto badges = map.badges({mark("C3")});
  ASSERT_EQ(badges.size(), 1U);
  EXPECT_NEAR(badges[0].at.x, middle_of_third, 0.01);
  EXPECT_NEAR(badges[0].at.y, middle_of_third, 0.01);
}

TEST(Badges, StandBesideAHatchwayNotOnIt) {
  const Map map(test::mission_with({6, 7}, "", "C3/D3"));
  const auto badges = map.badges({mark("C3/D3", Level::note)});
  ASSERT_EQ(badges.size(), 1U);
  // The edge lies half a cell to the right of the middle of C3.
  EXPECT_NEAR(badges[0].about.x, middle_of_third + 48.5, 0.01);
  for (const auto& hatchway : map.plan.hatchways) {
    for (const auto& box : boxes_of(hatchway)) EXPECT_FALSE(map.box(badges[0]).overlaps(box));
  }
  EXPECT_LT(distance(badges[0].at, badges[0].about), 97) << "but in one of the two cells";
}

TEST(Badges, StandRightBesideAMarker) {
  const Map map(test::with_objective(test::empty_mission(), "o1", "C3", "1"));
  const auto badges = map.badges({mark("#o1", Level::error)});
  ASSERT_EQ(badges.size(), 1U);
  ASSERT_EQ(map.plan.markers.size(), 1U);
  const double radius = map.plan.markers[0].radius * map.plan.scale;
  EXPECT_NEAR(badges[0].reach, radius, 0.01);
  // Its own reach is 27 mm; it is tried at steps of half of that.
  EXPECT_GT(distance(badges[0].at, badges[0].about), radius + 27);
  EXPECT_LT(distance(badges[0].at, badges[0].about), radius + 27 + 2 * 13.5);
}

TEST(Badges, ShareOnePlaceWhereSeveralMeetTheGravestFirst) {
  const Map map(test::with_objective(test::empty_mission(), "o1", "C3", "1"));
  const auto badges = map.badges({mark("#o1", Level::error), mark("E5"), mark("#o1", Level::note), mark("C3")});
  ASSERT_EQ(badges.size(), 2U);
  ASSERT_EQ(badges[0].marks.size(), 3U);
  EXPECT_EQ(badges[0].marks[0].level, Level::error);
  EXPECT_EQ(badges[1].marks.size(), 1U);
  EXPECT_TRUE(map.badges({mark("#gone"), mark("#attacker")}).empty()) << "what is gone, and what stands nowhere";
}

TEST(Badges, AreFoundByThePointerAndGoneThroughByClicks) {
  const Map map(test::empty_mission());
  auto first = mark("C3");
  first.chosen = true;
  const auto badges = map.badges({first, mark("E5"), mark("C3", Level::note)});
  ASSERT_EQ(badges.size(), 2U);
  EXPECT_TRUE(badges[0].chosen());
  EXPECT_EQ(badge_at(badges, {middle_of_third + 26, middle_of_third}, 3), &badges[0]);
  EXPECT_EQ(badge_at(badges, {middle_of_third + 28, middle_of_third}, 3), nullptr);
  EXPECT_EQ(next_mark(badges[0]).level, Level::note) << "the one after the chosen one";
  EXPECT_EQ(next_mark(badges[1]).name, "E5");
}

TEST(Badges, AreNeverMoreThanCanBeTold) {
  const Map map(test::empty_mission({32, 32}));
  std::vector<FindingMark> marks;
  for (int column = 0; column < 32; ++column) {
    for (int row = 0; row < 32; ++row)
      marks.push_back({CellAddress{1, {column, row}}, Level::note, false, false, "", ""});
  }
  const auto badges = map.badges(marks);
  EXPECT_EQ(badges.size(), most_badges);
  std::size_t said = 0;
  for (const auto& badge : badges) said += badge.marks.size();
  EXPECT_EQ(said, marks.size()) << "the others share one with their neighbours";
}

/// No badge stands on a hatchway, a marker, a label, a number or another badge.
void expect_clear(const Map& map, const std::vector<Badge>& badges, double pixel, const std::string& where) {
  for (std::size_t i = 0; i < badges.size(); ++i) {
    const auto box = map.box(badges[i], pixel);
    for (const auto& hatchway : map.plan.hatchways) {
      for (const auto& leaf : boxes_of(hatchway)) EXPECT_FALSE(box.overlaps(leaf)) << where << " hatchway";
    }
    for (const auto& marker : map.plan.markers) {
      EXPECT_FALSE(overlaps(box, RoundObstacle{marker.centre, marker.radius})) << where << " marker";
    }
    for (const auto& label : map.plan.labels) {
      EXPECT_FALSE(label.box.size.x > 0 && box.overlaps(label.box)) << where << " label";
    }
    for (const auto& number : map.plan.coordinates) EXPECT_FALSE(box.overlaps(bounds_of(number))) << where << " number";
    for (std::size_t j = 0; j < i; ++j) {
      EXPECT_GE(distance(badges[i].at, badges[j].at), 2 * badge_radius * pixel * 0.999) << where << " badge";
    }
  }
}

TEST(Badges, KeepClearOfAllThatIsToBeReadOnEveryExampleOfTheChecks) {
  const LibraryOnDemand library;
  int seen = 0;
  for (const auto& entry : std::filesystem::directory_iterator(BULKHEAD_TEST_DATA "/checks")) {
    const auto loaded = load_mission(real_files(), entry.path() / "bad.bulkhead", &library);
    ASSERT_TRUE(loaded) << entry.path();
    if (loaded->mission.boards.empty()) continue;
    const auto report = check_mission(loaded->mission);
    const auto marks = finding_marks(loaded->mission, report, finding_rows(loaded->mission, report, {}), std::nullopt);
    // Far away, and near.
    for (const double scale : {20.0, 5.0}) {
      const Map map(loaded->mission, scale);
      const double pixel = scale / 4;
      const auto badges = map.badges(marks, pixel);
      expect_clear(map, badges, pixel, entry.path().filename().string());
      std::size_t said = 0;
      for (const auto& badge : badges) said += badge.marks.size();
      EXPECT_EQ(said, marks.size()) << entry.path() << ": each finding has its badge";
      seen += static_cast<int>(badges.size());
    }
  }
  EXPECT_GT(seen, 100);
}

}  // namespace
}  // namespace bulkhead
