// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/combobox.h>
#include <wx/textctrl.h>

#include "editor/panels/parts/words.h"
#include "editor/window/files/export_dialog.h"
#include "editor/window/files/print_dialog.h"
#include "editor/window/files/sheet_form.h"
#include "editor/window/frame/window_state.h"
#include "exchange/sheets/sheets.h"
#include "model/edit/edit.h"
#include "tests/gui/support/panel_frame.h"
#include "tests/support/sample_missions.h"
#include "tests/support/temporary_folder.h"

/// What is asked before sheets are printed or exported.
namespace bulkhead::test {
namespace {

std::shared_ptr<const Mission> shipped_value(const char* id) {
  return std::make_shared<const Mission>(shipped_mission(id));
}

/// A dialog that is shown, but not waited for.
template <typename Dialog>
class Asked {
 public:
  template <typename... Arguments>
  explicit Asked(Arguments&&... arguments) : dialog_(new Dialog(nullptr, std::forward<Arguments>(arguments)...)) {
    dialog_->Show();
    settle();
    count();
  }
  ~Asked() {
    dialog_->Destroy();
    settle(20);
  }
  Asked(const Asked&) = delete;
  Asked& operator=(const Asked&) = delete;

  [[nodiscard]] Dialog& dialog() { return *dialog_; }
  [[nodiscard]] std::string words() const { return from_wx(dialog_->paper().GetValue()); }
  [[nodiscard]] wxWindow* control(const char* called) { return find(*dialog_, wxString::FromUTF8(called)); }
  [[nodiscard]] bool asks(const char* called) {
    auto* const found = control(called);
    return found != nullptr && found->IsShownOnScreen();
  }
  /// What stands in a box from which something is chosen.
  [[nodiscard]] std::string shown(const char* called) {
    if (auto* const line = dynamic_cast<wxComboBox*>(control(called))) return from_wx(line->GetValue());
    auto* const choice = dynamic_cast<wxChoice*>(control(called));
    return choice == nullptr ? std::string() : from_wx(choice->GetStringSelection());
  }
  void choose(const char* called, const char* name) {
    auto* const choice = dynamic_cast<wxChoice*>(control(called));
    ASSERT_NE(choice, nullptr) << called;
    ASSERT_TRUE(choice->SetStringSelection(wxString::FromUTF8(name))) << name;
    send(*choice, wxEVT_CHOICE);
  }
  void type(const char* called, const char* text) {
    auto* const line = dynamic_cast<wxComboBox*>(control(called));
    ASSERT_NE(line, nullptr) << called;
    line->SetValue(wxString::FromUTF8(text));
    count();
  }
  void tick(const char* called) {
    auto* const box = dynamic_cast<wxCheckBox*>(control(called));
    ASSERT_NE(box, nullptr) << called;
    box->SetValue(!box->GetValue());
    send(*box, wxEVT_CHECKBOX);
  }
  [[nodiscard]] bool can(int id) { return dialog_->FindWindow(id)->IsEnabled(); }

 private:
  void send(wxControl& control, wxEventType type) {
    wxCommandEvent event(type, control.GetId());
    event.SetEventObject(&control);
    control.GetEventHandler()->ProcessEvent(event);
    count();
  }
  void count() {
    EXPECT_TRUE(wait_for([&] { return !dialog_->paper().working(); }, 60000));
    settle(40);
  }

