// SPDX-License-Identifier: MIT
// The templates under the checks of this room and of those below it, and the figures of the sample mission.
#include <gtest/gtest.h>

#include <set>

#include "analysis/figures/figures.h"
#include "model/io/mission_file.h"
#include "model/library/library.h"
#include "scripting/checks.h"
#include "scripting/lua/literals.h"
#include "scripting/rules_file.h"
#include "tests/scripting/lua_sandbox.h"
#include "tests/support/temporary_folder.h"
#include "validators/engine/report.h"

namespace bulkhead {
namespace {

Mission load(const Library& library, const Template& entry) {
  return read_mission(test::content_of(entry.path), entry.path.string(), &library).value().mission;
}

Mission three_lamps() {
  const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
  return load(library, *library.find(LibraryId("kill-team/three-lamps")));
}

TEST(ShippedTemplates, HaveNoErrorAndNoWarningAndWholeMissionsNoNote) {
  auto checks = battlefield_checks();
  for (const auto& check : scripting_checks()) checks.push_back(check);
  const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
  int looked_at = 0;
  for (const auto& entry : library.templates()) {
    if (entry.kind != Template::Kind::killzone && entry.kind != Template::Kind::mission) continue;
    const auto mission = load(library, entry);
    const auto report = run_checks(checks, {mission, Snapshot::make(mission), {}});
    for (const auto& finding : report.findings) {
      if (finding.level >= Level::warning || entry.kind == Template::Kind::mission)
        ADD_FAILURE() << entry.id.text() << ": " << finding.key << ": " << to_text(finding.message);
    }
    EXPECT_TRUE(mission.severities->empty()) << "no check is to be silenced in " << entry.id.text();
    ++looked_at;
  }
  EXPECT_GT(looked_at, 0);
}

// Worked out by hand from the board:
//
//   A   B   C   D   E   F
//                             1  north lock
//           +---+---+
//                   |         2
//           +       +
//           |       |         3
//   +-H-+---+-H-+-H-+-H-+---+
//           H       H         4  keel gallery, lamps at A4/B4, C4/D4, E4/F4
//   +---+-H-+-H-+-H-+---+-H-+
//           |       |         5
//           +       +
//           |                 6
//           +---+---+
//                             7  south lock
TEST(ThreeLamps, HasTheFiguresOfAMatchedPlayBoard) {
  const auto mission = three_lamps();
  const auto figures = figures_of(mission, Snapshot::make(mission));
  EXPECT_EQ(figures.counts, (Counts{14, 10, 24, 0, 3}));
  EXPECT_EQ(figures.objectives_on, (ObjectivesOn{0, 3, 0, 0}));
  EXPECT_EQ(figures.regions_open, 1);
  // North of the gallery, south of it, and the gallery's three rooms.
  EXPECT_EQ(figures.compartments, 5);
  EXPECT_EQ(figures.longest_lane_cells, 6);
  EXPECT_EQ(figures.symmetry, (Symmetry{true, false, false}));
}

TEST(ThreeLamps, GivesBothSidesTheSameAccess) {
  const auto mission = three_lamps();
  const auto figures = figures_of(mission, Snapshot::make(mission));
  ASSERT_EQ(figures.access.size(), 6U);
  for (const auto& access : figures.access) {
    // Straight down three cells, through the hatchway of the outer lamps; one step more around the barrier to the
    // middle one (B1 B2 C2 C3 C4).
    const int cells = access.objective == Id("keel-lamp") ? 4 : 3;
    EXPECT_EQ(access.route, (Route{1, cells})) << access.side.text() << " to " << access.objective.text();
  }
}

Mission boarding_action(std::string_view name) {
  const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
  return load(library, *library.find(LibraryId("boarding-actions/" + std::string(name))));
}

// Worked out by hand from the boards, two of 6 × 7 side by side; H is a hatchway:
//
//   A   B   C   D   E   F   A   B   C   D   E   F
//                   |   |       |   |                 1
//           +       +   +       +   +       +
//           |       H               H       |         2
//           +---+   +               +   +---+
//           |       |               |       |         3
//           +       +-H-+---+---+-H-+       +
//                   H               H                 4
//   +---+-H-+---+---+   +       +   +---+---+-H-+---+
//                   |   |       |   |                 5
//           +       +   +       +   +       +
//           |       H   |       |   H       |         6
//           +---+   +   +       +   +   +---+
//                   |               |                 7
//                   +               +
TEST(Decompression, HasSixCompartmentsWithACoreInFourOfThem) {
  const auto mission = boarding_action("decompression");
  const auto figures = figures_of(mission, Snapshot::make(mission));
  EXPECT_EQ(figures.counts, (Counts{32, 10, 50, 2, 6}));
  EXPECT_EQ(figures.regions_open, 1);
  EXPECT_EQ(figures.compartments, 6);
  EXPECT_EQ(figures.symmetry, (Symmetry{false, true, false}));
  EXPECT_EQ(mission.areas->size(), 6U);
  for (const auto& access : figures.access) {
    // To the marker of one's own side through no hatchway, to that of the other through two, to the others through one.
    const bool west = access.side == Id("salvors");
    const int expected = access.objective == Id(west ? "core-a" : "core-d")   ? 0
                         : access.objective == Id(west ? "core-d" : "core-a") ? 2
                                                                              : 1;
    ASSERT_TRUE(access.route.has_value());
    EXPECT_EQ(access.route->hatchways, expected) << access.side.text() << " to " << access.objective.text();
  }
}

// The furnace is E3 to F5 and 2:A3 to 2:B5:
//
//   A   B   C   D   E   F   A   B   C   D   E   F
//           |       |   |           |       |         1
//           +       +   +           +       +
//           |       H               H       |         2
//           +       +-H-+---+-H-+---+       +
//                   |   |           |                 3
//                   +   +       +   +---+---+-H-+---+
//                   H   |       |   H                 4
//   +---+-H-+---+---+   +       +   +
//                   |           |   |                 5
//           +       +---+-H-+---+-H-+       +
//           |       H               H       |         6
//           +       +           +   +       +
//           |       |           |   |       |         7
//           +       +           +   +       +
TEST(Furnace, HasTwoMarkersInTheFurnaceAndAControlZoneOnEitherSide) {
  const auto mission = boarding_action("furnace");
  const auto figures = figures_of(mission, Snapshot::make(mission));
  EXPECT_EQ(figures.counts, (Counts{32, 12, 48, 4, 4}));
  // West and east of the furnace two each, north and south of it one each, and the furnace.
  EXPECT_EQ(figures.compartments, 7);
  EXPECT_EQ(figures.symmetry, (Symmetry{true, false, false}));
  for (const auto& access : figures.access) {
    const bool own = access.objective == Id(access.side == Id("bailiffs") ? "exchanger-a" : "exchanger-d");
    const bool inside = access.objective == Id("exchanger-b") || access.objective == Id("exchanger-c");
    ASSERT_TRUE(access.route.has_value());
    EXPECT_EQ(access.route->hatchways, own      ? 0
                                       : inside ? 1
                                                : 2)
        << access.side.text() << " to " << access.objective.text();
  }
}

TEST(ThreeLamps, HasWhatAMissionNeeds) {
  const auto mission = three_lamps();
  EXPECT_EQ(mission.head->balance, Balance::symmetric);
  EXPECT_EQ(mission.briefing->size(), 5U);
  ASSERT_EQ(mission.rules->size(), 2U);
  for (const auto& rule : *mission.rules) EXPECT_FALSE(rule.lua.empty()) << rule.name;
  EXPECT_EQ(mission.objectives->size(), 3U);
  ASSERT_EQ(mission.stratagems->size(), 1U);
  EXPECT_FALSE(mission.stratagems->front().lua.empty());
}

/// Exact cover by brute force: panels of the box on the edges of the board, in all ways that they can lie.
class Builder {
 public:
  Builder(const Lattice& lattice, const TerrainSet& set) : lattice_(lattice) {
    for (const auto& piece : set.pieces) {
      if (!piece.patterns.empty() && !piece.patterns.front().edges.empty()) stock_.emplace_back(&piece, piece.count);
    }
    const auto edges = lattice.size().edge_count();
    for (std::size_t index = 0; index < edges; ++index) {
      const auto edge = lattice.size().edge_at(index);
      if (lattice.edge(edge) != EdgeKind::open) bare_.insert(edge);
    }
  }

