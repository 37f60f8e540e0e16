// SPDX-License-Identifier: MIT
#include "analysis/symmetry/symmetry.h"

#include <algorithm>

#include "analysis/symmetry/differences.h"
#include "analysis/symmetry/sides.h"

namespace bulkhead {
namespace {

bool symmetric_under(const BoardPlans& plans, SymmetryKind kind) {
  const auto map = map_of(kind);
  if (!plans.boards_match(map)) return false;
  bool same = true;
  plans.each_difference(map, [&](const Address&) { return same = false; });
  return same;
}

NearSymmetry near_symmetry(const Mission& mission, const BoardPlans& plans, SymmetryKind kind) {
  const auto map = map_of(kind);
  NearSymmetry result{kind, plans.boards_match(map), {}, {}, {}};
  if (!result.boards_match) return result;
  plans.each_difference(map, [&](const Address& address) {
    result.differ.push_back(address);
    return true;
  });
  std::sort(result.differ.begin(), result.differ.end());
  lay_sides_over(mission, map, result);
  return result;
}

}  // namespace

BoardSymmetry map_of(SymmetryKind kind) {
  switch (kind) {
    case SymmetryKind::rotate_180: return BoardSymmetry::rotate_180();
    case SymmetryKind::mirror_left_right: return BoardSymmetry::mirror_left_right();
    case SymmetryKind::mirror_top_bottom: break;
  }
  return BoardSymmetry::mirror_top_bottom();
}

Symmetry symmetry_of(const Mission& mission) {
  const BoardPlans plans(mission);
  return {symmetric_under(plans, SymmetryKind::rotate_180), symmetric_under(plans, SymmetryKind::mirror_left_right),
          symmetric_under(plans, SymmetryKind::mirror_top_bottom)};
}

std::array<NearSymmetry, 3> near_symmetries(const Mission& mission) {
  const BoardPlans plans(mission);
  return {near_symmetry(mission, plans, SymmetryKind::rotate_180),
          near_symmetry(mission, plans, SymmetryKind::mirror_left_right),
          near_symmetry(mission, plans, SymmetryKind::mirror_top_bottom)};
}

const NearSymmetry* nearest(const std::array<NearSymmetry, 3>& symmetries) {
  const auto differences = [](const NearSymmetry& each) { return each.differ.size() + each.sides_differ.size(); };
  const NearSymmetry* best = nullptr;
  for (const auto& each : symmetries) {
    if (each.boards_match && (best == nullptr || differences(each) < differences(*best))) best = &each;
  }
  return best;
}

}  // namespace bulkhead
