// SPDX-License-Identifier: MIT
#include "model/edit/verbs/objects.h"

#include <fmt/format.h>

#include "model/edit/on_board.h"
#include "model/edit/readers.h"
#include "model/edit/verbs.h"

namespace bulkhead {
namespace {

tl::unexpected<Error> no_such_object(const Id& id) {
  return fail(fmt::format("There is nothing with the id {}", id.text()));
}

Result<Mission> with_moved_zone(const Mission& mission, Part<std::vector<Zone>> Mission::*list, const Id& id,
                                const Place& to) {
  Mission result = mission;
  bool round = false;
  change(result.*list, [&](std::vector<Zone>& zones) {
    auto* circle = std::get_if<CircleShape>(&find_in(zones, id)->shape);
    round = circle != nullptr;
    if (round) circle->centre = to;
  });
  if (round) return result;
  return fail(fmt::format("#{} is not round; give it another shape instead", id.text()));
}

Result<Mission> with_moved(const Mission& mission, const Id& id, const Place& to) {
  if (auto fine = check_place(mission, to); !fine) return tl::unexpected(fine.error());
  const auto what = object_kind(mission, id);
  if (const auto* point = std::get_if<Point>(&to)) {
    if (auto fine = check_reach(*point); !fine) return tl::unexpected(fine.error());
  }
  if (what.empty()) return no_such_object(id);
  if (what == "feature") return move_on_boards(mission, &Board::features, id, point_of(mission, to));
  if (what == "free piece") return move_on_boards(mission, &Board::pieces, id, point_of(mission, to));
  if (what == "zone") return with_moved_zone(mission, &Mission::zones, id, to);
  if (what == "area") return with_moved_zone(mission, &Mission::areas, id, to);
  if (what != "marker") return fail(fmt::format("A {} stands nowhere, so it cannot be moved", what));
  Mission result = mission;
  change(result.markers, [&](std::vector<Marker>& markers) { find_in(markers, id)->at = to; });
  return result;
}

/// Sets a member of the item with an id; whether there is such an item.
template <typename T>
bool set_in(Part<std::vector<T>>& part, const Id& id, std::string T::*member, const std::string& value) {
  auto items = *part;
  auto* const item = find_in(items, id);
  if (item == nullptr) return false;
  item->*member = value;
  part = std::move(items);
  return true;
}

template <typename T>
bool set_item_name(Part<std::vector<T>>& part, const Id& id, const std::string& value) {
  return set_in<T>(part, id, static_cast<std::string T::*>(&T::name), value);
}

Result<Mission> with_label(const Mission& mission, const Id& id, const std::string& label) {
  if (auto fine = check_text(label); !fine) return tl::unexpected(fine.error());
  Mission result = mission;
  if (set_in(result.markers, id, &Marker::label, label) || set_in(result.zones, id, &Zone::name, label) ||
      set_in(result.areas, id, &Zone::name, label) || set_in(result.sides, id, &Side::name, label) ||
      set_item_name(result.rules, id, label) || set_item_name(result.objectives, id, label) ||
      set_item_name(result.stratagems, id, label)) {
    return result;
  }
  if (!has_object(mission, id)) return no_such_object(id);
  return fail(fmt::format("#{} is a {}; those have no label", id.text(), object_kind(mission, id)));
}

}  // namespace

Result<Mission> MoveObject::apply(const Mission& mission) const { return with_moved(mission, id, to); }

std::string MoveObject::text_form(const Mission& mission) const {
  return fmt::format("move #{} {}", id.text(), to_text(mission, to));
}

StepName MoveObject::step_name(const Mission&) const { return StepName("Move {}", {id.text()}); }

Result<Mission> SetLabel::apply(const Mission& mission) const { return with_label(mission, id, label); }

std::string SetLabel::text_form(const Mission&) const {
  return fmt::format("label #{} {}", id.text(), quoted_word(label));
}

StepName SetLabel::step_name(const Mission&) const { return StepName("Label {}", {id.text()}); }

Result<Edit> parse_move(const Mission& mission, EditWords words) {
  const auto fields = read_fields(words, 2, {});
  if (!fields) return tl::unexpected(fields.error());
  const auto id = read_object(fields->leading.front());
  if (!id) return tl::unexpected(id.error());
  return read_place(mission, fields->leading[1]).map([&](const Place& to) -> Edit { return MoveObject{*id, to}; });
}

Result<Edit> parse_label(const Mission&, EditWords words) {
  const auto fields = read_fields(words, 2, {});
  if (!fields) return tl::unexpected(fields.error());
  return read_object(fields->leading.front()).map([&](const Id& id) -> Edit {
    return SetLabel{id, fields->leading[1].text};
  });
}

}  // namespace bulkhead
