// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <wx/dataview.h>
#include <wx/textctrl.h>

#include "editor/panels/texts/finding_lines.h"
#include "editor/panels/texts/texts_panel.h"
#include "model/edit/edit.h"
#include "tests/gui/support/editor_window.h"
#include "tests/gui/support/panel_frame.h"

/// What the mission does not take stays where it was typed, and the reason stands beside it.
namespace bulkhead {
namespace {

using test::press_key;
using test::settle;
using test::wait_for;

constexpr const char* nothing_wrong = "The checks find nothing wrong here.";

void type_into(wxWindow& control, std::string_view text) {
  control.SetFocus();
  EXPECT_TRUE(wait_for([&] { return control.HasFocus(); }));
  press_key('A', wxMOD_CONTROL);
  test::type(text);
}

class TypingRefused : public testing::Test {
 protected:
  [[nodiscard]] wxWindow* find(const char* called) {
    return test::find(window_.frame().panels()->texts(), wxString::FromUTF8(called));
  }
  [[nodiscard]] wxTextCtrl& field(const char* called) { return dynamic_cast<wxTextCtrl&>(*find(called)); }
  void choose(const char* id) {
    window_.frame().turn_to(WorkPage::texts);
    window_.frame().panels()->texts().choose(Id(id));
    settle();
  }

