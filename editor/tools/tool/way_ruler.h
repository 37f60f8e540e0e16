// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "analysis/distance/base_ways.h"
#include "analysis/sight/target_cover.h"
#include "editor/tools/overlays/hatchway_look.h"
#include "editor/tools/view/table.h"

namespace bulkhead {

/// What lies between two places of the table. Lengths are millimetres.
struct RulerReading {
  /// The places are on one level; else nothing more is said.
  bool one_level = false;
  /// Whether a base fits where it begins and ends; points always do.
  bool fits_from = true;
  bool fits_to = true;
  /// From rim to rim.
  double straight = 0;
  /// The shortest way round what blocks, from rim to rim; nothing where there is none.
  std::optional<double> way;
  /// Of the middle, on the table, arcs round corners as short pieces; empty without a way.
  std::vector<Vec> points;
  /// Any part of the one sees any part of the other; every part of the other is seen.
  bool sees = false;
  bool sees_all = false;
  /// What ends the straight line between the middles first, if that has an address.
  std::optional<Address> blocked_by;
  /// Whether the other has cover from the one, between bases that fit and where the system's rule is known.
  std::optional<TargetCover> cover;
  /// What gives cover or obscures, on the table.
  std::vector<Vec> cover_at;

  /// Longer than straight by more than can be read off a ruler.
  [[nodiscard]] bool goes_round() const { return way && *way > straight + 0.1; }
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
  [[nodiscard]] const RulerReading& read(const Mission& mission, const Table& table, const HatchwayLook& look,
                                         const std::optional<Length>& base, Vec from, Vec to);

 private:
  struct Setting {
    Mission mission;
    HatchwayLook look;
    std::optional<Length> base;
    int level = 0;
    friend bool operator==(const Setting&, const Setting&) = default;
  };
  void prepare(Setting setting);
  [[nodiscard]] RulerReading between(const Table& table, int board, Point from, Point to);
  void add_sight(RulerReading& reading, Point from, Point to) const;

  std::optional<Setting> setting_;
  std::optional<BaseWayFinder> ways_;
  Vec from_;
  Vec to_;
  RulerReading reading_;
};

}  // namespace bulkhead
