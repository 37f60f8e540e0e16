// SPDX-License-Identifier: MIT
#include "scripting/api.h"

#include <gtest/gtest.h>

#include <set>

#include "model/io/mission_file.h"
#include "model/library/library.h"
#include "model/mission/fields.h"
#include "model/mission/moments.h"
#include "scripting/completion.h"
#include "scripting/lua/tokens.h"
#include "tests/support/temporary_folder.h"

namespace bulkhead::test {
namespace {

static_assert(api::word("battle", "round") == "round");
static_assert(api::object_of("areas") == "things" && api::object_of("opponent") == "player");
static_assert(api::named_by("controls") == ApiWord::Names::label && api::named_by("roll") == ApiWord::Names::nothing);

TEST(Api, WordsAreNamesOfLuaThatStandOnceWithASentence) {
  std::set<std::pair<std::string_view, std::string_view>> seen;
  std::set<std::string_view> owners = {""};
  for (const auto& each : api::words) owners.insert(each.gives);
  owners.insert("thing");  // what loops over things and the arguments of functions give
  for (const auto& each : api::words) {
    SCOPED_TRACE(each.word);
    EXPECT_TRUE(is_lua_name(each.word));
    EXPECT_TRUE(seen.emplace(each.owner, each.word).second);
    EXPECT_TRUE(owners.contains(each.owner)) << each.owner;
    EXPECT_TRUE(each.meaning.ends_with('.'));
    const bool called = each.kind != ApiWord::Kind::value && each.kind != ApiWord::Kind::field;
    EXPECT_EQ(each.arguments.starts_with('(') && each.arguments.ends_with(')'), called);
  }
}

TEST(Api, HasAHookForEachMoment) {
  std::set<std::string> hooks;
  for (const auto& each : api::words) {
    if (each.kind == ApiWord::Kind::hook && each.word.starts_with("on_")) hooks.emplace(each.word);
  }
  std::set<std::string> expected;
  for (const auto moment : moments) {
    std::string hook = "on_" + std::string(moment);
    std::replace(hook.begin(), hook.end(), '-', '_');
    expected.insert(hook);
  }
  EXPECT_EQ(hooks, expected);
  for (const auto* hook : {"on_own_turn_end", "on_opponent_round_start", "score"})
    EXPECT_TRUE(api::is_hook(hook)) << hook;
  for (const auto* other : {"on_turn", "own_turn_end", "controls", "on_own_own_turn_end", ""}) {
    EXPECT_FALSE(api::is_hook(other)) << other;
  }
}

/// The rows of the table in docs/rules-lua.md.
std::vector<std::string> documented() {
  const auto page = content_of(BULKHEAD_SOURCE "/docs/rules-lua.md");
  std::vector<std::string> rows;
  auto at = page.find("## The words of missions");
  while (at != std::string::npos && at < page.size()) {
    const auto end = std::min(page.find('\n', at), page.size());
    const auto line = page.substr(at, end - at);
    if (line.starts_with("| ") && !line.starts_with("| Of |")) rows.push_back(line);
    at = end + 1;
  }
  return rows;
}

TEST(Api, IsWhatTheReferenceSays) {
  std::vector<std::string> rows;
  for (const auto& each : api::words) {
    const std::string_view before = each.kind == ApiWord::Kind::field    ? "."
                                    : each.kind == ApiWord::Kind::method ? ":"
                                                                         : "";
    rows.push_back("| " + std::string(each.owner) + " | `" + std::string(before) + std::string(each.word) +
                   std::string(each.arguments) + "` | " + std::string(each.meaning) + " |");
  }
  EXPECT_EQ(documented(), rows);
  const auto page = content_of(BULKHEAD_SOURCE "/docs/rules-lua.md");
  for (const auto global : api::globals) EXPECT_NE(page.find("`" + std::string(global) + "`"), std::string::npos);
  for (const auto& library : api::libraries) {
    EXPECT_NE(page.find("`" + std::string(library.name) + "`"), std::string::npos);
  }
}

/// "`text`, `when`": the fields of a T that `rules.lua` has between those that all items have.
template <typename T>
std::string own_fields() {
  std::string fields;
  for (const auto& field : fields_of<T>()) {
    if (field.key == "name" || field.key == "origin" || field.form == FieldForm::lua) continue;
    fields += (fields.empty() ? "`" : ", `") + std::string(field.key) + "`";
  }
  return "| `" + std::string(info_of<T>().element) + "` | " + fields + " |\n";
}

TEST(RulesFileReference, HasTheFieldsOfTheTable) {
  const auto page = content_of(BULKHEAD_SOURCE "/docs/rules-lua.md");
  EXPECT_NE(page.find("|---|---|\n| all | `id`, `name`, `origin` |\n" + own_fields<Rule>() +
                      own_fields<MissionObjective>() + own_fields<MissionAction>() + own_fields<Stratagem>() +
                      own_fields<MissionTable>() + "| all | `broken_lua` |\n"),
            std::string::npos)
      << own_fields<Rule>() << own_fields<MissionObjective>() << own_fields<MissionAction>() << own_fields<Stratagem>()
      << own_fields<MissionTable>();
}

/// What stands behind a point or colon, less the item's own figures, and what is defined, less functions for moments:
/// of those the check `unknown-event` knows.
std::set<std::string> words_used(const Item& item, std::string_view lua) {
  std::set<std::string> used;
  const auto tokens = lua_tokens(lua);
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    if (tokens[at].kind != LuaToken::Kind::name) continue;
    const auto before = tokens[at - 1].text;
    if (before == "function" && tokens[at].text.starts_with("on_")) continue;
    if (before == "." || before == ":" || before == "function") used.emplace(tokens[at].text);
  }
  for (const auto& param : item.params) used.erase(param.name.text());
  return used;
}

TEST(Api, HasEveryWordThatTheShippedMissionsUse) {
  std::set<std::string> known;
  for (const auto& each : api::words) known.emplace(each.word);
  for (const auto& each : api::libraries) {
    for (const auto& token : lua_tokens(each.members)) known.emplace(token.text);
  }
  const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
  std::size_t looked_at = 0;
  for (const auto& entry : library.templates()) {
    if (entry.kind != Template::Kind::mission) continue;
    const auto mission = read_mission(content_of(entry.path), "mission", &library).value().mission;
    for_each_item(mission, [&]<typename T>(const T& item) {
      auto used = words_used(item, item.lua);
      if constexpr (std::is_same_v<T, MissionTable>) {
        for (const auto& row : item.rows) used.erase(row.call);  // what a row calls, its table defines
      }
      for (const auto& word : used) {
        ++looked_at;
        EXPECT_TRUE(known.contains(word)) << item.id.text() << ": " << word;
      }
    });
  }
  EXPECT_GT(looked_at, 20U);
}

/// The proposals where `|` stands.
std::vector<std::string> proposed(std::string_view chunk) {
  const auto at = chunk.find('|');
  const auto source = std::string(chunk.substr(0, at)) + std::string(chunk.substr(at + 1));
  return complete(source, at, {"rule", {"from", "first-round", "end"}}).words;
}

TEST(Completion, OffersFieldsBehindAPointAndMethodsBehindAColon) {
  using Words = std::vector<std::string>;
  EXPECT_EQ(proposed("battle.r|"), Words{"round"});
  EXPECT_EQ(proposed("battle:|"), (Words{"area", "table"}));
  EXPECT_EQ(proposed("player.|"), (Words{"opponent", "points"}));
  EXPECT_EQ(proposed("battle.initiative.opponent:r|"), Words{"roll"});
  EXPECT_EQ(proposed("battle.areas:l|"), Words{"labelled"});
  EXPECT_EQ(proposed("lamp:cl|"), (Words{"clear", "close"})) << "any method, behind a name of the author's own";
  EXPECT_EQ(proposed("rule.|"), (Words{"from", "id", "name"})) << "figures, as far as they are names of Lua";
  EXPECT_EQ(proposed("math.ma|"), (Words{"max", "maxinteger"}));
  EXPECT_EQ(proposed("::lab|"), Words());
  EXPECT_EQ(proposed("lamp.|"), Words());
}

TEST(Completion, OffersKeywordsHooksAndTheWordsOfTheChunk) {
  using Words = std::vector<std::string>;
  EXPECT_EQ(proposed("function on_round|"), (Words{"on_round_end", "on_round_start"}));
  EXPECT_EQ(proposed("lanterns = 1 la|"), Words{"lanterns"});
  EXPECT_EQ(proposed("unt|"), Words{"until"});
  EXPECT_EQ(proposed("u|"), Words()) << "one letter is too few";
}

TEST(Completion, KnowsLinesThatOpenABlock) {
  for (const auto* line : {"if x then", "for a in b do", "else", "repeat", "x = {", "function f(a, b)",
                           "local f = function()", "if x then -- why"}) {
    EXPECT_TRUE(opens_block(line)) << line;
  }
  for (const auto* line : {"", "end", "x = 1", "-- then", "function f() return 1 end", "f(\"function\")", "f(x)"}) {
    EXPECT_FALSE(opens_block(line)) << line;
  }
}

}  // namespace
}  // namespace bulkhead::test
