// SPDX-License-Identifier: MIT
#include "editor/tools/commands/context_menu.h"

#include <algorithm>
#include <initializer_list>
#include <string_view>
#include <utility>

#include "editor/tools/commands/commands.h"
#include "editor/tools/pointing/words.h"
#include "editor/tools/texts/contents.h"
#include "editor/tools/texts/texts_naming.h"
#include "editor/tools/words/translate.h"
#include "model/base/plain_text.h"

namespace bulkhead {
namespace {

using Entries = std::vector<MenuEntry>;

void add_line(Entries& entries) {
  if (!entries.empty() && !entries.back().name.empty()) entries.push_back({.name = ""});
}

void add_commands(Entries& entries, const Actions& actions, std::initializer_list<std::string_view> ids) {
  for (const auto id : ids) {
    const auto* command = find_command(id);
    const auto* action = actions.find(id);
    if (command == nullptr || action == nullptr) continue;
    entries.push_back({.name = action->name ? action->name() : translate(command->name),
                       .key = std::string(command->shortcut),
                       .enabled = actions.enabled(id),
                       .run = [&actions, id] { actions.run(id); }});
  }
}

/// Puts an edit of what is selected, which stays selected.
void put(MissionStage& stage, const Edit& edit) {
  stage.begin_command();
  Pasted pasted;
  pasted.edits = {edit};
  pasted.selection = stage.selection();
  stage.put(pasted, edit.step_name(stage.mission()));
}

void add_edit(Entries& entries, MissionStage& stage, std::string_view name, const Edit& edit) {
  const auto after = edit.apply(stage.mission());
  // What is so already needs no doing.
  const bool changes = after.has_value() && !(*after == stage.mission());
  entries.push_back({.name = translate(name), .enabled = changes, .run = [&stage, edit] { put(stage, edit); }});
}

/// Those of a sort among what is selected.
template <typename T>
std::vector<T> selected(const MissionStage& stage) {
  std::vector<T> found;
  const auto kept = stage.selection().kept(stage.mission());
  for (const auto& address : kept.addresses()) {
    if (const auto* one = std::get_if<T>(&address)) found.push_back(*one);
  }
  return found;
}

void add_edges(Entries& entries, MissionStage& stage, const std::vector<EdgeAddress>& edges) {
  add_line(entries);
  const bool one = edges.size() == 1;
  const auto* hatchway =
      one ? find_lattice(stage.mission(), edges.front().board)->hatchway(edges.front().edge) : nullptr;
  add_edit(entries, stage, one ? marked("Make it a wall") : marked("Make them walls"), SetWalls{edges});
  if (hatchway == nullptr) {
    add_edit(entries, stage, one ? marked("Make it a hatchway") : marked("Make them hatchways"),
             SetHatchways{edges, Hatchway()});
    return;
  }
  auto turned = *hatchway;
  turned.facing = turned.facing == Facing::first ? Facing::second : Facing::first;
  add_edit(entries, stage, marked("Face the other way"), SetHatchways{edges, turned});
  auto hinged = *hatchway;
  hinged.hinge = hinged.hinge == Hinge::first ? Hinge::second : Hinge::first;
  add_edit(entries, stage, marked("Hinge at the other end"), SetHatchways{edges, hinged});
  auto other = *hatchway;
  other.starts_open = !other.starts_open;
  add_edit(entries, stage, other.starts_open ? marked("Begins open") : marked("Begins closed"),
           SetHatchways{edges, other});
}

void add_nodes(Entries& entries, MissionStage& stage, const std::vector<NodeAddress>& nodes) {
  add_line(entries);
  add_edit(entries, stage, marked("Pillar"), SetNodes{nodes, NodeOverride{NodePiece::pillar, std::nullopt}});
  add_edit(entries, stage, marked("No piece"), SetNodes{nodes, NodeOverride{NodePiece::none, std::nullopt}});
  add_edit(entries, stage, marked("As it comes by itself"), SetNodes{nodes, std::nullopt});
}

/// Leads to texts: that which is selected itself, or those that name it.
void add_texts(Entries& entries, const MissionStage& stage, const ObjectAddress& object, const MenuPlace& place) {
  if (!place.show_text) return;
  const auto& mission = stage.mission();
  const auto show = [show_text = place.show_text](TextKey key) { return [show_text, key] { show_text(key); }; };
  if (exists(mission, TextKey(object.id)) && place_of(mission, TextKey(object.id))) {
    entries.push_back({.name = translate("Show in texts and rules"), .run = show(object.id)});
    return;
  }
  const auto texts = texts_naming(mission, object.id);
  if (texts.empty()) return;
  MenuEntry within{.name = translate("Texts that name it")};
  for (const auto& key : texts) within.entries.push_back({.name = name_of(mission, key), .run = show(key)});
  entries.push_back(std::move(within));
}

void add_selected(Entries& entries, MissionStage& stage, const Actions& actions, const MenuPlace& place) {
  const auto& selection = stage.selection();
  entries.push_back({.name = capitalised(words_for(stage.mission(), selection)), .enabled = false});
  const auto edges = selected<EdgeAddress>(stage);
  const auto nodes = selected<NodeAddress>(stage);
  if (!edges.empty() && edges.size() == selection.size()) add_edges(entries, stage, edges);
  if (!nodes.empty() && nodes.size() == selection.size()) add_nodes(entries, stage, nodes);
  const auto objects = selected<ObjectAddress>(stage);
  if (objects.size() == 1 && selection.size() == 1) {
    add_line(entries);
    add_texts(entries, stage, objects.front(), place);
    if (place.rename) {
      entries.push_back({.name = translate("Rename…"), .key = "F2", .run = place.rename});
    } else {
      add_commands(entries, actions, {"edit.rename"});
    }
  }
}

bool on_battlefield(const MissionStage& stage) {
  const auto all = everything(stage.mission());
  const auto& addresses = stage.selection().addresses();
  return std::any_of(addresses.begin(), addresses.end(), [&](const Address& each) {
    return !std::holds_alternative<ObjectAddress>(each) || all.contains(each);
  });
}

}  // namespace

std::vector<MenuEntry> context_menu(MissionStage& stage, const Actions& actions, const MenuPlace& place) {
  Entries entries;
  if (stage.selection().board()) {
    entries.push_back({.name = capitalised(words_for(stage.mission(), stage.selection())), .enabled = false});
    add_line(entries);
    add_commands(entries, actions, {"edit.rename", "mission.board-size", "mission.use-set", "edit.delete"});
    return entries;
  }
  if (!stage.selection().empty()) {
    add_selected(entries, stage, actions, place);
  } else if (place.open_edge) {
    const auto where = to_text(stage.mission(), *place.open_edge);
    const auto add = [&](std::string_view name, const Edit& edit) {
      entries.push_back({.name = translate(name, {where}), .run = [&stage, edit] { put(stage, edit); }});
    };
    add(marked("Wall {}"), SetWalls{{*place.open_edge}});
    add(marked("Hatchway {}"), SetHatchways{{*place.open_edge}, Hatchway()});
  }
  add_line(entries);
  if (stage.selection().empty()) {
    add_commands(entries, actions, {"edit.paste", "edit.select-all"});
    add_line(entries);
    add_commands(entries, actions, {"view.fit", "edit.find"});
    return entries;
  }
  if (on_battlefield(stage)) {
    add_commands(entries, actions, {"edit.cut", "edit.copy", "edit.paste", "edit.duplicate"});
    add_line(entries);
    MenuEntry turns{.name = translate("Turn and mirror")};
    add_commands(turns.entries, actions,
                 {"edit.rotate-90", "edit.rotate-270", "edit.rotate-180", "edit.turn", "edit.turn-back",
                  "edit.mirror-left-right", "edit.mirror-top-bottom"});
    entries.push_back(std::move(turns));
    add_commands(entries, actions, {"edit.select-alike"});
    add_line(entries);
  }
  add_commands(entries, actions, {"edit.delete"});
  return entries;
}

}  // namespace bulkhead
