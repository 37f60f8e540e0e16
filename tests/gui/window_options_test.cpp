// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <wx/choice.h>
#include <wx/combobox.h>

#include "editor/panels/parts/words.h"
#include "tests/gui/support/editor_window.h"

/// The bar above the map, with what a tool works with.
namespace bulkhead::test {
namespace {

TEST(EditorOptions, AmongManyKindsOfZonesOneIsFoundByItsWords) {
  EditorWindow window("boarding-actions/furnace");
  window.choose("tool.zone");
  settle();
  auto* const paint = dynamic_cast<wxComboBox*>(find(window.frame(), "Paint"));
  ASSERT_NE(paint, nullptr) << "so many are searched among";
  const auto choice = [&] { return window.controller().tool().choices(window.mission()).front(); };
  const auto before = *choice().chosen;
  // Words of the last one, in small letters.
  const auto last = choice().names.back();
  ASSERT_NE(before, choice().names.size() - 1);
  paint->SetFocus();
  ASSERT_TRUE(wait_for([&] { return paint->HasFocus(); }));
  press_key('A', wxMOD_CONTROL);
  type("no such kind\n");
  settle();
  EXPECT_EQ(*choice().chosen, before);
  EXPECT_EQ(from_wx(paint->GetValue()), choice().names[before]) << "nothing is called that";
  paint->ChangeValue(to_wx(last).Lower());
  press_key(WXK_RETURN);
  EXPECT_TRUE(wait_for([&] { return *choice().chosen == choice().names.size() - 1; })) << *choice().chosen;
  EXPECT_EQ(from_wx(paint->GetValue()), last);
  screenshot("options-search");
  window.choose("tool.measure");
  settle();
  EXPECT_FALSE(paint->IsShown());
}

TEST(EditorOptions, AmongFewOneChooses) {
  EditorWindow window("kill-team/gallowdark-6x7");
  window.choose("tool.zone");
  settle();
  EXPECT_NE(dynamic_cast<wxChoice*>(find(window.frame(), "As")), nullptr);
}

}  // namespace
}  // namespace bulkhead::test
