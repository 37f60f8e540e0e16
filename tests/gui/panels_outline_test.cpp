// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <wx/dataview.h>
#include <wx/srchctrl.h>

#include "editor/panels/outline/outline_model.h"
#include "editor/panels/outline/outline_panel.h"
#include "model/edit/edit.h"
#include "tests/gui/support/panel_frame.h"

namespace bulkhead {
namespace {

using test::press_key;
using test::settle;
using test::wait_for;

const Address west_lamp = ObjectAddress{Id("west-lamp")};

class OutlineInWindow : public testing::Test {
 protected:
  [[nodiscard]] wxDataViewCtrl& tree() { return frame_.control<wxDataViewCtrl>("Outline"); }
  [[nodiscard]] const OutlineModel& model() { return *dynamic_cast<OutlineModel*>(tree().GetModel()); }
  [[nodiscard]] wxDataViewItem item(const Address& address) {
    const auto* const node = model().find(address);
    return node != nullptr ? OutlineModel::item_of(*node) : wxDataViewItem();
  }
  void reach(const Address& address) {
    frame_.stage().select(Selection({address}));
    EXPECT_TRUE(wait_for([&] { return tree().GetSelection() == item(address); }));
    settle();
  }

  test::PanelFrame<OutlinePanel> frame_{test::three_lamps(), wxSize(320, 640)};
};

/// Writes down which items a model says to have changed; the model deletes it.
class ChangedItems final : public wxDataViewModelNotifier {
 public:
  explicit ChangedItems(std::vector<wxDataViewItem>& items) : items_(items) {}
  bool ItemAdded(const wxDataViewItem&, const wxDataViewItem&) override { return true; }
  bool ItemDeleted(const wxDataViewItem&, const wxDataViewItem&) override { return true; }
  bool ItemChanged(const wxDataViewItem& item) override {
    items_.push_back(item);
    return true;
  }
  bool ValueChanged(const wxDataViewItem&, unsigned) override { return true; }
  bool Cleared() override { return true; }
  void Resort() override {}

 private:
  std::vector<wxDataViewItem>& items_;
};

TEST_F(OutlineInWindow, TellsTheTreeWhichNamesHaveChanged) {
  std::vector<wxDataViewItem> changed;
  auto* const notifier = new ChangedItems(changed);
  tree().GetModel()->AddNotifier(notifier);
  ASSERT_TRUE(frame_.stage().apply(SetLabel{Id("west-lamp"), "West"}));
  EXPECT_TRUE(wait_for([&] { return !changed.empty(); }));
  EXPECT_EQ(changed, std::vector{item(west_lamp)});
  tree().GetModel()->RemoveNotifier(notifier);
}

TEST_F(OutlineInWindow, SelectsOnTheCanvasWhatIsClickedAndShowsWhatIsSelectedThere) {
  reach(west_lamp);
  EXPECT_EQ(tree().GetSelection(), item(west_lamp));
  const Address east_lamp = ObjectAddress{Id("east-lamp")};
  test::click(tree(), test::place_of(tree(), item(east_lamp)));
  EXPECT_TRUE(wait_for([&] { return frame_.stage().selection() == Selection({east_lamp}); }));
  frame_.stage().select({});
  EXPECT_TRUE(wait_for([&] { return !tree().HasSelection(); }));
}

TEST_F(OutlineInWindow, RemovesWithDeleteAndNamesWithF2) {
  reach(west_lamp);
  test::click(tree(), test::place_of(tree(), item(west_lamp)));
  press_key(WXK_F2);
  ASSERT_TRUE(frame_.has("Name"));
  test::type("West\n");
  EXPECT_TRUE(wait_for([&] { return find_marker(frame_.mission(), Id("west-lamp"))->label == "West"; }));
  EXPECT_TRUE(wait_for([&] { return tree().HasFocus(); }));
  press_key(WXK_F2);
  test::type("never");
  press_key(WXK_ESCAPE);
  EXPECT_TRUE(wait_for([&] { return find_marker(frame_.mission(), Id("west-lamp"))->label == "West"; }));
  EXPECT_TRUE(wait_for([&] { return tree().HasFocus(); }));
  EXPECT_TRUE(wait_for([&] { return frame_.stage().selection() == Selection({west_lamp}); }));
  press_key(WXK_DELETE);
  EXPECT_TRUE(wait_for([&] { return find_marker(frame_.mission(), Id("west-lamp")) == nullptr; }));
  frame_.stage().undo();
  EXPECT_NE(find_marker(frame_.mission(), Id("west-lamp")), nullptr);
  EXPECT_TRUE(wait_for([&] { return item(west_lamp).IsOk(); }));
}

TEST_F(OutlineInWindow, NamesWithADoubleClick) {
  reach(west_lamp);
  test::double_click(tree(), test::place_of(tree(), item(west_lamp)));
  ASSERT_TRUE(wait_for([&] { return frame_.has("Name"); }));
  test::type("West\n");
  EXPECT_TRUE(wait_for([&] { return find_marker(frame_.mission(), Id("west-lamp"))->label == "West"; }));
}

TEST_F(OutlineInWindow, KeepsWhatIsUnfoldedWhileTheMissionChangesAndWhileItIsSearched) {
  reach(west_lamp);
  const auto markers = OutlineModel::item_of(*model().find(west_lamp)->parent);
  ASSERT_TRUE(tree().IsExpanded(markers));
  frame_.stage().apply(RemoveObjects{{Id("keel-gallery")}});
  settle();
  EXPECT_TRUE(tree().IsExpanded(OutlineModel::item_of(*model().find(west_lamp)->parent)));

  auto& search = frame_.control<wxSearchCtrl>("Search the outline");
  search.SetFocus();
  test::type("draught");
  EXPECT_TRUE(wait_for([&] { return !item(west_lamp).IsOk(); }));
  EXPECT_TRUE(item(ObjectAddress{Id("draught")}).IsOk());
  press_key(WXK_ESCAPE);
  EXPECT_TRUE(wait_for([&] { return item(west_lamp).IsOk(); }));
  EXPECT_TRUE(tree().IsExpanded(OutlineModel::item_of(*model().find(west_lamp)->parent)));
}

TEST_F(OutlineInWindow, DoesNotScrollToWhatIsGone) {
  // The toolkit scrolls when it is idle, which may be after the next change.
  const auto refresh_at_once = [&] {
    auto& search = frame_.control<wxSearchCtrl>("Search the outline");
    search.ChangeValue(search.IsEmpty() ? " " : "");
    wxCommandEvent typed(wxEVT_TEXT, search.GetId());
    wxCommandEvent enter(wxEVT_SEARCH, search.GetId());
    search.GetEventHandler()->ProcessEvent(typed);
    search.GetEventHandler()->ProcessEvent(enter);
  };
  frame_.stage().select(Selection({west_lamp}));
  refresh_at_once();
  ASSERT_EQ(tree().GetSelection(), item(west_lamp));
  ASSERT_TRUE(frame_.stage().apply(RemoveObjects{{Id("west-lamp")}}));
  refresh_at_once();
  settle();
  EXPECT_FALSE(item(west_lamp).IsOk());
}

TEST(OutlineOfNothing, IsShown) {
  test::PanelFrame<OutlinePanel> frame(Mission{}, wxSize(320, 400));
  EXPECT_TRUE(frame.has("Outline"));
}

}  // namespace
}  // namespace bulkhead
