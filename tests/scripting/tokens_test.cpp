// SPDX-License-Identifier: MIT
#include "scripting/lua/tokens.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "scripting/lua/literals.h"

namespace bulkhead::test {
namespace {

/// Each token as a letter for its kind and its text: `n:battle s:. t:A`.
std::string listed(std::string_view source) {
  std::string result;
  for (const auto& token : lua_tokens(source)) {
    constexpr std::string_view letters = "nktdsu";
    result += (result.empty() ? "" : " ") + std::string(1, letters[static_cast<std::size_t>(token.kind)]) + ":" +
              std::string(token.text);
  }
  return result;
}

TEST(LuaTokens, AreNamesKeywordsTextsNumbersAndSymbols) {
  EXPECT_EQ(listed("local a_1 = b.c:d 'e' [[f]]"), "k:local n:a_1 s:= n:b s:. n:c s:: n:d t:e t:f");
  EXPECT_EQ(listed("1 2.5 .5 0x1F 1e-5 0xAp+1 3-4 1..2"), "d:1 d:2.5 d:.5 d:0x1F d:1e-5 d:0xAp+1 d:3 s:- d:4 d:1..2");
  EXPECT_EQ(listed("a<=b>=c==d~=e//f<<g>>h::i..j..."),
            "n:a s:<= n:b s:>= n:c s:== n:d s:~= n:e s:// n:f s:<< n:g s:>> n:h s::: n:i s:.. n:j s:...");
  EXPECT_EQ(listed("a[b[1]] = {}"), "n:a s:[ n:b s:[ d:1 s:] s:] s:= s:{ s:}");
  EXPECT_EQ(listed(""), "");
  EXPECT_EQ(listed("\xFF$"), "s:\xFF s:$");
}

TEST(LuaTokens, BlanksAndCommentsArePassedOver) {
  EXPECT_EQ(listed(" \t\r\n\f\v -- one\na --[[ two\n]] b --[=[ ]] ]=] c --[==x\nd --"), "n:a n:b n:c n:d");
  EXPECT_EQ(listed("---[[ three dashes begin a line\na"), "n:a");
}

TEST(LuaTokens, TextsAreTakenFromBetweenTheirQuotes) {
  EXPECT_EQ(listed(R"("a'b" 'c"d' "")"), "t:a'b t:c\"d t:");
  EXPECT_EQ(listed("[==[\na]]b]=]]==]"), "t:a]]b]=]");
  EXPECT_EQ(listed("[[\r\n\nx]]"), "t:\nx");
  EXPECT_EQ(listed("'a\\'b' 'c\\\nd' 'e\\z \n f'"), "t:a\\'b t:c\\\nd t:e\\z \n f");
  EXPECT_TRUE(lua_tokens("'a\\'b'").front().escaped);
  EXPECT_FALSE(lua_tokens("'a'").front().escaped);
}

TEST(LuaTokens, WhatHasNoEndSaysWhatOpensIt) {
  EXPECT_EQ(listed("a = \"b\nc"), "n:a s:= u:\" n:c");
  EXPECT_EQ(listed("a 'b\\"), "n:a u:'");
  EXPECT_EQ(listed("a [=[ b ]] c"), "n:a u:[=[");
  EXPECT_EQ(listed("a --[[ b\nc"), "n:a u:--[[");
}

TEST(LuaTokens, KnowWhereTheyStand) {
  const auto tokens = lua_tokens("\xC3\xA9 = 'x'\n  [[\nab]] --[[\n]] c");
  ASSERT_EQ(tokens.size(), 6U);
  const auto place = [&](std::size_t index) { return std::pair(tokens[index].line, tokens[index].column); };
  EXPECT_EQ(place(2), std::pair(1, 3)) << "the two bytes of é are one column";
  EXPECT_EQ(place(3), std::pair(1, 6)) << "inside the quotes";
  EXPECT_EQ(place(4), std::pair(3, 1)) << "behind the line end";
  EXPECT_EQ(place(5), std::pair(4, 4));
}

/// The bracket that pairs with the one at a place, found by counting from there on, or back.
std::optional<std::size_t> counted_partner(const LuaTokenList& tokens, std::size_t at) {
  const auto opens = [&](std::size_t each) { return is_symbol(tokens, each, "(") || is_symbol(tokens, each, "["); };
  const auto closes = [&](std::size_t each) { return is_symbol(tokens, each, ")") || is_symbol(tokens, each, "]"); };
  if (!opens(at) && !closes(at)) return std::nullopt;
  const bool forwards = opens(at);
  int depth = 0;
  for (auto each = at; each < tokens.size(); forwards ? ++each : --each) {
    if (opens(each)) ++depth;
    if (closes(each)) --depth;
    if (depth == 0) return each;
  }
  return std::nullopt;
}

/// Where the expression begins that ends at a place, gone back to step by step.
std::optional<std::size_t> walked_beginning(const LuaTokenList& tokens, std::size_t at) {
  while (true) {
    const bool is_round = is_symbol(tokens, at, ")");
    if (is_round || is_symbol(tokens, at, "]")) {
      const auto opening = counted_partner(tokens, at);
      if (!opening) return std::nullopt;
      const auto before = *opening - 1;
      const bool is_asked =
          *opening > 0 && (is_name(tokens, before) || is_symbol(tokens, before, ")") || is_symbol(tokens, before, "]"));
      if (!is_asked) return is_round ? opening : std::nullopt;
      at = before;
    } else if (!is_name(tokens, at)) {
      return std::nullopt;
    } else if (stands_alone(tokens, at)) {
      return at;
    } else if (at < 2) {
      return std::nullopt;
    } else {
      at -= 2;
    }
  }
}

TEST(LuaTokens, BracketsPairAsTheyAreCounted) {
  const auto tokens = lua_tokens("f(a[1])) ([");
  EXPECT_EQ(partner_of(tokens, 1), 6U);
  EXPECT_EQ(partner_of(tokens, 6), 1U);
  EXPECT_EQ(partner_of(tokens, 3), 5U);
  for (const std::size_t alone : {0U, 7U, 8U, 9U, 10U}) EXPECT_EQ(partner_of(tokens, alone), std::nullopt) << alone;
}

TEST(LuaTokens, TellOfAnyBracketsAndNamesWhatAWalkThroughThemDoes) {
  EXPECT_TRUE(rc::check([] {
    const auto words = *rc::gen::container<std::vector<std::string>>(
        rc::gen::element<std::string>("(", ")", "[", "]", ".", ":", "a", "if", "1", "'t'", "{", "="));
    std::string source;
    for (const auto& word : words) source += word + " ";
    const auto tokens = lua_tokens(source);
    for (std::size_t at = 0; at < tokens.size(); ++at) {
      RC_ASSERT(partner_of(tokens, at) == counted_partner(tokens, at));
      RC_ASSERT(beginning_of(tokens, at) == walked_beginning(tokens, at));
    }
  }));
}

TEST(LuaTokens, OfAnyBytesEndAndLieInOrder) {
  EXPECT_TRUE(rc::check([](const std::string& source) {
    const char* before = source.data();
    for (const auto& token : lua_tokens(source)) {
      RC_ASSERT(token.text.data() >= before);
      before = token.text.data() + token.text.size();
      RC_ASSERT(before <= source.data() + source.size());
    }
  }));
}

TEST(LuaTokens, ReadTheTextsThatAreWritten) {
  EXPECT_TRUE(rc::check([] {
    const auto text = *rc::gen::container<std::string>(rc::gen::elementOf(std::string("a]=[\n\t\"'\\n-\x7F")));
    const auto quoted = short_string(text);
    const auto tokens = lua_tokens(quoted);
    RC_ASSERT(tokens.size() == 1U);
    RC_ASSERT(unescaped(tokens.front().text) == text);
    const auto readable = readable_string(text);
    const auto token = lua_tokens(readable).front();
    RC_ASSERT((token.escaped ? unescaped(token.text) : std::string(token.text)) == text);
  }));
}

TEST(LuaTokens, KeywordsAreSortedAndNoNames) {
  EXPECT_TRUE(std::is_sorted(lua_keywords.begin(), lua_keywords.end()));
  for (const auto word : lua_keywords) {
    EXPECT_TRUE(is_lua_keyword(word));
    EXPECT_FALSE(is_lua_name(word));
  }
  for (const auto* name : {"a", "_", "a1", "end_", "Z9_"}) EXPECT_TRUE(is_lua_name(name)) << name;
  for (const auto* other : {"", "1a", "a-b", "a ", "\xC3\xA9"}) EXPECT_FALSE(is_lua_name(other)) << other;
}

}  // namespace
}  // namespace bulkhead::test
