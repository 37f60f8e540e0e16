// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <wx/choice.h>
#include <wx/dataview.h>
#include <wx/srchctrl.h>
#include <wx/textctrl.h>

#include "editor/panels/findings/findings_model.h"
#include "editor/panels/findings/findings_panel.h"
#include "model/edit/edit.h"
#include "tests/gui/support/findings_on_stage.h"
#include "tests/gui/support/panel_frame.h"
#include "tests/support/sample_missions.h"
#include "workbench/all_checks.h"

namespace bulkhead {
namespace {

using test::settle;
using test::wait_for;

/// Two objectives, of which the one in C3 is walled in all around.
Mission walled_in() {
  auto mission = test::with_drop_zones(test::mission_with({6, 7}, "C2/C3 C3/C4 B3/C3 C3/D3", ""));
  mission = test::with_objective(std::move(mission), "o1", "C3", "1");
  return test::with_objective(std::move(mission), "o2", "E5", "2");
}

class FindingsInWindow : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_TRUE(wait_for([this] { return frame_.has("Findings"); }));
    list_ = &frame_.control<wxDataViewCtrl>("Findings");

    ASSERT_TRUE(wait_for([this] { return row_of("objective-unreachable").has_value(); }));
  }

  [[nodiscard]] wxDataViewCtrl& list() { return *list_; }
  [[nodiscard]] const FindingsModel& model() { return *dynamic_cast<FindingsModel*>(list().GetModel()); }
  [[nodiscard]] std::optional<unsigned> row_of(std::string_view key) {
    const auto& rows = model().rows();
    for (unsigned row = 0; row < rows.size(); ++row) {
      if (rows[row].key == key) return row;
    }
    return std::nullopt;
  }
  void click_on(std::string_view key) {
    const auto row = row_of(key);
    ASSERT_TRUE(row.has_value());
    test::click(list(), test::place_of(list(), model().item_of_row(*row)));
  }

  /// Once it is counted: until then the controls of the panel are moved about.
  void show_waived() {
    ASSERT_TRUE(wait_for([this] {
      auto& findings = frame_.panel().findings();
      return !findings.checking() && findings.counts().waived == 1;
    }));
    settle();
    test::click(frame_.control("Waived 1"));
  }

  /// Outlives the panel, which counts in it.
  int told_ = 0;
  test::PanelFrame<test::FindingsOnStage> frame_{walled_in(), wxSize(1000, 320), all_checks()};
  wxDataViewCtrl* list_ = nullptr;
};

TEST_F(FindingsInWindow, JumpToTheirPlacesAndAreCounted) {
  EXPECT_GT(frame_.panel().findings().counts().errors, 0);
  bool marked = false;
  for (const auto& place : *frame_.stage().marks().findings) {
    if (place.address == Address(ObjectAddress{Id("o1")})) marked = place.level == Level::error;
  }
  EXPECT_TRUE(marked);
  click_on("objective-unreachable");
  EXPECT_TRUE(frame_.stage().selection().contains(ObjectAddress{Id("o1")}));
}

TEST_F(FindingsInWindow, GoWithTheirFixAndComeBackWithUndo) {
  click_on("objective-unreachable");
  std::string fix;
  for (const auto& finding : check_mission(walled_in()).findings) {
    if (finding.key == "objective-unreachable") fix = named_fixes(walled_in(), finding, RulerUnit::inches).front().name;
  }
  frame_.panel().findings().listen([this](FindingsState::Event) { ++told_; });
  test::click(frame_.control(fix));
  EXPECT_TRUE(wait_for([&] { return !row_of("objective-unreachable"); }));
  EXPECT_GT(told_, 0);
  EXPECT_FALSE(frame_.mission() == walled_in());
  frame_.stage().undo();
  EXPECT_TRUE(wait_for([&] { return row_of("objective-unreachable").has_value(); }));
}

TEST_F(FindingsInWindow, AreWaivedWithAReasonTypedInPlaceAndTakenBack) {
  click_on("objective-unreachable");
  test::click(frame_.control("Waive…"));
  EXPECT_FALSE(frame_.control("Waive").IsEnabled()) << "without a reason";
  test::type("By lift only\n");
  ASSERT_TRUE(wait_for([&] { return !row_of("objective-unreachable"); }));
  ASSERT_EQ(frame_.mission().waivers->size(), 1U);
  EXPECT_EQ(frame_.mission().waivers->front().reason, "By lift only");
  EXPECT_EQ(frame_.panel().findings().counts().waived, 1);

  show_waived();
  ASSERT_TRUE(wait_for([&] { return row_of("objective-unreachable").has_value(); }));
  click_on("objective-unreachable");
  test::click(frame_.control("Take waiver back"));
  EXPECT_TRUE(wait_for([&] { return frame_.panel().findings().counts().waived == 0; }));
  EXPECT_TRUE(frame_.mission().waivers->empty());
}

