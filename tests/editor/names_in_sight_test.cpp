// SPDX-License-Identifier: MIT
#include "editor/tools/view/names_in_sight.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "rendering/look/designs.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

/// A plan of two drop zones: of the attacker in the upper row of 6 × 7 cells, of the defender in the lower.
struct NamesInSight : testing::Test {
  MapPlan plan = lay_out_map(test::with_drop_zones(test::empty_mission()), {2, {}, &usual_design()});
  NamesInSight() { lay_out_labels(plan, plan.bounds); }

  [[nodiscard]] static bool lies_in(const Rect& box, const Rect& outer) { return joined(box, outer) == outer; }
  [[nodiscard]] const PlacedLabel& attacker() const {
    return *std::find_if(plan.labels.begin(), plan.labels.end(), [&](const PlacedLabel& label) {
      return plan.label_requests[label.request].name.find("Attacker") != std::string::npos;
    });
  }
  [[nodiscard]] std::vector<PlacedLabel> of_attacker(const Rect& visible) const {
    auto shown = names_in_sight(plan, visible);
    std::erase_if(shown, [&](const PlacedLabel& label) { return label.request != attacker().request; });
    return shown;
  }
  [[nodiscard]] Rect ground() const { return bounds_of(plan.label_requests[attacker().request].region); }
};

TEST_F(NamesInSight, StayWhereTheyAreWhenTheyAreSeenWhole) {
  const auto shown = names_in_sight(plan, plan.bounds.grown(20));
  ASSERT_EQ(shown.size(), plan.labels.size());
  for (std::size_t i = 0; i < shown.size(); ++i) EXPECT_EQ(shown[i].box, plan.labels[i].box);
}

TEST_F(NamesInSight, GoToWhatIsSeenOfTheirZone) {
  const auto name = attacker().box;
  const auto zone = ground();
  // The rim goes through the middle of the name, and leaves the right half of the zone.
  const Rect right{{name.centre().x, zone.top_left.y - 5}, {zone.size.x, 200}};
  const auto shown = of_attacker(right);
  ASSERT_EQ(shown.size(), 1U);
  EXPECT_TRUE(lies_in(shown.front().box, right));
  EXPECT_TRUE(lies_in(shown.front().box, zone));
  EXPECT_EQ(shown.front().box.size, name.size);
  const auto by = shown.front().box.top_left - name.top_left;
  ASSERT_FALSE(shown.front().lines.empty());
  EXPECT_NEAR(shown.front().lines.front().at.x, attacker().lines.front().at.x + by.x, 1e-9);
  EXPECT_NEAR(shown.front().lines.front().at.y, attacker().lines.front().at.y + by.y, 1e-9);
  if (shown.front().badge) {
    EXPECT_NEAR(shown.front().badge->top_left.x, attacker().badge->top_left.x + by.x, 1e-9);
  }
}

TEST_F(NamesInSight, AreLeftOutWholeWhereTheyHaveNoRoom) {
  const auto name = attacker().box;
  // Less of the zone is seen than its name is high.
  const Rect below{{ground().top_left.x, ground().bottom_right().y - name.size.y / 2}, {300, 300}};
  EXPECT_TRUE(of_attacker(below).empty());
  EXPECT_FALSE(names_in_sight(plan, below).empty()) << "the other zone has its name";
}

TEST_F(NamesInSight, KeepClearOfEachOther) {
  const auto zone = ground();
  for (double from = zone.top_left.x; from < zone.bottom_right().x; from += zone.size.x / 13) {
    const auto shown = names_in_sight(plan, {{from, zone.top_left.y - 3}, {zone.size.x, 400}});
    for (const auto& one : shown) {
      for (const auto& other : shown) {
        if (one.request < other.request) EXPECT_FALSE(one.box.overlaps(other.box));
      }
    }
  }
}

}  // namespace
}  // namespace bulkhead
