// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <set>

#include "model/edit/edit.h"
#include "model/mission/fields.h"
#include "model/mission/roles.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText unplayed_role{"unknown-role",
                                    "a role that something is for is played by a side; nobody plays {role}, for whom "
                                    "{item} is"};
constexpr MessageText shared_role{"shared-role", "a role is played by one side; {role} is played by {sides}"};
constexpr MessageText strange_role{"strange-role", "a side plays a role that items can name; {side} plays {role}"};

/// One edit for each side without a role: it plays this one.
FixMaker played_by_each_idle_side(const Id& role) {
  return [role](const CheckContext& checked) {
    std::vector<Edit> edits;
    for (const auto& side : *checked.mission.sides) {
      if (!side.role) edits.emplace_back(PutSide{side.id, side.name, role});
    }
    return edits;
  };
}

std::string name_of_thing(const Item& item) { return name_of(item); }
std::string name_of_thing(const Force& force) { return fmt::format("the force #{}", force.id.text()); }

/// The roles that a thing and the rows of its lists name and no side plays.
template <typename T>
void look_at(const Mission& mission, const T& thing, std::vector<Observation>& observations) {
  std::set<Id> said;
  for_each_member<std::optional<Id>>(thing, [&](const FieldInfo& field, const std::optional<Id>& word) {
    if (field.form != FieldForm::side || !word || !is_role(word->text())) return;
    if (side_named(mission, *word) != nullptr || !said.insert(*word).second) return;
    observations.push_back({message<unplayed_role>(arg<"role">(word->text()), arg<"item">(name_of_thing(thing))),
                            {address_of(thing.id)},
                            played_by_each_idle_side(*word)});
  });
}

void look_at_sides(const Mission& mission, std::vector<Observation>& observations) {
  for (const auto& side : *mission.sides) {
    if (!side.role) continue;
    std::vector<std::string> players;
    std::vector<Address> addresses;
    for (const auto& other : *mission.sides) {
      if (other.role != side.role) continue;
      players.push_back(name_of(mission, other.id));
      addresses.push_back(address_of(other.id));
    }
    const auto take_away = one_fix(SetField{side.id, {"role", single("")}});
    if (!is_role(side.role->text())) {
      observations.push_back(
          {message<strange_role>(arg<"side">(name_of(mission, side.id)), arg<"role">(side.role->text())),
           {address_of(side.id)},
           take_away});
    } else if (addresses.size() > 1 && addresses.front() == address_of(side.id)) {
      observations.push_back(
          {message<shared_role>(arg<"role">(side.role->text()), arg<"sides">(listed(players, " and "))), addresses,
           one_fix([last = side.role](const CheckContext& checked) -> std::optional<Edit> {
             std::optional<Edit> edit;
             for (const auto& played : *checked.mission.sides) {
               if (played.role == last) edit = SetField{played.id, {"role", single("")}};
             }
             return edit;
           })});
    }
  }
}

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  look_at_sides(context.mission, observations);
  for (const auto& force : *context.mission.forces) look_at(context.mission, force, observations);
  for_each_item(context.mission, [&](const auto& item) { look_at(context.mission, item, observations); });
  return observations;
}

}  // namespace

Check unknown_role_check() {
  return {.key = "unknown-role",
          .title = "Role that nobody plays",
          .group = Check::Group::missions,
          .level = Level::error,
          .rule = "Each role that items and forces name is played by a side, and by one only.",
          .reason = "Items of the library say `attacker` or `player-a`, as they do not know what sides are called.",
          .places = "the item or force, or the sides",
          .remedy = "Say which side plays the role.",
          .messages = {unplayed_role, shared_role, strange_role},
          .pictured = false,
          .run = run};
}

}  // namespace bulkhead
