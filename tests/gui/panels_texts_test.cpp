// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <wx/dataview.h>
#include <wx/stc/stc.h>
#include <wx/textctrl.h>

#include "editor/panels/outline/outline_model.h"
#include "editor/panels/texts/lua_editor.h"
#include "editor/panels/texts/texts_panel.h"
#include "model/edit/edit.h"
#include "tests/gui/support/panel_frame.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

using test::press_key;
using test::settle;
using test::wait_for;

constexpr const char* first_words =
    "What a mission has beside its map is written here, in forms. Begin with any of these:";

class TextsInWindow : public testing::Test {
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
  [[nodiscard]] LuaEditor& lua() { return frame_.control<LuaEditor>("Lua"); }
  [[nodiscard]] const Stratagem& card() { return frame_.mission().stratagems->front(); }

  test::PanelFrame<TextsPanel> frame_{test::three_lamps(), wxSize(1280, 640)};
};

TEST(TextsOfAnEmptyMission, ShowTheirWholeHintInANarrowPanel) {
  test::PanelFrame<TextsPanel> frame(test::empty_mission(), wxSize(640, 200));
  const auto& hint = frame.control(first_words);
  EXPECT_GE(hint.GetSize().x, hint.GetBestSize().x);
  EXPECT_GE(hint.GetSize().y, hint.GetBestSize().y);
  EXPECT_GE(hint.GetSize().y, 2 * hint.GetTextExtent("w").y) << "it is wider than the panel";
}

TEST_F(TextsInWindow, ATextThatGrowsWhileOneTypesShowsItsFirstLineWhole) {
  choose("draught");
  auto& text = frame_.control<wxTextCtrl>("Text");
  replace_text("Text", "A");
  const int height = text.GetSize().y;
  const int top = text.PositionToCoords(0).y;
  test::type("\nB\nC\nD\nE");
  ASSERT_TRUE(wait_for([&] { return text.GetSize().y > height + text.GetCharHeight(); }));
  settle();
  test::screenshot("texts-grown");
  EXPECT_TRUE(text.HasFocus());
  EXPECT_EQ(text.PositionToCoords(0).y, top);
}

TEST_F(TextsInWindow, AStratagemIsEditedInItsForm) {
  choose("boot-in-the-door");
  replace_text("Cost", "2\n");
  EXPECT_TRUE(wait_for([&] { return card().cost == Cost::exactly(2); }));
  replace_text("When", "At once.");
  EXPECT_TRUE(wait_for([&] { return card().when == "At once."; }, 2000)) << "a second's pause is enough";
  frame_.control("Name").SetFocus();
  settle();
  frame_.stage().undo();
  EXPECT_NE(card().when, "At once.");
  EXPECT_TRUE(wait_for([&] { return card().cost == Cost::exactly(2); })) << "each field is a step of its own";
  EXPECT_TRUE(wait_for([&] {
    return frame_.control<wxTextCtrl>("When").GetValue() == "One of your operatives finishes its activation.";
  }));
}

TEST_F(TextsInWindow, AWrongValueIsRefusedInPlace) {
  choose("boot-in-the-door");
  replace_text("Cost", "many\n");
  EXPECT_TRUE(wait_for([&] { return card().cost == Cost::exactly(1); }));
  EXPECT_TRUE(frame_.has("✕ \"many\" is no cost; write 2, 1-2 or 1+"));
  replace_text("Cost", "3\n");
  EXPECT_TRUE(wait_for([&] { return card().cost == Cost::exactly(3); }));
  EXPECT_FALSE(frame_.has("✕ \"many\" is no cost; write 2, 1-2 or 1+"));
}

TEST_F(TextsInWindow, AMistakeInLuaIsShownAtItsLine) {
  choose("draught");
  EXPECT_EQ(lua().mistake(), std::nullopt);
  lua().SetFocus();
  press_key('A', wxMOD_CONTROL);
  test::type("local a = 1\nif a then\n");
  // While it is typed there are other mistakes.
  const int line = 2;
  ASSERT_TRUE(wait_for([&] { return lua().mistake() && lua().mistake()->line == line + 1; }));
  EXPECT_NE(lua().MarkerGet(line), 0);
  EXPECT_FALSE(lua().AnnotationGetText(line).empty());
  EXPECT_TRUE(frame_.has("✕ line 3"));
  const auto* const hint = "Try it with bulkhead rehearse: F1";
  EXPECT_FALSE(frame_.has(hint));
  test::type("end");
  EXPECT_TRUE(wait_for([&] { return !lua().mistake(); }));
  EXPECT_TRUE(lua().AnnotationGetText(line).empty());
  EXPECT_TRUE(frame_.has(hint));
}

