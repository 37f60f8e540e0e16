// SPDX-License-Identifier: MIT
#include "editor/tools/findings/fix_words.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>

#include "editor/tools/findings/finding_list.h"
#include "editor/tools/words/translate.h"
#include "model/io/file_system.h"
#include "model/io/mission_file.h"
#include "model/mission/fields.h"
#include "tests/support/sample_missions.h"
#include "workbench/checking.h"
#include "workbench/library_on_demand.h"

namespace bulkhead {
namespace {

std::string words(const Mission& mission, std::string_view edit) {
  return translate(fix_words(mission, parse_edit(mission, edit).value(), RulerUnit::inches));
}

/// A board with a wall, a hatchway, a zone of each side and two objectives, one of them with a label.
Mission furnished() {
  auto mission = test::with_drop_zones(test::mission_with({6, 7}, "B2/C2", "C3/D3"));
  mission = test::with_objective(std::move(mission), "o1", "E5", "2");
  return test::with_objective(std::move(mission), "o2", "A3");
}

TEST(FixWords, SayWhatIsDoneToWhat) {
  const auto mission = furnished();
  EXPECT_EQ(words(mission, "hatchway D2/E2"), "Add hatchway D2/E2");
  EXPECT_EQ(words(mission, "hatchway B2/C2"), "Put a hatchway in wall B2/C2");
  EXPECT_EQ(words(mission, "wall D2/E2"), "Add wall D2/E2");
  EXPECT_EQ(words(mission, "wall C3/D3"), "Make hatchway C3/D3 a wall");
  EXPECT_EQ(words(mission, "wall D2/E2 D3/E3"), "Add 2 walls");
  EXPECT_EQ(words(mission, "open B2/C2"), "Remove wall B2/C2");
  EXPECT_EQ(words(mission, "open C3/D3"), "Remove hatchway C3/D3");
  EXPECT_EQ(words(mission, "hatchway C3/D3 facing west"), "Turn hatchway C3/D3 round");
  EXPECT_EQ(words(mission, "node E5.nw pillar"), "Add pillar E5.nw");
  EXPECT_EQ(words(mission, "move #o1 B1"), "Move Objective 2 to B1");
  EXPECT_EQ(words(mission, "move #o2 B1"), "Move Objective A3 to B1") << "it has no label, so its place tells it";
  EXPECT_EQ(words(mission, "label #o2 \"3\""), "Label Objective A3 “3”");
}

TEST(FixWords, CallZonesByTheirKindAndSide) {
  const auto mission = furnished();
  EXPECT_EQ(words(mission, "zone attacker-drop-zone kind drop-zone side attacker cells A1 B1"),
            "Redraw the zone Drop zone (Attacker)");
  EXPECT_EQ(words(mission, "zone attacker-more kind drop-zone side attacker cells A2 B2"),
            "Draw the zone Drop zone (Attacker)");
}

TEST(FixWords, HavePointsInTheUnitThatIsShown) {
  const auto mission = furnished();
  const auto in = [&](const Edit& edit, RulerUnit unit) { return translate(fix_words(mission, edit, unit)); };
  const Point point{Length::millimetres(254), Length::millimetres(508)};
  const SetBoard board{1, point, std::nullopt};
  EXPECT_EQ(in(board, RulerUnit::inches), "Move board 1 to 10\", 20\"");
  EXPECT_EQ(in(board, RulerUnit::millimetres), "Move board 1 to 254 mm, 508 mm");
  const MoveObject marker{Id("o1"), point};
  EXPECT_EQ(in(marker, RulerUnit::millimetres), "Move Objective 2 to 254 mm, 508 mm");
  EXPECT_EQ(in(EditSequence{{marker}, {}}, RulerUnit::millimetres), in(marker, RulerUnit::millimetres));
}

/// The first words of all fixes.
constexpr std::array verbs = {"Add",     "Put",    "Make", "Remove", "Turn",   "Let",   "Mend",
                              "Draw",    "Redraw", "Move", "Label",  "Take",   "Unpin", "Change",
                              "Correct", "Clear",  "Set",  "Update", "Replace"};

void expect_verb(const std::string& name, const std::string& of) {
  const bool begins = std::any_of(verbs.begin(), verbs.end(),
                                  [&](const char* verb) { return name.starts_with(std::string(verb) + " "); });
  EXPECT_TRUE(begins) << of << ": " << name;
  EXPECT_EQ(name.find('#'), std::string::npos) << of << ": " << name;
}

TEST(FixWords, AreVerbsWithoutIdsForEveryCheckThatHasAnExample) {
  const LibraryOnDemand library;
  int seen = 0;
  for (const auto& entry : std::filesystem::directory_iterator(BULKHEAD_TEST_DATA "/checks")) {
    const auto loaded = load_mission(real_files(), entry.path() / "bad.bulkhead", &library);
    ASSERT_TRUE(loaded) << entry.path();
    const auto& mission = loaded->mission;
    for (const auto& finding : check_mission(mission).findings) {
      for (const auto& [name, edit] : named_fixes(mission, finding, RulerUnit::inches)) {
        ++seen;
        expect_verb(name, finding.key);
        EXPECT_EQ(translate(edit.step_name(mission)), name) << "undo says the same";
        for_each_object(mission, [&](const auto& object, const ThingInfo&) {
          const auto& id = object.id.text();
          const bool is_word = id.find('-') != std::string::npos;
          EXPECT_TRUE(!is_word || name.find(id) == std::string::npos) << finding.key << ": " << name;
        });
      }
    }
  }
  EXPECT_GT(seen, 60);
}

}  // namespace
}  // namespace bulkhead
