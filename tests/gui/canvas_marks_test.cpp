// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>

#include "editor/window/canvas/badge_painter.h"
#include "editor/window/canvas/marks_painter.h"
#include "rendering/look/colours.h"
#include "rendering/look/designs.h"
#include "tests/editor/recording_canvas.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

/// An empty board on a map of 800 × 600 pixels.
struct Map {
  Mission mission = test::empty_mission();
  Table table{mission};
  View view = [this] {
    View fitted;
    fitted.resize({800, 600});
    fitted.fit(table.bounds(), 0);
    return fitted;
  }();
  ScreenPlaces places{mission, table, view};
};

/// What is stroked for a free piece that hangs on the pointer, 200 mm right of the table's corner and 100 mm below it.
std::vector<Rect> stroked_for(FreePiece::Kind kind, int turn) {
  const Map map;
  const auto& [mission, table, view, places] = map;
  Marks marks;
  FreePiece piece{Id("loose"), kind, {Length::millimetres(200), Length::millimetres(100)}, turn, {}};
  marks.ghost_pieces.push_back({1, std::move(piece), MarkStyle::ghost});
  test::RecordingCanvas canvas;
  draw_marks(canvas, places, marks, usual_design());
  const auto middle =
      places.at(1, find_board(mission, 1)->at + Point{Length::millimetres(200), Length::millimetres(100)});
  // In millimetres from where it stands.
  auto boxes = canvas.stroked;
  for (auto& box : boxes) {
    box.top_left = (box.top_left - middle) * (1 / places.pixels(1));
    box.size = box.size * (1 / places.pixels(1));
  }
  return boxes;
}

/// A wall of this set is 97 mm long.
constexpr double half_wall = 48.5;

TEST(GhostPieces, AreDrawnWhereTheyWouldStandAndAsTheyAreTurned) {
  const auto lying = stroked_for(FreePiece::Kind::wall, 0);
  ASSERT_FALSE(lying.empty());
  EXPECT_NEAR(lying.front().top_left.x, -half_wall, 1e-6);
  EXPECT_NEAR(lying.front().size.x, 2 * half_wall, 1e-6);
  EXPECT_NEAR(lying.front().size.y, 0, 1e-6);
  const auto standing = stroked_for(FreePiece::Kind::wall, 90);
  ASSERT_FALSE(standing.empty());
  EXPECT_NEAR(standing.front().top_left.y, -half_wall, 1e-6);
  EXPECT_NEAR(standing.front().size.y, 2 * half_wall, 1e-6);
  EXPECT_NEAR(standing.front().size.x, 0, 1e-6);
}

TEST(GhostPieces, ClockwiseIsDownToTheRight) {
  // Along x turned by 30 degrees: 42 mm to the right, 24.25 mm down.
  const auto askew = stroked_for(FreePiece::Kind::wall, 30);
  ASSERT_FALSE(askew.empty());
  EXPECT_NEAR(askew.front().size.x, 84.004, 1e-3);
  EXPECT_NEAR(askew.front().size.y, 48.5, 1e-3);
}

TEST(GhostPieces, AHatchwayHasItsLeafAndPillarsAreSmall) {
  EXPECT_GT(stroked_for(FreePiece::Kind::hatchway, 0).size(), stroked_for(FreePiece::Kind::wall, 0).size());
  for (const auto kind : {FreePiece::Kind::pillar, FreePiece::Kind::wall_end}) {
    const auto drawn = stroked_for(kind, 0);
    ASSERT_FALSE(drawn.empty());
    EXPECT_NEAR(drawn.front().centre().x, 0, 1e-6);
    EXPECT_NEAR(drawn.front().centre().y, 0, 1e-6);
    EXPECT_LT(drawn.front().size.x, half_wall);
    EXPECT_GT(drawn.front().size.x, 0);
  }
}

TEST(FindingBadges, HaveTheColoursOfTheMapsDesign) {
  const Map map;
  std::vector<Badge> badges;
  for (const auto level : {Level::error, Level::warning, Level::note}) {
    badges.push_back({{100, 100}, {100, 100}, 0, {{parse_address("C3").value(), level}}});
  }
  for (const auto& design : designs()) {
    test::RecordingCanvas canvas;
    draw_badges(canvas, map.view, badges, design);
    // A rim and a disc each; the symbols of warnings and notes are filled, that of errors is stroked.
    EXPECT_EQ(canvas.filled, (std::vector{design.paper, design.error.colour, design.paper, design.warning.colour,
                                          design.paper, design.paper, design.note.colour, design.paper}))
        << design.key;
  }
}

