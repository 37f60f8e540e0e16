// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "model/edit/verbs/walls.h"
#include "model/mission/placed_features.h"
#include "rendering/build/ground_in_words.h"
#include "rendering/build/list_rows.h"
#include "rendering/build/list_setter.h"
#include "rendering/build/notations.h"
#include "rendering/build/sizes_in_words.h"
#include "rendering/look/designs.h"
#include "rendering/map/map_painter.h"
#include "rendering/sheet/words.h"
#include "rendering/text/text_measure.h"
#include "tests/rendering/support/missions.h"
#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"

// What the lists of build sheets say: how large pieces are, where zones lie, and what signs mean.

namespace bulkhead::test {
namespace {

BuildPieces pieces_of(const Mission& mission) { return build_pieces(mission, designed_boxes(mission)); }

std::map<std::string, std::string> sizes_by_code(const Mission& mission) {
  std::map<std::string, std::string> sizes;
  for (const auto& kind : pieces_of(mission).kinds) sizes[kind.code] = kind.size;
  return sizes;
}

std::string said(const std::vector<ListRow>& rows) {
  std::string text;
  for (const auto& row : rows) {
    for (const auto& run : row.words) text += run.text + "\n";
  }
  return text;
}

std::string first_page(const Mission& mission, const NotationsOf& shown = {}) {
  const auto pieces = pieces_of(mission);
  return said(piece_rows(mission, pieces, notations_of(mission, pieces, shown), 120, usual_design()));
}

std::string step_of(const Mission& mission, BuildStep step) {
  const auto none = [](std::size_t) { return 0; };
  return said(step_rows(mission, pieces_of(mission), step, 120, usual_design(), none));
}

TEST(SizesOfPieces, AreMeasuredOverAllWithMouldedPillars) {
  // Gallowdark: a pitch of 97 mm, panels of 84 × 5.5 × 60 mm, so 6.5 mm short of a node at each end; pillars of 28 × 25
  // mm, half of which stands beyond the node.
  const auto sizes = sizes_by_code(with_shipped_gallowdark(mission_with({6, 7}, "C2/C3", "")));
  EXPECT_EQ(sizes.at("SW"), "84 × 5.5 × 60 mm");
  EXPECT_EQ(sizes.at("SH"), "84 × 5.5 × 60 mm");
  EXPECT_EQ(sizes.at("LW"), "181 × 5.5 × 60 mm") << "2 × 97 - 2 × 6.5";
  EXPECT_EQ(sizes.at("LWP"), "222 × 25 × 60 mm") << "2 × 97 + 28";
  EXPECT_EQ(sizes.at("SHP"), "125 × 25 × 60 mm") << "97 + 28";
  EXPECT_EQ(sizes.at("PL"), "28 × 25 × 60 mm");
  EXPECT_EQ(sizes.at("PC"), "") << "nobody says how large a cap is";
}

TEST(SizesOfPieces, HaveNoHeightWhereTheSetSaysNone) {
  auto mission = with_shipped_gallowdark(mission_with({6, 7}, "C2/C3", ""));
  for (auto& use : mission.sets) {
    auto set = *use.set;
    set.wall_height = {};
    set.pieces.clear();
    use.set = set;
  }
  for (const auto& kind : pieces_of(mission).kinds) {
    EXPECT_EQ(kind.size, kind.name == "Wall" ? "84 × 5.5 mm" : "28 × 25 mm") << kind.name;
  }
}

TEST(SizesOfPieces, OfTerrainAreInTheUnitOfTheGameAndInMillimetres) {
  auto mission = with_feature(with_feature(open_board(), "one", "crate", 100, 100), "two", "deck", 300, 100, 30);
  mission = with_feature(mission, "three", "pool", 500, 100);
  const auto sizes = sizes_by_code(mission);
  // 40 × 20 × 25 mm are 1.57 × 0.79 × 0.98 in; the deck reaches 53 mm up, the pool is 60 mm across.
  EXPECT_EQ(sizes.at("CR"), "1.6 × 0.8 × 1″ (40 × 20 × 25 mm)");
  EXPECT_EQ(sizes.at("DE"), "3.9 × 1.6 × 2.1″ (100 × 40 × 53 mm)");
  EXPECT_EQ(sizes.at("PO"), "2.4 × 2.4″ (60 × 60 mm), flat");
  EXPECT_NE(first_page(mission).find("1.6 × 0.8 × 1″ (40 × 20 × 25 mm)\n"), std::string::npos) << first_page(mission);
}

TEST(SizesOfPieces, OfMarkersStandWhereTheyArePlaced) {
  const auto mission = with_objective(empty_mission(), "o1", "C4");
  EXPECT_NE(step_of(mission, BuildStep::markers).find("40 mm across\n"), std::string::npos);
}

TEST(StepRows, CallMarkersWhatTheMissionDoes) {
  auto mission = with_objective(empty_mission(), "o1", "C4");
  auto markers = *mission.markers;
  markers.front().name = "Lamp";
  mission.markers = markers;
  const auto list = step_of(mission, BuildStep::markers);
  EXPECT_NE(list.find("Lamp"), std::string::npos) << list;
  EXPECT_EQ(list.find("Objective"), std::string::npos) << list;
}

TEST(PieceRows, SayWhatComesFromABoxAndWhatFromNone) {
  const auto boxed = with_shipped_gallowdark(mission_with({6, 7}, "C2/C3", ""));
  EXPECT_TRUE(first_page(boxed).starts_with("From one box of Gallowdark\n")) << first_page(boxed);
  const auto table = mission_of_file("templates/missions/assault.xml");
  const auto list = first_page(table);
  EXPECT_TRUE(list.starts_with("Zone Mortalis table, 4\" lattice: from what you have\n")) << list;
  EXPECT_EQ(list.find("box of"), std::string::npos) << list;
}

TEST(PieceRows, CountBoxesInTheWordsOfTheMap) {
  const auto mission = mission_of_file("templates/missions/furnace.xml");
  EXPECT_TRUE(first_page(mission).starts_with("From two boxes of Gallowdark\n")) << first_page(mission);
  EXPECT_TRUE(built_from(mission).starts_with("Built from two boxes of Gallowdark: ")) << built_from(mission);
}

TEST(PieceRows, KeepWhatTheSearchLeftOpenOffThePaper) {
  const auto mission = with_shipped_gallowdark(mission_with({6, 7}, "C2/C3", ""));
  auto pieces = pieces_of(mission);
  pieces.search_remarks = {"The search was cut short."};
  EXPECT_EQ(said(piece_rows(mission, pieces, {}, 54, usual_design())).find("cut short"), std::string::npos);
}

TEST(StepRows, HaveAHeadingForCapsWhichComeLast) {
  const auto list = step_of(with_shipped_gallowdark(mission_with({6, 7}, "", "C2/C3")), BuildStep::hatchways);
  const auto last = list.find("Last, when all panels stand\nPC\n");
  ASSERT_NE(last, std::string::npos) << list;
  EXPECT_GT(last, list.find("C2/C3"));
  EXPECT_TRUE(list.ends_with("one onto every pillar\n")) << list;
}

TEST(StepRows, NamePlacesRowByRow) {
  const auto mission = mission_with({6, 7}, "C2/C3 A3/B3 B2/C2 A1/A2", "");
  auto pieces = pieces_of(mission);
  for (auto& kind : pieces.kinds) kind.code.clear();
  const auto none = [](std::size_t) { return 0; };
  const auto list = said(step_rows(mission, pieces, BuildStep::walls, 120, usual_design(), none));
  // The edges above the cells of a row, then those between them.
  std::size_t last = 0;
  for (const auto* place : {"A1/A2", "B2/C2", "C2/C3", "A3/B3"}) {
    const auto at = list.find(place);
    ASSERT_NE(at, std::string::npos) << place << " in " << list;
    EXPECT_GT(at, last) << place << " in " << list;
    last = at;
  }
}

TEST(ListSetter, BreaksPlacesBehindCommas) {
  std::vector<ListRow> rows;
  // 44 mm hold one length, its edge and a turn, and not two lengths.
  ListSetter(44, usual_design()).add_places(rows, {"ST1: 8.4″ from west, 5.4″ from north, turned 270°", "LI3: 6.4″"});
  EXPECT_EQ(said(rows), "ST1: 8.4″ from west,\n5.4″ from north, turned 270°\nLI3: 6.4″\n");
  ASSERT_EQ(rows.size(), 3U);
  EXPECT_EQ(rows[0].ticks.size(), 1U);
  EXPECT_EQ(rows[1].ticks.size(), 0U);
  EXPECT_TRUE(rows[0].stays_with_next);
  EXPECT_FALSE(rows[1].stays_with_next);
}

TEST(ListSetter, BreaksNamesBeforeThePictureOfTheirPiece) {
  const auto mission = with_feature(open_board(), "one", "crate", 127, 127, 15);
  const auto& figure = *find_feature_kind(mission, Id("crate"));
  BuildKind kind;
  kind.code = "TC";
  kind.name = "Thermometric condenser";
  // Of 50 mm the picture leaves less than the name takes.
  const auto row = ListSetter(50, usual_design()).kind(kind, 10, "× 1", usual_design().ink, false, &figure);
  EXPECT_EQ(said({row}), "TC\n× 1\nThermometric\ncondenser\n");
  ASSERT_EQ(row.figure.size(), 1U);
  for (const auto& run : row.words) EXPECT_FALSE(bounds_of(run).overlaps(row.figure.front().bounds())) << run.text;
}

TEST(ListSetter, PutsPlacesIntoColumnsAsWideAsTheWidest) {
  std::vector<ListRow> rows;
  ListSetter(54, usual_design()).add_places(rows, {"A1", "2:A1/A2", "B3", "C4", "D5"});
  // A box, a gap and "2:A1/A2" take some 12 to 16 mm, and 2.4 mm lie between columns: three of them.
  ASSERT_EQ(rows.size(), 2U);
  ASSERT_EQ(rows[0].ticks.size(), 3U);
  ASSERT_EQ(rows[1].ticks.size(), 2U);
  for (std::size_t column = 0; column < 2; ++column) {
    EXPECT_EQ(rows[0].ticks[column].top_left.x, rows[1].ticks[column].top_left.x);
  }
}

TEST(GroundInWords, SaysThatEdgesAndQuartersAreOfTheWholeTable) {
  const auto two = with_second_board(empty_mission(), {6, 7}, 700, 0);
  EXPECT_EQ(ground_in_words(two, StripShape{Compass::north, Length::inches(6)}),
            "north edge of the whole table, 6″ deep");
  EXPECT_EQ(ground_in_words(two, QuarterShape{Quarter::south_west, Length::inches(3)}),
            "south-west quarter of the whole table, 3″ round the centre left out");
}

TEST(GroundInWords, NamesBlocksOfCellsByTheirCorners) {
  const auto mission = with_second_board(empty_mission(), {6, 7}, 700, 0);
  EXPECT_EQ(ground_in_words(mission, cells("A1 B1 C1 D1 E1 F1")), "A1–F1");
  EXPECT_EQ(ground_in_words(mission, cells("B2")), "B2");
  EXPECT_EQ(ground_in_words(mission, cells("E3 F3 2:A3 2:B3 E4 F4 2:A4 2:B4")), "E3–F4, 2:A3–B4");
  // The first row goes on to the right; what is left of the second one stands by itself.
  EXPECT_EQ(ground_in_words(mission, cells("A1 B1 C1 A2 B2")), "A1–C1, A2–B2");
  EXPECT_EQ(ground_in_words(mission, cells("A1 C1 E1 A3 C3 E3 A5 C5 E5 A7")),
            "A1, A3, A5, A7, C1, C3, C5, E1 and 2 more cells");
}

TEST(GroundInWords, MeasuresOtherShapesFromTheEdges) {
  // 600 × 400 mm; the game measures in inches.
  const auto board = open_board();
  const auto inches = [](int value) { return Length::inches(value); };
  EXPECT_EQ(ground_in_words(board, StripShape{Compass::west, inches(6)}), "west edge, 6″ deep");
  EXPECT_EQ(ground_in_words(board, QuarterShape{Quarter::north_west, inches(3)}),
            "north-west quarter, 3″ round the centre left out");
  EXPECT_EQ(ground_in_words(board, QuarterShape{Quarter::south_east, {}}), "south-east quarter");
  EXPECT_EQ(ground_in_words(board, CircleShape{Point{inches(5), inches(4)}, inches(2)}),
            "2″ round a point, 5″ from west, 4″ from north");
  EXPECT_EQ(ground_in_words(empty_mission(), CircleShape{CellAddress{1, {2, 3}}, inches(2)}), "2″ round C4");
  const Point a{inches(2), inches(1)};
  const Point b{inches(8), inches(1)};
  const Point c{inches(8), inches(5)};
  const Point d{inches(2), inches(5)};
  EXPECT_EQ(ground_in_words(board, PolygonShape{{a, b, c, d}}), "2–8″ from west, 1–5″ from north");
  // The two lengths of a corner stay on one line.
  EXPECT_EQ(ground_in_words(board, PolygonShape{{a, b, c}}),
            "corners from the west / north: 2″\u00A0/\u00A01″, 8″\u00A0/\u00A01″, 8″\u00A0/\u00A05″");
  std::vector<Point> many;
  for (int corner = 0; corner < 6; ++corner) many.push_back({inches(2 + corner), inches(1 + corner % 2)});
  for (const auto corner : {inches(7), inches(4), inches(2)}) many.push_back({corner, inches(9)});
  EXPECT_EQ(ground_in_words(board, PolygonShape{many}), "within 2–7″ from west, 1–9″ from north");
  // The second board begins 700 mm = 27.56 in to the east of the first.
  const auto two = with_second_board(empty_mission(), {6, 7}, 700, 0);
  const auto on_second = PolygonShape{{{inches(30), a.y}, {inches(32), a.y}, {inches(32), c.y}, {inches(30), c.y}}};
  EXPECT_EQ(ground_in_words(two, on_second), "board 2, 2.4–4.4″ from west, 1–5″ from north");
  const auto on_both = PolygonShape{{a, {inches(32), a.y}, {inches(32), c.y}, d}};
  EXPECT_EQ(ground_in_words(two, on_both), "of the whole table, 2–32″ from west, 1–5″ from north");
}

TEST(GroundInWords, StandBehindTheNamesInTheLastStep) {
  const auto mission = mission_of_file("templates/missions/three-lamps.xml");
  const auto list = step_of(mission, BuildStep::markers);
  EXPECT_NE(list.find("North lock: A1–F1\n"), std::string::npos) << list;
  EXPECT_NE(list.find("Keel gallery: A4–F4\n"), std::string::npos) << list;
  // A zone without a name is called by its kind, with its label and side.
  const auto assault = step_of(mission_of_file("templates/missions/assault.xml"), BuildStep::markers);
  EXPECT_NE(assault.find("Entry and exit point 3: L3–L4\n"), std::string::npos) << assault;
}

TEST(GroundInWords, HaveTheNumbersThatStandInThePlanInPlaceOfNames) {
  const auto mission = mission_of_file("templates/missions/three-lamps.xml");
  const auto south = [](const Id& ground) { return ground.text() == "south-lock" ? 3 : 0; };
  EXPECT_EQ(grounds_in_words(mission, south),
            (std::vector<std::string>{"North lock: A1–F1", "(3) South lock: A7–F7", "Keel gallery: A4–F4"}));
}

TEST(GroundInWords, StandBehindNamesAsThePlanHasThem) {
  const auto mission = mission_of_file("templates/missions/two-decks.xml");
  const auto list = step_of(mission, BuildStep::markers);
  std::size_t labelled = 0;
  for (const auto& zone : lay_out_map(mission, {}).zones) {
    if (!zone.is_area) continue;
    ++labelled;
    EXPECT_NE(list.find(zone.label + ": "), std::string::npos) << zone.label << " in " << list;
  }
  EXPECT_EQ(labelled, 4U);
  EXPECT_NE(list.find("A Lift head: A3–B3\n"), std::string::npos) << list;
}

TEST(StepRows, StandApartFromWhatIsSaidOfAll) {
  const auto mission = mission_of_file("templates/missions/furnace.xml");
  const auto none = [](std::size_t) { return 0; };
  const auto rows = step_rows(mission, pieces_of(mission), BuildStep::hatchways, 60, usual_design(), none);
  std::size_t ruled = 0;
  while (!rows.at(ruled).ruled) ++ruled;
  ASSERT_GE(ruled, 2U);
  const auto free_below = [](const ListRow& row) { return row.height - row.words.back().at.y; };
  EXPECT_NEAR(free_below(rows[ruled - 1]) - free_below(rows[ruled - 2]), 1.4, 1e-9);
}

TEST(Notations, AreThoseThatAMissionHas) {
  const auto signs_of = [](const Mission& mission, const NotationsOf& shown) {
    std::string signs;
    for (const auto& notation : notations_of(mission, pieces_of(mission), shown)) {
      signs += (notation.figure.empty() ? notation.sign : "drawn") + ": " + notation.meaning + "\n";
    }
    return signs;
  };
  // A wall between two pillars.
  const auto wall = with_shipped_gallowdark(mission_with({6, 7}, "C2/C3", ""));
  EXPECT_EQ(signs_of(wall, {}),
            "Sizes: length × width × height over all\n"
            "PL, PR: can be swapped for each other\n"
            "C2/C3: the edge between these two cells\n"
            "C3.nw: the north-west corner of cell C3\n");
  EXPECT_EQ(signs_of(wall, {.steps = false}),
            "Sizes: length × width × height over all\n"
            "PL, PR: can be swapped for each other\n");
  // A long panel with a hatchway that begins open, and a marker behind it.
  auto open = with_shipped_gallowdark(mission_with({6, 7}, "D2/D3", "C2/C3"));
  Hatchway hatchway;
  hatchway.starts_open = true;
  open = SetHatchways{{EdgeAddress{1, {2, 2, Axis::horizontal}}}, hatchway}.apply(open).value();
  const auto signs = signs_of(open, {.pins = true});
  EXPECT_EQ(signs.find("to which side"), std::string::npos) << "the plan's key and the step say it: " << signs;
  for (const std::string_view sign : {"drawn: one panel over all these edges, which a + joins in the lists\n",
                                      "open: stands open when the battle begins\n",
                                      "drawn: a marker that is hidden behind what stands before it\n"}) {
    EXPECT_NE(signs.find(sign), std::string::npos) << sign << " is not in\n" << signs;
  }
  // Terrain alone, turned and mirrored.
  auto terrain = with_feature(open_board(), "one", "crate", 127, 127, 15);
  terrain = with_board_changed(terrain, [](Board& board) { board.features.front().mirrored = true; });
  EXPECT_EQ(signs_of(terrain, {}),
            "Sizes: length × width × height over all\n"
            "CR1: code and number of a piece in plan and list\n"
            "drawn: the middle of a piece, to which one measures from the edges of its board\n"
            "turned: clockwise, from how it is drawn in the list\n"
            "mirrored: flipped from left to right before it is turned\n");
  EXPECT_NE(
      signs_of(mission_with({6, 7}, "A1/north", ""), {}).find("A1/north: the edge of the board beside this cell\n"),
      std::string::npos);
  const auto two_decks = mission_of_file("templates/missions/two-decks.xml");
  const auto two_boards = signs_of(two_decks, {.links = link_rows(lay_out_map(two_decks, {}))});
  EXPECT_NE(two_boards.find("drawn: Access between boards: A to A, B to B\n"), std::string::npos) << two_boards;
  EXPECT_NE(two_boards.find("2:: on board 2; without a number, on board 1\n"), std::string::npos) << two_boards;
}

TEST(Notations, StandBelowThePiecesOfTheFirstPage) {
  const auto list = first_page(with_shipped_gallowdark(mission_with({6, 7}, "C2/C3", "")));
  EXPECT_GT(list.find("How to read this\nSizes\nlength × width × height over all\n"), list.find("PR\n")) << list;
  EXPECT_NE(list.find("How to read this\n"), std::string::npos);
  EXPECT_EQ(first_page(empty_mission()).find("How to read this"), std::string::npos);
}

}  // namespace
}  // namespace bulkhead::test
