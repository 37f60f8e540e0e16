// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <wx/control.h>
#include <wx/menu.h>
#include <wx/notebook.h>

#include "editor/panels/parts/words.h"
#include "editor/tools/words/translate.h"
#include "tests/gui/support/editor_window.h"

namespace bulkhead::test {
namespace {

const std::string sign = "‹";

/// A language in which every text begins with a sign.
struct Signed {
  Signed() {
    set_translator([](std::string_view english) { return english.empty() ? "" : sign + std::string(english); });
  }
  ~Signed() { set_translator({}); }
  Signed(const Signed&) = delete;
  Signed& operator=(const Signed&) = delete;
};

bool has_words(const std::string& text) {
  return std::any_of(text.begin(), text.end(), [](unsigned char letter) { return std::isalpha(letter) != 0; });
}

/// Names are the same in every language: of the program, of the mission, of its file.
bool is_name(const std::string& text) {
  return text == "Bulkhead" || text == "Three Lamps" || text.ends_with(".bulkhead");
}

void expect_translated(const wxString& text, const char* where) {
  const auto words = from_wx(text);
  if (is_name(words)) return;
  EXPECT_TRUE(!has_words(words) || words.find(sign) != std::string::npos) << where << ": " << words;
}

void expect_translated(const wxMenu& menu) {
  for (const auto* item : menu.GetMenuItems()) {
    if (item->IsSeparator()) continue;
    expect_translated(item->GetItemLabelText(), "menu");
    expect_translated(item->GetHelp(), "menu help");
    if (item->GetSubMenu() != nullptr && item->GetSubMenu()->GetMenuItemCount() > 1) {
      expect_translated(*item->GetSubMenu());
    }
  }
}

void expect_translated(const wxWindow& window) {
  if (const auto* book = dynamic_cast<const wxNotebook*>(&window)) {
    for (std::size_t page = 0; page < book->GetPageCount(); ++page) {
      expect_translated(book->GetPageText(page), "page");
    }
  }
  if (dynamic_cast<const wxControl*>(&window) != nullptr) expect_translated(window.GetLabel(), "control");
  if (window.GetToolTip() != nullptr) expect_translated(window.GetToolTipText(), "tip");
  for (const auto* child : window.GetChildren()) expect_translated(*child);
}

TEST(EditorTranslation, EveryTextOfTheWindowCanBeTranslated) {
  const Signed language;
  EditorWindow window("kill-team/three-lamps");
  auto& menus = *window.frame().GetMenuBar();
  for (std::size_t index = 0; index < menus.GetMenuCount(); ++index) {
    expect_translated(menus.GetMenuLabelText(index), "menus");
    expect_translated(*menus.GetMenu(index));
  }
  window.choose("mission.add-stratagem");
  expect_translated(window.frame());
  expect_translated(window.frame().GetStatusBar()->GetStatusText(0), "status");
  expect_translated(window.frame().GetStatusBar()->GetStatusText(2), "status");
}

}  // namespace
}  // namespace bulkhead::test
