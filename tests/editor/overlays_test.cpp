// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>

#include "editor/tools/overlays/live_overlays.h"
#include "editor/tools/overlays/overlay_legend.h"
#include "editor/tools/overlays/overlay_words.h"
#include "model/edit/edit.h"
#include "rendering/look/designs.h"
#include "tests/editor/canvas_fixture.h"
#include "tests/editor/posted.h"
#include "tests/editor/recording_canvas.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

using test::CanvasFixture;
using test::mission_with;

/// A document on a canvas with some overlays shown.
struct Seen {
  explicit Seen(Mission mission, std::string_view shown = "")
      : fixture(std::move(mission)),
        overlays(
            [this] {
              return LiveOverlays::Subject{fixture.document.mission(), fixture.document.snapshots(),
                                           fixture.stage.overlay_choice(), fixture.canvas.pointed(),
                                           fixture.canvas.marker_at_work()};
            },
            posted.post(), fail) {
    show(shown);
  }

  void show(std::string_view keys) {
    auto choice = fixture.stage.overlay_choice();
    choice.shown = parse_overlay_keys(keys);
    fixture.stage.set_overlay_choice(choice);
  }
  const OverlayPicture& picture() { return overlays.picture(); }
  [[nodiscard]] bool pending(std::string_view overlay) { return picture().find(overlay)->pending; }
  std::vector<std::string> legend() {
    std::vector<std::string> words;
    for (const auto& entry : legend_of(picture(), usual_design())) {
      words.push_back((entry.title ? "" : "- ") + entry.text);
    }
    return words;
  }
  /// What the overlays say of a place.
  std::string words(std::string_view place) {
    return words_at(picture(), fixture.stage.table().at(fixture.mission(), parse_place(place).value()));
  }
  void draw_on(Canvas& canvas) {
    const TablePainter painter(canvas, fixture.canvas.view(), usual_design());
    const auto& shown = picture();
    for (const auto part : {OverlayPart::lasting, OverlayPart::moving}) draw_fills(painter, shown, part);
    draw_lines(painter, shown);
    if (fixture.mission().boards.empty()) return;
    auto plan = lay_out_map(fixture.mission(), {});
    lay_out_labels(plan, plan.bounds);
    const auto lasting = place_words(shown, OverlayPart::lasting, plan);
    draw(canvas, lasting, usual_design());
    draw(canvas, place_words(shown, OverlayPart::moving, plan, lasting), usual_design());
  }
  test::RecordingCanvas drawn() {
    test::RecordingCanvas canvas;
    draw_on(canvas);
    return canvas;
  }
  static void fail(const std::string& words) { ADD_FAILURE() << words; }

  test::Posted posted;
  CanvasFixture fixture;
  LiveOverlays overlays;
};

using Words = std::vector<std::string>;

TEST(MapOverlays, HaveKeysOfTheirOwnAndAreListedForGood) {
  Words keys;
  for (const auto& overlay : map_overlays()) {
    keys.emplace_back(overlay.key);
    EXPECT_FALSE(overlay.name.empty());
    EXPECT_FALSE(overlay.help.empty());
    EXPECT_NE(overlay.compute, nullptr);
  }
  // Settings keep the keys, and the order is that of the keys 1, 2 …: what is published stays, new ones come behind.
  const Words published = {"compartments", "chokepoints", "distance", "sight",
                           "exposure",     "lanes",       "frontier", "access"};
  ASSERT_GE(keys.size(), published.size());
  EXPECT_TRUE(std::equal(published.begin(), published.end(), keys.begin()));
  std::sort(keys.begin(), keys.end());
  EXPECT_EQ(std::adjacent_find(keys.begin(), keys.end()), keys.end());
}

TEST(MapOverlays, NothingIsShownAtFirstAndChoicesAreKeptAsText) {
  Seen seen(mission_with({3, 1}, "", "A1/B1"));
  EXPECT_TRUE(seen.legend().empty());
  EXPECT_EQ(seen.picture().find("compartments"), nullptr);
  seen.fixture.stage.toggle_overlay("sight");
  seen.fixture.stage.toggle_overlay("chokepoints");
  EXPECT_EQ(to_text(seen.fixture.stage.overlay_choice().shown), "chokepoints sight");
  EXPECT_EQ(parse_overlay_keys("sight of chokepoints"), seen.fixture.stage.overlay_choice().shown);
}

