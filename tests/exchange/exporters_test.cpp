// SPDX-License-Identifier: MIT
#include "exchange/exporters/exporters.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "exchange/sheets/sheet_pages.h"
#include "exchange/sheets/sheets.h"
#include "model/io/file_system.h"
#include "model/io/mission_file.h"
#include "model/library/library.h"
#include "rendering/look/designs.h"
#include "tests/exchange/sketch_fixture.h"
#include "tests/support/terrain.h"

namespace bulkhead::test {
namespace {

TEST(Exporters, AreToldApartByIdExtensionAndFileInTheBundle) {
  std::set<std::string_view> ids;
  std::set<std::string_view> extensions;
  std::set<std::string_view> names;
  for (const auto& exporter : exporters()) {
    EXPECT_TRUE(ids.insert(exporter.id).second) << exporter.id;
    EXPECT_EQ(&exporter_of(exporter.id), &exporter);
    if (!exporter.extension.empty()) {
      EXPECT_TRUE(exporter.extension.starts_with('.')) << exporter.id;
      EXPECT_TRUE(extensions.insert(exporter.extension).second) << exporter.id;
      EXPECT_FALSE(exporter.title.empty()) << exporter.id << " can be had alone, so the window offers it";
    }
    if (!exporter.in_bundle.empty()) EXPECT_TRUE(names.insert(exporter.in_bundle).second) << exporter.id;
    EXPECT_FALSE(exporter.content.empty()) << exporter.id;
  }
  EXPECT_TRUE(extensions.contains(".pdf"));
}

TEST(Exporters, OptionsAreUsuallyOneOfTheirChoicesAndPassTheirOwnChecks) {
  for (const auto* option : export_options()) {
    EXPECT_FALSE(option->help.empty()) << option->key;
    EXPECT_FALSE(option->label.empty()) << option->key;
    bool usual = false;
    for (const auto& choice : option->choices) {
      usual = usual || choice.text == option->usual;
      if (option->check && !choice.text.empty()) EXPECT_TRUE(option->check(choice.text)) << option->key << choice.text;
    }
    EXPECT_TRUE(usual) << option->key;
  }
}

TEST(Exporters, AnOptionOfOneIsTheSameOfAllThatHaveIt) {
  for (const auto* option : export_options()) {
    for (const auto& exporter : exporters()) {
      const auto* same = find_option(exporter, option->key);
      if (same != nullptr) EXPECT_EQ(same->help, option->help) << exporter.id;
    }
  }
}

TEST(Exporters, TheBundleHasTheOptionsOfWhatIsInIt) {
  for (const auto* whole : {"bundle", "zip"}) {
    for (const auto* key : {"paper", "scale", "design", "dpi", "svg-text"}) {
      EXPECT_NE(find_option(exporter_of(whole), key), nullptr) << key;
    }
    for (const auto* key : {"sheet", "pages"}) {
      EXPECT_EQ(find_option(exporter_of(whole), key), nullptr) << "it has all of the map, " << key;
    }
  }
  EXPECT_EQ(find_option(exporter_of("rules"), "paper"), nullptr);
  EXPECT_EQ(find_option(exporter_of("map-pdf"), "dpi"), nullptr);
  EXPECT_NE(find_option(exporter_of("map-png"), "dpi"), nullptr);
}

TEST(Exporters, OptionsOfASheetSaySomethingWhereItIsChosen) {
  const auto& pdf = exporter_of("map-pdf");
  EXPECT_TRUE(applies(pdf, {}, "scale"));
  EXPECT_TRUE(applies(pdf, {{"sheet", "all"}}, "scale"));
  EXPECT_FALSE(applies(pdf, {}, "dpi"));
  EXPECT_FALSE(applies(exporter_of("rules"), {}, "scale"));
  for (const auto& sheet : sheets()) {
    for (const auto& option : sheet.options) {
      EXPECT_TRUE(applies(pdf, {{"sheet", std::string(sheet.id)}}, option.key)) << sheet.id << option.key;
    }
  }
}

TEST(Sheets, AreToldApartByTheirIds) {
  std::set<std::string_view> ids;
  for (const auto& sheet : sheets()) {
    EXPECT_TRUE(ids.insert(sheet.id).second) << sheet.id;
    EXPECT_EQ(find_sheet(sheet.id), &sheet);
    EXPECT_FALSE(sheet.title.empty()) << sheet.id;
    EXPECT_FALSE(sheet.content.empty()) << sheet.id;
  }
  EXPECT_EQ(sheets().front().id, "map");
  EXPECT_FALSE(ids.contains(all_sheets));
  EXPECT_EQ(find_sheet("carpet"), nullptr);
  EXPECT_EQ(chosen_sheets({}).front()->id, "map");
  EXPECT_EQ(chosen_sheets({{"sheet", "all"}}).size(), sheets().size());
}

TEST(Sheets, CardsOfAllLieOnTheFrontsOfTheirPaper) {
  const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
  int blanks = 0;
  for (const auto* id : {"boarding-actions/furnace", "boarding-actions/two-decks"}) {
    const auto mission = load_mission(real_files(), library.find(LibraryId(id))->path, &library).value().mission;
    const auto made = sheet_pages({mission, {{"sheet", "all"}}}).value();
    std::size_t reported = 0;
    for (const auto& report : made.reports) reported += report.pages;
    EXPECT_EQ(reported, made.pages.size());
    std::size_t takes_paper = 0;
    for (std::size_t index = 0; index < made.pages.size(); ++index) {
      const auto& page = made.pages[index];
      EXPECT_EQ(page.is_back, page.label.starts_with("Cards ") && index % 2 == 1) << page.label << index;
      if (!page.is_back && !page.is_blank) ++takes_paper;
      if (!page.is_blank) continue;
      ++blanks;
      EXPECT_EQ(page.label, "Blank");
      EXPECT_EQ(index % 2, 1U) << "the back of what comes before it";
      EXPECT_EQ(made.pages.at(index + 1).label, "Cards 1");
      EXPECT_EQ(made.pages.at(index + 1).size_mm, page.size_mm);
    }
    EXPECT_EQ(sheets_of_paper(made), takes_paper);
    const auto pictures = sheet_pages(ExportSource(mission, {{"sheet", "all"}}).as_pictures()).value();
    EXPECT_TRUE(std::ranges::none_of(pictures.pages, &Page::is_blank)) << "they have no other sides";
    const auto without = sheet_pages({mission, {{"sheet", "all"}, {"backs", "none"}}}).value();
    EXPECT_TRUE(std::ranges::none_of(without.pages, &Page::is_blank));
  }
  // The cards of the one would begin on page 30, those of the other on page 33.
  EXPECT_EQ(blanks, 1);
}

TEST(Sheets, DocumentsAreCalledByTheirMissionAndSheet) {
  auto mission = empty_mission();
  auto head = *mission.head;
  head.title = "Lock";
  mission.head = head;
  EXPECT_EQ(document_info({mission, {{"sheet", "cards"}}}).title, "Lock – Cards");
  EXPECT_EQ(document_info({mission, {{"sheet", "all"}}}).title, "Lock");
  EXPECT_EQ(document_info({mission, {{"sheet", "all"}}}, *find_sheet("build")).title, "Lock – Build sheet");
}

TEST(Sheets, PagesAreCalledByTheirSheet) {
  const auto mission = empty_mission();
  const auto some = sheet_pages({mission, {{"sheet", "poster"}, {"pages", "2-3"}}}).value();
  ASSERT_EQ(some.pages.size(), 2U);
  EXPECT_EQ(some.pages[0].label, "Poster 2");
  EXPECT_EQ(some.pages[1].label, "Poster 3");
  EXPECT_EQ(sheet_pages({mission, {}}).value().pages.front().label, "Map");
}

TEST(Exporters, OfferEveryDesign) {
  const auto* option = find_option(exporter_of("map-svg"), "design");
  ASSERT_NE(option, nullptr);
  EXPECT_EQ(option->usual, usual_design().key);
  ASSERT_EQ(option->choices.size(), designs().size());
  const auto mission = sketched("+-+");
  std::set<std::string> drawn;
  for (const auto& choice : option->choices) {
    const auto made = exporter_of("map-svg").make({mission, {{"design", choice.text}}});
    ASSERT_TRUE(made);
    drawn.insert(made->files.front().content);
  }
  EXPECT_EQ(drawn.size(), designs().size()) << "each is another picture";
}

/// An empty board with so many areas of one cell each, `a0`, `a1` …, whose names have 300 letters.
Mission with_long_names(std::size_t number) {
  auto mission = empty_mission();
  std::vector<Zone> areas;
  for (std::size_t area = 0; area < number; ++area) {
    auto name = std::to_string(area) + " ";
    name.append(300 - name.size(), 'W');
    const CellPos cell{static_cast<int>(area % 6), static_cast<int>(area / 6 % 7)};
    areas.push_back(
        {Id("a" + std::to_string(area)), Id("compartment"), {}, std::move(name), CellsShape{{{1, cell}}}, {}});
  }
  mission.areas = std::move(areas);
  return mission;
}

TEST(Exporters, SayWhichNamesHaveNoRoomOnTheMap) {
  constexpr std::size_t number = 150;
  const auto made = exporter_of("map-pdf").make({with_long_names(number), {}});
  ASSERT_FALSE(made);
  const auto& message = made.error().message;
  ASSERT_TRUE(message.starts_with("On A4 there is no room for the name \"")) << message;
  const auto first = std::stoul(message.substr(message.find('"') + 1));
  EXPECT_GT(first, 0U) << "some have room";
  // The legend has them in the order of the areas, and nothing behind them.
  EXPECT_NE(message.find("W…\" of #a" + std::to_string(first) + ", on the map or in its legend, nor for " +
                         std::to_string(number - first - 1) + " lines after it. Shorten names, or leave some out."),
            std::string::npos)
      << message;
  EXPECT_EQ(message.find("battlefield"), std::string::npos) << message;
  EXPECT_TRUE(exporter_of("map-pdf").make({with_long_names(first / 2), {}})) << "those before it do have room";
}

TEST(Exporters, SayWhichFeatureIsTooLargeForAPaper) {
  // From 300 mm, 45 m either way: on a board 600 mm wide that is 44.7 m out.
  const auto mission = with_wide_crate(with_feature(open_board(), "one", "crate", 300, 100), 90'000);
  for (const auto* sheet : {"map", "build", "poster"}) {
    const auto made = exporter_of("map-pdf").make({mission, {{"sheet", sheet}}});
    ASSERT_FALSE(made) << sheet;
    EXPECT_TRUE(made.error().message.ends_with(
        " #one reaches 44700 mm out over the boards: move it onto one, or make it smaller."))
        << made.error().message;
  }
}

TEST(Exporters, OfSeveralPicturesCountThemAndEndWhenNobodyWaits) {
  const auto mission = empty_mission();
  std::stop_source waits;
  std::vector<std::pair<std::size_t, std::size_t>> counted;
  ExportWatch watch;
  watch.progress = [&](std::size_t done, std::size_t of) {
    counted.emplace_back(done, of);
    if (done == 1) waits.request_stop();
  };
  watch.stop = waits.get_token();
  const ExportChoices choices = {{"sheet", "poster"}, {"dpi", "20"}};
  const auto made = exporter_of("map-png").make({mission, choices, watch});
  ASSERT_FALSE(made);
  EXPECT_EQ(made.error().message, "The export was cancelled.");
  EXPECT_EQ(counted, (std::vector<std::pair<std::size_t, std::size_t>>{{0, 12}, {1, 12}}));
}

TEST(Exporters, OfSeveralPicturesEachIsHandedOverOnceItIsMade) {
  const auto mission = empty_mission();
  std::vector<std::string> kept;
  ExportWatch watch;
  watch.keep = [&](const BundleFile& file) -> Result<void> {
    EXPECT_TRUE(file.content.find("PNG") == 1) << file.name;
    kept.push_back(file.name);
    if (kept.size() == 3) return fail("The disk is full.");
    return {};
  };
  const auto ended = exporter_of("map-png").make({mission, {{"sheet", "poster"}, {"dpi", "20"}}, watch});
  ASSERT_FALSE(ended);
  EXPECT_EQ(ended.error().message, "The disk is full.");
  EXPECT_EQ(kept, (std::vector<std::string>{"-01", "-02", "-03"}));
  const auto made =
      exporter_of("map-png").make({mission, {{"sheet", "poster"}, {"dpi", "20"}, {"pages", "2-3"}}, watch});
  ASSERT_TRUE(made);
  ASSERT_EQ(made->files.size(), 2U);
  EXPECT_EQ(made->files.front().name, "-02");
  EXPECT_EQ(made->files.front().content, "");
  EXPECT_EQ(made->of, 12U);
}

TEST(Exporters, SayWhereAnOptionIsHeededByNoSheet) {
  const auto& pdf = exporter_of("map-pdf");
  const auto& png = exporter_of("map-png");
  const auto idle = [](const Exporter& exporter, ExportChoices choices, std::string_view key) {
    return !idle_because(exporter, choices, key).empty();
  };
  EXPECT_TRUE(idle(pdf, {{"sheet", "poster"}, {"one-page", "on"}}, "overlap"));
  EXPECT_FALSE(idle(pdf, {{"sheet", "poster"}}, "overlap"));
  EXPECT_TRUE(idle(png, {{"sheet", "cards"}}, "backs"));
  EXPECT_FALSE(idle(pdf, {{"sheet", "cards"}}, "backs"));
  EXPECT_FALSE(idle(png, {{"sheet", "cards"}, {"cut", "page"}}, "backs"));
  EXPECT_TRUE(idle(pdf, {{"sheet", "cards"}, {"cut", "page"}}, "paper"));
  EXPECT_FALSE(idle(pdf, {{"sheet", "all"}, {"cut", "page"}}, "paper")) << "other sheets heed it";
  EXPECT_FALSE(idle(exporter_of("zip"), {}, "paper"));
}

TEST(Exporters, WhatIsChosenCountsAndElseWhatIsUsual) {
  const ExportOption option{"size", "Size", "How large", "", "2", {{"1", "small"}, {"2", "large"}}};
  const auto mission = sketched("+-+");
  EXPECT_EQ(ExportSource(mission, {}).chosen(option), "2");
  EXPECT_EQ(ExportSource(mission, {{"size", "1"}}).chosen(option), "1");
}

}  // namespace
}  // namespace bulkhead::test
