// SPDX-License-Identifier: MIT
#include "editor/tools/findings/text_spot.h"

#include <gtest/gtest.h>

#include <functional>
#include <set>

#include "editor/tools/findings/finding_card.h"
#include "editor/tools/texts/contents.h"
#include "model/edit/edit.h"
#include "tests/support/sample_missions.h"
#include "workbench/all_checks.h"
#include "workbench/checking.h"

namespace bulkhead {
namespace {

Mission edited(std::initializer_list<std::string_view> edits) {
  auto mission = test::empty_mission();
  for (const auto edit : edits) mission = parse_edit(mission, edit).value().apply(mission).value();
  return mission;
}

/// Where the first finding of a check leads.
std::optional<TextSpot> spot_of(const Mission& mission, std::string_view key) {
  for (const auto& finding : check_mission(mission).findings) {
    if (finding.key == key) return text_spot(mission, finding);
  }
  ADD_FAILURE() << "no finding of " << key;
  return std::nullopt;
}

TEST(TextSpots, AMistakeInLuaIsAtItsLine) {
  const auto mission =
      edited({R"(rule alarm name "Alarm")", R"(lua #alarm "local a = 1\nlocal b = 2\nlocal c = )\n")"});
  EXPECT_EQ(spot_of(mission, "script-does-not-compile"), (TextSpot{Id("alarm"), {}, 0, 3}));
}

TEST(TextSpots, AConditionThatDoesNotCompileIsInItsRow) {
  const auto mission =
      edited({R"(objective pumps name "Hold the pumps" kind primary condition 1 "true" "" condition 2 "1 +" "")"});
  EXPECT_EQ(spot_of(mission, "script-does-not-compile"), (TextSpot{Id("pumps"), "conditions", 1, 0}));
}

TEST(TextSpots, ANameInLuaIsAtItsLine) {
  const auto mission = edited({R"(rule alarm name "Alarm")",
                               R"(lua #alarm "-- Of the \"vault\"\nlocal a = battle.areas:of_kind(\"vault\")\n")"});
  EXPECT_EQ(spot_of(mission, "kind-not-on-map"), (TextSpot{Id("alarm"), {}, 0, 2})) << "a comment says nothing";
}

TEST(TextSpots, AMessageThatNamesALineLeadsThere) {
  // Both lines have the name of the event.
  const auto mission = edited({R"(rule alarm name "Alarm")",
                               R"(lua #alarm "local old = \"on_round_strat\"\nfunction on_round_strat() end\n")"});
  EXPECT_EQ(spot_of(mission, "unknown-event"), (TextSpot{Id("alarm"), {}, 0, 2}));
}

TEST(TextSpots, AReferenceThatLeadsNowhereIsInItsField) {
  const auto mission = edited(
      {R"(stratagem draught name "Draught" cost 1)", R"(text #draught effect "The lamp of {marker:9} goes out.")"});
  EXPECT_EQ(spot_of(mission, "unknown-reference"), (TextSpot{Id("draught"), "effect", 0, 0}));
}

TEST(TextSpots, WhatIsMissingIsInTheFieldWhereItWouldStand) {
  const auto mission = edited({R"(stratagem draught name "Draught")"});
  EXPECT_EQ(spot_of(mission, "stratagem-without-cost"), (TextSpot{Id("draught"), "cost", 0, 0}));
  EXPECT_EQ(spot_of(mission, "stratagem-without-moment"), (TextSpot{Id("draught"), "used", 0, 0}));
}

TEST(TextSpots, WhatIsOnTheMapHasNone) {
  const auto mission = test::mission_with({6, 7}, "A1/B1 A1/A2", "");
  EXPECT_EQ(spot_of(mission, "sealed-region"), std::nullopt);
}

TEST(TextSpots, AreCalledByWhatOpens) {
  EXPECT_EQ(words_for(std::optional<TextSpot>()), "");
  EXPECT_EQ(words_for(TextSpot{Id("alarm"), {}, 0, 3}), "Open the Lua at line 3");
  EXPECT_EQ(words_for(TextSpot{Id("alarm"), "text", 0, 0}), "Open the text");
}

TEST(TextSpots, FieldsThatChecksNameExistInTheFormOfWhatTheyAreAbout) {
  const auto mission = test::empty_mission();
  std::set<std::string, std::less<>> fields;
  for (const auto kind : text_kinds) {
    const auto text = new_text(mission, kind);
    for (const auto& field : form_of(text.edit.apply(mission).value(), text.key)) fields.insert(field.key);
  }
  std::size_t named = 0;
  for (const auto& check : all_checks()) {
    if (check.field.empty()) continue;
    ++named;
    EXPECT_TRUE(fields.contains(check.field)) << check.key << " names " << check.field;
  }
  EXPECT_EQ(named, 9U);
}

TEST(TextSpots, ATableThatLacksAResultIsOpenedAtItsRows) {
  const auto mission = edited({R"(table loot name "Loot" die D3 row "1" "A" "" row "2" "B" "")"});
  EXPECT_EQ(spot_of(mission, "table-bands-gap"), (TextSpot{Id("loot"), "rows", 0, 0}));
}

}  // namespace
}  // namespace bulkhead
