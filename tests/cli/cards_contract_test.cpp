// SPDX-License-Identifier: MIT
// What scripts may count on of `export --sheet cards` and `--sheet tokens`.
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <string>
#include <vector>

#include "tests/cli/program.h"

namespace bulkhead::test {
namespace {

using nlohmann::json;

/// Of a mission that has 21 cards.
class Cards : public testing::Test {
 protected:
  void SetUp() override { ASSERT_EQ(place_.run({"new", "zone-mortalis/assault", "-o", "m.bulkhead"}).code, 0); }

  /// What is said of the only file that it becomes.
  json exported(const std::string& arguments) const {
    const auto outcome = place_.shell("bulkhead export m.bulkhead " + arguments + " --format json");
    EXPECT_LE(outcome.code, 1) << arguments << ": " << outcome.errors;
    const auto said = json::parse(outcome.output, nullptr, false);
    EXPECT_EQ(said.size(), 1U) << arguments;
    return said.empty() ? json::object() : said[0];
  }
  void expect_refused(const std::string& arguments, const std::string& words) const {
    const auto before = place_.files();
    const auto outcome = place_.shell("bulkhead export " + arguments);
    EXPECT_EQ(outcome.code, 2) << arguments;
    EXPECT_NE(outcome.errors.find(words), std::string::npos) << outcome.errors;
    EXPECT_EQ(place_.files(), before);
  }
  /// The boxes of its pages, with one blank between what pdfinfo sets into columns: `TrimBox: 0.00 0.00 9.00 9.00`.
  std::string boxes_of(const std::string& file) const {
    return place_.shell("pdfinfo -box " + file + " | tr -s ' '").output;
  }

  Workplace place_;
};

TEST_F(Cards, LieOnSheetsWithTheirBacksBehindThem) {
  const auto said = exported("-o c.pdf --sheet cards");
  EXPECT_EQ(said["sheet"], "cards");
  EXPECT_EQ(said["paper"], "A4");
  EXPECT_EQ(said["pages"], 6) << "21 cards, 9 a sheet, each sheet with one of backs";
  EXPECT_EQ(exported("-o c.pdf --sheet cards --backs none")["pages"], 3);
  EXPECT_EQ(exported("-o c.pdf --sheet cards --backs fold")["pages"], 6) << "4 a sheet";
  EXPECT_EQ(exported("-o c.pdf --sheet cards --backs none --only trap traps")["pages"], 1);
  EXPECT_EQ(exported("-o c.pdf --sheet cards --backs none --card poker-us --paper Letter")["paper"], "Letter");
}

TEST_F(Cards, HaveAPageEachWithBleedForShops) {
  EXPECT_EQ(exported("-o c.pdf --sheet cards --cut page --only '#trap' '#traps'")["pages"], 4);
  const auto boxes = boxes_of("c.pdf");
  // 63 × 88 mm with 3 mm more on all sides, in points.
  EXPECT_NE(boxes.find("TrimBox: 8.50 8.50 187.09 257.95\n"), std::string::npos) << boxes;
  EXPECT_NE(boxes.find("BleedBox: 0.00 0.00 195.59 266.46\n"), std::string::npos) << boxes;
}

TEST_F(Cards, AreAlonePictures) {
  EXPECT_EQ(exported("-o card.png --sheet cards --only sustained-assault --dpi 254")["file"], "card.png");
  // Ten dots to the millimetre: 630 × 880, as a PNG says behind its first sixteen bytes.
  EXPECT_EQ(place_.read("card.png").substr(16, 8), std::string("\0\0\x02\x76\0\0\x03\x70", 8));
  EXPECT_EQ(exported("-o sheet.png --sheet cards --cut marks --pages 1 --dpi 25")["paper"], "A4");
}

TEST_F(Cards, AreRefusedWithAReasonWhereThereAreNone) {
  ASSERT_EQ(place_.run({"new", "kill-team/gallowdark-6x7", "-o", "bare.bulkhead"}).code, 0);
  expect_refused("bare.bulkhead -o c.pdf --sheet cards", "no stratagems, objectives, actions or tables");
  expect_refused("bare.bulkhead -o t.pdf --sheet tokens", "nothing to make tokens of");
  expect_refused("m.bulkhead -o c.pdf --sheet cards --only no-such-card", "There is no card of #no-such-card");
  expect_refused("m.bulkhead -o c.pdf --sheet cards --only '#B 1'", "is no id");
  expect_refused("m.bulkhead -o c.pdf --sheet cards --card large", "--card");
  expect_refused("m.bulkhead -o c.pdf --sheet cards --cut page --backs fold", "no room to fold");
  expect_refused("m.bulkhead -o c.pdf --card mini", "--card means nothing for the sheet map");
  expect_refused("m.bulkhead -o t.pdf --sheet tokens --card mini", "--card means nothing for the sheet tokens");
  expect_refused("m.bulkhead -o t.pdf --sheet tokens --cut page", "--cut means nothing for the sheet tokens");
  expect_refused("m.bulkhead -o c.png --sheet cards --backs none", "--backs means nothing for pictures");
  expect_refused("m.bulkhead -o c.svg --sheet cards --paper A3", "--paper means nothing for pictures");
  expect_refused("m.bulkhead -o c.pdf --sheet cards --cut page --paper A3", "--paper means nothing with --cut page");
  expect_refused("m.bulkhead -o c.pdf --sheet cards --cut page --orientation across",
                 "--orientation means nothing with --cut page");
}

TEST_F(Cards, TokensLieOnSheets) {
  const auto said = exported("-o t.pdf --sheet tokens");
  EXPECT_EQ(said["sheet"], "tokens");
  EXPECT_GE(said["pages"].get<int>(), 1);
  EXPECT_TRUE(place_.read("t.pdf").starts_with("%PDF-"));
  const auto words = place_.shell("pdftotext t.pdf -").output;
  EXPECT_NE(words.find("Breach point"), std::string::npos) << words;
}

TEST_F(Cards, HeedInPicturesWhatSaysSomethingThere) {
  EXPECT_EQ(exported("-o b.svg --sheet cards --cut page --only trap --backs none")["file"], "b.svg");
  EXPECT_EQ(exported("-o s.png --sheet cards --cut marks --paper A3 --pages 1 --dpi 25")["paper"], "A3");
}

TEST_F(Cards, AreTheSameBytesEachTime) {
  const auto made = exported("-o one.pdf --sheet cards --card mini");
  const auto again = exported("-o two.pdf --sheet cards --card mini");
  EXPECT_EQ(made["pages"], again["pages"]);
  EXPECT_EQ(place_.read("one.pdf"), place_.read("two.pdf"));
}

}  // namespace
}  // namespace bulkhead::test
