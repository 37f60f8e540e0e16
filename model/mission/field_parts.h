// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/mission/fields.h"

/// What several tables of fields have alike.
namespace bulkhead {

template <typename T>
std::span<const FieldInfo* const> infos() {
  static const std::vector<const FieldInfo*> all = [] {
    std::vector<const FieldInfo*> result;
    for (const auto& field : fields_of<T>()) result.push_back(&field);
    return result;
  }();
  return all;
}

/// Its name, which it must have.
template <typename T>
FieldOf<T> name_field() {
  return {{.key = "name", .label = marked("Name"), .required = true, .help = marked("What players call it")}, &T::name};
}

/// A text of several lines with an element of its own.
template <typename T>
FieldOf<T> text_field(std::string_view key, std::string_view label, std::string T::*member,
                      std::string_view help = {}) {
  return {{.key = key, .label = label, .form = FieldForm::long_text, .stand = FieldStand::element, .help = help},
          member};
}

/// Whose it is.
template <typename T>
FieldOf<T> side_field(std::string_view none = marked("nobody")) {
  return {{.key = "side",
           .label = marked("Side"),
           .form = FieldForm::side,
           .names = FieldNames::side,
           .none = none,
           .help = marked("Whose it is: a side of this mission, or whoever plays a part"),
           .width = 3},
          &T::side};
}

}  // namespace bulkhead
