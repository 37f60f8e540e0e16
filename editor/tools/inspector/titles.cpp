// SPDX-License-Identifier: MIT
#include "editor/tools/inspector/titles.h"

#include <algorithm>
#include <array>
#include <map>

#include "editor/tools/inspector/rows.h"
#include "editor/tools/words/translate.h"
#include "model/mission/moment_words.h"
#include "model/mission/named_things.h"

namespace bulkhead {
namespace {

struct Titled {
  std::string_view word;
  std::string_view title;
};

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

using Choices = std::vector<InspectorChoice>;

/// Two things of one name are told apart by numbers.
void tell_apart(Choices& choices) {
  std::map<std::string, int> count;
  for (const auto& choice : choices) ++count[choice.name];
  std::map<std::string, int> number;
  for (auto& choice : choices) {
    if (count[choice.name] < 2 || choice.value.empty()) continue;
    const int its = ++number[choice.name];
    choice.name += " (" + std::to_string(its) + ")";
  }
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
  for (auto& thing : things_named(mission, field.names)) {
    choices.push_back({std::move(thing.word), thing.any ? translate("any: {}", {thing.name}) : thing.name});
  }
  return choices;
}

Choices usual_for(const Mission& mission, const FieldInfo& field) {
  Choices choices;
  for (const auto word : field.proposals) {
    const auto* const titled = find_titled(usual_words, word);
    choices.push_back({std::string(word), titled != nullptr ? translate(titled->title) : std::string(word)});
  }
  if (field.names == FieldNames::currency) {
    for (auto& currency : things_named(mission, field.names)) choices.push_back({currency.word, currency.word});
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
  const auto words = moment_words(system, moment);
  if (!words) return std::string(moment);
  const bool nameless = words->name.empty() && !words->usual.empty();
  return translate(words->title, {nameless ? translate(words->usual) : words->name});
}

Offer offer_for(const Mission& mission, std::string_view of, const FieldInfo& field) {
  const auto& system = *mission.system;
  if (field.form == FieldForm::moment) return choice_of(field, moments_for(system, at_moment(field.names)));
  if (field.form == FieldForm::kind) {
    if (auto kinds = things_for(mission, field); !kinds.empty()) return choice_of(field, std::move(kinds));
    return {Control::line, {}};
  }
  if (field.form == FieldForm::object) {
    auto things = things_for(mission, field);
    if (!field.proposals.empty() && things.empty()) return {Control::proposal, usual_for(mission, field)};
    return choice_of(field, std::move(things));
  }
  // The words that a system has for a field of plain text.
  if (field.form == FieldForm::text) {
    if (auto words = things_for(mission, field); !words.empty()) return choice_of(field, std::move(words));
  }
  const auto control = control_of(field);
  if (control != Control::proposal) return {control, choices_of(mission, {of, {}, {}, {}}, field)};
  auto usual = usual_for(mission, field);
  tell_apart(usual);
  return {control, std::move(usual)};
}

}  // namespace bulkhead
