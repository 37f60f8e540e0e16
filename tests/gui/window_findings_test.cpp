// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <wx/dataview.h>
#include <wx/textctrl.h>
#include <wx/uiaction.h>

#include "editor/panels/findings/card_view.h"
#include "editor/panels/findings/findings_model.h"
#include "editor/panels/texts/lua_editor.h"
#include "editor/window/canvas/ruler_painter.h"
#include "model/edit/edit.h"
#include "tests/gui/support/editor_window.h"
#include "tests/gui/support/menus.h"

namespace bulkhead::test {
namespace {

template <typename Kind>
Kind* find_kind(wxWindow& below) {
  for (auto* const child : below.GetChildren()) {
    if (auto* const found = dynamic_cast<Kind*>(child)) return found;
    if (auto* const found = find_kind<Kind>(*child)) return found;
  }
  return nullptr;
}

/// A window on a mission of which findings are told.
class FindingsInEditor : public testing::Test {
 protected:
  void edit(std::string_view text) {
    ASSERT_TRUE(window_.stage().apply(parse_edit(window_.mission(), text).value())) << text;
  }
  [[nodiscard]] FindingsState& findings() { return *window_.frame().findings(); }
  void wait_for_checks() {
    ASSERT_TRUE(wait_for([&] { return !findings().checking(); }));
    settle();
  }
  [[nodiscard]] std::optional<std::size_t> row_of(std::string_view key) {
    const auto& rows = findings().rows();
    for (std::size_t row = 0; row < rows.size(); ++row) {
      if (rows[row].key == key) return row;
    }
    return std::nullopt;
  }
  /// Where a finding's row is, brought into sight.
  void open_row(std::string_view key) {
    const auto row = row_of(key);
    ASSERT_TRUE(row.has_value()) << key;
    findings().choose(*row);
    settle();
    auto& list = dynamic_cast<wxDataViewCtrl&>(*find(window_.frame(), "Findings"));
    const auto& model = dynamic_cast<FindingsModel&>(*list.GetModel());
    double_click(list, place_of(list, model.item_of_row(*row)));
    settle(200);
  }
  [[nodiscard]] wxPoint point_of(const Badge& badge) {
    const auto at = window_.controller().view().to_screen(badge.at);
    return {static_cast<int>(at.x + ruler_width), static_cast<int>(at.y + ruler_width)};
  }

