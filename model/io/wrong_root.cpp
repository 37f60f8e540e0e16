// SPDX-License-Identifier: MIT
#include "model/io/wrong_root.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "model/base/plain_text.h"
#include "model/io/element.h"
#include "model/mission/items.h"

namespace bulkhead {
namespace {

/// `<a>, <b> or <c>`
std::string either(const std::vector<std::string_view>& elements) {
  std::string list;
  for (std::size_t index = 0; index < elements.size(); ++index) {
    list += index == 0 ? "" : index + 1 == elements.size() ? " or " : ", ";
    list += fmt::format("<{}>", elements[index]);
  }
  return list;
}

/// The elements in which one of this name is a field.
std::vector<std::string_view> holders_of(std::string_view name) {
  std::vector<std::string_view> holders;
  for (const auto& [thing, fields] : all_fields()) {
    const bool holds = std::any_of(fields.begin(), fields.end(), [&](const FieldInfo* field) {
      return field->stand == FieldStand::element && field->xml_name() == name;
    });
    if (holds && std::find(holders.begin(), holders.end(), thing.element) == holders.end()) {
      holders.push_back(thing.element);
    }
  }
  return holders;
}

std::vector<std::string_view> items() {
  std::vector<std::string_view> elements;
  for_each_item_type([&]<typename T>() { elements.push_back(info_of<T>().element); });
  return elements;
}

}  // namespace

std::string item_roots() { return either(items()); }

std::string wrong_root(std::string_view name) {
  auto roots = items();
  roots.insert(roots.begin(), {"mission", "system", "terrain-set"});
  const auto known = either(roots);
  const auto holders = holders_of(name);
  if (!holders.empty() || is_format_element(name)) {
    return fmt::format("<{}> is no document of Bulkhead by itself, it stands inside {}; put it there, or begin with {}",
                       name, holders.empty() ? "another" : either(holders), known);
  }
  return fmt::format("<{}> is no document of Bulkhead; begin with {}", quotable(name), known);
}

}  // namespace bulkhead
