// SPDX-License-Identifier: MIT
#include "model/io/item_file.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "model/library/extraction.h"
#include "tests/support/generators.h"

namespace bulkhead::test {
namespace {

constexpr std::string_view card =
    R"(<?xml version="1.0"?>
<stratagem format="1" id="traps" system="duel" version="4" name="Traps &amp; snares" cost="2">
  <when>On {rule:wires}.</when>
  <with>
    <rule id="wires" name="Wires"><text>See {stratagem:traps}.</text></rule>
    <marker-kind id="trap" name="Trap"/>
    <zone-kind id="den" name="Den" element="area"/>
    <link-kind id="rope" name="Rope" moves="yes"/>
    <objective-group id="secret" name="Secrets" pick="choose"/>
  </with>
</stratagem>
)";

std::string refusal(std::string_view text) {
  const auto read = read_item_file(text, "i.xml");
  return read ? "read" : to_text(read.error());
}

TEST(ItemFile, HoldsAnItemWithWhatItNames) {
  const auto read = read_item_file(card, "i.xml");
  ASSERT_TRUE(read.has_value()) << to_text(read.error());
  const auto& item = read->item;
  EXPECT_EQ(item.system, Id("duel"));
  EXPECT_EQ(item.version, 4);
  const auto& stratagem = std::get<Stratagem>(item.item);
  EXPECT_EQ(stratagem.name, "Traps & snares");
  EXPECT_EQ(stratagem.when, "On {rule:wires}.");
  ASSERT_EQ(item.with.size(), 1U);
  EXPECT_EQ(std::get<Rule>(item.with.front()).text, "See {stratagem:traps}.");
  EXPECT_EQ(item.marker_kinds.at(0).id, Id("trap"));
  EXPECT_EQ(item.zone_kinds.at(0).id, Id("den"));
  EXPECT_TRUE(item.link_kinds.at(0).moves);
  EXPECT_EQ(item.groups.at(0).pick, ObjectiveGroup::Pick::choose);
  EXPECT_TRUE(read->remarks.empty());
  EXPECT_EQ(read_item_file(write_item_file(item).value(), "j.xml")->item, item);
}

TEST(ItemFile, HoldsAForce) {
  const auto read = read_item_file(
      R"(<force format="2" id="boarders" system="duel" version="3" name="Boarders" side="attacker" points="500">
  <note>As we play them.</note>
  <unit id="squad" name="Squad" models="5" base="32mm" warlord="yes" starts="deployed"/>
</force>)",
      "f.xml");
  ASSERT_TRUE(read.has_value()) << to_text(read.error());
  EXPECT_TRUE(read->remarks.empty());
  EXPECT_EQ(read->item.version, 3);
  const auto& force = std::get<Force>(read->item.item);
  EXPECT_EQ(force.side, Id("attacker"));
  EXPECT_EQ(force.points, 500);
  EXPECT_EQ(force.note, "As we play them.");
  ASSERT_EQ(force.units.size(), 1U);
  EXPECT_EQ(force.units[0].base, Length::millimetres(32));
  EXPECT_EQ(read_item_file(write_item_file(read->item).value(), "g.xml")->item, read->item);
}

TEST(ItemFile, OfAForceIsRefusedWithThePlace) {
  const std::string root = "<force format='2' id='f' system='d' name='F'>\n";
  EXPECT_NE(refusal(root + "<unit id='a' name='A' base='32'/></force>").find("i.xml:2:"), std::string::npos);
  EXPECT_NE(refusal(root + "<unit id='a' name='A'/>\n<unit id='a' name='B'/></force>").find("i.xml:3:"),
            std::string::npos);
  std::string many;
  for (int number = 1; number <= 200; ++number) many += "<unit id='u" + std::to_string(number) + "' name='U'/>";
  EXPECT_EQ(refusal(root + many + "</force>"), "read");
  const auto said = refusal(root + many + "<unit id='one-more' name='U'/></force>");
  EXPECT_TRUE(said.starts_with("i.xml:1:1: ")) << said;
  EXPECT_NE(said.find("200"), std::string::npos) << said;
}