  bool build() {
    if (bare_.empty()) return true;
    // A panel that covers the first bare edge begins there: edges of a row are sorted along it.
    const auto first = *bare_.begin();
    for (auto& [piece, left] : stock_) {
      if (left == 0) continue;
      for (const auto& lying : piece->patterns) {
        for (const auto& pattern : {lying, turned(lying)}) {
          if (!fits(pattern, first)) continue;
          --left;
          for (std::size_t i = 0; i < pattern.edges.size(); ++i) bare_.erase(along(first, i));
          if (build()) return true;
          for (std::size_t i = 0; i < pattern.edges.size(); ++i) bare_.insert(along(first, i));
          ++left;
        }
      }
    }
    return false;
  }

  [[nodiscard]] int panels_left() const {
    int left = 0;
    for (const auto& [piece, count] : stock_) left += count;
    return left;
  }

 private:
  static EdgePos along(EdgePos edge, std::size_t steps) {
    (edge.axis == Axis::horizontal ? edge.column : edge.row) += static_cast<int>(steps);
    return edge;
  }

  [[nodiscard]] bool fits(const PiecePattern& pattern, EdgePos first) const {
    for (std::size_t i = 0; i < pattern.edges.size(); ++i) {
      const auto edge = along(first, i);
      if (!bare_.contains(edge) || lattice_.edge(edge) != pattern.edges[i].kind) return false;
      const auto* const hatchway = lattice_.hatchway(edge);
      if (hatchway != nullptr && hatchway->facing != pattern.edges[i].facing) return false;
      // No other wall meets a panel in its middle.
      if (i > 0 && lattice_.touching(edge.first_node()).size() > 2) return false;
    }
    return true;
  }

