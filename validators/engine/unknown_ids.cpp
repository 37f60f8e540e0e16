// SPDX-License-Identifier: MIT
#include "validators/engine/unknown_ids.h"

#include <algorithm>
#include <map>
#include <set>

#include "model/base/nearest_word.h"
#include "model/mission/fields.h"
#include "model/mission/roles.h"
#include "validators/engine/edit_that_makes.h"

namespace bulkhead {
namespace {

/// What such a field names; empty where it names nothing of the mission.
std::string_view what_is_named(const FieldInfo& field) {
  if (field.form == FieldForm::side) return named_thing::side;
  if (field.form != FieldForm::object) return {};
  if (field.key == "group") return named_thing::group;
  if (field.key == "table") return named_thing::table;
  if (field.key == "item") return named_thing::item;
  if (field.key == "inside" || field.key == "outside") return named_thing::ground;
  return named_thing::object;
}

void add(std::vector<std::string>& all, const std::vector<std::string>& more) {
  all.insert(all.end(), more.begin(), more.end());
}

/// All that may be named so.
std::vector<std::string> known_ids(const Mission& mission, const FieldInfo& field) {
  std::vector<std::string> ids(field.proposals.begin(), field.proposals.end());
  if (field.form == FieldForm::side) {
    add(ids, ids_of(*mission.sides));
    for (const auto role : roles) ids.emplace_back(role);
  } else if (field.key == "group") {
    add(ids, ids_of(*mission.objective_groups));
  } else if (field.key == "table") {
    add(ids, ids_of(*mission.tables));
  } else if (field.key == "item") {
    for_each_item(mission, [&](const auto& item) { ids.push_back(item.id.text()); });
  } else if (field.key == "inside" || field.key == "outside") {
    add(ids, ids_of(*mission.zones));
    add(ids, ids_of(*mission.areas));
    add(ids, ids_of(mission.system->zone_kinds));
  } else {
    for (const auto& object : named_objects(mission)) ids.push_back(object.id.text());
  }
  return ids;
}

/// The same thing with `right` wherever it says `wrong` of something that is called `what`.
template <typename T>
std::optional<Edit> with_id(const T& thing, std::string_view what, const Id& wrong, const std::optional<Id>& right) {
  auto changed = thing;
  for_each_member<std::optional<Id>>(changed, [&](const FieldInfo& field, std::optional<Id>& id) {
    if (what_is_named(field) == what && id == wrong) id = right;
  });
  return edit_that_makes(thing, changed);
}

/// With what may have been meant. For sides, of which there are few, one edit each, last for none.
template <typename T>
FixMaker fixes_of(const T& thing, const FieldInfo& field, const Id& wrong, const std::optional<Id>& meant) {
  const bool side = field.form == FieldForm::side;
  if (!side && !meant) return {};
  return [thing, what = what_is_named(field), wrong, meant, side](const CheckContext& checked) {
    std::vector<std::optional<Id>> instead;
    if (meant) instead.emplace_back(meant);
    if (side) {
      for (const auto& known : *checked.mission.sides) {
        if (known.id != meant) instead.emplace_back(known.id);
      }
      instead.emplace_back(std::nullopt);
    }
    std::vector<Edit> edits;
    for (const auto& right : instead) {
      if (auto edit = with_id(thing, what, wrong, right)) edits.push_back(std::move(*edit));
    }
    return edits;
  };
}

}  // namespace

std::optional<Id> as_id(const std::optional<std::string>& word) {
  if (!word) return std::nullopt;
  const auto id = Id::parse(*word);
  return id ? std::optional(*id) : std::nullopt;
}

std::optional<Id> meant_id(const Id& wrong, const std::vector<std::string>& known) {
  return as_id(nearest_word(wrong.text(), known));
}

template <typename T>
std::vector<UnknownId> unknown_ids(const Mission& mission, const T& thing) {
  std::vector<UnknownId> unknown;
  std::set<std::pair<std::string_view, Id>> said;
  std::map<const FieldInfo*, std::vector<std::string>> known_of;
  for_each_member<std::optional<Id>>(thing, [&](const FieldInfo& field, const std::optional<Id>& id) {
    const auto what = what_is_named(field);
    if (what.empty() || !id) return;
    const auto [entry, added] = known_of.try_emplace(&field);
    auto& known = entry->second;
    if (added) known = known_ids(mission, field);
    if (std::find(known.begin(), known.end(), id->text()) != known.end() || !said.emplace(what, *id).second) return;
    const auto meant = meant_id(*id, known);
    unknown.push_back(
        {what, *id, meant ? std::optional(meant->text()) : std::nullopt, fixes_of(thing, field, *id, meant)});
  });
  return unknown;
}
template std::vector<UnknownId> unknown_ids(const Mission&, const Rule&);
template std::vector<UnknownId> unknown_ids(const Mission&, const MissionObjective&);
template std::vector<UnknownId> unknown_ids(const Mission&, const MissionAction&);
template std::vector<UnknownId> unknown_ids(const Mission&, const Stratagem&);
template std::vector<UnknownId> unknown_ids(const Mission&, const MissionTable&);
template std::vector<UnknownId> unknown_ids(const Mission&, const Force&);
template std::vector<UnknownId> unknown_ids(const Mission&, const ObjectiveGroup&);

}  // namespace bulkhead
