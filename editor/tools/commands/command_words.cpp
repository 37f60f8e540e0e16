// SPDX-License-Identifier: MIT
#include "editor/tools/commands/command_words.h"

#include <array>

#include "editor/tools/words/translate.h"

namespace bulkhead {
namespace {

constexpr std::array all_words = {
    CommandWords{"file.new", marked("create begin start")},
    CommandWords{"file.new-custom", marked("wizard empty blank")},
    CommandWords{"file.open", marked("load browse")},
    CommandWords{"file.import-sketch", marked("import ascii text")},
    CommandWords{"file.save", marked("store write keep")},
    CommandWords{"file.duplicate", marked("clone copy")},
    CommandWords{"file.reload", marked("refresh revert")},
    CommandWords{"file.export-map", marked("image picture pdf svg png map poster build cards tokens")},
    CommandWords{"file.save-card", marked("export image png")},
    CommandWords{"file.export-bundle", marked("zip archive package handout")},
    CommandWords{"file.print", marked("paper printer preview map poster build cards tokens")},
    CommandWords{"view.card", marked("preview print")},
    CommandWords{"file.close", marked("start page home")},
    CommandWords{"file.quit", marked("exit leave")},
    CommandWords{"edit.undo", marked("back revert")},
    CommandWords{"edit.redo", marked("again repeat forward")},
    CommandWords{"edit.steps", marked("history")},
    CommandWords{"edit.duplicate", marked("clone copy")},
    CommandWords{"edit.rename", marked("name title label")},
    CommandWords{"edit.delete", marked("remove erase")},
    CommandWords{"edit.select-none", marked("deselect unselect")},
    CommandWords{"edit.select-alike", marked("similar same")},
    CommandWords{"edit.find", marked("search look for")},
    CommandWords{"edit.rotate-", marked("rotate rotation spin")},
    CommandWords{"edit.turn", marked("rotate rotation spin angle")},
    CommandWords{"edit.mirror-", marked("flip reflect")},
    CommandWords{"mission.rotate-", marked("rotate rotation spin map board")},
    CommandWords{"mission.mirror-", marked("flip reflect map board")},
    CommandWords{"view.zoom-", marked("magnify bigger larger smaller")},
    CommandWords{"view.fit", marked("zoom all whole everything")},
    CommandWords{"view.unit.", marked("units measure scale")},
    CommandWords{"underlay.", marked("image background backdrop photo scan trace template")},
    CommandWords{"overlay.", marked("heat map layer analysis")},
    CommandWords{"overlay.sight", marked("line of sight visibility see")},
    CommandWords{"overlay.lanes", marked("line of fire shooting")},
    CommandWords{"overlay.distance", marked("range moves reach")},
    CommandWords{"layer.", marked("visible visibility layers freeze protect")},
    CommandWords{"view.dark-floor", marked("black night theme colours")},
    CommandWords{"view.badges", marked("errors warnings problems issues")},
    CommandWords{"view.panel-", marked("sidebar dock window")},
    CommandWords{"view.panel-built", marked("3d built view axonometric isometric perspective standing preview")},
    CommandWords{"view.built.", marked("3d built view axonometric isometric perspective rotate spin")},
    CommandWords{"view.full-screen", marked("fullscreen maximise")},
    CommandWords{"tool.select", marked("pointer arrow pick move")},
    CommandWords{"tool.wall", marked("partition bulkhead draw")},
    CommandWords{"tool.hatchway", marked("door gate opening")},
    CommandWords{"tool.pillar", marked("column node post")},
    CommandWords{"tool.terrain", marked("feature obstacle crate scatter ruin")},
    CommandWords{"tool.zone", marked("deployment drop region start")},
    CommandWords{"tool.area", marked("region room hazard")},
    CommandWords{"tool.objective", marked("marker token point")},
    CommandWords{"tool.measure", marked("distance range ruler length")},
    CommandWords{"tool.pan", marked("hand scroll move view")},
    CommandWords{"pen.", marked("mirror symmetric")},
    CommandWords{"mission.add-board", marked("floor level deck storey new")},
    CommandWords{"mission.board-size", marked("resize columns rows larger smaller")},
    CommandWords{"mission.remove-board", marked("delete floor level deck")},
    CommandWords{"mission.use-set", marked("pieces box killzone")},
    CommandWords{"mission.change-system", marked("rules edition")},
    CommandWords{"mission.link", marked("connect join stairs lift")},
    CommandWords{"mission.add-", marked("new create insert")},
    CommandWords{"mission.next-finding", marked("error warning problem issue")},
    CommandWords{"mission.previous-finding", marked("error warning problem issue")},
    CommandWords{"mission.fix-", marked("repair correct solve error warning problem")},
    CommandWords{"mission.fairness", marked("balance")},
    CommandWords{"mission.box", marked("stock collection inventory pieces panels")},
    CommandWords{"help.guide", marked("manual documentation tutorial")},
    CommandWords{"help.shortcuts", marked("keyboard hotkeys bindings")},
    CommandWords{"help.find-command", marked("palette")},
};

}  // namespace

std::span<const CommandWords> command_words() { return all_words; }

std::string other_words(const Command& command) {
  auto words = translate(command.submenu);
  for (const auto& each : all_words) {
    if (command.id.starts_with(each.ids)) words += " " + translate(each.words);
  }
  return words;
}

}  // namespace bulkhead
