// SPDX-License-Identifier: MIT
#include "editor/tools/view/view.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "editor/tools/view/ruler.h"
#include "editor/tools/view/ruler_zero.h"
#include "editor/tools/view/sticky_letters.h"
#include "editor/tools/view/table.h"
#include "tests/editor/canvas_fixture.h"
#include "tests/support/picking.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

View view_of(ScreenPoint size) {
  View view;
  view.resize(size);
  return view;
}

TEST(View, FitsAnAreaIntoTheMiddle) {
  auto view = view_of({800, 600});
  view.fit({{0, 0}, {600, 700}}, 50);
  // 500 pixels of height for 700 mm.
  EXPECT_DOUBLE_EQ(view.zoom(), 500.0 / 700.0);
  EXPECT_NEAR(view.to_screen({300, 350}).x, 400, 1e-9);
  EXPECT_NEAR(view.to_screen({300, 350}).y, 300, 1e-9);
  EXPECT_NEAR(view.to_screen({0, 0}).y, 50, 1e-9);
  EXPECT_NEAR(view.to_screen({0, 700}).y, 550, 1e-9);
}

TEST(View, FitsNothingWithoutHarm) {
  auto view = view_of({800, 600});
  view.fit({}, 50);
  EXPECT_EQ(view.zoom(), 1);
  EXPECT_EQ(view.to_screen({0, 0}), (ScreenPoint{400, 300}));
  view.resize({0, -5});
  EXPECT_EQ(view.size(), (ScreenPoint{1, 1}));
}

TEST(View, ZoomsAtThePointer) {
  auto view = view_of({800, 600});
  const auto under = view.to_table({100, 200});
  view.zoom_at({100, 200}, 2);
  EXPECT_EQ(view.zoom(), 2);
  EXPECT_EQ(view.to_table({100, 200}), under);
  view.zoom_steps_at({100, 200}, 4);
  EXPECT_NEAR(view.zoom(), 4, 1e-12) << "four steps double";
}

TEST(View, StaysWithinItsLimits) {
  auto view = view_of({800, 600});
  view.zoom_at({10, 10}, 1e9);
  EXPECT_EQ(view.zoom(), View::most_zoom);
  view.zoom_at({10, 10}, 1e-12);
  EXPECT_EQ(view.zoom(), View::least_zoom);
}

TEST(View, ShowsWhatLiesOnTheCanvas) {
  auto view = view_of({800, 600});
  view.zoom_at({0, 0}, 2);
  view.pan({-100, -50});
  EXPECT_EQ(view.visible().top_left, view.to_table({0, 0}));
  EXPECT_EQ(view.visible().size, (Vec{400, 300}));
}

TEST(View, KeepsTheMiddleWhenTheCanvasGrows) {
  auto view = view_of({800, 600});
  const auto middle = view.to_table({400, 300});
  view.resize({1000, 700});
  EXPECT_EQ(view.to_table({500, 350}), middle);
}

TEST(View, StaysOnTheScreenWhereTheCanvasIsFramedAnew) {
  auto view = view_of({800, 600});
  view.pan({30, 40});
  const auto before = view.to_screen({100, 100});
  // A bar of 50 pixels comes above and a panel of 200 on the right.
  view.reframe({600, 550}, {0, 50});
  EXPECT_EQ(view.size(), (ScreenPoint{600, 550}));
  EXPECT_EQ(view.to_screen({100, 100}), (ScreenPoint{before.x, before.y - 50}));
  view.reframe({800, 600}, {0, -50});
  EXPECT_EQ(view.to_screen({100, 100}), before);
}

TEST(View, KeepsTheBattlefieldInSight) {
  auto view = view_of({800, 600});
  const Rect area{{0, 0}, {600, 700}};
  view.pan({5000, -5000});
  view.keep_in_sight(area);
  EXPECT_NEAR(view.to_screen({0, 0}).x, 800 - 64, 1e-9);
  EXPECT_NEAR(view.to_screen({0, 700}).y, 64, 1e-9);
}

