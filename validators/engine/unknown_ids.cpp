// SPDX-License-Identifier: MIT
#include "validators/engine/unknown_ids.h"

#include <algorithm>
#include <map>
#include <set>

#include "model/base/nearest_word.h"
#include "model/mission/named_things.h"
#include "model/mission/roles.h"
#include "validators/engine/edit_that_makes.h"

namespace bulkhead {
namespace {

/// Whether such a field names an object of the mission or one of its sides.
bool names_an_object(const FieldInfo& field) {
  return field.form == FieldForm::side || field.form == FieldForm::object;
}

/// All that may be named so.
std::vector<std::string> known_ids(const Mission& mission, const FieldInfo& field) {
  std::vector<std::string> ids(field.proposals.begin(), field.proposals.end());
  for (auto& thing : things_named(mission, field.names)) ids.push_back(std::move(thing.word));
  if (field.names == FieldNames::side) ids.insert(ids.end(), roles.begin(), roles.end());
  return ids;
}

/// The same thing with `right` wherever a field that names the same says `wrong`.
template <typename T>
std::optional<Edit> with_id(const T& thing, FieldNames names, const Id& wrong, const std::optional<Id>& right) {
  auto changed = thing;
  for_each_member<std::optional<Id>>(changed, [&](const FieldInfo& field, std::optional<Id>& id) {
    if (field.names == names && id == wrong) id = right;
  });
  return edit_that_makes(thing, changed);
}

/// With what may have been meant. For sides, of which there are few, one edit each, last for none.
template <typename T>
FixMaker fixes_of(const T& thing, const FieldInfo& field, const Id& wrong, const std::optional<Id>& meant) {
  const bool side = field.names == FieldNames::side;
  if (!side && !meant) return {};
  return [thing, names = field.names, wrong, meant, side](const CheckContext& checked) {
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
      if (auto edit = with_id(thing, names, wrong, right)) edits.push_back(std::move(*edit));
    }
    return edits;
  };
}

}  // namespace

std::string_view called(FieldNames names) {
  switch (names) {
    case FieldNames::side: return "the side";
    case FieldNames::group: return "the group of objectives";
    case FieldNames::table: return "the table";
    case FieldNames::item: return "the item";
    case FieldNames::ground: return "the zone, area or kind of them";
    case FieldNames::season: return "the season";
    case FieldNames::ground_kind:
    case FieldNames::marker_kind:
    case FieldNames::feature_kind:
    case FieldNames::action_kind:
    case FieldNames::stratagem_kind: return "the kind";
    case FieldNames::placed_kind: return "the kind of what is placed";
    case FieldNames::frequency: return "the frequency";
    case FieldNames::currency: return "the currency";
    case FieldNames::moment_of_scoring:
    case FieldNames::moment_of_use:
    case FieldNames::moment_of_placing: return "the moment";
    case FieldNames::nothing: break;
  }
  return {};
}

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
  std::set<std::pair<FieldNames, Id>> said;
  std::map<const FieldInfo*, std::vector<std::string>> known_of;
  for_each_member<std::optional<Id>>(thing, [&](const FieldInfo& field, const std::optional<Id>& id) {
    if (!names_an_object(field) || !id) return;
    const auto [entry, added] = known_of.try_emplace(&field);
    auto& known = entry->second;
    if (added) known = known_ids(mission, field);
    if (std::find(known.begin(), known.end(), id->text()) != known.end() || !said.emplace(field.names, *id).second)
      return;
    const auto meant = meant_id(*id, known);
    unknown.push_back({called(field.names), *id, meant ? std::optional(meant->text()) : std::nullopt,
                       fixes_of(thing, field, *id, meant)});
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
