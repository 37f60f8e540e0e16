// SPDX-License-Identifier: MIT
#include "model/io/mission_forms.h"
#include "model/io/readers.h"
#include "model/mission/geometry.h"
#include "model/mission/pins.h"
#include "model/mission/placed_features.h"

namespace bulkhead {
namespace {

using Child = Element::Child;

std::string describe(LatticeSize size) {
  return fmt::format("the board has columns A to {} and rows 1 to {}", column_letters(size.columns - 1), size.rows);
}

/// The places of a list, each on the lattice and not taken before.
template <typename Position>
std::vector<Position> read_positions(Element& element, const std::vector<PlacedWord>& words, LatticeSize size,
                                     Result<Position> (*parse)(std::string_view), std::set<Position>& taken) {
  std::vector<Position> positions;
  for (const auto& [word, offset] : words) {
    const auto position = parse(word);
    if (!position) {
      element.reading().refuse(offset, position.error().message);
    } else if (!size.contains(*position)) {
      element.reading().refuse(offset, fmt::format("{} is off the board; {}", word, describe(size)));
    } else if (!taken.insert(*position).second) {
      element.reading().refuse(offset, fmt::format("{} is listed a second time on this board", word));
    } else {
      positions.push_back(*position);
    }
  }
  return positions;
}

/// Reads what stands on one board's lattice.
class LatticeReader {
 public:
  LatticeReader(Lattice& lattice, Extras& extras) : lattice_(lattice), extras_(extras) {}

  void cells(Element& element) {
    if (!element.has("kind")) element.refuse_missing("kind");
    const auto kind = element.choice("kind", cell_words).value_or(CellKind::floor);
    const auto words = element.list_content(extras_, list_key(kind));
    for (const auto cell : read_positions(element, words, lattice_.size(), parse_cell, cells_)) {
      lattice_.set_cell(cell, kind);
    }
  }

  void walls(Element& element) {
    const bool breachable = element.choice("breachable", yes_or_no).value_or(false);
    const auto words = element.list_content(extras_, list_key(breachable));
    for (const auto edge : read_positions(element, words, lattice_.size(), parse_edge, edges_)) {
      lattice_.set_wall(edge, breachable);
    }
  }

  void nodes(Element& element) {
    if (!element.has("piece")) element.refuse_missing("piece");
    NodeOverride override;
    override.piece = element.choice("piece", node_words).value_or(NodePiece::none);
    override.facing = element.choice("facing", compass_words);
    if (override.facing && override.piece != NodePiece::wall_end)
      element.refuse("facing", "only a wall end has a facing");
    const auto words = element.list_content(extras_, list_key(override.piece));
    for (const auto node : read_positions(element, words, lattice_.size(), parse_node, nodes_)) {
      lattice_.set_node(node, override);
    }
  }

  void hatchway(Element& element) {
    if (!element.has("at")) element.refuse_missing("at");
    const auto edges = read_positions(element, element.words("at"), lattice_.size(), parse_edge, edges_);
    Hatchway hatchway;
    hatchway.starts_open = element.choice("starts", start_words).value_or(false);
    hatchway.access = access(element);
    hatchway.breachable = element.choice("breachable", yes_or_no).value_or(false);
    hatchway.label = element.text("label");
    const auto facing = element.choice("facing", compass_words);
    const auto hinge = element.choice("hinge", compass_words);
    if (element.has("at") && edges.size() != 1) element.refuse("at", "a hatchway stands on exactly one edge");
    element.finish_inner(hatchway.extras);
    if (edges.size() == 1) {
      const auto axis = edges.front().axis;
      turn(element, "facing", facing, axis, {Facing::first, Facing::second}, hatchway.facing);
      turn(element, "hinge", hinge, axis, {Hinge::first, Hinge::second}, hatchway.hinge);
      lattice_.set_hatchway(edges.front(), std::move(hatchway));
    }
  }

 private:
  static HatchAccess access(Element& element) {
    const auto kind = element.choice("access", access_words).value_or(HatchAccess::Kind::accessible);
    const auto side = element.optional_id("side");
    if (side && kind != HatchAccess::Kind::controlled) {
      element.refuse("side", "only a hatchway with access=\"controlled\" has a side");
    }
    if (kind == HatchAccess::Kind::controlled && !element.has("side")) element.refuse_missing("side");
    return HatchAccess::of(kind, side);
  }

  /// Which of the two ways of an edge's facing or hinge a direction means.
  template <typename Way>
  static void turn(Element& element, const char* attribute, std::optional<Compass> towards, Axis axis,
                   std::array<Way, 2> ways, Way& result) {
    if (!towards) return;
    const auto found =
        std::find_if(ways.begin(), ways.end(), [&](Way way) { return direction(way, axis) == *towards; });
    if (found != ways.end()) {
      result = *found;
    } else {
      element.refuse(attribute,
                     fmt::format("{}=\"{}\" does not fit this edge; write {} or {}", attribute, to_text(*towards),
                                 to_text(direction(ways[0], axis)), to_text(direction(ways[1], axis))));
    }
  }

