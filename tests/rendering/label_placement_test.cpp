// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "rendering/label/lines.h"
#include "rendering/label/placement.h"
#include "rendering/map/labels.h"
#include "rendering/sheet/map_sheet.h"
#include "rendering/text/text_measure.h"
#include "tests/rendering/support/missions.h"
#include "tests/rendering/support/recording_canvas.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

LabelRequest request(std::string text, std::vector<Loop> region) {
  LabelRequest result;
  result.text = std::move(text);
  result.font = {9, Font::Weight::bold, 0, false};
  result.region = std::move(region);
  return result;
}

Loop rectangle(double x, double y, double width, double height) {
  return {{x, y}, {x + width, y}, {x + width, y + height}, {x, y + height}};
}

const Rect page = {{0, 0}, {200, 200}};

TEST(LabelPlacement, TakesTheMiddleOfAFreeRegion) {
  const LabelScene scene = {page, {}, {}, {}, {}, {request("SHRINE", {rectangle(20, 20, 60, 30)})}};
  const auto labels = place_labels(scene);
  ASSERT_EQ(labels.size(), 1U);
  EXPECT_EQ(labels[0].lines.size(), 1U);
  EXPECT_EQ(labels[0].lines[0].font.size, 9);
  EXPECT_NEAR(labels[0].box.centre().x, 50, 1);
  EXPECT_NEAR(labels[0].box.centre().y, 35, 1.5);
  EXPECT_FALSE(labels[0].leader);
}

TEST(LabelPlacement, GivesWayToWhatIsTakenOrBuilt) {
  for (const bool taken : {true, false}) {
    LabelScene scene = {page, {}, {}, {}, {}, {request("SHRINE", {rectangle(20, 20, 60, 30)})}};
    (taken ? scene.taken : scene.built).emplace_back(RoundObstacle{{50, 35}, 6});
    const auto labels = place_labels(scene);
    EXPECT_FALSE(overlaps(labels[0].box, RoundObstacle{{50, 35}, 6}));
    EXPECT_FALSE(labels[0].leader) << "there is room above and below";
  }
}

TEST(LabelPlacement, KeepsLargeNamesOfGroundAwayFromMarkersWhereThereIsRoom) {
  LabelScene scene = {page, {}, {}, {}, {}, {request("SHRINE", {rectangle(20, 20, 60, 90)})}};
  scene.requests.front().font.size = 20;
  const auto middle = place_labels(scene)[0].box;
  // A marker above the middle, which the name would all but touch there.
  scene.taken.emplace_back(RoundObstacle{{50, middle.top_left.y - 3.1}, 3});
  const auto box = place_labels(scene)[0].box;
  EXPECT_FALSE(overlaps(box.grown(0.7 * box.size.y), scene.taken[0])) << to_text(box);
}

TEST(LabelPlacement, AvoidsWhatIsLightWhereItCan) {
  LabelScene scene = {page, {}, {}, {}, {}, {request("SHRINE", {rectangle(20, 20, 60, 30)})}};
  scene.light.emplace_back(Segment{{20, 35}, {80, 35}});
  const auto labels = place_labels(scene);
  EXPECT_FALSE(overlaps(labels[0].box, scene.light[0]));
}

TEST(LabelPlacement, GoesFartherToAvoidALineAndKeepsLabelsApart) {
  LabelScene scene = {page, {}, {}, {}, {}, {request("SHRINE", {rectangle(20, 20, 60, 30)})}};
  // Through the middle of where it would stand, and to all of it that is near.
  scene.lines.emplace_back(Rect{{20, 29}, {60, 12}});
  EXPECT_FALSE(overlaps(place_labels(scene)[0].box, scene.lines[0]));
  scene.requests.push_back(scene.requests[0]);
  scene.apart = 2;
  const auto labels = place_labels(scene);
  EXPECT_FALSE(labels[0].box.grown(1.9).overlaps(labels[1].box));
}

