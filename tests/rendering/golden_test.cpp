// SPDX-License-Identifier: MIT
#include "tests/rendering/support/golden.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>

#include "rendering/look/colours.h"
#include "rendering/look/designs.h"
#include "rendering/page/page.h"
#include "rendering/poster/poster.h"
#include "rendering/sheet/map_sheet.h"
#include "tests/rendering/support/missions.h"
#include "tests/support/pictures.h"

// Each sheet is compared with a picture under tests/data/pictures. After a change that is meant, look at the pictures
// that a failing test leaves behind, then write them anew with
//
//   BULKHEAD_RENEW_PICTURES=1 build/debug/bin/rendering_tests --gtest_filter='*Golden*'

namespace bulkhead::test {
namespace {

/// A mission as it comes to lie on a sheet.
struct Golden {
  const char* name;
  /// Below the source folder.
  const char* mission;
  Paper paper = Paper::a4;
  const Design* design = &usual_design();
  /// The map; with codes of panels and measures; or a sheet of the poster at full size.
  enum class Kind : unsigned char { map, measured, poster };
  Kind kind = Kind::map;
};

/// GoogleTest shows it by its name.
void PrintTo(const Golden& golden, std::ostream* stream) { *stream << golden.name; }

constexpr double dpi = 72;

std::vector<Golden> goldens() {
  const auto* const plain = find_design("plain");
  return {
      {"cinder-lock", "tests/data/maps/cinder-lock.bulkhead"},
      {"ways-through", "tests/data/maps/ways-through.bulkhead"},
      {"ways-through-plain", "tests/data/maps/ways-through.bulkhead", Paper::letter, plain},
      {"four-warbands", "tests/data/maps/four-warbands.bulkhead"},
      {"nine-compartments", "tests/data/maps/nine-compartments.bulkhead"},
      {"nine-compartments-plain", "tests/data/maps/nine-compartments.bulkhead", Paper::a4, plain},
      {"three-tiles", "tests/data/maps/three-tiles.bulkhead", Paper::letter},
      {"upper-deck", "tests/data/maps/upper-deck.bulkhead"},
      {"letters", "tests/data/maps/letters.bulkhead"},
      {"pump-yard", "tests/data/maps/pump-yard.bulkhead"},
      {"pump-yard-plain", "tests/data/maps/pump-yard.bulkhead", Paper::letter, plain},
      {"open-30x22", "templates/killzones/open-30x22.xml"},
      {"under-city", "tests/data/maps/under-city.bulkhead"},
      {"three-lamps-plain", "templates/missions/three-lamps.xml", Paper::a4, plain},
      {"two-decks", "docs/format/sample.bulkhead"},
      {"three-lamps-measured", "templates/missions/three-lamps.xml", Paper::a4, &usual_design(),
       Golden::Kind::measured},
      {"three-lamps-poster", "templates/missions/three-lamps.xml", Paper::a4, &usual_design(), Golden::Kind::poster}};
}

std::string drawn_poster(const Golden& golden) {
  // One with neighbours on all sides.
  constexpr std::size_t sheet = 5;
  PosterOptions options;
  options.paper = golden.paper;
  options.design = golden.design;
  return to_png(poster(mission_of_file(golden.mission), options).value().pages[sheet], dpi).value();
}

std::string drawn(const Golden& golden) {
  if (golden.kind == Golden::Kind::poster) return drawn_poster(golden);
  MapSheetOptions options;
  options.paper = golden.paper;
  options.design = golden.design;
  options.panel_codes = options.measures = golden.kind == Golden::Kind::measured;
  return to_png(map_sheet(mission_of_file(golden.mission), options).value().pages.front(), dpi).value();
}

class GoldenPicture : public testing::TestWithParam<Golden> {};

TEST_P(GoldenPicture, IsWhatTheSheetLooksLike) {
  const auto& golden = GetParam();
  expect_picture(golden.name, drawn(golden));
}

INSTANTIATE_TEST_SUITE_P(Sheets, GoldenPicture, testing::ValuesIn(goldens()), [](const auto& instance) {
  std::string name = instance.param.name;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

TEST(GoldenComparison, SeesAMissingWallAShiftedLabelAndAnotherColour) {
  const auto page = [](bool wall, double label) {
    return Page{{100, 100}, [=](Canvas& canvas) {
                  if (wall) canvas.fill(Path::rectangle({{20, 20}, {24, 1.4}}), usual_design().ink);
                  canvas.text({"DEFENDER", {9, Font::Weight::bold, 0.7, false}, {27, 102, 166}, {20 + label, 60}});
                }};
  };
  const auto expected = read_png(to_png(page(true, 0), dpi).value());
  const auto wrong = [&](bool wall, double label) {
    return difference(expected, read_png(to_png(page(wall, label), dpi).value())).wrong_pixels;
  };
  EXPECT_EQ(wrong(true, 0), 0);
  EXPECT_GT(wrong(false, 0), 0.0001);
  EXPECT_GT(wrong(true, 2), 0.0001);
  const auto ground = [](Colour colour) {
    return Page{{100, 100}, [=](Canvas& canvas) {
                  canvas.fill(Path::rectangle({{20, 20}, {40, 40}}), ground_pattern({colour, Pattern::Kind::grid}));
                }};
  };
  const auto far = [&](Colour colour) { return reduced(read_png(to_png(ground(colour), dpi).value()), 8); };
  EXPECT_GT(difference(far({0x0A, 0x74, 0x58}), far({0xA3, 0x15, 0x15})).furthest, 6);
}

}  // namespace
}  // namespace bulkhead::test
