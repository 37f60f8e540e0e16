// SPDX-License-Identifier: MIT
#include "rendering/map/features.h"

#include <algorithm>
#include <numeric>

#include "model/mission/placed_features.h"
#include "rendering/map/names.h"
#include "rendering/text/text_measure.h"

namespace bulkhead {
namespace {

using Tone = TerrainStyle::Tone;

constexpr Font level_font = {type_size::smallest, Font::Weight::semibold, 0, true};
/// The surveyor's mark before a height: a triangle that stands on its tip.
constexpr double mark_side = 1.7;
constexpr double mark_gap = 0.5;

/// A line as thick as this keeps the sides of a solid deck visible.
constexpr double rim = 1.1;

/// A footprint on paper.
struct OnPaper {
  const MapFrame& frame;
  int board;

  Path operator()(const CircleFootprint& circle) const {
    return Path::circle(frame.at(board, circle.centre), frame.length(circle.radius));
  }
  Path operator()(const PolygonFootprint& polygon) const {
    Loop corners;
    for (const auto& corner : polygon.corners) corners.push_back(frame.at(board, corner));
    return Path::polygon(corners);
  }
};

double level_width(const std::string& level) { return mark_side + mark_gap + measure(level, level_font).width; }

Rect level_box(const std::string& level, Vec at) {
  const Vec size = {level_width(level), cap_height(level_font)};
  return {at - size * 0.5, size};
}

/// Where the height of a deck can be written inside it.
std::optional<Vec> place_for(const FeatureBody& body, const std::vector<MarkerToken>& markers) {
  const auto fits = [&](Vec centre) {
    const auto box = level_box(body.level, centre).grown(0.5);
    const auto covers = [&](const MarkerToken& marker) { return overlaps(box, Disc{marker.centre, marker.radius}); };
    if (!inside(body.loops, centre) || std::any_of(markers.begin(), markers.end(), covers)) return false;
    for (const auto& loop : body.loops) {
      for (std::size_t index = 0; index < loop.size(); ++index) {
        if (crosses(loop[index], loop[(index + 1) % loop.size()], box)) return false;
      }
    }
    return true;
  };
  const auto spots = spots_inside(body.loops, bounds_of(body.loops), 0.75, 21);
  if (spots.empty()) return std::nullopt;
  const auto ideal = middle_spot(body.loops, spots);
  const auto away = [&](Vec at) { return (at.x - ideal.x) * (at.x - ideal.x) + (at.y - ideal.y) * (at.y - ideal.y); };
  std::optional<Vec> best;
  for (const auto spot : spots) {
    if ((!best || away(spot) < away(*best)) && fits(spot)) best = spot;
  }
  return best;
}

std::string names_of_types(const GameSystem& system, const FeaturePart& part) {
  std::string names;
  for (const auto& id : part.types) {
    const auto* type = find_terrain_type(system, id);
    auto name = type != nullptr ? one_line(type->name) : std::string();
    if (name.empty()) name = id_as_words(id);
    names += (names.empty() ? "" : ", ") + name;
  }
  return names;
}

/// Lays out the features of one board.
class BoardFeatures {
 public:
  BoardFeatures(const MapFrame& frame, int number, const std::vector<MarkerToken>& markers)
      : frame_(frame), number_(number), board_(*find_board(frame.mission(), number)), markers_(markers) {}

  [[nodiscard]] FeatureShape shape_of(const Feature& feature, const FeatureKind& kind) const {
    FeatureShape shape;
    shape.kind_name = one_line(kind.name);
    if (shape.kind_name.empty()) shape.kind_name = id_as_words(kind.id);
    shape.object = object_of("feature", number_, feature, shape.kind_name);
    const auto placed = place_parts(kind, board_, feature);
    for (const auto index : from_lowest(kind)) {
      shape.bodies.push_back(body_of(kind.parts[index], placed[index]));
      const auto bounds = shape.bodies.back().path.bounds();
      shape.bounds = shape.bodies.size() == 1 ? bounds : joined(shape.bounds, bounds);
      shape.top = kind.parts[index].begins_at + kind.parts[index].height;
    }
    return shape;
  }

 private:
  [[nodiscard]] static std::vector<std::size_t> from_lowest(const FeatureKind& kind) {
    std::vector<std::size_t> order(kind.parts.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto top = [&](std::size_t index) { return kind.parts[index].begins_at + kind.parts[index].height; };
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return top(a) < top(b); });
    return order;
  }

  [[nodiscard]] FeatureBody body_of(const FeaturePart& part, const PlacedFootprint& footprint) const {
    const auto& system = *frame_.mission().system;
    FeatureBody body;
    body.style = style_of(traits_of(system, part));
    body.types = names_of_types(system, part);
    body.path = std::visit(OnPaper{frame_, number_}, footprint);
    body.loops = loops_of(body.path);
    if (body.style.tone == Tone::deck) {
      body.level = inches_text(part.begins_at + part.height) + "″";
      body.level_at = place_for(body, markers_);
    }
    return body;
  }

