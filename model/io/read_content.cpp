// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "model/io/readers.h"
#include "model/mission/fields.h"

namespace bulkhead {
namespace {

using Child = Element::Child;

/// Says so where edits would not take what a field holds: it is kept.
template <typename T>
void remark_unusual(Element& element, const FieldOf<T>& field, const T& thing) {
  if (const auto usual = check_value(field, field.value(thing)); !usual) {
    element.remark(field.xml_name(), usual.error().message + "; it is kept");
  }
}

/// Reads the attributes of a thing. `taken` holds what may not stand a second time.
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

/// A part of an item: its attributes and, if it has one, the text inside.
template <typename Part>
void read_part(Element& element, std::vector<Part>& parts, std::set<Id>& taken) {
  auto part = fresh<Part>(Id("unnamed"));
  read_attributes(element, part, taken);
  const auto& last = fields_of<Part>().back();
  if (last.stand == FieldStand::content) {
    static_cast<void>(last.put(part, single(element.content(part.extras))));
    element.finish(part.extras);
  } else {
    element.finish_empty(part.extras);
  }
  parts.push_back(std::move(part));
}

/// Reads one of an item's elements into the member that it is for.
template <typename T>
void read_element(Element& parent, Element& child, const FieldOf<T>& field, T& item, std::set<Id>& params) {
  if (field.form == FieldForm::list) {
    with_parts(field, item, [&](auto& parts) { read_part(child, parts, params); });
    return;
  }
  parent.only_once(child);
  const bool lua = field.form == FieldForm::lua;
  static_cast<void>(field.put(item, single(lua ? child.lua_content(item.extras) : child.content(item.extras))));
  child.finish();
}

template <typename T>
T read_item(Element& element, T item) {
  std::set<Id> params;
  item.id = element.unique_id(element.reading().object_ids());
  read_attributes(element, item, params);
  element.children(item.extras, [&](Element& child) {
    for (const auto& field : fields_of<T>()) {
      if (field.stand == FieldStand::attribute || child.name() != field.xml_name()) continue;
      read_element(element, child, field, item, params);
      return Child::read;
    }
    return Child::unknown;
  });
  element.finish(item.extras);
  return item;
}

}  // namespace

std::vector<BriefingSection> read_briefing(Element& element, Extras& extras) {
  std::vector<BriefingSection> sections;
  element.children(extras, [&](Element& child) {
    if (child.name() != "section") return Child::unknown;
    BriefingSection section{child.text("heading"), "", {}};
    section.text = child.content(section.extras);
    child.finish(section.extras);
    sections.push_back(std::move(section));
    return Child::read;
  });
  element.finish(extras);
  return sections;
}

Rule read_rule(Element& element) { return read_item(element, fresh<Rule>(Id("unnamed"))); }
MissionObjective read_objective(Element& element) { return read_item(element, fresh<MissionObjective>(Id("unnamed"))); }
Stratagem read_stratagem(Element& element) { return read_item(element, fresh<Stratagem>(Id("unnamed"))); }

}  // namespace bulkhead
