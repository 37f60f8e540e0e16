// SPDX-License-Identifier: MIT
#include "analysis/sight/cover_words.h"

#include <fmt/format.h>

#include "analysis/messages.h"

namespace bulkhead {
namespace {

/// `1.25" (31.8 mm)`
std::string distance_words(double micrometres) {
  return fmt::format("{:.2f}\" ({:.1f} mm)", micrometres / 25'400, in_millimetres(micrometres));
}

Argument<"number"> number_words(std::size_t model) { return arg<"number">(model + 1); }

}  // namespace

Message words_for(const Mission& mission, const Intervening& intervening) {
  const auto away = arg<"distance">(distance_words(intervening.to_target));
  const auto place = [&] { return arg<"place">(to_text(mission, *intervening.subject)); };
  switch (intervening.kind) {
    case Intervening::Kind::wall_corner: return message<wall_corner_between>(place(), away);
    case Intervening::Kind::wall_end: return message<wall_end_between>(place(), away);
    case Intervening::Kind::feature:
      return message<feature_between>(arg<"feature">(to_text(mission, *intervening.subject)), away);
    case Intervening::Kind::base: break;
  }
  return message<base_between>(number_words(*intervening.model), away);
}

Message words_for(const Mission& mission, const Hider& hider) {
  if (hider.model) return message<hidden_by_base>(number_words(*hider.model));
  if (hider.by) return message<hidden_by_place>(arg<"place">(to_text(mission, *hider.by)));
  return message<hidden_by_something>();
}

}  // namespace bulkhead
