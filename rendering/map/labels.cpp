// SPDX-License-Identifier: MIT
#include "rendering/map/labels.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "rendering/cairo/capitals.h"
#include "rendering/canvas/outline.h"
#include "rendering/label/lines.h"
#include "rendering/look/spaced_capitals.h"
#include "rendering/map/link_tags.h"
#include "rendering/text/text_measure.h"

namespace bulkhead {
namespace {

LabelRequest request_of(const ZoneShape& zone, const Design& design) {
  LabelRequest request;
  // Where a sign says already what it is, there is no need to say whose it is in words: the colour and pattern do.
  if (zone.named || zone.sign.empty()) request.text = in_capitals(zone.label);
  request.sign = zone.sign;
  request.name = zone.label;
  request.address = zone.object.address;
  request.colour = zone.style.colour;
  request.halo = design.paper;
  request.font = spaced_capitals(zone.is_area ? 8 : 9, Font::Weight::bold);
  request.smallest = type_size::smallest;
  request.region = zone.loops;
  return request;
}

LabelRequest request_of(const LinkLine& link, const Design& design) {
  LabelRequest request;
  request.text = request.name = link.kind_name;
  request.address = link.object.address;
  request.colour = design.ink;
  request.halo = design.paper;
  request.font = {7, Font::Weight::medium, 0, false};
  request.point = middle_of(link);
  request.radius = 0.7;
  return request;
}

LabelRequest request_of(const FeatureShape& feature, const Design& design) {
  LabelRequest request;
  request.text = request.name = feature.kind_name;
  request.colour = design.mute;
  request.halo = design.paper;
  request.font = {7, Font::Weight::medium, 0, false};
  request.point = feature.bounds.centre();
  request.beside = feature.bounds;
  return request;
}

LabelRequest request_of(const HatchwayLeaf& hatchway, const Design& design) {
  LabelRequest request;
  request.text = request.name = hatchway.label;
  request.address = hatchway.object.address;
  request.colour = design.ink;
  request.halo = design.paper;
  request.font = {7, Font::Weight::semibold, 0, false};
  // On the side to which it opens: beyond the wall the name would seem to be that of another room's.
  const auto bounds = hatchway.open ? bounds_of(hatchway) : boxes_of(hatchway).back();
  request.point = bounds.centre();
  request.radius = std::min(bounds.size.x, bounds.size.y) / 2;
  return request;
}

LabelRequest request_of(const MarkerToken& marker, const Design& design) {
  LabelRequest request;
  // What fits inside stands there.
  const auto label = marker.label_size > 0 ? std::string() : marker.label;
  request.text = label + (label.empty() || marker.height.empty() ? "" : ", ") + marker.height;
  request.name = marker.name + (marker.label.empty() ? "" : " " + marker.label) +
                 (marker.height.empty() ? "" : ", " + marker.height);
  request.address = marker.object.address;
  request.colour = design.ink;
  request.halo = design.paper;
  request.font = {8, Font::Weight::semibold, 0, false};
  request.point = marker.centre;
  request.radius = marker.radius;
  return request;
}

LabelRequest request_of(const PanelCode& code, const Design& design) {
  LabelRequest request;
  request.text = request.name = code.text();
  request.colour = design.ink;
  request.halo = design.paper;
  request.font = {type_size::smallest, Font::Weight::semibold, 0, true};
  request.point = (code.line.from + code.line.to) * 0.5;
  request.beside = code.box;
  request.alike = LabelRequest::Alike{code_kind, code.line};
  return request;
}

LabelRequest request_of(const MeasureLine& measure, const Design& design) {
  LabelRequest request;
  request.text = request.name = measure.text;
  request.colour = design.mute;
  request.halo = design.paper;
  request.font = {type_size::smallest, Font::Weight::medium, 0, true};
  request.point = (measure.line.from + measure.line.to) * 0.5;
  request.beside = joined({measure.line.from, {}}, {measure.line.to, {}}).grown(weight::lattice / 2);
  request.alike = LabelRequest::Alike{length_kind, measure.line};
  request.clear_of_rim = true;
  return request;
}

/// Beside a short line there is the least room, which a longer one must not take.
std::vector<MeasureLine> shortest_first(std::vector<MeasureLine> lines) {
  std::ranges::stable_sort(lines, {}, [](const MeasureLine& measure) {
    const auto along = measure.line.to - measure.line.from;
    return std::hypot(along.x, along.y);
  });
  return lines;
}

/// The legend tells the kinds of links apart as long as they do not look the same.
bool looks_like_another_kind(const MapPlan& plan, const LinkLine& link) {
  return std::any_of(plan.links.begin(), plan.links.end(), [&](const LinkLine& other) {
    return other.moves == link.moves && other.kind_name != link.kind_name;
  });
}

/// Boxes along a bar, so that a slanting one does not take its whole rectangle.
void add_run(std::vector<Obstacle>& obstacles, const Run& run) {
  const bool slanting = run.axes.along.x * run.axes.along.y != 0;
  const int pieces = slanting ? 12 : 1;
  const double from = -run.before;
  const double length = run.before + run.length + run.after;
  for (int piece = 0; piece < pieces; ++piece) {
    obstacles.emplace_back(run.axes
                               .rectangle(from + length * piece / pieces, from + length * (piece + 1) / pieces,
                                          -run.first_side, run.second_side)
                               .bounds());
  }
}

void add_ring(std::vector<Obstacle>& obstacles, const MarkerToken& marker) {
  constexpr int pieces = 32;
  const auto at = [&](int piece) {
    const double angle = 2 * std::numbers::pi * piece / pieces;
    return marker.centre + Vec{std::cos(angle), std::sin(angle)} * marker.range;
  };
  for (int piece = 0; piece < pieces && marker.range > 0; ++piece) {
    obstacles.emplace_back(Segment{at(piece), at(piece + 1)});
  }
}

void add_outline(std::vector<Obstacle>& obstacles, const std::vector<Loop>& loops) {
  for (const auto& loop : loops) {
    for (std::size_t index = 0; index < loop.size(); ++index) {
      obstacles.emplace_back(Segment{loop[index], loop[(index + 1) % loop.size()]});
    }
  }
}

void draw_badge(Canvas& canvas, const Rect& badge, Colour colour, Colour halo) {
  constexpr double corner = 0.8;
  canvas.fill(Path::rounded(badge.grown(text_halo * 0.6), corner + text_halo * 0.6), halo);
  canvas.fill(Path::rounded(badge, corner), colour);
}

}  // namespace

std::vector<LabelRequest> requests_of(const MapPlan& plan) {
  std::vector<LabelRequest> requests;
  for (const auto& zone : plan.zones) {
    if (zone.path.empty()) continue;
    auto request = request_of(zone, *plan.design);
    if (zone.parts.empty()) {
      requests.push_back(std::move(request));
      continue;
    }
    // Who looks at one part does not see that another is of the same area. Where one has no room for the name it
    // stands in the largest at least.
    for (const auto& part : zone.parts) {
      request.region = part;
      request.inside_only = &part != &zone.parts.front();
      requests.push_back(request);
    }
  }
  for (const auto& link : plan.links) {
    if (looks_like_another_kind(plan, link)) requests.push_back(request_of(link, *plan.design));
  }
  for (const auto& marker : plan.markers) {
    const bool needs_label = !marker.label.empty() && marker.label_size <= 0;
    if (needs_label || !marker.height.empty()) requests.push_back(request_of(marker, *plan.design));
  }
  for (const auto& hatchway : plan.hatchways) {
    if (!hatchway.label.empty()) requests.push_back(request_of(hatchway, *plan.design));
  }
  for (const auto& feature : plan.features) requests.push_back(request_of(feature, *plan.design));
  for (const auto& code : plan.panel_codes) requests.push_back(request_of(code, *plan.design));
  for (const auto& measure : shortest_first(plan.measures.lines)) {
    requests.push_back(request_of(measure, *plan.design));
  }
  return requests;
}

std::vector<MeasureLine> measured_lines(const MapPlan& plan) {
  std::vector<MeasureLine> lines = plan.measures.lines;
  for (const auto& label : plan.labels) {
    const auto& alike = plan.label_requests[label.request].alike;
    if (!alike || alike->kind != length_kind || !label.lines.empty()) continue;
    std::erase_if(lines, [&](const MeasureLine& measure) {
      return measure.line.from == alike->thing.from && measure.line.to == alike->thing.to;
    });
  }
  return lines;
}

std::set<std::string> texts_on_map(const MapPlan& plan, int kind) {
  std::set<std::string> texts;
  for (const auto& label : plan.labels) {
    const auto& request = plan.label_requests[label.request];
    if (request.alike && request.alike->kind == kind && !label.lines.empty()) texts.insert(request.text);
  }
  return texts;
}

std::size_t count_left_out(const MapPlan& plan, int kind) {
  return static_cast<std::size_t>(std::count_if(plan.labels.begin(), plan.labels.end(), [&](const PlacedLabel& label) {
    const auto& alike = plan.label_requests[label.request].alike;
    return alike && alike->kind == kind && label.lines.empty();
  }));
}

LabelScene label_scene(const MapPlan& plan, const Rect& limits) {
  constexpr double breath = 0.3;
  LabelScene scene;
  scene.limits = limits;
  scene.requests = plan.label_requests;
  for (const auto& marker : plan.markers) {
    scene.taken.emplace_back(RoundObstacle{marker.centre, marker.radius + breath});
    add_ring(scene.light, marker);
  }
  for (const auto& zone : plan.zones) {
    for (const auto& arrow : zone.arrows) scene.taken.emplace_back(path_of(arrow).bounds());
  }
  for (const auto& run : plan.coordinates) scene.taken.emplace_back(bounds_of(run));
  for (const auto& feature : plan.features) add_obstacles(scene.built, feature);
  for (const auto& wall : plan.walls) add_run(scene.built, wall.run);
  for (const auto& hatchway : plan.hatchways) {
    for (const auto& box : boxes_of(hatchway)) scene.built.emplace_back(box);
  }
  for (const auto& pillar : plan.pillars) scene.built.emplace_back(bounds_of(pillar));
  for (const auto& end : plan.wall_ends) scene.built.emplace_back(bounds_of(end));
  for (const auto& block : plan.cells) {
    if (block.kind != CellKind::solid) continue;
    for (const auto& cell : block.cells) scene.built.emplace_back(cell);
  }
  for (const auto& link : plan.links) {
    const auto line = points_of(link);
    for (std::size_t index = 1; index < line.size(); ++index) {
      scene.built.emplace_back(Segment{line[index - 1], line[index]});
    }
    for (const auto at : link.tags_at) scene.taken.emplace_back(RoundObstacle{at, tag_radius + breath});
  }
  for (const auto& measure : plan.measures.lines) scene.lines.emplace_back(measure.line);
  add_outline(scene.light, plan.floor.outline);
  for (const auto& zone : plan.zones) add_outline(scene.light, zone.loops);
  scene.boards = plan.floor.outline;
  return scene;
}

void draw_sign(Canvas& canvas, std::string_view letters, Vec centre, Colour colour, const Design& design) {
  const auto sign = sign_at(letters, centre, design.paper);
  draw_badge(canvas, sign.badge, colour, design.paper);
  canvas.text(sign.letters);
}

void draw_number(Canvas& canvas, int number, Vec centre, Colour colour, const Design& design) {
  const auto disc = Path::circle(centre, number_radius - 0.15);
  canvas.fill(disc, design.paper);
  Stroke rim;
  rim.width = 0.25;
  rim.colour = colour;
  canvas.stroke(disc, rim);
  TextRun run;
  run.text = std::to_string(number);
  run.font = {type_size::smallest, Font::Weight::semibold, 0, true};
  run.colour = colour;
  run.at = centre + Vec{0, cap_height(run.font) / 2};
  run.anchor = TextRun::Anchor::middle;
  canvas.text(run);
}

void draw(Canvas& canvas, const PlacedLabel& label, const LabelRequest& request, const Design& design) {
  if (label.leader) {
    const auto line = Path::line(label.leader->from, label.leader->to);
    Stroke rim;
    rim.width = 1.2;
    rim.colour = design.paper;
    rim.cap = Stroke::Cap::round;
    canvas.stroke(line, rim);
    Stroke stroke;
    stroke.width = 0.3;
    stroke.colour = request.colour;
    canvas.stroke(line, stroke);
    canvas.fill(Path::circle(label.leader->to, 0.55), request.colour);
  }
  if (label.number > 0) draw_number(canvas, label.number, label.box.centre(), request.colour, design);
  if (label.badge) draw_badge(canvas, *label.badge, request.colour, request.halo);
  for (const auto& line : label.lines) canvas.text(line);
}

}  // namespace bulkhead
