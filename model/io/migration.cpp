// SPDX-License-Identifier: MIT
#include "model/io/migration.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "model/mission/fields.h"
#include "model/mission/figure_names.h"
#include "model/text/live_texts.h"
#include "model/text/references.h"

namespace bulkhead {
namespace {

Id free_name(const Item& item, const Id& name) {
  const auto taken = [&](const Id& wanted) {
    return std::any_of(item.params.begin(), item.params.end(), [&](const Param& each) { return each.name == wanted; });
  };
  Id wanted(name.text() + "-figure");
  for (int number = 2; taken(wanted); ++number) wanted = Id(fmt::format("{}-figure-{}", name.text(), number));
  return wanted;
}

/// Whether it reads a field of that name of something: `rule.cost`.
bool may_mean(std::string_view lua, std::string_view name) {
  const auto asked = fmt::format(".{}", name);
  const auto in_word = [](char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || letter == '_' ||
           (letter >= '0' && letter <= '9');
  };
  for (auto at = lua.find(asked); at != std::string_view::npos; at = lua.find(asked, at + 1)) {
    const auto end = at + asked.size();
    if (end == lua.size() || !in_word(lua[end])) return true;
  }
  return false;
}

/// Says something at the figure's name.
void remark_at_figure(Element& item, const Id& name, const std::string& words) {
  item.each("param", [&](Element& figure) {
    if (figure.text("name") == name.text()) figure.remark("name", words);
  });
}

}  // namespace

template <typename T>
void rename_reserved_figures(Element& element, T& item) {
  for (auto& param : item.params) {
    const auto old = param.name;
    if (!is_reserved_figure_name(old.text())) continue;
    param.name = free_name(item, old);
    for_each_text(item,
                  [&](std::string& text) { text = with_references_renamed(text, "", old.text(), param.name.text()); });
    auto words = fmt::format("the figure \"{}\" of {} is called \"{}\" from format 2 on, as fields have that name",
                             old.text(), item.id.text(), param.name.text());
    if (may_mean(item.lua, old.text())) {
      words += fmt::format("; its Lua says \".{}\": look whether the figure is meant", old.text());
    }
    remark_at_figure(element, old, words);
  }
}
template void rename_reserved_figures(Element&, Rule&);
template void rename_reserved_figures(Element&, MissionObjective&);
template void rename_reserved_figures(Element&, MissionAction&);
template void rename_reserved_figures(Element&, Stratagem&);
template void rename_reserved_figures(Element&, MissionTable&);
template void rename_reserved_figures(Element&, Force&);

}  // namespace bulkhead