TEST(LabelPlacement, BreaksIntoLinesAndShrinksBeforeItLeaves) {
  const auto narrow = place_labels({page, {}, {}, {}, {}, {request("VALVE SHRINE", {rectangle(50, 50, 17, 30)})}});
  EXPECT_EQ(narrow[0].lines.size(), 2U);
  EXPECT_FALSE(narrow[0].leader);
  const auto width = measure("SHRINE", {9, Font::Weight::bold, 0, false}).width;
  const auto tight = place_labels({page, {}, {}, {}, {}, {request("SHRINE", {rectangle(50, 50, width * 0.95, 30)})}});
  EXPECT_LT(tight[0].lines.at(0).font.size, 9);
  EXPECT_GE(tight[0].lines.at(0).font.size, 6.5);
  EXPECT_FALSE(tight[0].leader);
}

TEST(LabelPlacement, StandsOutsideWithALeaderWhereTheRegionIsTooSmall) {
  const auto labels = place_labels({page, {}, {}, {}, {}, {request("VALVE SHRINE", {rectangle(100, 100, 4, 4)})}});
  ASSERT_TRUE(labels[0].leader);
  EXPECT_TRUE(inside({rectangle(100, 100, 4, 4)}, labels[0].leader->to));
  EXPECT_FALSE(labels[0].box.overlaps({{100, 100}, {4, 4}}));
  EXPECT_EQ(labels[0].number, 0);
}

TEST(LabelPlacement, StandsOnTheBoardsWhereItsRegionReachesBeyond) {
  // A strip of 100 mm across two boards of 30 mm; its middle lies between them.
  LabelScene scene = {page, {}, {}, {}, {rectangle(10, 20, 30, 60), rectangle(80, 20, 30, 60)}, {}};
  scene.requests = {request("SHRINE", {rectangle(10, 20, 100, 20)})};
  const auto box = place_labels(scene)[0].box;
  EXPECT_TRUE((box.top_left.x >= 9 && box.bottom_right().x <= 41) ||
              (box.top_left.x >= 79 && box.bottom_right().x <= 111))
      << to_text(box);
}

TEST(LabelPlacement, IsRatherSmallerThanThatItsHaloReachesOverTheBoardsEdge) {
  LabelScene scene = {page, {}, {}, {}, {rectangle(10, 10, 150, 60)}, {}};
  scene.requests = {request("DESK", {rectangle(10, 10, 60, 20)})};
  scene.requests.front().smallest = 6.5;
  const double width = place_labels(scene)[0].box.size.x;
  // The letters have room in this zone at the edge, but their halo has not.
  scene.requests.front().region = {rectangle(10, 10, width - 2 * text_halo + 0.2, 20)};
  const auto label = place_labels(scene)[0];
  EXPECT_GE(label.box.top_left.x, 10);
  ASSERT_EQ(label.lines.size(), 1U);
  EXPECT_LT(label.lines[0].font.size, 9);
}

TEST(LabelPlacement, GivesWayToOtherRegions) {
  LabelScene scene = {page, {}, {}, {}, {}, {}};
  scene.requests = {request("SHRINE", {rectangle(20, 20, 100, 30)}), request("PIT", {rectangle(50, 15, 40, 40)})};
  EXPECT_FALSE(place_labels(scene)[0].box.grown(-text_halo).overlaps({{50, 15}, {40, 40}}));
}

TEST(LabelPlacement, KeepsClearOfWhatIsBuiltWhereThereIsRoom) {
  LabelScene scene = {page, {}, {}, {}, {}, {request("PIT", {rectangle(20, 20, 40, 30)})}};
  const auto without = place_labels(scene)[0].box;
  // A wall that all but touches it where it would stand.
  scene.built.emplace_back(Rect{{20, without.bottom_right().y + 0.1}, {40, 1}});
  const auto beside = place_labels(scene)[0].box;
  EXPECT_LE(beside.bottom_right().y, without.bottom_right().y - 0.4);
}

