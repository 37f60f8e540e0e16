// SPDX-License-Identifier: MIT
#include "model/edit/verbs/board_ground.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "model/edit/changes.h"
#include "model/edit/verbs/ground_size.h"
#include "model/mission/geometry.h"
#include "model/mission/names.h"
#include "model/mission/pins.h"
#include "model/mission/spoken_names.h"

namespace bulkhead {
namespace {

/// How positions on a lattice are named anew, and which of them stay.
struct LatticeShift {
  LatticeSize after;
  int columns = 0;
  int rows = 0;

  template <typename Position>
  [[nodiscard]] Position operator()(Position position) const {
    position.column += columns;
    position.row += rows;
    return position;
  }
  template <typename Position>
  [[nodiscard]] bool keeps(Position position) const {
    return after.contains((*this)(position));
  }
};

bool keeps_west(Quarter keep) { return keep == Quarter::north_west || keep == Quarter::south_west; }
bool keeps_north(Quarter keep) { return keep == Quarter::north_west || keep == Quarter::north_east; }

Result<void> check_board(const Mission& mission, int number) {
  if (find_board(mission, number) != nullptr) return {};
  return fail(fmt::format("The battlefield has no board {}", number));
}

Lattice resized(const Lattice& lattice, const LatticeShift& shift) {
  Lattice result(shift.after);
  const auto size = lattice.size();
  for (std::size_t index = 0; index < size.cell_count(); ++index) {
    const auto cell = size.cell_at(index);
    if (shift.keeps(cell)) result.set_cell(shift(cell), lattice.cell(cell));
  }
  for (const auto edge : lattice.walls()) {
    if (shift.keeps(edge)) result.set_wall(shift(edge), lattice.breachable(edge));
  }
  for (const auto& [edge, hatchway] : lattice.hatchways()) {
    if (shift.keeps(edge)) result.set_hatchway(shift(edge), hatchway);
  }
  for (const auto& [node, piece] : lattice.node_overrides()) {
    if (shift.keeps(node)) result.set_node(shift(node), piece);
  }
  return result;
}

std::map<EdgePos, PinnedPanel> resized_pins(const Mission& mission, const Board& board, const LatticeShift& shift) {
  std::map<EdgePos, PinnedPanel> result;
  for (const auto& [first, pin] : board.pins) {
    if (!shift.keeps(first)) continue;
    if (panel_edges(*set_of(mission, board), shift.after, shift(first), pin.piece).empty()) continue;
    result.emplace(shift(first), pin);
  }
  return result;
}

/// Takes the cells that go out of zones or areas.
Result<void> clip(const Mission& mission, Part<std::vector<Zone>>& part, int board, const LatticeShift& shift) {
  const auto goes = [&](const CellAddress& at) { return at.board == board && !shift.keeps(at.cell); };
  std::optional<std::string> emptied;
  change(part, [&](std::vector<Zone>& zones) {
    for (auto& zone : zones) {
      auto* shape = std::get_if<CellsShape>(&zone.shape);
      if (shape == nullptr) continue;
      std::erase_if(shape->cells, goes);
      if (shape->cells.empty() && !emptied) emptied = ground_name(mission, zone);
    }
  });
  if (!emptied) return {};
  return fail(fmt::format("Nothing would be left of {}; move or remove it first", *emptied));
}

Place shifted(const Place& place, int board, const LatticeShift& shift) {
  if (board_of(place) != board) return place;
  if (const auto* cell = std::get_if<CellAddress>(&place)) return CellAddress{board, shift(cell->cell)};
  if (const auto* edge = std::get_if<EdgeAddress>(&place)) return EdgeAddress{board, shift(edge->edge)};
  if (const auto* node = std::get_if<NodeAddress>(&place)) return NodeAddress{board, shift(node->node)};
  return place;
}

bool keeps(const Place& place, int board, const LatticeShift& shift) {
  if (board_of(place) != board) return true;
  if (const auto* cell = std::get_if<CellAddress>(&place)) return shift.keeps(cell->cell);
  if (const auto* edge = std::get_if<EdgeAddress>(&place)) return shift.keeps(edge->edge);
  if (const auto* node = std::get_if<NodeAddress>(&place)) return shift.keeps(node->node);
  return true;
}

/// Changes what positions on the board are called in all that names them, after what goes with them has gone.
Result<void> shift_places(Mission& mission, int board, const LatticeShift& shift) {
  auto clipped =
      clip(mission, mission.zones, board, shift).and_then([&] { return clip(mission, mission.areas, board, shift); });
  if (!clipped) return clipped;
  for (const auto& [what, place] : named_places(mission)) {
    if (keeps(place, board, shift)) continue;
    return fail(fmt::format("A place that {} names would be gone; change that first", what));
  }
  change_places(mission, [&](const Place& place) { return shifted(place, board, shift); });
  return {};
}

/// Fails where the middle of a piece or of a feature is not on its board.
Result<void> check_stands_on(const Mission& mission, int number) {
  const auto& board = *find_board(mission, number);
  const auto bounds = board_bounds(mission, board);
  const auto check = [&](const auto& thing, std::string_view article) -> Result<void> {
    if (bounds.contains(board.at + thing.at)) return {};
    return fail(fmt::format("That would put {}{} off the board; move or remove it first", article,
                            spoken_name(mission, thing)));
  };
  for (const auto& piece : board.pieces) {
    if (auto fine = check(piece, "the "); !fine) return fine;
  }
  for (const auto& feature : board.features) {
    if (auto fine = check(feature, ""); !fine) return fine;
  }
  return {};
}

/// By how much the top-left corner lies further left and up than before.
void move_corner(Board& board, Point by) {
  board.at = board.at - by;
  for (auto& piece : board.pieces) piece.at = piece.at + by;
  for (auto& feature : board.features) feature.at = feature.at + by;
}

Point size_of(const Mission& mission, const Board& board) {
  const auto bounds = board_bounds(mission, board);
  return bounds.bottom_right - bounds.top_left;
}

std::string size_text(LatticeSize size) { return fmt::format("columns {} rows {}", size.columns, size.rows); }
std::string size_text(const PlainGround& size) { return "size " + to_text(Point{size.width, size.height}); }

}  // namespace

Result<Mission> ResizeBoard::apply(const Mission& mission) const {
  if (auto fine = check_board(mission, board); !fine) return tl::unexpected(fine.error());
  const auto& before = *find_board(mission, board);
  const auto* lattice = before.lattice();
  const auto* cells = std::get_if<LatticeSize>(&size);
  if (lattice != nullptr && cells == nullptr) {
    return fail(fmt::format("Board {} has a lattice; give columns and rows", board));
  }
  if (lattice == nullptr && cells != nullptr) return fail(fmt::format("Board {} has no lattice; give a size", board));
  Mission result = mission;
  auto& part = result.boards[static_cast<std::size_t>(board - 1)];
  if (cells != nullptr) {
    const auto old = lattice->size();
    const LatticeShift shift{*cells, keeps_west(keep) ? 0 : cells->columns - old.columns,
                             keeps_north(keep) ? 0 : cells->rows - old.rows};
    change(part, [&](Board& changed) {
      changed.pins = resized_pins(mission, before, shift);
      changed.ground = resized(*lattice, shift);
    });
    if (auto fine = shift_places(result, board, shift); !fine) return tl::unexpected(fine.error());
  } else {
    const auto& ground = std::get<PlainGround>(size);
    if (auto fine = check_size(ground); !fine) return tl::unexpected(fine.error());
    change(part, [&](Board& changed) { changed.ground = ground; });
  }
  const auto grown = size_of(mission, *part) - size_of(mission, before);
  change(part, [&](Board& changed) {
    move_corner(changed, {keeps_west(keep) ? Length() : grown.x, keeps_north(keep) ? Length() : grown.y});
  });
  return check_stands_on(result, board).and_then([&] { return check_all_places(result); }).map([&] { return result; });
}

std::string ResizeBoard::text_form(const Mission&) const {
  auto text = fmt::format("board {} {}", board, std::visit([](const auto& known) { return size_text(known); }, size));
  if (keep != Quarter::north_west) text += fmt::format(" keep {}", to_text(keep));
  return text;
}

StepName ResizeBoard::step_name(const Mission&) const { return StepName("Size of board {}", {fmt::to_string(board)}); }

Result<Mission> SetBoardSet::apply(const Mission& mission) const {
  if (auto fine = check_board(mission, board); !fine) return tl::unexpected(fine.error());
  if (find_lattice(mission, board) == nullptr) {
    return fail(fmt::format("Board {} has no lattice; no terrain set builds it", board));
  }
  const auto* wanted = find_set(mission, set);
  if (wanted == nullptr) {
    std::vector<Id> known;
    for (const auto& used : mission.sets) known.push_back(used.set->id);
    return fail(unknown_name("terrain set", set, known));
  }
  if (!wanted->has_lattice()) {
    return fail(fmt::format("The terrain set {} has no lattice; no board can be built of it", set.text()));
  }
  Mission result = mission;
  auto& part = result.boards[static_cast<std::size_t>(board - 1)];
  change(part, [&](Board& changed) {
    changed.set = set;
    changed.pins.clear();
  });
  for (const auto& [first, pin] : find_board(mission, board)->pins) {
    const auto edges = panel_edges(*wanted, part->lattice()->size(), first, pin.piece);
    if (edges.empty() || !pins_across(*part, *wanted, edges).empty()) {
      return fail(fmt::format("The panel pinned at {} is not so in the terrain set {}; unpin it first",
                              to_text(mission, EdgeAddress{board, first}), set.text()));
    }
    change(part, [&](Board& changed) { changed.pins.emplace(first, pin); });
  }
  return check_stands_on(result, board).and_then([&] { return check_all_places(result); }).map([&] { return result; });
}

std::string SetBoardSet::text_form(const Mission&) const { return fmt::format("board {} set {}", board, set.text()); }

StepName SetBoardSet::step_name(const Mission&) const {
  return StepName("Terrain set of board {}", {fmt::to_string(board)});
}

}  // namespace bulkhead
