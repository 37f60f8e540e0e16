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
static_assert(api::named_by("controls") == ApiWord::Names::label && api::named_by("roll") == ApiWord::Names::die &&
              api::named_by("score") == ApiWord::Names::nothing);

TEST(Api, KnowsWhatANameStandsFor) {
  EXPECT_EQ(api::object_of("battle"), "battle");
  EXPECT_EQ(api::object_of("objectives"), "markers");
  EXPECT_EQ(api::object_of("opponent"), "player");
  EXPECT_EQ(api::object_of("unit"), "unit") << "as authors call what they loop over";
  EXPECT_EQ(api::object_of("lamp"), "");
  const auto has = [](std::string_view object, std::string_view word) {
    const auto words = api::words_of(object);
    return std::any_of(words.begin(), words.end(), [&](const ApiWord* each) { return each->word == word; });
  };
  EXPECT_TRUE(has("unit", "models") && has("unit", "within") && has("unit", "set"))
      << "its own and those of its groups";
  EXPECT_FALSE(has("unit", "secure"));
  EXPECT_TRUE(has("hatchways", "open") && has("hatchways", "count"));
  EXPECT_TRUE(has("", "secure") && has("", "models")) << "anything";
}

TEST(Api, WordsAreNamesOfLuaWithASentence) {
  for (const auto& each : api::words) {
    SCOPED_TRACE(each.signature);
    EXPECT_TRUE(is_lua_name(each.word));
    EXPECT_TRUE(each.signature.starts_with(each.word));
    EXPECT_TRUE(each.meaning.ends_with('.'));
    const bool called = each.kind != ApiWord::Kind::value && each.kind != ApiWord::Kind::field;
    EXPECT_EQ(each.arguments.starts_with('(') && each.arguments.ends_with(')'), called);
  }
  EXPECT_GT(api::words.size(), 250U);
}

