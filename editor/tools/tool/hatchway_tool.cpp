// SPDX-License-Identifier: MIT
#include "editor/tools/tool/preview.h"
#include "editor/tools/words/translate.h"

namespace bulkhead {
namespace {

const Hatchway* hatchway_at(const Mission& mission, const EdgeAddress& at) {
  return find_lattice(mission, at.board)->hatchway(at.edge);
}

Hatchway turned_round(const Mission& mission, const EdgeAddress& at) {
  const auto* before = hatchway_at(mission, at);
  auto hatchway = before == nullptr ? Hatchway() : *before;
  hatchway.facing = hatchway.facing == Facing::first ? Facing::second : Facing::first;
  return hatchway;
}

/// What clicks make of an edge, one after the other: a closed hatchway, an open one, a locked one, then closed again.
/// What else is said of a hatchway stays.
Hatchway next_hatchway(const Mission& mission, EdgeAddress edge) {
  const auto* before = hatchway_at(mission, edge);
  if (before == nullptr) {
    Hatchway hatchway;
    hatchway.breachable = find_lattice(mission, edge.board)->breachable(edge.edge);
    return hatchway;
  }
  auto hatchway = *before;
  if (before->access.kind() == HatchAccess::Kind::locked) {
    hatchway.access = HatchAccess::accessible();
  } else if (before->starts_open && before->access.kind() == HatchAccess::Kind::accessible) {
    hatchway.starts_open = false;
    hatchway.access = HatchAccess::locked();
  } else {
    hatchway.starts_open = !before->starts_open;
  }
  return hatchway;
}

std::vector<Edit> edits_at(const Mission& mission, const EdgeAddress& at, const Pointer& pointer) {
  if (pointer.button == Button::right) {
    const auto* hatchway = hatchway_at(mission, at);
    if (hatchway == nullptr) return {};
    return {SetWalls{{at}, hatchway->breachable}};
  }
  return {SetHatchways{{at}, pointer.modifiers.shift ? turned_round(mission, at) : next_hatchway(mission, at)}};
}

/// Puts hatchways and steps their state; with Shift it turns their facing. The right button makes walls of them.
class HatchwayTool final : public Tool {
 public:
  [[nodiscard]] const ToolInfo& info() const override {
    static constexpr ToolInfo info{.key = "hatchway",
                                   .name = marked("Hatchway"),
                                   .shortcut = "H",
                                   .help = marked("Put hatchways and step their state"),
                                   .needs = ToolInfo::Needs::edge,
                                   .draws = MapClass::walls};
    return info;
  }
  Answer press(const Scene& scene, const Pointer& pointer) override;
  [[nodiscard]] Marks marks(const Scene& scene, const std::optional<Pointer>& pointer) const override;
  [[nodiscard]] std::string hint(const Scene& scene, const std::optional<Pointer>& pointer) const override;
};

Answer HatchwayTool::press(const Scene& scene, const Pointer& pointer) {
  const auto hit = point_at(scene.mission, scene.table, pointer.at, pointer.reach);
  Answer answer;
  if (!hit.on_board) return answer;
  if (hit.edge) {
    answer.edits = edits_at(scene.mission, hit.edge->what, pointer);
  } else {
    answer.message = no_lattice_words();
  }
  return answer;
}

Marks HatchwayTool::marks(const Scene& scene, const std::optional<Pointer>& pointer) const {
  if (!pointer) return {};
  const auto hit = point_at(scene.mission, scene.table, pointer->at, pointer->reach);
  if (!hit.edge || !hit.on_board) return {};
  return preview(scene, edits_at(scene.mission, hit.edge->what, *pointer));
}

std::string HatchwayTool::hint(const Scene& scene, const std::optional<Pointer>& pointer) const {
  const auto purpose = translate("Click an edge for a hatchway; click again: closed, open, locked; Shift turns it");
  if (!pointer) return purpose;
  const auto hit = point_at(scene.mission, scene.table, pointer->at, pointer->reach);
  if (!hit.on_board) return purpose;
  if (!hit.edge) return no_lattice_words();
  const auto where = to_text(scene.mission, hit.edge->what);
  if (hatchway_at(scene.mission, hit.edge->what) == nullptr) return translate("Click: hatchway {}", {where});
  const auto next = next_hatchway(scene.mission, hit.edge->what);
  if (next.access.kind() == HatchAccess::Kind::locked) {
    return translate("Click: hatchway {} is locked; Shift+click: faces the other way; right button: wall", {where});
  }
  if (next.starts_open) {
    return translate("Click: hatchway {} starts open; Shift+click: faces the other way; right button: wall", {where});
  }
  return translate("Click: hatchway {} starts closed; Shift+click: faces the other way; right button: wall", {where});
}

}  // namespace

std::unique_ptr<Tool> hatchway_tool() { return std::make_unique<HatchwayTool>(); }

}  // namespace bulkhead
