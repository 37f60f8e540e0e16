// SPDX-License-Identifier: MIT
#include "model/base/identifier.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <ostream>

namespace bulkhead {
namespace {

const std::string longest(64, 'a');
const std::string too_long(65, 'a');

TEST(Id, TakesSmallLettersDigitsAndHyphens) {
  for (const auto& text : {std::string("a"), std::string("o4"), std::string("attacker-entry"), std::string("a-"),
                           std::string("z--9"), longest}) {
    ASSERT_TRUE(Id::parse(text).has_value()) << text;
    EXPECT_EQ(Id::parse(text)->text(), text);
  }
}

TEST(Id, RefusesAllElse) {
  for (const auto& text : {std::string(""), std::string("A"), std::string("aB"), std::string("4o"), std::string("-a"),
                           std::string("a_b"), std::string("a b"), std::string("a/b"), std::string("a.b"),
                           std::string("ä"), std::string("#a"), std::string("a\n"), std::string("a\0b", 3), too_long}) {
    EXPECT_FALSE(Id::parse(text).has_value()) << text;
  }
  EXPECT_EQ(Id::parse("A").error().message,
            "\"A\" is not an id; use a small letter, then small letters, digits and hyphens (at most 64)");
}

TEST(Id, BreaksTheContractWhereTheProgramWritesABadOne) { EXPECT_DEATH(Id("Bad"), "is_id"); }

TEST(LibraryId, IsOneIdOrTwo) {
  for (const auto* text : {"venting", "boarding-actions/venting", "a/b", "a/b@1", "a@1000000"}) {
    ASSERT_TRUE(LibraryId::parse(text).has_value()) << text;
    EXPECT_EQ(LibraryId::parse(text)->text(), text);
  }
  for (const auto* text : {"", "/", "a/", "/a", "a/b/c", "a//b", "../a", "A/b", "a/B", "a b", "a@", "a@0", "a@01",
                           "a/b@x", "a@1/b", "a@1@2", "@1", "a@1000001"}) {
    EXPECT_FALSE(LibraryId::parse(text).has_value()) << text;
  }
}

struct SlugCase {
  std::string_view text;
  std::string_view slug;
  friend void PrintTo(const SlugCase& shown, std::ostream* stream) { *stream << shown.text; }
};

class Slug : public testing::TestWithParam<SlugCase> {};

TEST_P(Slug, MakesAnId) { EXPECT_EQ(slug(GetParam().text, "fallback").text(), GetParam().slug); }

INSTANTIATE_TEST_SUITE_P(
    Texts, Slug,
    testing::Values(SlugCase{"The Cinder Lock", "the-cinder-lock"}, SlugCase{"  Two   decks!  ", "two-decks"},
                    SlugCase{"Commander's deck", "commanders-deck"}, SlugCase{"", "fallback"},
                    SlugCase{"…", "fallback"}, SlugCase{"../../etc/passwd", "etc-passwd"}, SlugCase{"--a--", "a"},
                    SlugCase{"7 doors", "n-7-doors"}, SlugCase{"Ärger", "rger"}, SlugCase{"CON", "con-"},
                    SlugCase{"nul", "nul-"}, SlugCase{"com1", "com1-"}, SlugCase{"lpt9", "lpt9-"},
                    SlugCase{"com10", "com10"}, SlugCase{"console", "console"}, SlugCase{"a/b\\c:d", "a-b-c-d"}));

TEST(Slug, CutsLongTexts) {
  EXPECT_EQ(slug(std::string(100, 'x'), "f").text(), std::string(62, 'x'));
  EXPECT_EQ(slug(std::string(100, '7'), "f").text(), "n-" + std::string(62, '7'));
  EXPECT_EQ(slug(std::string(61, 'x') + " y", "f").text(), std::string(61, 'x'));
}

RC_GTEST_PROP(Slug, IsAlwaysAnIdAndItsOwnSlug, (const std::string& text)) {
  const auto first = slug(text, "fallback");
  RC_ASSERT(Id::parse(first.text()).has_value());
  // A reserved name keeps its mark; all else is stable.
  if (!first.text().ends_with('-')) RC_ASSERT(slug(first.text(), "fallback") == first);
}

}  // namespace
}  // namespace bulkhead
