// SPDX-License-Identifier: MIT
#include "model/edit/changes.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "model/base/measures.h"
#include "model/base/plain_text.h"
#include "model/mission/geometry.h"
#include "model/mission/names.h"
#include "model/mission/spoken_names.h"

namespace bulkhead {
namespace {

using Replacement = std::function<Place(const Place&)>;

template <typename T>
void replace(T& place, const Replacement& replacement) {
  place = std::get<T>(replacement(place));
}
void replace(Place& place, const Replacement& replacement) { place = replacement(place); }

/// Calls `what` with each place of a shape.
template <typename AShape, typename What>
void for_each_place(AShape& shape, const What& what) {
  if (auto* cells = std::get_if<CellsShape>(&shape)) {
    for (auto& cell : cells->cells) what(cell);
  } else if (auto* polygon = std::get_if<PolygonShape>(&shape)) {
    for (auto& corner : polygon->corners) what(corner);
  } else if (auto* circle = std::get_if<CircleShape>(&shape)) {
    what(circle->centre);
  }
}

void replace_in(Shape& shape, const Replacement& replacement) {
  for_each_place(shape, [&](auto& place) { replace(place, replacement); });
  if (auto* cells = std::get_if<CellsShape>(&shape)) std::sort(cells->cells.begin(), cells->cells.end());
}

void replace_in(Address& address, const Replacement& replacement) {
  if (const auto place = place_of(address)) {
    address = std::visit([](const auto& at) { return Address(at); }, replacement(*place));
  }
}

void append_address(std::vector<NamedPlace>& places, const Address& address, const std::string& what) {
  if (const auto place = place_of(address)) places.push_back({what, *place});
}

void append_places(std::vector<NamedPlace>& places, const Mission& mission, const Zone& zone) {
  const auto what = ground_name(mission, zone);
  for_each_place(zone.shape, [&](const auto& place) { places.push_back({what, place}); });
}

void replace_in_zones(Part<std::vector<Zone>>& part, const Replacement& replacement) {
  change(part, [&](std::vector<Zone>& zones) {
    for (auto& zone : zones) replace_in(zone.shape, replacement);
  });
}

}  // namespace

Result<void> check_text(std::string_view text) {
  const auto unfit = find_unfit(text);
  if (unfit == std::string_view::npos) return {};
  return fail(fmt::format(
      "\"{}\" holds something that no text may: a control character, a code point without a character or broken UTF-8",
      quotable(text.substr(unfit > 20 ? unfit - 20 : 0))));
}

Result<void> check_texts(std::initializer_list<std::string_view> texts) {
  for (const auto text : texts) {
    if (auto fine = check_text(text); !fine) return fine;
  }
  return {};
}

Result<void> check_place(const Mission& mission, const Place& place) {
  if (exists(mission, place)) return {};
  if (const auto* point = std::get_if<Point>(&place)) {
    const auto bounds = battlefield_bounds(mission);
    return fail(fmt::format("{} lies off the battlefield, which reaches from {} to {}", measure(*point),
                            measure(bounds.top_left), measure(bounds.bottom_right)));
  }
  return fail("The battlefield has no such place");
}

Result<void> check_reach(Point point) {
  const auto beyond = [](Length length) { return length > longest_length || -length > longest_length; };
  if (!beyond(point.x) && !beyond(point.y)) return {};
  return fail(fmt::format("{} is further than 100 m from the battlefield's origin", measure(point)));
}

Result<void> check_id_for(const Mission& mission, const Id& id, std::string_view what) {
  const auto found = object_kind(mission, id);
  if (found.empty() || found == what) return {};
  return fail(fmt::format("The id {} is taken already ({}); choose another", id.text(), found));
}

Result<void> check_side(const Mission& mission, const std::optional<Id>& side, const std::optional<Id>& before) {
  if (!side || side == before || find_side(mission, *side) != nullptr) return {};
  return fail(unknown_name("side", *side, ids_of(*mission.sides)));
}

std::vector<NamedPlace> named_places(const Mission& mission) {
  std::vector<NamedPlace> result;
  for (const auto& zone : *mission.zones) append_places(result, mission, zone);
  for (const auto& area : *mission.areas) append_places(result, mission, area);
  for (const auto& marker : *mission.markers) result.push_back({spoken_name(mission, marker), marker.at});
  for (const auto& waiver : *mission.waivers) {
    for (const auto& address : waiver.at) append_address(result, address, "a waiver of " + waiver.check.text());
  }
  for (const auto& note : *mission.notes) {
    if (note.at) append_address(result, *note.at, "a note");
  }
  return result;
}

Result<void> check_all_places(const Mission& mission) {
  for (const auto& board : mission.boards) {
    const auto bounds = board_bounds(mission, *board);
    auto fits = check_reach(bounds.top_left).and_then([&] { return check_reach(bounds.bottom_right); });
    if (!fits) return fits;
    for (const auto& piece : board->pieces) {
      if (auto fine = check_reach(piece.at); !fine) return fine;
    }
    for (const auto& feature : board->features) {
      if (auto fine = check_reach(feature.at); !fine) return fine;
    }
  }
  for (const auto& [what, place] : named_places(mission)) {
    const auto* point = std::get_if<Point>(&place);
    const auto fine = point == nullptr ? check_place(mission, place)
                                       : check_place(mission, place).and_then([&] { return check_reach(*point); });
    if (!fine) return fail(fmt::format("That would put {} off the battlefield; move or remove it first", what));
  }
  return {};
}

tl::unexpected<Error> no_such_object(const Id& id) {
  return fail(fmt::format("There is nothing with the id {}", id.text()));
}

std::string unknown_name(std::string_view what, const Id& id, const std::vector<Id>& known) {
  std::vector<std::string> names;
  for (const auto& other : known) names.push_back(other.text());
  if (names.empty()) return fmt::format("There is no {} {}; this mission has none", what, id.text());
  return fmt::format("There is no {} {}; this mission has {}", what, id.text(), fmt::join(names, ", "));
}

void change_places(Mission& mission, const Replacement& replacement) {
  replace_in_zones(mission.zones, replacement);
  replace_in_zones(mission.areas, replacement);
  change(mission.markers, [&](std::vector<Marker>& markers) {
    for (auto& marker : markers) marker.at = replacement(marker.at);
  });
  change(mission.waivers, [&](std::vector<Waiver>& waivers) {
    for (auto& waiver : waivers) {
      for (auto& address : waiver.at) replace_in(address, replacement);
      std::sort(waiver.at.begin(), waiver.at.end());
    }
  });
  change(mission.notes, [&](std::vector<Note>& notes) {
    for (auto& note : notes) {
      if (note.at) replace_in(*note.at, replacement);
    }
  });
}

}  // namespace bulkhead
