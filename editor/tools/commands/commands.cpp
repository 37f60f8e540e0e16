// SPDX-License-Identifier: MIT
#include "editor/tools/commands/commands.h"

#include <algorithm>
#include <array>
#include <deque>
#include <string>
#include <vector>

#include "editor/tools/overlays/map_overlay.h"
#include "editor/tools/tool/tool.h"
#include "editor/tools/view/map_classes.h"
#include "editor/tools/words/translate.h"

namespace bulkhead {
namespace {

using Check = Command::Check;

/// Where a command shows itself beside its menu.
constexpr bool button = true;
constexpr bool line = true;

constexpr auto file_menu = marked("File");
constexpr auto edit_menu = marked("Edit");
constexpr auto view_menu = marked("View");
constexpr auto draw_menu = marked("Draw");
constexpr auto mission_menu = marked("Mission");
constexpr auto help_menu = marked("Help");

constexpr auto overlays = marked("Overlays");
constexpr auto underlay = marked("Underlay");
constexpr auto looking = marked("Hatchways for looking");
constexpr auto layers = marked("Hide and lock");
constexpr auto turning = marked("Turn the board as it will stand");

/// Those of the menus before the tools.
constexpr std::array first = {
    Command{"file.new", file_menu, marked("New…"), "Ctrl+N", "new", marked("Begin a mission from a template"),
            Check::no, button},
    Command{"file.new-custom", file_menu, marked("New custom mission…"), "Ctrl+Shift+N", "",
            marked("Begin a mission with boards, sides and zones as you say")},
    Command{"file.new-item", file_menu, marked("New item for the library…"), "", "",
            marked("Begin a rule, a stratagem or another item as a file of its own")},
    Command{"file.open", file_menu, marked("Open…"), "Ctrl+O", "open", marked("Open the file of a mission or an item"),
            Check::no, button},
    Command{"file.import-sketch", file_menu, marked("Open a sketch…"), "", "sketch",
            marked("Make a mission of a sketch in plain text")},
    Command{"file.new-window", file_menu, marked("New window"), "Ctrl+Alt+N", "",
            marked("Show another window, for another mission")},
    Command{"file.save", file_menu, marked("Save"), "Ctrl+S", "save", marked("Save to the file"), Check::no, button,
            line},
    Command{"file.save-as", file_menu, marked("Save as…"), "Ctrl+Shift+S", "save-as", marked("Save to another file")},
    Command{"file.save-as-template", file_menu, marked("Save as template…"), "", "",
            marked("Keep a copy among your templates on the start page")},
    Command{"file.duplicate", file_menu, marked("Duplicate mission"), "Ctrl+Shift+D", "",
            marked("Begin a new mission that is a copy of this one")},
    Command{"file.reload", file_menu, marked("Reload"), "", "",
            marked("Take over what the file now holds; undo brings back what was here")},
    Command{"file.export-map", file_menu, marked("Export sheets…"), "Ctrl+E", "export",
            marked("Write the map, a poster, cards or other sheets as PDF, PNG or SVG"), Check::no, button, line},
    Command{"file.export-bundle", file_menu, marked("Export bundle…"), "Ctrl+Shift+E", "",
            marked("Write everything a player gets")},
    Command{"file.save-card", file_menu, marked("Save card as picture…"), "", "",
            marked("Write the card of the chosen text, as it is when it is cut, as PNG")},
    Command{"file.print", file_menu, marked("Print…"), "Ctrl+P", "print",
            marked("Print the map, a poster, cards or other sheets"), Check::no, button},
    Command{"file.close", file_menu, marked("Close"), "Ctrl+W", "",
            marked("Close what is open and show the start page; where nothing is open, the window"), Check::no, false,
            line},
    Command{"file.quit", file_menu, marked("Quit"), "Ctrl+Q", "", marked("End the program")},
    Command{"edit.undo", edit_menu, marked("Undo"), "Ctrl+Z", "undo", marked("Take the last step back"), Check::no,
            button},
    Command{"edit.redo",
            edit_menu,
            marked("Redo"),
            "Ctrl+Shift+Z",
            "redo",
            marked("Do what was taken back again"),
            Check::no,
            button,
            false,
            {},
            "Ctrl+Y"},
    Command{"edit.steps", edit_menu, marked("Steps of undo…"), "Ctrl+Alt+Z", "",
            marked("Show all steps, and go back or forward to one")},
    Command{"edit.cut", edit_menu, marked("Cut"), "Ctrl+X", "cut", marked("Take what is selected to the clipboard"),
            Check::no, false, line},
    Command{"edit.copy", edit_menu, marked("Copy"), "Ctrl+C", "copy", marked("Copy what is selected to the clipboard")},
    Command{"edit.paste", edit_menu, marked("Paste"), "Ctrl+V", "paste",
            marked("Hang what the clipboard holds on the pointer")},
    Command{"edit.duplicate", edit_menu, marked("Duplicate"), "Ctrl+D", "duplicate",
            marked("Put a copy of what is selected beside it")},
    Command{"edit.rename", edit_menu, marked("Rename"), "F2", "", marked("Type another name for what is selected")},
    Command{"edit.delete", edit_menu, marked("Delete"), "Del", "delete",
            marked("Take what is selected off the battlefield")},
    Command{"edit.select-all", edit_menu, marked("Select all"), "Ctrl+A", "",
            marked("Select all that stands on the battlefield"), Check::no, false, line},
    Command{"edit.select-none", edit_menu, marked("Select nothing"), "Ctrl+Shift+A", "", marked("Select nothing")},
    Command{"edit.select-alike", edit_menu, marked("Select all of this kind"), "", "",
            marked("Select whatever is of the kind of what is selected")},
    Command{"edit.find", edit_menu, marked("Find…"), "Ctrl+F", "",
            marked("Find a thing, a text, a place or a command by its words")},
    Command{"edit.rotate-90", edit_menu, marked("Turn clockwise"), "Ctrl+R", "rotate-right",
            marked("Turn what is selected by 90° clockwise"), Check::no, false, line},
    Command{"edit.rotate-270", edit_menu, marked("Turn counter-clockwise"), "Ctrl+Shift+R", "rotate-left",
            marked("Turn what is selected by 90° counter-clockwise")},
    Command{"edit.rotate-180", edit_menu, marked("Turn by half"), "", "rotate-half",
            marked("Turn what is selected by 180°")},
    Command{"edit.turn", edit_menu, marked("Turn by 15°"), "R", "",
            marked("Turn terrain and pieces off the lattice by 15° clockwise")},
    Command{"edit.turn-back", edit_menu, marked("Turn back by 15°"), "E", "",
            marked("Turn terrain and pieces off the lattice by 15° counter-clockwise")},
    Command{"edit.mirror-left-right", edit_menu, marked("Mirror left–right"), "Ctrl+M", "mirror-left-right",
            marked("Mirror what is selected so that left and right change places")},
    Command{"edit.mirror-top-bottom", edit_menu, marked("Mirror top–bottom"), "Ctrl+Shift+M", "mirror-top-bottom",
            marked("Mirror what is selected so that top and bottom change places")},
    Command{"view.zoom-in", view_menu, marked("Zoom in"), "Ctrl++", "zoom-in", marked("Show the table larger")},
    Command{"view.zoom-out", view_menu, marked("Zoom out"), "Ctrl+-", "zoom-out", marked("Show the table smaller")},
    Command{"view.fit", view_menu, marked("Fit"), "Ctrl+0", "fit", marked("Show the whole battlefield"), Check::no,
            button},
    Command{"view.fit-selection", view_menu, marked("Zoom to selection"), "Ctrl+9", "",
            marked("Show what is selected as large as it fits")},
    Command{"view.unit.inches", view_menu, marked("Inches"), "", "", marked("Rulers and positions in inches"),
            Check::choice, false, line},
    Command{"view.unit.millimetres", view_menu, marked("Millimetres"), "", "",
            marked("Rulers and positions in millimetres"), Check::choice},
    Command{"overlay.none", view_menu, marked("No overlays"), "0", "", marked("Hide all overlays"), Check::no, false,
            line, overlays},
    Command{"view.hatchways.as-set", view_menu, marked("Hatchways as set"), "F5", "",
            marked("Look at hatchways as the mission sets them"), Check::choice, false, false, looking},
    Command{"view.hatchways.all-open", view_menu, marked("All hatchways open"), "F6", "",
            marked("Open all hatchways, just for looking: overlays and ruler go through them"), Check::choice, false,
            false, looking},
    Command{"view.hatchways.all-closed", view_menu, marked("All hatchways closed"), "F7", "",
            marked("Close all hatchways, just for looking"), Check::choice, false, false, looking},
    Command{"underlay.choose", view_menu, marked("Choose a picture…"), "", "",
            marked("Lay a picture under the map, to be traced; it is never printed or exported"), Check::no, false,
            line, underlay},
    Command{"underlay.shown", view_menu, marked("Show the picture"), "", "", marked("Show or hide the picture"),
            Check::toggle, false, false, underlay},
    Command{"underlay.points", view_menu, marked("Set right by two points…"), "", "",
            marked("Click two points of the picture, and after each the place where it belongs"), Check::no, false,
            false, underlay},
    Command{"underlay.length", view_menu, marked("Set right by a length…"), "", "",
            marked("Click both ends of something in the picture, and say how long it is"), Check::no, false, false,
            underlay},
    Command{"underlay.stronger", view_menu, marked("Stronger"), "", "", marked("Show more of the picture"), Check::no,
            false, false, underlay},
    Command{"underlay.fainter", view_menu, marked("Fainter"), "", "", marked("Show less of the picture"), Check::no,
            false, false, underlay},
    Command{"underlay.remove", view_menu, marked("Take the picture away"), "", "",
            marked("Lay no picture under the map any longer"), Check::no, false, false, underlay},
    Command{"layer.none", view_menu, marked("Show and unlock all"), "", "",
            marked("Hide nothing on the map, and lock nothing"), Check::no, false, false, layers},
    Command{"view.page.map", view_menu, marked("Map"), "Ctrl+4", "page-map", marked("Show the map alone"),
            Check::choice, button, line},
    Command{"view.page.both", view_menu, marked("Map and texts"), "Ctrl+5", "page-both",
            marked("Show the map and beside it texts and rules"), Check::choice, button},
    Command{"view.page.texts", view_menu, marked("Texts and rules"), "Ctrl+6", "texts",
            marked("Show texts and rules in full height, without the map"), Check::choice, button},
    Command{"view.card", view_menu, marked("Printed card"), "Ctrl+J", "",
            marked("Show or hide the card beside the form of a stratagem, objective, action or table"), Check::toggle},
    Command{"view.dark-floor", view_menu, marked("Dark floor"), "", "", marked("Draw the battlefield on a dark ground"),
            Check::toggle, false, line},
    Command{"view.badges", view_menu, marked("Findings on the map"), "Ctrl+F8", "",
            marked("Show or hide the badges of what is listed under Findings"), Check::toggle},
    Command{"view.panel-tools", view_menu, marked("Drawing tools"), "Ctrl+1", "", marked("Show or hide the tools"),
            Check::toggle, false, line},
    Command{"view.panel-side", view_menu, marked("Inspector and outline"), "Ctrl+2", "",
            marked("Show or hide inspector and outline"), Check::toggle},
    Command{"view.panel-foot", view_menu, marked("Findings and fairness"), "Ctrl+3", "",
            marked("Show or hide findings and fairness"), Check::toggle},
    Command{"view.panel-built", view_menu, marked("Board as it will stand"), "Ctrl+7", "",
            marked("Show or hide a picture of the board with its walls standing, to be turned"), Check::toggle},
    Command{"view.built.from-south", view_menu, marked("From the south"), "", "",
            marked("Show the board as it will stand, from the corner in the south-east"), Check::no, false, false,
            turning},
    Command{"view.built.from-east", view_menu, marked("From the east"), "", "",
            marked("Show the board as it will stand, from the corner in the north-east"), Check::no, false, false,
            turning},
    Command{"view.built.from-north", view_menu, marked("From the north"), "", "",
            marked("Show the board as it will stand, from the corner in the north-west"), Check::no, false, false,
            turning},
    Command{"view.built.from-west", view_menu, marked("From the west"), "", "",
            marked("Show the board as it will stand, from the corner in the south-west"), Check::no, false, false,
            turning},
    Command{"view.built.next-corner", view_menu, marked("From the next corner"), "Ctrl+8", "",
            marked("Turn the board as it will stand on to the next of its four corners"), Check::no, false, true,
            turning},
    Command{"view.full-screen", view_menu, marked("Full screen"), "F11", "", marked("Fill the whole screen"),
            Check::toggle},
    Command{"view.reset-panels", view_menu, marked("Reset panels"), "", "",
            marked("Put all panels back to their places")},
};

/// Those after the tools.
constexpr std::array last = {
    Command{"pen.off", draw_menu, marked("No symmetry"), "Alt+0", "symmetry-off", marked("Draw on one side only"),
            Check::choice, button, line},
    Command{"pen.half-turn", draw_menu, marked("Symmetry: half turn"), "Alt+1", "symmetry-half-turn",
            marked("Repeat everything turned by 180°, for the other side"), Check::choice, button},
    Command{"pen.left-right", draw_menu, marked("Symmetry: left–right"), "Alt+2", "symmetry-left-right",
            marked("Repeat everything mirrored left–right, for the other side"), Check::choice, button},
    Command{"pen.top-bottom", draw_menu, marked("Symmetry: top–bottom"), "Alt+3", "symmetry-top-bottom",
            marked("Repeat everything mirrored top–bottom, for the other side"), Check::choice, button},
    Command{"mission.rotate-90", mission_menu, marked("Turn battlefield clockwise"), "", "",
            marked("Turn the whole battlefield by 90°")},
    Command{"mission.rotate-180", mission_menu, marked("Turn battlefield by half"), "", "",
            marked("Turn the whole battlefield by 180°")},
    Command{"mission.mirror-left-right", mission_menu, marked("Mirror battlefield left–right"), "", "",
            marked("Mirror the whole battlefield so that left and right change places")},
    Command{"mission.mirror-top-bottom", mission_menu, marked("Mirror battlefield top–bottom"), "", "",
            marked("Mirror the whole battlefield so that top and bottom change places")},
    Command{"mission.add-board", mission_menu, marked("Add board…"), "Ctrl+Shift+B", "",
            marked("Lay another board beside or above the others"), Check::no, false, line},
    Command{"mission.choose-board", mission_menu, marked("Choose next board"), "Ctrl+B", "",
            marked("Choose one board after the other, to be moved with Alt and arrows, changed or removed")},
    Command{"mission.board-size", mission_menu, marked("Size of the board…"), "Ctrl+Alt+B", "",
            marked("Give the chosen board other columns and rows, or another width and height")},
    Command{"mission.remove-board", mission_menu, marked("Remove board"), "", "",
            marked("Take the chosen board away with all that stands on it")},
    Command{"mission.use-set", mission_menu, marked("Use a terrain set…"), "", "",
            marked("Take another terrain set from the library, for boards and terrain")},
    Command{"mission.change-system", mission_menu, marked("Change the game…"), "", "",
            marked("Make the mission one of another game; what the new game lacks is told first")},
    Command{"mission.link", mission_menu, marked("Link or unlink"), "Ctrl+K", "",
            marked("Tie two selected markers, zones or areas together, as lifts and power lines do")},
    Command{"mission.add-rule", mission_menu, marked("New rule"), "", "rule", marked("Add a rule of the mission's own"),
            Check::no, false, line},
    Command{"mission.add-objective", mission_menu, marked("New mission objective"), "", "",
            marked("Add a way to score or win")},
    Command{"mission.add-action", mission_menu, marked("New action"), "", "",
            marked("Add something that units may do")},
    Command{"mission.add-stratagem", mission_menu, marked("New stratagem"), "", "stratagem",
            marked("Add a stratagem card")},
    Command{"mission.add-table", mission_menu, marked("New table"), "", "",
            marked("Add a table to roll on, to choose from or to read")},
    Command{"mission.add-force", mission_menu, marked("New force"), "", "", marked("Add what a side plays with")},
    Command{"mission.add-from-library", mission_menu, marked("Add from the library…"), "Ctrl+L", "",
            marked("Choose a rule, objective, action, stratagem or table of the library"), Check::no, false, line},
    Command{"mission.next-finding", mission_menu, marked("Next finding"), "F8", "",
            marked("Show the next finding on the battlefield"), Check::no, false, line},
    Command{"mission.previous-finding", mission_menu, marked("Previous finding"), "Shift+F8", "",
            marked("Show the previous finding on the battlefield")},
    Command{"mission.fix-finding", mission_menu, marked("Fix finding"), "F9", "",
            marked("Mend the chosen finding by its first fix")},
    Command{"mission.fix-alike", mission_menu, marked("Fix all of this kind"), "Shift+F9", "",
            marked("Mend all findings of the chosen one's kind, as one step")},
    Command{"mission.fairness", mission_menu, marked("Fairness"), "F4", "",
            marked("Show how evenly the battlefield treats its sides"), Check::no, false, line},
    Command{"mission.box", mission_menu, marked("Box"), "F3", "",
            marked("Show which panels build the layout, and what is short")},
    Command{"help.guide", help_menu, marked("User guide"), "F1", "help", marked("Open the user guide")},
    Command{"help.shortcuts", help_menu, marked("Keys"), "Ctrl+F1", "",
            marked("Show what every key and every gesture does")},
    Command{"help.find-command", help_menu, marked("All commands…"), "Ctrl+Shift+P", "",
            marked("Search all commands by their words, and choose one")},
    Command{"help.about", help_menu, marked("About Bulkhead"), "", "", marked("Version and licence")},
};

/// All of them, with the ids of those that are made of lists.
struct CommandTable {
  std::deque<std::string> ids;
  std::vector<Command> commands;

