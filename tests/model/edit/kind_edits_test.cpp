// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "model/edit/edit.h"
#include "tests/support/edited.h"
#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"

namespace bulkhead::test {
namespace {

std::string refusal(const Mission& mission, std::string_view text) {
  const auto edit = parse_edit(mission, text);
  if (!edit) return edit.error().message;
  const auto after = edit->apply(mission);
  return after ? "" : after.error().message;
}

TEST(KindEdits, AddAndChangeKindsOfZones) {
  auto mission =
      edited(empty_mission(),
             "zone-kind sea name \"Sea\" area yes passage barred hazard yes colour #3A5F8A note \"Boiling.\"");
  const auto* sea = find_zone_kind(*mission.system, Id("sea"));
  ASSERT_NE(sea, nullptr);
  EXPECT_EQ(*sea, (ZoneKind{Id("sea"), "Sea", true, ZoneKind::Owner::nobody, ZoneKind::Start::no, "#3A5F8A", "",
                            "Boiling.", TerrainTraits::Passage::barred, TerrainTraits::Sight::clear, true}));
  mission = edited(mission, "zone-kind drop-zone start arrives sight blocks pattern dots colour none");
  const auto* zone = find_zone_kind(*mission.system, Id("drop-zone"));
  EXPECT_EQ(zone->start, ZoneKind::Start::arrives);
  EXPECT_EQ(zone->sight, TerrainTraits::Sight::blocks);
  EXPECT_EQ(zone->pattern, "dots");
  EXPECT_EQ(zone->name, "Drop zone") << "what is not given stays";
  EXPECT_EQ(empty_mission().system->zone_kinds.size() + 1, mission.system->zone_kinds.size());
}

TEST(KindEdits, ChangeKindsOfMarkersAndLinks) {
  auto mission = edited(empty_mission(), "marker-kind objective size 20mm range 3in stand no");
  const auto* objective = find_marker_kind(*mission.system, Id("objective"));
  EXPECT_EQ(objective->size, Length::millimetres(20));
  EXPECT_EQ(objective->range, Length::inches(3));
  EXPECT_FALSE(objective->stand);
  mission = edited(mission, "marker-kind objective size none");
  EXPECT_FALSE(find_marker_kind(*mission.system, Id("objective"))->size);
  mission = edited(mission, "link-kind stair name \"Stair\" moves yes");
  EXPECT_TRUE(find_link_kind(*mission.system, Id("stair"))->moves);
  mission = edited(mission, "link-kind stair remove");
  EXPECT_EQ(find_link_kind(*mission.system, Id("stair")), nullptr);
}

TEST(KindEdits, SayWhatItTakesToDestroyAMarker) {
  auto mission = edited(empty_mission(), "marker-kind terminal toughness 6 wounds 5 save 4");
  EXPECT_EQ(find_marker_kind(*mission.system, Id("terminal"))->profile, (Profile{6, 5, 4, 0, 0}));
  mission = edited(mission, "marker-kind terminal save none armour 11 hull 2");
  EXPECT_EQ(find_marker_kind(*mission.system, Id("terminal"))->profile, (Profile{6, 5, 0, 11, 2}));
  mission = edited(mission, "marker-kind terminal toughness none wounds none armour none hull none");
  EXPECT_EQ(find_marker_kind(*mission.system, Id("terminal"))->profile, std::nullopt);
  EXPECT_EQ(mission, empty_mission());
  EXPECT_NE(refusal(mission, "marker-kind terminal save 1").find("from 2 to 9"), std::string::npos);
  EXPECT_NE(refusal(mission, "marker-kind terminal wounds 0").find("from 1 to"), std::string::npos);
}

TEST(KindEdits, RefuseWhatNoDocumentMayHold) {
  const auto mission =
      edited(with_objective(empty_mission(), "o1", "A1"), "zone z kind drop-zone side attacker cells A1");
  EXPECT_EQ(refusal(mission, "zone-kind sea passage barred"), "There is no zone kind sea yet; a new one needs a name");
  EXPECT_NE(refusal(mission, "zone-kind drop-zone colour red").find("six hexadecimal digits"), std::string::npos);
  EXPECT_NE(refusal(mission, "zone-kind drop-zone pattern plaid").find("is not a pattern"), std::string::npos);
  EXPECT_NE(refusal(mission, "zone-kind drop-zone passage shut").find("free or barred"), std::string::npos);
  EXPECT_EQ(refusal(mission, "zone-kind drop-zone area yes"),
            "Drop zone (Attacker) is of the kind Drop zone; change that first");
  EXPECT_EQ(refusal(mission, "marker-kind objective size 0mm"), "A marker is larger than nothing");
  EXPECT_NE(refusal(mission, "marker-kind objective range -1in").find("less than nothing"), std::string::npos);
  EXPECT_NE(refusal(mission, "zone-kind drop-zone").find("Say what is to be changed"), std::string::npos);
  EXPECT_NE(refusal(mission, "zone-kind drop-zone remove name \"x\"").find("nothing more"), std::string::npos);
}

TEST(KindEdits, KindsThatAreUsedStay) {
  const auto mission =
      edited(with_objective(empty_mission(), "o1", "A1"), "zone z kind drop-zone side attacker cells A1");
  EXPECT_EQ(refusal(mission, "zone-kind drop-zone remove"),
            "Drop zone (Attacker) is of the kind Drop zone; change that first");
  EXPECT_EQ(refusal(mission, "zone-kind shrine remove"), "");
  EXPECT_EQ(refusal(mission, "zone-kind unheard-of remove"), "There is no zone kind unheard-of");
  EXPECT_EQ(refusal(mission, "marker-kind objective remove"), "Every system has the marker kind objective");
  EXPECT_EQ(refusal(mission, "marker-kind terminal remove"), "");
  EXPECT_EQ(refusal(edited(mission, "marker m kind terminal at B1"), "marker-kind terminal remove"),
            "Terminal B1 is of the kind Terminal; change that first");
  const auto linked = edited(edited(mission, "marker m kind terminal at B1"), "link lift #o1 #m");
  EXPECT_EQ(refusal(linked, "link-kind lift remove"),
            "The link from Objective A1 to Terminal B1 is of the kind Lift; change that first");
}

TEST(KindEdits, BoxesAndSets) {
  const auto mission = empty_mission();
  EXPECT_EQ(edited(mission, "uses gallowdark boxes 3").sets.front().boxes, 3);
  EXPECT_FALSE(edited(edited(mission, "uses gallowdark boxes 3"), "uses gallowdark boxes none").sets.front().boxes);
  EXPECT_EQ(refusal(mission, "uses gallowdark remove"),
            "Board 1 is made of the terrain set Gallowdark; change that first");
  EXPECT_EQ(refusal(mission, "uses unheard-of remove"), "The mission uses no terrain set unheard-of");
  EXPECT_NE(refusal(mission, "uses gallowdark").find("Say either"), std::string::npos);
  auto more = mission;
  more.sets.push_back({Part<TerrainSet>([] {
                         TerrainSet set;
                         set.id = Id("crates");
                         set.feature_kinds = {{Id("crate"), "Crate", "", {}}};
                         return set;
                       }()),
                       std::nullopt,
                       {}});
  EXPECT_EQ(edited(more, "uses crates remove").sets.size(), 1U);
  more = edited(more, "feature c1 crate at 50mm,50mm");
  EXPECT_EQ(refusal(more, "uses crates remove"), "Crate comes from the terrain set crates; change that first");
}

TEST(LabelEdits, SayWhatThingsAreCalled) {
  auto mission = edited(mission_with({3, 2}, "", "A1/B1 B1/C1"), "hatchway A1/B1 facing east label \"A\"");
  EXPECT_EQ(find_lattice(mission, 1)->hatchway(parse_edge("A1/B1").value())->label, "A");
  EXPECT_EQ(find_lattice(mission, 1)->hatchway(parse_edge("B1/C1").value())->label, "");
  mission = edited(mission, "board 1 label \"Upper deck\"");
  EXPECT_EQ(mission.boards.front()->label, "Upper deck");
  mission = edited(mission, "area a kind shrine name \"Furnace\" label \"3\" cells A1");
  EXPECT_EQ(mission.areas->front().label, "3");
  EXPECT_EQ(mission.areas->front().name, "Furnace");
  mission = edited(mission, "label #a \"Oven\"");
  EXPECT_EQ(mission.areas->front().name, "Oven") << "what the verb means stays";
  mission = edited(mission, "set #a label \"4\"");
  EXPECT_EQ(mission.areas->front().label, "4");
  mission = edited(mission, "marker m kind terminal at A1 label \"T\" height 3in");
  EXPECT_EQ(mission.markers->front().height, Length::inches(3));
  EXPECT_EQ(edited(mission, "set #m height none").markers->front().height, Length());
  EXPECT_NE(refusal(mission, "set #m height -1mm").find("less than nothing"), std::string::npos);
}

}  // namespace
}  // namespace bulkhead::test
