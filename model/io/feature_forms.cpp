// SPDX-License-Identifier: MIT
#include "model/io/feature_forms.h"

#include <algorithm>

namespace bulkhead {
namespace {

std::vector<Point> read_points(Element& element, const char* attribute) {
  std::vector<Point> points;
  for (const auto& [word, offset] : element.words(attribute)) {
    if (const auto point = parse_point(word)) {
      points.push_back(*point);
    } else {
      element.reading().refuse(offset, point.error().message);
    }
  }
  return points;
}

Footprint read_shape(Element& element) {
  constexpr std::array shapes = {"rectangle", "circle", "polygon"};
  const auto stated = std::count_if(shapes.begin(), shapes.end(), [&](const char* name) { return element.has(name); });
  if (stated != 1) element.refuse("a <part> needs exactly one of rectangle, circle and polygon");
  if (element.has("radius") && !element.has("circle")) {
    element.refuse("radius", "\"radius\" belongs to \"circle\", which is not here");
  }
  if (element.has("circle")) {
    const auto centre = element.parsed("circle", parse_point).value_or(Point());
    return CircleFootprint{centre, element.required_length("radius", Length::micrometres(1))};
  }
  if (element.has("polygon")) return PolygonFootprint{read_points(element, "polygon")};
  const auto corners = read_points(element, "rectangle");
  if (corners.size() == 2) return Rectangle{corners[0], corners[1]};
  if (element.has("rectangle")) element.refuse("rectangle", "a rectangle is written as two corners");
  return Rectangle();
}

void write_points(XmlWriter& writer, std::string_view attribute, const std::vector<Point>& points) {
  std::vector<ListedWord> words;
  for (const auto& point : points) words.push_back({to_text(point), 0});
  writer.list_attribute(attribute, words);
}

/// Writes the attributes of one footprint.
struct FootprintWriter {
  XmlWriter& writer;

  void operator()(const Rectangle& rectangle) const {
    write_points(writer, "rectangle", {rectangle.top_left, rectangle.bottom_right});
  }
  void operator()(const CircleFootprint& circle) const {
    writer.attribute("circle", to_text(circle.centre));
    writer.attribute("radius", to_text(circle.radius));
  }
  void operator()(const PolygonFootprint& polygon) const { write_points(writer, "polygon", polygon.corners); }
};

}  // namespace

void walk_footprint(FormReader& io, Footprint& footprint) {
  auto& element = io.element();
  footprint = read_shape(element);
  const char* attribute = element.has("polygon") ? "polygon" : element.has("circle") ? "circle" : "rectangle";
  if (const auto fine = check_footprint(footprint); !fine && element.has(attribute)) {
    element.refuse(attribute, fine.error().message);
  }
}

void walk_footprint(FormWriter& io, const Footprint& footprint) { std::visit(FootprintWriter{io.writer()}, footprint); }

void walk_types(FormReader& io, std::vector<Id>& types) {
  auto& reading = io.element().reading();
  for (const auto& [word, offset] : io.element().words("types")) {
    const auto type = Id::parse(word);
    if (!type) {
      reading.refuse(offset, type.error().message);
    } else if (std::find(types.begin(), types.end(), *type) != types.end()) {
      reading.refuse(offset, fmt::format("the type \"{}\" is listed a second time", word));
    } else {
      types.push_back(*type);
    }
  }
}

void walk_types(FormWriter& io, const std::vector<Id>& types) {
  std::vector<ListedWord> words;
  for (const auto& type : types) words.push_back({type.text(), 0});
  if (!words.empty()) io.writer().list_attribute("types", words);
}

}  // namespace bulkhead
