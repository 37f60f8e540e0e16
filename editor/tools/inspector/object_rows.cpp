// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>

#include "editor/tools/inspector/rows.h"
#include "editor/tools/words/lengths.h"
#include "editor/tools/words/translate.h"
#include "model/base/plain_text.h"
#include "model/edit/edit.h"
#include "model/mission/placed_features.h"

namespace bulkhead {
namespace {

Result<Edit> move_to(const Mission& mission, const Id& id, const Place& to) {
  if (!exists(mission, to)) return fail(translate("The battlefield has no such place"));
  if (!has_object(mission, id)) return fail(nothing_left());
  return MoveObject{id, to};
}

/// Where a marker stands, or the middle of a circle; nothing where it is gone.
std::optional<Place> place_of(const Mission& mission, const Id& id) {
  if (const auto* marker = find_marker(mission, id)) return marker->at;
  const auto* zone = find_zone(mission, id) != nullptr ? find_zone(mission, id) : find_area(mission, id);
  const auto* circle = zone != nullptr ? std::get_if<CircleShape>(&zone->shape) : nullptr;
  return circle == nullptr ? std::nullopt : std::optional(circle->centre);
}

bool has_lattice(const Mission& mission) {
  return std::any_of(mission.boards.begin(), mission.boards.end(),
                     [](const auto& board) { return board->lattice() != nullptr; });
}

/// A place of the lattice is a text, a point two lengths.
InspectorRows place_rows(const Mission& mission, const Id& id, const Place& place) {
  InspectorRow row{.key = "place", .group = translate("Place"), .name = translate("Stands at")};
  InspectorRows rows;
  if (const auto* point = std::get_if<Point>(&place)) {
    row.help = translate("On the table, from the top left");
    rows = point_rows(row, *point, [id](const Mission& now, const auto& change) -> Result<Edit> {
      const auto before = place_of(now, id);
      const auto* at = before ? std::get_if<Point>(&*before) : nullptr;
      if (at == nullptr) return fail(nothing_left());
      return move_to(now, id, change(*at));
    });
    if (!has_lattice(mission)) return rows;
    row.name = translate("Cell, edge or node");
  } else {
    row.value = exists(mission, place) ? to_text(mission, place) : std::string();
  }
  row.help = translate("A cell (C3), an edge (C2/C3), a node (C3.nw) or a point (12.5in,8in)");
  row.change = [id](const Mission& now, const std::string& text) -> Result<Edit> {
    const auto to = parse_place(text);
    if (!to) return tl::unexpected(to.error());
    return move_to(now, id, *to);
  };
  rows.push_back(std::move(row));
  return rows;
}

/// The zone or area as it is now, with another shape; fails where it is gone.
Result<Edit> reshaped(const Mission& now, const Id& id, bool area, const std::function<Result<Shape>(Shape)>& change) {
  const auto* const found = area ? find_area(now, id) : find_zone(now, id);
  if (found == nullptr) return fail(nothing_left());
  return change(found->shape).map([&](Shape shape) -> Edit {
    auto copy = *found;
    copy.shape = std::move(shape);
    return PutZone{std::move(copy), area};
  });
}

/// A length as it is typed over another one; what reads as that does stays what it is, as it may be shown rounded.
Result<Length> read_over(const std::string& typed, Length before, RulerUnit unit) {
  return read_length(typed, unit).map([&](Length read) {
    return shown_length(read, unit) == shown_length(before, unit) ? before : read;
  });
}

/// `6", 4"`, `6 4`: a comma may stand for the point of a number, and then a blank parts the two.
Result<Point> read_point(const std::string& typed, Point before, RulerUnit unit) {
  const auto commas = std::count(typed.begin(), typed.end(), ',');
  auto parting = typed.find(';');
  if (parting == std::string::npos) parting = typed.find(", ");
  if (parting == std::string::npos && commas == 1) parting = typed.find(',');
  if (parting == std::string::npos) parting = typed.find(' ');
  if (parting == std::string::npos) return fail(translate("Write both lengths: from the left, from the top"));
  const auto rest = typed.find_first_not_of(",; ", parting);
  const auto x = read_over(typed.substr(0, parting), before.x, unit);
  if (!x) return tl::unexpected(x.error());
  const auto y = read_over(rest == std::string::npos ? std::string() : typed.substr(rest), before.y, unit);
  if (!y) return tl::unexpected(y.error());
  return Point{*x, *y};
}

/// A row for each corner; without its text a corner is taken away.
InspectorRows corner_rows(const Zone& zone, const PolygonShape& polygon, bool area, RulerUnit unit) {
  InspectorRows rows;
  for (std::size_t number = 0; number < polygon.corners.size(); ++number) {
    InspectorRow row{.key = fmt::format("shape.corner.{}", number + 1),
                     .group = translate("Place"),
                     .name = translate("Corner {}", {fmt::format("{}", number + 1)}),
                     .help = translate("On the table, from the left and from the top; empty takes the corner away"),
                     .value = shown_point(polygon.corners[number], unit)};
    row.change = [id = zone.id, area, number, unit](const Mission& now, const std::string& text) {
      return reshaped(now, id, area, [&](Shape shape) -> Result<Shape> {
        auto* const its = std::get_if<PolygonShape>(&shape);
        if (its == nullptr || number >= its->corners.size()) return fail(nothing_left());
        if (split_words(text).empty()) {
          if (its->corners.size() <= 3) return fail(translate("A zone needs three corners"));
          its->corners.erase(its->corners.begin() + static_cast<std::ptrdiff_t>(number));
          return shape;
        }
        return read_point(text, its->corners[number], unit).map([&](Point corner) {
          its->corners[number] = corner;
          return shape;
        });
      });
    };
    rows.push_back(std::move(row));
  }
  return rows;
}

InspectorRow cells_row(const Mission& mission, const Zone& zone, const CellsShape& shape, bool area) {
  InspectorRow row{.key = "shape",
                   .group = translate("Place"),
                   .name = translate("Cells"),
                   .help = translate("All its cells: C3 C4 D3")};
  for (const auto& cell : shape.cells) row.value += (row.value.empty() ? "" : " ") + to_text(mission, cell);
  row.change = [id = zone.id, area](const Mission& now, const std::string& text) {
    return reshaped(now, id, area, [&](const Shape&) -> Result<Shape> {
      std::vector<CellAddress> cells;
      for (const auto word : split_words(text)) {
        const auto address = parse_address(word);
        const auto* const cell = address ? std::get_if<CellAddress>(&*address) : nullptr;
        if (cell == nullptr) return fail(translate("{} is no cell; write C3 C4 D3", {std::string(word)}));
        if (!exists(now, Address(*cell))) return fail(translate("The battlefield has no cell {}", {std::string(word)}));
        cells.push_back(*cell);
      }
      if (cells.empty()) return fail(translate("A zone needs a cell"));
      return Shape(cells_shape(std::move(cells)));
    });
  };
  return row;
}

/// How a shape is called that has neither corners nor cells.
std::string shape_words(const Shape& shape) {
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

InspectorRows shape_rows(const Mission& mission, const Zone& zone, bool area, RulerUnit unit) {
  InspectorRows rows;
  if (const auto* circle = std::get_if<CircleShape>(&zone.shape)) {
    append(rows, place_rows(mission, zone.id, circle->centre));
  } else if (const auto* polygon = std::get_if<PolygonShape>(&zone.shape)) {
    append(rows, corner_rows(zone, *polygon, area, unit));
  } else if (const auto* cells = std::get_if<CellsShape>(&zone.shape)) {
    rows.push_back(cells_row(mission, zone, *cells, area));
  } else {
    rows.push_back(
        {.key = "shape", .group = translate("Place"), .name = translate("Ground"), .value = shape_words(zone.shape)});
  }
  auto shape = zone.shape;
  if (const auto* length = length_of(shape)) {
    rows.push_back({.key = "shape.length",
                    .group = translate("Place"),
                    .name = length_name(zone.shape),
                    .value = to_text(*length),
                    .length = true,
                    .change = [id = zone.id, area](const Mission& now, const std::string& value) {
                      return reshaped(now, id, area, [&](Shape its) -> Result<Shape> {
                        const auto read = parse_length(value);
                        if (!read) return tl::unexpected(read.error());
                        if (auto* its_length = length_of(its)) *its_length = *read;
                        return its;
                      });
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

/// Those of the features or pieces of all boards that have these ids.
template <typename T>
std::vector<const T*> on_boards(const Mission& mission, const std::vector<Id>& ids, std::vector<T> Board::*list) {
  std::vector<const T*> found;
  for (const auto& board : mission.boards) {
    for (const auto& thing : (*board).*list) {
      if (std::find(ids.begin(), ids.end(), thing.id) != ids.end()) found.push_back(&thing);
    }
  }
  return found;
}

template <typename T>
InspectorRows rows_on_boards(const Mission& mission, const std::vector<const T*>& things) {
  if (things.empty()) return {};
  auto rows = field_rows<T>(mission, info_of<T>(), things);
  if (things.size() == 1) rows.insert(rows.begin(), id_row(things.front()->id));
  return rows;
}

/// How large a part is, how high, and what it counts as: `6" × 4", 3" high · light`.
std::string part_words(const Mission& mission, const FeaturePart& part, RulerUnit unit) {
  std::string words;
  if (const auto* circle = std::get_if<CircleFootprint>(&part.footprint)) {
    words = translate("{} across", {shown_length(circle->radius * 2, unit)});
  } else {
    const auto* polygon = std::get_if<PolygonFootprint>(&part.footprint);
    const auto bounds = polygon != nullptr ? bounds_of(*polygon) : std::get<Rectangle>(part.footprint);
    const auto size = bounds.bottom_right - bounds.top_left;
    words = shown_length(size.x, unit) + " × " + shown_length(size.y, unit);
  }
  const auto top = shown_length(part.begins_at + part.height, unit);
  if (part.begins_at > Length()) {
    words += ", " + translate("from {} up to {}", {shown_length(part.begins_at, unit), top});
  } else {
    words += ", " + (part.height > Length() ? translate("{} high", {top}) : translate("flat"));
  }
  for (const auto& type : part.types) words += " · " + name_or_id(find_terrain_type(*mission.system, type), type);
  return words;
}

InspectorRows part_rows(const Mission& mission, const FeatureKind& kind, RulerUnit unit) {
  InspectorRows rows;
  for (const auto& part : kind.parts) {
    const auto number = fmt::format("{}", rows.size() + 1);
    rows.push_back({.key = "part." + number,
                    .group = translate("Parts"),
                    .name = part.name.empty() ? translate("Part {}", {number}) : part.name,
                    .value = part_words(mission, part, unit)});
  }
  return rows;
}

}  // namespace

InspectorRows inspect_markers(const Mission& mission, const std::vector<Id>& markers) {
  const auto found = all_with(*mission.markers, markers);
  auto rows = field_rows(mission, info_of<Marker>(), found);
  if (found.size() > 1) return rows;
  auto more = place_rows(mission, markers.front(), found.front()->at);
  more.insert(more.begin(), id_row(markers.front()));
  rows.insert(rows.begin() + 1, more.begin(), more.end());
  return rows;
}

InspectorRows inspect_zones(const Mission& mission, const std::vector<Id>& zones, bool areas, RulerUnit unit) {
  const auto found = all_with(areas ? *mission.areas : *mission.zones, zones);
  auto rows = field_rows(mission, areas ? area_info() : info_of<Zone>(), found);
  if (found.size() > 1) return rows;
  rows.insert(rows.begin() + 1, id_row(zones.front()));
  append(rows, shape_rows(mission, *found.front(), areas, unit));
  return rows;
}

InspectorRows inspect_pieces(const Mission& mission, const std::vector<Id>& ids) {
  return rows_on_boards(mission, on_boards(mission, ids, &Board::pieces));
}

InspectorRows inspect_features(const Mission& mission, const std::vector<Id>& ids, RulerUnit unit) {
  const auto found = on_boards(mission, ids, &Board::features);
  auto rows = rows_on_boards(mission, found);
  const bool alike = std::all_of(found.begin(), found.end(),
                                 [&](const Feature* feature) { return feature->kind == found.front()->kind; });
  const auto* kind = !found.empty() && alike ? find_feature_kind(mission, found.front()->kind) : nullptr;
  if (kind != nullptr) append(rows, part_rows(mission, *kind, unit));
  return rows;
}

}  // namespace bulkhead
