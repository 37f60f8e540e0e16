// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <wx/clipbrd.h>
#include <wx/dataview.h>
#include <wx/image.h>
#include <wx/menu.h>
#include <wx/menuitem.h>

#include "editor/panels/analysis/fairness_panel.h"
#include "editor/panels/findings/findings_panel.h"
#include "editor/panels/parts/words.h"
#include "editor/panels/texts/lua_editor.h"
#include "editor/panels/texts/texts_panel.h"
#include "editor/tools/commands/commands.h"
#include "editor/tools/session/open_files.h"
#include "editor/window/built/built_panel.h"
#include "editor/window/frame/window_state.h"
#include "editor/window/look/icons.h"
#include "model/io/mission_file.h"
#include "tests/gui/support/editor_window.h"
#include "tests/support/temporary_folder.h"
#include "workbench/checking.h"

namespace bulkhead::test {
namespace {

std::string clipboard() {
  wxTextDataObject text;
  if (!wxTheClipboard->Open()) return {};
  wxTheClipboard->GetData(text);
  wxTheClipboard->Close();
  return from_wx(text.GetText());
}

/// Everything that a command may change, as one text.
std::string state_of(EditorWindow& window) {
  const auto& view = window.controller().view();
  std::string asked;
  for (const auto& question : window.dialogs.asked) asked += question + ",";
  const auto texts = window.frame().panels()->texts().chosen();
  const auto& choice = window.stage().overlay_choice();
  return fmt::format("{}|{}|{}|{}|{}|{}|{} {} {}|{}|{}|{}|{}|{}|{}|{}|{} {}|{}{}{}{}{}|{} {}",
                     write_mission(window.mission()),
                     window.document().path().string() + (window.document().modified() ? "*" : ""),
                     words_for(window.mission(), window.stage().selection()), window.controller().tool().info().key,
                     static_cast<int>(window.stage().pen()), static_cast<int>(window.controller().unit()), view.zoom(),
                     view.origin().x, view.origin().y, asked, window.frame().on_start_page(),
                     std::string(window.frame().canvas().design().key), clipboard(), window.controller().hint(),
                     texts.has_value(), from_wx(window.frame().docks().arrangement()), to_text(choice.shown),
                     static_cast<int>(choice.hatchways.mode()), window.frame().panels()->box().IsShownOnScreen(),
                     window.frame().panels()->fairness().IsShownOnScreen(), to_text(window.frame().middle().page()),
                     window.frame().panels()->shows_cards(), window.stage().shows_findings(),
                     to_text(window.stage().classes().hidden), to_text(window.stage().classes().locked)) +
         (window.frame().underlays().underlay() ? to_text(*window.frame().underlays().underlay()) : "|none") +
         fmt::format("|{}", window.frame().panels()->built().canvas().view().azimuth()) +
         (window.frame().chooser() != nullptr ? "|chooser" : "") + (window.frame().IsFullScreen() ? "|full" : "");
}

/// Brings the window to a state in which the command has something to do.
void prepare(EditorWindow& window, const Command& command) {
  window.dialogs.leaving = Dialogs::Leaving::lose;
  if (window.frame().chooser() != nullptr) window.frame().chooser()->Close();
  window.frame().ShowFullScreen(false);
  window.frame().turn_to(command.id == "view.page.map" ? WorkPage::both : WorkPage::map);
  std::filesystem::copy_file(window.folder() / "untouched.bulkhead", window.folder() / "mission.bulkhead",
                             std::filesystem::copy_options::overwrite_existing);
  window.frame().open(window.folder() / "mission.bulkhead");
  window.stage().set_classes({});
  // Two sealed cells, so that there is something to find, and of one kind.
  ASSERT_TRUE(window.stage().apply(parse_edit(window.mission(), "wall A2/A3 A3/B3 A3/A4 F4/F5 E5/F5 F5/F6").value()));
  ASSERT_TRUE(wait_for([&] { return window.frame().actions().enabled("mission.next-finding"); }));
  window.stage().select(Selection({parse_address("A2/A3").value(), parse_address("A3/B3").value()}));
  if (command.id == "mission.remove-board") {
    const auto& set = window.mission().sets.front().set->id;
    ASSERT_TRUE(window.stage().apply(AddBoard{EmptyLattice{{2, 2}, set}, {Length::millimetres(-500), Length()}, 0}));
    window.stage().select(Selection::of_board(2));
  }
  if (command.id == "mission.link") {
    ASSERT_TRUE(window.stage().apply(parse_edit(window.mission(), "link-kind lift name Lift").value()));
    window.stage().select(Selection({parse_address("#west-lamp").value(), parse_address("#east-lamp").value()}));
  }
  window.controller().choose(command.id == "tool.select" ? "wall" : "select");
  window.stage().set_pen(command.id == "pen.off" ? SymmetryPen::half_turn : SymmetryPen::off);
  window.controller().set_unit(command.id == "view.unit.inches" ? RulerUnit::millimetres : RulerUnit::inches);
  if (command.id == "view.fit") window.controller().pan_by({100, 100});
  if (command.id == "edit.redo") window.stage().undo();
  if (command.id == "overlay.none") window.stage().toggle_overlay("sight");
  if (command.id == "layer.none") window.stage().toggle_hidden(MapClass::names);
  if (command.id == "view.hatchways.as-set") window.stage().set_hatchway_mode(HatchwayStates::Mode::all_open);
  if (command.id == "mission.previous-finding") {
    window.frame().findings()->choose(parse_address("F5").value());
  }
  if (command.id.starts_with("mission.fix-")) {
    ASSERT_TRUE(wait_for([&] {
      window.frame().findings()->choose(parse_address("A3").value());
      return window.frame().findings()->can_fix(true);
    }));
  }
  if (command.id == "edit.paste") window.choose("edit.copy");
  if (command.id == "view.reset-panels") window.frame().docks().want(Docks::Panel::side, false);
  if (command.id == "edit.copy" && wxTheClipboard->Open()) {
    wxTheClipboard->SetData(new wxTextDataObject("something else"));
    wxTheClipboard->Close();
  }
  window.dialogs.picture = window.folder() / "map.png";
  if (command.id.starts_with("underlay.") && command.id != "underlay.choose") window.choose("underlay.choose");
  window.dialogs.leaving = Dialogs::Leaving::stay;
  if (command.id == "view.built.from-south") window.choose("view.built.from-west");
  if (command.id == "file.save-card" || command.id == "view.card") {
    window.choose("view.page.both");
    window.frame().panels()->texts().choose(Id("boot-in-the-door"));
  }
  window.frame().canvas().SetFocus();
  ASSERT_TRUE(wait_for([&] { return wxWindow::FindFocus() == &window.frame().canvas(); }));
}

void write_picture(const std::filesystem::path& path) {
  wxImage::AddHandler(new wxPNGHandler);
  EXPECT_TRUE(wxImage(60, 40).SaveFile(to_wx(path.string()), wxBITMAP_TYPE_PNG));
}

/// What changes nothing but where the keyboard is.
bool moves_keyboard(const Command& command) { return command.id == "edit.rename"; }

/// What only terrain that stands freely can be done to.
bool is_for_terrain(const Command& command) {
  return command.id == "tool.terrain" || command.id.starts_with("edit.turn");
}

TEST(EditorCommands, ThoseForTerrainDoSomethingWhereThereIsSome) {
  EditorWindow window("kill-team/open-30x22");
  window.stage().select(Selection({ObjectAddress{Id("crates-north")}}));
  for (const auto* id : {"edit.turn", "edit.turn-back", "tool.terrain"}) {
    auto* item = window.frame().GetMenuBar()->FindItem(CommandBars::menu_id(id));
    ASSERT_TRUE(wait_for([&] { return item->IsEnabled(); })) << id;
    const auto before = state_of(window);
    window.choose(id);
    EXPECT_TRUE(wait_for([&] { return state_of(window) != before; }, 2000)) << id << ": nothing happens";
  }
}

TEST(EditorCommands, EveryEntryOfTheMenusDoesSomething) {
  EditorWindow window("kill-team/three-lamps");
  std::filesystem::copy_file(window.folder() / "mission.bulkhead", window.folder() / "untouched.bulkhead");
  write_picture(window.folder() / "map.png");
  for (const auto& command : commands()) {
    if (is_for_terrain(command) || moves_keyboard(command)) continue;
    SCOPED_TRACE(command.id);
    prepare(window, command);
    auto* item = window.frame().GetMenuBar()->FindItem(CommandBars::menu_id(command.id));
    ASSERT_NE(item, nullptr);
    ASSERT_TRUE(wait_for([&] { return item->IsEnabled(); })) << "it cannot be chosen";
    const auto before = state_of(window);
    window.choose(command.id);
    EXPECT_TRUE(wait_for([&] { return state_of(window) != before; }, 2000)) << "nothing happens";
  }
}

TEST(EditorCommands, EveryCommandHasAnActionAndItsIcon) {
  EditorWindow window;
  for (const auto& command : commands()) {
    EXPECT_NE(window.frame().actions().find(command.id), nullptr) << command.id;
    if (!command.icon.empty()) {
      EXPECT_TRUE(icon(command.icon).IsOk()) << command.id;
    }
  }
}

TEST(EditorCommands, ACardCanBeSavedAsSoonAsItsTextIsChosen) {
  EditorWindow window("kill-team/three-lamps");
  window.choose("view.page.both");
  auto& texts = window.frame().panels()->texts();
  texts.choose(window.mission().rules->front().id);
  auto* item = window.frame().GetMenuBar()->FindItem(CommandBars::menu_id("file.save-card"));
  ASSERT_TRUE(wait_for([&] { return !item->IsEnabled(); })) << "a rule has no card";
  // Nothing else happens any more, so that nothing else can ask for it.
  settle(1000);
  texts.choose(Id("boot-in-the-door"));
  EXPECT_TRUE(wait_for([&] { return item->IsEnabled(); }));
}

TEST(EditorCommands, UndoSaysWhatItTakesBack) {
  EditorWindow window("kill-team/three-lamps");
  ASSERT_TRUE(window.stage().apply(parse_edit(window.mission(), "wall B1/B2").value()));
  const std::string name(window.document().undo_name());
  auto* item = window.frame().GetMenuBar()->FindItem(CommandBars::menu_id("edit.undo"));
  EXPECT_TRUE(wait_for([&] { return from_wx(item->GetItemLabelText()) == "Undo " + name; }))
      << item->GetItemLabelText();
}

TEST(EditorCommands, FindingsAreCountedAndShownOnTheMap) {
  EditorWindow window("kill-team/three-lamps");
  ASSERT_TRUE(window.stage().apply(parse_edit(window.mission(), "wall A2/A3 A3/B3 A3/A4").value()));
  ASSERT_TRUE(wait_for(
      [&] { return window.frame().findings()->counts().errors + window.frame().findings()->counts().warnings > 0; }));
  // All of them: those of slow checks come later.
  const auto words = words_for(count_findings(check_mission(window.mission())));
  EXPECT_TRUE(wait_for([&] { return from_wx(window.frame().GetStatusBar()->GetStatusText(1)) == words; })) << words;
  window.choose("mission.next-finding");
  EXPECT_FALSE(window.stage().selection().empty());
  screenshot("findings");
  // Every finding once, then the first again, whatever the tool.
  window.choose("tool.measure");
  const auto first = window.stage().selection();
  const auto& counts = window.frame().findings()->counts();
  for (int step = counts.errors + counts.warnings + counts.notes; step > 0; --step) {
    window.choose("mission.next-finding");
  }
  EXPECT_EQ(window.stage().selection(), first);
  EXPECT_EQ(window.controller().tool().info().key, "measure");
}

TEST(EditorCommands, OneFindingAfterTheOtherIsFixedByTheSameKey) {
  EditorWindow window("kill-team/gallowdark-6x7");
  ASSERT_TRUE(window.stage().apply(parse_edit(window.mission(), "wall A1/B1 A1/A2 E7/F7 F6/F7").value()));
  const auto sealed = [&] { return window.frame().findings()->counts().errors; };
  ASSERT_TRUE(wait_for([&] { return sealed() == 2; }));
  settle();
  window.choose("mission.fix-finding");
  EXPECT_EQ(sealed(), 2) << "the first time it only shows which";
  window.choose("mission.fix-finding");
  ASSERT_TRUE(wait_for([&] { return sealed() == 1; }));
  settle();
  window.choose("mission.fix-finding");
  EXPECT_TRUE(wait_for([&] { return sealed() == 0; }));
}

TEST(EditorCommands, NewTextsAreAddedAndChosen) {
  EditorWindow window("kill-team/three-lamps");
  const auto cards = window.mission().stratagems->size();
  window.choose("mission.add-stratagem");
  ASSERT_EQ(window.mission().stratagems->size(), cards + 1);
  EXPECT_EQ(window.frame().panels()->texts().chosen(), TextKey(window.mission().stratagems->back().id));
  window.choose("edit.undo");
  window.frame().panels()->texts().choose(Id("boot-in-the-door"));
  EXPECT_EQ(window.frame().panels()->texts().chosen(), TextKey(Id("boot-in-the-door")));
  settle();
  screenshot("texts");
}

TEST(EditorCommands, AHiddenPanelStaysHiddenUntilItIsWanted) {
  const auto shown = [](EditorWindow& window) { return window.frame().panels()->findings().IsShownOnScreen(); };
  wxString arrangement;
  {
    EditorWindow window("kill-team/three-lamps");
    EXPECT_TRUE(shown(window));
    window.choose("view.panel-foot");
    EXPECT_FALSE(shown(window));
    window.choose("file.close");
    window.frame().open(window.folder() / "mission.bulkhead");
    settle();
    EXPECT_FALSE(shown(window));
    arrangement = window.frame().docks().arrangement();
    window.choose("mission.add-rule");
    EXPECT_TRUE(window.frame().panels()->texts().IsShownOnScreen()) << "what one asks for is shown";
    window.choose("view.page.map");
    window.choose("view.reset-panels");
    for (const auto panel : {Docks::Panel::tools, Docks::Panel::side, Docks::Panel::foot}) {
      EXPECT_TRUE(window.frame().docks().wanted(panel)) << static_cast<int>(panel);
    }
    EXPECT_FALSE(window.frame().docks().wanted(Docks::Panel::built));
  }
  EditorWindow window("kill-team/three-lamps");
  window.frame().docks().begin_with(arrangement);
  settle();
  EXPECT_FALSE(shown(window));
  window.choose("view.panel-foot");
  EXPECT_TRUE(shown(window));
}

TEST(EditorPages, AreMapTextsOrBoth) {
  EditorWindow window("kill-team/three-lamps");
  auto& frame = window.frame();
  const auto shown = [&] {
    return fmt::format("{}{}", frame.canvas().IsShownOnScreen() ? "map " : "",
                       frame.panels()->texts().IsShownOnScreen() ? "texts" : "");
  };
  const auto checked = [&](const char* page) {
    return frame.GetMenuBar()->FindItem(CommandBars::menu_id(std::string("view.page.") + page))->IsChecked();
  };
  EXPECT_EQ(shown(), "map ");
  EXPECT_TRUE(checked("map"));
  window.choose("view.page.texts");
  EXPECT_EQ(shown(), "texts");
  EXPECT_TRUE(checked("texts"));
  EXPECT_FALSE(checked("map"));
  EXPECT_FALSE(frame.docks().wanted(Docks::Panel::side)) << "it is about the map";
  const auto& texts = frame.panels()->texts();
  EXPECT_EQ(texts.GetScreenRect().y, frame.middle().GetScreenRect().y);
  EXPECT_EQ(texts.GetSize().y, frame.middle().GetSize().y) << "a page of full height";
  window.choose("view.page.both");
  EXPECT_EQ(shown(), "map texts");
  EXPECT_LT(frame.canvas().GetScreenRect().GetRight(), texts.GetScreenRect().x);
  EXPECT_TRUE(frame.docks().wanted(Docks::Panel::tools));
  window.choose("view.page.map");
  EXPECT_EQ(shown(), "map ");
  EXPECT_TRUE(frame.docks().wanted(Docks::Panel::side)) << "as it was beside the map";
}

TEST(EditorPages, EachKeepsThePanelsThatAreWantedBesideIt) {
  EditorWindow window("kill-team/three-lamps");
  auto& docks = window.frame().docks();
  window.choose("view.page.texts");
  window.choose("view.panel-foot");
  EXPECT_TRUE(window.frame().panels()->findings().IsShownOnScreen());
  window.choose("view.page.map");
  window.choose("view.panel-foot");
  EXPECT_FALSE(window.frame().panels()->findings().IsShownOnScreen());
  const auto around_map = docks.arrangement();
  window.choose("view.page.texts");
  EXPECT_TRUE(window.frame().panels()->findings().IsShownOnScreen());
  EXPECT_EQ(docks.wanted_beside(WorkPage::texts), "foot");
  EXPECT_EQ(docks.arrangement(), around_map) << "that of the map, whatever is shown";
  window.choose("view.reset-panels");
  EXPECT_FALSE(window.frame().panels()->findings().IsShownOnScreen());
}

TEST(EditorPages, AToolBringsTheMapIntoSight) {
  EditorWindow window("kill-team/three-lamps");
  window.choose("view.page.texts");
  window.choose("tool.zone");
  EXPECT_EQ(window.frame().middle().page(), WorkPage::both);
  EXPECT_TRUE(wait_for([&] { return wxWindow::FindFocus() == &window.frame().canvas(); }));
  EXPECT_EQ(window.controller().tool().info().key, "zone");
}

TEST(EditorPages, WhatIsBeingTypedIsKeptWhenThePageTurns) {
  EditorWindow window("kill-team/three-lamps");
  window.choose("view.page.texts");
  window.frame().panels()->texts().choose(Id("boot-in-the-door"));
  settle();
  auto* const when = find(window.frame().panels()->texts(), "When");
  ASSERT_NE(when, nullptr);
  when->SetFocus();
  ASSERT_TRUE(wait_for([&] { return when->HasFocus(); }));
  type("So ");
  window.choose("view.page.map");
  EXPECT_TRUE(wait_for([&] { return window.mission().stratagems->front().when.find("So ") != std::string::npos; }));
}

TEST(EditorPages, AFindingAboutATextLeadsToItsForm) {
  EditorWindow window("kill-team/three-lamps");
  auto& frame = window.frame();
  ASSERT_TRUE(window.stage().apply(parse_edit(window.mission(), "text #draught text \"See {marker:9}.\"").value()));
  ASSERT_TRUE(wait_for([&] { return !frame.findings()->rows_about(Id("draught")).empty(); }));
  settle();
  EXPECT_TRUE(frame.findings()->rows_about(Id("boot-in-the-door")).empty());
  frame.findings()->choose(ObjectAddress{Id("draught")});
  settle();
  auto* const list = dynamic_cast<wxDataViewCtrl*>(find(frame.panels()->findings(), "Findings"));
  ASSERT_NE(list, nullptr);
  double_click(*list, place_of(*list, list->GetSelection()));
  EXPECT_TRUE(wait_for([&] { return frame.middle().page() == WorkPage::both; }));
  auto& texts = frame.panels()->texts();
  EXPECT_TRUE(wait_for([&] { return texts.chosen() == TextKey(Id("draught")); }));
  EXPECT_TRUE(frame.panels()->findings().IsShownOnScreen()) << "one may go on with the next";
  // At the form it is told as well.
  frame.findings()->choose(std::nullopt);
  window.choose("view.page.texts");
  EXPECT_FALSE(frame.panels()->findings().IsShownOnScreen());
  auto* const line = find(texts, "Show this finding");
  ASSERT_NE(line, nullptr);
  click(*line);
  ASSERT_TRUE(wait_for([&] { return frame.findings()->chosen().has_value(); }));
  EXPECT_EQ(frame.findings()->chosen(), frame.findings()->rows_about(Id("draught")).front());
  EXPECT_TRUE(frame.panels()->findings().IsShownOnScreen());
  screenshot("texts-finding");
  texts.choose(Id("boot-in-the-door"));
  settle();
  EXPECT_EQ(find(texts, "Show this finding"), nullptr);
}

TEST(EditorPages, LinesOfLuaThatTheChecksNameAreMarkedAndAClickLeadsThere) {
  EditorWindow window("boarding-actions/furnace");
  auto& frame = window.frame();
  frame.SetSize(frame.FromDIP(wxSize(1280, 700)));
  window.choose("view.page.both");
  ASSERT_TRUE(
      window.stage().apply(parse_edit(window.mission(), "rule fire-alarm name \"Fire alarm\" text \"Ho!\"").value()));
  ASSERT_TRUE(window.stage().apply(SetField{Id("fire-alarm"), {"lua", single(R"(
function on_round_start(rule, battle)
  for unit in battle.units:inside(battle.areas:of_kind("furnace")) do
    unit:sufer(1, "mortal wounds")
  end
end
function on_battle_round_strat(rule, battle) end
)")}}));
  auto& texts = frame.panels()->texts();
  texts.open_at({Id("fire-alarm"), {}, 0, 1});
  auto* const lua = dynamic_cast<LuaEditor*>(find(texts, "Lua"));
  ASSERT_NE(lua, nullptr);
  EXPECT_NE(find(texts, "Lua: What it does in a rehearsal; F1 tells how to write it"), nullptr);
  // Of `sufer` and of the event.
  const std::vector<int> wrong = {3, 6};
  const auto marked = [&] {
    std::vector<int> lines;
    for (int line = 0; line < lua->GetLineCount(); ++line) {
      if (lua->MarkerGet(line) != 0) lines.push_back(line);
    }
    return lines;
  };
  EXPECT_TRUE(wait_for([&] { return marked() == wrong; }));
  settle();
  screenshot("texts-lua");
  const auto underlined = [&](int position) { return lua->IndicatorAllOnFor(position) != 0; };
  EXPECT_TRUE(underlined(lua->GetLineIndentPosition(3)));
  EXPECT_FALSE(underlined(lua->PositionFromLine(3))) << "what is before it is no text";
  EXPECT_FALSE(underlined(lua->GetLineIndentPosition(4)));
  auto* const message = find(texts, "Go to its line");
  ASSERT_NE(message, nullptr);
  EXPECT_FALSE(frame.panels()->findings().IsShownOnScreen());
  const auto& box = *message->GetParent();
  for (const auto* const line : box.GetChildren()) {
    const int in_sight = box.GetClientSize().y - line->GetPosition().y;
    if (!line->IsShown() || in_sight >= line->GetSize().y || in_sight <= 0) continue;
    EXPECT_EQ(in_sight % line->GetCharHeight(), 0) << "no line of a message is cut";
  }
  click(*message);
  ASSERT_TRUE(wait_for([&] { return frame.findings()->chosen().has_value(); }));
  EXPECT_TRUE(wait_for([&] { return lua->HasFocus(); }));
  const auto rows = frame.findings()->rows_about(Id("fire-alarm"));
  EXPECT_EQ(frame.findings()->chosen(), rows.front());
  EXPECT_EQ(lua->GetCurrentLine() + 1, frame.findings()->text(rows.front())->lua_line);
  EXPECT_FALSE(frame.panels()->findings().IsShownOnScreen()) << "the Lua needs the room";
  // The marks move along with what is typed.
  lua->GotoPos(0);
  press_key(WXK_RETURN);
  EXPECT_TRUE(wait_for([&] { return marked() == std::vector<int>({4, 7}); }));
  texts.choose(Id("reserves"));
  settle();
  EXPECT_EQ(marked(), std::vector<int>());
}

TEST(EditorPages, WhatIsUndoneIsNoNewsOnceSomethingElseIsDone) {
  EditorWindow window("kill-team/three-lamps");
  auto& frame = window.frame();
  const auto said = [&] { return from_wx(frame.GetStatusBar()->GetStatusText(0)); };
  const auto undo = [&] {
    ASSERT_TRUE(window.stage().apply(parse_edit(window.mission(), "wall B1/B2").value()));
    window.choose("edit.undo");
    ASSERT_TRUE(wait_for([&] { return said().starts_with("Undone: "); })) << said();
  };
  frame.canvas().SetFocus();
  for (const auto* const next : {"view.zoom-in", "view.dark-floor", "file.save"}) {
    undo();
    window.choose(next);
    EXPECT_TRUE(wait_for([&] { return !said().starts_with("Undone: "); })) << next << ": " << said();
  }
}

TEST(EditorPages, TheStatusLineIsNotCutInASmallWindow) {
  EditorWindow window("kill-team/three-lamps");
  auto& frame = window.frame();
  frame.SetSize(1280, 720);
  window.choose("tool.wall");
  window.choose("overlay.distance");
  frame.canvas().SetFocus();
  press_key(WXK_RIGHT);
  settle();
  const auto said = from_wx(frame.GetStatusBar()->GetStatusText(0));
  wxRect field;
  ASSERT_TRUE(frame.GetStatusBar()->GetFieldRect(0, field));
  EXPECT_LE(frame.GetStatusBar()->GetTextExtent(to_wx(said)).x, field.width);
  EXPECT_FALSE(said.empty());
  screenshot("status-1280");
}

TEST(EditorPages, WhatIsUndoneComesIntoSightAndIsSaid) {
  EditorWindow window("kill-team/three-lamps");
  auto& frame = window.frame();
  const auto said = [&] { return from_wx(frame.GetStatusBar()->GetStatusText(0)); };
  ASSERT_TRUE(window.stage().apply(parse_edit(window.mission(), "wall B1/B2").value()));
  ASSERT_TRUE(window.stage().apply(SetField{Id("draught"), {"text", single("It blows.")}}));
  ASSERT_TRUE(window.stage().apply(SetHead{"title", "Four Lamps"}));
  window.stage().select(Selection({ObjectAddress{Id("west-lamp")}}));
  settle();
  frame.canvas().SetFocus();
  window.choose("edit.undo");
  EXPECT_TRUE(wait_for([&] { return said().starts_with("Undone: Title"); })) << said();
  EXPECT_TRUE(window.stage().selection().empty()) << "the inspector shows the mission";
  EXPECT_EQ(frame.middle().page(), WorkPage::map);
  window.choose("edit.undo");
  EXPECT_TRUE(wait_for([&] { return frame.panels()->texts().IsShownOnScreen(); }));
  EXPECT_EQ(frame.panels()->texts().chosen(), TextKey(Id("draught")));
  window.choose("view.page.texts");
  window.choose("edit.undo");
  EXPECT_TRUE(wait_for([&] { return frame.canvas().IsShownOnScreen(); }));
  EXPECT_TRUE(wait_for([&] { return said().starts_with("Undone: "); })) << said();
  window.choose("edit.redo");
  EXPECT_TRUE(wait_for([&] { return said().starts_with("Done again: "); })) << said();
  window.stage().select(Selection({ObjectAddress{Id("west-lamp")}}));
  EXPECT_TRUE(wait_for([&] { return said().find("Done again") == std::string::npos; })) << said();
}

TEST(EditorPages, AFindingThatComesMovesNothingInTheForm) {
  EditorWindow window("kill-team/three-lamps");
  auto& frame = window.frame();
  window.choose("view.page.texts");
  auto& texts = frame.panels()->texts();
  texts.choose(Id("draught"));
  settle();
  const auto places = [&] {
    std::vector<wxRect> all;
    for (const char* const field : {"Name", "Text", "Figure, row 1", "Lua"}) {
      all.push_back(find(texts, field)->GetScreenRect());
    }
    return all;
  };
  const auto before = places();
  ASSERT_TRUE(window.stage().apply(SetField{Id("draught"), {"text", single("{gone}, {zone:gone} and {rule:gone}.")}}));
  ASSERT_TRUE(wait_for([&] { return frame.findings()->rows_about(Id("draught")).size() >= 3U; }));
  settle();
  screenshot("texts-findings");
  const auto after = places();
  EXPECT_EQ(after.front(), before.front());
  EXPECT_EQ(after[1].GetTopLeft(), before[1].GetTopLeft());
  EXPECT_EQ(after.back().GetTopLeft(), before.back().GetTopLeft()) << "Lua as well";
  EXPECT_EQ(after.back().width, before.back().width);
}

TEST(EditorWindowState, KeepsItsPlaceWhenOpenedBesideAnother) {
  WindowState kept;
  kept.place = wxRect(100, 80, 900, 800);
  save_window_state(kept, window_state_path());
  OpenFiles other;
  other.begin(open_files_folder());
  AnsweredDialogs dialogs;
  auto* const frame = new EditorFrame(dialogs, real_files());
  show(*frame);
  EXPECT_EQ(frame->GetPosition(), wxPoint(100, 80) + frame->FromDIP(wxPoint(28, 28)));
  frame->Close();
  settle();
  const auto place = load_window_state(window_state_path()).place;
  ASSERT_TRUE(place.has_value());
  EXPECT_EQ(place->GetPosition(), wxPoint(100, 80));
  std::filesystem::remove(window_state_path());
}

TEST(EditorWindowState, IsReadAsItWasWritten) {
  const TemporaryFolder folder;
  const auto path = folder / "deeper/window.conf";
  EXPECT_FALSE(load_window_state(path).place);
  EXPECT_EQ(load_window_state(path).design, "");
  WindowState written{wxRect(10, 20, 800, 600), true, "layout2|a=b|", true, "plain", "sight"};
  written.page = "texts";
  written.map_share = 0.25;
  written.beside_both = "tools foot";
  written.beside_texts = "";
  written.texts_list = 310;
  written.form_beside_lua = 0.5;
  written.form_above_lua = 0.75;
  written.lua_shown = false;
  written.built_azimuth = 240;
  written.hidden = "zones names";
  written.locked = "walls";
  save_window_state(written, path);
  const auto state = load_window_state(path);
  EXPECT_EQ(state.hidden, "zones names");
  EXPECT_EQ(state.locked, "walls");
  EXPECT_EQ(state.page, "texts");
  EXPECT_EQ(state.map_share, 0.25);
  EXPECT_EQ(state.beside_both, "tools foot");
  EXPECT_EQ(state.beside_texts, "");
  EXPECT_EQ(state.texts_list, 310);
  EXPECT_EQ(state.form_beside_lua, 0.5);
  EXPECT_EQ(state.form_above_lua, 0.75);
  EXPECT_EQ(state.lua_shown, false);
  EXPECT_EQ(state.built_azimuth, 240);
  EXPECT_EQ(state.place, wxRect(10, 20, 800, 600));
  EXPECT_TRUE(state.maximised);
  EXPECT_EQ(state.docks, "layout2|a=b|");
  EXPECT_TRUE(state.millimetres);
  EXPECT_EQ(state.design, "plain");
  EXPECT_EQ(state.overlays, "sight");
  write_file(path, "[map]\ndark-floor=1\n");
  EXPECT_EQ(load_window_state(path).design, "dark") << "as it was kept before there was a list of designs";
  write_file(path, "[window\nx=\xFF\xFFwide\n");
  EXPECT_FALSE(load_window_state(path).place) << "what cannot be read is as it is the first time";
}

}  // namespace
}  // namespace bulkhead::test
