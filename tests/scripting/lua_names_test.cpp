// SPDX-License-Identifier: MIT
#include "scripting/checks/lua_names.h"

#include <gtest/gtest.h>

namespace bulkhead::test {
namespace {

/// `object.function(text)`, a line each.
std::string calls(std::string_view lua) {
  std::string result;
  for (const auto& call : lua_calls(lua)) result += call.object + "." + call.function + "(" + call.text + ")\n";
  return result;
}

TEST(lua_names, are_the_plain_texts_among_the_arguments_of_calls) {
  EXPECT_EQ(calls("battle.areas:of_kind(\"compartment\")[1]"), "areas.of_kind(compartment)\n");
  EXPECT_EQ(calls("controls(player, \"A\") == 2"), ".controls(A)\n");
  EXPECT_EQ(calls("f('one', \"two\", [[three]])"), ".f(one)\n.f(two)\n.f(three)\n");
  EXPECT_EQ(calls("areas:of_kind \"pit\" areas.of_kind [==[a ]] b]==]"), "areas.of_kind(pit)\nareas.of_kind(a ]] b)\n");
  EXPECT_EQ(calls("outer(inner(\"a\"), \"b\")"), ".inner(a)\n.outer(b)\n");
  EXPECT_EQ(calls("battle:zones():of_kind(\"x\")"), ".of_kind(x)\n") << "what a call gives has no name";
}

TEST(lua_names, other_texts_are_none) {
  EXPECT_EQ(calls("local a = \"b\"; return a == \"c\" and {\"d\", e = \"f\"} or (\"g\")"), "");
  EXPECT_EQ(calls("return \"a\""), "") << "no call";
  EXPECT_EQ(calls("f(\"deck \" .. number, x == \"a\")"), "") << "parts of an argument";
  EXPECT_EQ(calls("f({\"a\"}, \"b\")"), ".f(b)\n");
  EXPECT_EQ(calls("f(\"a\\\"b\", \"c\")"), ".f(c)\n") << "escapes are not worked out";
}

TEST(lua_names, comments_are_skipped) {
  EXPECT_EQ(calls("-- f(\"a\")\nf(\"b\") --[[ f(\"c\")\nf(\"d\") ]] f(\"e\") --[==[ f(\"f\")"), ".f(b)\n.f(e)\n");
}

TEST(lua_names, broken_lua_only_does_not_throw_and_gives_what_is_whole) {
  for (const auto* lua :
       {"f(\"a", "f('a\\", "f([[a", "\"a\"", ")\"a\"", "f(\"a\"", "[=", "(", "(\"a\")", "f((\"a\"))"}) {
    EXPECT_NO_THROW(static_cast<void>(calls(lua))) << lua;
  }
  EXPECT_EQ(calls("f(\"a"), "");
  EXPECT_EQ(calls("f(\"a\", \"b"), ".f(a)\n");
}

TEST(lua_names, events_are_functions_that_are_defined_by_name) {
  using Names = std::vector<std::string>;
  EXPECT_EQ(lua_events("function on_round_start(r) end\nlocal function on_end() end"), (Names{"round_start", "end"}));
  EXPECT_EQ(lua_events("on_round_start(1) local f = function() end --[[ function on_x() ]]"), Names());
  EXPECT_EQ(lua_events("function on_"), Names()) << "an end in mid word";
}

TEST(lua_names, rounds_are_whole_numbers_on_the_right) {
  EXPECT_EQ(lua_rounds("battle.round == 3 or battle.round>=12 or battle.round > 4"), (std::vector<int>{3, 12, 5}));
  EXPECT_EQ(lua_rounds("battle.round < 3 or 3 == battle.round or battle.round == n or battle.round ~= 9"),
            std::vector<int>());
  EXPECT_EQ(lua_rounds("battle.round == 99999999999 or battle.round == 2.5e1 or battle.round =="), std::vector<int>());
}

}  // namespace
}  // namespace bulkhead::test
