// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "rendering/briefing/briefing_sheet.h"
#include "rendering/build/build_sheet.h"
#include "rendering/canvas/pens.h"
#include "rendering/canvas/texts.h"
#include "rendering/cards/card_layout.h"
#include "rendering/cards/card_painter.h"
#include "rendering/page/page.h"
#include "rendering/sheet/map_sheet.h"
#include "tests/rendering/support/missions.h"
#include "tests/support/pictures.h"
#include "tests/support/temporary_folder.h"

// What programs that read documents out find in tables: rows and cells, and words in the order in which they are read.

namespace bulkhead::test {
namespace {

/// The structure of a document in one line, as another program reads it: `Table(TR(TD(LH)TD(Long wall)))`. The lines of
/// a cell are parted by strokes; paragraphs, which all lines are, do not stand in it.
std::string structure_of(const Pages& pages) {
  const TemporaryFolder folder;
  write_file(folder / "page.pdf", to_pdf(pages, {}).value());
  std::istringstream lines(output_of("pdfinfo -enc UTF-8 -struct-text " + (folder / "page.pdf").string() + " 2>&1"));
  std::string structure;
  std::vector<std::size_t> open;
  const auto close_to = [&](std::size_t depth) {
    for (; !open.empty() && open.back() >= depth; open.pop_back()) structure += ')';
  };
  for (std::string line; std::getline(lines, line);) {
    const auto depth = line.find_first_not_of(' ');
    if (depth == std::string::npos) continue;
    const auto name = line.substr(depth, line.find(' ', depth) - depth);
    if (line[depth] == '"') {
      if (structure.back() != '(' && structure.back() != ')') structure += '|';
      structure += line.substr(depth + 1, line.rfind('"') - depth - 1);
    } else if (name != "P") {
      close_to(depth);
      structure += name + '(';
      open.push_back(depth);
    } else {
      close_to(depth);
    }
  }
  close_to(0);
  return structure;
}

std::string structure_of(const std::function<void(Canvas&)>& paint) { return structure_of(Pages{{{210, 297}, paint}}); }

bool has(const std::string& structure, std::string_view part) { return structure.find(part) != std::string::npos; }

TextRun line_of(std::string text, Vec at, std::size_t row, std::size_t column, bool heading = false) {
  auto run = run_at(std::move(text), Font{}, {}, at);
  run.cell = TableCell{.table = 1, .row = row, .column = column, .heading = heading};
  return run;
}

TEST(Tables, AreReadRowByRowAndCellByCell) {
  const std::vector<TextRun> texts = {
      run_at("Before", Font{}, {}, {10, 10}),
      line_of("Roll", {10, 20}, 0, 0, true),
      line_of("What", {30, 20}, 0, 1, true),
      // The second line of the first cell is drawn after the first of the second.
      line_of("1", {10, 30}, 1, 0),
      line_of("The pump", {30, 30}, 1, 1),
      line_of("to 3", {10, 35}, 1, 0),
      line_of("stops", {30, 35}, 1, 1),
      // Nothing stands in the first column.
      line_of("The lamp", {30, 40}, 2, 1),
      run_at("After", Font{}, {}, {10, 50}),
  };
  EXPECT_EQ(structure_of([&](Canvas& canvas) { draw_texts(canvas, texts, {}); }),
            "Document(Sect(Before"
            "Table(TR(TH(Roll)TH(What))TR(TD(1|to 3)TD(The pump|stops))TR(TD()TD(The lamp)))"
            "After))");
}

TEST(Tables, OfABriefingHaveHeadingsAndRows) {
  const std::vector<TextPart> parts = {
      {.kind = TextPart::Kind::table,
       .headings = {"Scored", "For"},
       .rows = {{"4 each", "a lamp that only your models are near to when the battle ends, whoever lit it before"},
                {"", "two"}}},
      {.kind = TextPart::Kind::table, .headings = {"Roll", "Then"}, .rows = {{"1", "nothing"}}}};
  const auto structure = structure_of(briefing_sheet("Lamps", parts, {}).value().pages);
  EXPECT_TRUE(has(structure, "Table(TR(TH(SCORED)TH(FOR))TR(TD(4 each)TD(a lamp")) << structure;
  // Two lines at least, and then no cell.
  EXPECT_TRUE(has(structure, "whoever lit it before))TR(TD()TD(two)))")) << structure;
  EXPECT_TRUE(has(structure, "Table(TR(TH(ROLL)TH(THEN))TR(TD(1)TD(nothing)))")) << structure;
}

TEST(Tables, OfBuildSheetsHaveARowForEachKind) {
  const auto structure =
      structure_of(build_sheet(mission_of_file("templates/missions/three-lamps.xml"), {}).value().pages);
  // What to take from the box, with the size below the name.
  EXPECT_TRUE(has(structure, "TR(TD(LH)TD(Long wall with hatchway|181")) << structure;
  // In a step its places are a cell of its row.
  EXPECT_TRUE(has(structure, "TR(TD(SH)TD(Short wall with|hatchway)TD(× 2)TD(B4/C4|D4/E4))")) << structure;
  EXPECT_TRUE(has(structure, "TR(TD(Sizes)TD(length × width × height over all))")) << structure;
}

TEST(Tables, OfKeysHaveASignAndWhatItMeans) {
  const auto structure =
      structure_of(map_sheet(mission_of_file("templates/missions/three-lamps.xml"), {}).value().pages);
  EXPECT_TRUE(has(structure, "Table(TR(TD()TD(")) << structure;
  EXPECT_TRUE(has(structure, "TR(TD()TD(Objective marker: Lamp, 40 mm))")) << structure;
}

TEST(Tables, OfCardsGoOnFromOneToTheNext) {
  CardText text;
  text.what = text.kicker = "Table";
  text.name = "What the pump does";
  CardBlock block{.label = "Roll", .headings = {"For the attacker", "For the defender"}};
  for (int number = 1; number <= 25; ++number) {
    const auto figure = std::to_string(number);
    block.rows.push_back({.key = figure, .name = "", .cells = {"It stops for good " + figure, "Nothing"}});
  }
  text.blocks = {block};
  const auto& design = usual_design();
  const auto laid_out = lay_out_card(text, parse_card_format("poker").value(), "Lamps", design);
  ASSERT_TRUE(laid_out) << laid_out.error().message;
  const auto& faces = *laid_out;
  ASSERT_GT(faces.size(), 1U);
  for (const auto& face : faces) {
    const auto structure = structure_of([&](Canvas& canvas) { draw(canvas, face, {10, 10}, 0, design); });
    EXPECT_TRUE(has(structure, "Table(TR(TD()TH(")) << structure;
    EXPECT_TRUE(has(structure, "TD(Nothing))TR(TD(")) << structure;
  }
}

}  // namespace
}  // namespace bulkhead::test