TEST_F(TextsInWindow, TheEndOfABlockOfLuaMovesOneStepOut) {
  choose("draught");
  lua().SetFocus();
  const auto typed = [&](std::string_view text) {
    press_key('A', wxMOD_CONTROL);
    test::type(text);
    return lua().chunk();
  };
  EXPECT_EQ(typed("if a then\nb()\nelseif c then\nd()\nelse\ne()\nend\nf()"),
            "if a then\n  b()\nelseif c then\n  d()\nelse\n  e()\nend\nf()");
  EXPECT_EQ(typed("repeat\nif a then\nb()\nend\nuntil c"), "repeat\n  if a then\n    b()\n  end\nuntil c");
  EXPECT_EQ(typed("if a then\nending = 1\nx = \"end\"\n-- end\nend"),
            "if a then\n  ending = 1\n  x = \"end\"\n  -- end\nend");
}

TEST_F(TextsInWindow, LuaBecomesOneStepOfUndoWhenItIsLeft) {
  choose("draught");
  const auto before = frame_.mission();
  lua().SetFocus();
  press_key('A', wxMOD_CONTROL);
  test::type("-- nothing");
  ASSERT_TRUE(wait_for([&] { return frame_.mission().rules->back().lua == "-- nothing"; }, 2000));
  test::type(" at all");
  frame_.control("Name").SetFocus();
  EXPECT_TRUE(wait_for([&] { return frame_.mission().rules->back().lua == "-- nothing at all"; }));
  frame_.stage().undo();
  EXPECT_TRUE(wait_for([&] { return frame_.mission() == before; }));
  EXPECT_TRUE(wait_for([&] { return lua().chunk() == before.rules->back().lua; }));
}

TEST_F(TextsInWindow, LuaIsCompletedWithTheFiguresOfItsItem) {
  choose("draught");
  lua().SetFocus();
  press_key('A', wxMOD_CONTROL);
  test::type("x = rule.");
  EXPECT_TRUE(wait_for([&] { return lua().AutoCompActive(); }));
  press_key(WXK_TAB);
  EXPECT_TRUE(wait_for([&] { return lua().chunk() == "x = rule.first"; }));
}

TEST_F(TextsInWindow, ARuleIsAddedNamedOrderedAndRemoved) {
  frame_.panel().add(TextKind::rule);
  ASSERT_EQ(frame_.panel().chosen(), TextKey(Id("new-rule")));
  replace_text("Name", "Cold decks\n");
  EXPECT_TRUE(wait_for([&] { return frame_.mission().rules->back().id == Id("cold-decks"); }))
      << "its id is made of its first name";
  ASSERT_TRUE(wait_for([&] { return frame_.panel().chosen() == TextKey(Id("cold-decks")); }));
  test::click(frame_.control("Move up"));
  EXPECT_TRUE(wait_for([&] { return frame_.mission().rules->at(1).id == Id("cold-decks"); }));
  EXPECT_TRUE(frame_.control("Move down").IsEnabled());
  test::click(frame_.control("Remove"));
  EXPECT_TRUE(wait_for([&] { return frame_.mission().rules->size() == 2U; }));
  EXPECT_TRUE(wait_for([&] { return frame_.panel().chosen() == TextKey(Id("draught")); })) << "the one in its place";
}

TEST_F(TextsInWindow, WhatIsAddedIsSelectedToo) {
  frame_.stage().select(Selection({ObjectAddress{Id("draught")}}));
  frame_.panel().add(TextKind::stratagem);
  const auto* const added = std::get_if<Id>(&*frame_.panel().chosen());
  ASSERT_NE(added, nullptr);
  EXPECT_EQ(frame_.stage().selection(), Selection({ObjectAddress{*added}}));
  frame_.panel().add(TextKind::section);
  EXPECT_TRUE(frame_.stage().selection().empty()) << "the section before would be taken for this one";
}

TEST_F(TextsInWindow, AGroupHasNoFormAndNothingToRemove) {
  choose("draught");
  auto& list = frame_.control<wxDataViewCtrl>("Texts and rules");
  const auto& model = *dynamic_cast<OutlineModel*>(list.GetModel());
  const auto group = [&] {
    return OutlineModel::item_of(*model.find_key(std::string(group_key(TextKind::objective))));
  };
  test::click(list, test::place_of(list, group()));
  EXPECT_EQ(frame_.panel().chosen(), std::nullopt);
  EXPECT_TRUE(frame_.stage().selection().empty());
  EXPECT_TRUE(frame_.has("What is worth victory points, and when it is scored."));
  EXPECT_FALSE(frame_.has("Heading"));
  EXPECT_FALSE(frame_.control("Remove").IsEnabled());
  // It stays chosen while the mission changes.
  frame_.stage().apply(parse_edit(frame_.mission(), "remove #hold-the-keel").value());
  settle();
  EXPECT_EQ(frame_.panel().chosen(), std::nullopt);
  EXPECT_EQ(list.GetSelection(), group());
  choose("draught");
  EXPECT_TRUE(frame_.control("Remove").IsEnabled());
}

