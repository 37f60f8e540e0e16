// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdlib>
#include <variant>

#include "analysis/snapshot/counts.h"
#include "exchange/bundle/briefing_parts.h"
#include "exchange/bundle/markdown.h"
#include "exchange/bundle/panels_in_words.h"
#include "exchange/bundle/places_in_words.h"
#include "exchange/bundle/terrain_in_words.h"
#include "model/base/plain_text.h"
#include "model/mission/geometry.h"
#include "model/mission/names.h"
#include "model/mission/placed_features.h"
#include "model/text/hatchway_word.h"
#include "model/text/lengths_in_words.h"

namespace bulkhead {
namespace {

/// The label and name of a zone or area.
std::string ground_name(const Zone& zone) {
  return markdown_words(zone.label.empty() ? zone.name : fmt::format("{} {}", zone.label, zone.name));
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
  const auto word = capitalised(hatchway_word(mission));
  std::vector<std::string> entries;
  for_each_hatchway(mission, [&](const EdgeAddress& edge, const Hatchway& hatchway) {
    const auto access = access_words(mission, hatchway.access);
    if (hatchway.label.empty() && access.empty()) return;
    const auto place = to_text(mission, edge);
    auto words = hatchway.label.empty() ? fmt::format("{} {}", word, place)
                                        : fmt::format("{} {}: {}", word, markdown_words(hatchway.label), place);
    // "Airlock 1, an airlock" would say it twice.
    const bool said = access == "an airlock" && in_small_letters(hatchway.label).find("airlock") != std::string::npos;
    if (!access.empty() && !said) words += (hatchway.label.empty() ? ": " : ", ") + access;
    entries.push_back(std::move(words));
  });
  text.list(entries);
}

std::string level_words(int level) {
  return fmt::format("{} {}", counted(std::abs(level), "level"), level < 0 ? "down" : "up");
}

/// How places are called on boards with a grid, as far as the lists below call any so.
std::string addresses_in_words(const Mission& mission) {
  const auto grids =
      std::ranges::count_if(mission.boards, [](const auto& board) { return board->lattice() != nullptr; });
  if (grids == 0) return {};
  const auto stands_on = [&]<typename Address>(const Address*) {
    return std::ranges::any_of(*mission.markers,
                               [](const Marker& marker) { return std::holds_alternative<Address>(marker.at); });
  };
  bool edges = stands_on(static_cast<const EdgeAddress*>(nullptr));
  for_each_hatchway(mission, [&](const EdgeAddress&, const Hatchway& hatchway) {
    edges = edges || !hatchway.label.empty() || !access_words(mission, hatchway.access).empty();
  });
  std::vector<std::string> words = {"A7 is the cell in column A and row 7 of the map"};
  if (mission.boards.size() > 1) words.emplace_back("2:A7 that of board 2");
  if (edges) words.emplace_back("C2/D2 the edge between two cells");
  if (stands_on(static_cast<const NodeAddress*>(nullptr))) words.emplace_back("D4.nw the north-west corner of D4");
  return listed(words, ", and ") + ".";
}

/// What is built on the boards; words for none of something are left out.
std::string built_words(const Mission& mission) {
  const auto counts = count_pieces(mission);
  std::vector<std::string> built;
  const auto add = [&](int number, std::string_view word) {
    if (number > 0) built.push_back(counted(number, word));
  };
  // A panel may stand for two of them.
  add(counts.walls, "wall");
  if (!built.empty()) built.back() += " of one cell each";
  add(counts.hatchways, hatchway_word(mission));
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
    auto words = markdown_words(marker_name(mission, marker));
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
      if (zone == nullptr) return markdown_words(id.text());
      const auto name = zone->name.empty() ? markdown_words(bulkhead::ground_name(mission, *zone)) : ground_name(*zone);
      return fmt::format("{} at {}", name, in_words(mission, zone->shape));
    };
    entries.push_back(fmt::format("{}: {} to {}", markdown_words(name_or_id(kind, link.kind)), end_name(link.from),
                                  end_name(link.to)));
  }
  text.list(entries);
}

/// `**West port** (Entry zone)`, `**Entry zone 3**`, `**Entry zone**`; a kind that says no more than the heading above
/// the list, or than the name, is left out where there is a name.
std::string titled(const Zone& zone, const ZoneKind* kind) {
  const auto kind_name = markdown_words(name_or_id(kind, zone.kind));
  const bool tells = kind_name != "Area" && kind_name != "Zone" && kind_name != ground_name(zone);
  if (!zone.name.empty()) {
    return fmt::format("**{}**{}", ground_name(zone), tells ? fmt::format(" ({})", kind_name) : std::string());
  }
  if (zone.label.empty()) return fmt::format("**{}**", kind_name);
  return fmt::format("**{} {}**", kind_name, markdown_words(zone.label));
}

void ground(const Mission& mission, const std::vector<Zone>& zones, std::string_view title, BriefingText& text) {
  if (zones.empty()) return;
  text.heading(2, title);
  std::vector<std::string> entries;
  for (const auto& zone : zones) {
    auto words = titled(zone, find_zone_kind(*mission.system, zone.kind));
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
    if (board->level != 0) words += ", " + level_words(board->level);
    auto name = fmt::format("Board {}", boards.size() + 1);
    if (!board->label.empty()) name += fmt::format(" ({})", markdown_words(board->label));
    boards.push_back(name + ": " + words);
  }
  text.list(boards);
  text.paragraph(built_words(mission));
  const auto panels = panels_in_words(mission);
  if (!panels.empty()) text.paragraph(fmt::format("{}", fmt::join(panels, " ")));
  if (const auto addresses = addresses_in_words(mission); !addresses.empty()) text.paragraph(addresses);
  features(mission, text);
  hatchways(mission, text);
  markers(mission, text);
  links(mission, text);
}

void tell_zones_and_areas(const Mission& mission, BriefingText& text) {
  ground(mission, *mission.zones, "Zones", text);
  ground(mission, *mission.areas, "Areas", text);
}

}  // namespace bulkhead
