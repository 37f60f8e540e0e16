// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <ostream>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "model/mission/fields.h"
#include "rendering/cairo/capitals.h"
#include "rendering/cards/card_grid.h"
#include "rendering/cards/card_layout.h"
#include "rendering/cards/card_sheet.h"
#include "rendering/cards/card_text.h"
#include "rendering/text/characters.h"
#include "rendering/text/sentences.h"
#include "rendering/text/text_measure.h"
#include "rendering/text/typesetting.h"
#include "tests/rendering/support/items.h"
#include "tests/rendering/support/missions.h"
#include "tests/support/pictures.h"
#include "tests/support/sample_missions.h"
#include "tests/support/temporary_folder.h"

namespace bulkhead::test {
namespace {

/// Around what a run inks; of no width where it inks nothing.
Rect ink_of(const TextRun& run) {
  const auto line = placed(run);
  if (line.places.empty()) return {run.at, {0, 0}};
  const auto& ink = line.line->ink;
  const double left = line.places.front().x - line.line->glyphs.front().at.x * line.size;
  const double spread = run.font.spacing * millimetres_per_point * static_cast<double>(line.line->clusters.size());
  return {{left + ink.top_left.x * line.size, run.at.y + ink.top_left.y * line.size},
          {ink.size.x * line.size + spread, ink.size.y * line.size}};
}

bool is_within(const Rect& inner, const Rect& outer) {
  constexpr double rounding = 1e-6;
  return inner.top_left.x >= outer.top_left.x - rounding && inner.top_left.y >= outer.top_left.y - rounding &&
         inner.bottom_right().x <= outer.bottom_right().x + rounding &&
         inner.bottom_right().y <= outer.bottom_right().y + rounding;
}

/// What is wrong with a face as somebody sees it who knows the plan alone, one thing a line.
std::string trouble_with(const CardPlan& card) {
  std::string trouble;
  const Rect safe = Rect{{0, 0}, card.size}.grown(-3);
  std::vector<Rect> inked;
  for (const auto& run : card.texts) {
    if (run.font.size < 6 - 1e-9) trouble += fmt::format("{} points: {}\n", run.font.size, run.text);
    inked.push_back(ink_of(run));
    if (!is_within(inked.back(), safe)) trouble += fmt::format("near the cut: {}\n", run.text);
  }
  if (card.disc) {
    const Rect disc = Rect{card.disc->centre, {0, 0}}.grown(card.disc->radius);
    if (!is_within(disc, safe)) trouble += "the disc is near the cut\n";
    for (std::size_t index = 0; index < inked.size(); ++index) {
      const bool in_disc = std::abs(card.texts[index].at.x - card.disc->centre.x) < 1e-6;
      if (!in_disc && inked[index].overlaps(disc)) trouble += fmt::format("on the disc: {}\n", card.texts[index].text);
    }
  }
  for (std::size_t first = 0; first < inked.size(); ++first) {
    for (std::size_t second = first + 1; second < inked.size(); ++second) {
      if (!inked[first].grown(-0.01).overlaps(inked[second])) continue;
      trouble += fmt::format("over each other: {} / {}\n", card.texts[first].text, card.texts[second].text);
    }
  }
  return trouble;
}

/// Letters alone, as capitals: blanks and dots between words go where lines end, and hyphens come.
std::string letters_of(std::string_view text) {
  std::string letters;
  for (auto dot = text.find("·"); dot != std::string_view::npos; dot = text.find("·")) {
    letters += letters_of(text.substr(0, dot));
    text.remove_prefix(dot + std::string_view("·").size());
  }
  for (const char letter : text) {
    if (letter != ' ' && letter != '\t' && letter != '\n' && letter != '-') letters += letter;
  }
  return in_capitals(letters);
}

/// Stands on a card because its block began on the one before it.
bool is_repeated(const TextRun& run) { return run.text.ends_with("(CONTINUED)"); }

/// The letters of all lines of a body that begin or stand at the same height from the left: of a column.
std::map<std::pair<int, int>, std::string> columns_of(const std::vector<CardPlan>& faces) {
  std::map<std::pair<int, int>, std::string> columns;
  for (const auto& face : faces) {
    const double foot = face.size.y - 8;
    for (const auto& run : face.texts) {
      if (run.at.y < face.head || run.at.y > foot || is_repeated(run)) continue;
      const int at = static_cast<int>(std::lround(run.at.x * 100));
      columns[{at, static_cast<int>(run.anchor)}] += letters_of(run.text);
    }
  }
  return columns;
}

std::string head_of(const CardPlan& face) {
  std::string letters;
  for (const auto& run : face.texts) {
    const bool in_disc = face.disc && std::abs(run.at.x - face.disc->centre.x) < 1e-6;
    if (run.at.y < face.head && !in_disc) letters += letters_of(run.text);
  }
  return letters;
}

/// Finds texts in the columns of a card, each behind the one that was found there before.
class Reader {
 public:
  explicit Reader(const std::vector<CardPlan>& faces) : columns_(columns_of(faces)) {}

