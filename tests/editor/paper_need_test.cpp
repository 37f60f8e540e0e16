// SPDX-License-Identifier: MIT
#include "editor/tools/sheets/paper_need.h"

#include <gtest/gtest.h>

#include "exchange/sheets/sheets.h"
#include "model/io/file_system.h"
#include "model/io/mission_file.h"
#include "model/library/library.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

Mission shipped(const char* id) {
  const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
  return load_mission(real_files(), library.find(LibraryId(id))->path, &library).value().mission;
}

std::string words(const Mission& mission, const ExportChoices& choices, PagesAre are = PagesAre::printed) {
  return paper_need(mission, choices, are).value().words;
}

TEST(PaperNeed, SaysHowManySheetsOfWhichPaperAndAtWhichScale) {
  const auto lamps = shipped("kill-team/three-lamps");
  EXPECT_EQ(words(lamps, {}), "1 sheet of paper: A4, at 1:4");
  EXPECT_EQ(words(lamps, {{"paper", "A3"}, {"scale", "1:3"}}), "1 sheet of paper: A3, at 1:3");
  EXPECT_EQ(words(lamps, {{"sheet", "poster"}}), "12 sheets of paper: A4, at 1:1");
  EXPECT_EQ(words(lamps, {{"sheet", "poster"}, {"pages", "2-4"}}), "3 sheets of paper: A4, at 1:1");
  EXPECT_EQ(words(lamps, {}, PagesAre::pictures), "1 picture: A4, at 1:4");
}

TEST(PaperNeed, CountsBacksWithTheirFronts) {
  const auto assault = shipped("zone-mortalis/assault");
  const auto with_backs = paper_need(assault, {{"sheet", "cards"}}, PagesAre::printed).value();
  ASSERT_NE(with_backs.pages, nullptr);
  const auto pages = with_backs.pages->pages.size();
  ASSERT_EQ(pages % 2, 0U);
  EXPECT_EQ(sheets_of_paper(*with_backs.pages), pages / 2);
  EXPECT_NE(with_backs.words.find("sheets of paper, printed on both sides: A4"), std::string::npos) << with_backs.words;
  const auto without = paper_need(assault, {{"sheet", "cards"}, {"backs", "none"}}, PagesAre::printed).value();
  EXPECT_EQ(sheets_of_paper(*without.pages), pages / 2);
  EXPECT_EQ(without.words.find("both sides"), std::string::npos) << without.words;
  const auto backs = paper_need(assault, {{"sheet", "cards"}, {"pages", "2,4"}}, PagesAre::printed).value();
  EXPECT_EQ(sheets_of_paper(*backs.pages), 2U) << "backs alone take paper, too";
}

TEST(PaperNeed, OfAllSheetsSaysEachAndWhyOneIsMissing) {
  const auto need = paper_need(test::empty_mission(), {{"sheet", "all"}}, PagesAre::printed).value();
  EXPECT_NE(need.words.find("Cards: There is nothing to print cards of"), std::string::npos) << need.words;
  const auto lamps = words(shipped("kill-team/three-lamps"), {{"sheet", "all"}});
  EXPECT_NE(lamps.find("\nMap: 1 sheet of paper: A4, at 1:4\n"), std::string::npos) << lamps;
  EXPECT_EQ(lamps.find("Together "), 0U) << "in sight without scrolling: " << lamps;
}

TEST(PaperNeed, OfAllSheetsSaysHowManyArePrintedOnBothSides) {
  const auto need = paper_need(shipped("zone-mortalis/assault"), {{"sheet", "all"}}, PagesAre::printed).value();
  const auto pages = need.pages->pages.size();
  const auto papers = sheets_of_paper(*need.pages);
  // Before the cards is a blank page where they would begin on the back of another: it takes no paper of its own.
  const auto& all = need.pages->pages;
  const auto blanks = static_cast<std::size_t>(std::ranges::count_if(all, &Page::is_blank));
  EXPECT_LE(blanks, 1U);
  const auto backs = static_cast<std::size_t>(std::ranges::count_if(all, &Page::is_back));
  EXPECT_EQ(papers, pages - blanks - backs);
  ASSERT_GT(backs, 0U) << "cards have backs";
  ASSERT_GT(papers, backs) << "maps have none";
  EXPECT_EQ(need.words.find("Together " + std::to_string(papers) + " sheets of paper, of which " +
                            std::to_string(backs) + " printed on both sides\n"),
            0U)
      << need.words;
}

TEST(PaperNeed, SaysWhyThereIsNothing) {
  const auto cards = paper_need(test::empty_mission(), {{"sheet", "cards"}}, PagesAre::printed).value();
  EXPECT_EQ(cards.pages, nullptr);
  EXPECT_NE(cards.words.find("nothing to print cards of"), std::string::npos) << cards.words;
  for (const auto& sheet : sheets()) {
    const auto none = paper_need(Mission(), {{"sheet", std::string(sheet.id)}}, PagesAre::printed).value();
    EXPECT_EQ(none.pages, nullptr) << sheet.id;
    EXPECT_FALSE(none.words.empty()) << sheet.id;
  }
}

TEST(PaperNeed, IsNotWorkedOutForNobody) {
  std::stop_source stop;
  stop.request_stop();
  EXPECT_EQ(paper_need(Mission(), {}, PagesAre::printed, stop.get_token()), std::nullopt);
}

}  // namespace
}  // namespace bulkhead
