// SPDX-License-Identifier: MIT
#include "editor/tools/commands/key_list.h"

#include <array>
#include <span>

#include "editor/tools/commands/commands.h"
#include "editor/tools/words/search.h"
#include "editor/tools/words/translate.h"

namespace bulkhead {
namespace {

struct Row {
  std::string_view keys;
  std::string_view what;
};

constexpr std::array pointer_rows = {
    Row{marked("Drag"), marked("Draws walls and zones, moves what is under the pointer")},
    Row{marked("Shift + drag"),
        marked("A rectangle of walls, or of the cells of a zone; with Select a band, whatever it begins on")},
    Row{marked("Shift + click"), marked("Selects in addition")},
    Row{marked("Right button"),
        marked("Erases, removes, takes the last corner back; where there is nothing to take away, a menu")},
    Row{marked("Alt"), marked("Puts and draws just where the pointer is, without snapping")},
    Row{marked("Ctrl + drag"), marked("A stroke of cells goes on with the last zone wherever that is")},
    Row{marked("Wheel"), marked("Zooms at the pointer")},
    Row{marked("Ctrl + wheel"), marked("Turns what hangs on the pointer or is selected by 15°, with Alt by 1°")},
    Row{marked("Middle drag"), marked("Moves the table; so does any drag while Space is held")},
    Row{marked("Click a wall"), marked("Makes a hatchway of it, then turns that, then opens the floor")},
};

constexpr std::array map_rows = {
    Row{marked("Arrows"), marked("Move the cursor; with the select tool and no cursor, what is selected")},
    Row{marked("Shift + arrows"), marked("The cursor by whole cells; off lattices by single millimetres")},
    Row{marked("Ctrl + arrows"), marked("The cursor, or what is selected, in large steps")},
    Row{marked("Alt + arrows"), marked("Move what is selected, whatever the tool")},
    Row{marked("Enter, Space"), marked("Click at the cursor: put, select, begin and end; take hold and let go")},
    Row{marked("Shift + Enter"),
        marked("Begins a rectangle of walls, or of the cells of a zone, which the arrows widen and Enter ends")},
    Row{marked("Backspace"), marked("Erases at the cursor")},
    Row{marked("Escape"), marked("Gives up what is being done, then puts the cursor away, then selects nothing")},
    Row{marked("Menu, Shift + F10"), marked("The menu of what is at the cursor or selected")},
    Row{marked("Tab"), marked("Leaves the map for what is beside it")},
};

constexpr std::array built_rows = {
    Row{marked("Drag"), marked("Turns the board")},
    Row{marked("Middle drag"), marked("Moves the picture; so does any drag while Space is held")},
    Row{marked("Wheel, Up, Down"), marked("Zooms")},
    Row{marked("Double click, Home"), marked("Shows the whole board")},
    Row{marked("Left, Right"), marked("Turn the board by 15°, with Shift by 1°")},
    Row{marked("Ctrl + Left, Ctrl + Right"), marked("Turn it on to the next of its four corners")},
};

constexpr std::array list_rows = {
    Row{marked("F2"), marked("Names what is chosen in the outline")},
    Row{marked("Delete"), marked("Removes what is chosen in the outline")},
    Row{marked("Alt + Enter"), marked("Adds a row to a table or list of a form")},
    Row{marked("Alt + Delete"), marked("Removes the row")},
    Row{marked("Alt + Up, Alt + Down"), marked("Move the row")},
    Row{marked("Alt + Right"), marked("Shows all fields of the row")},
};

void add(std::vector<KeyGroup>& groups, std::string_view name, std::span<const Row> rows, std::string_view words) {
  KeyGroup group{translate(name), {}};
  for (const auto& row : rows) {
    KeyGroup::Row shown{translate(row.keys), translate(row.what)};
    if (has_all_words(group.name + " " + shown.keys + " " + shown.what, words)) group.rows.push_back(std::move(shown));
  }
  if (!group.rows.empty()) groups.push_back(std::move(group));
}

void add_commands(std::vector<KeyGroup>& groups, std::string_view words) {
  std::string_view menu;
  KeyGroup group;
  const auto close = [&] {
    if (!group.rows.empty()) groups.push_back(std::move(group));
    group = {};
  };
  for (const auto& command : commands()) {
    if (command.menu != menu) {
      close();
      menu = command.menu;
      group.name = translate(menu);
    }
    if (command.shortcut.empty()) continue;
    KeyGroup::Row shown{std::string(command.shortcut), translate(command.help)};
    if (!command.also.empty()) shown.keys.append(", ").append(command.also);
    const auto text = group.name + " " + shown.keys + " " + translate(command.name) + " " + shown.what;
    if (has_all_words(text, words)) group.rows.push_back(std::move(shown));
  }
  close();
}

}  // namespace

std::vector<KeyGroup> key_list(std::string_view words) {
  std::vector<KeyGroup> groups;
  add(groups, marked("With the pointer on the map"), pointer_rows, words);
  add(groups, marked("With the keyboard on the map"), map_rows, words);
  add(groups, marked("On the board as it will stand"), built_rows, words);
  add(groups, marked("In lists and forms"), list_rows, words);
  add_commands(groups, words);
  return groups;
}

}  // namespace bulkhead
