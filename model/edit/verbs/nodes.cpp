// SPDX-License-Identifier: MIT
#include "model/edit/nodes.h"

#include <array>

#include "model/edit/lattice_changes.h"
#include "model/edit/readers.h"
#include "model/edit/verbs.h"

namespace bulkhead {
namespace {

struct PieceWord {
  NodePiece piece;
  std::string_view word;
  std::string_view name;
};
constexpr std::array piece_words = {PieceWord{NodePiece::none, "none", "No pillar"},
                                    PieceWord{NodePiece::pillar, "pillar", "Pillar"},
                                    PieceWord{NodePiece::wall_end, "wall-end", "Wall end"}};

const PieceWord& word_of(NodePiece piece) {
  return *std::find_if(piece_words.begin(), piece_words.end(),
                       [&](const PieceWord& known) { return known.piece == piece; });
}

}  // namespace

Edit set_node(const Mission& mission, NodeAddress node, const NodeOverride& piece) {
  return set_nodes(mission, {node}, piece);
}

Edit set_nodes(const Mission& mission, std::vector<NodeAddress> nodes, NodeOverride piece) {
  if (piece.piece != NodePiece::wall_end) piece.facing.reset();
  const auto& words = word_of(piece.piece);
  auto text = fmt::format("{} {}", text_of_positions(mission, "node", nodes), words.word);
  if (piece.facing) text += fmt::format(" facing {}", to_text(*piece.facing));
  return {name_of_positions(mission, words.name, nodes, "nodes"), std::move(text),
          [nodes = std::move(nodes), piece](const Mission& before) {
            return change_lattices(before, nodes,
                                   [&](Lattice& lattice, const NodeAddress& at) { lattice.set_node(at.node, piece); });
          }};
}

Edit set_nodes_automatic(const Mission& mission, std::vector<NodeAddress> nodes) {
  return {name_of_positions(mission, "Automatic pillar", nodes, "nodes"),
          text_of_positions(mission, "node", nodes) + " automatic", [nodes = std::move(nodes)](const Mission& before) {
            return change_lattices(
                before, nodes, [](Lattice& lattice, const NodeAddress& at) { lattice.set_node_automatic(at.node); });
          }};
}

Result<Edit> parse_node(const Mission& mission, EditWords words) {
  constexpr std::array keywords = {Keyword{"none", 0}, Keyword{"pillar", 0}, Keyword{"wall-end", 0},
                                   Keyword{"automatic", 0}, Keyword{"facing"}};
  const auto fields = read_fields(words, several, keywords);
  if (!fields) return tl::unexpected(fields.error());
  const auto* facing = fields->word("facing");
  if (fields->fields.size() != (facing == nullptr ? 1U : 2U)) return fail("Say one thing that stands on the nodes");
  if (facing != nullptr && !fields->has("wall-end")) return fail("Only a wall end has a facing");
  auto nodes = read_all(fields->leading, [&](const EditWord& word) { return read_node(mission, word); });
  if (!nodes) return tl::unexpected(nodes.error());
  if (fields->has("automatic")) return set_nodes_automatic(mission, std::move(*nodes));
  NodeOverride piece;
  for (const auto& known : piece_words) {
    if (fields->has(known.word)) piece.piece = known.piece;
  }
  if (facing != nullptr) {
    const auto towards = parse_compass(facing->text);
    if (!towards) return tl::unexpected(towards.error());
    piece.facing = *towards;
  }
  return set_nodes(mission, std::move(*nodes), piece);
}

}  // namespace bulkhead
