// SPDX-License-Identifier: MIT
#include "workbench/mission_on.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "model/base/article.h"
#include "model/base/numbered_id.h"
#include "model/edit/edit.h"
#include "model/mission/items.h"
#include "workbench/all_checks.h"
#include "workbench/checking.h"

namespace bulkhead {
namespace {

/// What a mission may name that only a battlefield has.
constexpr std::array<std::string_view, 3> checks_of_maps = {"unknown-reference", "label-not-on-map", "kind-not-on-map"};

/// Without its battlefield, and what was said of that.
Mission without_battlefield(Mission mission) {
  mission.sets.clear();
  mission.boards.clear();
  mission.zones = {};
  mission.areas = {};
  mission.markers = {};
  mission.links = {};
  mission.battlefield_extras = {};
  const auto is_elsewhere = [&](const Address& address) {
    const auto* object = std::get_if<ObjectAddress>(&address);
    return object == nullptr || !has_object(mission, object->id);
  };
  auto waivers = *mission.waivers;
  std::erase_if(waivers,
                [&](const Waiver& waiver) { return std::any_of(waiver.at.begin(), waiver.at.end(), is_elsewhere); });
  mission.waivers = std::move(waivers);
  auto notes = *mission.notes;
  std::erase_if(notes, [&](const Note& note) { return note.at && is_elsewhere(*note.at); });
  mission.notes = std::move(notes);
  return mission;
}

/// With nothing but its battlefield, its sides and what is said of them.
Mission only_battlefield(Mission mission) {
  for_each_item_list(mission, [](auto& list) { list = {}; });
  mission.briefing = {};
  const auto is_gone = [&](const Address& address) {
    const auto* object = std::get_if<ObjectAddress>(&address);
    return object != nullptr && !has_object(mission, object->id);
  };
  auto waivers = *mission.waivers;
  std::erase_if(waivers, [&](const Waiver& waiver) {
    return waiver.at.empty() || std::any_of(waiver.at.begin(), waiver.at.end(), is_gone);
  });
  mission.waivers = std::move(waivers);
  auto notes = *mission.notes;
  std::erase_if(notes, [&](const Note& note) { return !note.at || is_gone(*note.at); });
  mission.notes = std::move(notes);
  return mission;
}

void rename(Mission& mission, const Id& from, const Id& to) {
  if (auto renamed = RenameObject{from, to}.apply(mission)) mission = std::move(*renamed);
}

/// Puts a mission and a battlefield together.
class Joining {
 public:
  Joining(const Mission& mission, const Mission& field)
      : mission_(without_battlefield(mission)), field_(only_battlefield(field)) {}

  MissionOn join() {
    const auto sides = sides_apart();
    give_free_ids();
    for (const auto& [side, partner] : sides) rename(field_, side, partner);
    mission_.sets = field_.sets;
    mission_.boards = field_.boards;
    mission_.zones = field_.zones;
    mission_.areas = field_.areas;
    mission_.markers = field_.markers;
    mission_.links = field_.links;
    mission_.battlefield_extras = field_.battlefield_extras;
    append(mission_.waivers, *field_.waivers);
    append(mission_.notes, *field_.notes);
    take_definitions();
    take_head();
    return {std::move(mission_), std::move(remarks_)};
  }

 private:
  /// Gives each of the field's sides an id that nothing has, with the mission's side that it becomes.
  std::vector<std::pair<Id, Id>> sides_apart() {
    auto left = *mission_.sides;
    auto all = left;
    const auto take = [&](const auto& found) {
      auto id = found->id;
      left.erase(found);
      return id;
    };
    std::vector<std::optional<Id>> partners;
    const auto of_field = *field_.sides;
    for (const auto& side : of_field) {
      const auto same = std::find_if(left.begin(), left.end(), [&](const Side& other) { return other.id == side.id; });
      partners.push_back(same == left.end() ? std::nullopt : std::optional(take(same)));
    }
    std::vector<std::pair<Id, Id>> result;
    for (std::size_t index = 0; index < of_field.size(); ++index) {
      auto partner = partners[index];
      if (!partner && !left.empty()) partner = take(left.begin());
      if (!partner) {
        auto further = of_field[index];
        further.id = free_id(mission_, further.id);
        partner = further.id;
        all.push_back(std::move(further));
      }
      const auto apart = free_in_both(Id("moved-side"));
      rename(field_, of_field[index].id, apart);
      result.emplace_back(apart, *partner);
    }
    mission_.sides = std::move(all);
    return result;
  }

