// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <filesystem>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/dataview.h>
#include <wx/dnd.h>
#include <wx/listctrl.h>
#include <wx/srchctrl.h>
#include <wx/textctrl.h>
#include <wx/uiaction.h>

#include "editor/panels/outline/outline_model.h"
#include "editor/panels/texts/texts_panel.h"
#include "editor/tools/session/library_list.h"
#include "editor/window/files/library_dialog.h"
#include "editor/window/start/template_card.h"
#include "model/edit/edit.h"
#include "model/io/item_file.h"
#include "model/io/mission_file.h"
#include "model/settings/settings.h"
#include "tests/gui/support/editor_window.h"
#include "tests/support/forwarded_files.h"
#include "tests/support/full_disk.h"
#include "tests/support/sample_missions.h"
#include "workbench/all_checks.h"
#include "workbench/import.h"
#include "workbench/library_on_demand.h"

namespace bulkhead::test {
namespace {

constexpr const char* lamps = "kill-team/three-lamps";

Mission read(const std::filesystem::path& path) { return load_mission(real_files(), path, nullptr).value().mission; }

TEST(EditorFiles, AWindowBeginsWithTheStartPageAndItsTemplates) {
  EditorWindow window;
  EXPECT_TRUE(window.frame().on_start_page());
  window.frame().begin_background_work();
  // They come one by one, whole missions first.
  ASSERT_TRUE(wait_for([&] { return find(window.frame(), "kill-team/gallowdark-6x7") != nullptr; }));
  auto* const card = find(window.frame(), "boarding-actions/airlocks");
  ASSERT_NE(card, nullptr);
  // Over a card it would bring its words.
  wxUIActionSimulator().MouseMove(window.frame().ClientToScreen(wxPoint(20, 200)));
  screenshot("start");
  click(*card);
  ASSERT_TRUE(wait_for([&] { return !window.frame().on_start_page(); }));
  EXPECT_EQ(window.mission().head->title, "Airlocks") << "a whole mission keeps its own title";
  EXPECT_TRUE(window.document().path().empty());
}

TEST(EditorFiles, WhatIsSavedAndOpenedAgainIsTheSame) {
  EditorWindow window(lamps);
  window.choose("tool.wall");
  window.drag({place("B2.nw"), place("C2.nw")});
  window.dialogs.save = (window.folder() / "copy.bulkhead");
  window.choose("file.save-as");
  const auto drawn = window.mission();
  EXPECT_FALSE(window.document().modified());
  EXPECT_EQ(read(*window.dialogs.save), drawn);
  window.choose("file.close");
  EXPECT_TRUE(window.frame().on_start_page());
  window.dialogs.open = window.dialogs.save;
  window.choose("file.open");
  EXPECT_EQ(window.mission(), drawn);
}

TEST(EditorFiles, NoWorkIsLostWithoutAQuestion) {
  EditorWindow window(lamps);
  window.choose("tool.wall");
  window.drag({place("B2.nw"), place("C2.nw")});
  const auto drawn = window.mission();
  window.dialogs.leaving = Dialogs::Leaving::stay;
  window.choose("file.close");
  EXPECT_FALSE(window.frame().Close());
  EXPECT_EQ(window.mission(), drawn);
  EXPECT_EQ(window.dialogs.asked, (std::vector<std::string>{"leaving", "leaving"}));
  window.dialogs.leaving = Dialogs::Leaving::save;
  window.choose("file.close");
  EXPECT_EQ(read((window.folder() / "mission.bulkhead")), drawn);
}

TEST(EditorFiles, ABrokenFileSaysWhereAndLeavesTheMissionAlone) {
  EditorWindow window(lamps);
  const auto before = window.mission();
  const auto broken = (window.folder() / "broken.bulkhead");
  write_file(broken, "<mission format=\"1\" id=\"x\">\n  <battlefield>\n</mission>\n");
  window.dialogs.open = broken;
  window.choose("file.open");
  EXPECT_EQ(window.mission(), before);
  EXPECT_TRUE(window.has_failed());
  EXPECT_NE(window.notices().last_words().find("broken.bulkhead:3"), std::string::npos)
      << window.notices().last_words();
  EXPECT_TRUE(window.frame().notice_bar().IsShown());
}

TEST(EditorFiles, EveryBrokenFileOfTheTestsSaysSoAndLeavesTheMissionAlone) {
  EditorWindow window(lamps);
  const auto before = window.mission();
  const std::filesystem::path tests = std::filesystem::path(BULKHEAD_SOURCE) / "tests";
  const std::filesystem::path corpus = BULKHEAD_FUZZ_CORPUS;
  const LibraryOnDemand library;
  int broken = 0;
  for (const auto& folder :
       {tests / "schema" / "refused", tests / "fuzz" / "corpus" / "mission_reader", corpus / "mission_reader"}) {
    for (const auto& name : names_in(folder)) {
      if (load_mission(real_files(), folder / name, &library)) continue;
      if (looks_like_sketches(real_files().read(folder / name, largest_document).value()))
        continue;  // imported instead
      const auto text = real_files().read(folder / name, largest_document).value();
      if (read_terrain_set(text, name) || read_system(text, name)) continue;  // offered to the mission instead
      window.notices().withdraw(Notices::Topic::work);
      window.frame().open(folder / name);
      EXPECT_TRUE(window.has_failed()) << name;
      EXPECT_NE(window.notices().last_words().find(name), std::string::npos) << window.notices().last_words();
      ASSERT_EQ(window.mission(), before) << name;
      ++broken;
    }
  }
  EXPECT_GT(broken, 50);
}

TEST(EditorFiles, AFullDiskKeepsTheDocumentAndSaysSo) {
  FullDisk files;
  files.full = false;
  EditorWindow window(lamps, files);
  window.choose("tool.wall");
  window.drag({place("B2.nw"), place("C2.nw")});
  const auto drawn = window.mission();
  files.full = true;
  window.choose("file.save");
  EXPECT_TRUE(window.document().modified());
  EXPECT_EQ(window.mission(), drawn);
  EXPECT_NE(window.notices().last_words().find("full"), std::string::npos) << window.notices().last_words();
}

TEST(EditorFiles, AFileThatOthersChangeIsReloadedOnRequest) {
  EditorWindow window(lamps);
  auto other = window.mission();
  other.markers = std::vector<Marker>{};
  ASSERT_TRUE(save_mission(real_files(), other, window.document().path()));
  ASSERT_TRUE(wait_for([&] { return window.notices().last_words().find("changed") != std::string::npos; }));
  window.notices().answer(0);
  EXPECT_EQ(window.mission(), other);
  EXPECT_FALSE(window.document().modified());
}

TEST(EditorFiles, ExportWritesTheMapAndTheBundle) {
  EditorWindow window(lamps);
  window.dialogs.request = ExportRequest{(window.folder() / "map.pdf"), {}};
  window.choose("file.export-map");
  static_cast<void>(window.frame().session().files().finish_export());
  EXPECT_TRUE(std::filesystem::exists((window.folder() / "map.pdf")));
  window.dialogs.request = ExportRequest{(window.folder() / "bundle.zip"), {}};
  window.choose("file.export-bundle");
  static_cast<void>(window.frame().session().files().finish_export());
  EXPECT_TRUE(std::filesystem::exists((window.folder() / "bundle.zip")));
}

TEST(EditorFiles, AnExportThatTakesLongCanBeCancelled) {
  EditorWindow window(lamps);
  window.frame().session().files().set_patience(std::chrono::milliseconds(0));
  const auto target = window.folder() / "bundle.zip";
  window.dialogs.request = ExportRequest{target, {}};
  window.choose("file.export-bundle");
  EXPECT_TRUE(window.frame().notice_bar().IsShown());
  ASSERT_NE(window.notices().shown(), nullptr);
  EXPECT_EQ(window.notices().shown()->answers.at(0).label, "Cancel");
  screenshot("exporting");
  window.notices().answer(0);
  EXPECT_FALSE(window.frame().notice_bar().IsShown());
  window.frame().session().finish_background();
  settle();
  EXPECT_FALSE(std::filesystem::exists(target));
  window.choose("file.export-bundle");
  EXPECT_TRUE(window.frame().notice_bar().IsShown());
  ASSERT_TRUE(wait_for([&] { return std::filesystem::exists(target); }, 20000));
  EXPECT_EQ(window.notices().find(Notices::Topic::exporting), nullptr);
}

TEST(EditorFiles, AnExportIsWrittenBeforeTheWindowCloses) {
  EditorWindow window(lamps);
  window.frame().session().files().set_patience(std::chrono::milliseconds(0));
  // Many dots take longer than it takes to close the window.
  window.dialogs.request = ExportRequest{window.folder() / "map.png", {{"dpi", "1200"}}};
  window.choose("file.export-map");
  EXPECT_FALSE(std::filesystem::exists(window.dialogs.request->target));
  window.frame().Close();
  EXPECT_TRUE(std::filesystem::exists(window.dialogs.request->target));
}

TEST(EditorFiles, NewGoesToTheTemplatesAlsoOnTheStartPage) {
  EditorWindow window;
  window.frame().begin_background_work();
  const auto& cards = window.frame().start_page().cards();
  ASSERT_TRUE(wait_for([&] { return cards.size() > 2; }));
  ASSERT_TRUE(window.frame().actions().enabled("file.new"));
  window.choose("file.new");
  EXPECT_TRUE(wait_for([&] { return cards.front()->HasFocus(); }));
}

TEST(EditorFiles, WhereNothingIsOpenCloseEndsTheWindow) {
  EditorWindow window(lamps);
  bool closed = false;
  window.frame().Bind(wxEVT_CLOSE_WINDOW, [&](wxCloseEvent& event) {
    closed = true;
    event.Veto();
  });
  window.choose("file.close");
  EXPECT_FALSE(closed);
  EXPECT_TRUE(window.frame().on_start_page());
  window.choose("file.close");
  EXPECT_TRUE(closed);
}

TEST(EditorFiles, LongNamesFitTheirButtons) {
  EditorWindow window;
  const auto path = window.folder() / (std::string(90, 'm') + "-of-a-mission.bulkhead");
  ASSERT_TRUE(save_mission(real_files(), empty_mission(), path));
  window.frame().open(path);
  window.choose("file.new");
  settle();
  screenshot("long-name");
  EXPECT_EQ(cut_off(window.frame().start_page()), std::vector<std::string>{});
}

TEST(EditorFiles, NoticesAreShownWhole) {
  EditorWindow window(lamps);
  const auto height_of = [&](const std::string& words) {
    window.notices().show({Notices::Topic::work, Notices::Kind::warning, words, {}});
    settle();
    screenshot("notice");
    return window.frame().notice_bar().GetSize().y;
  };
  const int low = height_of("A few words");
  // Three lines of 300 letters, each of which is wider than half the window.
  std::string line;
  for (int word = 0; word < 30; ++word) line += "wwwwwwwww ";
  const int line_height = window.frame().notice_bar().GetTextExtent("w").y;
  EXPECT_GE(height_of(line + "\n" + line + "\n" + line), 6 * line_height);
  EXPECT_EQ(height_of("A few words"), low);
}

TEST(EditorFiles, NoticesWithSeveralAnswersAreShownWholeInANarrowWindow) {
  EditorWindow window;
  window.frame().SetSize(800, 600);
  settle();
  window.notices().show({Notices::Topic::left_behind,
                         Notices::Kind::warning,
                         "Bulkhead ended unexpectedly. Unsaved work on a-mission-of-its-own.bulkhead from 2026-01-01 "
                         "00:00:00 is still there.",
                         {{"Recover", {}}, {"Not now", {}}, {"Throw away…", {}}}});
  settle();
  screenshot("notice-in-a-narrow-window");
  // Beside four buttons, the cross among them, less than a third of the window is left for words that fill it.
  const auto& bar = window.frame().notice_bar();
  EXPECT_GE(bar.GetSize().y, 4 * bar.GetTextExtent("w").y);
  window.frame().SetSize(1280, 600);
  settle();
  EXPECT_LT(bar.GetSize().y, 4 * bar.GetTextExtent("w").y) << "with more room there are fewer lines";
}

TEST(EditorFiles, AQuestionAboutErrorsGoesWithThemByItsCrossOrByEscape) {
  EditorWindow window(lamps);
  const auto edit = [&](const char* text) {
    ASSERT_TRUE(window.stage().apply(parse_edit(window.mission(), text).value()));
    ASSERT_TRUE(wait_for([&] { return !window.frame().findings()->checking(); }));
  };
  const auto ask = [&] {
    window.dialogs.request = ExportRequest{window.folder() / "briefing.md", {}};
    window.choose("file.export-bundle");
    ASSERT_TRUE(wait_for([&] { return window.notices().find(Notices::Topic::errors) != nullptr; }));
    settle();
  };
  edit("wall B3/C3 C3/D3 C2/C3 C3/C4");
  ask();
  screenshot("question-about-errors");
  // The last of its buttons, which are the toolkit's own.
  auto& bar = window.frame().notice_bar();
  const auto size = bar.GetClientSize();
  click(bar, {size.x - 40, size.y / 2});
  EXPECT_EQ(window.notices().shown(), nullptr);
  ask();
  window.frame().canvas().SetFocus();
  settle();
  press_key(WXK_ESCAPE);
  EXPECT_EQ(window.notices().shown(), nullptr);
  EXPECT_FALSE(window.frame().notice_bar().IsShown());
  ask();
  edit("open B3/C3");
  EXPECT_TRUE(wait_for([&] { return window.notices().shown() == nullptr; }));
}

TEST(EditorFiles, ACustomMissionDoesNotTakeThePlaceOfUnsavedWorkWithoutAQuestion) {
  EditorWindow window(lamps);
  ASSERT_TRUE(window.stage().apply(SetHead{"title", "Unsaved"}));
  window.dialogs.custom.emplace();
  window.dialogs.leaving = Dialogs::Leaving::stay;
  window.choose("file.new-custom");
  settle();
  EXPECT_EQ(window.dialogs.asked, std::vector<std::string>{"leaving"});
  EXPECT_EQ(window.mission().head->title, "Unsaved");
  window.choose("file.new");
  settle();
  ASSERT_TRUE(window.frame().on_start_page());
  window.dialogs.asked.clear();
  window.choose("file.new-custom");
  settle();
  EXPECT_EQ(window.dialogs.asked, std::vector<std::string>{"leaving"}) << "from the start page as well";
  EXPECT_EQ(window.mission().head->title, "Unsaved");
}

/// The computer's own files, with the number of times that the settings were read.
class CountedFiles final : public FullDisk {
 public:
  CountedFiles() { full = false; }
  int settings_read = 0;