  CommandTable() : commands(first.begin(), first.end()) {
    add_overlays();
    add_layers();
    for (const auto& tool : mission_tools()) {
      const auto& info = tool->info();
      commands.push_back({.id = ids.emplace_back("tool." + std::string(info.key)),
                          .menu = draw_menu,
                          .name = info.name,
                          .shortcut = info.shortcut,
                          .icon = info.key,
                          .help = info.help,
                          .check = Check::choice});
    }
    commands.insert(commands.end(), last.begin(), last.end());
  }

  /// Before `layer.none`: all that hide, then all that lock.
  void add_layers() {
    const auto at =
        std::find_if(commands.begin(), commands.end(), [](const Command& each) { return each.id == "layer.none"; });
    std::vector<Command> added;
    const auto add = [&](std::string_view way, const MapClassInfo& info, std::string_view name, std::string_view help) {
      added.push_back({.id = ids.emplace_back("layer." + std::string(way) + "." + std::string(info.key)),
                       .menu = view_menu,
                       .name = name,
                       .shortcut = "",
                       .icon = "",
                       .help = help,
                       .check = Check::toggle,
                       .submenu = layers});
    };
    for (const auto& info : map_classes()) add("hide", info, info.hide, info.hide_help);
    for (const auto& info : map_classes()) {
      if (!info.lock.empty()) add("lock", info, info.lock, info.lock_help);
    }
    commands.insert(at, added.begin(), added.end());
  }

