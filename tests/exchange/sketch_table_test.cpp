// SPDX-License-Identifier: MIT
#include "exchange/sketch/sketch_table.h"

#include <gtest/gtest.h>

namespace bulkhead {
namespace {

std::vector<NamedSketch> read(std::string_view text) {
  auto sketches = read_sketches(text, "table.lua");
  EXPECT_TRUE(sketches) << to_text(sketches.error());
  return sketches.value_or(std::vector<NamedSketch>());
}

Error refusal(std::string_view text) {
  const auto sketches = read_sketches(text, "table.lua");
  EXPECT_FALSE(sketches);
  return sketches ? Error() : sketches.error();
}

testing::AssertionResult refused_at(std::string_view text, int line, int column, std::string_view part) {
  const auto error = refusal(text);
  if (error.line == line && error.column == column && error.file == "table.lua" &&
      error.message.find(part) != std::string::npos) {
    return testing::AssertionSuccess();
  }
  return testing::AssertionFailure() << to_text(error);
}

TEST(SketchTable, ABareSketchIsOneSketchWithoutName) {
  const auto sketches = read("+-+\n| |\n");
  ASSERT_EQ(sketches.size(), 1U);
  EXPECT_EQ(sketches[0].layout, "+-+\n| |\n");
  EXPECT_EQ(sketches[0].name, "");
  EXPECT_EQ(sketches[0].deploy, DeployPattern::none);
  EXPECT_EQ(sketches[0].line, 1);
}

TEST(SketchTable, ABareSketchMayHoldBracesBracketsAndEqualsSigns) {
  EXPECT_EQ(read("+=+ {}\n[[ -- =\n").front().layout, "+=+ {}\n[[ -- =\n");
}

TEST(SketchTable, ReadsARecord) {
  const auto sketches = read(R"({
  name = "The Cinder Lock",
  deploy = "Horizontal",
  layout = [[
+-+
| |
]],
})");
  ASSERT_EQ(sketches.size(), 1U);
  EXPECT_EQ(sketches[0].name, "The Cinder Lock");
  EXPECT_EQ(sketches[0].deploy, DeployPattern::horizontal);
  EXPECT_EQ(sketches[0].layout, "+-+\n| |\n");
  EXPECT_FALSE(sketches[0].two_boards);
  EXPECT_EQ(sketches[0].line, 5);
  EXPECT_EQ(sketches[0].column, 1);
}

TEST(SketchTable, KeysMayComeInAnyOrderOnOneLine) {
  const auto sketches = read(R"(x = {{layout=[[+-+]];size='double',name='It\'s',deploy="Vertical"}})");
  ASSERT_EQ(sketches.size(), 1U);
  EXPECT_EQ(sketches[0].layout, "+-+");
  EXPECT_TRUE(sketches[0].two_boards);
  EXPECT_EQ(sketches[0].name, "It's");
  EXPECT_EQ(sketches[0].deploy, DeployPattern::vertical);
  EXPECT_EQ(sketches[0].line, 1);
  EXPECT_EQ(sketches[0].column, 16);
}

TEST(SketchTable, OnlyTheNewlineRightAfterTheBracketsIsDropped) {
  EXPECT_EQ(read("{layout=[[\n\n\n+ +\n]]}").front().layout, "\n\n+ +\n");
  EXPECT_EQ(read("{layout=[[\r\n\r\n+ +\r\n]]}").front().layout, "\r\n+ +\r\n");
  EXPECT_EQ(read("{layout=[[ \n+ +\n]]}").front().layout, " \n+ +\n");
  EXPECT_EQ(read("{layout=[[]]}").front().layout, "");
}

TEST(SketchTable, NamesMayHoldEscapes) {
  EXPECT_EQ(read(R"({name="a \"b\" c:\\d\ne\'f\tg\?", layout=[[+]]})").front().name, "a \"b\" c:\\d\ne'f\tg\\?");
}

TEST(SketchTable, LayoutsMayBeQuotedOrBracketedInEveryWay) {
  EXPECT_EQ(read(R"({layout="+-+\n| |"})").front().layout, "+-+\n| |");
  EXPECT_EQ(read("{layout=[=[\n+-+]]\n]=]}").front().layout, "+-+]]\n");
}

TEST(SketchTable, CommentsCodeAndOtherKeysArePassedOver) {
  const auto sketches = read(R"(-- layout = [[ nothing ]]
--[[ { name = "not this",
deploy = "Sideways" ]] --[==[ ]] ]==]
local require_all = require("a/b") -- }
function f(name) if name == "x" then name = "y" end return {["."] = nil, 1, 0x1F} end
local killzone = {
  name = "The whole box",  -- a table with tables in it is no record
  mat = {scale = {x=0.77, y=1.0}, image = 'http://example.org/{"'},
  maps = {
    {
      name = "First", image = "http://example.org/a--b", deploy = "None", dz = {red = 2},
      layout = [[
+-+]]
    }, {
      name = "Second"; layout = [[-- |
]]
    }
  }
}
return killzone)");
  ASSERT_EQ(sketches.size(), 2U);
  EXPECT_EQ(sketches[0].name, "First");
  EXPECT_EQ(sketches[0].layout, "+-+");
  EXPECT_EQ(sketches[0].line, 13);
  EXPECT_EQ(sketches[1].name, "Second");
  EXPECT_EQ(sketches[1].layout, "-- |\n");
  EXPECT_EQ(sketches[1].line, 15);
  EXPECT_EQ(sketches[1].column, 35);
}

