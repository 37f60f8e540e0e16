// SPDX-License-Identifier: MIT
#include "model/mission/numbered_names.h"

#include <fmt/format.h>

#include <utility>
#include <variant>

#include "model/mission/fields.h"
#include "model/mission/names.h"
#include "model/mission/placed_features.h"

namespace bulkhead {
namespace {

std::string numbered(std::string name, const std::optional<std::size_t>& number) {
  return number ? fmt::format("{} {}", name, *number) : name;
}

}  // namespace

std::string numbered_name(const Mission& mission, const Marker& marker, const std::optional<std::size_t>& number) {
  auto name = marker_name(mission, marker);
  if (!marker.label.empty()) return name + " " + marker.label;
  const bool on_lattice = !std::holds_alternative<Point>(marker.at) && exists(mission, marker.at);
  if (on_lattice) return name + " " + to_text(mission, marker.at);
  return numbered(std::move(name), number);
}

std::string numbered_name(const Mission& mission, const Feature& feature, const std::optional<std::size_t>& number) {
  return numbered(name_or_id(find_feature_kind(mission, feature.kind), feature.kind), number);
}

std::string numbered_name(const Mission&, const FreePiece& piece, const std::optional<std::size_t>& number) {
  const auto& choices = find_field<FreePiece>("kind")->choices;
  const auto& kind = choices[static_cast<std::size_t>(piece.kind)].name;
  return numbered(fmt::format("free {}", kind), number);
}

}  // namespace bulkhead