  Result<std::string> read(const std::filesystem::path& path, std::size_t limit) override {
    if (path == settings_path()) ++settings_read;
    return FullDisk::read(path, limit);
  }
};

TEST(EditorFiles, SettingsAreReadWhenTheWindowIsUsedAgainAndNotWithEachEdit) {
  CountedFiles files;
  EditorWindow window(lamps, files);
  const auto errors = [&] { return window.frame().findings()->counts().errors; };
  ASSERT_GT(files.settings_read, 0) << "the file just opened stands there";
  const int before = files.settings_read;
  ASSERT_TRUE(window.stage().apply(parse_edit(window.mission(), "wall B3/C3 C3/D3 C2/C3 C3/C4").value()));
  EXPECT_EQ(files.settings_read, before);
  ASSERT_TRUE(wait_for([&] { return errors() > 0; }));
  const auto turn_off = [&](bool off) {
    ASSERT_TRUE(change_settings(real_files(), settings_path(), [&](Settings& settings) {
      settings.levels.clear();
      for (const auto& check : all_checks()) {
        if (off && check.level == Level::error) settings.levels.emplace(Id(check.key), Level::note);
      }
    }));
    wxActivateEvent event(wxEVT_ACTIVATE, true, window.frame().GetId());
    window.frame().GetEventHandler()->ProcessEvent(event);
  };
  turn_off(true);
  EXPECT_TRUE(wait_for([&] { return errors() == 0; }));
  turn_off(false);
  EXPECT_TRUE(wait_for([&] { return errors() > 0; }));
}

TEST(EditorFiles, AnImportedSketchIsUnsavedWork) {
  EditorWindow window;
  window.dialogs.sketch = std::filesystem::path(BULKHEAD_TEST_DATA) / "sketches/03-four-rooms/sketch.txt";
  window.choose("file.import-sketch");
  ASSERT_FALSE(window.frame().on_start_page()) << window.notices().last_words();
  EXPECT_TRUE(window.document().modified());
  EXPECT_FALSE(window.mission().boards.empty());
}

TEST(EditorItems, AnItemThatIsDroppedOnTheWindowIsAddedAndShown) {
  EditorWindow window(lamps);
  auto& frame = window.frame();
  const auto before = window.mission();
  LibraryItem item{
      Rule{{Id("cold-decks"), "Cold decks", {}, {}, "", {}}, "Nobody is warm."}, before.system->id, 1, {}, {}, {}, {}};
  const auto path = window.folder() / "cold.xml";
  write_file(path, write_item_file(item).value());
  wxArrayString names;
  names.Add(wxString::FromUTF8(path.string()));
  ASSERT_TRUE(dynamic_cast<wxFileDropTarget&>(*frame.GetDropTarget()).OnDropFiles(10, 10, names));
  ASSERT_TRUE(wait_for([&] { return window.notices().shown() != nullptr; }));
  screenshot("item-dropped");
  window.notices().answer(0);
  ASSERT_TRUE(wait_for([&] { return window.mission().rules->size() == before.rules->size() + 1; }));
  EXPECT_TRUE(wait_for([&] { return frame.middle().page() != WorkPage::map; }));
  EXPECT_EQ(frame.panels()->texts().chosen(), TextKey(Id("cold-decks")));
  window.choose("edit.undo");
  EXPECT_EQ(window.mission(), before);
}

/// Remembers whether a file was read.
class Watched final : public ForwardedFiles {
 public:
  explicit Watched(std::filesystem::path path) : path_(std::move(path)) {}
  Result<std::string> read(const std::filesystem::path& path, std::size_t limit) override {
    was_read |= path == path_;
    return ForwardedFiles::read(path, limit);
  }
  bool was_read = false;

