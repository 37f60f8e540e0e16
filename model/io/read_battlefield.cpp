// SPDX-License-Identifier: MIT
#include <algorithm>

#include "model/io/mission_forms.h"
#include "model/io/readers.h"
#include "model/mission/geometry.h"

namespace bulkhead {
namespace {

using Child = Element::Child;

/// Why the battlefield has no such place, or nothing if it has. `text` is what the file calls it.
std::optional<std::string> find_problem(const Mission& mission, const Place& place, std::string_view text) {
  if (exists(mission, place)) return std::nullopt;
  if (!std::holds_alternative<Point>(place)) {
    return fmt::format("{} is off the board, or there is no such board with a lattice", quotable(text));
  }
  const auto bounds = battlefield_bounds(mission);
  return fmt::format("{} is off the battlefield, which reaches from {} to {}", quotable(text), to_text(bounds.top_left),
                     to_text(bounds.bottom_right));
}

/// What `parse` makes of a word, if the battlefield has that place.
template <typename Position>
std::optional<Position> read_position(Element& element, const PlacedWord& word, const Mission& mission,
                                      Result<Position> (*parse)(std::string_view)) {
  auto position = parse(word.word);
  if (!position) {
    element.reading().refuse(word.offset, position.error().message);
    return std::nullopt;
  }
  if (const auto problem = find_problem(mission, Place(*position), word.word)) {
    element.reading().refuse(word.offset, *problem);
    return std::nullopt;
  }
  return *position;
}

CellsShape read_cells(Element& element, const Mission& mission) {
  CellsShape shape;
  std::set<CellAddress> taken;
  const auto words = element.words("cells");
  if (words.empty() && element.has("cells")) element.refuse("cells", "no cell is listed; there must be at least one");
  for (const auto& word : words) {
    const auto cell = read_position(element, word, mission, parse_cell_address);
    if (cell && !taken.insert(*cell).second) {
      element.reading().refuse(word.offset, fmt::format("{} is listed a second time", word.word));
    }
  }
  shape.cells.assign(taken.begin(), taken.end());
  return shape;
}

PolygonShape read_polygon(Element& element, const Mission& mission) {
  PolygonShape shape;
  for (const auto& word : element.words("polygon")) {
    if (const auto corner = read_position(element, word, mission, parse_point)) shape.corners.push_back(*corner);
  }
  if (shape.corners.size() < 3) element.refuse("polygon", "a polygon has at least three corners");
  return shape;
}

/// Refuses a figure that belongs to another shape.
void check_figure(Element& element, const char* figure, const char* shape) {
  if (element.has(figure) && !element.has(shape)) {
    element.refuse(figure, fmt::format("\"{}\" belongs to \"{}\", which is not here", figure, shape));
  }
}

Shape read_shape(Element& element, const Mission& mission) {
  constexpr std::array shapes = {"cells", "polygon", "circle", "strip", "quarter"};
  const auto stated = std::count_if(shapes.begin(), shapes.end(), [&](const char* name) { return element.has(name); });
  if (stated != 1) {
    element.refuse(fmt::format("<{}> needs exactly one of cells, polygon, circle, strip and quarter", element.name()));
  }
  check_figure(element, "radius", "circle");
  check_figure(element, "depth", "strip");
  check_figure(element, "clear-of-centre", "quarter");
  const auto least = Length::micrometres(1);
  if (element.has("polygon")) return read_polygon(element, mission);
  if (element.has("circle")) {
    return CircleShape{read_place(element, "circle", mission), element.required_length("radius", least)};
  }
  if (element.has("strip")) {
    return StripShape{element.choice("strip", compass_words).value_or(Compass::north),
                      element.required_length("depth", least)};
  }
  if (element.has("quarter")) {
    return QuarterShape{element.choice("quarter", quarter_words).value_or(Quarter::north_west),
                        element.length("clear-of-centre", {}).value_or(Length())};
  }
  return read_cells(element, mission);
}

Zone read_zone(Element& element, const Mission& mission) {
  auto zone = read_object(element, blank<Zone>());
  zone.shape = read_shape(element, mission);
  element.finish_empty(zone.extras);
  return zone;
}

Marker read_marker(Element& element, const Mission& mission) {
  auto marker = read_object(element, blank<Marker>());
  marker.at = read_place(element, "at", mission);
  element.finish_empty(marker.extras);
  return marker;
}

}  // namespace

Place read_place(Element& element, const char* attribute, const Mission& mission) {
  if (!element.has(attribute)) element.refuse_missing(attribute);
  const auto place = element.parsed(attribute, parse_place);
  if (!place) return Point();
  if (const auto problem = find_problem(mission, *place, element.text(attribute))) element.refuse(attribute, *problem);
  return *place;
}

std::optional<Address> read_address(Element& element, const PlacedWord& word, const Mission& mission) {
  if (word.word.starts_with('#')) {
    const auto object = parse_address(word.word);
    if (!object) element.reading().refuse(word.offset, object.error().message);
    return object ? std::optional(*object) : std::nullopt;
  }
  const auto place = read_position(element, word, mission, parse_place);
  if (!place) return std::nullopt;
  return std::visit([](const auto& position) { return Address(position); }, *place);
}

void read_battlefield(Element& element, Mission& mission) {
  // Zones and markers stand on boards, wherever in the file these are.
  element.each("board", [&](Element& child) {
    if (!element.reading().failed()) mission.boards.emplace_back(read_board(child, mission));
  });
  if (element.reading().failed()) return;

  std::vector<Zone> zones;
  std::vector<Zone> areas;
  std::vector<Marker> markers;
  std::vector<Link> links;
  element.children(mission.battlefield_extras, [&](Element& child) {
    const auto name = child.name();
    if (name == "zone") {
      zones.push_back(read_zone(child, mission));
    } else if (name == "area") {
      areas.push_back(read_zone(child, mission));
    } else if (name == "marker") {
      markers.push_back(read_marker(child, mission));
    } else if (name == "link") {
      links.push_back(read_form<Link>(child));
    } else if (name != "board") {
      return Child::unknown;
    }
    return Child::read;
  });
  element.finish(mission.battlefield_extras);
  mission.zones = std::move(zones);
  mission.areas = std::move(areas);
  mission.markers = std::move(markers);
  mission.links = std::move(links);
}

}  // namespace bulkhead
