// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <bitset>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "editor/tools/insights/hatchway_look.h"
#include "rendering/map/outline.h"

namespace bulkhead {

/// What the analysis can show above the map.
enum class InsightKind : unsigned char {
  compartments,
  chokepoints,
  distance,
  sight,
  exposure,
  lanes,
  frontier,
  access
};
inline constexpr std::array insight_kinds = {InsightKind::compartments, InsightKind::chokepoints, InsightKind::distance,
                                             InsightKind::sight,        InsightKind::exposure,    InsightKind::lanes,
                                             InsightKind::frontier,     InsightKind::access};

/// `chokepoints`; never changed once published: settings keep it.
[[nodiscard]] std::string_view key_of(InsightKind kind);
/// English; show it through `translate`.
[[nodiscard]] std::string_view name_of(InsightKind kind);

/// What the user wants to see.
struct InsightChoice {
  std::bitset<insight_kinds.size()> shown;
  /// Distances are counted from this zone; nothing: from the pointer.
  std::optional<Id> zone;
  HatchwayLook hatchways;
  friend bool operator==(const InsightChoice&, const InsightChoice&) = default;

  [[nodiscard]] bool shows(InsightKind kind) const { return shown[static_cast<std::size_t>(kind)]; }
  void show(InsightKind kind, bool wanted) { shown[static_cast<std::size_t>(kind)] = wanted; }
};

/// The keys of what is shown, parted by blanks, and back; words that are no keys are left out.
[[nodiscard]] std::string to_text(const std::bitset<insight_kinds.size()>& shown);
[[nodiscard]] std::bitset<insight_kinds.size()> parse_shown(std::string_view keys);

// What there is to draw. Positions are on the table (see View), in millimetres.

/// A field in squares, each with its band: 0 and up, or one of the two below.
struct BandField {
  static constexpr std::int8_t nothing = -1;
  static constexpr std::int8_t unreachable = -2;

  Vec top_left;
  double side = 0;
  int columns = 0;
  int rows = 0;
  /// Row by row.
  std::vector<std::int8_t> bands;
  /// What of the squares lies beyond these is not drawn.
  std::vector<Box> ground{};
  friend bool operator==(const BandField&, const BandField&) = default;

  [[nodiscard]] std::int8_t at(int column, int row) const {
    return bands[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) + static_cast<std::size_t>(column)];
  }
  /// The squares of a band, those side by side as one.
  [[nodiscard]] std::vector<Box> boxes(std::int8_t band) const;
  /// A square with many of its band around it; nothing where there is none.
  [[nodiscard]] std::optional<Vec> middle(std::int8_t band) const;
};

struct CompartmentsInsight {
  struct Room {
    std::vector<Loop> outline;
    int tone = 0;
    /// Where its number stands: in a corner of its first cell, clear of markers.
    Vec number_at;
    std::string name;
  };
  std::vector<Room> rooms;
  /// Some have become one through hatchways that stand open.
  bool joined = false;
};

struct ChokepointsInsight {
  struct LoadedHatchway {
    Vec at;
    /// From the hatchway's middle to one of its ends.
    Vec along;
    /// Of all routes, 0 to 1.
    double share = 0;
    /// Without it a region falls apart.
    bool bridge = false;
  };
  std::vector<LoadedHatchway> hatchways;
  std::vector<std::vector<Loop>> dead_ends;
};

/// Bands of moves: 0 is where one is, 1 what one move reaches.
struct DistanceInsight {
  static constexpr int most_bands = 6;
  std::vector<BandField> fields;
  /// In millimetres.
  double move = 0;
  /// Where from, in words.
  std::string from;
};

struct SightInsight {
  /// Of the pointer's level.
  std::vector<Box> ground;
  /// Clockwise; empty where nothing is seen.
  Loop seen;
};

/// Bands of the share of the board that sees a place: a tenth each, the last from four tenths on.
struct ExposureInsight {
  static constexpr int bands = 5;
  [[nodiscard]] static std::int8_t band_of(double share) {
    return static_cast<std::int8_t>(std::min(share * 10, bands - 1.0));
  }
  std::vector<BandField> fields;
};

/// The longest straight runs of open floor cells.
struct LanesInsight {
  static constexpr int least_cells = 3;
  static constexpr std::size_t most = 12;
  struct Lane {
    Vec from;
    Vec to;
    /// In millimetres.
    double length = 0;
    int cells = 0;
  };
  /// The longest first.
  std::vector<Lane> lanes;
};

/// Bands are sides in the mission's order; `contested` is where more than one is there at the same time.
struct FrontierInsight {
  static constexpr std::int8_t contested = 100;
  std::vector<BandField> fields;
  std::vector<std::string> sides;
};

struct AccessInsight {
  struct Arrow {
    std::vector<Vec> points;
    std::size_t side = 0;
    /// "2 hatchways, 7 cells"
    std::string words;
  };
  std::vector<Arrow> arrows;
  std::vector<std::string> sides;
};

/// A hatchway that stands otherwise than the mission sets it.
struct LookedHatchway {
  Vec at;
  Vec along;
  bool open = false;
};

/// All that is to be drawn. What is not shown, or cannot be said here, is empty.
struct InsightPicture {
  std::optional<CompartmentsInsight> compartments;
  std::optional<ChokepointsInsight> chokepoints;
  std::optional<DistanceInsight> distance;
  std::optional<SightInsight> sight;
  std::optional<ExposureInsight> exposure;
  std::optional<LanesInsight> lanes;
  std::optional<FrontierInsight> frontier;
  std::optional<AccessInsight> access;
  std::vector<LookedHatchway> hatchways;
  InsightChoice choice;
  /// Still being worked out: what there is belongs to an older state, or nothing is there yet.
  std::bitset<insight_kinds.size()> pending;

  [[nodiscard]] bool is_pending(InsightKind kind) const { return pending[static_cast<std::size_t>(kind)]; }
};

}  // namespace bulkhead
