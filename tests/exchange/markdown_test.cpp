// SPDX-License-Identifier: MIT
#include "exchange/bundle/markdown.h"

#include <gtest/gtest.h>

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

}  // namespace
}  // namespace bulkhead
