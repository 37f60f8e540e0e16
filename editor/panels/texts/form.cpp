// SPDX-License-Identifier: MIT
#include "editor/panels/texts/form.h"

#include <algorithm>
#include <set>

#include "editor/panels/texts/form_parts.h"
#include "editor/tools/words/translate.h"
#include "model/base/plain_text.h"
#include "model/edit/items.h"
#include "model/edit/notes.h"
#include "model/edit/order.h"

namespace bulkhead {
namespace {

using Kind = ValueField::Kind;
using MissionValue = std::shared_ptr<const Mission>;

template <typename T>
const T* find_in(const std::vector<T>& items, const Id& id) {
  const auto found = std::find_if(items.begin(), items.end(), [&](const T& item) { return item.id == id; });
  return found == items.end() ? nullptr : &*found;
}

std::vector<FormField> briefing_form(const MissionValue& mission, const BriefingSection& section, int number) {
  std::vector<FormField> form;
  if (!section.heading.empty()) {
    auto heading = plain_field(Kind::line, section.heading);
    heading.change = [old = section.heading, number](const Mission&, const std::string& value) -> Result<Edit> {
      return rename_briefing(old, value, number);
    };
    form.push_back(value_field("heading", translate("Heading"), std::move(heading)));
  }
  auto text = referring_text(mission, nullptr, section.text);
  text.change = [heading = section.heading, number](const Mission&, const std::string& value) -> Result<Edit> {
    return set_briefing(heading, value, number);
  };
  form.push_back(value_field("text", section.heading.empty() ? translate("Opening") : translate("Text"), text));
  return form;
}

FormField item_text(const MissionValue& mission, const Item& item, const char* key, std::string label,
                    const std::string& value) {
  auto field = referring_text(mission, &item, value);
  field.change = [id = item.id, key](const Mission&, const std::string& text) -> Result<Edit> {
    return set_item_text(id, key, text);
  };
  return value_field(key, std::move(label), std::move(field));
}

std::vector<FormField> rule_form(const MissionValue& mission, const Rule& rule) {
  const auto set_name = [id = rule.id](const std::string& name) {
    RuleFields fields;
    fields.name = name;
    return set_rule(id, fields);
  };
  return {name_field(rule, set_name), item_text(mission, rule, "text", translate("Text"), rule.text),
          params_field(rule)};
}

/// Every value that some of the items have, and those that are usual.
template <typename T, typename Get>
std::vector<InspectorChoice> proposals(const std::vector<T>& items, std::set<std::string> usual, const Get& get) {
  for (const auto& item : items) usual.insert(get(item));
  usual.erase("");
  std::vector<InspectorChoice> result;
  for (const auto& value : usual) result.push_back({value, value});
  return result;
}

FormField objective_kind(const Mission& mission, const MissionObjective& objective) {
  auto field = plain_field(Kind::proposal, objective.kind.text());
  field.choices = proposals(*mission.objectives, {"progressive", "end-game"},
                            [](const MissionObjective& other) { return other.kind.text(); });
  field.change = [id = objective.id](const Mission&, const std::string& value) {
    return Id::parse(value).map([&](const Id& kind) {
      ObjectiveFields fields;
      fields.kind = kind;
      return set_objective(id, fields);
    });
  };
  return value_field("kind", translate("Kind"), std::move(field), 6);
}

std::vector<FormField> objective_form(const MissionValue& mission, const MissionObjective& objective) {
  const auto set_name = [id = objective.id](const std::string& name) {
    ObjectiveFields fields;
    fields.name = name;
    return set_objective(id, fields);
  };
  return {name_field(objective, set_name),
          objective_kind(*mission, objective),
          item_text(mission, objective, "text", translate("Text"), objective.text),
          scorings_field(*mission, objective),
          conditions_field(objective),
          params_field(objective)};
}

/// A field of a stratagem that is any text.
FormField card_line(const Stratagem& card, std::string_view key, std::string label, ValueField field,
                    std::optional<std::string> StratagemFields::*member, int width) {
  field.change = [id = card.id, member](const Mission&, const std::string& value) -> Result<Edit> {
    StratagemFields fields;
    fields.*member = value;
    return set_stratagem(id, fields);
  };
  return value_field(key, std::move(label), std::move(field), width);
}

FormField card_cost(const Stratagem& card) {
  auto field = plain_field(Kind::line, std::to_string(card.cost));
  field.change = [id = card.id](const Mission&, const std::string& value) -> Result<Edit> {
    const auto cost = parse_int(value, 0, 99);
    if (!cost) return fail(translate("A cost is a whole number from 0 to 99."));
    StratagemFields fields;
    fields.cost = *cost;
    return set_stratagem(id, fields);
  };
  return value_field("cost", translate("Cost"), std::move(field), 1);
}

FormField card_side(const Mission& mission, const Stratagem& card) {
  auto field = plain_field(Kind::choice, card.side ? card.side->text() : "", {{"", translate("either side")}});
  for (const auto& side : *mission.sides) {
    field.choices.push_back({side.id.text(), side.name.empty() ? side.id.text() : side.name});
  }
  field.change = [id = card.id](const Mission&, const std::string& value) -> Result<Edit> {
    StratagemFields fields;
    fields.side = value.empty() ? std::nullopt : std::optional(Id(value));
    return set_stratagem(id, fields);
  };
  return value_field("side", translate("Side"), std::move(field), 3);
}

std::vector<FormField> stratagem_form(const MissionValue& mission, const Stratagem& card) {
  const auto set_name = [id = card.id](const std::string& name) {
    StratagemFields fields;
    fields.name = name;
    return set_stratagem(id, fields);
  };
  const auto& cards = *mission->stratagems;
  const auto& currency = mission->system->currency;
  const auto paid = plain_field(
      Kind::proposal, card.currency,
      proposals(cards, {currency ? currency->symbol : ""}, [](const Stratagem& each) { return each.currency; }));
  const auto kind =
      plain_field(Kind::proposal, card.kind, proposals(cards, {}, [](const Stratagem& each) { return each.kind; }));
  const auto uses = plain_field(
      Kind::proposal, card.uses,
      proposals(cards, {"battle", "round", "turn", "phase"}, [](const Stratagem& each) { return each.uses; }));
  return {name_field(card, set_name),
          card_cost(card),
          card_line(card, "currency", translate("Paid in"), paid, &StratagemFields::currency, 2),
          card_side(*mission, card),
          card_line(card, "kind", translate("Kind"), kind, &StratagemFields::kind, 3),
          card_line(card, "uses", translate("Once in every"), uses, &StratagemFields::uses, 3),
          item_text(mission, card, "when", translate("When"), card.when),
          item_text(mission, card, "target", translate("Target"), card.target),
          item_text(mission, card, "effect", translate("Effect"), card.effect),
          item_text(mission, card, "restrictions", translate("Restrictions"), card.restrictions),
          params_field(card)};
}

}  // namespace

FoundItem find_item(const Mission& mission, const Id& id) {
  if (const auto* rule = find_in(*mission.rules, id)) return {rule, "rule"};
  if (const auto* objective = find_in(*mission.objectives, id)) return {objective, "objective"};
  if (const auto* card = find_in(*mission.stratagems, id)) return {card, "stratagem"};
  return {};
}

bool exists(const Mission& mission, const TextKey& key) {
  if (const auto* section = std::get_if<SectionKey>(&key)) {
    return section_index(*mission.briefing, section->heading, section->number).has_value();
  }
  return find_item(mission, std::get<Id>(key)).item != nullptr;
}

std::vector<FormField> form_of(const Mission& mission, const TextKey& key) {
  const auto value = std::make_shared<const Mission>(mission);
  if (const auto* wanted = std::get_if<SectionKey>(&key)) {
    const auto index = section_index(*mission.briefing, wanted->heading, wanted->number);
    return index ? briefing_form(value, mission.briefing->at(*index), wanted->number) : std::vector<FormField>();
  }
  const auto& id = std::get<Id>(key);
  if (const auto* rule = find_in(*mission.rules, id)) return rule_form(value, *rule);
  if (const auto* objective = find_in(*mission.objectives, id)) return objective_form(value, *objective);
  if (const auto* card = find_in(*mission.stratagems, id)) return stratagem_form(value, *card);
  return {};
}

}  // namespace bulkhead
