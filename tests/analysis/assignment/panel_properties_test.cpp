// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

#include "analysis/assignment/panel_assignment.h"
#include "model/io/mission_file.h"
#include "tests/analysis/assignment/panel_brute_force.h"
#include "tests/support/picking.h"
#include "tests/support/sample_missions.h"
#include "tests/support/temporary_folder.h"

namespace bulkhead::test {
namespace {

PiecePattern pick_panel_pattern() {
  PiecePattern pattern;
  for (int length = pick_int(1, 3); length > 0; --length) {
    const auto kind =
        *rc::gen::weightedElement<EdgeKind>({{5, EdgeKind::wall}, {3, EdgeKind::hatchway}, {1, EdgeKind::open}});
    const auto facing = kind == EdgeKind::hatchway && pick_bool() ? Facing::first : Facing::second;
    pattern.edges.push_back({kind, facing});
  }
  for (std::size_t node = 0; node <= pattern.edges.size(); ++node) {
    pattern.nodes.push_back(
        *rc::gen::weightedElement<NodePiece>({{6, NodePiece::none}, {2, NodePiece::pillar}, {1, NodePiece::wall_end}}));
  }
  return pattern;
}

/// A set with a few panels of any shape in small numbers, with loose pieces or without.
TerrainSet pick_small_set() {
  auto set = gallowdark_set();
  if (pick_seldom(4)) set.pillar.reset();
  for (int number = pick_int(1, 4); number > 0; --number) {
    KitPiece piece{numbered_id("panel", number), "", "", pick_int(0, 2), {}, false, {}};
    for (int patterns = pick_int(1, 2); patterns > 0; --patterns) piece.patterns.push_back(pick_panel_pattern());
    set.pieces.push_back(piece);
  }
  for (const auto kind : {NodePiece::pillar, NodePiece::wall_end}) {
    if (!pick_bool()) continue;
    const Id id(kind == NodePiece::pillar ? "post" : "end");
    set.pieces.push_back({id, "", "", pick_int(0, 4), {{{}, {kind}}}, false, {}});
  }
  return set;
}

/// A handful of walls and hatchways on a small board.
Mission pick_small_layout(const TerrainSet& set) {
  auto mission = empty_mission({pick_int(1, 3), pick_int(1, 3)});
  mission.sets.front().set = set;
  Board board = *mission.boards.front();
  auto& lattice = *board.lattice();
  for (int edges = pick_int(0, 7); edges > 0; --edges) {
    const auto edge = lattice.size().edge_at(
        static_cast<std::size_t>(pick_int(0, static_cast<int>(lattice.size().edge_count()) - 1)));
    Hatchway hatchway;
    hatchway.facing = pick_bool() ? Facing::first : Facing::second;
    pick_int(0, 2) == 0 ? lattice.set_hatchway(edge, hatchway) : lattice.set_wall(edge);
  }
  for (int nodes = pick_int(0, 3); nodes > 0; --nodes) {
    const auto node = lattice.size().node_at(
        static_cast<std::size_t>(pick_int(0, static_cast<int>(lattice.size().node_count()) - 1)));
    lattice.set_node(node,
                     {pick_of<NodePiece>({NodePiece::none, NodePiece::pillar, NodePiece::wall_end}), std::nullopt});
  }
  mission.boards.front() = board;
  return mission;
}

BuildQuality quality_of(const Mission& mission, const PanelAssignment& answer) {
  BuildQuality quality;
  quality.uncovered = static_cast<int>(answer.uncovered.size());
  quality.stand_ins = answer.substitutions();
  for (const auto& count : answer.pieces) {
    const auto& pieces = mission.sets.front().set->pieces;
    const auto piece =
        std::find_if(pieces.begin(), pieces.end(), [&](const KitPiece& one) { return one.id == count.piece; });
    if (piece->patterns.empty()) continue;
    (piece->patterns.front().edges.empty() ? quality.loose_lacking : quality.panels_lacking) += count.lacking();
  }
  return quality;
}

/// Every wall and hatchway once, nothing else, and the counts are those of the panels.
void expect_sound(const Mission& mission, const PanelAssignment& answer) {
  std::multiset<Address> covered(answer.uncovered.begin(), answer.uncovered.end());
  std::map<Id, int> used;
  for (const auto& panel : answer.panels) {
    ++used[panel.piece];
    for (const auto& address : panel.covers) {
      const auto edge = std::get<EdgeAddress>(address);
      if (mission.boards[static_cast<std::size_t>(edge.board - 1)]->lattice()->edge(edge.edge) != EdgeKind::open) {
        covered.insert(address);
      }
    }
  }
  std::multiset<Address> wanted;
  for (std::size_t index = 0; index < mission.boards.size(); ++index) {
    const auto& lattice = *mission.boards[index]->lattice();
    for (std::size_t number = 0; number < lattice.size().edge_count(); ++number) {
      const auto edge = lattice.size().edge_at(number);
      if (lattice.edge(edge) != EdgeKind::open) wanted.insert(EdgeAddress{static_cast<int>(index + 1), edge});
    }
  }
  RC_ASSERT(covered == wanted);
  for (const auto& count : answer.pieces) {
    const auto found = used.find(count.piece);
    if (found != used.end()) RC_ASSERT(count.used == found->second);
    if (answer.buildable == Buildable::yes) RC_ASSERT(count.used <= count.owned);
  }
}

RC_GTEST_PROP(PanelAssignment, IsAsGoodAsTryingEverything, ()) {
  const auto mission = pick_small_layout(pick_small_set());
  const int boxes = pick_int(0, 2);
  const auto answer = assign_panels(mission, {{Id("gallowdark"), boxes}});
  expect_sound(mission, answer);
  const auto best = best_build(mission, boxes);
  RC_ASSERT(quality_of(mission, answer) == best);
  RC_ASSERT(!answer.gave_up);
  const bool whole = best.uncovered == 0 && best.panels_lacking == 0 && best.loose_lacking == 0;
  RC_ASSERT((answer.buildable == Buildable::yes) == whole);
  RC_CLASSIFY(whole, "buildable");
  RC_CLASSIFY(best.stand_ins > 0, "with stand-ins");
  RC_CLASSIFY(best.loose_lacking > 0, "loose pieces lacking");
  RC_CLASSIFY(best.panels_lacking > 0, "panels lacking");
}

TerrainSet shipped_gallowdark() {
  const std::string path = BULKHEAD_TEMPLATES "/sets/gallowdark.xml";
  return read_terrain_set(content_of(path), path).value();
}

/// Up to three boards with as many edges as a box could build, and more.
Mission pick_gallowdark_layout() {
  auto mission = empty_mission({6, 7});
  mission.sets.front().set = shipped_gallowdark();
  const auto board = *mission.boards.front();
  mission.boards.clear();
  for (int boards = pick_int(1, 2); boards > 0; --boards) {
    Board next = board;
    auto& lattice = *next.lattice();
    for (int edges = pick_int(0, 30); edges > 0; --edges) {
      const auto edge = lattice.size().edge_at(
          static_cast<std::size_t>(pick_int(0, static_cast<int>(lattice.size().edge_count()) - 1)));
      pick_int(0, 2) == 0 ? lattice.set_hatchway(edge, {}) : lattice.set_wall(edge);
    }
    mission.boards.emplace_back(next);
  }
  return mission;
}

/// Left and right change places.
Mission mirrored(Mission mission) {
  for (auto& part : mission.boards) {
    Board board = *part;
    const auto& from = *part->lattice();
    const auto size = from.size();
    Lattice to(size);
    for (std::size_t number = 0; number < size.edge_count(); ++number) {
      const auto edge = size.edge_at(number);
      auto other = edge;
      other.column = size.columns - edge.column - (edge.axis == Axis::horizontal ? 1 : 0);
      if (from.edge(edge) == EdgeKind::wall) to.set_wall(other);
      if (const auto* hatchway = from.hatchway(edge)) {
        auto turned_about = *hatchway;
        if (edge.axis == Axis::vertical) {
          turned_about.facing = hatchway->facing == Facing::first ? Facing::second : Facing::first;
        }
        to.set_hatchway(other, turned_about);
      }
    }
    board.ground = to;
    part = board;
  }
  return mission;
}

RC_GTEST_PROP(PanelAssignment, IsSoundOnWholeBoardsAndTheirMirrorImages, ()) {
  const auto mission = pick_gallowdark_layout();
  const Boxes boxes = {{Id("gallowdark"), pick_int(1, 2)}};
  AssignmentLimits limits;
  limits.steps = 2'000;
  const auto answer = assign_panels(mission, boxes, {}, limits);
  expect_sound(mission, answer);
  const auto image = assign_panels(mirrored(mission), boxes, {}, limits);
  const auto one = quality_of(mission, answer);
  const auto other = quality_of(mission, image);
  // Gallowdark's panels are the same in the mirror.
  RC_ASSERT(one.panels_lacking == other.panels_lacking);
  if (!answer.gave_up && !image.gave_up) RC_ASSERT(one == other);
  RC_CLASSIFY(answer.gave_up, "gave up");
  RC_CLASSIFY(answer.buildable == Buildable::yes, "buildable");
}

RC_GTEST_PROP(PanelAssignment, RemediesHelp, ()) {
  const auto mission = pick_small_layout(shipped_gallowdark());
  auto set = shipped_gallowdark();
  for (auto& piece : set.pieces) piece.count = pick_int(0, 2);
  auto poor = mission;
  poor.sets.front().set = set;
  const Boxes boxes = {{Id("gallowdark"), 1}};
  const auto answer = assign_panels(poor, boxes);
  for (const auto& remedy : answer.remedies) {
    if (remedy.kind == BuildRemedy::Kind::more_boxes) {
      RC_ASSERT(assign_panels(poor, {{Id("gallowdark"), 1 + remedy.count}}).buildable == Buildable::yes);
      RC_ASSERT(assign_panels(poor, {{Id("gallowdark"), remedy.count}}).buildable == Buildable::no);
      continue;
    }
    auto mended = poor;
    Board board = *mended.boards.front();
    for (const auto& address : remedy.edges) {
      const auto edge = std::get<EdgeAddress>(address).edge;
      remedy.kind == BuildRemedy::Kind::fewer_walls ? board.lattice()->set_open(edge) : board.lattice()->set_wall(edge);
    }
    mended.boards.front() = board;
    RC_ASSERT(assign_panels(mended, boxes).buildable == Buildable::yes);
  }
  RC_CLASSIFY(answer.remedies.size() > 1, "several remedies");
}

}  // namespace
}  // namespace bulkhead::test
