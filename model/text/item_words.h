// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "model/mission/mission.h"

/// What items say beside their texts, as players say it: whose they are, how often they are used, when they are scored.
/// Briefing and cards tell the same.
namespace bulkhead {

/// The name of the side of that id or role; where there is none, the id in words.
[[nodiscard]] std::string side_in_words(const Mission& mission, const Id& id);
/// What the system calls a kind; a word that it does not know as it stands.
[[nodiscard]] std::string kind_in_words(const std::vector<NamedKind>& kinds, const std::string& word);
/// How often something may be used: `once per battle`.
[[nodiscard]] std::string uses_in_words(const GameSystem& system, const std::string& uses);

/// What is placed, and what its author says of that: a sentence or two each.
[[nodiscard]] std::vector<std::string> placings_in_words(const Mission& mission, const std::vector<Placing>& placings,
                                                         const Item& item);
/// Those of a card: when it is played says when its things are placed.
[[nodiscard]] std::vector<Placing> places_of(const Stratagem& stratagem);

/// What a card costs: `1 CP`, `cost not known`.
[[nodiscard]] std::string cost_in_words(const Stratagem& stratagem);
/// An action's cost in an operative's action points, `1`; null where it has none.
[[nodiscard]] const std::string* action_points(const MissionAction& action);
/// When an action is begun and when it is done: `begun at the start of your Shooting phase`.
[[nodiscard]] std::vector<std::string> moments_in_words(const Mission& mission, const MissionAction& action);

/// What the mission calls the group that an objective is of; empty where it is of none.
[[nodiscard]] std::string group_in_words(const Mission& mission, const MissionObjective& objective);
/// The figures that hold for an objective as a whole: `starts with 40`, `gives 15 at most`.
[[nodiscard]] std::vector<std::string> bounds_in_words(const MissionObjective& objective);
/// When an objective is scored: `at the end of your Command phase, battle rounds 2 to 4, first player`.
[[nodiscard]] std::vector<std::string> scorings_in_words(const Mission& mission, const MissionObjective& objective);
/// Whether it is scored for each of something, and its text does not begin by saying so.
[[nodiscard]] bool wants_each(const Condition& condition);
/// `5`, `5 each, at least 5, at most 15`
[[nodiscard]] std::string points_in_words(const Condition& condition);
/// What they are for, of whom: `Attacker: they hold the bridge`.
[[nodiscard]] std::string condition_in_words(const Mission& mission, const MissionObjective& objective,
                                             const Condition& condition);
/// Whether it has conditions, and each gives no points, but the battle to a side or to whoever meets it.
[[nodiscard]] bool says_who_wins(const MissionObjective& objective);
/// Who wins by such a condition.
[[nodiscard]] std::string winner_in_words(const Mission& mission, const Condition& condition);

}  // namespace bulkhead
