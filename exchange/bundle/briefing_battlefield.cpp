// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "analysis/snapshot/counts.h"
#include "exchange/bundle/briefing_parts.h"
#include "exchange/bundle/control_in_words.h"
#include "exchange/bundle/lengths_in_words.h"
#include "exchange/bundle/markdown.h"
#include "exchange/bundle/places_in_words.h"
#include "exchange/bundle/terrain_in_words.h"
#include "model/base/plain_text.h"
#include "model/mission/geometry.h"
#include "model/mission/names.h"
#include "model/mission/placed_features.h"

namespace bulkhead {
namespace {

/// The label and name of a zone or area, else its id.
std::string ground_name(const Zone& zone) {
  auto words = zone.label;
  if (!words.empty() && !zone.name.empty()) words += ' ';
  words += zone.name;
  return markdown_words(words.empty() ? zone.id.text() : words);
}

std::string size_words(const Mission& mission, const Rectangle& bounds) {
  const auto size = bounds.bottom_right - bounds.top_left;
  return fmt::format("{} × {}", in_words(mission, size.x), in_words(mission, size.y));
}

/// How many there are of each kind, and what they do.
void features(const Mission& mission, BriefingText& text) {
  const auto words = features_in_words(mission);
  if (words.empty()) return;
  text.paragraph(fmt::format("Terrain features: {}.", words));
  text.list(terrain_types_in_words(mission));
}

std::string in_small_letters(std::string_view words) {
  std::string small(words);
  for (auto& letter : small) {
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  }
  return small;
}

/// Who may open it, where that is not everybody.
std::string access_words(const Mission& mission, const HatchAccess& access) {
  switch (access.kind()) {
    case HatchAccess::Kind::accessible: break;
    case HatchAccess::Kind::locked: return "locked";
    case HatchAccess::Kind::controlled: return "controlled by " + side_words(mission, *access.side());
    case HatchAccess::Kind::airlock: return "an airlock";
  }
  return {};
}

/// Those that have a name, or that not everybody may open.
void hatchways(const Mission& mission, BriefingText& text) {
  std::vector<std::string> entries;
  for_each_hatchway(mission, [&](const EdgeAddress& edge, const Hatchway& hatchway) {
    const auto access = access_words(mission, hatchway.access);
    if (hatchway.label.empty() && access.empty()) return;
    const auto place = to_text(mission, edge);
    auto words = hatchway.label.empty() ? fmt::format("Hatchway {}", place)
                                        : fmt::format("Hatchway {}: {}", markdown_words(hatchway.label), place);
    // "Airlock 1, an airlock" would say it twice.
    const bool said = access == "an airlock" && in_small_letters(hatchway.label).find("airlock") != std::string::npos;
    if (!access.empty() && !said) words += (hatchway.label.empty() ? ": " : ", ") + access;
    entries.push_back(std::move(words));
  });
  text.list(entries);
}

/// What is built on the boards; words for none of something are left out.
std::string built_words(const Mission& mission) {
  const auto counts = count_pieces(mission);
  std::vector<std::string> built;
  const auto add = [&](int number, std::string_view word) {
    if (number > 0) built.push_back(counted(number, word));
  };
  add(counts.walls, "wall");
  add(counts.hatchways, "hatchway");
  add(counts.pillars, "pillar");
  add(counts.wall_ends, "wall end");
  if (built.empty()) {
    return count_features(mission) > 0 ? "There are no walls. What stands where is on the map."
                                       : "Nothing stands on it.";
  }
  return fmt::format("On {} stand {}. Their places are on the map.", mission.boards.size() == 1 ? "it" : "them",
                     listed(built, " and "));
}

void markers(const Mission& mission, BriefingText& text) {
  std::vector<std::string> entries;
  for (const auto& marker : *mission.markers) {
    const auto* kind = find_marker_kind(*mission.system, marker.kind);
    auto words = markdown_words(name_or_id(kind, marker.kind));
    if (!marker.label.empty()) words += " " + markdown_words(marker.label);
    if (marker.side) words += ", " + side_words(mission, *marker.side);
    entries.push_back(fmt::format("{}: {}", words, in_words(mission, marker.at)));
  }
  text.list(entries);
}

void links(const Mission& mission, BriefingText& text) {
  std::vector<std::string> entries;
  for (const auto& link : *mission.links) {
    const auto* kind = find_link_kind(*mission.system, link.kind);
    const auto end_name = [&](const Id& id) {
      const auto* marker = find_marker(mission, id);
      const auto* zone = find_zone(mission, id);
      if (zone == nullptr) zone = find_area(mission, id);
      if (marker != nullptr) {
        const auto place = in_words(mission, marker->at);
        return marker->label.empty() ? place : fmt::format("{} ({})", markdown_words(marker->label), place);
      }
      return zone == nullptr ? markdown_words(id.text()) : ground_name(*zone);
    };
    entries.push_back(fmt::format("{}: {} to {}", markdown_words(name_or_id(kind, link.kind)), end_name(link.from),
                                  end_name(link.to)));
  }
  text.list(entries);
}

void ground(const Mission& mission, const std::vector<Zone>& zones, std::string_view title, BriefingText& text) {
  if (zones.empty()) return;
  text.heading(2, title);
  std::vector<std::string> entries;
  for (const auto& zone : zones) {
    const auto* kind = find_zone_kind(*mission.system, zone.kind);
    const auto kind_name = markdown_words(name_or_id(kind, zone.kind));
    const bool named = !zone.name.empty() || !zone.label.empty();
    auto words = named ? fmt::format("**{}** ({})", ground_name(zone), kind_name) : fmt::format("**{}**", kind_name);
    if (zone.side) words += ", " + side_words(mission, *zone.side);
    entries.push_back(fmt::format("{}: {}", words, in_words(mission, zone.shape)));
  }
  text.list(entries);
}

}  // namespace

void tell_battlefield(const Mission& mission, BriefingText& text) {
  text.heading(2, "Battlefield");
  std::vector<std::string> boards;
  for (const auto& board : mission.boards) {
    const auto* lattice = board->lattice();
    const auto* set = set_of(mission, *board);
    auto words = size_words(mission, board_bounds(mission, *board));
    if (lattice != nullptr) {
      words = fmt::format("{} × {} cells, {}", lattice->size().columns, lattice->size().rows, words);
    }
    if (set != nullptr) words = markdown_words(set->name) + ", " + words;
    if (board->level != 0) words += fmt::format(", level {}", board->level);
    auto name = fmt::format("Board {}", boards.size() + 1);
    if (!board->label.empty()) name += fmt::format(" ({})", markdown_words(board->label));
    boards.push_back(name + ": " + words);
  }
  text.list(boards);
  text.paragraph(built_words(mission));
  features(mission, text);
  hatchways(mission, text);
  markers(mission, text);
  if (const auto control = control_in_words(mission); !control.empty()) text.paragraph(control);
  links(mission, text);
}

void tell_zones_and_areas(const Mission& mission, BriefingText& text) {
  ground(mission, *mission.zones, "Zones", text);
  ground(mission, *mission.areas, "Areas", text);
}

}  // namespace bulkhead
