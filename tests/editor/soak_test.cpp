// SPDX-License-Identifier: MIT
// A hand that does anything at all on a canvas without a window. How long it goes on, and as whom, can be said:
//   BULKHEAD_SOAK_STEPS=25000 BULKHEAD_SOAK_SEED=7 editor_tests --gtest_filter='Soak.*'
// takes so many steps on each battlefield.
#include <gtest/gtest.h>

#include <cstdlib>
#include <random>
#include <string_view>

#include "editor/tools/commands/canvas_actions.h"
#include "editor/tools/commands/commands.h"
#include "editor/tools/commands/context_menu.h"
#include "model/io/mission_file.h"
#include "tests/editor/canvas_fixture.h"
#include "tests/support/invariants.h"
#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"

namespace bulkhead::test {
namespace {

/// A hand that does anything at all: gestures with every tool, commands, clipboard, undo and redo. The same for the
/// same number.
class Monkey {
 public:
  Monkey(CanvasFixture& fixture, unsigned seed) : fixture_(fixture), engine_(seed) {
    add_stage_actions(actions_, fixture.stage, fixture.canvas);
    add_canvas_actions(actions_, fixture.canvas);
    for (const auto& command : commands()) {
      if (actions_.find(command.id) != nullptr) commands_.push_back(command.id);
    }
  }

  void act() {
    // What is locked takes no change: not for long.
    if (below(20) == 0) fixture_.stage.set_classes({});
    // What is copied doubles, and each step would take twice as long.
    if (fixture_.mission().markers->size() > 100) {
      fixture_.stage.set_classes({});
      fixture_.stage.select_all();
      actions_.run("edit.delete");
    }
    switch (below(8)) {
      case 0: return command();
      case 1: return clipboard_ = copy(fixture_.stage), void();
      case 2: return paste(fixture_.stage, fixture_.canvas, clipboard_);
      case 3: return below(2) == 0 ? fixture_.stage.undo() : fixture_.stage.redo();
      case 4: return keys();
      default: return gesture();
    }
  }

 private:
  int below(int count) { return static_cast<int>(engine_() % static_cast<unsigned>(count)); }

  ScreenPoint anywhere() {
    const auto size = fixture_.canvas.view().size();
    return {static_cast<double>(below(static_cast<int>(size.x))), static_cast<double>(below(static_cast<int>(size.y)))};
  }

  void command() { actions_.run(commands_[static_cast<std::size_t>(below(static_cast<int>(commands_.size())))]); }

  void keys() {
    constexpr Compass directions[] = {Compass::north, Compass::east, Compass::south, Compass::west};
    constexpr StepSize sizes[] = {StepSize::fine, StepSize::usual, StepSize::coarse};
    switch (below(11)) {
      case 0:
      case 1: return fixture_.canvas.click_at_cursor(below(2) == 0 ? Button::left : Button::right, {});
      case 2: return fixture_.stage.nudge(below(3) - 1, below(3) - 1);
      case 3: return fixture_.canvas.cancel();
      case 4: return fixture_.canvas.nudge(directions[below(4)], sizes[below(3)]);
      case 5: return fixture_.stage.end_nudge();
      case 6: return choose_from_menu();
      case 7: return fixture_.canvas.put_carried(anywhere(), {});
      case 8: return type();
      default: return fixture_.canvas.move_cursor(directions[below(4)], sizes[below(3)]);
    }
  }

  void type() {
    constexpr std::string_view characters = "0126.,\"'inm\t\r\b\x1b";
    fixture_.canvas.type(characters[static_cast<std::size_t>(below(static_cast<int>(characters.size())))]);
  }

  void choose_from_menu() {
    fixture_.canvas.ask_for_menu();
    const auto entries = context_menu(fixture_.stage, actions_, {});
    const auto& entry = entries[static_cast<std::size_t>(below(static_cast<int>(entries.size())))];
    if (entry.enabled && entry.run) entry.run();
  }

  void gesture() {
    const Modifiers modifiers{below(4) == 0, below(6) == 0, below(8) == 0};
    constexpr Button buttons[] = {Button::left, Button::left, Button::left, Button::right, Button::middle};
    fixture_.canvas.press(anywhere(), buttons[below(5)], modifiers);
    for (int moves = below(4); moves > 0; --moves) {
      fixture_.canvas.move(anywhere(), modifiers);
      if (below(3) == 0) type();
    }
    if (below(10) == 0) fixture_.canvas.cancel();
    fixture_.canvas.release(anywhere(), modifiers);
  }

  CanvasFixture& fixture_;
  Actions actions_;
  /// Those that do something without a window.
  std::vector<std::string_view> commands_;
  std::mt19937 engine_;
  std::string clipboard_;
};

int number_of(const char* variable, int otherwise) {
  const char* const text = std::getenv(variable);
  return text != nullptr ? std::atoi(text) : otherwise;
}

void soak(const Mission& start, int usual_seed, int usual_steps) {
  const int steps = number_of("BULKHEAD_SOAK_STEPS", usual_steps);
  CanvasFixture fixture(start);
  Monkey monkey(fixture, static_cast<unsigned>(number_of("BULKHEAD_SOAK_SEED", usual_seed)));
  const Actions none;
  for (int step = 0; step < steps; ++step) {
    SCOPED_TRACE(step);
    monkey.act();
    ASSERT_EQ(broken_invariants(fixture.mission()), std::vector<std::string>());
    static_cast<void>(fixture.canvas.marks());
    static_cast<void>(fixture.canvas.hint());
    static_cast<void>(fixture.canvas.status());
    static_cast<void>(context_menu(fixture.stage, none, {}));
    if (step % 100 != 0) continue;
    const auto again = read_mission(write_mission(fixture.mission()), "soak.bulkhead", nullptr);
    ASSERT_TRUE(again) << again.error().message;
    ASSERT_EQ(again->mission, fixture.mission());
  }
  fixture.canvas.cancel();
  EXPECT_GT(fixture.document.revision(), static_cast<unsigned>(steps) / 8) << "a good deal has happened";
  while (fixture.document.can_redo()) fixture.stage.redo();
  const auto end = fixture.mission();
  while (fixture.document.can_undo()) fixture.stage.undo();
  EXPECT_EQ(fixture.mission(), start);
  while (fixture.document.can_redo()) fixture.stage.redo();
  EXPECT_EQ(fixture.mission(), end);
}

TEST(Soak, FiveThousandThingsDoneToOneBoard) {
  const auto mission = with_objective(with_drop_zones(empty_mission()), "o1", "C3.nw", "1");
  for (const int seed : {1, 4}) soak(mission, seed, 2500);
}

TEST(Soak, ThreeThousandThingsDoneToTwoBoards) { soak(two_boards({Length::micrometres(315'000), Length()}), 2, 3000); }

TEST(Soak, TwoThousandThingsDoneToOpenGround) {
  soak(with_feature(with_strip(open_board(), "west", "attacker", Compass::west, 100), "crate", "crate", 300, 200), 3,
       2000);
}

TEST(Soak, TwoThousandThingsDoneToDecks) { soak(two_boards({}, 1), 2, 2000); }

}  // namespace
}  // namespace bulkhead::test
