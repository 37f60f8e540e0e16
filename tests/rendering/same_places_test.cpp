// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>

#include "rendering/look/designs.h"
#include "rendering/map/map_painter.h"
#include "rendering/page/page.h"
#include "rendering/sheet/map_sheet.h"
#include "rendering/text/text_measure.h"
#include "tests/rendering/support/missions.h"

/// Where names stand follows from the mission and the scale alone.
namespace bulkhead {
namespace {

/// Number of the request, left, top, width and height of its box, and the number in the legend.
using LabelAt = std::tuple<std::size_t, double, double, double, double, int>;

std::vector<LabelAt> places_in(const Mission& mission, double scale) {
  if (mission.boards.empty()) return {};
  auto plan = lay_out_map(mission, {scale, {}, &usual_design()});
  lay_out_labels(plan, plan.bounds.grown(2.5));
  std::vector<LabelAt> places;
  for (const auto& label : plan.labels) {
    places.emplace_back(label.request, label.box.top_left.x, label.box.top_left.y, label.box.size.x, label.box.size.y,
                        label.number);
  }
  return places;
}

/// Texts that are measured are kept; so many others come in between that none of a map's are.
void measure_others() {
  for (int number = 0; number < 5000; ++number) {
    static_cast<void>(measure("Other " + std::to_string(number), {9, Font::Weight::bold, 0, false}));
  }
}

TEST(PlacesOfNames, DoNotDependOnWhatWasDrawnBefore) {
  auto missions = test::shipped_missions();
  for (unsigned number = 0; number < 6; ++number) missions.push_back(test::usual_mission(number));
  constexpr double scale = 4;
  std::vector<std::vector<LabelAt>> first;
  for (const auto& mission : missions) first.push_back(places_in(mission, scale));
  measure_others();
  for (auto index = missions.size(); index-- > 0;) {
    const auto sheet = map_sheet(missions[index], {});
    if (sheet) ASSERT_TRUE(to_png(sheet->pages.front(), 50 + 7.0 * static_cast<double>(index % 5)).has_value());
    EXPECT_EQ(places_in(missions[index], scale), first[index]) << missions[index].head->title;
  }
}

}  // namespace
}  // namespace bulkhead
