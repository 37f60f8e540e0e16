// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <random>

#include "editor/tools/commands/canvas_actions.h"
#include "editor/tools/commands/commands.h"
#include "model/io/mission_file.h"
#include "tests/editor/desk.h"
#include "tests/support/invariants.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

/// A hand that does anything at all: gestures with every tool, commands, clipboard, undo and redo. The same for the
/// same number.
class Monkey {
 public:
  Monkey(Desk& desk, unsigned seed) : desk_(desk), engine_(seed) {
    add_stage_actions(actions_, desk.stage);
    add_canvas_actions(actions_, desk.canvas);
  }

  void act() {
    switch (below(8)) {
      case 0: return command();
      case 1: return clipboard_ = copy(desk_.stage), void();
      case 2: return paste(desk_.stage, desk_.canvas, clipboard_);
      case 3: return below(2) == 0 ? desk_.stage.undo() : desk_.stage.redo();
      case 4: return keys();
      default: return gesture();
    }
  }

 private:
  int below(int count) { return static_cast<int>(engine_() % static_cast<unsigned>(count)); }

  ScreenPoint anywhere() {
    const auto size = desk_.canvas.view().size();
    return {static_cast<double>(below(static_cast<int>(size.x))), static_cast<double>(below(static_cast<int>(size.y)))};
  }

  void command() {
    const auto all = commands();
    actions_.run(all[static_cast<std::size_t>(below(static_cast<int>(all.size())))].id);
  }

  void keys() {
    constexpr Compass directions[] = {Compass::north, Compass::east, Compass::south, Compass::west};
    switch (below(4)) {
      case 0: return desk_.canvas.click_at_cursor(below(2) == 0 ? Button::left : Button::right, {});
      case 1: return desk_.stage.nudge(below(3) - 1, below(3) - 1);
      case 2: return desk_.canvas.cancel();
      default: return desk_.canvas.move_cursor(directions[below(4)], below(2) == 0);
    }
  }

  void gesture() {
    const Modifiers modifiers{below(4) == 0, below(6) == 0, below(8) == 0};
    constexpr Button buttons[] = {Button::left, Button::left, Button::left, Button::right, Button::middle};
    desk_.canvas.press(anywhere(), buttons[below(5)], modifiers);
    for (int moves = below(4); moves > 0; --moves) desk_.canvas.move(anywhere(), modifiers);
    if (below(10) == 0) desk_.canvas.cancel();
    desk_.canvas.release(anywhere(), modifiers);
  }

  Desk& desk_;
  Actions actions_;
  std::mt19937 engine_;
  std::string clipboard_;
};

void soak(const Mission& start, unsigned seed, int steps) {
  Desk desk(start);
  Monkey monkey(desk, seed);
  for (int step = 0; step < steps; ++step) {
    SCOPED_TRACE(step);
    monkey.act();
    ASSERT_EQ(broken_invariants(desk.mission()), std::vector<std::string>());
    static_cast<void>(desk.canvas.overlay());
    static_cast<void>(desk.canvas.hint());
    static_cast<void>(desk.canvas.status());
    if (step % 100 != 0) continue;
    const auto again = read_mission(write_mission(desk.mission()), "soak.bulkhead", nullptr);
    ASSERT_TRUE(again) << again.error().message;
    ASSERT_EQ(again->mission, desk.mission());
  }
  desk.canvas.cancel();
  EXPECT_GT(desk.document.revision(), static_cast<unsigned>(steps) / 8) << "a good deal has happened";
  while (desk.document.can_redo()) desk.stage.redo();
  const auto end = desk.mission();
  while (desk.document.can_undo()) desk.stage.undo();
  EXPECT_EQ(desk.mission(), start);
  while (desk.document.can_redo()) desk.stage.redo();
  EXPECT_EQ(desk.mission(), end);
}

TEST(Soak, FiveThousandThingsDoneToOneBoard) {
  const auto mission = with_objective(with_drop_zones(empty_mission()), "o1", "C3.nw", "1");
  for (const unsigned seed : {1U, 4U}) soak(mission, seed, 2500);
}

TEST(Soak, ThreeThousandThingsDoneToTwoBoards) { soak(two_boards({Length::micrometres(315'000), Length()}), 2, 3000); }

TEST(Soak, TwoThousandThingsDoneToDecks) { soak(two_boards({}, 1), 3, 2000); }

}  // namespace
}  // namespace bulkhead::test