TEST(View, RevealsWithoutMovingWhatIsInSight) {
  auto view = view_of({800, 600});
  const auto before = view;
  view.reveal(view.to_table({400, 300}), 50);
  EXPECT_EQ(view, before);
  const auto far = view.to_table({2000, 300});
  view.reveal(far, 50);
  EXPECT_NEAR(view.to_screen(far).x, 750, 1e-9);
  EXPECT_NEAR(view.to_screen(far).y, 300, 1e-9);
}

RC_GTEST_PROP(View, ThereAndBackAgain, ()) {
  auto view = view_of({static_cast<double>(test::pick_int(1, 3000)), static_cast<double>(test::pick_int(1, 3000))});
  view.pan({static_cast<double>(test::pick_int(-9000, 9000)), static_cast<double>(test::pick_int(-9000, 9000))});
  const ScreenPoint pointer{static_cast<double>(test::pick_int(0, 3000)), static_cast<double>(test::pick_int(0, 3000))};
  view.zoom_steps_at(pointer, test::pick_int(-40, 40));
  const Vec point{static_cast<double>(test::pick_int(-30000, 30000)),
                  static_cast<double>(test::pick_int(-30000, 30000))};
  const auto back = view.to_table(view.to_screen(point));
  RC_ASSERT(std::abs(back.x - point.x) < 1e-6 && std::abs(back.y - point.y) < 1e-6);
  RC_ASSERT(view.zoom() >= View::least_zoom && view.zoom() <= View::most_zoom);
}

std::string sticky(const std::vector<StickyLetter>& letters) {
  std::string text;
  for (const auto& letter : letters) text += (text.empty() ? "" : " ") + letter.text;
  return text;
}

TEST(StickyLetters, AreShownWhereThoseOfTheBoardAreNot) {
  // The board of 4 × 3 cells begins 12 mm before its lattice of 97 mm; a pixel is a millimetre.
  const auto mission = test::empty_mission({4, 3});
  const Table table(mission);
  const auto at = [&](double x, double y) {
    View moved;
    moved.resize({300, 250});
    moved.pan({x - moved.origin().x, y - moved.origin().y});
    return moved;
  };
  EXPECT_EQ(sticky(sticky_letters(mission, table, at(60, 60))), "") << "the board's own are in sight";
  // Scrolled down by 150: rows begin at 60 - 150; the letters above are out of sight, the numbers are not.
  EXPECT_EQ(sticky(sticky_letters(mission, table, at(60, -90))), "A B") << "the middle of C is at 314.5";
  const auto above = sticky_letters(mission, table, at(60, -90));
  EXPECT_EQ(above.front().at.y, sticky_inset);
  EXPECT_NEAR(above.front().at.x, 60 + 12 + 97 / 2.0, 1);
  // Both: the corner belongs to neither, so that A, at -100 + 60, and row 1 are left out.
  EXPECT_EQ(sticky(sticky_letters(mission, table, at(-100, -90))), "B C D 2 3");
  EXPECT_EQ(sticky(sticky_letters(mission, table, at(5000, -90))), "") << "the board is not in sight";
}

TEST(StickyLetters, StandInStripsThatTheMapDoesNotHave) {
  const ScreenPoint size{300, 250};
  EXPECT_EQ(ground_beside({}, size), (Rect{{0, 0}, {300, 250}}));
  const StickyLetter column{"A", {40, sticky_inset}};
  const StickyLetter row{"1", {sticky_inset, 40}, true};
  EXPECT_EQ(ground_beside({column}, size), (Rect{{0, 22}, {300, 228}}));
  EXPECT_EQ(ground_beside({row}, size), (Rect{{22, 0}, {278, 250}}));
  EXPECT_EQ(ground_beside({column, row}, size), (Rect{{22, 22}, {278, 228}}));
}

TEST(StickyLetters, LeaveNamesOutWhereTheyWouldTouch) {
  const auto mission = test::empty_mission({20, 3});
  const Table table(mission);
  View view;
  view.resize({300, 250});
  view.zoom_at({0, 0}, 0.1);
  view.pan({10 - view.origin().x, 5 - view.origin().y});
  // 9.7 pixels a cell: every fifth column from the first on, which lies in the corner.
  EXPECT_EQ(sticky(sticky_letters(mission, table, view)), "F K P");
}

