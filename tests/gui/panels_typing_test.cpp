// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <wx/dataview.h>
#include <wx/propgrid/propgrid.h>
#include <wx/srchctrl.h>
#include <wx/textctrl.h>

#include "editor/panels/findings/findings_panel.h"
#include "editor/panels/inspector/inspector_panel.h"
#include "editor/panels/outline/outline_model.h"
#include "editor/panels/outline/outline_panel.h"
#include "editor/panels/texts/lua_editor.h"
#include "editor/panels/texts/texts_panel.h"
#include "model/edit/edit.h"
#include "tests/gui/support/editor_window.h"
#include "tests/gui/support/findings_on_stage.h"
#include "tests/gui/support/panel_frame.h"
#include "tests/support/temporary_folder.h"
#include "workbench/all_checks.h"

/// What is typed gets into the mission, or stays where it was typed.
namespace bulkhead {
namespace {

using test::press_key;
using test::settle;
using test::wait_for;

/// What no text of a mission may hold.
constexpr const char* bell = "ding\x07";

const std::string no_cost = "✕ \"many\" is no cost; write 2, 1-2 or 1+";

class TypingInTexts : public testing::Test {
 protected:
  void choose(const char* id) {
    frame_.panel().choose(Id(id));
    settle();
  }
  void replace_text(const std::string& field, std::string_view text) {
    auto& control = frame_.control<wxWindow>(field);
    control.SetFocus();
    EXPECT_TRUE(wait_for([&] { return control.HasFocus(); })) << field;
    press_key('A', wxMOD_CONTROL);
    test::type(text);
  }
  void refuse_cost() {
    choose("boot-in-the-door");
    replace_text("Cost", "many\n");
    ASSERT_TRUE(frame_.has(no_cost));
  }
  [[nodiscard]] wxString text_in(const char* field) { return frame_.control<wxTextCtrl>(field).GetValue(); }
  [[nodiscard]] LuaEditor& lua() { return frame_.control<LuaEditor>("Lua"); }
  [[nodiscard]] std::vector<RefusedText> refused() { return frame_.stage().commit_input(); }
  [[nodiscard]] const Stratagem& card() { return frame_.mission().stratagems->front(); }
  [[nodiscard]] const Rule& draught() { return frame_.mission().rules->back(); }