TEST(MapOverlays, CompartmentsJoinWhereHatchwaysStandOpen) {
  Seen seen(mission_with({3, 1}, "A1/B1", "B1/C1"), "compartments");
  EXPECT_EQ(seen.drawn().texts, (Words{"1", "2", "3"}));
  EXPECT_EQ(seen.legend(), (Words{"Compartments", "- 3 compartments"}));
  EXPECT_EQ(seen.words("C1"), "compartment 3");
  seen.fixture.stage.set_hatchway_mode(HatchwayStates::Mode::all_open);
  EXPECT_EQ(seen.drawn().texts, (Words{"1", "2"}));
  EXPECT_EQ(seen.words("C1"), "room 2");
  EXPECT_EQ(seen.legend(),
            (Words{"Hatchways, just for looking", "- All open", "- 1 stands otherwise than in the mission",
                   "Compartments", "- 2 rooms: open hatchways join compartments"}));
  EXPECT_EQ(seen.fixture.mission(), mission_with({3, 1}, "A1/B1", "B1/C1")) << "the mission is as it was";
}

TEST(MapOverlays, RoomsSideBySideHaveDifferentTones) {
  Seen seen(mission_with({3, 3}, "A1/A2 A2/A3 B1/B2 B2/B3 C1/C2 C2/C3 A1/B1 B1/C1 A2/B2 B2/C2 A3/B3 B3/C3", ""),
            "compartments");
  const auto& tones = usual_design().rooms;
  std::vector<Colour> rooms;
  for (const auto colour : seen.drawn().filled) {
    if (std::any_of(tones.begin(), tones.end(), [&](Colour tone) { return tone.faded(colour.alpha) == colour; })) {
      rooms.push_back(colour);
    }
  }
  ASSERT_EQ(rooms.size(), 9U);
  for (std::size_t room = 0; room < 9; ++room) {
    if (room % 3 != 2) {
      EXPECT_NE(rooms[room], rooms[room + 1]);
    }
    if (room < 6) {
      EXPECT_NE(rooms[room], rooms[room + 3]);
    }
  }
}

TEST(MapOverlays, AnEditIsSeenAtOnce) {
  Seen seen(mission_with({3, 1}, "A1/B1", "B1/C1"), "compartments");
  ASSERT_EQ(seen.legend().back(), "- 3 compartments");
  seen.fixture.canvas.choose("wall");
  seen.fixture.click("A1/B1", Button::right);
  EXPECT_EQ(seen.legend().back(), "- 2 compartments");
  seen.fixture.stage.undo();
  EXPECT_EQ(seen.legend().back(), "- 3 compartments");
}

TEST(MapOverlays, ChokepointsCarryTheirShareOfAllRoutes) {
  Seen seen(mission_with({3, 1}, "", "A1/B1 B1/C1"), "chokepoints");
  // Routes are A–B, A–C and B–C: each hatchway is on two of three.
  EXPECT_EQ(seen.drawn().texts, (Words{"67\u00A0%", "67\u00A0%"}));
  for (const auto* edge : {"A1/B1", "B1/C1"}) {
    EXPECT_EQ(seen.words(edge), "67\u00A0% of all routes, the only way between two parts");
  }
  EXPECT_EQ(seen.words("B1"), "");
  EXPECT_EQ(seen.legend(), (Words{"Chokepoints", "- Share of all routes through a hatchway",
                                  "- 2 only ways between two parts (bars at their ends)", "- 2 dead ends"}));
}

TEST(MapOverlays, ChokepointsOfLargeBoardsSayThatTheyAreEstimates) {
  // Two halves of 100 × 50 cells with a hatchway at either end: half of all routes go through each.
  std::string walls;
  for (int column = 1; column < 99; ++column) {
    const auto letters = column_letters(column);
    walls += letters + "50/" + letters + "51 ";
  }
  Seen seen(mission_with({100, 100}, walls, "A50/A51 CV50/CV51"), "chokepoints");
  EXPECT_TRUE(seen.pending("chokepoints"));
  seen.overlays.finish();
  EXPECT_EQ(seen.legend(), (Words{"Chokepoints", "- About the share of all routes through a hatchway (estimated)"}));
  for (const auto* edge : {"A50/A51", "CV50/CV51"}) {
    const auto words = seen.words(edge);
    EXPECT_TRUE(words == "about 50\u00A0% of all routes" || words == "about 49\u00A0% of all routes" ||
                words == "about 51\u00A0% of all routes")
        << words;
  }
}

