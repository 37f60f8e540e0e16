// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/identifier.h"
#include "model/base/length.h"
#include "model/mission/extras.h"
#include "model/mission/limits.h"

namespace bulkhead {

/// What a zone or area may be filled with on maps.
inline constexpr std::array<std::string_view, 7> ground_patterns = {
    "stripes", "dots", "bars", "crosses", "grid", "reversed-stripes", "checks"};

/// A kind of zone or area.
struct ZoneKind {
  enum class Owner : unsigned char { nobody, side, everybody };
  Id id;
  std::string name;
  /// An area rather than a zone.
  bool area = false;
  Owner owner = Owner::nobody;
  /// A side's models begin the battle in such a zone, or come in through it.
  bool start = false;
  /// `#rrggbb`; empty for the side's own colour.
  std::string colour;
  /// One of `ground_patterns`; empty for the usual one.
  std::string pattern;
  std::string note;
  Extras extras;
  friend bool operator==(const ZoneKind&, const ZoneKind&) = default;
};

struct MarkerKind {
  Id id;
  std::string name;
  std::string note;
  Extras extras;
  friend bool operator==(const MarkerKind&, const MarkerKind&) = default;
};

struct LinkKind {
  Id id;
  std::string name;
  /// Models may go from one end to the other.
  bool moves = false;
  Extras extras;
  friend bool operator==(const LinkKind&, const LinkKind&) = default;
};

/// What a kind of terrain does to those who move, look and hide. Where a part of a feature is of several types, each
/// trait takes its strongest word, which is the last in its list.
struct TerrainTraits {
  /// How models get past: round it or over it; slowly through it; as if it were not there; neither through nor over.
  enum class Passage : unsigned char { over, slow, free, barred };
  enum class Sight : unsigned char { clear, obscures, blocks };
  enum class Cover : unsigned char { unstated, gives, denies };
  Passage passage = Passage::over;
  Sight sight = Sight::clear;
  Cover cover = Cover::unstated;
  /// Models may end a move on top of it.
  bool stand = false;
  /// It harms those who come near, or none may come near.
  bool hazard = false;
  friend bool operator==(const TerrainTraits&, const TerrainTraits&) = default;
};

/// What parts of terrain features may count as: Heavy, Vantage …
struct TerrainType {
  Id id;
  std::string name;
  TerrainTraits traits;
  std::string note;
  Extras extras;
  friend bool operator==(const TerrainType&, const TerrainType&) = default;
};

struct Phase {
  Id id;
  std::string name;
  Extras extras;
  friend bool operator==(const Phase&, const Phase&) = default;
};

/// The order of play: how many rounds, what they and the players' turns are called, what happens in a turn.
struct Sequence {
  int rounds = 0;
  std::string round_name;
  std::string turn_name;
  std::vector<Phase> phases;
  Extras extras;
  friend bool operator==(const Sequence&, const Sequence&) = default;
};

/// What stratagems are paid with.
struct Currency {
  std::string symbol;
  std::string name;
  Extras extras;
  friend bool operator==(const Currency&, const Currency&) = default;
};

/// How the rules of a game measure distances and look for cover.
struct Measuring {
  /// The shortest way round walls and shut hatchways, or straight through everything.
  enum class Distance : unsigned char { ways, straight };
  /// Who has cover: nobody that we know of; whose base some part of is hidden from all attackers; who stands near a
  /// corner, an end or another base that crosses the lines to it.
  enum class Cover : unsigned char { unknown, partly_hidden, corners };
  Distance distance = Distance::ways;
  /// To and from zones and areas, which some games measure straight where they measure models round walls.
  Distance to_areas = Distance::ways;
  /// A base of any size passes an open hatchway.
  bool any_base_passes_hatchways = false;
  Cover cover = Cover::unknown;
  Extras extras;
  friend bool operator==(const Measuring&, const Measuring&) = default;
};

/// What a figure of published battlefields lies between, ends included.
struct ReferenceRange {
  /// Which figure; those known are listed in docs/format.
  Id figure;
  int low = 0;
  int high = 0;
  Extras extras;
  friend bool operator==(const ReferenceRange&, const ReferenceRange&) = default;
};

/// A season's published battlefields of one board, in figures.
struct Season {
  Id id;
  std::string name;
  /// How many were measured, and by whom or where.
  int boards = 0;
  std::string source;
  std::vector<ReferenceRange> ranges;
  Extras extras;
  friend bool operator==(const Season&, const Season&) = default;
};

/// A game system: everything about the rules of a game that missions of that game share.
struct GameSystem {
  Id id{"unnamed"};
  int version = 1;
  std::string name;
  std::string note;
  Sequence sequence;
  std::optional<Currency> currency;
  Measuring measuring;
  std::vector<ZoneKind> zone_kinds;
  std::vector<MarkerKind> marker_kinds;
  std::vector<LinkKind> link_kinds;
  std::vector<Season> seasons;
  std::vector<Limit> limits;
  std::vector<TerrainType> terrain_types;
  Extras extras;
  friend bool operator==(const GameSystem&, const GameSystem&) = default;
};

[[nodiscard]] const ZoneKind* find_zone_kind(const GameSystem& system, const Id& id);
[[nodiscard]] const MarkerKind* find_marker_kind(const GameSystem& system, const Id& id);
[[nodiscard]] const LinkKind* find_link_kind(const GameSystem& system, const Id& id);
[[nodiscard]] const Season* find_season(const GameSystem& system, const Id& id);
[[nodiscard]] const TerrainType* find_terrain_type(const GameSystem& system, const Id& id);

}  // namespace bulkhead
