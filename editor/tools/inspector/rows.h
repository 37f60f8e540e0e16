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
/// A field that is a point, as a row for each of its lengths.
[[nodiscard]] std::vector<InspectorRow> point_rows(const ThingInfo& thing, const FieldInfo& field, const Id& id,
                                                   const std::string& value);
/// Rows for both lengths of a point, whose keys end in `.x` and `.y`. `change` makes the edit of the whole point.
[[nodiscard]] std::vector<InspectorRow> point_rows(
    const InspectorRow& like, Point point,
    const std::function<Result<Edit>(const Mission& mission, const std::function<Point(Point)>& change)>& change);
void append(InspectorRows& rows, InspectorRows more);

/// The fields that some things of a kind have, at least one, name or label first where it is only one. What stands in
/// lists, and what things do, is changed where the texts are.
template <typename T>
[[nodiscard]] std::vector<InspectorRow> field_rows(const Mission& mission, const ThingInfo& thing,
                                                   const std::vector<const T*>& things) {
  std::vector<InspectorRow> rows;
  for (const auto& field : fields_of<T>()) {
    if (field.form == FieldForm::point) {
      if (things.size() == 1) append(rows, point_rows(thing, field, things.front()->id, field.text(*things.front())));
      continue;
    }
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

// Each for things of one kind, at least one.
[[nodiscard]] InspectorRows inspect_edges(const Mission& mission, const std::vector<EdgeAddress>& edges);
[[nodiscard]] InspectorRows inspect_nodes(const Mission& mission, const std::vector<NodeAddress>& nodes);
[[nodiscard]] InspectorRows inspect_cells(const Mission& mission, const std::vector<CellAddress>& cells);
[[nodiscard]] InspectorRows inspect_markers(const Mission& mission, const std::vector<Id>& markers);
[[nodiscard]] InspectorRows inspect_zones(const Mission& mission, const std::vector<Id>& zones, bool areas,
                                          RulerUnit unit);
/// The rest that has an id. What is of another kind than the first has nothing in common with it.
[[nodiscard]] InspectorRows inspect_pieces(const Mission& mission, const std::vector<Id>& pieces);
[[nodiscard]] InspectorRows inspect_features(const Mission& mission, const std::vector<Id>& features, RulerUnit unit);
[[nodiscard]] InspectorRows inspect_items(const Mission& mission, const std::vector<Id>& items);
[[nodiscard]] InspectorRows inspect_mission(const Mission& mission);
/// Of a board that exists.
[[nodiscard]] InspectorRows inspect_board(const Mission& mission, int number);
/// The id of something, which can be changed.
[[nodiscard]] InspectorRow id_row(const Id& id);

}  // namespace bulkhead