TEST(MapOverlays, DistanceIsInMovesRoundWalls) {
  // One column of three cells, a wall between the first two: no way. Six inches are 152.4 mm, cells 97 mm.
  Seen seen(mission_with({1, 5}, "", "A1/A2"), "distance");
  seen.fixture.point_at("A2");
  EXPECT_EQ(seen.words("A2"), "") << "nobody asks how far it is to where one is";
  EXPECT_EQ(seen.words("A3"), "1 move from the pointer");
  EXPECT_EQ(seen.words("A5"), "2 moves from the pointer");
  EXPECT_EQ(seen.words("A1"), "no way there from the pointer");
  EXPECT_EQ(seen.legend(), (Words{"Distance", "- Moves of 6\" from the pointer", "- 1 move", "- 2 moves", "- 3 moves",
                                  "- No way there with hatchways like this"}));
  seen.fixture.stage.set_hatchway_mode(HatchwayStates::Mode::all_open);
  EXPECT_EQ(seen.words("A1"), "1 move from the pointer");
  seen.fixture.canvas.leave();
  EXPECT_EQ(seen.words("A3"), "");
  EXPECT_TRUE(seen.drawn().texts.empty());
  EXPECT_EQ(seen.legend().back(), "- Point at a place on the board");
}

TEST(MapOverlays, NoDistancesBeginInAWall) {
  Seen seen(mission_with({1, 5}, "A2/A3", ""), "distance");
  seen.fixture.point_at("A2/A3");
  EXPECT_EQ(seen.words("A2/A3"), "nobody can stand here, so no distances are counted from it");
  EXPECT_EQ(seen.words("A5"), "");
  EXPECT_EQ(seen.legend().back(), "- Nobody can stand where you point: point beside it");
  seen.fixture.point_at("A2");
  EXPECT_EQ(seen.words("A1"), "1 move from the pointer");
}

TEST(MapOverlays, DistanceFromAZoneNeedsNoPointer) {
  Seen seen(test::with_drop_zones(mission_with({6, 7}, "", "")), "distance");
  auto choice = seen.fixture.stage.overlay_choice();
  choice.zone = seen.fixture.mission().zones->front().id;
  seen.fixture.stage.set_overlay_choice(choice);
  const auto moves = [&](std::string_view place) { return seen.words(place).substr(0, 7); };
  EXPECT_EQ(moves("C1"), "0 moves");
  // From the zone's rim: the middle of row 2 is half a cell away, that of row 4 two and a half.
  EXPECT_EQ(moves("C2"), "1 move ");
  EXPECT_EQ(moves("C4"), "2 moves");
  choice.zone = Id("gone");
  seen.fixture.stage.set_overlay_choice(choice);
  EXPECT_EQ(seen.legend(), (Words{"Distance", "- There is no such zone any more"}));
}

TEST(MapOverlays, SightEndsAtWallsAndClosedHatchways) {
  Seen seen(mission_with({1, 3}, "", "A1/A2"), "sight");
  seen.fixture.point_at("A2");
  EXPECT_EQ(seen.words("A3"), "in sight");
  EXPECT_EQ(seen.words("A1"), "out of sight");
  seen.fixture.canvas.choose("look");
  seen.fixture.click("A1/A2");
  seen.fixture.point_at("A2");
  EXPECT_EQ(seen.words("A1"), "in sight") << "through the open hatchway";
  EXPECT_EQ(seen.legend().at(1), "- 1 stands otherwise than in the mission");
  EXPECT_FALSE(seen.fixture.document.can_undo());
  seen.fixture.click("A1/A2");
  seen.fixture.point_at("A2");
  EXPECT_EQ(seen.words("A1"), "out of sight");
  EXPECT_EQ(seen.picture().hatchways, nullptr);
}

