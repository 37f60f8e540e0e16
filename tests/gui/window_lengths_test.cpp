// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/gui/support/hand.h"

/// Lengths that are typed on the map while something is drawn or dragged.
namespace bulkhead::test {
namespace {

class LengthsOnTheMap : public testing::Test {
 protected:
  void choose_form(std::string_view name) {
    window_.choose("tool.zone");
    const auto choices = window_.controller().tool().choices(window_.mission());
    for (std::size_t number = 0; number < choices.at(1).names.size(); ++number) {
      if (choices[1].names[number] == name) window_.controller().choose_option(1, number);
    }
    window_.frame().canvas().SetFocus();
    ASSERT_TRUE(wait_for([&] { return window_.frame().canvas().HasFocus(); }));
  }
  /// Of the zone that was drawn last.
  [[nodiscard]] Point size() {
    const auto& corners = std::get<PolygonShape>(window_.mission().zones->back().shape).corners;
    const auto corner = [](const Place& place) { return std::get<Point>(place); };
    return corner(corners.at(2)) - corner(corners.at(0));
  }

  EditorWindow window_{"kill-team/open-30x22"};
  Hand hand_{window_};
};

TEST_F(LengthsOnTheMap, AreTypedWhileTheButtonIsHeld) {
  choose_form("Rectangle");
  const auto before = window_.mission().zones->size();
  hand_.to(100, 100);
  hand_.down();
  hand_.to(200, 180);
  type("6\"");
  screenshot("lengths-held");
  press_key(WXK_TAB);
  EXPECT_TRUE(window_.frame().canvas().HasFocus()) << "Tab goes to the next length";
  type("150mm");
  press_key(WXK_RETURN);
  hand_.up();
  EXPECT_EQ(window_.controller().tool().info().key, "zone") << "no letter is a command";
  ASSERT_EQ(window_.mission().zones->size(), before + 1);
  // Six inches are 152.4 mm.
  EXPECT_EQ(size(), (Point{Length::inches(6), Length::millimetres(150)}));
}

TEST_F(LengthsOnTheMap, AreTypedBetweenTwoClicks) {
  choose_form("Rectangle");
  hand_.to(100, 100);
  hand_.click();
  hand_.to(200, 180);
  screenshot("lengths-hanging");
  type("4\"");
  press_key(WXK_TAB);
  type("2in");
  press_key(WXK_RETURN);
  EXPECT_EQ(size(), (Point{Length::inches(4), Length::inches(2)}));
}

TEST_F(LengthsOnTheMap, AreInInchesWithTheSignOfInches) {
  window_.controller().set_unit(RulerUnit::millimetres);
  choose_form("Rectangle");
  hand_.to(100, 100);
  hand_.down();
  hand_.to(200, 180);
  type("6\"");
  press_key(WXK_TAB);
  type("70");
  press_key(WXK_RETURN);
  hand_.up();
  EXPECT_EQ(size(), (Point{Length::inches(6), Length::millimetres(70)}));
}

TEST_F(LengthsOnTheMap, OfTheNumberPadAreLengths) {
  choose_form("Rectangle");
  hand_.to(100, 100);
  hand_.down();
  hand_.to(200, 180);
  // On this display the pad has arrows as long as its lock is off.
  const auto press = [&](int key) {
    wxKeyEvent event(wxEVT_KEY_DOWN);
    event.m_keyCode = key;
    window_.frame().canvas().ProcessWindowEvent(event);
  };
  for (const int key : {WXK_NUMPAD3, WXK_NUMPAD_DECIMAL, WXK_NUMPAD5, WXK_TAB, WXK_NUMPAD4, WXK_NUMPAD_ENTER})
    press(key);
  hand_.up();
  EXPECT_EQ(size(), (Point{Length::inches(7) / 2, Length::inches(4)}));
}

TEST_F(LengthsOnTheMap, SayHowFarTerrainIsDragged) {
  const auto from = find_feature(window_.mission(), Id("rubble-north"))->at;
  window_.choose("tool.select");
  hand_.to(Place(from));
  hand_.down();
  hand_.to(Place(from + Point{Length::millimetres(60), Length::millimetres(40)}));
  type("2\"");
  press_key(WXK_TAB);
  type("1\"");
  press_key(WXK_RETURN);
  hand_.up();
  EXPECT_EQ(find_feature(window_.mission(), Id("rubble-north"))->at - from,
            (Point{Length::inches(2), Length::inches(1)}));
  EXPECT_EQ(window_.document().steps_done(), 1U);
}

TEST_F(LengthsOnTheMap, EscapeTakesBackWhatIsTypedAndThenTheDrawing) {
  choose_form("Rectangle");
  const auto before = window_.mission().zones->size();
  hand_.to(100, 100);
  hand_.down();
  hand_.to(200, 180);
  type("9");
  press_key(WXK_ESCAPE);
  ASSERT_EQ(window_.mission().zones->size(), before + 1);
  EXPECT_NE(size().x, Length::inches(9));
  press_key(WXK_ESCAPE);
  EXPECT_EQ(window_.mission().zones->size(), before);
  hand_.up();
  EXPECT_EQ(window_.mission().zones->size(), before);
}

TEST(KeysInADrag, TabDoesNotLeaveTheMap) {
  EditorWindow window("kill-team/gallowdark-6x7");
  window.choose("tool.wall");
  Hand hand(window);
  hand.to(place("B3.nw"));
  hand.down();
  hand.to(place("D3.nw"));
  press_key(WXK_TAB);
  EXPECT_TRUE(window.frame().canvas().HasFocus());
  hand.up();
  EXPECT_EQ(find_lattice(window.mission(), 1)->edge(parse_edge_address("B2/B3")->edge), EdgeKind::wall);
}

}  // namespace
}  // namespace bulkhead::test
