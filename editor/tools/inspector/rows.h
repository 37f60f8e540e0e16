// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "editor/tools/inspector/inspector.h"
#include "model/mission/fields.h"
#include "model/mission/names.h"

/// What the parts of the inspector share.
namespace bulkhead {

using InspectorRows = std::vector<InspectorRow>;

[[nodiscard]] Result<int> read_whole_number(const std::string& value, int low, int high);
[[nodiscard]] std::vector<InspectorChoice> yes_or_no_choices();
/// The control for the values of a field.
[[nodiscard]] Control control_of(const FieldInfo& field);
/// The values of a field of a thing to choose from; none where anything may stand.
[[nodiscard]] std::vector<InspectorChoice> choices_of(const Mission& mission, const ThingInfo& thing,
                                                      const FieldInfo& field);
/// A field of some things, at least one, with the value of each.
[[nodiscard]] InspectorRow field_row(const Mission& mission, const ThingInfo& thing, const FieldInfo& field,
                                     std::vector<Id> ids, const std::vector<std::string>& values);
[[nodiscard]] std::string nothing_left();

/// The fields that some things of a kind have, at least one, name or label first where it is only one. What stands in
/// lists, and what things do, is changed where the texts are.
template <typename T>
[[nodiscard]] std::vector<InspectorRow> field_rows(const Mission& mission, const ThingInfo& thing,
                                                   const std::vector<const T*>& things) {
  std::vector<InspectorRow> rows;
  for (const auto& field : fields_of<T>()) {
    std::vector<Id> ids;
    std::vector<std::string> values;
    if (field.form == FieldForm::list || field.form == FieldForm::lua) continue;
    for (const auto* each : things) {
      ids.push_back(each->id);
      values.push_back(field.text(*each));
    }
    if (field.form == FieldForm::library_id && values.front().empty()) continue;
    if (field.is_name() && things.size() > 1) continue;
    rows.insert(field.is_name() ? rows.begin() : rows.end(), field_row(mission, thing, field, std::move(ids), values));
  }
  return rows;
}

/// The value that several things have in common in a row; where they differ that of the first, and `mixed`.
template <typename T, typename ValueOf>
void set_common_value(InspectorRow& row, const std::vector<T>& things, const ValueOf& value_of) {
  row.value = value_of(things.front());
  for (const auto& thing : things) row.mixed = row.mixed || value_of(thing) != row.value;
}

void append(InspectorRows& rows, InspectorRows more);

// Each for things of one kind, at least one.
[[nodiscard]] InspectorRows inspect_edges(const Mission& mission, const std::vector<EdgeAddress>& edges);
[[nodiscard]] InspectorRows inspect_nodes(const Mission& mission, const std::vector<NodeAddress>& nodes);
[[nodiscard]] InspectorRows inspect_cells(const Mission& mission, const std::vector<CellAddress>& cells);
[[nodiscard]] InspectorRows inspect_markers(const Mission& mission, const std::vector<Id>& markers);
[[nodiscard]] InspectorRows inspect_zones(const Mission& mission, const std::vector<Id>& zones, bool areas);
/// The rest that has an id: only one at a time has properties.
[[nodiscard]] InspectorRows inspect_piece(const Mission& mission, const Id& piece);
[[nodiscard]] InspectorRows inspect_feature(const Mission& mission, const Id& feature);
[[nodiscard]] InspectorRows inspect_item(const Mission& mission, const Id& item);
[[nodiscard]] InspectorRows inspect_mission(const Mission& mission);
/// Of a board that exists.
[[nodiscard]] InspectorRows inspect_board(const Mission& mission, int number);
/// The id of something, which can be changed.
[[nodiscard]] InspectorRow id_row(const Id& id);

}  // namespace bulkhead
