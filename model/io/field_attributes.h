// SPDX-License-Identifier: MIT
#pragma once

#include <set>
#include <string>

#include "model/io/element.h"
#include "model/io/xml_writer.h"
#include "model/mission/fields.h"

/// Attributes that the tables of fields name (model/mission/fields.h).
namespace bulkhead {

/// Says so where edits would not take what a field holds: it is kept.
template <typename T>
void remark_unusual(Element& element, const FieldOf<T>& field, const T& thing) {
  if (const auto usual = check_value(field, field.value(thing)); !usual) {
    element.remark(field.xml_name(), usual.error().message + "; it is kept");
  }
}

/// Reads those of a thing. `taken` holds what may not stand a second time.
template <typename T>
void read_attributes(Element& element, T& thing, std::set<Id>& taken) {
  for (const auto& field : fields_of<T>()) {
    if (field.stand != FieldStand::attribute) continue;
    const auto* name = field.xml_name();
    if (!element.has(name)) {
      if (field.required) element.refuse_missing(name);
      continue;
    }
    if (field.unique) static_cast<void>(element.unique_id(taken, name));
    const auto read = element.parsed(name, [&](std::string_view text) -> Result<bool> {
      if (text.empty() && !field.is_text()) return fail(fmt::format("{}=\"\" says nothing", name));
      return field.put(thing, single(std::string(text))).map([] { return true; });
    });
    if (read) remark_unusual(element, field, thing);
  }
}

/// An object with the fields that its element has, and its id, which is none of those that are taken.
template <typename T>
[[nodiscard]] T read_object(Element& element, T object, std::set<Id>& taken) {
  object.id = element.unique_id(taken);
  read_attributes(element, object, taken);
  return object;
}
/// One of the document's objects.
template <typename T>
[[nodiscard]] T read_object(Element& element, T object) {
  return read_object(element, std::move(object), element.reading().object_ids());
}

template <typename T>
void write_attribute(XmlWriter& writer, const FieldOf<T>& field, const T& thing) {
  const auto text = field.text(thing);
  const bool stated = field.required || field.always;
  if (stated || (!text.empty() && text != field.fallback)) writer.attribute(field.xml_name(), text);
}

template <typename T>
void write_attributes(XmlWriter& writer, const T& thing) {
  for (const auto& field : fields_of<T>()) {
    if (field.stand == FieldStand::attribute) write_attribute(writer, field, thing);
  }
}

/// The counterpart of `read_object`.
template <typename T>
void write_object(XmlWriter& writer, const T& object) {
  writer.attribute("id", object.id.text());
  write_attributes(writer, object);
}

}  // namespace bulkhead
