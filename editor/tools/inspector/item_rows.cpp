// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>

#include "editor/tools/inspector/rows.h"
#include "editor/tools/words/translate.h"
#include "model/edit/items.h"
#include "model/edit/objects.h"
#include "model/edit/sides.h"

/// Sides, rules, mission objectives and stratagems.
namespace bulkhead {
namespace {

using Kind = InspectorRow::Kind;

template <typename T>
const T* find_item(const std::vector<T>& items, const Id& id) {
  const auto found = std::find_if(items.begin(), items.end(), [&](const T& item) { return item.id == id; });
  return found == items.end() ? nullptr : &*found;
}

InspectorRow name_row(const Id& id, const std::string& name) {
  InspectorRow row{"label", translate("Identity"), translate("Name"), {}, Kind::text, name, false, {}, {}};
  row.change = [id](const Mission&, const std::string& value) -> Result<Edit> { return set_label(id, value); };
  return row;
}

/// A text that is changed by `set_item_text`.
InspectorRow text_row(const Id& id, const std::string& field, const std::string& name, const std::string& value) {
  InspectorRow row{"text." + field, translate("Text"), name, {}, Kind::long_text, value, false, {}, {}};
  row.change = [id, field](const Mission&, const std::string& text) -> Result<Edit> {
    return set_item_text(id, field, text);
  };
  return row;
}

void add_params(InspectorRows& rows, const Item& item) {
  for (const auto& param : item.params) {
    InspectorRow row{"param." + param.name.text(),
                     translate("Figures"),
                     param.name.text(),
                     translate("Texts name it as {}", {"{" + param.name.text() + "}"}),
                     Kind::text,
                     param.value,
                     false,
                     {},
                     {}};
    row.change = [id = item.id, name = param.name](const Mission&, const std::string& value) -> Result<Edit> {
      return set_param(id, name, value);
    };
    rows.push_back(std::move(row));
  }
}

void add_origin(InspectorRows& rows, const Item& item) {
  if (!item.origin) return;
  rows.push_back(
      {"origin", translate("Identity"), translate("Copied from"), {}, Kind::text, item.origin->text(), false, {}, {}});
}

/// A row for one of the plain texts of a stratagem.
InspectorRow field_row(const Id& id, const std::string& key, const std::string& name, const std::string& value,
                       std::optional<std::string> StratagemFields::*field) {
  InspectorRow row{"stratagem." + key, translate("Card"), name, {}, Kind::text, value, false, {}, {}};
  row.change = [id, field](const Mission&, const std::string& text) -> Result<Edit> {
    StratagemFields fields;
    fields.*field = text;
    return set_stratagem(id, fields);
  };
  return row;
}

void add_card(InspectorRows& rows, const Mission& mission, const Stratagem& stratagem) {
  const auto& id = stratagem.id;
  InspectorRow cost{"stratagem.cost",
                    translate("Card"),
                    translate("Cost"),
                    {},
                    Kind::number,
                    fmt::format("{}", stratagem.cost),
                    false,
                    {},
                    {}};
  cost.change = [id](const Mission&, const std::string& value) -> Result<Edit> {
    constexpr int most = 1000;
    return read_whole_number(value, 0, most).map([&](int number) {
      StratagemFields fields;
      fields.cost = number;
      return set_stratagem(id, fields);
    });
  };
  rows.push_back(std::move(cost));
  rows.push_back(field_row(id, "currency", translate("Currency"), stratagem.currency, &StratagemFields::currency));
  InspectorRow side{"stratagem.side",
                    translate("Card"),
                    translate("Side"),
                    {},
                    Kind::choice,
                    text_of(stratagem.side),
                    false,
                    side_choices(mission),
                    {}};
  side.change = [id](const Mission&, const std::string& value) -> Result<Edit> {
    return read_optional_id(value).map([&](const std::optional<Id>& wanted) {
      StratagemFields fields;
      fields.side = wanted;
      return set_stratagem(id, fields);
    });
  };
  rows.push_back(std::move(side));
  rows.push_back(field_row(id, "kind", translate("Kind"), stratagem.kind, &StratagemFields::kind));
  rows.push_back(field_row(id, "uses", translate("How often"), stratagem.uses, &StratagemFields::uses));
  rows.push_back(text_row(id, "when", translate("When"), stratagem.when));
  rows.push_back(text_row(id, "target", translate("Target"), stratagem.target));
  rows.push_back(text_row(id, "effect", translate("Effect"), stratagem.effect));
  rows.push_back(text_row(id, "restrictions", translate("Limits"), stratagem.restrictions));
}

InspectorRows item_rows(const Item& item) {
  InspectorRows rows;
  rows.push_back(name_row(item.id, item.name));
  rows.push_back(id_row(item.id));
  add_origin(rows, item);
  return rows;
}

}  // namespace

InspectorRows inspect_item(const Mission& mission, const Id& id) {
  InspectorRows rows;
  if (const auto* side = find_side(mission, id)) {
    rows.push_back(name_row(id, side->name));
    rows.push_back(id_row(id));
  } else if (const auto* rule = find_item(*mission.rules, id)) {
    rows = item_rows(*rule);
    rows.push_back(text_row(id, "text", translate("Text"), rule->text));
    add_params(rows, *rule);
  } else if (const auto* objective = find_item(*mission.objectives, id)) {
    rows = item_rows(*objective);
    InspectorRow kind{"objective.kind",
                      translate("Scoring"),
                      translate("Kind"),
                      {},
                      Kind::text,
                      objective->kind.text(),
                      false,
                      {},
                      {}};
    kind.change = [id](const Mission&, const std::string& value) -> Result<Edit> {
      return Id::parse(value).map([&](const Id& wanted) {
        ObjectiveFields fields;
        fields.kind = wanted;
        return set_objective(id, fields);
      });
    };
    rows.push_back(std::move(kind));
    rows.push_back(text_row(id, "text", translate("Text"), objective->text));
    add_params(rows, *objective);
  } else if (const auto* stratagem = find_item(*mission.stratagems, id)) {
    rows = item_rows(*stratagem);
    add_card(rows, mission, *stratagem);
    add_params(rows, *stratagem);
  }
  return rows;
}

}  // namespace bulkhead
