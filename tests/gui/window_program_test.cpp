// SPDX-License-Identifier: MIT
// The editor as a program: how it is called, and what it makes of it.
#include <gtest/gtest.h>

#include <filesystem>
#include <sstream>
#include <string>

#include "model/io/mission_file.h"
#include "tests/gui/support/editor_window.h"
#include "tests/gui/support/program.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

/// What a run of the editor prints on standard output, and its exit code behind it; without a display, as all of these
/// need none.
std::string called_with(const std::string& arguments) {
  return Program::output("env -u DISPLAY " BULKHEAD_EDITOR " " + arguments + "; echo $?");
}

TEST(EditorProgram, HelpAndVersionArePrinted) {
  const auto help = called_with("--help");
  EXPECT_NE(help.find("Usage: bulkhead-editor [OPTIONS] [FILE]"), std::string::npos) << help;
  EXPECT_TRUE(help.ends_with("\n0")) << help;
  EXPECT_EQ(called_with("-h"), help);
  const auto version = called_with("--version");
  EXPECT_TRUE(version.starts_with("bulkhead-editor ") && version.ends_with("\n0")) << version;
  EXPECT_TRUE(called_with("--help >/dev/full").ends_with("3"));
}

TEST(EditorProgram, WhatItDoesNotUnderstandIsUsage) {
  for (const std::string arguments : {"--bogus", "a b", "''", "--help=1"}) {
    EXPECT_EQ(called_with(arguments), "2") << arguments;
  }
  EXPECT_EQ(called_with("2>&1 >/dev/null --bogus | cut -d: -f1"), "bulkhead-editor\n0");
}

TEST(EditorProgram, WithoutADisplayItSaysSo) {
  const auto outcome = called_with("2>&1");
  EXPECT_NE(outcome.find("bulkhead-editor: no window can be shown here"), std::string::npos) << outcome;
  EXPECT_TRUE(outcome.ends_with("\n3")) << outcome;
}

TEST(EditorProgram, ShowsItselfWhereStandardStreamsAreClosed) {
  Program program({}, {0, 1, 2});
  ASSERT_TRUE(wait_for([&] { return !program.window().empty(); }, 15000));
  const auto streams = "/proc/" + std::to_string(program.process()) + "/fd/";
  for (const auto* stream : {"0", "1", "2"}) {
    EXPECT_EQ(std::filesystem::read_symlink(streams + stream), "/dev/null") << stream;
  }
}

/// A text without the lines in which a sanitizer speaks of itself (`==1234==WARNING: …`); what it finds ends the
/// program with another exit code.
std::string without_sanitizer(const std::string& text) {
  std::istringstream lines(text);
  std::string rest;
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with("==")) rest += line + "\n";
  }
  return rest;
}

/// What the program writes to standard error from its start to its end by a key.
std::string said_in_a_run(const std::vector<std::string>& arguments) {
  Program program(arguments, {});
  const auto window = program.window();
  EXPECT_FALSE(window.empty());
  settle(1000);
  Program::output("xdotool windowactivate --sync " + window + " key ctrl+q");
  EXPECT_TRUE(wait_for([&] { return program.ended().has_value(); }));
  EXPECT_EQ(program.ended(), 0);
  return without_sanitizer(program.said());
}

TEST(EditorProgram, SaysNothingWhereAllIsWell) {
  TemporaryFolder folder;
  const auto file = folder / "mission.bulkhead";
  ASSERT_TRUE(save_mission(real_files(), empty_mission(), file));
  EXPECT_EQ(said_in_a_run({}), "");
  EXPECT_EQ(said_in_a_run({file.string()}), "");
}

TEST(EditorProgram, OpensAFileWhoseNameIsNoUtf8) {
  TemporaryFolder folder;
  const auto file = folder / "k\xFFz.bulkhead";
  ASSERT_TRUE(save_mission(real_files(), empty_mission(), file));
  Program program(file);
  EXPECT_TRUE(wait_for([&] { return program.title().find("k\uFFFDz.bulkhead") != std::string::npos; }, 15000))
      << program.title();
}

}  // namespace
}  // namespace bulkhead::test
