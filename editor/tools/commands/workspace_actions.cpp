// SPDX-License-Identifier: MIT
#include "editor/tools/commands/workspace_actions.h"

#include <utility>

#include "editor/tools/overlays/map_overlay.h"
#include "editor/tools/words/translate.h"

namespace bulkhead {
namespace {

using Test = std::function<bool()>;

/// "Undo" and what would be undone.
std::string with_step(std::string_view command, std::string_view step) {
  return step.empty() ? translate(command) : translate(command) + " " + std::string(step);
}

Test both(const Test& when, Test also) {
  if (!when) return also;
  return [when, also = std::move(also)] { return when() && also(); };
}

void add_history(Actions& actions, Workspace& workspace, const Test& when) {
  const auto& document = workspace.document();
  actions.add("edit.undo", {.run = [&workspace] { workspace.undo(); },
                            .enabled = both(when, [&document] { return document.can_undo(); }),
                            .name = [&document] { return with_step("Undo", document.undo_name()); }});
  actions.add("edit.redo", {.run = [&workspace] { workspace.redo(); },
                            .enabled = both(when, [&document] { return document.can_redo(); }),
                            .name = [&document] { return with_step("Redo", document.redo_name()); }});
}

void add_selection(Actions& actions, Workspace& workspace, const Test& when) {
  actions.add("edit.select-all", {[&workspace] { workspace.select_all(); }, when});
  const auto some = both(when, [&workspace] { return !workspace.selection().empty(); });
  actions.add("edit.select-none", {[&workspace] { workspace.select({}); }, some});
  actions.add("edit.duplicate", {[&workspace] { workspace.duplicate_selected(); }, some});
  actions.add("edit.delete", {[&workspace] { workspace.remove_selected(); }, some});
  const auto to_turn = both(when, [&workspace] { return workspace.pasting() || !workspace.selection().empty(); });
  const auto transforming = [&](std::string_view id, Transform transform) {
    actions.add(id, {[&workspace, transform] { workspace.transform_selected(transform); }, to_turn});
  };
  transforming("edit.rotate-90", Transform::rotate_90);
  transforming("edit.rotate-180", Transform::rotate_180);
  transforming("edit.rotate-270", Transform::rotate_270);
  transforming("edit.mirror-left-right", Transform::mirror_left_right);
  transforming("edit.mirror-top-bottom", Transform::mirror_top_bottom);
}

void add_battlefield(Actions& actions, Workspace& workspace, const Test& when) {
  const auto has_board = both(when, [&workspace] { return !workspace.mission().boards.empty(); });
  const auto transforming = [&](std::string_view id, Transform transform) {
    actions.add(id, {[&workspace, transform] { workspace.transform_all(transform); }, has_board});
  };
  transforming("mission.rotate-90", Transform::rotate_90);
  transforming("mission.rotate-180", Transform::rotate_180);
  transforming("mission.mirror-left-right", Transform::mirror_left_right);
  transforming("mission.mirror-top-bottom", Transform::mirror_top_bottom);
}

void add_view(Actions& actions, Workspace& workspace, const Test& when) {
  actions.add("view.zoom-in", {[&workspace] { workspace.zoom_steps(1); }, when});
  actions.add("view.zoom-out", {[&workspace] { workspace.zoom_steps(-1); }, when});
  actions.add("view.fit", {[&workspace] { workspace.fit(); }, when});
  const auto unit = [&](std::string_view id, RulerUnit wanted) {
    actions.add(id, {[&workspace, wanted] { workspace.set_unit(wanted); }, when,
                     [&workspace, wanted] { return workspace.unit() == wanted; }});
  };
  unit("view.unit.inches", RulerUnit::inches);
  unit("view.unit.millimetres", RulerUnit::millimetres);
}

void add_insights(Actions& actions, Workspace& workspace, const Test& when) {
  for (const auto& overlay : map_overlays()) {
    actions.add("overlay." + std::string(overlay.key),
                {[&workspace, key = overlay.key] { workspace.toggle_insight(key); }, when,
                 [&workspace, key = overlay.key] { return workspace.insights().shows(key); }});
  }
  actions.add("overlay.none", {[&workspace] {
                                 auto choice = workspace.insights();
                                 choice.shown.clear();
                                 workspace.set_insights(std::move(choice));
                               },
                               both(when, [&workspace] { return !workspace.insights().shown.empty(); })});
  const auto hatchways = [&](std::string_view id, HatchwayLook::Mode mode) {
    actions.add(id, {[&workspace, mode] { workspace.set_hatchway_mode(mode); }, when,
                     [&workspace, mode] { return workspace.insights().hatchways.mode() == mode; }});
  };
  hatchways("view.hatchways.as-set", HatchwayLook::Mode::as_set);
  hatchways("view.hatchways.all-open", HatchwayLook::Mode::all_open);
  hatchways("view.hatchways.all-closed", HatchwayLook::Mode::all_closed);
}

void add_tools(Actions& actions, Workspace& workspace, const Test& when) {
  const auto tool = [&](std::string_view id, ToolKind kind) {
    actions.add(id, {[&workspace, kind] { workspace.choose(kind); }, when,
                     [&workspace, kind] { return workspace.tool() == kind; }});
  };
  tool("tool.select", ToolKind::select);
  tool("tool.wall", ToolKind::wall);
  tool("tool.hatchway", ToolKind::hatchway);
  tool("tool.pillar", ToolKind::pillar);
  tool("tool.zone", ToolKind::zone);
  tool("tool.area", ToolKind::area);
  tool("tool.objective", ToolKind::objective);
  tool("tool.measure", ToolKind::measure);
  tool("tool.look", ToolKind::look);
  tool("tool.pan", ToolKind::pan);
  const auto pen = [&](std::string_view id, SymmetryPen wanted) {
    actions.add(id, {[&workspace, wanted] { workspace.set_pen(wanted); }, when,
                     [&workspace, wanted] { return workspace.pen() == wanted; }});
  };
  pen("pen.off", SymmetryPen::off);
  pen("pen.half-turn", SymmetryPen::half_turn);
  pen("pen.left-right", SymmetryPen::left_right);
  pen("pen.top-bottom", SymmetryPen::top_bottom);
}

}  // namespace

void add_workspace_actions(Actions& actions, Workspace& workspace, const std::function<bool()>& when) {
  add_history(actions, workspace, when);
  add_selection(actions, workspace, when);
  add_battlefield(actions, workspace, when);
  add_view(actions, workspace, when);
  add_insights(actions, workspace, when);
  add_tools(actions, workspace, when);
}

}  // namespace bulkhead
