// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "editor/tools/selection/selection.h"
#include "editor/tools/view/ruler.h"
#include "model/edit/edit.h"

namespace bulkhead {

/// What a value is given with.
enum class Control : unsigned char {
  line,
  /// Several lines.
  text,
  choice,
  /// A line for which values may be proposed; without any it is a plain one.
  proposal,
  yes_no
};

/// One of the values of a choice: what is written and what is shown.
struct InspectorChoice {
  std::string value;
  std::string name;
  friend bool operator==(const InspectorChoice&, const InspectorChoice&) = default;
};

/// A property of what is selected. Values are texts: whole numbers as digits, lengths with their unit (`317.5mm`), yes
/// and no as `yes` and `no`, choices by their value.
struct InspectorRow {
  /// The same for the same property whatever is selected: `hatchway.facing`.
  std::string key = {};
  std::string group = {};
  std::string name = {};
  std::string help = {};
  Control control = Control::line;
  std::string value = {};
  /// The value is a length as documents write it; people read and type it in the unit of their choice.
  bool length = false;
  /// What is selected differs in this; the value is that of the first.
  bool mixed = false;
  std::vector<InspectorChoice> choices = {};
  /// Makes the edit that gives the property another value to all that is selected, in the mission as it then is. Fails
  /// with what is wrong with the value. Empty for properties that can only be looked at.
  std::function<Result<Edit>(const Mission& mission, const std::string& value)> change = {};

  [[nodiscard]] bool editable() const { return static_cast<bool>(change); }
};

/// The properties that all that is selected has in common, or what it is together; of the mission itself where nothing
/// is. Lengths in sentences are in that unit.
[[nodiscard]] std::vector<InspectorRow> inspect(const Mission& mission, const Selection& selection,
                                                RulerUnit unit = RulerUnit::inches);
/// An edit of the title with one of the mission's id, where that is still made of the title that the mission has; all
/// other edits as they are. To be asked only as long as no file holds the mission.
[[nodiscard]] Edit with_id_after_title(const Mission& mission, const Edit& edit);
/// What the inspector is about: `Hatchway C2/C3`, `3 walls`, the mission's title.
[[nodiscard]] std::string inspected(const Mission& mission, const Selection& selection);

}  // namespace bulkhead
