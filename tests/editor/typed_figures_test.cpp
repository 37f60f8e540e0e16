// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/editor/canvas_fixture.h"
#include "tests/support/terrain.h"

/// Lengths that are typed while something is drawn or dragged, and places that are asked for.
namespace bulkhead {
namespace {

using test::CanvasFixture;
using test::open_board;
using test::with_feature;

struct TypedFigures : testing::Test {
  CanvasFixture fixture{with_feature(open_board(), "crate", "crate", 100, 100)};
  void draw(std::string_view form) {
    fixture.canvas.set_unit(RulerUnit::millimetres);
    fixture.canvas.choose("zone");
    fixture.choose_option(form);
  }
  void type(std::string_view keys) {
    for (const char key : keys) EXPECT_TRUE(fixture.canvas.type(key)) << key;
  }
  [[nodiscard]] const Shape& shape() { return fixture.mission().zones->back().shape; }
  [[nodiscard]] std::string corner(std::size_t index) {
    return to_text(std::get<PolygonShape>(shape()).corners.at(index));
  }
  [[nodiscard]] std::string words() {
    const auto marks = fixture.canvas.marks();
    return marks.words.empty() ? "" : marks.words.front().text;
  }
};

TEST_F(TypedFigures, SayHowLargeARectangleIs) {
  draw("Rectangle");
  EXPECT_FALSE(fixture.canvas.type('6')) << "nothing is drawn yet";
  fixture.press("100mm,200mm");
  fixture.move("160mm,240mm");
  type("6\"");
  EXPECT_EQ(words(), "Width 6\" · Depth 40 mm");
  // Behind `Width 6"`.
  EXPECT_EQ(fixture.canvas.marks().words.front().caret, std::optional<std::size_t>(8));
  type("\t150mm\r");
  // Six inches are 152.4 mm.
  EXPECT_EQ(corner(0), "100mm,200mm");
  EXPECT_EQ(corner(2), "252.4mm,350mm");
  fixture.release("160mm,240mm");
  EXPECT_EQ(corner(2), "252.4mm,350mm") << "it was done with";
  EXPECT_EQ(fixture.document.steps_done(), 1U);
}

TEST_F(TypedFigures, GoToTheSideOnWhichThePointerIs) {
  draw("Rectangle");
  fixture.click("300mm,300mm");
  fixture.point_at("280mm,250mm");
  type("50\t100\r");
  EXPECT_EQ(corner(0), "250mm,200mm");
  EXPECT_EQ(corner(2), "300mm,300mm");
}

TEST_F(TypedFigures, OfACircleAStripAndAPolygon) {
  draw("Circle");
  fixture.press("300mm,200mm");
  fixture.move("320mm,210mm");
  type("81mm\r");
  EXPECT_EQ(std::get<CircleShape>(shape()).radius, Length::micrometres(40'500));
  draw("Strip");
  fixture.click("0mm,200mm");
  fixture.point_at("30mm,200mm");
  type("4\"\r");
  EXPECT_EQ(std::get<StripShape>(shape()).depth, Length::inches(4));
  EXPECT_EQ(std::get<StripShape>(shape()).edge, Compass::west);
  draw("Polygon");
  fixture.click("400mm,100mm");
  fixture.point_at("430mm,100mm");
  type("75\r");
  fixture.point_at("480mm,180mm");
  fixture.click("480mm,180mm");
  fixture.click("400mm,100mm");
  EXPECT_EQ(corner(1), "475mm,100mm");
  EXPECT_EQ(corner(2), "480mm,180mm") << "the next side is free again";
}

TEST_F(TypedFigures, AreTakenBackAndRefusedWithAReason) {
  draw("Rectangle");
  fixture.press("100mm,200mm");
  fixture.move("160mm,240mm");
  type("5..");
  EXPECT_TRUE(fixture.canvas.type('\r'));
  EXPECT_NE(fixture.stage.message(), "");
  EXPECT_TRUE(fixture.stage.in_gesture()) << "the drawing is as it was";
  type("\b\b");
  EXPECT_EQ(corner(2), "105mm,240mm");
  type("\x1b");
  EXPECT_EQ(corner(2), "160mm,240mm") << "the pointer counts again";
  EXPECT_FALSE(fixture.canvas.type('\x1b')) << "now it gives the drawing up";
  EXPECT_FALSE(fixture.canvas.type('x'));
  fixture.release("160mm,240mm");
}

TEST_F(TypedFigures, SayHowFarADragGoes) {
  fixture.canvas.choose("select");
  fixture.press("100mm,100mm");
  fixture.move("150mm,130mm");
  EXPECT_TRUE(fixture.canvas.type('6'));
  EXPECT_TRUE(fixture.canvas.type('\t'));
  EXPECT_TRUE(fixture.canvas.type('2'));
  EXPECT_TRUE(fixture.canvas.type('\r'));
  EXPECT_EQ(to_text(find_feature(fixture.mission(), Id("crate"))->at), "252.4mm,150.8mm");
  fixture.document.undo();
  EXPECT_EQ(to_text(find_feature(fixture.mission(), Id("crate"))->at), "100mm,100mm") << "one step";
}

TEST_F(TypedFigures, HaveACaretWhereTheNextKeyGoes) {
  const auto caret = [&] { return fixture.canvas.marks().words.at(0).caret; };
  draw("Rectangle");
  fixture.press("100mm,200mm");
  fixture.move("160mm,240mm");
  EXPECT_EQ(caret(), std::nullopt) << "nobody types";
  type("6\t");
  // Behind `Width 6 mm · Depth 40 mm`, in which the middle dot has two bytes.
  EXPECT_EQ(words(), "Width 6 mm · Depth 40 mm");
  EXPECT_EQ(caret(), std::optional<std::size_t>(words().size()));
  type("5");
  EXPECT_EQ(words(), "Width 6 mm · Depth 5");
  EXPECT_EQ(caret(), std::optional<std::size_t>(words().size()));
}

TEST_F(TypedFigures, DistancesToTheEdgesStandBesideThePointer) {
  draw("Rectangle");
  fixture.press("100mm,50mm");
  fixture.move("300mm,100mm");
  EXPECT_EQ(words(), "200 mm × 50 mm · 300 mm from the west edge, 100 mm from the north edge");
}

TEST_F(TypedFigures, PlacesAreAskedForOneAfterTheOther) {
  std::vector<Vec> picked;
  const auto ask = [&] {
    fixture.canvas.pick_points({{"First", false}, {"Second", true}}, [&](const std::vector<Vec>& at) { picked = at; });
  };
  fixture.canvas.set_unit(RulerUnit::millimetres);
  fixture.canvas.choose("terrain");
  ask();
  EXPECT_EQ(fixture.canvas.hint(), "First  ·  Esc gives up");
  fixture.click("103mm,204mm");
  EXPECT_EQ(fixture.canvas.hint(), "Second  ·  Esc gives up");
  EXPECT_EQ(fixture.canvas.marks().handles.size(), 1U);
  fixture.click("206mm,299mm");
  ASSERT_EQ(picked.size(), 2U);
  EXPECT_EQ(picked[0], (Vec{103, 204}));
  EXPECT_EQ(picked[1], (Vec{210, 300})) << "the second snaps to the grid of centimetres";
  EXPECT_FALSE(fixture.document.can_undo()) << "no tool has done anything";
  picked.clear();
  ask();
  fixture.click("103mm,204mm");
  fixture.canvas.cancel();
  fixture.click("206mm,299mm");
  EXPECT_TRUE(picked.empty());
  EXPECT_TRUE(fixture.document.can_undo()) << "the tool is at work again";
}

TEST_F(TypedFigures, PlacesAreAskedForNoLongerOnceNobodyWantsThem) {
  bool picked = false;
  fixture.canvas.choose("terrain");
  fixture.canvas.stop_picking();
  fixture.canvas.pick_points({{"First", false}, {"Second", true}}, [&](const std::vector<Vec>&) { picked = true; });
  fixture.click("103mm,204mm");
  EXPECT_EQ(fixture.canvas.hint(), "Second  ·  Esc gives up");
  fixture.canvas.stop_picking();
  EXPECT_EQ(fixture.canvas.hint().find("Esc gives up"), std::string::npos) << fixture.canvas.hint();
  fixture.click("206mm,299mm");
  EXPECT_FALSE(picked);
}

}  // namespace
}  // namespace bulkhead
