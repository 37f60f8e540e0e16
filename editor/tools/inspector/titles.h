// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "editor/tools/inspector/inspector.h"
#include "model/mission/fields.h"

/// What people call the things that the fields of items name by ids.
namespace bulkhead {

/// `Start of your Command phase`; the id itself where the system knows no such moment.
[[nodiscard]] std::string moment_title(const GameSystem& system, std::string_view moment);

/// What a field of a form offers. Where nothing else may stand it is a choice.
struct Offer {
  Control control = Control::line;
  std::vector<InspectorChoice> choices;
};

/// Of a field of an item, a force or a group, or of a column of one of their lists; `of` is the key of that thing or
/// list. Choices have titles; a field that may be empty has a choice that says so.
[[nodiscard]] Offer offer_for(const Mission& mission, std::string_view of, const FieldInfo& field);

}  // namespace bulkhead
