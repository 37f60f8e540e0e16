// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <array>

#include "model/edit/changes.h"
#include "model/edit/readers.h"
#include "model/edit/verbs.h"
#include "model/edit/verbs/checks.h"
#include "model/edit/verbs/objects.h"
#include "model/mission/fields.h"
#include "model/mission/spoken_names.h"
#include "model/text/live_texts.h"
#include "model/text/references.h"

namespace bulkhead {
namespace {

/// One id that becomes another.
struct Renaming {
  const Id& from;
  const Id& to;

  void operator()(Id& id) const {
    if (id == from) id = to;
  }
  void operator()(std::optional<Id>& id) const {
    if (id) (*this)(*id);
  }
  void operator()(Address& address) const {
    if (auto* object = std::get_if<ObjectAddress>(&address)) (*this)(object->id);
  }
};

void rename_on_board(Board& board, const Renaming& rename) {
  for (auto& piece : board.pieces) rename(piece.id);
  for (auto& feature : board.features) rename(feature.id);
  auto* lattice = board.lattice();
  if (lattice == nullptr) return;
  const auto hatchways = lattice->hatchways();
  for (auto [edge, hatchway] : hatchways) {
    if (hatchway.access.side() != rename.from) continue;
    hatchway.access = HatchAccess::controlled_by(rename.to);
    lattice->set_hatchway(edge, hatchway);
  }
}

template <typename T, typename Change>
void change_each(Part<std::vector<T>>& part, const Change& how) {
  change(part, [&](std::vector<T>& items) {
    for (auto& item : items) how(item);
  });
}

void rename_ids(Mission& mission, const Renaming& rename) {
  const auto rename_in = [&](auto& thing) {
    rename(thing.id);
    for_each_member<std::optional<Id>>(thing, [&](const FieldInfo& field, std::optional<Id>& id) {
      if (field.form == FieldForm::side || field.form == FieldForm::object) rename(id);
    });
  };
  for (auto& board : mission.boards) {
    change(board, [&](Board& changed) { rename_on_board(changed, rename); });
  }
  for_each_list(mission, [&](auto& part) { change_each(part, rename_in); });
  change_each(mission.links, [&](Link& link) {
    rename(link.from);
    rename(link.to);
  });
  change_each(mission.waivers, [&](Waiver& waiver) {
    for (auto& address : waiver.at) rename(address);
    waiver.at = in_waiver_order(std::move(waiver.at));
  });
  change_each(mission.notes, [&](Note& note) {
    if (note.at) rename(*note.at);
  });
}

/// The word that references use for an object of this kind; empty for those that texts cannot name.
std::string_view reference_word(std::string_view kind) {
  constexpr std::array unnamed = {"feature", "free piece", "force", "group of objectives"};
  if (std::find(unnamed.begin(), unnamed.end(), kind) != unnamed.end()) return {};
  return kind == "mission objective" ? "objective" : kind;
}

template <typename Change>
void change_texts(Mission& mission, const Change& how) {
  change_each(mission.briefing, [&](BriefingSection& section) {
    how(section.heading);
    how(section.text);
  });
  const auto change_item = [&](auto& item) { for_each_text(item, how); };
  change_each(mission.forces, change_item);
  for_each_item_list(mission, [&](auto& items) { change_each(items, change_item); });
}

/// The marker that texts mean by a label, if no marker has it as its id.
const Marker* labelled(const Mission& mission, const Id& label) {
  if (find_marker(mission, label) != nullptr) return nullptr;
  const auto& markers = *mission.markers;
  const auto found =
      std::find_if(markers.begin(), markers.end(), [&](const Marker& marker) { return marker.label == label.text(); });
  return found == markers.end() ? nullptr : &*found;
}

}  // namespace

Result<Mission> RenameObject::apply(const Mission& mission) const {
  const auto kind = object_kind(mission, id);
  if (kind.empty()) return no_such_object(id);
  if (id == new_id) return mission;
  if (auto fine = check_id_for(mission, new_id, ""); !fine) return tl::unexpected(fine.error());
  Mission result = mission;
  rename_ids(result, {id, new_id});
  const auto word = reference_word(kind);
  const auto rename_references = [&](std::string& text, std::string_view from, const Id& to) {
    text = with_references_renamed(text, word, from, to.text());
  };
  // Where texts name a marker by a label that is now another marker's id, they go on naming the same marker.
  const auto* same_label = kind == "marker" ? labelled(mission, new_id) : nullptr;
  change_texts(result, [&](std::string& text) {
    if (same_label != nullptr && same_label->id != id) rename_references(text, new_id.text(), same_label->id);
    if (!word.empty()) rename_references(text, id.text(), new_id);
  });
  return result;
}

std::string RenameObject::text_form(const Mission&) const {
  return fmt::format("rename #{} {}", id.text(), new_id.text());
}

StepName RenameObject::step_name(const Mission& mission) const {
  return StepName("Id of {}", {spoken_name(mission, id)});
}

Result<Edit> parse_rename(const Mission& mission, EditWords words) {
  EditReader read(mission, words, 2);
  const auto id = read.object(0);
  const auto new_id = read.id(1);
  return read.made(RenameObject{id, new_id});
}

}  // namespace bulkhead
