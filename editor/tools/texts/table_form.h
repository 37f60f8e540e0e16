// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "editor/tools/texts/form.h"

/// A table of a mission as a table: its headings as rows, and each cell of a row in a column of its own.
namespace bulkhead {

/// The field `columns` or `rows` of a table.
[[nodiscard]] FormField table_field(const Mission& mission, const FieldOf<MissionTable>& field,
                                    const MissionTable& table);
/// Whether a field of tables is one of these.
[[nodiscard]] bool is_table_field(const FieldInfo& field);

}  // namespace bulkhead
