// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>

#include <cmath>
#include <wx/uiaction.h>
#include <wx/utils.h>

#include "editor/window/canvas/ruler_painter.h"
#include "tests/gui/support/editor_window.h"

namespace bulkhead::test {

/// A hand on the mouse over the map, in steps of its own: other things can happen between them.
class Hand {
 public:
  explicit Hand(EditorWindow& window) : window_(window) {}

  void to(const Place& place) { to_pixel(window_.at(place)); }
  void to(int across, int down) { to(Place(Point{Length::millimetres(across), Length::millimetres(down)})); }
  /// A place of the table, on a board or beside.
  void to_table(Vec place) {
    const auto at = window_.controller().view().to_screen(place);
    to_pixel({static_cast<int>(std::lround(at.x + ruler_width)), static_cast<int>(std::lround(at.y + ruler_width))});
  }
  void down() {
    mouse_.MouseDown();
    settle(40);
  }
  void up() {
    mouse_.MouseUp();
    settle(80);
  }
  void click() {
    mouse_.MouseClick();
    settle(80);
  }

 private:
  void to_pixel(const wxPoint& at) {
    const auto wanted = window_.frame().canvas().ClientToScreen(at);
    mouse_.MouseMove(wanted);
    EXPECT_TRUE(wait_for([&] { return wxGetMousePosition() == wanted; })) << "the pointer does not get there";
    settle(40);
  }

  EditorWindow& window_;
  wxUIActionSimulator mouse_;
};

}  // namespace bulkhead::test
