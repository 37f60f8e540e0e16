// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "editor/tools/pointing/pointing.h"
#include "editor/tools/selection/selection.h"
#include "rendering/map/map_painter.h"

namespace bulkhead {

/// The kinds of things on a map that can be hidden and, unless they are only words, locked.
enum class MapClass : unsigned char { walls, terrain, zones, areas, markers, links, names, overlay_words };

/// What commands, panel and settings need to know of one. Texts are English; show them through `translate`.
struct MapClassInfo {
  MapClass what;
  /// Never changed once published: settings keep it, and the commands are `layer.hide.walls` and `layer.lock.walls`.
  std::string_view key;
  std::string_view name;
  std::string_view hide;
  std::string_view hide_help;
  /// Empty for what cannot be locked.
  std::string_view lock;
  std::string_view lock_help;
};
/// In the order of the painting, from below.
[[nodiscard]] const std::array<MapClassInfo, 8>& map_classes();

/// What a user wants neither to see nor to touch. The mission knows nothing of it.
struct MapClasses {
  std::set<MapClass> hidden;
  std::set<MapClass> locked;
  friend bool operator==(const MapClasses&, const MapClasses&) = default;

  /// What cannot be touched: what is hidden as well.
  [[nodiscard]] std::set<MapClass> barred() const;
};

/// Why nothing of this kind can be changed, in the user's language: it is locked, or hidden; empty where it can.
[[nodiscard]] std::string why_barred(const MapClasses& classes, MapClass what);

/// Keys in the order of the list, parted by blanks, and back; words that are no keys are left out.
[[nodiscard]] std::string to_text(const std::set<MapClass>& classes);
[[nodiscard]] std::set<MapClass> parse_map_classes(std::string_view text);

/// Of what kind the thing at an address is; nothing for cells and for what is not on the map.
[[nodiscard]] std::optional<MapClass> class_of(const Mission& mission, const Address& address);
/// What of a selection is of none of these.
[[nodiscard]] Selection without(const Mission& mission, const Selection& selection, const std::set<MapClass>& classes);
/// The same of what is under a point.
[[nodiscard]] Hit without(Hit hit, const std::set<MapClass>& classes);
/// Takes them off a map whose labels are not placed yet.
void leave_out(MapPlan& plan, const std::set<MapClass>& classes);

/// The first of these kinds of which something differs between two missions with the same boards.
[[nodiscard]] std::optional<MapClass> changed_class(const Mission& before, const Mission& after,
                                                    const std::set<MapClass>& classes);

}  // namespace bulkhead