  const Lattice& lattice_;
  std::vector<std::pair<const KitPiece*, int>> stock_;
  std::set<EdgePos> bare_;
};

TEST(ThreeLamps, IsBuiltFromAllPanelsOfOneBox) {
  const auto mission = three_lamps();
  Builder builder(*find_lattice(mission, 1), *mission.sets.front().set);
  EXPECT_EQ(builder.panels_left(), 16);
  EXPECT_TRUE(builder.build());
  EXPECT_EQ(builder.panels_left(), 0);
}

TEST(ThreeLamps, AssemblesIntoRulesThatLoad) {
  test::Lua lua;
  lua.run(test::rules_loader());
  lua.run("sections = {} load_rules(" + readable_string(assemble_rules(three_lamps())) +
          ", function(fields, functions) fields.env = functions sections[fields.id] = fields end)");
  EXPECT_EQ(lua.run("return sections.draught.params.from"), "4");
  EXPECT_EQ(lua.run("return type(sections.draught.env.on_round_start)"), "function");
  EXPECT_EQ(lua.run("return type(sections['lit-lamps'].env.on_round_end)"), "function");
  EXPECT_EQ(lua.run("return type(sections['boot-in-the-door'].env.use)"), "function");
  EXPECT_EQ(lua.run("return type(sections['show-the-way'].env.winner)"), "function");
  EXPECT_EQ(lua.run("return #sections['tend-the-lamps'].conditions"), "2");
}

}  // namespace
}  // namespace bulkhead
