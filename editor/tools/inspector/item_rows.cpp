// SPDX-License-Identifier: MIT
#include <algorithm>

#include "editor/tools/inspector/rows.h"
#include "editor/tools/words/translate.h"
#include "model/edit/edit.h"

/// Sides, rules, mission objectives and stratagems.
namespace bulkhead {
namespace {

void add_params(InspectorRows& rows, const Item& item) {
  for (const auto& param : item.params) {
    rows.push_back(
        {.key = "param." + param.name.text(),
         .group = translate("Figures"),
         .name = param.name.text(),
         .help = translate("Texts name it as {}", {"{" + param.name.text() + "}"}),
         .value = param.value,
         .change = [id = item.id, name = param.name](const Mission&, const std::string& value) -> Result<Edit> {
           return SetParam{id, name, value};
         }});
  }
}

template <typename T>
InspectorRows rows_of(const Mission& mission, const T& item) {
  auto rows = field_rows<T>(mission, info_of<T>(), {&item});
  rows.insert(rows.begin() + 1, id_row(item.id));
  return rows;
}

}  // namespace

namespace {

/// What those of a list that have these ids have in common; nothing unless they are all of them.
template <typename T>
InspectorRows common_rows(const Mission& mission, const std::vector<T>& things, const std::vector<Id>& ids) {
  std::vector<const T*> found;
  for (const auto& thing : things) {
    if (std::find(ids.begin(), ids.end(), thing.id) != ids.end()) found.push_back(&thing);
  }
  return found.size() == ids.size() ? field_rows<T>(mission, info_of<T>(), found) : InspectorRows();
}

}  // namespace

InspectorRows inspect_items(const Mission& mission, const std::vector<Id>& ids) {
  InspectorRows rows;
  if (ids.size() > 1) {
    append(rows, common_rows(mission, *mission.sides, ids));
    append(rows, common_rows(mission, *mission.forces, ids));
    for_each_item_list(mission, [&](const auto& items) { append(rows, common_rows(mission, *items, ids)); });
    return rows;
  }
  const auto& id = ids.front();
  if (const auto* side = find_side(mission, id)) rows = rows_of(mission, *side);
  for (const auto& force : *mission.forces) {
    if (force.id == id) rows = rows_of(mission, force);
  }
  for_each_item(mission, [&](const auto& item) {
    if (item.id != id) return;
    rows = rows_of(mission, item);
    add_params(rows, item);
  });
  return rows;
}

}  // namespace bulkhead
