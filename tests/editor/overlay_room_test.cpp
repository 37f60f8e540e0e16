// SPDX-License-Identifier: MIT
// Whether what overlays say finds room: their words on the map, and their legends beside it.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <string>
#include <vector>

#include "editor/tools/overlays/overlay_legend.h"
#include "editor/tools/view/sticky_letters.h"
#include "model/io/file_system.h"
#include "model/io/mission_file.h"
#include "model/library/library.h"
#include "rendering/map/map_painter.h"
#include "tests/editor/overlay_map.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

struct Shipped {
  std::string name;
  Mission mission;
};
/// Every killzone and mission to begin with.
const std::vector<Shipped>& templates() {
  static const auto all = [] {
    std::vector<Shipped> missions;
    const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
    for (const auto& entry : library.templates()) {
      if (entry.kind != Template::Kind::mission && entry.kind != Template::Kind::killzone) continue;
      missions.push_back({entry.path.filename().string(), load_mission(real_files(), entry.path, &library)->mission});
    }
    return missions;
  }();
  return all;
}

std::vector<std::string_view> keys_of(MapOverlay::Kind kind) {
  std::vector<std::string_view> keys;
  for (const auto& overlay : map_overlays()) {
    if (overlay.kind == kind) keys.push_back(overlay.key);
  }
  return keys;
}

/// Every three overlays that can be shown together: one that covers the ground and two of lines, or three of lines.
std::vector<std::string> threes() {
  std::vector<std::string> all;
  const auto lines = keys_of(MapOverlay::Kind::line);
  const auto fills = keys_of(MapOverlay::Kind::fill);
  for (std::size_t a = 0; a < lines.size(); ++a) {
    for (std::size_t b = a + 1; b < lines.size(); ++b) {
      const auto two = std::string(lines[a]) + " " + std::string(lines[b]);
      for (const auto fill : fills) all.push_back(two + " " + std::string(fill));
      for (std::size_t c = b + 1; c < lines.size(); ++c) all.push_back(two + " " + std::string(lines[c]));
    }
  }
  return all;
}

/// All overlays of a map, each worked out once, with the pointer somewhere on the first board.
OverlayPicture all_of(test::OverlayMap& map) {
  const auto bounds = map.fixture.stage.table().bounds();
  map.fixture.canvas.move(map.fixture.canvas.view().to_screen(bounds.top_left + bounds.size * 0.3), {});
  OverlayPicture all;
  for (const auto& overlay : map_overlays()) {
    map.choice.shown = parse_overlay_keys(overlay.key);
    (void)map.overlays.picture();
    map.overlays.finish();
    map.posted.run();
    const auto& picture = map.overlays.picture();
    all.shown.push_back(picture.shown.front());
    all.hatchways = picture.hatchways;
  }
  return all;
}

/// Those of these keys.
OverlayPicture of_keys(const OverlayPicture& all, std::string_view keys) {
  const auto wanted = parse_overlay_keys(keys);
  auto some = all;
  std::erase_if(some.shown, [&](const auto& shown) { return !wanted.contains(std::string(shown.overlay->key)); });
  return some;
}

void expect_apart(const std::vector<PlacedLabel>& labels, const std::vector<PlacedLabel>& of_map) {
  // Less than a millimetre of paper between two words, and they are read as one.
  constexpr double least = 0.5;
  for (std::size_t index = 0; index < labels.size(); ++index) {
    const auto around = labels[index].box.grown(least);
    for (std::size_t other = 0; other < index; ++other) EXPECT_FALSE(around.overlaps(labels[other].box));
    for (const auto& label : of_map) EXPECT_FALSE(label.box.size.x > 0 && around.overlaps(label.box));
  }
}

