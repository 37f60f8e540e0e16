// SPDX-License-Identifier: MIT
#include "editor/tools/boards/board_actions.h"

#include "editor/tools/boards/board_edits.h"
#include "editor/tools/canvas/selection_commands.h"
#include "editor/tools/words/translate.h"
#include "model/library/library.h"
#include "model/mission/names.h"
#include "workbench/library_on_demand.h"

namespace bulkhead {

std::string lacking_words(const GameSystem& other, const Mission& mission) {
  std::string kept;
  std::string lost;
  for (const auto& word : not_in(other, mission)) {
    auto& words = word.kept ? kept : lost;
    if (!words.empty()) words += ", ";
    words += word.name + " (" + translate(word.what) + ")";
  }
  std::string text;
  if (!kept.empty()) text = translate("Kept in this mission: {}.", {kept});
  if (!lost.empty()) {
    if (!text.empty()) text += "\n";
    text += translate("{} does not know, and the findings will say where it stands: {}.", {name_or_id(other), lost});
  }
  return text;
}

namespace {

/// That a mission uses a terrain set now, and what can be done with that.
std::string words_about(const TerrainSet& set, const std::string& name) {
  auto words = translate("The mission uses {} now.", {name});
  if (!set.feature_kinds.empty()) {
    words += " " + translate("Its terrain is in the list of the tool Terrain (F): click the map to put it.");
  }
  if (set.has_lattice()) {
    words += " " +
             translate("Boards can be built of it: add one (Ctrl+Shift+B), or choose the set in a board's properties.");
  }
  return words;
}

}  // namespace

std::optional<int> BoardActions::chosen() const {
  if (const auto& board = stage_.selection().board()) return board;
  if (stage_.mission().boards.size() == 1) return 1;
  return std::nullopt;
}

bool BoardActions::carry_out(const Result<Edit>& edit) {
  const auto before = stage_.shown();
  const auto done = edit ? stage_.attempt(*edit) : tl::unexpected(edit.error());
  if (!done) {
    notices_.show({Notices::Topic::work, Notices::Kind::warning, done.error().message, {}});
    return false;
  }
  if (const auto lost = lost_between(*before, stage_.mission()); !lost.empty()) {
    notices_.tell(translate("What stood there is gone: {}. Undo brings it back.", {lost}));
  }
  return true;
}

void BoardActions::add() {
  stage_.begin_command();
  const auto wanted = dialogs_.which_board(stage_.mission());
  if (!wanted) return;
  const LibraryOnDemand library;
  if (!carry_out(edit_that_adds(stage_.mission(), *wanted, library))) return;
  stage_.select(Selection::of_board(static_cast<int>(stage_.mission().boards.size())));
}

void BoardActions::resize() {
  stage_.begin_command();
  const auto board = chosen();
  if (!board) return notices_.tell(translate("Choose a board first: click its edge, or its row in the outline"));
  if (const auto wanted = dialogs_.which_size(stage_.mission(), *board)) {
    carry_out(edit_that_resizes(stage_.mission(), *wanted));
  }
}

void BoardActions::remove() {
  const auto board = chosen();
  if (!board) return notices_.tell(translate("Choose a board first: click its edge, or its row in the outline"));
  stage_.select(Selection::of_board(*board));
  remove_selected(stage_);
}

void BoardActions::choose_next() {
  const int count = static_cast<int>(stage_.mission().boards.size());
  if (count == 0) return;
  stage_.select(Selection::of_board(stage_.selection().board().value_or(0) % count + 1));
}

std::optional<Id> BoardActions::use_set() {
  stage_.begin_command();
  const LibraryOnDemand on_demand;
  const auto library = on_demand.library();
  if (!library) {
    stage_.say(library.error().message);
    return std::nullopt;
  }
  std::vector<Id> sets;
  std::vector<std::string> names;
  for (const auto& entry : (*library)->templates()) {
    if (entry.kind != Template::Kind::terrain_set) continue;
    const Id id(entry.id.text());
    if (find_set(stage_.mission(), id) != nullptr) continue;
    sets.push_back(id);
    names.push_back(entry.title);
  }
  if (sets.empty()) {
    notices_.tell(translate("The mission uses every terrain set of the library already"));
    return std::nullopt;
  }
  const auto one =
      dialogs_.which_of(translate("Use a terrain set"), translate("Which one is the mission to use?"), names);
  if (!one || *one >= sets.size()) return std::nullopt;
  const auto edit = on_demand.terrain_set(sets[*one]).map([](TerrainSet set) {
    return Edit(AddSet{Part<TerrainSet>(std::move(set))});
  });
  if (!carry_out(edit)) return std::nullopt;
  notices_.tell(words_about(*find_set(stage_.mission(), sets[*one]), names[*one]));
  return sets[*one];
}

void BoardActions::change_system() {
  stage_.begin_command();
  const auto wanted = dialogs_.which_system(stage_.mission());
  if (!wanted) return;
  const LibraryOnDemand library;
  const auto system = library.system(*wanted);
  if (!system) return stage_.say(system.error().message);
  const auto words = lacking_words(*system, stage_.mission());
  if (!carry_out(Edit(SetSystem{Part<GameSystem>(*system)}))) return;
  const auto done = translate("The mission is one of {} now", {name_or_id(*system)});
  if (words.empty()) return notices_.tell(done);
  notices_.show({Notices::Topic::work, Notices::Kind::info, done + ".\n" + words, {}});
}

std::vector<Id> BoardActions::linked() const {
  std::vector<Id> ends;
  const auto& mission = stage_.mission();
  for (const auto& address : stage_.selection().addresses()) {
    const auto* object = std::get_if<ObjectAddress>(&address);
    if (object == nullptr) return {};
    const bool ends_links = find_marker(mission, object->id) != nullptr || find_zone(mission, object->id) != nullptr ||
                            find_area(mission, object->id) != nullptr;
    if (!ends_links) return {};
    ends.push_back(object->id);
  }
  return ends;
}

void BoardActions::link() {
  stage_.begin_command();
  const auto ends = linked();
  if (ends.size() != 2) return stage_.say(translate("Select two markers, zones or areas first"));
  const auto& mission = stage_.mission();
  for (const auto& link : *mission.links) {
    const bool same = (link.from == ends[0] && link.to == ends[1]) || (link.from == ends[1] && link.to == ends[0]);
    if (!same) continue;
    if (carry_out(Edit(RemoveLink{link.kind, link.from, link.to}))) notices_.tell(translate("Their link is gone"));
    return;
  }
  std::vector<std::string> names;
  for (const auto& kind : mission.system->link_kinds) names.push_back(name_or_id(kind));
  if (names.empty()) {
    return stage_.say(translate("The game has no kinds of links; “Kinds of links” among the texts adds one"));
  }
  const auto one = names.size() == 1
                       ? std::optional<std::size_t>(0)
                       : dialogs_.which_of(translate("Link"), translate("What leads from one to the other?"), names);
  if (!one || *one >= names.size()) return;
  if (carry_out(Edit(AddLink{mission.system->link_kinds[*one].id, ends[0], ends[1]}))) {
    notices_.tell(translate("They are linked: {}", {names[*one]}));
  }
}

}  // namespace bulkhead
