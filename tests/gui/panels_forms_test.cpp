// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <utility>
#include <wx/choice.h>
#include <wx/combobox.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/panels/texts/lua_editor.h"
#include "editor/panels/texts/text_form.h"
#include "editor/panels/texts/texts_panel.h"
#include "model/edit/edit.h"
#include "model/mission/items.h"
#include "tests/gui/support/panel_frame.h"

/// A whole mission is written in forms.
namespace bulkhead {
namespace {

using test::press_key;
using test::settle;
using test::wait_for;

/// The page of texts as a window of 1280 × 720 has it.
const wxSize small_page(1280, 600);

wxWindow* form_below(wxWindow& window) {
  if (dynamic_cast<TextForm*>(&window) != nullptr) return &window;
  for (auto* const child : window.GetChildren()) {
    if (auto* const found = form_below(*child)) return found;
  }
  return nullptr;
}

/// Fields and labels that stand out of the form or do not show what they say.
void add_cut(wxWindow& below, const wxWindow& form, std::vector<std::string>& cut) {
  for (auto* const child : below.GetChildren()) {
    if (!child->IsShownOnScreen()) continue;
    const auto right = form.ScreenToClient(child->GetScreenRect().GetBottomRight()).x;
    wxString said;
    int beside = 0;
    if (const auto* label = dynamic_cast<wxStaticText*>(child)) said = label->GetLabelText();
    if (const auto* combo = dynamic_cast<wxComboBox*>(child)) {
      said = combo->GetValue();
      beside = child->FromDIP(50);
    } else if (const auto* choice = dynamic_cast<wxChoice*>(child)) {
      said = choice->GetStringSelection();
      beside = child->FromDIP(36);
    }
    wxSize extent;
    for (const auto& line : wxSplit(said, '\n')) extent.IncTo(child->GetTextExtent(line));
    if (right > form.GetClientSize().x || extent.x + beside > child->GetSize().x) {
      cut.push_back(said.ToStdString(wxConvUTF8) + " in " + child->GetName().ToStdString());
    }
    if (dynamic_cast<wxControl*>(child) == nullptr) add_cut(*child, form, cut);
  }
}

class FormsOfFurnace : public testing::Test {
 protected:
  void choose(const TextKey& key) {
    frame_.panel().choose(key);
    settle();
  }
  [[nodiscard]] std::vector<std::string> cut() {
    std::vector<std::string> result;
    auto& form = *form_below(frame_.panel());
    add_cut(form, form, result);
    return result;
  }
  void type_into(const std::string& called, std::string_view text) {
    auto& control = frame_.control(called);
    control.SetFocus();
    EXPECT_TRUE(wait_for([&] { return control.HasFocus(); })) << called;
    press_key('A', wxMOD_CONTROL);
    test::type(text);
  }

  /// Brings a control into sight, as the wheel would, and clicks on it.
  void click(const std::string& called) {
    auto& control = frame_.control(called);
    auto& form = dynamic_cast<TextForm&>(*form_below(frame_.panel()));
    const int step = form.FromDIP(20);
    const int below = form.ScreenToClient(control.GetScreenRect().GetBottomRight()).y - form.GetClientSize().y;
    if (below > 0) form.Scroll(0, form.GetViewStart().y + below / step + 2);
    settle();
    test::click(control);
  }

