// SPDX-License-Identifier: MIT
#include "model/base/plain_text.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <limits>

namespace bulkhead {
namespace {

TEST(PlainDecimal, IsDigitsWithAtMostOnePoint) {
  for (const auto* text : {"0", "12", "1.5", ".5", "5.", "000.000"}) EXPECT_TRUE(is_plain_decimal(text)) << text;
  for (const auto* text : {"", ".", "..1", "1.2.3", "-1", "+1", "1e3", "1,5", " 1", "1 ", "٣"}) {
    EXPECT_FALSE(is_plain_decimal(text)) << text;
  }
}

TEST(ParseInt, ReadsWholeNumbersWithinARange) {
  EXPECT_EQ(parse_int("0", 0, 9), 0);
  EXPECT_EQ(parse_int("9", 0, 9), 9);
  EXPECT_EQ(parse_int("-9", -9, 9), -9);
  EXPECT_EQ(parse_int("2147483647", 0, std::numeric_limits<int>::max()), 2147483647);
  for (const auto* text : {"", "10", "-1", "+1", " 1", "1 ", "1.0", "0x1", "one", "99999999999999999999"}) {
    EXPECT_EQ(parse_int(text, 0, 9), std::nullopt) << text;
  }
}

TEST(Quotable, LeavesPlainTextAlone) {
  EXPECT_EQ(quotable("Ärger at 12\" → 😀"), "Ärger at 12\" → 😀");
  EXPECT_EQ(quotable(std::string(60, 'a')), std::string(60, 'a'));
}

TEST(Quotable, ReplacesWhatATerminalMustNotSee) {
  EXPECT_EQ(quotable("a\nb\tc\x7F"), "a\uFFFDb\uFFFDc\uFFFD");
  EXPECT_EQ(quotable("\x1B[31m"), "\uFFFD[31m");
  EXPECT_EQ(quotable("a\u009B31m"), "a\uFFFD31m");
  EXPECT_EQ(quotable("\xFF\xC3"), "\uFFFD\uFFFD");
  EXPECT_EQ(quotable(std::string_view("a\0b", 3)), "a\uFFFDb");
}

TEST(Quotable, CutsBetweenCharacters) {
  std::string long_text;
  for (int count = 0; count < 61; ++count) long_text += "ä";
  std::string expected;
  for (int count = 0; count < 60; ++count) expected += "ä";
  EXPECT_EQ(quotable(long_text), expected + "…");
}

RC_GTEST_PROP(Quotable, IsAlwaysFitForAMessage, (const std::string& text)) {
  const auto quoted = quotable(text);
  RC_ASSERT(find_unfit(quoted) == std::string::npos);
  RC_ASSERT(quoted.find_first_of("\t\n") == std::string::npos);
}

TEST(SplitWords, PartsAtBlanks) {
  using Words = std::vector<std::string_view>;
  EXPECT_EQ(split_words(""), Words());
  EXPECT_EQ(split_words(" \t\n "), Words());
  EXPECT_EQ(split_words("a"), Words{"a"});
  EXPECT_EQ(split_words("  a\tbc \n d "), (Words{"a", "bc", "d"}));
}

struct Utf8Case {
  std::string_view bytes;
  bool good;
};

TEST(Utf8, FollowsTheStandard) {
  const std::vector<Utf8Case> cases = {
      {"", true},
      {"plain", true},
      {"\xC2\x80", true},           // U+0080, the least with two bytes
      {"\xDF\xBF", true},           // U+07FF
      {"\xE0\xA0\x80", true},       // U+0800
      {"\xED\x9F\xBF", true},       // U+D7FF, before the surrogates
      {"\xEE\x80\x80", true},       // U+E000, after them
      {"\xF0\x90\x80\x80", true},   // U+10000
      {"\xF4\x8F\xBF\xBF", true},   // U+10FFFF
      {"\xF4\x90\x80\x80", false},  // beyond
      {"\xF5\x80\x80\x80", false},
      {"\x80", false},      // a continuation alone
      {"\xC0\x80", false},  // overlong
      {"\xC1\xBF", false},
      {"\xE0\x9F\xBF", false},
      {"\xF0\x8F\xBF\xBF", false},
      {"\xED\xA0\x80", false},  // surrogates
      {"\xED\xBF\xBF", false},
      {"\xC3", false},  // cut short
      {"\xE2\x82", false},
      {"\xF0\x9F\x98", false},
      {"\xC3(", false},
      {"a\xFFz", false},
  };
  for (const auto& [bytes, good] : cases) EXPECT_EQ(is_utf8(bytes), good) << testing::PrintToString(bytes);
}

TEST(PlainText, IsMadeFitCharacterByCharacter) {
  EXPECT_EQ(made_fit("a\u0085b\uFDD0c\U0001FFFEd"), "a\uFFFDb\uFFFDc\uFFFDd");
  EXPECT_EQ(made_fit("plain ü\t\n"), "plain ü\t\n");
  EXPECT_EQ(made_fit("a\x1b[31mb\x01"), "a\uFFFD[31mb\uFFFD");
  EXPECT_EQ(made_fit("\xff\xc3"), "\uFFFD\uFFFD");
  EXPECT_EQ(made_fit(""), "");
}

TEST(FindUnfit, FindsTheFirstByteThatNoTextMayHold) {
  EXPECT_EQ(find_unfit("tab\t and line\n feed"), std::string_view::npos);
  EXPECT_EQ(find_unfit("ab\rc"), 2U);
  EXPECT_EQ(find_unfit("ä\x01"), 2U);
  EXPECT_EQ(find_unfit("\x7F"), 0U);
  EXPECT_EQ(find_unfit("a\u0085"), 1U);
  EXPECT_EQ(find_unfit("a\u00A0b\uFFFD"), std::string_view::npos);
  EXPECT_EQ(find_unfit("a\uFFFE"), 1U);
  EXPECT_EQ(find_unfit("ab\uFDD0"), 2U);
  EXPECT_EQ(find_unfit("\U0010FFFF"), 0U);
  EXPECT_EQ(find_unfit("\xFF"), 0U);
}

TEST(FindUnfit, FindsItWhereverItStandsInALongText) {
  // Of every byte by itself only these are no text.
  const auto is_unfit = [](unsigned byte) { return byte >= 0x7F || (byte < 0x20 && byte != '\t' && byte != '\n'); };
  for (unsigned byte = 0; byte < 0x100; ++byte) {
    for (std::size_t place = 0; place < 20; ++place) {
      auto text = std::string(20, '~');
      text[place] = static_cast<char>(static_cast<unsigned char>(byte));
      text[(place + 9) % 20] = ' ';
      EXPECT_EQ(find_unfit(text), is_unfit(byte) ? place : std::string_view::npos) << byte << " at " << place;
    }
  }
}

/// An independent encoder.
std::string encoded(unsigned code) {
  if (code < 0x80) return {static_cast<char>(code)};
  std::string bytes;
  const auto push = [&](unsigned value) { bytes += static_cast<char>(static_cast<unsigned char>(value)); };
  if (code < 0x800) {
    push(0xC0 | (code >> 6));
  } else if (code < 0x10000) {
    push(0xE0 | (code >> 12));
    push(0x80 | ((code >> 6) & 0x3F));
  } else {
    push(0xF0 | (code >> 18));
    push(0x80 | ((code >> 12) & 0x3F));
    push(0x80 | ((code >> 6) & 0x3F));
  }
  push(0x80 | (code & 0x3F));
  return bytes;
}

TEST(Noncharacters, AreSixtySix) {
  int count = 0;
  for (unsigned code = 0; code < 0x110000; ++code) {
    if (code >= 0xD800 && code <= 0xDFFF) continue;
    const bool expected = (code >= 0xFDD0 && code <= 0xFDEF) || code % 0x10000 >= 0xFFFE;
    ASSERT_EQ(is_noncharacter(encoded(code)), expected) << code;
    count += expected ? 1 : 0;
  }
  EXPECT_EQ(count, 66);
}

TEST(PlainText, LosesItsByteOrderMarkOnly) {
  EXPECT_EQ(without_byte_order_mark("\uFEFFa\uFEFF"), "a\uFEFF");
  EXPECT_EQ(without_byte_order_mark(""), "");
}

TEST(PlainText, ListsWords) {
  EXPECT_EQ(listed({}, " and "), "");
  EXPECT_EQ(listed({"a"}, " and "), "a");
  EXPECT_EQ(listed({"a", "b"}, " or "), "a or b");
  EXPECT_EQ(listed({"a", "b", "c"}, " and "), "a, b and c");
}

TEST(PlainText, GetsCapitalsOfAsciiLettersOnly) {
  EXPECT_EQ(capitalised(""), "");
  EXPECT_EQ(capitalised("wall end"), "Wall end");
  EXPECT_EQ(capitalised("ärger"), "ärger");
  EXPECT_EQ(capitalised("ID 2b", 9), "ID 2B");
}

/// Every code point but the surrogates is good UTF-8, and stops being so without its last byte.
RC_GTEST_PROP(Utf8, AcceptsEveryCodePoint, ()) {
  const auto code = *rc::gen::suchThat(rc::gen::inRange<unsigned>(0x80, 0x110000),
                                       [](unsigned value) { return value < 0xD800 || value > 0xDFFF; });
  auto bytes = encoded(code);
  RC_ASSERT(is_utf8("a" + bytes + "b"));
  bytes.pop_back();
  RC_ASSERT(!is_utf8(bytes));
}

}  // namespace
}  // namespace bulkhead
