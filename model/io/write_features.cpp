// SPDX-License-Identifier: MIT
#include "model/io/words.h"
#include "model/io/writers.h"

namespace bulkhead {
namespace {

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

void write_part(XmlWriter& writer, const FeaturePart& part) {
  writer.begin("part");
  writer.optional_attribute("name", part.name);
  std::visit(FootprintWriter{writer}, part.footprint);
  if (part.begins_at != Length()) writer.attribute("begins-at", to_text(part.begins_at));
  writer.attribute("height", to_text(part.height));
  std::vector<ListedWord> types;
  for (const auto& type : part.types) types.push_back({type.text(), 0});
  if (!types.empty()) writer.list_attribute("types", types);
  writer.extras(part.extras);
  writer.end();
}

}  // namespace

void write_terrain_type(XmlWriter& writer, const TerrainType& type) {
  const auto& traits = type.traits;
  writer.begin("terrain-type");
  writer.attribute("id", type.id.text());
  writer.attribute("name", type.name);
  if (traits.passage != TerrainTraits::Passage::over)
    writer.attribute("passage", word_for(passage_words, traits.passage));
  if (traits.sight != TerrainTraits::Sight::clear) writer.attribute("sight", word_for(sight_words, traits.sight));
  if (traits.cover != TerrainTraits::Cover::unstated) writer.attribute("cover", word_for(cover_words, traits.cover));
  if (traits.stand) writer.attribute("stand", "yes");
  if (traits.hazard) writer.attribute("hazard", "yes");
  writer.text_content(type.extras, type.note);
  writer.end();
}

void write_feature_kind(XmlWriter& writer, const FeatureKind& kind) {
  writer.begin("feature-kind");
  writer.attribute("id", kind.id.text());
  writer.attribute("name", kind.name);
  writer.extras(kind.extras);
  writer.text_element("note", kind.note);
  for (const auto& part : kind.parts) write_part(writer, part);
  writer.end();
}

}  // namespace bulkhead
