// SPDX-License-Identifier: MIT
#include "editor/tools/commands/canvas_actions.h"

#include <utility>

#include "editor/tools/canvas/selection_commands.h"
#include "editor/tools/overlays/map_overlay.h"
#include "editor/tools/selection/alike.h"
#include "editor/tools/view/map_classes.h"
#include "editor/tools/words/translate.h"

namespace bulkhead {
namespace {

using Test = std::function<bool()>;

constexpr std::string_view nothing_selected = marked("Nothing is selected");

/// "Undo" and what would be undone.
std::string with_step(std::string_view command, std::string_view step) {
  return step.empty() ? translate(command) : translate(command) + " " + std::string(step);
}

Test both(const Test& when, Test also) {
  if (!when) return also;
  return [when, also = std::move(also)] { return when() && also(); };
}

void add_history(Actions& actions, MissionStage& stage, const Test& when) {
  const auto& document = stage.document();
  actions.add("edit.undo", {.run = [&stage] { stage.undo(); },
                            .enabled = both(when, [&document] { return document.can_undo(); }),
                            .name = [&document] { return with_step("Undo", document.undo_name()); },
                            .idle = marked("There is no step to take back")});
  actions.add("edit.redo", {.run = [&stage] { stage.redo(); },
                            .enabled = both(when, [&document] { return document.can_redo(); }),
                            .name = [&document] { return with_step("Redo", document.redo_name()); },
                            .idle = marked("Nothing was taken back")});
}

void add_selection(Actions& actions, MissionStage& stage, const Test& when) {
  actions.add("edit.select-all", {[&stage] { stage.select_all(); }, when});
  const auto some = both(when, [&stage] { return !stage.selection().empty(); });
  const auto any = both(when, [&stage] { return stage.selection() != Selection(); });
  const auto about = [&](const Test& there, std::string_view id, std::function<void()> run) {
    actions.add(id, {.run = std::move(run), .enabled = there, .idle = nothing_selected});
  };
  about(any, "edit.select-none", [&stage] { stage.select({}); });
  about(some, "edit.select-alike", [&stage] {
    stage.select(without(stage.mission(), alike(stage.mission(), stage.selection()), stage.classes().barred()));
  });
  about(some, "edit.duplicate", [&stage] { duplicate_selected(stage); });
  about(any, "edit.delete", [&stage] { remove_selected(stage); });
}

void add_turns(Actions& actions, MissionStage& stage, CanvasController& canvas, const Test& when) {
  const auto to_turn = both(when, [&stage, &canvas] { return canvas.turns() || !stage.selection().empty(); });
  const auto turning = [&](std::string_view id, int degrees) {
    actions.add(
        id, {[&stage, &canvas, degrees] { turn_selected(stage, canvas, degrees); }, to_turn, {}, {}, nothing_selected});
  };
  turning("edit.turn", 15);
  turning("edit.turn-back", -15);
  const auto transforming = [&](std::string_view id, Transform transform) {
    actions.add(id, {[&stage, &canvas, transform] { transform_selected(stage, canvas, transform); },
                     to_turn,
                     {},
                     {},
                     nothing_selected});
  };
  transforming("edit.rotate-90", Transform::rotate_90);
  transforming("edit.rotate-180", Transform::rotate_180);
  transforming("edit.rotate-270", Transform::rotate_270);
  transforming("edit.mirror-left-right", Transform::mirror_left_right);
  transforming("edit.mirror-top-bottom", Transform::mirror_top_bottom);
}

void add_battlefield(Actions& actions, MissionStage& stage, const Test& when) {
  const auto has_board = both(when, [&stage] { return !stage.mission().boards.empty(); });
  const auto transforming = [&](std::string_view id, Transform transform) {
    actions.add(
        id, {[&stage, transform] { transform_all(stage, transform); }, has_board, {}, {}, marked("There is no board")});
  };
  transforming("mission.rotate-90", Transform::rotate_90);
  transforming("mission.rotate-180", Transform::rotate_180);
  transforming("mission.mirror-left-right", Transform::mirror_left_right);
  transforming("mission.mirror-top-bottom", Transform::mirror_top_bottom);
}

void add_view(Actions& actions, CanvasController& canvas, const Test& when) {
  actions.add("view.zoom-in", {[&canvas] { canvas.zoom_steps(1); }, when});
  actions.add("view.zoom-out", {[&canvas] { canvas.zoom_steps(-1); }, when});
  actions.add("view.fit", {[&canvas] { canvas.fit(); }, when});
  const auto unit = [&](std::string_view id, RulerUnit wanted) {
    actions.add(id, {[&canvas, wanted] { canvas.set_unit(wanted); }, when,
                     [&canvas, wanted] { return canvas.unit() == wanted; }});
  };
  unit("view.unit.inches", RulerUnit::inches);
  unit("view.unit.millimetres", RulerUnit::millimetres);
}

void add_overlays(Actions& actions, MissionStage& stage, const Test& when) {
  for (const auto& overlay : map_overlays()) {
    actions.add("overlay." + std::string(overlay.key),
                {[&stage, key = overlay.key] { stage.toggle_overlay(key); }, when,
                 [&stage, key = overlay.key] { return stage.overlay_choice().shows(key); }});
  }
  actions.add("overlay.none", {[&stage] {
                                 auto choice = stage.overlay_choice();
                                 choice.shown.clear();
                                 stage.set_overlay_choice(std::move(choice));
                               },
                               both(when, [&stage] { return !stage.overlay_choice().shown.empty(); }),
                               {},
                               {},
                               marked("No overlay is shown")});
  actions.add("view.badges", {[&stage] { stage.show_findings(!stage.shows_findings()); }, when,
                              [&stage] { return stage.shows_findings(); }});
  const auto hatchways = [&](std::string_view id, HatchwayStates::Mode mode) {
    actions.add(id, {[&stage, mode] { stage.set_hatchway_mode(mode); }, when,
                     [&stage, mode] { return stage.overlay_choice().hatchways.mode() == mode; }});
  };
  hatchways("view.hatchways.as-set", HatchwayStates::Mode::as_set);
  hatchways("view.hatchways.all-open", HatchwayStates::Mode::all_open);
  hatchways("view.hatchways.all-closed", HatchwayStates::Mode::all_closed);
}

void add_layers(Actions& actions, MissionStage& stage, const Test& when) {
  for (const auto& info : map_classes()) {
    actions.add("layer.hide." + std::string(info.key),
                {[&stage, what = info.what] { stage.toggle_hidden(what); }, when,
                 [&stage, what = info.what] { return stage.classes().hidden.contains(what); }});
    if (info.lock.empty()) continue;
    actions.add("layer.lock." + std::string(info.key),
                {[&stage, what = info.what] { stage.toggle_locked(what); }, when,
                 [&stage, what = info.what] { return stage.classes().locked.contains(what); }});
  }
  actions.add("layer.none", {[&stage] { stage.set_classes({}); },
                             both(when, [&stage] { return !stage.classes().barred().empty(); })});
}

void add_tools(Actions& actions, CanvasController& canvas, const Test& when) {
  for (const auto& tool : canvas.stage().tools()) {
    const auto key = tool->info().key;
    const auto id = "tool." + std::string(key);
    actions.add(
        id, {[&canvas, key] { canvas.choose(key); }, when, [&canvas, key] { return canvas.tool().info().key == key; }});
    actions.bar(id, [&canvas, &tool] { return tool->unusable(canvas.stage().mission()); });
  }
}

void add_pens(Actions& actions, MissionStage& stage, const Test& when) {
  const auto pen = [&](std::string_view id, SymmetryPen wanted) {
    actions.add(
        id, {[&stage, wanted] { stage.set_pen(wanted); }, when, [&stage, wanted] { return stage.pen() == wanted; }});
  };
  pen("pen.off", SymmetryPen::off);
  pen("pen.half-turn", SymmetryPen::half_turn);
  pen("pen.left-right", SymmetryPen::left_right);
  pen("pen.top-bottom", SymmetryPen::top_bottom);
}

}  // namespace

void add_stage_actions(Actions& actions, MissionStage& stage, CanvasController& canvas,
                       const std::function<bool()>& when) {
  add_history(actions, stage, when);
  add_selection(actions, stage, when);
  add_turns(actions, stage, canvas, when);
  add_battlefield(actions, stage, when);
  add_overlays(actions, stage, when);
  add_layers(actions, stage, when);
  add_pens(actions, stage, when);
}

void add_canvas_actions(Actions& actions, CanvasController& canvas, const std::function<bool()>& when) {
  add_view(actions, canvas, when);
  add_tools(actions, canvas, when);
}

}  // namespace bulkhead
