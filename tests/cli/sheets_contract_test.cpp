// SPDX-License-Identifier: MIT
// What scripts may count on of `export --sheet`.
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/cli/program.h"

namespace bulkhead::test {
namespace {

using nlohmann::json;
using Names = std::vector<std::string>;

class Sheets : public testing::Test {
 protected:
  void SetUp() override { make_mission(place_); }

  /// Exports m.bulkhead, and gives what is said of it.
  json exported(const std::string& arguments, int code = 0) const {
    const auto outcome = place_.shell("bulkhead export m.bulkhead " + arguments + " --format json");
    EXPECT_EQ(outcome.code, code) << arguments << ": " << outcome.errors;
    return json::parse(outcome.output, nullptr, false);
  }
  void expect_refused(const std::string& arguments, const std::vector<std::string>& words) const {
    const auto before = place_.files();
    const auto outcome = place_.shell("bulkhead export " + arguments);
    EXPECT_EQ(outcome.code, 2) << arguments;
    for (const auto& word : words) EXPECT_NE(outcome.errors.find(word), std::string::npos) << outcome.errors;
    EXPECT_EQ(place_.files(), before);
  }

  Workplace place_;
};

TEST_F(Sheets, TheMapIsTheUsualOne) {
  const auto said = exported("-o m.pdf");
  ASSERT_EQ(said.size(), 1U);
  EXPECT_EQ(said[0]["file"], "m.pdf");
  EXPECT_EQ(said[0]["sheet"], "map");
  EXPECT_EQ(said[0]["pages"], 1);
  EXPECT_EQ(said[0]["paper"], "A4");
  EXPECT_EQ(said[0]["scale"], "1:4");
  EXPECT_EQ(said[0]["warnings"], json::array());
  ASSERT_EQ(place_.run({"export", "m.bulkhead", "-o", "named.pdf", "--sheet", "map"}).code, 0);
  EXPECT_EQ(place_.read("m.pdf"), place_.read("named.pdf"));
}

TEST_F(Sheets, WhatIsNoSheetIsSaidAsWell) {
  const auto said = exported("-o m.md");
  ASSERT_EQ(said.size(), 1U);
  EXPECT_EQ(said[0]["file"], "m.md");
  EXPECT_TRUE(said[0]["sheet"].is_null());
}

TEST_F(Sheets, AFolderTakesOneFileOfEach) {
  const auto said = exported("-o out/ --sheet map");
  ASSERT_EQ(said.size(), 1U);
  EXPECT_EQ(said[0]["file"], "out/m-map.pdf");
  EXPECT_TRUE(place_.has("out/m-map.pdf"));
}

TEST_F(Sheets, SeveralMissionsGoIntoAFolder) {
  ASSERT_EQ(place_.shell("mkdir more && cp m.bulkhead more/n.bulkhead && cp m.bulkhead more/o.bulkhead").code, 0);
  const auto said = exported("more -o out/");
  ASSERT_EQ(said.size(), 3U);
  EXPECT_EQ(said[0]["file"], "out/m-map.pdf");
  EXPECT_EQ(said[1]["file"], "out/n-map.pdf");
  EXPECT_EQ(said[2]["file"], "out/o-map.pdf");
  EXPECT_EQ(place_.read("out/m-map.pdf"), place_.read("out/o-map.pdf"));
  ASSERT_EQ(place_.shell("mkdir single && cp m.bulkhead single/p.bulkhead").code, 0);
  ASSERT_EQ(place_.shell("bulkhead export single -o of-one/").code, 0);
  EXPECT_TRUE(place_.has("of-one/p-map.pdf")) << "a folder is one of several, whatever is in it";
  expect_refused("m.bulkhead more -o all.pdf", {"several missions go into a folder"});
  expect_refused("m.bulkhead more -o -", {"several missions go into a folder"});
  ASSERT_EQ(place_.shell("cp m.bulkhead more/").code, 0);
  expect_refused("m.bulkhead more -o twice/", {"m.bulkhead", "more/m.bulkhead", "files of the same names"});
}

TEST_F(Sheets, OfSeveralMissionsTheWorstCounts) {
  place_.write("broken.bulkhead", "<");
  const auto outcome = place_.run({"export", "m.bulkhead", "broken.bulkhead", "-o", "out/", "--format", "json"});
  EXPECT_EQ(outcome.code, 3) << outcome.errors;
  EXPECT_NE(outcome.errors.find("broken.bulkhead"), std::string::npos);
  EXPECT_EQ(json::parse(outcome.output).size(), 1U) << "of what was written";
  EXPECT_TRUE(place_.has("out/m-map.pdf"));
}

TEST_F(Sheets, AStreamTakesThePdf) {
  const auto outcome = place_.run({"export", "m.bulkhead", "-o", "-", "--sheet", "map"});
  EXPECT_EQ(outcome.code, 0) << outcome.errors;
  ASSERT_EQ(place_.run({"export", "m.bulkhead", "-o", "m.pdf"}).code, 0);
  EXPECT_EQ(outcome.output, place_.read("m.pdf"));
  expect_refused("m.bulkhead -o - --sheet map --format json", {"--format json"});
}

TEST_F(Sheets, PagesThatThereAreNotAreRefused) {
  EXPECT_EQ(exported("-o m.pdf --pages 1")[0]["pages"], 1);
  EXPECT_EQ(exported("-o m.pdf --pages 1-")[0]["pages"], 1);
  expect_refused("m.bulkhead -o n.pdf --pages 2", {"There is no page 2: there is 1 page."});
  for (const std::string pages : {"0", "x", "2-1", "-1", "1,", "''", "1-2-3"}) {
    expect_refused("m.bulkhead -o n.pdf --pages=" + pages, {"--pages"});
  }
}

TEST_F(Sheets, UnknownSheetsAreRefusedWithThoseThatThereAre) {
  expect_refused("m.bulkhead -o n.pdf --sheet carpet", {"carpet", "map"});
  expect_refused("m.bulkhead -o n.txt --sheet map", {"--sheet means nothing for n.txt"});
}

TEST_F(Sheets, TakePaperOfManySizes) {
  for (const auto& [paper, size] :
       std::vector<std::pair<std::string, std::string>>{{"A5", "419.528 x 595.276"},
                                                        {"A2", "1190.55 x 1683.78"},
                                                        {"tabloid", "792 x 1224"},
                                                        {"610x914mm", "1729.13 x 2590.87"}}) {
    const auto said = exported("-o m.pdf --orientation upright --paper " + paper);
    ASSERT_EQ(said.size(), 1U) << paper;
    const auto info = place_.shell("pdfinfo m.pdf").output;
    EXPECT_NE(info.find("Page size:       " + size), std::string::npos) << info;
  }
  EXPECT_EQ(exported("-o m.pdf --paper 914x610mm")[0]["paper"], "610x914mm");
  for (const std::string paper : {"A6", "10x10mm", "210x297", "1e3x300mm", "210x6000mm", "x300mm"}) {
    expect_refused("m.bulkhead -o n.pdf --paper " + paper, {"There is no paper \"" + paper + "\""});
  }
  const auto across = exported("-o m.pdf --orientation across");
  EXPECT_NE(place_.shell("pdfinfo m.pdf").output.find("841.89 x 595.276"), std::string::npos);
  // The 699 mm of the board, its coordinates and the ways into its zones fill what header and foot leave of 210 mm at
  // little less than 1:5, so the next of the usual scales is taken.
  const auto fitted = exported("-o m.pdf --orientation across --scale fit")[0]["scale"].get<std::string>();
  EXPECT_TRUE(fitted.starts_with("1:5.")) << fitted;
  EXPECT_EQ(across[0]["scale"], "1:6");
}

TEST_F(Sheets, StateTheDateThatTheyAreGivenAndElseNone) {
  ASSERT_EQ(place_.shell("SOURCE_DATE_EPOCH=86400 bulkhead export m.bulkhead -o m.pdf").code, 0);
  EXPECT_NE(place_.shell("TZ=UTC pdfinfo m.pdf").output.find("Fri Jan  2 00:00:00 1970"), std::string::npos);
  ASSERT_EQ(place_.shell("env -u SOURCE_DATE_EPOCH bulkhead export m.bulkhead -o m.pdf").code, 0);
  EXPECT_EQ(place_.shell("pdfinfo m.pdf").output.find("CreationDate"), std::string::npos);
}

TEST_F(Sheets, TargetsThatCannotBeWrittenAreNamed) {
  ASSERT_EQ(place_.shell("mkdir m.pdf && touch file").code, 0);
  for (const std::string target : {"none/m.pdf", "file/out/", "/proc/m.pdf"}) {
    const auto outcome = place_.run({"export", "m.bulkhead", "-o", target, "--sheet", "map"});
    EXPECT_EQ(outcome.code, 3) << target;
    EXPECT_NE(outcome.errors.find(target.substr(0, target.size() - 1)), std::string::npos) << outcome.errors;
  }
}

TEST_F(Sheets, APosterOfABoardTakesTwelveSheetsOfA4) {
  const auto said = exported("-o p.pdf --sheet poster --scale 1:1 --paper A4");
  ASSERT_EQ(said.size(), 1U);
  EXPECT_EQ(said[0]["sheet"], "poster");
  EXPECT_LE(said[0]["pages"], 12);
  EXPECT_EQ(said[0]["scale"], "1:1");
  EXPECT_EQ(said[0]["paper"], "A4");
  const auto info = place_.shell("pdfinfo -enc UTF-8 p.pdf").output;
  EXPECT_NE(info.find("Title:           The Lock – Poster\n"), std::string::npos) << info;
  EXPECT_NE(info.find("Tagged:          yes\n"), std::string::npos) << info;
  const auto words = place_.shell("pdftotext p.pdf -").output;
  for (int sheet = 1; sheet <= said[0]["pages"]; ++sheet) {
    EXPECT_NE(words.find("Sheet " + std::to_string(sheet) + " of "), std::string::npos) << sheet;
  }
  EXPECT_EQ(exported("-o usual.pdf --sheet poster")[0]["scale"], "1:1") << "as a rule";
}

TEST_F(Sheets, OfSeveralPagesEachIsAPicture) {
  const auto said = exported("-o p.png --sheet poster --dpi 20");
  ASSERT_EQ(said.size(), 12U);
  EXPECT_EQ(said[0]["file"], "p-01.png");
  EXPECT_EQ(said[11]["file"], "p-12.png");
  EXPECT_EQ(said[0]["pages"], 1);
  EXPECT_FALSE(place_.has("p.png"));
  const auto some = exported("-o q.svg --sheet poster --pages 2-3,12");
  ASSERT_EQ(some.size(), 3U);
  EXPECT_EQ(some[0]["file"], "q-02.svg");
  EXPECT_EQ(some[2]["file"], "q-12.svg");
  EXPECT_EQ(exported("-o one.svg --sheet poster --pages 3")[0]["file"], "one.svg");
  EXPECT_EQ(place_.read("one.svg").size(), place_.read("q-03.svg").size());
  EXPECT_EQ(exported("-o p.pdf --sheet poster --pages 2-4")[0]["pages"], 3);
  expect_refused("m.bulkhead -o no.pdf --sheet poster --pages 13-", {"There is no page 13: there are 12 pages."});
}

TEST_F(Sheets, OfPicturesThatCannotAllBeWrittenNoneIs) {
  ASSERT_EQ(place_.shell("mkdir p-12.png && touch p-12.png/file").code, 0);
  const auto before = place_.files();
  const auto outcome = place_.shell("bulkhead export m.bulkhead -o p.png --sheet poster --dpi 20");
  EXPECT_EQ(outcome.code, 3);
  EXPECT_NE(outcome.errors.find("p-12.png"), std::string::npos) << outcome.errors;
  EXPECT_EQ(place_.files(), before);
}

TEST_F(Sheets, PagesOfAnEarlierExportAreSaid) {
  ASSERT_EQ(place_.shell("touch p-12.png p-13.png p-20.png p-001.png p-x.png").code, 0);
  const auto some = place_.shell("bulkhead export m.bulkhead -o p.png --sheet poster --dpi 20 --pages 2-3");
  EXPECT_EQ(some.code, 0);
  EXPECT_NE(some.errors.find("note: Beside these pages 3 pages of an earlier export are left"), std::string::npos)
      << some.errors;
  ASSERT_EQ(place_.shell("rm p-13.png p-20.png p-001.png").code, 0);
  const auto all = place_.shell("bulkhead export m.bulkhead -o p.png --sheet poster --dpi 20");
  EXPECT_EQ(all.errors.find("note: "), std::string::npos) << all.errors;
  EXPECT_TRUE(place_.has("p-x.png"));
}

TEST_F(Sheets, TargetsThatAreNoNamesOfFilesAreRefused) {
  ASSERT_EQ(place_.shell("mkdir e.pdf").code, 0);
  expect_refused("m.bulkhead -o .pdf", {"\".pdf\" is an ending without a name"});
  expect_refused("m.bulkhead -o e.pdf", {"\"e.pdf\" is a folder; name a file, or write e.pdf/"});
  EXPECT_EQ(place_.shell("bulkhead export m.bulkhead -o e.pdf/ --sheet map").code, 0);
}

TEST_F(Sheets, WhatIsChosenAndCountsForNothingIsSaid) {
  const auto pages = place_.shell("bulkhead export m.bulkhead -o p.pdf --sheet poster --pages 11-999");
  EXPECT_EQ(pages.code, 0);
  EXPECT_NE(pages.errors.find("note: There are only 12 pages."), std::string::npos) << pages.errors;
  const auto paper = place_.shell("bulkhead export m.bulkhead -o p.pdf --sheet poster --one-page --paper A3");
  EXPECT_EQ(paper.code, 0);
  EXPECT_NE(paper.errors.find("count for the key alone"), std::string::npos) << paper.errors;
}

TEST_F(Sheets, OfAllTheOnesThatCannotBeMadeAreAnError) {
  const auto outcome = place_.shell("bulkhead export m.bulkhead -o all.pdf --sheet all --scale 1:1");
  EXPECT_EQ(outcome.code, 2) << outcome.errors;
  EXPECT_NE(outcome.errors.find("note: map: At 1:1 the map does not fit"), std::string::npos) << outcome.errors;
  EXPECT_TRUE(place_.has("all.pdf"));
  EXPECT_EQ(place_.shell("bulkhead export m.bulkhead -o folder/ --sheet all --scale 1:1").code, 2);
  // A mission without cards has none: that is no error.
  ASSERT_EQ(place_.run({"new", "kill-team/gallowdark-6x7", "-o", "bare.bulkhead"}).code, 0);
  EXPECT_EQ(place_.shell("bulkhead export bare.bulkhead -o bare.pdf --sheet all").code, 0);
}

TEST_F(Sheets, AllGoIntoOneDocumentWithAnOutline) {
  const auto said = exported("-o all.pdf --sheet all");
  ASSERT_GE(said.size(), 2U);
  std::size_t pages = 0;
  for (const auto& sheet : said) {
    if (!sheet["file"].is_null()) EXPECT_EQ(sheet["file"], "all.pdf");
    pages += sheet["pages"].get<std::size_t>();
  }
  EXPECT_NE(place_.shell("pdfinfo all.pdf").output.find("Pages:           " + std::to_string(pages) + "\n"),
            std::string::npos);
  const auto outline = place_.shell("pdftohtml -xml -i -stdout all.pdf").output;
  EXPECT_NE(outline.find("<item page=\"1\">Map</item>"), std::string::npos);
  EXPECT_NE(outline.find("<item page=\"2\">Poster</item>"), std::string::npos);
  const auto folder = exported("-o all/ --sheet all");
  EXPECT_EQ(folder.size(), said.size());
  const auto title_of = [&](const char* file) {
    const auto info = place_.shell(std::string("pdfinfo -enc UTF-8 ") + file).output;
    return info.substr(0, info.find('\n'));
  };
  EXPECT_EQ(title_of("all.pdf"), "Title:           The Lock");
  EXPECT_EQ(title_of("all/m-map.pdf"), "Title:           The Lock – Map") << "told apart in a reader's tabs";
  EXPECT_EQ(title_of("all/m-build.pdf"), "Title:           The Lock – Build sheet");
  EXPECT_TRUE(place_.has("all/m-map.pdf"));
  EXPECT_TRUE(place_.has("all/m-poster.pdf"));
}

TEST_F(Sheets, TheBriefingIsToBeReadAtTheTable) {
  ASSERT_EQ(place_.run({"new", "kill-team/three-lamps", "-o", "lamps.bulkhead"}).code, 0);
  ASSERT_EQ(place_.shell("bulkhead export lamps.bulkhead -o lamps.pdf --sheet briefing").code, 0);
  const auto words = place_.shell("pdftotext -raw lamps.pdf - | tr '\\n' ' '").output;
  // Of this rule no card tells, though one asks for it.
  EXPECT_NE(words.find("Lay a flame of your colour beside a lamp that burns for you."), std::string::npos) << words;
  EXPECT_NE(words.find("When: One of your operatives finishes its activation."), std::string::npos) << words;
  EXPECT_EQ(words.find_first_of("*|\\#"), std::string::npos) << "marks of Markdown";
  ASSERT_EQ(place_.run({"new", "kill-team/gallowdark-6x7", "-o", "bare.bulkhead"}).code, 0);
  const auto bare = place_.shell("bulkhead export bare.bulkhead -o bare.pdf --sheet briefing");
  EXPECT_NE(bare.code, 0);
  EXPECT_NE(bare.errors.find("nothing to print a briefing of"), std::string::npos) << bare.errors;
  EXPECT_EQ(exported("-o all.pdf --sheet all").size(), 6U);
}

TEST_F(Sheets, SayWhatTheTypeHasNoGlyphsFor) {
  ASSERT_EQ(place_.run({"new", "kill-team/gallowdark-6x7", "--title", "Lock 漢字", "-o", "han.bulkhead"}).code, 0);
  const std::string words = "printed: the mission's title, author or version has 漢 (U+6F22), 字 (U+5B57).";
  for (const std::string target : {"han.pdf", "han.svg", "sheets/ --sheet map", "bundle/"}) {
    const auto outcome = place_.shell("bulkhead export han.bulkhead -o " + target);
    EXPECT_EQ(outcome.code, 0) << target;
    const auto said = outcome.errors.find(words);
    EXPECT_NE(said, std::string::npos) << target << ": " << outcome.errors;
    EXPECT_EQ(outcome.errors.find(words, said + 1), std::string::npos) << target << ": once";
  }
  EXPECT_EQ(place_.shell("bulkhead export m.bulkhead -o m.pdf").errors.find("glyph"), std::string::npos);
}

TEST_F(Sheets, SayItOfTheSheetOnWhichItStandsAlone) {
  ASSERT_EQ(place_.run({"new", "zone-mortalis/assault", "-o", "a.bulkhead"}).code, 0);
  ASSERT_EQ(place_.run({"edit", "a.bulkhead", "text #traps effect \"放 six traps.\""}).code, 0);
  const auto said = [&](const std::string& target) {
    return place_.shell("bulkhead export a.bulkhead -o " + target).errors;
  };
  const std::string words = "The type has no glyph for some characters, and � is printed: stratagem traps has 放";
  for (const std::string sheet : {"map", "build", "tokens"}) {
    EXPECT_EQ(said("s.pdf --sheet " + sheet).find("glyph"), std::string::npos) << sheet;
  }
  EXPECT_NE(said("s.pdf --sheet cards").find("note: " + words), std::string::npos);
  EXPECT_EQ(said("s.pdf --sheet cards --only trap").find("glyph"), std::string::npos) << "another card";
  // Once, for the first of the sheets that have it.
  const auto all = said("s.pdf --sheet all");
  EXPECT_NE(all.find("note: briefing: " + words), std::string::npos) << all;
  EXPECT_EQ(all.find("glyph", all.find("glyph") + 1), std::string::npos) << all;
}

TEST_F(Sheets, OptionsOfOtherSheetsAreRefused) {
  expect_refused("m.bulkhead -o m.pdf --overlap 5mm",
                 {"--overlap means nothing for the sheet map", "poster", "--scale"});
  expect_refused("m.bulkhead -o p.pdf --sheet poster --measures",
                 {"--measures means nothing for the sheet poster", "--overlap"});
  expect_refused("m.bulkhead -o out/ --overlap 5mm", {"--overlap means nothing for out/"});
  expect_refused("m.bulkhead -o p.pdf --sheet poster --scale fit", {"--scale fit is for the map"});
  for (const std::string overlap : {"5", "-5mm", "51mm", "x"}) {
    expect_refused("m.bulkhead -o p.pdf --sheet poster --overlap=" + overlap, {"--overlap"});
  }
}

TEST_F(Sheets, APosterOnOnePageIsAsLargeAsTheTable) {
  const auto said = exported("-o p.pdf --sheet poster --one-page --style outline --design plain");
  ASSERT_EQ(said.size(), 1U);
  EXPECT_EQ(said[0]["pages"], 1);
  expect_refused("m.bulkhead -o p2.pdf --sheet poster --paper 80x90mm", {"too small for a sheet of a poster"});
  expect_refused("m.bulkhead -o p2.pdf --sheet poster --one-page --overlap 50mm --scale 1:20",
                 {"--overlap means nothing with --one-page"});
  expect_refused("m.bulkhead -o p2/ --sheet all --one-page --overlap 5mm", {"--overlap means nothing with --one-page"});
}

TEST_F(Sheets, TheMapSaysMoreWhereItIsAsked) {
  ASSERT_EQ(place_.run(sealed_room).code, 0);
  ASSERT_EQ(place_.run({"edit", "m.bulkhead", "marker o1 kind objective at C3 label \"1\""}).code, 0);
  exported("-o plain.pdf", 1);
  exported("-o full.pdf --codes on --measures --scale fit", 1);
  EXPECT_EQ(place_.shell("pdftotext plain.pdf -").output.find("Short wall"), std::string::npos);
  const auto words = place_.shell("pdftotext -layout full.pdf -").output;
  for (const auto* word : {"Short wall", "From the middles of objectives", "10″ (254.5 mm) from the west"}) {
    EXPECT_NE(words.find(word), std::string::npos) << word << words;
  }
}

}  // namespace
}  // namespace bulkhead::test
