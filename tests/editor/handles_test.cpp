// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/editor/canvas_fixture.h"
#include "tests/support/terrain.h"

namespace bulkhead {
namespace {

using test::alt;
using test::CanvasFixture;
using test::open_board;

Mission with_zone(std::string_view edit) {
  const auto mission = open_board();
  return parse_edit(mission, edit).value().apply(mission).value();
}

/// A zone on a board of 600 × 400 mm, selected.
struct HandlesTest : testing::Test {
  CanvasFixture fixture{open_board()};
  void begin(std::string_view shape) {
    fixture.document.begin(with_zone("zone z kind drop-zone side attacker " + std::string(shape)));
    fixture.canvas.set_unit(RulerUnit::millimetres);
    fixture.canvas.choose("select");
    fixture.stage.select(Selection({ObjectAddress{Id("z")}}));
  }
  [[nodiscard]] std::string shape() const {
    const auto text = PutZone{fixture.mission().zones->front(), false}.text_form(fixture.mission());
    return text.substr(text.find("attacker") + 9);
  }
  [[nodiscard]] std::size_t handles() const { return fixture.canvas.marks().handles.size(); }
};

TEST_F(HandlesTest, CornersOfAPolygonAreDragged) {
  begin("polygon 100mm,100mm 300mm,100mm 300mm,200mm");
  fixture.point_at("500mm,350mm");
  EXPECT_EQ(handles(), 6U) << "three corners, three sides";
  fixture.drag({"300mm,200mm", "350mm,250mm", "402mm,301mm"});
  EXPECT_EQ(shape(), "polygon 100mm,100mm 300mm,100mm 400mm,300mm");
  EXPECT_EQ(fixture.selected(), "#z");
  fixture.document.undo();
  EXPECT_EQ(shape(), "polygon 100mm,100mm 300mm,100mm 300mm,200mm") << "one step";
}

TEST_F(HandlesTest, SidesBecomeCornersAndTheRightButtonTakesThemAway) {
  begin("polygon 100mm,100mm 300mm,100mm 300mm,200mm");
  fixture.drag({"200mm,100mm", "200mm,51mm"});
  EXPECT_EQ(shape(), "polygon 100mm,100mm 200mm,50mm 300mm,100mm 300mm,200mm");
  fixture.click("200mm,50mm", Button::right);
  EXPECT_EQ(shape(), "polygon 100mm,100mm 300mm,100mm 300mm,200mm");
  fixture.click("100mm,100mm", Button::right);
  EXPECT_EQ(shape(), "polygon 100mm,100mm 300mm,100mm 300mm,200mm") << "three corners stay";
}

TEST_F(HandlesTest, ACornerDoesNotCrossTheOtherSides) {
  begin("polygon 100mm,100mm 300mm,100mm 300mm,200mm 100mm,200mm");
  fixture.drag({"300mm,200mm", "250mm,150mm", "200mm,50mm"});
  EXPECT_EQ(shape(), "polygon 100mm,100mm 300mm,100mm 250mm,150mm 100mm,200mm") << "as far as it was a polygon";
}

TEST_F(HandlesTest, CirclesStripsAndPolygonsFollowTheirHandles) {
  begin("circle 300mm,200mm radius 80mm");
  fixture.drag({"380mm,200mm", "401mm,200mm"});
  EXPECT_EQ(shape(), "circle 300mm,200mm radius 100mm");
  begin("strip west depth 100mm");
  fixture.drag({"100mm,200mm", "151mm,180mm"});
  EXPECT_EQ(shape(), "strip west depth 150mm");
  begin("strip south depth 100mm");
  fixture.drag({"300mm,300mm", "300mm,249mm"});
  EXPECT_EQ(shape(), "strip south depth 150mm");
  begin("quarter north-west");
  fixture.point_at("500mm,350mm");
  EXPECT_EQ(handles(), 0U);
}

TEST_F(HandlesTest, APolygonIsMovedAsAWholeAndStaysOnTheBoard) {
  begin("polygon 100mm,100mm 300mm,100mm 300mm,200mm");
  fixture.drag({"270mm,120mm", "300mm,150mm", "331mm,171mm"});
  // The top-left corner would come to 161, 151 mm: on the grid 160, 150.
  EXPECT_EQ(shape(), "polygon 160mm,150mm 360mm,150mm 360mm,250mm");
  fixture.drag({"330mm,170mm", "590mm,390mm"});
  EXPECT_EQ(shape(), "polygon 400mm,300mm 600mm,300mm 600mm,400mm");
}

TEST(Handles, TurnWhatStandsAlone) {
  CanvasFixture fixture(test::with_feature(open_board(), "crate", "crate", 300, 200));
  fixture.canvas.choose("select");
  fixture.stage.select(Selection({ObjectAddress{Id("crate")}}));
  fixture.point_at("500mm,350mm");
  ASSERT_EQ(fixture.canvas.marks().handles.size(), 1U);
  // Its handle stands 50 mm above the middle: five times what the pointer feels.
  fixture.drag({"300mm,150mm", "340mm,160mm", "352mm,198mm"});
  EXPECT_EQ(fixture.mission().boards.front()->features.front().turn, 90);
  fixture.press("350mm,200mm", Button::left, alt);
  fixture.move("349mm,209mm", alt);
  fixture.release("349mm,209mm", alt);
  // atan(9 / 49) = 10.4 degrees below the horizontal.
  EXPECT_EQ(fixture.mission().boards.front()->features.front().turn, 100);
}

}  // namespace
}  // namespace bulkhead
