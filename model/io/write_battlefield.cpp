// SPDX-License-Identifier: MIT
#include <map>
#include <tuple>

#include "model/io/mission_forms.h"
#include "model/io/writers.h"
#include "model/mission/words.h"

namespace bulkhead {
namespace {

std::size_t row_group(int row) { return static_cast<std::size_t>(row); }
/// Each row of horizontal edges, then each row of vertical ones.
std::size_t edge_group(EdgePos edge) {
  return row_group(edge.row) + (edge.axis == Axis::vertical ? LatticeSize::largest + 1 : 0);
}

void write_cells(XmlWriter& writer, const Lattice& lattice, CellKind kind, const UnknownContent& kept) {
  std::vector<ListedWord> words;
  for (std::size_t index = 0; index < lattice.size().cell_count(); ++index) {
    const auto cell = lattice.size().cell_at(index);
    if (lattice.cell(cell) == kind) words.push_back({to_text(cell), row_group(cell.row)});
  }
  if (words.empty() && kept.empty()) return;
  writer.begin("cells");
  writer.attribute("kind", word_for(cell_words, kind));
  writer.list_content(kept, words);
  writer.end();
}

void write_walls(XmlWriter& writer, const Lattice& lattice, bool breachable, const UnknownContent& kept) {
  std::vector<ListedWord> words;
  for (const auto edge : lattice.walls()) {
    if (lattice.breachable(edge) == breachable) words.push_back({to_text(edge, lattice.size()), edge_group(edge)});
  }
  if (words.empty() && kept.empty()) return;
  writer.begin("walls");
  if (breachable) writer.attribute("breachable", word_for(yes_or_no, true));
  writer.list_content(kept, words);
  writer.end();
}

void write_hatchway(XmlWriter& writer, EdgePos edge, const Hatchway& hatchway, LatticeSize size) {
  writer.begin("hatchway");
  writer.attribute("at", to_text(edge, size));
  writer.attribute("facing", to_text(direction(hatchway.facing, edge.axis)));
  if (hatchway.hinge != Hinge::first) writer.attribute("hinge", to_text(direction(hatchway.hinge, edge.axis)));
  writer.attribute("starts", word_for(start_words, hatchway.starts_open));
  if (hatchway.access.kind() != HatchAccess::Kind::accessible) {
    writer.attribute("access", word_for(access_words, hatchway.access.kind()));
  }
  if (hatchway.access.side()) writer.attribute("side", hatchway.access.side()->text());
  if (hatchway.breachable) writer.attribute("breachable", word_for(yes_or_no, true));
  writer.optional_attribute("label", hatchway.label);
  writer.extras(hatchway.extras);
  writer.end();
}

/// Node pieces set by hand, those alike in one list; the first of a piece has what is kept.
void write_nodes(XmlWriter& writer, const Lattice& lattice, NodePiece piece, UnknownContent kept) {
  std::map<std::optional<Compass>, std::map<std::size_t, NodePos>> alike;
  for (const auto& [node, override] : lattice.node_overrides()) {
    if (override.piece == piece) alike[override.facing][lattice.size().index(node)] = node;
  }
  if (alike.empty() && !kept.empty()) alike[std::nullopt];
  for (const auto& [facing, nodes] : alike) {
    std::vector<ListedWord> words;
    for (const auto& [index, node] : nodes) words.push_back({to_text(node, lattice.size()), row_group(node.row)});
    writer.begin("nodes");
    writer.attribute("piece", word_for(node_words, piece));
    if (facing) writer.attribute("facing", to_text(*facing));
    writer.list_content(std::exchange(kept, {}), words);
    writer.end();
  }
}

void write_lattice(XmlWriter& writer, const Lattice& lattice, const Extras& extras) {
  for (const auto kind : {CellKind::solid, CellKind::void_space}) {
    write_cells(writer, lattice, kind, extras.within(list_key(kind)));
  }
  for (const bool breachable : {false, true}) {
    write_walls(writer, lattice, breachable, extras.within(list_key(breachable)));
  }
  std::map<std::size_t, std::pair<EdgePos, const Hatchway*>> in_rows;
  for (const auto& [edge, hatchway] : lattice.hatchways()) in_rows[lattice.size().index(edge)] = {edge, &hatchway};
  for (const auto& [index, entry] : in_rows) write_hatchway(writer, entry.first, *entry.second, lattice.size());
  for (const auto& [word, piece] : node_words) {
    write_nodes(writer, lattice, piece, extras.within(list_key(piece)));
  }
}

void write_pins(XmlWriter& writer, const Board& board, LatticeSize size) {
  std::map<std::size_t, std::pair<EdgePos, const PinnedPanel*>> in_rows;
  for (const auto& [edge, pin] : board.pins) in_rows[size.index(edge)] = {edge, &pin};
  for (const auto& [index, entry] : in_rows) {
    const auto& [edge, pin] = entry;
    writer.begin("pin");
    writer.attribute("at", to_text(edge, size));
    writer.attribute("piece", pin->piece.text());
    writer.extras(pin->extras);
    writer.end();
  }
}

/// Writes the attributes of one shape.
class ShapeWriter {
 public:
  ShapeWriter(XmlWriter& writer, const Mission& mission) : writer_(writer), mission_(mission) {}

