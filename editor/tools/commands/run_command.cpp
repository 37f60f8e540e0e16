// SPDX-License-Identifier: MIT
#include "editor/tools/commands/run_command.h"

#include <algorithm>
#include <array>

#include "editor/tools/words/translate.h"
#include "model/edit/items.h"
#include "model/edit/transform.h"

namespace bulkhead {
namespace {

template <typename T>
struct Named {
  std::string_view id;
  T value;
};

constexpr std::array tools = {Named<ToolKind>{"tool.select", ToolKind::select},
                              Named<ToolKind>{"tool.wall", ToolKind::wall},
                              Named<ToolKind>{"tool.hatchway", ToolKind::hatchway},
                              Named<ToolKind>{"tool.pillar", ToolKind::pillar},
                              Named<ToolKind>{"tool.zone", ToolKind::zone},
                              Named<ToolKind>{"tool.area", ToolKind::area},
                              Named<ToolKind>{"tool.objective", ToolKind::objective},
                              Named<ToolKind>{"tool.measure", ToolKind::measure},
                              Named<ToolKind>{"tool.pan", ToolKind::pan}};

constexpr std::array pens = {Named<SymmetryPen>{"pen.off", SymmetryPen::off},
                             Named<SymmetryPen>{"pen.half-turn", SymmetryPen::half_turn},
                             Named<SymmetryPen>{"pen.left-right", SymmetryPen::left_right},
                             Named<SymmetryPen>{"pen.top-bottom", SymmetryPen::top_bottom}};

constexpr std::array units = {Named<RulerUnit>{"view.unit.inches", RulerUnit::inches},
                              Named<RulerUnit>{"view.unit.millimetres", RulerUnit::millimetres}};

constexpr std::array selection_transforms = {Named<Transform>{"edit.rotate-90", Transform::rotate_90},
                                             Named<Transform>{"edit.rotate-180", Transform::rotate_180},
                                             Named<Transform>{"edit.rotate-270", Transform::rotate_270},
                                             Named<Transform>{"edit.mirror-left-right", Transform::mirror_left_right},
                                             Named<Transform>{"edit.mirror-top-bottom", Transform::mirror_top_bottom}};

constexpr std::array battlefield_transforms = {
    Named<Transform>{"mission.rotate-90", Transform::rotate_90},
    Named<Transform>{"mission.rotate-180", Transform::rotate_180},
    Named<Transform>{"mission.mirror-left-right", Transform::mirror_left_right},
    Named<Transform>{"mission.mirror-top-bottom", Transform::mirror_top_bottom}};

template <typename Table>
auto find(const Table& table, std::string_view id) -> const typename Table::value_type* {
  const auto found = std::find_if(table.begin(), table.end(), [&](const auto& named) { return named.id == id; });
  return found == table.end() ? nullptr : &*found;
}

void add_item(Workspace& workspace, const Id& id, const Edit& edit) {
  if (workspace.apply(edit)) workspace.select(Selection({ObjectAddress{id}}));
}

bool add_item(Workspace& workspace, std::string_view command) {
  const auto id = [&](std::string_view wanted) { return free_id(workspace.mission(), Id(wanted)); };
  if (command == "mission.add-rule") {
    RuleFields fields;
    fields.name = translate("New rule");
    const auto fresh = id("rule");
    add_item(workspace, fresh, set_rule(fresh, fields));
  } else if (command == "mission.add-objective") {
    ObjectiveFields fields;
    fields.name = translate("New mission objective");
    fields.kind = Id("progressive");
    const auto fresh = id("objective");
    add_item(workspace, fresh, set_objective(fresh, fields));
  } else if (command == "mission.add-stratagem") {
    StratagemFields fields;
    fields.name = translate("New stratagem");
    if (const auto& currency = workspace.mission().system->currency) fields.currency = currency->symbol;
    const auto fresh = id("stratagem");
    add_item(workspace, fresh, set_stratagem(fresh, fields));
  } else {
    return false;
  }
  return true;
}

bool run_selection_command(Workspace& workspace, std::string_view id) {
  if (id == "edit.duplicate") {
    workspace.duplicate_selected();
  } else if (id == "edit.delete") {
    workspace.remove_selected();
  } else if (id == "edit.select-all") {
    workspace.select_all();
  } else if (id == "edit.select-none") {
    workspace.select({});
  } else if (const auto* transform = find(selection_transforms, id)) {
    workspace.transform_selected(transform->value);
  } else {
    return false;
  }
  return true;
}

bool run_view_command(Workspace& workspace, std::string_view id) {
  if (id == "view.zoom-in") {
    workspace.zoom_steps(1);
  } else if (id == "view.zoom-out") {
    workspace.zoom_steps(-1);
  } else if (id == "view.fit") {
    workspace.fit();
  } else if (const auto* unit = find(units, id)) {
    workspace.set_unit(unit->value);
  } else {
    return false;
  }
  return true;
}

}  // namespace

bool run_command(Workspace& workspace, std::string_view id) {
  if (id == "edit.undo") {
    workspace.undo();
  } else if (id == "edit.redo") {
    workspace.redo();
  } else if (const auto* tool = find(tools, id)) {
    workspace.choose(tool->value);
  } else if (const auto* pen = find(pens, id)) {
    workspace.set_pen(pen->value);
  } else if (const auto* transform = find(battlefield_transforms, id)) {
    workspace.apply(transform_battlefield(transform->value));
  } else {
    return run_selection_command(workspace, id) || run_view_command(workspace, id) || add_item(workspace, id);
  }
  return true;
}

bool is_enabled(const Workspace& workspace, std::string_view id) {
  if (id == "edit.undo") return workspace.document().can_undo();
  if (id == "edit.redo") return workspace.document().can_redo();
  if (id == "file.reload") return !workspace.document().path().empty();
  const bool of_selection = id == "edit.cut" || id == "edit.copy" || id == "edit.duplicate" || id == "edit.delete" ||
                            id == "edit.select-none" || find(selection_transforms, id) != nullptr;
  return !of_selection || !workspace.selection().empty();
}

bool is_checked(const Workspace& workspace, std::string_view id) {
  if (const auto* tool = find(tools, id)) return workspace.tool() == tool->value;
  if (const auto* pen = find(pens, id)) return workspace.pen() == pen->value;
  const auto* unit = find(units, id);
  return unit != nullptr && workspace.unit() == unit->value;
}

}  // namespace bulkhead
