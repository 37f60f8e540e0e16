// SPDX-License-Identifier: MIT
#include "docs/reference/moments_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace bulkhead {
namespace {

/// Whose moments they are: nobody's, so that functions get the item and the battle, or the player's whose turn it is.
enum class Whose : unsigned char { nobody, player };

std::string row(std::string_view moment, const std::string& when, Whose whose) {
  std::string event(moment);
  std::replace(event.begin(), event.end(), '-', '_');
  return fmt::format("| `{}` | {} | `on_{}(item, {}battle)` |\n", moment, when, event,
                     whose == Whose::player ? "player, " : "");
}

std::string rows_of(const Phase& phase) {
  const auto whose = phase.of == Phase::Of::turn ? Whose::player : Whose::nobody;
  auto text = row(phase.id.text() + "-phase-start", phase.name, whose);
  for (const auto& step : phase.steps) text += row(step.id.text() + "-step", step.name, whose);
  return text + row(phase.id.text() + "-phase-end", "", whose);
}

std::string rows_of(const Sequence& sequence, Phase::Of of) {
  std::string text;
  for (const auto& phase : sequence.phases) {
    if (phase.of == of) text += rows_of(phase);
  }
  return text;
}

/// Where units are activated in turn, an activation is a turn in the round's last phase.
std::string rows_of_turn(const Sequence& sequence) {
  if (sequence.turns == Sequence::Turns::activations) {
    return "| `activation` | *in the last phase of the round, again and again:* a unit is to be activated | |\n"
           "| | its turn | `on_activation_start(item, unit, battle)` |\n" +
           row("turn-start", "", Whose::player) + "| | | `on_activation_end(item, unit, battle)` |\n" +
           row("turn-end", "", Whose::player);
  }
  return row("turn-start", "*each player's turn*", Whose::player) + rows_of(sequence, Phase::Of::turn) +
         row("turn-end", "", Whose::player);
}

std::string section(const GameSystem& system) {
  auto text = fmt::format("\n## {}\n\n| Moment | | Function |\n|---|---|---|\n", system.name);
  for (const auto& step : system.set_up.steps) {
    text += row(step.id.text() + "-start", step.name, Whose::nobody);
    text += row(step.id.text() + "-end", "", Whose::nobody);
  }
  text += row("battle-start", "*the battle*", Whose::nobody);
  text += row("round-start", "*each round*", Whose::nobody);
  text += rows_of(system.sequence, Phase::Of::round);
  text += rows_of_turn(system.sequence);
  text += row("round-end", "", Whose::nobody);
  return text + row("battle-end", "", Whose::nobody);
}

}  // namespace

std::string moments_text(const std::string& introduction, std::span<const GameSystem> systems) {
  auto text = introduction;
  for (const auto& system : systems) text += section(system);
  return text;
}

}  // namespace bulkhead
