// SPDX-License-Identifier: MIT
#include "model/io/mission_file.h"
#include "model/io/words.h"
#include "model/io/writers.h"

namespace bulkhead {
namespace {

void write_sequence(XmlWriter& writer, const Sequence& sequence) {
  writer.begin("sequence");
  writer.attribute("rounds", std::to_string(sequence.rounds));
  writer.attribute("round", sequence.round_name);
  writer.attribute("turn", sequence.turn_name);
  writer.extras(sequence.extras);
  for (const auto& phase : sequence.phases) {
    writer.begin("phase");
    writer.attribute("id", phase.id.text());
    writer.attribute("name", phase.name);
    writer.extras(phase.extras);
    writer.end();
  }
  writer.end();
}

void write_currency(XmlWriter& writer, const Currency& currency) {
  writer.begin("currency");
  writer.attribute("symbol", currency.symbol);
  writer.attribute("name", currency.name);
  writer.extras(currency.extras);
  writer.end();
}

void write_measuring(XmlWriter& writer, const Measuring& measuring) {
  if (measuring == Measuring{}) return;
  writer.begin("measuring");
  writer.attribute("distance", word_for(distance_words, measuring.distance));
  if (measuring.to_areas != measuring.distance) {
    writer.attribute("areas", word_for(distance_words, measuring.to_areas));
  }
  if (measuring.any_base_passes_hatchways) writer.attribute("hatchways", word_for(hatchway_words, true));
  if (measuring.cover != Measuring::Cover::unknown) {
    writer.attribute("cover", word_for(cover_rule_words, measuring.cover));
  }
  writer.extras(measuring.extras);
  writer.end();
}

void write_zone_kind(XmlWriter& writer, const ZoneKind& kind) {
  writer.begin("zone-kind");
  writer.attribute("id", kind.id.text());
  writer.attribute("name", kind.name);
  writer.attribute("element", word_for(element_words, kind.area));
  writer.attribute("owner", word_for(owner_words, kind.owner));
  if (kind.start) writer.attribute("start", "yes");
  writer.optional_attribute("colour", kind.colour);
  writer.optional_attribute("pattern", kind.pattern);
  writer.text_content(kind.extras, kind.note);
  writer.end();
}

void write_marker_kind(XmlWriter& writer, const MarkerKind& kind) {
  writer.begin("marker-kind");
  writer.attribute("id", kind.id.text());
  writer.attribute("name", kind.name);
  writer.text_content(kind.extras, kind.note);
  writer.end();
}

void write_link_kind(XmlWriter& writer, const LinkKind& kind) {
  writer.begin("link-kind");
  writer.attribute("id", kind.id.text());
  writer.attribute("name", kind.name);
  if (kind.moves) writer.attribute("moves", "yes");
  writer.extras(kind.extras);
  writer.end();
}

void write_season(XmlWriter& writer, const Season& season) {
  writer.begin("season");
  writer.attribute("id", season.id.text());
  writer.attribute("name", season.name);
  if (season.boards != 0) writer.attribute("boards", std::to_string(season.boards));
  writer.optional_attribute("source", season.source);
  writer.extras(season.extras);
  for (const auto& range : season.ranges) {
    writer.begin("range");
    writer.attribute("figure", range.figure.text());
    writer.attribute("from", std::to_string(range.low));
    writer.attribute("to", std::to_string(range.high));
    writer.extras(range.extras);
    writer.end();
  }
  writer.end();
}

template <typename T, std::size_t Size>
std::vector<ListedWord> listed(const std::array<Word<T>, Size>& table, const std::vector<T>& values) {
  std::vector<ListedWord> words;
  for (const auto& value : values) words.push_back({std::string(word_for(table, value)), 0});
  return words;
}

void write_piece(XmlWriter& writer, const KitPiece& piece) {
  writer.begin("piece");
  writer.attribute("id", piece.id.text());
  writer.attribute("name", piece.name);
  writer.optional_attribute("code", piece.code);
  writer.attribute("count", std::to_string(piece.count));
  if (piece.on_pillars) writer.attribute("on", word_for(on_words, true));
  writer.extras(piece.extras);
  for (const auto& pattern : piece.patterns) {
    writer.begin("pattern");
    if (!pattern.edges.empty()) writer.list_attribute("edges", listed(edge_words, pattern.edges));
    writer.list_attribute("nodes", listed(node_words, pattern.nodes));
    writer.end();
  }
  writer.end();
}

void write_lattice_figures(XmlWriter& writer, const TerrainSet& set) {
  writer.attribute("joint", word_for(joint_words, set.joint));
  writer.attribute("pitch", to_text(set.pitch));
  writer.attribute("border", to_text(set.border));
  writer.attribute("panel", to_text(set.panel));
  writer.attribute("thickness", to_text(set.wall_thickness));
  if (set.wall_height != Length()) writer.attribute("height", to_text(set.wall_height));
  if (set.access_width != Length()) writer.attribute("access-width", to_text(set.access_width));
}

void write_format(XmlWriter& writer, Standing standing) {
  if (standing == Standing::alone) writer.attribute("format", std::to_string(mission_format));
}

}  // namespace

void write_limit(XmlWriter& writer, const Limit& limit) {
  writer.begin("limit");
  writer.attribute("id", limit.id.text());
  writer.attribute("value", to_text(limit.value));
  writer.text_content(limit.extras, limit.note);
  writer.end();
}

void write_system(XmlWriter& writer, const GameSystem& system, Standing standing) {
  writer.begin("system");
  write_format(writer, standing);
  writer.attribute("id", system.id.text());
  writer.attribute("version", std::to_string(system.version));
  writer.attribute("name", system.name);
  writer.extras(system.extras);
  writer.text_element("note", system.note);
  write_sequence(writer, system.sequence);
  if (system.currency) write_currency(writer, *system.currency);
  write_measuring(writer, system.measuring);
  for (const auto& kind : system.zone_kinds) write_zone_kind(writer, kind);
  for (const auto& kind : system.marker_kinds) write_marker_kind(writer, kind);
  for (const auto& kind : system.link_kinds) write_link_kind(writer, kind);
  for (const auto& season : system.seasons) write_season(writer, season);
  for (const auto& limit : system.limits) write_limit(writer, limit);
  for (const auto& type : system.terrain_types) write_terrain_type(writer, type);
  writer.end();
}

void write_terrain_set(XmlWriter& writer, const TerrainSet& set, Standing standing) {
  writer.begin("terrain-set");
  write_format(writer, standing);
  writer.attribute("id", set.id.text());
  writer.attribute("version", std::to_string(set.version));
  writer.attribute("name", set.name);
  if (set.has_lattice()) write_lattice_figures(writer, set);
  writer.attribute("boards", std::to_string(set.boards_per_box));
  writer.extras(set.extras);
  writer.text_element("note", set.note);
  if (set.pillar) {
    writer.begin("pillar");
    writer.attribute("along", to_text(set.pillar->along));
    writer.attribute("across", to_text(set.pillar->across));
    writer.end();
  }
  for (const auto& piece : set.pieces) write_piece(writer, piece);
  for (const auto& kind : set.feature_kinds) write_feature_kind(writer, kind);
  writer.end();
}

std::string write_system(const GameSystem& system) {
  XmlWriter writer;
  write_system(writer, system, Standing::alone);
  return writer.take();
}

std::string write_terrain_set(const TerrainSet& set) {
  XmlWriter writer;
  write_terrain_set(writer, set, Standing::alone);
  return writer.take();
}

}  // namespace bulkhead
