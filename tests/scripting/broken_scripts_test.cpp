// SPDX-License-Identifier: MIT
// Scripts that would break out of their section of rules.lua, or that compile by themselves and not there.
#include "scripting/checks/broken_scripts.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "model/io/file_system.h"
#include "model/io/mission_file.h"
#include "model/library/library.h"
#include "scripting/rules_file.h"
#include "tests/scripting/lua_sandbox.h"
#include "tests/support/sample_missions.h"
#include "tests/support/temporary_folder.h"

namespace bulkhead::test {
namespace {

const std::filesystem::path folder = BULKHEAD_TEST_DATA "/scripts";

Mission loaded(const char* name) {
  static const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
  return load_mission(real_files(), folder / name, &library).value().mission;
}

Mission mission_of(std::vector<std::string> chunks) {
  auto mission = empty_mission();
  std::vector<Rule> rules;
  for (auto& chunk : chunks) {
    const auto id = "r" + std::to_string(rules.size() + 1);
    rules.push_back({{Id(id), id, std::nullopt, {}, std::move(chunk), {}}, ""});
  }
  mission.rules = std::move(rules);
  return mission;
}

/// A Lua that has loaded a mission's rules file with the host. Whatever the file takes from the world around it, beside
/// the three functions that it calls, is named in `reached`.
class Host {
 public:
  explicit Host(const Mission& mission) {
    const auto file = files_ / "rules.lua";
    write_file(file, assemble_rules(mission).value());
    lua_.run("arg = {\"" + file.string() + "\"}\n" + R"lua(
      reached = ""
      local world = _G
      dofile = function(path)
        local watched = setmetatable({}, {
          __index = function(_, name)
            if name == "rule" or name == "mission_objective" or name == "stratagem" then return world[name] end
            reached = reached .. name .. " "
          end,
          __newindex = function(_, name) reached = reached .. name .. " " end,
        })
        return assert(loadfile(path, "t", watched))()
      end)lua");
    lua_.run(content_of(folder / "host.lua"));
  }

  std::string operator()(const std::string& expression) { return lua_.run("return " + expression); }

 private:
  TemporaryFolder files_;
  Lua lua_;
};

std::string reason_of(const Mission& mission) {
  const auto broken = compile_scripts(mission);
  return broken.size() == 1 ? broken.front().mistake.reason : std::to_string(broken.size()) + " broken scripts";
}

TEST(BrokenScripts, ThatEndTheirOwnFunctionRunNothingAndAddNoSection) {
  const auto mission = loaded("ends-its-own-function.bulkhead");
  EXPECT_EQ(reason_of(mission), "the end expected near 'end'");
  Host host(mission);
  EXPECT_EQ(host("reached"), "");
  EXPECT_EQ(host("found.r2"), "nil");
  EXPECT_EQ(host("has_function.r"), "false");
  EXPECT_EQ(host("found.r.broken_lua"), mission.rules->front().lua);
}

TEST(BrokenScripts, AreThoseThatCompileByThemselvesAndNotInTheFile) {
  const auto locals = loaded("two-hundred-locals.bulkhead");
  EXPECT_TRUE(
      reason_of(locals).starts_with("in rules.lua it is the body of a function, and there: too many local "
                                    "variables (limit is 200)"))
      << reason_of(locals);
  EXPECT_EQ(Host(locals)("has_function.r"), "false");
  const auto parentheses = loaded("hundred-and-ninety-seven-parentheses.bulkhead");
  EXPECT_EQ(reason_of(parentheses),
            "in rules.lua it is the body of a function, and there: it is nested too deeply; split it into functions");
  EXPECT_EQ(Host(parentheses)("has_function.r"), "false");
}

TEST(BrokenScripts, AreTextInTheFileAndLeaveTheOthersWhole) {
  Host host(mission_of({"function act() return 1 end", "x = = 1", "function act() return 3 end"}));
  EXPECT_EQ(host("environment.r1.act() + environment.r3.act()"), "4");
  EXPECT_EQ(host("found.r2.broken_lua"), "x = = 1");
  EXPECT_EQ(host("found.r1.broken_lua"), "nil");
}

TEST(BrokenScripts, LinesAreCountedFromTheChunksFirst) {
  const auto mission = mission_of({std::string("\n\nlocal a") + [] {
    std::string more;
    for (int i = 1; i < 200; ++i) more += ", a";
    return more;
  }()});
  const auto broken = compile_scripts(mission);
  ASSERT_EQ(broken.size(), 1U);
  EXPECT_EQ(broken.front().mistake.line, 3);
}

/// Bits of Lua that open and close all there is, so that a few in a row often do harm.
const std::vector<std::string> bits = {
    "end)",
    "end",
    "function(_ENV, ...)",
    "rule({id = \"sly\"}, function(_ENV, ...)",
    "os.exit()",
    "x = 1",
    "return",
    "]]",
    "[[",
    "]==]",
    "[==[",
    "--",
    "--[[",
    "\"",
    "'",
    "\\",
    "\n",
    "\r",
    "do",
    "(",
    ")",
    "}",
    "{",
    "goto a",
    "::a::",
    "...",
    "local _ENV = {}",
    "= 1",
    "break",
    "f\"a\"",
    "#!",
    "stratagem({id = \"sly\"})",
    "\t",
    ";",
    "if x then",
    "--- rule",
    "repeat",
    "\x7F",
    "until x",
    "local a <close> = nil",
};

TEST(BrokenScripts, WhateverTheyAreLoadingTheFileRunsNothingAndWhatIsAcceptedCompilesThere) {
  rc::check([] {
    std::vector<std::string> chunks;
    for (int rule = 0; rule < 3; ++rule) {
      std::string chunk;
      for (const auto& bit : *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(bits)))
        chunk += bit + " ";
      chunks.push_back(chunk.empty() ? " " : chunk);
    }
    const auto mission = mission_of(chunks);
    std::set<std::string> broken;
    for (const auto& script : compile_scripts(mission)) broken.insert(script.item.text());
    Host host(mission);
    RC_ASSERT(host("reached") == "");
    RC_ASSERT(host("found.sly") == "nil");
    for (const auto& rule : *mission.rules) {
      const auto id = rule.id.text();
      RC_ASSERT(host("has_function." + id) == (broken.contains(id) ? "false" : "true"));
      RC_ASSERT(host("found." + id + ".broken_lua") == (broken.contains(id) ? rule.lua : "nil"));
    }
  });
}

}  // namespace
}  // namespace bulkhead::test
