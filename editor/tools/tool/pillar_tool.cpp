// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>

#include "editor/tools/tool/preview.h"
#include "editor/tools/words/translate.h"

namespace bulkhead {
namespace {

bool set_has_pillars(const Mission& mission, int board) {
  return set_of(mission, *find_board(mission, board))->pillar.has_value();
}

std::optional<NodeOverride> override_at(const Mission& mission, const NodeAddress& at) {
  const auto& overrides = find_lattice(mission, at.board)->node_overrides();
  const auto found = overrides.find(at.node);
  return found == overrides.end() ? std::nullopt : std::optional(found->second);
}

/// What stands on a node if nobody says otherwise.
NodePiece automatic_piece(const Mission& mission, const NodeAddress& at) {
  const bool touched = !find_lattice(mission, at.board)->touching(at.node).empty();
  return touched && set_has_pillars(mission, at.board) ? NodePiece::pillar : NodePiece::none;
}

/// What clicks make of a node, one after the other: a pillar, a wall end, nothing, automatic again. What would stand
/// there automatically is left out of the round.
std::optional<NodeOverride> next_piece(const Mission& mission, NodeAddress node) {
  constexpr std::array cycle = {NodePiece::pillar, NodePiece::wall_end, NodePiece::none};
  const auto now = override_at(mission, node);
  auto next = cycle.begin();
  if (now) next = std::find(cycle.begin(), cycle.end(), now->piece) + 1;
  // What stands there anyway would be a step that nobody sees.
  if (next != cycle.end() && *next == automatic_piece(mission, node)) ++next;
  if (next == cycle.end()) return std::nullopt;
  return NodeOverride{*next, std::nullopt};
}

std::vector<Edit> edits_at(const Mission& mission, const NodeAddress& at, Button button) {
  if (button != Button::right) return {SetNodes{{at}, next_piece(mission, at)}};
  if (!override_at(mission, at)) return {};
  return {SetNodes{{at}, std::nullopt}};
}

/// Says what stands on nodes. The right button makes them automatic again.
class PillarTool final : public Tool {
 public:
  [[nodiscard]] const ToolInfo& info() const override {
    static constexpr ToolInfo info{.key = "pillar",
                                   .name = marked("Pillar"),
                                   .shortcut = "P",
                                   .help = marked("Say what stands on nodes"),
                                   .needs = ToolInfo::Needs::node,
                                   .draws = MapClass::walls};
    return info;
  }
  Answer press(const Scene& scene, const Pointer& pointer) override;
  [[nodiscard]] Marks marks(const Scene& scene, const std::optional<Pointer>& pointer) const override;
  [[nodiscard]] std::string hint(const Scene& scene, const std::optional<Pointer>& pointer) const override;
};

Answer PillarTool::press(const Scene& scene, const Pointer& pointer) {
  const auto hit = point_at(scene.mission, scene.table, pointer.at, pointer.reach);
  Answer answer;
  if (!hit.on_board) return answer;
  if (hit.node) {
    answer.edits = edits_at(scene.mission, hit.node->what, pointer.button);
  } else {
    answer.message = no_lattice_words();
  }
  return answer;
}

Marks PillarTool::marks(const Scene& scene, const std::optional<Pointer>& pointer) const {
  if (!pointer) return {};
  const auto hit = point_at(scene.mission, scene.table, pointer->at, pointer->reach);
  if (!hit.node || !hit.on_board) return {};
  return preview(scene, edits_at(scene.mission, hit.node->what, pointer->button));
}

std::string PillarTool::hint(const Scene& scene, const std::optional<Pointer>& pointer) const {
  const auto purpose = translate("Click a node: pillar, wall end, nothing, and automatic again");
  if (!pointer) return purpose;
  const auto hit = point_at(scene.mission, scene.table, pointer->at, pointer->reach);
  if (!hit.on_board) return purpose;
  if (!hit.node) return no_lattice_words();
  const auto where = to_text(scene.mission, hit.node->what);
  const auto next = next_piece(scene.mission, hit.node->what);
  if (!next) return translate("Click: what stands on {} follows from the walls again", {where});
  switch (next->piece) {
    case NodePiece::pillar: return translate("Click: pillar on {}", {where});
    case NodePiece::wall_end: return translate("Click: wall end on {}", {where});
    case NodePiece::none: break;
  }
  return translate("Click: nothing on {}", {where});
}

}  // namespace

std::unique_ptr<Tool> pillar_tool() { return std::make_unique<PillarTool>(); }

}  // namespace bulkhead
