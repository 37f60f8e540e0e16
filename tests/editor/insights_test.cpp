// SPDX-License-Identifier: MIT
#include "editor/tools/insights/insights.h"

#include <gtest/gtest.h>

#include "editor/tools/insights/insight_ground.h"
#include "editor/tools/insights/insight_painter.h"
#include "editor/tools/insights/legend.h"
#include "model/edit/edit.h"
#include "rendering/look/designs.h"
#include "tests/editor/desk.h"
#include "tests/editor/posted.h"
#include "tests/editor/recording_canvas.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

using test::Desk;
using test::mission_with;

/// A desk with some overlays shown.
struct Seen {
  explicit Seen(Mission mission, std::string_view shown = "")
      : desk(std::move(mission)), insights(desk.stage, desk.canvas, posted.post(), fail) {
    show(shown);
  }

  void show(std::string_view keys) {
    auto choice = desk.stage.insights();
    choice.shown = parse_shown(keys);
    desk.stage.set_insights(choice);
  }
  const InsightPicture& picture() { return insights.picture(); }
  std::vector<std::string> legend() {
    std::vector<std::string> words;
    for (const auto& section : legend_of(picture(), usual_design())) {
      words.push_back(section.title);
      for (const auto& row : section.rows) words.push_back("- " + row.words);
    }
    return words;
  }
  void draw_on(Canvas& canvas) {
    draw_lasting_insights(canvas, desk.canvas.view(), picture(), usual_design());
    draw_pointed_insights(canvas, desk.canvas.view(), picture(), usual_design());
  }
  static void fail(const std::string& words) { ADD_FAILURE() << words; }

  test::Posted posted;
  Desk desk;
  Insights insights;
};

using Words = std::vector<std::string>;

/// The band of the field where a place of the mission is.
int band_at(const Seen& seen, const BandField& field, std::string_view place) {
  const auto at = seen.desk.stage.table().at(seen.desk.mission(), parse_place(place).value()) - field.top_left;
  return field.at(static_cast<int>(at.x / field.side), static_cast<int>(at.y / field.side));
}

TEST(Insights, NothingIsShownAtFirstAndChoicesAreKeptAsText) {
  Seen seen(mission_with({3, 1}, "", "A1/B1"));
  EXPECT_TRUE(seen.legend().empty());
  EXPECT_FALSE(seen.picture().compartments.has_value());
  seen.desk.stage.toggle_insight(InsightKind::sight);
  seen.desk.stage.toggle_insight(InsightKind::compartments);
  EXPECT_EQ(to_text(seen.desk.stage.insights().shown), "compartments sight");
  EXPECT_EQ(parse_shown("sight of compartments"), seen.desk.stage.insights().shown);
}

TEST(Insights, CompartmentsJoinWhereHatchwaysStandOpen) {
  Seen seen(mission_with({3, 1}, "A1/B1", "B1/C1"), "compartments");
  EXPECT_EQ(seen.picture().compartments->rooms.size(), 3U);
  EXPECT_EQ(seen.legend(), (Words{"Compartments", "- 3 compartments"}));
  seen.desk.stage.set_hatchway_mode(HatchwayLook::Mode::all_open);
  EXPECT_EQ(seen.picture().compartments->rooms.size(), 2U);
  EXPECT_EQ(seen.legend(),
            (Words{"Hatchways, just for looking", "- All open", "- 1 stands otherwise than in the mission",
                   "Compartments", "- 2 rooms: open hatchways join compartments"}));
  EXPECT_EQ(seen.desk.mission(), mission_with({3, 1}, "A1/B1", "B1/C1")) << "the mission is as it was";
}

TEST(Insights, RoomsSideBySideHaveDifferentTones) {
  Seen seen(mission_with({3, 3}, "A1/A2 A2/A3 B1/B2 B2/B3 C1/C2 C2/C3 A1/B1 B1/C1 A2/B2 B2/C2 A3/B3 B3/C3", ""),
            "compartments");
  const auto& rooms = seen.picture().compartments->rooms;
  ASSERT_EQ(rooms.size(), 9U);
  for (std::size_t room = 0; room < 9; ++room) {
    if (room % 3 != 2) {
      EXPECT_NE(rooms[room].tone, rooms[room + 1].tone);
    }
    if (room < 6) {
      EXPECT_NE(rooms[room].tone, rooms[room + 3].tone);
    }
  }
}

