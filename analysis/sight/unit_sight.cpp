// SPDX-License-Identifier: MIT
#include "analysis/sight/unit_sight.h"

#include <cmath>

#include "analysis/geometry/discs.h"
#include "analysis/sight/sight.h"

namespace bulkhead {
namespace {

Point rounded(FinePoint at) {
  return {Length::micrometres(std::llround(at.x)), Length::micrometres(std::llround(at.y))};
}

/// What a line from the middle of a base comes upon first.
std::optional<Hider> hider(const Plan& plan, Point from, FinePoint to, std::span<const Base> models,
                           const std::vector<std::size_t>& numbers) {
  std::optional<Hider> first;
  double nearest = INFINITY;
  if (const auto stop = what_blocks(plan, from, rounded(to))) {
    nearest = distance(fine(from), stop->at);
    first = Hider{stop->by, std::nullopt, stop->at};
  }
  const StraightLine line{fine(from), to - fine(from)};
  for (std::size_t index = 0; index < models.size(); ++index) {
    const Disc disc{fine(models[index].centre), static_cast<double>(models[index].radius.in_micrometres())};
    const auto across = chord(line, disc, 0);
    if (!across || across->enter < 0 || across->enter > 1) continue;
    const auto at = line.through + line.direction * across->enter;
    if (distance(fine(from), at) >= nearest) continue;
    nearest = distance(fine(from), at);
    first = Hider{std::nullopt, numbers[index], at};
  }
  return first;
}

}  // namespace

UnitSight unit_sight(const Plan& plan, std::span<const Base> attackers, const Base& target,
                     std::span<const Base> others) {
  UnitSight result;
  for (std::size_t attacker = 0; attacker < attackers.size(); ++attacker) {
    std::vector<Base> in_the_way(others.begin(), others.end());
    std::vector<std::size_t> numbers;
    for (std::size_t number = 0; number < others.size(); ++number) numbers.push_back(number);
    for (std::size_t comrade = 0; comrade < attackers.size(); ++comrade) {
      if (comrade == attacker) continue;
      in_the_way.push_back(attackers[comrade]);
      numbers.push_back(others.size() + comrade);
    }
    const auto& observer = attackers[attacker];
    if (!sees(plan, observer, target, in_the_way)) continue;
    result.seen_by.push_back(attacker);
    if (result.seen_in_full_by) continue;
    const auto hidden = hidden_part(plan, observer, target, in_the_way);
    if (!hidden) {
      result.cover = false;
      result.seen_in_full_by = attacker;
      result.hidden.reset();
      result.hidden_by.reset();
    } else if (!result.hidden) {
      result.hidden = hidden;
      result.hidden_by = hider(plan, observer.centre, *hidden, in_the_way, numbers);
    }
  }
  return result;
}

}  // namespace bulkhead