TEST_F(FindingsInWindow, TheReasonOfAWaiverIsShownAndChangedInPlace) {
  click_on("objective-unreachable");
  test::click(frame_.control("Waive…"));
  test::type("By lift only\n");
  ASSERT_TRUE(wait_for([&] { return !row_of("objective-unreachable"); }));
  show_waived();
  ASSERT_TRUE(wait_for([&] { return row_of("objective-unreachable").has_value(); }));
  click_on("objective-unreachable");
  auto& reason = frame_.control<wxTextCtrl>("Reason of the waiver");
  EXPECT_EQ(reason.GetValue(), "By lift only");
  EXPECT_FALSE(frame_.control("Change the reason").IsEnabled());
  reason.SetFocus();
  reason.SelectAll();
  test::type("Or by the stairs\n");
  EXPECT_TRUE(wait_for([&] { return frame_.mission().waivers->front().reason == "Or by the stairs"; }));
  ASSERT_EQ(frame_.mission().waivers->size(), 1U);
  EXPECT_TRUE(wait_for([&] { return reason.GetValue() == "Or by the stairs"; }));
}

void choose_level(wxChoice& choice, const wxString& level) {
  ASSERT_TRUE(choice.SetStringSelection(level)) << level;
  wxCommandEvent event(wxEVT_CHOICE, choice.GetId());
  event.SetEventObject(&choice);
  event.SetInt(choice.GetSelection());
  choice.HandleWindowEvent(event);
  settle();
}

TEST_F(FindingsInWindow, CountAsTheMissionSays) {
  click_on("objective-unreachable");
  auto& level = frame_.control<wxChoice>("In this mission");
  EXPECT_EQ(level.GetStringSelection(), "as usual (error)");
  choose_level(level, "note");
  ASSERT_TRUE(wait_for([&] { return frame_.panel().findings().chosen_row()->level == Level::note; }));
  ASSERT_EQ(frame_.mission().severities->size(), 1U);
  EXPECT_EQ(frame_.mission().severities->front().level, Level::note);
  EXPECT_EQ(level.GetStringSelection(), "note");
  choose_level(level, "as usual (error)");
  EXPECT_TRUE(wait_for([&] { return frame_.mission().severities->empty(); }));
}

TEST_F(FindingsInWindow, AreFoldedByTheirCheckAndStaySo) {
  const auto row = row_of("objective-unreachable");
  ASSERT_TRUE(row.has_value());
  const auto group = model().GetParent(model().item_of_row(*row));
  EXPECT_TRUE(list().IsExpanded(group));
  list().SetFocus();
  test::click(list(), test::place_of(list(), group));
  EXPECT_TRUE(frame_.panel().findings().chosen_group().has_value());
  test::press_key(WXK_RETURN);
  EXPECT_FALSE(list().IsExpanded(group));
  test::press_key(WXK_RIGHT);
  EXPECT_TRUE(list().IsExpanded(group));
  test::press_key(WXK_LEFT);
  EXPECT_FALSE(list().IsExpanded(group));
  // Another check has something to say, so that the list is made anew.
  ASSERT_TRUE(frame_.stage().apply(SetLabel{Id("o2"), "1"}));
  ASSERT_TRUE(wait_for([&] { return row_of("duplicate-label").has_value(); }));
  const auto again = model().GetParent(model().item_of_row(*row_of("objective-unreachable")));
  EXPECT_FALSE(list().IsExpanded(again));
  EXPECT_TRUE(list().IsExpanded(model().GetParent(model().item_of_row(*row_of("duplicate-label")))));
  frame_.panel().findings().choose(*row_of("objective-unreachable"));
  EXPECT_TRUE(list().IsExpanded(again)) << "what is chosen elsewhere is to be seen";
}

TEST_F(FindingsInWindow, AskingForAReasonCanBeGivenUp) {
  click_on("objective-unreachable");
  test::click(frame_.control("Waive…"));
  test::type("Never mind");
  test::press_key(WXK_ESCAPE);
  EXPECT_TRUE(frame_.mission().waivers->empty());
  EXPECT_TRUE(frame_.has("Waive…"));
}

TEST_F(FindingsInWindow, AreFilteredByLevelAndWords) {
  const auto all = model().rows().size();
  frame_.control<wxSearchCtrl>("Search the findings").SetFocus();
  test::type("#o1");
  EXPECT_TRUE(wait_for([&] { return model().rows().size() < all && row_of("objective-unreachable"); }));
  const auto errors = frame_.panel().findings().counts().errors;
  test::click(frame_.control("✕ Errors " + std::to_string(errors)));
  EXPECT_TRUE(wait_for([&] { return !row_of("objective-unreachable"); }));
}

