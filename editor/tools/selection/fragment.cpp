// SPDX-License-Identifier: MIT
#include "editor/tools/selection/fragment.h"

#include <algorithm>
#include <limits>

#include "editor/tools/pointing/words.h"
#include "editor/tools/selection/extent.h"
#include "editor/tools/words/pasted_words.h"
#include "editor/tools/words/translate.h"
#include "model/base/contracts.h"
#include "model/io/mission_file.h"
#include "model/mission/geometry.h"
#include "model/mission/on_boards.h"

namespace bulkhead {
namespace {

/// What is selected on one lattice board.
struct Contents {
  std::vector<EdgeAddress> edges;
  std::vector<NodeAddress> nodes;
  std::vector<Marker> markers;
  std::vector<FreePiece> pieces;
  std::vector<Feature> features;
  std::vector<Zone> zones;
  std::vector<Zone> areas;

  [[nodiscard]] bool empty() const {
    return edges.empty() && nodes.empty() && markers.empty() && pieces.empty() && features.empty() && zones.empty() &&
           areas.empty();
  }
};

/// The board of a place; for a point the first that holds it, 0 if none does.
int board_under(const Mission& mission, const Place& place) {
  const auto* point = std::get_if<Point>(&place);
  if (point == nullptr) return board_of(place);
  for (std::size_t index = 0; index < mission.boards.size(); ++index) {
    if (board_bounds(mission, *mission.boards[index]).contains(*point)) return static_cast<int>(index) + 1;
  }
  return 0;
}

/// The one board on which all cells of a zone are; 0 for other shapes.
int board_of(const Zone& zone) {
  const auto* shape = std::get_if<CellsShape>(&zone.shape);
  if (shape == nullptr || shape->cells.empty()) return 0;
  const int board = shape->cells.front().board;
  const auto elsewhere = [&](const CellAddress& cell) { return cell.board != board; };
  return std::any_of(shape->cells.begin(), shape->cells.end(), elsewhere) ? 0 : board;
}

/// Sorts a selection by boards, and says what belongs to none.
class Sorter {
 public:
  explicit Sorter(const Mission& mission) : mission_(mission), boards_(mission.boards.size()) {}

  void operator()(const EdgeAddress& at) {
    if (find_lattice(mission_, at.board)->edge(at.edge) != EdgeKind::open) on(at.board).edges.push_back(at);
  }
  void operator()(const NodeAddress& at) {
    const auto& overrides = find_lattice(mission_, at.board)->node_overrides();
    if (overrides.contains(at.node)) on(at.board).nodes.push_back(at);
  }
  void operator()(const CellAddress&) {}
  void operator()(const Point&) {}
  void operator()(const ObjectAddress& at) {
    if (const auto* marker = find_marker(mission_, at.id)) {
      if (auto* board = lattice_board(exists(mission_, marker->at) ? board_under(mission_, marker->at) : 0, at)) {
        board->markers.push_back(*marker);
      }
    } else if (const auto* zone = find_zone(mission_, at.id)) {
      if (auto* board = lattice_board(board_of(*zone), at)) board->zones.push_back(*zone);
    } else if (const auto* area = find_area(mission_, at.id)) {
      if (auto* board = lattice_board(board_of(*area), at)) board->areas.push_back(*area);
    } else {
      add_standing(at);
    }
  }

  std::vector<Contents> boards() { return std::move(boards_); }
  std::vector<std::string> left_out() { return std::move(left_out_); }

 private:
  Contents& on(int board) { return boards_[static_cast<std::size_t>(board) - 1]; }

  Contents* lattice_board(int number, const ObjectAddress& at) {
    if (find_lattice(mission_, number) != nullptr) return &on(number);
    left_out_.push_back(translate("{} does not stand on the lattice of one board", {words_for(mission_, Address(at))}));
    return nullptr;
  }

  void add_standing(const ObjectAddress& at) {
    const auto piece = find_on_boards(mission_, &Board::pieces, at.id);
    if (piece.thing != nullptr) {
      if (auto* board = lattice_board(piece.board, at)) board->pieces.push_back(*piece.thing);
    }
    const auto feature = find_on_boards(mission_, &Board::features, at.id);
    if (feature.thing != nullptr) {
      if (auto* board = lattice_board(feature.board, at)) board->features.push_back(*feature.thing);
    }
  }

