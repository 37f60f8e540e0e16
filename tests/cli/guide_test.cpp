// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "tests/cli/program.h"

namespace bulkhead::test {
namespace {

std::vector<std::string> lines_of(const std::string& name) {
  std::ifstream stream(std::string(BULKHEAD_SOURCE) + "/" + name);
  EXPECT_TRUE(stream) << name;
  std::vector<std::string> lines;
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

/// The lines of a document that begin with a prompt such as `$ `, without it.
std::vector<std::string> commands_of(const std::string& name, const std::string& prompt) {
  std::vector<std::string> commands;
  for (const auto& line : lines_of(name)) {
    if (line.starts_with(prompt + "bulkhead ")) commands.push_back(line.substr(prompt.size()));
  }
  return commands;
}

/// The first fenced block of text in a document.
std::string first_text_block(const std::string& name) {
  std::string block;
  bool inside = false;
  for (const auto& line : lines_of(name)) {
    if (inside && line == "```") return block;
    if (inside) block += line + "\n";
    inside = inside || line == "```text";
  }
  ADD_FAILURE() << "no block of text in " << name;
  return block;
}

TEST(Guide, FirstKillzoneWorksAsItStands) {
  const std::string guide = "docs/guide/first-killzone.md";
  const Workplace place;
  place.write("pump-room.txt", first_text_block(guide));
  const auto commands = commands_of(guide, "$ ");
  ASSERT_GE(commands.size(), 10U);
  int checks = 0;
  for (const auto& command : commands) {
    // The first check finds the mistake that the guide speaks of.
    const bool mistake = command.starts_with("bulkhead check") && checks++ == 0;
    const auto outcome = place.shell(command);
    EXPECT_EQ(outcome.code, mistake ? 1 : 0) << command << "\n" << outcome.output << outcome.errors;
    EXPECT_EQ(outcome.output.find("objective-unreachable") != std::string::npos, mistake) << command << outcome.output;
  }
  EXPECT_TRUE(place.has("pump-room/rules.lua"));
  EXPECT_NE(place.read("pump-room/briefing.md").find("From turning point 3 on"), std::string::npos);
}

TEST(Guide, TheReadmesTourWorksAsItStands) {
  const Workplace place;
  const auto commands = commands_of("README.md", "");
  ASSERT_EQ(commands.size(), 5U);
  for (const auto& command : commands) {
    const auto outcome = place.shell(command);
    EXPECT_EQ(outcome.code, 0) << command << "\n" << outcome.output << outcome.errors;
  }
}

}  // namespace
}  // namespace bulkhead::test
