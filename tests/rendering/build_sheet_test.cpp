// SPDX-License-Identifier: MIT
#include "rendering/build/build_sheet.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>

#include "model/edit/verbs/walls.h"
#include "rendering/build/build_pieces.h"
#include "rendering/build/list_rows.h"
#include "rendering/build/notations.h"
#include "rendering/build/step_plan.h"
#include "rendering/look/tokens.h"
#include "rendering/map/map_painter.h"
#include "rendering/sheet/scales.h"
#include "rendering/text/text_measure.h"
#include "tests/rendering/support/missions.h"
#include "tests/rendering/support/recording_canvas.h"
#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"

namespace bulkhead::test {
namespace {

std::vector<RecordingCanvas> drawn(const BuildSheet& sheet) {
  std::vector<RecordingCanvas> pages;
  for (const auto& page : sheet.pages) {
    page.paint(pages.emplace_back());
    EXPECT_TRUE(pages.back().balanced());
  }
  return pages;
}

BuildPieces pieces_of(const Mission& mission) { return build_pieces(mission, designed_boxes(mission)); }

/// Boxes of words that lie on each other, two per line; empty if none do. Halos may touch.
std::string overlapping_words(const RecordingCanvas& canvas) {
  std::string found;
  std::vector<std::pair<Rect, std::string>> boxes;
  for (const auto& drawn : canvas.drawn()) {
    if (drawn.kind != Drawn::Kind::text || drawn.text.text.empty()) continue;
    const double width = measure(drawn.text.text, drawn.text.font).width;
    const double shift = drawn.text.anchor == TextRun::Anchor::start ? 0
                         : drawn.text.anchor == TextRun::Anchor::end ? 1
                                                                     : 0.5;
    const double height = cap_height(drawn.text.font);
    boxes.emplace_back(Rect{drawn.text.at - Vec{width * shift, height}, {width, height}}, drawn.text.text);
  }
  for (std::size_t one = 0; one < boxes.size(); ++one) {
    for (std::size_t other = one + 1; other < boxes.size(); ++other) {
      if (boxes[one].first.overlaps(boxes[other].first))
        found += boxes[one].second + " | " + boxes[other].second + "\n";
    }
  }
  return found;
}

std::vector<std::pair<std::string, Mission>> sheets_to_look_at() {
  std::vector<std::pair<std::string, Mission>> missions;
  for (const auto& mission : shipped_missions()) missions.emplace_back(mission.head->title, mission);
  for (const auto& file : map_files()) missions.emplace_back(file, mission_of_file(file));
  return missions;
}

TEST(BuildPieces, AreAsManyOfEachKindAsTheBoxReportSays) {
  for (const auto& [name, mission] : sheets_to_look_at()) {
    const auto pieces = pieces_of(mission);
    const auto assignment =
        assign_panels(mission, designed_boxes(mission), pinned_panels(mission), {.remedies = false});
    std::size_t kind = 0;
    for (const auto& count : assignment.pieces) {
      ASSERT_LT(kind, pieces.kinds.size());
      EXPECT_EQ(pieces.kinds[kind].set, count.set) << name;
      EXPECT_EQ(pieces.kinds[kind].needed, count.used) << name << ": " << count.piece.text();
      EXPECT_EQ(pieces.kinds[kind].owned, count.owned) << name;
      ++kind;
    }
    // Every piece that is counted has its place.
    std::map<std::size_t, int> placed;
    for (const auto& piece : pieces.pieces) ++placed[piece.kind];
    for (std::size_t number = 0; number < pieces.kinds.size(); ++number) {
      if (pieces.kinds[number].on_pillars) continue;
      EXPECT_EQ(placed[number], pieces.kinds[number].needed) << name << ": " << pieces.kinds[number].name;
    }
  }
}

TEST(BuildPieces, PlaceEverythingThatIsDrawn) {
  for (const auto& [name, mission] : sheets_to_look_at()) {
    if (mission.boards.empty()) continue;
    const auto pieces = pieces_of(mission);
    const auto map = lay_out_map(mission, {});
    const auto expect_placed = [&](const ObjectInfo& object) {
      EXPECT_TRUE(pieces.step_of.contains(object.address)) << name << ": " << object.id;
    };
    for (const auto& wall : map.walls) expect_placed(wall.object);
    for (const auto& hatchway : map.hatchways) expect_placed(hatchway.object);
    for (const auto& pillar : map.pillars) expect_placed(pillar.object);
    for (const auto& end : map.wall_ends) expect_placed(end.object);
    for (const auto& feature : map.features) expect_placed(feature.object);
    for (const auto& marker : map.markers) expect_placed(marker.object);
  }
}

TEST(BuildPieces, ALonePanelBringsItsPillars) {
  // One wall: of a box of Gallowdark a short wall stands between loose pillars.
  const auto pieces = pieces_of(with_shipped_gallowdark(mission_with({6, 7}, "C2/C3", "")));
  std::map<std::string, int> codes;
  for (const auto& piece : pieces.pieces) ++codes[pieces.kinds[piece.kind].code];
  EXPECT_EQ(codes, (std::map<std::string, int>{{"SW", 1}, {"PL", 1}, {"PR", 1}}));
  EXPECT_EQ(pieces.step_of.at("C2/C3"), BuildStep::walls);
  EXPECT_EQ(pieces.step_of.at("C3.nw"), BuildStep::pillars);
}

/// What a layer of a page says, line by line.
std::string said(const RecordingCanvas& page, std::string_view layer) {
  std::string text;
  for (const auto& words : page.words(layer)) text += words + "\n";
  return text;
}

TEST(BuildSheet, StepsHaveTheNamesOfTheGuide) {
  std::ifstream file(std::filesystem::path(BULKHEAD_SOURCE) / "docs/guide/building.md");
  const std::string guide((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  // With pillars, wall ends, markers and zones.
  const auto mission = mission_of_file("docs/format/sample.bulkhead");
  std::string list;
  for (std::size_t number = 0; number < build_steps.size(); ++number) {
    list += fmt::format("{}. {}\n", number + 1, title_of(mission, build_steps[number]));
  }
  EXPECT_NE(guide.find("\n\n" + list + "\n"), std::string::npos) << list;
}

TEST(BuildSheet, HasEachStepThatAddsSomethingOnAsFewPagesAsShowThemLargeEnough) {
  const auto mission = with_drop_zones(mission_with({6, 7}, "C2/C3", "D2/D3"));
  const auto sheet = build_sheet(mission, {}).value();
  const auto names_of = [](const BuildSheet& made) {
    std::vector<std::string> names;
    for (const auto& page : made.pages) names.push_back(page.name);
    return names;
  };
  // What stands in the end, then pillars, walls, hatchways and zones: there is no terrain.
  // Two of one board stand side by side on A4; three would be less than half as large as one.
  EXPECT_EQ(names_of(sheet), (std::vector<std::string>{"What stands in the end", "Steps 1 and 2 of 4: Pillars; Walls",
                                                       "Steps 3 and 4 of 4: Hatchways; Zones and areas"}));
  EXPECT_NE(said(drawn(sheet).at(2), "list").find("Zones and areas, as the plan"), std::string::npos);
  const auto without_zones = build_sheet(mission_with({6, 7}, "C2/C3", "D2/D3"), {}).value();
  EXPECT_EQ(names_of(without_zones),
            (std::vector<std::string>{"What stands in the end", "Steps 1 and 2 of 3: Pillars; Walls",
                                      "Step 3 of 3: Hatchways"}));
  BuildSheetOptions options;
  options.steps = false;
  EXPECT_EQ(build_sheet(mission, options)->pages.size(), 1U);
}

TEST(BuildSheet, AllPagesLieOneWay) {
  for (const auto& [name, mission] : sheets_to_look_at()) {
    const auto sheet = build_sheet(mission, {});
    if (!sheet) continue;
    for (const auto& page : sheet->pages) EXPECT_EQ(page.size_mm, sheet->pages.front().size_mm) << name;
  }
}

TEST(BuildSheet, LiesAsItTakesFewerPages) {
  // Two boards side by side: upright paper has room for one step, paper that lies across for two.
  const auto mission = mission_of_file("templates/missions/furnace.xml");
  BuildSheetOptions options;
  options.orientation = Orientation::upright;
  const auto upright = build_sheet(mission, options).value().pages.size();
  options.orientation = Orientation::across;
  const auto across = build_sheet(mission, options).value().pages.size();
  EXPECT_LT(across, upright);
  EXPECT_EQ(build_sheet(mission, {}).value().pages.size(), across);
}

TEST(BuildSheet, BoxesToTickStandInColumns) {
  const auto mission = mission_of_file("templates/missions/assault.xml");
  const auto pages = drawn(build_sheet(mission, {}).value());
  std::set<int> lefts;
  for (const auto& mark : pages.at(1).of_layer("list")) {
    const auto box = mark.path.bounds();
    if (mark.kind == Drawn::Kind::stroke && box.size.y > 2) lefts.insert(static_cast<int>(box.top_left.x * 10));
  }
  // 90 walls, none of whose places is 20 mm long.
  EXPECT_LE(lefts.size(), 4U);
  EXPECT_GE(lefts.size(), 2U);
}

TEST(BuildSheet, EveryPieceHasATickAndItsCode) {
  const auto mission = mission_of_file("templates/missions/three-lamps.xml");
  const auto pieces = pieces_of(mission);
  const auto pages = drawn(build_sheet(mission, {}).value());
  std::map<std::string, int> wanted;
  for (const auto& piece : pieces.pieces) {
    const auto& code = pieces.kinds[piece.kind].code;
    if (!code.empty()) ++wanted[code + (piece.stand_ins.empty() ? "" : "*")];
  }
  std::map<std::string, int> found;
  std::size_t ticks = 0;
  for (const auto& page : pages) {
    for (const auto& word : page.words("from-above")) {
      if (wanted.contains(word)) ++found[word];
    }
    for (const auto& mark : page.of_layer("list")) {
      if (mark.kind == Drawn::Kind::stroke && mark.path.bounds().size.y > 2) ++ticks;
    }
  }
  EXPECT_EQ(found, wanted);
  const auto caps =
      std::ranges::count_if(pieces.kinds, [](const auto& kind) { return kind.on_pillars && kind.needed > 0; });
  const auto ground = mission.zones->size() + mission.areas->size();
  EXPECT_EQ(ticks, pieces.pieces.size() + static_cast<std::size_t>(caps) + ground);
}

TEST(BuildSheet, IsLegibleAndStaysOnItsPages) {
  for (const auto& [name, mission] : sheets_to_look_at()) {
    BuildSheetOptions options;
    options.paper = Paper::a3;
    auto sheet = build_sheet(mission, options);
    if (mission.boards.empty()) {
      EXPECT_FALSE(sheet) << name;
      continue;
    }
    if (!sheet) {
      // A battlefield of several square metres.
      EXPECT_TRUE(sheet.error().message.ends_with("It fits on A2.")) << name << ": " << sheet.error().message;
      options.paper = Paper::a2;
      sheet = build_sheet(mission, options);
    }
    ASSERT_TRUE(sheet) << name << ": " << sheet.error().message;
    const auto pages = drawn(*sheet);
    for (std::size_t number = 0; number < pages.size(); ++number) {
      const auto where = name + ", page " + std::to_string(number + 1);
      EXPECT_EQ(shown_outside(pages[number], Rect{{}, sheet->pages[number].size_mm}.grown(-5)), "") << where;
      EXPECT_EQ(overlapping_words(pages[number]), "") << where;
      for (const auto& mark : pages[number].drawn()) {
        if (mark.kind == Drawn::Kind::text)
          EXPECT_GE(mark.text.font.size, type_size::smallest) << where << mark.text.text;
      }
    }
  }
}

TEST(BuildSheet, IsRefusedWhereCodesCouldNotBeRead) {
  const auto huge = mission_with({256, 256}, "C2/C3", "");
  BuildSheetOptions options;
  options.paper = Paper::a5;
  const auto start = std::chrono::steady_clock::now();
  const auto sheet = build_sheet(huge, options);
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(30))
      << "with sanitizers, on a busy computer";
  ASSERT_FALSE(sheet);
  EXPECT_NE(sheet.error().message.find("does not fit on A5"), std::string::npos) << sheet.error().message;
  const auto large = build_sheet(mission_with({18, 12}, "C2/C3", ""), options);
  ASSERT_FALSE(large);
  EXPECT_NE(large.error().message.find("It fits on A"), std::string::npos) << large.error().message;
}

TEST(BuildSheet, NamesTheFeatureThatReachesFarBeyondTheBoards) {
  // From 300 mm, 45 m either way: on a board 600 mm wide that is 44.7 m out.
  const auto sheet = build_sheet(with_wide_crate(with_feature(open_board(), "one", "crate", 300, 100), 90'000), {});
  ASSERT_FALSE(sheet);
  EXPECT_EQ(sheet.error().message,
            "The build sheet does not fit on A4: #one reaches 44700 mm out over the boards: move it onto one, or make "
            "it smaller.");
}

TEST(BuildSheet, TakesSquarePaper) {
  BuildSheetOptions options;
  options.paper = {400, 400};
  for (const auto orientation : {Orientation::upright, Orientation::across}) {
    options.orientation = orientation;
    EXPECT_TRUE(build_sheet(empty_mission(), options));
  }
}

TEST(BuildSheet, HasTheKeyOfThePlanWhereNoPieceIsListed) {
  const auto pages = drawn(build_sheet(mission_of_file("templates/killzones/tiles-round-a-shaft.xml"), {}).value());
  // Nothing is built, so the zones stand on the first page and no other follows.
  EXPECT_EQ(pages.size(), 1U);
  const auto list = said(pages.front(), "list");
  EXPECT_TRUE(list.starts_with("Zones and areas, as the plan shows them\nTable edge (Attacker): ")) << list;
  const auto key = said(pages.front(), "legend");
  for (const std::string_view word : {"Attacker", "Defender", "No board"}) {
    EXPECT_NE(key.find(word), std::string::npos) << word << " is not in\n" << key;
  }
}

TEST(BuildSheet, InStepsNoHeightsStandBelowTheCrosses) {
  const auto is_height = [](const std::string& word) { return word == "3″"; };
  const auto pages = drawn(build_sheet(mission_of_file("templates/killzones/bheta-decima.xml"), {}).value());
  ASSERT_EQ(pages.size(), 2U);
  for (const auto* picture : {"from-above", "built"}) {
    EXPECT_TRUE(std::ranges::any_of(pages[0].words(picture), is_height)) << picture;
    EXPECT_TRUE(std::ranges::none_of(pages[1].words(picture), is_height)) << picture;
  }
}

TEST(BuildSheet, NeedsABoard) {
  auto mission = empty_mission();
  mission.boards.clear();
  EXPECT_EQ(build_sheet(mission, {}).error().message, "The mission has no board to build: add one first.");
}

TEST(BuildSheet, AnEmptyBoardIsOnePage) {
  const auto sheet = build_sheet(empty_mission(), {}).value();
  EXPECT_EQ(sheet.pages.size(), 1U);
  drawn(sheet);
}

TEST(BuildSheet, WithoutListedPiecesWallsAreCountedEdgeByEdge) {
  auto mission = mission_with({6, 7}, "C2/C3 D2/D3", "E2/E3");
  for (auto& use : mission.sets) {
    auto set = *use.set;
    set.pieces.clear();
    use.set = set;
  }
  const auto pieces = pieces_of(mission);
  std::map<std::string, int> names;
  for (const auto& kind : pieces.kinds) names[kind.name] += kind.needed;
  EXPECT_EQ(names, (std::map<std::string, int>{{"Wall", 2}, {"Hatchway", 1}, {"Pillar", 4}}));
  const auto sheet = build_sheet(mission, {}).value();
  ASSERT_FALSE(sheet.remarks.empty());
  EXPECT_NE(sheet.remarks.front().find("not listed"), std::string::npos);
  drawn(sheet);
}

TEST(BuildPieces, SayWhatTheBoxesLack) {
  // One panel is all that a hatchway takes, with its pillars; with a short one and loose pillars three would lack.
  const auto pieces = build_pieces(with_shipped_gallowdark(mission_with({6, 7}, "", "C2/C3")), {{Id("gallowdark"), 0}});
  EXPECT_TRUE(std::ranges::any_of(pieces.remarks, [](const auto& remark) {
    return remark == "1 × Short wall with hatchway and pillars lacking: the boxes hold 0, the layout takes 1.";
  })) << testing::PrintToString(pieces.remarks);
}

/// 66 walls that stand alone, of a set whose panels are all two edges long.
Mission without_pieces_for_walls() {
  std::string walls;
  for (char column = 'A'; column < 'L'; ++column) {
    for (int row = 1; row <= 12; row += 2) {
      walls += fmt::format("{}{}/{}{} ", column, row, static_cast<char>(column + 1), row);
    }
  }
  auto mission = with_shipped_gallowdark(mission_with({12, 12}, walls, ""));
  for (auto& use : mission.sets) {
    auto set = *use.set;
    std::erase_if(set.pieces, [](const KitPiece& piece) {
      return std::ranges::any_of(piece.patterns, [](const PiecePattern& pattern) { return pattern.edges.size() == 1; });
    });
    use.set = set;
  }
  return mission;
}

TEST(BuildPieces, NameAFewOfManyPlaces) {
  const auto pieces = pieces_of(without_pieces_for_walls());
  const auto found = std::ranges::find_if(
      pieces.remarks, [](const auto& remark) { return remark.starts_with("No piece of the set fits "); });
  ASSERT_NE(found, pieces.remarks.end());
  EXPECT_TRUE(found->ends_with(" and 42 more.")) << *found;
  EXPECT_EQ(std::ranges::count(*found, ','), 23) << *found;
}

TEST(ListRows, BeginEveryColumnAtTheSameHeight) {
  const auto mission = mission_of_file("templates/missions/airlocks.xml");
  const auto pieces = pieces_of(mission);
  auto rows = piece_rows(mission, pieces, notations_of(mission, pieces, {}), 70, usual_design());
  // A heading, a kind, a remark and a sign are each at the head of a column if one is as tall as a row.
  std::set<double> first;
  std::size_t columns = 0;
  while (!rows.empty()) {
    const auto column = take_column(rows, 1);
    ++columns;
    first.insert(std::round(column.rows.front().words.front().at.y * 1000));
  }
  EXPECT_GT(columns, 15U);
  EXPECT_EQ(first.size(), 1U);
}

TEST(ListRows, ThatAreTallerThanAColumnGoOnInTheNext) {
  std::vector<ListRow> rows(1);
  for (int number = 0; number < 50; ++number) {
    TextRun run;
    run.text = std::to_string(number);
    run.at = {0, 3.5 + 3.6 * number};
    rows.front().words.push_back(std::move(run));
  }
  rows.front().height = 3.6 * 50 + 1.5;
  std::size_t columns = 0;
  std::vector<std::string> words;
  while (!rows.empty()) {
    ASSERT_LT(++columns, 10U);
    for (const auto& row : take_column(rows, 62).rows) {
      EXPECT_LE(row.height, 62);
      for (const auto& run : row.words) {
        EXPECT_GT(run.at.y, 0);
        EXPECT_LE(run.at.y, row.height);
        words.push_back(run.text);
      }
    }
  }
  EXPECT_EQ(columns, 4U);
  ASSERT_EQ(words.size(), 50U);
  EXPECT_EQ(words.back(), "49");
}

TEST(BuildPieces, CutLongCodesAndSaySo) {
  auto mission = with_shipped_gallowdark(mission_with({6, 7}, "C2/C3", ""));
  for (auto& use : mission.sets) {
    auto set = *use.set;
    for (auto& piece : set.pieces) piece.code = "A CODE LONGER THAN ITS WALL";
    use.set = set;
  }
  const auto pieces = pieces_of(mission);
  EXPECT_TRUE(pieces.kinds.front().code.ends_with("…")) << pieces.kinds.front().code;
  EXPECT_TRUE(std::ranges::any_of(pieces.remarks, [](const auto& remark) { return remark.ends_with("are cut."); }));
}

TEST(BuildPieces, HaveCodesOfTheirOwnWhereTheseAreCut) {
  auto mission = with_shipped_gallowdark(mission_with({6, 7}, "C2/C3", ""));
  for (auto& use : mission.sets) {
    auto set = *use.set;
    int number = 0;
    for (auto& piece : set.pieces) piece.code = "A CODE LONGER THAN ITS WALL " + std::to_string(++number);
    use.set = set;
  }
  const auto pieces = pieces_of(mission);
  std::set<std::string> codes;
  for (const auto& kind : pieces.kinds) {
    if (kind.code.empty()) continue;
    EXPECT_TRUE(codes.insert(kind.code).second) << kind.code;
    EXPECT_TRUE(fits(kind.code, {type_size::small, Font::Weight::bold, 0, true}, 14)) << kind.code;
  }
  EXPECT_GT(codes.size(), 2U);
}

TEST(BuildPieces, OfTerrainWithoutLatinLettersAreCalledT) {
  auto mission = with_feature(with_feature(open_board(), "one", "crate", 100, 100), "two", "tower", 300, 100);
  for (auto& use : mission.sets) {
    auto set = *use.set;
    for (auto& kind : set.feature_kinds) kind.name = kind.id == Id("crate") ? "燃える" : "سطح";
    use.set = set;
  }
  std::vector<std::string> codes;
  for (const auto& kind : pieces_of(mission).kinds) codes.push_back(kind.code);
  EXPECT_EQ(codes, (std::vector<std::string>{"T", "TA"}));
}

TEST(BuildPieces, OfTerrainHaveCodesThatDifferWithoutTheirNumbers) {
  auto mission = with_feature(with_feature(open_board(), "one", "crate", 100, 100), "two", "tower", 300, 100);
  for (auto& use : mission.sets) {
    auto set = *use.set;
    for (auto& kind : set.feature_kinds) kind.name = kind.id == Id("crate") ? "Large ruin" : "Light rubble";
    use.set = set;
  }
  std::vector<std::string> codes;
  for (const auto& kind : pieces_of(mission).kinds) codes.push_back(kind.code);
  EXPECT_EQ(codes, (std::vector<std::string>{"LR", "LRU"}));
}

std::string in_one_line(const RecordingCanvas& page) {
  std::string text;
  for (const auto& words : page.words("list")) text += words + " ";
  return text;
}

TEST(BuildSheet, FreeStandingPiecesAreNumberedAndMeasuredFromTheEdges) {
  // 600 × 400 mm; the tower stands nearer to the east and south edges.
  auto mission = with_feature(open_board(), "one", "crate", 127, 127, 15);
  mission = with_feature(mission, "two", "crate", 254, 51);
  mission = with_feature(mission, "three", "tower", 473, 349);
  const auto pages = drawn(build_sheet(mission, {}).value());
  const auto list = said(pages.at(1), "list");
  for (const std::string_view place : {"CR1: 5″ from west, 5″ from north,\nturned 15°\n",
                                       "CR2: 10″ from west, 2″ from north\n", "TO1: 5″ from east, 2″ from south"}) {
    EXPECT_NE(list.find(place), std::string::npos) << place << " is not in\n" << list;
  }
  EXPECT_EQ(list.find('#'), std::string::npos) << list;
  EXPECT_NE(in_one_line(pages.at(1)).find("north is above"), std::string::npos) << list;
  const auto plan = pages.at(1).words("from-above");
  for (const std::string mark : {"CR1", "CR2", "TO1"}) EXPECT_EQ(std::ranges::count(plan, mark), 1) << mark;
}

TEST(BuildSheet, MarkersAtPointsAreMeasuredAndHaveAMark) {
  auto mission = with_marker(open_board(), "one", "objective", "Sluice", "254mm,127mm");
  mission = with_marker(mission, "two", "objective", "", "50.8mm,76.2mm");
  const auto pages = drawn(build_sheet(mission, {}).value());
  const auto list = said(pages.at(1), "list");
  EXPECT_NE(list.find("Sluice: 10″ from west, 5″ from north\n"), std::string::npos) << list;
  EXPECT_NE(list.find("#1: 2″ from west, 3″ from north\n"), std::string::npos) << list;
  EXPECT_EQ(std::ranges::count(pages.at(1).words("from-above"), "#1"), 1);
}

TEST(BuildSheet, PutsWhatHasNoRoomInTheListBelowThePlanWhereThatIsFree) {
  const auto sheet = build_sheet(mission_of_file("docs/format/sample.bulkhead"), {}).value();
  // What stands in the end, what its signs mean, for which there is no room beside so much, and five steps.
  EXPECT_EQ(sheet.pages.size(), 7U);
  const auto pages = drawn(sheet);
  const auto list = said(pages.front(), "list");
  EXPECT_NE(list.find("mirrored\nflipped from left to right"), std::string::npos) << list;
  EXPECT_NE(list.find("Hatchway #1.\n"), std::string::npos) << "as the steps call it:\n" << list;
  EXPECT_NE(said(pages.back(), "list").find("Objective 1: D4.nw\n"), std::string::npos);
}

TEST(BuildSheet, SaysWhatSignsMeanOnAPageOfItsOwnWhereTheFirstHasNoRoom) {
  const auto sheet = build_sheet(mission_of_file("docs/format/sample.bulkhead"), {}).value();
  EXPECT_EQ(sheet.pages.at(1).name, "What the signs mean");
  const auto pages = drawn(sheet);
  EXPECT_TRUE(pages[0].words("legend").empty());
  const auto words = pages[1].words("legend");
  EXPECT_NE(std::ranges::find(words, "Hatchway, locked"), words.end());
  // Every plan of a mission that ships has its key, on whatever paper.
  for (const auto& paper : {Paper::a4, Paper::letter, Paper::a3}) {
    BuildSheetOptions options;
    options.paper = paper;
    for (const auto* file : {"templates/missions/airlocks.xml", "templates/missions/two-decks.xml"}) {
      const auto made = drawn(build_sheet(mission_of_file(file), options).value());
      EXPECT_TRUE(std::ranges::any_of(made, [](const auto& page) { return !page.words("legend").empty(); })) << file;
    }
  }
}

TEST(BuildSheet, SaysOfHatchwaysWhichEdgeIsTheirsAndWhetherTheyBeginOpen) {
  auto mission = with_shipped_gallowdark(mission_with({6, 7}, "C2/C3 D2/D3 D4/D5", "C4/C5"));
  Hatchway open;
  open.starts_open = true;
  mission = SetHatchways{{EdgeAddress{1, {4, 1, Axis::horizontal}}}, open}.apply(mission).value();
  const auto pages = drawn(build_sheet(mission, {}).value());
  std::string all;
  for (const auto& page : pages) all += in_one_line(page);
  EXPECT_TRUE(pages.front().words("titles").front().starts_with("From above, north up, board 606 × 703 mm, 1 : "));
  EXPECT_NE(all.find("E1/E2 open"), std::string::npos) << all;
  EXPECT_NE(all.find("C4/C5 + D4/D5"), std::string::npos) << all;
  EXPECT_EQ(all.find("C4/C5 open"), std::string::npos) << all;
  EXPECT_NE(all.find("A triangle shows to which side a hatchway opens."), std::string::npos) << all;
}

TEST(BuildSheet, SaysOfHatchwaysWhoOpensThemAndHowThatIsDrawn) {
  auto mission = mission_with({6, 7}, "", "C4/C5");
  const std::vector<std::pair<const char*, HatchAccess>> kinds = {
      {"A1/A2", HatchAccess::locked()},
      {"B1/B2", HatchAccess::airlock()},
      {"C1/C2", HatchAccess::controlled_by(Id("attacker"))}};
  for (const auto& [edge, access] : kinds) {
    Hatchway hatchway;
    hatchway.access = access;
    mission = with_hatchway(std::move(mission), edge, hatchway);
  }
  const auto pages = drawn(build_sheet(mission, {}).value());
  std::string all;
  for (const auto& page : pages) all += in_one_line(page);
  for (const std::string_view words : {"A1/A2 locked ", "B1/B2 airlock ", "C1/C2 (Attacker) ", "C4/C5 "}) {
    EXPECT_NE(all.find(words), std::string::npos) << words << " is not in " << all;
  }
  const auto first = in_one_line(pages.front());
  for (const std::string_view sign : {"locked a bar", "airlock two leaves", "(side) who controls"}) {
    EXPECT_NE(first.find(sign), std::string::npos) << sign << " is not in " << first;
  }
  const auto plain = in_one_line(drawn(build_sheet(mission_with({6, 7}, "", "C4/C5"), {}).value()).front());
  EXPECT_EQ(plain.find("locked"), std::string::npos) << plain;
}

TEST(BuildSheet, SaysWhichPillarsStandForEachOtherAndWhichHatchesStayShut) {
  const auto mission = mission_of_file("templates/missions/furnace.xml");
  const auto sheet = build_sheet(mission, {}).value();
  const auto pages = drawn(sheet);
  EXPECT_NE(in_one_line(pages.at(1)).find("PL and PR can be swapped"), std::string::npos);
  EXPECT_NE(in_one_line(pages.at(2)).find("* stands for a wall: keep its hatchway shut"), std::string::npos);
  // The footnote has its star in the list of pieces.
  const auto codes = pages.front().words("list");
  EXPECT_TRUE(std::ranges::any_of(codes, [](const std::string& words) { return words == "SH*" || words == "SHP*"; }));
  // Whoever exports the sheet reads it without the list.
  EXPECT_TRUE(std::ranges::any_of(sheet.remarks, [](const std::string& remark) {
    return remark.starts_with("What has a * is a hatchway where a wall is wanted, at ");
  }));
  EXPECT_TRUE(std::ranges::any_of(sheet.remarks, [](const std::string& remark) {
    return remark.starts_with("Two moulded pillars meet at ") && remark.ends_with("; add no loose pillar there.");
  }));
}

/// The panels of the airlocks that have pillars, and the nodes at their ends. On the first board LWP C3/C4+D3/D4 (C4,
/// E4) and C5/C6+D5/D6 (C6, E6); LHP D2/D3+E2/E3 (D3, F3), A3/A4+B3/B4 (A4, C4), A5/A6+B5/B6 (A6, C6) and E5/E6+F5/F6
/// (E6, the edge); SHP C3/D3 (D3, D4), C4/D4 (D4, D5) and D6/E6 (E6, E7). E6 is there three times, and C4, C6, D3 and
/// D4 twice. On the second LWP as on the first; SHP C2/C3 (C3, D3), E3/E4 (E4, F4), F3/F4 (F4, the edge), E5/E6 (E6,
/// F6) and F5/F6 (F6, the edge): E4, E6, F4 and F6 twice.
TEST(BuildSheet, CountsTheMouldedPillarsThatMeet) {
  const auto sheet = build_sheet(mission_of_file("templates/missions/airlocks.xml"), {}).value();
  std::vector<std::string> joints;
  for (const auto& remark : sheet.remarks) {
    if (remark.find("moulded pillars") != std::string::npos) joints.push_back(remark);
  }
  ASSERT_EQ(joints.size(), 2U);
  EXPECT_TRUE(joints[0].starts_with("Two moulded pillars meet at ")) << joints[0];
  for (const std::string_view node :
       {" C4.nw", " C6.nw", " D3.nw", " D4.nw", "2:E4.nw", "2:E6.nw", "2:F4.nw", "2:F6.nw"}) {
    EXPECT_NE(joints[0].find(node), std::string::npos) << node << " is not in " << joints[0];
  }
  EXPECT_EQ(std::ranges::count(joints[0], '.'), 8 + 1) << joints[0];
  EXPECT_EQ(joints[1], "Three moulded pillars meet at E6.nw; add no loose pillar there.");
}

TEST(BuildSheet, InStepsNoEdgeOfABoardLooksLikeAWall) {
  const auto pages = drawn(build_sheet(mission_with({6, 7}, "C2/C3", ""), {}).value());
  for (std::size_t number = 1; number < pages.size(); ++number) {
    for (const auto& mark : pages[number].of_layer("edges")) {
      const bool is_edge = mark.kind == Drawn::Kind::stroke && mark.path.bounds().size.y > 60;
      if (is_edge) EXPECT_NE(mark.stroke.colour, usual_design().ink);
    }
  }
}

TEST(BuildSheet, ThatHatchwaysOpenIsSeenWhenTheyStandAlready) {
  // Below one hatchway and one marker a triangle in ink, and no letters: of the two steps only the last is pale.
  const auto mission = with_marker(with_hatchway(empty_mission(), "C2/C3", {}), "core", "objective", "", "B2");
  const auto pieces = pieces_of(mission);
  for (const auto step : {BuildStep::hatchways, BuildStep::markers}) {
    RecordingCanvas canvas;
    paint_step(canvas, lay_out_step(mission, pieces, step, {}, {{}, {200, 200}}));
    EXPECT_EQ(std::ranges::count_if(canvas.drawn(),
                                    [](const Drawn& mark) {
                                      return mark.kind == Drawn::Kind::fill && corners(mark.path).size() == 3 &&
                                             mark.colour == usual_design().ink;
                                    }),
              1);
  }
}

TEST(BuildSheet, CodesStandBesideTheirPiecesWhereThereIsRoom) {
  // Two codes have room beside the hatchway of B4/C4; that of the long panel on its north has room elsewhere, too.
  const auto mission = mission_of_file("templates/missions/three-lamps.xml");
  const auto plan = lay_out_step(mission, pieces_of(mission), BuildStep::hatchways, {10, {}, &usual_design()},
                                 {{-20, -20}, {120, 120}});
  EXPECT_FALSE(plan.added.labels.empty());
  for (const auto& label : plan.added.labels) {
    EXPECT_FALSE(label.leader) << plan.added.label_requests[label.request].text;
  }
}

TEST(BuildSheet, WhatBelongsTogetherStandsInOneColumnWhereThatLeavesRoomForAll) {
  const auto left_of = [](const RecordingCanvas& page, std::string_view beginning) {
    for (const auto& drawn : page.of_layer("list")) {
      if (drawn.kind == Drawn::Kind::text && drawn.text.text.starts_with(beginning)) return drawn.text.at.x;
    }
    ADD_FAILURE() << beginning << " is not on the page";
    return 0.0;
  };
  // At the foot of the first column there is room for one row of these.
  const auto volkus = drawn(build_sheet(mission_of_file("templates/killzones/volkus.xml"), {}).value());
  const double heading = left_of(volkus.front(), "How to read this");
  EXPECT_NEAR(left_of(volkus.front(), "Sizes"), heading, 1e-9);
  EXPECT_NEAR(left_of(volkus.front(), "mirrored"), heading, 1e-9);
  // Below the markers there is room for all zones but the last.
  const auto vents = drawn(build_sheet(mission_of_file("templates/missions/decompression.xml"), {}).value());
  // Words stand 3.6 mm right of the left of their boxes.
  EXPECT_NEAR(left_of(vents.back(), "Zones and areas"), left_of(vents.back(), "6 Aft hold") - 3.6, 0.01);
  // Not all zones go into one column; no entry of several lines is parted for that. Its last corners are 23.2″ / 22″.
  BuildSheetOptions small;
  small.paper = Paper::a5;
  small.orientation = Orientation::across;
  const auto seas = drawn(build_sheet(mission_of_file("templates/killzones/bheta-decima.xml"), small).value());
  const double south = left_of(seas.back(), "3 South sea");
  EXPECT_NE(south, left_of(seas.back(), "1 North sea"));
  EXPECT_NEAR(left_of(seas.back(), "18.9″"), south, 1e-9);
  // Of the channel the plan has the number alone: there is no room for its name but on the seas and the drop zones.
  EXPECT_NEAR(left_of(seas.back(), "(1) 2 Channel"), left_of(seas.back(), "1 North sea"), 1e-9);
}

TEST(BuildSheet, LeavesNoSingleRowAlone) {
  // The third of four columns has room for six of the seven signs; the seventh goes on below them.
  const auto pages = drawn(build_sheet(mission_of_file("templates/missions/airlocks.xml"), {}).value());
  const auto& list = pages.front().of_layer("list");
  const auto at = [&](std::string_view text) {
    const auto found = std::ranges::find(list, text, [](const Drawn& drawn) { return drawn.text.text; });
    return found == list.end() ? Vec{} : found->text.at;
  };
  ASSERT_GT(at("Sizes").x, 0);
  EXPECT_EQ(at("airlock").x, at("Sizes").x);
  EXPECT_GT(at("airlock").y, at("joins in the lists").y + 3);
  // The page is 210 mm high and has a margin of 12 mm, in which no letter stands.
  EXPECT_LT(at("airlock").y, 210 - 12);
}

TEST(BuildSheet, LinksStandInTheLastStep) {
  const auto mission = mission_of_file("templates/missions/two-decks.xml");
  const auto pieces = pieces_of(mission);
  const auto links_in = [&](BuildStep step) {
    return lay_out_step(mission, pieces, step, {10, {}, &usual_design()}, {{-20, -20}, {160, 120}}).added.links.size();
  };
  // Its two lifts.
  EXPECT_EQ(links_in(BuildStep::hatchways), 0U);
  EXPECT_EQ(links_in(BuildStep::markers), 2U);
}

TEST(BuildSheet, PicturesHaveTitlesWithTheirScalesAndWideBoardsStandLarge) {
  const auto mission = mission_of_file("templates/missions/sabotage.xml");
  const auto sheet = build_sheet(mission, {}).value();
  const auto pages = drawn(sheet);
  for (const auto& page : pages) {
    const auto titles = page.words("titles");
    ASSERT_EQ(titles.size(), 2U);
    EXPECT_TRUE(titles.front().starts_with("From above, north up, board 72 × 48″, 1 : ")) << titles.front();
    EXPECT_TRUE(titles.back().starts_with("As it will stand, seen from the south, 1 : ")) << titles.back();
    EXPECT_LT(std::stod(titles.back().substr(titles.back().find(": ") + 2)), 1.4 * sheet.scale);
    // Below the head no strip is left empty.
    if (&page != &pages.front()) EXPECT_LT(page.of_layer("titles").front().text.at.y, 30);
  }
  EXPECT_EQ(pages.front().words("titles").front(),
            fmt::format("From above, north up, board 72 × 48″, 1 : {}", sheet.scale));
}

/// The first mark of a layer whose kind is text, by its words.
double height_of(const RecordingCanvas& page, std::string_view layer, std::string_view words) {
  for (const auto& mark : page.of_layer(layer)) {
    if (mark.kind == Drawn::Kind::text && mark.text.text.starts_with(words)) return mark.text.at.y;
  }
  ADD_FAILURE() << words << " is not in " << layer;
  return 0;
}

TEST(BuildSheet, StepsThatShareAPageHaveTheirHeadingsAbovePicturesAndListsInThatOrder) {
  const auto sheet = build_sheet(mission_of_file("templates/missions/airlocks.xml"), {}).value();
  const auto pages = drawn(sheet);
  // Two boards side by side are wide: the steps stand one below the other.
  ASSERT_EQ(sheet.pages.at(1).name, "Steps 1 and 2 of 4: Pillars and wall ends; Walls");
  const auto& page = pages.at(1);
  const double first = height_of(page, "header", "Step 1 of 4");
  const double second = height_of(page, "header", "Step 2 of 4");
  EXPECT_LT(first, second);
  std::vector<std::string> said;
  for (const auto& mark : page.drawn()) {
    if (mark.kind != Drawn::Kind::text) continue;
    const auto& words = mark.text.text;
    for (const std::string_view wanted : {"Step", "From above", "As it will stand", "Left pillar", "Long wall with"}) {
      if (words.starts_with(wanted)) said.push_back(words.substr(0, 6));
    }
    // Codes of walls stand below the second heading, those of pillars above it.
    if (words == "PL" || words == "PR") EXPECT_LT(mark.text.at.y, second) << words;
    if (words == "LWP" || words == "SW") EXPECT_GT(mark.text.at.y, second) << words;
  }
  EXPECT_EQ(said,
            (std::vector<std::string>{"Step 1", "From a", "As it ", "Left p", "Step 2", "From a", "As it ", "Long w"}));
}

TEST(BuildSheet, StepsThatShareAPageHaveCellsInWhichCodesCanBeRead) {
  for (const auto& [name, mission] : sheets_to_look_at()) {
    const auto sheet = build_sheet(mission, {});
    if (!sheet) continue;
    for (const auto& page : drawn(*sheet)) {
      for (const auto& title : page.words("titles")) {
        if (!title.starts_with("From above") || smallest_pitch(mission) == 0) continue;
        const double scale = std::stod(title.substr(title.find(" : ") + 3));
        EXPECT_GE(smallest_pitch(mission) / scale, 6.9) << name << ": " << title;
        EXPECT_LE(scale, 1.75 * sheet->scale) << name << ": " << title;
      }
    }
  }
}

TEST(BuildSheet, OfSeveralBoardsPlacesNameTheirs) {
  auto mission = with_second_board(empty_mission(), {6, 7}, 700, 0);
  mission = with_board_changed(std::move(mission), [](Board& board) {
    board.pieces.push_back({.id = Id("stray"),
                            .kind = FreePiece::Kind::wall,
                            .at = {Length::inches(4), Length::inches(5)},
                            .turn = 30,
                            .extras = {}});
  });
  const auto list = said(drawn(build_sheet(mission, {}).value()).at(1), "list");
  EXPECT_NE(list.find("#1: board 1, 4″ from west, 5″ from north,\nturned 30°"), std::string::npos) << list;
}

TEST(BuildSheet, IsRefusedWithMoreThanItHasRoomFor) {
  auto mission = empty_mission();
  std::vector<Marker> markers;
  for (int number = 0; number < 10'001; ++number) {
    markers.push_back(
        {.id = Id("m" + std::to_string(number)), .kind = Id("objective"), .label = "", .at = Point{}, .side = {}});
  }
  mission.markers = markers;
  const auto sheet = build_sheet(mission, {});
  ASSERT_FALSE(sheet);
  EXPECT_NE(sheet.error().message.find("10001 zones, areas, markers"), std::string::npos) << sheet.error().message;
}

TEST(BuildSheet, SaysWhatIsCut) {
  auto mission = with_second_board(mission_with({6, 7}, "C2/C3", ""), {6, 7}, 700, 0);
  auto head = *mission.head;
  head.title = std::string(300, 'T');
  mission.head = head;
  mission = with_board_changed(std::move(mission), [](Board& board) { board.label = std::string(200, 'B'); });
  const auto remarks = build_sheet(mission, {}).value().remarks;
  const auto says = [&](std::string_view words) {
    return std::ranges::any_of(remarks, [&](const auto& remark) { return remark.find(words) != std::string::npos; });
  };
  EXPECT_TRUE(says("The title is too long"));
  EXPECT_TRUE(says("Names of boards"));
  EXPECT_FALSE(says("Words in the legend"));
  mission.areas = std::vector<Zone>{
      {Id("long"), Id("compartment"), {}, std::string(300, 'W'), CellsShape{{{1, {0, 0}}, {1, {1, 0}}}}, {}}};
  const auto more = build_sheet(mission, {}).value().remarks;
  EXPECT_TRUE(std::ranges::any_of(
      more, [](const auto& remark) { return remark.starts_with("Words in the legend are too long"); }));
}

}  // namespace
}  // namespace bulkhead::test
