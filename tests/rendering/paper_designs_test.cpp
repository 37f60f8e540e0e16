// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <string>
#include <vector>

#include "rendering/build/build_sheet.h"
#include "rendering/canvas/outline.h"
#include "rendering/cards/card_painter.h"
#include "rendering/cards/card_sheet.h"
#include "rendering/look/colours.h"
#include "rendering/look/designs.h"
#include "rendering/poster/poster.h"
#include "rendering/tokens/token_sheet.h"
#include "tests/rendering/support/colour_vision.h"
#include "tests/rendering/support/items.h"
#include "tests/rendering/support/missions.h"
#include "tests/rendering/support/recording_canvas.h"

// That every design holds for what is printed beside the map: what is written and where to cut can be seen on the
// paper, and sides are told apart in a black and white print.

namespace bulkhead::test {
namespace {

constexpr auto three_lamps = "templates/missions/three-lamps.xml";

/// The pages of each sheet in a design.
std::map<std::string, Pages> sheets_in(const Design& design) {
  std::map<std::string, Pages> sheets;
  CardSheetOptions cards;
  cards.design = &design;
  sheets["cards"] = card_sheets(card_mission(), cards)->pages;
  cards.backs = CardBacks::fold;
  sheets["folded cards"] = card_sheets(card_mission(), cards)->pages;
  TokenSheetOptions tokens;
  tokens.design = &design;
  sheets["tokens"] = token_sheets(mission_of_file("templates/missions/furnace.xml"), tokens)->pages;
  PosterOptions on_sheets;
  on_sheets.design = &design;
  on_sheets.scale = 2;
  sheets["poster"] = poster(mission_of_file(three_lamps), on_sheets)->pages;
  BuildSheetOptions build;
  build.design = &design;
  sheets["build"] = build_sheet(mission_of_file(three_lamps), build)->pages;
  return sheets;
}

/// What lies below a point where something is drawn, on white paper; lines and patterns are left out.
Colour ground_below(const RecordingCanvas& canvas, std::size_t drawn, Vec at) {
  Colour ground{255, 255, 255, 1};
  for (std::size_t index = 0; index < drawn; ++index) {
    const auto& below = canvas.drawn()[index];
    if (below.kind != Drawn::Kind::fill || !below.visible || !below.visible->overlaps(Rect{at, {}}.grown(0.01)) ||
        !inside(loops_of(below.path), at)) {
      continue;
    }
    auto solid = below.colour;
    solid.alpha = 1;
    ground = mixed(ground, solid, below.colour.alpha);
  }
  return ground;
}

/// Layers of sheets that stand on the paper itself; the map on them is looked at elsewhere.
bool is_of_the_map(const Drawn& drawn) {
  const auto& layer = drawn.layer;
  return !(layer.empty() || layer == "header" || layer == "marks" || layer == "foot" || layer == "list");
}

TEST(PaperDesigns, EveryWordAndEveryMarkToCutIsSeenOnThePaper) {
  for (const auto& design : designs()) {
    for (const auto& [name, pages] : sheets_in(design)) {
      for (const auto& page : pages) {
        RecordingCanvas canvas;
        page.paint(canvas);
        for (std::size_t index = 0; index < canvas.drawn().size(); ++index) {
          const auto& drawn = canvas.drawn()[index];
          if (is_of_the_map(drawn)) continue;
          const auto where = name + ", " + page.name + ", " + std::string(design.key);
          if (drawn.kind == Drawn::Kind::text) {
            const auto below = ground_below(canvas, index, drawn.text.at - Vec{0, 0.3});
            EXPECT_GE(contrast(drawn.colour, below), 4.5) << drawn.text.text << " of " << where;
          } else if (drawn.kind == Drawn::Kind::stroke && drawn.colour == design.ink && drawn.clips == 0 &&
                     (drawn.layer.empty() || drawn.layer == "marks")) {
            const auto below = ground_below(canvas, index, drawn.path.bounds().centre());
            EXPECT_GE(contrast(drawn.colour, below), 3) << "a line of " << where;
          }
        }
      }
    }
  }
}

TEST(PaperDesigns, FillThePaperWhereItIsNotWhite) {
  for (const auto& design : designs()) {
    const bool white = design.paper == Colour{255, 255, 255, 1};
    for (const auto& [name, pages] : sheets_in(design)) {
      for (const auto& page : pages) {
        RecordingCanvas canvas;
        page.paint(canvas);
        const auto paper = canvas.of_layer("paper");
        ASSERT_EQ(paper.size(), white ? 0U : 1U) << name << ", " << design.key;
        if (white) continue;
        EXPECT_EQ(paper.front().colour, design.paper);
        EXPECT_EQ(paper.front().path.bounds(), (Rect{{}, page.size_mm})) << name;
      }
    }
  }
}

/// The lines of a side's pattern and how light they are in a black and white print.
struct Printed {
  std::vector<std::vector<Vec>> lines;
  std::vector<std::vector<double>> dashes;
  double lightness = 0;
};
Printed pattern_in(const RecordingCanvas& canvas) {
  Printed printed;
  for (const auto& drawn : canvas.drawn()) {
    if (drawn.kind != Drawn::Kind::stroke || drawn.clips == 0) continue;
    printed.lines.push_back(corners(drawn.path));
    printed.dashes.push_back(drawn.stroke.dashes);
    printed.lightness = seen(drawn.colour, greyscale)[0];
  }
  return printed;
}

void expect_told_apart(const std::vector<Printed>& sides, std::string_view what) {
  for (std::size_t one = 0; one < sides.size(); ++one) {
    ASSERT_FALSE(sides[one].lines.empty()) << what << " of side " << one << " has a pattern";
    for (std::size_t other = one + 1; other < sides.size(); ++other) {
      EXPECT_TRUE(sides[one].lines != sides[other].lines || sides[one].dashes != sides[other].dashes ||
                  std::abs(sides[one].lightness - sides[other].lightness) > 15)
          << what << ", sides " << one << " and " << other;
    }
  }
}

TEST(PaperDesigns, TellSidesApartInGrey) {
  for (const auto& design : designs()) {
    std::vector<Printed> cards;
    std::vector<Printed> tokens;
    for (const auto& side : design.sides) {
      CardPlan card;
      card.size = {63, 88};
      card.head = 20;
      card.look = side;
      RecordingCanvas canvas;
      draw(canvas, card, {}, 3, design);
      cards.push_back(pattern_in(canvas));
      const Token token{
          .kind = Token::Kind::unit, .id = Id("unit"), .name = "Unit", .label = "1", .size = 32, .look = side};
      RecordingCanvas round;
      draw(round, token, lay_out_token(token, design), {20, 20}, design);
      tokens.push_back(pattern_in(round));
    }
    expect_told_apart(cards, "cards");
    expect_told_apart(tokens, "tokens");
  }
}

}  // namespace
}  // namespace bulkhead::test
