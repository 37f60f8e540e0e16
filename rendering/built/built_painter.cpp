// SPDX-License-Identifier: MIT
#include "rendering/built/built_painter.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "model/base/contracts.h"
#include "rendering/built/body_painter.h"
#include "rendering/built/depth_order.h"
#include "rendering/built/disjoint.h"
#include "rendering/built/edge_letters.h"
#include "rendering/built/ground_canvas.h"
#include "rendering/built/hidden_markers.h"
#include "rendering/built/names_in_view.h"
#include "rendering/look/colours.h"
#include "rendering/text/text_measure.h"

namespace bulkhead {
namespace {

/// How far colours of what stands back are from those of what stands out.
constexpr double pale_share = 0.68;
/// Boards are so thick, in millimetres on paper.
constexpr double board_thickness = 1;
/// Of the line around what is marked.
constexpr double mark_width = 0.7;

/// The design in which things are drawn that are marked: lines and dark faces in a colour, the others tinted with it.
Design tinted(const Design& design, Colour colour) {
  constexpr double faint = 0.16;
  constexpr double strong = 0.55;
  auto marked = design;
  marked.ink = colour;
  marked.paper = mixed(design.paper, colour, faint);
  for (auto member : {&Design::pillar_face, &Design::light_terrain, &Design::mute, &Design::objective}) {
    marked.*member = mixed(design.*member, colour, strong);
  }
  return marked;
}

class Bounds {
 public:
  void add(Vec point) { add(Rect{point, {}}); }
  void add(const Rect& box) {
    bounds_ = any_ ? joined(bounds_, box) : box;
    any_ = true;
  }
  [[nodiscard]] Rect around() const { return bounds_; }

