// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <wx/dataview.h>
#include <wx/textctrl.h>
#include <wx/uiaction.h>

#include "editor/panels/findings/findings_model.h"
#include "editor/panels/texts/lua_editor.h"
#include "editor/window/canvas/ruler_painter.h"
#include "model/edit/edit.h"
#include "tests/gui/support/editor_window.h"

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

TEST_F(FindingsInEditor, ABadgeIsClickedWithoutDrawingAndADragFromItDraws) {
  edit("wall B3/C3 C3/D3 C2/C3 C3/C4");
  wait_for_checks();
  auto* const canvas = find_kind<BoardCanvas>(window_.frame());
  ASSERT_NE(canvas, nullptr);
  ASSERT_TRUE(wait_for([&] { return !canvas->badges().empty(); }));
  ASSERT_EQ(window_.controller().tool().info().key, "wall");
  const auto before = window_.mission();
  const auto badge = canvas->badges().front();
  EXPECT_EQ(badge.marks.front().address, parse_address("C3").value());
  click(*canvas, point_of(badge));
  EXPECT_EQ(window_.mission(), before);
  ASSERT_NE(findings().chosen_row(), nullptr);
  EXPECT_EQ(findings().chosen_row()->key, "sealed-region");

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
