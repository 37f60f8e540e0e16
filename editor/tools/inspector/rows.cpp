// SPDX-License-Identifier: MIT
#include "editor/tools/inspector/rows.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>

#include "editor/tools/inspector/titles.h"
#include "editor/tools/words/translate.h"
#include "model/base/plain_text.h"
#include "model/edit/edit.h"
#include "model/mission/items.h"
#include "model/mission/named_things.h"
#include "model/mission/roles.h"

namespace bulkhead {

std::vector<InspectorChoice> yes_or_no_choices() { return {{"yes", translate("yes")}, {"no", translate("no")}}; }

Control control_of(const FieldInfo& field) {
  switch (field.form) {
    case FieldForm::long_text: return Control::text;
    case FieldForm::choice:
    case FieldForm::kind:
    case FieldForm::side: return Control::choice;
    case FieldForm::yes_no: return Control::yes_no;
    case FieldForm::text: return field.is_name() ? Control::line : Control::proposal;
    case FieldForm::currency:
    case FieldForm::id:
    case FieldForm::object:
    case FieldForm::moment: return Control::proposal;
    case FieldForm::number:
    case FieldForm::cost:
    case FieldForm::dice:
    case FieldForm::length:
    case FieldForm::lua:
    case FieldForm::library_id:
    case FieldForm::rounds:
    case FieldForm::point:
    case FieldForm::list: break;
  }
  return Control::line;
}

namespace {

/// `the attacker (Bailiffs)`
InspectorChoice role_choice(const Mission& mission, std::string_view role) {
  constexpr std::array titles = {marked("the attacker"), marked("the defender"), marked("player A"),
                                 marked("player B"),     marked("player C"),     marked("player D")};
  static_assert(titles.size() == roles.size());
  const auto index = static_cast<std::size_t>(std::find(roles.begin(), roles.end(), role) - roles.begin());
  auto title = translate(titles.at(index));
  if (const auto* const side = side_named(mission, Id(role))) title += " (" + name_or_id(*side) + ")";
  return {std::string(role), std::move(title)};
}

}  // namespace

Result<int> read_whole_number(const std::string& value, int low, int high) {
  if (const auto number = parse_int(value, low, high)) return *number;
  return fail(translate("Write a whole number from {} to {}", {fmt::format("{}", low), fmt::format("{}", high)}));
}

std::string nothing_left() { return translate("What was selected is gone"); }

std::vector<InspectorChoice> choices_of(const Mission& mission, const ThingInfo& thing, const FieldInfo& field) {
  std::vector<InspectorChoice> choices;
  const auto add_all = [&](FieldNames names) {
    for (auto& named : things_named(mission, names)) {
      choices.push_back({std::move(named.word), std::move(named.name)});
    }
  };
  if (field.form == FieldForm::side) {
    choices.push_back({"", translate(field.none)});
    add_all(field.names);
    // What stands on the map is a side's; an item may say whose by the part that a side plays.
    const bool on_map = thing.key == "zone" || thing.key == "area" || thing.key == "marker";
    for (const auto role : roles) {
      if (!on_map && find_side(mission, Id(role)) == nullptr) choices.push_back(role_choice(mission, role));
    }
  } else if (field.names == FieldNames::ground_kind) {
    const bool area = thing.key == area_info().key;
    for (const auto& kind : mission.system->zone_kinds) {
      if (kind.area == area) choices.push_back({kind.id.text(), name_or_id(kind)});
    }
  } else if (field.form == FieldForm::kind) {
    add_all(field.names);
  }
  if (field.form == FieldForm::yes_no) choices = yes_or_no_choices();
  for (const auto& choice : field.choices) choices.push_back({std::string(choice.value), translate(choice.name)});
  return choices;
}

InspectorRow field_row(const Mission& mission, const ThingInfo& thing, const FieldInfo& field, std::vector<Id> ids,
                       const std::vector<std::string>& values) {
  const std::string key(field.key);
  InspectorRow row;
  // Zones and areas, which may be selected together with others of theirs, have the same keys.
  row.key = (thing.key == "area" ? "zone" : std::string(thing.key)) + "." + key;
  row.group = translate(thing.group);
  if (field.form == FieldForm::long_text) {
    row.key = "text." + key;
    row.group = translate("Text");
  } else if (field.is_name() || field.form == FieldForm::library_id) {
    row.key = field.is_name() ? "label" : key;
    row.group = translate("Identity");
  }
  row.name = translate(field.label);
  row.help = translate(field.help);
  auto offer = find_item_info(thing.key) != nullptr ? offer_for(mission, thing.key, field)
                                                    : Offer{control_of(field), choices_of(mission, thing, field)};
  row.control = offer.control;
  row.length = field.form == FieldForm::length;
  row.choices = std::move(offer.choices);
  set_common_value(row, values, [](const std::string& value) { return value; });
  if (field.form == FieldForm::library_id) return row;
  row.change = [ids = std::move(ids), key](const Mission& now, const std::string& text) -> Result<Edit> {
    std::vector<Edit> edits;
    for (const auto& id : ids) {
      if (has_object(now, id)) edits.push_back(SetField{id, {key, single(text)}});
    }
    if (edits.empty()) return fail(nothing_left());
    if (edits.size() == 1) return edits.front();
    return EditSequence{std::move(edits)};
  };
  return row;
}

InspectorRows point_rows(
    const InspectorRow& like, Point point,
    const std::function<Result<Edit>(const Mission& mission, const std::function<Point(Point)>& change)>& change) {
  InspectorRows rows;
  const auto add = [&](const char* axis, Length Point::*length) {
    auto row = like;
    row.key += std::string(".") + axis;
    row.name = translate("{}, {}", {like.name, axis});
    row.value = to_text(point.*length);
    row.length = true;
    row.change = [change, length](const Mission& now, const std::string& value) -> Result<Edit> {
      const auto wanted = parse_length(value);
      if (!wanted) return tl::unexpected(wanted.error());
      return change(now, [&](Point before) {
        before.*length = *wanted;
        return before;
      });
    };
    rows.push_back(std::move(row));
  };
  add("x", &Point::x);
  add("y", &Point::y);
  return rows;
}

InspectorRows point_rows(const ThingInfo& thing, const FieldInfo& field, const Id& id, const std::string& value) {
  const std::string key(field.key);
  InspectorRow like{.key = std::string(thing.key) + "." + key,
                    .group = translate(thing.group),
                    .name = translate(field.label),
                    .help = translate("On its board, from the top left")};
  const auto read = [id, key](const Mission& now) {
    std::optional<Point> found;
    for_each_object(now, [&]<typename T>(const T& object, const ThingInfo&) {
      if (object.id != id) return;
      const auto* const its = find_field<T>(key);
      const auto at = its != nullptr ? parse_point(its->text(object)) : Result<Point>(fail(""));
      if (at) found = *at;
    });
    return found;
  };
  return point_rows(like, parse_point(value).value_or(Point()),
                    [id, key, read](const Mission& now, const auto& change) -> Result<Edit> {
                      const auto before = read(now);
                      if (!before) return fail(nothing_left());
                      return SetField{id, {key, single(to_text(change(*before)))}};
                    });
}

void append(InspectorRows& rows, InspectorRows more) {
  rows.insert(rows.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

InspectorRow id_row(const Id& id) {
  return {.key = "id",
          .group = translate("Identity"),
          .name = translate("Id"),
          .help = translate("By this the file, texts and findings name it"),
          .value = id.text(),
          .change = [id](const Mission&, const std::string& value) {
            return Id::parse(value).map([&](const Id& wanted) -> Edit { return RenameObject{id, wanted}; });
          }};
}

}  // namespace bulkhead
