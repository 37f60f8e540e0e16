// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>

#include "model/edit/edit.h"
#include "model/mission/fields.h"
#include "model/mission/spoken_names.h"
#include "tests/support/edited.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

using test::complaint;
using test::edited;
using test::lively_mission;

TEST(Remove, TakesALinkAlongAndSaysSo) {
  const auto mission = lively_mission();
  const auto edit = RemoveObjects{{Id("o1")}};
  EXPECT_EQ(to_text(edit.step_name(mission)), "Remove Objective 1 and 1 link");
  const auto after = edit.apply(mission).value();
  EXPECT_EQ(find_marker(after, Id("o1")), nullptr);
  EXPECT_TRUE(after.links->empty());
  // What speaks of it stays for the checks to report.
  EXPECT_EQ(after.waivers, mission.waivers);
  EXPECT_EQ(after.notes, mission.notes);
  EXPECT_EQ(after.rules, mission.rules);
  EXPECT_EQ(to_text(RemoveObjects{{Id("stray")}}.step_name(mission)), "Remove free wall");
}

TEST(Remove, TakesObjectsOfEveryKind) {
  const auto mission = lively_mission();
  const auto objects = named_objects(mission);
  for (const auto& object : objects) {
    if (object.what == "side") continue;
    const auto after = RemoveObjects{{object.id}}.apply(mission).value();
    EXPECT_FALSE(has_object(after, object.id)) << object.id.text();
    EXPECT_EQ(named_objects(after).size(), objects.size() - 1) << object.id.text();
  }
}

TEST(Remove, LeavesASideThatSomethingNames) {
  const auto mission = lively_mission();
  EXPECT_EQ(complaint(mission, "remove #defender"),
            "Side Defender is still named by the hatchway at D1/D2, Drop zone (Defender); change or remove that first");
  const auto bare = edited(mission, "hatchway D1/D2");
  EXPECT_EQ(find_side(edited(bare, "remove #defender-drop-zone #defender"), Id("defender")), nullptr);
  EXPECT_EQ(
      complaint(mission, "remove #attacker"),
      "Side Attacker is still named by Drop zone (Attacker), Drop zone (Attacker), Blow; change or remove that first");
}

TEST(Remove, TakesNoSideFromWhatHasAFieldForOne) {
  const auto mission = lively_mission();
  int kinds = 0;
  for (const auto& [thing, fields] : all_fields()) {
    if (std::none_of(fields.begin(), fields.end(), [](const FieldInfo* f) { return f->form == FieldForm::side; })) {
      continue;
    }
    ++kinds;
    const auto objects = named_objects(mission);
    const auto object = std::find_if(objects.begin(), objects.end(),
                                     [&](const NamedObject& named) { return named.what == thing.noun; });
    ASSERT_NE(object, objects.end()) << "there is no " << thing.noun << " to try";
    const auto named = "#" + object->id.text();
    const auto held = edited(mission, "set " + named + " side \"defender\"");
    EXPECT_NE(complaint(held, "remove #defender").find(spoken_name(held, object->id)), std::string::npos);
  }
  EXPECT_GE(kinds, 4) << "zones, areas, markers and stratagems";
}

TEST(Remove, RefusesWhatIsNotThere) {
  EXPECT_EQ(complaint(lively_mission(), "remove #o1 #o9"), "There is nothing with the id o9");
}

TEST(Rename, FollowsAMarkerEverywhere) {
  const auto after = edited(lively_mission(), "rename #o1 control-node");
  const Id id("control-node");
  ASSERT_NE(find_marker(after, id), nullptr);
  EXPECT_EQ(after.links->front().from, id);
  EXPECT_EQ(after.waivers->front().at, (std::vector<Address>{CellAddress{1, {2, 2}}, ObjectAddress{id}}));
  EXPECT_EQ(after.notes->back().at, Address(ObjectAddress{id}));
  EXPECT_EQ(after.rules->front().text, "From {side:attacker} at {marker:1} and {marker:control-node}");
  EXPECT_EQ(after.objectives->front().conditions.front().text, "be at {marker:control-node}");
}

TEST(Rename, FollowsASideEverywhere) {
  const auto attackers = edited(lively_mission(), "rename #attacker boarders");
  EXPECT_EQ(find_zone(attackers, Id("attacker-drop-zone"))->side, Id("boarders"));
  EXPECT_EQ(attackers.stratagems->front().side, Id("boarders"));
  EXPECT_EQ(attackers.briefing->front().text, "Go, {side:boarders}.");
  const auto defenders = edited(lively_mission(), "rename #defender crew");
  EXPECT_EQ(find_lattice(defenders, 1)->hatchway(parse_edge("D1/D2").value())->access,
            HatchAccess::controlled_by(Id("crew")));
}

TEST(Rename, FollowsItemsAndAreasInTexts) {
  const auto after = edited(edited(edited(lively_mission(), "rename #shrine-1 crypt"), "rename #venting airless"),
                            "rename #hold keep");
  EXPECT_EQ(after.objectives->front().text, "Hold {area:crypt}, see {rule:airless}");
  EXPECT_EQ(after.stratagems->front().effect, "{objective:keep}");
}

