// SPDX-License-Identifier: MIT
#include "rendering/build/sizes_in_words.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "model/mission/board.h"
#include "model/mission/placed_features.h"
#include "model/text/lengths_in_words.h"

namespace bulkhead {
namespace {

constexpr std::string_view times = " × ";

std::string whole_millimetres(Length length) { return fmt::format("{}", (length.in_micrometres() + 500) / 1000); }

/// To the tenth.
std::string fine_millimetres(Length length) {
  return fmt::format("{:g}", std::round(static_cast<double>(length.in_micrometres()) / 100) / 10);
}

/// Without what is 0, as nobody has said it.
std::string in_millimetres(const std::vector<Length>& lengths) {
  std::vector<std::string> texts;
  for (const auto length : lengths) {
    if (length > Length()) texts.push_back(fine_millimetres(length));
  }
  return texts.size() < 2 ? std::string() : fmt::format("{} mm", fmt::join(texts, times));
}

/// How far a panel that has nothing at an end stops from the node there.
Length short_of_node(const TerrainSet& set) { return (set.pitch - set.panel) / 2; }

std::string panel_in_words(const TerrainSet& set, const PiecePattern& pattern) {
  Length length = set.pitch * static_cast<std::int64_t>(pattern.edges.size());
  Length width = set.wall_thickness;
  for (const auto end : {pattern.nodes.front(), pattern.nodes.back()}) {
    const bool has_pillar = end == NodePiece::pillar && set.pillar.has_value();
    length = has_pillar ? length + set.pillar->along / 2 : length - short_of_node(set);
  }
  if (set.pillar && std::ranges::find(pattern.nodes, NodePiece::pillar) != pattern.nodes.end()) {
    width = std::max(width, set.pillar->across);
  }
  return in_millimetres({length, width, set.wall_height});
}

struct Extent {
  Length along;
  Length across;
  Length height;
};

Extent extent_of(const FeatureKind& kind) {
  const auto parts = place_parts(kind, Board{}, Feature{Id("size"), kind.id, {}, 0, false, {}});
  auto around = bounds_of(parts.front());
  for (const auto& part : parts) {
    const auto bounds = bounds_of(part);
    around.top_left = {std::min(around.top_left.x, bounds.top_left.x), std::min(around.top_left.y, bounds.top_left.y)};
    around.bottom_right = {std::max(around.bottom_right.x, bounds.bottom_right.x),
                           std::max(around.bottom_right.y, bounds.bottom_right.y)};
  }
  const auto size = around.bottom_right - around.top_left;
  Extent extent{size.x, size.y, {}};
  for (const auto& part : kind.parts) extent.height = std::max(extent.height, part.begins_at + part.height);
  return extent;
}

}  // namespace

std::string length_on_table(const Mission& mission, Length length) {
  return measures_in_inches(*mission.system) ? inches_text(length) + "″" : whole_millimetres(length) + " mm";
}

std::string size_in_words(const TerrainSet& set, const KitPiece& piece) {
  if (!set.has_lattice() || piece.patterns.empty()) return {};
  const auto& pattern = piece.patterns.front();
  if (!pattern.edges.empty()) return panel_in_words(set, pattern);
  return pattern.nodes.front() == NodePiece::pillar ? size_of_pillar(set) : std::string();
}

std::string size_of_panel(const TerrainSet& set) {
  if (!set.has_lattice()) return {};
  return panel_in_words(set, {{PatternEdge{}}, {NodePiece::none, NodePiece::none}});
}

std::string size_of_pillar(const TerrainSet& set) {
  return set.pillar ? in_millimetres({set.pillar->along, set.pillar->across, set.wall_height}) : std::string();
}

std::string size_in_words(const Mission& mission, const FeatureKind& kind) {
  if (kind.parts.empty()) return {};
  const auto [along, across, height] = extent_of(kind);
  const bool flat = height == Length();
  const auto said = [&](std::string (*text)(Length), std::string_view unit) {
    auto size = text(along) + std::string(times) + text(across);
    if (!flat) size += std::string(times) + text(height);
    return size + std::string(unit);
  };
  const auto millimetres = said(whole_millimetres, " mm");
  const auto size =
      measures_in_inches(*mission.system) ? fmt::format("{} ({})", said(inches_text, "″"), millimetres) : millimetres;
  return flat ? size + ", flat" : size;
}

}  // namespace bulkhead
