// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/extras.h"
#include "model/base/identifier.h"
#include "model/base/length.h"
#include "model/base/result.h"
#include "model/mission/content.h"
#include "model/mission/game_rules.h"
#include "model/mission/limits.h"
#include "model/mission/sequence.h"
#include "model/mission/traits.h"

namespace bulkhead {

/// What a zone or area may be filled with on maps.
inline constexpr std::array<std::string_view, 7> ground_patterns = {
    "stripes", "dots", "bars", "crosses", "grid", "reversed-stripes", "checks"};

/// `#rrggbb`
[[nodiscard]] Result<std::string> parse_ground_colour(std::string_view text);
/// One of `ground_patterns`.
[[nodiscard]] Result<std::string> parse_ground_pattern(std::string_view text);
/// One to three letters or digits of ASCII.
[[nodiscard]] Result<std::string> parse_zone_sign(std::string_view text);

/// A kind of zone or area.
struct ZoneKind {
  enum class Owner : unsigned char { nobody, side, everybody };
  /// Whether a side's models begin the battle in such a zone, or come in through it later.
  enum class Start : unsigned char { no, deploys, arrives };
  /// Filled with colour and pattern; a band along its edge; or a dashed edge, so that its label alone says what it is.
  /// `usual`: filled as long as it lies on nothing that is filled, then outlined.
  enum class Drawn : unsigned char { usual, fill, outline, number };
  Id id;
  std::string name;
  /// An area rather than a zone.
  bool area = false;
  Owner owner = Owner::nobody;
  Start start = Start::no;
  /// `#rrggbb`; empty for the side's own colour.
  std::string colour;
  /// One of `ground_patterns`; empty for the usual one.
  std::string pattern;
  std::string note;
  TerrainTraits::Passage passage = TerrainTraits::Passage::free;
  TerrainTraits::Sight sight = TerrainTraits::Sight::clear;
  /// It harms those in it.
  bool hazard = false;
  /// One to three letters or digits that tell it on the map from kinds that look alike; may be empty.
  std::string sign = {};
  Drawn drawn = Drawn::usual;
  Extras extras = {};
  friend bool operator==(const ZoneKind&, const ZoneKind&) = default;
};

struct MarkerKind {
  Id id;
  std::string name;
  std::string note;
  /// Its diameter, and how far from its edge it is controlled; see `marker_size` and `control_range`.
  std::optional<Length> size = {};
  std::optional<Length> range = {};
  /// Models may end a move on it.
  bool stand = true;
  /// Several of them may carry the same label: pairs, or all generators.
  bool shared_labels = false;
  std::optional<Profile> profile = {};
  Extras extras = {};
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

/// What parts of terrain features may count as: Heavy, Vantage …
struct TerrainType {
  Id id;
  std::string name;
  TerrainTraits traits;
  std::string note;
  Extras extras;
  friend bool operator==(const TerrainType&, const TerrainType&) = default;
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

/// A word of a list that a system has, with what it means.
struct NamedKind {
  Id id;
  std::string name;
  std::string note = {};
  Extras extras = {};
  friend bool operator==(const NamedKind&, const NamedKind&) = default;
};

/// A game system: everything about the rules of a game that missions of that game share.
struct GameSystem {
  Id id{"unnamed"};
  int version = 1;
  std::string name;
  std::string note;
  SetUp set_up;
  Sequence sequence;
  std::vector<Currency> currencies;
  std::vector<Allowance> allowances;
  Measuring measuring;
  std::optional<ControlRule> control;
  std::optional<Caricature> caricature;
  /// How often something may be used: once a battle …
  std::vector<NamedKind> uses;
  std::vector<NamedKind> stratagem_kinds;
  /// With the conditions that hold for all actions of a kind.
  std::vector<NamedKind> action_kinds;
  /// What everybody may always do, in every mission of the game that has no action of its own under the same id. Their
  /// ids are the system's, not of the mission's objects.
  std::vector<MissionAction> actions;
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
/// By its id or by its name; of words for how often something is used as well.
[[nodiscard]] const NamedKind* find_named_kind(const std::vector<NamedKind>& kinds, std::string_view word);
/// By its symbol or by its name.
[[nodiscard]] const Currency* find_currency(const GameSystem& system, std::string_view word);
[[nodiscard]] const Season* find_season(const GameSystem& system, const Id& id);
[[nodiscard]] const TerrainType* find_terrain_type(const GameSystem& system, const Id& id);

/// What a kind of marker measures across: 40 mm for objectives and 32 mm for others where that is not stated.
[[nodiscard]] Length marker_size(const GameSystem& system, const Id& kind);
/// How far from its edge a marker is controlled; without a statement the system's range for objectives and nothing for
/// others.
[[nodiscard]] Length control_range(const GameSystem& system, const Id& kind);
/// The steps of the set-up and of all phases.
[[nodiscard]] std::size_t count_steps(const GameSystem& system);

}  // namespace bulkhead
