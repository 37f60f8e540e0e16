// SPDX-License-Identifier: MIT
#include "workbench/sketches_together.h"

#include <gtest/gtest.h>

#include "model/edit/edit.h"
#include "model/io/mission_file.h"
#include "model/library/library.h"
#include "workbench/import.h"

namespace bulkhead::test {
namespace {

/// An objective in A1, a wall off the lattice in A2 and a character that means nothing in B1.
constexpr auto room = "+-+\n|1|?\n+-+\n -\n";

const Library& library() {
  static const auto shipped = Library::open({BULKHEAD_TEMPLATES}).value();
  return shipped;
}

std::vector<SketchImport> rooms(const std::vector<std::string>& names, ImportOptions options = {}) {
  std::vector<SketchImport> all;
  for (const auto& name : names) {
    options.name = name;
    all.push_back(import_sketches(room, name + ".txt", library(), options)->front());
  }
  return all;
}

std::vector<std::string> ids_of(const Mission& mission) {
  std::vector<std::string> ids;
  for (const auto& object : named_objects(mission)) ids.push_back(object.id.text());
  return ids;
}

TEST(SketchesTogether, LieBesideOneAnother) {
  ImportOptions options;
  options.deploy = DeployPattern::vertical;
  const auto together = put_together(rooms({"Port", "Starboard"}, options), Arrangement::beside).value();
  const auto& mission = together.mission;
  EXPECT_EQ(mission.head->title, "Port");
  ASSERT_EQ(mission.boards.size(), 2U);
  // 7 cells of 97 mm and a border of 12 mm on both sides.
  EXPECT_EQ(mission.boards[1]->at, (Point{Length::millimetres(703), {}}));
  EXPECT_EQ(mission.boards[1]->level, 0);
  EXPECT_EQ(mission.boards[0]->ground, mission.boards[1]->ground);
  EXPECT_EQ(ids_of(mission), (std::vector<std::string>{"piece-1", "piece-1-2", "side-a-drop-zone", "side-b-drop-zone",
                                                       "side-a-drop-zone-2", "side-b-drop-zone-2", "objective-1",
                                                       "objective-1-2", "side-a", "side-b"}));
  EXPECT_EQ(mission.markers->at(1).at, Place(CellAddress{2, {0, 0}}));
  EXPECT_EQ(board_of(*place_of(*mission.notes->at(0).at)), 1);
  EXPECT_EQ(board_of(*place_of(*mission.notes->at(1).at)), 2);
  EXPECT_EQ(std::get<CellsShape>(mission.zones->at(3).shape).cells.front(), (CellAddress{2, {6, 0}}));
  EXPECT_EQ(together.remarks.back().message, "The free piece piece-1 of Starboard is now called #piece-1-2.");
  EXPECT_EQ(read_mission(write_mission(mission), "m", nullptr)->mission, mission);
}

TEST(SketchesTogether, LongIdsAreCutBeforeTheirNumbers) {
  auto sketches = rooms({"Port", "Starboard"});
  const Id longest(std::string(64, 'z'));
  for (auto& sketch : sketches) sketch.mission = RenameObject{Id("piece-1"), longest}.apply(sketch.mission).value();
  const auto mission = put_together(std::move(sketches), Arrangement::beside)->mission;
  EXPECT_TRUE(has_object(mission, longest));
  EXPECT_TRUE(has_object(mission, Id(std::string(58, 'z') + "-2")));
}

TEST(SketchesTogether, LieOnLevels) {
  const auto mission = put_together(rooms({"Low", "Middle", "High"}), Arrangement::levels)->mission;
  ASSERT_EQ(mission.boards.size(), 3U);
  for (int level = 0; level < 3; ++level) {
    EXPECT_EQ(mission.boards[static_cast<std::size_t>(level)]->level, level);
    EXPECT_EQ(mission.boards[static_cast<std::size_t>(level)]->at, Point{});
  }
  EXPECT_EQ(mission.markers->at(2).id, Id("objective-1-3"));
}

TEST(SketchesTogether, PointsMoveWithTheirBoards) {
  auto sketches = rooms({"Port", "Starboard"});
  auto markers = *sketches.back().mission.markers;
  markers.front().at = Point{Length::millimetres(10), Length::millimetres(20)};
  sketches.back().mission.markers = markers;
  const auto mission = put_together(sketches, Arrangement::beside)->mission;
  EXPECT_EQ(mission.markers->at(1).at, Place(Point{Length::millimetres(713), Length::millimetres(20)}));
}

TEST(SketchesTogether, AreNoMoreThanABattlefieldHasBoards) {
  std::vector<std::string> names(100, "Room");
  const auto refused = put_together(rooms(names), Arrangement::levels);
  ASSERT_FALSE(refused.has_value());
  EXPECT_NE(refused.error().message.find("99 boards"), std::string::npos);
  names.pop_back();
  EXPECT_EQ(put_together(rooms(names), Arrangement::levels)->mission.boards.size(), 99U);
}

TEST(SketchesTogether, MayBeOfAnotherGame) {
  ImportOptions options;
  options.deploy = DeployPattern::horizontal;
  options.system = Id("zone-mortalis");
  options.set = Id("butt-joint");
  const auto imported = rooms({"Port"}, options).front();
  EXPECT_EQ(imported.mission.system->id, Id("zone-mortalis"));
  EXPECT_EQ(imported.mission.sets.front().set->id, Id("butt-joint"));
  EXPECT_EQ(imported.mission.zones->front().kind, Id("table-quarter"));
  EXPECT_EQ(imported.remarks.back().message,
            "The game system zone-mortalis knows no drop zones; the zones are of the kind table-quarter.");
  options.set = Id("table-terrain");
  const auto refused = import_sketches(room, "s.txt", library(), options);
  ASSERT_FALSE(refused.has_value());
  EXPECT_NE(refused.error().message.find("table-terrain has none"), std::string::npos);
}

}  // namespace
}  // namespace bulkhead::test
