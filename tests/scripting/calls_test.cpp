// SPDX-License-Identifier: MIT
#include "scripting/lua/calls.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace bulkhead::test {
namespace {

/// The call of `f`, as the source from where it begins to where it ends, with what is told of it behind it.
std::string call_in(std::string_view source) {
  const auto tokens = lua_tokens(source);
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    if (!is_word(tokens, at, "f") || stands_alone(tokens, at)) continue;
    const auto call = call_of(tokens, at);
    if (!call) return "none";
    const auto* const begin = tokens[call->beginning].text.data();
    const auto* const end = tokens[call->end].text.data() + 1;
    return std::string(begin, end) + (call->is_statement ? " statement" : "") + (call->goes_on ? " goes on" : "") +
           (call->is_walked ? " walked" : "");
  }
  return "no f";
}

TEST(LuaCalls, BeginWithTheirExpression) {
  EXPECT_EQ(call_in("x = a.b:c(1, (2)).d[3]:f()"), "a.b:c(1, (2)).d[3]:f()");
  EXPECT_EQ(call_in("x = (a or b):f(g(1))"), "(a or b):f(g(1))");
  EXPECT_EQ(call_in("x = -a.f(1)"), "a.f(1)");
  EXPECT_EQ(call_in("x = a[b[1]](2):f()"), "a[b[1]](2):f()");
  for (const auto* none : {"x = \"a\":f()", "x = a:f(", "x = a)):f()", "x = a.f"})
    EXPECT_EQ(call_in(none), "none") << none;
}

TEST(LuaCalls, AreStatementsWhereNobodyAsksForTheirValue) {
  for (const auto* lua :
       {"%a:f()", "x = 1 %a:f()", "x = y\n%a:f() y = 2", "if b then %a:f() end", "do %a:f() end", "g() %a:f()",
        "x = {} %a:f()", "x = \"b\" %a:f()", "x = nil %a:f()", "b = c; %a:f()", "repeat %a:f() until b", "::b:: %a:f()",
        "x = t[1] %a:f()", "function b() %a:f() end", "function b(...) x = ... %a:f() end", "else %a:f()"}) {
    std::string source(lua);
    source.erase(source.find('%'), 1);
    EXPECT_EQ(call_in(source), "a:f() statement") << source;
  }
  for (const auto* lua :
       {"x = a:f()", "return a:f()", "g(a:f())", "x = { a:f() }", "if a:f() then end", "while a:f() do end",
        "repeat until a:f()", "x = b and a:f()", "x = not a:f()", "x = #a:f()", "x = b .. a:f()", "x, y = b, a:f()",
        "t[a:f()] = 1", "if b then elseif a:f() then end", "x = b < a:f()"}) {
    EXPECT_EQ(call_in(lua), "a:f()") << lua;
  }
}

TEST(LuaCalls, GoOnWhereMoreIsAskedOfWhatTheyGive) {
  for (const auto* lua : {"a:f():g()", "a:f().g = 1", "a:f()[1] = 2", "a:f()(1)", "a:f() \"x\"", "a:f() {}"}) {
    EXPECT_EQ(call_in(lua), "a:f() goes on") << lua;
  }
}

TEST(LuaCalls, AreWalkedByFor) {
  EXPECT_EQ(call_in("for x in a:f() do end"), "a:f() walked");
  EXPECT_EQ(call_in("for x in a:f(), b do end"), "a:f()");
  EXPECT_EQ(call_in("for x in next, a:f() do end"), "a:f()");
  EXPECT_EQ(call_in("for x in a:f():g() do end"), "a:f() goes on");
}

}  // namespace
}  // namespace bulkhead::test
