// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "model/io/mission_forms.h"
#include "model/io/readers.h"

namespace bulkhead {
namespace {

using Child = Element::Child;

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
  const auto text = field.form == FieldForm::lua ? Element::Text::lua : Element::Text::exact;
  static_cast<void>(field.put(item, single(child.inner_text(item.extras, text))));
}

template <typename T>
T read_item(Element& element, T item) {
  std::set<Id> params;
  item = read_object(element, std::move(item));
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
  read_children(element, extras, Many{"section", sections});
  return sections;
}

Rule read_rule(Element& element) { return read_item(element, fresh<Rule>(Id("unnamed"))); }
MissionObjective read_objective(Element& element) { return read_item(element, fresh<MissionObjective>(Id("unnamed"))); }
Stratagem read_stratagem(Element& element) { return read_item(element, fresh<Stratagem>(Id("unnamed"))); }

}  // namespace bulkhead
