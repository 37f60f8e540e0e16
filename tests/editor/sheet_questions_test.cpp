// SPDX-License-Identifier: MIT
#include "editor/tools/sheets/sheet_questions.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "exchange/sheets/sheets.h"

namespace bulkhead {
namespace {

std::vector<std::string> keys(const std::vector<const ExportOption*>& options) {
  std::vector<std::string> keys;
  for (const auto* option : options) keys.emplace_back(option->key);
  return keys;
}

bool asks(std::string_view sheet, std::string_view key) {
  const auto asked = keys(options_to_ask(printed_exporter(), {{"sheet", std::string(sheet)}}));
  return std::find(asked.begin(), asked.end(), key) != asked.end();
}

const ExportOption& option(std::string_view sheet, std::string_view key) {
  return *find_option(*find_sheet(sheet), key);
}

TEST(SheetQuestions, AreThoseOfTheChosenSheet) {
  EXPECT_TRUE(asks("map", "scale"));
  EXPECT_TRUE(asks("map", "measures"));
  EXPECT_FALSE(asks("map", "overlap"));
  EXPECT_FALSE(asks("map", "backs"));
  EXPECT_TRUE(asks("poster", "overlap"));
  EXPECT_TRUE(asks("build", "steps"));
  EXPECT_TRUE(asks("cards", "card"));
  EXPECT_TRUE(asks("cards", "backs"));
  EXPECT_FALSE(asks("cards", "scale"));
  EXPECT_FALSE(asks("tokens", "cut")) << "there is one way only";
  for (const auto* sheet : {"map", "poster", "build", "briefing", "cards", "tokens", "all"}) {
    EXPECT_TRUE(asks(sheet, "sheet")) << sheet;
    EXPECT_TRUE(asks(sheet, "paper")) << sheet;
    EXPECT_TRUE(asks(sheet, "design")) << sheet;
    EXPECT_TRUE(asks(sheet, "pages")) << sheet;
  }
  for (const auto& sheet : sheets()) {
    for (const auto& each : sheet.options) {
      if (each.choices.size() > 1) {
        EXPECT_TRUE(asks(all_sheets, each.key)) << sheet.id << " " << each.key;
      }
    }
  }
}

TEST(SheetQuestions, OfTheBundleAreItsOwn) {
  const auto asked = keys(options_to_ask(exporter_of("bundle"), {{"sheet", "cards"}}));
  EXPECT_EQ(std::count(asked.begin(), asked.end(), "sheet"), 0);
  EXPECT_EQ(std::count(asked.begin(), asked.end(), "paper"), 1);
}

TEST(SheetQuestions, AreAskedInTheWordsOfTheSheet) {
  const auto poster = options_to_ask(printed_exporter(), {{"sheet", "poster"}});
  EXPECT_NE(std::find(poster.begin(), poster.end(), &option("poster", "scale")), poster.end());
  EXPECT_FALSE(std::any_of(option("poster", "scale").choices.begin(), option("poster", "scale").choices.end(),
                           [](const auto& choice) { return choice.text == "fit"; }))
      << "a poster has a scale of its own";
}

TEST(SheetQuestions, CountWhereTheyAreAskedAndTakeTheText) {
  const ExportChoices chosen = {{"sheet", "tokens"}, {"paper", "A3"}, {"cut", "page"}, {"overlap", "5mm"}};
  EXPECT_EQ(choices_that_count(printed_exporter(), chosen).at("paper"), "A3");
  EXPECT_FALSE(choices_that_count(printed_exporter(), chosen).contains("cut"));
  EXPECT_FALSE(choices_that_count(printed_exporter(), chosen).contains("overlap"));
  const auto odd = choices_that_count(printed_exporter(), {{"sheet", "nothing"}, {"paper", "a door"}, {"scale", "x"}});
  EXPECT_EQ(odd.at("sheet"), "map");
  EXPECT_EQ(odd.at("paper"), "A4");
  EXPECT_EQ(odd.at("scale"), "");
}

TEST(SheetQuestions, RememberNothingThatIsOfOneMission) {
  const auto kept = choices_to_remember({{"sheet", "cards"},
                                         {"paper", "610x914mm"},
                                         {"pages", "2-3"},
                                         {"only", "a-card"},
                                         {"design", "none of ours"},
                                         {"no option", "x"}});
  EXPECT_EQ(kept, (ExportChoices{{"sheet", "cards"}, {"paper", "610x914mm"}}));
}

TEST(ExportOptions, SayWhatIsWrongWithAText) {
  EXPECT_TRUE(check_text(option("cards", "card"), "tarot"));
  EXPECT_EQ(check_text(option("cards", "backs"), "sometimes").error().message,
            "\"sometimes\" is not to be chosen; choose long-edge, short-edge, fold or none.");
  EXPECT_TRUE(check_text(option("map", "scale"), ""));
  EXPECT_TRUE(check_text(option("map", "scale"), "1:7"));
  EXPECT_FALSE(check_text(option("map", "scale"), "large"));
}

}  // namespace
}  // namespace bulkhead
