// SPDX-License-Identifier: MIT
#include "rendering/built/body_painter.h"

#include <algorithm>
#include <cmath>

#include "rendering/built/ground_canvas.h"
#include "rendering/look/colours.h"
#include "rendering/map/terrain_fill.h"
#include "rendering/text/text_measure.h"

namespace bulkhead {
namespace {

using Material = BuiltBody::Material;

constexpr double dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y; }
double length(Vec a) { return std::hypot(a.x, a.y); }

/// Corners that turn by less than this belong to something round, which has no edge there: the cosine of 30°.
constexpr double round_corner = 0.866;
/// Fills reach so far over joints that no light falls through, in millimetres.
constexpr double joint_bleed = 0.12;

/// The colours of sides that are lit and of those that are not.
struct Tones {
  Colour light;
  Colour dark;
};

Tones tones_of(const BuiltBody& body, const Design& design) {
  const auto between = [&](Colour colour, double light, double dark) {
    return Tones{mixed(design.paper, colour, light), mixed(design.paper, colour, dark)};
  };
  switch (body.material) {
    case Material::wall: return between(design.ink, 0.07, 0.27);
    case Material::pillar: return between(design.ink, 0.32, 0.55);
    case Material::leaf:
      if (body.controller) return between(body.controller->colour, 0.3, 0.45);
      return between(design.ink, 0, 0.1);
    case Material::marker: return between(design.objective, 0.8, 1);
    case Material::feature: break;
  }
  const auto& style = body.part->style;
  if (style.tone == TerrainStyle::Tone::wall) return between(design.ink, 0.2, 0.42);
  const auto tone =
      style.tone == TerrainStyle::Tone::deck && style.solid ? design.light_terrain : tone_of(style, design);
  return {mixed(tone, design.paper, 0.55), mixed(tone, design.paper, 0.15)};
}

class PieceOfBody {
 public:
  PieceOfBody(Canvas& canvas, const Prism& prism, const BuiltBody& body, const Axonometry& view, Vec origin,
              const Design& design)
      : canvas_(canvas), prism_(prism), body_(body), view_(view), origin_(origin), design_(design) {}

  void draw() {
    for (std::size_t side = 0; side < prism_.corners.size(); ++side) {
      if (seen(side)) draw_side(side);
    }
    draw_top();
    draw_edges();
  }

 private:
  [[nodiscard]] std::size_t before(std::size_t corner) const {
    return corner == 0 ? prism_.corners.size() - 1 : corner - 1;
  }
  [[nodiscard]] Vec at(Vec ground, double height) const { return origin_ + view_.at(ground, height); }
  [[nodiscard]] bool faces_viewer(std::size_t side) const {
    const auto normal = outwards(prism_, side);
    return dot(normal, view_.towards_viewer()) > 1e-9 * length(normal);
  }
  [[nodiscard]] bool seen(std::size_t side) const { return prism_.sides[side].outer && faces_viewer(side); }

  [[nodiscard]] Path quad(std::size_t side, double from, double to, double low, double high) const {
    const auto begin = prism_.corners[side];
    const auto along = side_end(prism_, side) - begin;
    const auto a = begin + along * from;
    const auto b = begin + along * to;
    return Path::polygon({at(a, low), at(b, low), at(b, high), at(a, high)});
  }

  void draw_side(std::size_t side) {
    const auto normal = outwards(prism_, side);
    const auto tones = tones_of(body_, design_);
    // Light falls in from the viewer's left.
    const double turned = 0.5 + 0.5 * dot(normal, view_.to_the_right()) / length(normal);
    const auto colour = mixed(tones.light, tones.dark, turned);
    const auto face = quad(side, 0, 1, prism_.low, prism_.high);
    canvas_.fill(face, colour);
    // Where the body goes on, or is round, neighbours meet without a gap.
    const auto& next = prism_.sides[side + 1 == prism_.sides.size() ? 0 : side + 1];
    const auto& previous = prism_.sides[before(side)];
    Path joints;
    if (!previous.outer || is_round(side)) joints.append(upright(side));
    if (!next.outer) joints.append(upright(side + 1 == prism_.corners.size() ? 0 : side + 1));
    if (!joints.empty()) canvas_.stroke(joints, round_line(joint_bleed, colour));
    if (body_.material == Material::leaf) draw_leaf(side, face);
    if (body_.breachable) draw_breach(side, normal);
  }

