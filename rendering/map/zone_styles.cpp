// SPDX-License-Identifier: MIT
#include "rendering/map/zone_styles.h"

#include <algorithm>
#include <string>
#include <utility>

#include "rendering/look/colours.h"

namespace bulkhead {
namespace {

/// Gives looks out so that no two things that differ have the same.
class StyleAssigner {
 public:
  StyleAssigner(const Mission& mission, const Design& design) : design_(design) {
    for (std::size_t index = 0; index < std::min(mission.sides->size(), design.sides.size()); ++index) {
      of_sides_.push_back(design.sides[index].pattern);
    }
  }

  FillStyle take(const Zone& zone, const ZoneKind* kind) {
    const Key key{zone.kind.text(), zone.side ? zone.side->text() : std::string()};
    const auto known = std::find_if(given_.begin(), given_.end(), [&](const auto& pair) { return pair.first == key; });
    if (known != given_.end()) return known->second;
    const auto style = free_style(wanted(kind));
    given_.emplace_back(key, style);
    return style;
  }

 private:
  using Key = std::pair<std::string, std::string>;

  [[nodiscard]] FillStyle wanted(const ZoneKind* kind) const {
    FillStyle style =
        kind != nullptr && kind->area ? FillStyle{design_.area_colours[0], area_patterns[0]} : design_.nobody;
    if (kind == nullptr) return style;
    if (const auto colour = parse_colour(kind->colour)) style.colour = fitted(*colour, design_);
    if (const auto pattern = parse_pattern(kind->pattern)) style.pattern = *pattern;
    return style;
  }

  [[nodiscard]] FillStyle free_style(FillStyle style) const {
    if (is_free(style)) return style;
    std::vector<Colour> colours = {style.colour};
    colours.insert(colours.end(), design_.area_colours.begin(), design_.area_colours.end());
    for (const auto& colour : colours) {
      for (const auto pattern : area_patterns) {
        if (is_free({colour, pattern})) return {colour, pattern};
      }
    }
    return style;
  }

  /// A side's pattern means that side, whatever the colour.
  [[nodiscard]] bool is_free(const FillStyle& style) const {
    return std::find(of_sides_.begin(), of_sides_.end(), style.pattern) == of_sides_.end() &&
           std::none_of(given_.begin(), given_.end(), [&](const auto& pair) { return pair.second == style; });
  }

  const Design& design_;
  std::vector<Pattern::Kind> of_sides_;
  std::vector<std::pair<Key, FillStyle>> given_;
};

}  // namespace

FillStyle side_style(const Mission& mission, const Id& side, const Design& design) {
  const auto& sides = *mission.sides;
  const auto found = std::find_if(sides.begin(), sides.end(), [&](const Side& s) { return s.id == side; });
  if (found == sides.end()) return design.nobody;
  return design.sides[static_cast<std::size_t>(found - sides.begin()) % design.sides.size()];
}

std::vector<FillStyle> zone_styles(const Mission& mission, const Design& design) {
  std::vector<FillStyle> styles;
  StyleAssigner assigner(mission, design);
  for (const auto* zones : {&*mission.zones, &*mission.areas}) {
    for (const auto& zone : *zones) {
      const auto* kind = find_zone_kind(*mission.system, zone.kind);
      const bool own_colour = kind != nullptr && !kind->colour.empty();
      if (zone.side && !own_colour) {
        styles.push_back(side_style(mission, *zone.side, design));
      } else {
        styles.push_back(assigner.take(zone, kind));
      }
    }
  }
  return styles;
}

}  // namespace bulkhead
