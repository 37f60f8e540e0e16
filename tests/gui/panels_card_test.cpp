// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <wx/choice.h>
#include <wx/textctrl.h>
#include <wx/tglbtn.h>

#include "editor/panels/texts/card_window.h"
#include "editor/panels/texts/printed_card.h"
#include "editor/panels/texts/texts_panel.h"
#include "model/edit/edit.h"
#include "tests/gui/support/panel_frame.h"

/// The printed card beside the form of a text.
namespace bulkhead {
namespace {

using test::press_key;
using test::settle;
using test::wait_for;

template <typename Window>
Window* below(wxWindow& window) {
  if (auto* const found = dynamic_cast<Window*>(&window)) return found;
  for (auto* const child : window.GetChildren()) {
    if (auto* const found = below<Window>(*child)) return found;
  }
  return nullptr;
}

class CardInWindow : public testing::Test {
 protected:
  void choose(const TextKey& key) {
    frame_.panel().choose(key);
    settle();
    if (card().IsShownOnScreen()) drawn();
  }
  void drawn() {
    EXPECT_TRUE(wait_for([&] { return card().settled() && card().has_picture(); }, 60000)) << card().words();
  }
  void replace_text(const std::string& field, std::string_view text) {
    auto& control = frame_.control<wxWindow>(field);
    control.SetFocus();
    EXPECT_TRUE(wait_for([&] { return control.HasFocus(); })) << field;
    press_key('A', wxMOD_CONTROL);
    test::type(text);
  }
  /// So much as fits on a card in its usual type.
  void write_less() {
    ASSERT_TRUE(frame_.stage().apply(SetField{Id("boot-in-the-door"), {"effect", {{std::string("It is jammed.")}}}}));
    ASSERT_TRUE(frame_.stage().apply(SetField{Id("boot-in-the-door"), {"restrictions", {{std::string()}}}}));
    settle();
    drawn();
  }
  [[nodiscard]] PrintedCard& card() { return *below<PrintedCard>(frame_.panel()); }
  [[nodiscard]] const Stratagem& stratagem() const { return frame_.mission().stratagems->front(); }

