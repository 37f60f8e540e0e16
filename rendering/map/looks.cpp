// SPDX-License-Identifier: MIT
#include "rendering/map/looks.h"

#include <algorithm>
#include <string>
#include <tuple>
#include <utility>

#include "rendering/look/colours.h"

namespace bulkhead {
namespace {

/// Gives looks out so that no two things that differ have the same.
class Handout {
 public:
  Handout(const Mission& mission, const Design& design) : design_(design) {
    for (std::size_t index = 0; index < std::min(mission.sides->size(), design.sides.size()); ++index) {
      of_sides_.push_back(design.sides[index].pattern);
    }
  }

  Look take(const Zone& zone, const ZoneKind* kind) {
    const Key key{zone.kind.text(), zone.name, zone.side ? zone.side->text() : std::string()};
    const auto known = std::find_if(given_.begin(), given_.end(), [&](const auto& pair) { return pair.first == key; });
    if (known != given_.end()) return known->second;
    const auto look = free_look(wanted(kind));
    given_.emplace_back(key, look);
    return look;
  }

 private:
  using Key = std::tuple<std::string, std::string, std::string>;

  [[nodiscard]] Look wanted(const ZoneKind* kind) const {
    Look look = kind != nullptr && kind->area ? Look{design_.area_colours[0], area_patterns[0]} : design_.nobody;
    if (kind == nullptr) return look;
    if (const auto colour = parse_colour(kind->colour)) look.colour = fitted(*colour, design_);
    if (const auto pattern = parse_pattern(kind->pattern)) look.pattern = *pattern;
    return look;
  }

  [[nodiscard]] Look free_look(Look look) const {
    if (is_free(look)) return look;
    std::vector<Colour> colours = {look.colour};
    colours.insert(colours.end(), design_.area_colours.begin(), design_.area_colours.end());
    for (const auto& colour : colours) {
      for (const auto pattern : area_patterns) {
        if (is_free({colour, pattern})) return {colour, pattern};
      }
    }
    return look;
  }

  /// A side's pattern means that side, whatever the colour.
  [[nodiscard]] bool is_free(const Look& look) const {
    return std::find(of_sides_.begin(), of_sides_.end(), look.pattern) == of_sides_.end() &&
           std::none_of(given_.begin(), given_.end(), [&](const auto& pair) { return pair.second == look; });
  }

  const Design& design_;
  std::vector<Pattern::Kind> of_sides_;
  std::vector<std::pair<Key, Look>> given_;
};

}  // namespace

Look side_look(const Mission& mission, const Id& side, const Design& design) {
  const auto& sides = *mission.sides;
  const auto found = std::find_if(sides.begin(), sides.end(), [&](const Side& s) { return s.id == side; });
  if (found == sides.end()) return design.nobody;
  return design.sides[static_cast<std::size_t>(found - sides.begin()) % design.sides.size()];
}

std::vector<Look> zone_looks(const Mission& mission, const Design& design) {
  std::vector<Look> looks;
  Handout handout(mission, design);
  for (const auto* zones : {&*mission.zones, &*mission.areas}) {
    for (const auto& zone : *zones) {
      const auto* kind = find_zone_kind(*mission.system, zone.kind);
      const bool own_colour = kind != nullptr && !kind->colour.empty();
      if (zone.side && !own_colour) {
        looks.push_back(side_look(mission, *zone.side, design));
      } else {
        looks.push_back(handout.take(zone, kind));
      }
    }
  }
  return looks;
}

}  // namespace bulkhead
