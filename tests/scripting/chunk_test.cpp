// SPDX-License-Identifier: MIT
#include "scripting/lua/chunk.h"

#include <gtest/gtest.h>

#include <string>

namespace bulkhead::test {
namespace {

/// Each function as `name(parameters) its last token`, parted by bars.
std::string functions_of(std::string_view source) {
  const auto tokens = lua_tokens(source);
  std::string all;
  for (const auto& function : read_chunk(tokens).functions) {
    all += (all.empty() ? "" : "|") + std::string(function.local ? "local " : "") + std::string(function.name) + "(";
    for (const auto parameter : function.parameters) all += std::string(tokens[parameter].text) + " ";
    all += std::string(function.takes_more ? "..." : "") + ")" + (function.outermost ? "" : " inner");
    all += " " + std::string(function.end < tokens.size() ? tokens[function.end - 1].text : "open");
  }
  return all;
}

/// Each write as `name line`, with `global` and `part`.
std::string writes_of(std::string_view source) {
  const auto tokens = lua_tokens(source);
  std::string all;
  for (const auto& write : read_chunk(tokens).writes) {
    all += (all.empty() ? "" : "|") + std::string(tokens[write.at].text) + " " + std::to_string(tokens[write.at].line) +
           (write.global ? " global" : "") + (write.part ? " part" : "");
  }
  return all;
}

TEST(LuaChunk, HasItsFunctions) {
  EXPECT_EQ(functions_of("function on_x(a, b) if a then b() end return 7 end local function f() end"),
            "on_x(a b ) 7|local f() )");
  EXPECT_EQ(functions_of("on_x = function(a) u:where(function(v, ...) return v end) end"),
            "on_x(a ) )|(v ...) inner v");
  EXPECT_EQ(functions_of("local g = function() while a do repeat b() until c end end"), "local g() end");
  EXPECT_EQ(functions_of("function t.of(a) end function t:to(b) end"), "(a ) )|(b ) )");
  EXPECT_EQ(functions_of("function on_x(a) if"), "on_x(a ) open");
}

TEST(LuaChunk, HasWritesThatOutliveTheirFunction) {
  EXPECT_EQ(writes_of("local n = 0\nfunction f() n = n + 1 end"), "n 2");
  EXPECT_EQ(writes_of("local n, m = 0, 1\nfunction f() a(function() n, m = m, n end) end"), "m 2|n 2");
  EXPECT_EQ(writes_of("function f()\nn = 1 end"), "n 2 global");
  EXPECT_EQ(writes_of("local t = {}\nfunction f(u) t[u.id] = 1 t.x.y = 2 end"), "t 2 part|t 2 part");
  EXPECT_EQ(writes_of("t = {}\nfunction f(u) table.insert(t, u) end"), "t 2 global part");
  EXPECT_EQ(writes_of("function f() function g() end end"), "g 1 global");
  for (const auto* source :
       {"local n = 0 n = 2", "n = 0", "function f() local n = 0 n = 1 end", "function f(n) n = 1 end",
        "function f() for n = 1, 3 do n = 2 end for k, v in x do k = v end end",
        "function f() local n = 0 u:where(function() n = n + 1 end) end", "local n function f(n) return { n = 1 } end",
        "function f(test) test.needs = 3 battle.x = 1 end", "function f() local n <const>, m = 1, 2 m = 3 end",
        "local n function f() return n == 1, { n = 2, [n] = 3 } end", "function f() local function g() end end",
        "local t = {} function f() t:x() local y = t.x end"}) {
    EXPECT_EQ(writes_of(source), "") << source;
  }
}

TEST(LuaChunk, HasTextsThatAreGiven) {
  const auto tokens = lua_tokens(
      "u:of_kind(\"hold\") f 'x' g(\"a\" .. b) h({ \"y\" }) k({ 1, 2 }, t[m(1, 2)], \"z\") roll(\"D6\", \"why\") "
      "(\"q\")");
  std::string all;
  for (const auto& given : texts_given(tokens))
    all += std::string(tokens[given.function].text) + " " + std::string(tokens[given.text].text) + " " +
           std::to_string(given.argument) + ";";
  EXPECT_EQ(all, "of_kind hold 1;f x 1;k z 3;roll D6 1;roll why 2;");
}

TEST(LuaChunk, HasNumbersThatAreGiven) {
  const auto tokens = lua_tokens("u:score(3) f(-1) g(2 + 1) h({ 4 }) k(a, 5.5, \"6\") t[7] = 8");
  std::string all;
  for (const auto& given : numbers_given(tokens))
    all += std::string(tokens[given.function].text) + " " + std::string(tokens[given.text].text) + " " +
           std::to_string(given.argument) + ";";
  EXPECT_EQ(all, "score 3 1;k 5.5 2;");
}

/// Each name that is read and that the chunk does not make, with its line.
std::string unbound_of(std::string_view source) {
  const auto tokens = lua_tokens(source);
  std::string all;
  for (const auto& name : read_chunk(tokens).unbound)
    all += (all.empty() ? "" : " ") + std::string(tokens[name.at].text) + std::to_string(tokens[name.at].line);
  return all;
}

/// The variables that are known at the first `here`.
std::string known_here(std::string_view source) {
  const auto tokens = lua_tokens(source);
  std::size_t here = 0;
  while (!is_word(tokens, here, "here")) ++here;
  std::string all;
  for (const auto name : known_at(read_chunk(tokens), here)) all += (all.empty() ? "" : " ") + std::string(name);
  return all;
}

TEST(LuaChunk, TellsWhereEachFunctionGivesSomething) {
  const auto tokens = lua_tokens(
      "function f() if a then return 1 end g(function() return 2, function() return 3 end end) return 4 end "
      "function h() return 5 end");
  const auto chunk = read_chunk(tokens);
  std::string all;
  for (const auto& function : chunk.functions) {
    for (const auto at : returns_of(tokens, chunk, function)) all += std::string(tokens[at + 1].text);
    all += ";";
  }
  EXPECT_EQ(all, "14;2;3;5;");
}

TEST(LuaChunk, KnowsVariablesWhereTheyAreMade) {
  EXPECT_EQ(known_here("local a, b = 1 function f(c, d) for e, g in h do here() end end local i"), "a b c d e g");
  EXPECT_EQ(known_here("do local a end function f(b) end for c = 1, 2 do end here()"), "");
  EXPECT_EQ(known_here("if x then local a = 1 else local b = here end"), "b");
  EXPECT_EQ(known_here("local function a() end function t:b(c) here() end"), "a self c");
}

TEST(LuaChunk, IsReadAsDeepAsLuaGoes) {
  const auto nested = [](int times) {
    std::string source;
    for (int each = 0; each < times; ++each) source += "do ";
    source += "here() ";
    for (int each = 0; each < times; ++each) source += "end ";
    return source;
  };
  EXPECT_EQ(unbound_of(nested(190)), "here1");
  EXPECT_EQ(unbound_of(nested(300)), "") << "does not compile";
}

TEST(LuaChunk, HasTheNamesThatItReadsAndDoesNotMake) {
  EXPECT_EQ(unbound_of("function f(a)\n  return a, b, c.d, e:f(g)\nend"), "b2 c2 e2 g2");
  EXPECT_EQ(unbound_of("function f(a) return b end\nfunction g(b) return a end"), "b1 a2") << "each has its own";
  EXPECT_EQ(unbound_of("do local a = 1 end return a"), "a1");
  EXPECT_EQ(unbound_of("if x1 then local a = 1 else return a end"), "x11 a1");
  EXPECT_EQ(unbound_of("for a in b do end return a"), "b1 a1");
  EXPECT_EQ(unbound_of("local t = { a, b = c, [d] = 1 } t[e] = 2"), "a1 c1 d1 e1");
  EXPECT_EQ(unbound_of("a.b = 1 a[1] = 2"), "a1 a1") << "a table that nobody has made";
  EXPECT_EQ(unbound_of("local t = {} function t.of() return self end"), "self1");
  EXPECT_EQ(unbound_of("repeat local a = 1 until b"), "b1");
  for (const auto* source :
       {"local a <const>, b = 1, 2 return a + b", "a = 1 function f() return a end",
        "function f() return g() end g = f", "function f() a = 1 end function h() return a end",
        "for i, j = 1, 2 do local k = i + j end", "local t = {} function t:to() return self end",
        "repeat local a = 1 until a > 1", "local function f() return f end",
        "goto on ::on::", "local t = { a = 1, b = { c = 2 }; d = 3 }", "local s = \"a\" --[[ b ]] -- c",
        "local function f(...) return ... end", "local f = function(a) return function(b) return a, b end end",
        "for a in (function() for b in nil do local c = b end end)() do local d = a end",
        "for a in (function() while true do local c = 1 end end)() do local d = a end",
        "local a while a do local b = a repeat local c = b until c end", "function f(a) if a then",
        "function f(a) return b) end"}) {
    EXPECT_EQ(unbound_of(source), "") << source;
  }
}

}  // namespace
}  // namespace bulkhead::test