TEST(Api, HasAHookForEachMoment) {
  std::set<std::string> hooks;
  for (const auto& each : api::words) {
    const bool of_sequence = std::any_of(moments.begin(), moments.end(), [&](std::string_view moment) {
      return each.word.starts_with("on_" + std::string(moment.substr(0, moment.find('-'))) + "_");
    });
    if (each.kind == ApiWord::Kind::hook && of_sequence) hooks.emplace(each.word);
  }
  std::set<std::string> expected;
  for (const auto moment : moments) {
    std::string hook = "on_" + std::string(moment);
    std::replace(hook.begin(), hook.end(), '-', '_');
    expected.insert(hook);
  }
  EXPECT_EQ(hooks, expected);
  for (const auto* hook :
       {"on_own_turn_end", "on_opponent_unit_destroyed", "on_own_hatchway_opened", "on_round_start", "score"})
    EXPECT_TRUE(api::is_hook(hook)) << hook;
  for (const auto* other :
       {"on_turn", "own_turn_end", "controls", "on_own_own_turn_end", "on_opponent_round_start", ""}) {
    EXPECT_FALSE(api::is_hook(other)) << other;
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
  EXPECT_EQ(proposed("battle:ta|"), Words{"table"});
  EXPECT_EQ(proposed("player.po|"), (Words{"points", "power"}));
  EXPECT_EQ(proposed("battle.initiative.opponent:r|"), Words{"roll"});
  EXPECT_EQ(proposed("battle.areas:l|"), Words{"labelled"});
  EXPECT_EQ(proposed("unit.sho|"), (Words{"shocked", "shot_at"}));
  EXPECT_EQ(proposed("lamp:cl|"), (Words{"clear", "close"})) << "any method, behind a name of the author's own";
  EXPECT_EQ(proposed("rule.|"), (Words{"from", "id", "name", "text"})) << "figures, as far as they are names of Lua";
  EXPECT_EQ(proposed("math.ma|"), (Words{"max", "maxinteger"}));
  EXPECT_EQ(proposed("::lab|"), Words());
  EXPECT_EQ(proposed("lamp.|"), Words());
}

TEST(Completion, OffersWhatConditionsAloneHaveInThese) {
  using Words = std::vector<std::string>;
  EXPECT_EQ(proposed("att|"), Words());
  EXPECT_EQ(complete("att", 3, {"objective", {}, true}).words, Words{"attacker"});
  EXPECT_EQ(proposed("function f(attempts) att|"), Words{"attempts"}) << "what the chunk calls so itself";
  EXPECT_EQ(complete("cont", 4, {"objective", {}, true}).words, Words{"controls"});
  EXPECT_EQ(proposed("cont|"), Words{"controls"});
}

TEST(Completion, OffersFunctionsToThoseThatCallThem) {
  using Words = std::vector<std::string>;
  const auto offered = [](std::string_view begun, const std::string& item) {
    return complete(begun, begun.size(), {item, {}}).words;
  };
  EXPECT_EQ(offered("sco", "objective"), Words{"score"});
  EXPECT_EQ(offered("winn", "objective"), Words{"winner"});
  EXPECT_EQ(offered("targ", "action"), Words{"targets"});
  EXPECT_EQ(offered("targ", "stratagem"), Words{"targets"});
  EXPECT_EQ(offered("sta", "action"), Words{"start"});
  EXPECT_EQ(offered("sta", "stratagem"), Words());
  for (const auto* item : {"rule", "table", "action", "stratagem"}) {
    EXPECT_EQ(offered("sco", item), Words()) << item;
    EXPECT_EQ(offered("on_round_s", item), Words{"on_round_start"}) << item;
  }
  // Where it is not known what the chunk belongs to, anything may be meant.
  EXPECT_EQ(offered("sco", ""), Words{"score"});
}

TEST(Completion, OffersKeywordsHooksAndTheWordsOfTheChunk) {
  using Words = std::vector<std::string>;
  EXPECT_EQ(proposed("function on_round|"), (Words{"on_round_end", "on_round_start"}));
  EXPECT_EQ(proposed("lanterns = 1 la|"), Words{"lanterns"});
  EXPECT_EQ(proposed("unt|"), Words{"until"});
  EXPECT_EQ(proposed("u|"), Words()) << "one letter is too few";
}

/// Word and argument of what is said where `|` stands; empty where nothing is.
std::string tip(std::string_view chunk) {
  const auto at = chunk.find('|');
  const auto found = call_tip(std::string(chunk.substr(0, at)) + std::string(chunk.substr(at + 1)), at);
  if (!found) return "";
  return std::string(found->signature.substr(0, found->signature.find('('))) + " " + std::to_string(found->argument);
}

TEST(CallTip, IsOfTheFunctionWhoseBracketIsOpen) {
  EXPECT_EQ(tip("unit:within(|"), "within 0");
  EXPECT_EQ(tip("if unit:within(marker, |3) then"), "within 1");
  EXPECT_EQ(tip("unit:within(battle:marker(|"), "marker 0");
  EXPECT_EQ(tip("unit:within(battle:marker(\"A\"), |"), "within 1");
  EXPECT_EQ(tip("lamp:secure(|"), "secure 0") << "of whatever has it";
  EXPECT_EQ(tip("controls(player, |"), "controls 1");
  EXPECT_EQ(tip("function on_round_start(|"), "on_round_start 0");
  EXPECT_EQ(call_tip("unit:within(", 12)->signature, "within(thing: place|things, inches: number): boolean");
  for (const auto* none :
       {"|", "unit:within()|", "my_own(|", "unit:within(\n|", "x = {|", "f({1, |", "player:secure(|", "(|"}) {
    EXPECT_EQ(tip(none), "") << none;
  }
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

TEST(ClosesBlock, IsAWordThatStandsAlone) {
  for (const auto* line : {"end", "else", "elseif", "  until", "end "}) EXPECT_TRUE(closes_block(line)) << line;
  for (const auto* line : {"", "ending", "-- end", "end end", "then", "\"end\""})
    EXPECT_FALSE(closes_block(line)) << line;
}

}  // namespace
}  // namespace bulkhead::test
