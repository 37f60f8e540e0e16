// SPDX-License-Identifier: MIT
#include "analysis/cells/lanes.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/analysis/drawing.h"
#include "tests/support/edited.h"
#include "tests/support/picking.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

std::vector<std::string> lanes_of(const Mission& mission, const OpenHatchways& open) {
  std::vector<std::string> texts;
  for (const auto& lane : lanes(mission, CellGraph(mission), open)) {
    texts.push_back(to_text(mission, lane.from) + "-" + to_text(mission, lane.to));
  }
  return texts;
}

TEST(Lanes, LongestFirstWithBothEnds) {
  //   A B C
  // 1 . .|.
  // 2 . # .     the wall between B1 and C1, a solid cell B2
  auto mission = edited(mission_with({3, 2}, "B1/C1", ""), "cell B2 solid");
  EXPECT_EQ(lanes_of(mission, OpenHatchways::none()), (std::vector<std::string>{"A1-B1", "A1-A2", "C1-C2"}));
  const auto found = lanes(mission, CellGraph(mission), OpenHatchways::none());
  EXPECT_EQ(found[0].axis, Axis::horizontal);
  EXPECT_EQ(found[1].axis, Axis::vertical);
  EXPECT_EQ(found[1].cells, 2);
}

TEST(Lanes, GoThroughHatchwaysThatStandOpen) {
  auto mission = mission_with({4, 1}, "", "A1/B1 C1/D1");
  mission = edited(mission, "hatchway C1/D1 starts open");
  EXPECT_EQ(lanes_of(mission, OpenHatchways::none()), (std::vector<std::string>{"B1-C1"}));
  EXPECT_EQ(lanes_of(mission, OpenHatchways::as_set()), (std::vector<std::string>{"B1-D1"}));
  EXPECT_EQ(lanes_of(mission, OpenHatchways::all()), (std::vector<std::string>{"A1-D1"}));
  EXPECT_EQ(lanes_of(mission, OpenHatchways::these({parse_address("A1/B1").value()})),
            (std::vector<std::string>{"A1-C1"}));
}

RC_GTEST_PROP(Lanes, TheLongestWithHatchwaysShutIsTheLongestLane, ()) {
  const auto mission = arbitrary_board({pick_int(1, 5), pick_int(1, 5)});
  const CellGraph graph(mission);
  const auto found = lanes(mission, graph, OpenHatchways::none());
  RC_ASSERT(longest_lane(graph) == longest_lane_of(draw(mission)));
  if (!found.empty()) RC_ASSERT(found.front().cells == longest_lane(graph));
  if (found.empty()) RC_ASSERT(longest_lane(graph) <= 1);
  const auto more = lanes(mission, graph, OpenHatchways::all());
  RC_ASSERT((more.empty() ? 1 : more.front().cells) >= (found.empty() ? 1 : found.front().cells));
}

}  // namespace
}  // namespace bulkhead::test
