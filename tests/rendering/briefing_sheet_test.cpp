// SPDX-License-Identifier: MIT
#include "rendering/briefing/briefing_sheet.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "rendering/text/text_measure.h"
#include "tests/rendering/support/recording_canvas.h"

namespace bulkhead::test {
namespace {

std::vector<TextPart> chapters(int number) {
  std::vector<TextPart> parts;
  for (int chapter = 1; chapter <= number; ++chapter) {
    parts.push_back({.kind = TextPart::Kind::heading, .level = 2, .text = "Chapter " + std::to_string(chapter)});
    std::string words;
    for (int sentence = 0; sentence <= chapter % 7; ++sentence) words += "A marker is controlled by those near it. ";
    parts.push_back({.text = words + "End " + std::to_string(chapter)});
    parts.push_back({.kind = TextPart::Kind::entry, .text = "Entry " + std::to_string(chapter) + " " + words});
    parts.push_back({.kind = TextPart::Kind::table,
                     .headings = {"Scored", "For"},
                     .rows = {{"Row" + std::to_string(chapter), words}, {"4", "a lamp"}}});
  }
  return parts;
}

std::vector<RecordingCanvas> drawn(const BriefingSheet& sheet) {
  std::vector<RecordingCanvas> pages;
  for (const auto& page : sheet.pages) page.paint(pages.emplace_back());
  return pages;
}

std::string all_words(const std::vector<RecordingCanvas>& pages) {
  std::string text;
  for (const auto& page : pages) {
    for (const auto& words : page.words("text")) text += words + " ";
  }
  return text;
}

TEST(BriefingSheet, SaysEverythingInItsOrder) {
  const auto sheet = briefing_sheet("Three lamps", chapters(30), {}).value();
  EXPECT_GT(sheet.pages.size(), 2U);
  EXPECT_EQ(sheet.pages.front().name, "Briefing 1 of " + std::to_string(sheet.pages.size()));
  EXPECT_TRUE(sheet.warnings.empty());
  const auto pages = drawn(sheet);
  const auto text = all_words(pages);
  std::size_t last = 0;
  for (int chapter = 1; chapter <= 30; ++chapter) {
    for (const std::string what : {"Chapter ", "End ", "Entry ", "Row"}) {
      const auto place = text.find(what + std::to_string(chapter) + " ");
      ASSERT_NE(place, std::string::npos) << what << chapter;
      EXPECT_GE(place, last) << what << chapter;
      last = place;
    }
  }
  EXPECT_EQ(pages.front().words("header").back(), "Three lamps");
  EXPECT_TRUE(pages.back().words("header").empty());
}

TEST(BriefingSheet, StaysWithinItsMarginsAndColumnsOnEveryPaper) {
  for (const auto paper : {Paper::a5, Paper::a4, Paper::a3}) {
    for (const auto orientation : {Orientation::upright, Orientation::across}) {
      BriefingSheetOptions options;
      options.paper = paper;
      options.orientation = orientation;
      const auto sheet = briefing_sheet("Three lamps", chapters(20), options).value();
      const auto pages = drawn(sheet);
      for (std::size_t number = 0; number < pages.size(); ++number) {
        std::vector<Rect> lines;
        std::vector<std::string> words;
        for (const auto& mark : pages[number].of_layer("text")) {
          if (mark.kind != Drawn::Kind::text) continue;
          const auto& run = mark.text;
          const double height = cap_height(run.font);
          words.push_back(run.text);
          const double width = measure(run.text, run.font).width;
          // Short figures stand in the middle of their column.
          const double left = run.at.x - (run.anchor == TextRun::Anchor::middle ? width / 2 : 0);
          lines.push_back({{left, run.at.y - height}, {width, height}});
          EXPECT_GE(lines.back().top_left.y, 10) << run.text;
          EXPECT_LE(lines.back().bottom_right().y, sheet.pages[number].size_mm.y - 17) << run.text;
          EXPECT_LE(lines.back().bottom_right().x, sheet.pages[number].size_mm.x - 13.9) << run.text;
        }
        for (std::size_t one = 0; one < lines.size(); ++one) {
          for (std::size_t other = one + 1; other < lines.size(); ++other) {
            EXPECT_FALSE(lines[one].overlaps(lines[other])) << words[one] << " | " << words[other];
          }
        }
      }
    }
  }
}

TEST(BriefingSheet, EndsNoColumnWithAHeading) {
  for (const auto& page : drawn(briefing_sheet("Three lamps", chapters(40), {}).value())) {
    const TextRun* last = nullptr;
    const auto marks = page.of_layer("text");
    for (const auto& mark : marks) {
      if (mark.kind != Drawn::Kind::text) continue;
      // Where the next line stands higher, another column has begun.
      const bool begins_column = last != nullptr && mark.text.at.y < last->at.y - 1;
      if (begins_column) EXPECT_NE(last->role, TextRun::Role::heading) << last->text;
      last = &mark.text;
    }
    ASSERT_NE(last, nullptr);
    EXPECT_NE(last->role, TextRun::Role::heading) << last->text;
  }
}

TEST(BriefingSheet, EndsNoColumnWithTheOneLineBelowAHeading) {
  std::vector<TextPart> parts;
  for (int section = 1; section <= 80; ++section) {
    parts.push_back({.kind = TextPart::Kind::heading, .level = 3, .text = "Objective"});
    parts.push_back({.text = "progressive"});
    std::string words;
    for (int sentence = 0; sentence <= section % 5; ++sentence) words += "A marker is controlled by those near it. ";
    parts.push_back({.text = words});
  }
  std::size_t columns = 0;
  for (const auto& page : drawn(briefing_sheet("Three lamps", parts, {}).value())) {
    const TextRun* last = nullptr;
    const auto marks = page.of_layer("text");
    for (const auto& mark : marks) {
      if (mark.kind != Drawn::Kind::text) continue;
      if (last != nullptr && mark.text.at.y < last->at.y - 1) {
        ++columns;
        EXPECT_NE(last->text, "progressive");
      }
      last = &mark.text;
    }
    ASSERT_NE(last, nullptr);
    EXPECT_NE(last->text, "progressive");
  }
  EXPECT_GT(columns, 3U);
}

/// So many actions with what they take, each a line, and what they do, several.
std::vector<TextPart> actions(int number) {
  std::vector<TextPart> parts;
  for (int action = 1; action <= number; ++action) {
    parts.push_back({.kind = TextPart::Kind::heading, .level = 3, .text = "Action"});
    parts.push_back({.text = "once"});
    parts.push_back({.text = "Who: a unit."});
    parts.push_back({.text = "Target: a marker."});
    std::string words;
    for (int sentence = 0; sentence <= action % 5; ++sentence) words += "A marker is controlled by those near it. ";
    parts.push_back({.text = words});
  }
  return parts;
}

/// How many columns end with what an action takes.
std::size_t parted_actions(const BriefingSheet& sheet) {
  std::size_t parted = 0;
  for (const auto& page : drawn(sheet)) {
    const TextRun* last = nullptr;
    const auto marks = page.of_layer("text");
    const auto count = [&] { parted += last->text == "once" || last->text.find(": a ") != std::string::npos ? 1 : 0; };
    for (const auto& mark : marks) {
      if (mark.kind != Drawn::Kind::text) continue;
      if (last != nullptr && mark.text.at.y < last->at.y - 1) count();
      last = &mark.text;
    }
    count();
  }
  return parted;
}

TEST(BriefingSheet, KeepsWhatItTakesToDoAnActionWithWhatItDoes) {
  const auto sheet = briefing_sheet("Three lamps", actions(240), {}).value();
  EXPECT_GT(sheet.pages.size(), 12U);
  EXPECT_EQ(parted_actions(sheet), 0U);
}

TEST(BriefingSheet, PartsActionsWhereThatSavesAPage) {
  std::size_t whole = 0;
  std::size_t saved = 0;
  for (int number = 1; number <= 40; ++number) {
    const auto sheet = briefing_sheet("Three lamps", actions(number), {}).value();
    if (sheet.pages.size() > 1) ++(parted_actions(sheet) > 0 ? saved : whole);
  }
  EXPECT_GT(saved, 0U);
  EXPECT_GT(whole, 2 * saved);
}

TEST(BriefingSheet, BeginsNoColumnWithAShortTableOrALastLine) {
  std::vector<TextPart> parts;
  for (int section = 1; section <= 80; ++section) {
    parts.push_back({.kind = TextPart::Kind::heading, .level = 3, .text = "Objective"});
    std::string words;
    for (int sentence = 0; sentence <= section % 5; ++sentence) words += "A marker is controlled by those near it. ";
    parts.push_back({.text = words});
    if (section % 2 == 0) {
      parts.push_back({.text = "See: Reserves."});
      continue;
    }
    parts.push_back({.text = "Scored: at the end."});
    parts.push_back({.kind = TextPart::Kind::table, .headings = {"Points", "For"}, .rows = {{"1", "a lamp"}}});
  }
  std::size_t columns = 0;
  for (const auto& page : drawn(briefing_sheet("Three lamps", parts, {}).value())) {
    const TextRun* last = nullptr;
    const auto marks = page.of_layer("text");
    for (const auto& mark : marks) {
      if (mark.kind != Drawn::Kind::text) continue;
      if (last == nullptr || mark.text.at.y < last->at.y - 1) {
        ++columns;
        EXPECT_FALSE(mark.text.cell) << mark.text.text;
        EXPECT_NE(mark.text.text, "See: Reserves.");
      }
      last = &mark.text;
    }
  }
  EXPECT_GT(columns, 3U);
}

TEST(BriefingSheet, IsSetALittleSmallerWhereThatSavesAPage) {
  std::set<double> types;
  for (int number = 1; number <= 20; ++number) {
    const auto pages = drawn(briefing_sheet("Three lamps", chapters(number), {}).value());
    double body = 0;
    for (const auto& mark : pages.front().of_layer("text")) {
      const bool is_body = mark.kind == Drawn::Kind::text && mark.text.text.starts_with("A marker is");
      if (is_body && !mark.text.cell) body = mark.text.font.size;
    }
    // Of one page none is saved.
    if (pages.size() == 1 && number < 4) EXPECT_EQ(body, 8.5) << number;
    types.insert(body);
  }
  EXPECT_EQ(types, (std::set<double>{8, 8.5}));
}

TEST(BriefingSheet, SaysWhatHasNoRoom) {
  EXPECT_EQ(briefing_sheet(std::string(600, 'T'), chapters(1), {})->warnings,
            std::vector<std::string>{"The title is too long for the head of this sheet, and is cut."});
  BriefingSheetOptions options;
  options.paper = {70, 90};
  const auto refused = briefing_sheet("Three lamps", chapters(1), options);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().message, "70x90mm is too small for the briefing: choose larger paper.");
  EXPECT_EQ(briefing_sheet("Three lamps", {}, {})->pages.size(), 1U);
}

}  // namespace
}  // namespace bulkhead::test