 private:
  Rect bounds_;
  bool any_ = false;
};

/// An arrowhead along the way in as it is seen. It is not laid flat: aslant it would seem to point along the edge.
Path in_view(const EntryArrow& arrow, const Axonometry& view) {
  constexpr double gap = 0.9;
  constexpr double height = 3.2;
  constexpr double half = 1.3;
  const Vec tip = view.at(arrow.at - arrow.inwards * gap, 0);
  const Vec way = view.at(arrow.at, 0) - tip;
  const Vec inwards = way * (1 / std::hypot(way.x, way.y));
  const Vec aside = {-inwards.y, inwards.x};
  const Vec base = tip - inwards * height;
  return Path::polygon({tip, base + aside * half, base - aside * half});
}

Rect bounds_of(const BuiltPlan& plan) {
  Bounds bounds;
  for (const auto& loop : plan.map.floor.outline) {
    for (const auto corner : loop) {
      bounds.add(plan.view.at(corner, 0));
      bounds.add(plan.view.at(corner, 0) + Vec{0, board_thickness});
    }
  }
  for (const auto& prism : plan.prisms) bounds.add(seen_bounds(prism, plan.view));
  for (const auto& zone : plan.map.zones) {
    for (const auto& arrow : zone.arrows) bounds.add(in_view(arrow, plan.view).bounds());
  }
  for (const auto& marker : plan.map.markers) bounds.add(plan.view.laid(path_of(marker), 0).bounds());
  for (const auto& feature : plan.map.features) {
    for (const auto& part : feature.bodies) {
      if (part.style.flat) bounds.add(plan.view.laid(part.path, 0).bounds());
    }
  }
  for (const auto& hidden : plan.hidden) bounds.add(Rect{hidden.sign, {}}.grown(sign_radius));
  for (const auto& run : plan.coordinates) bounds.add(letters_of(run));
  for (const auto& run : plan.names) bounds.add(bulkhead::bounds_of(run));
  return bounds.around().grown(0.3);
}

/// Around the arrows of entry zones, with some room.
std::vector<Rect> boxes_of_arrows(const BuiltPlan& plan) {
  constexpr double room = 0.4;
  std::vector<Rect> boxes;
  for (const auto& zone : plan.map.zones) {
    for (const auto& arrow : zone.arrows) {
      boxes.push_back(in_view(arrow, plan.view).bounds().grown(room));
    }
  }
  return boxes;
}

void draw_boards(Canvas& canvas, const BuiltPlan& plan, Vec origin) {
  const auto& design = *plan.map.design;
  for (const auto& loop : plan.map.floor.outline) {
    for (std::size_t index = 0; index < loop.size(); ++index) {
      const auto from = loop[index];
      const auto to = loop[(index + 1) % loop.size()];
      const Vec outwards{to.y - from.y, from.x - to.x};
      if (plan.view.nearness(outwards) <= 0) continue;
      const auto a = origin + plan.view.at(from, 0);
      const auto b = origin + plan.view.at(to, 0);
      const Vec down{0, board_thickness};
      const auto side = Path::polygon({a, b, b + down, a + down});
      canvas.fill(side, mixed(design.paper, design.ink, 0.3));
      canvas.stroke(side, round_line(weight::lattice, design.ink));
    }
  }
}

/// A triangle on the ground on the side to which a closed hatchway opens, as on the map.
void draw_large_triangle(Canvas& ground, const HatchwayLeaf& hatchway, const Design& design) {
  if (hatchway.open) return;
  const auto& run = hatchway.run;
  const double half = std::clamp(run.thickness * 1.5, 0.7, 2.6);
  const double side = hatchway.facing == Facing::second ? 1 : -1;
  const double base = side * (run.thickness * 0.9 + 0.3);
  const double middle = run.length / 2;
  ground.fill(Path::polygon({run.axes.at(middle - half, base), run.axes.at(middle + half, base),
                             run.axes.at(middle, base + side * half * 1.2)}),
              design.ink);
}

void draw_ground(Canvas& canvas, const BuiltPlan& plan, Vec origin) {
  const auto& design = *plan.map.design;
  GroundCanvas ground(canvas, plan.view, origin);
  draw_boards(canvas, plan, origin);
  paint_map(ground, plan.map, MapPart::floor);
  for (const auto& block : plan.map.cells) draw(ground, block, design);
  draw_holes(ground, plan.map.holes, plan.map.scale, design);
  draw_edge(ground, plan.map.floor, design);
  for (const auto& seam : plan.map.seams) draw(ground, seam, design);
  for (const auto& zone : plan.map.zones) {
    for (const auto& arrow : zone.arrows) canvas.fill(in_view(arrow, plan.view).moved(origin), zone.style.colour);
  }
  for (const auto& feature : plan.map.features) {
    for (const auto& part : feature.bodies) {
      if (part.style.flat) draw(ground, part, design);
    }
  }
  for (const auto& hatchway : plan.map.hatchways) draw_large_triangle(ground, hatchway, design);
  for (const auto& marker : plan.map.markers) {
    if (marker.stands_at == Length()) draw_lying(canvas, marker, 0, plan.view, origin, design);
  }
}

/// Lines around what is marked and lies flat.
void draw_marks(Canvas& canvas, const BuiltPlan& plan, Vec origin, const BuiltMarks& marks) {
  if (marks.addresses.empty()) return;
  Path lines;
  const auto add = [&](const ObjectInfo& object, const Path& path) {
    if (marks.addresses.contains(object.address)) lines.append(path);
  };
  for (const auto& zone : plan.map.zones) add(zone.object, zone.path);
  for (const auto& feature : plan.map.features) {
    for (const auto& part : feature.bodies) {
      if (part.style.flat) add(feature.object, part.path);
    }
  }
  for (const auto& marker : plan.map.markers) {
    if (marker.stands_at == Length()) add(marker.object, path_of(marker));
  }
  if (lines.empty()) return;
  GroundCanvas ground(canvas, plan.view, origin);
  ground.stroke(lines, round_line(mark_width + 2 * weight::outline, plan.map.design->paper));
  ground.stroke(lines, round_line(mark_width, marks.colour));
}

void draw_hidden(Canvas& canvas, const BuiltPlan& plan, const HiddenMarker& hidden, Vec origin, const Design& design) {
  const auto& marker = plan.map.markers[hidden.marker];
  const auto foot = origin + hidden.foot;
  const auto sign = origin + hidden.sign;
  const auto rim = plan.view.laid(path_of(marker), plan.marker_height(marker)).moved(origin);
  auto dashes = round_line(weight::lattice, design.ink);
  canvas.stroke(rim, round_line(weight::lattice + 0.5, design.paper.faded(0.75)));
  canvas.stroke(Path::line(foot, sign), round_line(weight::lattice + 0.6, design.paper.faded(0.85)));
  dashes.dashes = {0.8, 0.6};
  canvas.stroke(rim, dashes);
  canvas.stroke(Path::line(foot, sign), round_line(weight::outline, design.ink));
  canvas.fill(Path::circle(foot, 0.5), design.ink);
  auto token = marker;
  token.centre = sign;
  token.radius = sign_radius;
  token.label_size = 0;
  draw(canvas, token, design);
  TextRun run;
  run.font = sign_font;
  if (marker.label.empty() || !fits_sign(marker.label)) return;
  run.text = marker.label;
  run.colour = design.ink;
  run.at = sign + Vec{0, cap_height(run.font) / 2};
  run.anchor = TextRun::Anchor::middle;
  canvas.text(run);
}

}  // namespace

double BuiltPlan::marker_height(const MarkerToken& marker) const {
  return static_cast<double>(marker.stands_at.in_micrometres()) / 1000 / map.scale;
}

StandingMap stand_up(MapPlan map, const EmphasisOf& emphasis) {
  const EmphasisOf said = emphasis ? emphasis : [](const ObjectInfo& /*object*/) { return Emphasis::strong; };
  StandingMap standing;
  standing.map = std::move(map);
  const auto& design = *standing.map.design;
  standing.pale = paled(design, pale_share);
  leave_out_absent(standing.map, said);
  auto bodies = bodies_of(standing.map, said);
  for (auto& body : bodies.bodies) {
    if (body.pale && body.controller) {
      body.controller->colour = mixed(body.controller->colour, design.paper, pale_share);
    }
  }
  standing.bodies = std::move(bodies.bodies);
  standing.prisms = without_overlaps(bodies.prisms);
  return standing;
}

BuiltPlan placed_for(StandingMap standing, const Mission& mission, double azimuth) {
  BuiltPlan plan{std::move(standing), Axonometry(azimuth), {}, {}, {}, {}};
  plan.hidden = hidden_markers(plan.map, plan.prisms, plan.view);
  plan.coordinates =
      letters_along_edges(MapFrame(mission, {plan.map.scale, {}, plan.map.design}), plan.view, boxes_of_arrows(plan));
  for (auto& run : plan.coordinates) {
    const auto is_behind = [&, letters = letters_of(run)](const Prism& prism) {
      return seen_bounds(prism, plan.view).overlaps(letters);
    };
    if (!std::ranges::any_of(plan.prisms, is_behind)) continue;
    run.halo = text_halo;
    run.halo_colour = plan.map.design->paper;
  }
  plan.names = names_in_view(plan);
  plan.bounds = bounds_of(plan);
  return plan;
}

BuiltPlan seen_from(StandingMap standing, const Mission& mission, double azimuth) {
  auto plan = placed_for(std::move(standing), mission, azimuth);
  plan.prisms = back_to_front(std::move(plan.prisms), plan.view);
  return plan;
}

BuiltPlan lay_out_built(const Mission& mission, const BuiltOptions& options) {
  BULKHEAD_EXPECTS(!mission.boards.empty());
  return seen_from(stand_up(lay_out_map(mission, {options.scale, {}, options.design}), options.emphasis), mission,
                   options.azimuth);
}

void paint_built(Canvas& canvas, const BuiltPlan& plan, Vec top_left, const BuiltMarks& marks) {
  const auto origin = top_left - plan.bounds.top_left;
  const auto& usual = *plan.map.design;
  const auto marked = tinted(usual, marks.colour);
  const auto is_marked = [&](const std::string& address) { return marks.addresses.contains(address); };
  draw_ground(canvas, plan, origin);
  draw_marks(canvas, plan, origin, marks);
  for (const auto& prism : plan.prisms) {
    const auto& body = plan.bodies[prism.body];
    draw(canvas, prism, body, plan.view, origin, is_marked(body.address) ? marked : body.pale ? plan.pale : usual);
  }
  for (auto run : plan.coordinates) {
    run.at = run.at + origin;
    canvas.text(run);
  }
  for (const auto& hidden : plan.hidden) {
    const bool chosen = is_marked(plan.map.markers[hidden.marker].object.address);
    draw_hidden(canvas, plan, hidden, origin, chosen ? marked : usual);
  }
  for (auto run : plan.names) {
    run.at = run.at + origin;
    canvas.text(run);
  }
}

}  // namespace bulkhead