  void operator()(const CellsShape& shape) {
    std::map<std::tuple<int, int, int>, std::string> in_rows;
    for (const auto& at : shape.cells) in_rows[{at.board, at.cell.row, at.cell.column}] = to_text(mission_, at);
    std::vector<ListedWord> words;
    for (const auto& [place, text] : in_rows) {
      const auto [board, row, column] = place;
      words.push_back({text, row_group(board * LatticeSize::largest + row)});
    }
    writer_.list_attribute("cells", words);
  }
  void operator()(const PolygonShape& shape) {
    std::vector<ListedWord> words;
    for (const auto& corner : shape.corners) words.push_back({to_text(corner), 0});
    writer_.list_attribute("polygon", words);
  }
  void operator()(const CircleShape& shape) {
    writer_.attribute("circle", to_text(mission_, shape.centre));
    writer_.attribute("radius", to_text(shape.radius));
  }
  void operator()(const StripShape& shape) {
    writer_.attribute("strip", to_text(shape.edge));
    writer_.attribute("depth", to_text(shape.depth));
  }
  void operator()(const QuarterShape& shape) {
    writer_.attribute("quarter", to_text(shape.quarter));
    if (shape.clear_of_centre != Length()) writer_.attribute("clear-of-centre", to_text(shape.clear_of_centre));
  }

 private:
  XmlWriter& writer_;
  const Mission& mission_;
};

void write_zone(XmlWriter& writer, const Mission& mission, std::string_view element, const Zone& zone) {
  writer.begin(element);
  write_object(writer, zone);
  std::visit(ShapeWriter(writer, mission), zone.shape);
  writer.extras(zone.extras);
  writer.end();
}

void write_marker(XmlWriter& writer, const Mission& mission, const Marker& marker) {
  writer.begin("marker");
  writer.attribute("id", marker.id.text());
  for (const auto& field : fields_of<Marker>()) {
    if (field.key == "side") writer.attribute("at", to_text(mission, marker.at));
    write_attribute(writer, field, marker);
  }
  writer.extras(marker.extras);
  writer.end();
}

}  // namespace

void write_board(XmlWriter& writer, const Board& board, std::size_t number) {
  writer.begin("board");
  writer.attribute("id", std::to_string(number));
  if (const auto* lattice = board.lattice()) {
    writer.attribute("columns", std::to_string(lattice->size().columns));
    writer.attribute("rows", std::to_string(lattice->size().rows));
  } else {
    const auto& ground = std::get<PlainGround>(board.ground);
    writer.attribute("size", to_text(Point{ground.width, ground.height}));
  }
  if (board.set) writer.attribute("set", board.set->text());
  writer.attribute("level", std::to_string(board.level));
  writer.attribute("at", to_text(board.at));
  writer.optional_attribute("label", board.label);
  writer.extras(board.extras);
  if (const auto* lattice = board.lattice()) {
    write_lattice(writer, *lattice, board.extras);
    write_pins(writer, board, lattice->size());
  }
  for (const auto& piece : board.pieces) write_form(writer, "feature", piece);
  for (const auto& feature : board.features) write_form(writer, "feature", feature);
  writer.end();
}

void write_battlefield(XmlWriter& writer, const Mission& mission) {
  writer.begin("battlefield");
  writer.extras(mission.battlefield_extras);
  for (std::size_t index = 0; index < mission.boards.size(); ++index) {
    write_board(writer, *mission.boards[index], index + 1);
  }
  for (const auto& zone : *mission.zones) write_zone(writer, mission, "zone", zone);
  for (const auto& area : *mission.areas) write_zone(writer, mission, "area", area);
  for (const auto& marker : *mission.markers) write_marker(writer, mission, marker);
  for (const auto& link : *mission.links) write_form(writer, "link", link);
  writer.end();
}

}  // namespace bulkhead