TEST(LabelPlacement, KeepsNamesOfOneColourOutOfOneLine) {
  LabelScene scene = {page, {}, {}, {}, {}, {}};
  scene.requests = {request("WEST EDGE", {rectangle(20, 20, 12.5, 100)}),
                    request("WEST BANK", {rectangle(32.5, 20, 12.5, 100)})};
  const auto apart = [&] {
    const auto labels = place_labels(scene);
    const auto& high = labels[0].box.top_left.y < labels[1].box.top_left.y ? labels[0].box : labels[1].box;
    const auto& low = labels[0].box.top_left.y < labels[1].box.top_left.y ? labels[1].box : labels[0].box;
    return low.top_left.y - high.bottom_right().y;
  };
  EXPECT_GE(apart(), 1.4) << "they would read as one";
  scene.requests[1].colour = {1, 2, 3, 1};
  EXPECT_LT(apart(), 0) << "another colour tells that they are two";
}

TEST(LabelPlacement, BecomesANumberWhereWordsFindNoRoom) {
  LabelScene scene = {{{0, 0}, {14, 24}}, {}, {}, {}, {}, {}};
  scene.requests = {request("A NAME FAR TOO LONG FOR SO SMALL A PAGE", {rectangle(2, 2, 10, 20)}),
                    request("ANOTHER NAME FAR TOO LONG FOR IT", {rectangle(2, 2, 10, 20)})};
  const auto labels = place_labels(scene);
  EXPECT_EQ(labels[0].number, 1);
  EXPECT_EQ(labels[1].number, 2);
  EXPECT_TRUE(labels[0].lines.empty());
  EXPECT_GT(labels[0].box.size.x, 0);
  EXPECT_GT(labels[1].box.size.x, 0);
  EXPECT_FALSE(labels[0].box.overlaps(labels[1].box));
}

/// Four boxes between an outer and an inner one.
std::vector<Obstacle> between(const Rect& outer, const Rect& inner) {
  const auto from = outer.top_left;
  const auto to = outer.bottom_right();
  const auto low = inner.top_left;
  const auto high = inner.bottom_right();
  return {Rect{from, {outer.size.x, low.y - from.y}}, Rect{{from.x, high.y}, {outer.size.x, to.y - high.y}},
          Rect{{from.x, low.y}, {low.x - from.x, inner.size.y}}, Rect{{high.x, low.y}, {to.x - high.x, inner.size.y}}};
}

TEST(LabelPlacement, BecomesANumberRatherThanStandOnOtherGround) {
  // The gate is too small for its name, and all but the yard beside it is built over.
  LabelScene scene = {page, {}, {}, {}, {}, {request("NORTHERN GATE", {rectangle(40, 60, 6, 6)})}};
  scene.built = between(page, {{40, 50}, {66, 40}});
  scene.requests.push_back(request("YARD", {rectangle(46, 50, 60, 40)}));
  const auto apart = place_labels(scene);
  EXPECT_EQ(apart[0].number, 1);
  EXPECT_TRUE(inside(scene.requests[0].region, apart[0].box.centre()));
  EXPECT_EQ(apart[1].number, 0);
  // Of a gate in the yard the name may stand beside it there, …
  scene.requests[1].region = {rectangle(40, 50, 66, 40)};
  const auto within = place_labels(scene);
  EXPECT_EQ(within[0].number, 0);
  EXPECT_TRUE(within[0].leader);
  // … and so may the name of what is no ground.
  scene.requests[1].region = {rectangle(46, 50, 60, 40)};
  scene.requests[0].region.clear();
  scene.requests[0].point = {43, 63};
  EXPECT_EQ(place_labels(scene)[0].number, 0);
}

