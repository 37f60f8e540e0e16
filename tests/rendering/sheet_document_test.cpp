// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <pugixml.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>
#include <set>
#include <sstream>

#include "analysis/snapshot/counts.h"
#include "rendering/build/build_sheet.h"
#include "rendering/cards/card_sheet.h"
#include "rendering/page/page.h"
#include "rendering/poster/poster.h"
#include "rendering/sheet/map_sheet.h"
#include "rendering/tokens/token_sheet.h"
#include "tests/rendering/support/missions.h"
#include "tests/rendering/support/recording_canvas.h"
#include "tests/support/pictures.h"
#include "tests/support/sample_missions.h"
#include "tests/support/temporary_folder.h"

// Whole sheets of real missions, read back from the files that are written.

namespace bulkhead::test {
namespace {

constexpr double points_per_millimetre = 72 / 25.4;

MapSheet sheet_of(const Mission& mission, Paper paper = Paper::a4) {
  MapSheetOptions options;
  options.paper = paper;
  return map_sheet(mission, options).value();
}

class SheetDocument : public testing::Test {
 protected:
  [[nodiscard]] std::string pdf_of(const Page& page, const DocumentInfo& info = {}) const {
    write_file(folder_ / "sheet.pdf", to_pdf({page}, info).value());
    return (folder_ / "sheet.pdf").string();
  }

