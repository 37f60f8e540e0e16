// SPDX-License-Identifier: MIT
#include "rendering/map/zone_styles.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <set>

#include "rendering/look/colours.h"
#include "rendering/look/designs.h"
#include "rendering/sheet/map_sheet.h"
#include "tests/rendering/support/colour_vision.h"
#include "tests/rendering/support/missions.h"
#include "tests/rendering/support/recording_canvas.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

/// WCAG 2.1, "relative luminance" and "contrast ratio", written down once more.
double luminance(Colour colour) {
  const auto linear = [](double channel) {
    channel /= 255;
    return channel <= 0.03928 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue);
}

double ratio(Colour a, Colour b) {
  const double first = luminance(a) + 0.05;
  const double second = luminance(b) + 0.05;
  return first > second ? first / second : second / first;
}

std::vector<Colour> text_colours(const Design& design) {
  std::vector<Colour> colours = {design.ink,          design.mute,           design.nobody.colour,
                                 design.error.colour, design.warning.colour, design.note.colour};
  for (const auto& side : design.sides) colours.push_back(side.colour);
  colours.insert(colours.end(), design.area_colours.begin(), design.area_colours.end());
  return colours;
}

TEST(Design, TextIsLegibleOnPaperAndFloor) {
  for (const auto& design : designs()) {
    for (const auto& colour : text_colours(design)) {
      EXPECT_GE(ratio(colour, design.paper), 4.5);
      EXPECT_GE(ratio(colour, design.floor), 4.5);
    }
    EXPECT_GE(ratio(design.ink, design.objective), 4.5) << "the number on an objective";
    EXPECT_GE(ratio(design.range, design.floor), 3) << "a line, not text (WCAG 2.1, 1.4.11)";
  }
}

TEST(Design, IsFoundByItsKey) {
  EXPECT_EQ(find_design("colour"), &usual_design());
  EXPECT_EQ(find_design("of a later version"), nullptr);
  std::set<std::string_view> keys;
  for (const auto& design : designs()) {
    EXPECT_EQ(find_design(design.key), &design);
    EXPECT_TRUE(keys.insert(design.key).second) << design.key;
    EXPECT_FALSE(design.name.empty());
  }
  EXPECT_TRUE(is_dark(*find_design("dark")));
  EXPECT_FALSE(is_dark(usual_design()));
}

TEST(Design, PlainIsGrey) {
  const auto& design = *find_design("plain");
  auto colours = text_colours(design);
  colours.insert(colours.end(),
                 {design.floor, design.paper, design.rule, design.objective, design.range, design.pillar_face});
  for (const auto& colour : colours) {
    EXPECT_EQ(colour.red, colour.green);
    EXPECT_EQ(colour.green, colour.blue);
  }
}

TEST(Design, KnowsContrast) {
  EXPECT_NEAR(contrast({0, 0, 0, 1}, {255, 255, 255, 1}), 21, 1e-9);
  for (const auto& colour : text_colours(usual_design())) {
    EXPECT_NEAR(contrast(colour, usual_design().floor), ratio(colour, usual_design().floor), 1e-6);
  }
}

/// Far enough apart to be told at a glance, side by side (a difference of 2.3 is just noticeable).
bool apart(Colour a, Colour b, const Matrix& matrix) {
  const auto first = seen(a, matrix);
  const auto second = seen(b, matrix);
  return std::hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]) >= 15;
}

TEST(Design, NothingIsToldByColourAlone) {
  for (const auto& design : designs()) {
    // What can be on one map: all sides, what is nobody's, and areas. (Areas never take the pattern of a side of their
    // mission, see below.)
    std::vector<FillStyle> styles(design.sides.begin(), design.sides.end());
    styles.push_back(design.nobody);
    std::vector<FillStyle> areas;
    for (const auto& colour : design.area_colours) {
      for (const auto pattern : area_patterns) areas.push_back({colour, pattern});
    }
    for (const auto& matrix : {protanopia, deuteranopia, tritanopia, greyscale}) {
      for (const auto* list : {&styles, &areas}) {
        for (std::size_t a = 0; a < list->size(); ++a) {
          for (std::size_t b = a + 1; b < list->size(); ++b) {
            const auto& first = (*list)[a];
            const auto& second = (*list)[b];
            EXPECT_TRUE(first.pattern != second.pattern || apart(first.colour, second.colour, matrix));
          }
        }
      }
    }
    const std::array findings = {design.error, design.warning, design.note};
    for (std::size_t a = 0; a < findings.size(); ++a) {
      for (std::size_t b = a + 1; b < findings.size(); ++b) EXPECT_STRNE(findings[a].symbol, findings[b].symbol);
    }
  }
}

TEST(Design, StepsAreEvenInLightnessToTheEye) {
  for (const auto& design : designs()) {
    std::vector<double> lightness;
    // Luminance is all that counts for it, whatever one's eyes; the matrix that changes nothing.
    for (const auto& colour : design.steps) lightness.push_back(seen(colour, {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}})[0]);
    const double whole = lightness.back() - lightness.front();
    EXPECT_GT(std::abs(whole), 30) << design.key;
    for (std::size_t step = 1; step < lightness.size(); ++step) {
      const double share = (lightness[step] - lightness[step - 1]) / whole;
      EXPECT_NEAR(share, 1.0 / static_cast<double>(lightness.size() - 1), 0.02) << design.key << " " << step;
    }
  }
}

TEST(Design, RoomsHaveColoursOfTheirOwn) {
  for (const auto& design : designs()) {
    for (std::size_t a = 0; a < design.rooms.size(); ++a) {
      for (std::size_t b = 0; b < a; ++b) EXPECT_FALSE(design.rooms[a] == design.rooms[b]);
    }
  }
}

