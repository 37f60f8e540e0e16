// SPDX-License-Identifier: MIT
#include "exchange/sketch/sketch_export.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "exchange/sketch/sketch_text.h"
#include "tests/exchange/sketch_fixture.h"
#include "tests/support/edited.h"
#include "tests/support/generators.h"

namespace bulkhead::test {
namespace {

bool has(const std::vector<std::string>& losses, std::string_view sentence) {
  return std::ranges::find(losses, sentence) != losses.end();
}

testing::AssertionResult loses(const Mission& mission, std::string_view sentence) {
  const auto exported = export_sketch(mission).value();
  if (has(exported.losses, sentence)) return testing::AssertionSuccess();
  auto result = testing::AssertionFailure();
  for (const auto& loss : exported.losses) result << "\n" << loss;
  return result;
}

Mission board(std::string_view text = "+-+U+-+") { return sketched(text); }

TEST(SketchExport, DrawsABoardLyingOnItsSide) {
  const std::string text =
      "+-+U+D+ 1     +\n"
      "|   L   R\n"
      "V     o-+-> o\n"
      "\n"
      "\n"
      "\n"
      "\n"
      "\n"
      "\n"
      "\n"
      "\n"
      "             6\n"
      "              A\n"
      "  o\n";
  const auto exported = export_sketch(sketched(text)).value();
  EXPECT_EQ(exported.sketch.layout, text);
  EXPECT_EQ(exported.sketch.name, "Sketch");
  EXPECT_EQ(exported.losses, std::vector<std::string>());
}

TEST(SketchExport, FindsTheWayToDeploy) {
  for (const auto pattern : {DeployPattern::none, DeployPattern::horizontal, DeployPattern::vertical}) {
    EXPECT_EQ(export_sketch(sketched("+", pattern)).value().sketch.deploy, pattern);
    EXPECT_EQ(export_sketch(sketched(std::string(27, '\n') + "+", pattern)).value().sketch.deploy, pattern);
  }
  EXPECT_EQ(export_sketch(sketched("+", DeployPattern::vertical)).value().losses, std::vector<std::string>());
}

TEST(SketchExport, OtherZonesAreLost) {
  auto mission = edited(sketched("+", DeployPattern::horizontal), "zone near kind drop-zone side side-a cells A1 B1");
  EXPECT_TRUE(loses(mission, "Zones are missing: #near."));
  mission = edited(sketched("+", DeployPattern::horizontal), "remove #side-b-drop-zone");
  EXPECT_TRUE(loses(mission, "Zones are missing: #side-a-drop-zone."));
  EXPECT_EQ(export_sketch(mission).value().sketch.deploy, DeployPattern::none);
}

TEST(SketchExport, ABlankBoardShowsThatItIsOne) {
  const auto layout = export_sketch(sketched(".")).value().sketch.layout;
  EXPECT_EQ(layout, std::string(12, '\n') + ".\n");
  EXPECT_EQ(sketched(layout).boards.size(), 1U);
  const auto two = export_sketch(sketched("+" + std::string(26, '\n') + ".")).value().sketch;
  EXPECT_EQ(two.layout, "+" + std::string(26, '\n') + ".\n");
  EXPECT_TRUE(two.two_boards);
}

TEST(SketchExport, AnUprightBoardIsTurned) {
  // 6 × 7 cells: a wall on A1/north and a hatchway facing south on A7/south; turned clockwise the top comes to the
  // right and the left to the top.
  auto mission = edited(empty_mission({6, 7}),
                        "wall A1/north\n"
                        "hatchway B7/south facing south");
  mission = with_objective(with_drop_zones(mission), "o1", "A1", "1");
  const auto exported = export_sketch(mission).value();
  EXPECT_EQ(exported.sketch.layout,
            "              +\n"
            "             1|\n"
            "+             +\n"
            "L\n"
            "+\n");
  EXPECT_EQ(exported.sketch.deploy, DeployPattern::vertical);
  EXPECT_TRUE(has(exported.losses, "The battlefield is turned by 90° clockwise, to lie as sketches do."));
  EXPECT_TRUE(has(exported.losses, "A sketch gives the zone at the top or left to the first side, not to Defender."));
}

TEST(SketchExport, TwoUprightBoardsSideBySideBecomeADouble) {
  auto mission = edited(empty_mission({6, 7}),
                        "board new columns 6 rows 7 set gallowdark at 606mm,0mm\n"
                        "wall 2:F1/north");
  const auto exported = export_sketch(mission).value();
  EXPECT_TRUE(exported.sketch.two_boards);
  EXPECT_FALSE(has(exported.losses, "The boards are drawn one below the other, touching, which is not how they lie."));
  EXPECT_EQ(exported.sketch.layout, std::string(24, '\n') + "              +\n              |\n              +\n");
}

TEST(SketchExport, BoardsThatLieOtherwiseAreDrawnAndSaidSo) {
  const auto sentence = "The boards are drawn one below the other, touching, which is not how they lie.";
  auto mission = edited(empty_mission({7, 6}), "board new columns 7 rows 6 set gallowdark at 703mm,0mm");
  EXPECT_TRUE(loses(mission, sentence));
  mission = edited(empty_mission({7, 6}), "board new columns 7 rows 6 set gallowdark at 0mm,700mm");
  EXPECT_TRUE(loses(mission, sentence));
}

TEST(SketchExport, OtherLatticesAreDrawnAndSaidSo) {
  const auto mission = edited(empty_mission({2, 3}),
                              "wall A1/north\n"
                              "wall B3/south");
  const auto exported = export_sketch(mission).value();
  EXPECT_EQ(exported.sketch.layout, "+-+\n\n\n\n\n\n  +-+\n");
  EXPECT_TRUE(has(exported.losses, "The community's table reads only one or two boards of 7 × 6 cells."));
}

TEST(SketchExport, AnObjectiveHidesWhatItStandsOn) {
  auto mission = with_objective(with_objective(board(), "on-pillar", "A1.nw"), "on-wall", "A1/north", "2");
  const auto exported = export_sketch(mission).value();
  EXPECT_EQ(exported.sketch.layout, "o2+U+-+\n");
  EXPECT_TRUE(has(exported.losses, "Objective #on-pillar hides a pillar."));
  EXPECT_TRUE(has(exported.losses, "Objective #on-wall hides a wall."));
  mission = with_objective(with_objective(board(), "one", "A1"), "two", "A1");
  EXPECT_TRUE(loses(mission, "Objective #two is missing: another one is drawn in its place."));
}

TEST(SketchExport, ObjectivesBetweenThePlacesMoveToTheNearest) {
  const auto mission = with_objective(sketched("."), "o1", "70mm,60mm");
  const auto exported = export_sketch(mission).value();
  EXPECT_EQ(exported.sketch.layout, "\n o\n");
  EXPECT_TRUE(has(exported.losses, "Objective #o1 moves to the nearest place that a sketch has."));
}

TEST(SketchExport, LabelsThatAreNoDigitAreLost) {
  const auto mission = with_objective(with_objective(sketched("."), "o1", "A1", "Alpha"), "o2", "B1", "7");
  EXPECT_EQ(export_sketch(mission).value().sketch.layout, "\n o o\n");
  EXPECT_TRUE(loses(mission, "Objectives lose their label: #o1 (Alpha), #o2 (7)."));
}

TEST(SketchExport, FreePiecesThatCannotBeDrawnAreLost) {
  auto mission = board("+-+");
  Board changed = *mission.boards.front();
  const auto at = [](std::int64_t x, std::int64_t y) { return Point{Length::micrometres(x), Length::micrometres(y)}; };
  changed.pieces = {{Id("askew"), FreePiece::Kind::wall, at(206'000, 206'000), 45, {}},
                    {Id("between"), FreePiece::Kind::pillar, at(206'001, 206'000), 0, {}},
                    {Id("hidden"), FreePiece::Kind::wall, at(12'000, 12'000), 90, {}},
                    {Id("aligned"), FreePiece::Kind::wall, at(254'500, 206'000), 180, {}},
                    {Id("shifted"), FreePiece::Kind::hatchway, at(206'000, 303'000), 270, {}},
                    {Id("turned"), FreePiece::Kind::pillar, at(254'500, 303'000), 90, {}}};
  mission.boards.front() = changed;
  const auto exported = export_sketch(mission).value();
  EXPECT_EQ(exported.sketch.layout, "+-+\n\n\n\n     -\n\n    R+\n");
  const std::string missing = " is missing: it stands askew or between the places that a sketch has.";
  EXPECT_EQ(exported.losses,
            (std::vector<std::string>{"Piece #askew" + missing, "Piece #between" + missing,
                                      "Piece #hidden is missing: something else is drawn in its place.",
                                      "Piece #aligned reads as part of the lattice, which it stands on.",
                                      "Piece #turned is not drawn turned."}));
}

TEST(SketchExport, AFreeWallEndPointsAwayFromItsWall) {
  auto mission = sketched("\n <-+->\n");
  Board changed = *mission.boards.front();
  changed.pieces.front().turn = 0;
  mission.boards.front() = changed;
  EXPECT_EQ(export_sketch(mission).value().sketch.layout, "\n <-+->\n");
  EXPECT_TRUE(loses(mission, "Piece #piece-1 points away from its wall in a sketch."));
}

TEST(SketchExport, ListsWhatLatticesSayBeyondASketch) {
  auto mission = edited(board("+-+U+-+D+L\n"),
                        "hatchway B1/north access locked starts open\n"
                        "wall C1/north breachable\n"
                        "hatchway D1/north hinge east access airlock\n"
                        "cell A1 solid\n"
                        "cell B2 void");
  EXPECT_TRUE(loses(mission, "Hatchways are locked: B1/north."));
  EXPECT_TRUE(loses(mission, "Hatchways start open: B1/north."));
  EXPECT_TRUE(loses(mission, "Walls are breachable: C1/north."));
  EXPECT_TRUE(loses(mission, "Hatchways are airlocks: D1/north."));
  EXPECT_TRUE(loses(mission, "Hatches are hung at the other end: D1/north."));
  EXPECT_TRUE(loses(mission, "Cells are solid: A1."));
  EXPECT_TRUE(loses(mission, "Cells are void: B2."));
}

TEST(SketchExport, HasNoTerrainFeatures) {
  auto mission = empty_mission({7, 6});
  Board changed = *mission.boards.front();
  changed.features = {{Id("t1"), Id("crate"), {}, 0, false, {}}};
  mission.boards.front() = changed;
  EXPECT_TRUE(loses(mission, "Terrain features are missing: #t1."));
}

TEST(SketchExport, ListsWhatMissionsSayBeyondASketch) {
  auto mission = with_objective(empty_mission({7, 6}), "o1", "A1");
  MissionHead head = *mission.head;
  head.author = "Ada";
  head.balance = Balance::symmetric;
  mission.head = head;
  mission.areas = std::vector<Zone>{{Id("pit"), Id("shrine"), std::nullopt, "Pit", CellsShape{{{1, {0, 0}}}}, {}}};
  auto markers = *mission.markers;
  markers.push_back({Id("t1"), Id("terminal"), "", CellAddress{1, {1, 1}}, Id("attacker"), {}});
  mission.markers = markers;
  mission.links = std::vector<Link>{{Id("lift"), Id("o1"), Id("t1"), {}}};
  mission.notes = std::vector<Note>{{Address(CellAddress{1, {2, 2}}), "here", {}}, {std::nullopt, "there", {}}};
  mission.briefing = std::vector<BriefingSection>{{"", "Go.", {}}};
  mission.rules = std::vector<Rule>{{{Id("venting"), "Venting", std::nullopt, {}, "", {}}, ""}};
  mission.waivers = std::vector<Waiver>{{Id("no-zone"), {}, "meant", {}}};
  const auto losses = export_sketch(mission).value().losses;
  EXPECT_EQ(losses, (std::vector<std::string>{
                        "Areas are missing: #pit.", "Markers that are no objectives are missing: #t1.",
                        "Markers belong to a side: #t1.", "Links are missing: #o1 to #t1.",
                        "Notes are missing: C3, one without place.", "A sketch is read as Kill Team, not as: Plain.",
                        "Sides have names of their own: Attacker, Defender.", "The author is missing: Ada.",
                        "The mission's word on balance and season is missing.", "The briefing is missing.",
                        "Rules are missing: Venting.", "The mission's settings and waivers of checks are missing."}));
}

TEST(SketchExport, AMissionWithoutLatticeHasNoSketch) {
  auto mission = empty_mission();
  Board plain;
  plain.ground = PlainGround{Length::inches(30), Length::inches(22)};
  mission.boards.front() = plain;
  EXPECT_FALSE(export_sketch(mission));
}

TEST(SketchExport, TheTableReadsBackWithItsLossesAsComments) {
  const auto exported = export_sketch(with_objective(board(), "o1", "A1", "line\n]] break")).value();
  const auto table = sketch_table(exported);
  EXPECT_TRUE(
      table.starts_with("-- This layout leaves out:\n-- * Objectives lose their label: #o1 (line ]] break).\n"));
  auto sketches = read_sketches(table, "layout.lua").value();
  ASSERT_EQ(sketches.size(), 1U);
  EXPECT_EQ(sketches[0].layout, exported.sketch.layout);
  EXPECT_EQ(sketches[0].name, "Sketch");
}

RC_GTEST_PROP(SketchExportProperty, AnyMissionIsDrawnOrRefused, (const Mission& mission)) {
  const auto exported = export_sketch(mission);
  const bool has_lattice = std::ranges::any_of(mission.boards, [](const Part<Board>& one) { return one->lattice(); });
  RC_ASSERT(exported.has_value() == has_lattice);
  if (!exported || !exported->sketch.two_boards) return;
  RC_ASSERT(sketched(exported->sketch.layout).boards.size() == 2U);
}

}  // namespace
}  // namespace bulkhead::test
