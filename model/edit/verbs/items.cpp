// SPDX-License-Identifier: MIT
#include "model/edit/verbs/items.h"

#include <fmt/format.h>

#include <array>

#include "model/base/plain_text.h"
#include "model/edit/changes.h"
#include "model/edit/readers.h"
#include "model/edit/verbs.h"

namespace bulkhead {
namespace {

/// Changes the item with an id in one of the three lists, if it is there; whether it was.
template <typename T, typename Change>
bool change_item_in(Part<std::vector<T>>& part, const Id& id, const Change& how) {
  const auto& items = *part;
  if (std::none_of(items.begin(), items.end(), [&](const T& item) { return item.id == id; })) return false;
  change(part, [&](std::vector<T>& changed) { how(*find_in(changed, id)); });
  return true;
}

/// `how` takes a Rule, a MissionObjective or a Stratagem.
template <typename Change>
Result<Mission> change_item(const Mission& mission, const Id& id, const Change& how) {
  Mission result = mission;
  if (change_item_in(result.rules, id, how) || change_item_in(result.objectives, id, how) ||
      change_item_in(result.stratagems, id, how)) {
    return result;
  }
  return fail(fmt::format("There is no rule, objective or stratagem with the id {}", id.text()));
}

void put_param(Item& item, const Id& name, const std::string& value) {
  const auto found =
      std::find_if(item.params.begin(), item.params.end(), [&](const Param& param) { return param.name == name; });
  if (found != item.params.end()) {
    found->value = value;
  } else {
    item.params.push_back({name, value, {}});
  }
}

/// The text of an item with that name, or null.
template <typename T>
std::string* text_field(T& item, std::string_view field) {
  return field == "text" ? &item.text : nullptr;
}
template <>
std::string* text_field(Stratagem& item, std::string_view field) {
  if (field == "when") return &item.when;
  if (field == "target") return &item.target;
  if (field == "effect") return &item.effect;
  return field == "restrictions" ? &item.restrictions : nullptr;
}

Result<Mission> with_item_text(const Mission& mission, const Id& id, const std::string& field,
                               const std::string& text) {
  if (auto fine = check_text(text); !fine) return tl::unexpected(fine.error());
  bool known = true;
  auto result = change_item(mission, id, [&](auto& item) {
    auto* place = text_field(item, field);
    known = place != nullptr;
    if (known) *place = text;
  });
  if (known) return result;
  return fail(fmt::format("#{} has no text \"{}\"", id.text(), quotable(field)));
}

}  // namespace

Result<Mission> SetParam::apply(const Mission& mission) const {
  if (value) {
    return check_text(*value).and_then(
        [&] { return change_item(mission, item, [&](Item& changed) { put_param(changed, name, *value); }); });
  }
  std::size_t removed = 0;
  auto result = change_item(mission, item, [&](Item& changed) {
    removed = std::erase_if(changed.params, [&](const Param& param) { return param.name == name; });
  });
  if (result && removed == 0) return fail(fmt::format("#{} has no figure {}", item.text(), name.text()));
  return result;
}

std::string SetParam::text_form(const Mission&) const {
  return fmt::format("param #{} {} {}", item.text(), name.text(), value ? quoted_word(*value) : "remove");
}

StepName SetParam::step_name(const Mission&) const {
  if (!value) return StepName("Remove figure {} of {}", {name.text(), item.text()});
  return StepName("Figure {} of {}", {name.text(), item.text()});
}

Result<Mission> SetItemText::apply(const Mission& mission) const { return with_item_text(mission, item, field, text); }

std::string SetItemText::text_form(const Mission&) const {
  return fmt::format("text #{} {} {}", item.text(), field, quoted_word(text));
}

StepName SetItemText::step_name(const Mission&) const { return StepName("Text of {}", {item.text()}); }

Result<Mission> SetLua::apply(const Mission& mission) const {
  return check_text(lua).and_then(
      [&] { return change_item(mission, item, [&](Item& changed) { changed.lua = lua; }); });
}

std::string SetLua::text_form(const Mission&) const { return fmt::format("lua #{} {}", item.text(), quoted_word(lua)); }

StepName SetLua::step_name(const Mission&) const { return StepName("Lua of {}", {item.text()}); }

Result<Edit> parse_param(const Mission&, EditWords words) {
  const auto fields = read_fields(words, 3, {});
  if (!fields) return tl::unexpected(fields.error());
  const auto item = read_object(fields->leading[0]);
  if (!item) return tl::unexpected(item.error());
  const auto name = Id::parse(fields->leading[1].text);
  if (!name) return tl::unexpected(name.error());
  const auto& value = fields->leading[2];
  return SetParam{*item, *name, is_keyword(value, "remove") ? std::nullopt : std::optional(value.text)};
}

Result<Edit> parse_item_text(const Mission&, EditWords words) {
  constexpr std::array<std::string_view, 5> known = {"text", "when", "target", "effect", "restrictions"};
  const auto fields = read_fields(words, 3, {});
  if (!fields) return tl::unexpected(fields.error());
  const auto& field = fields->leading[1].text;
  if (std::find(known.begin(), known.end(), field) == known.end()) {
    return fail(fmt::format("\"{}\" is no text of an item", quotable(field)));
  }
  return read_object(fields->leading[0]).map([&](const Id& item) -> Edit {
    return SetItemText{item, field, fields->leading[2].text};
  });
}

Result<Edit> parse_lua(const Mission&, EditWords words) {
  const auto fields = read_fields(words, 2, {});
  if (!fields) return tl::unexpected(fields.error());
  return read_object(fields->leading[0]).map([&](const Id& item) -> Edit {
    return SetLua{item, fields->leading[1].text};
  });
}

}  // namespace bulkhead