TEST(MapOverlays, TriedHatchwaysAreForgottenWithTheirPlaces) {
  Seen seen(mission_with({1, 3}, "", "A1/A2"), "sight");
  seen.fixture.canvas.choose("look");
  seen.fixture.click("A1/A2");
  ASSERT_EQ(seen.legend().at(1), "- 1 stands otherwise than in the mission");
  transform_all(seen.fixture.stage, Transform::rotate_180);
  ASSERT_EQ(seen.fixture.hatchways(), "A2/A3:north");
  EXPECT_EQ(seen.legend().front(), "Sight");
  EXPECT_TRUE(seen.fixture.stage.overlay_choice().hatchways.plain());
  seen.fixture.click("A2/A3");
  ASSERT_TRUE(seen.fixture.stage.apply(parse_edit(seen.fixture.mission(), "open A2/A3").value()));
  EXPECT_EQ(seen.legend().front(), "Sight") << "none stands otherwise where there is none";
}

TEST(MapOverlays, AccessLeadsTheBestWayToEachObjective) {
  auto mission = test::with_objective(test::with_drop_zones(mission_with({2, 3}, "A1/A2", "B1/B2")), "o1", "A2", "1");
  Seen seen(std::move(mission), "access");
  const auto drawn = seen.drawn();
  EXPECT_EQ(drawn.texts, (Words{"1 hatchway, 2 cells", "0 hatchways, 1 cell"})) << "as wide as a cell";
  // From B1 through the hatchway to B2, to A2, and to the marker in its middle; a rim of paper lies below the line.
  ASSERT_EQ(drawn.corners.size(), 4U);
  EXPECT_EQ(drawn.corners[0], 4U);
  EXPECT_EQ(drawn.corners[1], 4U);
}

TEST(MapOverlays, ExposureIsTheShareOfTheBoardThatSeesAPlace) {
  // A column of seven cells, the first walled off: it sees a seventh of the board, each of the others six.
  Seen seen(mission_with({1, 7}, "A1/A2", ""), "exposure");
  EXPECT_EQ(seen.words("A1"), "seen from 10 % to 20 % of the board");
  EXPECT_EQ(seen.words("A4"), "seen from 40 % of the board or more") << "the last band begins with four tenths";
}

TEST(MapOverlays, FireLanesAreTheLongestRunsOfOpenFloor) {
  Seen seen(mission_with({5, 2}, "B1/C1", "D2/E2"), "lanes");
  // C1 to E1 and, up to the closed hatchway, A2 to D2; two cells are no lane.
  const auto words = [&] { return Words{seen.words("A2"), seen.words("D2"), seen.words("E2"), seen.words("C1")}; };
  EXPECT_EQ(seen.drawn().texts.size(), 2U) << "each has its length";
  EXPECT_EQ(words(), (Words{"straight run of 4 cells", "straight run of 4 cells", "", "straight run of 3 cells"}));
  EXPECT_EQ(seen.words("B1"), "");
  const auto first = seen.drawn().stroked.front();
  EXPECT_GT(first.size.x, 0);
  EXPECT_EQ(first.size.y, 0);
  seen.fixture.stage.set_hatchway_mode(HatchwayStates::Mode::all_open);
  EXPECT_EQ(seen.drawn().texts.size(), 2U);
  EXPECT_EQ(words(), (Words{"straight run of 5 cells", "straight run of 5 cells", "straight run of 5 cells",
                            "straight run of 3 cells"}));
}

TEST(MapOverlays, TheFrontierIsWhereBothSidesComeInTheSameMove) {
  // Rows 1 and 7 are the sides' zones; from their rims it is half a cell (49 mm) to the middle of the next row, two and
  // a half (243 mm) to that of row 4, and three and a half (340 mm) to the next but one: 1, 2 and 3 moves of 6".
  Seen seen(test::with_drop_zones(mission_with({6, 7}, "", "")), "frontier");
  EXPECT_EQ(seen.words("C1"), "Attacker is there first");
  EXPECT_EQ(seen.words("C2"), "Attacker is there first");
  EXPECT_EQ(seen.words("C4"), "contested");
  EXPECT_EQ(seen.words("C6"), "Defender is there first");
}

