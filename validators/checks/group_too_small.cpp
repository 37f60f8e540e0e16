// SPDX-License-Identifier: MIT
#include <algorithm>
#include <string>
#include <vector>

#include "model/base/plain_text.h"
#include "model/edit/edit.h"
#include "model/mission/names.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText group_too_small{"group-too-small",
                                      "as many objectives as a group plays can be picked; {group} plays {count}, and "
                                      "has {most}: {items}"};
constexpr MessageText too_few_on_table{"too-few-on-table",
                                       "as many objectives as a group plays can be rolled for; {group} plays {count}, "
                                       "and the rows of {table} name {most} of it: {items}; name more in rows, or let "
                                       "the group play fewer"};
constexpr MessageText rolled_on_nothing{"rolled-on-nothing",
                                        "a group that is rolled for names the table; {group} names none, so all of "
                                        "its objectives are played"};
constexpr MessageText rolled_without_die{"rolled-without-die",
                                         "a table that a group is rolled for on has a die; {table} has none, so all "
                                         "objectives of {group} are played"};

std::vector<const MissionObjective*> members_of(const Mission& mission, const ObjectiveGroup& group) {
  std::vector<const MissionObjective*> members;
  for (const auto& objective : *mission.objectives) {
    if (objective.group == group.id) members.push_back(&objective);
  }
  return members;
}

/// Those of them that a row names.
std::vector<const MissionObjective*> named_on(const MissionTable& table,
                                              const std::vector<const MissionObjective*>& members) {
  std::vector<const MissionObjective*> named;
  std::copy_if(members.begin(), members.end(), std::back_inserter(named), [&](const MissionObjective* objective) {
    return std::any_of(table.rows.begin(), table.rows.end(),
                       [&](const TableRow& row) { return row.item == objective->id; });
  });
  return named;
}

std::string names_of(const std::vector<const MissionObjective*>& objectives) {
  std::vector<std::string> names;
  names.reserve(objectives.size());
  for (const auto* objective : objectives) names.push_back(name_of(*objective));
  return names.empty() ? "none" : listed(names, " and ");
}

/// Where some may be picked, the group plays so many.
FixMaker with_count(const ObjectiveGroup& group, std::size_t most) {
  if (most == 0) return {};
  return one_fix(set_item<ObjectiveGroup>(group.id, {{"count", single(std::to_string(most))}}));
}

class Search {
 public:
  explicit Search(const Mission& mission) : mission_(mission) {}

  std::vector<Observation> run() {
    for (const auto& group : *mission_.objective_groups) {
      switch (group.pick) {
        case ObjectiveGroup::Pick::all: break;
        case ObjectiveGroup::Pick::roll: look_at_rolled(group); break;
        case ObjectiveGroup::Pick::choose:
        case ObjectiveGroup::Pick::secret: look_at_chosen(group); break;
      }
    }
    return std::move(observations_);
  }

 private:
  void report(const ObjectiveGroup& group, Message message, FixMaker fixes = {}) {
    observations_.push_back({std::move(message), {address_of(group.id)}, std::move(fixes)});
  }

  void look_at_chosen(const ObjectiveGroup& group) {
    const auto members = members_of(mission_, group);
    if (members.size() >= static_cast<std::size_t>(group.count)) return;
    report(group,
           message<group_too_small>(arg<"group">(name_of(group)), arg<"count">(group.count),
                                    arg<"most">(members.size()), arg<"items">(names_of(members))),
           with_count(group, members.size()));
  }

  void look_at_rolled(const ObjectiveGroup& group) {
    if (!group.table) return report(group, message<rolled_on_nothing>(arg<"group">(name_of(group))));
    const auto table = std::find_if(mission_.tables->begin(), mission_.tables->end(),
                                    [&](const MissionTable& each) { return each.id == *group.table; });
    // Another check finds that.
    if (table == mission_.tables->end()) return;
    if (!table->die) {
      return report(group, message<rolled_without_die>(arg<"table">(name_of(*table)), arg<"group">(name_of(group))));
    }
    const auto named = named_on(*table, members_of(mission_, group));
    if (named.size() >= static_cast<std::size_t>(group.count)) return;
    report(group,
           message<too_few_on_table>(arg<"group">(name_of(group)), arg<"count">(group.count),
                                     arg<"table">(name_of(*table)), arg<"most">(named.size()),
                                     arg<"items">(names_of(named))),
           with_count(group, named.size()));
  }

  const Mission& mission_;
  std::vector<Observation> observations_;
};

}  // namespace

Check group_too_small_check() {
  return {.key = "group-too-small",
          .title = "Group with too few objectives",
          .group = Check::Group::missions,
          .level = Level::warning,
          .rule =
              "A group of objectives of which some are picked has as many as are picked. Where it is rolled for, it "
              "names a table, the table has a die, and so many of its objectives are named by rows of it.",
          .reason = "Fewer are played than the mission says; where nothing can be rolled for, all are.",
          .places = "the group",
          .remedy = "Name more objectives in the rows, put more into the group, or let it play fewer.",
          .messages = {group_too_small, too_few_on_table, rolled_on_nothing, rolled_without_die},
          .pictured = false,
          .run = [](const CheckContext& context) { return Search(context.mission).run(); }};
}

}  // namespace bulkhead
