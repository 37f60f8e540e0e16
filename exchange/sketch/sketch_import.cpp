// SPDX-License-Identifier: MIT
#include "exchange/sketch/sketch_import.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <utility>

#include "exchange/sketch/sketch_deploy.h"
#include "exchange/sketch/sketch_text.h"
#include "model/base/plain_text.h"

namespace bulkhead {
namespace {

using Kind = FreePiece::Kind;

constexpr int board_rows = 2 * sketch_board.rows + 2;
constexpr int board_columns = 2 * sketch_board.columns + 1;

/// Builds the battlefield of a mission character by character.
class SketchReader {
 public:
  SketchReader(const NamedSketch& sketch, const std::string& file, const TerrainSet& set)
      : sketch_(sketch),
        file_(file),
        set_(set),
        drawn_(sketch_rows(sketch.layout)),
        rows_(drawn_),
        frame_({sketch_board, sketch_board}) {}

  Result<SketchImport> read(const GameSystem& system);

 private:
  Result<int> board_count() const;
  Result<void> check_width() const;

  void read_edge(SketchPlace place);
  void read_character(SketchPlace place);
  void read_node(SketchPlace place, NodePos node);
  void keep_free_piece(SketchPlace place, SketchPiece piece);
  void keep_objective(SketchPlace place, const std::string& label);
  void keep_unknown(SketchPlace place);

  char32_t character(SketchPlace place) const { return at(rows_, place); }
  std::vector<Zone> zones_of_sides(const GameSystem& system, int boards);

  Place address(SketchPlace place) const;
  Board& board(SketchPlace place) { return boards_[frame_.locate(place).board]; }
  Error error(SketchPlace place, std::string_view message) const;
  void remark(SketchPlace place, std::string_view message) { remarks_.push_back(error(place, message)); }

