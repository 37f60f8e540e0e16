// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <filesystem>
#include <wx/choice.h>
#include <wx/menu.h>
#include <wx/textctrl.h>
#include <wx/uiaction.h>

#include "editor/panels/parts/words.h"
#include "editor/panels/texts/texts_panel.h"
#include "editor/window/files/new_item_dialog.h"
#include "model/io/item_file.h"
#include "tests/gui/support/editor_window.h"

namespace bulkhead::test {
namespace {

std::filesystem::path copy_of(const char* item, const TemporaryFolder& folder) {
  const auto path = folder / std::filesystem::path(item).filename().string();
  std::filesystem::copy_file(std::filesystem::path(BULKHEAD_TEMPLATES) / "items" / item, path);
  return path;
}

LibraryItem read(const std::filesystem::path& path) {
  return read_item_file(content_of(path), path.string()).value().item;
}

TEST(EditorItems, AFileOfOneIsEditedInItsFormAndSaved) {
  EditorWindow window;
  auto& frame = window.frame();
  const auto path = copy_of("boarding-actions/insane-bravery.xml", window.folder());
  frame.open(path);
  ASSERT_TRUE(wait_for([&] { return !frame.on_start_page(); })) << window.notices().last_words();
  settle();
  EXPECT_EQ(frame.middle().page(), WorkPage::texts);
  EXPECT_EQ(frame.panels()->texts().chosen(), TextKey(Id("insane-bravery")));
  EXPECT_EQ(from_wx(frame.GetTitle()), "Stratagem “Insane bravery” – insane-bravery.xml – Bulkhead");
  screenshot("item");
  auto& name = dynamic_cast<wxTextCtrl&>(*find(frame, "Name"));
  name.SetFocus();
  settle();
  wxUIActionSimulator keys;
  keys.Char('A', wxMOD_CONTROL);
  keys.Text("Calm");
  keys.Char(WXK_TAB);
  ASSERT_TRUE(wait_for([&] { return base_of(*find_item(window.mission(), Id("insane-bravery"))).name == "Calm"; }));
  EXPECT_TRUE(wait_for([&] { return frame.GetTitle().Contains("Calm"); }));
  keys.Char('S', wxMOD_CONTROL);
  ASSERT_TRUE(wait_for([&] { return !window.document().modified(); }));
  EXPECT_EQ(base_of(read(path).item).name, "Calm");
  window.choose("edit.undo");
  EXPECT_TRUE(window.document().modified());
}

TEST(EditorItems, WhatNeedsAMapRestsAndSaysWhyUntilThereIsOne) {
  EditorWindow window("kill-team/three-lamps");
  auto& frame = window.frame();
  window.choose("view.page.both");
  frame.open(copy_of("cqb/traps.xml", window.folder()));
  ASSERT_TRUE(wait_for([&] { return window.document().item().has_value(); })) << window.notices().last_words();
  settle();
  screenshot("item-with-company");
  for (const auto* command : {"tool.wall", "file.export-map", "file.print", "view.page.both", "view.panel-side"}) {
    EXPECT_FALSE(frame.actions().enabled(command)) << command;
    EXPECT_EQ(frame.actions().why_not(command), "Stratagem “Traps” has no map") << command;
  }
  EXPECT_TRUE(frame.GetMenuBar()->GetMenuLabelText(4) == "Stratagem") << frame.GetMenuBar()->GetMenuLabelText(4);
  EXPECT_NE(from_wx(frame.GetStatusBar()->GetStatusText(0)).find("has no map"), std::string::npos);
  wxUIActionSimulator keys;
  keys.Char('E', wxMOD_CONTROL);
  EXPECT_TRUE(wait_for([&] { return window.stage().message() == "Stratagem “Traps” has no map"; }))
      << window.stage().message();
  EXPECT_TRUE(window.dialogs.asked.empty());
  settle();
  screenshot("item-key-says-why");
  frame.panels()->texts().choose(TextKey(Id("trap")));
  settle();
  screenshot("item-company-table");
  frame.panels()->texts().choose(TextKey(Id("traps")));
  settle();
  find(frame, "Version")->SetFocus();
  settle();
  screenshot("item-version");
  frame.open(window.folder() / "mission.bulkhead");
  ASSERT_TRUE(wait_for([&] { return !window.document().item().has_value(); }));
  settle();
  EXPECT_EQ(frame.middle().page(), WorkPage::both) << "as missions were shown before";
  EXPECT_TRUE(frame.actions().enabled("tool.wall"));
  EXPECT_TRUE(frame.GetMenuBar()->GetMenuLabelText(4) == "Mission");
}

TEST(EditorItems, ANewOneIsAskedForByKindAndGame) {
  EditorWindow window;
  NewItemDialog dialog(&window.frame(), "kill-team");
  dialog.Show();
  settle();
  screenshot("new-item");
  auto& kind = dynamic_cast<wxChoice&>(*find(dialog, "What it is"));
  EXPECT_TRUE(kind.SetStringSelection("Stratagem"));
  ASSERT_TRUE(dialog.wanted().has_value());
  EXPECT_EQ(dialog.wanted()->kind, TextKind::stratagem);
  EXPECT_EQ(dialog.wanted()->system, Id("kill-team"));
  window.dialogs.new_item = dialog.wanted();
  dialog.Hide();
  window.choose("file.new-item");
  ASSERT_TRUE(wait_for([&] { return window.document().item().has_value(); })) << window.notices().last_words();
  settle();
  screenshot("item-new");
  EXPECT_TRUE(window.frame().GetTitle().StartsWith(wxString::FromUTF8("Stratagem “New stratagem”")));
}

}  // namespace
}  // namespace bulkhead::test