TEST(Design, TheTwoSidesOfMostGamesAreToldByColourTooWhateverOnesEyes) {
  const auto& sides = usual_design().sides;
  for (const auto& matrix : {protanopia, deuteranopia, tritanopia}) {
    EXPECT_TRUE(apart(sides[0].colour, sides[1].colour, matrix));
  }
}

/// What was filled last where the word stands, before the word.
const Drawn& badge_below(const Drawn& word, const RecordingCanvas& canvas) {
  const Drawn* last = nullptr;
  for (const auto& drawn : canvas.drawn()) {
    if (&drawn == &word) break;
    if (drawn.kind != Drawn::Kind::fill) continue;
    if (drawn.path.bounds().overlaps(Rect{word.text.at, {}}.grown(0.01))) last = &drawn;
  }
  if (last == nullptr) throw std::logic_error("nothing lies below " + word.text.text);
  return *last;
}

/// The colour that a run of text stands on: that of the marker or of the sign's badge it belongs to, else the worse of
/// paper and floor.
double contrast_of(const Drawn& word, const RecordingCanvas& canvas, const Design& design) {
  if (word.colour == design.paper) return ratio(word.colour, badge_below(word, canvas).colour);
  if (word.object.starts_with("marker-")) {
    return ratio(word.colour, canvas.of_object(word.object).front().colour);
  }
  return std::min(ratio(word.colour, design.paper), ratio(word.colour, design.floor));
}

TEST(Design, EveryWordOnASheetIsLegible) {
  for (const auto& file : map_files()) {
    const auto mission = mission_of_file(file);
    for (const auto& design : designs()) {
      MapSheetOptions options;
      options.design = &design;
      RecordingCanvas canvas;
      map_sheet(mission, options)->pages.front().paint(canvas);
      for (const auto& drawn : canvas.drawn()) {
        if (drawn.kind != Drawn::Kind::text) continue;
        EXPECT_GE(contrast_of(drawn, canvas, design), 4.5) << drawn.text.text << " of " << file;
        EXPECT_GE(drawn.text.font.size, type_size::smallest) << drawn.text.text << " of " << file;
        // What stands on a pattern has a rim of paper.
        if (drawn.layer == "labels" && drawn.text.text.size() > 2 && drawn.colour != design.paper) {
          EXPECT_GT(drawn.text.halo, 0) << drawn.text.text << " of " << file;
        }
      }
    }
  }
}

TEST(Looks, SidesTakeThemInOrderAndAreasNeverHaveASidesPattern) {
  auto mission = empty_mission();
  mission = with_zone(std::move(mission), "south", "drop-zone", "defender", "", cells("A7"));
  mission = with_zone(std::move(mission), "north", "drop-zone", "attacker", "", cells("A1"));
  for (int area = 1; area <= 12; ++area) {
    const auto number = std::to_string(area);
    GameSystem system = *mission.system;
    system.zone_kinds.push_back(
        {.id = Id("kind-" + number), .name = "", .area = true, .colour = "", .pattern = "", .note = ""});
    mission.system = system;
    mission = with_area(std::move(mission), "a" + number, "", cells("C3"), "kind-" + number);
  }
  const auto& design = usual_design();
  const auto styles = zone_styles(mission, design);
  ASSERT_EQ(styles.size(), 14U);
  EXPECT_EQ(styles[0], design.sides[1]);
  EXPECT_EQ(styles[1], design.sides[0]);
  for (std::size_t a = 2; a < styles.size(); ++a) {
    EXPECT_NE(styles[a].pattern, Pattern::Kind::stripes);
    EXPECT_NE(styles[a].pattern, Pattern::Kind::dots);
    for (std::size_t b = a + 1; b < styles.size(); ++b) EXPECT_NE(styles[a], styles[b]);
  }
  EXPECT_EQ(styles[2], (FillStyle{design.area_colours[0], Pattern::Kind::grid}));
  EXPECT_EQ(styles[3].colour, styles[2].colour) << "the pattern varies first";
  EXPECT_NE(styles[7].colour, styles[2].colour) << "five patterns are left beside those of two sides";
}

TEST(Looks, AreTheSameForTheSameKindWhateverTheNames) {
  auto mission = with_area(with_area(empty_mission(), "a", "Cell", cells("A1")), "b", "Armoury", cells("C1"));
  const auto styles = zone_styles(mission, usual_design());
  EXPECT_EQ(styles[0], styles[1]);
}

TEST(Looks, KeepAKindsOwnColourLegible) {
  EXPECT_EQ(fitted({10, 116, 88, 1}, usual_design()), (Colour{10, 116, 88, 1}));
  const auto yellow = fitted({255, 240, 0, 1}, usual_design());
  EXPECT_GE(ratio(yellow, usual_design().floor), 4.5);
  EXPECT_GT(yellow.red, yellow.blue) << "still yellowish";
  const auto grey = fitted({10, 116, 88, 1}, *find_design("plain"));
  EXPECT_EQ(grey.red, grey.blue);
  EXPECT_EQ(parse_colour("#0A7458"), (Colour{10, 116, 88, 1}));
  EXPECT_FALSE(parse_colour("0A7458"));
  EXPECT_FALSE(parse_colour("#0A745"));
  EXPECT_FALSE(parse_colour("#0A745G"));
  EXPECT_EQ(parse_pattern("reversed-stripes"), Pattern::Kind::reversed_stripes);
  for (const auto name : ground_patterns) EXPECT_TRUE(parse_pattern(name)) << name;
  EXPECT_FALSE(parse_pattern("paisley"));
}

}  // namespace
}  // namespace bulkhead::test
