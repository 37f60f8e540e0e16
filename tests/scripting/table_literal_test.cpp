// SPDX-License-Identifier: MIT
#include "scripting/lua/table_literal.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "scripting/lua/literals.h"
#include "tests/scripting/lua_sandbox.h"

namespace bulkhead::test {
namespace {

/// `line:column: message`
std::string placed(const Error& error) { return fmt::format("{}:{}: {}", error.line, error.column, error.message); }

/// A table as text: `{a=t:x, n:-2, {b:true}}`.
std::string shown(const LuaLiteral& literal) {
  using Kind = LuaLiteral::Kind;
  if (literal.kind == Kind::text) return "t:" + literal.text;
  if (literal.kind == Kind::number) return "n:" + literal.text;
  if (literal.kind == Kind::truth) return "b:" + literal.text;
  std::string entries;
  for (const auto& entry : literal.entries) {
    entries += (entries.empty() ? "" : ", ") + entry.key + (entry.key.empty() ? "" : "=") + shown(entry.value);
  }
  return "{" + entries + "}";
}

/// The table, or `line:column: message`.
std::string read(std::string_view source) {
  LuaCursor cursor(source, 1);
  const auto table = read_table_literal(cursor);
  return table ? shown(*table) : placed(table.error());
}

TEST(TableLiteral, HasTextsNumbersTruthsAndTables) {
  EXPECT_EQ(read("{}"), "{}");
  EXPECT_EQ(read("{ id = \"a\", [\"first-round\"] = 2; 'x', [[\ny]], }"), "{id=t:a, first-round=n:2, t:x, t:y}");
  EXPECT_EQ(read("{ -- why\n a = -2.5, b = - 3, c = true, d = false, e = { { vp = 5 }, {} } }"),
            "{a=n:-2.5, b=n:-3, c=b:true, d=b:false, e={{vp=n:5}, {}}}");
  EXPECT_EQ(read("{ a = 'it\\'s\\n\\065\\x42\\u{20AC}\\z  \n  !' }"), "{a=t:it's\nAB\xE2\x82\xAC!}");
}

TEST(TableLiteral, IsNothingElse) {
  const std::string only = " cannot stand here; a table holds texts, numbers and tables of them, with commas between";
  EXPECT_EQ(read("{ a = os.exit() }"), "1:7: \"os\"" + only);
  EXPECT_EQ(read("{ a = \"x\" .. \"y\" }"), "1:11: \"..\"" + only);
  EXPECT_EQ(read("{ a = 1 + 1 }"), "1:9: \"+\"" + only);
  EXPECT_EQ(read("{ a = nil }"), "1:7: \"nil\"" + only);
  EXPECT_EQ(read("{ a }"), "1:3: \"a\"" + only);
  EXPECT_EQ(read("{ a = function() end }"), "1:7: \"function\"" + only);
  EXPECT_EQ(read("{ a = #b }"), "1:7: \"#\"" + only);
  EXPECT_EQ(read("{ a = -b }"), "1:8: \"b\"" + only);
  EXPECT_EQ(read("{ ... }"), "1:3: \"...\"" + only);
  EXPECT_EQ(read("{ ,}"), "1:3: \",\"" + only);
  EXPECT_EQ(read("{ [1] = 2 }"), "1:4: \"1\"" + only);
  EXPECT_EQ(read("{ [\"a\" .. \"b\"] = 2 }"), "1:8: behind a key have to stand ] and =");
  EXPECT_EQ(read("{ [''] = 2 }"), "1:6: a key cannot be empty");
  EXPECT_EQ(read("{ a = 0x10 }"), "1:7: \"0x10\" is no plain number; write digits, or a text");
  EXPECT_EQ(read("{ a = 1e9 }"), "1:7: \"1e9\" is no plain number; write digits, or a text");
  EXPECT_EQ(read("( a )"), "1:1: a table has to begin here, with {");
}

TEST(TableLiteral, HasCommasBetween) {
  EXPECT_EQ(read("{ a = 1\n  b = 2 }"), "2:3: a comma is missing in front of \"b\"");
  EXPECT_EQ(read("{ a = { 1 }\n  [\"b\"] = 2 }"), "2:3: a comma is missing in front of \"[\"");
  EXPECT_EQ(read("{ 'x' 2 }"), "1:7: a comma is missing in front of \"2\"");
  EXPECT_EQ(read("{ {} {} }"), "1:6: a comma is missing in front of \"{\"");
  EXPECT_EQ(read("{ 1 'y' }"), "1:6: a comma is missing in front of \"y\"");
  EXPECT_EQ(read("{ a = 1 or 2 }").substr(0, 27), "1:9: \"or\" cannot stand here");
}

TEST(TableLiteral, HasAnEndAndNoKeyTwice) {
  EXPECT_EQ(read(""), "1:1: a table has to begin here, with {");
  EXPECT_EQ(read("{ a = 1,\n"), "1:8: the table has no end; close it with }");
  EXPECT_EQ(read("{\n  a = [[ b ]\n}"), "2:7: what begins here with [[ has no end");
  EXPECT_EQ(read("{\n  a = \"b\n}"), "2:7: what begins here with \" has no end");
  EXPECT_EQ(read("{ a = 1, --[==[ }"), "1:10: what begins here with --[==[ has no end");
  EXPECT_EQ(read("{ a = 1, b = 2,\n  [\"a\"] = 3 }"), "2:3: \"a\" stands there twice");
  EXPECT_EQ(read("{ \xC3\xA9 }").substr(0, 5), "1:3: ");
}

TEST(TableLiteral, HasOnlyEscapesThatLuaHas) {
  for (const auto* escape : {"\\q", "\\300", "\\x4", "\\xg0", "\\u41", "\\u{}", "\\u{D800}", "\\u{110000}", "\\u{41",
                             "\\u{4G}", "\\u{000000000041}"}) {
    EXPECT_EQ(read(fmt::format("{{ a = \"{}\" }}", escape)), "1:8: this text has an escape that Lua does not know")
        << escape;
  }
  EXPECT_EQ(read("{ a = \"\\u{10FFFF}\\u{7FF}\\u{FFFF}\" }"), "{a=t:\xF4\x8F\xBF\xBF\xDF\xBF\xEF\xBF\xBF}");
}

TEST(TableLiteral, IsBounded) {
  const auto nested = [](int depth) {
    return std::string(static_cast<std::size_t>(depth), '{') + std::string(static_cast<std::size_t>(depth), '}');
  };
  EXPECT_EQ(read(nested(deepest_table)), "{{{{}}}}");
  EXPECT_EQ(read(nested(deepest_table + 1)), "1:5: tables are nested too deeply here");
  EXPECT_EQ(read(std::string(1'000'000, '{')), "1:5: tables are nested too deeply here");
  std::string many = "{";
  for (std::size_t entry = 0; entry <= most_entries; ++entry) many += "1,";
  EXPECT_NE(read(many + "}").find("this table has more than 50000 entries"), std::string::npos);
}

TEST(TableLiteral, KnowsWhereEntriesBeginAndWhatLiesBehindIt) {
  const std::string source = "rule {\n  a = 1,\n  [\"b\"] = { 2 } };\nx = 1";
  LuaCursor cursor(source, 41);
  ASSERT_TRUE(cursor.pass("rule"));
  const auto table = read_table_literal(cursor).value();
  EXPECT_EQ(table.entries[0].line, 42);
  EXPECT_EQ(table.entries[0].column, 3);
  EXPECT_EQ(table.entries[1].line, 43);
  EXPECT_EQ(table.entries[1].value.entries[0].column, 13);
  EXPECT_EQ(cursor.rest(), ";\nx = 1");
  EXPECT_TRUE(cursor.pass(";"));
  EXPECT_EQ(cursor.rest(), "\nx = 1");
}

TEST(TableLiteral, ReadsTextsAsLuaDoes) {
  EXPECT_TRUE(rc::check([] {
    // Mostly what escapes are made of.
    const auto inside =
        *rc::gen::container<std::string>(rc::gen::elementOf(std::string("\\\\\\\\\\\\ntxzu{}0123456789abcdefAF '\n ")));
    const auto source = "'" + inside + "'";
    std::string said;
    bool fine = true;
    try {
      said = Lua().run("return " + source);
    } catch (const std::runtime_error&) {
      fine = false;
    }
    const auto whole = "{" + source + "}";
    LuaCursor cursor(whole, 1);
    const auto table = read_table_literal(cursor);
    const bool read = table.has_value() && cursor.rest().empty();
    // Lua takes code points that are no characters; texts do not.
    if (!fine) RC_ASSERT(!read);
    if (read) RC_ASSERT(table->entries.at(0).value.text == said);
  }));
}

}  // namespace
}  // namespace bulkhead::test
