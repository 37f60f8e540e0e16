// SPDX-License-Identifier: MIT
#include "model/edit/words.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>

namespace bulkhead {
namespace {

using Words = std::vector<EditWord>;

TEST(SplitEdit, PartsWordsAtBlanks) {
  EXPECT_EQ(split_edit(""), Words());
  EXPECT_EQ(split_edit(" \t\n"), Words());
  EXPECT_EQ(split_edit("  wall A1/A2\n\tbreachable "), (Words{{"wall"}, {"A1/A2"}, {"breachable"}}));
}

TEST(SplitEdit, ReadsQuotedWords) {
  EXPECT_EQ(split_edit(R"(title "The Cinder Lock")"), (Words{{"title"}, {"The Cinder Lock", true}}));
  EXPECT_EQ(split_edit(R"("" "a")"), (Words{{"", true}, {"a", true}}));
  EXPECT_EQ(split_edit(R"("1\" \\ \n")"), (Words{{"1\" \\ \n", true}}));
  EXPECT_EQ(split_edit("\"two\nlines\""), (Words{{"two\nlines", true}}));
  EXPECT_EQ(split_edit("12\" wide"), (Words{{"12\""}, {"wide"}}));
}

TEST(SplitEdit, SaysWhatIsWrongWithQuotes) {
  EXPECT_EQ(split_edit("title \"open").error().message, "A double quote is not closed");
  EXPECT_EQ(split_edit("title \"open\\\"").error().message, "A double quote is not closed");
  EXPECT_EQ(split_edit("\"a\"b").error().message, "After a closing double quote must come a blank");
  for (const auto* text : {R"("\t")", R"("\)", R"("a\ b")"}) {
    EXPECT_EQ(split_edit(text).error().message,
              "After a backslash inside quotes may come only another backslash, a double quote or an n");
  }
}

RC_GTEST_PROP(SplitEdit, ReadsAnyTextBackFromItsQuotes, (const std::vector<std::string>& texts)) {
  std::string line;
  Words expected;
  for (const auto& text : texts) {
    line += quoted_word(text) + " ";
    expected.push_back({text, true});
  }
  RC_ASSERT((split_edit(line) == expected));
  RC_ASSERT(line.find('\n') == std::string::npos);
}

constexpr std::array keywords = {Keyword{"at", several}, Keyword{"name"}, Keyword{"flag", 0}, Keyword{"pair", 2, true}};

Result<Clauses> read(std::string_view text, int leading) {
  return read_clauses(split_edit(text).value(), leading, keywords);
}

TEST(ReadClauses, SortsWordsIntoClauses) {
  const auto clauses = read("one two flag at A1 B1 name x pair 1 2 pair 3 4", several).value();
  EXPECT_EQ(clauses.leading, (Words{{"one"}, {"two"}}));
  EXPECT_TRUE(clauses.has("flag"));
  EXPECT_EQ(clauses.find("at")->values, (Words{{"A1"}, {"B1"}}));
  EXPECT_EQ(clauses.text("name"), "x");
  EXPECT_EQ(clauses.text("other"), std::nullopt);
  EXPECT_EQ(clauses.word("other"), nullptr);
  ASSERT_EQ(clauses.clauses.size(), 5U);
  EXPECT_EQ(clauses.clauses[4].values, (Words{{"3"}, {"4"}}));
}

TEST(ReadClauses, TakesKeywordsAsValuesWhereTheirNumberIsKnown) {
  const auto clauses = read("flag name name", 1).value();
  EXPECT_EQ(clauses.leading, Words{{"flag"}});
  EXPECT_EQ(clauses.text("name"), "name");
  EXPECT_EQ(read("x at \"flag\" \"at\"", 1).value().find("at")->values, (Words{{"flag", true}, {"at", true}}));
}

TEST(ReadClauses, RefusesWhatDoesNotFit) {
  EXPECT_EQ(read("x y", 1).error().message, "\"y\" does not belong here");
  EXPECT_EQ(read("x \"flag\"", 1).error().message, "\"flag\" does not belong here");
  EXPECT_EQ(read("x flag flag", 1).error().message, "\"flag\" stands there twice");
  EXPECT_EQ(read("x name", 1).error().message, "Something is missing after \"name\"");
  EXPECT_EQ(read("x pair 1", 1).error().message, "Something is missing after \"pair\"");
  EXPECT_EQ(read("x at flag", 1).error().message, "Something is missing after \"at\"");
  EXPECT_EQ(read("", 1).error().message, "Something is missing after the first word");
  EXPECT_EQ(read("flag", several).error().message, "Something is missing after the first word");
}

TEST(IdWord, IsQuotedOnlyWhereItWouldBeMisread) {
  EXPECT_EQ(id_word("none", "none"), "\"none\"");
  EXPECT_EQ(id_word("some", "none"), "some");
}

}  // namespace
}  // namespace bulkhead
