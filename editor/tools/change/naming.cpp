// SPDX-License-Identifier: MIT
#include "editor/tools/change/naming.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "model/base/numbered_id.h"
#include "model/base/plain_text.h"

namespace bulkhead {
namespace {

bool has_label(const Mission& mission, const Id& kind, const std::string& label) {
  const auto& markers = *mission.markers;
  return std::any_of(markers.begin(), markers.end(),
                     [&](const Marker& marker) { return marker.kind == kind && marker.label == label; });
}

std::string first_free_number(const Mission& mission, const Id& kind) {
  int number = 1;
  while (has_label(mission, kind, fmt::format("{}", number))) ++number;
  return fmt::format("{}", number);
}

}  // namespace

Marker new_marker(const Mission& mission, const Id& kind, const Place& at) {
  return {free_marker_id(mission, kind), kind, first_free_number(mission, kind), at, std::nullopt, {}};
}

std::string free_label(const Mission& mission, const Id& kind, const std::string& like) {
  if (like.empty() || !has_label(mission, kind, like)) return like;
  if (parse_int(like, 0, std::numeric_limits<int>::max())) return first_free_number(mission, kind);
  const bool letter = like.size() == 1 && like.front() >= 'A' && like.front() <= 'Z';
  for (char next = 'A'; letter && next <= 'Z'; ++next) {
    if (!has_label(mission, kind, std::string(1, next))) return std::string(1, next);
  }
  // Of "Reactor 2" the next one is "Reactor 3".
  const auto blank = like.rfind(' ');
  const bool counted = blank != std::string::npos && blank > 0 &&
                       parse_int(std::string_view(like).substr(blank + 1), 0, std::numeric_limits<int>::max());
  const auto name = counted ? like.substr(0, blank) : like;
  int number = 2;
  while (has_label(mission, kind, fmt::format("{} {}", name, number))) ++number;
  return fmt::format("{} {}", name, number);
}

Id free_marker_id(const Mission& mission, const Id& kind) {
  const bool objective = kind.text() == objective_kind;
  for (int number = 1;; ++number) {
    const auto id = objective ? Id(fmt::format("o{}", number)) : numbered(kind, number);
    if (!has_object(mission, id)) return id;
  }
}

}  // namespace bulkhead