  EditorWindow window_{"kill-team/gallowdark-6x7"};
};

TEST_F(FindingsInEditor, OfLuaOpenItAtTheLine) {
  edit(R"(rule alarm name "Alarm")");
  edit("lua #alarm \"local a = 1\\nlocal b = 2\\n  local c = )\\n\"");
  wait_for_checks();
  open_row("script-does-not-compile");
  auto* const lua = find_kind<LuaEditor>(window_.frame());
  ASSERT_NE(lua, nullptr);
  EXPECT_TRUE(wait_for([&] { return lua->IsShownOnScreen() && lua->HasFocus(); }));
  EXPECT_EQ(lua->GetCurrentLine(), 2) << "counted from 0";
}

TEST_F(FindingsInEditor, OfATextOpenItsField) {
  edit(R"(stratagem draught name "Draught" cost 1)");
  edit(R"(text #draught effect "The lamp of {marker:9} goes out.")");
  wait_for_checks();
  open_row("unknown-reference");
  EXPECT_TRUE(wait_for([&] {
    const auto* const text = dynamic_cast<wxTextCtrl*>(wxWindow::FindFocus());
    return text != nullptr && text->GetValue().Contains("{marker:9}");
  }));
}

TEST_F(FindingsInEditor, ABadgeIsClickedWithSelectAndNotInTheWayOfWhoDraws) {
  edit("wall B3/C3 C3/D3 C2/C3 C3/C4");
  wait_for_checks();
  auto* const canvas = find_kind<BoardCanvas>(window_.frame());
  ASSERT_NE(canvas, nullptr);
  ASSERT_TRUE(wait_for([&] { return !canvas->badges().empty(); }));
  window_.choose("tool.select");
  const auto before = window_.mission();
  const auto badge = canvas->badges().front();
  EXPECT_EQ(badge.marks.front().address, parse_address("C3").value());
  click(*canvas, point_of(badge));
  EXPECT_EQ(window_.mission(), before);
  ASSERT_NE(findings().chosen_row(), nullptr);
  EXPECT_EQ(findings().chosen_row()->key, "sealed-region");

  findings().choose(std::optional<std::size_t>());
  window_.choose("tool.objective");
  settle();
  click(*canvas, point_of(badge));
  EXPECT_EQ(window_.mission().markers->size(), before.markers->size() + 1) << "it is put below the badge";
  EXPECT_EQ(findings().chosen_row(), nullptr);

  window_.choose("edit.undo");
  window_.choose("tool.wall");
  ASSERT_EQ(window_.mission(), before);
  wxUIActionSimulator mouse;
  const auto from = canvas->ClientToScreen(point_of(badge));
  mouse.MouseMove(from);
  mouse.MouseDown();
  settle(20);
  for (int by = 10; by <= 160; by += 10) {
    mouse.MouseMove(from + wxPoint(by, 0));
    settle(5);
  }
  mouse.MouseUp();
  settle();
  EXPECT_NE(window_.mission(), before) << "whoever draws may begin below a badge";
}

bool has(const std::vector<std::string>& labels, std::string_view label) {
  return std::find(labels.begin(), labels.end(), label) != labels.end();
}

TEST_F(FindingsInEditor, HaveTheirMenuOnTheirBadgeAndInTheList) {
  edit("wall B3/C3 C3/D3 C2/C3 C3/C4");
  wait_for_checks();
  auto* const canvas = find_kind<BoardCanvas>(window_.frame());
  ASSERT_TRUE(wait_for([&] { return !canvas->badges().empty(); }));
  window_.choose("tool.select");
  const auto before = window_.mission();
  const auto of_badge = menu_at(*canvas, point_of(canvas->badges().front()));
  EXPECT_TRUE(has(of_badge, "Waive…"));
  EXPECT_TRUE(has(of_badge, "Copy the text"));
  EXPECT_EQ(window_.mission(), before);
  ASSERT_NE(findings().chosen_row(), nullptr);
  EXPECT_EQ(findings().chosen_row()->key, "sealed-region");

  findings().choose(std::optional<std::size_t>());
  settle();
  auto& list = dynamic_cast<wxDataViewCtrl&>(*find(window_.frame(), "Findings"));
  const auto& model = dynamic_cast<FindingsModel&>(*list.GetModel());
  const auto row = row_of("sealed-region");
  ASSERT_TRUE(row.has_value());
  const auto of_row = menu_at(list, place_of(list, model.item_of_row(*row)));
  EXPECT_TRUE(has(of_row, "Go there"));
  EXPECT_TRUE(has(of_row, "Waive…"));
  EXPECT_TRUE(has(of_row, "In this mission"));
  const auto of_check = menu_at(list, place_of(list, model.item_of_group(0)));
  EXPECT_TRUE(has(of_check, "Copy the text"));
  EXPECT_FALSE(has(of_check, "Waive…"));
  EXPECT_EQ(window_.mission(), before);
}

TEST_F(FindingsInEditor, MapListAndCardFollowFromAFixedOneToTheNext) {
  edit("wall B3/C3 C3/D3 C2/C3 C3/C4");
  edit("wall D5/E5 E5/F5 E4/E5 E5/E6");
  wait_for_checks();
  auto* const canvas = find_kind<BoardCanvas>(window_.frame());
  const auto row = row_of("sealed-region");
  ASSERT_TRUE(row.has_value());
  findings().choose(*row);
  findings().lead_there();
  canvas->SetFocus();
  settle();
  const auto fixed = *findings().chosen_row();
  press_key(WXK_F9);
  wait_for_checks();
  ASSERT_NE(findings().chosen_row(), nullptr);
  const auto now = *findings().chosen_row();
  EXPECT_NE(now.name(), fixed.name());
  ASSERT_FALSE(window_.stage().selection().empty());
  EXPECT_EQ(to_text(window_.mission(), window_.stage().selection().addresses().front()),
            now.where.substr(0, now.where.find(',')));
  auto& list = dynamic_cast<wxDataViewCtrl&>(*find(window_.frame(), "Findings"));
  const auto& model = dynamic_cast<FindingsModel&>(*list.GetModel());
  EXPECT_EQ(model.row_of(list.GetSelection()), findings().chosen());
}

/// Whether a control can be seen whole in what is scrolled.
bool in_sight(const wxWindow& control, const wxWindow& within) {
  return within.GetScreenRect().Contains(control.GetScreenRect()) && control.IsShownOnScreen();
}

TEST_F(FindingsInEditor, TheReasonOfAWaiverIsAskedForInSight) {
  window_.frame().SetSize(1280, 720);
  settle();
  edit("wall B3/C3 C3/D3 C2/C3 C3/C4");
  wait_for_checks();
  const auto row = row_of("sealed-region");
  ASSERT_TRUE(row.has_value());
  window_.frame().panels()->show_findings();
  findings().choose(*row);
  settle();
  auto* const card = find_kind<CardView>(window_.frame());
  ASSERT_NE(card, nullptr);
  auto* const ask = find(*card, wxString::FromUTF8("Waive…"));
  ASSERT_NE(ask, nullptr);
  // However far one had to scroll for the button.
  card->Scroll(0, 1000);
  settle();
  if (!in_sight(*ask, *card)) card->Scroll(0, 0);
  settle();
  click(*ask);
  auto* const reason = dynamic_cast<wxTextCtrl*>(find(*card, "Reason of the waiver"));
  ASSERT_NE(reason, nullptr);
  EXPECT_TRUE(wait_for([&] { return in_sight(*reason, *card) && reason->HasFocus(); }));
  screenshot("waive");
  type("By lift\n");
  wait_for_checks();
  EXPECT_EQ(findings().counts().waived, 1);

  auto filter = findings().filter();
  filter.waived = true;
  findings().set_filter(filter);
  const auto waived = row_of("sealed-region");
  ASSERT_TRUE(waived.has_value());
  findings().choose(*waived);
  settle();
  card->Scroll(0, 1000);
  settle();
  card->ask_for_reason();
  EXPECT_TRUE(wait_for([&] { return in_sight(*reason, *card) && reason->HasFocus(); }));
  screenshot("change-reason");
}

TEST_F(FindingsInEditor, BadgesAreHiddenByTheirKeyAndStayHidden) {
  edit("wall B3/C3 C3/D3 C2/C3 C3/C4");
  wait_for_checks();
  auto* const canvas = find_kind<BoardCanvas>(window_.frame());
  ASSERT_TRUE(wait_for([&] { return !canvas->badges().empty(); }));
  canvas->SetFocus();
  settle();
  press_key(WXK_F8, wxMOD_CONTROL);
  EXPECT_TRUE(wait_for([&] { return canvas->badges().empty(); }));
  EXPECT_FALSE(findings().rows().empty()) << "the list says them all the same";
  edit("wall E5/F5 E4/E5");
  wait_for_checks();
  EXPECT_TRUE(canvas->badges().empty());
  press_key(WXK_F8, wxMOD_CONTROL);
  EXPECT_TRUE(wait_for([&] { return !canvas->badges().empty(); }));
}

}  // namespace
}  // namespace bulkhead::test