TEST(MapOverlays, TheLookToolPutsHatchwaysBack) {
  CanvasFixture fixture(mission_with({3, 1}, "", "A1/B1 B1/C1"));
  fixture.canvas.choose("look");
  fixture.click("A1/B1");
  fixture.click("B1/C1");
  EXPECT_EQ(fixture.stage.overlay_choice().hatchways.toggled().size(), 2U);
  fixture.click("A1", Button::right);
  EXPECT_TRUE(fixture.stage.overlay_choice().hatchways.plain());
  fixture.canvas.click_at_cursor(Button::left, {});
  fixture.click("A1/B1");
  fixture.document.begin(test::empty_mission());
  EXPECT_TRUE(fixture.stage.overlay_choice().hatchways.plain()) << "another mission begins as it is set";
}

TEST(MapOverlays, LargeBoardsAreWorkedOutInTheBackgroundAndNothingOldPassesForNew) {
  Seen seen(mission_with({12, 12}, "", "A1/A2"), "chokepoints");
  EXPECT_TRUE(seen.pending("chokepoints"));
  EXPECT_EQ(seen.legend().front(), "Chokepoints · working…");
  int ready = 0;
  seen.overlays.when_ready([&] { ++ready; });
  seen.overlays.finish();
  EXPECT_EQ(ready, 1);
  EXPECT_FALSE(seen.pending("chokepoints"));
  EXPECT_NE(seen.picture().find("chokepoints")->layer, nullptr);
  seen.fixture.canvas.choose("wall");
  seen.fixture.click("C3/D3");
  EXPECT_TRUE(seen.pending("chokepoints"));
  seen.overlays.finish();
  EXPECT_FALSE(seen.pending("chokepoints"));
}

TEST(MapOverlays, OfTheMissionBeforeAreForgotten) {
  Seen seen(mission_with({12, 12}, "", "A1/A2"), "chokepoints");
  EXPECT_TRUE(seen.pending("chokepoints"));
  seen.overlays.finish();
  seen.fixture.document.begin(mission_with({12, 12}, "", "C1/C2"));
  EXPECT_NE(seen.picture().find("chokepoints")->layer, nullptr) << "faint, until there is the next";
  seen.overlays.forget();
  EXPECT_TRUE(seen.pending("chokepoints"));
  EXPECT_EQ(seen.picture().find("chokepoints")->layer, nullptr);
}

TEST(MapOverlays, AreDrawnWithTheirWords) {
  auto mission = test::with_objective(
      test::with_drop_zones(mission_with({6, 7}, "B2/B3 C2/C3 A2/A3 E2/E3 F2/F3", "D2/D3")), "o1", "D4", "1");
  Seen seen(std::move(mission), "compartments chokepoints access");
  seen.fixture.point_at("D5");
  test::RecordingCanvas canvas;
  seen.draw_on(canvas);
  EXPECT_TRUE(canvas.has_text("1")) << "the first compartment";
  EXPECT_TRUE(canvas.has_text("100\u00A0%")) << "the only hatchway";
  EXPECT_TRUE(canvas.has_text("1 hatchway, 3 cells") || canvas.has_text("3 cells")) << "in one line or two";
  EXPECT_GT(canvas.fills, 5);
}

std::shared_ptr<const OverlayInput> input_of(const std::shared_ptr<const Mission>& mission, const HatchwayStates& look,
                                             const OverlayInput* previous) {
  return OverlayInput::make(mission, look, Snapshot::make(*mission), previous);
}

TEST(MapOverlays, PlansAreMadeAnewOnlyWhereWhatBlocksHasChanged) {
  const auto mission = std::make_shared<const Mission>(mission_with({3, 1}, "A1/B1", "B1/C1"));
  const HatchwayStates as_set;
  const auto first = input_of(mission, as_set, nullptr);
  const auto edited = [&](std::string_view edit) {
    return std::make_shared<const Mission>(parse_edit(*mission, edit).value().apply(*mission).value());
  };
  const auto titled = input_of(edited("title \"Another\""), as_set, first.get());
  EXPECT_EQ(titled->levels, first->levels);
  EXPECT_NE(input_of(edited("open A1/B1"), as_set, first.get())->levels, first->levels);
  HatchwayStates open;
  open.set_mode(HatchwayStates::Mode::all_open);
  EXPECT_NE(input_of(mission, open, first.get())->levels, first->levels);
}

