// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "rendering/label/placement.h"
#include "rendering/look/designs.h"
#include "rendering/map/board_floor.h"
#include "rendering/map/cells.h"
#include "rendering/map/coordinates.h"
#include "rendering/map/features.h"
#include "rendering/map/hatchways.h"
#include "rendering/map/holes.h"
#include "rendering/map/links.h"
#include "rendering/map/markers.h"
#include "rendering/map/measures.h"
#include "rendering/map/panel_codes.h"
#include "rendering/map/pillars.h"
#include "rendering/map/seams.h"
#include "rendering/map/walls.h"
#include "rendering/map/zones.h"

namespace bulkhead {

/// Everything that is on the map of a mission, in its place on paper. A value that needs the mission no more.
struct MapPlan {
  const Design* design = &usual_design();
  double scale = 1;
  /// Around the boards, and around those with coordinates and arrows.
  Rect boards;
  Rect bounds;

  BoardFloor floor;
  /// What boards enclose without covering it.
  std::vector<Rect> holes;
  std::vector<SeamLine> seams;
  std::vector<CellBlock> cells;
  std::vector<ZoneShape> zones;
  std::vector<FeatureShape> features;
  std::vector<WallBar> walls;
  std::vector<HatchwayLeaf> hatchways;
  /// What the game calls one, in small letters.
  std::string_view hatchway_word = "hatchway";
  std::vector<PillarBlock> pillars;
  std::vector<WallEndCap> wall_ends;
  std::vector<MarkerToken> markers;
  std::vector<LinkLine> links;
  /// Where they were asked for.
  std::vector<PanelCode> panel_codes;
  /// Codes were asked for, but no panel has one.
  bool lacks_codes = false;
  Measures measures;
  std::vector<TextRun> coordinates;
  /// The names of zones, links, terrain features and those markers that have no room for theirs; codes of panels and
  /// lengths.
  std::vector<LabelRequest> label_requests;
  /// Empty until they are placed.
  std::vector<PlacedLabel> labels;
};

/// Lays a mission's battlefield out, labels not yet placed. It must have a board (contract).
[[nodiscard]] MapPlan lay_out_map(const Mission& mission, const MapOptions& options);
/// What the map needs around the boards at any scale, of a mission that is laid out at 1:1 with its corner at 0,0
/// (contract); nothing is laid out anew for it.
[[nodiscard]] MapMargins map_margins(const Mission& mission, const MapPlan& full_size, double scale);
/// Places the labels, which may stand within the limits (on paper).
void lay_out_labels(MapPlan& plan, const Rect& limits);

/// Draws it in layers from the floor up; every wall, hatchway, pillar, wall end, feature, zone, marker and link is an
/// object with its address.
void paint_map(Canvas& canvas, const MapPlan& plan);

/// The layers in their order, for who draws something between them: the floor with its zones; what is built on it; and
/// markers with all that is written.
enum class MapPart : unsigned char { floor, built, named };
void paint_map(Canvas& canvas, const MapPlan& plan, MapPart part);

}  // namespace bulkhead