  Dialog* dialog_;
};

using AskedToPrint = Asked<PrintDialog>;
using AskedToExport = Asked<ExportDialog>;

TEST(EditorSheets, ThePrintDialogSaysHowMuchPaperEachSheetTakes) {
  AskedToPrint asked(shipped_value("kill-team/three-lamps"), ExportChoices());
  EXPECT_EQ(asked.words(), "1 sheet of paper: A4, at 1:4");
  EXPECT_TRUE(asked.asks("Scale"));
  EXPECT_FALSE(asked.asks("Overlap of the sheets"));
  EXPECT_EQ(asked.shown("Sheet"), "Map");
  EXPECT_EQ(asked.shown("Design"), "In colour");
  EXPECT_EQ(asked.shown("Scale"), "As usual");
  screenshot("print-map");
  asked.choose("Sheet", "Poster");
  EXPECT_EQ(asked.words(), "12 sheets of paper: A4, at 1:1");
  EXPECT_TRUE(asked.asks("Overlap of the sheets"));
  EXPECT_FALSE(asked.asks("Measures on the map"));
  asked.tick("The poster on one page");
  EXPECT_EQ(asked.words().find("1 sheet of paper: "), 0U) << asked.words();
  screenshot("print-poster");
  for (const auto& sheet : sheets()) {
    asked.choose("Sheet", std::string(sheet.title).c_str());
    screenshot("print-" + std::string(sheet.id));
    EXPECT_EQ(asked.can(wxID_PRINT), asked.dialog().paper().pages() != nullptr) << sheet.id;
    EXPECT_EQ(cut_off(asked.dialog()), std::vector<std::string>{}) << sheet.id;
  }
  asked.choose("Sheet", "All sheets");
  screenshot("print-all");
  EXPECT_NE(asked.words().find("Together"), std::string::npos) << asked.words();
  const auto sheets = asked.dialog().sheets();
  EXPECT_EQ(sheets.choices.at("sheet"), "all");
  EXPECT_EQ(sheets.pages->pages.size(), sheet_pages({*sheets.mission, sheets.choices})->pages.size());
}

TEST(EditorSheets, WhatIsTypedIsCheckedAndSaidInPlainWords) {
  AskedToPrint asked(shipped_value("kill-team/three-lamps"), ExportChoices());
  asked.type("Paper", "610x914mm");
  EXPECT_EQ(asked.words().find("1 sheet of paper: 610x914mm"), 0U) << asked.words();
  asked.type("Paper", "A door");
  EXPECT_EQ(asked.dialog().paper().pages(), nullptr);
  EXPECT_FALSE(asked.can(wxID_PRINT));
  EXPECT_FALSE(asked.can(wxID_PREVIEW));
  EXPECT_NE(asked.words().find("A door"), std::string::npos) << asked.words();
  screenshot("print-refused");
  asked.type("Paper", "A4");
  asked.type("Scale", "1:2");
  EXPECT_FALSE(asked.can(wxID_PRINT)) << "the map does not fit";
  EXPECT_FALSE(asked.words().empty());
  asked.type("Scale", "As usual");
  EXPECT_TRUE(asked.can(wxID_PRINT));
  asked.choose("Sheet", "Poster");
  asked.type("Pages", "13");
  EXPECT_EQ(asked.words(), "✕ There is no page 13: there are 12 pages.");
}

TEST(EditorSheets, OfAnEmptyMissionTheReasonIsSaid) {
  AskedToPrint asked(std::make_shared<const Mission>(), ExportChoices());
  for (const auto& sheet : sheets()) {
    asked.choose("Sheet", std::string(sheet.title).c_str());
    EXPECT_FALSE(asked.can(wxID_PRINT)) << sheet.id;
    EXPECT_FALSE(asked.words().empty()) << sheet.id;
  }
  asked.choose("Sheet", "All sheets");
  EXPECT_EQ(asked.words().find("✕ This mission has nothing to print."), 0U) << asked.words();
  screenshot("print-nothing");
}

TEST(EditorSheets, WhatWasChosenBeforeComesFirstAndNonsenseDoesNotCount) {
  AskedToPrint asked(shipped_value("zone-mortalis/assault"),
                     ExportChoices{{"sheet", "cards"}, {"card", "tarot"}, {"paper", "\xFF"}, {"backs", "nowhere"}});
  const auto choices = asked.dialog().choices();
  EXPECT_EQ(choices.at("sheet"), "cards");
  EXPECT_EQ(choices.at("card"), "tarot");
  EXPECT_EQ(choices.at("paper"), "A4");
  EXPECT_EQ(choices.at("backs"), "long-edge");
  EXPECT_NE(asked.words().find("printed on both sides"), std::string::npos) << asked.words();
}

TEST(EditorSheets, TheExportDialogNamesTheFileAfterTheSheet) {
  const TemporaryFolder folder;
  AskedToExport asked(shipped_value("zone-mortalis/assault"),
                      ExportDialog::Beginning{folder / "assault", "map-pdf", {}});
  const auto target = [&] { return asked.dialog().request().target; };
  auto* const where = dynamic_cast<wxTextCtrl*>(asked.control("Where"));
  const auto shows_end = [&] { return where->GetInsertionPoint() == where->GetLastPosition(); };
  EXPECT_EQ(target(), folder / "assault.pdf");
  EXPECT_TRUE(shows_end());
  asked.choose("Sheet", "Cards");
  EXPECT_EQ(target(), folder / "assault-cards.pdf");
  EXPECT_TRUE(shows_end());
  screenshot("export-cards");
  EXPECT_EQ(cut_off(asked.dialog()), std::vector<std::string>{});
  EXPECT_EQ(asked.dialog().request().choices.at("card"), "poker");
  asked.choose("What", "Sheets as pictures (PNG)");
  EXPECT_EQ(target(), folder / "assault-cards.png");
  EXPECT_NE(asked.words().find(" pictures: "), std::string::npos) << asked.words();
  EXPECT_TRUE(asked.asks("Dots to an inch of the PNG"));
  where->SetValue("/mine/deck.png");
  asked.choose("What", "Sheets to print (PDF)");
  EXPECT_EQ(target(), "/mine/deck.pdf") << "a name of the user's own stays";
  EXPECT_FALSE(asked.asks("Dots to an inch of the PNG"));
}

TEST(EditorSheets, TheExportDialogAsksOfTheBundleWhatIsInIt) {
  const TemporaryFolder folder;
  AskedToExport asked(shipped_value("kill-team/three-lamps"), ExportDialog::Beginning{folder / "lamps", "bundle", {}});
  EXPECT_EQ(asked.dialog().request().target, folder / "lamps" / "");
  EXPECT_FALSE(asked.asks("Sheet"));
  EXPECT_TRUE(asked.asks("Paper"));
  EXPECT_EQ(asked.words(), "");
  EXPECT_TRUE(asked.can(wxID_OK));
  EXPECT_FALSE(asked.dialog().request().choices.contains("sheet")) << "a folder with a sheet is another";
  screenshot("export-bundle");
}

TEST(EditorSheets, ADialogThatIsClosedAtOnceLeavesNothingBehind) {
  for (int round = 0; round < 3; ++round) {
    auto* const dialog = new PrintDialog(nullptr, shipped_value("kill-team/three-lamps"), {{"sheet", "all"}});
    dialog->Show();
    settle(round * 100);
    dialog->Destroy();
    settle(20);
  }
}

TEST(EditorSheets, AreRememberedBesideTheWindow) {
  const TemporaryFolder folder;
  const auto path = folder / "window.conf";
  EXPECT_TRUE(load_sheet_memory(path).choices.empty());
  save_sheet_memory({"map-png", {{"sheet", "cards"}, {"card", "mini"}, {"scale", ""}}}, path);
  WindowState state;
  state.card_size = "tarot";
  state.card_hidden = true;
  state.form_beside_card = 0.7;
  save_window_state(state, path);
  const auto memory = load_sheet_memory(path);
  EXPECT_EQ(memory.exporter, "map-png");
  EXPECT_EQ(memory.choices, (ExportChoices{{"sheet", "cards"}, {"card", "mini"}, {"scale", ""}}));
  const auto read = load_window_state(path);
  EXPECT_EQ(read.card_size, "tarot");
  EXPECT_TRUE(read.card_hidden);
  EXPECT_EQ(read.form_beside_card, 0.7);
}

}  // namespace
}  // namespace bulkhead::test