TEST(FindingBadges, LieBelowWhatAMeasuredLineSays) {
  const Map map;
  const auto& design = usual_design();
  const std::vector<Badge> badges = {{{100, 100}, {100, 100}, 0, {{parse_address("C3").value(), Level::warning}}}};
  const auto drawn_before_badges = [&](const Marks& marks) {
    test::RecordingCanvas canvas;
    draw_marks_and_badges(canvas, map.places, map.view, marks, badges, design);
    return std::find(canvas.filled.begin(), canvas.filled.end(), design.warning.colour) - canvas.filled.begin() - 1;
  };
  Marks measured;
  measured.line = MeasuringLine{};
  measured.line->text = "6\"";
  EXPECT_EQ(drawn_before_badges(measured), 0);
  Marks said;
  said.words.push_back({{100, 100}, "4\" × 2\""});
  EXPECT_EQ(drawn_before_badges(said), 0);
  Marks chosen;
  chosen.cells.push_back({{1, parse_cell("C3").value()}, MarkStyle::selected});
  EXPECT_EQ(drawn_before_badges(chosen), 1);
}

TEST(Marks, StandOutOnTheMapOfEachDesign) {
  const Map map;
  Marks marks;
  marks.cells.push_back({{1, parse_cell("C3").value()}, MarkStyle::selected});
  marks.cells.push_back({{1, parse_cell("C4").value()}, MarkStyle::erase});
  marks.line = MeasuringLine{};
  marks.line->text = "6\"";
  for (const auto& design : designs()) {
    test::RecordingCanvas canvas;
    draw_marks(canvas, map.places, marks, design);
    // The cells, a rim and a disc at each end of the line, and the ground of its words.
    ASSERT_EQ(canvas.filled.size(), 7U) << design.key;
    for (const std::size_t drawn : {0U, 1U, 3U, 5U, 6U}) {
      auto colour = canvas.filled[drawn];
      colour.alpha = 1;
      EXPECT_GE(contrast(colour, design.floor), 4.5) << design.key << " " << drawn;
      EXPECT_GE(contrast(colour, design.paper), 4.5) << design.key << " " << drawn;
    }
    EXPECT_EQ(canvas.filled[2], design.paper) << design.key;
  }
}

/// The ground of words beside what they are about: 100 × 60 mm in the middle of the board, pointed at in a corner.
Rect words_about(Vec corner) {
  const Map map;
  const auto middle = map.table.bounds().centre();
  const Rect about{middle - Vec{50, 30}, {100, 60}};
  Marks marks;
  marks.words.push_back({{middle.x + corner.x * 50, middle.y + corner.y * 30}, "4\" × 2\"", {}, about});
  test::RecordingCanvas canvas;
  draw_marks(canvas, map.places, marks, usual_design());
  const auto box = map.places.box(about);
  EXPECT_EQ(canvas.filled_boxes.size(), 1U);
  const auto words = canvas.filled_boxes.empty() ? Rect{} : canvas.filled_boxes.front();
  const auto apart = [](double first, double last, double other_first, double other_last) {
    return last <= other_first || other_last <= first;
  };
  EXPECT_TRUE(apart(words.top_left.x, words.bottom_right().x, box.top_left.x, box.bottom_right().x) ||
              apart(words.top_left.y, words.bottom_right().y, box.top_left.y, box.bottom_right().y))
      << "they lie on what is drawn";
  return {words.top_left - box.centre(), words.size};
}

TEST(WordsOfMarks, StandBesideWhatTheyAreAboutOnTheSideOfThePointer) {
  EXPECT_GT(words_about({1, 1}).top_left.y, 0);
  EXPECT_GT(words_about({-1, 1}).top_left.y, 0);
  EXPECT_LT(words_about({1, -1}).bottom_right().y, 0);
  EXPECT_GT(words_about({1, 0}).top_left.x, 0);
  EXPECT_LT(words_about({-1, 0}).bottom_right().x, 0);
}

TEST(WordsOfMarks, HaveACaretOfALineAndOfNoLetter) {
  const Map map;
  const auto drawn = [&](std::optional<std::size_t> caret) {
    Marks marks;
    marks.words.push_back({map.table.bounds().centre(), "Width 6 · Depth 40 mm", caret, {}});
    test::RecordingCanvas canvas;
    draw_marks(canvas, map.places, marks, usual_design());
    EXPECT_EQ(canvas.texts, std::vector<std::string>{"Width 6 · Depth 40 mm"});
    return canvas.stroked;
  };
  EXPECT_TRUE(drawn(std::nullopt).empty());
  const auto first = drawn(7);
  const auto last = drawn(std::string("Width 6 · Depth 40 mm").size());
  ASSERT_EQ(first.size(), 1U);
  ASSERT_EQ(last.size(), 1U);
  EXPECT_EQ(first.front().size.x, 0);
  EXPECT_GT(first.front().size.y, 12);
  EXPECT_LT(first.front().top_left.x, last.front().top_left.x);
}

}  // namespace
}  // namespace bulkhead