TEST(StickyLetters, ThatAreLeftOutAreAsManyBetweenAnyTwo) {
  const auto mission = test::empty_mission({3, 30});
  const Table table(mission);
  const auto rows_at = [&](double zoom) {
    View view;
    view.resize({300, 900});
    view.zoom_at({0, 0}, zoom);
    view.pan({5 - view.origin().x, 60 - view.origin().y});
    return sticky(sticky_letters(mission, table, view));
  };
  // 19.4, 9.7, 4.85 and 1.94 pixels a cell.
  EXPECT_EQ(rows_at(0.2), "1 3 5 7 9 11 13 15 17 19 21 23 25 27 29");
  EXPECT_EQ(rows_at(0.1), "1 6 11 16 21 26");
  EXPECT_EQ(rows_at(0.05), "1 11 21");
  EXPECT_EQ(rows_at(0.02), "1 21");
}

TEST(Ruler, CountsFromTheCornerOfTheBoardThatIsPointedAt) {
  const auto mission = test::two_boards({Length::millimetres(500), Length::millimetres(40)});
  const Table table(mission);
  EXPECT_EQ(ruler_zero(mission, table, std::nullopt), (Vec{0, 0})) << "the first board";
  EXPECT_EQ(ruler_zero(mission, table, Vec{20, 30}), (Vec{0, 0}));
  EXPECT_EQ(ruler_zero(mission, table, Vec{510, 50}), (Vec{500, 40}));
  EXPECT_EQ(ruler_zero(mission, table, Vec{495, 20}), (Vec{500, 40})) << "the nearest";
  auto none = mission;
  none.boards.clear();
  EXPECT_EQ(ruler_zero(none, Table(none), Vec{20, 30}), Vec{});
}

TEST(Ruler, CountsFromTheBoardOnEachLevel) {
  const auto mission = test::two_boards({}, 1);
  const Table table(mission);
  const auto upper = table.at(2, {});
  ASSERT_GT(upper.x + upper.y, 0) << "levels lie side by side";
  EXPECT_EQ(ruler_zero(mission, table, upper + Vec{10, 10}), upper);
}

std::string labels(const std::vector<RulerTick>& ticks) {
  std::string text;
  for (const auto& tick : ticks) {
    if (tick.labelled) text += (text.empty() ? "" : " ") + tick.label;
  }
  return text;
}

TEST(Ruler, LabelsEveryFourInchesAtOnePixelAMillimetre) {
  // 2 in are 50.8 pixels, too near; 4 in are 101.6, in eight parts of 12.7.
  const auto ticks = ruler_ticks(0, 304.8, 1, RulerUnit::inches);
  EXPECT_EQ(labels(ticks), "0 4 8 12");
  ASSERT_EQ(ticks.size(), 25U);
  EXPECT_DOUBLE_EQ(ticks[1].at, 12.7);
  EXPECT_FALSE(ticks[1].labelled);
}

TEST(Ruler, LabelsQuartersOfAnInchWhenNear) {
  // A quarter of an inch is 6.35 mm, 63.5 pixels.
  EXPECT_EQ(labels(ruler_ticks(-7, 26, 10, RulerUnit::inches)), "-0.25 0 0.25 0.5 0.75 1");
}

TEST(Ruler, LabelsFeetWhenFarOff) {
  // 48 in are 60.96 pixels at 0.05 pixels a millimetre.
  EXPECT_EQ(labels(ruler_ticks(0, 3000, 0.05, RulerUnit::inches)), "0 48 96");
}

TEST(Ruler, CountsMillimetresInOnesTwosAndFives) {
  // At one pixel a millimetre 100 mm carry a label (50 are too near), in ten parts of 10 pixels.
  const auto ticks = ruler_ticks(-100, 200, 1, RulerUnit::millimetres);
  EXPECT_EQ(labels(ticks), "-100 0 100 200");
  EXPECT_EQ(ticks.size(), 31U);
  // 3 pixels a millimetre: 20 mm are 60 pixels, in four parts of 15.
  EXPECT_EQ(labels(ruler_ticks(0, 50, 3, RulerUnit::millimetres)), "0 20 40");
  EXPECT_EQ(ruler_ticks(0, 50, 3, RulerUnit::millimetres).size(), 11U);
}