TEST(LabelPlacement, BecomesANumberRatherThanHaveALongLeader) {
  // A place of 6 mm, around which so much is built over. A name stands on rings whose distance from the place grows by
  // half each time: 1.5 mm, 2.25 … 11.4, which is less than 15, then 17.1.
  const auto label = [](double built_over, double size) {
    LabelScene scene = {page, {}, {}, {}, {}, {request("NORTHERN GATE", {rectangle(97, 97, 6, 6)})}};
    scene.requests[0].font.size = size;
    scene.requests[0].smallest = size;
    scene.built = between(Rect{{97, 97}, {6, 6}}.grown(built_over), {{97, 97}, {6, 6}});
    return place_labels(scene)[0];
  };
  const auto near = label(11, 9);
  EXPECT_EQ(near.number, 0);
  ASSERT_TRUE(near.leader);
  EXPECT_FALSE(near.box.overlaps(Rect{{97, 97}, {6, 6}}.grown(11)));
  EXPECT_TRUE(near.box.overlaps(Rect{{97, 97}, {6, 6}}.grown(15)));
  EXPECT_EQ(label(13, 9).number, 1);
  EXPECT_FALSE(label(13, 9).leader);
  EXPECT_EQ(label(13, 18).number, 0) << "letters twice as large are found twice as far away";
}

TEST(LabelPlacement, SaysWhereThereIsNoRoomAtAll) {
  LabelScene scene = {{{0, 0}, {14, 14}}, {}, {}, {}, {}, {request("NAME", {rectangle(2, 2, 10, 10)})}};
  scene.built.emplace_back(Rect{{0, 0}, {14, 14}});
  const auto labels = place_labels(scene);
  EXPECT_EQ(labels[0].number, unplaced);
  EXPECT_EQ(labels[0].box.size.x, 0);
}

TEST(LabelPlacement, StandsBesideAThing) {
  LabelRequest beside = request("Generator", {});
  beside.point = {50, 50};
  beside.radius = 4;
  const auto labels = place_labels({page, {}, {}, {}, {}, {beside}});
  EXPECT_FALSE(overlaps(labels[0].box, RoundObstacle{{50, 50}, 4}));
  EXPECT_GT(labels[0].box.top_left.x, 54) << "to the right where that is free";
  EXPECT_LT(labels[0].box.top_left.x, 56);
}

TEST(LabelPlacement, IsTheSameForTheSameScene) {
  auto plan = lay_out_map(usual_mission(7), {});
  const auto scene = label_scene(plan, plan.bounds);
  const auto first = place_labels(scene);
  ASSERT_FALSE(first.empty());
  // The order in which obstacles are named does not matter.
  auto turned = scene;
  for (auto* obstacles : {&turned.taken, &turned.built, &turned.light})
    std::reverse(obstacles->begin(), obstacles->end());
  const auto second = place_labels(turned);
  ASSERT_EQ(first.size(), second.size());
  for (std::size_t index = 0; index < first.size(); ++index) EXPECT_EQ(first[index].box, second[index].box);
}

TEST(LabelLines, AreOfEvenWidth) {
  const auto shapes = label_shapes("UPPER GUN BATTERY", {9, Font::Weight::bold, 0, false}, 6.5, {}, {});
  ASSERT_EQ(shapes.size(), 9U) << "one to three lines in three sizes";
  EXPECT_EQ(shapes.front().lines.size(), 1U) << "the best first";
  for (const auto& shape : shapes) {
    if (shape.lines.size() == 2) {
      EXPECT_EQ(shape.lines[0].text, "UPPER GUN");
    }
  }
  EXPECT_TRUE(label_shapes("", {9, Font::Weight::bold, 0, false}, 6.5, {}, {}).empty());
}

