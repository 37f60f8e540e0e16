// SPDX-License-Identifier: MIT
#include "analysis/sight/cover_words.h"

#include <fmt/format.h>

namespace bulkhead {
namespace {

/// `1.25" (31.8 mm)`
std::string distance_words(double micrometres) {
  return fmt::format("{:.2f}\" ({:.1f} mm)", micrometres / 25'400, in_millimetres(micrometres));
}

std::string number_words(std::size_t model) { return std::to_string(model + 1); }

}  // namespace

Message words_for(const Mission& mission, const Intervening& intervening) {
  const std::pair<std::string, std::string> away{"distance", distance_words(intervening.to_target)};
  const auto place = [&] { return to_text(mission, *intervening.subject); };
  switch (intervening.kind) {
    case Intervening::Kind::wall_corner: return {"cover-wall-corner", {{"place", place()}, away}};
    case Intervening::Kind::wall_end: return {"cover-wall-end", {{"place", place()}, away}};
    case Intervening::Kind::feature: return {"cover-feature", {{"feature", place()}, away}};
    case Intervening::Kind::base: break;
  }
  return {"cover-base", {{"number", number_words(*intervening.model)}, away}};
}

Message words_for(const Mission& mission, const Hider& hider) {
  if (hider.model) return {"hidden-by-base", {{"number", number_words(*hider.model)}}};
  if (hider.by) return {"hidden-by-place", {{"place", to_text(mission, *hider.by)}}};
  return {"hidden-by-something", {}};
}

}  // namespace bulkhead
