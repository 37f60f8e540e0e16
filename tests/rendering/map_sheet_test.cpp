// SPDX-License-Identifier: MIT
#include "rendering/sheet/map_sheet.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "analysis/snapshot/counts.h"
#include "rendering/look/designs.h"
#include "rendering/look/tokens.h"
#include "rendering/sheet/legend.h"
#include "rendering/sheet/scale_bar.h"
#include "rendering/sheet/words.h"
#include "rendering/text/text_measure.h"
#include "tests/rendering/support/missions.h"
#include "tests/rendering/support/recording_canvas.h"
#include "tests/support/edited.h"
#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"

namespace bulkhead::test {
namespace {

RecordingCanvas painted(const MapSheet& sheet) {
  RecordingCanvas canvas;
  sheet.pages.front().paint(canvas);
  return canvas;
}

Mission titled(Mission mission, std::string title) {
  auto head = *mission.head;
  head.title = std::move(title);
  mission.head = head;
  return mission;
}

std::vector<std::string> legend_ids(const Mission& mission) {
  std::vector<std::string> ids;
  for (const auto& entry : legend_of(lay_out_map(mission, {}))) ids.push_back(entry.id);
  return ids;
}

/// Everything that is drawn lies within the page's margins of 15 mm; the room that a line of text keeps for accents on
/// capitals may reach over them.
void expect_on_page(const RecordingCanvas& canvas, Vec size, const std::string& what) {
  EXPECT_EQ(shown_outside(canvas, Rect{{}, size}.grown(-12.5)), "") << what;
}

TEST(MapSheet, TakesTheLargestUsualScaleThatFits) {
  const auto mission = with_drop_zones(mission_with({6, 7}, "C2/C3", "D2/D3"));
  const auto a4 = map_sheet(mission, {}).value();
  EXPECT_EQ(a4.scale, 4);
  EXPECT_EQ(a4.pages.front().size_mm, (Vec{210, 297}));
  MapSheetOptions options;
  options.paper = Paper::a3;
  // 703 mm at 1:2.5 are 281 mm of the 420, 606 mm are 242 mm of the 297.
  EXPECT_EQ(map_sheet(mission, options)->scale, 2.5);
  options.paper = Paper::letter;
  EXPECT_EQ(map_sheet(mission, options)->pages.front().size_mm, (Vec{215.9, 279.4}));
}

TEST(MapSheet, LiesAcrossForAWideTable) {
  const auto sheet = map_sheet(with_second_board(empty_mission(), {6, 7}, 606, 0), {}).value();
  EXPECT_EQ(sheet.pages.front().size_mm, (Vec{297, 210}));
  EXPECT_EQ(sheet.scale, 6);
}

/// What a map that is laid out at a scale has around its boards.
MapMargins margins_at(const Mission& mission, double scale) {
  const auto plan = lay_out_map(mission, {scale, {}, &usual_design()});
  const auto low = plan.boards.top_left - plan.bounds.top_left;
  const auto high = plan.bounds.bottom_right() - plan.boards.bottom_right();
  return {low.x, low.y, high.x, high.y};
}

TEST(MapMargins, FollowFromTheFullSizeAtEveryScale) {
  auto missions = shipped_missions();
  for (const auto& file : map_files()) missions.push_back(mission_of_file(file));
  for (unsigned number = 1; number <= 30; ++number) missions.push_back(usual_mission(number));
  // Thick walls and hatchways on the border, which stand out over the edge only where they are drawn thicker.
  missions.push_back(mission_with({6, 7}, "A1/north A1/west F7/south", "F7/east"));
  int beyond = 0;
  for (const auto& mission : missions) {
    const auto full_size = lay_out_map(mission, {1, {}, &usual_design()});
    for (const double scale : {1.0, 1.5, 2.5, 4.0, 6.0, 12.0, 25.0, 60.0, 100.0}) {
      const auto expected = margins_at(mission, scale);
      const auto found = map_margins(mission, full_size, scale);
      for (const auto side : {&MapMargins::left, &MapMargins::top, &MapMargins::right, &MapMargins::bottom}) {
        EXPECT_NEAR(found.*side, expected.*side, 1e-6) << mission.head->id.text() << " at " << scale_text(scale);
      }
      if (expected.right > 3.2 + 1e-6) ++beyond;
    }
  }
  EXPECT_GT(beyond, 20) << "something stands out over the eastern edge";
}

TEST(MapMargins, LeaveRoomForWhatStandsOutOverTheEdge) {
  // Discs of 20 mm about points on the edges. Letters stand 2.4 mm beyond them, and reach 1.8 mm further.
  auto mission = with_marker(empty_mission(), "west", "objective", "", "0mm,300mm");
  mission = with_marker(std::move(mission), "east", "objective", "", "606mm,300mm");
  const auto full_size = lay_out_map(mission, {1, {}, &usual_design()});
  const auto at_4 = map_margins(mission, full_size, 4);
  EXPECT_NEAR(at_4.left, 20.0 / 4 + 2.4 + 1.8, 1e-9);
  EXPECT_NEAR(at_4.right, 20.0 / 4 + 0.6, 1e-9);
  const auto at_2 = map_margins(mission, full_size, 2);
  EXPECT_NEAR(at_2.left, 20.0 / 2 + 2.4 + 1.8, 1e-9);
  EXPECT_NEAR(at_2.right, 20.0 / 2 + 0.6, 1e-9);
}

TEST(MapSheet, DrawsTheBoardAtTheScaleItStates) {
  const auto canvas = painted(map_sheet(mission_with({6, 7}, "C2/C3", ""), {}).value());
  const auto floor = canvas.of_layer("ground").front().path.bounds();
  EXPECT_NEAR(floor.size.x, 606 / 4.0, 1e-9);
  EXPECT_NEAR(floor.size.y, 703 / 4.0, 1e-9);
  const auto words = canvas.words("header");
  EXPECT_TRUE(std::count(words.begin(), words.end(), "SCALE 1 : 4"));
}

TEST(MapSheet, CutsNothingInTheLegendsOfWhatIsShipped) {
  for (const auto& mission : shipped_missions()) {
    const auto sheet = map_sheet(mission, {});
    ASSERT_TRUE(sheet) << sheet.error().message;
    for (const auto& words : painted(*sheet).words("legend")) {
      EXPECT_EQ(words.find("…"), std::string::npos) << mission.head->id.text() << ": " << words;
      EXPECT_EQ(words.find("no room on the map"), std::string::npos) << mission.head->id.text() << ": " << words;
    }
  }
}

TEST(MapSheet, RefusesAScaleThatDoesNotFitAndSaysWhichDoes) {
  MapSheetOptions options;
  options.scale = 1;
  const auto sheet = map_sheet(empty_mission(), options);
  ASSERT_FALSE(sheet);
  EXPECT_EQ(sheet.error().message, "At 1:1 the map does not fit on A4; the largest that fits is 1:4.");
  options.scale = 7;
  EXPECT_EQ(map_sheet(empty_mission(), options)->scale, 7);
}

TEST(MapSheet, RefusesWhatNobodyCouldRead) {
  const auto sheet = map_sheet(empty_mission({256, 256}), {});
  ASSERT_FALSE(sheet);
  EXPECT_NE(sheet.error().message.find("24856 × 24856 mm does not fit on A4"), std::string::npos)
      << sheet.error().message;
  // A pitch of 97 mm is 2.4 mm at 1:40, and 1.9 mm at 1:50.
  EXPECT_NE(sheet.error().message.find("It can be read down to 1:40, at which the battlefield takes 621 × 621 mm"),
            std::string::npos)
      << sheet.error().message;
  Mission none;
  EXPECT_EQ(map_sheet(none, {}).error().message, "The mission has no board to draw: add one first.");
}

TEST(MapSheet, NamesTheSmallestPaperOnWhichItFits) {
  MapSheetOptions small;
  small.paper = {60, 80};
  const auto sheet = map_sheet(empty_mission(), small);
  ASSERT_FALSE(sheet);
  EXPECT_NE(sheet.error().message.find(" It fits on A5 at 1:"), std::string::npos) << sheet.error().message;
}

TEST(MapSheet, NamesTheFeatureThatReachesFarBeyondTheBoards) {
  // From 300 mm, 45 m either way: on a board 600 mm wide that is 44.7 m out.
  const auto sheet = map_sheet(with_wide_crate(with_feature(open_board(), "one", "crate", 300, 100), 90'000), {});
  ASSERT_FALSE(sheet);
  EXPECT_EQ(sheet.error().message,
            "The map does not fit on A4: #one reaches 44700 mm out over the boards: move it onto one, or make it "
            "smaller.");
}

TEST(MapSheet, LeavesNoLastWordOfTheLeadAlone) {
  auto mission = empty_mission();
  const Font font{type_size::lead, Font::Weight::regular, 0, false};
  const auto lead_of = [&](const std::string& text) {
    mission.briefing = std::vector<BriefingSection>{{"", text, {}}};
    std::vector<std::string> lines;
    const auto canvas = painted(map_sheet(mission, {}).value());
    for (const auto& drawn : canvas.of_layer("header")) {
      if (drawn.kind == Drawn::Kind::text && drawn.text.font.size == font.size) lines.push_back(drawn.text.text);
    }
    return lines;
  };
  std::string text = "The";
  std::size_t alone = 0;
  for (int word = 0; word < 30; ++word) {
    text += " lamp";
    const auto lines = lead_of(text + ".");
    // On an upright page of 210 mm the lead has 180 - 52 mm of room.
    const auto plain = wrap(text + ".", font, 128);
    EXPECT_EQ(lines.size(), plain.size()) << "it takes no more lines";
    if (plain.size() > 1 && plain.back().find(' ') == std::string::npos) ++alone;
    if (lines.size() > 1) EXPECT_NE(lines.back().find(' '), std::string::npos) << text;
  }
  EXPECT_GT(alone, 0U) << "of as many lengths some would leave one alone";
}

TEST(MapSheet, LaysOutALargeBoard) {
  const auto sheet = map_sheet(empty_mission({64, 64}), {});
  ASSERT_TRUE(sheet) << sheet.error().message;
  EXPECT_EQ(sheet->scale, 40);
  expect_on_page(painted(*sheet), sheet->pages.front().size_mm, "64 × 64");
}

TEST(MapSheet, StatesExactlyThePiecesThatItDraws) {
  std::vector<Mission> missions = shipped_missions();
  for (unsigned number = 1; number <= 50; ++number) missions.push_back(usual_mission(number));
  for (const auto& mission : missions) {
    const auto sheet = map_sheet(mission, {});
    ASSERT_TRUE(sheet) << sheet.error().message;
    const auto canvas = painted(*sheet);
    const auto counts = count_pieces(mission);
    EXPECT_EQ(canvas.count("wall-"), counts.walls);
    EXPECT_EQ(canvas.count("hatchway-"), counts.hatchways);
    EXPECT_EQ(canvas.count("pillar-"), counts.pillars);
    EXPECT_EQ(canvas.count("end-"), counts.wall_ends);
    EXPECT_EQ(canvas.count("marker-"), static_cast<int>(mission.markers->size()));
    EXPECT_EQ(canvas.count("zone-"), static_cast<int>(mission.zones->size()));
    EXPECT_EQ(canvas.count("area-"), static_cast<int>(mission.areas->size()));
    std::set<std::string> ids;
    for (const auto& object : canvas.objects()) EXPECT_TRUE(ids.insert(object.id).second) << object.id;
    expect_on_page(canvas, sheet->pages.front().size_mm, mission.head->id.text());
  }
}

TEST(MapSheet, GivesEveryObjectItsAddress) {
  const auto canvas =
      painted(map_sheet(with_objective(mission_with({6, 7}, "C2/C3 A4/west", ""), "o1", "C3"), {}).value());
  std::set<std::pair<std::string, std::string>> named;
  for (const auto& object : canvas.objects()) named.emplace(object.id, object.address);
  EXPECT_TRUE(named.count({"wall-C2-C3", "C2/C3"}));
  EXPECT_TRUE(named.count({"wall-A4-west", "A4/west"}));
  EXPECT_TRUE(named.count({"pillar-C3-nw", "C3.nw"}));
  EXPECT_TRUE(named.count({"marker-o1", "#o1"}));
}

TEST(MapSheet, SetsTitlesOfAnyLength) {
  const auto longest = [] {
    std::string title;
    while (title.size() < 500) title += "The Long Night of the Cinder Lock ";
    return title.substr(0, 500);
  }();
  for (const auto& title : {std::string("Short"), std::string("The Siege of the Third Cinder Lock at Kestrel Deep"),
                            longest, std::string(500, 'W'), std::string()}) {
    const auto sheet = map_sheet(titled(with_drop_zones(empty_mission()), title), {});
    ASSERT_TRUE(sheet) << sheet.error().message;
    const auto canvas = painted(*sheet);
    expect_on_page(canvas, sheet->pages.front().size_mm, title);
    std::string words;
    for (const auto& line : canvas.words("header")) words += line;
    words.erase(std::remove(words.begin(), words.end(), ' '), words.end());
    auto wanted = title.empty() ? std::string("Sample") : title;
    wanted.erase(std::remove(wanted.begin(), wanted.end(), ' '), wanted.end());
    EXPECT_NE(words.find(wanted), std::string::npos) << "nothing of it is left out";
  }
  const auto canvas = painted(map_sheet(titled(empty_mission(), "Short"), {}).value());
  EXPECT_EQ(canvas.of_layer("header").front().text.font.size, 24);
}

TEST(MapSheet, CutsATitleThatNoSheetHasRoomFor) {
  const auto sheet = map_sheet(titled(empty_mission(), std::string(1'000'000, 'T')), {});
  ASSERT_TRUE(sheet) << sheet.error().message;
  const auto lines = painted(*sheet).words("header");
  const auto of_title = [](const std::string& line) { return line.starts_with("TT"); };
  EXPECT_EQ(std::count_if(lines.begin(), lines.end(), of_title), 20);
  EXPECT_TRUE(std::any_of(lines.begin(), lines.end(), [](const auto& line) { return line.ends_with("…"); }));
}

TEST(MapSheet, CutsTextsOfHeadAndFootRatherThanRefuseTheMap) {
  auto mission = empty_mission({60, 90});
  const auto plain = map_sheet(mission, {});
  ASSERT_TRUE(plain) << plain.error().message;
  auto head = *mission.head;
  head.title = head.author = std::string(3000, 'T');
  mission.head = head;
  mission.briefing = std::vector<BriefingSection>{{"", std::string(3000, 'L'), {}}};
  for (const auto scale : {std::optional<double>(), std::optional(plain->scale)}) {
    const auto sheet = map_sheet(mission, {.scale = scale});
    ASSERT_TRUE(sheet) << sheet.error().message;
    const auto canvas = painted(*sheet);
    expect_on_page(canvas, sheet->pages.front().size_mm, "long texts");
    const auto cut = [](const std::string& line) { return line.ends_with("…"); };
    const auto header = canvas.words("header");
    EXPECT_EQ(std::count_if(header.begin(), header.end(), cut), 2);
    const auto footer = canvas.words("foot");
    EXPECT_EQ(std::count_if(footer.begin(), footer.end(), cut), 1);
  }
}

TEST(MapSheet, RefusesMoreThingsAndNamesThanItHasRoomFor) {
  auto mission = empty_mission();
  std::vector<Marker> markers;
  for (int number = 0; number <= 10'000; ++number) {
    markers.push_back({Id("o" + std::to_string(number)), Id("objective"), {}, parse_place("A1").value(), {}, {}});
  }
  mission.markers = std::move(markers);
  const auto things = map_sheet(mission, {});
  ASSERT_FALSE(things);
  EXPECT_EQ(things.error().message,
            "This mission has 10001 zones, areas, markers, links and features; a map has room for 10000 at most. Split "
            "it into several missions.");

  mission = empty_mission();
  for (int number = 0; number <= 1000; ++number) {
    mission = with_area(std::move(mission), "a" + std::to_string(number), "Area", cells("C3"));
  }
  const auto names = map_sheet(mission, {});
  ASSERT_FALSE(names);
  EXPECT_EQ(names.error().message,
            "There are 1001 names to write on the map; it has room for 1000 at most. Take the names off some zones, "
            "areas and markers, or split it into several missions.");
}

TEST(Legend, ListsExactlyWhatIsOnTheMap) {
  EXPECT_EQ(legend_ids(empty_mission()), std::vector<std::string>{});
  EXPECT_EQ(legend_ids(mission_with({6, 7}, "C2/C3", "")), (std::vector<std::string>{"wall", "pillar"}));

  auto mission = with_drop_zones(empty_mission());
  mission = with_area(std::move(mission), "shrine", "Shrine", cells("C3"));
  mission = with_objective(std::move(mission), "o1", "C3", "1");
  mission = with_marker(std::move(mission), "t", "terminal", "T", "D3");
  mission = with_link(std::move(mission), "lift", "o1", "t");
  mission = with_hatchway(std::move(mission), "B2/B3", {});
  Hatchway open;
  open.starts_open = true;
  mission = with_hatchway(std::move(mission), "C2/C3", open);
  Hatchway locked;
  locked.access = HatchAccess::locked();
  locked.breachable = true;
  mission = with_hatchway(std::move(mission), "D2/D3", locked);
  Hatchway controlled;
  controlled.access = HatchAccess::controlled_by(Id("attacker"));
  mission = with_hatchway(std::move(mission), "E2/E3", controlled);
  mission = with_board_changed(std::move(mission), [](Board& board) {
    board.lattice()->set_cell({5, 6}, CellKind::solid);
    board.lattice()->set_node({1, 2}, {NodePiece::wall_end, std::nullopt});
  });
  const std::vector<std::string> expected = {"ground-zone-attacker-drop-zone",
                                             "ground-zone-defender-drop-zone",
                                             "ground-area-shrine",
                                             "way-in",
                                             "solid",
                                             "wall-breachable",
                                             "hatchway-closed",
                                             "hatchway-open",
                                             "hatchway-closed-locked",
                                             "hatchway-closed-controlled-Attacker",
                                             "pillar",
                                             "wall-end",
                                             "marker-objective",
                                             "marker-terminal",
                                             "range",
                                             "link-Lift"};
  EXPECT_EQ(legend_ids(mission), expected);
}

TEST(Legend, SaysWhatTheMissionCallsItsMarkersWhereItCallsAllOfThemTheSame) {
  auto mission = with_objective(with_objective(empty_mission(), "o1", "C3", "1"), "o2", "D3", "2");
  const auto first_row = [&](const std::string& one, const std::string& other) {
    auto markers = *mission.markers;
    markers.at(0).name = one;
    markers.at(1).name = other;
    mission.markers = markers;
    return legend_of(lay_out_map(mission, {})).at(0).text;
  };
  EXPECT_EQ(first_row("", ""), "Objective, 40 mm");
  EXPECT_EQ(first_row("Lamp", "Lamp"), "Objective: Lamp, 40 mm");
  EXPECT_EQ(first_row("Lamp", "Core"), "Objective, 40 mm; Lamp 1, Core 2");
  EXPECT_EQ(first_row("Lamp", ""), "Objective, 40 mm; Lamp 1");
  const auto plan = lay_out_map(mission, {});
  EXPECT_EQ(plan.markers.at(0).object.title, "Lamp 1");
  EXPECT_EQ(plan.markers.at(1).object.title, "Objective 2");
}

TEST(Legend, SaysWhatTheBareMiddleOfQuartersIs) {
  const auto quarter = [](Length clear) {
    auto mission =
        with_zone(empty_mission(), "q", "drop-zone", "attacker", "", QuarterShape{Quarter::north_west, clear});
    return with_zone(std::move(mission), "r", "drop-zone", "defender", "", QuarterShape{Quarter::south_east, clear});
  };
  EXPECT_EQ(legend_ids(quarter(Length())), (std::vector<std::string>{"ground-zone-q", "ground-zone-r", "way-in"}));
  const auto entries = legend_of(lay_out_map(quarter(Length::inches(6)), {}));
  ASSERT_EQ(entries.size(), 4U) << "one for both";
  EXPECT_EQ(entries[2].id, "free-centre-6");
  EXPECT_EQ(entries[2].text, "Within 6″ of the centre: in no quarter");
  const auto named =
      with_area(quarter(Length::inches(6)), "c", "Pit", CircleShape{NodeAddress{1, {3, 3}}, Length::inches(6)});
  EXPECT_EQ(legend_ids(named), (std::vector<std::string>{"ground-zone-q", "ground-zone-r", "ground-area-c", "way-in"}))
      << "what lies there has a name of its own";
  // Between the boards, 1.4 m apart, nothing is shown of it.
  const auto apart = with_second_board(quarter(Length::inches(6)), {6, 7}, 2000, 0);
  EXPECT_EQ(legend_ids(apart), (std::vector<std::string>{"ground-zone-q", "ground-zone-r", "way-in"}));
}

TEST(Legend, GivesLongTextsTheirRoom) {
  auto mission = with_marker(empty_mission(), "r", "relic", "", "C3");
  auto system = *mission.system;
  MarkerKind relic{Id("relic"), "", ""};
  for (int number = 1; number <= 60; ++number)
    relic.name += (number == 1 ? "" : " ") + std::string("relic") + std::to_string(number);
  system.marker_kinds.push_back(relic);
  mission.system = system;
  for (const auto& shape : {mission, with_second_board(mission, {6, 7}, 606, 0)}) {
    std::string legend;
    for (const auto& words : painted(map_sheet(shape, {}).value()).words("legend")) legend += words + " ";
    EXPECT_NE(legend.find(relic.name), std::string::npos) << legend;
    EXPECT_EQ(legend.find("…"), std::string::npos);
  }
}

TEST(Legend, HasALineForEachKindOfEachSide) {
  auto mission = with_drop_zones(empty_mission());
  mission = with_zone(std::move(mission), "more", "hatch-room", "attacker", "", cells("C3"));
  const auto plan = lay_out_map(mission, {});
  EXPECT_EQ(legend_of(plan).at(0).text, "Attacker: Drop zone");
  EXPECT_EQ(legend_of(plan).at(1).text, "Defender: Drop zone");
  EXPECT_EQ(legend_of(plan).at(2).text, "Attacker: Hatch room");
}

TEST(Legend, SamplesStayInTheirBoxes) {
  for (unsigned number = 1; number <= 40; ++number) {
    for (const double scale : {1.0, 4.0, 15.0}) {
      MapOptions options;
      options.scale = scale;
      for (const auto& entry : legend_of(lay_out_map(usual_mission(number), options))) {
        RecordingCanvas canvas;
        entry.sample(canvas, {{100, 100}, {8, 4.8}});
        for (const auto& drawn : canvas.drawn()) {
          if (drawn.clips > 0 || drawn.kind == Drawn::Kind::text) continue;
          const auto box = drawn.path.bounds();
          const auto room = Rect{{100, 100}, {8, 4.8}}.grown(0.35);
          EXPECT_TRUE(box.top_left.x >= room.top_left.x && box.top_left.y >= room.top_left.y &&
                      box.bottom_right().x <= room.bottom_right().x && box.bottom_right().y <= room.bottom_right().y)
              << entry.id << " " << to_text(box);
        }
      }
    }
  }
}

TEST(ScaleBar, IsTrueAndTakesLittleRoom) {
  for (const double scale : {1.0, 2.0, 2.5, 4.0, 5.0, 6.0, 8.0, 10.0, 15.0, 25.0, 40.0, 100.0}) {
    const auto bar = scale_bar(scale);
    const double length = bar.inches * 25.4 / scale;
    EXPECT_LE(length, std::max(42.0, 2 * 25.4 / scale)) << scale;
    EXPECT_GE(length, 24) << scale;
    EXPECT_EQ(bar.inches % bar.inch_step, 0);
    RecordingCanvas canvas;
    draw(canvas, bar, {10, 10}, usual_design());
    std::vector<Rect> figures;
    std::vector<double> rulers;
    for (const auto& drawn : canvas.drawn()) {
      if (drawn.kind == Drawn::Kind::text) figures.push_back(bounds_of(drawn.text));
      if (drawn.kind == Drawn::Kind::stroke) rulers.push_back(drawn.path.bounds().size.x);
    }
    ASSERT_EQ(rulers.size(), 2U) << "the outlines of the ruler in inches and of that in millimetres";
    EXPECT_NEAR(rulers[0], length, 1e-9) << scale;
    const double steps = rulers[1] * scale / bar.millimetre_step;
    EXPECT_NEAR(steps, std::round(steps), 1e-9) << scale;
    EXPECT_LE(rulers[1], length + 1e-9) << scale;
    for (std::size_t a = 0; a < figures.size(); ++a) {
      for (std::size_t b = a + 1; b < figures.size(); ++b) EXPECT_FALSE(figures[a].overlaps(figures[b])) << scale;
      EXPECT_LE(figures[a].bottom_right().x, 10 + size_of(bar).x + 1e-9) << scale;
    }
  }
  const auto bar = scale_bar(4);
  EXPECT_EQ(bar.inches, 6);
  EXPECT_EQ(bar.millimetre_step, 50);
}

TEST(ScaleBar, EachFigureStandsAtItsMark) {
  for (const double scale : {0.75, 1.0, 2.5, 4.0, 8.0, 10.0, 40.0, 100.0}) {
    RecordingCanvas canvas;
    draw(canvas, scale_bar(scale), {10, 10}, usual_design());
    for (const auto& drawn : canvas.drawn()) {
      if (drawn.kind != Drawn::Kind::text) continue;
      const auto& run = drawn.text;
      const auto figure = run.text.substr(0, run.text.find_first_not_of("0123456789"));
      const bool of_inches = run.at.y < 14;
      const double mark = 10 + std::stoi(figure) * (of_inches ? 25.4 : 1) / scale;
      const double width = measure(figure, run.font).width;
      const double middle = run.anchor == TextRun::Anchor::middle ? run.at.x : run.at.x + width / 2;
      EXPECT_NEAR(middle, mark, 1e-6) << run.text << " at 1:" << scale;
    }
  }
}

TEST(Words, LeadIsTheFirstSentencesOfTheBriefing) {
  auto mission = with_area(empty_mission(), "shrine", "Valve shrine", cells("C3"));
  EXPECT_EQ(lead_of(mission), "");
  mission.briefing = std::vector<BriefingSection>{{"", "Hold the {area:shrine}\nto the last. Two players!", {}}};
  EXPECT_EQ(lead_of(mission), "Hold the Valve shrine to the last. Two players!");
  const std::string sentence =
      "A sentence of exactly one hundred letters, the full stop not forgotten, filled up with words as it is.";
  mission.briefing = std::vector<BriefingSection>{{"", sentence + " " + sentence + " " + sentence, {}}};
  EXPECT_EQ(lead_of(mission), sentence + " " + sentence);
  mission.briefing = std::vector<BriefingSection>{{"", "Version 1.5 of it, without a full stop", {}}};
  EXPECT_EQ(lead_of(mission), "Version 1.5 of it, without a full stop");
}

TEST(Words, SayWhatItIsBuiltFromAndByWhom) {
  EXPECT_EQ(built_from(empty_mission()), "");
  const auto from_a_box = [](Mission mission) {
    auto gallowdark = *mission.sets.front().set;
    gallowdark.pieces = {{Id("wall"), "Wall", "", 20, {}, false, {}}};
    mission.sets.front().set = gallowdark;
    return mission;
  };
  EXPECT_EQ(built_from(from_a_box(mission_with({6, 7}, "C2/C3 D2/D3", "E2/E3"))),
            "Built from one box of Gallowdark: 2 walls, 1 hatchway, 4 pillars");
  EXPECT_EQ(built_from(from_a_box(with_second_board(mission_with({6, 7}, "C2/C3", ""), {6, 7}, 606, 0))),
            "Built from two boxes of Gallowdark: 1 wall, 2 pillars");
  EXPECT_EQ(built_from(mission_with({6, 7}, "C2/C3", "")), "1 wall, 2 pillars · Gallowdark")
      << "a lattice of which nobody has counted pieces comes in no box";
  auto terrain = with_feature(open_board(), "c1", "crate", 100, 100);
  EXPECT_EQ(built_from(terrain), "1 terrain feature") << "of which no box is known";
  auto set = *terrain.sets.back().set;
  set.name = "Scatter";
  set.pieces = {{Id("crate"), "Crate", "", 1, {}, false, {}}};
  terrain.sets.back().set = set;
  EXPECT_EQ(built_from(terrain), "Built from one box of Scatter: 1 terrain feature");
  terrain.sets.back().boxes = 3;
  EXPECT_EQ(built_from(terrain), "Built from three boxes of Scatter: 1 terrain feature");
  EXPECT_EQ(built_from(edited(terrain, "remove #c1")), "");
  auto mission = empty_mission();
  EXPECT_EQ(byline(mission), "");
  auto head = *mission.head;
  head.author = "the Club";
  head.version = "3";
  mission.head = head;
  EXPECT_EQ(byline(mission), "By the Club · version 3");
}

TEST(Paper, IsReadFromItsName) {
  EXPECT_EQ(parse_paper("A4").value(), Paper::a4);
  EXPECT_EQ(parse_paper("letter").value(), Paper::letter);
  EXPECT_EQ(parse_paper("a5").value(), Paper::a5);
  EXPECT_EQ(parse_paper("Tabloid").value(), Paper::tabloid);
  EXPECT_EQ(parse_paper("914x610.5mm").value(), (Paper{914, 610.5}));
  EXPECT_EQ(to_text(Paper{914, 610.5}), "914x610.5mm");
  EXPECT_EQ(size_of(Paper{914, 610.5}), (Vec{610.5, 914}));
  for (const auto* text :
       {"", "A6", "A", "914x610", "mm", "x", "xmm", "49x300mm", "50x5081mm", "1e2x100mm", "5 0x50mm"})
    EXPECT_FALSE(parse_paper(text)) << text;
  for (const auto& [name, paper] : named_papers()) {
    EXPECT_EQ(parse_paper(name).value(), paper);
    EXPECT_EQ(to_text(paper), name);
  }
  EXPECT_EQ(parse_scale("1:4").value(), 4);
  EXPECT_EQ(parse_scale("2.5").value(), 2.5);
  for (const auto* text : {"", "0", "1:", "1:-4", "1:1e3", "4x", "1:201", "nan", "inf"})
    EXPECT_FALSE(parse_scale(text)) << text;
}

}  // namespace
}  // namespace bulkhead::test
