// SPDX-License-Identifier: MIT
#include "editor/tools/findings/findings_state.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "editor/tools/findings/finding_menu.h"
#include "model/edit/edit.h"
#include "tests/editor/canvas_fixture.h"
#include "tests/editor/posted.h"
#include "tests/support/edited.h"
#include "tests/support/sample_missions.h"
#include "workbench/all_checks.h"

namespace bulkhead {
namespace {

using test::CanvasFixture;

/// Three chambers without a door, in the corners A1, F1 and A7.
Mission with_chambers() { return test::mission_with({6, 7}, "A1/B1 A1/A2 E1/F1 F1/F2 A6/A7 A7/B7", ""); }

/// Findings of sealed regions alone, so that every count can be told.
class Found : public testing::Test {
 protected:
  Found() {
    findings_.listen([this](FindingsState::Event event) { heard_.push_back(event); });
    wait();
  }

  /// Until all checks have been run on the mission as it is now.
  void wait() {
    while (findings_.checking() || findings_.fixing()) posted_.wait_and_run();
  }
  [[nodiscard]] std::string marked() const {
    std::string words;
    const auto marks = fixture_.stage.marks().findings;
    if (marks == nullptr) return words;
    for (const auto& mark : *marks) {
      words += (words.empty() ? "" : " ") + to_text(fixture_.mission(), mark.address);
    }
    return words;
  }

