// SPDX-License-Identifier: MIT
#include "editor/tools/selection/paste.h"

#include <algorithm>

#include "editor/tools/change/naming.h"
#include "editor/tools/pointing/words.h"
#include "editor/tools/words/translate.h"
#include "model/base/contracts.h"
#include "model/edit/changes.h"
#include "model/mission/geometry.h"
#include "model/mission/placed_features.h"

namespace bulkhead {
namespace {

/// From a fragment's battlefield onto the target's. Points count from the lattices' first nodes, whose borders may
/// differ.
BoardSymmetry way(const Fragment& fragment, const Mission& target, NodeAddress at) {
  const auto first_node = [](const Mission& mission, const Board& board, NodePos node) {
    return board.at + node_on_board(*set_of(mission, board), node);
  };
  const auto to = first_node(target, *find_board(target, at.board), at.node);
  return BoardSymmetry::shift(at.node.column, at.node.row,
                              to - first_node(fragment.mission, *fragment.mission.boards.front(), {}));
}

/// Puts a fragment down on a board, piece by piece.
class Paster {
 public:
  Paster(const Mission& target, const Fragment& fragment, NodeAddress at, Naming naming)
      : target_(target),
        source_(fragment.mission),
        source_board_(*fragment.mission.boards.front()),
        board_(*find_board(target, at.board)),
        at_(at),
        there_(way(fragment, target, at)),
        naming_(naming),
        named_(target) {}

  Pasted place() {
    put_edges();
    put_nodes();
    for (const auto& zone : *source_.zones) put_zone(zone, false);
    for (const auto& area : *source_.areas) put_zone(area, true);
    for (const auto& marker : *source_.markers) put_marker(marker);
    for (const auto& piece : source_board_.pieces) put_thing<PutPiece>(piece, &Board::pieces);
    for (const auto& feature : source_board_.features) put_feature(feature);
    result_.selection = Selection(std::move(selected_));
    if (off_ > 0) {
      result_.left_out.push_back(counted(off_, marked("1 thing would not stand on the board"),
                                         marked("{} things would not stand on the board")));
    }
    return std::move(result_);
  }

 private:
  [[nodiscard]] LatticeSize size() const { return board_.lattice()->size(); }
  [[nodiscard]] EdgeAddress there(EdgePos edge) const { return {at_.board, there_(edge)}; }
  [[nodiscard]] NodeAddress there(NodePos node) const { return {at_.board, there_(node)}; }
  [[nodiscard]] CellAddress there(CellPos cell) const { return {at_.board, there_(cell)}; }
  /// From the fragment's board onto the target's.
  [[nodiscard]] Point there(Point on_board) const { return there_(source_board_.at + on_board) - board_.at; }

  void put_edges() {
    SetWalls walls;
    SetWalls breachable{{}, true};
    for (const auto edge : source_board_.lattice()->walls()) {
      const auto at = there(edge);
      if (!stands(size().contains(at.edge))) continue;
      (source_board_.lattice()->breachable(edge) ? breachable : walls).edges.push_back(at);
      selected_.push_back(at);
    }
    if (!walls.edges.empty()) result_.edits.emplace_back(std::move(walls));
    if (!breachable.edges.empty()) result_.edits.emplace_back(std::move(breachable));
    for (auto [edge, hatchway] : source_board_.lattice()->hatchways()) {
      const auto at = there(edge);
      if (!stands(size().contains(at.edge))) continue;
      if (hatchway.access.side() && find_side(target_, *hatchway.access.side()) == nullptr) {
        hatchway.access = HatchAccess::accessible();
        result_.left_out.push_back(translate("The side that controls a hatchway is not in this mission"));
      }
      result_.edits.emplace_back(SetHatchways{{at}, hatchway});
      selected_.push_back(at);
    }
  }

  void put_nodes() {
    for (const auto& [node, piece] : source_board_.lattice()->node_overrides()) {
      const auto at = there(node);
      if (!stands(size().contains(at.node))) continue;
      result_.edits.emplace_back(SetNodes{{at}, piece});
      selected_.push_back(at);
    }
  }

  void put_zone(const Zone& zone, bool area) {
    const auto* shape = std::get_if<CellsShape>(&zone.shape);
    const auto* kind = find_zone_kind(*target_.system, zone.kind);
    const bool known = naming_ == Naming::same || (kind != nullptr && kind->area == area);
    if (shape == nullptr || !known) return leave_out(zone);
    std::vector<CellAddress> cells;
    for (const auto& cell : shape->cells) {
      if (size().contains(there(cell.cell).cell)) cells.push_back(there(cell.cell));
    }
    if (!stands(!cells.empty())) return;
    Zone put{zone.id, zone.kind, known_side(zone.side), zone.name, cells_shape(std::move(cells)), {}};
    if (naming_ == Naming::fresh) put.id = fresh_zone_id(zone.id);
    selected_.push_back(ObjectAddress{put.id});
    result_.edits.emplace_back(PutZone{std::move(put), area});
  }

