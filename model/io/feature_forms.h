// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/forms.h"
#include "model/mission/feature.h"

/// What kinds of terrain features, and the types that their parts may be of, consist of.
namespace bulkhead {

// The shape of a part and the types that it is of.
void walk_footprint(FormReader& io, Footprint& footprint);
void walk_footprint(FormWriter& io, const Footprint& footprint);
void walk_types(FormReader& io, std::vector<Id>& types);
void walk_types(FormWriter& io, const std::vector<Id>& types);

void walk(auto& io, Is<Profile> auto& profile) {
  io.optional("toughness", profile.toughness, Number{1}, 0);
  io.optional("wounds", profile.wounds, Number{1}, 0);
  io.optional("save", profile.save, Roll(), 0);
  io.optional("armour", profile.armour, Number{1}, 0);
  io.optional("hull", profile.hull, Number{1}, 0);
  io.empty(profile.extras);
}

void walk(auto& io, Is<TerrainType> auto& type) {
  io.id(type.id);
  io.required("name", type.name);
  auto& traits = type.traits;
  io.optional("passage", traits.passage, OneOf{passage_words}, TerrainTraits::Passage::over);
  io.optional("sight", traits.sight, OneOf{sight_words}, TerrainTraits::Sight::clear);
  io.optional("cover", traits.cover, OneOf{cover_words}, TerrainTraits::Cover::unstated);
  io.optional("stand", traits.stand, OneOf{yes_or_no}, false);
  io.optional("hazard", traits.hazard, OneOf{yes_or_no}, false);
  io.content(type.note, type.extras);
}

void walk(auto& io, Is<FeaturePart> auto& part) {
  io.optional("name", part.name);
  walk_footprint(io, part.footprint);
  io.optional("begins-at", part.begins_at, Measure{}, Length());
  io.required("height", part.height, Measure{Length()});
  walk_types(io, part.types);
  io.empty(part.extras);
}

void walk(auto& io, Is<FeatureKind> auto& kind) {
  io.id(kind.id);
  io.check("id", !find_value(piece_words, kind.id.text()), [&] {
    return fmt::format("\"{}\" is a piece that every set has; call this kind something else", kind.id.text());
  });
  io.required("name", kind.name);
  io.children(kind.extras, TextIn{"note", kind.note}, One{"profile", kind.profile, true}, Many{"part", kind.parts});
  io.check(!kind.parts.empty() && kind.parts.size() <= most_parts,
           [&] { return fmt::format("a kind of feature has 1 to {} parts, not {}", most_parts, kind.parts.size()); });
}

}  // namespace bulkhead
