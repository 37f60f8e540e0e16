// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "model/io/migration.h"
#include "model/io/mission_forms.h"
#include "model/io/readers.h"
#include "model/mission/figure_names.h"

namespace bulkhead {
namespace {

using Child = Element::Child;

/// A part of an item: its attributes and, if it has one, the text inside.
template <typename Part>
void read_part(Element& element, std::vector<Part>& parts, std::set<Id>& taken) {
  auto part = fresh<Part>(Id("unnamed"));
  read_attributes(element, part, taken);
  if constexpr (std::is_same_v<Part, Param>) {
    const bool reserved = is_reserved_figure_name(part.name.text()) && element.reading().document().format() >= 2;
    if (reserved) element.refuse("name", reserved_figure(part.name));
  }
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
    with_rows(field.at(item), [&](auto& parts) { read_part(child, parts, params); });
    return;
  }
  parent.only_once(child);
  const auto text = field.form == FieldForm::lua ? Element::Text::lua : Element::Text::exact;
  static_cast<void>(field.put(item, single(child.inner_text(item.extras, text))));
}

}  // namespace

template <typename T>
T read_item(Element& element, const std::function<bool(Element&)>& also) {
  return read_item<T>(element, element.reading().object_ids(), also);
}

template <typename T>
T read_item(Element& element, std::set<Id>& taken, const std::function<bool(Element&)>& also) {
  std::set<Id> params;
  auto item = read_object(element, fresh<T>(Id("unnamed")), taken);
  element.children(item.extras, [&](Element& child) {
    if (also && also(child)) return Child::read;
    for (const auto& field : fields_of<T>()) {
      if (field.stand == FieldStand::attribute || child.name() != field.xml_name()) continue;
      read_element(element, child, field, item, params);
      return Child::read;
    }
    return Child::unknown;
  });
  for (const auto& field : fields_of<T>()) {
    with_rows(field.at(item), [&](const auto& parts) {
      if (const auto fine = check_rows(field, parts.size()); !fine) element.refuse(fine.error().message);
    });
  }
  if constexpr (std::is_base_of_v<Item, T>) {
    if (element.reading().document().format() == 1) rename_reserved_figures(element, item);
  }
  element.finish(item.extras);
  return item;
}
template Rule read_item(Element&, const std::function<bool(Element&)>&);
template MissionObjective read_item(Element&, const std::function<bool(Element&)>&);
template MissionAction read_item(Element&, const std::function<bool(Element&)>&);
template Stratagem read_item(Element&, const std::function<bool(Element&)>&);
template MissionTable read_item(Element&, const std::function<bool(Element&)>&);
template Force read_item(Element&, const std::function<bool(Element&)>&);
template ObjectiveGroup read_item(Element&, const std::function<bool(Element&)>&);
// What a system has.
template MissionAction read_item(Element&, std::set<Id>&, const std::function<bool(Element&)>&);

std::vector<BriefingSection> read_briefing(Element& element, Extras& extras) {
  std::vector<BriefingSection> sections;
  read_children(element, extras, Many{"section", sections});
  return sections;
}

}  // namespace bulkhead
