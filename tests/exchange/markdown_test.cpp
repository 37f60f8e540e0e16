// SPDX-License-Identifier: MIT
#include "exchange/bundle/markdown.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <string>

#include "exchange/bundle/markdown_parts.h"

namespace bulkhead {
namespace {

TEST(MarkdownWords, EscapesWhatWouldMeanSomething) {
  EXPECT_EQ(markdown_words("plain words, 3+ and a-b (c) 5.5 mm!"), "plain words, 3+ and a-b (c) 5.5 mm!");
  EXPECT_EQ(markdown_words("*a* _b_ `c` [d](e) <f> g|h ~i~ & \\"),
            "\\*a\\* \\_b\\_ \\`c\\` \\[d\\](e) \\<f\\> g\\|h \\~i\\~ \\& \\\\");
}

TEST(MarkdownWords, AreOneTrimmedLine) { EXPECT_EQ(markdown_words(" a\nb\tc "), "a b c"); }

TEST(MarkdownWords, DoNotBeginABlock) {
  EXPECT_EQ(markdown_words("# one"), "\\# one");
  EXPECT_EQ(markdown_words("- one"), "\\- one");
  EXPECT_EQ(markdown_words("+ one"), "\\+ one");
  EXPECT_EQ(markdown_words("==="), "\\===");
  EXPECT_EQ(markdown_words("> one"), "\\> one");
  EXPECT_EQ(markdown_words("12. one"), "12\\. one");
  EXPECT_EQ(markdown_words("1) one"), "1\\) one");
  EXPECT_EQ(markdown_words("28.5 mm"), "28.5 mm") << "no list without a blank";
  EXPECT_EQ(markdown_words("7."), "7\\.");
  EXPECT_EQ(markdown_words("12"), "12");
  EXPECT_EQ(markdown_words("\n- one"), "\\- one");
  EXPECT_EQ(markdown_words(""), "");
}

TEST(MarkdownParagraphs, BlankLinesPartThemAndOtherLinesBreak) {
  EXPECT_EQ(markdown_paragraphs("one\ntwo\n\n\n three"), "one\\\ntwo\n\nthree\n");
  EXPECT_EQ(markdown_paragraphs("\n\n  one\n \n"), "one\n");
  EXPECT_EQ(markdown_paragraphs(" \n\n"), "");
}

TEST(MarkdownParagraphs, NoLineBeginsABlock) {
  EXPECT_EQ(markdown_paragraphs("    code\n# head\n1. item\n---"), "code\\\n\\# head\\\n1\\. item\\\n\\---\n");
}

/// A line for each part.
std::string in_lines(const std::vector<TextPart>& parts) {
  std::string lines;
  for (const auto& part : parts) {
    switch (part.kind) {
      case TextPart::Kind::heading: lines += std::to_string(part.level) + " " + part.text; break;
      case TextPart::Kind::paragraph: lines += part.text; break;
      case TextPart::Kind::entry: lines += "- " + part.text; break;
      case TextPart::Kind::table:
        lines += fmt::format("{}", fmt::join(part.headings, ", "));
        for (const auto& row : part.rows) lines += fmt::format("; {}", fmt::join(row, ", "));
        break;
    }
    lines += "\n";
  }
  return lines;
}

TEST(MarkdownParts, AreWhatIsReadOfIt) {
  EXPECT_EQ(in_lines(markdown_parts("# Title\n\n*A mission*\n\n**You need:** a map\n\n## Sides\n\n- One\n- Two\n\n"
                                    "#### Doors\nno blank line\nneeded\n")),
            "A mission\nYou need: a map\n2 Sides\n- One\n- Two\n4 Doors\nno blank line needed\n");
  EXPECT_EQ(in_lines(markdown_parts("| Scored | For |\n| --- | ---: |\n| 1 | a |\n|  | b |\n| - | - |\n")),
            "Scored, For; 1, a; , b; -, -\n");
  EXPECT_TRUE(markdown_parts("").empty());
}

TEST(MarkdownParts, GiveBackUsersWordsAsTheyWere) {
  const std::string words = "*a* _b_ `c` [d](e) <f> g|h ~i~ & \\";
  EXPECT_EQ(in_lines(markdown_parts("- " + markdown_words(words) + "\n")), "- " + words + "\n");
  EXPECT_EQ(in_lines(markdown_parts(markdown_table({"x", words}, {{words, "# y"}}))),
            "x, " + words + "; " + words + ", # y\n");
  EXPECT_EQ(in_lines(markdown_parts(markdown_paragraphs("one\n- two\n\n12. three\\"))), "one\n- two\n12. three\\\n");
}

}  // namespace
}  // namespace bulkhead