  /// Before `overlay.none`; the first nine have their number as key.
  void add_overlays() {
    auto at =
        std::find_if(commands.begin(), commands.end(), [](const Command& each) { return each.id == "overlay.none"; });
    std::size_t number = 0;
    for (const auto& overlay : map_overlays()) {
      const std::string_view key = ++number <= 9 ? ids.emplace_back(std::to_string(number)) : std::string_view();
      at = std::next(commands.insert(at, {.id = ids.emplace_back("overlay." + std::string(overlay.key)),
                                          .menu = view_menu,
                                          .name = overlay.name,
                                          .shortcut = key,
                                          .icon = "",
                                          .help = overlay.help,
                                          .check = Check::toggle,
                                          .begins_group = number == 1,
                                          .submenu = overlays}));
    }
  }
};

}  // namespace

std::span<const Command> commands() {
  static const CommandTable all;
  return all.commands;
}

bool needs_map(const Command& command) {
  constexpr auto beginnings = std::to_array<std::string_view>({"underlay.",
                                                               "layer.",
                                                               "file.export-",
                                                               "file.print",
                                                               "edit.rotate-",
                                                               "edit.turn",
                                                               "edit.mirror-",
                                                               "view.zoom-",
                                                               "view.fit",
                                                               "view.unit.",
                                                               "overlay.",
                                                               "view.hatchways.",
                                                               "view.page.map",
                                                               "view.page.both",
                                                               "view.dark-floor",
                                                               "view.panel-tools",
                                                               "view.panel-side",
                                                               "view.panel-built",
                                                               "view.built.",
                                                               "tool.",
                                                               "pen.",
                                                               "mission.rotate-",
                                                               "mission.mirror-",
                                                               "mission.fairness",
                                                               "mission.box",
                                                               "file.duplicate",
                                                               "file.save-as-template",
                                                               "mission.add-board",
                                                               "mission.choose-board",
                                                               "mission.board-size",
                                                               "mission.remove-board",
                                                               "mission.use-set",
                                                               "mission.change-system",
                                                               "mission.link",
                                                               "view.badges"});
  return std::any_of(beginnings.begin(), beginnings.end(),
                     [&](std::string_view beginning) { return command.id.starts_with(beginning); });
}

const Command* find_command(std::string_view id) {
  const auto all = commands();
  const auto found = std::find_if(all.begin(), all.end(), [&](const Command& command) { return command.id == id; });
  return found == all.end() ? nullptr : &*found;
}

}  // namespace bulkhead