  [[nodiscard]] Path upright(std::size_t corner) const {
    return Path::line(at(prism_.corners[corner], prism_.low), at(prism_.corners[corner], prism_.high));
  }

  /// The marks of a map's leaf: its controller's pattern, the bar of a lock, the gap between an airlock's leaves.
  void draw_leaf(std::size_t side, const Path& face) {
    const double width = length(outwards(prism_, side));
    const double height = prism_.high - prism_.low;
    if (width < height * 0.2) return;
    if (body_.controller) canvas_.fill(face, fine_pattern(*body_.controller));
    const auto level = [&](double share) { return prism_.low + height * share; };
    if (body_.access == HatchAccess::Kind::locked) {
      canvas_.fill(quad(side, 0, 1, level(0.45), level(0.62)), design_.ink);
    } else if (body_.access == HatchAccess::Kind::airlock) {
      canvas_.fill(quad(side, 0.46, 0.54, prism_.low, prism_.high), design_.ink);
    }
  }

  /// A dashed outline where a wall may be blown open, on its long sides.
  void draw_breach(std::size_t side, Vec normal) {
    const double height = prism_.high - prism_.low;
    if (length(normal) < height * 0.4 || prism_.low > 0) return;
    auto dashes = round_line(weight::outline * 0.7, design_.ink);
    dashes.dashes = {0.9, 0.6};
    const auto frame = quad(side, 0.18, 0.82, prism_.low + height * 0.1, prism_.low + height * 0.72);
    canvas_.stroke(frame, dashes);
  }

  [[nodiscard]] Path top() const {
    std::vector<Vec> corners;
    for (const auto corner : prism_.corners) corners.push_back(at(corner, prism_.high));
    return Path::polygon(corners);
  }

  void draw_top() {
    const auto outline = top();
    switch (body_.material) {
      case Material::wall: return fill_top(outline, design_.ink);
      case Material::leaf: return fill_top(outline, design_.paper);
      case Material::pillar: fill_top(outline, design_.ink); return draw_inset();
      case Material::feature:
      case Material::marker: break;
    }
    GroundCanvas onto(canvas_, view_, origin_, prism_.high);
    // Between parts of one top nothing else shines through.
    if (body_.part && is_opaque(body_.part->style)) {
      fill_top(outline, tone_of(body_.part->style, design_));
    } else {
      canvas_.fill(outline, design_.paper);
    }
    canvas_.push_clip(grown_over_joints());
    if (body_.part) {
      fill_terrain(onto, *body_.part, design_);
      if (const auto& level = body_.part->level_at; level && holds(*level)) draw_upright_level();
    } else {
      draw_lying(canvas_, *body_.marker, prism_.high, view_, origin_, design_);
    }
    canvas_.pop_clip();
  }

  static bool is_opaque(const TerrainStyle& style) {
    using Tone = TerrainStyle::Tone;
    return !style.flat && !style.passable &&
           (style.tone == Tone::wall || style.tone == Tone::heavy || style.tone == Tone::light);
  }

  void draw_upright_level() {
    auto part = *body_.part;
    part.level_at = at(*part.level_at, prism_.high);
    draw_level(canvas_, part, design_);
  }

  void fill_top(const Path& outline, Colour colour) {
    canvas_.fill(outline, colour);
    Path joints;
    for (std::size_t side = 0; side < prism_.corners.size(); ++side) {
      if (!prism_.sides[side].outer) {
        joints.append(Path::line(at(prism_.corners[side], prism_.high), at(side_end(prism_, side), prism_.high)));
      }
    }
    if (!joints.empty()) canvas_.stroke(joints, round_line(joint_bleed, colour));
  }

