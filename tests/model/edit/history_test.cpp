// SPDX-License-Identifier: MIT
#include "model/edit/history.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/support/picking.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

Edit titled(const std::string& title) { return EditSequence{{SetHead{"title", title}}, StepName{"Title {}", {title}}}; }

Edit failing() { return SetHead{"title", "\x01"}; }

History history() { return History(test::empty_mission()); }

const std::string& title(const History& history) { return history.current()->head->title; }

TEST(History, BeginsWithNothingToUndo) {
  const auto fresh = history();
  EXPECT_EQ(title(fresh), "Sample");
  EXPECT_FALSE(fresh.can_undo());
  EXPECT_FALSE(fresh.can_redo());
  EXPECT_EQ(to_text(fresh.undo_name()), "");
  EXPECT_EQ(to_text(fresh.redo_name()), "");
  EXPECT_FALSE(fresh.modified());
}

TEST(History, GoesToAnyStepAtOnce) {
  auto steps = history();
  for (const auto* name : {"a", "b", "c"}) ASSERT_TRUE(steps.apply(titled(name)).has_value());
  steps.go_to(1);
  EXPECT_EQ(title(steps), "a");
  EXPECT_EQ(steps.done(), 1U);
  ASSERT_EQ(steps.step_names().size(), 3U) << "those that were taken back are still there";
  EXPECT_EQ(to_text(steps.step_names().back()), "Title c");
  steps.go_to(3);
  EXPECT_EQ(title(steps), "c");
  steps.go_to(0);
  EXPECT_EQ(title(steps), "Sample");
  steps.go_to(99);
  EXPECT_EQ(title(steps), "c") << "as far as there are steps";
}

TEST(History, WhatIsAmendedIsInEveryStepItIsMeantForAndNoneItself) {
  auto steps = history();
  ASSERT_TRUE(steps.apply(titled("a")).has_value());
  ASSERT_TRUE(steps.apply(SetHead{"author", "Ann"}).has_value());
  ASSERT_TRUE(steps.apply(titled("Sample")).has_value());
  steps.undo();
  const auto called = [](const Mission& mission) { return mission.head->title == "Sample"; };
  ASSERT_TRUE(steps.amend(titled("b"), called).has_value());
  EXPECT_EQ(steps.done(), 2U);
  EXPECT_EQ(steps.step_names().size(), 3U) << "those that were taken back are still there";
  EXPECT_EQ(title(steps), "a");
  steps.redo();
  EXPECT_EQ(title(steps), "b");
  EXPECT_EQ(steps.current()->head->author, "Ann");
  steps.go_to(0);
  EXPECT_EQ(title(steps), "b");
  EXPECT_FALSE(steps.modified()) << "what was saved is called so as well";
}

TEST(History, AnAmendmentThatFailsChangesNothing) {
  auto steps = history();
  ASSERT_TRUE(steps.apply(titled("a")).has_value());
  EXPECT_FALSE(steps.amend(failing(), [](const Mission&) { return true; }).has_value());
  EXPECT_EQ(title(steps), "a");
  steps.undo();
  EXPECT_EQ(title(steps), "Sample");
}

TEST(History, StepsBackAndForth) {
  auto steps = history();
  ASSERT_TRUE(steps.apply(titled("a")).has_value());
  ASSERT_TRUE(steps.apply(titled("b")).has_value());
  EXPECT_EQ(title(steps), "b");
  EXPECT_EQ(to_text(steps.undo_name()), "Title b");
  steps.undo();
  EXPECT_EQ(title(steps), "a");
  EXPECT_EQ(to_text(steps.undo_name()), "Title a");
  EXPECT_EQ(to_text(steps.redo_name()), "Title b");
  steps.undo();
  EXPECT_EQ(title(steps), "Sample");
  EXPECT_FALSE(steps.can_undo());
  steps.redo();
  steps.redo();
  EXPECT_EQ(title(steps), "b");
  EXPECT_FALSE(steps.can_redo());
}

