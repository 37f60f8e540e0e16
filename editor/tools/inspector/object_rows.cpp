// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>

#include "editor/tools/inspector/rows.h"
#include "editor/tools/words/translate.h"
#include "model/edit/edit.h"

namespace bulkhead {
namespace {

InspectorRow place_row(const Mission& mission, const Id& id, const Place& place) {
  return {.key = "place",
          .group = translate("Place"),
          .name = translate("Stands at"),
          .help = translate("A cell (C3), an edge (C2/C3), a node (C3.nw) or a point (12.5in,8in)"),
          .value = exists(mission, place) ? to_text(mission, place) : std::string(),
          .change = [id](const Mission& now, const std::string& text) -> Result<Edit> {
            const auto to = parse_place(text);
            if (!to) return tl::unexpected(to.error());
            if (!exists(now, *to)) return fail(translate("The battlefield has no such place"));
            if (!has_object(now, id)) return fail(nothing_left());
            return MoveObject{id, *to};
          }};
}

/// How a shape is shown that is not changed here.
std::string shape_words(const Mission& mission, const Shape& shape) {
  if (const auto* cells = std::get_if<CellsShape>(&shape)) {
    std::string words;
    for (const auto& cell : cells->cells) words += (words.empty() ? "" : " ") + to_text(mission, cell);
    return words;
  }
  if (const auto* polygon = std::get_if<PolygonShape>(&shape)) {
    std::string words;
    for (const auto& corner : polygon->corners) words += (words.empty() ? "" : " ") + to_text(corner);
    return words;
  }
  if (const auto* quarter = std::get_if<QuarterShape>(&shape)) return translate(to_text(quarter->quarter));
  const auto* strip = std::get_if<StripShape>(&shape);
  return strip == nullptr ? std::string() : translate(to_text(strip->edge));
}

/// The length that a shape has, if it has one.
Length* length_of(Shape& shape) {
  if (auto* circle = std::get_if<CircleShape>(&shape)) return &circle->radius;
  if (auto* strip = std::get_if<StripShape>(&shape)) return &strip->depth;
  auto* quarter = std::get_if<QuarterShape>(&shape);
  return quarter == nullptr ? nullptr : &quarter->clear_of_centre;
}

std::string length_name(const Shape& shape) {
  if (std::holds_alternative<CircleShape>(shape)) return translate("Radius");
  if (std::holds_alternative<StripShape>(shape)) return translate("Depth");
  return translate("Clear of the centre");
}

InspectorRows shape_rows(const Mission& mission, const Zone& zone, bool area) {
  InspectorRows rows;
  if (const auto* circle = std::get_if<CircleShape>(&zone.shape)) {
    rows.push_back(place_row(mission, zone.id, circle->centre));
  } else {
    rows.push_back({.key = "shape",
                    .group = translate("Place"),
                    .name = translate("Ground"),
                    .value = shape_words(mission, zone.shape)});
  }
  auto shape = zone.shape;
  if (const auto* length = length_of(shape)) {
    rows.push_back({.key = "shape.length",
                    .group = translate("Place"),
                    .name = length_name(zone.shape),
                    .value = to_text(*length),
                    .change = [id = zone.id, area](const Mission& now, const std::string& value) -> Result<Edit> {
                      const auto* found = area ? find_area(now, id) : find_zone(now, id);
                      if (found == nullptr) return fail(nothing_left());
                      auto copy = *found;
                      const auto read = parse_length(value);
                      if (!read) return tl::unexpected(read.error());
                      if (auto* its_length = length_of(copy.shape)) *its_length = *read;
                      return PutZone{std::move(copy), area};
                    }});
  }
  return rows;
}

/// The things with these ids, which must be there.
template <typename T>
std::vector<const T*> all_with(const std::vector<T>& things, const std::vector<Id>& ids) {
  std::vector<const T*> found;
  for (const auto& id : ids) {
    found.push_back(&*std::find_if(things.begin(), things.end(), [&](const T& thing) { return thing.id == id; }));
  }
  return found;
}

/// The rows of a feature or piece, if one of the boards has it.
template <typename T>
InspectorRows rows_on_boards(const Mission& mission, const Id& id, std::vector<T> Board::*list) {
  for (const auto& board : mission.boards) {
    for (const auto& thing : (*board).*list) {
      if (thing.id != id) continue;
      InspectorRows rows = {id_row(id)};
      append(rows, field_rows<T>(mission, info_of<T>(), {&thing}));
      return rows;
    }
  }
  return {};
}

}  // namespace

InspectorRows inspect_markers(const Mission& mission, const std::vector<Id>& markers) {
  const auto found = all_with(*mission.markers, markers);
  auto rows = field_rows(mission, info_of<Marker>(), found);
  if (found.size() > 1) return rows;
  rows.insert(rows.begin() + 1, {id_row(markers.front()), place_row(mission, markers.front(), found.front()->at)});
  return rows;
}

InspectorRows inspect_zones(const Mission& mission, const std::vector<Id>& zones, bool areas) {
  const auto found = all_with(areas ? *mission.areas : *mission.zones, zones);
  auto rows = field_rows(mission, areas ? area_info() : info_of<Zone>(), found);
  if (found.size() > 1) return rows;
  rows.insert(rows.begin() + 1, id_row(zones.front()));
  append(rows, shape_rows(mission, *found.front(), areas));
  return rows;
}

InspectorRows inspect_piece(const Mission& mission, const Id& id) {
  return rows_on_boards(mission, id, &Board::pieces);
}

InspectorRows inspect_feature(const Mission& mission, const Id& id) {
  return rows_on_boards(mission, id, &Board::features);
}

}  // namespace bulkhead
