// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "scripting/checks.h"
#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "kept-in-variable";

Mission with_rule(std::string_view lua) { return with_lua(empty_mission({2, 2}), "r", lua); }

Places found(std::string_view lua) { return sentences(with_rule(lua), key, scripting_checks()); }

TEST(kept_in_variable, is_told_with_what_to_write) {
  EXPECT_EQ(found("local seen = 0\nfunction on_round_end(rule) seen = seen + 1 end"),
            Places{"what must last is a mark; #r, line 2 keeps seen in a variable: write rule:set(\"seen\", …) and "
                   "rule:get(\"seen\")"});
  EXPECT_EQ(found("local units = {}\nfunction on_unit_moved(r, unit) units[unit] = true end"),
            Places{"what must last is a mark; #r, line 2 keeps units in a variable: write r:set(\"units\", …) and "
                   "r:get(\"units\")"});
  EXPECT_EQ(found("function on_round_end(rule) alarm = true end function on_turn_end(rule) return alarm end"),
            Places{"a function makes no global variable; #r, line 1: write local alarm, or mark it with "
                   "rule:set(\"alarm\", …)"});
  EXPECT_EQ(found("local n = 0 local function count() n = n + 1 end function on_turn_end() count() end"),
            Places{"what must last is a mark; #r, line 1 keeps n in a variable: write rule:set(\"n\", …) and "
                   "rule:get(\"n\")"});
  EXPECT_EQ(found("local n = 0 function on_turn_end(r) n = 1 n = 2 end").size(), 1U) << "each variable once";
  for (const auto* fine :
       {"local most = 3 function on_round_end(rule) local n = most n = n + 1 end",
        "most = 3 function f() return most end", "local names = { a = 1 } names.b = 2 function f() return names.a end",
        "local t = {} local function fill() t.a = 1 end fill() function f() return t.a end",
        "function before_test(rule, test) test.needs = 3 end",
        "function f(rule) rule:set(\"n\", (rule:get(\"n\") or 0) + 1) end"}) {
    EXPECT_EQ(found(fine), Places()) << fine;
  }
}

TEST(kept_in_variable, is_made_local_where_one_function_alone_uses_it) {
  const auto lua =
      "function on_round_end(rule, battle)\n  count = 0\n  for u in battle.units do count = count + 1 end\nend";
  expect_fixed(with_rule(lua), key, "#r", 1, scripting_checks());
  const auto report = check(with_rule(lua), scripting_checks());
  ASSERT_EQ(report.findings.size(), 1U);
  EXPECT_EQ(
      report.findings.front().fixes().front().apply(with_rule(lua))->rules->front().lua,
      "function on_round_end(rule, battle)\n  local count = 0\n  for u in battle.units do count = count + 1 end\nend");
  for (const auto* unsure :
       {"function on_round_end(rule) count = 0 end function on_turn_end(rule) return count end",
        "function on_round_end(rule) if rule then count = 0 end return count end",
        "function on_round_end(rule) count = count + 1 end", "function on_round_end(rule) a, b = 1, 2 end",
        "local n function on_round_end(rule) n = 1 end"}) {
    for (const auto& finding : check(with_rule(unsure), scripting_checks()).findings)
      EXPECT_TRUE(finding.fixes().empty()) << unsure;
  }
}

}  // namespace
}  // namespace bulkhead::test
