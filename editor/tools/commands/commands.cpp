// SPDX-License-Identifier: MIT
#include "editor/tools/commands/commands.h"

#include <algorithm>
#include <array>

namespace bulkhead {
namespace {

using Check = Command::Check;

/// Where a command shows itself beside its menu.
constexpr bool button = true;
constexpr bool line = true;

constexpr std::array all = {
    Command{"file.new", "File", "New…", "Ctrl+N", "new", "Begin a mission from a template", Check::no, button},
    Command{"file.open", "File", "Open…", "Ctrl+O", "open", "Open a mission file", Check::no, button},
    Command{"file.import-sketch", "File", "Open a sketch…", "", "sketch", "Make a mission of a sketch in plain text"},
    Command{"file.save", "File", "Save", "Ctrl+S", "save", "Save the mission to its file", Check::no, button, line},
    Command{"file.save-as", "File", "Save as…", "Ctrl+Shift+S", "save-as", "Save the mission to another file"},
    Command{"file.reload", "File", "Reload", "", "",
            "Take over what the file now holds; undo brings back what was here"},
    Command{"file.export-map", "File", "Export map…", "Ctrl+E", "export", "Write the map as PDF, SVG or PNG", Check::no,
            button, line},
    Command{"file.export-bundle", "File", "Export bundle…", "Ctrl+Shift+E", "", "Write everything a player gets"},
    Command{"file.print", "File", "Print…", "Ctrl+P", "print", "Print the map", Check::no, button},
    Command{"file.close", "File", "Close", "Ctrl+W", "", "Close the mission and show the start page", Check::no, false,
            line},
    Command{"file.quit", "File", "Quit", "Ctrl+Q", "", "End the program"},

    Command{"edit.undo", "Edit", "Undo", "Ctrl+Z", "undo", "Take the last step back", Check::no, button},
    Command{"edit.redo", "Edit", "Redo", "Ctrl+Shift+Z", "redo", "Do what was taken back again", Check::no, button},
    Command{"edit.cut", "Edit", "Cut", "Ctrl+X", "cut", "Take what is selected to the clipboard", Check::no, false,
            line},
    Command{"edit.copy", "Edit", "Copy", "Ctrl+C", "copy", "Copy what is selected to the clipboard"},
    Command{"edit.paste", "Edit", "Paste", "Ctrl+V", "paste", "Hang what the clipboard holds on the pointer"},
    Command{"edit.duplicate", "Edit", "Duplicate", "Ctrl+D", "duplicate", "Put a copy of what is selected beside it"},
    Command{"edit.delete", "Edit", "Delete", "Del", "delete", "Take what is selected off the battlefield"},
    Command{"edit.select-all", "Edit", "Select all", "Ctrl+A", "", "Select all that stands on the battlefield",
            Check::no, false, line},
    Command{"edit.select-none", "Edit", "Select nothing", "Ctrl+Shift+A", "", "Select nothing"},
    Command{"edit.rotate-90", "Edit", "Turn clockwise", "Ctrl+R", "rotate-right",
            "Turn what is selected by 90° clockwise", Check::no, false, line},
    Command{"edit.rotate-270", "Edit", "Turn counter-clockwise", "Ctrl+Shift+R", "rotate-left",
            "Turn what is selected by 90° counter-clockwise"},
    Command{"edit.rotate-180", "Edit", "Turn by half", "", "rotate-half", "Turn what is selected by 180°"},
    Command{"edit.mirror-left-right", "Edit", "Mirror left–right", "Ctrl+M", "mirror-left-right",
            "Mirror what is selected so that left and right change places"},
    Command{"edit.mirror-top-bottom", "Edit", "Mirror top–bottom", "Ctrl+Shift+M", "mirror-top-bottom",
            "Mirror what is selected so that top and bottom change places"},

    Command{"view.zoom-in", "View", "Zoom in", "Ctrl++", "zoom-in", "Show the table larger"},
    Command{"view.zoom-out", "View", "Zoom out", "Ctrl+-", "zoom-out", "Show the table smaller"},
    Command{"view.fit", "View", "Fit", "Ctrl+0", "fit", "Show the whole battlefield", Check::no, button},
    Command{"view.unit.inches", "View", "Inches", "", "", "Rulers and positions in inches", Check::choice, false, line},
    Command{"view.unit.millimetres", "View", "Millimetres", "", "", "Rulers and positions in millimetres",
            Check::choice},
    Command{"view.dark-floor", "View", "Dark floor", "", "", "Draw the battlefield on a dark ground", Check::toggle,
            false, line},
    Command{"view.panel-tools", "View", "Drawing tools", "Ctrl+1", "", "Show or hide the tools", Check::toggle, false,
            line},
    Command{"view.panel-side", "View", "Inspector and outline", "Ctrl+2", "", "Show or hide inspector and outline",
            Check::toggle},
    Command{"view.panel-foot", "View", "Findings and texts", "Ctrl+3", "", "Show or hide findings, texts and rules",
            Check::toggle},
    Command{"view.reset-panels", "View", "Panels as they were", "", "", "Put all panels back to their places"},

    Command{"tool.select", "Draw", "Select", "V", "select", "Select, move and copy what stands on the battlefield",
            Check::choice},
    Command{"tool.wall", "Draw", "Wall", "W", "wall", "Draw walls; click a wall for a hatchway", Check::choice},
    Command{"tool.hatchway", "Draw", "Hatchway", "H", "hatchway", "Put hatchways and step their state", Check::choice},
    Command{"tool.pillar", "Draw", "Pillar", "P", "pillar", "Say what stands on nodes", Check::choice},
    Command{"tool.zone", "Draw", "Zone", "Z", "zone", "Paint where sides set up and come in", Check::choice},
    Command{"tool.area", "Draw", "Area", "A", "area", "Paint named areas", Check::choice},
    Command{"tool.objective", "Draw", "Objective", "O", "objective", "Put objective markers", Check::choice},
    Command{"tool.measure", "Draw", "Measure", "M", "measure", "Measure straight", Check::choice},
    Command{"tool.pan", "Draw", "Pan", "G", "pan", "Move the table; the space bar does so for as long as it is held",
            Check::choice},
    Command{"pen.off", "Draw", "No symmetry", "Alt+0", "symmetry-off", "Draw on one side only", Check::choice, button,
            line},
    Command{"pen.half-turn", "Draw", "Symmetry: half turn", "Alt+1", "symmetry-half-turn",
            "Repeat everything turned by 180°, for the other side", Check::choice, button},
    Command{"pen.left-right", "Draw", "Symmetry: left–right", "Alt+2", "symmetry-left-right",
            "Repeat everything mirrored left–right, for the other side", Check::choice, button},
    Command{"pen.top-bottom", "Draw", "Symmetry: top–bottom", "Alt+3", "symmetry-top-bottom",
            "Repeat everything mirrored top–bottom, for the other side", Check::choice, button},

    Command{"mission.rotate-90", "Mission", "Turn battlefield clockwise", "", "", "Turn the whole battlefield by 90°"},
    Command{"mission.rotate-180", "Mission", "Turn battlefield by half", "", "", "Turn the whole battlefield by 180°"},
    Command{"mission.mirror-left-right", "Mission", "Mirror battlefield left–right", "", "",
            "Mirror the whole battlefield so that left and right change places"},
    Command{"mission.mirror-top-bottom", "Mission", "Mirror battlefield top–bottom", "", "",
            "Mirror the whole battlefield so that top and bottom change places"},
    Command{"mission.add-rule", "Mission", "New rule", "", "rule", "Add a rule of the mission's own", Check::no, false,
            line},
    Command{"mission.add-objective", "Mission", "New mission objective", "", "", "Add a way to score or win"},
    Command{"mission.add-stratagem", "Mission", "New stratagem", "", "stratagem", "Add a stratagem card"},
    Command{"mission.next-finding", "Mission", "Next finding", "F8", "", "Show the next finding on the battlefield",
            Check::no, false, line},
    Command{"mission.previous-finding", "Mission", "Previous finding", "Shift+F8", "",
            "Show the previous finding on the battlefield"},

    Command{"help.guide", "Help", "User guide", "F1", "help", "Open the user guide"},
    Command{"help.shortcuts", "Help", "Keys", "Ctrl+F1", "", "Show every command with its key"},
    Command{"help.about", "Help", "About Bulkhead", "", "", "Version and licence"},
};

}  // namespace

std::span<const Command> commands() { return all; }

const Command* find_command(std::string_view id) {
  const auto found = std::find_if(all.begin(), all.end(), [&](const Command& command) { return command.id == id; });
  return found == all.end() ? nullptr : &*found;
}

}  // namespace bulkhead
