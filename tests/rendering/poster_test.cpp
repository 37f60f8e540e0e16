// SPDX-License-Identifier: MIT
#include "rendering/poster/poster.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <pugixml.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>
#include <map>
#include <numeric>
#include <random>
#include <set>

#include "rendering/canvas/outline.h"
#include "rendering/map/coordinates.h"
#include "rendering/poster/strip.h"
#include "rendering/poster/tiling.h"
#include "rendering/text/text_measure.h"
#include "tests/rendering/support/missions.h"
#include "tests/rendering/support/plans.h"
#include "tests/rendering/support/recording_canvas.h"
#include "tests/support/pictures.h"
#include "tests/support/sample_missions.h"
#include "tests/support/temporary_folder.h"

namespace bulkhead::test {
namespace {

constexpr double points = 72 / 25.4;
constexpr auto three_lamps = "templates/missions/three-lamps.xml";

RecordingCanvas painted(const Page& page) {
  RecordingCanvas canvas;
  page.paint(canvas);
  EXPECT_TRUE(canvas.balanced());
  return canvas;
}

Poster poster_of(const Mission& mission, const PosterOptions& options = {}) { return poster(mission, options).value(); }

TEST(Tiling, CountsPartsThatOverlap) {
  EXPECT_EQ(parts_of(190, 190, 10), 1);
  EXPECT_EQ(parts_of(190.5, 190, 10), 2);
  EXPECT_EQ(parts_of(370, 190, 10), 2) << "2 × 190 less 10";
  EXPECT_EQ(parts_of(371, 190, 10), 3);
  EXPECT_EQ(parts_of(606, 200, 0), 4);
  EXPECT_EQ(parts_of(600, 200, 0), 3);
  EXPECT_EQ(parts_of(1, 200, 10), 1);
}

TEST(Tiling, CoversThePictureAndOverlapsByWhatItSays) {
  std::mt19937 random(7);
  std::uniform_real_distribution<double> length(1, 3000);
  for (int round = 0; round < 200; ++round) {
    const Rect picture = box(-5, 12, length(random), length(random));
    const Vec most{60 + length(random) / 10, 60 + length(random) / 10};
    const double overlap = std::min(length(random) / 100, 30.0);
    const auto tiling = cut_into_tiles(picture, most, overlap, {picture});
    ASSERT_EQ(tiling.tiles.size(), static_cast<std::size_t>(tiling.columns) * static_cast<std::size_t>(tiling.rows));
    EXPECT_EQ(tiling.tiles.front().part.top_left, picture.top_left);
    const auto end = tiling.tiles.back().part.bottom_right();
    EXPECT_NEAR(end.x, picture.bottom_right().x, 1e-6);
    EXPECT_NEAR(end.y, picture.bottom_right().y, 1e-6);
    for (std::size_t index = 0; index < tiling.tiles.size(); ++index) {
      const auto& tile = tiling.tiles[index];
      EXPECT_EQ(tiling.find(tile.column, tile.row), index);
      EXPECT_LE(tile.part.size.x, most.x + 0.02);
      EXPECT_LE(tile.part.size.y, most.y + 0.02);
      const auto right = tiling.find(tile.column + 1, tile.row);
      if (right == tiling.tiles.size()) continue;
      EXPECT_NEAR(tile.part.bottom_right().x - tiling.tiles[right].part.top_left.x, overlap, 1e-6);
    }
  }
}

TEST(Tiling, LeavesOutPartsOnWhichNothingIs) {
  const auto tiling = cut_into_tiles(box(0, 0, 300, 100), {110, 110}, 10, {box(0, 0, 50, 50), box(250, 0, 50, 50)});
  EXPECT_EQ(tiling.columns, 3);
  ASSERT_EQ(tiling.tiles.size(), 2U);
  EXPECT_EQ(tiling.tiles[1].column, 2);
  EXPECT_EQ(tiling.find(1, 0), tiling.tiles.size());
}

TEST(Tiling, LeavesWhatIsSpareToTheLastColumnOrRow) {
  // 300 mm in parts of 110 that overlap by 10: 110, 110 and the rest, from 200 to 300.
  const auto columns = cut_into_tiles(box(0, 0, 300, 250), {110, 200}, 10, {box(0, 0, 300, 250)}, Spare::last_column);
  ASSERT_EQ(columns.tiles.size(), 6U);
  EXPECT_EQ(columns.tiles[0].part.size, (Vec{110, 130}));
  EXPECT_EQ(columns.tiles[2].part.top_left, (Vec{200, 0}));
  EXPECT_EQ(columns.tiles[2].part.size, (Vec{100, 130}));
  const auto rows = cut_into_tiles(box(0, 0, 300, 250), {110, 200}, 10, {box(0, 0, 300, 250)}, Spare::last_row);
  // Three of equal width: 300 less 10, parted by three, and 10 more.
  EXPECT_NEAR(rows.tiles[0].part.size.x, 106.67, 0.01);
  EXPECT_EQ(rows.tiles[0].part.size.y, 200);
  EXPECT_EQ(rows.tiles[3].part.top_left.y, 190);
  EXPECT_EQ(rows.tiles[3].part.size.y, 60);
}

TEST(Poster, HasAKeyOfItsSignsBesideThePictureOfOneSheet) {
  for (const auto& name : {"three-lamps", "two-decks", "sabotage"}) {
    const auto mission = mission_of_file(std::string("templates/missions/") + name + ".xml");
    const auto made = poster_of(mission);
    int keys = 0;
    for (const auto& page : made.pages) {
      const auto sheet = painted(page);
      const auto key = sheet.of_layer("legend");
      if (key.empty()) continue;
      ++keys;
      EXPECT_EQ(page.name, made.pages.back().name) << name << ": where one looks for it";
      std::string words;
      for (const auto& each : sheet.words("legend")) words += each + " ";
      EXPECT_TRUE(words.starts_with("Key ")) << words;
      EXPECT_NE(words.find("Objective marker"), std::string::npos) << words;
      for (const auto& mark : key) {
        if (!mark.visible) continue;
        EXPECT_FALSE(mark.visible->overlaps(page.trim->grown(5))) << name << ": over picture or crop marks";
        EXPECT_LE(mark.visible->bottom_right().x, page.size_mm.x - 5) << name;
        EXPECT_LE(mark.visible->bottom_right().y, page.size_mm.y - 5 - strip_height(page.size_mm.x - 10, 5)) << name;
      }
    }
    EXPECT_EQ(keys, 1) << name;
  }
}

TEST(Poster, HasItsKeyOnAPageOfItsOwnWhereNoSheetHasRoomForIt) {
  std::size_t apart = 0;
  for (const auto& name : {"three-lamps", "sabotage", "furnace"}) {
    const auto mission = mission_of_file(std::string("templates/missions/") + name + ".xml");
    for (const auto paper : {Paper::a4, Paper::a3, Paper::letter}) {
      PosterOptions options;
      options.paper = paper;
      int told = 0;
      for (const auto& page : poster_of(mission, options).pages) {
        std::string words;
        for (const auto& each : painted(page).words("legend")) words += each + " ";
        if (words.find("Objective marker") == std::string::npos) continue;
        ++told;
        EXPECT_EQ(page.trim.has_value(), page.name != "Key") << page.name;
        if (!page.trim) ++apart;
      }
      EXPECT_EQ(told, 1) << name << to_text(paper);
    }
  }
  EXPECT_GE(apart, 1U);
}

TEST(Poster, HasWholeWordsAtTheHeadOfItsKey) {
  const auto made = poster_of(mission_of_file("templates/missions/assault.xml"), {});
  ASSERT_EQ(made.pages.back().name, "Key");
  std::string words;
  for (const auto& each : painted(made.pages.back()).words()) words += each + " ";
  EXPECT_NE(words.find("have sealed the stairs and drink first."), std::string::npos) << words;
}

TEST(Poster, OnOnePageHasItsKeyBelowThePicture) {
  PosterOptions options;
  options.one_page = true;
  for (const double scale : {1.0, 4.0, 20.0}) {
    options.scale = scale;
    const auto made = poster_of(mission_of_file(three_lamps), options);
    ASSERT_EQ(made.pages.size(), 1U);
    const auto& page = made.pages.front();
    const auto sheet = painted(page);
    // 606 × 703 mm as ever.
    EXPECT_NEAR(sheet.of_layer("ground").front().visible->size.y, 703 / scale, 0.01);
    std::string words;
    for (const auto& each : sheet.words("legend")) words += each + " ";
    EXPECT_TRUE(words.starts_with("Key ")) << words;
    EXPECT_NE(words.find("Hatchway, closed; opens towards its triangle"), std::string::npos) << words;
    const double strip = page.size_mm.y - 5 - strip_height(page.size_mm.x - 10, 1);
    for (const auto& mark : sheet.of_layer("legend")) {
      if (!mark.visible) continue;
      EXPECT_GE(mark.visible->top_left.y, page.trim->bottom_right().y + 5) << "over picture or crop marks";
      EXPECT_LE(mark.visible->bottom_right().y, strip);
      EXPECT_LE(mark.visible->bottom_right().x, page.size_mm.x - 5);
    }
  }
}

TEST(Poster, OfAKillzoneAtFullSizeTakesTwelveSheetsOfA4) {
  const auto made = poster_of(empty_mission());
  ASSERT_EQ(made.pages.size(), 12U);
  EXPECT_TRUE(made.warnings.empty());
  for (const auto& page : made.pages) EXPECT_EQ(page.size_mm, (Vec{210, 297}));
  PosterOptions across;
  across.orientation = Orientation::across;
  EXPECT_EQ(poster_of(empty_mission(), across).pages.front().size_mm, (Vec{297, 210}));
  EXPECT_EQ(made.pages.front().name, "Sheet 1 of 12");
  EXPECT_EQ(made.pages.back().name, "Sheet 12 of 12");
}

TEST(Poster, ShowsEveryPointOfTheBoardAtItsPlace) {
  // The board's floor as each sheet shows it, put together again by the trimmed parts: 606 × 703 mm, without a gap.
  const auto made = poster_of(empty_mission());
  double left = 1e9;
  double right = -1e9;
  double top = 1e9;
  double bottom = -1e9;
  Vec from{};
  for (std::size_t sheet = 0; sheet < made.pages.size(); ++sheet) {
    const auto trim = *made.pages[sheet].trim;
    if (sheet % 4 == 0) from = {0, sheet == 0 ? 0 : from.y + trim.size.y - 10};
    const auto ground = painted(made.pages[sheet]).of_layer("ground");
    ASSERT_FALSE(ground.empty()) << sheet;
    const auto shown = ground.front().visible.value();
    const auto at = shown.top_left - trim.top_left + from;
    left = std::min(left, at.x);
    top = std::min(top, at.y);
    right = std::max(right, at.x + shown.size.x);
    bottom = std::max(bottom, at.y + shown.size.y);
    from.x += trim.size.x - 10;
  }
  EXPECT_NEAR(right - left, 606, 0.01);
  EXPECT_NEAR(bottom - top, 703, 0.01);
}

/// The outside of the control bar in a page's SVG, in millimetres.
double control_bar_of(const Page& page) {
  pugi::xml_document svg;
  EXPECT_TRUE(svg.load_string(to_svg(page, {}).value().c_str()));
  const auto root = svg.child("svg");
  EXPECT_EQ(root.attribute("width").value(), fmt::format("{:g}mm", page.size_mm.x)) << "a unit is a millimetre";
  const auto bar = root.select_node("//g[@id='control-bar']").node();
  std::vector<double> xs;
  for (const auto path : bar.children("path")) {
    const std::string_view data = path.attribute("d").value();
    bool is_x = true;
    for (std::size_t at = 0; at < data.size();) {
      double number = 0;
      const auto [end, problem] = std::from_chars(data.data() + at, data.data() + data.size(), number);
      if (problem != std::errc()) {
        if (data[at] == 'H' || data[at] == 'M' || data[at] == 'L') is_x = true;
        if (data[at] == 'V') is_x = false;
        ++at;
        continue;
      }
      if (is_x) xs.push_back(number);
      is_x = !is_x;
      at = static_cast<std::size_t>(end - data.data());
    }
  }
  if (xs.empty()) return 0;
  const auto [low, high] = std::minmax_element(xs.begin(), xs.end());
  return *high - *low;
}

TEST(Poster, EverySheetHasABarOfAHundredMillimetres) {
  const auto mission = mission_of_file(three_lamps);
  for (const double scale : {1.0, 2.0, 2.5}) {
    for (const auto paper : {Paper::a5, Paper::a4, Paper::a3, Paper::a2, Paper::letter, Paper::tabloid}) {
      PosterOptions options;
      options.scale = scale;
      options.paper = paper;
      for (const auto& page : poster_of(mission, options).pages) {
        if (!page.trim) continue;
        EXPECT_NEAR(control_bar_of(page), 100, 0.2) << scale << to_text(paper);
      }
    }
  }
}

/// How long the ink of the control bar is in pictures of a PDF's pages, which another program has drawn.
TEST(Poster, TheBarIsAsLongInThePdf) {
  constexpr int dots_per_inch = 508;
  constexpr double dots = 20;
  const TemporaryFolder folder;
  const auto pages = poster_of(mission_of_file(three_lamps)).pages;
  write_file(folder / "poster.pdf", to_pdf(pages, {}).value());
  for (std::size_t sheet = 0; sheet < pages.size(); sheet += 5) {
    const auto bar = painted(pages[sheet]).of_object("control-bar").front().path.bounds();
    const auto strip = read_png(output_of(fmt::format(
        "pdftoppm -r {} -f {} -l {} -x {} -y {} -W {} -H 1 -png {}", dots_per_inch, sheet + 1, sheet + 1,
        std::llround((bar.top_left.x - 4) * dots), std::llround((bar.top_left.y + bar.size.y - 0.07) * dots),
        std::llround(108 * dots), (folder / "poster.pdf").string())));
    const auto is_dark = [&](int x) { return strip.at(x, 0) % 256 < 128; };
    int first = 0;
    while (first < strip.columns && !is_dark(first)) ++first;
    int last = strip.columns - 1;
    while (last > first && !is_dark(last)) --last;
    EXPECT_NEAR((last - first + 1) / dots, 100, 0.2) << sheet;
  }
}

/// Around a line; of figures alone without the room for letters that reach below them.
Rect box_of(const TextRun& run) {
  const bool figures = run.text.find_first_not_of("0123456789") == std::string::npos;
  return figures ? letters_of(run) : bounds_of(run).grown(-0.05);
}

TEST(Poster, StaysClearOfTheEdgesAndItsWordsOfOneAnother) {
  auto mission = mission_of_file(three_lamps);
  for (const auto paper : {Paper::a5, Paper::a4, Paper::a3, Paper::letter}) {
    for (const auto style : {PosterOptions::Style::full, PosterOptions::Style::outline}) {
      PosterOptions options;
      options.paper = paper;
      options.style = style;
      for (const auto& page : poster_of(mission, options).pages) {
        const auto canvas = painted(page);
        EXPECT_EQ(shown_outside(canvas, Rect{{}, page.size_mm}.grown(-5)), "") << page.name << to_text(paper);
        if (!page.trim) continue;
        std::vector<Rect> boxes;
        for (const auto& drawn : canvas.drawn()) {
          if (drawn.kind != Drawn::Kind::text) continue;
          EXPECT_GE(drawn.text.font.size, 6.5) << drawn.text.text;
          if (drawn.layer == "foot" || drawn.layer == "marks") boxes.push_back(box_of(drawn.text));
        }
        for (const auto& bar : canvas.of_object("control-bar")) boxes.push_back(bar.path.bounds());
        const auto bars = canvas.of_object("control-bar").size();
        for (std::size_t one = 0; one + bars < boxes.size(); ++one) {
          EXPECT_FALSE(boxes[one].overlaps(*page.trim)) << page.name << " writes on the picture";
          for (std::size_t other = one + 1; other < boxes.size(); ++other) {
            EXPECT_FALSE(boxes[one].overlaps(boxes[other])) << page.name << to_text(paper) << one << " and " << other;
          }
        }
      }
    }
  }
}

TEST(Poster, CutsNoLetterNumberOrNameOfABoard) {
  std::size_t names = 0;
  for (const auto* file : {"templates/missions/furnace.xml", "templates/missions/two-decks.xml", three_lamps}) {
    const auto mission = mission_of_file(file);
    for (const auto paper : {Paper::a5, Paper::a4, Paper::a3}) {
      for (const double overlap : {0.0, 10.0}) {
        for (const double scale : {1.0, 2.0}) {
          PosterOptions options;
          options.paper = paper;
          options.overlap = overlap;
          options.scale = scale;
          for (const auto& page : poster_of(mission, options).pages) {
            if (!page.trim) continue;
            for (const auto& drawn : painted(page).of_layer("coordinates")) {
              const auto letters = letters_of(drawn.text);
              if (!letters.overlaps(*page.trim)) continue;
              const auto shown = common(letters, *page.trim);
              EXPECT_NEAR(shown.size.x, letters.size.x, 1e-6) << drawn.text.text << page.name << file << overlap;
              EXPECT_NEAR(shown.size.y, letters.size.y, 1e-6) << drawn.text.text << page.name << file << overlap;
              if (drawn.text.text.starts_with("BOARD")) ++names;
            }
          }
        }
      }
    }
  }
  EXPECT_GE(names, 48U) << "two boards of each mission that has two";
}

TEST(Poster, SaysWhichSheetItIsAndWhichLieBesideIt) {
  const auto page = poster_of(mission_of_file(three_lamps)).pages[5];
  const auto foot = painted(page).words("foot");
  const auto has = [](const std::vector<std::string>& words, const std::string& wanted) {
    return std::find(words.begin(), words.end(), wanted) != words.end();
  };
  EXPECT_TRUE(has(foot, "Sheet 6 of 12 · 1:1"));
  EXPECT_TRUE(has(foot, "Three Lamps"));
  for (int number = 1; number <= 12; ++number) EXPECT_TRUE(has(foot, std::to_string(number)));
  // Four sheets to a row: 2 above, 5 and 7 beside, 10 below.
  auto marks = painted(page).words("marks");
  std::sort(marks.begin(), marks.end());
  EXPECT_EQ(marks, (std::vector<std::string>{"5", "7", "←", "↑ 2", "→", "↓ 10"})) << "told from rows and columns";
}

TEST(Poster, NumbersAllSheetsOnTheirPlanAndThePresentOneStrongly) {
  // Eleven columns and five rows: on 12 mm of height only cells that are wider than high have room for two figures.
  const auto made = poster_of(mission_of_file("templates/missions/sabotage.xml"));
  const auto sheets = std::ranges::count_if(made.pages, [](const Page& page) { return page.trim.has_value(); });
  ASSERT_EQ(sheets, 55);
  for (std::size_t sheet = 0; sheet < static_cast<std::size_t>(sheets); ++sheet) {
    std::vector<std::string> numbers;
    std::vector<std::string> strong;
    std::string words;
    for (const auto& drawn : painted(made.pages[sheet]).of_layer("foot")) {
      if (drawn.kind == Drawn::Kind::text) words += drawn.text.text + " ";
      // Those of the control bar are of another colour.
      const bool is_number = drawn.kind == Drawn::Kind::text && drawn.text.anchor == TextRun::Anchor::middle &&
                             drawn.text.colour != usual_design().mute;
      if (!is_number) continue;
      numbers.push_back(drawn.text.text);
      if (drawn.text.font.weight == Font::Weight::bold) strong.push_back(drawn.text.text);
    }
    EXPECT_EQ(std::ssize(numbers), sheets);
    EXPECT_NE(words.find("by 10 mm, to its dashed lines."), std::string::npos) << words;
    EXPECT_EQ(strong, std::vector<std::string>{std::to_string(sheet + 1)});
  }
}

TEST(Poster, HasPaleLinesBetweenTheNumbersOfItsSheets) {
  const auto page = painted(poster_of(mission_of_file("templates/missions/sabotage.xml")).pages.front());
  const auto cells = std::ranges::count_if(page.of_layer("foot"), [](const Drawn& drawn) {
    return drawn.kind == Drawn::Kind::stroke && drawn.stroke.colour == usual_design().rule;
  });
  EXPECT_EQ(cells, 55) << "eleven columns and five rows";
}

TEST(Poster, NumbersTheSheetsOfManyRows) {
  // 18 rows of cells are 1.8 m: on A4 that lies across a column of twelve sheets, whose numbers have no room in 12 mm.
  const auto made = poster_of(empty_mission({2, 18}));
  ASSERT_EQ(made.pages.size(), 12U);
  for (const auto& page : made.pages) {
    const auto sheet = painted(page);
    std::vector<Rect> numbers;
    for (const auto& drawn : sheet.of_layer("foot")) {
      if (drawn.kind != Drawn::Kind::text || drawn.text.anchor != TextRun::Anchor::middle) continue;
      if (drawn.text.colour == usual_design().mute) continue;
      for (const auto& other : numbers) EXPECT_FALSE(other.overlaps(letters_of(drawn.text))) << drawn.text.text;
      numbers.push_back(letters_of(drawn.text));
    }
    EXPECT_EQ(numbers.size(), 12U) << page.name;
    EXPECT_EQ(shown_outside(sheet, Rect{{}, page.size_mm}.grown(-5)), "") << page.name;
    for (const auto& number : numbers) EXPECT_FALSE(number.overlaps(page.trim->grown(5))) << page.name;
  }
}

TEST(Poster, PrintsNoSheetThatIsBlank) {
  // Three boards that lie apart; between them sheets have nothing but the paper's floor.
  const auto made = poster_of(mission_of_file("docs/format/sample.bulkhead"));
  for (const auto& page : made.pages) {
    if (!page.trim) continue;
    const auto sheet = painted(page);
    const bool drawn = std::ranges::any_of(sheet.drawn(), [&](const Drawn& mark) {
      const bool of_map =
          mark.layer != "marks" && mark.layer != "foot" && mark.layer != "legend" && !mark.layer.empty();
      return of_map && mark.visible && mark.visible->overlaps(*page.trim);
    });
    EXPECT_TRUE(drawn) << page.name;
  }
}

TEST(Poster, MarksTheCornersWhereItIsCut) {
  const auto page = poster_of(empty_mission()).pages[5];
  const auto trim = *page.trim;
  std::vector<Vec> ticks;
  for (const auto& drawn : painted(page).of_layer("marks")) {
    if (drawn.kind != Drawn::Kind::stroke || !drawn.stroke.dashes.empty()) continue;
    const auto bounds = drawn.path.bounds();
    EXPECT_FALSE(bounds.grown(0.01).overlaps(trim)) << "marks stand outside of what is left";
    ticks.push_back(bounds.centre());
  }
  EXPECT_EQ(ticks.size(), 8U);
  for (const double x : {trim.top_left.x, trim.bottom_right().x}) {
    EXPECT_EQ(std::count_if(ticks.begin(), ticks.end(), [&](Vec at) { return std::abs(at.x - x) < 0.001; }), 2);
  }
}

TEST(Poster, SaysInThePdfWhereItIsCut) {
  const TemporaryFolder folder;
  const auto pages = poster_of(empty_mission()).pages;
  write_file(folder / "poster.pdf", to_pdf(pages, {"Lock", "A", {}}).value());
  const auto path = (folder / "poster.pdf").string();
  const auto boxes = output_of("pdfinfo -box -f 1 -l 12 " + path);
  for (std::size_t sheet = 0; sheet < pages.size(); ++sheet) {
    const auto& trim = *pages[sheet].trim;
    const auto wanted = fmt::format("Page {:4} TrimBox:   {:8.2f} {:8.2f} {:8.2f} {:8.2f}", sheet + 1,
                                    trim.top_left.x * points, (297 - trim.bottom_right().y) * points,
                                    trim.bottom_right().x * points, (297 - trim.top_left.y) * points);
    EXPECT_NE(boxes.find(wanted), std::string::npos) << wanted << "\n" << boxes;
  }
}

TEST(Poster, HasAnOutlineAndIsTagged) {
  const TemporaryFolder folder;
  auto pages = poster_of(mission_of_file(three_lamps)).pages;
  for (auto& page : pages) page.part = "The poster";
  write_file(folder / "poster.pdf", to_pdf(pages, {"Lock", "A", {}}).value());
  const auto path = (folder / "poster.pdf").string();
  EXPECT_NE(output_of("pdfinfo " + path).find("Tagged:          yes"), std::string::npos);
  const auto words = output_of("pdfinfo -struct-text " + path + " 2>&1");
  EXPECT_TRUE(words.starts_with("Document\n  Sect\n    Figure\n      P (block)\n")) << words.substr(0, 200);
  const auto sixth = words.find("\"Sheet 6 of 12 · 1:1\"");
  EXPECT_LT(words.find("\"Sheet 5 of 12 · 1:1\""), sixth);
  EXPECT_NE(sixth, std::string::npos);
  const auto outline = output_of("pdftohtml -xml -i -stdout " + path);
  EXPECT_NE(outline.find("<item page=\"1\">The poster</item>"), std::string::npos)
      << outline.substr(outline.size() - 900);
  EXPECT_NE(outline.find("<item page=\"6\">Sheet 6 of 12</item>"), std::string::npos);
}

TEST(Poster, OutlinesTakeLittleInk) {
  const auto mission = mission_of_file(three_lamps);
  const auto ink_of = [&](PosterOptions::Style style) {
    PosterOptions options;
    options.scale = 4;
    options.style = style;
    const auto pixels = read_png(to_png(poster_of(mission, options).pages.front(), 50).value());
    return std::accumulate(pixels.colours.begin(), pixels.colours.end(), 0.0, [](double sum, std::uint32_t colour) {
      return sum + 765 - (colour >> 16U) - (colour >> 8U & 0xFFU) - (colour & 0xFFU);
    });
  };
  EXPECT_LT(ink_of(PosterOptions::Style::outline) * 2, ink_of(PosterOptions::Style::full));
}

/// The broad lines that a poster in outlines has for ground: in its key, and on its sheets for each zone and area.
struct GroundLines {
  std::vector<std::vector<double>> key;
  std::map<std::string, std::vector<double>> sheets;
};

GroundLines ground_lines(const Mission& mission, const Design& design) {
  PosterOptions options;
  options.paper = Paper::a3;
  options.style = PosterOptions::Style::outline;
  options.design = &design;
  GroundLines lines;
  // Of a line along the inside of an edge one half is clipped away; one that runs beside walls is what is left of a
  // broader one.
  constexpr double broad = 2 * 0.7 - 1e-9;
  for (const auto& page : poster_of(mission, options).pages) {
    const auto sheet = painted(page);
    for (const auto& drawn : sheet.drawn()) {
      if (drawn.kind != Drawn::Kind::stroke || drawn.stroke.width < broad) continue;
      if (drawn.stroke.colour == design.paper) continue;
      if (drawn.layer == "legend") {
        lines.key.push_back(drawn.stroke.dashes);
      } else if (drawn.layer == "zones") {
        EXPECT_GT(drawn.clips, 0);
        lines.sheets.try_emplace(drawn.object, drawn.stroke.dashes);
      }
    }
  }
  return lines;
}

TEST(Poster, InOutlinesGroundIsToldByItsLines) {
  // Rows of the key: the attacker's zones, the defender's, burner controls, the furnace. Two zones of one side, and the
  // two controls, are alike.
  const auto mission = mission_of_file("templates/missions/furnace.xml");
  for (const auto* const design : {"colour", "plain"}) {
    const auto lines = ground_lines(mission, *find_design(design));
    ASSERT_EQ(lines.key.size(), 4U) << design;
    EXPECT_EQ(std::set(lines.key.begin(), lines.key.end()).size(), 4U) << "each has a rhythm of its own";
    EXPECT_EQ(lines.sheets.at("zone-control-north"), lines.key[2]);
    EXPECT_EQ(lines.sheets.at("zone-control-south"), lines.key[2]);
    EXPECT_EQ(lines.sheets.at("area-furnace"), lines.key[3]);
    std::set<std::vector<double>> of_sides;
    for (const auto& zone : *mission.zones) {
      if (!zone.side) continue;
      const bool attacks = *zone.side == mission.sides->front().id;
      EXPECT_EQ(lines.sheets.at("zone-" + zone.id.text()), lines.key[attacks ? 0 : 1]) << zone.id.text();
      of_sides.insert(lines.sheets.at("zone-" + zone.id.text()));
    }
    EXPECT_EQ(of_sides.size(), 2U);
  }
}

TEST(Poster, InOutlinesALineRunsBesideTheWallsThatWouldHideIt) {
  // Walls of 5.5 mm stand round the cell of the one shrine; its line may be hidden by half of that.
  const auto mission = with_area(mission_with({6, 7}, "B3/C3 C3/D3 C2/C3 C3/C4", ""), "walled", "Walled", cells("C3"));
  const auto depth_of = [](const Mission& with) {
    PosterOptions options;
    options.style = PosterOptions::Style::outline;
    options.one_page = true;
    double depth = 0;
    const auto sheet = painted(poster_of(with, options).pages.front());
    for (const auto& drawn : sheet.of_object("area-walled")) depth = std::max(depth, drawn.stroke.width / 2);
    return depth;
  };
  EXPECT_GT(depth_of(mission), 5.5 / 2 + 0.7);
  // With one wall less 69 of the 388 mm of its edge are in sight: a side without two halves of a pillar.
  EXPECT_NEAR(depth_of(with_area(mission_with({6, 7}, "B3/C3 C3/D3 C2/C3", ""), "walled", "Walled", cells("C3"))), 0.7,
              1e-9);
}

TEST(Poster, InOutlinesAZoneHasOneLine) {
  auto mission = with_zone(empty_mission(), "half", "drop-zone", "attacker", "", cells("A1 B1"));
  PosterOptions options;
  options.style = PosterOptions::Style::outline;
  const auto sheet = painted(poster_of(mission, options).pages.front());
  int lines = 0;
  for (const auto& drawn : sheet.of_object("zone-half")) {
    EXPECT_EQ(drawn.kind, Drawn::Kind::stroke) << "nothing is filled";
    ++lines;
  }
  EXPECT_EQ(lines, 1);
}

TEST(Poster, OnOnePageIsAsLargeAsItNeeds) {
  PosterOptions options;
  options.one_page = true;
  const auto made = poster_of(empty_mission(), options);
  ASSERT_EQ(made.pages.size(), 1U);
  const auto& page = made.pages.front();
  EXPECT_EQ(page.name, "Poster");
  EXPECT_GT(page.trim->size.x, 606);
  EXPECT_LT(page.size_mm.x, 606 + 60);
  EXPECT_NEAR(control_bar_of(page), 100, 0.01);
  options.scale = 50;
  EXPECT_GE(poster_of(empty_mission(), options).pages.front().size_mm.x, 110) << "the bar has room";
  EXPECT_EQ(shown_outside(painted(page), Rect{{}, page.size_mm}.grown(-5)), "");
}

TEST(Poster, OnOnePageHasNoOverlap) {
  PosterOptions options;
  options.one_page = true;
  options.scale = 20;
  const auto usual = poster_of(empty_mission(), options);
  options.overlap = 50;
  const auto made = poster_of(empty_mission(), options);
  ASSERT_EQ(made.pages.size(), 1U);
  EXPECT_EQ(made.pages.front().size_mm, usual.pages.front().size_mm);
  EXPECT_EQ(made.pages.front().trim, usual.pages.front().trim);
}

TEST(Poster, LeavesOutSheetsBetweenBoardsThatLieApart) {
  const auto apart = with_second_board(empty_mission(), {6, 7}, 1800, 0);
  const auto made = poster_of(apart);
  for (const auto& page : made.pages) EXPECT_FALSE(painted(page).of_layer("ground").empty()) << page.name;
}

TEST(Poster, RefusesWhatIsTooLargeOrTooSmallAndSaysWhatIsNot) {
  const auto refusal = [](const Mission& mission, const PosterOptions& options) {
    const auto made = poster(mission, options);
    return made ? std::string("not refused") : made.error().message;
  };
  EXPECT_EQ(refusal(Mission(), {}), "The mission has no board to draw: add one first.");
  const auto huge = empty_mission({60, 60});
  PosterOptions options;
  options.paper = Paper::a5;
  EXPECT_NE(refusal(huge, options).find("At 1:1 the poster would take"), std::string::npos) << refusal(huge, options);
  EXPECT_NE(refusal(huge, options).find("At 1:3 it takes about"), std::string::npos) << refusal(huge, options);
  options.one_page = true;
  EXPECT_NE(refusal(huge, options).find("a page has at most 5080 mm on a side. At 1:1.5 it fits on one."),
            std::string::npos)
      << refusal(huge, options);
  PosterOptions small;
  small.paper = {80, 90};
  EXPECT_EQ(refusal(empty_mission(), small),
            "80x90mm is too small for a sheet of a poster with a control bar and an overlap of 10 mm: choose larger "
            "paper, or less overlap.");
  PosterOptions twice;
  twice.scale = 0.5;
  twice.paper = Paper::a5;
  const auto large = empty_mission({14, 14});
  EXPECT_NE(refusal(large, twice).find("At 1:0.75 it takes about"), std::string::npos) << refusal(large, twice);
}

/// A board of 144 cells, each an area with a long name.
Mission with_many_names() {
  auto mission = empty_mission({12, 12});
  for (int number = 0; number < 144; ++number) {
    const auto cell = std::string(1, static_cast<char>('A' + number % 12)) + std::to_string(number / 12 + 1);
    mission = with_area(std::move(mission), "a" + std::to_string(number),
                        "The place of many a long and winding name, number " + std::to_string(number), cells(cell));
  }
  return mission;
}

TEST(Poster, PutsALegendOnAsManyPagesAsItTakes) {
  const auto mission = with_many_names();
  PosterOptions options;
  options.scale = 20;
  options.paper = Paper::a5;
  const auto made = poster_of(mission, options);
  std::vector<Page> legend;
  std::ranges::copy_if(made.pages, std::back_inserter(legend),
                       [](const Page& page) { return page.name.starts_with("Key"); });
  ASSERT_GT(legend.size(), 1U);
  EXPECT_EQ(legend.front().name, fmt::format("Key 1 of {}", legend.size()));
  std::string words;
  for (const auto& page : legend) {
    const auto canvas = painted(page);
    EXPECT_EQ(shown_outside(canvas, Rect{{}, page.size_mm}.grown(-5)), "") << page.name;
    for (const auto& drawn : canvas.of_layer("legend")) {
      const auto shown = drawn.visible.value();
      EXPECT_GE(shown.top_left.x, 14) << page.name;
      EXPECT_GE(shown.top_left.y, 14) << page.name;
      EXPECT_LE(shown.bottom_right().x, page.size_mm.x - 14) << page.name;
      EXPECT_LE(shown.bottom_right().y, page.size_mm.y - 14) << page.name;
    }
    for (const auto& word : canvas.words("legend")) words += word + " ";
  }
  std::size_t numbered = 0;
  for (int number = 0; number < 144; ++number) {
    if (words.find(fmt::format("number {} ", number)) != std::string::npos) ++numbered;
  }
  const auto on_map = painted(made.pages.front()).words("labels").size();
  EXPECT_GE(numbered, 100U) << on_map;
  EXPECT_TRUE(made.warnings.empty()) << made.warnings.front();
}

TEST(Poster, LaysItsLegendAsThePaperLies) {
  PosterOptions options;
  options.scale = 20;
  options.orientation = Orientation::across;
  EXPECT_EQ(poster_of(with_many_names(), options).pages.back().size_mm, (Vec{297, 210}));
  // A word too wide for a column below the picture is broken on a page of its own.
  options.one_page = true;
  const auto mission = with_area(with_many_names(), "wide", std::string(200, 'W'), cells("A1"));
  const auto made = poster_of(mission, options);
  ASSERT_GT(made.pages.size(), 1U);
  EXPECT_TRUE(made.pages.back().name.starts_with("Key"));
  options.paper = {60, 60};
  const auto refused = poster(mission, options);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().message, "60x60mm is too small for the key of this poster; choose larger paper.");
}

TEST(Poster, TakesSquarePaper) {
  PosterOptions options;
  options.paper = {500, 500};
  for (const auto orientation : {Orientation::best, Orientation::upright, Orientation::across}) {
    options.orientation = orientation;
    EXPECT_EQ(poster_of(empty_mission(), options).pages.front().size_mm, (Vec{500, 500}));
  }
}

TEST(Poster, SaysWhereATitleIsCut) {
  auto mission = empty_mission();
  auto head = *mission.head;
  head.title = std::string(500, 'T');
  mission.head = head;
  const auto made = poster_of(mission);
  ASSERT_EQ(made.warnings.size(), 1U);
  EXPECT_NE(made.warnings[0].find("title"), std::string::npos);
  const auto& page = made.pages.front();
  EXPECT_EQ(shown_outside(painted(page), Rect{{}, page.size_mm}.grown(-5)), "");
}

TEST(Poster, OfAnyLettersIsDrawn) {
  for (const auto* title : {"", "סיפון שבע", "سطح السفينة", "燃えるデッキ", "👾🚪", "\u202Eback to front"}) {
    auto mission = empty_mission();
    auto head = *mission.head;
    head.title = title;
    mission.head = head;
    const auto made = poster_of(mission);
    EXPECT_EQ(made.pages.size(), 12U);
    EXPECT_TRUE(to_pdf(made.pages, {title, title, {}})) << title;
  }
}

}  // namespace
}  // namespace bulkhead::test