  Lattice& lattice_;
  Extras& extras_;
  std::set<CellPos> cells_;
  std::set<EdgePos> edges_;
  std::set<NodePos> nodes_;
};

/// A piece or feature, whose middle must be on the board.
template <typename T>
T read_thing(Element& element, const Rectangle& bounds) {
  auto thing = read_form<T>(element);
  const auto size = bounds.bottom_right - bounds.top_left;
  if (element.has("at") && !Rectangle{{}, size}.contains(thing.at)) {
    element.refuse("at", fmt::format("{} is off the board, which measures {}", to_text(thing.at), to_text(size)));
  }
  return thing;
}

/// Lattice or plain ground, and the terrain set.
void read_ground(Element& element, const Mission& mission, Board& board) {
  board.set = element.optional_id("set");
  if (board.set && find_set(mission, *board.set) == nullptr) {
    element.refuse("set", fmt::format("the mission uses no terrain set \"{}\"; add <uses set=\"{}\"/> to it",
                                      board.set->text(), board.set->text()));
    board.set.reset();
  }
  if (board.set && !find_set(mission, *board.set)->has_lattice()) {
    element.refuse("set", fmt::format("the terrain set \"{}\" has features only, which need no naming here; leave it "
                                      "out or name a set with a lattice",
                                      board.set->text()));
    board.set.reset();
  }
  const bool lattice = element.has("columns") || element.has("rows");
  if (lattice == element.has("size")) {
    element.refuse("a board has either columns and rows, or a size");
  } else if (lattice) {
    if (!element.has("set")) element.refuse_missing("set");
    const LatticeSize size{element.required_number("columns", 1, LatticeSize::largest),
                           element.required_number("rows", 1, LatticeSize::largest)};
    if (board.set) board.ground = Lattice(size);
  } else if (const auto size = element.parsed("size", parse_point)) {
    board.ground = PlainGround{size->x, size->y};
    if (size->x <= Length() || size->y <= Length()) element.refuse("size", "a board must have a width and a height");
  }
}

Child read_any_feature(Element& element, const Mission& mission, Board& board, const Rectangle& bounds) {
  if (!element.has("kind")) element.refuse_missing("kind");
  const auto word = element.text("kind");
  if (find_value(piece_words, word)) {
    board.pieces.push_back(read_thing<FreePiece>(element, bounds));
    return Child::read;
  }
  const auto kind = Id::parse(word);
  if (kind && find_feature_kind(mission, *kind) != nullptr) {
    board.features.push_back(read_thing<Feature>(element, bounds));
    return Child::read;
  }
  if (element.has("kind")) {
    element.remark(
        fmt::format("no terrain set of the mission has a feature of kind \"{}\"; it is kept as it stands, but "
                    "nothing shows or counts it",
                    quotable(word)));
  }
  return Child::reserved;
}

/// A panel that the user has pinned to a board with a lattice.
void read_pin(Element& element, const TerrainSet& set, Board& board) {
  if (!element.has("at")) element.refuse_missing("at");
  const auto first = element.parsed("at", parse_edge);
  PinnedPanel pin{element.id("piece")};
  element.finish_inner(pin.extras);
  if (!first || element.reading().failed()) return;
  const auto edges = panel_edges(set, board.lattice()->size(), *first, pin.piece);
  if (edges.empty()) {
    element.refuse(fmt::format("the terrain set \"{}\" has no panel \"{}\", or it would reach off the board from there",
                               set.id.text(), pin.piece.text()));
  } else if (!pins_across(board, set, edges).empty()) {
    element.refuse("at", "another panel is pinned across this one");
  } else {
    board.pins.emplace(*first, std::move(pin));
  }
}

Child read_board_child(Element& child, const Mission& mission, Board& board, LatticeReader* lattice,
                       const Rectangle& bounds) {
  const auto name = child.name();
  if (name == "feature") return read_any_feature(child, mission, board, bounds);
  const bool on_lattice = name == "cells" || name == "walls" || name == "nodes" || name == "hatchway" || name == "pin";
  if (!on_lattice) return Child::unknown;
  if (lattice == nullptr) {
    child.refuse(fmt::format("a board without columns and rows has no <{}>", name));
  } else if (name == "cells") {
    lattice->cells(child);
  } else if (name == "walls") {
    lattice->walls(child);
  } else if (name == "nodes") {
    lattice->nodes(child);
  } else if (name == "pin") {
    read_pin(child, *find_set(mission, *board.set), board);
  } else {
    lattice->hatchway(child);
  }
  return Child::read;
}

void check_number(Element& element, std::size_t number) {
  if (number > std::size_t{most_boards}) element.refuse(fmt::format("there are more than {} boards", most_boards));
  const auto stated = element.required_text("id");
  if (element.has("id") && stated != std::to_string(number)) {
    element.refuse("id", fmt::format("boards are numbered in order; this one must have id=\"{}\"", number));
  }
}

}  // namespace

Board read_board(Element& element, const Mission& mission) {
  Board board;
  board.ground = PlainGround{};
  check_number(element, mission.boards.size() + 1);
  read_ground(element, mission, board);
  board.label = element.text("label");
  board.level = element.number("level", -largest_number, largest_number).value_or(0);
  board.at = element.parsed("at", parse_point).value_or(Point());
  const auto bounds = board_bounds(mission, board);
  const Rectangle world{{-longest_length, -longest_length}, {longest_length, longest_length}};
  if (!world.contains(bounds.bottom_right)) element.refuse("the board reaches farther than 100 m");

  std::optional<LatticeReader> lattice;
  if (board.lattice() != nullptr) lattice.emplace(*board.lattice(), board.extras);
  element.children(board.extras, [&](Element& child) {
    return read_board_child(child, mission, board, lattice ? &*lattice : nullptr, bounds);
  });
  element.finish(board.extras);
  return board;
}

}  // namespace bulkhead