TEST(SketchTable, RefusesTextsAndTablesWithoutEnd) {
  EXPECT_TRUE(refused_at("{\n  layout = [[\n+-+\n", 2, 12, "no end"));
  EXPECT_TRUE(refused_at("{layout = [[+]],\n name = \"open\n}", 2, 9, "no end"));
  EXPECT_TRUE(refused_at("{layout = [[+]], name = \"open", 1, 25, "no end"));
  EXPECT_TRUE(refused_at("name = 1 --[[ {\n", 1, 10, "no end"));
  EXPECT_TRUE(refused_at("{\n {layout = [[+]]}", 1, 1, "no end"));
  EXPECT_TRUE(refused_at("{layout = [[+]]} }", 1, 18, "closes no table"));
}

TEST(SketchTable, RefusesRecordsWithoutLayout) {
  EXPECT_TRUE(refused_at("{\n{name = \"a\", layout = [[+]]},\n {name = \"b\"}}", 3, 2, "no layout"));
  EXPECT_TRUE(refused_at("{deploy = \"None\", x = {1}}", 1, 1, "no layout"));
  EXPECT_TRUE(refused_at("{name = \"a\", layout = picture}", 1, 1, "no layout"));
  EXPECT_TRUE(refused_at("{name = \"a\", layout = [[+]] .. [[-]]}", 1, 1, "no layout"));
  EXPECT_TRUE(refused_at("name = 3", 1, 1, "no layout"));
}

TEST(SketchTable, RefusesWhatItDoesNotKnow) {
  EXPECT_TRUE(refused_at("{layout = [[+]],\n deploy = \"Diagonal\"}", 2, 12, "Diagonal"));
  EXPECT_TRUE(refused_at("{layout = [[+]], deploy = \"horizontal\"}", 1, 28, "horizontal"));
  EXPECT_TRUE(refused_at("{layout = [[+]], size = \"triple\"}", 1, 26, "triple"));
}

TEST(SketchTable, RefusesKeysThatComeTwice) {
  EXPECT_TRUE(refused_at("{layout = [[+]],\n layout = [[-]]}", 2, 2, "already has a layout"));
  EXPECT_TRUE(refused_at("{name = \"a\", layout = [[+]], name = \"b\"}", 1, 30, "already has a name"));
}

TEST(SketchTable, RefusesWhatIsNoSketch) {
  EXPECT_TRUE(refused_at("", 0, 0, "blank"));
  EXPECT_TRUE(refused_at(" \n\t\r\n", 0, 0, "blank"));
  EXPECT_TRUE(refused_at(std::string_view("+-+\n| \0|", 8), 2, 3, "no text file"));
  EXPECT_TRUE(refused_at("+-+\rx", 1, 4, "no text file"));
  EXPECT_TRUE(refused_at("+-+\xFF\n", 0, 0, "UTF-8"));
}

TEST(SketchTable, RefusesHostileFilesAtOnce) {
  EXPECT_TRUE(refused_at(std::string(100'000'000, '+'), 0, 0, "larger than 4 MB"));
  EXPECT_TRUE(refused_at("name = " + std::string(1'000'000, '{'), 1, 72, "nested deeper than 64"));
  EXPECT_TRUE(refused_at("name = " + std::string(3'000'000, '['), 1, 8, "no end"));
  std::string comments;
  while (comments.size() < 3'000'000) comments += "--[=\n";
  EXPECT_TRUE(refused_at(comments + "name = 1", 1, 1, "no layout"));
}

TEST(SketchTable, ARecordReadsBackAsItWas) {
  NamedSketch sketch;
  sketch.name = "A \"name\" with \\ and\nmore";
  sketch.deploy = DeployPattern::vertical;
  sketch.layout = "\n\n+-+\n";
  sketch.two_boards = true;
  const auto text = sketch_record(sketch);
  EXPECT_EQ(text,
            "{\n  name = \"A \\\"name\\\" with \\\\ and\\nmore\",\n  deploy = \"Vertical\",\n  size = \"double\",\n"
            "  layout = [[\n\n\n+-+\n]],\n},\n");
  auto again = read(text + text);
  ASSERT_EQ(again.size(), 2U);
  EXPECT_EQ(again[0].line, 6);
  again[0].line = 1;
  EXPECT_EQ(again[0], sketch);
}

}  // namespace
}  // namespace bulkhead
