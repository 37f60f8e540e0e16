// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <wx/dcmemory.h>
#include <wx/propgrid/propgrid.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/panels/inspector/inspector_panel.h"
#include "model/edit/edit.h"
#include "tests/gui/support/panel_frame.h"

namespace bulkhead {
namespace {

using test::press_key;
using test::settle;
using test::wait_for;

class InspectorInWindow : public testing::Test {
 protected:
  [[nodiscard]] wxPropertyGrid& grid() { return frame_.control<wxPropertyGrid>("Properties"); }
  [[nodiscard]] wxPGProperty& property(const InspectorRow& row) { return *grid().GetPropertyByName(row.key); }
  [[nodiscard]] std::vector<InspectorRow> rows() { return inspect(frame_.mission(), frame_.stage().selection()); }
  [[nodiscard]] InspectorRow row(std::string_view key) {
    for (auto& each : rows()) {
      if (each.key == key) return each;
    }
    ADD_FAILURE() << "no property " << key;
    return {};
  }
  void select(std::vector<Address> addresses) {
    frame_.stage().select(Selection(std::move(addresses)));
    settle();
  }
  /// Clicks into the value of a property.
  void enter(const std::string& key) {
    auto* const found = grid().GetPropertyByName(key);
    ASSERT_NE(found, nullptr) << key;
    grid().EnsureVisible(found);
    const auto place = grid().GetPropertyRect(found, found);
    test::click(grid(), {grid().GetSplitterPosition() + 40, place.y + place.height / 2});
  }