  test::EditorWindow window_{"kill-team/three-lamps"};
};

TEST_F(TypingRefused, StaysWhenSomethingOfTheLibraryIsAdded) {
  choose("hold-the-keel");
  type_into(field("Gives at most"), "lots");
  window_.dialogs.item = LibraryItem{
      Rule{{Id("cold-decks"), "Cold decks", {}, {}, "", {}}, "Nobody is warm."}, Id("kill-team"), 1, {}, {}, {}, {}};
  press_key('L', wxMOD_CONTROL);
  ASSERT_TRUE(wait_for([&] { return has_object(window_.mission(), Id("cold-decks")); }));
  settle();
  const auto refused = window_.stage().commit_input();
  ASSERT_EQ(refused.size(), 1U);
  EXPECT_EQ(refused.front().field, "Gives at most (Hold the keel)");
  choose("hold-the-keel");
  EXPECT_EQ(field("Gives at most").GetValue(), "lots");
  EXPECT_NE(find(("✕ " + refused.front().reason).c_str()), nullptr);
}

TEST_F(TypingRefused, IsNotCalledFine) {
  choose("hold-the-keel");
  ASSERT_TRUE(wait_for([&] { return find(nothing_wrong) != nullptr; }));
  type_into(field("Gives at most"), "lots");
  press_key(WXK_TAB);
  EXPECT_TRUE(wait_for([&] { return find("✕ Not in the mission: Gives at most (Hold the keel)") != nullptr; }));
  EXPECT_EQ(find(nothing_wrong), nullptr);
  test::screenshot("refused-not-fine");
  field("Gives at most").SetFocus();
  press_key(WXK_ESCAPE);
  EXPECT_TRUE(wait_for([&] { return find(nothing_wrong) != nullptr; }));
}

class TypingRefusedInRows : public testing::Test {
 protected:
  void SetUp() override {
    frame_.panel().choose(Id("tend-the-lamps"));
    settle();
  }
  test::PanelFrame<TextsPanel> frame_{test::three_lamps(), wxSize(1280, 640)};
};

TEST_F(TypingRefusedInRows, HasTheReasonBelowItsRow) {
  type_into(frame_.control("Points, row 1"), "lots\n");
  const auto refused = frame_.stage().commit_input();
  ASSERT_EQ(refused.size(), 1U);
  ASSERT_TRUE(wait_for([&] { return frame_.has("✕ " + refused.front().reason); }));
  settle();
  test::screenshot("row-refused");
  const auto reason = frame_.control("✕ " + refused.front().reason).GetScreenRect();
  EXPECT_GE(reason.y, frame_.control("Points, row 1").GetScreenRect().GetBottom());
  EXPECT_LE(reason.GetBottom(), frame_.control("Points, row 2").GetScreenRect().y);
  EXPECT_TRUE(reason.Intersects(frame_.panel().GetScreenRect()));
  // It goes along with its row.
  frame_.control("Points, row 1").SetFocus();
  press_key(WXK_DOWN, wxMOD_ALT);
  ASSERT_TRUE(wait_for([&] { return frame_.control<wxTextCtrl>("Points, row 2").GetValue() == "lots"; }));
  settle();
  const auto again = frame_.stage().commit_input();
  ASSERT_EQ(again.size(), 1U);
  EXPECT_GE(frame_.control("✕ " + again.front().reason).GetScreenRect().y,
            frame_.control("Points, row 2").GetScreenRect().GetBottom());
}

TEST_F(TypingRefusedInRows, IsInSightWithItsReasonInALowWindow) {
  auto& frame = *wxGetTopLevelParent(&frame_.panel());
  frame.SetClientSize(frame.GetClientSize().x, frame.FromDIP(330));
  settle();
  type_into(frame_.control("Points, row 2"), "lots");
  const auto has_reason = [&] { return frame_.stage().commit_input().size() == 1; };
  ASSERT_TRUE(wait_for(has_reason));
  settle(300);
  const auto& form = *frame_.control("Points, row 2").GetParent()->GetParent()->GetParent();
  const auto reason = frame_.control("✕ " + frame_.stage().commit_input().front().reason).GetScreenRect();
  EXPECT_TRUE(form.GetScreenRect().Contains(reason)) << reason.GetBottom() << " " << form.GetScreenRect().GetBottom();
}

class TypingAName : public testing::Test {
 protected:
  /// As a hand does: with time between down and up.
  void click_remove() { test::click(frame_.control("Remove")); }
  [[nodiscard]] wxString chosen() {
    auto& list = frame_.control<wxDataViewCtrl>("Texts and rules");
    wxVariant name;
    if (list.GetSelection().IsOk()) list.GetModel()->GetValue(name, list.GetSelection(), 0);
    return name.GetString();
  }
  test::PanelFrame<TextsPanel> frame_{test::three_lamps(), wxSize(1280, 640)};
};

TEST_F(TypingAName, RemoveTakesWhatWasNamedAtOnce) {
  for (const auto kind : {TextKind::objective_group, TextKind::rule, TextKind::zone_kind}) {
    const auto before = frame_.mission();
    frame_.panel().add(kind);
    settle();
    press_key('A', wxMOD_CONTROL);
    test::type("Sealed orders");
    click_remove();
    EXPECT_TRUE(wait_for([&] { return frame_.mission() == before; })) << static_cast<int>(kind);
    settle();
  }
}

TEST_F(TypingAName, RemovingTheLastOneStaysInItsGroup) {
  frame_.panel().choose(Id("draught"));
  settle();
  click_remove();
  ASSERT_TRUE(wait_for([&] { return frame_.mission().rules->size() == 1; }));
  EXPECT_TRUE(wait_for([&] { return chosen() == "Lit lamps"; })) << chosen();
  EXPECT_EQ(frame_.stage().selection(), Selection({ObjectAddress{Id("lit-lamps")}}));
  click_remove();
  ASSERT_TRUE(wait_for([&] { return frame_.mission().rules->empty(); }));
  EXPECT_TRUE(wait_for([&] { return chosen() == "Rules"; })) << chosen();
  EXPECT_EQ(frame_.panel().kind_to_add(), TextKind::rule);
}

TEST_F(TypingAName, AnotherDocumentBeginsWithItsFirstText) {
  frame_.panel().choose(Id("boot-in-the-door"));
  auto mission = test::three_lamps();
  mission.stratagems = std::vector<Stratagem>();
  frame_.document().begin(std::move(mission));
  EXPECT_TRUE(wait_for([&] { return frame_.panel().chosen() == TextKey(SectionKey{}); }));
}

}  // namespace
}  // namespace bulkhead
