// SPDX-License-Identifier: MIT
#include "editor/tools/inspector/titles.h"

#include <algorithm>
#include <array>
#include <map>

#include "editor/tools/inspector/rows.h"
#include "editor/tools/words/translate.h"
#include "model/mission/moments.h"

namespace bulkhead {
namespace {

struct Titled {
  std::string_view word;
  std::string_view title;
};

constexpr std::array whole_moments = {
    Titled{"battle-start", marked("Start of the battle")},   Titled{"battle-end", marked("End of the battle")},
    Titled{"before-test", marked("Before a test")},          Titled{"after-roll", marked("After a roll")},
    Titled{"unit-set-up", marked("A unit is set up")},       Titled{"unit-arrives", marked("A unit arrives")},
    Titled{"unit-destroyed", marked("A unit is destroyed")}, Titled{"unit-moved", marked("A unit has moved")},
    Titled{"before-charge", marked("Before a charge")},      Titled{"before-advance", marked("Before an advance")},
    Titled{"before-fight", marked("Before a fight")},        Titled{"before-shooting", marked("Before shooting")},
    Titled{"after-fight", marked("After a fight")},          Titled{"after-shooting", marked("After shooting")},
    Titled{"attack-on-door", marked("A door is attacked")},  Titled{"hatchway-opened", marked("A hatchway is opened")}};

/// Words that are usual where the system has no list of its own.
constexpr std::array usual_words = {Titled{"end-game", marked("End of the game")},
                                    Titled{"progressive", marked("Progressive")},
                                    Titled{"tie-break", marked("Tie-break")},
                                    Titled{"victory", marked("Wins outright")},
                                    Titled{"battle", marked("once per battle")},
                                    Titled{"phase", marked("once per phase")},
                                    Titled{"round", marked("once per round")},
                                    Titled{"turn", marked("once per turn")},
                                    Titled{"unlimited", marked("any number of times")},
                                    Titled{"primary", marked("Primary")},
                                    Titled{"secondary", marked("Secondary")}};

template <std::size_t Count>
const Titled* find_titled(const std::array<Titled, Count>& all, std::string_view word) {
  const auto found = std::find_if(all.begin(), all.end(), [&](const Titled& each) { return each.word == word; });
  return found == all.end() ? nullptr : &*found;
}

/// Whose turn a moment lies in: anybody's, one's own, the opponent's.
struct Prefix {
  std::string_view word;
  std::string_view start;
  std::string_view end;
  std::string_view step;
};
constexpr std::array prefixes = {
    Prefix{"own-", marked("Start of your {}"), marked("End of your {}"), marked("Your step: {}")},
    Prefix{"opponent-", marked("Start of the opponent's {}"), marked("End of the opponent's {}"),
           marked("The opponent's step: {}")},
    Prefix{"", marked("Start of the {}"), marked("End of the {}"), marked("Step: {}")}};

std::string named_or(const std::string& name, std::string_view usual) { return name.empty() ? translate(usual) : name; }

/// Empty for what is no step of the set-up.
std::string set_up_title(const GameSystem& system, std::string_view moment) {
  const auto found = set_up_step_of(system, moment);
  if (!found) return {};
  const auto& name = name_or_id(*found->step);
  switch (found->when) {
    case SetUpMoment::When::step: return translate("Set-up: {}", {name});
    case SetUpMoment::When::start: return translate("Set-up, before: {}", {name});
    case SetUpMoment::When::end: return translate("Set-up, after: {}", {name});
  }
  return {};
}

/// Empty for what is no moment of a round, turn, phase or step.
std::string moment_in_play(const GameSystem& system, const Prefix& prefix, std::string_view moment) {
  const auto& sequence = system.sequence;
  const auto ends_of = [&](std::string_view id, const std::string& name) -> std::string {
    if (!moment.starts_with(id)) return {};
    const auto rest = moment.substr(id.size());
    if (rest == "-start") return translate(prefix.start, {name});
    return rest == "-end" ? translate(prefix.end, {name}) : std::string();
  };
  if (prefix.word.empty()) {
    if (auto title = ends_of("round", named_or(sequence.round_name, "round")); !title.empty()) return title;
  }
  if (auto title = ends_of("turn", named_or(sequence.turn_name, "turn")); !title.empty()) return title;
  for (const auto& phase : sequence.phases) {
    if (auto title = ends_of(phase.id.text() + "-phase", name_or_id(phase)); !title.empty()) return title;
    for (const auto& step : phase.steps) {
      if (moment == step.id.text() + "-step") return translate(prefix.step, {name_or_id(step)});
    }
  }
  return {};
}

AtMoment said_at(std::string_view list) {
  if (list == "scored") return AtMoment::scored;
  return list == "places" ? AtMoment::placed : AtMoment::used;
}

using Choices = std::vector<InspectorChoice>;

/// Two things of one name are told apart by their ids.
void tell_apart(Choices& choices) {
  std::map<std::string, int> count;
  for (const auto& choice : choices) ++count[choice.name];
  for (auto& choice : choices) {
    if (count[choice.name] > 1 && !choice.value.empty()) choice.name += " (" + choice.value + ")";
  }
}

template <typename Things>
void add_named(Choices& choices, const Things& things) {
  for (const auto& thing : things) choices.push_back({thing.id.text(), name_or_id(thing)});
}

Choices moments_for(const GameSystem& system, AtMoment what) {
  Choices in_play;
  Choices in_set_up;
  for (const auto& id : moments_of(system, what)) {
    (set_up_step_of(system, id) ? in_set_up : in_play).push_back({id, moment_title(system, id)});
  }
  // What is placed is mostly placed before the battle; all else happens in it.
  auto& first = what == AtMoment::placed ? in_set_up : in_play;
  auto& last = what == AtMoment::placed ? in_play : in_set_up;
  first.insert(first.end(), last.begin(), last.end());
  return first;
}

Choices things_for(const Mission& mission, const FieldInfo& field) {
  Choices choices;
  if (field.key == "group") add_named(choices, *mission.objective_groups);
  if (field.key == "table") add_named(choices, *mission.tables);
  if (field.key == "item") {
    for_each_item(mission, [&](const auto& item) { choices.push_back({item.id.text(), name_or_id(item)}); });
  }
  if (field.key == "inside" || field.key == "outside") {
    add_named(choices, *mission.zones);
    add_named(choices, *mission.areas);
    for (const auto& kind : mission.system->zone_kinds) {
      choices.push_back({kind.id.text(), translate("any: {}", {name_or_id(kind)})});
    }
  }
  return choices;
}

Choices kinds_for(const Mission& mission, std::string_view of, const FieldInfo& field) {
  Choices choices;
  if (field.key == "kind" && of == "action") add_named(choices, mission.system->action_kinds);
  if (field.key != "what") return choices;
  add_named(choices, mission.system->marker_kinds);
  for (const auto& used : mission.sets) add_named(choices, used.set->feature_kinds);
  return choices;
}

/// The words that a system has for a field of plain text; none where it has no list.
Choices words_for(const GameSystem& system, std::string_view of, const FieldInfo& field) {
  Choices choices;
  if (field.key == "uses") add_named(choices, system.uses);
  if (field.key == "kind" && of == "stratagem") add_named(choices, system.stratagem_kinds);
  return choices;
}

Choices usual_for(const Mission& mission, const FieldInfo& field) {
  Choices choices;
  for (const auto word : field.proposals) {
    const auto* const titled = find_titled(usual_words, word);
    choices.push_back({std::string(word), titled != nullptr ? translate(titled->title) : std::string(word)});
  }
  if (field.form == FieldForm::currency) {
    for (const auto& currency : mission.system->currencies) choices.push_back({currency.symbol, currency.symbol});
  }
  return choices;
}

/// A choice that may be left out has nothing first, by the field's own word for it.
Offer choice_of(const FieldInfo& field, Choices choices) {
  tell_apart(choices);
  if (!field.required) {
    choices.insert(choices.begin(), {"", translate(field.none.empty() ? marked("not said") : field.none)});
  }
  return {Control::choice, std::move(choices)};
}

}  // namespace

std::string moment_title(const GameSystem& system, std::string_view moment) {
  if (const auto* const whole = find_titled(whole_moments, moment)) return translate(whole->title);
  if (auto title = set_up_title(system, moment); !title.empty()) return title;
  for (const auto& prefix : prefixes) {
    if (!moment.starts_with(prefix.word)) continue;
    if (auto title = moment_in_play(system, prefix, moment.substr(prefix.word.size())); !title.empty()) return title;
  }
  return std::string(moment);
}

Offer offer_for(const Mission& mission, std::string_view of, const FieldInfo& field) {
  const auto& system = *mission.system;
  if (field.form == FieldForm::moment) return choice_of(field, moments_for(system, said_at(of)));
  if (field.form == FieldForm::kind) {
    if (auto kinds = kinds_for(mission, of, field); !kinds.empty()) return choice_of(field, std::move(kinds));
    return {Control::line, {}};
  }
  if (field.form == FieldForm::object) {
    auto things = things_for(mission, field);
    if (!field.proposals.empty() && things.empty()) return {Control::proposal, usual_for(mission, field)};
    return choice_of(field, std::move(things));
  }
  if (auto words = words_for(system, of, field); !words.empty()) return choice_of(field, std::move(words));
  const auto control = control_of(field);
  if (control != Control::proposal) return {control, choices_of(mission, {of, {}, {}, {}}, field)};
  auto usual = usual_for(mission, field);
  tell_apart(usual);
  return {control, std::move(usual)};
}

}  // namespace bulkhead
