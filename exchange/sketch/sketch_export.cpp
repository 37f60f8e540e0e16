// SPDX-License-Identifier: MIT
#include "exchange/sketch/sketch_export.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <utility>

#include "exchange/sketch/sketch_deploy.h"
#include "exchange/sketch/sketch_losses.h"
#include "exchange/sketch/sketch_text.h"
#include "model/edit/edit.h"
#include "model/mission/geometry.h"

namespace bulkhead {
namespace {

using Kind = FreePiece::Kind;

/// A board that is drawn.
struct DrawnBoard {
  int number = 1;
  const Board* board = nullptr;
  const Lattice* lattice = nullptr;
  const TerrainSet* set = nullptr;
  Rectangle outline;
};

/// The boards with a lattice, from top to bottom.
std::vector<DrawnBoard> drawn_boards(const Mission& mission) {
  std::vector<DrawnBoard> boards;
  for (std::size_t index = 0; index < mission.boards.size(); ++index) {
    const auto& board = *mission.boards[index];
    const auto* set = set_of(mission, board);
    if (board.lattice() == nullptr || set == nullptr) continue;
    boards.push_back({static_cast<int>(index) + 1, &board, board.lattice(), set, board_bounds(mission, board)});
  }
  std::ranges::stable_sort(boards, {}, [](const DrawnBoard& board) {
    return std::pair(board.outline.top_left.y, board.outline.top_left.x);
  });
  return boards;
}

SketchFrame frame_of(const std::vector<DrawnBoard>& boards) {
  std::vector<LatticeSize> sizes;
  for (const auto& board : boards) sizes.push_back(board.lattice->size());
  return SketchFrame(std::move(sizes));
}

/// Draws the boards of a mission as rows of characters.
class SketchWriter {
 public:
  SketchWriter(const Mission& mission, std::vector<DrawnBoard> boards)
      : mission_(mission),
        boards_(std::move(boards)),
        frame_(frame_of(boards_)),
        rows_(static_cast<std::size_t>(frame_.rows())) {}

  std::string layout();
  /// What could not be drawn as it is; complete once the layout is.
  const std::vector<std::string>& losses() const { return losses_; }

 private:
  void draw_edges(std::size_t index);
  void draw_nodes(std::size_t index);
  void draw_piece(std::size_t index, const FreePiece& piece);
  void note_turned_ends(std::size_t index);
  void draw_marker(const Marker& marker);
  std::optional<SketchPlace> sketch_place(const Marker& marker);
  std::optional<std::size_t> board_index(int number) const;

  SketchPlace on_sketch(std::size_t index, SketchPlace on_board) const {
    return {on_board.column, on_board.row + frame_.first_row(index)};
  }
  void put(SketchPlace place, char32_t character);
  void lose(std::string sentence) { losses_.push_back(std::move(sentence)); }