TEST(LabelLines, EndInNoDotWhereTheyAreBrokenThere) {
  const Font font{9, Font::Weight::bold, 0, false};
  const auto lines_of = [](const LabelShape& shape) {
    std::vector<std::string> lines;
    for (const auto& line : shape.lines) lines.push_back(line.text);
    return lines;
  };
  // A no-break space keeps a number with its unit: there is one place to break it, and no third line.
  const auto shapes = label_shapes("10″ · 254.5\u00a0mm", font, 9, {}, {});
  ASSERT_EQ(shapes.size(), 2U);
  EXPECT_EQ(lines_of(shapes[0]), std::vector<std::string>{"10″ · 254.5\u00a0mm"});
  EXPECT_EQ(lines_of(shapes[1]), (std::vector<std::string>{"10″", "254.5\u00a0mm"}));
  // Within a line it stays, and so it does where it begins or ends the name itself.
  for (const auto& shape : label_shapes("UPPER · GUN BATTERY", font, 9, {}, {})) {
    if (shape.lines.size() != 2) continue;
    EXPECT_EQ(lines_of(shape), (std::vector<std::string>{"UPPER · GUN", "BATTERY"}));
  }
  EXPECT_EQ(lines_of(label_shapes("· GUN ·", font, 9, {}, {}).front()), std::vector<std::string>{"· GUN ·"});
}

TEST(LabelLines, LeaveNoNumberAlone) {
  const Font font{9, Font::Weight::bold, 0, false};
  for (const auto& shape : label_shapes("2 CHANNEL", font, 6.5, {}, {})) EXPECT_EQ(shape.lines.size(), 1U);
  // In three lines the number would be one of them.
  std::size_t most = 0;
  for (const auto& shape : label_shapes("5 READING ROOM", font, 6.5, {}, {})) {
    EXPECT_NE(shape.lines.front().text, "5");
    most = std::max(most, shape.lines.size());
  }
  EXPECT_EQ(most, 2U);
}

TEST(LabelLines, HaveSignsAsLargeAsTheWords) {
  // On a map, words of 9 points have a sign of 3.5 mm.
  const auto sign = [](double points) {
    const auto shape = label_shapes("WATCH", {points, Font::Weight::bold, 0, false}, 6.5, {}, {}).front();
    return with_sign(shape, "D", {}).badge->size.y;
  };
  EXPECT_NEAR(sign(9), 3.5, 1e-9);
  EXPECT_NEAR(sign(7), 3.5, 1e-9);
  EXPECT_NEAR(sign(22.5), 8.75, 1e-9);
}

TEST(LabelLines, HaveABlankBetweenSignAndWords) {
  const Font font{9, Font::Weight::bold, 0, false};
  const auto shape = with_sign(label_shapes("PATROL", font, 6.5, {}, {}).front(), "P", {});
  auto words = shape.lines.front();
  words.halo = 0;
  // Inter's blank is about 0.27 em wide: 0.27 × 9 pt × 0.353 mm are 0.86 mm.
  EXPECT_GT(bounds_of(words).top_left.x - shape.badge->bottom_right().x, 0.86);
}

/// All text of a page with all that it must not cover, from what is really drawn.
struct Inked {
  std::vector<std::pair<std::string, Rect>> words;
  std::vector<std::pair<std::string, Rect>> things;
};

Inked inked(const RecordingCanvas& canvas) {
  Inked result;
  for (const auto& drawn : canvas.drawn()) {
    const bool thing = drawn.object.starts_with("wall-") || drawn.object.starts_with("hatchway-") ||
                       drawn.object.starts_with("pillar-") || drawn.object.starts_with("end-") ||
                       drawn.object.starts_with("marker-");
    if (drawn.kind == Drawn::Kind::text) {
      if (!drawn.object.starts_with("marker-")) {
        auto run = drawn.text;
        run.halo = 0;
        result.words.emplace_back(run.text, bounds_of(run));
      }
    } else if (thing && drawn.clips == 0 && !drawn.path.empty()) {
      result.things.emplace_back(drawn.object, drawn.path.bounds());
    }
  }
  return result;
}