  test::PanelFrame<TextsPanel> frame_{test::three_lamps(), wxSize(1280, 640)};
};

TEST_F(TypingInTexts, ARefusedValueIsKeptWhileOtherTextsAreShown) {
  refuse_cost();
  const std::vector<RefusedText> expected = {{"Cost (A boot in the door)", "\"many\" is no cost; write 2, 1-2 or 1+"}};
  EXPECT_EQ(refused(), expected);
  choose("draught");
  EXPECT_FALSE(frame_.has(no_cost));
  EXPECT_EQ(refused(), expected) << "it is still not in the mission";
  choose("boot-in-the-door");
  EXPECT_EQ(text_in("Cost"), "many");
  EXPECT_TRUE(frame_.has(no_cost));
  EXPECT_EQ(frame_.mission(), test::three_lamps());

  frame_.control("Cost").SetFocus();
  press_key(WXK_ESCAPE);
  EXPECT_EQ(text_in("Cost"), "1");
  EXPECT_FALSE(frame_.has(no_cost));
  EXPECT_TRUE(refused().empty());
}

TEST_F(TypingInTexts, ARefusedValueIsFixed) {
  refuse_cost();
  choose("draught");
  choose("boot-in-the-door");
  replace_text("Cost", "2\n");
  EXPECT_EQ(card().cost, Cost::exactly(2));
  EXPECT_TRUE(refused().empty());
  EXPECT_FALSE(frame_.has(no_cost));
}

TEST_F(TypingInTexts, ARefusedValueGoesWhenTheMissionHasAnotherThere) {
  refuse_cost();
  frame_.stage().apply(SetField{Id("boot-in-the-door"), {"cost", single("3")}});
  EXPECT_TRUE(wait_for([&] { return text_in("Cost") == "3"; }));
  EXPECT_TRUE(refused().empty());
}

TEST_F(TypingInTexts, ARefusedValueFollowsItsItem) {
  refuse_cost();
  choose("draught");
  frame_.stage().apply(RenameObject{Id("boot-in-the-door"), Id("foot-in-the-door")});
  settle();
  EXPECT_EQ(refused().size(), 1U);
  choose("foot-in-the-door");
  EXPECT_EQ(text_in("Cost"), "many");
  choose("draught");
  frame_.stage().apply(RemoveObjects{{Id("foot-in-the-door")}});
  settle();
  EXPECT_TRUE(refused().empty());
}

TEST_F(TypingInTexts, NothingIsKeptForAnotherDocument) {
  refuse_cost();
  replace_text("When", "never");
  frame_.document().begin(test::three_lamps());
  EXPECT_TRUE(wait_for([&] { return text_in("Cost") == "1"; }));
  EXPECT_TRUE(refused().empty());
  EXPECT_EQ(frame_.mission(), test::three_lamps());
  EXPECT_EQ(text_in("When"), card().when);
}

TEST_F(TypingInTexts, ARowIsOneStepOrNothing) {
  choose("draught");
  const auto before = frame_.mission();
  frame_.control<wxTextCtrl>("Figure, row 1").SetValue("second");
  frame_.control<wxTextCtrl>("Value, row 1").SetValue(bell);
  EXPECT_EQ(refused().size(), 1U);
  EXPECT_EQ(frame_.mission(), before) << "the old figure has not been taken away";
  frame_.control<wxTextCtrl>("Value, row 1").SetValue("3");
  EXPECT_TRUE(refused().empty());
  EXPECT_EQ(draught().params.size(), before.rules->back().params.size());
  EXPECT_TRUE(std::any_of(draught().params.begin(), draught().params.end(),
                          [](const Param& param) { return param.name == Id("second") && param.value == "3"; }));
  settle();
  frame_.stage().undo();
  EXPECT_EQ(frame_.mission(), before);
  EXPECT_FALSE(frame_.document().can_undo());
}

TEST_F(TypingInTexts, ARowMayGoWhileAnotherIsRefused) {
  choose("tend-the-lamps");
  test::click(frame_.control("+ Add a moment"));
  replace_text("Rounds, row 2", "5-4\n");
  EXPECT_EQ(refused().size(), 1U);
  test::click(frame_.control("Remove row 1"));
  EXPECT_EQ(text_in("Rounds, row 1"), "5-4");
  EXPECT_EQ(refused().size(), 1U);
  test::click(frame_.control("Remove row 1"));
  EXPECT_TRUE(refused().empty());
  EXPECT_TRUE(frame_.mission().objectives->front().scorings.empty());
}

TEST_F(TypingInTexts, RefusedLuaIsKeptToo) {
  choose("draught");
  const auto before = draught().lua;
  lua().SetFocus();
  lua().SetText(bell);
  const auto found = refused();
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found.front().field, "Lua (The draught)");
  EXPECT_TRUE(frame_.has("✕ " + found.front().reason));
  choose("boot-in-the-door");
  EXPECT_FALSE(frame_.has("✕ " + found.front().reason));
  choose("draught");
  EXPECT_EQ(lua().chunk(), bell);
  EXPECT_EQ(refused(), found);
  EXPECT_EQ(draught().lua, before);
  lua().SetFocus();
  press_key(WXK_ESCAPE);
  EXPECT_EQ(lua().chunk(), before);
  EXPECT_TRUE(refused().empty());
  EXPECT_FALSE(frame_.has("✕ " + found.front().reason));
}

TEST_F(TypingInTexts, SteadyTypingBecomesAnEditWithoutAPause) {
  choose("boot-in-the-door");
  frame_.control("When").SetFocus();
  press_key('A', wxMOD_CONTROL);
  const auto before = card().when;
  for (int letter = 0; letter < 200 && card().when == before; ++letter) test::type("x");
  EXPECT_NE(card().when, before);
  test::type("y");
  frame_.control("Name").SetFocus();
  EXPECT_TRUE(wait_for([&] { return card().when.ends_with("xy"); }));
  frame_.stage().undo();
  EXPECT_EQ(card().when, before) << "all of it is one step";
}

class TypingInInspector : public testing::Test {
 protected:
  [[nodiscard]] wxPropertyGrid& grid() { return frame_.control<wxPropertyGrid>("Properties"); }
  [[nodiscard]] wxString shown(const char* key) { return grid().GetPropertyValueAsString(key); }
  void type_into(const std::string& key, std::string_view text) {
    auto* const found = grid().GetPropertyByName(key);
    ASSERT_NE(found, nullptr) << key;
    grid().EnsureVisible(found);
    const auto place = grid().GetPropertyRect(found, found);
    test::click(grid(), {grid().GetSplitterPosition() + 40, place.y + place.height / 2});
    press_key('A', wxMOD_CONTROL);
    test::type(text);
  }
  void select(std::vector<Address> addresses) {
    frame_.stage().select(Selection(std::move(addresses)));
    settle();
  }
  [[nodiscard]] std::vector<RefusedText> refused() { return frame_.stage().commit_input(); }

