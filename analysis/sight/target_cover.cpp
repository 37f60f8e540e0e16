// SPDX-License-Identifier: MIT
#include "analysis/sight/target_cover.h"

#include "analysis/sight/corner_cover.h"
#include "analysis/sight/cover_words.h"
#include "analysis/sight/unit_sight.h"

namespace bulkhead {
namespace {

FinePoint on_battlefield(FinePoint at) { return {in_millimetres(at.x), in_millimetres(at.y)}; }

TargetCover by_hidden_parts(const Mission& mission, const Plan& plan, const Base& attacker, const Base& target) {
  const auto sight = unit_sight(plan, {&attacker, 1}, target);
  TargetCover result;
  result.visible = !sight.seen_by.empty();
  result.in_cover = result.visible && sight.cover;
  if (!sight.hidden) return result;
  const auto hider = sight.hidden_by.value_or(Hider{std::nullopt, std::nullopt, *sight.hidden});
  result.cover_by.push_back({hider.by, on_battlefield(hider.at), std::nullopt, words_for(mission, hider)});
  return result;
}

std::vector<CoverReason> reasons(const Mission& mission, const std::vector<Intervening>& things) {
  std::vector<CoverReason> result;
  for (const auto& thing : things) {
    result.push_back(
        {thing.subject, on_battlefield(thing.at), in_millimetres(thing.to_target), words_for(mission, thing)});
  }
  return result;
}

TargetCover by_corners(const Mission& mission, const CornerCover& found) {
  TargetCover result;
  result.visible = found.visible;
  if (!result.visible) return result;
  result.point_blank = found.point_blank;
  result.in_cover = found.cover;
  result.obscured = found.obscured;
  if (found.cover) result.cover_by = reasons(mission, found.cover_by);
  if (found.obscured) result.obscured_by = reasons(mission, found.obscured_by);
  return result;
}

}  // namespace

std::optional<TargetCover> target_cover(const Mission& mission, int level, const Plan& plan, const OpenHatchways& open,
                                        const Base& attacker, const Base& target) {
  const auto radii = static_cast<double>((attacker.radius + target.radius).in_micrometres());
  if (distance(fine(attacker.centre), fine(target.centre)) < radii) return std::nullopt;
  switch (mission.system->measuring.cover) {
    case Measuring::Cover::unknown: break;
    case Measuring::Cover::partly_hidden: return by_hidden_parts(mission, plan, attacker, target);
    case Measuring::Cover::corners:
      return by_corners(mission, corner_cover(mission, level, plan, open, attacker, target));
  }
  return std::nullopt;
}

}  // namespace bulkhead