/// A marker's corners are not its disc: a label may stand in the corner of a disc's box.
bool truly_overlap(const std::string& object, const Rect& thing, const Rect& word) {
  if (!object.starts_with("marker-")) return thing.overlaps(word);
  return overlaps(word, RoundObstacle{thing.centre(), thing.size.x / 2});
}

std::string mistakes(const RecordingCanvas& canvas) {
  const auto all = inked(canvas);
  std::string found;
  for (std::size_t a = 0; a < all.words.size(); ++a) {
    for (std::size_t b = a + 1; b < all.words.size(); ++b) {
      if (all.words[a].first == all.words[b].first && all.words[a].second == all.words[b].second) continue;
      // Lines of one text stand close: what their letters might need above and below may touch.
      if (all.words[a].second.grown(-0.35).overlaps(all.words[b].second.grown(-0.35))) {
        found += all.words[a].first + " / " + all.words[b].first + "\n";
      }
    }
    for (const auto& [object, box] : all.things) {
      if (truly_overlap(object, box, all.words[a].second)) found += all.words[a].first + " / " + object + "\n";
    }
  }
  return found;
}

RecordingCanvas sheet_of(const Mission& mission) {
  RecordingCanvas canvas;
  const auto sheet = map_sheet(mission, {});
  EXPECT_TRUE(sheet) << sheet.error().message;
  if (sheet) sheet->pages.front().paint(canvas);
  EXPECT_TRUE(canvas.balanced());
  return canvas;
}

TEST(Labels, OverlapNothingOnShippedMissions) {
  const auto missions = shipped_missions();
  EXPECT_GE(missions.size(), 6U);
  for (const auto& mission : missions) EXPECT_EQ(mistakes(sheet_of(mission)), "") << mission.head->id.text();
}

TEST(Labels, OverlapNothingOnMissionsThatShowEverything) {
  for (const auto& file : map_files()) EXPECT_EQ(mistakes(sheet_of(mission_of_file(file))), "") << file;
}

TEST(Labels, OverlapNothingOnUsualMissions) {
  for (unsigned number = 1; number <= 200; ++number) {
    EXPECT_EQ(mistakes(sheet_of(usual_mission(number))), "") << "mission " << number;
  }
}

TEST(Labels, HaveLeadersThatAreNoLinesOfAPattern) {
  // The burner controls of the furnace are hatched in the colour of their names.
  MapSheetOptions options;
  options.paper = Paper::letter;
  RecordingCanvas canvas;
  map_sheet(mission_of_file("templates/missions/furnace.xml"), options).value().pages.front().paint(canvas);
  const auto strokes_of = [&](Colour colour, double width) {
    return std::ranges::count_if(canvas.drawn(), [&](const Drawn& drawn) {
      return drawn.kind == Drawn::Kind::stroke && drawn.stroke.colour == colour && drawn.stroke.width == width;
    });
  };
  // Two names have no room in their zones; their leaders have 0.45 mm of paper on each side.
  EXPECT_EQ(strokes_of(usual_design().paper, 0.3 + 2 * 0.45), 2);
  const auto plan = lay_out_map(mission_of_file("templates/missions/furnace.xml"), {});
  const auto control = std::ranges::find(plan.zones, "North burner control", &ZoneShape::label);
  ASSERT_NE(control, plan.zones.end());
  EXPECT_EQ(strokes_of(control->style.colour, 0.3), 2);
}

/// Points of a box, a millimetre and less apart.
std::vector<Vec> points_of(const Rect& box) {
  std::vector<Vec> points;
  for (double x = box.top_left.x; x <= box.bottom_right().x; ++x) {
    for (double y = box.top_left.y; y <= box.bottom_right().y; ++y) points.push_back({x, y});
  }
  return points;
}

