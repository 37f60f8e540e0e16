// SPDX-License-Identifier: MIT
// Scripts that nobody writes by hand, at which every check has to come to its end: what takes the square of their
// length takes minutes.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "scripting/checks.h"
#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

constexpr int many = 20'000;

std::string repeated(std::string_view text, int times) {
  std::string all;
  for (int each = 0; each < times; ++each) all += text;
  return all;
}

/// `text` so many times with its number in the place of `{}`, in a function for an event.
std::string numbered(std::string_view text, int times = many) {
  std::string all = "function on_round_end(rule, battle)\n";
  for (int each = 0; each < times; ++each) all += fmt::format(fmt::runtime(text), each, each + 1);
  return all + "end\n";
}

Mission with_rule(const std::string& lua) { return with_lua(empty_mission({2, 2}), "r", lua); }

std::size_t count_found(const std::string& lua, std::string_view key) {
  return sentences(with_rule(lua), key, scripting_checks()).size();
}

TEST(LongScripts, OfBracketsDoNotCompile) {
  const auto function = [](const std::string& body) { return "function on_round_end() x = " + body + " end"; };
  for (const auto& lua :
       {repeated(")", many), repeated("(", many), function(repeated("(", many) + "1" + repeated(")", many)),
        function(repeated("a[", many) + "1" + repeated(" ]", many)),
        function("battle.units" + repeated(":open()", many)),
        function(repeated("f(function() ", many) + repeated("end)", many)),
        function("1 " + repeated("do local a = 1 ", many) + repeated("end ", many))}) {
    EXPECT_EQ(count_found(lua, "script-does-not-compile"), 1U) << lua.substr(0, 60);
  }
}

TEST(LongScripts, AreToldAllThatIsWrongWithThem) {
  const std::size_t all = many;
  EXPECT_EQ(count_found(numbered("v{} = {}\n"), "kept-in-variable"), all);
  EXPECT_EQ(count_found(numbered("if battle.round == \"a\" then end\n"), "never-equal"), all);
  EXPECT_EQ(count_found(numbered("do local x = battle.round if x == \"a\" then end end\n"), "never-equal"), all);
  EXPECT_EQ(count_found(numbered("battle:raise(\"event_{}\")\n"), "unknown-event"), all);
  std::string functions;
  for (int each = 0; each < many; ++each) functions += fmt::format("function on_thing_{}() return end\n", each);
  EXPECT_EQ(count_found(functions, "unknown-event"), all);
  // Each name is that of a mark but for a letter: as many as are looked at have one that was meant.
  EXPECT_GT(count_found(numbered("rule:set(\"mark{}\", 1) rule:get(\"nark{}\")\n"), "unknown-script-name"), 0U);
}

TEST(LongScripts, HaveFixesOfTheirOwnAsOftenAsThereIsRoomForThem) {
  std::string lua;
  const std::string remark = "  -- " + std::string(100, 'x') + "\n";
  for (char one = 'a'; one <= 'z'; ++one) {
    for (char other = 'a'; other <= 'z'; ++other)
      lua += fmt::format("function on_hatchway_destroyed{}{}()\n{}end\n", one, other, remark);
  }
  std::size_t found = 0;
  std::size_t with_fix = 0;
  for (const auto& finding : check(with_rule(lua), scripting_checks()).findings) {
    if (finding.key != "unknown-event") continue;
    ++found;
    with_fix += finding.fixes().empty() ? 0 : 1;
  }
  EXPECT_EQ(found, 26U * 26U);
  // Each of the 676 functions has some 144 bytes, so that eleven such scripts are more than 1 MB.
  EXPECT_GE(with_fix, 1U);
  EXPECT_LE(with_fix, 11U);
}

TEST(LongScripts, HaveOneFixForAllAsOftenAsThereIsRoomForIt) {
  const auto mission = with_rule(numbered("v{} = {}\n"));
  std::size_t with_fix = 0;
  for (const auto& finding : check(mission, scripting_checks()).findings) {
    if (finding.key != "kept-in-variable" || finding.fixes().empty()) continue;
    if (with_fix++ > 0) continue;
    const auto mended = finding.fixes().front().apply(mission);
    ASSERT_TRUE(mended);
    EXPECT_EQ(sentences(*mended, "kept-in-variable", scripting_checks()), std::vector<std::string>());
  }
  // The script has some 270 kB: four such are more than 1 MB.
  EXPECT_GE(with_fix, 1U);
  EXPECT_LE(with_fix, 4U);
}

}  // namespace
}  // namespace bulkhead::test