TEST(Insights, AnEditIsSeenAtOnce) {
  Seen seen(mission_with({3, 1}, "A1/B1", "B1/C1"), "compartments");
  ASSERT_EQ(seen.picture().compartments->rooms.size(), 3U);
  seen.desk.canvas.choose("wall");
  seen.desk.click("A1/B1", Button::right);
  EXPECT_EQ(seen.picture().compartments->rooms.size(), 2U);
  seen.desk.stage.undo();
  EXPECT_EQ(seen.picture().compartments->rooms.size(), 3U);
}

TEST(Insights, ChokepointsCarryTheirShareOfAllRoutes) {
  Seen seen(mission_with({3, 1}, "", "A1/B1 B1/C1"), "chokepoints");
  // Routes are A–B, A–C and B–C: each hatchway is on two of three.
  const auto& found = *seen.picture().chokepoints;
  ASSERT_EQ(found.hatchways.size(), 2U);
  for (const auto& hatchway : found.hatchways) {
    EXPECT_NEAR(hatchway.share, 2.0 / 3, 1e-12);
    EXPECT_TRUE(hatchway.bridge);
  }
  EXPECT_EQ(found.dead_ends.size(), 2U);
  EXPECT_EQ(seen.legend(), (Words{"Chokepoints", "- Share of all routes through a hatchway",
                                  "- 2 only ways between two parts (bars at their ends)", "- 2 dead ends"}));
}

TEST(Insights, DistanceIsInMovesRoundWalls) {
  // One column of three cells, a wall between the first two: no way. Six inches are 152.4 mm, cells 97 mm.
  Seen seen(mission_with({1, 5}, "", "A1/A2"), "distance");
  seen.desk.point_at("A2");
  const auto& field = seen.picture().distance->fields.at(0);
  EXPECT_EQ(band_at(seen, field, "A3"), 1);
  EXPECT_EQ(band_at(seen, field, "A5"), 2);
  EXPECT_EQ(band_at(seen, field, "A1"), BandField::unreachable);
  EXPECT_EQ(seen.legend(), (Words{"Distance", "- Moves of 6\" from the pointer", "- 1 move", "- 3 moves",
                                  "- No way there with hatchways like this"}));
  seen.desk.stage.set_hatchway_mode(HatchwayLook::Mode::all_open);
  EXPECT_EQ(band_at(seen, seen.picture().distance->fields.at(0), "A1"), 1);
  seen.desk.canvas.leave();
  EXPECT_FALSE(seen.picture().distance.has_value());
  EXPECT_EQ(seen.legend().back(), "- Point at a place on the board");
}

TEST(Insights, DistanceFromAZoneNeedsNoPointer) {
  Seen seen(test::with_drop_zones(mission_with({6, 7}, "", "")), "distance");
  auto choice = seen.desk.stage.insights();
  choice.zone = seen.desk.mission().zones->front().id;
  seen.desk.stage.set_insights(choice);
  const auto& field = seen.picture().distance->fields.at(0);
  EXPECT_EQ(band_at(seen, field, "C1"), 0);
  // From the zone's rim: the middle of row 2 is half a cell away, that of row 4 two and a half.
  EXPECT_EQ(band_at(seen, field, "C2"), 1);
  EXPECT_EQ(band_at(seen, field, "C4"), 2);
}

TEST(Insights, SightEndsAtWallsAndClosedHatchways) {
  Seen seen(mission_with({1, 3}, "", "A1/A2"), "sight");
  seen.desk.point_at("A2");
  const auto in_sight = [&](std::string_view place) {
    return inside({seen.picture().sight->seen},
                  seen.desk.stage.table().at(seen.desk.mission(), parse_place(place).value()));
  };
  EXPECT_TRUE(in_sight("A3"));
  EXPECT_FALSE(in_sight("A1"));
  seen.desk.canvas.choose("look");
  seen.desk.click("A1/A2");
  seen.desk.point_at("A2");
  EXPECT_TRUE(in_sight("A1")) << "through the open hatchway";
  EXPECT_EQ(seen.picture().hatchways.size(), 1U);
  EXPECT_FALSE(seen.desk.document.can_undo());
  seen.desk.click("A1/A2");
  seen.desk.point_at("A2");
  EXPECT_FALSE(in_sight("A1"));
}

