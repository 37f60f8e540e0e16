// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <cmath>

#include "tests/gui/support/editor_window.h"

/// What becomes of the map while the window shows another page: fitted it stays, moved by hand it is left where it is.
namespace bulkhead::test {
namespace {

class MapBehindPages : public testing::Test {
 protected:
  /// Where the table's corner is on the screen, and how large a metre.
  struct Place {
    double x = 0;
    double y = 0;
    double metre = 0;
  };
  [[nodiscard]] Place place() {
    const auto corner = window_.frame().canvas().GetScreenPosition();
    const auto& view = window_.controller().view();
    const auto at = view.to_screen({0, 0});
    return {corner.x + at.x, corner.y + at.y, 1000 * view.zoom()};
  }
  void turn_to(const char* page) {
    window_.choose(std::string("view.page.") + page);
    settle(250);
  }
  void expect_at(const Place& before, const char* where) {
    const auto now = place();
    EXPECT_NEAR(now.x, before.x, 0.01) << where;
    EXPECT_NEAR(now.y, before.y, 0.01) << where;
    EXPECT_NEAR(now.metre, before.metre, 0.01) << where;
  }

  /// All of the table.
  void expect_in_sight() {
    const auto& controller = window_.controller();
    const auto& view = controller.view();
    const auto bounds = controller.stage().table().bounds();
    const auto first = view.to_screen(bounds.top_left);
    const auto last = view.to_screen(bounds.bottom_right());
    EXPECT_GE(first.x, 0);
    EXPECT_GE(first.y, 0);
    EXPECT_LE(last.x, view.size().x);
    EXPECT_LE(last.y, view.size().y);
  }

  EditorWindow window_{"kill-team/three-lamps"};
};

TEST_F(MapBehindPages, IsThereAgainAsItWas) {
  settle(250);
  const auto before = place();
  turn_to("texts");
  turn_to("both");
  expect_in_sight();
  turn_to("map");
  expect_at(before, "after all pages");
  turn_to("both");
  expect_in_sight();
  turn_to("map");
  expect_at(before, "after both");
  turn_to("texts");
  turn_to("map");
  expect_at(before, "after the texts alone");
}

TEST_F(MapBehindPages, StaysWhereItWasPut) {
  settle(250);
  window_.controller().pan_by({30, 20});
  settle(250);
  const auto before = place();
  turn_to("both");
  expect_at(before, "beside the texts");
  turn_to("texts");
  turn_to("map");
  expect_at(before, "after all pages");
}

TEST_F(MapBehindPages, IsThereAgainWithNothingBesideIt) {
  for (const auto panel : {Docks::Panel::side, Docks::Panel::foot, Docks::Panel::tools}) {
    window_.frame().docks().want(panel, false);
  }
  window_.choose("view.fit");
  settle(250);
  const auto before = place();
  turn_to("texts");
  turn_to("map");
  expect_at(before, "after the texts alone");
  turn_to("texts");
  turn_to("both");
  turn_to("map");
  expect_at(before, "after all pages");
}

}  // namespace
}  // namespace bulkhead::test