  const Mission& mission_;
  std::vector<DrawnBoard> boards_;
  SketchFrame frame_;
  SketchRows rows_;
  std::vector<std::string> losses_;
};

void SketchWriter::put(SketchPlace place, char32_t character) {
  auto& row = rows_[static_cast<std::size_t>(place.row)];
  const auto column = static_cast<std::size_t>(place.column);
  if (row.size() <= column) row.resize(column + 1, U' ');
  row[column] = character;
}

void SketchWriter::draw_edges(std::size_t index) {
  const auto& lattice = *boards_[index].lattice;
  for (std::size_t number = 0; number < lattice.size().edge_count(); ++number) {
    const auto edge = lattice.size().edge_at(number);
    const auto kind = lattice.edge(edge);
    if (kind == EdgeKind::open) continue;
    const bool horizontal = edge.axis == Axis::horizontal;
    SketchPiece piece{Kind::wall, horizontal ? 0 : 90};
    if (kind == EdgeKind::hatchway) {
      const bool second = lattice.hatchway(edge)->facing == Facing::second;
      piece = {Kind::hatchway, horizontal ? (second ? 0 : 180) : (second ? 270 : 90)};
    }
    put(on_sketch(index, place_of(edge)), *character_of(piece));
  }
}

void SketchWriter::draw_nodes(std::size_t index) {
  const auto& lattice = *boards_[index].lattice;
  for (std::size_t number = 0; number < lattice.size().node_count(); ++number) {
    const auto node = lattice.size().node_at(number);
    const auto piece = node_piece(lattice, node, boards_[index].set->pillar.has_value());
    if (piece == NodePiece::none) continue;
    const auto direction = wall_end_direction(lattice, node).value_or(Compass::north);
    const auto drawn = piece == NodePiece::pillar ? SketchPiece{Kind::pillar, 0} : wall_end_towards(direction);
    put(on_sketch(index, place_of(node)), *character_of(drawn));
  }
}

void SketchWriter::draw_piece(std::size_t index, const FreePiece& piece) {
  const auto& board = boards_[index];
  const auto size = board.lattice->size();
  const SketchPiece drawn{piece.kind, piece.turn};
  const auto character = character_of(drawn);
  const auto on_board = nearest_place(*board.set, size, piece.at);
  const auto place = on_sketch(index, on_board);
  if (!character || sketch_point(*board.set, size, on_board) != piece.at) {
    lose(
        fmt::format("Piece #{} is missing: it stands askew or between the places that a sketch has.", piece.id.text()));
    return;
  }
  if (at(rows_, place) != U' ') {
    lose(fmt::format("Piece #{} is missing: something else is drawn in its place.", piece.id.text()));
    return;
  }
  if (piece.kind == Kind::pillar && piece.turn % 180 != 0) {
    lose(fmt::format("Piece #{} is not drawn turned.", piece.id.text()));
  }
  if (on_lattice(drawn, frame_.spot(place))) {
    lose(fmt::format("Piece #{} reads as part of the lattice, which it stands on.", piece.id.text()));
  }
  put(place, *character);
}

void SketchWriter::note_turned_ends(std::size_t index) {
  const auto& board = boards_[index];
  for (const auto& piece : board.board->pieces) {
    if (piece.kind != Kind::wall_end) continue;
    const auto place = on_sketch(index, nearest_place(*board.set, board.lattice->size(), piece.at));
    const auto drawn = piece_of(at(rows_, place));
    if (drawn && drawn->kind == Kind::wall_end && drawn->turn != piece.turn) {
      lose(fmt::format("Piece #{} points away from its wall in a sketch.", piece.id.text()));
    }
  }
}

std::optional<std::size_t> SketchWriter::board_index(int number) const {
  const auto found = std::ranges::find(boards_, number, &DrawnBoard::number);
  return found == boards_.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - boards_.begin()));
}

/// Where a marker is drawn; one between the places of a sketch at the nearest of them.
std::optional<SketchPlace> SketchWriter::sketch_place(const Marker& marker) {
  if (!std::holds_alternative<Point>(marker.at)) {
    return std::visit(
        [&](const auto& address) -> std::optional<SketchPlace> {
          if constexpr (requires { address.board; }) {
            const auto index = board_index(address.board);
            if (!index) return std::nullopt;
            if constexpr (requires { address.node; }) return on_sketch(*index, place_of(address.node));
            if constexpr (requires { address.edge; }) return on_sketch(*index, place_of(address.edge));
            if constexpr (requires { address.cell; }) return on_sketch(*index, place_of(address.cell));
          }
          return std::nullopt;
        },
        marker.at);
  }
  const auto point = std::get<Point>(marker.at);
  std::optional<SketchPlace> nearest;
  for (std::size_t index = 0; index < boards_.size(); ++index) {
    const auto& [number, board, lattice, set, outline] = boards_[index];
    if (!outline.contains(point)) continue;
    const auto on_board = nearest_place(*set, lattice->size(), point - outline.top_left);
    if (sketch_point(*set, lattice->size(), on_board) == point - outline.top_left) return on_sketch(index, on_board);
    if (!nearest) nearest = on_sketch(index, on_board);
  }
  if (nearest) lose(fmt::format("Objective #{} moves to the nearest place that a sketch has.", marker.id.text()));
  return nearest;
}

void SketchWriter::draw_marker(const Marker& marker) {
  if (marker.kind.text() != objective_kind) return;
  const auto place = sketch_place(marker);
  if (!place) {
    lose(fmt::format("Objective #{} is missing: it stands on no board that is drawn.", marker.id.text()));
    return;
  }
  const auto beneath = at(rows_, *place);
  if (objective_label_of(beneath)) {
    lose(fmt::format("Objective #{} is missing: another one is drawn in its place.", marker.id.text()));
    return;
  }
  if (const auto hidden = piece_of(beneath)) {
    lose(fmt::format("Objective #{} hides a {}.", marker.id.text(), name_of(hidden->kind)));
  }
  put(*place, character_of_label(marker.label).value_or(U'o'));
}