TEST(TextsInALowWindow, KeepTheirPlacesWhenOneIsAddedOrRemoved) {
  test::PanelFrame<TextsPanel> frame(test::three_lamps(), wxSize(1280, 330));
  auto& list = frame.control<wxDataViewCtrl>("Texts and rules");
  const auto& model = *dynamic_cast<OutlineModel*>(list.GetModel());
  const auto height_of = [&](const char* key) {
    const auto* const node = model.find_key(key);
    EXPECT_NE(node, nullptr) << key;
    return node != nullptr ? test::place_of(list, OutlineModel::item_of(*node)).y : 0;
  };
  frame.panel().choose(Id("draught"));
  settle();
  const auto* const rules = group_key(TextKind::rule).data();
  const int before = height_of(rules);
  ASSERT_TRUE(list.GetItemRect(OutlineModel::item_of(*model.root().children.back())).IsEmpty())
      << "there is something to scroll to";
  test::screenshot("texts-before");
  test::click(frame.control("+ New rule"));
  ASSERT_TRUE(wait_for([&] { return frame.panel().chosen() == TextKey(Id("new-rule")); }));
  settle();
  test::screenshot("texts-added");
  const auto added = list.GetItemRect(list.GetSelection());
  const int row = added.height;
  EXPECT_GE(added.y, 0);
  EXPECT_LE(added.GetBottom(), list.GetClientSize().y) << "it is in sight";
  EXPECT_LE(std::abs(height_of(rules) - before), 2 * row) << "no further than is needed for that";
  const int then = height_of(rules);
  test::click(frame.control("Remove"));
  ASSERT_TRUE(wait_for([&] { return frame.mission().rules == test::three_lamps().rules; }));
  settle();
  EXPECT_LE(std::abs(height_of(rules) - then), row);
}

TEST(TextsInALowWindow, KeepTheirPlacesWhenOneIsMoved) {
  test::PanelFrame<TextsPanel> frame(test::three_lamps(), wxSize(1280, 330));
  auto& list = frame.control<wxDataViewCtrl>("Texts and rules");
  const auto& model = *dynamic_cast<OutlineModel*>(list.GetModel());
  const auto order = [&] { return frame.mission().objectives->at(1).id.text(); };
  frame.panel().choose(Id("hold-the-keel"));
  settle();
  ASSERT_EQ(order(), "hold-the-keel");
  const auto top_of_group = [&] {
    const auto* const group = model.find_key(std::string(group_key(TextKind::objective)));
    return test::place_of(list, OutlineModel::item_of(*group)).y;
  };
  const int before = top_of_group();
  ASSERT_GT(before, 0);
  test::click(frame.control("Move up"));
  ASSERT_TRUE(wait_for([&] { return order() == "tend-the-lamps"; }));
  settle();
  EXPECT_EQ(top_of_group(), before);
  EXPECT_EQ(model.node_of(list.GetSelection()).key, entry_key(TextKey(Id("hold-the-keel"))));
}

TEST(TextsInALowWindow, UnfoldAGroupThatWasEmpty) {
  test::PanelFrame<TextsPanel> frame(test::three_lamps(), wxSize(1280, 330));
  auto& list = frame.control<wxDataViewCtrl>("Texts and rules");
  const auto& model = *dynamic_cast<OutlineModel*>(list.GetModel());
  ASSERT_TRUE(frame.mission().tables->empty());
  frame.panel().add(TextKind::table);
  settle();
  ASSERT_EQ(frame.mission().tables->size(), 1U);
  const auto* const group = model.find_key(std::string(group_key(TextKind::table)));
  ASSERT_NE(group, nullptr);
  EXPECT_TRUE(list.IsExpanded(OutlineModel::item_of(*group)));
  const auto added = list.GetItemRect(list.GetSelection());
  EXPECT_GE(added.y, 0);
  EXPECT_LE(added.GetBottom(), list.GetClientSize().y);
  frame.stage().undo();
  settle();
  EXPECT_TRUE(model.find_key(std::string(group_key(TextKind::table)))->children.empty());
}

TEST_F(TextsInWindow, TheGroupOfTheGameIsItsForm) {
  choose("draught");
  auto& list = frame_.control<wxDataViewCtrl>("Texts and rules");
  const auto& model = *dynamic_cast<OutlineModel*>(list.GetModel());
  const auto* const node = model.find_key(std::string(group_key(TextKind::game)));
  ASSERT_NE(node, nullptr);
  const auto group = OutlineModel::item_of(*node);
  EXPECT_TRUE(list.IsExpanded(group)) << "it is one line";
  list.EnsureVisible(group);
  settle();
  test::click(list, test::place_of(list, group));
  ASSERT_TRUE(wait_for([&] { return frame_.panel().chosen() == TextKey(GameKey{}); }));
  EXPECT_EQ(model.node_of(list.GetSelection()).key, entry_key(TextKey(GameKey{})));
  EXPECT_FALSE(frame_.has(purpose_of(TextKind::game)));
}

