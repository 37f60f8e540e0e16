// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "editor/panels/analysis/box_panel.h"
#include "editor/panels/analysis/fairness_panel.h"
#include "editor/panels/analysis/overlays_panel.h"
#include "editor/panels/inspector/inspector_panel.h"
#include "editor/panels/outline/outline_panel.h"
#include "editor/panels/texts/texts_panel.h"
#include "model/edit/edit.h"
#include "tests/gui/support/panel_frame.h"

namespace bulkhead {
namespace {

/// The stage lives on when a panel is closed, which must not hear of it any more: it would touch what is gone.
template <typename Panel>
void close_and_go_on(test::PanelFrame<Panel>& frame) {
  frame.close();
  ASSERT_TRUE(frame.stage().apply(SetLabel{Id("west-lamp"), "West"}));
  frame.stage().toggle_overlay("sight");
  frame.stage().select(Selection({ObjectAddress{Id("west-lamp")}}));
  EXPECT_TRUE(frame.stage().commit_input().empty());
  frame.stage().undo();
  test::settle(20);
  EXPECT_EQ(frame.mission(), test::three_lamps());
}

template <typename Panel>
class ClosedPanel : public testing::Test {};
using ListeningPanels = testing::Types<InspectorPanel, OutlinePanel, OverlaysPanel, TextsPanel, FairnessPanel>;
TYPED_TEST_SUITE(ClosedPanel, ListeningPanels);

TYPED_TEST(ClosedPanel, HearsNoMore) {
  test::PanelFrame<TypeParam> frame(test::three_lamps(), wxSize(320, 640));
  close_and_go_on(frame);
}

TEST(ClosedBoxPanel, HearsNoMore) {
  test::PanelFrame<BoxPanel> frame(
      test::three_lamps(), wxSize(320, 640),
      BoxPanel::Ownership{[] { return std::map<Id, int>(); }, [](const Id&, int) { return Result<void>(); }});
  close_and_go_on(frame);
}

}  // namespace
}  // namespace bulkhead
