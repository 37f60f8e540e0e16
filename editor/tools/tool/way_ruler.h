// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "analysis/figures/measure.h"
#include "editor/tools/overlays/hatchway_states.h"
#include "editor/tools/view/table.h"

namespace bulkhead {

/// What lies between two places of the table.
struct RulerReading {
  /// Nothing where the places are not on one level.
  std::optional<Measurement> measured;
  /// From rim to rim, in millimetres.
  double straight = 0;
  /// On the table: the way of the middle round what blocks, arcs round corners as short pieces; empty where there is
  /// none or the system measures straight.
  std::vector<Vec> way;
  /// What gives cover or obscures, on the table.
  std::vector<Vec> cover_at;

  /// Longer than straight by more than can be read off a ruler.
  [[nodiscard]] bool goes_round() const { return measured->distance && *measured->distance > straight + 0.1; }
};

/// `12.4" · 315 mm round walls`, `8.5" · 216.9 mm`, `no way there`.
[[nodiscard]] std::string length_words(const RulerReading& reading);
/// What else is to be said, each a few words: straight distance, sight, what blocks it, where a base has no room, and
/// cover with the first that gives it.
[[nodiscard]] std::vector<std::string> note_words(const Mission& mission, const RulerReading& reading,
                                                  const std::optional<Length>& base);

/// Reads the same battlefield again and again, as when a pointer drags: keeps what it needs for that.
class WayRuler {
 public:
  /// `base` is the diameter of a base at either end.
  [[nodiscard]] const RulerReading& read(const Mission& mission, const Table& table, const HatchwayStates& look,
                                         const std::optional<Length>& base, Vec from, Vec to);

 private:
  struct Setting {
    std::shared_ptr<const Mission> mission;
    HatchwayStates look;
    std::optional<Length> base;
    [[nodiscard]] bool is(const Mission& other, const HatchwayStates& other_look,
                          const std::optional<Length>& other_base) const {
      return *mission == other && look == other_look && base == other_base;
    }
  };
  void prepare(const Mission& mission, const HatchwayStates& look, const std::optional<Length>& base);
  [[nodiscard]] RulerReading between(const Table& table, Vec from, Vec to);

  std::optional<Setting> setting_;
  /// Of the setting's mission.
  std::optional<Measure> measure_;
  Vec from_;
  Vec to_;
  RulerReading reading_;
};

}  // namespace bulkhead