TEST_F(TextsInWindow, SectionsKeepTheirPlaceUnderAnotherHeading) {
  frame_.panel().choose(SectionKey{"Deployment"});
  settle();
  replace_text("Heading", "Setting up\n");
  EXPECT_TRUE(wait_for([&] { return frame_.mission().briefing->at(2).heading == "Setting up"; }));
  EXPECT_TRUE(wait_for([&] { return frame_.panel().chosen() == TextKey(SectionKey{"Setting up"}); }));
  EXPECT_TRUE(frame_.control("Heading").HasFocus()) << "typing may go on";
}

TEST_F(TextsInWindow, SectionsOfTheSameHeadingAreAllShown) {
  auto mission = test::three_lamps();
  mission.briefing = std::vector<BriefingSection>{{"Watch", "one", {}}, {"Watch", "two", {}}, {"Last", "three", {}}};
  frame_.document().begin(mission);
  settle();
  frame_.panel().choose(SectionKey{"Watch", 2});
  settle();
  EXPECT_EQ(frame_.control<wxTextCtrl>("Text").GetValue(), "two");
  replace_text("Text", "second");
  test::click(frame_.control("Move up"));
  ASSERT_TRUE(wait_for([&] { return frame_.mission().briefing->front().text == "second"; }));
  EXPECT_EQ(frame_.mission().briefing->at(1).text, "one");
  EXPECT_EQ(frame_.panel().chosen(), TextKey(SectionKey{"Watch"}));
  settle();
  EXPECT_EQ(frame_.control<wxTextCtrl>("Text").GetValue(), "second");
  replace_text("Heading", "Dog watch\n");
  EXPECT_TRUE(wait_for([&] { return frame_.panel().chosen() == TextKey(SectionKey{"Dog watch"}); }));
  EXPECT_EQ(frame_.mission().briefing->front().heading, "Dog watch");
  EXPECT_EQ(frame_.control<wxTextCtrl>("Text").GetValue(), "second");
  test::click(frame_.control("Remove"));
  EXPECT_TRUE(wait_for([&] { return frame_.mission().briefing->size() == 2U; }));
  EXPECT_EQ(frame_.mission().briefing->front().text, "one");
}

TEST_F(TextsInWindow, RowsAreAddedChangedAndRemoved) {
  choose("tend-the-lamps");
  test::click(frame_.control("+ Add a moment"));
  ASSERT_TRUE(wait_for([&] { return frame_.mission().objectives->front().scorings.size() == 2U; }));
  replace_text("Rounds, row 2", "5\n");
  EXPECT_TRUE(wait_for([&] { return frame_.mission().objectives->front().scorings[1].first_round == 5; }));
  replace_text("Rounds, row 2", "5-4\n");
  EXPECT_TRUE(wait_for([&] { return frame_.mission().objectives->front().scorings[1].last_round == 5; }));
  EXPECT_TRUE(frame_.has("✕ Row 2, Rounds: \"5-4\" are no rounds; write 5 or 2-4, or nothing for every round."));
  test::click(frame_.control("Remove row 2"));
  EXPECT_TRUE(wait_for([&] { return frame_.mission().objectives->front().scorings.size() == 1U; }));
}

TEST_F(TextsInWindow, WhatIsSelectedElsewhereIsChosen) {
  frame_.stage().select(Selection({ObjectAddress{Id("hold-the-keel")}}));
  EXPECT_TRUE(wait_for([&] { return frame_.panel().chosen() == TextKey(Id("hold-the-keel")); }));
  frame_.stage().apply(parse_edit(frame_.mission(), "remove #hold-the-keel").value());
  EXPECT_TRUE(wait_for([&] { return frame_.panel().chosen() == TextKey(Id("show-the-way")); }));
}

TEST(TextsOfNothing, SayHowToBegin) {
  test::PanelFrame<TextsPanel> frame(Mission{}, wxSize(800, 400));
  EXPECT_EQ(frame.panel().chosen(), std::nullopt);
  EXPECT_TRUE(frame.has(first_words));
  test::click(frame.control("+ New section"));
  ASSERT_TRUE(wait_for([&] { return frame.panel().chosen().has_value(); }));
  EXPECT_EQ(frame.panel().chosen(), TextKey(SectionKey{"New section"}));
  frame.stage().undo();
  EXPECT_TRUE(wait_for([&] { return !frame.panel().chosen(); }));
}

}  // namespace
}  // namespace bulkhead
