// SPDX-License-Identifier: MIT
#include "model/edit/verbs/nodes.h"

#include <array>

#include "model/edit/lattice_changes.h"
#include "model/edit/readers.h"
#include "model/edit/verbs.h"

namespace bulkhead {
namespace {

struct PieceWord {
  NodePiece piece;
  std::string_view word;
  std::string_view on_one;
  std::string_view on_several;
};
constexpr std::array piece_words = {
    PieceWord{NodePiece::none, "none", step_pattern("No pillar {}"), step_pattern("No pillar on {} nodes")},
    PieceWord{NodePiece::pillar, "pillar", step_pattern("Pillar {}"), step_pattern("Pillar on {} nodes")},
    PieceWord{NodePiece::wall_end, "wall-end", step_pattern("Wall end {}"), step_pattern("Wall end on {} nodes")}};

const PieceWord& word_of(NodePiece piece) {
  return *std::find_if(piece_words.begin(), piece_words.end(),
                       [&](const PieceWord& known) { return known.piece == piece; });
}

}  // namespace

Result<Mission> SetNodes::apply(const Mission& mission) const {
  return change_lattices(mission, nodes, [&](Lattice& lattice, const NodeAddress& at) {
    piece ? lattice.set_node(at.node, *piece) : lattice.set_node_automatic(at.node);
  });
}

std::string SetNodes::text_form(const Mission& mission) const {
  auto text = text_of_positions(mission, "node", nodes);
  text += piece ? fmt::format(" {}", word_of(piece->piece).word) : " automatic";
  if (piece && piece->facing) text += fmt::format(" facing {}", to_text(*piece->facing));
  return text;
}

StepName SetNodes::step_name(const Mission& mission) const {
  if (!piece)
    return name_of_positions(mission, nodes, step_pattern("Automatic pillar {}"),
                             step_pattern("Automatic pillar on {} nodes"));
  const auto& words = word_of(piece->piece);
  return name_of_positions(mission, nodes, words.on_one, words.on_several);
}

Result<Edit> parse_node(const Mission& mission, EditWords words) {
  constexpr std::array keywords = {Keyword{"none", 0}, Keyword{"pillar", 0}, Keyword{"wall-end", 0},
                                   Keyword{"automatic", 0}, Keyword{"facing"}};
  EditReader read(mission, words, several, keywords);
  const auto* facing = read.fields().word("facing");
  if (read.fields().fields.size() != (facing == nullptr ? 1U : 2U))
    read.refuse("Say one thing that stands on the nodes");
  if (facing != nullptr && !read.has("wall-end")) read.refuse("Only a wall end has a facing");
  auto nodes = read.nodes();
  if (read.has("automatic")) return read.made(SetNodes{std::move(nodes), std::nullopt});
  NodeOverride piece;
  for (const auto& known : piece_words) {
    if (read.has(known.word)) piece.piece = known.piece;
  }
  if (facing != nullptr) piece.facing = read.take(parse_compass(facing->text));
  return read.made(SetNodes{std::move(nodes), piece});
}

}  // namespace bulkhead
