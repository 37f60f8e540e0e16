// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <map>

#include "editor/panels/analysis/box_panel.h"
#include "tests/gui/support/panel_frame.h"

namespace bulkhead {
namespace {

using test::wait_for;

BoxPanel::Ownership no_boxes() {
  return {[] { return std::map<Id, int>(); }, [](const Id&, int) { return Result<void>(); }};
}

TEST(BoxInWindow, ListsPiecesAndWhereTheyLie) {
  test::PanelFrame<BoxPanel> frame(test::three_lamps(), wxSize(320, 640), no_boxes());
  EXPECT_TRUE(wait_for([&] { return frame.has("Layout"); }));
  EXPECT_TRUE(frame.has("Pieces"));
  EXPECT_TRUE(frame.has("Pin this panel"));
}

TEST(BoxInWindow, ShowsNoEmptyListWhereNothingIsLaidOut) {
  // Its terrain stands free: there are pieces, and no edges for them to lie on.
  test::PanelFrame<BoxPanel> frame(test::shipped_mission("kill-team/volkus"), wxSize(320, 640), no_boxes());
  EXPECT_TRUE(wait_for([&] { return frame.has("Pieces"); }));
  test::screenshot("box-of-volkus");
  EXPECT_FALSE(frame.has("Layout"));
  EXPECT_FALSE(frame.has("Pin this panel"));
  frame.document().begin(test::three_lamps());
  EXPECT_TRUE(wait_for([&] { return frame.has("Layout"); }));
  EXPECT_TRUE(frame.has("Pin this panel"));
}

}  // namespace
}  // namespace bulkhead