  const Mission& mission_;
  std::vector<Contents> boards_;
  std::vector<std::string> left_out_;
};

Extent extent_of(const Mission& mission, const Board& board, const Contents& contents) {
  const auto& set = *set_of(mission, board);
  Extent extent;
  for (const auto& at : contents.edges) extent.add(at.edge);
  for (const auto& at : contents.nodes) extent.add(at.node);
  for (const auto& marker : contents.markers) extent.add(marker.at, board.at, set);
  for (const auto& piece : contents.pieces) extent.add(piece.at, set);
  for (const auto& feature : contents.features) extent.add(feature.at, set);
  for (const auto* zones : {&contents.zones, &contents.areas}) {
    for (const auto& zone : *zones) {
      for (const auto& at : std::get<CellsShape>(zone.shape).cells) extent.add(at.cell);
    }
  }
  extent.clamp(board.lattice()->size());
  return extent;
}

bool has_kind(const TerrainSet& set, const Id& kind) {
  return std::any_of(set.feature_kinds.begin(), set.feature_kinds.end(),
                     [&](const FeatureKind& known) { return known.id == kind; });
}

/// The edges and nodes of a board as they lie in a fragment.
Lattice lattice_of(const Lattice& from, const Contents& contents, LatticeSize size, const BoardSymmetry& home) {
  Lattice lattice(size);
  for (const auto& at : contents.edges) {
    const auto edge = home(at.edge);
    const auto* hatchway = from.hatchway(at.edge);
    if (hatchway != nullptr) {
      lattice.set_hatchway(edge, *hatchway);
    } else {
      lattice.set_wall(edge, from.breachable(at.edge));
    }
  }
  for (const auto& at : contents.nodes) lattice.set_node(home(at.node), from.node_overrides().at(at.node));
  return lattice;
}

/// A fragment with what stands on a board, between the nodes of the extent.
Fragment fragment_of(const Mission& mission, int number, const Contents& contents) {
  const auto& board = *find_board(mission, number);
  const auto& set = *set_of(mission, board);
  const auto extent = extent_of(mission, board, contents);
  const auto from = extent.first;
  const LatticeSize size{std::clamp(extent.last.column - from.column, 1, LatticeSize::largest),
                         std::clamp(extent.last.row - from.row, 1, LatticeSize::largest)};
  const Point corner{set.pitch * from.column, set.pitch * from.row};
  const auto home = BoardSymmetry::shift(-from.column, -from.row, Point() - board.at - corner);
  auto pieces = contents.pieces;
  for (auto& piece : pieces) piece.at = piece.at - corner;
  auto features = contents.features;
  for (auto& feature : features) feature.at = feature.at - corner;

  Mission result;
  result.head = MissionHead{Id("fragment"), "", "", "", Balance::unstated, std::nullopt, {}};
  result.system = mission.system;
  for (const auto& used : mission.sets) {
    const auto of_used = [&](const Feature& feature) { return has_kind(*used.set, feature.kind); };
    if (used.set->id == set.id || std::any_of(features.begin(), features.end(), of_used)) {
      result.sets.push_back(UsedSet{used.set, std::nullopt, {}});
    }
  }
  result.sides = mission.sides;
  auto lattice = lattice_of(*board.lattice(), contents, size, home);
  result.boards = {Board{std::move(lattice), board.set, 0, "", {}, std::move(pieces), std::move(features), {}, {}}};
  auto markers = contents.markers;
  for (auto& marker : markers) marker.at = on_board(home(marker.at), 1);
  result.markers = std::move(markers);
  const auto shift_zones = [&](std::vector<Zone> zones) {
    for (auto& zone : zones) {
      for (auto& cell : std::get<CellsShape>(zone.shape).cells) {
        cell = {1, home(cell.cell)};
      }
    }
    return zones;
  };
  result.zones = shift_zones(contents.zones);
  result.areas = shift_zones(contents.areas);
  return {std::move(result), {number, from}};
}

/// Halves towards the smaller or the larger number.
int half(int twice, bool up) {
  const int down = twice >= 0 ? twice / 2 : -((1 - twice) / 2);
  return up && twice != 2 * down ? down + 1 : down;
}

}  // namespace

CutOut cut_out(const Mission& mission, const Selection& selection) {
  Sorter sorter(mission);
  for (const auto& address : selection.addresses()) std::visit(sorter, address);
  CutOut result;
  result.left_out = sorter.left_out();
  const auto boards = sorter.boards();
  for (std::size_t index = 0; index < boards.size(); ++index) {
    if (!boards[index].empty()) {
      result.fragments.push_back(fragment_of(mission, static_cast<int>(index) + 1, boards[index]));
    }
  }
  return result;
}

Result<Fragment> transformed(const Fragment& fragment, Transform transform) {
  const auto before = extent_of(fragment);
  auto mission = transformed(fragment.mission, transform);
  if (!mission) return tl::unexpected(std::move(mission.error()));
  Fragment result{std::move(*mission), fragment.from};
  const auto after = extent_of(result);
  // Where the middle would fall between nodes, tall things go one way and wide ones back, so that turning on and on
  // leads nowhere.
  const bool tall = after.last.row - after.first.row > after.last.column - after.first.column;
  const auto place = [&](int from, int first_before, int last_before, int first_after, int last_after) {
    return half(2 * from + first_before + last_before - first_after - last_after, !tall);
  };
  result.from.node = {
      place(fragment.from.node.column, before.first.column, before.last.column, after.first.column, after.last.column),
      place(fragment.from.node.row, before.first.row, before.last.row, after.first.row, after.last.row)};
  return result;
}

NodeAddress fitted(const Mission& target, const Fragment& fragment, NodeAddress wanted) {
  const auto* lattice = find_lattice(target, wanted.board);
  BULKHEAD_EXPECTS(lattice != nullptr);
  const auto size = lattice->size();
  const auto extent = extent_of(fragment);
  const auto fit = [](int at, int first, int last, int count) { return std::max(std::min(at, count - last), -first); };
  wanted.node = {fit(wanted.node.column, extent.first.column, extent.last.column, size.columns),
                 fit(wanted.node.row, extent.first.row, extent.last.row, size.rows)};
  return wanted;
}

std::vector<Edit> taken_away(const Mission& mission, const Selection& selection) {
  SetOpen edges;
  SetNodes nodes;
  RemoveObjects objects;
  const auto kept = selection.kept(mission);
  for (const auto& address : kept.addresses()) {
    if (const auto* edge = std::get_if<EdgeAddress>(&address)) {
      edges.edges.push_back(*edge);
    } else if (const auto* node = std::get_if<NodeAddress>(&address)) {
      if (find_lattice(mission, node->board)->node_overrides().contains(node->node)) nodes.nodes.push_back(*node);
    } else if (const auto* object = std::get_if<ObjectAddress>(&address)) {
      objects.ids.push_back(object->id);
    }
  }
  std::vector<Edit> edits;
  if (!edges.edges.empty()) edits.emplace_back(std::move(edges));
  if (!nodes.nodes.empty()) edits.emplace_back(std::move(nodes));
  if (!objects.ids.empty()) edits.emplace_back(std::move(objects));
  return edits;
}

std::string to_clipboard(const Fragment& fragment) { return write_mission(fragment.mission); }

Result<Fragment> from_clipboard(std::string_view text) {
  if (text.size() > most_clipboard_bytes) {
    return fail(translate("The clipboard holds {} MB of text, too much for a part of a battlefield; copy less of it",
                          {std::to_string(text.size() / 1'000'000)}));
  }
  // What is no document at all needs no reader to say so.
  const auto begin = text.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
  if (begin == std::string_view::npos || text[begin] != '<') {
    return fail(translate("The clipboard holds no part of a battlefield; copy something here first"));
  }
  auto read = read_mission(text, "", nullptr);
  if (!read) {
    return fail(translate("The clipboard holds no part of a battlefield; copy something here first ({})",
                          {to_text(in_pasted_text(read.error()))}));
  }
  auto& mission = read->mission;
  if (mission.boards.size() != 1 || mission.boards.front()->lattice() == nullptr) {
    return fail(
        translate("The clipboard holds a whole mission of several boards, or one without lattice; copy a part "
                  "of it instead"));
  }
  return Fragment{std::move(mission), {1, {0, 0}}};
}

}  // namespace bulkhead
