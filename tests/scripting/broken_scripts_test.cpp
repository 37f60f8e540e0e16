// SPDX-License-Identifier: MIT
// Scripts that would break out of their section of rules.lua, or that are near the limits of what compiles.
#include "scripting/checks/broken_scripts.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "model/io/file_system.h"
#include "model/io/mission_file.h"
#include "model/io/xml_scanner.h"
#include "model/library/library.h"
#include "scripting/lua/literals.h"
#include "scripting/rules_file.h"
#include "scripting/rules_reader.h"
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

/// A Lua that has taken a mission's rules file apart as docs/rules-lua.md says. Whatever its sections take from the
/// world around them is named in `reached`.
class Host {
 public:
  explicit Host(const Mission& mission) {
    lua_.run(rules_loader());
    lua_.run(
        "reached, found, environment = '', {}, {}\n"
        "local load_plainly = load\n"
        "load = function(source, name, mode, functions)\n"
        "  setmetatable(functions, { __index = function(_, word) reached = reached .. word .. ' ' end })\n"
        "  return load_plainly(source, name, mode, functions)\n"
        "end\n"
        "load_rules(" +
        readable_string(assemble_rules(mission)) +
        ", function(fields, functions) found[fields.id], environment[fields.id] = fields, functions end)");
  }

  std::string operator()(const std::string& expression) { return lua_.run("return " + expression); }

 private:
  Lua lua_;
};

std::string reason_of(const Mission& mission) {
  const auto broken = compile_scripts(mission);
  return broken.size() == 1 ? broken.front().mistake.reason : std::to_string(broken.size()) + " broken scripts";
}

TEST(BrokenScripts, ThatEndAFunctionAroundThemRunNothingAndAddNoSection) {
  const auto mission = loaded("ends-its-own-function.bulkhead");
  EXPECT_EQ(reason_of(mission), "the end expected near 'end'; there is one end too many, here or before");
  Host host(mission);
  EXPECT_EQ(host("reached"), "");
  EXPECT_EQ(host("found.r2"), "nil");
  EXPECT_EQ(host("found.r.broken_lua"), mission.rules->front().lua);
}

TEST(BrokenScripts, AreNoneThatCompileByThemselves) {
  for (const auto* name : {"two-hundred-locals.bulkhead", "hundred-and-ninety-seven-parentheses.bulkhead"}) {
    const auto mission = loaded(name);
    EXPECT_EQ(reason_of(mission), "0 broken scripts") << name;
    const auto text = assemble_rules(mission);
    const auto section = split_rules(text).value().at(0);
    EXPECT_EQ(ScriptCompiler().check_source(section.text), std::nullopt) << name;
    EXPECT_EQ(read_section(section)->chunk, trimmed_chunk(mission.rules->front().lua)) << name;
  }
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
    for (int i = 1; i < 201; ++i) more += ", a";
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
    "rule {id = \"sly\"}",
    "\t",
    ";",
    "if x then",
    "--- rule",
    "repeat",
    "\x7F",
    "until x",
    "local a <close> = nil",
};

TEST(BrokenScripts, WhateverTheyAreTheFileHasASectionForEachWhichCompilesAndSaysTheSame) {
  EXPECT_TRUE(rc::check([] {
    std::vector<std::string> chunks;
    for (int rule = 0; rule < 3; ++rule) {
      std::string chunk;
      for (const auto& bit : *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(bits)))
        chunk += bit + " ";
      chunks.push_back(chunk.empty() ? " " : chunk);
    }
    const auto mission = mission_of(chunks);
    const auto text = with_line_feeds(assemble_rules(mission));
    const auto sections = split_rules(text).value();
    RC_ASSERT(sections.size() == 3U);
    ScriptCompiler compiler;
    for (std::size_t rule = 0; rule < 3; ++rule) {
      const auto& [id, name, origin, params, lua, extras] = static_cast<const Item&>((*mission.rules)[rule]);
      RC_ASSERT(sections[rule].id == id);
      RC_ASSERT(compiler.check_source(sections[rule].text) == std::nullopt);
      const auto content = read_section(sections[rule]).value();
      const bool broken = mistake_in_section(compiler, lua).has_value();
      RC_ASSERT(content.chunk == (broken ? "" : trimmed_chunk(lua)));
      const auto& last = content.fields.entries.back();
      RC_ASSERT((last.key == broken_lua_key) == (broken && !trimmed_chunk(lua).empty()));
      if (last.key == broken_lua_key) RC_ASSERT(last.value.text == lua);
    }
  }));
}

}  // namespace
}  // namespace bulkhead::test
