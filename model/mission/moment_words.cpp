// SPDX-License-Identifier: MIT
#include "model/mission/moment_words.h"

#include <algorithm>
#include <array>

#include "model/base/marked.h"
#include "model/mission/moments.h"
#include "model/mission/names.h"

namespace bulkhead {
namespace {

struct WholeMoment {
  std::string_view moment;
  std::string_view title;
  std::string_view when;
};

constexpr std::array whole_moments = {
    WholeMoment{"battle-start", marked("Start of the battle"), marked("at the start of the battle")},
    WholeMoment{"battle-end", marked("End of the battle"), marked("at the end of the battle")},
    WholeMoment{"before-test", marked("Before a test"), marked("before a test")},
    WholeMoment{"after-roll", marked("After a roll"), marked("after a roll")},
    WholeMoment{"unit-set-up", marked("A unit is set up"), marked("when a unit is set up")},
    WholeMoment{"unit-arrives", marked("A unit arrives"), marked("when a unit arrives")},
    WholeMoment{"unit-destroyed", marked("A unit is destroyed"), marked("when a unit is destroyed")},
    WholeMoment{"unit-moved", marked("A unit has moved"), marked("when a unit has moved")},
    WholeMoment{"before-charge", marked("Before a charge"), marked("before a charge")},
    WholeMoment{"before-advance", marked("Before an advance"), marked("before an advance")},
    WholeMoment{"before-fight", marked("Before a fight"), marked("before a fight")},
    WholeMoment{"before-shooting", marked("Before shooting"), marked("before shooting")},
    WholeMoment{"after-fight", marked("After a fight"), marked("after a fight")},
    WholeMoment{"after-shooting", marked("After shooting"), marked("after shooting")},
    WholeMoment{"attack-on-door", marked("A door is attacked"), marked("when a door is attacked")},
    WholeMoment{"hatchway-opened", marked("A hatchway is opened"), marked("when a hatchway is opened")}};
static_assert(whole_moments.size() == events.size() + 2);

/// Whose turn a moment lies in: one's own, the opponent's, anybody's.
struct Turn {
  std::string_view prefix;
  MomentWords start;
  MomentWords end;
  MomentWords step;
  /// Of a step whose name says that it is one.
  MomentWords step_by_name;
};

const std::array<Turn, 3>& turns() {
  static const std::array<Turn, 3> all = {
      Turn{"own-",
           {marked("Start of your {}"), marked("at the start of your {}")},
           {marked("End of your {}"), marked("at the end of your {}")},
           {marked("Your step: {}"), marked("in your {} step")},
           {marked("Your step: {}"), marked("in your {}")}},
      Turn{"opponent-",
           {marked("Start of the opponent's {}"), marked("at the start of the opponent's {}")},
           {marked("End of the opponent's {}"), marked("at the end of the opponent's {}")},
           {marked("The opponent's step: {}"), marked("in the opponent's {} step")},
           {marked("The opponent's step: {}"), marked("in the opponent's {}")}},
      Turn{"",
           {marked("Start of the {}"), marked("at the start of the {}")},
           {marked("End of the {}"), marked("at the end of the {}")},
           {marked("Step: {}"), marked("in the {} step")},
           {marked("Step: {}"), marked("in the {}")}}};
  return all;
}

MomentWords named(MomentWords words, const std::string& name, std::string_view usual = {}) {
  words.name = name;
  words.usual = usual;
  return words;
}

std::optional<MomentWords> of_set_up(const GameSystem& system, std::string_view moment) {
  const auto found = set_up_step_of(system, moment);
  if (!found) return std::nullopt;
  const auto& name = name_or_id(*found->step);
  switch (found->when) {
    case SetUpMoment::When::step: return named({marked("Set-up: {}"), marked("in the set-up, at “{}”")}, name);
    case SetUpMoment::When::start:
      return named({marked("Set-up, before: {}"), marked("in the set-up, before “{}”")}, name);
    case SetUpMoment::When::end: return named({marked("Set-up, after: {}"), marked("in the set-up, after “{}”")}, name);
  }
  return std::nullopt;
}

/// Of a round, turn, phase or step.
std::optional<MomentWords> of_play(const GameSystem& system, const Turn& turn, std::string_view moment) {
  const auto& sequence = system.sequence;
  const auto ends_of = [&](std::string_view id, const std::string& name,
                           std::string_view usual) -> std::optional<MomentWords> {
    if (!moment.starts_with(id)) return std::nullopt;
    const auto rest = moment.substr(id.size());
    if (rest == "-start") return named(turn.start, name, usual);
    return rest == "-end" ? std::optional(named(turn.end, name, usual)) : std::nullopt;
  };
  if (turn.prefix.empty()) {
    if (auto words = ends_of("round", sequence.round_name, marked("round"))) return words;
  }
  if (auto words = ends_of("turn", sequence.turn_name, marked("turn"))) return words;
  for (const auto& phase : sequence.phases) {
    if (auto words = ends_of(phase.id.text() + "-phase", name_or_id(phase), {})) return words;
    for (const auto& step : phase.steps) {
      if (moment != step.id.text() + "-step") continue;
      const auto& name = name_or_id(step);
      return named(name.ends_with("step") ? turn.step_by_name : turn.step, name);
    }
  }
  return std::nullopt;
}

}  // namespace

std::optional<MomentWords> moment_words(const GameSystem& system, std::string_view moment) {
  const auto* const whole = std::find_if(whole_moments.begin(), whole_moments.end(),
                                         [&](const WholeMoment& each) { return each.moment == moment; });
  if (whole != whole_moments.end()) return MomentWords{whole->title, whole->when};
  if (auto words = of_set_up(system, moment)) return words;
  for (const auto& turn : turns()) {
    if (!moment.starts_with(turn.prefix)) continue;
    if (auto words = of_play(system, turn, moment.substr(turn.prefix.size()))) return words;
  }
  return std::nullopt;
}

}  // namespace bulkhead
