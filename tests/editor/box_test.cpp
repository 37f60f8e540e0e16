// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "analysis/assignment/owned_boxes.h"
#include "editor/tools/analysis/box_report.h"
#include "model/edit/edit.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

/// Its set has two short walls and one short hatchway in a box, and no pillars.
Mission kit_mission(std::string_view walls, std::string_view hatchways) {
  auto mission = test::mission_with({4, 4}, walls, hatchways);
  auto kit = *mission.sets.front().set;
  kit.name = "Test kit";
  kit.pillar.reset();
  const std::vector<NodePiece> bare = {NodePiece::none, NodePiece::none};
  KitPiece wall{Id("wall"), "Short wall", "W", 2, {{{{EdgeKind::wall, {}}}, bare}}, false, {}};
  KitPiece hatch{Id("hatch"), "Short hatchway", "H", 1, {{{{EdgeKind::hatchway, {}}}, bare}}, false, {}};
  kit.pieces = {wall, hatch};
  mission.sets.front().set = kit;
  return mission;
}

BoxReport report_of(const Mission& mission, const std::map<Id, int>& owned) {
  return box_report(mission, assign_panels(mission, boxes_to_build_from(mission, owned)), !owned.empty());
}

TEST(BoxReport, WithoutBoxesTheMissionsOwnCount) {
  const auto mission = kit_mission("B2/B3", "");
  const auto id = mission.sets.front().set->id;
  const auto sets = box_sets(mission, {{id, 3}});
  ASSERT_EQ(sets.size(), 1U);
  EXPECT_EQ(sets.front(), (BoxSet{id, "Test kit", 3, 1}));
}

TEST(BoxReport, CountsPiecesAndSaysWhatStandsIn) {
  // Three walls, of which the box has two: its hatchway stands in for the third.
  const auto mission = kit_mission("B1/B2 B2/B3 B3/B4", "");
  const auto report = report_of(mission, {{mission.sets.front().set->id, 1}});
  EXPECT_EQ(report.buildable, Buildable::yes);
  EXPECT_EQ(report.verdict, "This layout can be built from your boxes.");
  ASSERT_EQ(report.pieces.size(), 2U);
  EXPECT_EQ(report.pieces[0].name, "W · Short wall");
  EXPECT_EQ(report.pieces[0].owned, 2);
  EXPECT_EQ(report.pieces[0].used, 2);
  EXPECT_EQ(report.pieces[0].covers.size(), 2U);
  EXPECT_EQ(report.pieces[1].used, 1);
  EXPECT_EQ(report.panels.size(), 3U);
  ASSERT_EQ(report.remarks.size(), 1U);
  ASSERT_EQ(report.remarks[0].places.size(), 1U);
  EXPECT_EQ(report.remarks[0].words, "A hatchway panel, kept shut, stands in for a wall at " +
                                         to_text(mission, report.remarks[0].places[0]) + ".");
}

TEST(BoxReport, SaysHowAPanelIsPinnedAndWhichPinIsStale) {
  const auto bare = kit_mission("B2/B3", "");
  const auto row = report_of(bare, {}).panels.at(0);
  ASSERT_TRUE(row.pin.has_value());
  EXPECT_FALSE(row.pinned);
  EXPECT_EQ(to_text(bare, Address(EdgeAddress{row.pin->board, row.pin->first})), "B2/B3");
  const auto pin = PinPanel{{row.pin->board, row.pin->first}, row.pin->piece};
  const auto pinned = pin.apply(bare).value();
  const auto report =
      box_report(pinned, assign_panels(pinned, boxes_to_build_from(pinned, {}), pinned_panels(pinned)), false);
  EXPECT_TRUE(report.panels.at(0).pinned);
  EXPECT_EQ(report.panels.at(0).note, "pinned");

  const auto gone = parse_edit(pinned, "open B2/B3").value().apply(pinned).value();
  const auto stale = box_report(gone, assign_panels(gone, boxes_to_build_from(gone, {}), pinned_panels(gone)), false);
  ASSERT_EQ(stale.remarks.size(), 1U);
  EXPECT_EQ(stale.remarks[0].pin, row.pin);
}

TEST(BoxReport, SaysWhatIsShortAndWhatWouldHelp) {
  const auto mission = kit_mission("A1/A2 B1/B2 B2/B3 B3/B4", "");
  const auto report = report_of(mission, {{mission.sets.front().set->id, 1}});
  EXPECT_EQ(report.buildable, Buildable::no);
  int lacking = 0;
  for (const auto& piece : report.pieces) lacking += piece.lacking;
  EXPECT_EQ(lacking, 1);
  bool more = false;
  for (const auto& remark : report.remarks) more = more || remark.words == "It would with 1 more of Test kit.";
  EXPECT_TRUE(more);
}

}  // namespace
}  // namespace bulkhead