TEST(Rename, KeepsTextsLeadingToTheMarkerTheyMeant) {
  auto mission = edited(lively_mission(), "label #o2 \"beacon\"");
  mission = edited(mission, "text #venting text \"{marker:beacon} {marker:o1}\"");
  const auto after = edited(mission, "rename #o1 beacon");
  EXPECT_EQ(after.rules->front().text, "{marker:o2} {marker:beacon}");
}

TEST(Rename, RefusesATakenId) {
  EXPECT_EQ(complaint(lively_mission(), "rename #o1 venting"),
            "The id venting is taken already (rule); choose another");
  EXPECT_EQ(complaint(lively_mission(), "rename #o9 o8"), "There is nothing with the id o9");
  EXPECT_EQ(edited(lively_mission(), "rename #o1 o1"), lively_mission());
}

TEST(Rename, ThereAndBackIsNothing) {
  const auto mission = lively_mission();
  for (const auto& object : named_objects(mission)) {
    const auto there = RenameObject{object.id, Id("elsewhere")}.apply(mission).value();
    EXPECT_FALSE(there == mission) << object.id.text();
    EXPECT_FALSE(has_object(there, object.id));
    EXPECT_EQ((RenameObject{Id("elsewhere"), object.id}.apply(there).value()), mission) << object.id.text();
  }
}

TEST(Move, PutsThingsElsewhere) {
  const auto mission = lively_mission();
  EXPECT_EQ(find_marker(edited(mission, "move #o1 D4.nw"), Id("o1"))->at, Place(NodeAddress{1, {3, 3}}));
  EXPECT_EQ(std::get<CircleShape>(find_zone(edited(mission, "move #round A1"), Id("round"))->shape).centre,
            Place(CellAddress{1, {0, 0}}));
  // Waivers of the object go along; those of the place stay.
  EXPECT_EQ(edited(mission, "move #o1 A1").waivers, mission.waivers);
}

TEST(Move, TakesAFreePieceToTheBoardThatIsThere) {
  const auto mission = lively_mission();
  const auto near = edited(mission, "move #stray C3.nw");
  EXPECT_EQ(near.boards[0]->pieces.front().at, (Point{Length::millimetres(206), Length::millimetres(206)}));
  const auto far = edited(mission, "move #stray 700mm,100mm");
  EXPECT_TRUE(far.boards[0]->pieces.empty());
  ASSERT_EQ(far.boards[1]->pieces.size(), 1U);
  EXPECT_EQ(far.boards[1]->pieces.front().at, (Point{Length::millimetres(94), Length::millimetres(100)}));
  EXPECT_EQ(far.boards[1]->pieces.front().extras, mission.boards[0]->pieces.front().extras);
  EXPECT_EQ(complaint(mission, "move #stray 700mm,500mm"), "700mm,500mm lies on no board");
}

TEST(Move, RefusesWhatStandsNowhere) {
  EXPECT_EQ(complaint(lively_mission(), "move #venting A1"), "A rule stands nowhere, so it cannot be moved");
  EXPECT_EQ(complaint(edited(lively_mission(), "action signal name \"S\" kind mission"), "move #signal A1"),
            "An action stands nowhere, so it cannot be moved");
  EXPECT_EQ(complaint(lively_mission(), "move #shrine-1 A1"), "#shrine-1 is not round; give it another shape instead");
  EXPECT_EQ(complaint(lively_mission(), "move #o9 A1"), "There is nothing with the id o9");
}

TEST(Label, SetsWhateverTheObjectIsCalled) {
  const auto mission = lively_mission();
  EXPECT_EQ(find_marker(edited(mission, "label #o1 x"), Id("o1"))->label, "x");
  EXPECT_EQ(find_zone(edited(mission, "label #round x"), Id("round"))->name, "x");
  EXPECT_EQ(find_area(edited(mission, "label #shrine-1 x"), Id("shrine-1"))->name, "x");
  EXPECT_EQ(find_side(edited(mission, "label #attacker x"), Id("attacker"))->name, "x");
  EXPECT_EQ(edited(mission, "label #venting x").rules->front().name, "x");
  EXPECT_EQ(edited(mission, "label #hold x").objectives->front().name, "x");
  EXPECT_EQ(edited(mission, "label #blow x").stratagems->front().name, "x");
  EXPECT_EQ(complaint(mission, "label #stray x"), "#stray is a free piece; those have no label");
  EXPECT_EQ(complaint(mission, "label #o9 x"), "There is nothing with the id o9");
  EXPECT_EQ(complaint(mission, "label #o1 \"a\rb\""),
            "\"a\uFFFDb\" holds something that no text may: a control character, a code point without a character or "
            "broken UTF-8");
  EXPECT_EQ(complaint(mission, "title \"a\uFDD0b\""), complaint(mission, "title \"a\u0085b\""));
}

TEST(Rename, IsFollowedInNotesOfForces) {
  auto mission = lively_mission();
  auto force = fresh<Force>(Id("watch"));
  force.note = "They guard {marker:o1}.";
  mission.forces = std::vector{force};
  const auto after = edited(mission, "rename #o1 lamp");
  EXPECT_EQ(after.forces->front().note, "They guard {marker:lamp}.");
}

}  // namespace
}  // namespace bulkhead