std::string SketchWriter::layout() {
  for (std::size_t index = 0; index < boards_.size(); ++index) {
    draw_edges(index);
    draw_nodes(index);
  }
  for (std::size_t index = 0; index < boards_.size(); ++index) {
    for (const auto& piece : boards_[index].board->pieces) draw_piece(index, piece);
  }
  settle_wall_ends(rows_, frame_);
  for (std::size_t index = 0; index < boards_.size(); ++index) note_turned_ends(index);
  for (const auto& marker : *mission_.markers) draw_marker(marker);
  // A blank sketch is no sketch, and two boards are told from one by their rows: a dot stands where there is nothing.
  const auto last = static_cast<std::size_t>(frame_.rows() - 2);
  const bool short_of_rows =
      boards_.size() > 1 && std::all_of(rows_.begin() + static_cast<std::ptrdiff_t>(last) - 1, rows_.end(),
                                        [](const auto& row) { return row.empty(); });
  auto text = plain_text(rows_);
  if (!text.empty() && !short_of_rows) return text;
  put({0, frame_.rows() - 2}, U'.');
  return plain_text(rows_);
}

bool all_have(const std::vector<DrawnBoard>& boards, LatticeSize size) {
  return std::ranges::all_of(boards, [&](const DrawnBoard& board) { return board.lattice->size() == size; });
}

/// Whether the boards lie as a sketch shows them: each below the one before, touching it.
bool stacked(const std::vector<DrawnBoard>& boards) {
  return std::ranges::adjacent_find(boards, [](const DrawnBoard& upper, const DrawnBoard& lower) {
           return upper.outline.top_left.x != lower.outline.top_left.x ||
                  upper.outline.bottom_right.y != lower.outline.top_left.y;
         }) == boards.end();
}

Deployment deployment_of(const Mission& mission, const std::vector<DrawnBoard>& boards) {
  if (!all_have(boards, boards.front().lattice->size())) return {};
  std::vector<int> numbers;
  for (const auto& board : boards) numbers.push_back(board.number);
  return find_deployment(mission, numbers);
}

}  // namespace

Result<SketchExport> export_sketch(const Mission& mission) {
  const auto upright = drawn_boards(mission);
  if (upright.empty()) return fail("No board of this mission has a lattice, so there is nothing to sketch.");
  const bool turned = all_have(upright, {sketch_board.rows, sketch_board.columns});
  const auto lying = turned ? transformed(mission, Transform::rotate_90) : Result<Mission>(mission);
  if (!lying) return tl::unexpected(lying.error());
  const auto boards = drawn_boards(*lying);
  const bool readable = boards.size() <= 2 && all_have(boards, sketch_board);
  const auto deployment = deployment_of(*lying, boards);

  SketchExport result;
  SketchWriter writer(*lying, boards);
  result.sketch.name = mission.head->title;
  result.sketch.deploy = deployment.pattern;
  result.sketch.two_boards = readable && boards.size() == 2;
  result.sketch.layout = writer.layout();
  auto& losses = result.losses;
  if (turned) losses.emplace_back("The battlefield is turned by 90° clockwise, to lie as sketches do.");
  if (!readable) losses.emplace_back("The community's table reads only one or two boards of 7 × 6 cells.");
  if (!stacked(boards)) {
    losses.emplace_back("The boards are drawn one below the other, touching, which is not how they lie.");
  }
  if (deployment.swapped) {
    losses.push_back(fmt::format("A sketch gives the zone at the top or left to the first side, not to {}.",
                                 (*mission.sides)[1].name));
  }
  std::ranges::copy(writer.losses(), std::back_inserter(losses));
  std::ranges::copy(unsketchable(mission, deployment.zones), std::back_inserter(losses));
  return result;
}

std::string sketch_table(const SketchExport& exported) {
  std::string result;
  if (!exported.losses.empty()) result += "-- This layout leaves out:\n";
  for (auto loss : exported.losses) {
    std::ranges::replace(loss, '\n', ' ');
    result += "-- * " + loss + "\n";
  }
  return result + "return {\n" + sketch_record(exported.sketch) + "}\n";
}

}  // namespace bulkhead