  test::Posted posted_;
  std::string told_;
  CanvasFixture fixture_{with_chambers()};
  FindingsState findings_{fixture_.stage,
                          {*find_check("sealed-region")},
                          {.post = posted_.post(), .tell = [this](const std::string& words) { told_ = words; }}};
  std::vector<FindingsState::Event> heard_;
};

TEST_F(Found, AreMarkedOnTheMap) {
  EXPECT_EQ(findings_.rows().size(), 3U);
  EXPECT_EQ(findings_.counts().errors + findings_.counts().warnings, 3);
  EXPECT_EQ(marked(), "A1 F1 A7");
  ASSERT_TRUE(fixture_.stage.apply(parse_edit(fixture_.mission(), "open A1/B1").value()));
  wait();
  EXPECT_EQ(marked(), "F1 A7");
}

TEST_F(Found, NothingOfOneMissionIsSaidOfTheNext) {
  findings_.choose(CellAddress{1, {0, 0}});
  fixture_.document.begin(test::mission_with({6, 7}, "A1/B1", ""));
  EXPECT_EQ(marked(), "") << "before anything was found out about it";
  EXPECT_FALSE(findings_.has_report());
  EXPECT_TRUE(findings_.rows().empty());
  EXPECT_FALSE(findings_.chosen().has_value());
  EXPECT_EQ(findings_.counts().errors + findings_.counts().warnings, 0);
  wait();
  EXPECT_TRUE(findings_.has_report());
  EXPECT_EQ(marked(), "");
}

TEST_F(Found, AreGoneThroughOneAfterTheOther) {
  std::string seen;
  for (int step = 0; step < 4; ++step) {
    findings_.step(1);
    seen += fixture_.selected() + " ";
  }
  EXPECT_EQ(seen, "A1 F1 A7 A1 ");
  findings_.step(-1);
  EXPECT_EQ(fixture_.selected(), "A7");
}

TEST_F(Found, StepsCommitWhatIsBeingTyped) {
  bool committed = false;
  fixture_.stage.add_input_source([&] {
    committed = true;
    return std::vector<RefusedText>();
  });
  findings_.step(1);
  EXPECT_TRUE(committed);
}

TEST_F(Found, FixesAreNamedAnewInAnotherUnit) {
  const auto told = [&] { return std::count(heard_.begin(), heard_.end(), FindingsState::Event::choice); };
  const auto before = told();
  fixture_.stage.set_unit(RulerUnit::millimetres);
  EXPECT_EQ(told(), before + 1);
  fixture_.canvas.choose("measure");
  EXPECT_EQ(told(), before + 1) << "the unit is the same";
}

TEST_F(Found, AFixIsDoneAndTheNextFindingChosen) {
  EXPECT_TRUE(findings_.fix(false));
  EXPECT_EQ(fixture_.mission(), with_chambers()) << "without a chosen finding the first is chosen";
  EXPECT_FALSE(told_.empty());
  ASSERT_EQ(findings_.chosen(), 0U);
  const auto name = findings_.fixes().front().name;
  EXPECT_TRUE(findings_.fix(false));
  EXPECT_NE(fixture_.mission(), with_chambers());
  EXPECT_EQ(fixture_.document.undo_name(), name);
  wait();
  EXPECT_EQ(findings_.rows().size(), 2U);
  ASSERT_EQ(findings_.chosen(), 0U);
  EXPECT_EQ(findings_.chosen_row()->where, "F1");
}

TEST_F(Found, SelectionFollowsFromAFixedFindingToTheNextAndLetsGoOfTheLast) {
  findings_.choose(CellAddress{1, {0, 0}});
  findings_.lead_there();
  ASSERT_EQ(fixture_.selected(), "A1");
  EXPECT_TRUE(findings_.fix(false));
  wait();
  ASSERT_NE(findings_.chosen_row(), nullptr);
  EXPECT_EQ(findings_.chosen_row()->where, "F1");
  EXPECT_EQ(fixture_.selected(), "F1");
  // By one of the buttons of its card.
  EXPECT_TRUE(findings_.fix(findings_.fixes().front().edit));
  wait();
  ASSERT_NE(findings_.chosen_row(), nullptr);
  EXPECT_EQ(findings_.chosen_row()->where, "A7");
  EXPECT_EQ(fixture_.selected(), "A7");
  EXPECT_TRUE(findings_.fix(false));
  wait();
  EXPECT_EQ(findings_.chosen_row(), nullptr);
  EXPECT_EQ(fixture_.selected(), "");
}

TEST_F(Found, UndoChoosesWhatTheFixHadMended) {
  findings_.choose(CellAddress{1, {5, 0}});
  EXPECT_TRUE(findings_.fix(false));
  wait();
  ASSERT_NE(findings_.chosen_row(), nullptr);
  EXPECT_EQ(findings_.chosen_row()->where, "A7") << "the next of its kind";
  fixture_.stage.undo();
  EXPECT_TRUE(findings_.fix(true)) << "the list does not know yet";
  EXPECT_FALSE(findings_.fixing());
  wait();
  ASSERT_NE(findings_.chosen_row(), nullptr);
  EXPECT_EQ(findings_.chosen_row()->where, "F1");
  EXPECT_EQ(fixture_.mission(), with_chambers());
  findings_.choose_group(0);
  EXPECT_TRUE(findings_.fix(true));
  wait();
  EXPECT_TRUE(findings_.rows().empty());
  fixture_.stage.undo();
  wait();
  EXPECT_EQ(findings_.chosen_group(), 0U);
}

TEST(FoundOfSeveralKinds, AFixLeadsToTheRestOfItsKindAndThenToTheGravest) {
  test::Posted posted;
  auto mission = test::edited(with_chambers(), "severity sealed-region error");
  mission = test::with_objective(test::with_objective(mission, "o1", "C3", "1"), "o2", "C4");
  mission = test::with_objective(mission, "o3", "C5");
  CanvasFixture fixture(mission);
  FindingsState findings(fixture.stage, {*find_check("sealed-region"), *find_check("missing-label")},
                         {.post = posted.post(), .tell = [](const std::string&) {}});
  const auto wait = [&] {
    while (findings.checking() || findings.fixing()) posted.wait_and_run();
  };
  wait();
  ASSERT_EQ(findings.rows().size(), 5U);
  ASSERT_EQ(findings.groups().size(), 2U);
  ASSERT_EQ(findings.groups()[1].key, "missing-label");
  findings.choose_group(1);
  findings.step(1);
  EXPECT_EQ(findings.chosen(), 3U) << "the first of the group whose head was chosen";
  findings.choose_group(1);
  findings.step(-1);
  EXPECT_EQ(findings.chosen(), 2U);
  findings.choose(3U);
  EXPECT_TRUE(findings.fix(false));
  wait();
  ASSERT_NE(findings.chosen_row(), nullptr);
  EXPECT_EQ(findings.chosen_row()->key, "missing-label");
  EXPECT_TRUE(findings.fix(false));
  wait();
  ASSERT_NE(findings.chosen_row(), nullptr);
  EXPECT_EQ(findings.chosen(), 0U);
  EXPECT_EQ(findings.chosen_row()->level, Level::error);
}

TEST_F(Found, SelectionLetsGoOfWhatWasFixedTogether) {
  findings_.choose(CellAddress{1, {0, 0}});
  findings_.lead_there();
  ASSERT_EQ(fixture_.selected(), "A1");
  findings_.choose_group(0);
  EXPECT_TRUE(findings_.fix(true));
  wait();
  EXPECT_TRUE(findings_.rows().empty());
  EXPECT_EQ(fixture_.selected(), "");
}

TEST(FoundWithoutAPlace, TakesTheSelectionFromWhatWasChosenBefore) {
  test::Posted posted;
  auto mission = with_chambers();
  mission.boards.clear();
  CanvasFixture fixture(mission);
  FindingsState findings(fixture.stage, {*find_check("no-board")},
                         {.post = posted.post(), .tell = [](const std::string&) {}});
  while (findings.checking()) posted.wait_and_run();
  ASSERT_EQ(findings.rows().size(), 1U);
  fixture.stage.select(Selection({ObjectAddress{Id("attacker")}}));
  ASSERT_EQ(fixture.selected(), "#attacker");
  findings.step(1);
  EXPECT_EQ(fixture.selected(), "");
}

TEST_F(Found, HaveAMenuOfWhatCanBeDoneAboutThem) {
  std::string copied;
  int asked = 0;
  int gone = 0;
  std::string failure;
  const FindingMenuActs acts{.go_there = [&] { ++gone; },
                             .ask_for_reason = [&] { ++asked; },
                             .copy = [&](const std::string& text) { copied = text; },
                             .show_failure =
                                 [&](const Result<void>& done) {
                                   if (!done) failure = done.error().message;
                                 }};
  EXPECT_TRUE(finding_menu(findings_, acts).empty()) << "nothing is chosen";
  findings_.choose(CellAddress{1, {0, 0}});
  const auto entry = [&](const std::vector<MenuEntry>& among, const std::string& name) {
    const auto found =
        std::find_if(among.begin(), among.end(), [&](const MenuEntry& each) { return each.name == name; });
    return found == among.end() ? MenuEntry() : *found;
  };
  const auto menu = finding_menu(findings_, acts);
  for (const auto* const name : {"Go there", "Waive…", "Copy the text"}) {
    ASSERT_TRUE(entry(menu, name).run) << name;
    entry(menu, name).run();
  }
  EXPECT_EQ(gone, 1);
  EXPECT_EQ(asked, 1);
  EXPECT_TRUE(copied.starts_with("Sealed region · A1\n")) << copied;
  EXPECT_NE(copied.find(find_check("sealed-region")->remedy), std::string::npos);
  const auto levels = entry(menu, "In this mission").entries;
  ASSERT_EQ(levels.size(), 5U);
  EXPECT_TRUE(levels.front().checked);
  EXPECT_FALSE(entry(levels, "note").checked);
  EXPECT_EQ(entry(menu, "For me").entries.size(), 5U);
  ASSERT_TRUE(entry(menu, "Fix all 3 of this kind").run);
  ASSERT_TRUE(entry(menu, findings_.fixes().front().name).run);
  entry(levels, "note").run();
  wait();
  ASSERT_EQ(fixture_.mission().severities->size(), 1U);
  EXPECT_EQ(fixture_.mission().severities->front().level, Level::note);
  entry(finding_menu(findings_, acts), findings_.fixes().front().name).run();
  wait();
  EXPECT_EQ(findings_.rows().size(), 2U);
  EXPECT_TRUE(findings_.waive("By lift only"));
  auto filter = findings_.filter();
  filter.waived = true;
  findings_.set_filter(filter);
  wait();
  const auto of_waived = finding_menu(findings_, acts);
  EXPECT_TRUE(entry(of_waived, "Change the reason…").run);
  EXPECT_FALSE(entry(of_waived, "Waive…").run);
  entry(of_waived, "Take waiver back").run();
  wait();
  EXPECT_EQ(findings_.counts().waived, 0);
  EXPECT_EQ(failure, "");
}

TEST_F(Found, AllOfAKindAreFixedAsOneStep) {
  findings_.choose(CellAddress{1, {5, 0}});
  EXPECT_EQ(findings_.alike(), 3U);
  ASSERT_TRUE(findings_.can_fix(true));
  EXPECT_TRUE(findings_.fix(true));
  wait();
  EXPECT_TRUE(findings_.rows().empty());
  fixture_.stage.undo();
  EXPECT_EQ(fixture_.mission(), with_chambers());
}

TEST_F(Found, WhatIsLockedStaysWhenAllAreFixedAndIsCounted) {
  findings_.choose(CellAddress{1, {5, 0}});
  fixture_.stage.toggle_locked(MapClass::walls);
  EXPECT_TRUE(findings_.fix(true));
  wait();
  EXPECT_EQ(fixture_.mission(), with_chambers());
  EXPECT_EQ(told_, "3 findings are left: their fixes would change what is locked or hidden, see the page Overlays");
  fixture_.stage.toggle_locked(MapClass::walls);
  EXPECT_TRUE(findings_.fix(true));
  wait();
  EXPECT_TRUE(findings_.rows().empty());
}

TEST_F(Found, AreWaivedForAReason) {
  findings_.choose(CellAddress{1, {0, 0}});
  EXPECT_FALSE(findings_.waive(" "));
  EXPECT_TRUE(findings_.waive("By lift only"));
  wait();
  EXPECT_EQ(findings_.counts().waived, 1);
  EXPECT_EQ(findings_.rows().size(), 2U) << "what is waived is not listed";
  EXPECT_EQ(marked(), "F1 A7");
  auto filter = findings_.filter();
  filter.waived = true;
  findings_.set_filter(filter);
  ASSERT_EQ(findings_.rows().size(), 3U);
  ASSERT_TRUE(findings_.chosen().has_value()) << "it is the same finding";
  EXPECT_EQ(findings_.chosen_row()->reason, "By lift only");
  EXPECT_TRUE(findings_.unwaive());
  wait();
  EXPECT_EQ(findings_.counts().waived, 0);
}

TEST_F(Found, TheFilterHidesAndTheChoiceComesBack) {
  findings_.choose(CellAddress{1, {5, 0}});
  findings_.set_filter({.text = "A7"});
  EXPECT_EQ(findings_.rows().size(), 1U);
  EXPECT_FALSE(findings_.chosen().has_value());
  findings_.set_filter({});
  ASSERT_TRUE(findings_.chosen().has_value());
  EXPECT_EQ(findings_.chosen_row()->where, "F1");
}

TEST_F(Found, ListenersHearWhatHasChanged) {
  heard_.clear();
  findings_.choose(std::size_t{1});
  EXPECT_EQ(heard_, std::vector{FindingsState::Event::choice});
  heard_.clear();
  findings_.check_again();
  EXPECT_EQ(heard_, std::vector{FindingsState::Event::work});
  wait();
  EXPECT_NE(std::find(heard_.begin(), heard_.end(), FindingsState::Event::list), heard_.end());
}

TEST_F(Found, NothingNewIsMarkedInTheMidstOfAGesture) {
  fixture_.stage.begin_gesture();
  Answer answer;
  answer.edits = {parse_edit(fixture_.mission(), "wall C3/C4 C3/D3 B3/C3 C2/C3").value()};
  answer.name = StepName("Wall");
  fixture_.stage.act(answer);
  wait();
  EXPECT_EQ(findings_.rows().size(), 4U) << "the list says it at once";
  EXPECT_EQ(marked(), "A1 F1 A7");
  fixture_.stage.end_gesture();
  wait();
  EXPECT_EQ(marked(), "A1 F1 C3 A7");
}

TEST_F(Found, BadgesObeyTheFilterAndAreHiddenAltogether) {
  findings_.set_filter({.text = "A7"});
  EXPECT_EQ(marked(), "A7");
  findings_.set_filter({.errors = false, .text = {}});
  EXPECT_EQ(marked(), "");
  findings_.set_filter({});
  fixture_.stage.show_findings(false);
  EXPECT_EQ(marked(), "");
  fixture_.stage.show_findings(true);
  EXPECT_EQ(marked(), "A1 F1 A7");
}

TEST_F(Found, ABadgeLeadsToItsFindingWithoutMovingTheMap) {
  const auto view = fixture_.canvas.view();
  const auto marks = fixture_.stage.marks().findings;
  findings_.choose(marks->at(1));
  EXPECT_EQ(findings_.chosen(), 1U);
  EXPECT_EQ(fixture_.selected(), "F1");
  EXPECT_TRUE(fixture_.stage.marks().findings->at(1).chosen);
  EXPECT_EQ(fixture_.canvas.view(), view);
}

TEST_F(Found, TheReasonOfAWaiverIsToldAndChanged) {
  findings_.choose(CellAddress{1, {0, 0}});
  ASSERT_TRUE(findings_.waive("By lift only"));
  wait();
  auto filter = findings_.filter();
  filter.waived = true;
  findings_.set_filter(filter);
  ASSERT_TRUE(findings_.card().has_value());
  EXPECT_TRUE(findings_.card()->waived);
  EXPECT_EQ(findings_.card()->reason, "By lift only");
  EXPECT_TRUE(findings_.card()->fixes.empty());
  ASSERT_TRUE(findings_.waive("The lift is upstairs"));
  wait();
  ASSERT_EQ(fixture_.mission().waivers->size(), 1U);
  EXPECT_EQ(findings_.card()->reason, "The lift is upstairs");
}

TEST_F(Found, TheCardHasTheFactTheRuleAndTheFixes) {
  findings_.choose(CellAddress{1, {0, 0}});
  const auto card = findings_.card();
  ASSERT_TRUE(card.has_value());
  EXPECT_EQ(card->fact, "the region at A1 (1 of 42 cells) is sealed off");
  EXPECT_EQ(card->rule, "with every hatchway open all floor must be one region");
  EXPECT_EQ(card->alike, 3U);
  ASSERT_FALSE(card->fixes.empty());
  EXPECT_EQ(card->fixes.front().name, "Put a hatchway in wall A1/B1");
  EXPECT_FALSE(card->in_mission.has_value());
  EXPECT_EQ(card->usual, Level::error);
}

TEST_F(Found, ACheckIsChosenAsAWhole) {
  findings_.choose_group(0);
  EXPECT_FALSE(findings_.chosen().has_value());
  ASSERT_TRUE(findings_.card().has_value());
  EXPECT_TRUE(findings_.card()->of_check);
  EXPECT_EQ(findings_.card()->fact, "3 findings");
  ASSERT_TRUE(findings_.can_fix(true));
  EXPECT_FALSE(findings_.can_fix(false));
  EXPECT_TRUE(findings_.fix(true));
  wait();
  EXPECT_TRUE(findings_.rows().empty());
  EXPECT_FALSE(findings_.card().has_value());
}

TEST_F(Found, TheLevelInTheMissionIsAnEditAndACheckThatIsOffStaysInTheList) {
  findings_.choose(CellAddress{1, {0, 0}});
  ASSERT_TRUE(findings_.set_level(Level::note));
  wait();
  EXPECT_EQ(findings_.counts().notes, 3);
  ASSERT_TRUE(findings_.card().has_value()) << "it is still the same finding";
  EXPECT_EQ(findings_.card()->in_mission, Level::note);
  ASSERT_TRUE(findings_.set_level(Level::off));
  wait();
  EXPECT_TRUE(findings_.rows().empty());
  ASSERT_EQ(findings_.groups().size(), 1U);
  findings_.choose_group(0);
  EXPECT_EQ(findings_.card()->fact, "This check is turned off.");
  ASSERT_TRUE(findings_.set_level(std::nullopt));
  wait();
  EXPECT_EQ(findings_.counts().errors, 3);
  EXPECT_TRUE(fixture_.mission().severities->empty());
}

TEST(FoundForMe, TheLevelIsKeptInTheSettingsAndTheMissionStaysAsItIs) {
  test::Posted posted;
  CanvasFixture fixture(with_chambers());
  CheckRules rules;
  FindingsState findings(fixture.stage, {*find_check("sealed-region")},
                         {.post = posted.post(),
                          .rules = [&] { return rules; },
                          .set_my_level =
                              [&](const Id& check, std::optional<Level> level) {
                                rules.levels.clear();
                                if (level) rules.levels.emplace(check, *level);
                                return Result<void>();
                              }});
  const auto wait = [&] {
    while (findings.checking()) posted.wait_and_run();
  };
  wait();
  findings.choose(CellAddress{1, {0, 0}});
  ASSERT_TRUE(findings.set_my_level(Level::warning));
  wait();
  EXPECT_EQ(findings.counts().warnings, 3);
  EXPECT_EQ(findings.card()->mine, Level::warning);
  EXPECT_EQ(fixture.mission(), with_chambers());
  ASSERT_TRUE(findings.set_my_level(std::nullopt));
  wait();
  EXPECT_EQ(findings.counts().errors, 3);
}

}  // namespace
}  // namespace bulkhead