TEST(OverlayRoom, NoTwoWordsOfThreeOverlaysTouchOnAnyTemplate) {
  std::size_t placed = 0;
  for (const auto& [name, mission] : templates()) {
    for (const double scale : {4.0, 8.0}) {
      test::OverlayMap map(mission, "", scale);
      const auto overlays = all_of(map);
      std::set<std::vector<std::string_view>> tried;
      for (const auto& keys : threes()) {
        const testing::ScopedTrace trace(__FILE__, __LINE__, name + (" at 1:" + std::to_string(scale) + ": " + keys));
        const auto picture = of_keys(overlays, keys);
        // Most overlays say nothing, and the rest need not be placed again.
        std::vector<std::string_view> speaking;
        for (const auto& shown : picture.shown) {
          if (!shown.layer->words(usual_design()).empty()) speaking.push_back(shown.overlay->key);
        }
        if (!tried.insert(speaking).second) continue;
        const auto lasting = place_words(picture, OverlayPart::lasting, map.plan);
        const auto moving = place_words(picture, OverlayPart::moving, map.plan, lasting);
        auto all = lasting.labels;
        all.insert(all.end(), moving.labels.begin(), moving.labels.end());
        expect_apart(all, map.plan.labels);
        placed += all.size();
      }
    }
  }
  EXPECT_GT(placed, 1000U);
}

/// Between a box and the nearest of many points of a line.
double distance_to_points(const Rect& box, const Segment& line) {
  constexpr int points = 40;
  double least = 1e9;
  for (int index = 0; index <= points; ++index) {
    const auto at = line.from + (line.to - line.from) * (1.0 * index / points);
    const double x = std::max({box.top_left.x - at.x, at.x - box.bottom_right().x, 0.0});
    const double y = std::max({box.top_left.y - at.y, at.y - box.bottom_right().y, 0.0});
    least = std::min(least, std::hypot(x, y));
  }
  return least;
}

TEST(OverlayRoom, FiguresStandNearestToTheirOwnHatchway) {
  std::size_t placed = 0;
  std::size_t wanted = 0;
  for (const auto& [name, mission] : templates()) {
    test::OverlayMap map(mission, "compartments chokepoints access");
    (void)map.overlays.picture();
    map.overlays.finish();
    map.posted.run();
    const auto& overlays = map.overlays.picture();
    for (const double scale : {4.0, 6.0, 8.0, 10.0}) {
      auto plan = lay_out_map(mission, {scale, {}, &usual_design()});
      lay_out_labels(plan, plan.bounds);
      const auto on_map = place_words(overlays, OverlayPart::lasting, plan);
      std::vector<OverlayWord> figures;
      for (const auto& shown : overlays.shown) {
        if (shown.overlay->key == "chokepoints") figures = shown.layer->words(usual_design());
      }
      wanted += figures.size();
      for (const auto& label : on_map.labels) {
        const auto& request = on_map.requests[label.request];
        if (!request.region.empty()) continue;
        ++placed;
        double own = 1e9;
        double other = 1e9;
        for (const auto& figure : figures) {
          const Segment line{figure.thing->from * (1 / scale), figure.thing->to * (1 / scale)};
          const bool is_own = length_of(figure.at * (1 / scale) - request.point) < 0.01;
          auto& nearest = is_own ? own : other;
          nearest = std::min(nearest, distance_to_points(label.box, line));
        }
        EXPECT_LT(own, other) << request.text << " on " << name << " at 1:" << scale;
      }
    }
  }
  EXPECT_GT(placed, 300U);
  EXPECT_GT(placed * 4, wanted * 3) << "most have room beside their own";
}

TEST(OverlayRoom, WordsStandBesideTheLinesOfAllOverlaysWhereThereIsRoom) {
  // Nothing stands on the board: of 24 mm of paper a cell's width a line takes one.
  auto mission = test::with_drop_zones(test::mission_with({6, 7}, "", ""));
  mission = test::with_objective(mission, "o1", "B4", "1");
  test::OverlayMap map(mission, "access");
  std::vector<Segment> lines;
  for (const auto& shown : map.overlays.picture().shown) {
    for (const auto& line : shown.layer->lines()) {
      lines.push_back({line.from * (1 / map.plan.scale), line.to * (1 / map.plan.scale)});
    }
  }
  ASSERT_FALSE(lines.empty());
  const auto words = map.words();
  ASSERT_FALSE(words.labels.empty());
  for (const auto& label : words.labels) {
    for (const auto& line : lines) {
      EXPECT_FALSE(overlaps(label.box.grown(-text_halo), Obstacle(line))) << words.requests[label.request].text;
    }
  }
}

/// What a map has of windows of 1024 × 700 pixels, with and without letters half as large again, and of 1280 × 720.
constexpr std::array maps = {Vec{560, 270}, Vec{582, 303}, Vec{840, 330}};