/// Three chambers without a door.
Mission with_chambers() { return test::mission_with({6, 7}, "A1/B1 A1/A2 E1/F1 F1/F2 A6/A7 A7/B7", ""); }

TEST(FindingsOfAKind, AreFixedAsOneStep) {
  test::PanelFrame<test::FindingsOnStage> frame(with_chambers(), wxSize(1000, 320), all_checks());
  ASSERT_TRUE(wait_for([&] { return frame.has("Findings"); }));
  frame.panel().findings().choose(CellAddress{1, {0, 0}});
  ASSERT_TRUE(frame.panel().findings().can_fix(true));
  test::click(frame.control("Fix all 3"));
  ASSERT_TRUE(wait_for([&] { return frame.mission().boards.front()->lattice()->hatchways().size() == 3; }));
  EXPECT_FALSE(frame.has("Stop fixing"));
  EXPECT_TRUE(wait_for([&] { return !frame.has("Fix all 3"); }));
  frame.stage().undo();
  EXPECT_EQ(frame.mission(), with_chambers());
}

TEST(FindingsOfAKind, AreLeftAloneWhenTheUserStopsOrGoesOn) {
  const auto empty = test::empty_mission({64, 64});
  std::vector<EdgeAddress> edges;
  for (int row = 0; row < 64; ++row) {
    for (int column = 1; column < 64; ++column) {
      edges.push_back({1, {column, row, Axis::vertical}});
      edges.push_back({1, {row, column, Axis::horizontal}});
    }
  }
  const auto walls = SetWalls{edges}.apply(empty).value();
  std::string told;
  const auto check = *find_check("sealed-region");
  test::PanelFrame<test::FindingsOnStage> frame(walls, wxSize(1000, 320), std::vector{check},
                                                [&](const std::string& words) { told = words; });
  ASSERT_TRUE(wait_for([&] { return frame.has("Findings"); }));
  frame.panel().findings().choose(CellAddress{1, {5, 5}});
  frame.panel().panel().fix(true);
  ASSERT_TRUE(frame.has("Stop fixing"));
  EXPECT_FALSE(frame.panel().findings().can_fix(true));
  test::click(frame.control("Stop fixing"));
  EXPECT_FALSE(frame.has("Stop fixing"));
  EXPECT_EQ(frame.mission(), walls);

  ASSERT_TRUE(frame.panel().findings().can_fix(true));
  frame.panel().panel().fix(true);
  ASSERT_TRUE(frame.has("Stop fixing"));
  ASSERT_TRUE(frame.stage().apply(SetOpen{{edges.front()}}));
  const auto changed = frame.mission();
  EXPECT_FALSE(frame.has("Stop fixing"));
  EXPECT_NE(told.find("has changed"), std::string::npos) << told;
  settle(300);
  EXPECT_EQ(frame.mission(), changed);
}

TEST(FindingsOfNothing, SayWhatIsThere) {
  test::PanelFrame<test::FindingsOnStage> frame(Mission{}, wxSize(800, 240), all_checks());
  settle(300);
  const auto& counts = frame.panel().findings().counts();
  EXPECT_EQ(frame.has("Findings"), counts.errors + counts.warnings + counts.notes > 0);
}

TEST(FindingsOfAKind, SayAllInTheTooltipOfTheirRow) {
  wxObjectDataPtr<FindingsModel> model(new FindingsModel());
  FindingRow row;
  row.key = "stratagem-cost";
  row.title = "Cost of a stratagem";
  row.fact = "Ambush costs 7";
  row.rule = "a stratagem costs 1";
  row.places = "Ambush";
  auto dearer = row;
  dearer.fact = "Smoke & mirrors costs 9";
  const std::vector rows{row, dearer};
  model->replace(rows, finding_groups(rows, {"dead-end"}, {}));
  EXPECT_EQ(model->words_of({0}), "Cost of a stratagem\nA stratagem costs 1");
  EXPECT_EQ(model->words_of({0, 0}), "Ambush costs 7\nA stratagem costs 1\nAmbush");
  EXPECT_EQ(model->words_of({1}), "Dead end") << "a check that is turned off is listed too";
  EXPECT_EQ(model->words_of({2}), "");
  EXPECT_EQ(model->words_of({0, 2}), "");
  wxVariant shown;
  model->GetValue(shown, model->item_of_row(1), FindingsModel::text);
  EXPECT_EQ(shown.GetString(), "Smoke &amp; mirrors costs 9") << "the rule stands in the head of the group";
  model->GetValue(shown, model->item_of_group(0), FindingsModel::text);
  EXPECT_TRUE(shown.GetString().Contains("A stratagem costs 1"));
  EXPECT_FALSE(model->IsContainer(model->item_of_group(1)));
}

}  // namespace
}  // namespace bulkhead
