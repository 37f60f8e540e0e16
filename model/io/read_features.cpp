// SPDX-License-Identifier: MIT
#include <algorithm>

#include "model/io/readers.h"

namespace bulkhead {
namespace {

using Child = Element::Child;

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

Footprint read_footprint(Element& element) {
  auto footprint = read_shape(element);
  const char* attribute = element.has("polygon") ? "polygon" : element.has("circle") ? "circle" : "rectangle";
  if (const auto fine = check_footprint(footprint); !fine && element.has(attribute)) {
    element.refuse(attribute, fine.error().message);
  }
  return footprint;
}

std::vector<Id> read_types(Element& element) {
  std::vector<Id> types;
  for (const auto& [word, offset] : element.words("types")) {
    const auto type = Id::parse(word);
    if (!type) {
      element.reading().refuse(offset, type.error().message);
    } else if (std::find(types.begin(), types.end(), *type) != types.end()) {
      element.reading().refuse(offset, fmt::format("the type \"{}\" is listed a second time", word));
    } else {
      types.push_back(*type);
    }
  }
  return types;
}

FeaturePart read_part(Element& element) {
  FeaturePart part;
  part.name = element.text("name");
  part.footprint = read_footprint(element);
  part.begins_at = element.length("begins-at", {}).value_or(Length());
  part.height = element.required_length("height", {});
  part.types = read_types(element);
  element.finish_empty(part.extras);
  return part;
}

}  // namespace

TerrainType read_terrain_type(Element& element, std::set<Id>& taken) {
  TerrainType type{element.unique_id(taken), element.required_text("name"), {}, "", {}};
  auto& traits = type.traits;
  traits.passage = element.choice("passage", passage_words).value_or(TerrainTraits::Passage::over);
  traits.sight = element.choice("sight", sight_words).value_or(TerrainTraits::Sight::clear);
  traits.cover = element.choice("cover", cover_words).value_or(TerrainTraits::Cover::unstated);
  traits.stand = element.choice("stand", yes_or_no).value_or(false);
  traits.hazard = element.choice("hazard", yes_or_no).value_or(false);
  type.note = element.content(type.extras);
  element.finish(type.extras);
  return type;
}

FeatureKind read_feature_kind(Element& element, std::set<Id>& taken) {
  FeatureKind kind{element.unique_id(taken), element.required_text("name"), "", {}, {}};
  if (element.has("id") && find_value(piece_words, kind.id.text())) {
    element.refuse("id",
                   fmt::format("\"{}\" is a piece that every set has; call this kind something else", kind.id.text()));
  }
  element.children(kind.extras, [&](Element& child) {
    if (child.name() == "part") {
      kind.parts.push_back(read_part(child));
    } else if (child.name() == "note") {
      element.only_once(child);
      kind.note = child.content(kind.extras);
      child.finish();
    } else {
      return Child::unknown;
    }
    return Child::read;
  });
  if (kind.parts.empty() || kind.parts.size() > most_parts) {
    element.refuse(fmt::format("a kind of feature has 1 to {} parts, not {}", most_parts, kind.parts.size()));
  }
  element.finish(kind.extras);
  return kind;
}

}  // namespace bulkhead
