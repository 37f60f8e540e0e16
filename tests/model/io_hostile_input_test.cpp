// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "model/io/file_system.h"
#include "model/io/mission_file.h"
#include "model/io/xml_scanner.h"
#include "tests/support/documents.h"
#include "tests/support/generators.h"
#include "tests/support/temporary_folder.h"

namespace bulkhead::test {
namespace {

Error refusal_of(const std::string& document) {
  const auto read = read_mission(document, "m.bulkhead", nullptr);
  EXPECT_FALSE(read.has_value());
  return read ? Error() : read.error();
}

std::string repeated(std::string_view text, std::size_t count) {
  std::string result;
  result.reserve(text.size() * count);
  for (std::size_t index = 0; index < count; ++index) result += text;
  return result;
}

TEST(HostileInput, AMillionNestedElements) {
  const auto deep = mission_document(repeated("<a>", 1'000'000) + repeated("</a>", 1'000'000));
  EXPECT_EQ(to_text(refusal_of(deep)), "m.bulkhead:4:190: elements are nested more than 64 deep");
}

TEST(HostileInput, AsDeepAsAllowed) {
  const auto deep = repeated("<a>", deepest_element - 1) + repeated("</a>", deepest_element - 1);
  const auto read = read_mission(mission_document(deep), "m.bulkhead", nullptr);
  ASSERT_TRUE(read.has_value()) << to_text(read.error());
  const auto written = write_mission(read->mission);
  EXPECT_EQ(read_mission(written, "m.bulkhead", nullptr).value().mission, read->mission);
}

TEST(HostileInput, AHundredMegabytes) {
  EXPECT_EQ(to_text(refusal_of(std::string(100'000'000, ' '))),
            "m.bulkhead: the file is larger than the 64 MB that a document may have");
}

TEST(HostileInput, MillionsOfThings) {
  EXPECT_EQ(refusal_of(mission_document(repeated("<!---->", most_things))).message,
            "the document has more than 2000000 elements and attributes");
}

TEST(HostileInput, ManyUnknownElementsSideBySide) {
  const auto read = read_mission(mission_document(repeated("<a/>", 50'000)), "m.bulkhead", nullptr);
  ASSERT_TRUE(read.has_value());
  EXPECT_EQ(read->mission.head->extras.nodes.size(), 50'000U);
}

TEST(HostileInput, ManyAttributesWithTheLastTwice) {
  std::string attributes = "<mission format=\"1\"";
  for (int count = 0; count < 50'000; ++count) attributes += " a" + std::to_string(count) + "=''";
  EXPECT_EQ(refusal_of(attributes + " a7=''/>").message, "<mission> has the attribute \"a7\" twice");
}

TEST(HostileInput, ABillionLaughs) {
  EXPECT_EQ(refusal_of("<!DOCTYPE m [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;\">]><mission>&b;</mission>").message,
            "DOCTYPE and entity declarations are not read; take them out");
}

TEST(HostileInput, PartsOfAnItemInsideItsText) {
  const std::string begin =
      "<stratagem id=\"s\" name=\"S\" cost=\"1\" currency=\"CP\"><when>Now<target>x</target></when>";
  EXPECT_EQ(refusal_of(mission_document(begin + "<target>y</target></stratagem>")).message,
            "<target> cannot stand inside <when>");
}

TEST(HostileInput, ElementsOfTheFormatInsideListsAndTexts) {
  EXPECT_EQ(to_text(refusal_of(board_document("<walls>A1/A2\n <walls>A1/A2</walls></walls>"))),
            "m.bulkhead:7:2: <walls> cannot stand inside <walls>");
  EXPECT_EQ(refusal_of(system_document("<note><limit id=\"a\" value=\"1\"/></note>")).message,
            "<limit> cannot stand inside <note>");
}

/// What is written is not read again where quotes grow to entities or definitions come along.
TEST(HostileInput, MissionsThatOutgrowTheirLimitsAreNotWritten) {
  auto read = read_mission("<mission format=\"1\" id=\"m\" title='" + repeated("\"", 11'000'000) +
                               "'><uses system=\"s\"/><definitions><system id=\"s\" version=\"1\" "
                               "name=\"S\"/></definitions></mission>",
                           "m", nullptr);
  ASSERT_TRUE(read.has_value()) << to_text(read.error());
  EXPECT_EQ(write_within_limits(read->mission).error().message,
            "The mission would be a file of more than 64 MB, which is not read again; take something out of it");
  const TemporaryFolder folder;
  EXPECT_EQ(save_mission(real_files(), read->mission, folder / "m.bulkhead").error().file,
            (folder / "m.bulkhead").string());
  EXPECT_TRUE(names_in(folder.path()).empty());
}

TEST(HostileInput, MissionsOfTooManyThingsAreNotWritten) {
  Mission mission;
  MissionHead head;
  head.extras.nodes.assign(1000, "<a>" + repeated("<b/>", 1997) + "</a>");
  mission.head = head;  // with the mission itself, two of uses, four attributes … 1,998,000 and a few
  EXPECT_TRUE(write_within_limits(mission).has_value());
  head.extras.nodes.assign(1000, "<a>" + repeated("<b/>", 1999) + "</a>");
  mission.head = head;
  EXPECT_EQ(write_within_limits(mission).error().message,
            "The mission would be a file that is not read again: the document has more than 2000000 elements and "
            "attributes; take something out of it");
}

TEST(HostileInput, BinaryFiles) {
  EXPECT_EQ(to_text(refusal_of("\x89PNG\r\n\x1A\n")), "m.bulkhead:1:1: this is not UTF-8 text; save the file as UTF-8");
  EXPECT_EQ(refusal_of(std::string(1000, '\0')).column, 1);
}

TEST(HostileInput, TheLargestLattice) {
  const auto inside = [](const std::string& cells) {
    return battlefield_document("<board id=\"1\" columns=\"256\" rows=\"256\" set=\"t\"><cells kind=\"void\">" + cells +
                                "</cells></board>");
  };
  EXPECT_TRUE(read_mission(inside("IV256"), "m.bulkhead", nullptr).has_value());
  EXPECT_EQ(refusal_of(inside("IW256")).column, 67);
}

TEST(HostileInput, AHundredBoards) {
  std::string boards;
  for (int number = 1; number <= 100; ++number) {
    boards += "<board id=\"" + std::to_string(number) + "\" size=\"1in,1in\"/>\n";
  }
  EXPECT_EQ(to_text(refusal_of(battlefield_document(boards))), "m.bulkhead:104:1: there are more than 99 boards");
}

/// Every definition is refused in the same way as a mission.
TEST(HostileInput, DefinitionsOfTheirOwn) {
  EXPECT_EQ(to_text(read_system("<system format=\"3\"/>", "s.xml").error()).substr(0, 13), "s.xml:1:17: t");
  EXPECT_EQ(to_text(read_system("<terrain-set format=\"1\"/>", "s.xml").error()),
            "s.xml:1:1: this is a <terrain-set>, not a <system>");
  EXPECT_EQ(read_terrain_set("<terrain-set format=\"1\" id=\"t\" version=\"1\" name=\"\"/>", "t.xml").error().message,
            "<terrain-set> needs the attribute \"pitch\"");
  EXPECT_EQ(read_document_head("<mission id=\"m\"/>", "m").error().message,
            "<mission> does not say its format; write format=\"2\"");
}

const std::string sample = content_of(std::filesystem::path(BULKHEAD_SOURCE) / "docs/format/sample.bulkhead");

void expect_value_or_refusal(const std::string& bytes) {
  const auto read = read_mission(bytes, "m.bulkhead", nullptr);
  if (read) {
    const auto text = write_mission(read->mission);
    const auto again = read_mission(text, "m.bulkhead", nullptr);
    RC_ASSERT(again.has_value());
    RC_ASSERT(again->mission == read->mission);
    RC_ASSERT(write_mission(again->mission) == text);
  } else {
    RC_ASSERT(read.error().line > 0);
    RC_ASSERT(!read.error().message.empty());
  }
}

RC_GTEST_PROP(HostileInput, ChangedBytesAreReadOrRefused, ()) {
  auto bytes = sample;
  for (int count = *rc::gen::inRange(1, 4); count > 0; --count) {
    bytes[*rc::gen::inRange<std::size_t>(0, bytes.size())] = *rc::gen::arbitrary<char>();
  }
  expect_value_or_refusal(bytes);
}

RC_GTEST_PROP(HostileInput, PiecesTakenOutAndRepeatedAreReadOrRefused, ()) {
  auto bytes = sample;
  const auto begin = *rc::gen::inRange<std::size_t>(0, bytes.size());
  const auto piece = bytes.substr(begin, *rc::gen::inRange<std::size_t>(0, 200));
  if (*rc::gen::arbitrary<bool>()) bytes.erase(begin, piece.size());
  bytes.insert(*rc::gen::inRange<std::size_t>(0, bytes.size()), piece);
  expect_value_or_refusal(bytes);
}

RC_GTEST_PROP(HostileInput, AnyTextIsReadOrRefused, ()) {
  expect_value_or_refusal(mission_document(*any_text()));
  expect_value_or_refusal(*any_text());
}

}  // namespace
}  // namespace bulkhead::test
