// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <filesystem>

#include "model/io/mission_file.h"
#include "tests/support/temporary_folder.h"

namespace bulkhead::test {
namespace {

const std::filesystem::path sample_path = std::filesystem::path(BULKHEAD_SOURCE) / "docs/format/sample.bulkhead";

/// The specimen of docs/format, which uses every element once.
class Sample : public testing::Test {
 protected:
  void SetUp() override {
    auto read = read_mission(text_, "sample.bulkhead", nullptr);
    ASSERT_TRUE(read.has_value()) << to_text(read.error());
    EXPECT_TRUE(read->remarks.empty());
    mission_ = std::move(read->mission);
  }

  std::string text_ = content_of(sample_path);
  Mission mission_;
};

TEST_F(Sample, IsWrittenAsItStands) { EXPECT_EQ(write_mission(mission_), text_); }

TEST_F(Sample, Head) {
  const auto& head = *mission_.head;
  EXPECT_EQ(head.id, Id("two-decks"));
  EXPECT_EQ(head.title, "Two Decks");
  EXPECT_EQ(head.author, "The Bulkhead authors");
  EXPECT_EQ(head.version, "3");
  EXPECT_EQ(head.balance, Balance::asymmetric);
  EXPECT_EQ(head.season, Id("first"));
  ASSERT_EQ(head.extras.nodes.size(), 1U);
  EXPECT_TRUE(head.extras.nodes.front().starts_with("<!-- Uses every element"));
}

TEST_F(Sample, LatticeBoard) {
  ASSERT_EQ(mission_.boards.size(), 3U);
  const auto* lattice = find_lattice(mission_, 1);
  ASSERT_NE(lattice, nullptr);
  EXPECT_EQ(lattice->size(), (LatticeSize{6, 7}));
  EXPECT_EQ(lattice->cell({0, 0}), CellKind::solid);
  EXPECT_EQ(lattice->cell({5, 6}), CellKind::void_space);
  EXPECT_EQ(lattice->walls().size(), 4U);
  EXPECT_EQ(lattice->edge({2, 1, Axis::vertical}), EdgeKind::wall);    // B2/C2
  EXPECT_EQ(lattice->edge({2, 2, Axis::horizontal}), EdgeKind::wall);  // C2/C3
  EXPECT_EQ(lattice->edge({0, 3, Axis::vertical}), EdgeKind::wall);    // A4/west
  EXPECT_FALSE(lattice->breachable({0, 3, Axis::vertical}));
  EXPECT_TRUE(lattice->breachable({4, 4, Axis::vertical}));  // D5/E5
}

TEST_F(Sample, Hatchways) {
  const auto& hatchways = find_lattice(mission_, 1)->hatchways();
  ASSERT_EQ(hatchways.size(), 4U);
  const Hatchway controlled{Facing::second, Hinge::first, false, HatchAccess::controlled_by(Id("defender")),
                            false,          "A"};
  const Hatchway open{Facing::first, Hinge::second, true, HatchAccess::accessible(), false};
  const Hatchway locked{Facing::second, Hinge::first, false, HatchAccess::locked(), true};
  const Hatchway airlock{Facing::second, Hinge::first, false, HatchAccess::airlock(), false};
  EXPECT_EQ(hatchways.at({1, 4, Axis::horizontal}), controlled);
  EXPECT_EQ(hatchways.at({2, 4, Axis::horizontal}), open);
  EXPECT_EQ(hatchways.at({3, 4, Axis::horizontal}), locked);
  EXPECT_EQ(hatchways.at({4, 4, Axis::horizontal}), airlock);
}

TEST_F(Sample, NodesAndFreePieces) {
  const auto& nodes = find_lattice(mission_, 1)->node_overrides();
  ASSERT_EQ(nodes.size(), 4U);
  EXPECT_EQ(nodes.at({5, 2}), (NodeOverride{NodePiece::pillar, std::nullopt}));
  EXPECT_EQ(nodes.at({1, 4}), (NodeOverride{NodePiece::none, std::nullopt}));
  EXPECT_EQ(nodes.at({2, 1}), (NodeOverride{NodePiece::wall_end, std::nullopt}));
  EXPECT_EQ(nodes.at({4, 6}), (NodeOverride{NodePiece::wall_end, Compass::east}));
  const auto& pieces = find_board(mission_, 1)->pieces;
  ASSERT_EQ(pieces.size(), 4U);
  EXPECT_EQ(pieces[1].kind, FreePiece::Kind::hatchway);
  EXPECT_EQ(pieces[1].at, (Point{Length::micrometres(448'500), Length::millimetres(206)}));
  EXPECT_EQ(pieces[1].turn, 180);
}

TEST_F(Sample, Pins) {
  const std::map<EdgePos, PinnedPanel> expected = {{{2, 1, Axis::vertical}, {Id("short-wall")}}};
  EXPECT_EQ(find_board(mission_, 1)->pins, expected);
  EXPECT_TRUE(find_board(mission_, 2)->pins.empty());
  EXPECT_EQ(find_board(mission_, 1)->label, "");
  EXPECT_EQ(find_board(mission_, 2)->label, "Upper deck");
  EXPECT_EQ(find_area(mission_, Id("shrine"))->label, "3");
  EXPECT_EQ(find_marker(mission_, Id("o2"))->height, Length::millimetres(76));
  EXPECT_EQ(find_marker(mission_, Id("o2"))->name, "Lamp");
}

TEST_F(Sample, PlainBoardAndSets) {
  const auto& board = *mission_.boards[2];
  EXPECT_EQ(std::get<PlainGround>(board.ground), (PlainGround{Length::inches(30), Length::inches(22)}));
  EXPECT_EQ(board.level, 1);
  EXPECT_EQ(board.at, (Point{Length::millimetres(1100), Length()}));
  EXPECT_FALSE(board.set.has_value());
  ASSERT_EQ(mission_.sets.size(), 2U);
  EXPECT_EQ(mission_.sets.front().boxes, 2);
  EXPECT_EQ(mission_.sets.front().set->access_width, Length::millimetres(46));
}

TEST_F(Sample, Features) {
  const auto at = [](std::int64_t x, std::int64_t y) { return Point{Length::millimetres(x), Length::millimetres(y)}; };
  const std::vector<Feature> expected = {{Id("t1"), Id("ruin"), at(480, 180), 90, false, {}},
                                         {Id("t2"), Id("ruin"), at(600, 400), 30, true, {}}};
  EXPECT_EQ(mission_.boards[2]->features, expected);
  const auto& set = *mission_.sets[1].set;
  EXPECT_FALSE(set.has_lattice());
  ASSERT_EQ(set.feature_kinds.size(), 1U);
  const auto& parts = set.feature_kinds.front().parts;
  ASSERT_EQ(parts.size(), 3U);
  EXPECT_EQ(std::get<PolygonFootprint>(parts[0].footprint).corners.size(), 6U);
  const FeaturePart floor{"floor",
                          Rectangle{at(-54, -34), at(20, 20)},
                          Length::millimetres(73),
                          Length::millimetres(3),
                          {Id("heavy"), Id("vantage")},
                          {}};
  EXPECT_EQ(parts[1], floor);
  EXPECT_EQ(parts[2].footprint, Footprint(CircleFootprint{at(40, 20), Length::millimetres(15)}));
}

TEST_F(Sample, ZonesOfEveryShape) {
  const auto& zones = *mission_.zones;
  ASSERT_EQ(zones.size(), 4U);
  EXPECT_EQ(std::get<CellsShape>(zones[0].shape).cells,
            (std::vector<CellAddress>{{1, {1, 6}}, {1, {2, 6}}, {2, {0, 0}}}));
  EXPECT_EQ(zones[0].side, Id("attacker"));
  EXPECT_EQ(zones[0].name, "Boarding tube");
  EXPECT_EQ(std::get<StripShape>(zones[1].shape), (StripShape{Compass::north, Length::millimetres(97)}));
  const auto& circle = std::get<CircleShape>(zones[2].shape);
  EXPECT_EQ(circle.centre, Place(Point{Length::millimetres(1300), Length::millimetres(300)}));
  EXPECT_EQ(circle.radius, Length::inches(6));
  EXPECT_EQ(std::get<QuarterShape>(zones[3].shape), (QuarterShape{Quarter::south_west, Length::inches(6)}));
  const auto& areas = *mission_.areas;
  ASSERT_EQ(areas.size(), 2U);
  EXPECT_EQ(std::get<PolygonShape>(areas[1].shape).corners.size(), 3U);
}

TEST_F(Sample, MarkersAndLinks) {
  const auto& markers = *mission_.markers;
  ASSERT_EQ(markers.size(), 4U);
  EXPECT_EQ(markers[0].at, Place(NodeAddress{1, {3, 3}}));
  EXPECT_EQ(markers[0].label, "1");
  EXPECT_EQ(markers[2].at, Place(CellAddress{1, {5, 5}}));
  EXPECT_EQ(markers[3].at, Place(EdgeAddress{2, {1, 0, Axis::vertical}}));
  ASSERT_EQ(mission_.links->size(), 1U);
  EXPECT_EQ(mission_.links->front(), (Link{Id("lift"), Id("lift-foot"), Id("lift-head"), {}}));
}

TEST_F(Sample, Content) {
  EXPECT_EQ(mission_.briefing->at(1).heading, "Deployment");
  const auto& rule = mission_.rules->front();
  EXPECT_EQ(rule.origin, LibraryId("specimen/venting"));
  EXPECT_EQ(rule.params.front(), (Param{Id("from"), "3", {}}));
  EXPECT_TRUE(rule.lua.starts_with("function on_round_start(rule, battle)\n  if battle.round"));
  EXPECT_TRUE(rule.lua.ends_with("\nend\n"));
  const auto& objective = mission_.objectives->front();
  ASSERT_EQ(objective.scorings.size(), 3U);
  EXPECT_EQ(objective.scorings[0], (Scoring{Id("own-command-phase-end"), 2, 4, Scoring::Player::either, {}}));
  EXPECT_EQ(objective.scorings[2], (Scoring{Id("own-turn-end"), 5, 5, Scoring::Player::second, {}}));
  EXPECT_EQ(objective.conditions.front(), (Condition{5,
                                                     "controls(player) >= 1",
                                                     "control one or more objective markers",
                                                     Id("attacker"),
                                                     "controls(player)",
                                                     5,
                                                     15,
                                                     {}}));
  const auto& stratagem = mission_.stratagems->front();
  EXPECT_EQ(stratagem.cost, Cost::exactly(1));
  EXPECT_EQ(stratagem.target, "One locked hatchway within 1\" of your models.");
  EXPECT_EQ(stratagem.uses, "battle");
}

TEST_F(Sample, Judgements) {
  EXPECT_EQ(mission_.limits->front(),
            (Limit{Id("objective-count"), NumberRange{1, 3}, "Agreed between the players.", {}}));
  EXPECT_EQ(mission_.severities->front(), (SeveritySetting{Id("duplicate-label"), Level::off, {}}));
  const std::vector<Address> sides = {ObjectAddress{Id("attacker")}, ObjectAddress{Id("defender")}};
  EXPECT_EQ(mission_.waivers->front(), (Waiver{Id("no-zone"), sides, "Both sides come in by lift.", {}}));
  EXPECT_EQ(mission_.notes->front(), (Note{Address(CellAddress{1, {2, 2}}), "Try a hatchway here.", {}}));
}

TEST_F(Sample, Definitions) {
  const auto& system = *mission_.system;
  EXPECT_EQ(system.sequence.rounds, 5);
  ASSERT_EQ(system.set_up.steps.size(), 2U);
  EXPECT_EQ(system.set_up.steps[1], (SequenceStep{Id("deployment"), "Deploy"}));
  ASSERT_EQ(system.sequence.phases.size(), 3U);
  EXPECT_EQ(system.sequence.phases[0].steps, (std::vector{SequenceStep{Id("battle-shock"), "Battle-shock step"}}));
  EXPECT_EQ(system.sequence.phases[1].of, Phase::Of::turn);
  EXPECT_EQ(system.sequence.phases[2].of, Phase::Of::round);
  EXPECT_EQ(system.sequence.turns, Sequence::Turns::players);
  EXPECT_EQ(system.sequence.order, Sequence::Order::roll_off);
  EXPECT_EQ(system.sequence.another_rounds, (std::vector{AnotherRound{5, 3, 6}}));
  EXPECT_EQ(system.allowances, (std::vector{Allowance{Id("stratagem-points"), "CP", 1, 1, 500, Allowance::Of::points,
                                                      "What each player has for a battle."}}));
  EXPECT_EQ(system.control, (ControlRule{Length::inches(1), ControlRule::Counts::oc, ControlRule::Tie::stays}));
  EXPECT_EQ(system.caricature, (Caricature{Length::inches(6), Length::inches(24), 4, Caricature::Towards::objectives}));
  EXPECT_EQ(system.uses,
            (std::vector{NamedKind{Id("battle"), "once per battle"}, NamedKind{Id("turn"), "once per turn"}}));
  EXPECT_EQ(system.stratagem_kinds, (std::vector{NamedKind{Id("tactic"), "Tactic"}}));
  EXPECT_EQ(system.action_kinds, (std::vector{NamedKind{Id("manoeuvre"), "Manoeuvre", "Not while an enemy is near."}}));
  EXPECT_EQ(system.currencies.at(0).symbol, "CP");
  EXPECT_EQ(system.measuring,
            (Measuring{Measuring::Distance::ways, Measuring::Distance::straight, true, Measuring::Cover::corners, {}}));
  EXPECT_EQ(system.zone_kinds[0].start, ZoneKind::Start::deploys);
  EXPECT_EQ(system.zone_kinds[0].owner, ZoneKind::Owner::side);
  EXPECT_TRUE(system.zone_kinds[1].area);
  EXPECT_EQ(system.zone_kinds[1].note, "A part of the battlefield with a name.");
  EXPECT_EQ(system.zone_kinds[1].passage, TerrainTraits::Passage::free);
  EXPECT_EQ(system.zone_kinds[2].passage, TerrainTraits::Passage::barred);
  EXPECT_EQ(system.zone_kinds[2].sight, TerrainTraits::Sight::obscures);
  EXPECT_TRUE(system.zone_kinds[2].hazard);
  ASSERT_EQ(system.marker_kinds.size(), 3U);
  EXPECT_FALSE(system.marker_kinds[0].stand);
  EXPECT_TRUE(system.marker_kinds[1].stand);
  EXPECT_EQ(system.marker_kinds[2].profile, (Profile{4, 2, 2, 11, 3}));
  EXPECT_EQ(system.marker_kinds[2].note, "May be shot at.");
  EXPECT_EQ(control_range(system, Id("objective")), Length::inches(3)) << "as its kind says";
  EXPECT_EQ(control_range(system, Id("console")), Length());
  EXPECT_EQ(marker_size(system, Id("objective")), Length::millimetres(40));
  EXPECT_EQ(marker_size(system, Id("console")), Length::millimetres(32));
  EXPECT_TRUE(system.link_kinds[0].moves);
  ASSERT_EQ(system.limits.size(), 2U);
  EXPECT_EQ(system.limits[0], (Limit{Id("objective-to-edge"), Length::inches(2), "", {}}));
  EXPECT_EQ(system.limits[1], (Limit{Id("victory-points"), 90, "The most that counts.", {}}));
  using Traits = TerrainTraits;
  ASSERT_EQ(system.terrain_types.size(), 3U);
  EXPECT_EQ(system.terrain_types[0].traits,
            (Traits{Traits::Passage::barred, Traits::Sight::obscures, Traits::Cover::gives, false, false}));
  EXPECT_EQ(system.terrain_types[0].note, "Hides what is behind it.");
  EXPECT_TRUE(system.terrain_types[1].traits.stand);
  EXPECT_EQ(system.terrain_types[2].traits,
            (Traits{Traits::Passage::slow, Traits::Sight::clear, Traits::Cover::denies, false, true}));
  const auto& set = *mission_.sets.front().set;
  EXPECT_EQ(set.pillar, (PillarShape{Length::millimetres(28), Length::millimetres(25)}));
  ASSERT_EQ(set.pieces.size(), 3U);
  const std::vector<PatternEdge> edges = {{EdgeKind::wall, Facing::second}, {EdgeKind::hatchway, Facing::second}};
  EXPECT_EQ(set.pieces[1].patterns.front().edges, edges);
  EXPECT_EQ(set.pieces[2].count, 30);
  EXPECT_TRUE(set.pieces[2].patterns.empty());
}

TEST_F(Sample, HeadOfTheDocument) {
  const auto head = read_document_head(text_, "sample.bulkhead").value();
  EXPECT_EQ(head.root, "mission");
  EXPECT_EQ(head.id, "two-decks");
  EXPECT_EQ(head.title, "Two Decks");
  EXPECT_EQ(head.system, "specimen");
  EXPECT_TRUE(head.has_items);
}

/// Each seventh place, and the last before the line end that closes the file.
TEST_F(Sample, IsRefusedWhereverItIsCutOff) {
  for (std::size_t length = text_.size() - 2; length > 7; length -= 7) {
    const auto read = read_mission(text_.substr(0, length), "cut.bulkhead", nullptr);
    ASSERT_FALSE(read.has_value()) << length;
    ASSERT_GT(read.error().line, 0) << length;
  }
}

}  // namespace
}  // namespace bulkhead::test
