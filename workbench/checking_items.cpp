// SPDX-License-Identifier: MIT
#include "workbench/checking_items.h"

#include <algorithm>
#include <array>
#include <set>

#include "model/library/item_references.h"
#include "model/text/live_texts.h"
#include "model/text/references.h"
#include "validators/engine/unknown_ids.h"

namespace bulkhead {
namespace {

/// Checks that hold an item against the map.
constexpr std::array<std::string_view, 3> checks_of_maps = {"kind-not-on-map", "label-not-on-map", "unused-label"};

void add_kinds(const LibraryItem& item, GameSystem& system) {
  const auto add = [](const auto& from, auto& to) {
    for (const auto& kind : from) {
      const bool known = std::any_of(to.begin(), to.end(), [&](const auto& other) { return other.id == kind.id; });
      if (!known) to.push_back(kind);
    }
  };
  add(item.zone_kinds, system.zone_kinds);
  add(item.marker_kinds, system.marker_kinds);
  add(item.link_kinds, system.link_kinds);
}

/// The sides that an item names, in its fields and its texts.
std::set<Id> sides_of(const AnyItem& item) {
  std::set<Id> sides;
  for_each_id(item, FieldForm::side, [&](const Id& id) { sides.insert(id); });
  for_each_text(item, [&](const std::string& text) {
    for (const auto& piece : parse_text(text)) {
      if (!piece.reference || piece.reference->what != "side") continue;
      if (const auto id = Id::parse(piece.reference->name)) sides.insert(*id);
    }
  });
  return sides;
}

void put(const AnyItem& item, Mission& mission) {
  std::visit(
      [&]<typename T>(const T& known) {
        auto& list = list_of<T>(mission);
        auto items = *list;
        items.push_back(known);
        list = std::move(items);
      },
      item);
}

Mission mission_of(const LibraryItem& item, GameSystem system) {
  add_kinds(item, system);
  Mission mission;
  mission.system = std::move(system);
  std::set<Id> sides = sides_of(item.item);
  put(item.item, mission);
  for (const auto& named : item.with) {
    sides.merge(sides_of(named));
    put(named, mission);
  }
  mission.objective_groups = item.groups;
  std::vector<Side> list;
  for (const auto& side : sides) {
    if (!has_object(mission, side)) list.push_back({side, side.text(), {}});
  }
  mission.sides = std::move(list);
  return mission;
}

/// Whether a reference in a text, as findings name it, leads to something that only missions have.
bool leads_to_a_mission(std::string_view reference) {
  const auto colon = reference.find(':');
  return reference.starts_with('{') && colon != std::string_view::npos && reference.substr(1, colon - 1) != "table";
}

std::string_view argument(const Finding& finding, std::string_view wanted) {
  for (const auto& [name, value] : finding.message.arguments) {
    if (name == wanted) return value;
  }
  return {};
}

/// Whether it is that the item names something that only missions have: an object, a group, a zone, a kind of
/// terrain feature.
bool is_about_a_mission(const Finding& finding) {
  const auto what = argument(finding, "what");
  if (finding.key == "unknown-reference") {
    return leads_to_a_mission(argument(finding, "name")) || what == called(FieldNames::group) ||
           what == called(FieldNames::ground);
  }
  const bool misspelt = !argument(finding, "meant").empty();
  return finding.key == "unknown-word" && what == called(FieldNames::placed_kind) && !misspelt;
}

bool is_about_the_item(const Finding& finding, const Mission& mission) {
  if (std::find(checks_of_maps.begin(), checks_of_maps.end(), finding.key) != checks_of_maps.end()) return false;
  if (is_about_a_mission(finding)) return false;
  return std::any_of(finding.addresses.begin(), finding.addresses.end(), [&](const Address& address) {
    const auto* object = std::get_if<ObjectAddress>(&address);
    return object != nullptr && find_item(mission, object->id);
  });
}

}  // namespace

Result<CheckedItem> check_item(const LibraryItem& item, const Definitions& definitions, const CheckRules& rules,
                               std::stop_token stop) {
  return definitions.system(item.system).map([&](GameSystem system) {
    auto mission = mission_of(item, std::move(system));
    auto report = check_mission(mission, rules, std::move(stop));
    std::erase_if(report.findings, [&](const Finding& finding) { return !is_about_the_item(finding, mission); });
    return CheckedItem{std::move(mission), std::move(report)};
  });
}

}  // namespace bulkhead
