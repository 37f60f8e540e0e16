// SPDX-License-Identifier: MIT
#include "rendering/cards/card_sheet.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "model/mission/fields.h"
#include "rendering/cards/card_grid.h"
#include "rendering/text/text_measure.h"
#include "tests/rendering/support/card_faces.h"
#include "tests/rendering/support/items.h"
#include "tests/rendering/support/missions.h"
#include "tests/support/pictures.h"
#include "tests/support/sample_missions.h"
#include "tests/support/temporary_folder.h"

namespace bulkhead::test {
namespace {

/// Where a point of a card lies on its page, measured from the face's top left corner as somebody looks at the face; of
/// a back measured from its top right corner, which lies behind it when the card is turned like a page of a book.
Vec on_page(const CardSlot& slot, Vec point) {
  const Vec local = slot.back ? Vec{slot.trim.size.x - point.x, point.y} : point;
  return slot.turned ? slot.trim.bottom_right() - local : slot.trim.top_left + local;
}

struct Turning {
  const char* name;
  CardBacks backs;
  Vec paper;
  const char* format;
};

class Backs : public testing::TestWithParam<Turning> {};

TEST_P(Backs, LieBehindTheirFaces) {
  CardSheetOptions options;
  options.paper = GetParam().paper;
  options.backs = GetParam().backs;
  options.format = parse_card_format(GetParam().format).value();
  const auto deck = lay_out_cards(library_missions().front(), options).value();
  std::set<std::size_t> faces;
  const auto expect_behind = [&](const CardSlot& front, const CardSlot& back, const auto& turned) {
    ASSERT_EQ(front.face, back.face);
    ASSERT_TRUE(!front.back && back.back);
    faces.insert(front.face);
    for (const Vec point : {Vec{0, 0}, Vec{10, 0}, Vec{0, 10}, Vec{31, 47}}) {
      const auto there = turned(on_page(front, point));
      const auto here = on_page(back, point);
      EXPECT_LT(std::hypot(there.x - here.x, there.y - here.y), 0.1);
    }
  };
  if (GetParam().backs == CardBacks::fold) {
    for (const auto& page : deck.pages) {
      for (std::size_t index = 0; index < page.slots.size(); index += 2) {
        const double fold = page.slots[index].trim.bottom_right().x;
        EXPECT_TRUE(std::any_of(page.marks.begin(), page.marks.end(), [&](const CardPage::Mark& mark) {
          return mark.fold && std::abs(mark.from.x - fold) < 1e-6;
        }));
        expect_behind(page.slots[index], page.slots[index + 1], [&](Vec at) { return Vec{2 * fold - at.x, at.y}; });
      }
    }
  } else {
    ASSERT_EQ(deck.pages.size() % 2, 0U);
    for (std::size_t page = 0; page < deck.pages.size(); page += 2) {
      const auto& front = deck.pages[page];
      const auto& back = deck.pages[page + 1];
      const Vec size = front.size;
      EXPECT_EQ(size, back.size);
      // The long edge of a page that stands upright is its left one, over which left and right change places.
      const bool left_and_right = (options.backs == CardBacks::long_edge) == (size.y > size.x);
      ASSERT_EQ(front.slots.size(), back.slots.size());
      for (std::size_t index = 0; index < front.slots.size(); ++index) {
        expect_behind(front.slots[index], back.slots[index], [&](Vec at) {
          return left_and_right ? Vec{size.x - at.x, at.y} : Vec{at.x, size.y - at.y};
        });
      }
    }
  }
  EXPECT_EQ(faces.size(), deck.faces.size());
}

INSTANTIATE_TEST_SUITE_P(Cards, Backs,
                         testing::Values(Turning{"long_upright", CardBacks::long_edge, {210, 297}, "poker"},
                                         Turning{"long_across", CardBacks::long_edge, {215.9, 279.4}, "poker-us"},
                                         Turning{"short_upright", CardBacks::short_edge, {210, 297}, "mini"},
                                         Turning{"short_across", CardBacks::short_edge, {215.9, 279.4}, "poker-us"},
                                         Turning{"fold", CardBacks::fold, {210, 297}, "poker"},
                                         Turning{"fold_tarot", CardBacks::fold, {297, 420}, "tarot"}),
                         [](const auto& instance) { return instance.param.name; });

struct Sheet {
  const char* format;
  Vec paper;
  CardBacks backs;
  std::size_t most;
  bool across;
};

class CardsOnPaper : public testing::TestWithParam<Sheet> {};

TEST_P(CardsOnPaper, AreAsManyAsFitAndCoverNoOther) {
  CardSheetOptions options;
  options.paper = GetParam().paper;
  options.backs = GetParam().backs;
  options.format = parse_card_format(GetParam().format).value();
  const auto deck = lay_out_cards(library_missions()[2], options).value();
  const auto& page = deck.pages.front();
  EXPECT_EQ(page.size.x > page.size.y, GetParam().across);
  EXPECT_EQ(page.slots.size() / (options.backs == CardBacks::fold ? 2 : 1), GetParam().most);
  const Rect printable = Rect{{0, 0}, page.size}.grown(-5);
  for (std::size_t first = 0; first < page.slots.size(); ++first) {
    EXPECT_TRUE(is_within(page.slots[first].shown, printable));
    for (std::size_t second = first + 1; second < page.slots.size(); ++second) {
      EXPECT_FALSE(page.slots[first].shown.grown(-1e-6).overlaps(page.slots[second].shown));
    }
  }
  for (const auto& mark : page.marks) {
    const Rect box = {{std::min(mark.from.x, mark.to.x), std::min(mark.from.y, mark.to.y)},
                      {std::abs(mark.to.x - mark.from.x), std::abs(mark.to.y - mark.from.y)}};
    EXPECT_TRUE(is_within(box, printable));
    for (const auto& slot : page.slots) EXPECT_FALSE(box.grown(0.05).overlaps(slot.shown));
  }
}

// Worked out by hand from 5 mm that printers leave white and marks of 2.5 mm on each side: A4 has 195 × 282 mm for
// cards, Letter 200.9 × 264.4.
INSTANTIATE_TEST_SUITE_P(Cards, CardsOnPaper,
                         testing::Values(Sheet{"poker", {210, 297}, CardBacks::none, 9, false},
                                         Sheet{"poker", {215.9, 279.4}, CardBacks::none, 9, false},
                                         Sheet{"poker-us", {215.9, 279.4}, CardBacks::none, 8, true},
                                         Sheet{"bridge", {210, 297}, CardBacks::none, 9, false},
                                         Sheet{"mini", {210, 297}, CardBacks::none, 16, false},
                                         Sheet{"tarot", {210, 297}, CardBacks::none, 4, false},
                                         Sheet{"poker", {210, 297}, CardBacks::fold, 4, true}));

TEST(CardSheet, HasOneCardAPageWithItsBoxes) {
  CardSheetOptions options;
  options.cut = CardCut::page;
  const auto pages = card_sheets(card_mission(), options)->pages;
  ASSERT_EQ(pages.size(), 12U) << "six faces, six backs";
  for (const auto& page : pages) {
    EXPECT_EQ(page.size_mm, (Vec{69, 94}));
    EXPECT_EQ(page.trim, (Rect{{3, 3}, {63, 88}}));
    EXPECT_EQ(page.bleed, 3);
  }
  options.backs = CardBacks::none;
  EXPECT_EQ(card_sheets(card_mission(), options)->pages.size(), 6U);
  options.cut = CardCut::picture;
  options.only = {Id("breach")};
  const auto picture = card_sheets(card_mission(), options)->pages;
  ASSERT_EQ(picture.size(), 1U);
  EXPECT_EQ(picture.front().size_mm, (Vec{63, 88}));
}

/// Smoothing lets the paper shine through where rims of neighbours lie within a pixel.
TEST(CardSheet, HasNoPaleLinesBetweenNeighbours) {
  // Three stratagems of the raiders lie side by side in the first row.
  const CardSheetOptions options;
  const auto mission = mission_of_file("templates/missions/sabotage.xml");
  const auto deck = lay_out_cards(mission, options).value();
  const auto pages = card_sheets(mission, options).value().pages;
  ASSERT_EQ(pages.size(), 2U);
  for (const std::size_t page : {0U, 1U}) {
    const auto& slots = deck.pages[page].slots;
    ASSERT_EQ(slots[0].trim.top_left.y, slots[2].trim.top_left.y);
    const double left = std::min(slots[0].trim.centre().x, slots[2].trim.centre().x);
    const double right = std::max(slots[0].trim.centre().x, slots[2].trim.centre().x);
    for (const double dpi : {72.0, 80.0, 97.0, 150.0}) {
      const auto pixels = read_png(to_png(pages[page], dpi).value());
      const auto pixel_at = [&](double millimetres) { return static_cast<int>(millimetres * dpi / 25.4); };
      // 2 mm below the upper edge, where heads and backs are of the side's colour alone.
      const int row = pixel_at(slots[0].trim.top_left.y + 2);
      std::set<std::uint32_t> colours;
      for (int x = pixel_at(left); x <= pixel_at(right); ++x) colours.insert(pixels.at(x, row));
      EXPECT_EQ(colours.size(), 1U) << "page " << page << " at " << dpi;
    }
  }
}

TEST(CardSheet, HasNoRuleBetweenARepeatedLabelAndItsFirstRow) {
  // Five outcomes of an objective, of which three stand on its second card: two rules between them, one above the foot.
  const auto deck = lay_out_cards(mission_of_file("templates/missions/two-decks.xml"), {}).value();
  std::vector<std::size_t> rules;
  for (const auto& face : deck.faces) {
    if (face.id == Id("no-readers-left")) rules.push_back(face.rules.size());
  }
  // On the first, one between two outcomes and one above the foot.
  EXPECT_EQ(rules, (std::vector<std::size_t>{2, 3}));
}

TEST(CardSheet, TellsWhichPagesAreBacks) {
  CardSheetOptions options;
  const auto backs_of = [&](CardCut cut, CardBacks backs) {
    options.cut = cut;
    options.backs = backs;
    std::string sides;
    const auto sheets = card_sheets(card_mission(), options).value();
    for (const auto& page : sheets.pages) sides += page.is_back ? 'b' : 'f';
    return sides;
  };
  EXPECT_EQ(backs_of(CardCut::marks, CardBacks::long_edge), "fb");
  EXPECT_EQ(backs_of(CardCut::marks, CardBacks::fold), "ff");
  EXPECT_EQ(backs_of(CardCut::marks, CardBacks::none), "f");
  EXPECT_EQ(backs_of(CardCut::page, CardBacks::short_edge), "fbfbfbfbfbfb");
  EXPECT_EQ(backs_of(CardCut::picture, CardBacks::long_edge), "ffffff");
}

TEST(CardPictures, AreThoseOfTheSheetWithTheirBacks) {
  CardSheetOptions options;
  options.only = {Id("breach")};
  const auto pictures = card_pictures(card_mission(), options).value();
  ASSERT_EQ(pictures.faces.size(), 1U);
  ASSERT_EQ(pictures.backs.size(), 1U);
  EXPECT_TRUE(pictures.backs.front().is_back);
  EXPECT_EQ(pictures.backs.front().size_mm, pictures.faces.front().size_mm);
  EXPECT_EQ(pictures.type, pictures.usual_type);
  options.cut = CardCut::picture;
  const auto sheet = card_sheets(card_mission(), options)->pages;
  EXPECT_EQ(to_png(pictures.faces.front(), 60).value(), to_png(sheet.front(), 60).value());
  EXPECT_NE(to_png(pictures.backs.front(), 60).value(), to_png(sheet.front(), 60).value());
}

TEST(PdfOfCards, SaysWhereEachPageIsCutAndHowFarItIsDrawn) {
  CardSheetOptions options;
  options.cut = CardCut::page;
  options.only = {Id("breach")};
  const TemporaryFolder folder;
  const auto pages = card_sheets(card_mission(), options)->pages;
  write_file(folder / "card.pdf", to_pdf(pages, {}).value());
  const auto info = output_of("pdfinfo -box -l 2 " + (folder / "card.pdf").string());
  // In points from the left and from below: 3 mm are 8.5, 66 mm 187.09, 91 mm 257.95; pages of 69 × 94 mm 195.59 ×
  // 266.46.
  for (const int page : {1, 2}) {
    for (const auto& line : {fmt::format("Page    {} size:  195.591 x 266.457 pts", page),
                             fmt::format("Page    {} TrimBox:       8.50     8.50   187.09   257.95", page),
                             fmt::format("Page    {} BleedBox:      0.00     0.00   195.59   266.46", page)}) {
      EXPECT_NE(info.find(line), std::string::npos) << line << " in\n" << info;
    }
  }
}

Mission with_title(Mission mission, std::string title) {
  auto head = *mission.head;
  head.title = std::move(title);
  mission.head = head;
  return mission;
}

TEST(CardSheet, SaysHowToPrintAndTurnItWhateverTheTitle) {
  for (const auto backs : {CardBacks::long_edge, CardBacks::short_edge, CardBacks::fold}) {
    CardSheetOptions options;
    options.backs = backs;
    const auto mission = with_title(card_mission(), std::string(40, 'M') + " " + std::string(400, 'W'));
    const auto deck = lay_out_cards(mission, options).value();
    const auto& note = deck.pages.front().note;
    EXPECT_NE(note.find("… · cards 1 to"), std::string::npos) << note;
    EXPECT_NE(note.find("print at 100 %"), std::string::npos) << note;
    EXPECT_TRUE(note.ends_with(backs == CardBacks::fold        ? "glue, then cut"
                               : backs == CardBacks::long_edge ? "the long edge"
                                                               : "the short edge"))
        << note;
    const Font font = {6.5, Font::Weight::regular, 0, true};
    EXPECT_LE(measure(note, font).width, deck.pages.front().size.x - 2 * printer_margin);
  }
}

TEST(CardSheet, SaysHowToPrintCardsOfEverySize) {
  // Four rows of small cards, 272 mm, leave 10 mm of A4's 282: 0.75 mm of bleed for each edge beside 4 mm for the note.
  const auto small = card_grid({210, 297}, {44, 68}).value();
  EXPECT_TRUE(small.has_note);
  EXPECT_EQ(small.bleed, (Vec{2.25, 0.75}));
  for (const auto& format : card_formats()) {
    for (const auto paper : {Vec{148, 210}, Vec{210, 297}, Vec{297, 420}, Vec{420, 594}}) {
      const auto grid = card_grid(paper, format.size);
      if (grid) EXPECT_TRUE(grid->has_note) << format.key << " on " << paper.y;
    }
  }
}

TEST(CardSheet, SaysHowToPrintBetweenItsMarksWhereThereIsNoLineForIt) {
  // Three rows of 88 mm and the marks leave 0.4 mm of Letter's 279.4, less 5 mm at either edge.
  ASSERT_FALSE(card_grid({215.9, 279.4}, {63, 88})->has_note);
  std::size_t parted = 0;
  for (const auto& format : card_formats()) {
    for (const auto paper : {Vec{215.9, 279.4}, Vec{279.4, 431.8}}) {
      for (const auto backs : {CardBacks::long_edge, CardBacks::short_edge, CardBacks::fold, CardBacks::none}) {
        CardSheetOptions options;
        options.paper = paper;
        options.format = format;
        options.backs = backs;
        const auto deck = lay_out_cards(with_title(card_mission(), "Lock"), options).value();
        const auto& page = deck.pages.front();
        EXPECT_NE(page.note.empty(), page.parted_note.empty()) << format.key;
        if (page.parted_note.empty()) continue;
        ++parted;
        std::string words;
        const Font font = {6.5, Font::Weight::regular, 0, true};
        const double base = page.size.y - printer_margin - 0.6;
        for (const auto& part : page.parted_note) {
          words += part.text + ". ";
          const double width = measure(part.text, font).width;
          const Rect letters = {{part.middle - width / 2, base - cap_height(font)}, {width, cap_height(font)}};
          for (const auto& mark : page.marks) {
            EXPECT_FALSE(letters.overlaps(Rect{mark.from, mark.to - mark.from}.grown(0.1))) << format.key << part.text;
          }
          for (const auto& slot : page.slots) EXPECT_FALSE(letters.overlaps(slot.shown)) << format.key << part.text;
        }
        EXPECT_TRUE(words.starts_with("Lock. card")) << words;
        EXPECT_NE(words.find("print at 100 %"), std::string::npos) << words;
        EXPECT_EQ(words.find("…"), std::string::npos) << format.key << words;
      }
    }
  }
  EXPECT_GT(parted, 8U);
}

TEST(CardSheet, SaysWhichCardsAreOnItAsTheySayThemselves) {
  // Of three cards the last has two faces, which say 3 / 3.
  const auto airlocks = lay_out_cards(mission_of_file("templates/missions/airlocks.xml"), {}).value();
  ASSERT_EQ(airlocks.faces.size(), 4U);
  EXPECT_NE(airlocks.pages.front().note.find(" · cards 1 to 3 of 3 · print"), std::string::npos);
  EXPECT_EQ(airlocks.pages.front().name,
            "Cards 1 to 3: " + airlocks.faces.front().name + " … " + airlocks.faces.back().name);
  EXPECT_EQ(airlocks.pages[1].name, "Backs of 1 to 3");
  const auto assault = mission_of_file("templates/missions/assault.xml");
  CardSheetOptions options;
  options.only = {Id("trap"), Id("drone"), Id("sentry-gun"), Id("interdiction-assault")};
  EXPECT_EQ(lay_out_cards(assault, options).value().pages.front().name,
            "Cards 21 and 3 to 5: Trap … Interdiction assault");
  options.only = {Id("trap")};
  const auto one = lay_out_cards(assault, options).value();
  EXPECT_NE(one.pages.front().note.find(" · card 21 of 21 · print"), std::string::npos) << one.pages.front().note;
  EXPECT_EQ(one.pages.front().name, "Card 21: Trap");
}

TEST(CardSheet, SaysWhereTheTitleIsCut) {
  EXPECT_TRUE(card_sheets(with_title(card_mission(), "Lock"), {})->warnings.empty());
  const auto warnings = card_sheets(with_title(card_mission(), std::string(600, 'T')), {})->warnings;
  ASSERT_EQ(warnings.size(), 1U);
  EXPECT_EQ(
      warnings.front(),
      "The title is longer than there is room for at the foot of the sheets, at the foot of cards and on the backs of "
      "cards, and is cut there.");
}

TEST(CardSheet, SaysWhereASidesNameIsCut) {
  auto mission = card_mission();
  std::vector<Side> sides = *mission.sides;
  for (auto& side : sides) side.name = std::string(300, 'S');
  mission.sides = sides;
  EXPECT_EQ(card_sheets(mission, {})->warnings,
            std::vector<std::string>{
                "A side's name is longer than there is room for on the backs of cards, and is cut there."});
}

TEST(CardSheet, RefusesFarTooManyCards) {
  auto mission = empty_mission();
  std::vector<Stratagem> stratagems;
  for (int number = 0; number < 2001; ++number) {
    stratagems.push_back(fresh<Stratagem>(Id("s" + std::to_string(number))));
  }
  mission.stratagems = stratagems;
  const auto many = card_sheets(mission, {});
  ASSERT_FALSE(many);
  EXPECT_EQ(many.error().message,
            "There are more than 2000 cards, the most that are printed at once: ask for some of them by their ids.");
  CardSheetOptions options;
  options.only = {Id("s2000"), Id("s7")};
  const auto some = lay_out_cards(mission, options);
  ASSERT_TRUE(some);
  ASSERT_EQ(some->faces.size(), 2U);
  EXPECT_EQ(some->faces.front().id, Id("s2000"));
  options.only = {Id("s2001")};
  EXPECT_FALSE(lay_out_cards(mission, options));
}

TEST(CardSheet, RefusesWhatCannotBe) {
  CardSheetOptions options;
  options.paper = {60, 90};
  const auto small = card_sheets(card_mission(), options);
  ASSERT_FALSE(small);
  EXPECT_EQ(small.error().message,
            "No card of 63 × 88 mm fits on a paper of 60 × 90 mm: choose larger paper or smaller cards.");
  options.cut = CardCut::page;
  options.backs = CardBacks::fold;
  EXPECT_FALSE(card_sheets(card_mission(), options));
  EXPECT_FALSE(parse_card_format("Poker"));
  EXPECT_FALSE(parse_card_backs("left"));
  EXPECT_FALSE(parse_card_cut("picture"));
}

}  // namespace
}  // namespace bulkhead::test
