// SPDX-License-Identifier: MIT
#include "editor/tools/view/map_classes.h"

#include <algorithm>

#include "editor/tools/words/translate.h"
#include "model/base/plain_text.h"
#include "model/mission/on_boards.h"
#include "rendering/map/labels.h"

namespace bulkhead {
namespace {

bool same_things(const Mission& a, const Mission& b, MapClass what) {
  const auto on_boards = [&](const auto& same) {
    return std::equal(a.boards.begin(), a.boards.end(), b.boards.begin(), b.boards.end(),
                      [&](const auto& one, const auto& other) { return one.same_object(other) || same(*one, *other); });
  };
  switch (what) {
    case MapClass::walls:
      return on_boards([](const Board& one, const Board& other) {
        return one.ground == other.ground && one.pieces == other.pieces;
      });
    case MapClass::terrain:
      return on_boards([](const Board& one, const Board& other) { return one.features == other.features; });
    case MapClass::zones: return a.zones == b.zones;
    case MapClass::areas: return a.areas == b.areas;
    case MapClass::markers: return a.markers == b.markers;
    case MapClass::links: return a.links == b.links;
    case MapClass::names:
    case MapClass::overlay_words: break;
  }
  return true;
}

}  // namespace

const std::array<MapClassInfo, 8>& map_classes() {
  static constexpr std::array all = {
      MapClassInfo{MapClass::zones, "zones", marked("Zones"), marked("Hide zones"),
                   marked("Do not show the zones of the sides"), marked("Lock zones"),
                   marked("Leave zones where they are")},
      MapClassInfo{MapClass::areas, "areas", marked("Areas"), marked("Hide areas"), marked("Do not show named areas"),
                   marked("Lock areas"), marked("Leave areas where they are")},
      MapClassInfo{MapClass::terrain, "terrain", marked("Terrain"), marked("Hide terrain"),
                   marked("Do not show terrain features"), marked("Lock terrain"),
                   marked("Leave terrain features where they are")},
      MapClassInfo{MapClass::walls, "walls", marked("Walls and hatchways"), marked("Hide walls and hatchways"),
                   marked("Do not show walls, hatchways and pillars"), marked("Lock walls and hatchways"),
                   marked("Leave walls, hatchways and pillars as they are")},
      MapClassInfo{MapClass::links, "links", marked("Links"), marked("Hide links"),
                   marked("Do not show what leads from one place to another"), marked("Lock links"),
                   marked("Leave links as they are")},
      MapClassInfo{MapClass::markers, "markers", marked("Markers"), marked("Hide markers"),
                   marked("Do not show objectives and other markers"), marked("Lock markers"),
                   marked("Leave objectives and other markers where they are")},
      MapClassInfo{MapClass::names, "names", marked("Names"), marked("Hide names"),
                   marked("Do not write names on the map"), "", ""},
      MapClassInfo{MapClass::overlay_words, "overlay-words", marked("Words of overlays"),
                   marked("Hide words of overlays"), marked("Show overlays without their figures"), "", ""}};
  return all;
}

std::set<MapClass> MapClasses::barred() const {
  auto all = hidden;
  all.insert(locked.begin(), locked.end());
  return all;
}

std::string why_barred(const MapClasses& classes, MapClass what) {
  const auto& all = map_classes();
  const auto info = std::find_if(all.begin(), all.end(), [&](const auto& each) { return each.what == what; });
  if (classes.locked.contains(what)) return translate("{}: locked, see the page Overlays", {translate(info->name)});
  return classes.hidden.contains(what) ? translate("{}: hidden, see the page Overlays", {translate(info->name)})
                                       : std::string();
}

std::string to_text(const std::set<MapClass>& classes) {
  std::string text;
  for (const auto& info : map_classes()) {
    if (classes.contains(info.what)) text += (text.empty() ? "" : " ") + std::string(info.key);
  }
  return text;
}

std::set<MapClass> parse_map_classes(std::string_view text) {
  std::set<MapClass> classes;
  for (const auto& word : split_words(text)) {
    for (const auto& info : map_classes()) {
      if (word == info.key) classes.insert(info.what);
    }
  }
  return classes;
}

std::optional<MapClass> class_of(const Mission& mission, const Address& address) {
  const auto* object = std::get_if<ObjectAddress>(&address);
  if (object == nullptr) {
    return std::holds_alternative<CellAddress>(address) ? std::nullopt : std::optional(MapClass::walls);
  }
  if (find_marker(mission, object->id) != nullptr) return MapClass::markers;
  if (find_zone(mission, object->id) != nullptr) return MapClass::zones;
  if (find_area(mission, object->id) != nullptr) return MapClass::areas;
  if (find_on_boards(mission, &Board::features, object->id).thing != nullptr) return MapClass::terrain;
  if (find_on_boards(mission, &Board::pieces, object->id).thing != nullptr) return MapClass::walls;
  return std::nullopt;
}

Selection without(const Mission& mission, const Selection& selection, const std::set<MapClass>& classes) {
  if (classes.empty() || selection.board()) return selection;
  std::vector<Address> left;
  for (const auto& address : selection.addresses()) {
    const auto what = class_of(mission, address);
    if (!what || !classes.contains(*what)) left.push_back(address);
  }
  return Selection(std::move(left));
}

Hit without(Hit hit, const std::set<MapClass>& classes) {
  for (const auto what : classes) {
    switch (what) {
      case MapClass::walls:
        hit.piece.reset();
        hit.node.reset();
        hit.edge.reset();
        break;
      case MapClass::terrain: hit.feature.reset(); break;
      case MapClass::zones: hit.zones.clear(); break;
      case MapClass::areas: hit.areas.clear(); break;
      case MapClass::markers: hit.marker.reset(); break;
      case MapClass::links:
      case MapClass::names:
      case MapClass::overlay_words: break;
    }
  }
  return hit;
}

void leave_out(MapPlan& plan, const std::set<MapClass>& classes) {
  if (classes.empty()) return;
  for (const auto what : classes) {
    switch (what) {
      case MapClass::walls:
        plan.walls.clear();
        plan.hatchways.clear();
        plan.pillars.clear();
        plan.wall_ends.clear();
        break;
      case MapClass::terrain: plan.features.clear(); break;
      case MapClass::zones: std::erase_if(plan.zones, [](const ZoneShape& zone) { return !zone.is_area; }); break;
      case MapClass::areas: std::erase_if(plan.zones, [](const ZoneShape& zone) { return zone.is_area; }); break;
      case MapClass::markers: plan.markers.clear(); break;
      case MapClass::links: plan.links.clear(); break;
      case MapClass::names:
      case MapClass::overlay_words: break;
    }
  }
  plan.label_requests = classes.contains(MapClass::names) ? std::vector<LabelRequest>() : requests_of(plan);
}

std::optional<MapClass> changed_class(const Mission& before, const Mission& after, const std::set<MapClass>& classes) {
  if (before.boards.size() != after.boards.size()) return std::nullopt;
  const auto found =
      std::find_if(classes.begin(), classes.end(), [&](MapClass what) { return !same_things(before, after, what); });
  return found == classes.end() ? std::nullopt : std::optional(*found);
}

}  // namespace bulkhead