TEST(MapOverlays, PlansAreMadeAnewWhereAreasThatBlockHaveChanged) {
  auto battlefield = mission_with({3, 1}, "", "");
  auto system = *battlefield.system;
  system.zone_kinds.back().passage = TerrainTraits::Passage::barred;
  battlefield.system = Part<GameSystem>(std::move(system));
  const auto mission = std::make_shared<const Mission>(battlefield);
  const auto first = input_of(mission, {}, nullptr);
  const auto edited = [](const Mission& before, std::string_view edit) {
    return std::make_shared<const Mission>(parse_edit(before, edit).value().apply(before).value());
  };
  const auto with_zone = edited(*mission, "zone z kind drop-zone side attacker cells A1");
  const auto second = input_of(with_zone, {}, first.get());
  EXPECT_EQ(second->levels, first->levels) << "zones block nothing";
  const auto with_sea = edited(*with_zone, "area sea kind shrine cells B1");
  const auto third = input_of(with_sea, {}, second.get());
  EXPECT_NE(third->levels, second->levels);
  EXPECT_NE(input_of(edited(*with_sea, "remove #sea"), {}, third.get())->levels, third->levels);
}

bool same_mesh(const StripMesh& a, const StripMesh& b) {
  return std::ranges::equal(a.strips(), b.strips()) && std::ranges::equal(a.openings(), b.openings()) &&
         std::ranges::equal(a.corners(), b.corners());
}

TEST(MapOverlays, PlansChangeWithHatchwaysAndEqualFreshOnes) {
  auto battlefield = mission_with({4, 3}, "A1/B1 A3/B3 C2/D2", "A2/B2 B2/C2 C1/D1 C3/D3");
  battlefield = parse_edit(battlefield, "open B2/C2").value().apply(battlefield).value();
  const auto mission = std::make_shared<const Mission>(battlefield);
  auto last = input_of(mission, {}, nullptr);
  const auto* ground = &last->levels->at(0).plan.ground();
  HatchwayStates look;
  const auto expect_like_fresh = [&] {
    last = input_of(mission, look, last.get());
    const auto& changed = last->levels->at(0).plan;
    EXPECT_EQ(&changed.ground(), ground) << "not made anew";
    const auto fresh = plan_of(*mission, 0, {look.for_plan(*mission), {}}).value();
    EXPECT_TRUE(same_mesh(changed.sight().mesh(), fresh.sight().mesh()));
    EXPECT_TRUE(same_mesh(changed.ways().mesh(), fresh.ways().mesh()));
  };
  for (const auto mode :
       {HatchwayStates::Mode::all_open, HatchwayStates::Mode::all_closed, HatchwayStates::Mode::as_set}) {
    look.set_mode(mode);
    expect_like_fresh();
    for (const auto& hatchway : hatchways_of(*mission)) {
      look.toggle(hatchway.at);
      expect_like_fresh();
    }
  }
}

/// A board of 3 × 3 cells on which "Scatter" places two objectives, 2" clear of the edge.
Mission with_scatter(Length apart = {}) {
  auto mission = test::empty_mission({3, 3});
  Rule rule{{Id("scatter"), "Scatter", {}, {}, "", {}}};
  Placing placing{.what = Id("objective")};
  placing.count = Dice::number(2);
  placing.clear_of_edge = Length::inches(2);
  placing.apart = apart;
  rule.places = {placing};
  mission.rules = std::vector{rule};
  return mission;
}

/// What the overlays say of where the pointer is.
std::string words_at_pointer(Seen& seen) { return words_at(seen.picture(), seen.fixture.canvas.pointed().value()); }

