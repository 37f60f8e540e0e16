// SPDX-License-Identifier: MIT
#include "exchange/sketch/sketch_import.h"

#include <gtest/gtest.h>

#include "model/mission/geometry.h"
#include "tests/exchange/sketch_fixture.h"

namespace bulkhead::test {
namespace {

const Lattice& lattice_of(const Mission& mission, int board = 1) { return *find_lattice(mission, board); }
EdgeKind edge(const Mission& mission, std::string_view text) {
  return lattice_of(mission).edge(parse_edge(text).value());
}
Compass facing(const Mission& mission, std::string_view text) {
  const auto position = parse_edge(text).value();
  return direction(lattice_of(mission).hatchway(position)->facing, position.axis);
}
NodePiece node(const Mission& mission, int column, int row) {
  return node_piece(lattice_of(mission), {column, row}, true);
}
std::vector<std::string> texts(const std::vector<Error>& remarks) {
  std::vector<std::string> result;
  for (const auto& remark : remarks) result.push_back(to_text(remark));
  return result;
}
Point millimetres(std::int64_t tenths_x, std::int64_t tenths_y) {
  return {Length::micrometres(tenths_x * 100), Length::micrometres(tenths_y * 100)};
}

TEST(SketchImport, MakesAKillTeamMissionOnOneBoardLyingOnItsSide) {
  NamedSketch sketch;
  sketch.name = "The Cinder Lock";
  sketch.layout = "+-+";
  const auto mission = import_sketch(sketch, "a/b.txt", kill_team(), gallowdark_set()).value().mission;
  EXPECT_EQ(mission.head->title, "The Cinder Lock");
  EXPECT_EQ(mission.head->id, Id("the-cinder-lock"));
  EXPECT_EQ(mission.system->id, Id("kill-team"));
  ASSERT_EQ(mission.sets.size(), 1U);
  EXPECT_EQ(mission.sets[0].set->id, Id("gallowdark"));
  ASSERT_EQ(mission.boards.size(), 1U);
  EXPECT_EQ(lattice_of(mission).size(), (LatticeSize{7, 6}));
  EXPECT_EQ(board_bounds(mission, *mission.boards[0]), (Rectangle{{}, millimetres(7030, 6060)}));
  ASSERT_EQ(mission.sides->size(), 2U);
  EXPECT_EQ(mission.sides->at(0).name, "Side A");
  EXPECT_EQ(mission.sides->at(1).id, Id("side-b"));
}

TEST(SketchImport, ASketchWithoutNameIsCalledAfterItsFile) {
  NamedSketch sketch;
  sketch.layout = "+-+";
  const auto title = [&](const std::string& file) {
    return import_sketch(sketch, file, kill_team(), gallowdark_set()).value().mission.head->title;
  };
  EXPECT_EQ(title("maps/Dead End.txt"), "Dead End");
  EXPECT_EQ(title(""), "Sketch");
  EXPECT_EQ(title("\xFF.txt"), "Sketch");
  sketch.name = "two\nlines";
  EXPECT_EQ(title("a.txt"), "two lines");
}

TEST(SketchImport, ReadsWallsAndHatchwaysWithTheirFacing) {
  const auto mission = sketched(
      "+-+U+D+=+\n"
      "|   L   R\n"
      "+ + + + +\n");
  EXPECT_EQ(edge(mission, "A1/north"), EdgeKind::wall);
  EXPECT_EQ(edge(mission, "D1/north"), EdgeKind::wall);
  EXPECT_EQ(edge(mission, "A1/west"), EdgeKind::wall);
  EXPECT_EQ(edge(mission, "B1/C1"), EdgeKind::hatchway);
  EXPECT_EQ(facing(mission, "B1/north"), Compass::north);
  EXPECT_EQ(facing(mission, "C1/north"), Compass::south);
  EXPECT_EQ(facing(mission, "B1/C1"), Compass::west);
  EXPECT_EQ(facing(mission, "D1/E1"), Compass::east);
  EXPECT_EQ(lattice_of(mission).walls().size(), 3U);
  EXPECT_EQ(lattice_of(mission).hatchways().size(), 4U);
  EXPECT_FALSE(lattice_of(mission).hatchway(parse_edge("B1/C1").value())->starts_open);
}

TEST(SketchImport, KeepsPillarsWallEndsAndBareNodesApart) {
  const auto mission = sketched(
      "+-+->  +\n"
      "        \n"
      " -+   + \n");
  EXPECT_EQ(node(mission, 0, 0), NodePiece::pillar);
  EXPECT_EQ(node(mission, 2, 0), NodePiece::wall_end);
  EXPECT_EQ(wall_end_direction(lattice_of(mission), {2, 0}), Compass::east);
  EXPECT_EQ(node(mission, 0, 1), NodePiece::none) << "a wall touches it, but nothing is drawn";
  EXPECT_EQ(node(mission, 1, 1), NodePiece::pillar);
  EXPECT_EQ(node(mission, 3, 1), NodePiece::pillar) << "nothing touches it, but it is drawn";
  EXPECT_EQ(lattice_of(mission).node_overrides().size(), 3U) << "automatic pillars are not stored";
}

TEST(SketchImport, StoresAWallEndsDirectionOnlyWhereNoWallSaysIt) {
  const auto import = import_text("V V-+").value();
  const auto& overrides = lattice_of(import.mission).node_overrides();
  EXPECT_EQ(overrides.at({0, 0}), (NodeOverride{NodePiece::wall_end, Compass::south}));
  EXPECT_EQ(overrides.at({1, 0}), (NodeOverride{NodePiece::wall_end, std::nullopt}));
  EXPECT_EQ(texts(import.remarks),
            std::vector<std::string>{"sketch.txt:1:3: Row 1, column 3: this wall end points away from its wall "
                                     "(\"<\"), not as drawn (\"V\")."});
}

TEST(SketchImport, ObjectivesStandWhereTheyAreDrawn) {
  const std::string rows(12, '\n');
  const auto mission = sketched("o1\n2 3\n" + rows.substr(2) + "\n  6\n");
  const auto& markers = *mission.markers;
  ASSERT_EQ(markers.size(), 5U);
  EXPECT_EQ(markers[0].at, Place(NodeAddress{1, {0, 0}}));
  EXPECT_EQ(markers[1].at, Place(EdgeAddress{1, {0, 0, Axis::horizontal}}));
  EXPECT_EQ(markers[2].at, Place(EdgeAddress{1, {0, 0, Axis::vertical}}));
  EXPECT_EQ(markers[3].at, Place(EdgeAddress{1, {1, 0, Axis::vertical}}));
  EXPECT_EQ(markers[4].at, Place(millimetres(1090, 6060)));
  EXPECT_EQ(markers[0].id, Id("objective-1"));
  EXPECT_EQ(markers[0].kind, Id("objective"));
  EXPECT_EQ(markers[0].label, "");
  EXPECT_EQ(markers[4].label, "6");
  EXPECT_EQ(markers[4].id, Id("objective-5"));
}

TEST(SketchImport, AnObjectiveTakesThePlaceOfWhatItIsDrawnOver) {
  const auto import = import_text("o-+1+").value();
  EXPECT_EQ(node(import.mission, 0, 0), NodePiece::none);
  EXPECT_EQ(edge(import.mission, "B1/north"), EdgeKind::open);
  ASSERT_EQ(import.remarks.size(), 1U);
  EXPECT_EQ(import.remarks[0].column, 1);
}

TEST(SketchImport, PiecesOnTheWrongPlacesStandOffTheLattice) {
  const auto import = import_text(
                          "|D+\n"
                          " +V\n"
                          "-U \n")
                          .value();
  const auto& pieces = import.mission.boards[0]->pieces;
  ASSERT_EQ(pieces.size(), 4U);
  EXPECT_EQ(pieces[0], (FreePiece{Id("piece-1"), FreePiece::Kind::wall, millimetres(120, 120), 90, {}}));
  EXPECT_EQ(pieces[1], (FreePiece{Id("piece-2"), FreePiece::Kind::pillar, millimetres(605, 605), 0, {}}));
  EXPECT_EQ(pieces[2], (FreePiece{Id("piece-3"), FreePiece::Kind::wall_end, millimetres(1090, 605), 180, {}}));
  EXPECT_EQ(pieces[3], (FreePiece{Id("piece-4"), FreePiece::Kind::wall, millimetres(120, 1090), 0, {}}));
  EXPECT_EQ(lattice_of(import.mission).hatchways().size(), 2U);
  EXPECT_EQ(import.remarks.size(), 4U);
  EXPECT_EQ(to_text(import.remarks[1]),
            "sketch.txt:2:2: Row 2, column 2: this pillar stands off the lattice; it is kept as #piece-2.");
}

TEST(SketchImport, AFreeHatchwayTurnsWithItsLetter) {
  const auto pieces = sketched("D U\n L R\n").boards[0]->pieces;
  ASSERT_EQ(pieces.size(), 4U);
  EXPECT_EQ(pieces[0].turn, 0);
  EXPECT_EQ(pieces[1].turn, 180);
  EXPECT_EQ(pieces[2].turn, 90);
  EXPECT_EQ(pieces[3].turn, 270);
}

TEST(SketchImport, ARunShiftedByHalfACellIsKeptWhole) {
  const auto import = import_text("\n\n\n\n   <-+->\n").value();
  const auto& pieces = import.mission.boards[0]->pieces;
  ASSERT_EQ(pieces.size(), 5U);
  EXPECT_EQ(pieces[0].kind, FreePiece::Kind::wall_end);
  EXPECT_EQ(pieces[0].turn, 270);
  EXPECT_EQ(pieces[1], (FreePiece{Id("piece-2"), FreePiece::Kind::wall, millimetres(2060, 2060), 0, {}}));
  EXPECT_EQ(pieces[2], (FreePiece{Id("piece-3"), FreePiece::Kind::pillar, millimetres(2545, 2060), 0, {}}));
  EXPECT_EQ(pieces[4].turn, 90);
  EXPECT_TRUE(lattice_of(import.mission).walls().empty());
}

TEST(SketchImport, UnknownCharactersBecomeNotesWithTheirPlace) {
  const auto import = import_text("x +\n é\t\n").value();
  const auto& notes = *import.mission.notes;
  ASSERT_EQ(notes.size(), 3U);
  EXPECT_EQ(notes[0].at, Address(NodeAddress{1, {0, 0}}));
  EXPECT_EQ(notes[0].text, "The sketch has the unknown character \"x\" here.");
  EXPECT_EQ(notes[1].at, Address(CellAddress{1, {0, 0}}));
  EXPECT_EQ(notes[1].text, "The sketch has the unknown character U+00E9 here.");
  EXPECT_EQ(notes[2].at, Address(EdgeAddress{1, {1, 0, Axis::vertical}}));
  EXPECT_EQ(texts(import.remarks)[2],
            "sketch.txt:2:3: Row 2, column 3: U+0009 means nothing in a sketch; it is kept as a note.");
}

TEST(SketchImport, RemarksNameTheRowOfTheSketchAndTheLineOfTheFile) {
  NamedSketch sketch;
  sketch.layout = "x\nx";
  sketch.line = 10;
  sketch.column = 14;
  const auto import = import_sketch(sketch, "t.lua", kill_team(), gallowdark_set()).value();
  EXPECT_EQ(import.remarks[0].line, 10);
  EXPECT_EQ(import.remarks[0].column, 14);
  EXPECT_EQ(import.remarks[1].line, 11);
  EXPECT_EQ(import.remarks[1].column, 1);
  EXPECT_TRUE(import.remarks[1].message.starts_with("Row 2, column 1:"));
}

TEST(SketchImport, TwoBoardsTouchOneBelowTheOther) {
  const std::string rows(12, '\n');
  const auto mission = sketched("+-+\n" + rows + "o\n+U+\n" + rows.substr(1) + "3\n o\n");
  ASSERT_EQ(mission.boards.size(), 2U);
  EXPECT_EQ(mission.boards[1]->at, millimetres(0, 6060));
  EXPECT_EQ(lattice_of(mission, 1).walls().size(), 1U);
  EXPECT_EQ(lattice_of(mission, 2).hatchways().begin()->first, (EdgePos{0, 0, Axis::horizontal}));
  const auto& markers = *mission.markers;
  ASSERT_EQ(markers.size(), 3U);
  EXPECT_EQ(markers[0].at, Place(millimetres(120, 6060))) << "the seam";
  EXPECT_EQ(markers[1].at, Place(NodeAddress{2, {0, 6}}));
  EXPECT_EQ(markers[2].at, Place(millimetres(605, 12120))) << "the lower edge of the second board";
}

TEST(SketchImport, RowsSayHowManyBoardsThereAre) {
  const auto boards = [](int row_of_last) {
    const auto import = import_text(std::string(static_cast<std::size_t>(row_of_last - 1), '\n') + "+\n \n\n");
    return import ? static_cast<int>(import->mission.boards.size()) : 0;
  };
  for (int row = 1; row <= 40; ++row) EXPECT_EQ(boards(row), row <= 14 ? 1 : row >= 26 && row <= 28 ? 2 : 0) << row;
}

TEST(SketchImport, DotsAreBlankButMayMarkTheEndOfTheSecondBoard) {
  const auto boards = [](std::size_t rows_before, std::string_view end) {
    const auto import = import_text("+-+" + std::string(rows_before, '\n') + std::string(end));
    return import ? static_cast<int>(import->mission.boards.size()) : 0;
  };
  EXPECT_EQ(boards(26, "."), 2);
  EXPECT_EQ(boards(20, "."), 1);
  EXPECT_EQ(boards(30, "."), 1);
  EXPECT_EQ(boards(20, "+\n\n\n\n\n\n."), 2);
  EXPECT_EQ(boards(20, "+\n."), 0);
}

TEST(SketchImport, RefusesRowsThatAreNoBoardWithTheirPlace) {
  const auto error = import_text(std::string(19, '\n') + "  +\n").error();
  EXPECT_EQ(error.line, 20);
  EXPECT_NE(error.message.find("20 rows"), std::string::npos);
  EXPECT_EQ(import_text(std::string(99, '\n') + "+").error().line, 29);
}

TEST(SketchImport, RefusesADoubleThatIsNone) {
  NamedSketch sketch;
  sketch.layout = "+-+\n| |\n";
  sketch.two_boards = true;
  const auto import = import_sketch(sketch, "t.lua", kill_team(), gallowdark_set());
  ASSERT_FALSE(import);
  EXPECT_NE(import.error().message.find("called double but has only 2 rows"), std::string::npos);
}

TEST(SketchImport, RefusesCharactersBeyondTheBoard) {
  const auto error = import_text("+\n|              +  x\n").error();
  EXPECT_EQ(error.file, "sketch.txt");
  EXPECT_EQ(error.line, 2);
  EXPECT_EQ(error.column, 16);
  EXPECT_TRUE(error.message.starts_with("Row 2, column 16: \"+\""));
  EXPECT_TRUE(import_text("+             +  ..  \n"));
}

TEST(SketchImport, HorizontalMeansTopAndBottomRow) {
  const auto mission = sketched("+-+", DeployPattern::horizontal);
  ASSERT_EQ(mission.zones->size(), 2U);
  const auto& top = mission.zones->at(0);
  EXPECT_EQ(top.id, Id("side-a-drop-zone"));
  EXPECT_EQ(top.kind, Id("drop-zone"));
  EXPECT_EQ(top.side, Id("side-a"));
  const auto& cells = std::get<CellsShape>(top.shape).cells;
  ASSERT_EQ(cells.size(), 7U);
  EXPECT_EQ(cells.front(), (CellAddress{1, {0, 0}}));
  EXPECT_EQ(cells.back(), (CellAddress{1, {6, 0}}));
  EXPECT_EQ(std::get<CellsShape>(mission.zones->at(1).shape).cells.front(), (CellAddress{1, {0, 5}}));
}

TEST(SketchImport, VerticalMeansLeftAndRightColumnOverAllBoards) {
  const auto mission = sketched(std::string(26, '\n') + "+", DeployPattern::vertical);
  const auto& left = std::get<CellsShape>(mission.zones->at(0).shape).cells;
  const auto& right = std::get<CellsShape>(mission.zones->at(1).shape).cells;
  EXPECT_EQ(mission.zones->at(1).side, Id("side-b"));
  ASSERT_EQ(left.size(), 12U);
  EXPECT_EQ(left.front(), (CellAddress{1, {0, 0}}));
  EXPECT_EQ(left.back(), (CellAddress{2, {0, 5}}));
  EXPECT_EQ(right.front(), (CellAddress{1, {6, 0}}));
  EXPECT_EQ(right.back(), (CellAddress{2, {6, 5}}));
}

TEST(SketchImport, HorizontalOverTwoBoardsMeansTopOfTheFirstAndBottomOfTheSecond) {
  const auto mission = sketched(std::string(26, '\n') + "+", DeployPattern::horizontal);
  EXPECT_EQ(std::get<CellsShape>(mission.zones->at(0).shape).cells.back(), (CellAddress{1, {6, 0}}));
  EXPECT_EQ(std::get<CellsShape>(mission.zones->at(1).shape).cells.front(), (CellAddress{2, {0, 5}}));
}

TEST(SketchImport, NoneMeansNoZones) { EXPECT_TRUE(sketched("+-+").zones->empty()); }

TEST(SketchImport, NamesOfCharactersThatNoTextMayHoldAreCleanedAndSaid) {
  for (const std::string odd : {"\u0085", "\uFFFE", "\U0010FFFF"}) {
    const auto sketches = read_sketches("{ name = \"a" + odd + "b\", layout = [[\n+-+\n]] }", "t.lua");
    const auto import = import_sketch(sketches.value().front(), "t.lua", kill_team(), gallowdark_set()).value();
    EXPECT_EQ(import.mission.head->title, "a\uFFFDb");
    ASSERT_EQ(import.remarks.size(), 1U);
    EXPECT_EQ(to_text(import.remarks.front()),
              "t.lua:2: The name holds characters that no text may hold; they are replaced by \uFFFD.");
  }
}

}  // namespace
}  // namespace bulkhead::test