  test::PanelFrame<TextsPanel> frame_{test::shipped_mission("boarding-actions/furnace"), small_page};
};

TEST_F(FormsOfFurnace, NothingIsCutAndNothingStandsOut) {
  const auto& mission = frame_.mission();
  for (const auto kind : text_kinds) {
    int number = 0;
    for (const auto& key : texts_of(mission, kind)) {
      choose(key);
      test::screenshot("form-" + std::string(group_key(kind)) + "-" + std::to_string(++number));
      EXPECT_EQ(cut(), std::vector<std::string>()) << entry_key(key);
    }
  }
  for (const auto kind : definition_kinds) {
    const auto keys = texts_of(mission, kind);
    if (keys.empty()) continue;
    choose(keys.front());
    test::screenshot("form-" + std::string(group_key(kind)));
    EXPECT_EQ(cut(), std::vector<std::string>()) << entry_key(keys.front());
  }
}

TEST_F(FormsOfFurnace, ChoicesShowTitles) {
  choose(Id("burners"));
  EXPECT_EQ(frame_.control<wxChoice>("Kind").GetStringSelection(), "Tactical manoeuvre");
  EXPECT_EQ(frame_.control<wxComboBox>("Completed").GetValue(), "End of your turn");
  EXPECT_EQ(frame_.control<wxChoice>("How often").GetStringSelection(), "once per turn");
  EXPECT_EQ(frame_.control<wxComboBox>("When, row 1").GetValue(), "Start of your Shooting phase");
  choose(Id("exchangers"));
  EXPECT_EQ(frame_.control<wxComboBox>("Kind").GetValue(), "Progressive");
  type_into("Kind", "End of the game\n");
  EXPECT_TRUE(wait_for([&] { return frame_.mission().objectives->front().kind == Id("end-game"); }))
      << "what is typed is understood as well";
}

TEST_F(FormsOfFurnace, KeysForRowsWorkInListsOfMoments) {
  choose(Id("exchangers"));
  const auto scorings = [&]() -> const auto& { return frame_.mission().objectives->front().scorings; };
  const auto before = scorings();
  ASSERT_EQ(before.size(), 3U);
  auto& moment = frame_.control("When, row 2");
  moment.SetFocus();
  ASSERT_TRUE(wait_for([&] { return moment.HasFocus(); }));
  press_key(WXK_DOWN, wxMOD_ALT);
  EXPECT_TRUE(wait_for([&] { return scorings()[2] == before[1] && scorings()[1] == before[2]; }));
  EXPECT_TRUE(wait_for([&] { return frame_.control("When, row 3").HasFocus(); }));
  press_key(WXK_DELETE, wxMOD_ALT);
  EXPECT_TRUE(wait_for([&] { return scorings().size() == 2U; }));
  press_key(WXK_RETURN, wxMOD_ALT);
  EXPECT_TRUE(wait_for([&] { return scorings().size() == 3U; }));
}

TEST_F(FormsOfFurnace, ADiceTableIsEditedInCells) {
  choose(Id("what-the-fire-pays"));
  click("+ Add a row");
  ASSERT_TRUE(wait_for([&] { return frame_.mission().tables->front().rows.size() == 3U; }));
  type_into("Name, row 3", "Gold\n");
  EXPECT_TRUE(wait_for([&] { return frame_.mission().tables->front().rows[2].name == "Gold"; }));
  click("+ Add a column");
  ASSERT_TRUE(wait_for([&] { return frame_.mission().tables->front().columns == "New column"; }));
  EXPECT_TRUE(wait_for([&] { return frame_.has("New column, row 2"); }));
  EXPECT_EQ(frame_.mission().tables->front().rows[1].text, "You gain 1 CP.") << "it takes over what the rows say";
  click("+ Add a column");
  ASSERT_TRUE(wait_for([&] { return frame_.mission().tables->front().columns == "New column | New column"; }));
  settle();
  type_into("Heading, row 2", "Again\n");
  ASSERT_TRUE(wait_for([&] { return frame_.has("Again, row 2"); }));
  type_into("Again, row 2", "no");
  EXPECT_TRUE(wait_for([&] { return frame_.mission().tables->front().rows[1].text == "You gain 1 CP. | no"; }));
  test::screenshot("form-table-columns");
  click("Remove row 1");
  EXPECT_TRUE(wait_for([&] { return frame_.mission().tables->front().columns == "Again"; }))
      << frame_.mission().tables->front().columns;
  EXPECT_EQ(frame_.mission().tables->front().rows[1].text, "no");
}

TEST_F(FormsOfFurnace, AUnitIsWrittenFromCellToCell) {
  choose(Id("bailiffs-force"));
  while (frame_.has("Remove row 1")) {
    click("Remove row 1");
    settle();
  }
  click("+ Add a unit");
  ASSERT_TRUE(wait_for([&] { return frame_.has("Name, row 1") && frame_.control("Name, row 1").HasFocus(); }))
      << "the id follows the name and is not to be seen";
  EXPECT_FALSE(frame_.has("Id, row 1"));
  const std::array<std::pair<const char*, const char*>, 9> cells = {{{"Name", "Assessor Wenna Pyke of the Bailiffs"},
                                                                     {"Kind", "character of rank"},
                                                                     {"Models", "1"},
                                                                     {"Wounds", "5"},
                                                                     {"Toughness", "4"},
                                                                     {"Points", "85"},
                                                                     {"Power", ""},
                                                                     {"Base", "40mm"},
                                                                     {"Keywords", "infantry character bailiff"}}};
  for (const auto& [label, text] : cells) {
    const auto name = std::string(label) + ", row 1";
    ASSERT_TRUE(wait_for([&] { return frame_.has(name) && frame_.control(name).HasFocus(); })) << name;
    press_key('A', wxMOD_CONTROL);
    test::type(text);
    press_key(WXK_TAB);
    settle();
    for (const auto& [each, said] : cells) EXPECT_TRUE(frame_.has(std::string(each) + ", row 1")) << each;
  }
  test::screenshot("form-unit-written");
  const auto& units = frame_.mission().forces->front().units;
  ASSERT_EQ(units.size(), 1U);
  EXPECT_EQ(units[0].name, "Assessor Wenna Pyke of the Bailiffs");
  EXPECT_EQ(units[0].keywords, "infantry character bailiff");
  frame_.control("Keywords, row 1").SetFocus();
  ASSERT_TRUE(wait_for([&] { return frame_.control("Keywords, row 1").HasFocus(); }));
  press_key(WXK_RETURN, wxMOD_ALT);
  EXPECT_TRUE(wait_for([&] { return frame_.has("Name, row 2") && frame_.control("Name, row 2").HasFocus(); }));
  for (const auto& [each, said] : cells) EXPECT_TRUE(frame_.has(std::string(each) + ", row 2")) << each;
}

TEST_F(FormsOfFurnace, TabGoesFromAConditionToItsWords) {
  choose(Id("exchangers"));
  auto& condition = frame_.control("If (Lua), row 1");
  condition.SetFocus();
  ASSERT_TRUE(wait_for([&] { return condition.HasFocus(); }));
  press_key(WXK_END);
  test::type(" and controls(player) >= 1 and controls(player) >= 1 and controls(player) >= 1");
  settle();
  press_key(WXK_TAB);
  settle();
  auto* const focused = wxWindow::FindFocus();
  ASSERT_NE(focused, nullptr);
  EXPECT_TRUE(focused->IsShownOnScreen()) << focused->GetName();
  for (int tabs = 0; tabs < 2 && !frame_.control("In words, row 1").HasFocus(); ++tabs) {
    press_key(WXK_TAB);
    settle();
  }
  EXPECT_TRUE(frame_.control("In words, row 1").HasFocus());
}

TEST_F(FormsOfFurnace, OnlyTheFigureThatIsRefusedIsMarked) {
  choose(Id("reserves"));
  const auto usual = frame_.control("Figure, row 1").GetForegroundColour();
  type_into("Figure, row 2", "text");
  press_key(WXK_TAB);
  ASSERT_TRUE(wait_for([&] { return frame_.control("Figure, row 2").GetForegroundColour() != usual; }));
  EXPECT_EQ(frame_.control("Figure, row 1").GetForegroundColour(), usual);
  EXPECT_EQ(frame_.control("Value, row 1").GetForegroundColour(), usual);
  EXPECT_EQ(frame_.control("Value, row 2").GetForegroundColour(), usual);
}

TEST_F(FormsOfFurnace, AddingIsOneButtonAndNamesAtOnce) {
  choose(Id("burners"));
  test::click(frame_.control("+ New action"));
  ASSERT_TRUE(wait_for([&] { return frame_.panel().chosen() == TextKey(Id("new-action")); }));
  ASSERT_TRUE(wait_for([&] { return frame_.control("Name").HasFocus(); }));
  test::type("Cut the pipes\n");
  EXPECT_TRUE(wait_for([&] { return frame_.mission().actions->back().name == "Cut the pipes"; }))
      << frame_.mission().actions->back().name;
  EXPECT_TRUE(wait_for([&] { return frame_.mission().actions->back().id == Id("cut-the-pipes"); }));
}

TEST_F(FormsOfFurnace, LuaIsInSightWhereItIsWanted) {
  choose(Id("burners"));
  EXPECT_FALSE(frame_.has("Lua")) << "its card has the room";
  test::click(frame_.control("What it does, in Lua"));
  EXPECT_TRUE(wait_for([&] { return frame_.has("Lua"); }));
  choose(Id("burning-ground"));
  EXPECT_FALSE(frame_.has("Lua")) << "the form has all the room";
  const auto& button = frame_.control("+ What it does, in Lua");
  const int margin = frame_.panel().GetScreenRect().GetRight() - button.GetScreenRect().GetRight();
  EXPECT_GE(margin, frame_.panel().FromDIP(12));
  test::click(frame_.control("+ What it does, in Lua"));
  ASSERT_TRUE(wait_for([&] { return frame_.has("Lua") && frame_.control("Lua").HasFocus(); }));
  test::type("-- nothing");
  frame_.control("Name").SetFocus();
  EXPECT_TRUE(wait_for([&] {
    const auto& rules = *frame_.mission().rules;
    const auto found = std::ranges::find(rules, Id("burning-ground"), &Rule::id);
    return found != rules.end() && found->lua == "-- nothing";
  }));
  EXPECT_TRUE(frame_.has("Lua"));
  EXPECT_FALSE(frame_.has("+ What it does, in Lua"));
}

TEST_F(FormsOfFurnace, AFieldSaysWhatItIsAbout) {
  choose(Id("wet-sacking"));
  frame_.control("Cost").SetFocus();
  EXPECT_TRUE(wait_for([&] { return frame_.has("Cost: 2, 1-2 or 1+; nothing where it is not known"); }));
  frame_.control("Of, row 1").SetFocus();
  EXPECT_TRUE(wait_for([&] { return frame_.has("Of: The name of a test"); }));
}

TEST_F(FormsOfFurnace, AKindOfZoneIsChangedAndAdded) {
  choose(KindKey{KindOf::zone, Id("furnace")});
  auto& sight = frame_.control<wxChoice>("Sight");
  sight.SetSelection(sight.FindString("obscures"));
  wxCommandEvent chosen(wxEVT_CHOICE, sight.GetId());
  chosen.SetEventObject(&sight);
  sight.HandleWindowEvent(chosen);
  EXPECT_TRUE(wait_for([&] {
    return find_zone_kind(*frame_.mission().system, Id("furnace"))->sight == TerrainTraits::Sight::obscures;
  }));
  test::click(frame_.control("+ New kind of zone"));
  ASSERT_TRUE(wait_for([&] { return frame_.control("Name").HasFocus(); }));
  test::type("Slag pit\n");
  EXPECT_TRUE(wait_for([&] { return find_zone_kind(*frame_.mission().system, Id("slag-pit")) != nullptr; }));
  EXPECT_TRUE(wait_for([&] { return frame_.panel().chosen() == TextKey(KindKey{KindOf::zone, Id("slag-pit")}); }));
  // One that is in use stays, and the page says why.
  choose(KindKey{KindOf::zone, Id("furnace")});
  test::click(frame_.control("Remove"));
  EXPECT_TRUE(wait_for([&] { return frame_.has("Furnace is of the kind Furnace; change that first"); }));
}

TEST_F(FormsOfFurnace, TheGameIsChanged) {
  choose(GameKey{});
  EXPECT_FALSE(frame_.control("+ New").IsEnabled()) << "there is one";
  EXPECT_FALSE(frame_.control("Remove").IsEnabled());
  const auto game = [&]() -> const GameSystem& { return *frame_.mission().system; };
  type_into("Rounds", "7\n");
  EXPECT_TRUE(wait_for([&] { return game().sequence.rounds == 7; }));
  click("+ Add a currency");
  EXPECT_TRUE(wait_for([&] { return game().currencies.size() == 2U; }));
  EXPECT_TRUE(wait_for([&] { return frame_.has("Symbol, row 2") && frame_.control("Symbol, row 2").HasFocus(); }));
  test::type("AIR\n");
  EXPECT_TRUE(wait_for([&] { return game().currencies.back().symbol == "AIR"; }));
  EXPECT_TRUE(frame_.has("If both have as much"));
  EXPECT_EQ(cut(), std::vector<std::string>());
  test::screenshot("form-game-paid");
  click("They go for");
  press_key(WXK_ESCAPE);
  test::screenshot("form-game-control");
  ASSERT_TRUE(game().control);
  auto& held = frame_.control<wxChoice>("Markers are held");
  held.SetSelection(held.FindString("no"));
  wxCommandEvent chosen(wxEVT_CHOICE, held.GetId());
  chosen.SetEventObject(&held);
  held.HandleWindowEvent(chosen);
  EXPECT_TRUE(wait_for([&] { return !game().control; }));
  EXPECT_TRUE(wait_for([&] { return !frame_.has("If both have as much"); })) << "a rule that there is not";
}

TEST_F(FormsOfFurnace, APhaseIsAddedAndMoved) {
  choose(KindKey{KindOf::phase, Id("fight")});
  const auto phases = [&]() -> const auto& { return frame_.mission().system->sequence.phases; };
  test::click(frame_.control("+ New phase"));
  ASSERT_TRUE(wait_for([&] { return frame_.control("Name").HasFocus(); }));
  test::type("Pressure\n");
  const TextKey pressure = KindKey{KindOf::phase, Id("pressure")};
  EXPECT_TRUE(wait_for([&] { return frame_.panel().chosen() == pressure; }));
  click("+ Add a step");
  EXPECT_TRUE(wait_for([&] { return phases().back().steps.size() == 1U; }));
  test::click(frame_.control("Move up"));
  EXPECT_TRUE(wait_for([&] { return phases()[4].id == Id("pressure") && phases()[5].id == Id("fight"); }));
  EXPECT_EQ(frame_.panel().chosen(), pressure);
  EXPECT_EQ(cut(), std::vector<std::string>());
  choose(KindKey{KindOf::stratagem, Id("battle-tactic")});
  type_into("Id", "tactic\n");
  EXPECT_TRUE(wait_for([&] { return frame_.panel().chosen() == TextKey(KindKey{KindOf::stratagem, Id("tactic")}); }));
}

TEST(FormsOfTheGame, AnActionIsReadAndCopiedIntoTheMission) {
  test::PanelFrame<TextsPanel> frame{test::shipped_mission("kill-team/three-lamps"), small_page};
  frame.panel().choose(StandingKey{Id("guard")});
  settle();
  EXPECT_FALSE(frame.control("Remove").IsEnabled()) << "it is the game's";
  ASSERT_TRUE(frame.mission().actions->empty());
  test::click(frame.control("+ Copy into the mission"));
  ASSERT_TRUE(wait_for([&] { return frame.mission().actions->size() == 1U; }));
  EXPECT_EQ(frame.mission().actions->front(), *find_action(frame.mission(), Id("guard")));
  EXPECT_EQ(frame.mission().actions->front().name, "Guard");
  EXPECT_TRUE(wait_for([&] { return frame.panel().chosen() == TextKey(Id("guard")); }));
  EXPECT_TRUE(frame.control("Remove").IsEnabled());
}

}  // namespace
}  // namespace bulkhead
