// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <functional>
#include <ostream>
#include <string>

#include "rendering/cards/card_sheet.h"
#include "rendering/tokens/token_sheet.h"
#include "tests/rendering/support/golden.h"
#include "tests/rendering/support/items.h"
#include "tests/rendering/support/missions.h"

// Cards and tokens as `golden_test.cpp` has sheets; the same variable writes their pictures anew.

namespace bulkhead::test {
namespace {

Page face_of(const char* id, const char* format, const char* design = "colour") {
  CardSheetOptions options;
  options.cut = CardCut::picture;
  options.format = parse_card_format(format).value();
  options.only = {Id(id)};
  options.design = find_design(design);
  return card_sheets(card_mission(), options)->pages.front();
}

Page page_of_cards(CardBacks backs, std::size_t page) {
  CardSheetOptions options;
  options.backs = backs;
  return card_sheets(card_mission(), options)->pages[page];
}

Page page_of_tokens() { return token_sheets(mission_of_file("templates/missions/furnace.xml"), {})->pages.front(); }

struct GoldenPage {
  const char* name;
  double dpi;
  std::function<Page()> page;
};

/// GoogleTest shows it by its name.
void PrintTo(const GoldenPage& golden, std::ostream* stream) { *stream << golden.name; }

class GoldenCards : public testing::TestWithParam<GoldenPage> {};

TEST_P(GoldenCards, AreWhatTheyLookLike) {
  expect_picture(GetParam().name, to_png(GetParam().page(), GetParam().dpi).value());
}

INSTANTIATE_TEST_SUITE_P(
    Cards, GoldenCards,
    testing::Values(GoldenPage{"card-stratagem", 150, [] { return face_of("breach", "poker"); }},
                    GoldenPage{"card-stratagem-plain", 150, [] { return face_of("welded", "tarot", "plain"); }},
                    GoldenPage{"card-objective", 150, [] { return face_of("hold", "bridge"); }},
                    GoldenPage{"card-action", 150, [] { return face_of("cut", "mini"); }},
                    GoldenPage{"card-table", 150, [] { return face_of("fire", "poker"); }},
                    GoldenPage{"card-profile", 150, [] { return face_of("gun", "poker-us"); }},
                    GoldenPage{"card-sheet", 72, [] { return page_of_cards(CardBacks::long_edge, 0); }},
                    GoldenPage{"card-backs-turned", 72, [] { return page_of_cards(CardBacks::short_edge, 1); }},
                    GoldenPage{"card-sheet-folded", 72, [] { return page_of_cards(CardBacks::fold, 0); }},
                    GoldenPage{"tokens", 72, page_of_tokens}),
    [](const auto& instance) {
      std::string name = instance.param.name;
      for (auto& letter : name) letter = letter == '-' ? '_' : letter;
      return name;
    });

}  // namespace
}  // namespace bulkhead::test
