// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>

#include "rendering/sheet/map_sheet.h"
#include "rendering/text/text_measure.h"
#include "tests/rendering/support/missions.h"
#include "tests/rendering/support/recording_canvas.h"
#include "tests/support/sample_missions.h"

// Whatever a mission holds, its sheet is either refused with a reason or shows nothing outside of its margins.

namespace bulkhead::test {
namespace {

Length mm(int value) { return Length::millimetres(value); }

/// The sheet's drawing; fails if anything shows outside of the margins of 15 mm (less what a line of text keeps for
/// accents on capitals).
RecordingCanvas drawn(const Mission& mission, const std::string& what, Paper paper = Paper::a4) {
  MapSheetOptions options;
  options.paper = paper;
  const auto sheet = map_sheet(mission, options);
  RecordingCanvas canvas;
  EXPECT_TRUE(sheet) << what << ": " << (sheet ? "" : sheet.error().message);
  if (!sheet) return canvas;
  sheet->pages.front().paint(canvas);
  EXPECT_EQ(shown_outside(canvas, Rect{{}, sheet->pages.front().size_mm}.grown(-12.5)), "") << what;
  return canvas;
}

std::string refusal(const Mission& mission, Paper paper = Paper::a4) {
  MapSheetOptions options;
  options.paper = paper;
  const auto sheet = map_sheet(mission, options);
  return sheet ? "not refused" : sheet.error().message;
}

std::string repeated(std::string_view text, std::size_t letters) {
  std::string result;
  while (result.size() < letters) result += text;
  return result;
}

/// A mission in which everything that has a name has this one.
Mission named(const std::string& name) {
  auto mission = with_drop_zones(mission_with({6, 7}, "C2/C3 D2/D3", "E2/E3"));
  auto head = *mission.head;
  head.title = head.author = head.version = name;
  mission.head = head;
  mission.sides = std::vector<Side>{{Id("attacker"), name, {}}, {Id("defender"), name, {}}};
  auto system = *mission.system;
  for (auto& kind : system.zone_kinds) kind.name = name;
  for (auto& kind : system.marker_kinds) kind.name = name;
  for (auto& kind : system.link_kinds) kind.name = name;
  mission.system = system;
  mission.briefing = std::vector<BriefingSection>{{name, name, {}}};
  mission = with_area(std::move(mission), "a", name, cells("C3 D3"));
  mission = with_zone(std::move(mission), "z", "drop-zone", "attacker", name, cells("B5"));
  mission = with_objective(std::move(mission), "o1", "B4", name);
  mission = with_marker(std::move(mission), "m", "terminal", name, "E5");
  return with_link(std::move(mission), "lift", "o1", "m");
}

TEST(BadInput, NamesOfAnyLengthAndScriptStayWithinThePage) {
  for (const auto* text :
       {"The Long Night of the Cinder Lock ", "W", "سفينة القيادة ", "שער הברזל ", "燃える甲板", "🔥🚀🧑‍🚀",
        "Z\u0338\u0301\u0302a\u0338", "\u202Eright to left\u202C ", "\uFFFF\uFFFE", "\t\r\n\v", "\xFF\xC0"}) {
    for (const std::size_t letters : {1U, 40U, 500U}) {
      const auto canvas = drawn(named(repeated(text, letters)), text + std::to_string(letters));
      EXPECT_TRUE(canvas.balanced());
    }
  }
}

TEST(BadInput, ALongNameIsCutWithAnEllipsisOrShownWhole) {
  const auto name = repeated("Cinder ", 500);
  const auto canvas = drawn(named(name), name);
  std::string header;
  for (const auto& line : canvas.words("header")) header += line + " ";
  EXPECT_NE(header.find(name.substr(0, name.size() - 1)), std::string::npos) << "no word of the title is left out";
  EXPECT_NE(header.find("…"), std::string::npos) << "the lead is cut, and says so";
  int cut = 0;
  for (const auto& line : canvas.words("legend")) cut += line.find("…") != std::string::npos ? 1 : 0;
  EXPECT_GT(cut, 0);
}

TEST(BadInput, BoardsOfAnySizeAreDrawnOrRefused) {
  for (const auto size : {LatticeSize{1, 1}, LatticeSize{1, 40}, LatticeSize{40, 1}, LatticeSize{60, 3}}) {
    (void)drawn(with_drop_zones(empty_mission(size)), "a strip of cells");
  }
  EXPECT_NE(refusal(empty_mission({256, 256})).find("does not fit on A4"), std::string::npos);
  EXPECT_NE(refusal(empty_mission({256, 256}), Paper::a3).find("does not fit on A3"), std::string::npos);
  EXPECT_NE(refusal(empty_mission({256, 1})).find("24856 × 121 mm"), std::string::npos);
  const auto tiny = with_board_changed(empty_mission(), [](Board& board) {
    board.ground = PlainGround{Length::micrometres(1), Length::micrometres(1)};
    board.set.reset();
  });
  (void)drawn(tiny, "a board of a micrometre");
  const auto huge = with_board_changed(empty_mission(), [](Board& board) {
    board.ground = PlainGround{mm(100'000), mm(100'000)};
    board.set.reset();
  });
  EXPECT_NE(refusal(huge).find("100000 × 100000 mm does not fit"), std::string::npos);
}

TEST(BadInput, NinetyNineBoardsAreDrawnOrRefused) {
  auto grid = empty_mission({2, 2});
  auto row = grid;
  auto levels = grid;
  for (int board = 1; board < 99; ++board) {
    grid = with_second_board(std::move(grid), {2, 2}, board % 11 * 218, board / 11 * 218);
    row = with_second_board(std::move(row), {2, 2}, board * 400, 0);
    levels = with_second_board(std::move(levels), {2, 2}, 0, 0, board);
  }
  const auto canvas = drawn(grid, "99 boards that touch", Paper::a3);
  EXPECT_EQ(canvas.of_layer("ground").size(), 1U);
  EXPECT_NE(refusal(row).find("split it into several missions"), std::string::npos) << refusal(row);
  EXPECT_NE(refusal(levels).find("split it into several missions"), std::string::npos) << refusal(levels);
  for (const auto paper : {Paper::a4, Paper::letter}) {
    MapSheetOptions options;
    options.paper = paper;
    if (map_sheet(grid, options)) (void)drawn(grid, "99 boards on a small page", paper);
  }
}

TEST(BadInput, ZonesFarBeyondTheBoardsAreNamedOnThem) {
  auto mission = empty_mission();
  const auto everywhere =
      std::vector<Shape>{StripShape{Compass::north, mm(100'000)},
                         QuarterShape{Quarter::north_east, mm(100'000)},
                         CircleShape{Point{mm(-90'000), mm(0)}, mm(90'200)},
                         CircleShape{CellAddress{1, {2, 2}}, mm(100'000)},
                         PolygonShape{{{mm(-90'000), mm(-90'000)}, {mm(90'000), mm(-90'000)}, {mm(0), mm(90'000)}}},
                         PolygonShape{{{mm(80'000), mm(0)}, {mm(90'000), mm(0)}, {mm(85'000), mm(9)}}},
                         PolygonShape{{{mm(0), mm(0)}, {mm(100), mm(0)}, {mm(200), mm(0)}}},
                         CircleShape{CellAddress{1, {2, 2}}, Length::micrometres(1)}};
  for (const auto& shape : everywhere) {
    const auto number = std::to_string(mission.areas->size() + 1);
    mission = with_area(std::move(mission), "a" + number, "Area " + number, shape);
    const auto one = with_area(empty_mission(), "a", "Sump", shape);
    (void)drawn(with_zone(one, "z", "drop-zone", "attacker", "Lock", shape), "area " + number);
  }
  const auto canvas = drawn(mission, "all of them");
  const auto words = canvas.words("labels");
  for (const auto* name : {"AREA 1", "AREA 3", "AREA 4", "AREA 5"}) {
    EXPECT_EQ(std::count(words.begin(), words.end(), name), 1) << name;
  }
}

TEST(BadInput, MarkersAndPiecesOnTheRimStayOnThePage) {
  for (const int far : {0, 1, 300, 605, 606}) {
    auto mission = empty_mission();
    auto markers = *mission.markers;
    markers.push_back({Id("o1"), Id("objective"), "1", Point{mm(far), mm(300)}, std::nullopt, {}});
    markers.push_back({Id("o2"), Id("objective"), "2", Point{mm(300), mm(far == 606 ? 703 : far)}, std::nullopt, {}});
    mission.markers = markers;
    mission = with_link(std::move(mission), "lift", "o1", "o2");
    mission = with_board_changed(std::move(mission), [&](Board& board) {
      board.pieces = {{Id("w"), FreePiece::Kind::wall, {mm(far), mm(200)}, 30, {}},
                      {Id("h"), FreePiece::Kind::hatchway, {mm(200), mm(far)}, 0, {}},
                      {Id("p"), FreePiece::Kind::pillar, {mm(far), mm(far)}, 0, {}},
                      {Id("e"), FreePiece::Kind::wall_end, {mm(far), mm(100)}, 0, {}}};
    });
    (void)drawn(mission, std::to_string(far) + " mm");
  }
}

TEST(BadInput, CrowdsAreDrawn) {
  auto mission = with_drop_zones(empty_mission());
  for (int number = 1; number <= 60; ++number) {
    const auto text = std::to_string(number);
    mission = with_area(std::move(mission), "a" + text, "Compartment number " + text, cells("C3 C4"));
    mission = with_marker(std::move(mission), "m" + text, "terminal", "Terminal " + text, "D4");
  }
  const auto reason = refusal(mission, Paper::a4);
  EXPECT_TRUE(reason == "not refused" || reason.starts_with("On A4 there is no room for the name \"Terminal "))
      << reason;
  if (reason == "not refused") (void)drawn(mission, "60 areas and markers in one place");
}

}  // namespace
}  // namespace bulkhead::test