  TemporaryFolder folder_;
};

/// The number that follows a word in a text.
double number_after(const std::string& text, std::string_view word) {
  const auto at = text.find_first_of("0123456789", text.find(word) + word.size());
  double number = 0;
  std::from_chars(text.data() + at, text.data() + text.size(), number);
  return number;
}

TEST_F(SheetDocument, HasThePapersSizeEitherWay) {
  const auto tall = empty_mission();
  const auto wide = with_second_board(empty_mission(), {6, 7}, 606, 0);
  for (const auto paper : {Paper::a4, Paper::a3, Paper::letter}) {
    for (const bool across : {false, true}) {
      const auto info = output_of("pdfinfo " + pdf_of(sheet_of(across ? wide : tall, paper).pages.front()));
      const auto upright = size_of(paper);
      const double width = number_after(info, "Page size:") / points_per_millimetre;
      const double height = number_after(info, " x ") / points_per_millimetre;
      EXPECT_NEAR(width, across ? upright.y : upright.x, 0.2) << to_text(paper);
      EXPECT_NEAR(height, across ? upright.x : upright.y, 0.2) << to_text(paper);
      EXPECT_EQ(number_after(info, "Pages:"), 1);
    }
  }
}

/// The middles of the dark stretches of a row or column of dots, in millimetres.
std::vector<double> dark_stretches(const Pixels& pixels, double dots_per_millimetre) {
  std::vector<double> middles;
  const int length = std::max(pixels.columns, pixels.rows);
  const auto is_dark = [&](int at) { return (pixels.columns == 1 ? pixels.at(0, at) : pixels.at(at, 0)) % 256 < 128; };
  for (int at = 0; at < length; ++at) {
    if (!is_dark(at)) continue;
    const int from = at;
    while (at < length && is_dark(at)) ++at;
    middles.push_back((from + at) / 2.0 / dots_per_millimetre);
  }
  return middles;
}

std::string without_blanks(std::string text) {
  std::erase_if(text, [](char letter) { return letter == ' ' || letter == '\n' || letter == '\f'; });
  return text;
}

TEST_F(SheetDocument, IsTrueToTheStatedScale) {
  constexpr int dots_per_inch = 508;
  constexpr double dots_per_millimetre = 20;
  const auto mission = empty_mission();
  for (const auto paper : {Paper::a4, Paper::a3, Paper::letter}) {
    const auto sheet = sheet_of(mission, paper);
    RecordingCanvas canvas;
    sheet.pages.front().paint(canvas);
    const auto path = pdf_of(sheet.pages.front());
    const auto text = without_blanks(output_of("pdftotext -raw " + path + " -"));
    EXPECT_NE(text.find(fmt::format("SCALE1:{:g}", sheet.scale)), std::string::npos) << text;
    // Along the line between rows 3 and 4, and down the one between columns C and D, where nothing else stands.
    const auto board = canvas.of_layer("ground").front().path.bounds().top_left;
    const double y = board.y + (12 + 3 * 97) / sheet.scale + 0.5;
    const double x = board.x + (12 + 3 * 97) / sheet.scale + 0.5;
    const auto strip = [&](int left, int top, int width, int height) {
      return dark_stretches(read_png(output_of(fmt::format("pdftoppm -r {} -x {} -y {} -W {} -H {} -png {}",
                                                           dots_per_inch, left, top, width, height, path))),
                            dots_per_millimetre);
    };
    const auto across = strip(0, static_cast<int>(y * dots_per_millimetre),
                              static_cast<int>(sheet.pages.front().size_mm.x * dots_per_millimetre), 1);
    ASSERT_EQ(across.size(), 2U) << "the board's edges";
    EXPECT_NEAR(across[1] - across[0], 606 / sheet.scale, 0.2) << to_text(paper);
    const auto down = strip(static_cast<int>(x * dots_per_millimetre), 0, 1,
                            static_cast<int>(sheet.pages.front().size_mm.y * dots_per_millimetre));
    ASSERT_EQ(down.size(), 3U) << "the header's rule and the board's edges";
    EXPECT_NEAR(down[2] - down[1], 703 / sheet.scale, 0.2) << to_text(paper);
  }
}

TEST_F(SheetDocument, HoldsAllItsWordsAsText) {
  for (const auto& file : map_files()) {
    const auto sheet = sheet_of(mission_of_file(file));
    RecordingCanvas canvas;
    sheet.pages.front().paint(canvas);
    const auto path = pdf_of(sheet.pages.front());
    const auto text = without_blanks(output_of("pdftotext -raw " + path + " -"));
    for (const auto& words : canvas.words()) {
      EXPECT_NE(text.find(without_blanks(words)), std::string::npos) << words << " of " << file;
    }
    const auto fonts = output_of("pdffonts " + path);
    const auto count = std::count(fonts.begin(), fonts.end(), '\n') - 2;
    EXPECT_GE(count, 3) << fonts;
    std::ptrdiff_t embedded = 0;
    for (auto at = fonts.find("yes yes yes"); at != std::string::npos; at = fonts.find("yes yes yes", at + 1)) {
      ++embedded;
    }
    EXPECT_EQ(embedded, count) << "embedded, a subset, with a table to Unicode\n" << fonts;
    const auto pictures = output_of("pdfimages -list " + path);
    EXPECT_EQ(std::count(pictures.begin(), pictures.end(), '\n'), 2) << "all vectors: " << pictures;
  }
}

std::vector<std::string> words_of(const std::string& text) {
  std::istringstream stream(text);
  return {std::istream_iterator<std::string>(stream), {}};
}

TEST_F(SheetDocument, WordsInSpacedCapitalsAreReadWhole) {
  std::size_t count = 0;
  for (const auto* file : {"furnace", "decompression", "three-lamps", "two-decks"}) {
    const auto mission = mission_of_file(fmt::format("templates/missions/{}.xml", file));
    PosterOptions half_size;
    half_size.scale = 2;
    auto pages = sheet_of(mission).pages;
    for (auto more : {build_sheet(mission, {}).value().pages, poster(mission, half_size).value().pages,
                      card_sheets(mission, {}).value().pages, token_sheets(mission, {}).value().pages}) {
      std::ranges::move(more, std::back_inserter(pages));
    }
    for (const auto& page : pages) {
      RecordingCanvas canvas;
      page.paint(canvas);
      const auto read = words_of(output_of("pdftotext -raw " + pdf_of(page) + " -"));
      const std::set<std::string> whole(read.begin(), read.end());
      for (const auto& drawn : canvas.drawn()) {
        if (drawn.kind != Drawn::Kind::text || drawn.text.font.spacing <= 0) continue;
        for (const auto& word : words_of(drawn.text.text)) {
          EXPECT_TRUE(whole.contains(word)) << word << " of " << page.name << ", " << file;
          ++count;
        }
      }
    }
  }
  EXPECT_GT(count, 500U);
}

TEST_F(SheetDocument, StatesTitleAndAuthorOfItsMission) {
  const auto mission = mission_of_file("tests/data/maps/letters.bulkhead");
  const auto& head = *mission.head;
  const auto info =
      output_of("pdfinfo -enc UTF-8 " + pdf_of(sheet_of(mission).pages.front(), {head.title, head.author, {}}));
  EXPECT_NE(info.find("Title:           " + head.title + "\n"), std::string::npos) << info;
  EXPECT_NE(info.find("Author:          " + head.author + "\n"), std::string::npos) << info;
}

TEST(SheetDocuments, AreTheSameBytesForTheSameMission) {
  for (const auto& file : map_files()) {
    const auto first = sheet_of(mission_of_file(file)).pages.front();
    const auto second = sheet_of(mission_of_file(file)).pages.front();
    EXPECT_TRUE(to_pdf({first}, {file, "", 0}) == to_pdf({second}, {file, "", 0})) << file;
    EXPECT_TRUE(to_svg(first, {file, false}) == to_svg(second, {file, false})) << file;
    EXPECT_TRUE(to_png(first, 60) == to_png(second, 60)) << file;
  }
}

class SheetSvg : public testing::TestWithParam<std::string> {
 protected:
  void SetUp() override {
    const auto svg = to_svg(sheet_of(mission_).pages.front(), {mission_.head->title, false});
    ASSERT_TRUE(svg);
    ASSERT_TRUE(xml_.load_string(svg->c_str()));
    root_ = xml_.child("svg");
  }