  /// An id that neither the mission nor the field has.
  [[nodiscard]] Id free_in_both(const Id& wanted) const {
    return numbered_until_free(wanted,
                               [&](const Id& id) { return has_object(mission_, id) || has_object(field_, id); });
  }

  /// To what of the battlefield has an id that the mission has taken.
  void give_free_ids() {
    for (const auto& object : named_objects(field_)) {
      const auto taken_by = object_kind(mission_, object.id);
      if (taken_by.empty()) continue;
      const auto id = free_in_both(object.id);
      remarks_.push_back(fmt::format("the {} {} is now called {}: the mission has {} of that id", object.what,
                                     object.id.text(), id.text(), with_article(taken_by)));
      rename(field_, object.id, id);
    }
  }

  /// The kinds and types of terrain that the battlefield names and the mission's system lacks.
  void take_definitions() {
    auto system = *mission_.system;
    const auto& from = *field_.system;
    const auto add = [](const Id& id, const auto& theirs, auto& ours) {
      const auto has_id = [&](const auto& kind) { return kind.id == id; };
      const auto found = std::find_if(theirs.begin(), theirs.end(), has_id);
      if (found != theirs.end() && std::none_of(ours.begin(), ours.end(), has_id)) ours.push_back(*found);
    };
    for (const auto& zone : *field_.zones) add(zone.kind, from.zone_kinds, system.zone_kinds);
    for (const auto& area : *field_.areas) add(area.kind, from.zone_kinds, system.zone_kinds);
    for (const auto& marker : *field_.markers) add(marker.kind, from.marker_kinds, system.marker_kinds);
    for (const auto& link : *field_.links) add(link.kind, from.link_kinds, system.link_kinds);
    for (const auto& used : field_.sets) {
      for (const auto& kind : used.set->feature_kinds) {
        for (const auto& part : kind.parts) {
          for (const auto& type : part.types) add(type, from.terrain_types, system.terrain_types);
        }
      }
    }
    if (system != *mission_.system) mission_.system = std::move(system);
  }

  void take_head() {
    auto head = *mission_.head;
    head.balance = field_.head->balance;
    const auto& season = field_.head->season;
    head.season = season && find_season(*mission_.system, *season) != nullptr ? season : std::nullopt;
    mission_.head = std::move(head);
  }

  template <typename T>
  static void append(Part<std::vector<T>>& part, const std::vector<T>& more) {
    auto all = *part;
    all.insert(all.end(), more.begin(), more.end());
    part = std::move(all);
  }

  Mission mission_;
  Mission field_;
  std::vector<std::string> remarks_;
};

}  // namespace

MissionOn mission_on(const Mission& mission, const Mission& field) {
  auto result = Joining(mission, field).join();
  auto checks = all_checks();
  std::erase_if(checks, [](const Check& check) {
    return std::find(checks_of_maps.begin(), checks_of_maps.end(), check.key) == checks_of_maps.end();
  });
  const auto context = check_context(result.mission, {}, Snapshot::make(result.mission));
  for (const auto& finding : run_checks(checks, context).findings) {
    auto said = to_text(finding.message);
    const bool again = std::find(result.remarks.begin(), result.remarks.end(), said) != result.remarks.end();
    if (!finding.waived && !again) result.remarks.push_back(std::move(said));
  }
  return result;
}

}  // namespace bulkhead
