// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "editor/tools/inspector/inspector.h"
#include "editor/tools/texts/form.h"
#include "editor/tools/texts/table_form.h"
#include "model/mission/fields.h"
#include "tests/support/generators.h"

/// A field is called in the inspector, in the form and in the table of fields by one name, and so are its choices.
namespace bulkhead::test {
namespace {

using Names = std::vector<std::string>;

Names names_of(const std::vector<InspectorChoice>& choices) {
  Names names;
  for (const auto& choice : choices) names.push_back(choice.name);
  return names;
}

const InspectorRow* row_of(const std::vector<InspectorRow>& rows, const FieldInfo& field) {
  const auto key = "." + std::string(field.key);
  const auto found = std::find_if(rows.begin(), rows.end(), [&](const InspectorRow& row) {
    return field.is_name() ? row.key == "label"
                           : row.key.ends_with(key) && !row.key.starts_with("param.") && !row.key.starts_with("part.");
  });
  return found == rows.end() ? nullptr : &*found;
}

template <typename T>
void expect_alike(const Mission& mission, const T& thing, int& compared) {
  const auto rows = inspect(mission, Selection({ObjectAddress{thing.id}}));
  const auto form = form_of(mission, thing.id);
  for (const auto& field : fields_of<T>()) {
    const auto* const row = row_of(rows, field);
    if (row != nullptr) RC_ASSERT(row->name == field.label);
    if constexpr (std::is_same_v<T, MissionTable>) {
      if (is_table_field(field)) continue;
    }
    const auto entry =
        std::find_if(form.begin(), form.end(), [&](const FormField& each) { return each.key == field.key; });
    if (entry == form.end()) continue;
    RC_ASSERT(entry->label == field.label);
    const auto* const value = std::get_if<ValueField>(&entry->field);
    if (row == nullptr || value == nullptr || row->control != Control::choice) continue;
    RC_ASSERT(value->control == row->control);
    RC_ASSERT(names_of(value->choices) == names_of(row->choices));
    ++compared;
  }
}

RC_GTEST_PROP(FieldNamesInTheWindow, AreOneEach, (const Mission& mission)) {
  int compared = 0;
  for_each_object(mission, [&](const auto& object, const ThingInfo&) { expect_alike(mission, object, compared); });
  RC_CLASSIFY(compared > 0);
}

}  // namespace
}  // namespace bulkhead::test
