// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <set>
#include <string>

#include "rendering/canvas/outline.h"
#include "rendering/map/labels.h"
#include "rendering/map/map_painter.h"
#include "rendering/sheet/header_footer.h"
#include "rendering/sheet/legend.h"
#include "rendering/sheet/map_sheet.h"
#include "rendering/text/text_measure.h"
#include "rendering/text/typesetting.h"
#include "tests/rendering/support/missions.h"
#include "tests/rendering/support/recording_canvas.h"
#include "tests/support/sample_missions.h"

// What maps say of the table only where they are asked to: how far objectives are, and the codes of panels.

namespace bulkhead::test {
namespace {

/// A Gallowdark board has a border of 12 mm and a pitch of 97 mm, so cell C4 lies 254.5 mm from the left and 351.5 mm
/// from the top, E2 448.5 mm and 157.5 mm; the board is 606 × 703 mm.
Mission two_objectives() { return with_objective(with_objective(empty_mission(), "o1", "C4"), "o2", "E2"); }

MapPlan plan_with(const Mission& mission, bool codes, bool measures, double scale = 4) {
  MapOptions options;
  options.scale = scale;
  options.top_left = {10, 20};
  options.panel_codes = codes;
  options.measures = measures;
  auto plan = lay_out_map(mission, options);
  lay_out_labels(plan, plan.bounds);
  return plan;
}

TEST(MapMeasures, AreThereOnlyWhereTheyAreAskedFor) {
  const auto plan = plan_with(two_objectives(), false, false);
  EXPECT_TRUE(plan.measures.lines.empty());
  EXPECT_TRUE(plan.measures.markers.empty());
  EXPECT_TRUE(plan.panel_codes.empty());
}

TEST(MapMeasures, TellHowFarObjectivesAreFromEdgesAndOneAnother) {
  const auto measures = plan_with(two_objectives(), false, true).measures;
  ASSERT_EQ(measures.markers.size(), 2U);
  // √(194² + 194²) = 274.36 mm = 10.80 in.
  EXPECT_EQ(measures.markers[0].text,
            "10″ (254.5 mm) from the west, 13.8″ (351.5 mm) from the north, 10.8″ (274.4 mm) to\u00a0" +
                measures.markers[1].name);
  EXPECT_EQ(measures.markers[1].text, "6.2″ (157.5 mm) from the east, 6.2″ (157.5 mm) from the north");
  EXPECT_NE(measures.markers[0].name, measures.markers[1].name);
}

std::vector<std::string> measures_in_legend(const MapPlan& plan) {
  std::vector<std::string> texts;
  for (const auto& entry : legend_of(plan)) {
    if (entry.id.starts_with("measure")) texts.push_back(entry.text);
  }
  return texts;
}

TEST(MapMeasures, WithoutObjectivesAreThoseOfOtherMarkers) {
  // C4 lies 254.5 mm = 10.02 in from the left and 351.5 mm = 13.84 in from the top.
  const auto markers = with_marker(empty_mission(), "t1", "terminal", "T", "C4");
  EXPECT_EQ(measures_in_legend(plan_with(markers, false, true)),
            (std::vector<std::string>{"From the middles of markers",
                                      "T: 10″ (254.5 mm) from the west, 13.8″ (351.5 mm) from the north"}));
  const auto both = with_objective(markers, "o1", "E2", "1");
  EXPECT_EQ(measures_in_legend(plan_with(both, false, true)),
            (std::vector<std::string>{"From the middles of objectives",
                                      "1: 6.2″ (157.5 mm) from the east, 6.2″ (157.5 mm) from the north"}));
}

TEST(MapMeasures, SayThatThereAreNoObjectives) {
  for (const auto* file : {"templates/missions/airlocks.xml", "templates/missions/assault.xml"}) {
    const auto mission = mission_of_file(file);
    EXPECT_EQ(measures_in_legend(plan_with(mission, true, true, 8)),
              std::vector<std::string>{"No objectives to measure"});
    EXPECT_TRUE(measures_in_legend(plan_with(mission, true, false, 8)).empty());
    MapSheetOptions options;
    options.measures = true;
    RecordingCanvas canvas;
    map_sheet(mission, options)->pages.front().paint(canvas);
    const auto words = canvas.words("legend");
    EXPECT_NE(std::find(words.begin(), words.end(), "No objectives to measure"), words.end()) << file;
  }
}

TEST(MapMeasures, AreNotTakenFromOneLevelToAnother) {
  const auto measures = plan_with(mission_of_file("templates/missions/two-decks.xml"), false, true, 8).measures;
  ASSERT_EQ(measures.markers.size(), 6U);
  // T1 to T3 stand on the deck, G1 to G3 below.
  EXPECT_EQ(measures.markers[0].name, "T1");
  EXPECT_NE(measures.markers[0].text.find(" to\u00a0T2"), std::string::npos) << measures.markers[0].text;
  for (const auto& marker : measures.markers) {
    if (marker.name.starts_with("T")) EXPECT_EQ(marker.text.find(" to\u00a0G"), std::string::npos) << marker.text;
  }
}

TEST(MapMeasures, HaveNoLineWhoseLengthFoundNoRoom) {
  auto plan = plan_with(two_objectives(), false, true);
  ASSERT_EQ(measured_lines(plan).size(), 4U);
  const auto kept = measured_lines(plan)[1].text;
  for (auto& label : plan.labels) {
    if (plan.label_requests[label.request].text != kept) label.lines.clear();
  }
  ASSERT_EQ(measured_lines(plan).size(), 1U);
  EXPECT_EQ(measured_lines(plan).front().text, kept);
}

TEST(MapMeasures, DrawLinesFromTheRimsToTheEdges) {
  const auto plan = plan_with(two_objectives(), false, true);
  ASSERT_EQ(plan.measures.lines.size(), 4U);
  const auto& to_left = plan.measures.lines[0];
  // At 1:4, from the left edge at 10: 10 + 254.5 / 4 = 73.625, less the radius of 40 / 2 / 4 = 5.
  EXPECT_NEAR(to_left.line.from.x, 68.625, 0.001);
  EXPECT_NEAR(to_left.line.to.x, 10, 0.001);
  EXPECT_NEAR(to_left.line.from.y, 20 + 351.5 / 4, 0.001);
  EXPECT_EQ(to_left.text, "10″ · 254.5\u00a0mm");
  RecordingCanvas canvas;
  paint_map(canvas, plan);
  EXPECT_EQ(canvas.of_layer("measures").size(), 4U);
  EXPECT_EQ(canvas.count("measure-"), 4);
  const auto& layers = canvas.layers();
  EXPECT_LT(std::find(layers.begin(), layers.end(), "measures"), std::find(layers.begin(), layers.end(), "markers"));
}

std::vector<std::string> ids_of_lines(const Measures& measures) {
  std::vector<std::string> ids;
  for (const auto& line : measures.lines) ids.push_back(line.object.id);
  return ids;
}

TEST(MapMeasures, LeaveALineToTheNearerMarkerThatLiesOnIt) {
  // A4 lies 60.5 mm from the west, C4 254.5 mm, both 351.5 mm from the north: the way of C4 to the west leads over A4.
  const auto mission = with_objective(with_objective(empty_mission(), "far", "C4", "2"), "near", "A4", "1");
  const auto measures = plan_with(mission, false, true).measures;
  const std::vector<std::string> kept = {"measure-marker-far-north", "measure-marker-near-west",
                                         "measure-marker-near-north"};
  EXPECT_EQ(ids_of_lines(measures), kept);
  ASSERT_EQ(measures.markers.size(), 2U);
  // 254.5 - 60.5 = 194 mm = 7.64 in apart.
  EXPECT_EQ(measures.markers[0].text,
            "10″ (254.5 mm) from the west, 13.8″ (351.5 mm) from the north, 7.6″ (194 mm) to\u00a01");
  EXPECT_EQ(measures.markers[1].text, "2.4″ (60.5 mm) from the west, 13.8″ (351.5 mm) from the north");
}

TEST(MapMeasures, LeaveOutLinesThatLeadOverAnyMarker) {
  const auto to_west = [](const Mission& mission) {
    const auto ids = ids_of_lines(plan_with(mission, false, true).measures);
    return std::ranges::count(ids, "measure-marker-o1-west");
  };
  const auto mission = with_objective(empty_mission(), "o1", "C4");
  EXPECT_EQ(to_west(mission), 1);
  EXPECT_EQ(to_west(with_marker(mission, "t1", "terminal", "T", "A4")), 0);
  // A token in the row above is 97 mm away, farther than it is wide; one to the east lies on no way to the west, nor
  // does one on the same spot.
  EXPECT_EQ(to_west(with_marker(mission, "t1", "terminal", "T", "A3")), 1);
  EXPECT_EQ(to_west(with_marker(mission, "t1", "terminal", "T", "E4")), 1);
  EXPECT_EQ(to_west(with_marker(mission, "t1", "terminal", "T", "C4")), 1);
}

TEST(MapMeasures, GiveTheRoomToShortLengthsFirst) {
  // G1 stands 60.5 mm from the north and 157.5 mm from the east. At 1:8 that leaves 7.6 mm between the edge and the
  // long line, less the token's radius of 2.5 mm beside the short one: room for one line of words, which both would
  // take.
  auto plan = plan_with(mission_of_file("templates/missions/two-decks.xml"), false, true, 8);
  std::vector<std::string> with_words;
  for (const auto& line : measured_lines(plan)) with_words.push_back(line.object.id);
  EXPECT_EQ(std::ranges::count(with_words, "measure-marker-generator-1-north"), 1);
  std::vector<double> lengths;
  for (const auto& request : plan.label_requests) {
    if (!request.alike || request.alike->kind != length_kind) continue;
    const auto along = request.alike->thing.to - request.alike->thing.from;
    lengths.push_back(std::hypot(along.x, along.y));
  }
  EXPECT_TRUE(std::ranges::is_sorted(lengths));
}

TEST(MapMeasures, LeaveOutObjectivesOnOtherLevels) {
  auto mission = with_second_board(empty_mission(), {6, 7}, 0, 0, 1);
  mission = with_objective(with_objective(std::move(mission), "o1", "C4"), "o2", "2:C4");
  const auto measures = plan_with(mission, false, true).measures;
  ASSERT_EQ(measures.markers.size(), 2U);
  EXPECT_EQ(measures.markers[0].text, "10″ (254.5 mm) from the west, 13.8″ (351.5 mm) from the north");
  EXPECT_EQ(measures.markers[1].text, measures.markers[0].text);
}

TEST(MapMeasures, OfManyObjectivesTellTheNearest) {
  auto mission = empty_mission();
  for (int number = 1; number <= 12; ++number) {
    const auto cell = std::string(1, static_cast<char>('A' + (number - 1) % 6)) + (number <= 6 ? "2" : "6");
    mission = with_objective(std::move(mission), "o" + std::to_string(number), cell);
  }
  const auto first = plan_with(mission, false, true).measures.markers.front().text;
  std::size_t others = 0;
  for (auto at = first.find(" to\u00a0"); at != std::string::npos; at = first.find(" to\u00a0", at + 1)) ++others;
  EXPECT_EQ(others, 8U);
}

TEST(MapMeasures, OfThousandsOfObjectivesAreMadeInShortTime) {
  auto mission = empty_mission();
  std::vector<Marker> markers;
  for (int number = 0; number < 4'000; ++number) {
    markers.push_back({.id = Id("o" + std::to_string(number)),
                       .kind = Id("objective"),
                       .label = "",
                       .at = Point{Length::millimetres(number % 600), Length::millimetres(number * 7 % 700)},
                       .side = {}});
  }
  mission.markers = markers;
  const MapFrame frame(mission, {});
  const auto tokens = lay_out_markers(frame);
  const auto start = std::chrono::steady_clock::now();
  EXPECT_EQ(lay_out_measures(frame, tokens).markers.size(), 4'000U);
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(20))
      << "with sanitizers, on a busy computer";
}

TEST(MapMeasures, CallAnObjectiveWithoutALabelByItsPlace) {
  auto mission = with_objective(empty_mission(), "o1", "C4", "1");
  mission = with_objective(std::move(mission), "o2", "E2");
  mission = with_objective(std::move(mission), "o3", "E6", "2");
  const auto& markers = plan_with(mission, false, true).measures.markers;
  ASSERT_EQ(markers.size(), 3U);
  EXPECT_EQ(markers[0].name, "1");
  EXPECT_EQ(markers[1].name, "E2");
  EXPECT_EQ(markers[2].name, "2");
  EXPECT_NE(markers[0].text.find(" to\u00a0E2, "), std::string::npos) << markers[0].text;
}

TEST(MapMeasures, AreNotTakenForLeadersOfNames) {
  const auto mission = mission_of_file("templates/missions/furnace.xml");
  int leaders = 0;
  for (const double scale : {6.0, 7.0, 8.0, 10.0}) {
    auto plan = plan_with(mission, true, true, scale);
    lay_out_labels(plan, plan.bounds.grown(20));
    for (const auto& label : plan.labels) {
      if (!label.leader || plan.label_requests[label.request].region.empty()) continue;
      ++leaders;
      for (const auto& measure : plan.measures.lines) {
        EXPECT_GE(distance_to_segment(label.leader->to, measure.line.from, measure.line.to), 1.4)
            << plan.label_requests[label.request].name << " at 1:" << scale;
      }
    }
  }
  EXPECT_GT(leaders, 0);
}

TEST(MapMeasures, AreTheSameWhereTheyAreKnown) {
  const auto mission = mission_of_file("templates/missions/three-lamps.xml");
  const auto panels = panels_for_codes(mission);
  const auto full_size = plan_with(mission, true, true);
  MapOptions options;
  options.scale = 7;
  options.panel_codes = true;
  options.measures = true;
  const auto found = lay_out_map(mission, options);
  options.panels = &panels;
  options.measured = &full_size.measures.markers;
  const auto known = lay_out_map(mission, options);
  ASSERT_EQ(known.measures.markers.size(), found.measures.markers.size());
  for (std::size_t index = 0; index < known.measures.markers.size(); ++index) {
    EXPECT_EQ(known.measures.markers[index].text, found.measures.markers[index].text);
  }
  EXPECT_EQ(known.measures.lines.size(), found.measures.lines.size());
  ASSERT_EQ(known.panel_codes.size(), found.panel_codes.size());
  for (std::size_t index = 0; index < known.panel_codes.size(); ++index) {
    EXPECT_EQ(known.panel_codes[index].box, found.panel_codes[index].box);
  }
}

TEST(MapMeasures, HaveLengthsOnTheBoardsOrOffThem) {
  std::size_t lengths = 0;
  std::size_t left_out = 0;
  for (const auto* file : {"templates/missions/three-lamps.xml", "templates/missions/two-decks.xml"}) {
    for (const double scale : {6.0, 10.0, 15.0}) {
      auto plan = plan_with(mission_of_file(file), false, true, scale);
      lay_out_labels(plan, plan.bounds.grown(20));
      for (const auto& label : plan.labels) {
        const auto& request = plan.label_requests[label.request];
        if (!request.alike || request.alike->kind != length_kind) continue;
        (label.lines.empty() ? left_out : lengths) += 1;
        EXPECT_LE(label.lines.size(), 2U) << request.text;
        for (const auto& line : label.lines) EXPECT_FALSE(line.text.ends_with("·")) << line.text;
        for (const auto& loop : plan.floor.outline) {
          for (std::size_t corner = 0; !label.lines.empty() && corner < loop.size(); ++corner) {
            EXPECT_FALSE(crosses(loop[corner], loop[(corner + 1) % loop.size()], label.box)) << request.text;
          }
        }
      }
      EXPECT_EQ(count_left_out(plan, length_kind) + measured_lines(plan).size(), plan.measures.lines.size());
    }
  }
  EXPECT_GT(lengths, left_out);
}

TEST(PanelCodes, StandBesideThePanelsThatBuildTheLayout) {
  const auto plan = plan_with(with_shipped_gallowdark(mission_with({6, 7}, "C2/C3", "")), true, false);
  ASSERT_EQ(plan.panel_codes.size(), 1U);
  const auto& code = plan.panel_codes.front();
  EXPECT_EQ(code.code, "SW");
  // Nodes lie at 13 + 24.25 c, 23 + 24.25 r.
  EXPECT_NEAR(code.line.from.x, 61.5, 0.001);
  EXPECT_NEAR(code.line.to.x, 85.75, 0.001);
  EXPECT_NEAR(code.line.from.y, 71.5, 0.001);
  EXPECT_EQ(count_left_out(plan, code_kind), 0U);
}

TEST(PanelCodes, HaveAStarWhereAHatchStaysShut) {
  const auto mission = mission_of_file("templates/missions/furnace.xml");
  const auto plan = plan_with(mission, true, false);
  std::size_t wanted = 0;
  for (const auto& panel : panels_for_codes(mission).panels) wanted += panel.stand_ins.empty() ? 0U : 1U;
  ASSERT_GT(wanted, 0U);
  const auto with_star = [](const LabelRequest& request) {
    return request.alike && request.alike->kind == code_kind && request.text.ends_with('*');
  };
  EXPECT_EQ(static_cast<std::size_t>(std::ranges::count_if(plan.label_requests, with_star)), wanted);
  const auto entries = legend_of(plan);
  EXPECT_TRUE(std::ranges::any_of(entries, [](const LegendEntry& entry) { return entry.id == "code-*"; }));
}

TEST(PanelCodes, CoverEveryWallAndHatchwayOfWhatIsShipped) {
  for (const auto& mission : shipped_missions()) {
    const auto plan = plan_with(mission, true, false);
    if (plan.panel_codes.empty()) continue;
    // Of the sample of the format, whose set has few pieces, five hatchways fit no panel.
    std::set<std::string> without_panel;
    for (const auto& at : panels_for_codes(mission).uncovered) without_panel.insert(to_text(mission, at));
    EXPECT_EQ(without_panel.size(), mission.system->id == Id("specimen") ? 5U : 0U) << mission.head->id.text();
    double built = 0;
    const auto add = [&](const auto& piece) {
      if (!without_panel.contains(piece.object.address)) built += piece.run.length;
    };
    for (const auto& wall : plan.walls) add(wall);
    for (const auto& hatchway : plan.hatchways) add(hatchway);
    double covered = 0;
    for (const auto& code : plan.panel_codes) {
      covered += std::hypot(code.line.to.x - code.line.from.x, code.line.to.y - code.line.from.y);
    }
    EXPECT_NEAR(covered, built, 0.01) << mission.head->id.text();
  }
}

TEST(PanelCodes, ThatNoPanelHasAreSaidToLack) {
  const auto rows = [](const MapPlan& plan) {
    const auto entries = legend_of(plan);
    return std::count_if(entries.begin(), entries.end(),
                         [](const LegendEntry& entry) { return entry.text == "No panels with codes"; });
  };
  // Nobody has listed the pieces of its set.
  const auto mission = mission_of_file("templates/missions/assault.xml");
  EXPECT_EQ(rows(plan_with(mission, true, false, 8)), 1);
  EXPECT_EQ(rows(plan_with(mission, false, false, 8)), 0);
  EXPECT_EQ(rows(plan_with(mission_of_file("templates/missions/three-lamps.xml"), true, false, 8)), 0);
}

TEST(PanelCodes, AreExplainedInTheLegend) {
  MapSheetOptions options;
  options.panel_codes = true;
  const auto sheet = map_sheet(mission_of_file("templates/missions/three-lamps.xml"), options).value();
  EXPECT_TRUE(sheet.warnings.empty()) << sheet.warnings.front();
  RecordingCanvas canvas;
  sheet.pages.front().paint(canvas);
  const auto words = canvas.words("legend");
  const auto on_map = canvas.words("labels");
  EXPECT_NE(std::find(words.begin(), words.end(), "Short wall"), words.end());
  EXPECT_EQ(std::count(on_map.begin(), on_map.end(), "SW"), 2);
}

/// What codes a legend explains, and the words about those that it does not.
std::pair<std::set<std::string>, std::string> codes_in(const std::vector<LegendEntry>& entries) {
  std::pair<std::set<std::string>, std::string> found;
  for (const auto& entry : entries) {
    if (entry.id.starts_with("code-")) found.first.insert(entry.id.substr(5));
    if (entry.id == "codes-left-out") found.second = entry.text;
  }
  return found;
}

TEST(PanelCodes, AreExplainedOnlyWhereTheyFoundRoom) {
  auto plan = plan_with(mission_of_file("templates/missions/furnace.xml"), true, false, 2);
  ASSERT_EQ(count_left_out(plan, code_kind), 0U);
  // Of the labels keep the first two codes: one with a star, and one without.
  std::set<std::string> wanted;
  for (auto& label : plan.labels) {
    const auto& request = plan.label_requests[label.request];
    if (!request.alike || request.alike->kind != code_kind) continue;
    const bool has_star = request.text.ends_with('*');
    const bool is_new = std::ranges::none_of(wanted, [&](const auto& code) { return code.ends_with('*') == has_star; });
    if (is_new) {
      wanted.insert(request.text);
    } else {
      label.lines.clear();
    }
  }
  ASSERT_EQ(wanted.size(), 2U);
  std::set<std::string> explained;
  for (auto code : wanted) {
    if (code.ends_with('*')) explained.insert("*");
    explained.insert(code.substr(0, code.find('*')));
  }
  const auto [codes, left_out] = codes_in(legend_of(plan));
  EXPECT_EQ(codes, explained);
  const auto all = plan.panel_codes.size();
  EXPECT_EQ(left_out, std::to_string(all - 2) + " of " + std::to_string(all) + " codes have no room");
}

TEST(PanelCodes, OfASmallSheetAreTheOnesInItsLegend) {
  for (const auto* file : {"templates/missions/airlocks.xml", "templates/missions/three-lamps.xml"}) {
    MapSheetOptions options;
    options.paper = Paper::a5;
    options.panel_codes = true;
    RecordingCanvas canvas;
    const auto sheet = map_sheet(mission_of_file(file), options).value();
    sheet.pages.front().paint(canvas);
    const auto in_legend = canvas.words("legend");
    const auto on_map = canvas.words("labels");
    const auto explained = [&](const std::string& code) { return std::ranges::count(in_legend, code) > 0; };
    std::size_t printed = 0;
    for (const std::string code : {"LH", "LHP", "LW", "LWP", "SH", "SHP", "SW"}) {
      const auto count = std::ranges::count(on_map, code) + std::ranges::count(on_map, code + "*");
      EXPECT_EQ(explained(code), count > 0) << code;
      printed += static_cast<std::size_t>(count);
    }
    const auto stars = std::ranges::count_if(on_map, [](const std::string& word) { return word.ends_with('*'); });
    EXPECT_EQ(explained("*"), stars > 0);
    // One row says how many are missing, as the export does.
    ASSERT_FALSE(sheet.warnings.empty());
    const auto all = plan_with(mission_of_file(file), true, false, 8).panel_codes.size();
    const auto missing = std::to_string(all - printed) + " of " + std::to_string(all) + " codes ";
    EXPECT_TRUE(explained(missing + "have no room")) << missing;
    EXPECT_TRUE(std::ranges::any_of(sheet.warnings, [&](const std::string& warning) {
      return warning.starts_with(missing + "of panels found no room");
    })) << missing;
  }
}

TEST(PanelCodes, HaveAStarInTheLegendThatIsNoSpeck) {
  const auto entries = legend_of(plan_with(mission_of_file("templates/missions/furnace.xml"), true, false, 2));
  const auto row = std::ranges::find(entries, "code-*", &LegendEntry::id);
  ASSERT_NE(row, entries.end());
  RecordingCanvas canvas;
  row->sample(canvas, {{100, 50}, {8, 4.8}});
  ASSERT_EQ(canvas.drawn().size(), 1U);
  const auto& run = canvas.drawn().front().text;
  const auto inked = outlines_of(placed(run), run.font.weight).bounds();
  // As high as capitals of 6.5 pt, 0.727 em each: 0.727 × 6.5 × 25.4 / 72 = 1.667 mm. The middle is at 50 + 2.4.
  EXPECT_NEAR(inked.size.y, 1.667, 0.03);
  EXPECT_NEAR(inked.centre().y, 52.4, 0.03);
  EXPECT_NEAR(inked.centre().x, 104, 0.1);
}

TEST(MapSheet, SaysWhatToLeaveOutWhereCodesOrMeasuresTakeTooMuchRoom) {
  const auto on_a5 = [](const std::string& name, bool codes, bool measures) {
    MapSheetOptions options;
    options.paper = Paper::a5;
    options.panel_codes = codes;
    options.measures = measures;
    const auto sheet = map_sheet(mission_of_file("templates/missions/" + name + ".xml"), options);
    return sheet ? std::string("fits") : sheet.error().message;
  };
  const auto ends_with_advice = [](const std::string& message, const std::string& advice) {
    const auto at = message.find(". Leave out ");
    return message.starts_with("The legend of this map is too long for A5: ") && at != std::string::npos &&
           message.substr(at + 2) == advice + ", or take A4, on which it fits at 1:8.";
  };
  // Six cores are many lengths: no sheet of A5 has room for them. Two decks have room for either, not for both.
  EXPECT_EQ(on_a5("decompression", true, false), "fits");
  for (const bool codes : {false, true}) {
    const auto message = on_a5("decompression", codes, true);
    EXPECT_TRUE(ends_with_advice(message, "Leave out the measures")) << message;
  }
  EXPECT_EQ(on_a5("two-decks", true, false), "fits");
  EXPECT_EQ(on_a5("two-decks", false, true), "fits");
  const auto both = on_a5("two-decks", true, true);
  EXPECT_TRUE(ends_with_advice(both, "Leave out the measures or the codes of panels")) << both;
}

TEST(MapSheet, FillsThePaperWhereThatIsAskedFor) {
  MapSheetOptions options;
  options.fill = true;
  const auto filled = map_sheet(empty_mission(), options).value();
  EXPECT_LT(filled.scale, 4);
  EXPECT_GT(filled.scale, 3);
  options.fill = false;
  options.scale = filled.scale - 0.01;
  EXPECT_FALSE(map_sheet(empty_mission(), options)) << "nothing larger fits";
}

TEST(MapSheet, LiesAsItIsTold) {
  MapSheetOptions options;
  for (const auto paper : {Paper::a5, Paper::a4, Paper::a2, Paper::tabloid, Paper{500, 300}}) {
    options.paper = paper;
    options.orientation = Orientation::upright;
    const auto upright = map_sheet(empty_mission(), options).value().pages.front().size_mm;
    EXPECT_EQ(upright, size_of(paper));
    options.orientation = Orientation::across;
    EXPECT_EQ(map_sheet(empty_mission(), options)->pages.front().size_mm, (Vec{upright.y, upright.x}));
  }
}

TEST(MapSheet, TakesSquarePaper) {
  MapSheetOptions options;
  options.paper = {500, 500};
  for (const auto orientation : {Orientation::best, Orientation::upright, Orientation::across}) {
    options.orientation = orientation;
    const auto sheet = map_sheet(empty_mission(), options);
    ASSERT_TRUE(sheet) << sheet.error().message;
    EXPECT_EQ(sheet->pages.front().size_mm, (Vec{500, 500}));
  }
}

TEST(MapSheet, CutsWhatStandsBelowTheTitleBetweenSentences) {
  const auto header_of = [](const std::string& text, double width) {
    auto mission = empty_mission();
    mission.briefing = std::vector<BriefingSection>{{"", text, {}}};
    return set_header(mission, "MAP", width, HeadTexts::long_ones);
  };
  const std::string first = "The pumps stand.";
  const auto long_one = std::string(
      " They have stood since the flood, and nobody who was there when they stopped is "
      "left to say which of the three it was that stopped before the two others.");
  // 60 mm beside what stands at the right hold some 35 letters a line, and there are three lines.
  const auto cut = header_of(first + long_one, 52 + 60);
  EXPECT_EQ(cut.lead, std::vector{first});
  EXPECT_TRUE(cut.lead_is_cut);
  const auto within = header_of(long_one.substr(1) + " " + first, 52 + 60);
  EXPECT_EQ(within.lead.size(), 3U);
  EXPECT_TRUE(within.lead.back().ends_with("…")) << "not even one sentence fits";
  EXPECT_TRUE(within.lead_is_cut);
  // Three lines of words, of which the last ends behind one, and without the comma that may follow.
  std::string joined;
  for (const auto& line : within.lead) joined += (joined.empty() ? "" : " ") + line;
  joined.erase(joined.size() - std::string("…").size());
  const auto rest = long_one.substr(1).substr(joined.size());
  EXPECT_EQ(long_one.substr(1, joined.size()), joined);
  EXPECT_TRUE(rest.starts_with(' ') || rest.starts_with(", ")) << rest;
  const auto whole = header_of(first + long_one, 52 + 150);
  EXPECT_GT(whole.lead.size(), 1U);
  EXPECT_FALSE(whole.lead_is_cut);
}

TEST(MapSheet, SaysWhatIsCut) {
  auto mission = empty_mission();
  EXPECT_TRUE(map_sheet(mission, {})->warnings.empty());
  auto head = *mission.head;
  head.title = std::string(20'000, 'T');
  mission.head = head;
  const auto warnings = map_sheet(mission, {})->warnings;
  ASSERT_FALSE(warnings.empty());
  EXPECT_EQ(warnings[0], "The title is too long for this sheet, and is cut.");
}

}  // namespace
}  // namespace bulkhead::test
