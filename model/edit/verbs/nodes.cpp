// SPDX-License-Identifier: MIT
#include "model/edit/verbs/nodes.h"

#include "model/edit/lattice_changes.h"
#include "model/edit/readers.h"
#include "model/edit/verbs.h"
#include "model/mission/words.h"

namespace bulkhead {

Result<Mission> SetNodes::apply(const Mission& mission) const {
  return change_lattices(mission, nodes, [&](Lattice& lattice, const NodeAddress& at) {
    piece ? lattice.set_node(at.node, *piece) : lattice.set_node_automatic(at.node);
  });
}

std::string SetNodes::text_form(const Mission& mission) const {
  auto text = text_of_positions(mission, "node", nodes);
  text += piece ? fmt::format(" {}", word_for(node_words, piece->piece)) : " automatic";
  if (piece && piece->facing) text += fmt::format(" facing {}", to_text(*piece->facing));
  return text;
}

StepName SetNodes::step_name(const Mission& mission) const {
  if (!piece) {
    return name_of_positions(mission, nodes, marked("Automatic pillar {}"), marked("Automatic pillar on {} nodes"));
  }
  switch (piece->piece) {
    case NodePiece::none:
      return name_of_positions(mission, nodes, marked("No pillar {}"), marked("No pillar on {} nodes"));
    case NodePiece::pillar: return name_of_positions(mission, nodes, marked("Pillar {}"), marked("Pillar on {} nodes"));
    case NodePiece::wall_end: break;
  }
  return name_of_positions(mission, nodes, marked("Wall end {}"), marked("Wall end on {} nodes"));
}

Result<Edit> parse_node(const Mission& mission, EditWords words) {
  std::vector<Keyword> keywords = {{"automatic", 0}, {"facing"}};
  for (const auto& [word, piece] : node_words) keywords.push_back({word, 0});
  EditReader read(mission, words, several, keywords);
  const auto* facing = read.clauses().word("facing");
  if (read.clauses().clauses.size() != (facing == nullptr ? 1U : 2U))
    read.refuse("Say one thing that stands on the nodes");
  if (facing != nullptr && !read.has(word_for(node_words, NodePiece::wall_end)))
    read.refuse("Only a wall end has a facing");
  auto nodes = read.nodes();
  if (read.has("automatic")) return read.made(SetNodes{std::move(nodes), std::nullopt});
  NodeOverride piece;
  for (const auto& known : node_words) {
    if (read.has(known.word)) piece.piece = known.value;
  }
  if (facing != nullptr) piece.facing = read.take(parse_compass(facing->text));
  return read.made(SetNodes{std::move(nodes), piece});
}

}  // namespace bulkhead