TEST(History, UndoAndRedoDoNothingAtTheEnds) {
  auto steps = history();
  steps.undo();
  steps.redo();
  EXPECT_EQ(title(steps), "Sample");
  ASSERT_TRUE(steps.apply(titled("a")).has_value());
  steps.redo();
  EXPECT_EQ(title(steps), "a");
}

TEST(History, ANewStepForgetsWhatWasUndone) {
  auto steps = history();
  for (const auto* text : {"a", "b", "c"}) ASSERT_TRUE(steps.apply(titled(text)).has_value());
  steps.undo();
  steps.undo();
  ASSERT_TRUE(steps.apply(titled("d")).has_value());
  EXPECT_FALSE(steps.can_redo());
  steps.undo();
  EXPECT_EQ(title(steps), "a");
}

TEST(History, DropsEditsThatChangeNothing) {
  auto steps = history();
  ASSERT_TRUE(steps.apply(titled("a")).has_value());
  steps.undo();
  const auto before = steps.current();
  ASSERT_TRUE(steps.apply(titled("Sample")).has_value());
  EXPECT_EQ(steps.current(), before);
  EXPECT_FALSE(steps.can_undo());
  EXPECT_TRUE(steps.can_redo());
}

TEST(History, AFailingEditChangesNothing) {
  auto steps = history();
  ASSERT_TRUE(steps.apply(titled("a"), "drag").has_value());
  const auto before = steps.current();
  const auto result = steps.apply(failing(), "other");
  ASSERT_FALSE(result.has_value());
  EXPECT_EQ(result.error().message,
            "\"\uFFFD\" holds something that no text may: a control character, a code point without a "
            "character or broken UTF-8");
  EXPECT_EQ(steps.current(), before);
  EXPECT_EQ(to_text(steps.undo_name()), "Title a");
  // Not even the run of merging edits.
  ASSERT_TRUE(steps.apply(titled("b"), "drag").has_value());
  steps.undo();
  EXPECT_EQ(title(steps), "Sample");
}

TEST(History, KeepsMissionsAlive) {
  auto steps = history();
  const auto first = steps.current();
  ASSERT_TRUE(steps.apply(titled("a")).has_value());
  EXPECT_EQ(first->head->title, "Sample");
  EXPECT_TRUE(steps.current()->boards.front().same_object(first->boards.front()));
}

TEST(History, EditsWithTheSameKeyAreOneStep) {
  auto steps = history();
  ASSERT_TRUE(steps.apply(titled("a")).has_value());
  for (const auto* text : {"b", "c", "d"}) ASSERT_TRUE(steps.apply(titled(text), "drag").has_value());
  EXPECT_EQ(to_text(steps.undo_name()), "Title d");
  steps.undo();
  EXPECT_EQ(title(steps), "a");
  steps.redo();
  EXPECT_EQ(title(steps), "d");
}

TEST(History, EditsWithoutAKeyOrWithOthersAreStepsOfTheirOwn) {
  auto steps = history();
  ASSERT_TRUE(steps.apply(titled("a"), "one").has_value());
  ASSERT_TRUE(steps.apply(titled("b"), "two").has_value());
  ASSERT_TRUE(steps.apply(titled("c")).has_value());
  ASSERT_TRUE(steps.apply(titled("d")).has_value());
  for (const auto* text : {"c", "b", "a", "Sample"}) {
    steps.undo();
    EXPECT_EQ(title(steps), text);
  }
}

/// After a first edit with the key, something happens; then the next edit with the key is a step of its own.
void expect_run_ended_by(void (*happens)(History&)) {
  auto steps = history();
  ASSERT_TRUE(steps.apply(titled("start")).has_value());
  ASSERT_TRUE(steps.apply(titled("a"), "drag").has_value());
  happens(steps);
  const auto before = title(steps);
  ASSERT_TRUE(steps.apply(titled("z"), "drag").has_value());
  steps.undo();
  EXPECT_EQ(title(steps), before);
}

TEST(History, ARunOfMergingEditsEnds) {
  expect_run_ended_by([](History& steps) { steps.finish_merge(); });
  expect_run_ended_by([](History& steps) { steps.mark_saved(); });
  expect_run_ended_by([](History& steps) { steps.undo(); });
  expect_run_ended_by([](History& steps) { steps.redo(); });
  expect_run_ended_by([](History& steps) {
    steps.undo();
    steps.redo();
  });
  expect_run_ended_by([](History& steps) { ASSERT_TRUE(steps.apply(titled("between")).has_value()); });
}