  void put_marker(Marker marker) {
    if (naming_ == Naming::fresh && find_marker_kind(*target_.system, marker.kind) == nullptr) return leave_out(marker);
    marker.at = on_board(there_(marker.at), at_.board);
    marker.side = known_side(marker.side);
    if (!stands(exists(target_, marker.at))) return;
    if (naming_ == Naming::fresh) {
      marker.label = free_label(named_, marker.kind, marker.label);
      marker.id = free_marker_id(named_, marker.kind);
      change(named_.markers, [&](std::vector<Marker>& markers) { markers.push_back(marker); });
    }
    selected_.push_back(ObjectAddress{marker.id});
    result_.edits.emplace_back(PutMarker{std::move(marker)});
  }

  void put_feature(const Feature& feature) {
    if (find_feature_kind(target_, feature.kind) == nullptr) return leave_out(feature);
    put_thing<PutFeature>(feature, &Board::features);
  }

  /// A free piece or feature.
  template <typename Put, typename T>
  void put_thing(T thing, std::vector<T> Board::*list) {
    thing.at = there(thing.at);
    if (!stands(board_bounds(target_, board_).contains(board_.at + thing.at))) return;
    if (naming_ == Naming::fresh) {
      thing.id = free_id(named_, thing.id);
      change(named_.boards[static_cast<std::size_t>(at_.board) - 1],
             [&](Board& board) { (board.*list).push_back(thing); });
    }
    selected_.push_back(ObjectAddress{thing.id});
    result_.edits.emplace_back(Put{at_.board, std::move(thing)});
  }

  /// Counts what would not stand on the board.
  bool stands(bool on_board) {
    if (!on_board) ++off_;
    return on_board;
  }

  template <typename T>
  void leave_out(const T& thing) {
    result_.left_out.push_back(translate("This mission cannot take {} over", {words_for(source_, thing)}));
  }

  [[nodiscard]] std::optional<Id> known_side(const std::optional<Id>& side) const {
    return side && (naming_ == Naming::same || find_side(target_, *side) != nullptr) ? side : std::nullopt;
  }

  Id fresh_zone_id(const Id& wanted) {
    const auto id = free_id(named_, wanted);
    change(named_.zones, [&](std::vector<Zone>& zones) { zones.push_back({id, id, std::nullopt, "", {}, {}}); });
    return id;
  }

  const Mission& target_;
  const Mission& source_;
  const Board& source_board_;
  const Board& board_;
  NodeAddress at_;
  BoardSymmetry there_;
  Naming naming_;
  /// The target with the ids and labels that were given out.
  Mission named_;
  Pasted result_;
  std::vector<Address> selected_;
  std::size_t off_ = 0;
};

/// What clears the ground that fragments were cut from, before they are put down.
void clear_ground(const Fragment& fragment, std::vector<Edit>& edits) {
  const auto& lattice = *fragment.mission.boards.front()->lattice();
  const auto& from = fragment.from;
  const auto back = BoardSymmetry::shift(from.node.column, from.node.row);
  SetOpen edges;
  for (const auto edge : lattice.walls()) edges.edges.push_back({from.board, back(edge)});
  for (const auto& [edge, hatchway] : lattice.hatchways()) edges.edges.push_back({from.board, back(edge)});
  if (!edges.edges.empty()) edits.emplace_back(std::move(edges));
  SetNodes nodes;
  for (const auto& [node, piece] : lattice.node_overrides()) nodes.nodes.push_back({from.board, back(node)});
  if (!nodes.nodes.empty()) edits.emplace_back(std::move(nodes));
}

}  // namespace

Pasted paste(const Mission& target, const Fragment& fragment, NodeAddress at, Naming naming) {
  BULKHEAD_EXPECTS(find_lattice(target, at.board) != nullptr);
  return Paster(target, fragment, at, naming).place();
}

Pasted replaced(const Mission& mission, const std::vector<Fragment>& cut, const std::vector<Fragment>& instead,
                const std::vector<NodeAddress>& at) {
  BULKHEAD_EXPECTS(instead.size() == at.size());
  Pasted whole;
  for (const auto& fragment : cut) clear_ground(fragment, whole.edits);
  for (std::size_t index = 0; index < instead.size(); ++index) {
    auto pasted = paste(mission, instead[index], at[index], Naming::same);
    whole.edits.insert(whole.edits.end(), pasted.edits.begin(), pasted.edits.end());
    whole.selection = whole.selection.with(pasted.selection);
    whole.left_out.insert(whole.left_out.end(), pasted.left_out.begin(), pasted.left_out.end());
  }
  return whole;
}

}  // namespace bulkhead