TEST(ItemFile, TellsItsHeadWithoutTheRest) {
  const auto head =
      read_item_head("<stratagem format='1' id='a' name='\"A\" &lt; B' system='duel' version='2'><bro", "i");
  ASSERT_TRUE(head.has_value());
  EXPECT_EQ(head->root, "stratagem");
  EXPECT_EQ(head->id, "a");
  EXPECT_EQ(head->name, "\"A\" < B");
  EXPECT_EQ(head->system, "duel");
  EXPECT_EQ(head->version, 2);
  EXPECT_EQ(to_text(read_item_head("<stratagem", "i").error()).substr(0, 4), "i:1:");
  EXPECT_NE(to_text(read_item_head("\n<rule format='99' id='a'/>", "i").error()).find("i:2:15: the file has format 99"),
            std::string::npos);
}

TEST(ItemFile, KeepsWhatItDoesNotKnowWithARemark) {
  const auto read =
      read_item_file(R"(<rule format="1" id="a" system="duel" name="A" later="x"><with><soon/></with></rule>)", "i");
  ASSERT_TRUE(read.has_value());
  EXPECT_EQ(read->remarks.size(), 2U);
  const auto again = write_item_file(read->item).value();
  EXPECT_NE(again.find("later=\"x\""), std::string::npos);
  EXPECT_NE(again.find("<soon/>"), std::string::npos);
}

TEST(ItemFile, IsRefusedWithThePlace) {
  EXPECT_EQ(refusal(""), "i.xml:1:1: the file is empty");
  EXPECT_EQ(refusal(R"(<mission format="1" id="m"/>)"),
            "i.xml:1:1: this is a <mission>, no item of the library; one begins with <rule>, <mission-objective>, "
            "<action>, <stratagem>, <table> or <force>");
  EXPECT_EQ(refusal(R"(<rule format="1" id="a" name="A"/>)"), "i.xml:1:1: <rule> needs the attribute \"system\"");
  EXPECT_NE(refusal("<rule format='1' id='a' name='A' system='d' version='0'/>").find("i.xml:1:54: "),
            std::string::npos);
  EXPECT_NE(refusal("<rule format='1' id='a' name='A' system='d'>\n<text>x</tex></rule>").find("i.xml:2:"),
            std::string::npos);
  // An id that what goes with the item has as well.
  EXPECT_NE(refusal("<rule format='1' id='a' name='A' system='d'>\n<with><rule id='a' name='B'/></with></rule>")
                .find("i.xml:2:"),
            std::string::npos);
  EXPECT_EQ(refusal("<rule format='1' id='a' name='A' system='d'><with/><with/></rule>"),
            "i.xml:1:52: <with> may stand only once inside <rule>");
}

TEST(ItemFile, OfMoreThanAnItemMayHaveIsRefused) {
  EXPECT_EQ(refusal(std::string(largest_item_file + 1, ' ')),
            "i.xml: the file is larger than the 4 MB that an item may have");
  EXPECT_EQ(refusal(std::string(largest_item_file, ' ')).substr(0, 16), "i.xml:1:4000001:") << "all of it was read";
  LibraryItem large{Rule{{Id("a"), "A", {}, {}, "", {}}, std::string(largest_item_file, 'x')}, Id("d")};
  EXPECT_FALSE(write_item_file(large).has_value());
}

TEST(ItemFile, TakesSoManyThingsAlong) {
  const auto with = [](int rules) {
    std::string text = "<rule format=\"2\" id=\"r\" name=\"R\" system=\"kill-team\">\n<with>\n";
    for (int number = 0; number < rules; ++number) {
      text += fmt::format("<rule id=\"r{}\" name=\"R\"/>\n", number);
    }
    return text + "</with></rule>";
  };
  auto most = read_item_file(with(200), "r.xml").value().item;
  EXPECT_TRUE(write_item_file(most).has_value());
  most.with.push_back(most.item);
  EXPECT_EQ(write_item_file(most).error().message, "201 things would travel with the item; at most 200 may");
  const auto refused = read_item_file(with(201), "r.xml");
  ASSERT_FALSE(refused.has_value());
  EXPECT_EQ(refused.error().message, "more than 200 things travel with the item");
  EXPECT_EQ(refused.error().line, 203) << "the first one too many";
}

RC_GTEST_PROP(ItemFile, ReadsAsItWasWritten, (const Mission& mission)) {
  for_each_library_item(mission, [&](const auto& item) {
    const auto taken = extracted(mission, item.id)->item;
    const auto text = write_item_file(taken).value();
    const auto read = read_item_file(text, "i.xml");
    RC_LOG() << text;
    RC_ASSERT(read.has_value());
    RC_ASSERT(read->item == taken);
    RC_ASSERT(write_item_file(read->item).value() == text);
  });
}

}  // namespace
}  // namespace bulkhead::test
