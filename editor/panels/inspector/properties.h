// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "editor/tools/inspector/inspector.h"

class wxPGProperty;
class wxVariant;

namespace bulkhead {

/// A property of wxPropertyGrid for a row of the inspector, named by its key, without value.
[[nodiscard]] wxPGProperty* make_property(const InspectorRow& row);

/// Shows the row's value; a mixed one as unspecified.
void show_in(wxPGProperty& property, const InspectorRow& row);

/// What a value of such a property means to the row.
[[nodiscard]] std::string value_of(const InspectorRow& row, const wxVariant& value);

/// Whether a property made for one row serves the other too.
[[nodiscard]] bool same_shape(const InspectorRow& a, const InspectorRow& b);

}  // namespace bulkhead