TEST(MapOverlays, PlacingShowsItselfWhileAMarkerIsPutThatARulePlaces) {
  Seen seen(with_scatter());
  seen.fixture.point_at("B2");
  EXPECT_EQ(seen.picture().find("placing"), nullptr) << "the wall brush puts no markers";
  seen.fixture.canvas.choose("objective");
  seen.fixture.point_at("B2");
  EXPECT_EQ(seen.legend(), (Words{"Placing", "- Objective, as Scatter places it", "- May not stand here"}));
  EXPECT_EQ(words_at_pointer(seen), "Objective may stand here");
  // The middle of A1 is 60.5 mm from both edges, the marker's rim 40.5.
  seen.fixture.point_at("A1");
  EXPECT_EQ(words_at_pointer(seen), "Objective may not stand here: 1.6\" from the edge, 2\" is asked for");
  EXPECT_GT(seen.drawn().strokes, 0);
  const auto layer = seen.picture().find("placing")->layer;
  seen.fixture.point_at("A2");
  EXPECT_EQ(seen.picture().find("placing")->layer, layer) << "not worked out anew while the pointer moves";
  seen.fixture.click("A1");
  EXPECT_NE(seen.picture().find("placing")->layer, layer);
  EXPECT_EQ(seen.fixture.markers(), "o1@A1:1") << "it is said, not forbidden";
  seen.fixture.choose_option("Terminal");
  seen.fixture.point_at("C3");
  EXPECT_EQ(seen.picture().find("placing"), nullptr) << "nothing places terminals";
}

TEST(MapOverlays, PlacingSpeaksOfWhereTheMarkerSnapsAndOfTheOthers) {
  Seen seen(test::with_objective(with_scatter(Length::millimetres(60)), "o1", "B2", "1"));
  seen.fixture.canvas.choose("objective");
  // 48.5 mm from the middle of B2, 40 of which are the markers'.
  seen.fixture.point_at("B2/C2");
  EXPECT_EQ(words_at_pointer(seen), "Objective may not stand here: 0.3\" from Objective 1, 2.4\" is asked for");
  // Off the lattice, 57.5 mm from the edge.
  seen.fixture.point_at("157.5mm,257.5mm", test::alt);
  EXPECT_EQ(words_at_pointer(seen), "Objective may not stand here: 1.5\" from the edge, 2\" is asked for");
  seen.fixture.point_at("B2");
  EXPECT_EQ(words_at_pointer(seen), "Objective may stand here") << "that one stands there, and is not in its own way";
}

TEST(MapOverlays, PlacingShowsItselfWhileAMarkerIsDragged) {
  const auto mission = test::with_objective(
      test::with_objective(with_scatter(Length::millimetres(60)), "o1", "B2", "1"), "o2", "A1", "2");
  for (const auto* tool : {"select", "objective"}) {
    Seen seen(mission);
    seen.fixture.canvas.choose(tool);
    seen.fixture.press("B2");
    seen.fixture.move("C3");
    EXPECT_NE(seen.picture().find("placing"), nullptr) << tool;
    EXPECT_EQ(words_at_pointer(seen), "Objective may not stand here: 1.6\" from the edge, 2\" is asked for") << tool;
    seen.fixture.move("B2");
    EXPECT_EQ(words_at_pointer(seen), "Objective may stand here") << tool;
    seen.fixture.release("B2");
    seen.fixture.canvas.choose("wall");
    EXPECT_EQ(seen.picture().find("placing"), nullptr) << tool;
  }
}

TEST(MapOverlays, PlacingSaysOfEachPlaceWhyNothingMayStandThere) {
  Seen seen(with_scatter(), "placing");
  EXPECT_EQ(seen.words("B2"), "Objective may stand here");
  EXPECT_EQ(seen.words("A2"), "Objective may not stand here: 1.6\" from the edge, 2\" is asked for");
  Seen without(test::empty_mission({3, 3}), "placing");
  EXPECT_EQ(without.legend(), (Words{"Placing", "- Nothing says where players place something"}));
}

/// A rule that places one objective, so far from the edge.
Rule one_objective(std::string_view id, std::string_view name, int clear_of_edge) {
  Rule rule{{Id(id), std::string(name), {}, {}, "", {}}};
  Placing placing{.what = Id("objective")};
  placing.count = Dice::number(1);
  placing.clear_of_edge = Length::millimetres(clear_of_edge);
  rule.places = {placing};
  return rule;
}