  test::PanelFrame<InspectorPanel> frame_{test::three_lamps(), wxSize(360, 640)};
};

TEST_F(TypingInInspector, ARefusedValueIsKeptWhileSomethingElseIsSelected) {
  type_into("mission.id", "Not An Id\n");
  const auto found = refused();
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found.front().field, "Id (Three Lamps)");
  EXPECT_TRUE(frame_.has("✕ " + found.front().reason));
  EXPECT_EQ(grid().GetPropertyLabel("mission.id"), wxString::FromUTF8("✕ Id"));
  type_into("mission.author", "Somebody\n");
  EXPECT_EQ(frame_.mission().head->author, "Somebody") << "the rest of the page goes on";
  EXPECT_EQ(shown("mission.id"), "Not An Id");
  EXPECT_TRUE(frame_.has("✕ Id: " + found.front().reason));

  select({ObjectAddress{Id("west-lamp")}});
  EXPECT_EQ(refused(), found);
  EXPECT_EQ(frame_.mission().head->id, Id("three-lamps"));
  select({});
  EXPECT_EQ(shown("mission.id"), "Not An Id");
  EXPECT_EQ(refused(), found);
  type_into("mission.id", "four-lamps\n");
  EXPECT_EQ(frame_.mission().head->id, Id("four-lamps"));
  EXPECT_TRUE(refused().empty());
  settle();
  EXPECT_EQ(grid().GetPropertyLabel("mission.id"), "Id");
}

TEST_F(TypingInInspector, LeavingWithARefusedValueInTheFieldKeepsIt) {
  type_into("mission.id", "Not An Id");
  select({ObjectAddress{Id("west-lamp")}});
  EXPECT_EQ(refused().size(), 1U);
  select({});
  EXPECT_EQ(shown("mission.id"), "Not An Id");
  grid().SelectProperty("mission.id", true);
  press_key(WXK_ESCAPE);
  EXPECT_EQ(shown("mission.id"), "three-lamps");
  EXPECT_TRUE(refused().empty());
}

TEST_F(TypingInInspector, TabTakesWhatIsTypedAndGoesToTheNextRowThatCanBeChanged) {
  std::vector<std::string> editable;
  for (const auto& row : inspect(frame_.mission(), {})) {
    if (row.editable()) editable.push_back(row.key);
  }
  const auto chosen = [&] { return grid().GetSelection() == nullptr ? "" : grid().GetSelection()->GetName(); };
  type_into(editable.front(), "Four Lamps");
  for (std::size_t next = 1; next < editable.size(); ++next) {
    press_key(WXK_TAB);
    ASSERT_TRUE(wait_for([&] { return chosen() == editable[next]; })) << editable[next] << " but " << chosen();
    if (next == 1) EXPECT_EQ(frame_.mission().head->title, "Four Lamps");
  }
  press_key(WXK_TAB, wxMOD_SHIFT);
  EXPECT_TRUE(wait_for([&] { return chosen() == editable[editable.size() - 2]; })) << chosen();
}

TEST_F(TypingInInspector, BackTabTakesWhatIsTypedAndEscapeTakesItBack) {
  type_into("mission.author", "Somebody");
  press_key(WXK_TAB, wxMOD_SHIFT);
  EXPECT_TRUE(wait_for([&] { return frame_.mission().head->author == "Somebody"; }));
  type_into("mission.author", "Nobody");
  press_key(WXK_ESCAPE);
  press_key(WXK_TAB);
  settle();
  EXPECT_EQ(frame_.mission().head->author, "Somebody") << "Escape has taken it back";
}

TEST_F(TypingInInspector, TheIdOfWhatNoFileHoldsFollowsTheTitleInOneStep) {
  const auto before = frame_.mission();
  type_into("mission.title", "Four Lamps\n");
  EXPECT_TRUE(wait_for([&] { return frame_.mission().head->id == Id("four-lamps"); }));
  EXPECT_TRUE(wait_for([&] { return shown("mission.id") == "four-lamps"; }));
  frame_.stage().undo();
  EXPECT_EQ(frame_.mission(), before);
  EXPECT_FALSE(frame_.document().can_undo());
  const test::TemporaryFolder folder;
  ASSERT_TRUE(frame_.document().save_as(folder / "lamps.bulkhead"));
  type_into("mission.title", "Five Lamps\n");
  EXPECT_TRUE(wait_for([&] { return frame_.mission().head->title == "Five Lamps"; }));
  EXPECT_EQ(frame_.mission().head->id, Id("three-lamps")) << "a file holds it by now";
}