  /// So that a pillar reads as one beside walls, as on maps.
  void draw_inset() {
    const auto middle = ground_of(prism_).centre();
    std::vector<Vec> corners;
    for (const auto corner : prism_.corners) corners.push_back(at(middle + (corner - middle) * 0.6, prism_.high));
    canvas_.fill(Path::polygon(corners), design_.pillar_face);
  }

  [[nodiscard]] Path grown_over_joints() const {
    std::vector<Vec> corners;
    for (std::size_t corner = 0; corner < prism_.corners.size(); ++corner) {
      Vec away{};
      for (const auto side : {before(corner), corner}) {
        const auto normal = outwards(prism_, side);
        if (!prism_.sides[side].outer) away = away + normal * (joint_bleed / 2 / length(normal));
      }
      corners.push_back(at(prism_.corners[corner] + away, prism_.high));
    }
    return Path::polygon(corners);
  }

  [[nodiscard]] bool holds(Vec point) const {
    for (std::size_t side = 0; side < prism_.corners.size(); ++side) {
      if (dot(point - prism_.corners[side], outwards(prism_, side)) > 0) return false;
    }
    return true;
  }

  /// Whether two outer sides meet at a corner as parts of something round.
  [[nodiscard]] bool is_round(std::size_t corner) const {
    const auto one = outwards(prism_, before(corner));
    const auto other = outwards(prism_, corner);
    return prism_.sides[before(corner)].outer && prism_.sides[corner].outer &&
           dot(one, other) > round_corner * length(one) * length(other);
  }

  void draw_edges() {
    Path edges;
    const auto add = [&](Vec from, double low, Vec to, double high) {
      edges.append(Path::line(at(from, low), at(to, high)));
    };
    for (std::size_t side = 0; side < prism_.corners.size(); ++side) {
      const auto from = prism_.corners[side];
      const auto to = side_end(prism_, side);
      if (prism_.sides[side].outer) add(from, prism_.high, to, prism_.high);
      if (seen(side)) add(from, prism_.low, to, prism_.low);
      if (!prism_.sides[side].outer || !prism_.sides[before(side)].outer) continue;
      const bool here = faces_viewer(side);
      const bool there = faces_viewer(before(side));
      const double up_to = std::min(prism_.high, prism_.sides[side].edge_to);
      if ((here || there) && (here != there || !is_round(side)) && up_to > prism_.low)
        add(from, prism_.low, from, up_to);
    }
    if (edges.empty()) return;
    const bool low = body_.part && body_.part->style.tone == TerrainStyle::Tone::low;
    canvas_.stroke(edges, round_line(low ? weight::hairline : weight::lattice, design_.ink));
  }

  Canvas& canvas_;
  const Prism& prism_;
  const BuiltBody& body_;
  const Axonometry& view_;
  Vec origin_;
  const Design& design_;
};

}  // namespace

void draw(Canvas& canvas, const Prism& prism, const BuiltBody& body, const Axonometry& view, Vec origin,
          const Design& design) {
  PieceOfBody(canvas, prism, body, view, origin, design).draw();
}

void draw_lying(Canvas& canvas, const MarkerToken& marker, double height, const Axonometry& view, Vec origin,
                const Design& design) {
  GroundCanvas onto(canvas, view, origin, height);
  auto token = marker;
  token.label_size = 0;
  draw(onto, token, design);
  if (marker.label_size == 0) return;
  // What lies is lower than what one looks down on.
  constexpr double squeezed = 0.82;
  TextRun run;
  run.text = marker.label;
  run.font = {std::max(marker.label_size * squeezed, type_size::smallest), Font::Weight::bold, 0, false};
  run.colour = design.ink;
  run.at = origin + view.at(marker.centre, height) + Vec{0, cap_height(run.font) / 2};
  run.anchor = TextRun::Anchor::middle;
  canvas.text(run);
}

}  // namespace bulkhead