 private:
  std::filesystem::path path_;
};

TEST(EditorFiles, WhatIsDroppedOnAWindowThatGoesAwayIsNotOpened) {
  const TemporaryFolder folder;
  const auto path = folder / "dropped.bulkhead";
  write_file(path, write_mission(empty_mission()));
  Watched files(path);
  AnsweredDialogs dialogs;
  auto* const frame = new EditorFrame(dialogs, files);
  wxArrayString names;
  names.Add(wxString::FromUTF8(path.string()));
  ASSERT_TRUE(dynamic_cast<wxFileDropTarget&>(*frame->GetDropTarget()).OnDropFiles(10, 10, names));
  delete frame;
  settle();
  EXPECT_FALSE(files.was_read);
}

TEST(EditorItems, ForcesComeFromTheLibraryAsRulesDo) {
  EditorWindow window(lamps);
  EXPECT_EQ(item_word(TextKind::force), "force");
  LibraryDialog dialog(&window.frame(), window.mission(), item_word(TextKind::force));
  const auto& kinds = dynamic_cast<wxChoice&>(*find(dialog, "Kind"));
  EXPECT_EQ(kinds.GetStringSelection(), "Forces");
}

TEST(EditorItems, TheLibraryIsSearchedAndRead) {
  EditorWindow window("boarding-actions/decompression");
  LibraryDialog dialog(&window.frame(), window.mission(), "");
  dialog.Show();
  settle();
  auto& list = dynamic_cast<wxListView&>(*find(dialog, "Items of the library"));
  auto& words = dynamic_cast<wxSearchCtrl&>(*find(dialog, "Search the library"));
  auto& everywhere = dynamic_cast<wxCheckBox&>(*find(dialog, "Of other games as well"));
  const auto choose_everywhere = [&](bool yes) {
    everywhere.SetValue(yes);
    wxCommandEvent event(wxEVT_CHECKBOX, everywhere.GetId());
    event.SetEventObject(&everywhere);
    everywhere.HandleWindowEvent(event);
  };
  const int of_this_game = list.GetItemCount();
  ASSERT_GT(of_this_game, 0);
  ASSERT_TRUE(dialog.chosen().has_value()) << "the first is shown at once";
  EXPECT_EQ(dialog.chosen()->system, Id("boarding-actions"));
  choose_everywhere(true);
  EXPECT_GT(list.GetItemCount(), of_this_game);
  words.SetValue("dawn raid");
  ASSERT_TRUE(wait_for([&] { return list.GetItemCount() == 1; }));
  EXPECT_EQ(list.GetItemText(0), "Dawn raid");
  EXPECT_EQ(base_of(dialog.chosen()->item).name, "Dawn raid");
  auto& text = dynamic_cast<wxTextCtrl&>(*find(dialog, "What it says"));
  EXPECT_TRUE(text.GetValue().Contains("Text: ")) << text.GetValue();
  screenshot("library");
  choose_everywhere(false);
  EXPECT_EQ(list.GetItemCount(), 0);
  EXPECT_FALSE(dialog.chosen().has_value());
  EXPECT_FALSE(find(dialog, "Add")->IsEnabled());
}

TEST(EditorItems, WhatOtherGamesHaveIsShownWhereItsOwnHasNothing) {
  EditorWindow window(lamps);
  LibraryDialog dialog(&window.frame(), window.mission(), "");
  dialog.Show();
  settle();
  auto& everywhere = dynamic_cast<wxCheckBox&>(*find(dialog, "Of other games as well"));
  EXPECT_TRUE(everywhere.GetValue());
  auto& list = dynamic_cast<wxListView&>(*find(dialog, "Items of the library"));
  EXPECT_GT(list.GetItemCount(), 0);
  auto* const why = find(
      dialog, "The library has nothing for this mission's game, Kill Team: what it has for other games is listed.");
  ASSERT_NE(why, nullptr);
  EXPECT_TRUE(why->IsShownOnScreen());
  dynamic_cast<wxSearchCtrl&>(*find(dialog, "Search the library")).SetValue("barricades");
  ASSERT_TRUE(wait_for([&] { return list.GetItemCount() == 2; }));
  EXPECT_EQ(list.GetItemText(0, 0), list.GetItemText(1, 0)) << "their games tell one from the other";
  EXPECT_NE(list.GetItemText(0, 2), list.GetItemText(1, 2));
  EXPECT_FALSE(list.GetItemText(0, 2).empty());
  settle();
  screenshot("library-of-other-games");
  EXPECT_EQ(cut_off(dialog), std::vector<std::string>());
  everywhere.SetValue(false);
  wxCommandEvent event(wxEVT_CHECKBOX, everywhere.GetId());
  everywhere.HandleWindowEvent(event);
  EXPECT_FALSE(why->IsShown());
  EXPECT_EQ(list.GetColumnCount(), 2) << "all are of the mission's game";
}

TEST(EditorItems, EnterInTheSearchTakesTheOnlyItemOrTheOneThatWasGoneTo) {
  EditorWindow window("boarding-actions/decompression");
  // What the dialog ends with once this was typed into its search.
  const auto typing = [&](std::string_view words, const std::vector<int>& keys) {
    LibraryDialog dialog(&window.frame(), window.mission(), "");
    std::string chosen = "nothing";
    dialog.CallAfter([&] {
      settle();
      type(words);
      for (const int key : keys) press_key(key);
      if (dialog.IsModal()) dialog.EndModal(wxID_CANCEL);
    });
    if (dialog.ShowModal() == wxID_OK) chosen = base_of(dialog.chosen()->item).name;
    return chosen;
  };
  const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
  LibraryQuestion question;
  question.system = "boarding-actions";
  const auto all = library_items(library, question);
  ASSERT_GT(all.size(), 2U);
  const auto& second = all[1]->title;
  EXPECT_EQ(typing(all[0]->title, {WXK_RETURN}), all[0]->title) << "there is one only";
  EXPECT_EQ(typing("", {WXK_RETURN}), "nothing") << "there are several";
  EXPECT_EQ(typing("", {WXK_RETURN, WXK_RETURN}), all[0]->title) << "the list has the keyboard then";
  EXPECT_EQ(typing("", {WXK_DOWN, WXK_RETURN}), second);
  EXPECT_EQ(typing("there is no such thing", {WXK_RETURN}), "nothing");
}

TEST(EditorItems, TheLibraryIsOpenedForTheKindThatIsInHand) {
  EditorWindow window(lamps);
  const auto asked = [&] {
    window.choose("mission.add-from-library");
    return window.dialogs.kind_of_item;
  };
  EXPECT_EQ(asked(), "");
  window.stage().select(Selection({ObjectAddress{Id("boot-in-the-door")}}));
  settle();
  EXPECT_EQ(asked(), "stratagem");
  window.choose("view.page.texts");
  window.frame().panels()->texts().choose(Id("draught"));
  settle();
  EXPECT_EQ(asked(), "rule");
  auto& list = dynamic_cast<wxDataViewCtrl&>(*find(window.frame().panels()->texts(), "Texts and rules"));
  const auto& model = dynamic_cast<OutlineModel&>(*list.GetModel());
  click(list, place_of(list, OutlineModel::item_of(*model.find_key("stratagems"))));
  EXPECT_EQ(asked(), "stratagem") << "of a group as well";
}

}  // namespace
}  // namespace bulkhead::test
