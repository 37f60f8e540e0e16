// SPDX-License-Identifier: MIT
#pragma once

#include <rapidcheck.h>

#include <string>
#include <vector>

#include "model/mission/mission.h"

/// Building blocks of the generators: they take their choices from RapidCheck and work only while it runs a property
/// or a `gen::exec`.
namespace bulkhead::test {

/// Ends included; shrinks towards `low`.
[[nodiscard]] inline int pick_int(int low, int high) { return *rc::gen::inRange(low, high + 1); }
[[nodiscard]] inline bool pick_bool() { return *rc::gen::arbitrary<bool>(); }
/// True about once in `times`; shrinks to false.
[[nodiscard]] inline bool pick_seldom(int times) {
  return *rc::gen::weightedElement<bool>({{static_cast<std::size_t>(times - 1), false}, {1, true}});
}

template <typename T>
[[nodiscard]] T pick_of(const std::vector<T>& choices) {
  return choices[*rc::gen::inRange<std::size_t>(0, choices.size())];
}

/// Ends included, in whole micrometres.
[[nodiscard]] Length pick_length(Length low, Length high);
[[nodiscard]] std::string pick_text();
/// One of a few words that are ids.
[[nodiscard]] Id pick_word();
[[nodiscard]] Extras pick_extras();
/// The same with something in some of these elements inside (see `Extras`).
[[nodiscard]] Extras pick_extras(const std::vector<std::string>& inside);
[[nodiscard]] Lattice pick_lattice();
[[nodiscard]] std::vector<Limit> pick_limits();
/// `action-1` …: of a mission, or of a system, which may have the same ids.
[[nodiscard]] std::vector<MissionAction> pick_actions();
[[nodiscard]] GameSystem pick_system();
[[nodiscard]] TerrainSet pick_terrain_set(const Id& id);

/// A place that the mission's battlefield has.
[[nodiscard]] Place pick_place(const Mission& mission);

/// Fills the battlefield and the sides; system and sets must be there.
void pick_battlefield(Mission& mission);
/// Fills briefing, rules, mission objectives, stratagems, limits, severities, waivers and notes; the battlefield must
/// be there.
void pick_content(Mission& mission);

/// Ids `zone-1`, `zone-2` … now and then as long as an id can be.
[[nodiscard]] Id numbered_id(const std::string& what, int number);

}  // namespace bulkhead::test
