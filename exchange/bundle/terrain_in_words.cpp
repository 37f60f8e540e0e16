// SPDX-License-Identifier: MIT
#include "exchange/bundle/terrain_in_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "exchange/bundle/markdown.h"
#include "model/base/plain_text.h"
#include "model/mission/names.h"
#include "model/mission/placed_features.h"

namespace bulkhead {
namespace {

/// Calls `with` with the kind of each feature, null where no set of the mission has it.
template <typename With>
void for_each_feature_kind(const Mission& mission, const With& with) {
  for (const auto& board : mission.boards) {
    for (const auto& feature : board->features) with(feature, find_feature_kind(mission, feature.kind));
  }
}

bool counts_as(const FeatureKind& kind, const Id& type) {
  return std::ranges::any_of(kind.parts,
                             [&](const FeaturePart& part) { return std::ranges::count(part.types, type) > 0; });
}

/// The types of all its parts in the order of the game.
std::string types_of(const GameSystem& system, const FeatureKind& kind) {
  std::string words;
  for (const auto& type : system.terrain_types) {
    if (counts_as(kind, type.id)) words += (words.empty() ? "" : ", ") + markdown_words(name_or_id(type));
  }
  return words;
}

std::string traits_in_words(const TerrainTraits& traits) {
  std::vector<std::string> words;
  switch (traits.passage) {
    case TerrainTraits::Passage::over: break;
    case TerrainTraits::Passage::slow: words.emplace_back("slows who goes through it"); break;
    case TerrainTraits::Passage::free: words.emplace_back("is passed as if it were not there"); break;
    case TerrainTraits::Passage::barred: words.emplace_back("lets nobody through or over it"); break;
  }
  switch (traits.sight) {
    case TerrainTraits::Sight::clear: break;
    case TerrainTraits::Sight::obscures: words.emplace_back("can hide what is behind it"); break;
    case TerrainTraits::Sight::blocks: words.emplace_back("hides what is behind it"); break;
  }
  switch (traits.cover) {
    case TerrainTraits::Cover::unstated: break;
    case TerrainTraits::Cover::gives: words.emplace_back("gives cover"); break;
    case TerrainTraits::Cover::denies: words.emplace_back("gives no cover"); break;
  }
  if (traits.stand) words.emplace_back("can be stood on");
  if (traits.hazard) words.emplace_back("is a danger to those who come near");
  return words.empty() ? std::string() : listed(words, " and ");
}

}  // namespace

std::string features_in_words(const Mission& mission) {
  std::map<std::string, int> counts;
  for_each_feature_kind(mission, [&](const Feature& feature, const FeatureKind* kind) {
    auto name = markdown_words(name_or_id(kind, feature.kind));
    const auto types = kind == nullptr ? std::string() : types_of(*mission.system, *kind);
    if (!types.empty()) name += " (" + types + ")";
    ++counts[name];
  });
  std::string words;
  for (const auto& [name, count] : counts) words += fmt::format("{}{} × {}", words.empty() ? "" : ", ", count, name);
  return words;
}

std::vector<std::string> terrain_types_in_words(const Mission& mission) {
  std::vector<std::string> entries;
  for (const auto& type : mission.system->terrain_types) {
    bool used = false;
    for_each_feature_kind(mission, [&](const Feature&, const FeatureKind* kind) {
      used = used || (kind != nullptr && counts_as(*kind, type.id));
    });
    const auto traits = traits_in_words(type.traits);
    if (!used || (traits.empty() && type.note.empty())) continue;
    auto words = fmt::format("**{}:**", markdown_words(name_or_id(type)));
    if (!traits.empty()) words += " it " + traits + ".";
    if (!type.note.empty()) words += " " + markdown_words(type.note);
    entries.push_back(std::move(words));
  }
  return entries;
}

bool has_terrain_with_doors(const Mission& mission) {
  const auto is_door = [](std::string_view name) {
    return name.find("door") != std::string_view::npos || name.find("Door") != std::string_view::npos;
  };
  bool found = false;
  for_each_feature_kind(mission, [&](const Feature&, const FeatureKind* kind) {
    if (kind == nullptr) return;
    found = found || is_door(kind->name) ||
            std::ranges::any_of(kind->parts, [&](const FeaturePart& part) { return is_door(part.name); });
  });
  return found;
}

}  // namespace bulkhead
