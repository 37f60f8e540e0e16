// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

#include "tests/cli/program.h"
#include "tests/support/pictures.h"
#include "tests/support/temporary_folder.h"

namespace bulkhead::test {
namespace {

/// Of a file below the source folder, or anywhere.
std::vector<std::string> lines_of(const std::filesystem::path& name) {
  std::ifstream stream(BULKHEAD_SOURCE / name);
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

/// The first fenced block of text, or of Lua, in a document.
std::string first_text_block(const std::string& name, const std::string& what = "text") {
  std::string block;
  bool inside = false;
  for (const auto& line : lines_of(name)) {
    if (inside && line == "```") return block;
    if (inside) block += line + "\n";
    inside = inside || line == "```" + what;
  }
  ADD_FAILURE() << "no block of " << what << " in " << name;
  return block;
}

constexpr std::string_view how_to_renew =
    "if that is meant: cmake --build build/debug --target renew_docs, and look at what has changed";

/// What only one of two lists has: `- ` before what is kept, `+ ` before what was made.
std::string apart(std::vector<std::string> kept, std::vector<std::string> made) {
  std::sort(kept.begin(), kept.end());
  std::sort(made.begin(), made.end());
  std::vector<std::string> only_kept;
  std::vector<std::string> only_made;
  std::set_difference(kept.begin(), kept.end(), made.begin(), made.end(), std::back_inserter(only_kept));
  std::set_difference(made.begin(), made.end(), kept.begin(), kept.end(), std::back_inserter(only_made));
  std::string text;
  for (const auto& line : only_kept) text += "- " + line + "\n";
  for (const auto& line : only_made) text += "+ " + line + "\n";
  return text.empty() ? "the same in another order\n" : text;
}

std::vector<std::string> pictures_below(const std::filesystem::path& folder) {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (entry.path().extension() == ".png") names.push_back(std::filesystem::relative(entry.path(), folder).string());
  }
  std::sort(names.begin(), names.end());
  return names;
}

TEST(Guide, FirstKillzoneWorksAsItStands) {
  const std::string guide = "docs/guide/first-killzone.md";
  const Workplace place;
  place.write("pump-room.txt", first_text_block(guide));
  const auto commands = commands_of(guide, "$ ");
  ASSERT_GE(commands.size(), 10U);
  bool fixed = false;
  for (const auto& command : commands) {
    fixed = fixed || command.starts_with("bulkhead edit");
    const bool checks = command.starts_with("bulkhead check");
    // Until the first edit there is the mistake that the guide speaks of.
    const bool mistake = !fixed && (checks || command.starts_with("bulkhead export"));
    const auto outcome = place.shell(command);
    EXPECT_EQ(outcome.code, mistake ? 1 : 0) << command << "\n" << outcome.output << outcome.errors;
    const bool found = outcome.output.find("objective-unreachable") != std::string::npos;
    EXPECT_EQ(found, checks && mistake) << command << outcome.output;
  }
  EXPECT_TRUE(fixed);
  EXPECT_TRUE(place.has("pump-room/rules.lua"));
  EXPECT_NE(place.read("pump-room/briefing.md").find("From turning point 3 on"), std::string::npos);
}

TEST(Guide, FirstRuleWorksAsItStands) {
  const std::string guide = "docs/guide/first-rule.md";
  const Workplace place;
  auto rule = first_text_block(guide, "lua");
  place.write("rust.lua", rule);
  place.write("rust.battle", first_text_block(guide));
  const auto commands = commands_of(guide, "$ ");
  ASSERT_EQ(commands.size(), 4U);
  for (const auto& command : commands) {
    const auto outcome = place.shell(command);
    EXPECT_EQ(outcome.code, 0) << command << "\n" << outcome.output << outcome.errors;
    if (command.starts_with("bulkhead check")) EXPECT_EQ(outcome.output.find("warning:"), std::string::npos);
  }
  // The mistake that the guide speaks of.
  rule.replace(rule.find("on_operating"), 3, "");
  place.write("rust.lua", rule);
  EXPECT_EQ(place.shell("bulkhead rules import rusty.bulkhead rust.lua").code, 0);
  const auto found = place.shell("bulkhead check rusty.bulkhead");
  EXPECT_NE(found.output.find("nothing calls operating; did you mean on_operating?"), std::string::npos)
      << found.output;
}

TEST(Guide, CheckingWorksAsItStands) {
  const std::string guide = "docs/guide/checking.md";
  const Workplace place;
  place.write("pairs.csv", first_text_block(guide));
  const auto commands = commands_of(guide, "$ ");
  ASSERT_GE(commands.size(), 11U);
  bool fixed = false;
  for (const auto& command : commands) {
    fixed = fixed || command.ends_with(" --write");
    // Until it is written, the chamber that the guide speaks of has no door.
    const bool mistake = !fixed && command.starts_with("bulkhead check");
    const auto outcome = place.shell(command);
    EXPECT_EQ(outcome.code, mistake ? 1 : 0) << command << "\n" << outcome.output << outcome.errors;
    EXPECT_EQ(outcome.output.find("[sealed-region]") != std::string::npos, mistake || command.ends_with(" --write"))
        << command << outcome.output;
  }
  EXPECT_TRUE(fixed);
}

TEST(Guide, MissionsWorksAsItStands) {
  const Workplace place;
  const auto commands = commands_of("docs/guide/missions.md", "$ ");
  ASSERT_GE(commands.size(), 15U);
  for (const auto& command : commands) {
    const auto outcome = place.shell(command);
    EXPECT_EQ(outcome.code, 0) << command << "\n" << outcome.output << outcome.errors;
    EXPECT_EQ(outcome.output.find("[unknown-"), std::string::npos) << command << outcome.output;
  }
  const auto briefing = place.read("cold-locks.md");
  EXPECT_NE(briefing.find("Nobody leaves her."), std::string::npos) << "the rules file was taken back";
  EXPECT_NE(briefing.find("3, at most 30 | each of your units on board"), std::string::npos);
  EXPECT_NE(briefing.find("On a 3+ lock A or B opens or shuts."), std::string::npos);
  // Played with a 6 for the orders, *Strip*: three points for each of the two units that the attacker has on board.
  place.write("cold-locks.battle",
              "dice only\ndice 6\n"
              "muster Ash by attacker models 5\nmuster Bex by attacker models 5\nmuster Cor by defender models 5\n"
              "go deployment\nfact Ash at 1:C2\nfact Bex at 1:B2\nfact Cor at 2:C5\n"
              "dice 4 2\ngo 1 round-start\nexpect vp attacker 0\ndice 1\ngo end\ngo\n"
              "expect vp attacker 6\nexpect vp defender 0\nexpect winner attacker\nexpect dice none\n");
  const auto played = place.shell("bulkhead rehearse cold-locks.bulkhead --decisions cold-locks.battle");
  EXPECT_EQ(played.code, 0) << played.output << played.errors;
}

TEST(Guide, MapsWorksAsItStands) {
  const Workplace place;
  const auto commands = commands_of("docs/guide/maps.md", "$ ");
  ASSERT_GE(commands.size(), 10U);
  for (const auto& command : commands) {
    const auto outcome = place.shell(command);
    EXPECT_EQ(outcome.code, 0) << command << "\n" << outcome.output << outcome.errors;
  }
}

TEST(Guide, BalanceWorksAsItStands) {
  const Workplace place;
  const auto commands = commands_of("docs/guide/balance.md", "$ ");
  ASSERT_GE(commands.size(), 9U);
  for (const auto& command : commands) {
    const auto outcome = place.shell(command);
    EXPECT_EQ(outcome.code, 0) << command << "\n" << outcome.output << outcome.errors;
  }
  EXPECT_TRUE(place.has("points.svg"));
  EXPECT_TRUE(place.has("points.pdf"));
}

TEST(Guide, PicturesAreWhatTheProgramDraws) {
  const std::filesystem::path drawn = BULKHEAD_PICTURES;
  const auto kept = std::filesystem::path(BULKHEAD_SOURCE) / "docs" / "pictures";
  const auto names = pictures_below(kept);
  const auto made = pictures_below(drawn);
  ASSERT_TRUE(made == names) << apart(names, made) << how_to_renew;
  ASSERT_GE(names.size(), 5U);
  for (const auto& name : names) {
    const auto between = difference(read_png(content_of(kept / name)), read_png(content_of(drawn / name)));
    EXPECT_TRUE(between.same_size) << name;
    EXPECT_LT(between.wrong_pixels, 0.001) << name << ": " << how_to_renew;
    EXPECT_LT(between.mean, 0.5) << name;
  }
}

TEST(Guide, TheReferenceOfTheChecksIsWhatTheySayOfThemselves) {
  const auto kept = lines_of("docs/checks.md");
  const auto made = lines_of(std::filesystem::path(BULKHEAD_PICTURES).parent_path() / "checks.md");
  EXPECT_TRUE(made == kept) << apart(kept, made) << how_to_renew;
}

TEST(Guide, TheMomentsAreThoseOfTheSystems) {
  const auto kept = lines_of("docs/moments.md");
  const auto made = lines_of(std::filesystem::path(BULKHEAD_PICTURES).parent_path() / "moments.md");
  EXPECT_TRUE(made == kept) << apart(kept, made) << how_to_renew;
}

TEST(Guide, TheContentOfTheTemplatesIsWhatTheySay) {
  const auto kept = lines_of("docs/content.md");
  const auto made = lines_of(std::filesystem::path(BULKHEAD_PICTURES).parent_path() / "content.md");
  EXPECT_TRUE(made == kept) << apart(kept, made) << how_to_renew;
}

TEST(Guide, TheReadmesTourWorksAsItStands) {
  const Workplace place;
  const auto commands = commands_of("README.md", "");
  ASSERT_EQ(commands.size(), 7U);
  for (const auto& command : commands) {
    const auto outcome = place.shell(command);
    EXPECT_EQ(outcome.code, 0) << command << "\n" << outcome.output << outcome.errors;
  }
}

}  // namespace
}  // namespace bulkhead::test