  const MapFrame& frame_;
  int number_;
  const Board& board_;
  const std::vector<MarkerToken>& markers_;
};

void draw_deck(Canvas& canvas, const FeatureBody& body, const Design& design) {
  // What is beneath a deck shimmers through.
  canvas.fill(body.path, body.style.solid ? design.light_terrain : design.paper.faded(0.78));
  if (!body.style.solid) return;
  canvas.push_clip(body.path);
  canvas.stroke(body.path, round_line(2 * rim, design.pillar_face));
  canvas.pop_clip();
}

void draw_hazard(Canvas& canvas, const FeatureBody& body, const Design& design) {
  canvas.fill(body.path, design.paper);
  Pattern hatching;
  hatching.kind = Pattern::Kind::reversed_stripes;
  hatching.spacing = 1.3;
  hatching.weight = 0.5;
  hatching.colour = design.mute;
  canvas.fill(body.path, hatching);
}

void fill(Canvas& canvas, const FeatureBody& body, const Design& design) {
  switch (body.style.tone) {
    case Tone::wall: return canvas.fill(body.path, design.ink);
    case Tone::heavy: return canvas.fill(body.path, design.pillar_face);
    case Tone::light: return canvas.fill(body.path, design.light_terrain);
    case Tone::deck: return draw_deck(canvas, body, design);
    case Tone::hazard: return draw_hazard(canvas, body, design);
    case Tone::low: break;
  }
  canvas.fill(body.path, design.rule);
}

void draw_level(Canvas& canvas, const FeatureBody& body, const Design& design) {
  const auto box = level_box(body.level, *body.level_at);
  const double left = box.top_left.x;
  const double base = box.bottom_right().y;
  const double top = base - mark_side * 0.87;
  canvas.fill(Path::polygon({{left, top}, {left + mark_side, top}, {left + mark_side / 2, base}}), design.ink);
  canvas.text({body.level, level_font, design.ink, {left + mark_side + mark_gap, base}});
}

}  // namespace

TerrainStyle style_of(const TerrainTraits& traits) {
  const bool opaque = traits.sight != TerrainTraits::Sight::clear;
  if (traits.hazard) return {Tone::hazard, false};
  if (traits.stand) return {Tone::deck, opaque};
  if (traits.passage == TerrainTraits::Passage::barred || traits.sight == TerrainTraits::Sight::blocks) {
    return {Tone::wall, false};
  }
  if (opaque) return {Tone::heavy, false};
  return {traits.cover == TerrainTraits::Cover::gives ? Tone::light : Tone::low, false};
}

std::vector<FeatureShape> lay_out_features(const MapFrame& frame, const std::vector<MarkerToken>& markers) {
  std::vector<FeatureShape> shapes;
  for (int number = 1; const auto* board = find_board(frame.mission(), number); ++number) {
    const BoardFeatures features(frame, number, markers);
    for (const auto& feature : board->features) {
      const auto* kind = find_feature_kind(frame.mission(), feature.kind);
      if (kind != nullptr) shapes.push_back(features.shape_of(feature, *kind));
    }
  }
  std::stable_sort(shapes.begin(), shapes.end(),
                   [](const FeatureShape& a, const FeatureShape& b) { return a.top < b.top; });
  return shapes;
}

void add_obstacles(std::vector<Obstacle>& obstacles, const FeatureShape& feature) {
  constexpr double mesh = 2;
  for (const auto& body : feature.bodies) {
    for (const auto& loop : body.loops) {
      for (std::size_t index = 0; index < loop.size(); ++index) {
        obstacles.emplace_back(Segment{loop[index], loop[(index + 1) % loop.size()]});
      }
    }
    for (const auto spot : spots_inside(body.loops, bounds_of(body.loops), mesh, 24)) {
      obstacles.emplace_back(Rect{spot, {}}.grown(mesh / 4));
    }
    if (body.level_at) obstacles.emplace_back(level_box(body.level, *body.level_at));
  }
}

void draw(Canvas& canvas, const FeatureBody& body, const Design& design) {
  fill(canvas, body, design);
  auto outline = round_line(weight::outline, design.ink);
  if (body.style.tone == Tone::low || body.style.tone == Tone::hazard) outline.width = weight::lattice;
  if (body.style.tone == Tone::hazard) outline.dashes = {1.4, 0.8};
  canvas.stroke(body.path, outline);
  if (body.level_at) draw_level(canvas, body, design);
}

void draw(Canvas& canvas, const FeatureShape& feature, const Design& design) {
  for (const auto& body : feature.bodies) draw(canvas, body, design);
}

}  // namespace bulkhead
