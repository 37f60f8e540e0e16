// SPDX-License-Identifier: MIT
#include "rendering/map/map_painter.h"

#include <algorithm>

#include "model/base/contracts.h"
#include "model/text/hatchway_word.h"
#include "rendering/look/designs.h"
#include "rendering/map/entries.h"
#include "rendering/map/labels.h"
#include "rendering/map/link_tags.h"
#include "rendering/map/link_ways.h"
#include "rendering/text/text_measure.h"

namespace bulkhead {
namespace {

template <typename Item>
void draw_objects(Canvas& canvas, const std::vector<Item>& items, const Design& design) {
  for (const auto& item : items) {
    canvas.begin_object(item.object);
    draw(canvas, item, design);
    canvas.end_object();
  }
}

/// Draws in a layer, unless it would be empty.
template <typename Draw>
void layer(Canvas& canvas, const char* id, const char* name, bool empty, const Draw& drawing) {
  if (empty) return;
  canvas.begin_layer(id, name);
  drawing();
  canvas.end_layer();
}

/// The bare floor where a zone is to be painted above others.
void uncover_floor(Canvas& canvas, const MapPlan& plan, const ZoneShape& zone) {
  canvas.push_clip(zone.path);
  canvas.fill(Path::rectangle(zone.shown), plan.design->floor);
  draw_lattice(canvas, plan.floor, *plan.design);
  canvas.pop_clip();
}

void draw_zones(Canvas& canvas, const MapPlan& plan) {
  // What a strip or quarter covers beyond the boards is no ground.
  canvas.push_clip(path_of(plan.floor.outline));
  std::vector<const ZoneShape*> zones;
  for (const auto& zone : plan.zones) zones.push_back(&zone);
  std::ranges::stable_sort(zones, {}, &ZoneShape::rank);
  for (const auto* zone : zones) {
    if (zone->hides_ground) uncover_floor(canvas, plan, *zone);
    canvas.begin_object(zone->object);
    draw(canvas, *zone, *plan.design);
    canvas.end_object();
  }
  // What is hidden goes on there, also below the blank between two lines.
  const bool hidden = std::ranges::any_of(zones, &ZoneShape::hides_ground);
  for (const auto* zone : zones) {
    if ((hidden || zone->in_lines) && zone->drawn == ZoneKind::Drawn::fill) draw_rim(canvas, *zone);
  }
  canvas.pop_clip();
}

void draw_ranges(Canvas& canvas, const MapPlan& plan) {
  // A ring at the edge ends there, and does not run into what stands beside the map.
  canvas.push_clip(path_of(plan.floor.outline));
  for (const auto& marker : plan.markers) {
    if (marker.range <= 0) continue;
    auto object = marker.object;
    object.id.replace(0, object.id.find('-'), "range");
    object.title = "Range of " + object.title;
    canvas.begin_object(object);
    draw_range(canvas, marker, *plan.design);
    canvas.end_object();
  }
  canvas.pop_clip();
}

void draw_edges(Canvas& canvas, const MapPlan& plan) {
  draw_holes(canvas, plan.holes, plan.scale, *plan.design);
  draw_edge(canvas, plan.floor, *plan.design);
  for (const auto& seam : plan.seams) draw(canvas, seam, *plan.design);
  for (const auto& zone : plan.zones) {
    for (const auto& arrow : zone.arrows) draw(canvas, arrow, zone.style.colour);
  }
}

/// How far the things of a plan reach beyond their boards on a frame that is `factor` times as large.
Overhang overhang_of(const MapPlan& plan, const MapFrame& frame, double factor) {
  std::vector<Rect> boxes;
  for (const auto& feature : plan.features) {
    boxes.push_back({feature.bounds.top_left * factor, feature.bounds.size * factor});
  }
  for (const auto& wall : plan.walls) boxes.push_back(bounds_of(scaled(wall.run, factor)));
  for (const auto& hatchway : plan.hatchways) boxes.push_back(bounds_of(scaled(hatchway, factor)));
  for (const auto& pillar : plan.pillars) boxes.push_back(bounds_of(scaled(pillar, factor)));
  for (const auto& end : plan.wall_ends) boxes.push_back(bounds_of(scaled(end, factor)));
  for (const auto& marker : plan.markers) {
    boxes.push_back(Rect{marker.centre * factor, {}}.grown(marker.radius * factor));
  }
  return {frame, boxes};
}

/// Moves the arrows of entry zones off letters and numbers, and off markers and hatches that reach over the boards'
/// edge.
void clear_arrows(MapPlan& plan) {
  LabelObstacles things(plan.bounds);
  for (const auto& hatchway : plan.hatchways) {
    for (const auto& box : boxes_of(hatchway)) things.add(box);
  }
  for (const auto& pillar : plan.pillars) things.add(bounds_of(pillar));
  for (const auto& marker : plan.markers) things.add(RoundObstacle{marker.centre, marker.radius});
  // An arrow may stand close to a letter that it does not touch: pushed aside it would seem to point at nothing.
  for (const auto& run : plan.coordinates) things.add(letters_of(run).grown(0.4));
  for (auto& zone : plan.zones) {
    for (auto& arrow : zone.arrows) arrow = moved_clear(arrow, things);
  }
}

/// Leads links round letters and numbers, and puts their own numbers clear of what is built.
void clear_links(MapPlan& plan) {
  // A line so near to a number would seem to underline it, or its arrowhead to be a part of it.
  constexpr double clear_of_written = 1.5;
  LabelObstacles written(plan.bounds);
  for (const auto& run : plan.coordinates) written.add(letters_of(run).grown(clear_of_written));
  LabelObstacles walls(plan.bounds);
  for (const auto& wall : plan.walls) walls.add(bounds_of(wall.run));
  for (const auto& hatchway : plan.hatchways) {
    for (const auto& box : boxes_of(hatchway)) walls.add(box);
  }
  for (const auto& pillar : plan.pillars) walls.add(bounds_of(pillar));
  auto built = walls;
  for (const auto& marker : plan.markers) built.add(RoundObstacle{marker.centre, marker.radius});
  for (auto& link : plan.links) lead_clear(link, {written, built, walls, plan.bounds});
}

void paint_floor(Canvas& canvas, const MapPlan& plan) {
  const auto& design = *plan.design;
  layer(canvas, "ground", "Ground", false, [&] { draw_floor(canvas, plan.floor, design); });
  layer(canvas, "lattice", "Lattice", plan.floor.lattice_lines.empty(),
        [&] { draw_lattice(canvas, plan.floor, design); });
  layer(canvas, "zones", "Zones", plan.zones.empty(), [&] { draw_zones(canvas, plan); });
}

void paint_built(Canvas& canvas, const MapPlan& plan) {
  const auto& design = *plan.design;
  layer(canvas, "cells", "Solid and void", plan.cells.empty(), [&] { draw_objects(canvas, plan.cells, design); });
  layer(canvas, "edges", "Board edges", false, [&] { draw_edges(canvas, plan); });
  layer(canvas, "features", "Terrain features", plan.features.empty(),
        [&] { draw_objects(canvas, plan.features, design); });
  const bool no_ranges =
      std::none_of(plan.markers.begin(), plan.markers.end(), [](const auto& marker) { return marker.range > 0; });
  layer(canvas, "ranges", "Ranges", no_ranges, [&] { draw_ranges(canvas, plan); });
  layer(canvas, "measures", "Measures", plan.measures.lines.empty(),
        [&] { draw_objects(canvas, measured_lines(plan), design); });
  // Below what is built: a tie is still told where a wall interrupts it, a wall is not where a tie cuts it.
  layer(canvas, "links", "Links", plan.links.empty(), [&] {
    draw_objects(canvas, plan.links, design);
    draw_tags(canvas, plan.links, design);
  });
  layer(canvas, "walls", "Walls", plan.walls.empty(), [&] { draw_objects(canvas, plan.walls, design); });
  layer(canvas, "hatchways", "Hatchways", plan.hatchways.empty(),
        [&] { draw_objects(canvas, plan.hatchways, design); });
  layer(canvas, "pillars", "Pillars", plan.pillars.empty() && plan.wall_ends.empty(), [&] {
    draw_objects(canvas, plan.wall_ends, design);
    draw_objects(canvas, plan.pillars, design);
  });
}

void paint_named(Canvas& canvas, const MapPlan& plan) {
  const auto& design = *plan.design;
  layer(canvas, "markers", "Markers", plan.markers.empty(), [&] { draw_objects(canvas, plan.markers, design); });
  layer(canvas, "coordinates", "Coordinates", plan.coordinates.empty(), [&] {
    for (const auto& run : plan.coordinates) canvas.text(run);
  });
  layer(canvas, "labels", "Labels", plan.labels.empty(), [&] {
    for (const auto& label : plan.labels) draw(canvas, label, plan.label_requests[label.request], design);
  });
}

}  // namespace

MapPlan lay_out_map(const Mission& mission, const MapOptions& options) {
  BULKHEAD_EXPECTS(!mission.boards.empty());
  const MapFrame frame(mission, options);
  MapPlan plan;
  plan.design = options.design;
  plan.scale = options.scale;
  plan.boards = frame.bounds();
  plan.walls = lay_out_walls(frame);
  plan.hatchways = lay_out_hatchways(frame);
  plan.hatchway_word = hatchway_word(mission);
  plan.pillars = lay_out_pillars(frame);
  plan.wall_ends = lay_out_wall_ends(frame);
  plan.markers = lay_out_markers(frame);
  plan.features = lay_out_features(frame, plan.markers);
  const auto overhang = overhang_of(plan, frame, 1);
  const auto margins = map_margins(frame, overhang);
  plan.bounds = {plan.boards.top_left - Vec{margins.left, margins.top},
                 plan.boards.size + Vec{margins.left + margins.right, margins.top + margins.bottom}};
  plan.floor = lay_out_floor(frame);
  plan.holes = overhang.holes();
  plan.seams = lay_out_seams(frame);
  plan.cells = lay_out_cells(frame);
  plan.zones = lay_out_zones(frame);
  plan.links = lay_out_links(frame, plan.markers, plan.zones);
  if (options.panel_codes) {
    plan.panel_codes = lay_out_panel_codes(frame, plan.hatchways,
                                           options.panels != nullptr ? *options.panels : panels_for_codes(mission));
    plan.lacks_codes = plan.panel_codes.empty();
  }
  if (options.measures) plan.measures = lay_out_measures(frame, plan.markers, options.measured);
  plan.coordinates = lay_out_coordinates(frame, overhang);
  clear_arrows(plan);
  clear_links(plan);
  plan.label_requests = requests_of(plan);
  return plan;
}

MapMargins map_margins(const Mission& mission, const MapPlan& full_size, double scale) {
  BULKHEAD_EXPECTS(full_size.scale == 1 && full_size.boards.top_left == Vec{});
  const MapFrame frame(mission, {scale, {}, full_size.design});
  return map_margins(frame, overhang_of(full_size, frame, 1 / scale));
}

void lay_out_labels(MapPlan& plan, const Rect& limits) { plan.labels = place_labels(label_scene(plan, limits)); }

void paint_map(Canvas& canvas, const MapPlan& plan) {
  for (const auto part : {MapPart::floor, MapPart::built, MapPart::named}) paint_map(canvas, plan, part);
}

void paint_map(Canvas& canvas, const MapPlan& plan, MapPart part) {
  switch (part) {
    case MapPart::floor: return paint_floor(canvas, plan);
    case MapPart::built: return paint_built(canvas, plan);
    case MapPart::named: return paint_named(canvas, plan);
  }
}

}  // namespace bulkhead
