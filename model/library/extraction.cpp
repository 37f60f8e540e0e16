// SPDX-License-Identifier: MIT
#include "model/library/extraction.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "model/library/item_references.h"
#include "model/mission/placed_features.h"
#include "model/mission/roles.h"
#include "model/text/live_texts.h"
#include "model/text/references.h"

namespace bulkhead {
namespace {

/// Takes an item and what it names out of a mission.
class Extractor {
 public:
  Extractor(const Mission& mission, const FindInLua& find_in_lua) : mission_(mission), find_in_lua_(find_in_lua) {}

  Extraction take(const AnyItem& item) {
    taken_.insert(base_of(item).id);
    Extraction result{{for_library(item), mission_.system->id}, {}};
    with_ = &result.item;
    remarks_ = &result.remarks;
    look_at(item);
    // What comes along may name more.
    for (std::size_t next = 0; next < named_.size();) {
      const auto named = named_[next++];
      result.item.with.push_back(for_library(named));
      look_at(named);
    }
    return result;
  }

 private:
  [[nodiscard]] AnyItem for_library(AnyItem item) const {
    base_of(item).origin.reset();
    return with_roles(mission_, std::move(item));
  }

  void look_at(const AnyItem& item) {
    item_ = base_of(item).id.text();
    for_each_text(item, [&](const std::string& text) {
      for (const auto& piece : parse_text(text)) {
        if (piece.reference) look_at(*piece.reference);
      }
    });
    for_each_id(item, FieldForm::object, [&](const Id& id) { look_at_object(id); });
    for_each_id(item, FieldForm::side, [&](const Id& id) { look_at_side(id); });
    std::visit(
        [&](const auto& known) {
          for_each_member<Id>(known, [&](const FieldInfo& field, const Id& id) {
            if (field.form == FieldForm::kind && !take_marker_kind(id)) say_what_set_has(id);
          });
          for_each_member<std::string>(known, [&](const FieldInfo& field, const std::string& text) {
            if (field.form == FieldForm::lua) look_at_lua(text);
          });
        },
        item);
  }

  void look_at(const Reference& reference) {
    const auto id = Id::parse(reference.name);
    if (reference.what == "side") {
      if (id) look_at_side(*id);
    } else if (const auto* kind = find_item_info(reference.what); kind != nullptr && kind->key == reference.what) {
      if (id) take_item(*id, kind);
    } else if (!reference.what.empty() && resolve(reference, nullptr, mission_)) {
      remark(fmt::format("#{} names {}, which is on the map and stays behind", item_, to_text(reference)));
    }
  }

  void look_at_object(const Id& id) {
    if (take_item(id) || take_group(id)) return;
    if (const auto kind = object_kind(mission_, id); !kind.empty()) {
      remark(fmt::format("#{} names the {} {}, which stays behind", item_, kind, id.text()));
      return;
    }
    take_kind(find_zone_kind(*mission_.system, id), with_->zone_kinds);
  }

  void look_at_side(const Id& id) {
    const auto* side = find_side(mission_, id);
    if (side == nullptr) {
      if (!is_role(id.text())) remark(fmt::format("#{} names the side {}, which there is not", item_, id.text()));
      return;
    }
    if (role_of(mission_, *side)) return;
    remark(
        fmt::format("#{} names the side {}, which plays no role that no other plays, and so means nothing elsewhere; "
                    "give it one, as with `set #{} role attacker`",
                    item_, id.text(), id.text()));
  }

  void look_at_lua(std::string_view lua) {
    if (!find_in_lua_ || lua.empty()) return;
    const auto named = find_in_lua_(lua);
    for (const auto& table : named.tables) take_item(table, &info_of<MissionTable>());
    // Lua may mean any of them.
    for (const auto& kind : named.kinds) {
      take_kind(find_zone_kind(*mission_.system, kind), with_->zone_kinds);
      take_marker_kind(kind);
      take_kind(find_link_kind(*mission_.system, kind), with_->link_kinds);
    }
  }

  /// Whether there is such an item, of this kind if one is given.
  bool take_item(const Id& id, const ThingInfo* kind = nullptr) {
    auto item = find_item(mission_, id);
    if (!item || (kind != nullptr && &info_of(*item) != kind)) return false;
    if (taken_.insert(id).second) named_.push_back(std::move(*item));
    return true;
  }

  bool take_group(const Id& id) {
    const auto& groups = *mission_.objective_groups;
    const auto found =
        std::find_if(groups.begin(), groups.end(), [&](const ObjectiveGroup& group) { return group.id == id; });
    if (found == groups.end()) return false;
    if (taken_.insert(id).second) {
      with_->groups.push_back(*found);
      if (found->table) look_at_object(*found->table);
    }
    return true;
  }

  /// Whether the system has such a kind of markers. Objectives are every system's own and stay.
  bool take_marker_kind(const Id& id) {
    const auto* kind = find_marker_kind(*mission_.system, id);
    if (id.text() != objective_kind) take_kind(kind, with_->marker_kinds);
    return kind != nullptr;
  }
  template <typename Kind>
  static void take_kind(const Kind* kind, std::vector<Kind>& kinds) {
    if (kind == nullptr) return;
    const bool known = std::any_of(kinds.begin(), kinds.end(), [&](const Kind& other) { return other.id == kind->id; });
    if (!known) kinds.push_back(*kind);
  }

  void say_what_set_has(const Id& kind) {
    if (find_feature_kind(mission_, kind) == nullptr) return;
    remark(fmt::format("#{} places the terrain feature {}, which is of a terrain set and stays behind", item_,
                       kind.text()));
  }

  void remark(std::string words) {
    const bool said = std::find(remarks_->begin(), remarks_->end(), words) != remarks_->end();
    if (!said) remarks_->push_back(std::move(words));
  }

  const Mission& mission_;
  const FindInLua& find_in_lua_;
  /// The items and groups that are in the extraction or will be.
  std::set<Id> taken_;
  std::vector<AnyItem> named_;
  LibraryItem* with_ = nullptr;
  std::vector<std::string>* remarks_ = nullptr;
  /// The id of the item that is looked at.
  std::string item_;
};

}  // namespace

Result<Extraction> extracted(const Mission& mission, const Id& id, const FindInLua& find_in_lua) {
  const auto item = find_item(mission, id);
  if (item) return Extractor(mission, find_in_lua).take(*item);
  return fail(fmt::format("There is no item or force with the id {}", id.text()));
}

AnyItem with_roles(const Mission& mission, AnyItem item) {
  for_each_id(item, FieldForm::side, [&](Id& id) {
    const auto* side = find_side(mission, id);
    if (side != nullptr) id = role_of(mission, *side).value_or(id);
  });
  for_each_text(item, [&](std::string& text) {
    for (const auto& piece : parse_text(text)) {
      if (!piece.reference || piece.reference->what != "side") continue;
      const auto id = Id::parse(piece.reference->name);
      const auto* side = id ? find_side(mission, *id) : nullptr;
      const auto role = side == nullptr ? std::nullopt : role_of(mission, *side);
      if (role) text = with_references_renamed(text, "side", id->text(), role->text());
    }
  });
  return item;
}

}  // namespace bulkhead