TEST(MapOverlays, PlacingSpeaksOfEachSidesMarkersByItsOwnPlacingsAsTheCheckDoes) {
  auto mission =
      test::with_objective(test::with_objective(test::empty_mission({3, 3}), "o1", "B2", "1"), "o2", "C3", "2");
  auto markers = *mission.markers;
  markers[0].side = Id("attacker");
  markers[1].side = Id("defender");
  mission.markers = markers;
  auto attackers = one_objective("vanguard", "Vanguard", 30);
  attackers.places[0].by = Id("attacker");
  auto defenders = one_objective("garrison", "Garrison", 50);
  defenders.places[0].by = Id("defender");
  mission.rules = std::vector{attackers, defenders};
  const auto dragged_to_corner = [&](std::string_view from) {
    Seen seen(mission);
    seen.fixture.canvas.choose("select");
    seen.fixture.press(from);
    seen.fixture.move("A1");
    EXPECT_EQ(seen.legend().size(), 3U);
    return Words{seen.legend().at(1), words_at_pointer(seen)};
  };
  // In A1 a marker is 40.5 mm from the edge.
  EXPECT_EQ(dragged_to_corner("B2"), (Words{"- Objective, as Vanguard places it", "Objective may stand here"}));
  EXPECT_EQ(dragged_to_corner("C3"), (Words{"- Objective, as Garrison places it",
                                            "Objective may not stand here: 1.6\" from the edge, 2\" is asked for"}));
  Seen fresh(mission);
  fresh.fixture.canvas.choose("objective");
  fresh.fixture.point_at("A1");
  EXPECT_EQ(fresh.legend().at(1), "- Objective, as Vanguard, Garrison places it") << "nobody's yet";
  // What the attacker places may lie close to what the defender has placed.
  attackers.places[0].apart = Length::millimetres(60);
  mission.rules = std::vector{attackers, defenders};
  Seen close(mission);
  close.fixture.canvas.choose("select");
  close.fixture.press("B2");
  close.fixture.move("B3");
  EXPECT_EQ(words_at_pointer(close), "Objective may stand here");
}

TEST(MapOverlays, PlacingKeepsOffZonesOfTheEnemyOfTheMarkersOwnSide) {
  auto mission = test::with_drop_zones(test::empty_mission({3, 5}));
  mission = test::with_objective(mission, "o1", "B3", "1");
  auto markers = *mission.markers;
  markers[0].side = Id("defender");
  mission.markers = markers;
  auto rule = one_objective("vanguard", "Vanguard", 0);
  rule.places[0].by = Id("player-c");
  rule.places[0].clear_of_zones = Length::millimetres(50);
  mission.rules = std::vector{rule};
  Seen seen(mission);
  seen.fixture.canvas.choose("select");
  seen.fixture.press("B3");
  seen.fixture.move("B5");
  EXPECT_EQ(words_at_pointer(seen), "Objective may stand here") << "in the zone of its own side; there is no player C";
  seen.fixture.move("B1");
  EXPECT_EQ(words_at_pointer(seen), "Objective may not stand here: 0\" from Drop zone (Attacker), 2\" is asked for");
}

TEST(MapOverlays, PlacingDoesNotSpeakOfWhatIsPlacedDuringTheBattle) {
  auto mission = test::with_objective(test::empty_mission({3, 3}), "o1", "B2", "1");
  auto rule = one_objective("late", "Late", 50);
  rule.places[0].at = Id("round-start");
  mission.rules = std::vector{rule};
  Seen seen(mission);
  seen.fixture.canvas.choose("objective");
  seen.fixture.point_at("A1");
  EXPECT_EQ(seen.picture().find("placing"), nullptr) << "for one that is put";
  seen.fixture.press("B2");
  seen.fixture.move("A1");
  EXPECT_EQ(seen.picture().find("placing"), nullptr) << "and for one that stands";
}

TEST(MapOverlays, HaveAnAnswerToOddBattlefields) {
  auto plain = test::empty_mission();
  Board board;
  board.ground = PlainGround{Length::inches(30), Length::inches(22)};
  plain.boards = {board};
  for (const auto& mission : {Mission(), plain, test::two_boards({}, 1)}) {
    for (const auto& overlay : map_overlays()) {
      Seen seen(mission, overlay.key);
      seen.fixture.canvas.move({80, 80}, {});
      test::RecordingCanvas canvas;
      seen.draw_on(canvas);
      const bool has_board = !mission.boards.empty();
      EXPECT_EQ(seen.picture().find(overlay.key) != nullptr, has_board);
      if (overlay.key == "sight") {
        EXPECT_EQ(canvas.fills > 0, has_board);
      }
      seen.overlays.finish();
      EXPECT_FALSE(seen.picture().pending());
    }
  }
}

}  // namespace
}  // namespace bulkhead