  const NamedSketch& sketch_;
  const std::string& file_;
  const TerrainSet& set_;
  const SketchRows drawn_;
  SketchRows rows_;
  const SketchFrame frame_;
  std::vector<Board> boards_;
  int piece_count_ = 0;
  std::vector<Marker> objectives_;
  std::vector<Note> notes_;
  std::vector<Error> remarks_;
};

Error SketchReader::error(SketchPlace place, std::string_view message) const {
  const int column_of_first = place.row == 0 ? sketch_.column : 1;
  return {fmt::format("Row {}, column {}: {}", place.row + 1, place.column + 1, message), file_,
          sketch_.line + place.row, column_of_first + place.column};
}

std::string in_quotes(char32_t character) {
  if (character < 0x20 || character == 0x7F || character > 0x7E) {
    return fmt::format("U+{:04X}", static_cast<unsigned>(character));
  }
  return fmt::format("\"{}\"", static_cast<char>(character));
}

/// `text` with a blank for each control character of ASCII.
std::string with_blanks(std::string text) {
  for (auto& character : text) {
    if (static_cast<unsigned char>(character) < 0x20 || character == 0x7F) character = ' ';
  }
  return text;
}

/// A sketch without a name is called after its file.
std::string title(const std::string& name, const std::string& file) {
  const bool unnamed = split_words(name).empty();
  const auto result = with_blanks(unnamed ? std::filesystem::path(file).stem().string() : name);
  return split_words(result).empty() || !is_utf8(result) ? "Sketch" : made_fit(result);
}

/// The rows up to the last one that has more than those characters.
int rows_without_end(const SketchRows& rows, std::u32string_view blanks) {
  auto end = rows.end();
  while (end != rows.begin() && (end - 1)->find_first_not_of(blanks) == std::u32string::npos) --end;
  return static_cast<int>(end - rows.begin());
}

/// Up to 14 rows are one board, 26 to 28 two. Dots are blank, but where they bring a sketch to the length of two boards
/// they are meant to.
Result<int> SketchReader::board_count() const {
  const auto is_two = [](int rows) { return rows >= 2 * board_rows - 2 && rows <= 2 * board_rows; };
  const int rows = rows_without_end(rows_, U" .");
  const bool two = is_two(rows_without_end(rows_, U" ")) || is_two(rows);
  if (two) return 2;
  if (rows > board_rows) {
    const SketchPlace last{0, std::min(rows, 2 * board_rows + 1) - 1};
    auto refusal = error(last, fmt::format("this sketch has {} rows. One board has up to {}, two have {} to {}: remove "
                                           "rows, or mark the end of the second board with a dot.",
                                           rows, board_rows, 2 * board_rows - 2, 2 * board_rows));
    return tl::unexpected<Error>(std::move(refusal));
  }
  if (sketch_.two_boards) {
    auto refusal =
        error({0, std::max(rows, 1) - 1},
              fmt::format("this sketch is called double but has only {} rows. Two boards have {} to {}: mark "
                          "the end of the second with a dot, or leave the size out.",
                          rows, 2 * board_rows - 2, 2 * board_rows));
    return tl::unexpected<Error>(std::move(refusal));
  }
  return 1;
}

Result<void> SketchReader::check_width() const {
  for (std::size_t row = 0; row < rows_.size(); ++row) {
    const auto end = rows_[row].find_first_not_of(U" .", static_cast<std::size_t>(board_columns));
    if (end == std::u32string::npos) continue;
    const SketchPlace place{static_cast<int>(end), static_cast<int>(row)};
    return tl::unexpected<Error>(
        error(place, fmt::format("{} stands beyond the board. A sketch has {} columns: move it to the left.",
                                 in_quotes(rows_[row][end]), board_columns)));
  }
  return {};
}

Place SketchReader::address(SketchPlace place) const {
  const auto [board, on_board] = frame_.locate(place);
  const int number = static_cast<int>(board) + 1;
  const auto where = frame_.spot(place);
  if (const auto* node = std::get_if<NodePos>(&where)) return NodeAddress{number, *node};
  if (const auto* edge = std::get_if<EdgePos>(&where)) return EdgeAddress{number, *edge};
  if (const auto* cell = std::get_if<CellPos>(&where)) return CellAddress{number, *cell};
  return boards_[board].at + sketch_point(set_, sketch_board, on_board);
}

void SketchReader::read_edge(SketchPlace place) {
  const auto piece = piece_of(character(place));
  const auto where = frame_.spot(place);
  const auto* edge = std::get_if<EdgePos>(&where);
  if (!piece || edge == nullptr || !on_lattice(*piece, where)) return;
  if (piece->kind == Kind::wall) {
    board(place).lattice()->set_wall(*edge);
    return;
  }
  Hatchway hatchway;  // south is turn 0 and east 270: they face the edge's second cell
  hatchway.facing = piece->turn == 0 || piece->turn == 270 ? Facing::second : Facing::first;
  board(place).lattice()->set_hatchway(*edge, hatchway);
}

void SketchReader::read_character(SketchPlace place) {
  const auto where = frame_.spot(place);
  if (const auto* node = std::get_if<NodePos>(&where)) read_node(place, *node);
  if (const auto piece = piece_of(character(place))) {
    if (!on_lattice(*piece, where)) keep_free_piece(place, *piece);
    const auto drawn = at(drawn_, place);
    if (drawn != character(place)) {
      remark(place, fmt::format("this wall end points away from its wall ({}), not as drawn ({}).",
                                in_quotes(character(place)), in_quotes(drawn)));
    }
  } else if (const auto label = objective_label_of(character(place))) {
    keep_objective(place, *label);
  } else if (is_unknown(character(place))) {
    keep_unknown(place);
  }
}

/// Pillars where walls meet are automatic; everything else is set by hand.
void SketchReader::read_node(SketchPlace place, NodePos node) {
  auto& lattice = *board(place).lattice();
  const bool touched = !lattice.touching(node).empty();
  const auto piece = piece_of(character(place));
  if (piece && piece->kind == Kind::pillar) {
    if (!touched) lattice.set_node(node, {NodePiece::pillar, std::nullopt});
  } else if (piece && piece->kind == Kind::wall_end) {
    const bool derived = wall_end_direction(lattice, node).has_value();
    lattice.set_node(node, {NodePiece::wall_end, derived ? std::nullopt : std::optional(direction_of(*piece))});
  } else if (touched) {
    lattice.set_node(node, {NodePiece::none, std::nullopt});
    if (objective_label_of(character(place))) {
      remark(place,
             "the objective stands where a wall ends or walls meet, so no pillar is drawn there and none is set.");
    }
  }
}

void SketchReader::keep_free_piece(SketchPlace place, SketchPiece piece) {
  const Id id(fmt::format("piece-{}", ++piece_count_));
  const auto where = sketch_point(set_, sketch_board, frame_.locate(place).place);
  board(place).pieces.push_back({id, piece.kind, where, piece.turn, {}});
  remark(place, fmt::format("this {} stands off the lattice; it is kept as #{}.", name_of(piece.kind), id.text()));
}

void SketchReader::keep_objective(SketchPlace place, const std::string& label) {
  const Id id(fmt::format("objective-{}", objectives_.size() + 1));
  objectives_.push_back({id, Id(objective_kind), label, address(place), std::nullopt, {}});
}

void SketchReader::keep_unknown(SketchPlace place) {
  const auto name = in_quotes(character(place));
  const auto where = std::visit([](const auto& known) -> Address { return known; }, address(place));
  notes_.push_back({where, fmt::format("The sketch has the unknown character {} here.", name), {}});
  remark(place, fmt::format("{} means nothing in a sketch; it is kept as a note.", name));
}

/// Of the kind `drop-zone`, else of the system's first kind in which a side's models begin.
std::vector<Zone> SketchReader::zones_of_sides(const GameSystem& system, int boards) {
  const auto& kinds = system.zone_kinds;
  const auto* kind = find_zone_kind(system, Id("drop-zone"));
  const auto begins = [](const ZoneKind& each) { return !each.area && each.start == ZoneKind::Start::deploys; };
  if (kind == nullptr || !begins(*kind)) {
    const auto found = std::find_if(kinds.begin(), kinds.end(), begins);
    kind = found == kinds.end() ? nullptr : &*found;
    const auto words = kind == nullptr
                           ? std::string("has no kind of zone in which models begin; the drop zones are left out")
                           : fmt::format("knows no drop zones; the zones are of the kind {}", kind->id.text());
    remarks_.push_back({fmt::format("The game system {} {}.", system.id.text(), words), file_, sketch_.line, 0});
  }
  if (kind == nullptr) return {};
  return drop_zones(sketch_.deploy, boards, kind->id);
}

Result<SketchImport> SketchReader::read(const GameSystem& system) {
  if (auto checked = check_width(); !checked) return tl::unexpected<Error>(checked.error());
  const auto count = board_count();
  if (!count) return tl::unexpected<Error>(count.error());
  const auto height = sketch_point(set_, sketch_board, {0, board_rows - 1}).y;
  for (int number = 0; number < *count; ++number) {
    Board board;
    board.ground = Lattice(sketch_board);
    board.set = set_.id;
    board.at = {Length(), height * number};
    boards_.push_back(std::move(board));
  }
  settle_wall_ends(rows_, frame_);
  for (const auto read_one : {&SketchReader::read_edge, &SketchReader::read_character}) {
    for (int row = 0; row < *count * board_rows; ++row) {
      for (int column = 0; column < board_columns; ++column) (this->*read_one)({column, row});
    }
  }

  MissionHead head;
  head.title = title(sketch_.name, file_);
  if (find_unfit(with_blanks(sketch_.name)) != std::string::npos) {
    remarks_.push_back(
        {"The name holds characters that no text may hold; they are replaced by \uFFFD.", file_, sketch_.line, 0});
  }
  head.id = slug(head.title, "sketch");
  SketchImport result;
  auto& mission = result.mission;
  mission.head = std::move(head);
  mission.system = system;
  mission.sets.push_back({set_, std::nullopt, {}});
  mission.boards.assign(boards_.begin(), boards_.end());
  mission.sides = std::vector<Side>{{Id("side-a"), "Side A", {}}, {Id("side-b"), "Side B", {}}};
  if (sketch_.deploy != DeployPattern::none) mission.zones = zones_of_sides(system, *count);
  mission.markers = std::move(objectives_);
  mission.notes = std::move(notes_);
  result.remarks = std::move(remarks_);
  return result;
}

}  // namespace

Result<SketchImport> import_sketch(const NamedSketch& sketch, const std::string& file, const GameSystem& system,
                                   const TerrainSet& set) {
  return SketchReader(sketch, file, set).read(system);
}

}  // namespace bulkhead
