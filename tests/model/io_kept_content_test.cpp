// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <sstream>

#include "model/edit/edit.h"
#include "model/io/element.h"
#include "model/io/mission_file.h"
#include "tests/support/documents.h"

namespace bulkhead::test {
namespace {

ReadMission read(const std::string& document) {
  auto result = read_mission(document, "m.bulkhead", nullptr);
  EXPECT_TRUE(result.has_value()) << to_text(result.error());
  return result ? *result : ReadMission();
}

/// What a document becomes by being read and written, and again.
std::string rewritten(const std::string& document) {
  const auto once = write_mission(read(document).mission);
  EXPECT_EQ(write_mission(read(once).mission), once);
  return once;
}

bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

TEST(KeptContent, UnknownElementsAreRemarkedAndWrittenBack) {
  const auto document = board_document("<later b='2'  a=\"&lt;&#10;\" >x  <y/>\n </later>");
  const auto result = read(document);
  ASSERT_EQ(result.remarks.size(), 1U);
  EXPECT_EQ(to_text(result.remarks.front()),
            "m.bulkhead:6:1: <later> inside <board> is not known; it is kept as it stands");
  ASSERT_EQ(result.mission.boards.front()->extras.nodes.size(), 1U);
  EXPECT_TRUE(contains(rewritten(document), "\n      <later b=\"2\" a=\"&lt;&#10;\">x  <y/>\n </later>\n"));
}

TEST(KeptContent, UnknownAttributesAreRemarkedAndWrittenBack) {
  const auto document = mission_document("<sides><side id=\"a\" name=\"A\" colour='r\"d'/></sides>");
  const auto result = read(document);
  ASSERT_EQ(result.remarks.size(), 1U);
  EXPECT_EQ(to_text(result.remarks.front()),
            "m.bulkhead:4:8: the attribute \"colour\" of <side> is not known; it is kept as it stands");
  EXPECT_TRUE(contains(rewritten(document), "<side id=\"a\" name=\"A\" colour=\"r&quot;d\"/>"));
}

TEST(KeptContent, RemarksSayWhatMayBeMeant) {
  const auto remarks = [](const std::string& document) {
    std::string all;
    for (const auto& remark : read(document).remarks) all += remark.message + "\n";
    return all;
  };
  EXPECT_EQ(remarks(mission_document("<sides><side id=\"a\" name=\"A\" rolle=\"attacker\"/></sides>")),
            "the attribute \"rolle\" of <side> is not known; it is kept as it stands; did you mean \"role\"?\n");
  EXPECT_EQ(remarks(mission_document("<stratagem id=\"s\" name=\"S\"><use at=\"turn-start\"/>"
                                     "</stratagem>")),
            "<use> inside <stratagem> is not known; it is kept as it stands; did you mean \"used\"?\n");
  // What is known, but not there, is no slip of the pen but for what is there; nor is what nobody writes by hand.
  EXPECT_EQ(remarks(mission_document("<stratagem id=\"s\" name=\"S\"><scored at=\"turn-start\"/>"
                                     "</stratagem>")),
            "<scored> inside <stratagem> is not known; it is kept as it stands\n");
  const std::string endless = "used" + std::string(61, '-');
  const auto of_endless = remarks(mission_document("<stratagem id=\"s\" name=\"S\"><" + endless + "/></stratagem>"));
  EXPECT_TRUE(of_endless.ends_with("it is kept as it stands\n")) << of_endless;
}

TEST(KeptContent, SidesBeyondTheFourthAreRemarkedAndWrittenBack) {
  const std::string four =
      "<sides><side id=\"a\" name=\"A\"/>\n<side id=\"b\" name=\"B\"/>\n<side id=\"c\" name=\"C\"/>\n"
      "<side id=\"d\" name=\"D\"/>\n";
  EXPECT_TRUE(read(mission_document(four + "</sides>")).remarks.empty());
  const auto document = mission_document(four + "<side id=\"e\" name=\"E\"/>\n<side id=\"f\" name=\"F\"/></sides>");
  const auto result = read(document);
  ASSERT_EQ(result.remarks.size(), 1U);
  EXPECT_EQ(to_text(result.remarks.front()), "m.bulkhead:8:1: a mission has at most 4 sides; those beyond are kept");
  EXPECT_EQ(result.mission.sides->size(), 6U);
  EXPECT_TRUE(contains(rewritten(document), "<side id=\"f\" name=\"F\"/>"));
}

TEST(KeptContent, WhatCannotBeKeptIsSaid) {
  const auto result = read(board_document("<walls later=\"1\">A1/A2</walls>"));
  ASSERT_EQ(result.remarks.size(), 1U);
  EXPECT_EQ(to_text(result.remarks.front()),
            "m.bulkhead:6:1: the attribute \"later\" of <walls> is not known and is left out");
}

TEST(KeptContent, HatchwaysPinsAndListsKeepWhatTheyHoldWhenTheyAreChanged) {
  const auto document = board_document(
      "<walls breachable=\"yes\"><later/></walls><hatchway at=\"A1/A2\" later=\"1\"><!-- oiled --></hatchway>");
  auto mission = read(document).mission;
  for (const auto* text : {"hatchway A1/A2 starts open", "rotate 90"}) {
    mission = parse_edit(mission, text).value().apply(mission).value();
  }
  const auto& board = *mission.boards.front();
  const auto& [at, hatchway] = *board.lattice()->hatchways().begin();
  EXPECT_EQ(at.axis, Axis::vertical);
  EXPECT_TRUE(hatchway.starts_open);
  EXPECT_EQ(hatchway.extras.nodes, std::vector<std::string>{"<!-- oiled -->"});
  EXPECT_EQ(hatchway.extras.attributes.size(), 1U);
  EXPECT_TRUE(contains(write_mission(mission), "      <walls breachable=\"yes\"><later/></walls>\n"));
  mission = parse_edit(mission, "open A1/B1 B1/C1").value().apply(mission).value();
  EXPECT_FALSE(contains(write_mission(mission), "oiled"));
}

TEST(KeptContent, CommentsStayWithTheirElementWithoutRemark) {
  const auto document = board_document("<!-- the bow --><walls>A1/A2 <!-- thick --> B1/B2</walls>");
  const auto result = read(document);
  EXPECT_TRUE(result.remarks.empty());
  const auto& extras = result.mission.boards.front()->extras;
  EXPECT_EQ(extras.nodes, std::vector<std::string>{"<!-- the bow -->"});
  EXPECT_EQ(extras.within("walls").nodes, std::vector<std::string>{"<!-- thick -->"});
  EXPECT_EQ(result.mission.boards.front()->lattice()->walls().size(), 2U);
  EXPECT_TRUE(contains(rewritten(document),
                       "<!-- the bow -->\n      <walls>\n        <!-- thick -->\n        A1/A2 B1/B2\n      </walls>"));
}

TEST(KeptContent, CommentsOutsideTheRootMoveInside) {
  const auto document = "<!-- before -->\n" + mission_document("<!-- inside -->") + "<!-- behind -->\n";
  const std::vector<std::string> comments = {"<!-- before -->", "<!-- inside -->", "<!-- behind -->"};
  const auto result = read(document);
  EXPECT_TRUE(result.remarks.empty());
  EXPECT_EQ(result.mission.head->extras.nodes, comments);
  static_cast<void>(rewritten(document));
}

TEST(KeptContent, InstructionsAreLeftOutAndSaid) {
  const auto result = read("<?xml-stylesheet href=\"x.css\"?>\n" + mission_document("<?later?>"));
  ASSERT_EQ(result.remarks.size(), 2U);
  EXPECT_EQ(result.remarks[0].line, 5);
  EXPECT_EQ(result.remarks[1].line, 1);
  EXPECT_FALSE(contains(write_mission(result.mission), "later"));
}

TEST(KeptContent, ReservedElementsAreKeptWithoutRemark) {
  const std::vector<std::string> reserved = {
      mission_document("<uses later=\"a\"/>"),
  };
  for (const auto& document : reserved) {
    SCOPED_TRACE(document);
    EXPECT_TRUE(read(document).remarks.empty());
    const auto written = rewritten(document);
    const auto line =
        document.substr(document.find(document.find("<board") == std::string::npos ? "\"t\"/>\n" : "set=\"t\">\n"));
    const auto begin = line.find('\n') + 1;
    EXPECT_TRUE(contains(written, line.substr(begin, line.find('\n', begin) - begin)));
  }
}

TEST(KeptContent, AFeatureOfAnUnknownKindIsKeptAndSaid) {
  const std::string feature = "<feature id=\"f\" kind=\"pipes\" at=\"1in,1in\"><part/></feature>";
  const auto result = read(board_document(feature));
  ASSERT_EQ(result.remarks.size(), 1U);
  EXPECT_EQ(result.remarks.front().line, 6);
  EXPECT_TRUE(
      contains(result.remarks.front().message, "no terrain set of the mission has a feature of kind \"pipes\""));
  EXPECT_TRUE(find_board(result.mission, 1)->features.empty());
  EXPECT_TRUE(contains(write_mission(result.mission), feature));
}

TEST(KeptContent, ManyRemarksAreCounted) {
  std::string many;
  for (std::size_t count = 0; count < most_remarks + 5; ++count) many += "<later/>";
  const auto result = read(mission_document(many));
  ASSERT_EQ(result.remarks.size(), most_remarks + 1);
  EXPECT_EQ(result.remarks.back().message, "5 more remarks like these");
  EXPECT_EQ(result.mission.head->extras.nodes.size(), most_remarks + 5);
}

TEST(KeptContent, TextsAreExact) {
  const auto document = mission_document(
      "<rule id=\"r\" name=\"&#10; a&#9;b &#13;&#10;c&#xD;d \"><text> \n <![CDATA[a < b]]>&amp; <!-- c "
      "-->]]&gt;\n</text></rule>");
  const auto result = read(document);
  const auto& rule = result.mission.rules->front();
  EXPECT_EQ(rule.name, "\n a\tb \nc\nd ");
  EXPECT_EQ(rule.text, " \n a < b& ]]>\n");
  EXPECT_TRUE(rule.extras.nodes.empty());
  EXPECT_EQ(rule.extras.within("text").nodes, std::vector<std::string>{"<!-- c -->"});
  EXPECT_TRUE(contains(rewritten(document), "name=\"&#10; a&#9;b &#10;c&#10;d \""));
}

TEST(KeptContent, LineEndsBecomeLineFeeds) {
  const auto document = mission_document("<note>a\r\nb\rc&#13;d</note><later>e&#13;</later>");
  const auto result = read(document);
  EXPECT_EQ(result.mission.notes->front().text, "a\nb\nc\nd");
  EXPECT_EQ(result.mission.head->extras.nodes.front(), "<later>e\n</later>");
}

TEST(KeptContent, ByteOrderMarkAndDeclarationAreNoContent) {
  const auto document = "\xEF\xBB\xBF<?xml version='1.0' encoding='utf-8'?>\n" + mission_document("");
  EXPECT_EQ(write_mission(read(document).mission), rewritten(mission_document("")));
}

TEST(KeptContent, NoncharactersAreReplacedWithARemark) {
  const auto result = read(mission_document("<note>a\uFDD0b</note>\n<note>&#xFDD0;\U0001FFFE</note>"));
  ASSERT_EQ(result.remarks.size(), 1U);
  EXPECT_EQ(
      to_text(result.remarks.front()),
      "m.bulkhead:4:8: a code point that stands for no character (such as U+FFFE) is replaced by \uFFFD, here and "
      "wherever one stands");
  EXPECT_EQ(result.mission.notes->at(0).text, "a\uFFFDb");
  EXPECT_EQ(result.mission.notes->at(1).text, "\uFFFD\uFFFD");
}

TEST(KeptContent, NoncharactersWrittenAsReferencesAreReplacedToo) {
  const auto result = read(mission_document("<note>\n&#xFDD0;</note><side a='&#xFFFF;'/>"));
  ASSERT_EQ(result.remarks.size(), 2U);
  EXPECT_EQ(result.remarks.front().line, 4);
  EXPECT_EQ(result.mission.notes->front().text, "\n\uFFFD");
  EXPECT_EQ(result.mission.head->extras.nodes.front(), "<side a=\"\uFFFD\"/>");
}

TEST(KeptContent, WhatStandsInUsesSidesBriefingAndDefinitionsStaysThere) {
  const std::string document =
      "<mission format=\"1\" id=\"m\" title=\"T\"><uses system=\"s\" later=\"1\"><!-- mine --></uses><sides><side "
      "id=\"a\" name=\"A\"/><battlefield/></sides><briefing><rule id=\"ghost\" name=\"Ghost\"/></briefing>"
      "<definitions><later/><system id=\"s\" version=\"1\" name=\"S\"/></definitions></mission>";
  const auto result = read(document);
  EXPECT_EQ(result.remarks.size(), 4U);
  EXPECT_TRUE(result.mission.rules->empty());
  const auto written = rewritten(document);
  EXPECT_TRUE(contains(written, "<uses system=\"s\" version=\"1\" later=\"1\">\n    <!-- mine -->\n  </uses>"));
  EXPECT_TRUE(contains(written, "<sides>\n    <battlefield/>\n    <side "));
  EXPECT_TRUE(contains(written, "<briefing>\n    <rule id=\"ghost\" name=\"Ghost\"/>\n  </briefing>"));
  EXPECT_TRUE(contains(written, "<definitions>\n    <later/>\n    <system "));
}

struct LuaCase {
  const char* xml;
  const char* lua;
};

TEST(KeptContent, LuaIsWhatItsCdataSectionsHold) {
  const std::vector<LuaCase> cases = {
      {"<lua><![CDATA[\nreturn 1\n]]></lua>", "return 1\n"},
      {"<lua>\n  <![CDATA[return a[b[1]]]]>\n <![CDATA[> 2]]>\n</lua>", "return a[b[1]]> 2"},
      {"<lua><![CDATA[\n\n  x]]></lua>", "\n  x"},
      {"<lua>return 1 &lt; 2</lua>", "return 1 < 2"},
      {"<lua> \n </lua>", ""},
      {"<lua/>", ""},
  };
  for (const auto& [xml, lua] : cases) {
    SCOPED_TRACE(xml);
    const auto document = mission_document("<rule id=\"r\" name=\"\">" + std::string(xml) + "</rule>");
    EXPECT_EQ(read(document).mission.rules->front().lua, lua);
    EXPECT_EQ(contains(rewritten(document), "<lua><![CDATA[\n"), *lua != '\0');
  }
}

TEST(KeptContent, LongListsAreBrokenByRows) {
  const auto document = battlefield_document(
      "<board id=\"1\" columns=\"20\" rows=\"2\" set=\"t\">\n<cells kind=\"void\">A2 B2 C2 D2 E2 F2 G2 H2 I2 J2 K2 L2 "
      "M2 N2 O2 "
      "P2 Q2 R2 S2 T2 A1 B1 C1 D1 E1 F1 G1 H1 I1 J1 K1 L1 M1 N1 O1 P1 Q1 R1 S1 T1</cells></board>");
  EXPECT_TRUE(contains(rewritten(document),
                       "      <cells kind=\"void\">\n"
                       "        A1 B1 C1 D1 E1 F1 G1 H1 I1 J1 K1 L1 M1 N1 O1 P1 Q1 R1 S1 T1\n"
                       "        A2 B2 C2 D2 E2 F2 G2 H2 I2 J2 K2 L2 M2 N2 O2 P2 Q2 R2 S2 T2\n"
                       "      </cells>\n"));
}

TEST(KeptContent, LongRowsAreBrokenToo) {
  std::string walls;
  std::string cells;
  for (int column = 0; column < 60; ++column) {
    walls += column_letters(column) + "1/" + column_letters(column) + "2 ";
    cells += column_letters(column) + "1 ";
  }
  const auto document = battlefield_document("<board id=\"1\" columns=\"60\" rows=\"2\" set=\"t\"><walls>" + walls +
                                             "</walls></board><zone id=\"z\" kind=\"k\" cells=\"" + cells + "\"/>");
  const auto written = rewritten(document);
  EXPECT_EQ(read(written).mission.boards.front()->lattice()->walls().size(), 60U);
  EXPECT_EQ(std::get<CellsShape>(read(written).mission.zones->front().shape).cells.size(), 60U);
  std::istringstream lines(written.substr(0, written.find("<sides")));
  for (std::string line; std::getline(lines, line);) EXPECT_LE(line.size(), 110U) << line;
}

}  // namespace
}  // namespace bulkhead::test