  /// How many objects there are of a kind.
  [[nodiscard]] int count(const std::string& kind) const {
    return static_cast<int>(root_.select_nodes(("//g[starts-with(@id, '" + kind + "-')]").c_str()).size());
  }

  Mission mission_ = mission_of_file(GetParam());
  pugi::xml_document xml_;
  pugi::xml_node root_;
};

TEST_P(SheetSvg, HasAnObjectForEverythingThatTheMissionHas) {
  const auto counts = count_pieces(mission_);
  EXPECT_EQ(count("wall"), counts.walls);
  EXPECT_EQ(count("hatchway"), counts.hatchways);
  EXPECT_EQ(count("pillar"), counts.pillars);
  EXPECT_EQ(count("end"), counts.wall_ends);
  EXPECT_EQ(count("zone"), static_cast<int>(mission_.zones->size()));
  EXPECT_EQ(count("area"), static_cast<int>(mission_.areas->size()));
  EXPECT_EQ(count("marker"), static_cast<int>(mission_.markers->size()));
  EXPECT_EQ(count("link"), static_cast<int>(mission_.links->size()));
  EXPECT_EQ(count("range"), counts.objectives);
}

TEST_P(SheetSvg, SaysOfEveryObjectWhatAndWhereItIs) {
  std::set<std::string> ids;
  for (const auto& found : root_.select_nodes("//g[@data-address]")) {
    const auto object = found.node();
    const std::string id = object.attribute("id").value();
    EXPECT_TRUE(ids.insert(id).second) << id;
    EXPECT_STRNE(object.attribute("data-address").value(), "") << id;
    EXPECT_STRNE(object.child_value("title"), "") << id;
    EXPECT_STRNE(object.child_value("desc"), "") << id;
    EXPECT_TRUE(object.select_node(".//path")) << id << " draws something";
  }
  const auto counts = count_pieces(mission_);
  EXPECT_GE(static_cast<int>(ids.size()), counts.walls + counts.hatchways + counts.pillars + counts.wall_ends);
}

TEST_P(SheetSvg, HasLayersAndMillimetres) {
  const auto page = sheet_of(mission_).pages.front().size_mm;
  EXPECT_EQ(root_.attribute("width").value(), fmt::format("{:g}mm", page.x));
  EXPECT_EQ(root_.attribute("height").value(), fmt::format("{:g}mm", page.y));
  EXPECT_EQ(root_.attribute("viewBox").value(), fmt::format("0 0 {:g} {:g}", page.x, page.y));
  std::vector<std::string> layers;
  for (const auto layer : root_.children("g")) {
    EXPECT_STREQ(layer.attribute("inkscape:groupmode").value(), "layer");
    EXPECT_STRNE(layer.attribute("inkscape:label").value(), "");
    layers.emplace_back(layer.attribute("id").value());
  }
  for (const auto* wanted :
       {"header", "ground", "edges", "walls", "hatchways", "pillars", "markers", "legend", "foot"}) {
    EXPECT_EQ(std::count(layers.begin(), layers.end(), wanted), 1) << wanted;
  }
  EXPECT_EQ(std::count(layers.begin(), layers.end(), "zones"), count("zone") + count("area") > 0 ? 1 : 0);
}

TEST_P(SheetSvg, AndPdfShowWhatThePngShows) {
  // Ten dots to the millimetre, so that every program finds the same whole number of them on a page.
  constexpr int dpi = 254;
  const auto page = sheet_of(mission_).pages.front();
  const TemporaryFolder folder;
  write_file(folder / "sheet.svg", to_svg(page, {"", false}).value());
  write_file(folder / "sheet.pdf", to_pdf({page}, {}).value());
  const auto picture_of = [](const std::string& png) { return reduced(read_png(png), 3); };
  const auto expected = picture_of(to_png(page, dpi).value());
  for (const auto& command : {fmt::format("rsvg-convert --background-color white --dpi-x {0} --dpi-y {0} {1}", dpi,
                                          (folder / "sheet.svg").string()),
                              fmt::format("pdftoppm -r {} -png {}", dpi, (folder / "sheet.pdf").string())}) {
    const auto found = difference(expected, picture_of(output_of(command)));
    EXPECT_TRUE(found.same_size) << command;
    EXPECT_LT(found.wrong_pixels, 0.0005) << command;
    EXPECT_LT(found.mean, 1.5) << command;
  }
}

INSTANTIATE_TEST_SUITE_P(Maps, SheetSvg,
                         testing::Values("tests/data/maps/ways-through.bulkhead",
                                         "tests/data/maps/nine-compartments.bulkhead", "docs/format/sample.bulkhead"),
                         [](const auto& instance) { return std::to_string(instance.index); });

}  // namespace
}  // namespace bulkhead::test