  test::PanelFrame<TextsPanel> frame_{test::three_lamps(), wxSize(1280, 640)};
};

TEST_F(CardInWindow, StandsBesideTheFormOfWhatHasOne) {
  choose(Id("boot-in-the-door"));
  EXPECT_TRUE(card().IsShownOnScreen());
  EXPECT_EQ(card().faces(), 1U);
  EXPECT_NE(card().words().find("To fit, its type is"), std::string::npos) << card().words();
  write_less();
  EXPECT_EQ(card().words(), "");
  test::screenshot("card-stratagem");
  const auto& mission = frame_.mission();
  for (const auto& objective : *mission.objectives) {
    choose(objective.id);
    EXPECT_TRUE(card().IsShownOnScreen()) << objective.id.text();
  }
  test::screenshot("card-objective");
  for (const auto& table : *mission.tables) choose(table.id);
  choose(mission.rules->front().id);
  EXPECT_FALSE(card().IsShownOnScreen()) << "rules have no card";
}

TEST_F(CardInWindow, IsRenewedWhileOneTypes) {
  choose(Id("boot-in-the-door"));
  std::string text;
  for (int sentence = 0; sentence < 24; ++sentence) text += "Open a hatchway and close another one. ";
  auto& effect = frame_.control<wxTextCtrl>("Effect");
  effect.SetFocus();
  const auto before = stratagem();
  effect.ChangeValue(text);
  effect.SetInsertionPointEnd();
  test::type("x");
  EXPECT_TRUE(wait_for([&] { return card().words().find("points, not 8.5") != std::string::npos; }, 60000))
      << card().words();
  drawn();
  test::screenshot("card-smaller-type");
  EXPECT_TRUE(wait_for([&] { return stratagem() != before; })) << "a second later it is an edit";
  EXPECT_TRUE(wait_for([&] { return card().settled(); }));
  for (int time = 0; time < 2; ++time) text += text;
  effect.ChangeValue(text);
  test::type("x");
  EXPECT_TRUE(wait_for([&] { return card().faces() > 1; }, 60000));
  EXPECT_NE(card().words().find("card"), std::string::npos);
  EXPECT_TRUE(frame_.has("The next card"));
  test::screenshot("card-goes-on");
}

TEST_F(CardInWindow, ShowsItsBackAndOtherSizes) {
  choose(Id("boot-in-the-door"));
  auto& turn = frame_.control<wxToggleButton>("Back");
  test::click(turn);
  settle();
  EXPECT_TRUE(turn.GetValue());
  test::screenshot("card-back");
  EXPECT_TRUE(card().has_picture());
  auto& sizes = frame_.control<wxChoice>("Size of the card");
  EXPECT_EQ(sizes.GetSelection(), 0);
  frame_.panel().arrange({.card_size = "tarot"});
  EXPECT_EQ(sizes.GetStringSelection(), wxString::FromUTF8("Tarot, 70 × 120 mm"));
  drawn();
  EXPECT_EQ(frame_.panel().arrangement().card_size, "tarot");
  frame_.panel().arrange({.card_size = "no such size"});
  EXPECT_EQ(frame_.panel().arrangement().card_size, "tarot");
  test::screenshot("card-tarot");
}

TEST_F(CardInWindow, IsHiddenAndShownAgain) {
  choose(Id("boot-in-the-door"));
  test::click(frame_.control("Hide the printed card"));
  settle();
  EXPECT_FALSE(card().IsShownOnScreen());
  EXPECT_FALSE(frame_.panel().shows_cards());
  EXPECT_TRUE(frame_.panel().arrangement().card_hidden);
  test::click(frame_.control("+ Printed card"));
  settle();
  EXPECT_TRUE(card().IsShownOnScreen());
  EXPECT_FALSE(frame_.has("+ Printed card"));
}

TEST_F(CardInWindow, IsWantedAsAPictureWithWhatIsTyped) {
  choose(Id("boot-in-the-door"));
  std::string wanted;
  frame_.panel().when_card_wanted([&](const Id& item, const std::string& size) { wanted = item.text() + " " + size; });
  replace_text("When", "At once.");
  test::click(frame_.control("Save as picture…"));
  EXPECT_TRUE(wait_for([&] { return wanted == "boot-in-the-door poker"; })) << wanted;
  EXPECT_EQ(stratagem().when, "At once.");
}

TEST_F(CardInWindow, TakesTitlesOf500LettersAndSaysWhyThereIsNone) {
  choose(Id("boot-in-the-door"));
  ASSERT_TRUE(frame_.stage().apply(SetField{Id("boot-in-the-door"), {"name", {{std::string(500, 'W')}}}}));
  settle();
  drawn();
  test::screenshot("card-500-letters");
  ASSERT_TRUE(frame_.stage().apply(SetField{Id("boot-in-the-door"), {"effect", {{std::string(30000, 'a')}}}}));
  EXPECT_TRUE(wait_for([&] { return card().words().find("shorten it") != std::string::npos; }, 60000))
      << card().words();
  EXPECT_FALSE(card().has_picture());
  EXPECT_FALSE(frame_.control("Save as picture…").IsEnabled());
  test::screenshot("card-refused");
}

TEST_F(CardInWindow, HasAWindowOfItsOwnWhereThereIsNoRoom) {
  choose(Id("draught"));
  test::screenshot("card-beside-lua");
  // An objective without Lua of its own.
  const auto& objectives = *frame_.mission().objectives;
  const auto plain =
      std::find_if(objectives.begin(), objectives.end(), [](const auto& each) { return each.lua.empty(); });
  ASSERT_NE(plain, objectives.end());
  choose(plain->id);
  frame_.panel().GetParent()->SetClientSize(frame_.panel().FromDIP(wxSize(760, 640)));
  EXPECT_TRUE(wait_for([&] { return !card().IsShownOnScreen(); })) << "it would not be legible";
  test::click(frame_.control("+ Printed card"));
  auto* const large = below<CardWindow>(frame_.panel());
  ASSERT_NE(large, nullptr);
  EXPECT_TRUE(wait_for([&] { return large->card().settled() && large->card().has_picture(); }, 60000));
  test::screenshot("card-large");
  frame_.panel().choose(frame_.mission().rules->front().id);
  EXPECT_TRUE(wait_for([&] { return below<CardWindow>(frame_.panel()) == nullptr; })) << "a rule has no card";
}

}  // namespace
}  // namespace bulkhead