TEST(Insights, TriedHatchwaysAreForgottenWithTheirPlaces) {
  Seen seen(mission_with({1, 3}, "", "A1/A2"), "sight");
  seen.desk.canvas.choose("look");
  seen.desk.click("A1/A2");
  ASSERT_EQ(seen.legend().at(1), "- 1 stands otherwise than in the mission");
  transform_all(seen.desk.stage, Transform::rotate_180);
  ASSERT_EQ(seen.desk.hatchways(), "A2/A3:north");
  EXPECT_EQ(seen.legend().front(), "Sight");
  EXPECT_TRUE(seen.desk.stage.insights().hatchways.plain());
  seen.desk.click("A2/A3");
  ASSERT_TRUE(seen.desk.stage.apply(parse_edit(seen.desk.mission(), "open A2/A3").value()));
  EXPECT_EQ(seen.legend().front(), "Sight") << "none stands otherwise where there is none";
}

TEST(Insights, AccessLeadsTheBestWayToEachObjective) {
  auto mission = test::with_objective(test::with_drop_zones(mission_with({2, 3}, "A1/A2", "B1/B2")), "o1", "A2", "1");
  Seen seen(std::move(mission), "access");
  const auto& access = *seen.picture().access;
  ASSERT_EQ(access.arrows.size(), 2U);
  EXPECT_EQ(access.arrows[0].words, "1 hatchway, 2 cells");
  // From B1 through the hatchway to B2, to A2, and to the marker in its middle.
  EXPECT_EQ(access.arrows[0].points.size(), 4U);
  EXPECT_EQ(access.arrows[1].words, "0 hatchways, 1 cell");
}

TEST(Insights, ExposureIsTheShareOfTheBoardThatSeesAPlace) {
  // A column of seven cells, the first walled off: it sees a seventh of the board, each of the others six.
  Seen seen(mission_with({1, 7}, "A1/A2", ""), "exposure");
  const auto& field = seen.picture().exposure->fields.at(0);
  EXPECT_EQ(band_at(seen, field, "A1"), 1);
  EXPECT_EQ(band_at(seen, field, "A4"), 4) << "the last band begins with four tenths";
}

TEST(Insights, FireLanesAreTheLongestRunsOfOpenFloor) {
  Seen seen(mission_with({5, 2}, "B1/C1", "D2/E2"), "lanes");
  // C1 to E1 and, up to the closed hatchway, A2 to D2; two cells are no lane.
  const auto cells = [&] {
    std::vector<int> lengths;
    for (const auto& lane : seen.picture().lanes->lanes) lengths.push_back(lane.cells);
    return lengths;
  };
  EXPECT_EQ(cells(), (std::vector{4, 3}));
  const auto first = seen.picture().lanes->lanes.front();
  EXPECT_LT(first.from.x, first.to.x);
  EXPECT_EQ(first.from.y, first.to.y);
  seen.desk.stage.set_hatchway_mode(HatchwayLook::Mode::all_open);
  EXPECT_EQ(cells(), (std::vector{5, 3}));
}

TEST(Insights, TheFrontierIsWhereBothSidesComeInTheSameMove) {
  // Rows 1 and 7 are the sides' zones; from their rims it is half a cell (49 mm) to the middle of the next row, two and
  // a half (243 mm) to that of row 4, and three and a half (340 mm) to the next but one: 1, 2 and 3 moves of 6".
  Seen seen(test::with_drop_zones(mission_with({6, 7}, "", "")), "frontier");
  const auto& field = seen.picture().frontier->fields.at(0);
  EXPECT_EQ(band_at(seen, field, "C1"), 0);
  EXPECT_EQ(band_at(seen, field, "C2"), 0);
  EXPECT_EQ(band_at(seen, field, "C4"), FrontierInsight::contested);
  EXPECT_EQ(band_at(seen, field, "C6"), 1);
}

TEST(Insights, TheLookToolPutsHatchwaysBack) {
  Desk desk(mission_with({3, 1}, "", "A1/B1 B1/C1"));
  desk.canvas.choose("look");
  desk.click("A1/B1");
  desk.click("B1/C1");
  EXPECT_EQ(desk.stage.insights().hatchways.toggled().size(), 2U);
  desk.click("A1", Button::right);
  EXPECT_TRUE(desk.stage.insights().hatchways.plain());
  desk.canvas.click_at_cursor(Button::left, {});
  desk.click("A1/B1");
  desk.document.begin(test::empty_mission());
  EXPECT_TRUE(desk.stage.insights().hatchways.plain()) << "another mission begins as it is set";
}