TEST(History, ADragThatReturnsToItsBeginningLeavesNoStep) {
  auto steps = history();
  ASSERT_TRUE(steps.apply(titled("a"), "drag").has_value());
  ASSERT_TRUE(steps.apply(titled("Sample"), "drag").has_value());
  EXPECT_FALSE(steps.can_undo());
  EXPECT_FALSE(steps.can_redo());
  ASSERT_TRUE(steps.apply(titled("b"), "drag").has_value());
  steps.undo();
  EXPECT_EQ(title(steps), "Sample");
}

TEST(History, KnowsWhetherTheSavedValueIsCurrent) {
  auto steps = history();
  ASSERT_TRUE(steps.apply(titled("a")).has_value());
  EXPECT_TRUE(steps.modified());
  steps.mark_saved();
  EXPECT_FALSE(steps.modified());
  steps.undo();
  EXPECT_TRUE(steps.modified());
  steps.redo();
  EXPECT_FALSE(steps.modified());
  // By value, whichever way leads there; and also when the saved step is gone.
  steps.undo();
  ASSERT_TRUE(steps.apply(titled("b")).has_value());
  EXPECT_TRUE(steps.modified());
  ASSERT_TRUE(steps.apply(titled("a")).has_value());
  EXPECT_FALSE(steps.modified());
}

/// The same behaviour said in another way: two stacks of whole missions and the key of an open run.
struct NaiveHistory {
  struct Step {
    std::string name;
    std::string before;
    std::string after;
  };
  std::vector<Step> past;
  std::vector<Step> future;
  std::string now = "Sample";
  std::string saved = "Sample";
  std::string open_key;

  void apply(const std::string& to, const std::string& key) {
    if (to == now) return;
    future.clear();
    const bool merges = !key.empty() && key == open_key;
    open_key = key;
    if (!merges) {
      past.push_back({"Title " + to, now, to});
    } else {
      past.back() = {"Title " + to, past.back().before, to};
      if (past.back().before == to) {
        past.pop_back();
        open_key.clear();
      }
    }
    now = to;
  }
  void undo() {
    open_key.clear();
    if (past.empty()) return;
    now = past.back().before;
    future.push_back(past.back());
    past.pop_back();
  }
  void redo() {
    open_key.clear();
    if (future.empty()) return;
    now = future.back().after;
    past.push_back(future.back());
    future.pop_back();
  }
};

RC_GTEST_PROP(History, BehavesLikeTheNaiveOne, ()) {
  auto steps = history();
  NaiveHistory naive;
  for (int count = test::pick_int(0, 60); count > 0; --count) {
    switch (test::pick_int(0, 9)) {
      case 0: steps.undo(), naive.undo(); break;
      case 1: steps.redo(), naive.redo(); break;
      case 2: steps.mark_saved(), naive.saved = naive.now, naive.open_key.clear(); break;
      case 3: steps.finish_merge(), naive.open_key.clear(); break;
      case 4: RC_ASSERT(!steps.apply(failing(), "drag").has_value()); break;
      default: {
        const auto to = test::pick_of<std::string>({"Sample", "a", "b", "c"});
        const auto key = test::pick_of<std::string>({"", "drag", "drag", "other"});
        RC_ASSERT(steps.apply(titled(to), key).has_value());
        naive.apply(to, key);
      }
    }
    RC_ASSERT(title(steps) == naive.now);
    RC_ASSERT(steps.can_undo() == !naive.past.empty());
    RC_ASSERT(steps.can_redo() == !naive.future.empty());
    RC_ASSERT(to_text(steps.undo_name()) == (naive.past.empty() ? "" : naive.past.back().name));
    RC_ASSERT(to_text(steps.redo_name()) == (naive.future.empty() ? "" : naive.future.back().name));
    RC_ASSERT(steps.modified() == (naive.now != naive.saved));
  }
}

}  // namespace
}  // namespace bulkhead