TEST_F(TypingInInspector, TabGoesThroughALongText) {
  select({ObjectAddress{Id("boot-in-the-door")}});
  const auto chosen = [&] { return grid().GetSelection() == nullptr ? "" : grid().GetSelection()->GetName(); };
  std::string text;
  std::string after;
  for (const auto& row : inspect(frame_.mission(), frame_.stage().selection())) {
    if (!text.empty() && after.empty() && row.editable()) after = row.key;
    if (text.empty() && row.control == Control::text) text = row.key;
  }
  ASSERT_FALSE(after.empty());
  grid().SelectProperty(wxString(after), true);
  press_key(WXK_TAB, wxMOD_SHIFT);
  ASSERT_TRUE(
      wait_for([&] { return dynamic_cast<wxTextCtrl*>(wxWindow::FindFocus()) != nullptr && chosen() == text; }));
  press_key('A', wxMOD_CONTROL);
  test::type("At once.");
  press_key(WXK_TAB);
  EXPECT_TRUE(wait_for([&] { return chosen() == after; })) << chosen();
  const auto rows = inspect(frame_.mission(), frame_.stage().selection());
  EXPECT_TRUE(std::any_of(rows.begin(), rows.end(),
                          [&](const InspectorRow& row) { return row.key == text && row.value == "At once."; }));
}

TEST_F(TypingInInspector, NothingIsKeptForAnotherDocument) {
  type_into("mission.id", "Not An Id\n");
  type_into("mission.title", "Never");
  frame_.document().begin(test::three_lamps());
  settle();
  EXPECT_TRUE(refused().empty());
  EXPECT_EQ(shown("mission.id"), "three-lamps");
  EXPECT_EQ(frame_.mission(), test::three_lamps());
}

class TypingInOutline : public testing::Test {
 protected:
  void begin_naming() {
    frame_.stage().select(Selection({ObjectAddress{Id("west-lamp")}}));
    settle();
    auto& tree = frame_.control<wxDataViewCtrl>("Outline");
    const auto& model = *dynamic_cast<OutlineModel*>(tree.GetModel());
    test::click(tree, test::place_of(tree, OutlineModel::item_of(*model.find(ObjectAddress{Id("west-lamp")}))));
    press_key(WXK_F2);
    ASSERT_TRUE(frame_.has("Name"));
  }
  [[nodiscard]] std::string label() { return find_marker(frame_.mission(), Id("west-lamp"))->label; }

  test::PanelFrame<OutlinePanel> frame_{test::three_lamps(), wxSize(320, 640)};
};

TEST_F(TypingInOutline, ANameIsTakenWhenTheMissionIsSaved) {
  begin_naming();
  test::type("West");
  EXPECT_TRUE(frame_.stage().commit_input().empty());
  EXPECT_EQ(label(), "West");
}

TEST_F(TypingInOutline, LeavingTheFieldTakesTheNameAndNotTheFocus) {
  begin_naming();
  test::type("West");
  frame_.control<wxSearchCtrl>("Search the outline").SetFocus();
  EXPECT_EQ(label(), "West") << "before anything else happens";
  EXPECT_TRUE(wait_for([&] { return !frame_.has("Name"); }));
  EXPECT_FALSE(frame_.control("Outline").HasFocus());
}

TEST_F(TypingInOutline, ARefusedNameStays) {
  begin_naming();
  const auto before = label();
  auto& field = frame_.control<wxTextCtrl>("Name");
  field.SetValue(bell);
  const auto refused = frame_.stage().commit_input();
  ASSERT_EQ(refused.size(), 1U);
  EXPECT_TRUE(frame_.has("✕ " + refused.front().reason));
  frame_.control<wxDataViewCtrl>("Outline").SetFocus();
  settle();
  EXPECT_EQ(field.GetValue(), bell);
  EXPECT_TRUE(field.IsShown());
  field.SetFocus();
  press_key(WXK_ESCAPE);
  EXPECT_TRUE(wait_for([&] { return !frame_.has("Name"); }));
  EXPECT_TRUE(frame_.stage().commit_input().empty());
  EXPECT_EQ(label(), before);
}

class TypingInFindings : public testing::Test {
 protected:
  static Mission without_a_lock() {
    const auto mission = test::three_lamps();
    return parse_edit(mission, "wall A2/A3 A3/B3 A3/A4")->apply(mission).value();
  }
  void SetUp() override {
    const auto& counts = frame_.panel().findings().counts();
    ASSERT_TRUE(wait_for([&] { return counts.errors + counts.warnings > 0; }));
    settle();
    list().SetFocus();
    press_key(WXK_HOME);
    press_key(WXK_DOWN);
    test::click(frame_.control("Waive…"));
  }
  [[nodiscard]] wxDataViewCtrl& list() { return frame_.control<wxDataViewCtrl>("Findings"); }

