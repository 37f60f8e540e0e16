// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "model/io/mission_file.h"
#include "model/library/library.h"
#include "model/mission/geometry.h"
#include "tests/support/temporary_folder.h"

namespace bulkhead {
namespace {

Library shipped() { return Library::open({BULKHEAD_TEMPLATES}).value(); }

/// Panels, edges, hatchways and loose pillars of some boxes.
struct Stock {
  int panels = 0;
  int edges = 0;
  int hatchways = 0;
  int loose_pillars = 0;
};

Stock stock_of(const TerrainSet& set, int boxes) {
  Stock stock;
  for (const auto& piece : set.pieces) {
    const int count = piece.count * boxes;
    if (piece.patterns.empty()) continue;
    const auto& edges = piece.patterns.front().edges;
    if (edges.empty()) {
      if (piece.patterns.front().nodes.front() == NodePiece::pillar) stock.loose_pillars += count;
      continue;
    }
    stock.panels += count;
    stock.edges += count * static_cast<int>(edges.size());
    stock.hatchways += count * static_cast<int>(std::count_if(edges.begin(), edges.end(), [](const PatternEdge& edge) {
                         return edge.kind == EdgeKind::hatchway;
                       }));
  }
  return stock;
}

TEST(ShippedTemplates, ReadWithoutProblemOrRemark) {
  const auto library = shipped();
  EXPECT_TRUE(library.problems().empty());
  std::map<Template::Kind, int> kinds;
  for (const auto& entry : library.templates()) {
    ++kinds[entry.kind];
    SCOPED_TRACE(entry.path);
    if (entry.kind == Template::Kind::system) {
      const auto system = library.system(Id(entry.id.text()));
      EXPECT_TRUE(system.has_value()) << to_text(system.error());
    } else if (entry.kind == Template::Kind::terrain_set) {
      const auto set = library.terrain_set(Id(entry.id.text()));
      EXPECT_TRUE(set.has_value()) << to_text(set.error());
    } else if (entry.kind == Template::Kind::item) {
      const auto item = read_item(entry);
      ASSERT_TRUE(item.has_value()) << to_text(item.error());
      EXPECT_TRUE(item->remarks.empty());
    } else {
      const auto mission = read_mission(test::content_of(entry.path), entry.path.string(), &library);
      ASSERT_TRUE(mission.has_value()) << to_text(mission.error());
      EXPECT_TRUE(mission->remarks.empty());
    }
  }
  EXPECT_EQ(kinds[Template::Kind::killzone], 14);
  EXPECT_EQ(kinds[Template::Kind::mission], 7);
  EXPECT_EQ(kinds[Template::Kind::system], 5);
  EXPECT_EQ(kinds[Template::Kind::terrain_set], 11);
  EXPECT_EQ(kinds[Template::Kind::item], 76);
}

TEST(ShippedTemplates, AreNamedAfterTheirIds) {
  const auto library = shipped();
  ASSERT_FALSE(library.templates().empty());
  for (const auto& entry : library.templates()) {
    const auto& id = entry.id.text();
    EXPECT_EQ(entry.path.stem(), id.substr(id.find('/') + 1));
  }
}

TEST(ShippedTemplates, BoardsHaveTheSizesOfTheirGames) {
  const auto library = shipped();
  const auto size_of = [&](std::string_view id) {
    const auto text = test::content_of(library.find(LibraryId(id))->path);
    const auto mission = read_mission(text, std::string(id), &library).value().mission;
    return to_text(battlefield_bounds(mission).bottom_right);
  };
  EXPECT_EQ(size_of("kill-team/gallowdark-6x7"), "606mm,703mm");
  EXPECT_EQ(size_of("kill-team/gallowdark-7x6"), "703mm,606mm");
  EXPECT_EQ(size_of("boarding-actions/two-boards"), "1212mm,703mm");
  EXPECT_EQ(size_of("zone-mortalis/table-4x4"), "1219.2mm,1219.2mm");
  EXPECT_EQ(size_of("zone-mortalis/table-2x2"), "609.6mm,609.6mm");
  EXPECT_EQ(size_of("zone-mortalis/table-6x4"), "1828.8mm,1219.2mm");
  EXPECT_EQ(size_of("zone-mortalis/tiles-round-a-shaft"), "914.4mm,914.4mm");
  EXPECT_EQ(size_of("cqb/butt-joint-8x8"), "912mm,912mm");
  EXPECT_EQ(size_of("narrative-play/battlefield-6x4"), "1828.8mm,1219.2mm");
  EXPECT_EQ(size_of("kill-team/three-lamps"), "606mm,703mm");
  for (const auto* id : {"kill-team/open-30x22", "kill-team/volkus", "kill-team/bheta-decima"}) {
    EXPECT_EQ(size_of(id), "762mm,558.8mm") << id;
  }
}

TEST(ShippedSystems, PutObjectivesFirstAndKnowTheirKinds) {
  const auto library = shipped();
  for (const auto* id : {"kill-team", "boarding-actions", "zone-mortalis", "cqb", "narrative-play"}) {
    const auto system = library.system(Id(id)).value();
    ASSERT_FALSE(system.marker_kinds.empty());
    EXPECT_EQ(system.marker_kinds.front().id, Id("objective"));
    EXPECT_TRUE(std::any_of(system.zone_kinds.begin(), system.zone_kinds.end(),
                            [](const ZoneKind& kind) { return kind.start != ZoneKind::Start::no; }));
    for (const auto& kind : system.zone_kinds) {
      EXPECT_EQ(kind.colour.empty(), kind.owner == ZoneKind::Owner::side) << kind.id.text();
      EXPECT_FALSE(kind.start != ZoneKind::Start::no && kind.area) << kind.id.text();
    }
  }
  const auto kill_team = library.system(Id("kill-team")).value();
  const auto* const drop_zone = find_zone_kind(kill_team, Id("drop-zone"));
  ASSERT_NE(drop_zone, nullptr);
  EXPECT_EQ(drop_zone->start, ZoneKind::Start::deploys);
  EXPECT_EQ(drop_zone->owner, ZoneKind::Owner::side);
}

TEST(ShippedSystems, KillTeamSaysWhatEverybodyMayAlwaysDo) {
  const auto system = shipped().system(Id("kill-team")).value();
  std::vector<std::string> names;
  for (const auto& action : system.actions) {
    names.push_back(action.name);
    ASSERT_TRUE(action.kind.has_value());
    EXPECT_NE(find_named_kind(system.action_kinds, action.kind->text()), nullptr) << action.name;
    EXPECT_NE(find_named_kind(system.uses, action.uses), nullptr) << action.name;
    EXPECT_FALSE(action.who.empty()) << action.name;
    EXPECT_FALSE(action.text.empty()) << action.name;
  }
  EXPECT_EQ(names,
            (std::vector<std::string>{"Operate a hatch", "Guard", "Fight through a hatchway", "Fight through a door"}));
}

TEST(ShippedSystems, BoardingActionsSaysWhatEverybodyMayAlwaysDo) {
  const auto system = shipped().system(Id("boarding-actions")).value();
  std::vector<std::string> names;
  for (const auto& action : system.actions) names.push_back(action.name);
  EXPECT_EQ(names, (std::vector<std::string>{"Operate a hatchway", "Secure the site", "Set to defend", "Set overwatch",
                                             "Set up a unit", "Deep Strike"}));
}

// Of the printed cards each has a file: 9 of Zone Mortalis, 36 of narrative play, 5 of Boarding Actions and 9 of CQB.
TEST(ShippedItems, HaveAFileForEachCardAndAnIdOfTheirOwnInTheirGame) {
  const auto library = shipped();
  std::map<std::string, int> cards;
  std::set<std::string> ids;
  for (const auto& entry : library.templates()) {
    if (entry.kind != Template::Kind::item) continue;
    const auto& id = entry.id.text();
    EXPECT_TRUE(ids.insert(id).second) << id;
    if (std::holds_alternative<Stratagem>(read_item(entry)->item.item)) ++cards[id.substr(0, id.find('/'))];
  }
  EXPECT_EQ(cards, (std::map<std::string, int>{
                       {"boarding-actions", 5}, {"cqb", 9}, {"narrative-play", 36}, {"zone-mortalis", 9}}));
}

TEST(ShippedSystems, BoardingActionsHasTheWholeMapKey) {
  const auto system = shipped().system(Id("boarding-actions")).value();
  const auto zones = std::count_if(system.zone_kinds.begin(), system.zone_kinds.end(),
                                   [](const ZoneKind& kind) { return !kind.area; });
  EXPECT_EQ(zones, 36);
  EXPECT_EQ(system.sequence.rounds, 5);
  EXPECT_FALSE(find_link_kind(system, Id("power-line"))->moves);
  EXPECT_TRUE(find_link_kind(system, Id("access"))->moves);
}

TEST(ShippedSets, GallowdarkBoxesHoldWhatTheyShould) {
  const auto set = shipped().terrain_set(Id("gallowdark")).value();
  const auto one = stock_of(set, 1);
  EXPECT_EQ(one.panels, 16);
  EXPECT_EQ(one.edges, 24);
  EXPECT_EQ(one.hatchways, 10);
  EXPECT_EQ(one.loose_pillars, 16);
  const auto two = stock_of(set, 2);
  EXPECT_EQ(two.panels, 32);
  EXPECT_EQ(two.edges, 48);
  EXPECT_EQ(two.loose_pillars, 32);
}

/// In inches: two floors to stand on at 3", a roof at 2", a barricade 4" long.
TEST(ShippedSets, TableTerrainHasTheHeightsItSays) {
  const auto set = shipped().terrain_set(Id("table-terrain")).value();
  EXPECT_FALSE(set.has_lattice());
  const auto part = [&](std::string_view kind, std::size_t index) {
    const auto found = std::find_if(set.feature_kinds.begin(), set.feature_kinds.end(),
                                    [&](const FeatureKind& other) { return other.id.text() == kind; });
    return found->parts.at(index);
  };
  EXPECT_EQ(part("ruin-corner", 1).begins_at + part("ruin-corner", 1).height, Length::inches(3));
  EXPECT_EQ(part("walkway", 4).begins_at + part("walkway", 4).height, Length::inches(3));
  EXPECT_EQ(part("container", 0).height, Length::inches(2));
  const auto barricade = std::get<Rectangle>(part("barricade", 0).footprint);
  EXPECT_EQ(barricade.bottom_right.x - barricade.top_left.x, Length::inches(4));
}

/// Sets of terrain features, and the games that they can stand in: each knows the types of all parts.
TEST(ShippedSets, PartsAreOfTypesThatTheirGamesKnow) {
  const auto library = shipped();
  const std::map<std::string, std::vector<std::string>> games = {
      {"table-terrain", {"kill-team", "zone-mortalis", "cqb", "narrative-play"}},
      {"volkus", {"kill-team", "zone-mortalis", "cqb", "narrative-play"}},
      {"bheta-decima", {"kill-team", "zone-mortalis", "cqb", "narrative-play"}},
      {"zone-mortalis-terrain", {"zone-mortalis", "cqb", "kill-team", "narrative-play"}},
      {"gallowdark-terrain", {"boarding-actions", "kill-team"}},
      {"narrative-terrain", {"narrative-play"}}};
  for (const auto& [id, systems] : games) {
    const auto set = library.terrain_set(Id(id)).value();
    for (const auto& game : systems) {
      SCOPED_TRACE(id + " in " + game);
      const auto system = library.system(Id(game)).value();
      for (const auto& kind : set.feature_kinds) {
        for (const auto& part : kind.parts) {
          EXPECT_FALSE(part.types.empty()) << kind.id.text();
          for (const auto& type : part.types) EXPECT_NE(find_terrain_type(system, type), nullptr) << type.text();
        }
      }
    }
  }
}

/// Kinds and how many of each are in a box, as the source counts them.
TEST(ShippedSets, OpenKillzonesHoldWhatTheyShould) {
  const auto library = shipped();
  const auto box = [&](std::string_view id) {
    const auto set = library.terrain_set(Id(id)).value();
    EXPECT_EQ(set.pieces.size(), set.feature_kinds.size()) << id;
    std::map<std::string, int> counts;
    for (const auto& kind : set.feature_kinds) counts[kind.id.text()] = 0;
    for (const auto& piece : set.pieces) counts.at(piece.id.text()) += piece.count;
    return counts;
  };
  using Counts = std::map<std::string, int>;
  EXPECT_EQ(
      box("volkus"),
      (Counts{{"stronghold", 2}, {"large-ruin", 2}, {"small-ruin", 2}, {"heavy-rubble", 2}, {"light-rubble", 3}}));
  EXPECT_EQ(box("bheta-decima"),
            (Counts{{"short-gantry", 2}, {"medium-gantry", 4}, {"long-gantry", 2}, {"thermometric-condenser", 1}}));
}

/// Each killzone of a box is laid out with all of it, and with nothing else.
TEST(ShippedTemplates, OpenKillzonesUseTheirBoxUp) {
  const auto library = shipped();
  for (const auto* id : {"volkus", "bheta-decima"}) {
    const auto text = test::content_of(library.find(LibraryId(std::string("kill-team/") + id))->path);
    const auto mission = read_mission(text, id, &library).value().mission;
    std::map<std::string, int> laid;
    for (const auto& feature : mission.boards.front()->features) ++laid[feature.kind.text()];
    std::map<std::string, int> held;
    const auto set = library.terrain_set(Id(id)).value();
    for (const auto& piece : set.pieces) held[piece.id.text()] = piece.count;
    EXPECT_EQ(laid, held) << id;
  }
}

/// Eleven kinds of cover of 6+, ten of 5+, one of 4+, and five of debris, which say so in their note.
TEST(ShippedSets, ZoneMortalisTerrainHasAllKindsOfCover) {
  const auto set = shipped().terrain_set(Id("zone-mortalis-terrain")).value();
  std::map<std::string, int> kinds;
  for (const auto& kind : set.feature_kinds) {
    const bool debris = kind.note.find("Debris.") != std::string::npos;
    ++kinds[debris ? "debris" : kind.parts.front().types.front().text()];
  }
  EXPECT_EQ(kinds, (std::map<std::string, int>{{"cover-6", 11}, {"cover-5", 10}, {"cover-4", 1}, {"debris", 5}}));
}

/// No source gives them, so each kind says whose its sizes are.
TEST(ShippedSets, SayThatTheirSizesAreOurs) {
  const auto library = shipped();
  for (const auto* id :
       {"volkus", "bheta-decima", "gallowdark-terrain", "zone-mortalis-terrain", "narrative-terrain"}) {
    const auto set = library.terrain_set(Id(id)).value();
    EXPECT_NE(set.note.find("ll sizes"), std::string::npos) << id;
    for (const auto& kind : set.feature_kinds) {
      EXPECT_NE(kind.note.find("ours."), std::string::npos) << id << ": " << kind.id.text();
    }
  }
}

TEST(ShippedSystems, TerrainTypesDoWhatTheirRulesSay) {
  const auto library = shipped();
  const auto system = library.system(Id("kill-team")).value();
  const auto traits = [&](std::string_view id) { return find_terrain_type(system, Id(id))->traits; };
  using Traits = TerrainTraits;
  EXPECT_EQ(traits("heavy").sight, Traits::Sight::obscures);
  EXPECT_EQ(traits("light").sight, Traits::Sight::clear);
  EXPECT_EQ(traits("blocking").sight, Traits::Sight::blocks);
  EXPECT_EQ(traits("wall").passage, Traits::Passage::barred);
  EXPECT_EQ(traits("accessible").passage, Traits::Passage::slow);
  EXPECT_EQ(traits("insignificant").passage, Traits::Passage::free);
  EXPECT_EQ(traits("exposed").cover, Traits::Cover::denies);
  EXPECT_TRUE(traits("hazardous").hazard);
  for (const auto& type : system.terrain_types) EXPECT_EQ(type.traits.stand, type.id == Id("vantage"));
  EXPECT_EQ(find_terrain_type(library.system(Id("boarding-actions")).value(), Id("impediment"))->traits.passage,
            Traits::Passage::slow);
}

TEST(ShippedSets, CanBeBuiltAndTheirCodesDiffer) {
  const auto library = shipped();
  for (const auto* id : {"gallowdark", "zone-mortalis-table", "zone-mortalis-tiles", "butt-joint"}) {
    SCOPED_TRACE(id);
    const auto set = library.terrain_set(Id(id)).value();
    const auto pillar = set.pillar ? set.pillar->along : Length();
    EXPECT_LE(set.panel, set.pitch);
    EXPECT_LE(set.pitch, set.panel + pillar);
    std::set<std::string> codes;
    for (const auto& piece : set.pieces) EXPECT_TRUE(codes.insert(piece.code).second) << piece.code;
    for (const auto& piece : set.pieces) {
      for (const auto& pattern : piece.patterns) EXPECT_EQ(turned(turned(pattern)), pattern);
    }
  }
  EXPECT_EQ(library.terrain_set(Id("butt-joint")).value().joint, Joint::butt);
}

}  // namespace
}  // namespace bulkhead
