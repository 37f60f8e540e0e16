// SPDX-License-Identifier: MIT
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

InspectorRows inspect_item(const Mission& mission, const Id& id) {
  InspectorRows rows;
  if (const auto* side = find_side(mission, id)) rows = rows_of(mission, *side);
  for_each_item(mission, [&](const auto& item) {
    if (item.id != id) return;
    rows = rows_of(mission, item);
    add_params(rows, item);
  });
  return rows;
}

}  // namespace bulkhead