  test::PanelFrame<test::FindingsOnStage> frame_{without_a_lock(), wxSize(1000, 320), all_checks()};
};

TEST_F(TypingInFindings, AReasonIsTakenWhenTheMissionIsSaved) {
  EXPECT_TRUE(frame_.stage().commit_input().empty());
  EXPECT_TRUE(frame_.mission().waivers->empty()) << "without a word there is no reason";
  test::type("Meant so");
  EXPECT_TRUE(frame_.stage().commit_input().empty());
  ASSERT_EQ(frame_.mission().waivers->size(), 1U);
  EXPECT_EQ(frame_.mission().waivers->front().reason, "Meant so");
}

TEST_F(TypingInFindings, ARefusedReasonStays) {
  auto& field = frame_.control<wxTextCtrl>("Reason of the waiver");
  field.SetValue(bell);
  const auto refused = frame_.stage().commit_input();
  ASSERT_EQ(refused.size(), 1U);
  EXPECT_EQ(field.GetValue(), bell);
  EXPECT_TRUE(frame_.has("✕ " + refused.front().reason));
  test::click(frame_.control("Waive"));
  EXPECT_EQ(field.GetValue(), bell);
  EXPECT_TRUE(frame_.mission().waivers->empty());
}

class KeysInPanels : public testing::Test {
 protected:
  void SetUp() override {
    window_.controller().choose("select");
    window_.stage().select(Selection({parse_address("C3/C4").value()}));
    settle();
  }
  void press_all() {
    for (const int key : {'D', 'R', 'M'}) press_key(key, wxMOD_CONTROL);
    press_key(WXK_DELETE);
  }
  test::EditorWindow window_{"kill-team/three-lamps"};
};

TEST_F(KeysInPanels, NeverChangeTheMapFromAList) {
  ASSERT_TRUE(window_.stage().apply(parse_edit(window_.mission(), "wall A2/A3 A3/B3 A3/A4").value()));
  ASSERT_TRUE(wait_for([&] { return test::find(window_.frame().panels()->findings(), "Findings") != nullptr; }));
  const auto before = window_.mission();
  test::find(window_.frame().panels()->findings(), "Findings")->SetFocus();
  settle();
  // The focus has chosen a finding, and with it its places.
  window_.stage().select(Selection({parse_address("C3/C4").value()}));
  settle();
  press_all();
  press_key('X', wxMOD_CONTROL);
  EXPECT_EQ(window_.mission(), before);
}

TEST_F(KeysInPanels, NeverChangeTheMapFromAText) {
  const auto before = window_.mission();
  auto& search = *test::find(window_.frame().panels()->findings(), "Search the findings");
  search.SetFocus();
  settle();
  press_all();
  EXPECT_EQ(window_.mission(), before);
  auto* const grid = dynamic_cast<wxPropertyGrid*>(test::find(window_.frame(), "Properties"));
  ASSERT_NE(grid, nullptr);
  grid->SetFocus();
  settle();
  press_all();
  EXPECT_EQ(window_.mission(), before);
}

TEST_F(KeysInPanels, ChooseNoToolWhereSomebodyWrites) {
  window_.frame().turn_to(WorkPage::texts);
  settle();
  auto* const button = test::find(window_.frame().panels()->texts(), "▾");
  ASSERT_NE(button, nullptr);
  button->SetFocus();
  settle();
  auto* const focus = wxWindow::FindFocus();
  ASSERT_NE(focus, nullptr);
  ASSERT_TRUE(window_.frame().panels()->texts().IsDescendant(focus));
  ASSERT_EQ(dynamic_cast<wxTextEntryBase*>(focus), nullptr) << focus->GetClassInfo()->GetClassName();
  const auto before = window_.mission();
  for (const int key : {'W', 'O', 'H', '2'}) press_key(key);
  settle();
  EXPECT_EQ(window_.controller().tool().info().key, "select");
  EXPECT_EQ(window_.frame().middle().page(), WorkPage::texts);
  EXPECT_EQ(window_.mission(), before);
}

TEST_F(KeysInPanels, ReachTheMapFromTheMap) {
  window_.frame().canvas().SetFocus();
  settle();
  press_key(WXK_DELETE);
  EXPECT_EQ(find_lattice(window_.mission(), 1)->hatchways().count(parse_edge_address("C3/C4")->edge), 0U);
}

}  // namespace
}  // namespace bulkhead
