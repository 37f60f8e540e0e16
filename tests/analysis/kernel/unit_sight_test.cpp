// SPDX-License-Identifier: MIT
#include "analysis/sight/unit_sight.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

#include "analysis/plan/mission_plan.h"
#include "tests/analysis/kernel/brute_force.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

Base base(int x, int y, int radius = 16) {
  return {{Length::millimetres(x), Length::millimetres(y)}, Length::millimetres(radius)};
}

Plan plain() { return Plan::make({{{}, {Length::millimetres(400), Length::millimetres(400)}}}, {}).value(); }

TEST(UnitSight, OnOpenGroundNobodyHasCover) {
  const std::vector<Base> attackers = {base(50, 50)};
  const auto sight = unit_sight(plain(), attackers, base(300, 200));
  EXPECT_EQ(sight.seen_by, (std::vector<std::size_t>{0}));
  EXPECT_FALSE(sight.cover);
  EXPECT_EQ(sight.seen_in_full_by, 0U);
  EXPECT_FALSE(sight.hidden);
}

TEST(UnitSight, AWallThatHidesAPartGivesCover) {
  // The wall C3/D3 with its pillars reaches from y = 192 to 317 at x = 290.5 to 315.5.
  const auto plan = plan_of(mission_with({6, 7}, "C3/D3", ""), 0).value();
  const std::vector<Base> attackers = {base(150, 60)};
  const auto target = base(335, 215);
  const auto sight = unit_sight(plan, attackers, target);
  EXPECT_EQ(sight.seen_by.size(), 1U);
  EXPECT_TRUE(sight.cover);
  EXPECT_FALSE(sight.seen_in_full_by);
  ASSERT_TRUE(sight.hidden && sight.hidden_by);
  EXPECT_EQ(sight.hidden_by->by, parse_address("D3.nw").value()) << "its pillar";
  EXPECT_LE(distance(*sight.hidden, fine(target.centre)), 16'000);
  // Who stands beside the wall sees all of it.
  const std::vector<Base> both = {base(150, 60), base(360, 100)};
  const auto more = unit_sight(plan, both, target);
  EXPECT_FALSE(more.cover);
  EXPECT_EQ(more.seen_in_full_by, 1U);
  EXPECT_EQ(more.seen_by, (std::vector<std::size_t>{0, 1}));
  EXPECT_FALSE(more.hidden);
}

TEST(UnitSight, ModelsOfOtherUnitsAndComradesStandInTheWay) {
  const auto target = base(300, 100);
  const std::vector<Base> attackers = {base(100, 100)};
  const std::vector<Base> bystander = {base(200, 105, 12)};
  const auto partly = unit_sight(plain(), attackers, target, bystander);
  EXPECT_EQ(partly.seen_by.size(), 1U);
  EXPECT_TRUE(partly.cover);
  ASSERT_TRUE(partly.hidden_by);
  EXPECT_EQ(partly.hidden_by->model, 0U);
  EXPECT_FALSE(partly.hidden_by->by);
  // A wide base in front of the target hides all of it.
  const std::vector<Base> giant = {base(245, 100, 30)};
  const auto none = unit_sight(plain(), attackers, target, giant);
  EXPECT_TRUE(none.seen_by.empty());
  EXPECT_TRUE(none.cover);
  EXPECT_FALSE(none.hidden);
  // The second attacker is in the first one's way, and sees all of the target himself.
  const std::vector<Base> file = {base(100, 100), base(150, 100)};
  const auto sight = unit_sight(plain(), file, target);
  EXPECT_FALSE(sight.cover);
  EXPECT_EQ(sight.seen_in_full_by, 1U);
  // With a screen before both, the comrade hides what the screen does not.
  const std::vector<Base> screen = {base(200, 100, 12)};
  const auto screened = unit_sight(plain(), file, target, screen);
  EXPECT_TRUE(screened.cover);
}

/// Lines between many places of two bases, against walls and discs a little smaller or larger than they are.
struct Lines {
  const BruteForce& brute;
  std::vector<Base> others;
  double margin;

  [[nodiscard]] bool clear(FinePoint a, FinePoint b) const {
    for (const auto& other : others) {
      const auto centre = fine(other.centre);
      const auto along = b - a;
      const double share = std::clamp(dot(centre - a, along) / std::max(dot(along, along), 1.0), 0.0, 1.0);
      if (distance(a + along * share, centre) < static_cast<double>(other.radius.in_micrometres()) + margin)
        return false;
    }
    const auto shrink = static_cast<std::int64_t>(-margin);
    return std::none_of(brute.boxes.begin(), brute.boxes.end(), [&](const BruteForce::Box& box) {
      const BruteForce::Box grown{box.west + shrink, box.north + shrink, box.east - shrink, box.south - shrink};
      // Cut the line to the box by its slabs.
      double enter = 0;
      double leave = 1;
      const auto cut = [&](double from, double step, std::int64_t low, std::int64_t high) {
        if (step == 0) {
          if (from <= static_cast<double>(low) || from >= static_cast<double>(high)) leave = -1;
          return;
        }
        const double first = (static_cast<double>(low) - from) / step;
        const double second = (static_cast<double>(high) - from) / step;
        enter = std::max(enter, std::min(first, second));
        leave = std::min(leave, std::max(first, second));
      };
      cut(a.x, b.x - a.x, grown.west, grown.east);
      cut(a.y, b.y - a.y, grown.north, grown.south);
      return enter < leave - 1e-12;
    });
  }
};

std::vector<FinePoint> places_on(const Base& base, int rings) {
  std::vector<FinePoint> places = {fine(base.centre)};
  for (int ring = 1; ring <= rings; ++ring) {
    for (int step = 0; step < 48; ++step) {
      const double angle = step * 0.1308996939;
      const double radius = static_cast<double>(base.radius.in_micrometres()) * ring / rings;
      places.push_back(fine(base.centre) + FinePoint{std::cos(angle), std::sin(angle)} * radius);
    }
  }
  return places;
}

TEST(UnitSight, OtherBasesBlockAsTheyDoByBruteForce) {
  std::mt19937 random(11);
  const auto spot = [&](int radius) {
    const auto coordinate = [&] { return 20 + static_cast<int>(random() % 284); };
    return base(coordinate(), coordinate(), radius);
  };
  int seen_in_part = 0;
  for (int trial = 0; trial < 600; ++trial) {
    SCOPED_TRACE(trial);
    const auto mission = small_board(random);
    const BruteForce brute(mission);
    const auto plan = plan_of(mission, 0).value();
    const auto from = spot(8);
    const auto to = spot(10);
    const auto stands_clear = [&](const Base& one) {
      const auto around = places_on(one, 4);
      return std::all_of(around.begin(), around.end(), [&](FinePoint at) {
        return brute.is_free({std::llround(at.x), std::llround(at.y)});
      });
    };
    if (!stands_clear(from) || !stands_clear(to)) continue;
    std::vector<Base> others;
    for (int count = 0; count < 4; ++count) {
      const auto other = spot(12);
      const auto apart = [&](const Base& one) {
        return distance(fine(one.centre), fine(other.centre)) >
               static_cast<double>((one.radius + other.radius).in_micrometres());
      };
      if (apart(from) && apart(to)) others.push_back(other);
    }
    const auto ours = line_of_sight(plan, from, to, others);
    const Lines larger{brute, others, 20};
    const Lines smaller{brute, others, -20};
    bool clear_of_larger = false;
    const auto places = places_on(from, 2);
    for (const auto& a : places) {
      for (const auto& b : places_on(to, 1)) clear_of_larger = clear_of_larger || larger.clear(a, b);
    }
    if (clear_of_larger) {
      ASSERT_TRUE(ours);
    }
    if (!ours) continue;
    ASSERT_TRUE(smaller.clear(ours->from, ours->to));
    const auto hidden = hidden_part(plan, from, to, others);
    if (hidden) {
      ++seen_in_part;
      for (const auto& a : places) ASSERT_FALSE(larger.clear(a, *hidden));
      continue;
    }
    // All of the target is seen; those who look hard find a line to every part.
    for (const auto& b : places_on(to, 2)) {
      const Lines far_smaller{brute, others, -300};
      const auto finest = places_on(from, 12);
      ASSERT_TRUE(std::any_of(finest.begin(), finest.end(), [&](FinePoint a) { return far_smaller.clear(a, b); }));
    }
  }
  EXPECT_GT(seen_in_part, 20);
}

}  // namespace
}  // namespace bulkhead::test
