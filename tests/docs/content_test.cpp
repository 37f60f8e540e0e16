// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "docs/content/address.h"
#include "docs/content/facts.h"

namespace bulkhead {
namespace {

constexpr std::string_view document =
    "<mission id='m'><sequence rounds='5'><phase id='command'><step id='shock' name='Shock'/></phase>"
    "<phase id='fight'/></sequence><rule id='venting'><param name='first' value='2'/><param name='from' value='3'/>"
    "<text>On {from}+ it is <![CDATA[vented]]>.</text></rule><mission-objective id='hold'><condition vp='5'/>"
    "<condition vp='10' if='controls(player) >= 2'/></mission-objective>"
    "<definitions><system id='s'><zone-kind id='venting' name='Of the system'/></system></definitions></mission>";

std::string read(std::string_view address) {
  const auto value = value_at(document, address);
  return value ? *value : "refused: " + to_text(value.error());
}

TEST(ContentAddress, LeadsToAttributesAndTexts) {
  EXPECT_EQ(read("id"), "m");
  EXPECT_EQ(read("sequence rounds"), "5");
  EXPECT_EQ(read("sequence phase command step name"), "Shock");
  EXPECT_EQ(read("sequence phase 2 id"), "fight");
  EXPECT_EQ(read("#venting param from value"), "3");
  EXPECT_EQ(read("#venting text"), "On {from}+ it is vented.");
  EXPECT_EQ(read("#hold condition 2 vp"), "10");
  EXPECT_EQ(read("rule venting param 1 name"), "first");
}

TEST(ContentAddress, UnderstandsTheKeysOfFields) {
  EXPECT_EQ(read("#venting params first value"), "2");
  EXPECT_EQ(read("#hold conditions 2 if"), "controls(player) >= 2");
}

TEST(ContentAddress, RefusesWhatLeadsNowhere) {
  EXPECT_EQ(read(""), "refused: there is no address");
  EXPECT_EQ(read("#nothing text"), "refused: nothing has the id nothing");
  EXPECT_EQ(read("#s version"), "refused: nothing has the id s") << "definitions are addressed from their own root";
  EXPECT_EQ(read("sequence turn"), "refused: there is no turn in <sequence>");
  EXPECT_EQ(read("#hold condition vp"), "refused: <mission-objective> has 2 condition; say which");
  EXPECT_EQ(read("#hold condition 3 vp"), "refused: <mission-objective> has 2 condition; say which");
  EXPECT_EQ(value_at("<mission", "id").error().message, "the document is not well-formed");
}

constexpr std::string_view heading = "source\tline\tfigure\tdocument\taddress\tvalue\n";

std::string page(const std::string& rows) {
  const auto facts = read_facts(std::string(heading) + rows, "facts.tsv");
  if (!facts) return "refused: " + to_text(facts.error());
  const auto text = content_text("Introduction.\n", *facts, [](const std::string& name) -> Result<std::string> {
    if (name == "a/m") return std::string(document);
    return fail("the library has no " + name);
  });
  return text ? *text : "refused: " + to_text(text.error());
}

TEST(Content, WritesATableForEachDocument) {
  EXPECT_EQ(page("# a remark\n003\t472\tvented on 3+\ta/m\t#venting param from value\t3\n"
                 "\n003\t472\tone | two\ta/m\t#venting text\t~vented\n"),
            "Introduction.\n\n## a/m\n\n| Source, line | Figure | Address | Read there |\n|---|---|---|---|\n"
            "| 003, 472 | vented on 3+ | `#venting param from value` | 3 |\n"
            "| 003, 472 | one \\| two | `#venting text` | … vented … |\n");
}

TEST(Content, RefusesARowWithoutAddressOrValue) {
  EXPECT_EQ(page("003\t472\tvented on 3+\ta/m\t\t3\n"), "refused: facts.tsv:2: the row has no address");
  EXPECT_EQ(page("003\t472\tvented on 3+\ta/m\n"), "refused: facts.tsv:2: the row has no address");
  EXPECT_EQ(page("003\t472\tvented on 3+\ta/m\t#venting text\t \n"), "refused: facts.tsv:2: the row has no value");
  EXPECT_EQ(page("003\t472\tvented on 3+\ta/m\t#venting text\t3\t4\n"), "refused: facts.tsv:2: a row has 6 cells");
}

TEST(Content, RefusesAnotherValueAndSaysAllThatDiffer) {
  EXPECT_EQ(page("003\t472\tvented on 4+\ta/m\t#venting param from value\t4\n"
                 "003\t472\tflooded\ta/m\t#venting text\t~flooded\n"
                 "003\t472\trounds\ta/m\tsequence rounds\t5\n"
                 "003\t472\tnowhere\tb/n\tid\tn\n"),
            "refused: facts.tsv:2: a/m #venting param from value is \"3\", not \"4\"\n"
            "facts.tsv:3: a/m #venting text is \"On {from}+ it is vented.\", not \"~flooded\"\n"
            "facts.tsv:5: b/n id: the library has no b/n\n");
}

}  // namespace
}  // namespace bulkhead
