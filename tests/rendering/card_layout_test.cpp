// SPDX-License-Identifier: MIT
#include "rendering/cards/card_layout.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "rendering/cards/card_body.h"
#include "rendering/look/designs.h"
#include "rendering/text/sentences.h"
#include "tests/rendering/support/card_faces.h"
#include "tests/rendering/support/items.h"

namespace bulkhead::test {
namespace {

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

TEST(CardBody, SecondColumnsBeginAlikeInTablesThatLookAlike) {
  const auto second_column = [](const std::string& words) {
    const CardBlock block{
        .label = "", .headings = {"Victory points", "For"}, .rows = {{.key = "", .name = "", .cells = {"1", words}}}};
    std::set<double> lefts;
    for (const auto& strip : body_strips({block}, 8, 78, {}, usual_design())) {
      for (const auto& run : strip.texts) {
        if (run.cell && run.cell->column == 1) lefts.insert(run.at.x);
      }
    }
    EXPECT_EQ(lefts.size(), 1U) << "below their heading";
    return *lefts.begin();
  };
  const double brief = second_column("you control lamp 2");
  EXPECT_NEAR(second_column("each enemy unit, independent character or walker that is destroyed at the end"), brief,
              1e-9);
  // The heading beside it takes 20 mm or so of 78.
  EXPECT_GT(brief, 15);
  EXPECT_LT(brief, 30);
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

}  // namespace
}  // namespace bulkhead::test
