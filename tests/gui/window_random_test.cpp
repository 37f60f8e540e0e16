// SPDX-License-Identifier: MIT
// Random events for the real program. Each is a line for xdotool, so that a file of them can be played again:
//   BULKHEAD_RANDOM_STEPS=20000 BULKHEAD_RANDOM_SEED=7 tests/gui/with_display gui_tests --gtest_filter='EditorRandom.*'
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <map>
#include <memory>
#include <random>
#include <string>
#include <sys/wait.h>

#include "tests/gui/support/driver.h"
#include "tests/gui/support/program.h"
#include "tests/support/temporary_folder.h"

namespace bulkhead::test {
namespace {

constexpr int usual_steps = 300;
constexpr int steps_at_once = 25;

constexpr std::array keys = {"Escape",
                             "Escape",
                             "Escape",
                             "Return",
                             "space",
                             "Tab",
                             "shift+Tab",
                             "Delete",
                             "BackSpace",
                             "Up",
                             "Down",
                             "Left",
                             "Right",
                             "shift+Right",
                             "alt+Right",
                             "alt+Down",
                             "Home",
                             "End",
                             "F2",
                             "F8",
                             "shift+F8",
                             "F9",
                             "shift+F9",
                             "F10",
                             "v",
                             "w",
                             "h",
                             "p",
                             "z",
                             "a",
                             "o",
                             "m",
                             "t",
                             "g",
                             "0",
                             "1",
                             "2",
                             "3",
                             "4",
                             "5",
                             "6",
                             "7",
                             "8",
                             "plus",
                             "minus",
                             "ctrl+0",
                             "ctrl+1",
                             "ctrl+2",
                             "ctrl+3",
                             "ctrl+plus",
                             "ctrl+z",
                             "ctrl+z",
                             "ctrl+shift+z",
                             "ctrl+y",
                             "ctrl+a",
                             "ctrl+c",
                             "ctrl+x",
                             "ctrl+v",
                             "ctrl+d",
                             "ctrl+r",
                             "ctrl+s",
                             "ctrl+n",
                             "ctrl+w",
                             "ctrl+f",
                             "alt+1",
                             "alt+2",
                             "alt+3",
                             "ctrl+Return",
                             "ctrl+shift+r",
                             "ctrl+shift+a",
                             "Page_Up",
                             "Page_Down"};
constexpr std::array texts = {"x", "12", "{x}", "if a then", "3in", "end of it", "\\", "#o1"};

int number_of(const char* variable, int otherwise) {
  const char* const text = std::getenv(variable);
  return text != nullptr ? std::atoi(text) : otherwise;
}

class Steps {
 public:
  explicit Steps(unsigned seed) : random_(seed) {
    const auto size = Program::output("xdotool getdisplaygeometry");
    width_ = std::stoi(size);
    height_ = std::stoi(size.substr(size.find(' ')));
  }

  std::string next() {
    const int kind = below(100);
    if (kind < 45) return "mousemove " + place() + click();
    if (kind < 65) {
      const int button = below(6) == 0 ? 3 : 1;
      return fmt::format("mousemove {0} mousedown {3} mousemove {1} mousemove {2} mouseup {3}", place(), place(),
                         place(), button);
    }
    if (kind < 95) return fmt::format("key {}", one_of(keys));
    return fmt::format("type --delay 1 \"{}\"", one_of(texts));
  }

 private:
  int below(int end) { return static_cast<int>(random_() % static_cast<unsigned>(end)); }
  std::string place() { return fmt::format("{} {}", below(width_), below(height_)); }
  std::string click() {
    const int kind = below(20);
    if (kind == 0) return fmt::format(" click --repeat 2 --delay 30 1");
    if (kind < 3) return " click 3";
    if (kind < 5) return fmt::format(" click {}", 4 + below(2));
    return " click 1";
  }
  template <typename List>
  const char* one_of(const List& list) {
    return list[static_cast<std::size_t>(below(static_cast<int>(list.size())))];
  }

  // The same everywhere, unlike what the standard library's distributions make of it.
  std::mt19937 random_;
  int width_ = 0;
  int height_ = 0;
};

/// Whether it lives, or ended because it was told to.
testing::AssertionResult is_well(Program& program) {
  const auto ended = program.ended();
  if (!ended || (WIFEXITED(*ended) && WEXITSTATUS(*ended) == 0)) return testing::AssertionSuccess();
  return testing::AssertionFailure() << "it ended with "
                                     << (WIFSIGNALED(*ended) ? fmt::format("signal {}", WTERMSIG(*ended))
                                                             : fmt::format("status {}", WEXITSTATUS(*ended)));
}

class EditorRandom : public testing::Test {
 protected:
  EditorRandom() {
    write_file(mission_, content_of(BULKHEAD_TEST_DATA "/window/outline-crash.bulkhead"));
    // What it leaves behind is nobody else's.
    setenv("XDG_STATE_HOME", (folder_ / "state").c_str(), 1);
    setenv("XDG_CONFIG_HOME", (folder_ / "config").c_str(), 1);
  }
  ~EditorRandom() override {
    for (const auto& [variable, value] : before_) {
      value.empty() ? unsetenv(variable.c_str()) : setenv(variable.c_str(), value.c_str(), 1);
    }
  }

  void play(const std::string& steps) {
    write_file(folder_ / "steps", steps);
    Program::output("xdotool " + (folder_ / "steps").string());
  }

  static std::string value_of(const char* variable) {
    const char* const value = std::getenv(variable);
    return value != nullptr ? value : "";
  }

  std::map<std::string, std::string> before_{{"XDG_STATE_HOME", value_of("XDG_STATE_HOME")},
                                             {"XDG_CONFIG_HOME", value_of("XDG_CONFIG_HOME")}};
  TemporaryFolder folder_;
  std::filesystem::path mission_ = folder_ / "mission.bulkhead";
};

TEST_F(EditorRandom, TheOutlineLivesThroughStepsThatEndedIt) {
  Program program(mission_);
  ASSERT_FALSE(program.window().empty());
  settle(1000);
  play(content_of(BULKHEAD_TEST_DATA "/window/outline-crash.steps"));
  settle(300);
  EXPECT_TRUE(is_well(program));
}

TEST_F(EditorRandom, NothingThatIsClickedOrTypedEndsIt) {
  const int count = number_of("BULKHEAD_RANDOM_STEPS", usual_steps);
  const int seed = number_of("BULKHEAD_RANDOM_SEED", 1);
  Steps steps(static_cast<unsigned>(seed));
  std::unique_ptr<Program> program;
  std::string window;
  int starts = 0;
  std::string played;
  for (int step = 0; step < count; step += steps_at_once) {
    if (!program || program->ended()) {
      program = std::make_unique<Program>(mission_);
      window = program->window();
      ASSERT_FALSE(window.empty()) << "it shows no window before step " << step;
      ++starts;
    }
    // It may have been put out of sight.
    played = "windowactivate " + window + "\n";
    for (int number = 0; number < steps_at_once; ++number) played += steps.next() + "\nsleep 0.02\n";
    play(played);
    settle(50);
    ASSERT_TRUE(is_well(*program)) << "seed " << seed << ", before step " << step + steps_at_once << ", after\n"
                                   << played;
  }
  RecordProperty("starts", starts);
}

}  // namespace
}  // namespace bulkhead::test