RC_GTEST_PROP(Ruler, KeepsLabelsAndTicksApart, ()) {
  const double zoom = test::pick_int(2, 2000) / 100.0;
  const double from = test::pick_int(-5000, 5000);
  const auto unit = test::pick_bool() ? RulerUnit::inches : RulerUnit::millimetres;
  const auto ticks = ruler_ticks(from, from + 2000 / zoom, zoom, unit);
  double last_label = -1e9;
  for (std::size_t index = 0; index < ticks.size(); ++index) {
    RC_ASSERT(ticks[index].at >= from - 1e-9 && ticks[index].at <= from + 2000 / zoom + 1e-9);
    if (index > 0) RC_ASSERT((ticks[index].at - ticks[index - 1].at) * zoom >= 7 - 1e-6);
    if (!ticks[index].labelled) continue;
    RC_ASSERT((ticks[index].at - last_label) * zoom >= 56 - 1e-6);
    last_label = ticks[index].at;
  }
  RC_ASSERT(ticks.size() < 300U);
}

TEST(Ruler, SaysLengthsWithAtMostOneDecimal) {
  EXPECT_EQ(length_words(Length::micrometres(213'360), RulerUnit::inches), "8.4\"");
  EXPECT_EQ(length_words(Length::inches(3), RulerUnit::inches), "3\"");
  EXPECT_EQ(length_words(Length::micrometres(213'360), RulerUnit::millimetres), "213.4 mm");
  EXPECT_EQ(length_words(Length::micrometres(-50), RulerUnit::millimetres), "-0.1 mm");
  EXPECT_EQ(length_words(Length::micrometres(-49), RulerUnit::millimetres), "0 mm");
  EXPECT_EQ(point_words({Length::inches(1), Length::micrometres(38'100)}, RulerUnit::inches), "1\", 1.5\"");
}

TEST(Table, LeadsToTheBattlefieldAndBack) {
  const auto mission = test::two_boards({Length::millimetres(400), Length::millimetres(100)});
  const Table table(mission);
  // A board of 3 × 2 cells measures 315 × 218 mm.
  EXPECT_EQ(table.bounds(), (Rect{{0, 0}, {715, 318}}));
  const auto found = table.locate({412, 112});
  ASSERT_TRUE(found.has_value());
  EXPECT_EQ(found->board, 2);
  EXPECT_EQ(found->point, (Point{Length::millimetres(412), Length::millimetres(112)}));
  EXPECT_TRUE(table.on_a_board({412, 112}));
  EXPECT_FALSE(table.on_a_board({350, 50}));
  EXPECT_EQ(table.locate({350, 50})->board, 1) << "35 mm from the first board, 50 and more from the second";
  EXPECT_EQ(table.at(mission, parse_place("2:A1.nw").value()), (Vec{412, 112}));
}

TEST(Table, PutsDecksSideBySide) {
  // The upper deck lies over the lower one; on the table it stands 120 mm to the right.
  const auto mission = test::two_boards({}, 1);
  const Table table(mission);
  EXPECT_EQ(table.bounds().size, (Vec{315 + 120 + 315, 218}));
  EXPECT_EQ(table.at(mission, parse_place("2:A1.nw").value()), (Vec{435 + 12, 12}));
  const auto found = table.locate({435 + 12, 12});
  EXPECT_EQ(found->board, 2);
  EXPECT_EQ(found->point, (Point{Length::millimetres(12), Length::millimetres(12)}));
}

TEST(Table, StandsWithoutBoards) {
  Mission mission;
  const Table table(mission);
  EXPECT_FALSE(table.locate({10, 10}).has_value());
  EXPECT_FALSE(table.on_a_board({0, 0}));
  EXPECT_EQ(table.bounds(), Rect{});
}

}  // namespace
}  // namespace bulkhead