TEST(Labels, WithLeadersStandOnNoGroundOfAnotherName) {
  std::size_t looked_at = 0;
  for (auto mission : shipped_missions()) {
    auto zones = *mission.zones;
    for (auto& zone : zones) zone.label = "The north-western sluice gate by the old cisterns";
    mission.zones = std::move(zones);
    // At 1 : 12, as on build sheets.
    auto plan = lay_out_map(mission, {12, {}, &usual_design()});
    lay_out_labels(plan, plan.bounds);
    for (const auto& label : plan.labels) {
      const auto& request = plan.label_requests[label.request];
      if (request.region.empty() || !label.leader || label.lines.empty()) continue;
      EXPECT_TRUE(label.box.overlaps(bounds_of(request.region).grown(15))) << request.address;
      for (const auto& other : plan.label_requests) {
        if (&other == &request || inside(other.region, label.leader->to)) continue;
        ++looked_at;
        for (const auto at : points_of(label.box.grown(-text_halo))) {
          ASSERT_FALSE(inside(other.region, at)) << mission.head->id.text() << ": " << request.address;
        }
      }
    }
  }
  EXPECT_GT(looked_at, 0U);
}

TEST(LabelPlacement, TakesTheMiddleOfWhatSmallerRegionsLeaveFree) {
  // The western half belongs to something else: the middle of the eastern one is at 110.
  const LabelScene scene = {
      page,
      {},
      {},
      {},
      {},
      {request("BANK", {rectangle(20, 20, 120, 60)}), request("EDGE", {rectangle(20, 20, 60, 30)}),
       request("LOWER EDGE", {rectangle(20, 50, 60, 30)})}};
  EXPECT_NEAR(place_labels(scene)[0].box.centre().x, 110, 3);
}

TEST(LabelPlacement, PutsWhatKeepsClearOfTheRimOnTheBoardsOrOffThem) {
  // The rim at x = 20 leaves 10 mm on its left and 7 mm on its right; this name takes more than both.
  LabelScene scene = {{{10, 90}, {17, 20}}, {}, {}, {}, {rectangle(20, 20, 160, 160)}, {request("RELIQUARY", {})}};
  auto& name = scene.requests.front();
  name.font = {6.5, Font::Weight::medium, 0, true};
  name.point = {20, 100};
  name.beside = Rect{{16, 99}, {8, 2}};
  const auto across = place_labels(scene)[0].box;
  EXPECT_LT(across.top_left.x, 20);
  EXPECT_GT(across.bottom_right().x, 20);
  name.clear_of_rim = true;
  EXPECT_TRUE(place_labels(scene)[0].lines.empty());
  // With room on both sides it stands on one of them.
  scene.limits = {{0, 90}, {60, 20}};
  const auto beside = place_labels(scene)[0];
  ASSERT_FALSE(beside.lines.empty());
  EXPECT_TRUE(beside.box.bottom_right().x <= 20 || beside.box.top_left.x >= 20) << to_text(beside.box);
}

TEST(LabelPlacement, WritesNoThingsNameInOneLineWithThatOfTheGround) {
  LabelScene scene = {page, {}, {}, {}, {}, {request("INNER YARD", {rectangle(60, 56, 40, 10)})}};
  LabelRequest tank = request("Storage tank", {});
  tank.colour = {90, 90, 90, 1};
  // Right below it there would be room, beside the name of the yard.
  tank.point = {50, 45};
  tank.beside = Rect{{40, 41}, {20, 16}};
  scene.requests.push_back(tank);
  const auto labels = place_labels(scene);
  ASSERT_FALSE(labels[1].lines.empty());
  const auto& name = labels[0].box;
  const auto& other = labels[1].box;
  const double above =
      std::min(name.bottom_right().y, other.bottom_right().y) - std::max(name.top_left.y, other.top_left.y);
  const double aside = std::max(name.top_left.x - other.bottom_right().x, other.top_left.x - name.bottom_right().x);
  EXPECT_TRUE(above <= 0 || aside >= 2) << to_text(name) << " and " << to_text(other);
}

}  // namespace
}  // namespace bulkhead::test
