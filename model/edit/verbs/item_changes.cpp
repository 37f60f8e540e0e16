// SPDX-License-Identifier: MIT
#include "model/edit/verbs/item_changes.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <optional>

#include "model/base/article.h"
#include "model/base/plain_text.h"
#include "model/edit/changes.h"
#include "model/edit/verbs/features.h"
#include "model/edit/verbs/markers.h"
#include "model/edit/verbs/pieces.h"
#include "model/edit/verbs/zones.h"
#include "model/mission/figure_names.h"
#include "model/mission/roles.h"

namespace bulkhead {

std::span<const FieldInfo* const> fields_of_thing(const Mission& mission, const Id& id) {
  const auto noun = object_kind(mission, id);
  for (const auto& [thing, fields] : all_fields()) {
    if (thing.noun == noun) return fields;
  }
  return {};
}

const FieldInfo* find_info(std::string_view key) {
  for (const auto& [thing, fields] : all_fields()) {
    for (const auto* field : fields) {
      if (field->key == key) return field;
    }
  }
  return nullptr;
}

const FieldInfo* field_of(const Mission& mission, const Id& id, std::string_view key) {
  for (const auto* field : fields_of_thing(mission, id)) {
    if (field->key == key) return field;
  }
  return nullptr;
}

tl::unexpected<Error> no_such_field(const Mission& mission, const Id& id, std::string_view key) {
  std::vector<std::string_view> keys;
  for (const auto* field : fields_of_thing(mission, id)) keys.push_back(field->key);
  if (keys.empty()) return no_such_object(id);
  const auto* elsewhere = find_info(key);
  if (elsewhere != nullptr && elsewhere->form == FieldForm::long_text) {
    return fail(fmt::format("#{} has no text \"{}\"", id.text(), key));
  }
  return fail(fmt::format("#{} has no field \"{}\"; it has {}", id.text(), quotable(key), fmt::join(keys, ", ")));
}

namespace {

Result<void> check_cells(const FieldValue& value) {
  for (const auto& row : value) {
    for (const auto& cell : row) {
      if (auto fine = check_text(cell); !fine) return fine;
    }
  }
  return {};
}

Result<void> check_figures(const FieldInfo& field, const FieldValue& value) {
  if (!field.figures) return {};
  for (const auto& row : value) {
    if (is_reserved_figure_name(row.front())) return fail(capitalised(reserved_figure(Id(row.front()))));
  }
  return {};
}

/// The sides that a thing and the rows of its lists name.
template <typename T>
std::vector<Id> sides_of(const T& thing) {
  std::vector<Id> sides;
  for_each_member<std::optional<Id>>(thing, [&](const FieldInfo& field, const std::optional<Id>& id) {
    if (field.form == FieldForm::side && id) sides.push_back(*id);
  });
  return sides;
}

/// Fails for a side that there is not, unless it was named before. Items may name roles, too.
template <typename T>
Result<void> check_sides(const Mission& mission, const T& thing, const T& before) {
  constexpr bool on_the_map = std::is_same_v<T, Zone> || std::is_same_v<T, Marker>;
  const auto known = sides_of(before);
  for (const auto& side : sides_of(thing)) {
    if (std::find(known.begin(), known.end(), side) != known.end()) continue;
    if (!on_the_map && is_role(side.text())) continue;
    if (auto fine = check_side(mission, side, std::nullopt); !fine) return fine;
  }
  return {};
}

template <typename T>
Result<void> change_field(const Mission& mission, T& thing, const FieldChange& change) {
  const auto* field = find_field<T>(change.field);
  if (field == nullptr) return no_such_field(mission, thing.id, change.field);
  const auto before = thing;
  return check_value(*field, change.value, field->value(before))
      .and_then([&] { return check_cells(change.value); })
      .and_then([&] { return field->put(thing, change.value); })
      .and_then([&] { return check_figures(*field, change.value); })
      .and_then([&] { return check_sides(mission, thing, before); });
}

template <typename T>
Result<T> with_changes(const Mission& mission, T thing, const std::vector<FieldChange>& changes) {
  for (const auto& change : changes) {
    if (auto fine = change_field(mission, thing, change); !fine) return tl::unexpected(fine.error());
  }
  return thing;
}

/// Fails where too little is given for a new item.
template <typename T>
Result<void> check_new(const Id& id, const std::vector<FieldChange>& changes) {
  std::vector<std::string> needs;
  bool suffices = true;
  for (const auto& field : fields_of<T>()) {
    if (!field.required || field.is_number()) continue;
    needs.push_back(with_article(field.in_messages()));
    suffices = suffices && std::any_of(changes.begin(), changes.end(),
                                       [&](const FieldChange& change) { return change.field == field.key; });
  }
  if (suffices) return {};
  return fail(fmt::format("There is no {} {} yet; a new one needs {}", info_of<T>().noun, id.text(),
                          fmt::join(needs, " and ")));
}

template <typename T>
Result<Mission> with_item(const Mission& mission, T item) {
  Mission result = mission;
  put(list_of<T>(result), std::move(item));
  return result;
}

}  // namespace

template <typename T>
Result<Mission> apply_to_item(const Mission& mission, const Id& id, const std::vector<FieldChange>& changes) {
  const auto* old = find_in(*list_of<T>(mission), id);
  return check_id_for(mission, id, info_of<T>().noun)
      .and_then([&] { return old != nullptr ? Result<void>() : check_new<T>(id, changes); })
      .and_then([&] { return with_changes(mission, old != nullptr ? *old : fresh<T>(id), changes); })
      .and_then([&](const T& item) { return with_item(mission, item); });
}

template Result<Mission> apply_to_item<Rule>(const Mission&, const Id&, const std::vector<FieldChange>&);
template Result<Mission> apply_to_item<MissionObjective>(const Mission&, const Id&, const std::vector<FieldChange>&);
template Result<Mission> apply_to_item<MissionAction>(const Mission&, const Id&, const std::vector<FieldChange>&);
template Result<Mission> apply_to_item<Stratagem>(const Mission&, const Id&, const std::vector<FieldChange>&);
template Result<Mission> apply_to_item<MissionTable>(const Mission&, const Id&, const std::vector<FieldChange>&);
template Result<Mission> apply_to_item<Force>(const Mission&, const Id&, const std::vector<FieldChange>&);
template Result<Mission> apply_to_item<ObjectiveGroup>(const Mission&, const Id&, const std::vector<FieldChange>&);

Result<Mission> apply_to_anything(const Mission& mission, const Id& id, const FieldChange& change) {
  std::optional<Result<Mission>> result;
  const auto look_in = [&](const auto& things, const auto& put_back) {
    const auto* found = find_in(things, id);
    if (found != nullptr) result = with_changes(mission, *found, {change}).and_then(put_back);
  };
  const auto put_item = [&](const auto& item) { return with_item(mission, item); };
  for_each_item_list(mission, [&](const auto& items) { look_in(*items, put_item); });
  look_in(*mission.forces, put_item);
  look_in(*mission.objective_groups, put_item);
  look_in(*mission.markers, [&](const Marker& marker) { return PutMarker{marker}.apply(mission); });
  look_in(*mission.zones, [&](const Zone& zone) { return PutZone{zone, false}.apply(mission); });
  look_in(*mission.areas, [&](const Zone& area) { return PutZone{area, true}.apply(mission); });
  look_in(*mission.sides, [&](const Side& side) -> Result<Mission> {
    Mission changed = mission;
    put(changed.sides, side);
    return changed;
  });
  for (int board = 1; board <= static_cast<int>(mission.boards.size()); ++board) {
    const auto& there = *find_board(mission, board);
    look_in(there.features, [&](const Feature& feature) { return PutFeature{board, feature}.apply(mission); });
    look_in(there.pieces, [&](const FreePiece& piece) { return PutPiece{board, piece}.apply(mission); });
  }
  if (result) return *result;
  return no_such_field(mission, id, change.field);
}

Result<Mission> change_item(const Mission& mission, const Id& id, const std::function<void(Item&)>& how) {
  std::optional<Result<Mission>> result;
  for_each_item(mission, [&](auto item) {
    if (item.id != id) return;
    how(item);
    result = with_item(mission, std::move(item));
  });
  if (result) return *result;
  return fail(fmt::format("There is no item with the id {}", id.text()));
}

}  // namespace bulkhead