TEST(Insights, LargeBoardsAreWorkedOutInTheBackgroundAndNothingOldPassesForNew) {
  Seen seen(mission_with({12, 12}, "", "A1/A2"), "chokepoints");
  EXPECT_TRUE(seen.picture().is_pending(InsightKind::chokepoints));
  EXPECT_EQ(seen.legend().front(), "Chokepoints · working…");
  int ready = 0;
  seen.insights.when_ready([&] { ++ready; });
  seen.insights.finish();
  EXPECT_EQ(ready, 1);
  EXPECT_FALSE(seen.picture().is_pending(InsightKind::chokepoints));
  EXPECT_TRUE(seen.picture().chokepoints.has_value());
  seen.desk.canvas.choose("wall");
  seen.desk.click("C3/D3");
  EXPECT_TRUE(seen.picture().is_pending(InsightKind::chokepoints));
  seen.insights.finish();
  EXPECT_FALSE(seen.picture().is_pending(InsightKind::chokepoints));
}

TEST(Insights, AreDrawnWithTheirWords) {
  auto mission = test::with_objective(
      test::with_drop_zones(mission_with({6, 7}, "B2/B3 C2/C3 A2/A3 E2/E3 F2/F3", "D2/D3")), "o1", "D4", "1");
  Seen seen(std::move(mission), "compartments chokepoints distance sight access");
  seen.desk.point_at("D5");
  test::RecordingCanvas canvas;
  seen.draw_on(canvas);
  EXPECT_TRUE(canvas.has_text("1")) << "the first compartment";
  EXPECT_TRUE(canvas.has_text("100 %")) << "the only hatchway";
  EXPECT_TRUE(canvas.has_text("1 hatchway, 3 cells"));
  EXPECT_GT(canvas.fills, 10);
  test::RecordingCanvas legend;
  draw_legend(legend, legend_of(seen.picture(), usual_design()), {900, 700}, usual_design());
  EXPECT_TRUE(legend.has_text("Out of sight from the pointer"));
  test::RecordingCanvas small;
  draw_legend(small, legend_of(seen.picture(), usual_design()), {300, 200}, usual_design());
  EXPECT_TRUE(small.has_text("Sight"));
  EXPECT_FALSE(small.has_text("Out of sight from the pointer")) << "there is no room for more than the titles";
}

std::shared_ptr<const InsightGround> ground_of(const std::shared_ptr<const Mission>& mission, const HatchwayLook& look,
                                               const InsightGround* previous) {
  return InsightGround::make(mission, look, Snapshot::make(*mission), previous);
}

TEST(Insights, PlansAreMadeAnewOnlyWhereWhatBlocksHasChanged) {
  const auto mission = std::make_shared<const Mission>(mission_with({3, 1}, "A1/B1", "B1/C1"));
  const HatchwayLook as_set;
  const auto first = ground_of(mission, as_set, nullptr);
  const auto edited = [&](std::string_view edit) {
    return std::make_shared<const Mission>(parse_edit(*mission, edit).value().apply(*mission).value());
  };
  const auto titled = ground_of(edited("title \"Another\""), as_set, first.get());
  EXPECT_EQ(titled->levels, first->levels);
  EXPECT_NE(ground_of(edited("open A1/B1"), as_set, first.get())->levels, first->levels);
  HatchwayLook open;
  open.set_mode(HatchwayLook::Mode::all_open);
  EXPECT_NE(ground_of(mission, open, first.get())->levels, first->levels);
}

TEST(Insights, HaveAnAnswerToOddBattlefields) {
  auto plain = test::empty_mission();
  Board board;
  board.ground = PlainGround{Length::inches(30), Length::inches(22)};
  plain.boards = {board};
  for (const auto& mission : {Mission(), plain, test::two_boards({}, 1)}) {
    Seen seen(mission, "compartments chokepoints distance sight exposure lanes frontier access");
    seen.desk.canvas.move({60, 60}, {});
    test::RecordingCanvas canvas;
    seen.draw_on(canvas);
    const bool has_board = !mission.boards.empty();
    EXPECT_EQ(canvas.fills > 0, has_board);
    EXPECT_EQ(seen.picture().sight.has_value(), has_board);
    seen.insights.finish();
    EXPECT_FALSE(seen.picture().pending.any());
  }
}

}  // namespace
}  // namespace bulkhead