TEST(OverlayRoom, NothingOfAnyLegendIsCutOrBrokenInAnyWindow) {
  std::size_t beside = 0;
  std::set<std::string> tried;
  for (const auto& [name, mission] : templates()) {
    test::OverlayMap map(mission, "");
    for (const auto mode : {HatchwayStates::Mode::as_set, HatchwayStates::Mode::all_open}) {
      map.choice.hatchways.set_mode(mode);
      const auto overlays = all_of(map);
      for (const auto fill : keys_of(MapOverlay::Kind::fill)) {
        std::string keys(fill);
        for (const auto line : keys_of(MapOverlay::Kind::line)) keys += " " + std::string(line);
        const auto legend = legend_of(of_keys(overlays, keys), usual_design());
        std::string words;
        for (const auto& entry : legend) words += entry.text + "\n";
        if (!tried.insert(words).second) continue;
        for (const auto size : maps) {
          const testing::ScopedTrace trace(__FILE__, __LINE__, name + (" " + std::string(fill)));
          const Rect room{{0, 0}, size};
          const auto opened = legend_in_corner(legend, room);
          EXPECT_TRUE(opened.block.whole);
          EXPECT_TRUE(joined(opened.ground, room) == room) << "beyond the map";
          for (const double sheet : {0.1, 0.3, 0.5, 0.7}) {
            const Rect paper{{size.x * (0.5 - sheet / 2), 0}, {size.x * sheet, size.y}};
            const auto placed = place_legend(legend, room, paper);
            if (!placed) continue;
            ++beside;
            EXPECT_TRUE(placed->block.whole);
            EXPECT_TRUE(joined(placed->ground, room) == room);
            for (const auto& row : placed->block.rows) EXPECT_LE(row.lines.size(), 2U) << row.entry->text;
          }
        }
      }
    }
  }
  EXPECT_GT(beside, 50U);
}

TEST(OverlayRoom, LegendsKeepOffTheLettersAtTheRim) {
  test::OverlayMap map(test::mission_with({6, 7}, "", ""), "compartments access");
  const auto legend = legend_of(map.overlays.picture(), usual_design());
  const auto ground = ground_beside({{"A", {60, sticky_inset}}, {"1", {sticky_inset, 60}, true}}, {600, 300});
  const auto opened = legend_in_corner(legend, ground);
  EXPECT_EQ(joined(opened.ground, ground), ground);
  const auto placed = place_legend(legend, ground, Rect{{330, -40}, {300, 500}});
  ASSERT_TRUE(placed);
  EXPECT_EQ(joined(placed->ground, ground), ground);
}

TEST(OverlayRoom, AnOpenedLegendCoversAsLittleOfTheSheetAsItCan) {
  test::OverlayMap map(test::mission_with({6, 7}, "", ""), "compartments access");
  const auto legend = legend_of(map.overlays.picture(), usual_design());
  const Rect room{{0, 0}, {900, 400}};
  const auto left = legend_in_corner(legend, room, Rect{{0, 0}, {700, 400}}).ground;
  EXPECT_NEAR(left.bottom_right().x, 888, 1e-9) << "what is free is at the right";
  EXPECT_NEAR(left.bottom_right().y, 388, 1e-9);
  const auto low = legend_in_corner(legend, room, Rect{{0, 200}, {900, 200}}).ground;
  EXPECT_NEAR(low.top_left.y, 12, 1e-9);
  const auto even = legend_in_corner(legend, room, room).ground;
  EXPECT_NEAR(even.top_left.x, 12, 1e-9) << "the lower left one, where it makes no difference";
  EXPECT_NEAR(even.bottom_right().y, 388, 1e-9);
}

TEST(OverlayRoom, ATitleStandsWithWhatItIsAbout) {
  const std::vector<LegendEntry> legend = {{"a", "First", nullptr, true}, {"b", "One", nullptr},
                                           {"c", "Two", nullptr},         {"d", "Second", nullptr, true},
                                           {"e", "Three", nullptr},       {"f", "Four", nullptr}};
  for (const int columns : {2, 3}) {
    const auto block = set_legend(legend, 120, columns, {});
    EXPECT_EQ(block.rows[3].at.x, block.rows[4].at.x) << "in one column";
    EXPECT_LT(block.rows[3].at.y, block.rows[4].at.y);
  }
}

}  // namespace
}  // namespace bulkhead