  [[nodiscard]] bool reads(const std::string& text) {
    const auto letters = letters_of(text);
    if (letters.empty()) return true;
    for (const auto& [column, stream] : columns_) {
      const auto at = stream.find(letters, read_[column]);
      if (at == std::string::npos) continue;
      read_[column] = at + letters.size();
      return true;
    }
    return false;
  }

 private:
  std::map<std::pair<int, int>, std::string> columns_;
  std::map<std::pair<int, int>, std::size_t> read_;
};

/// What of a card's text does not stand on its faces.
std::string missing_on(const std::vector<CardPlan>& faces, const CardText& card) {
  std::string missing;
  const auto head = letters_of(card.kicker) + letters_of(card.name);
  if (head_of(faces.front()) != head) missing += fmt::format("head: {} for {}\n", head_of(faces.front()), head);
  Reader reader(faces);
  const auto expect = [&](const std::string& text) {
    if (!reader.reads(text)) missing += text + "\n";
  };
  for (const auto& block : card.blocks) {
    expect(block.label);
    for (const auto& paragraph : block.paragraphs) expect(paragraph);
    for (const auto& row : block.rows) {
      expect(row.key);
      expect(row.name);
      for (const auto& cell : row.cells) expect(cell);
    }
  }
  return missing;
}

std::vector<CardPlan> faces_of(const CardText& card, const CardFormat& format) {
  return lay_out_card(card, format, "The Cinder Lock", usual_design()).value();
}

CardText only_card(const Mission& mission) { return card_texts(mission, {}, usual_design()).value().front(); }

struct ByKey {
  CardFormat format;
};
/// GoogleTest shows it by its key.
void PrintTo(const ByKey& by_key, std::ostream* stream) { *stream << by_key.format.key; }

std::vector<ByKey> all_formats() {
  std::vector<ByKey> formats;
  for (const auto& format : card_formats()) formats.push_back({format});
  return formats;
}

class EveryFormat : public testing::TestWithParam<ByKey> {};

TEST_P(EveryFormat, HoldsEveryItemOfTheLibrary) {
  int cards = 0;
  auto missions = library_missions();
  missions.push_back(card_mission());
  for (const auto& mission : missions) {
    const auto texts = card_texts(mission, {}, usual_design()).value();
    for (const auto& card : texts) {
      const auto faces = faces_of(card, GetParam().format);
      for (const auto& face : faces) EXPECT_EQ(trouble_with(face), "") << card.id.text();
      EXPECT_EQ(missing_on(faces, card), "") << card.id.text();
      EXPECT_LE(faces.size(), 4U) << card.id.text();
      ++cards;
    }
  }
  EXPECT_GT(cards, 60);
}

TEST_P(EveryFormat, HasBacksWithoutTrouble) {
  const auto texts = card_texts(card_mission(), {}, usual_design()).value();
  for (const auto& card : texts) {
    const auto back = lay_out_card_back(card, GetParam().format, "The Lock Keepers of the Upper Deep and Their Debts",
                                        usual_design());
    CardPlan as_face;
    as_face.size = back.size;
    as_face.texts = back.texts;
    EXPECT_EQ(trouble_with(as_face), "") << card.id.text();
    for (const auto& run : back.texts) EXPECT_TRUE(is_within(ink_of(run), back.plate)) << run.text;
  }
}

TEST_P(EveryFormat, PartsWhatIsTooLongAmongSeveralCards) {
  std::string effect;
  for (int number = 1; number <= 400; ++number) effect += fmt::format("word{} ", number);
  const auto card = only_card(mission_of_stratagem("A long story", effect));
  const auto faces = faces_of(card, GetParam().format);
  ASSERT_GT(faces.size(), 1U);
  for (std::size_t index = 0; index < faces.size(); ++index) {
    EXPECT_EQ(trouble_with(faces[index]), "");
    EXPECT_TRUE(faces[index].texts.back().text.starts_with(fmt::format("part {} of {}", index + 1, faces.size())));
  }
  EXPECT_EQ(missing_on(faces, card), "");
}

TEST_P(EveryFormat, BreaksAWordThatIsWiderThanTheCardWithAHyphen) {
  const std::string word = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";
  const auto card = only_card(mission_of_stratagem(word, word + word));
  const auto faces = faces_of(card, GetParam().format);
  EXPECT_EQ(missing_on(faces, card), "");
  int hyphens = 0;
  for (const auto& face : faces) {
    EXPECT_EQ(trouble_with(face), "");
    for (const auto& run : face.texts) hyphens += run.text.ends_with('-') ? 1 : 0;
  }
  EXPECT_GE(hyphens, 3);
}

TEST_P(EveryFormat, TakesATitleOfFiveHundredLetters) {
  std::string title;
  while (title.size() < 500) title += "The Very Long Night of the Lower Gate ";
  const auto card = only_card(mission_of_stratagem(title, "Nothing happens."));
  const auto faces = faces_of(card, GetParam().format);
  for (const auto& face : faces) EXPECT_EQ(trouble_with(face), "");
  std::string all = head_of(faces.front());
  for (const auto& [column, letters] : columns_of(faces)) all += letters;
  EXPECT_TRUE(all.starts_with(letters_of(card.kicker) + letters_of(card.name))) << all;
  EXPECT_NE(all.find(letters_of("Nothing happens.")), std::string::npos);
}

TEST_P(EveryFormat, ShowsASignForLettersThatTheTypeDoesNotHave) {
  // Arabic, Chinese, a face: none of them is left out, and none is shown as if it were another.
  const auto card = only_card(mission_of_stratagem("هجوم 突撃 🙂", "اذهب إلى الباب. 扉を開ける。 🚪"));
  const auto faces = faces_of(card, GetParam().format);
  EXPECT_EQ(missing_on(faces, card), "");
  int signs = 0;
  for (const auto& face : faces) {
    EXPECT_EQ(trouble_with(face), "");
    for (const auto& run : face.texts) {
      for (const auto& glyph : glyphs_of(run.text, run.font)->glyphs) signs += glyph.index == replacement_glyph ? 1 : 0;
    }
  }
  EXPECT_EQ(signs, 4 + 2 + 1 + 4 + 3 + 5 + 5 + 1 + 1);
}

INSTANTIATE_TEST_SUITE_P(Cards, EveryFormat, testing::ValuesIn(all_formats()), [](const auto& instance) {
  std::string name(instance.param.format.key);
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

TEST(CardText, SaysWhatTheBriefingSays) {
  const auto cards = card_texts(card_mission(), {}, usual_design()).value();
  ASSERT_EQ(cards.size(), 6U);
  const auto& breach = cards.front();
  EXPECT_EQ(breach.kicker, "Attacker · Tactic");
  EXPECT_EQ(breach.figure, "1");
  EXPECT_EQ(breach.figure_word, "CP");
  EXPECT_EQ(breach.look, usual_design().sides[0]);
  ASSERT_EQ(breach.blocks.size(), 4U);
  EXPECT_EQ(breach.blocks[1].paragraphs.front(), "One of your units within 1\" of a closed hatchway.");
  EXPECT_TRUE(breach.blocks[2].paragraphs.front().starts_with("Roll a D6. On 2+ the hatchway"));
  EXPECT_EQ(breach.blocks[3], (CardBlock{"How often", {"Once per round."}}));
  EXPECT_EQ(cards[1].figure, "1–2");
  EXPECT_EQ(cards[1].look, usual_design().sides[1]);
  const auto& hold = cards[2];
  EXPECT_EQ(hold.kicker, "Each side · Progressive");
  EXPECT_EQ(hold.look, usual_design().nobody);
  EXPECT_EQ(hold.blocks[1].rows[0], (CardRow{"5 each", "", {"marker that you control (at most 15)"}}));
  EXPECT_EQ(hold.blocks[1].rows[1], (CardRow{"3", "", {"You control more markers than your opponent"}}));
  EXPECT_EQ(cards[3].blocks.back().paragraphs.front(), "The hatchway opens at the end of the turn; see Welded shut.");
  EXPECT_EQ(cards[4].figure, "D6");
  EXPECT_EQ(cards[4].blocks[1].rows[1], (CardRow{"5–6", "Something still glows", {"You gain 1 CP."}}));
  EXPECT_EQ(cards[5].blocks[0].rows[0].name, "") << "as the card is called";
  EXPECT_EQ(cards[5].blocks[0].headings, (std::vector<std::string>{"BS", "T", "W", "Sv", "Base"}));
}

TEST(CardText, RefusesMissionsWithoutCardsAndIdsThatHaveNone) {
  const auto none = card_texts(empty_mission(), {}, usual_design());
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().message,
            "There is nothing to print cards of: the mission has no stratagems, objectives, actions or tables.");
  const auto wrong = card_texts(card_mission(), {Id("hold"), Id("attacker")}, usual_design());
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.error().message,
            "There is no card of #attacker: cards are made of stratagems, objectives, actions and tables.");
  const auto two = card_texts(card_mission(), {Id("hold"), Id("breach")}, usual_design()).value();
  ASSERT_EQ(two.size(), 2U);
  EXPECT_EQ(two[0].name, "Hold the lock");
  EXPECT_EQ(two[0].number, 3U);
  EXPECT_EQ(two[0].of, 6U);
}

TEST(CardText, RefusesWhatNoCardHolds) {
  const auto card = only_card(mission_of_stratagem("Endless", std::string(30'000, 'x')));
  const auto faces = lay_out_card(card, card_formats().front(), "", usual_design());
  ASSERT_FALSE(faces);
  EXPECT_NE(faces.error().message.find("20000 are the most"), std::string::npos) << faces.error().message;
  std::string words;
  while (words.size() < 19'000) words += "word ";
  const auto many = lay_out_card(only_card(mission_of_stratagem("Endless", words)), parse_card_format("mini").value(),
                                 "", usual_design());
  ASSERT_FALSE(many);
  EXPECT_NE(many.error().message.find("20 is the most"), std::string::npos) << many.error().message;
}

TEST(CardText, TellsSidesApartByPatternToo) {
  const auto cards = card_texts(card_mission(), {}, *find_design("plain")).value();
  EXPECT_NE(cards[0].look.pattern, cards[1].look.pattern);
  EXPECT_NE(cards[0].look.pattern, cards[2].look.pattern);
  EXPECT_NE(cards[1].look.pattern, cards[2].look.pattern);
}

TEST(CardLayout, TypeStepsDownBeforeASecondCardBegins) {
  const auto format = card_formats().front();
  double before = 0;
  for (int words = 20; words <= 300; words += 20) {
    std::string effect;
    for (int number = 0; number < words; ++number) effect += "breach ";
    const auto faces = faces_of(only_card(mission_of_stratagem("Words", effect)), format);
    double size = 0;
    for (const auto& run : faces.front().texts) {
      if (run.text.starts_with("breach ")) size = run.font.size;
    }
    if (words == 20) EXPECT_EQ(size, format.body);
    EXPECT_EQ(faces.front().type, size);
    if (faces.size() > 1) {
      EXPECT_EQ(before, smallest_card_type);
      return;
    }
    before = size;
  }
  ADD_FAILURE() << "300 words stand on one card";
}

/// On which faces a line says something.
std::vector<std::size_t> faces_with(const std::vector<CardPlan>& faces, std::string_view words) {
  std::vector<std::size_t> found;
  for (std::size_t index = 0; index < faces.size(); ++index) {
    for (const auto& run : faces[index].texts) {
      if (run.text.find(words) != std::string::npos) found.push_back(index);
    }
  }
  return found;
}

TEST(CardLayout, RowsStayWholeAndSayOnTheNextCardWhatTheyBelongTo) {
  CardText card;
  card.name = "No readers left";
  card.what = card.kicker = "Objective";
  CardBlock block{.label = "Outcomes"};
  std::string story;
  for (int word = 0; word < 30; ++word) story += "worth ";
  for (int number = 10; number < 22; ++number) {
    block.rows.push_back(
        {.key = "", .name = fmt::format("begin{}", number), .cells = {fmt::format("{}end{}", story, number)}});
  }
  card.blocks = {block};
  const auto format = parse_card_format("mini").value();
  const auto faces = faces_of(card, format);
  ASSERT_GT(faces.size(), 2U);
  for (int number = 10; number < 22; ++number) {
    const auto begin = faces_with(faces, fmt::format("begin{}", number));
    EXPECT_EQ(begin, faces_with(faces, fmt::format("end{}", number))) << number;
    EXPECT_EQ(begin.size(), 1U) << number;
  }
  for (std::size_t index = 1; index < faces.size(); ++index) {
    const auto in_body = [&](const TextRun& run) { return run.at.y > faces[index].head; };
    EXPECT_EQ(std::ranges::find_if(faces[index].texts, in_body)->text, "OUTCOMES (CONTINUED)");
    EXPECT_EQ(trouble_with(faces[index]), "");
  }
}

TEST(CardLayout, CardsEndWithASentenceUnlessThatTakesMoreOfThem) {
  int with_sentence = 0;
  int all = 0;
  for (int words = 5; words <= 20; ++words) {
    std::string effect;
    for (int sentence = 1; sentence <= 300 / words; ++sentence) {
      for (int word = 0; word < words; ++word) effect += word == 0 ? "Fire " : "burns ";
      effect += fmt::format("for{}. ", sentence);
    }
    const auto card = only_card(mission_of_stratagem("A long story", effect));
    for (const auto& format : card_formats()) {
      const auto faces = faces_of(card, format);
      ASSERT_GT(faces.size(), 1U) << format.key;
      EXPECT_EQ(missing_on(faces, card), "") << format.key;
      for (std::size_t index = 0; index + 1 < faces.size(); ++index) {
        std::string last;
        for (const auto& run : faces[index].texts) {
          const bool in_body = run.at.y > faces[index].head && run.font.size == faces[index].type;
          if (in_body && run.at.y < format.size.y - format.margin - 3.5) last = run.text;
        }
        ++all;
        with_sentence += last.ends_with(".") ? 1 : 0;
        EXPECT_EQ(trouble_with(faces[index]), "");
      }
    }
  }
  EXPECT_GE(with_sentence, all * 7 / 10) << "of " << all;
}

TEST(CardLayout, ASentenceLongerThanACardIsParted) {
  std::string effect = "It is short. ";
  for (int word = 0; word < 600; ++word) effect += fmt::format("word{} ", word);
  const auto card = only_card(mission_of_stratagem("A long story", effect));
  const auto faces = faces_of(card, card_formats().front());
  EXPECT_EQ(missing_on(faces, card), "");
  for (std::size_t index = 0; index + 1 < faces.size(); ++index) EXPECT_GT(faces[index].texts.size(), 10U);
}

TEST(Sentences, EndBehindTheirMarksAndWhatTheseClose) {
  EXPECT_EQ(sentence_end("One. Two.", 0), 4U);
  EXPECT_EQ(sentence_end("One. Two.", 4), 9U);
  EXPECT_EQ(sentence_end("\"Run!\" he said. So", 0), 6U);
  EXPECT_EQ(sentence_end("Roll 2.5 times (or not?) Then", 0), 24U);
  EXPECT_EQ(sentence_end("No end", 0), 6U);
  EXPECT_EQ(sentence_end("”Run!” Then", 0), std::string_view("”Run!”").size());
}

TEST(CardLayout, ARowThatIsHigherThanACardFillsCards) {
  CardText card;
  card.name = card.what = card.kicker = "Table";
  std::string story;
  for (int word = 0; word < 500; ++word) story += fmt::format("word{} ", word);
  card.blocks = {{.label = "Outcomes", .rows = {{.key = "1", .name = "", .cells = {story}}}}};
  const auto faces = faces_of(card, parse_card_format("mini").value());
  EXPECT_EQ(missing_on(faces, card), "");
  for (std::size_t index = 0; index + 1 < faces.size(); ++index) EXPECT_GT(faces[index].texts.size(), 10U);
}

TEST(CardText, PointsInTheHeadAreAllThatThereAre) {
  auto mission = mission_of_file("templates/missions/two-decks.xml");
  const auto cards = card_texts(mission, {Id("no-readers-left")}, usual_design()).value();
  EXPECT_EQ(cards.front().figure, "") << "80 VP are to be had as well";
}

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

TEST(CardLayout, SaysWhatAFigureIsThatIsTooWideForTheDisc) {
  const auto words_of = [](CardText card) {
    std::string words;
    const auto faces = faces_of(card, card_formats().front());
    for (const auto& run : faces.front().texts) words += run.text + "|";
    return words;
  };
  auto cards = card_texts(card_mission(), {}, usual_design()).value();
  for (auto& card : cards) {
    if (card.figure.empty()) continue;
    card.figure = "123456789012345";
    const auto words = words_of(card);
    EXPECT_EQ(words.find("COST") != std::string::npos, card.what == "Stratagem" || card.what == "Action") << words;
    EXPECT_EQ(words.find("VICTORY POINTS|123456789012345 VP") != std::string::npos, card.what == "Objective") << words;
    EXPECT_EQ(words.find("ROLL|123456789012345|") != std::string::npos, card.what == "Table") << words;
  }
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