  test::PanelFrame<InspectorPanel> frame_{test::three_lamps(), wxSize(360, 640)};
};

TEST_F(InspectorInWindow, ChangesAValueAndUndoBringsItBack) {
  enter("mission.title");
  press_key('A', wxMOD_CONTROL);
  test::type("Four Lamps\n");
  EXPECT_TRUE(wait_for([&] { return frame_.mission().head->title == "Four Lamps"; }));
  frame_.stage().undo();
  EXPECT_TRUE(wait_for([&] { return frame_.mission().head->title == "Three Lamps"; }));
  EXPECT_TRUE(wait_for([&] { return grid().GetPropertyValueAsString("mission.title") == "Three Lamps"; }));
}

/// The last column of a cell of that width in which something is drawn of a property's name (0) or value (1).
int last_ink(wxPropertyGrid& grid, const wxPGProperty& property, int column, int width) {
  wxBitmap bitmap(3 * width, 24);
  {
    wxMemoryDC dc(bitmap);
    dc.SetFont(grid.GetFont());
    dc.SetBackground(*wxWHITE_BRUSH);
    dc.Clear();
    dc.SetTextForeground(*wxBLACK);
    property.GetCellRenderer(column)->Render(dc, wxRect(0, 0, width, 24), &grid, const_cast<wxPGProperty*>(&property),
                                             column, -1, 0);
  }
  const auto image = bitmap.ConvertToImage();
  int last = 0;
  for (int across = 0; across < 3 * width; ++across) {
    for (int down = 4; down < 20; ++down) last = image.GetGreen(across, down) < 128 ? across : last;
  }
  return last;
}

TEST_F(InspectorInWindow, AValueThatIsWiderThanItsCellStaysInItAndEndsWithAnEllipsis) {
  ASSERT_TRUE(frame_.stage().apply(SetHead{"title", std::string(120, 'm')}));
  ASSERT_TRUE(wait_for([&] { return grid().GetPropertyValueAsString("mission.title").length() == 120; }));
  constexpr int cell = 100;
  const int last = last_ink(grid(), *grid().GetPropertyByName("mission.title"), 1, cell);
  EXPECT_LT(last, cell);
  EXPECT_GT(last, cell / 2);
}

TEST_F(InspectorInWindow, ANameThatIsWiderThanItsCellStaysInItAsWell) {
  for (const auto& shown : rows()) {
    auto* const row = grid().GetPropertyByName(shown.key);
    ASSERT_NE(row, nullptr) << shown.key;
    grid().SetPropertyLabel(row, wxString('m', 60));
    constexpr int cell = 100;
    EXPECT_LT(last_ink(grid(), *row, 0, cell), cell) << shown.key;
    EXPECT_GT(last_ink(grid(), *row, 0, cell), cell / 2) << shown.key;
  }
}

TEST_F(InspectorInWindow, TheRowsHaveTheRoomThatNoHelpNeeds) {
  const auto room_below = [&] { return frame_.panel().GetClientSize().y - grid().GetRect().GetBottom() - 1; };
  select({parse_address("C3/C4").value()});
  EXPECT_LE(room_below(), frame_.panel().FromDIP(16)) << "no row is chosen";
  const auto& shown = rows();
  const auto with_help = std::find_if(shown.begin(), shown.end(), [](const auto& each) { return !each.help.empty(); });
  ASSERT_NE(with_help, shown.end());
  const int top = grid().GetRect().y;
  enter(with_help->key);
  EXPECT_TRUE(wait_for([&] { return frame_.has(with_help->help); }));
  settle();
  EXPECT_GT(room_below(), frame_.panel().FromDIP(16));
  EXPECT_EQ(grid().GetRect().y, top) << "the rows stay where they are";
  const auto place = grid().GetPropertyRect(&property(*with_help), &property(*with_help));
  EXPECT_LE(place.GetBottom(), grid().GetClientSize().y);
  const auto& help = frame_.control<wxStaticText>(with_help->help);
  EXPECT_LE(help.GetRect().GetBottom(), frame_.panel().GetClientSize().y);
  grid().ClearSelection();
  frame_.stage().select_all();
  EXPECT_TRUE(wait_for([&] { return room_below() <= frame_.panel().FromDIP(16); }));
}

TEST_F(InspectorInWindow, ItsTitleStaysInThePanel) {
  frame_.stage().select_all();
  settle();
  const auto& title = frame_.control<wxStaticText>(inspected(frame_.mission(), frame_.stage().selection()));
  EXPECT_LE(title.GetRect().GetRight(), frame_.panel().GetClientSize().x);
}

TEST_F(InspectorInWindow, ADoubleClickMarksTheWholeValue) {
  auto* const title = grid().GetPropertyByName("mission.title");
  ASSERT_NE(title, nullptr);
  const auto place = grid().GetPropertyRect(title, title);
  const wxPoint value(grid().GetSplitterPosition() + 40, place.y + place.height / 2);
  const auto marked = [&] {
    const auto* const text = grid().GetEditorTextCtrl();
    return text == nullptr ? wxString("nothing") : text->GetStringSelection();
  };
  test::double_click(grid(), value);
  EXPECT_TRUE(wait_for([&] { return marked() == "Three Lamps"; })) << marked();
  settle(600);
  press_key(WXK_END);
  test::double_click(grid(), value);
  EXPECT_TRUE(wait_for([&] { return marked() == "Three Lamps"; })) << marked();
}

TEST_F(InspectorInWindow, CommitsWhatIsTypedBeforeItShowsAnotherSelection) {
  enter("mission.title");
  press_key('A', wxMOD_CONTROL);
  test::type("Five Lamps");
  select({ObjectAddress{Id("west-lamp")}});
  EXPECT_TRUE(wait_for([&] { return frame_.mission().head->title == "Five Lamps"; }));
  EXPECT_EQ(grid().GetPropertyByName("mission.title"), nullptr);
}

TEST_F(InspectorInWindow, KeepsTheChosenRowWhileTheMissionChanges) {
  enter("mission.title");
  frame_.stage().apply(SetHead{"author", "Somebody"});
  settle();
  ASSERT_NE(grid().GetSelection(), nullptr);
  EXPECT_EQ(grid().GetSelection()->GetName(), "mission.title");
  EXPECT_EQ(grid().GetPropertyValueAsString("mission.author"), "Somebody");
}

TEST_F(InspectorInWindow, RefusesAWrongValueInPlaceWithTheReason) {
  enter("mission.id");
  press_key('A', wxMOD_CONTROL);
  test::type("Not An Id\n");
  EXPECT_TRUE(wait_for([&] { return frame_.mission().head->id == Id("three-lamps"); }));
  const auto reason = row("mission.id").change(frame_.mission(), "Not An Id").error().message;
  EXPECT_TRUE(frame_.has("✕ " + reason));
  press_key(WXK_ESCAPE);
  EXPECT_EQ(grid().GetPropertyValueAsString("mission.id"), "three-lamps");
}

TEST_F(InspectorInWindow, TheReasonStandsRightBelowTheRow) {
  enter("mission.id");
  press_key('A', wxMOD_CONTROL);
  test::type("Not An Id\n");
  const auto reason = row("mission.id").change(frame_.mission(), "Not An Id").error().message;
  ASSERT_TRUE(wait_for([&] { return frame_.has("✕ " + reason); }));
  settle();
  test::screenshot("inspector-refused");
  auto* const property = grid().GetPropertyByName("mission.id");
  const auto line = grid().GetPropertyRect(property, property);
  const auto words = frame_.control("✕ " + reason).GetScreenRect();
  const int below = grid().ClientToScreen(wxPoint(0, line.GetBottom())).y;
  EXPECT_GE(words.y, below);
  EXPECT_LT(words.y - below, line.height);
  EXPECT_LE(words.GetRight(), frame_.panel().GetScreenRect().GetRight());
}

TEST_F(InspectorInWindow, LengthsAreReadAndTypedInTheUnitOfOnesChoice) {
  frame_.document().begin(test::shipped_mission("kill-team/open-30x22"));
  settle();
  select({ObjectAddress{Id("crates-north")}});
  const auto shown = [&] { return grid().GetPropertyValueAsString("feature.at.x"); };
  const auto at = [&] { return find_feature(frame_.mission(), Id("crates-north"))->at; };
  const auto before = at();
  enter("feature.at.x");
  press_key('A', wxMOD_CONTROL);
  test::type("6\"\n");
  EXPECT_TRUE(wait_for([&] { return at().x == Length::inches(6); }));
  EXPECT_EQ(at().y, before.y);
  EXPECT_TRUE(wait_for([&] { return shown() == "6\""; })) << shown();
  settle();
  test::screenshot("inspector-terrain");
  frame_.stage().set_unit(RulerUnit::millimetres);
  EXPECT_TRUE(wait_for([&] { return shown() == "152.4 mm"; })) << shown();
  enter("feature.at.x");
  press_key('A', wxMOD_CONTROL);
  test::type("150\n");
  EXPECT_TRUE(wait_for([&] { return at().x == Length::millimetres(150); }));
  enter("feature.at.x");
  press_key('A', wxMOD_CONTROL);
  test::type("far\n");
  EXPECT_TRUE(wait_for(
      [&] { return frame_.has("✕ “far” is no length; write 150mm, 15cm or 6\", or a number of millimetres"); }));
  EXPECT_EQ(at().x, Length::millimetres(150));
}

TEST_F(InspectorInWindow, ShowsWhereTheSelectedDiffer) {
  select({parse_address("C3/C4").value(), parse_address("B4/B5").value()});
  int mixed = 0;
  for (const auto& each : rows()) {
    EXPECT_EQ(property(each).IsValueUnspecified(), each.mixed) << each.key;
    if (each.mixed) ++mixed;
  }
  EXPECT_GT(mixed, 0);
}

TEST_F(InspectorInWindow, ShowsAKindThatItsGameSystemDoesNotHave) {
  select({parse_address("#boot-in-the-door").value()});
  const auto becomes = [&](const std::string& kind, const std::string& shown) {
    EXPECT_TRUE(frame_.stage().apply(SetField{Id("boot-in-the-door"), {"kind", single(kind)}}));
    return wait_for([&] { return grid().GetPropertyValueAsString("stratagem.kind") == shown; });
  };
  const auto offered = [&] { return property(row("stratagem.kind")).GetChoices().GetCount(); };
  EXPECT_TRUE(becomes("firefight-ploy", "Firefight ploy"));
  const auto known = offered();
  EXPECT_TRUE(becomes("Ruse", "Ruse"));
  EXPECT_EQ(offered(), known + 1);
  EXPECT_TRUE(becomes("tactic", "Tactic"));
  EXPECT_EQ(offered(), known);
}

TEST(InspectorOfNothing, IsShown) {
  test::PanelFrame<InspectorPanel> frame(Mission{}, wxSize(320, 400));
  frame.stage().select(Selection({ObjectAddress{Id("nobody")}}));
  settle();
  EXPECT_TRUE(frame.has("Properties"));
}

}  // namespace
}  // namespace bulkhead
