// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "analysis/snapshot/snapshot.h"
#include "model/mission/fields.h"
#include "rendering/cairo/capitals.h"
#include "rendering/checks.h"
#include "tests/rendering/support/missions.h"
#include "tests/support/sample_missions.h"
#include "validators/engine/report.h"

namespace bulkhead::test {
namespace {

std::vector<Finding> findings_of(const Mission& mission) {
  const auto snapshot = Snapshot::make(mission);
  return run_checks(rendering_checks(), {mission, snapshot, {}}).findings;
}

Item item(const char* id) { return {Id(id), "", {}, {}, "", {}}; }

TEST(MissingGlyph, IsAWarningAtTheThingWhoseTextHasIt) {
  const auto findings = findings_of(with_area(empty_mission(), "shrine", "The 燃 shrine", cells("C3")));
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_EQ(findings[0].key, "missing-glyph");
  EXPECT_EQ(findings[0].level, Level::warning);
  EXPECT_EQ(findings[0].addresses, std::vector<Address>{ObjectAddress{Id("shrine")}});
  EXPECT_EQ(to_text(findings[0].message),
            "what is printed must have a glyph in the shipped type; area shrine has 燃 (U+71C3)");
}

TEST(MissingGlyph, NamesEachCharacterOnceAndCountsTheRest) {
  auto mission = empty_mission();
  auto head = *mission.head;
  head.title = "燃燃甲板上火";
  mission.head = head;
  const auto findings = findings_of(mission);
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_TRUE(findings[0].addresses.empty());
  EXPECT_EQ(to_text(findings[0].message),
            "what is printed must have a glyph in the shipped type; the mission's title, author or version has 燃 "
            "(U+71C3), 甲 "
            "(U+7532), 板 (U+677F) and 2 more");
}

TEST(MissingGlyph, CountsThousandsThatAllDiffer) {
  // Every character from U+4E00 on for 20,000, each of three bytes.
  std::string text;
  for (unsigned character = 0x4E00; character < 0x4E00 + 20'000; ++character) {
    text += static_cast<char>(0xE0 | character >> 12);
    text += static_cast<char>(0x80 | (character >> 6 & 0x3F));
    text += static_cast<char>(0x80 | (character & 0x3F));
  }
  auto mission = empty_mission();
  mission.briefing = std::vector<BriefingSection>{{"", text + text, {}}};
  const auto findings = findings_of(mission);
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_EQ(to_text(findings[0].message),
            "what is printed must have a glyph in the shipped type; the briefing has 一 (U+4E00), 丁 (U+4E01), 丂 "
            "(U+4E02) and 19997 more");
}

TEST(MissingGlyph, LooksIntoAllThatIsPrinted) {
  auto mission = empty_mission();
  Rule rule{item("r"), "火"};
  mission.rules = std::vector<Rule>{rule};
  const MissionObjective objective{item("m"), Id("secondary"), "", {}, {{5, "true", "火", {}}}};
  mission.objectives = std::vector<MissionObjective>{objective};
  auto card = fresh<Stratagem>(Id("s"));
  card.params = {{Id("from"), "火", {}}};
  card.effect = "火";
  mission.stratagems = std::vector<Stratagem>{card};
  mission.briefing = std::vector<BriefingSection>{{"火", "", {}}};
  EXPECT_EQ(findings_of(mission).size(), 4U);
  auto force = fresh<Force>(Id("f"));
  force.note = "火";
  mission.forces = std::vector<Force>{force};
  EXPECT_EQ(findings_of(mission).size(), 5U);
  mission.forces = std::vector<Force>{};
  rule.lua = "-- 火";
  rule.text = "fire";
  mission.rules = std::vector<Rule>{rule};
  EXPECT_EQ(findings_of(mission).size(), 3U) << "Lua is not printed";
}

TEST(MissingGlyph, LooksAtNamesOfTheSystemThatAreOnTheMap) {
  auto mission = with_objective(empty_mission(), "o", "C3");
  auto system = *mission.system;
  for (auto& kind : system.marker_kinds) kind.name = kind.id == Id("objective") ? "火" : "燃";
  mission.system = system;
  const auto findings = findings_of(mission);
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_EQ(to_text(findings[0].message),
            "what is printed must have a glyph in the shipped type; a name of the game system or its terrain has 火 "
            "(U+706B)");
}

/// A sheet of one page on which one line stands.
Pages sheet_with(const std::string& line) {
  TextRun run;
  run.text = line;
  return {{{100, 100}, [run](Canvas& canvas) { canvas.text(run); }}};
}

TEST(MissingGlyph, IsSaidOfTheSheetsOnWhichItStandsAndOnce) {
  auto mission = with_area(empty_mission(), "shrine", "The 燃 shrine", cells("C3"));
  auto card = fresh<Stratagem>(Id("s"));
  card.effect = "火 and 板";
  mission.stratagems = std::vector<Stratagem>{card};
  const auto map = sheet_with("The 燃 shrine");
  const auto poster = sheet_with("THE 燃");
  const auto cards = sheet_with("火 and");
  const auto build = sheet_with("two walls");
  const auto said = missing_glyphs(mission, {&build, &map, &poster, &cards});
  const std::string begin = "The type has no glyph for some characters, and � is printed: ";
  EXPECT_EQ(said, (std::vector<std::string>{"", begin + "area shrine has 燃 (U+71C3).", "",
                                            begin + "stratagem s has 火 (U+706B)."}))
      << "板 stands on none of them";
  EXPECT_EQ(missing_glyphs(mission, {&poster}), (std::vector{begin + "area shrine has 燃 (U+71C3)."}));
  const auto both = sheet_with("燃火板");
  EXPECT_EQ(missing_glyphs(mission, {&both}),
            (std::vector{begin + "area shrine has 燃 (U+71C3); so it is in 1 place more."}));
  EXPECT_EQ(missing_glyphs(empty_mission(), {&both}), (std::vector<std::string>{""})) << "no text of the mission's";
}

TEST(MissingGlyph, IsSilentAboutShippedMissions) {
  for (const auto& mission : shipped_missions()) EXPECT_TRUE(findings_of(mission).empty());
  EXPECT_TRUE(findings_of(with_area(empty_mission(), "a", "Ärger, Ελλάς, Москва – “½”", cells("C3"))).empty());
}

TEST(Capitals, AreThoseOfLatinGreekAndCyrillic) {
  EXPECT_EQ(in_capitals("North lock 7"), "NORTH LOCK 7");
  EXPECT_EQ(in_capitals("äöüÿ ß œ šžč łń"), "ÄÖÜŸ SS Œ ŠŽČ ŁŃ");
  EXPECT_EQ(in_capitals("Φύλακες του βορρά"), "ΦΥΛΑΚΕΣ ΤΟΥ ΒΟΡΡΑ") << "Greek capitals have no accents";
  EXPECT_EQ(in_capitals("Άγιος ϊ ΐ ώ"), "ΑΓΙΟΣ Ϊ Ϊ Ω");
  EXPECT_EQ(in_capitals("москва ё ґ қ ӂ ӏ ӑ"), "МОСКВА Ё Ґ Қ Ӂ Ӏ Ӑ");
  EXPECT_EQ(in_capitals("școala từ ạ ẞ"), "ȘCOALA TỪ Ạ ẞ");
  EXPECT_EQ(in_capitals("phương kapı ə ƒ ǎ µ"), "PHƯƠNG KAPI Ə Ƒ Ǎ Μ");
  EXPECT_EQ(in_capitals("燃 ÷ × 🔥 \xFF"), "燃 ÷ × 🔥 \uFFFD");
}

}  // namespace
}  // namespace bulkhead::test
