// SPDX-License-Identifier: MIT
#include "editor/tools/change/changed_place.h"

#include <gtest/gtest.h>

#include "editor/tools/canvas/mission_stage.h"
#include "tests/support/edited.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

using test::edited;

/// Where a mission is another after these edits.
ChangedPlace after(const Mission& mission, std::string_view edits) {
  return changed_place(mission, edited(mission, edits));
}

TEST(ChangedPlaces, AreTextsByTheirKeys) {
  const auto mission =
      edited(test::empty_mission(),
             "rule fog name \"Fog\"\nrule dark name \"Dark\"\n"
             "briefing \"As shown.\" heading \"Set-up\"\nbriefing \"Most points.\" heading \"Victory\"");
  const auto rule = after(mission, "rule dark name \"Night\"");
  EXPECT_TRUE(rule.texts);
  EXPECT_EQ(rule.text, TextKey(Id("dark")));
  EXPECT_FALSE(rule.map || rule.head);
  EXPECT_EQ(after(mission, "briefing \"Fewest points.\" heading \"Victory\"").text, TextKey(SectionKey{"Victory"}));
  const auto gone = after(mission, "remove #fog");
  EXPECT_TRUE(gone.texts) << "it is seen in the list";
  EXPECT_EQ(gone.text, std::nullopt);
}

TEST(ChangedPlaces, AreTheGameAndItsKinds) {
  const auto mission = edited(test::empty_mission(), "phase move name \"Move\"\nfrequency twice name \"twice\"");
  EXPECT_EQ(after(mission, "game rounds 7").text, TextKey(GameKey{}));
  EXPECT_EQ(after(mission, "phase move of round").text, TextKey(KindKey{KindOf::phase, Id("move")}));
  EXPECT_EQ(after(mission, "frequency twice note \"N\"").text, TextKey(KindKey{KindOf::frequency, Id("twice")}));
  EXPECT_TRUE(after(mission, "frequency twice remove").texts);
}

TEST(ChangedPlaces, AreThingsOnTheMapByTheirAddresses) {
  const auto mission = test::with_objective(edited(test::empty_mission(), "wall B1/B2"), "o1", "A1", "1");
  const auto wall = after(mission, "wall C2/C3");
  EXPECT_TRUE(wall.map);
  EXPECT_EQ(wall.places, std::vector<Address>({parse_address("C2/C3").value()}));
  EXPECT_EQ(changed_place(edited(mission, "wall C2/C3"), mission).places, wall.places) << "where it is no more as well";
  EXPECT_EQ(after(mission, "label #o1 \"A\"").places, std::vector<Address>({ObjectAddress{Id("o1")}}));
  EXPECT_FALSE(wall.texts || wall.head);
}

TEST(ChangedPlaces, AreNowhereElseForTheHead) {
  const auto title = after(test::empty_mission(), "title \"Lock\"");
  EXPECT_TRUE(title.head);
  EXPECT_FALSE(title.texts || title.map);
  const auto same = changed_place(test::empty_mission(), test::empty_mission());
  EXPECT_FALSE(same.texts || same.map || same.head);
}

TEST(ChangedPlaces, AreToldByTheStageWithTheStep) {
  Document document(test::empty_mission());
  MissionStage stage(document);
  int steps = 0;
  stage.listen([&](CanvasEvent event) { steps += event == CanvasEvent::step ? 1 : 0; });
  ASSERT_TRUE(stage.apply(SetHead{"title", "Lock"}));
  const auto titled = document.mission();
  stage.undo();
  EXPECT_EQ(steps, 1);
  EXPECT_EQ(stage.last_step().words, "Undone: Title");
  EXPECT_EQ(stage.last_step().before, titled);
  stage.undo();
  EXPECT_EQ(steps, 1) << "there is nothing more";
  stage.redo();
  EXPECT_EQ(stage.last_step().words, "Done again: Title");
}

}  // namespace
}  // namespace bulkhead
