// SPDX-License-Identifier: MIT
#include "rendering/map/features.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <numeric>
#include <set>
#include <string>
#include <utility>

#include "model/mission/placed_features.h"
#include "rendering/map/names.h"
#include "rendering/map/terrain_fill.h"
#include "rendering/text/text_measure.h"

namespace bulkhead {
namespace {

using Tone = TerrainStyle::Tone;

constexpr Font level_font = {type_size::smallest, Font::Weight::semibold, 0, true};
/// The surveyor's mark before a height: a triangle that stands on its tip.
constexpr double mark_side = 1.7;
constexpr double mark_gap = 0.5;

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

bool crosses_rim(const std::vector<Loop>& loops, const Rect& box) {
  for (const auto& loop : loops) {
    for (std::size_t index = 0; index < loop.size(); ++index) {
      if (crosses(loop[index], loop[(index + 1) % loop.size()], box)) return true;
    }
  }
  return false;
}

/// Whether a body hides some of a box.
bool covers(const FeatureBody& body, const Rect& box) {
  if (!body.path.bounds().overlaps(box)) return false;
  return inside(body.loops, box.centre()) || crosses_rim(body.loops, box);
}

/// Where the height of a deck can be written inside it, clear of markers and of what lies above it.
std::optional<Vec> place_for(const FeatureBody& body, const std::vector<MarkerToken>& markers,
                             const std::vector<const FeatureBody*>& above) {
  const auto fits = [&](Vec centre) {
    const auto box = level_box(body.level, centre).grown(0.5);
    const auto hides = [&](const MarkerToken& marker) {
      return overlaps(box, RoundObstacle{marker.centre, marker.radius});
    };
    if (!inside(body.loops, centre) || crosses_rim(body.loops, box)) return false;
    if (std::any_of(markers.begin(), markers.end(), hides)) return false;
    return std::none_of(above.begin(), above.end(), [&](const FeatureBody* other) { return covers(*other, box); });
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
  BoardFeatures(const MapFrame& frame, int number)
      : frame_(frame), number_(number), board_(*find_board(frame.mission(), number)) {}

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
    const bool flat = body.style.tone != Tone::deck && part.begins_at == Length() && part.height == Length();
    // What lies flat hides nobody: it looks the same whatever its types would hide if they stood.
    if (flat && body.style.tone != Tone::hazard) body.style = {};
    body.style.flat = flat;
    body.types = names_of_types(system, part);
    body.path = std::visit(OnPaper{frame_, number_}, footprint);
    body.loops = loops_of(body.path);
    body.begins_at = part.begins_at;
    body.ends_at = part.begins_at + part.height;
    if (body.style.tone == Tone::deck) body.level = inches_text(part.begins_at + part.height) + "″";
    return body;
  }

  const MapFrame& frame_;
  int number_;
  const Board& board_;
};

/// From the lowest to the highest.
std::vector<FeatureBody*> all_bodies(std::vector<FeatureShape>& shapes) {
  std::vector<FeatureBody*> bodies;
  for (auto& shape : shapes) {
    for (auto& body : shape.bodies) bodies.push_back(&body);
  }
  return bodies;
}

void write_levels(std::vector<FeatureShape>& shapes, const std::vector<MarkerToken>& markers) {
  const auto bodies = all_bodies(shapes);
  std::vector<Rect> bounds;
  for (const auto* body : bodies) bounds.push_back(body->path.bounds());
  for (std::size_t index = 0; index < bodies.size(); ++index) {
    auto& body = *bodies[index];
    if (body.level.empty()) continue;
    std::vector<const FeatureBody*> above;
    for (std::size_t higher = index + 1; higher < bodies.size(); ++higher) {
      if (bounds[higher].overlaps(bounds[index])) above.push_back(bodies[higher]);
    }
    body.level_at = place_for(body, markers, above);
  }
}

/// Whether a part of one lies where the other does.
bool lie_on_one_spot(const FeatureBody& one, const FeatureBody& other) {
  constexpr double finest = 0.4;
  constexpr int most = 25;
  const auto both = common(bounds_of(one.loops), bounds_of(other.loops));
  return any_spot_inside(one.loops, both, finest, most, [&](Vec at) { return inside(other.loops, at); });
}

TerrainShape shape_of(const FeatureBody& body) { return {body.style, body.path, body.loops, body.types}; }

/// Whether a body that stands above another must let it show: seen from above it would seem to be all there is.
bool hides_darker(const FeatureBody& upper, const FeatureBody& lower) {
  const auto hides_much = [](Tone tone) { return tone == Tone::wall || tone == Tone::heavy; };
  return (upper.style.tone == Tone::light || upper.style.tone == Tone::low) && !upper.style.flat &&
         !upper.style.passable && hides_much(lower.style.tone) && !lower.style.passable;
}

/// Whether decks together hide all of a body.
bool is_hidden(const FeatureBody& body, const std::vector<const FeatureBody*>& decks) {
  constexpr double finest = 0.4;
  constexpr int most = 25;
  const auto spots = spots_inside(body.loops, bounds_of(body.loops), finest, most);
  return !spots.empty() && std::all_of(spots.begin(), spots.end(), [&](Vec at) {
    return std::any_of(decks.begin(), decks.end(), [&](const FeatureBody* deck) { return inside(deck->loops, at); });
  });
}

/// Tells decks what they hide, and what stands on something darker what that is.
void look_beneath(std::vector<FeatureShape>& shapes) {
  const auto bodies = all_bodies(shapes);
  std::vector<Rect> bounds;
  for (const auto* body : bodies) bounds.push_back(body->path.bounds());
  std::vector<std::vector<const FeatureBody*>> decks(bodies.size());
  for (std::size_t index = 0; index < bodies.size(); ++index) {
    auto& upper = *bodies[index];
    const bool deck = upper.style.tone == Tone::deck && !upper.style.solid;
    for (std::size_t number = 0; number < index; ++number) {
      auto& lower = *bodies[number];
      if (!deck && !hides_darker(upper, lower)) continue;
      if (lower.begins_at >= upper.begins_at || !bounds[number].overlaps(bounds[index])) continue;
      if (!lie_on_one_spot(lower, upper)) continue;
      if (!deck) {
        upper.stands_on.push_back(shape_of(lower));
        continue;
      }
      upper.beneath.push_back(shape_of(lower));
      lower.below_deck = true;
      decks[number].push_back(&upper);
    }
  }
  for (std::size_t index = 0; index < bodies.size(); ++index) {
    bodies[index]->wholly_below = bodies[index]->below_deck && is_hidden(*bodies[index], decks[index]);
  }
}

/// Where the first type of a list of names stands in the system; behind all others where it does not stand there.
std::size_t rank_of(const GameSystem& system, const std::string& types) {
  for (std::size_t index = 0; index < system.terrain_types.size(); ++index) {
    const auto name = one_line(system.terrain_types[index].name);
    if (!name.empty() && (types == name || types.starts_with(name + ","))) return index;
  }
  return system.terrain_types.size();
}

/// Gives those that look alike and are of different types variants of their look. Decks tell their height instead.
void tell_apart(std::vector<FeatureShape>& shapes, const GameSystem& system) {
  std::map<TerrainStyle, std::set<std::pair<std::size_t, std::string>>> looks;
  const auto bodies = all_bodies(shapes);
  for (const auto* body : bodies) looks[body->style].emplace(rank_of(system, body->types), body->types);
  for (auto* body : bodies) {
    if (body->style.tone == Tone::deck) continue;
    const auto& types = looks[body->style];
    const auto found = types.find({rank_of(system, body->types), body->types});
    body->style.variant = std::min(static_cast<int>(std::distance(types.begin(), found)), most_terrain_variants - 1);
  }
}

}  // namespace

TerrainStyle style_of(const TerrainTraits& traits) {
  const bool opaque = traits.sight != TerrainTraits::Sight::clear;
  if (traits.hazard) return {Tone::hazard};
  if (traits.stand) return {Tone::deck, opaque};
  const bool passable = traits.passage == TerrainTraits::Passage::slow;
  if (traits.passage == TerrainTraits::Passage::barred || traits.sight == TerrainTraits::Sight::blocks) {
    return {Tone::wall, false, passable};
  }
  if (opaque) return {Tone::heavy, false, passable};
  return {traits.cover == TerrainTraits::Cover::gives ? Tone::light : Tone::low, false, passable};
}

std::vector<FeatureShape> lay_out_features(const MapFrame& frame, const std::vector<MarkerToken>& markers) {
  std::vector<FeatureShape> shapes;
  for (int number = 1; const auto* board = find_board(frame.mission(), number); ++number) {
    const BoardFeatures features(frame, number);
    for (const auto& feature : board->features) {
      const auto* kind = find_feature_kind(frame.mission(), feature.kind);
      if (kind != nullptr) shapes.push_back(features.shape_of(feature, *kind));
    }
  }
  std::stable_sort(shapes.begin(), shapes.end(),
                   [](const FeatureShape& a, const FeatureShape& b) { return a.top < b.top; });
  tell_apart(shapes, *frame.mission().system);
  write_levels(shapes, markers);
  look_beneath(shapes);
  return shapes;
}

void leave_out_levels(std::vector<FeatureShape>& features) {
  for (auto& feature : features) {
    for (auto& body : feature.bodies) body.level_at.reset();
  }
}

void add_obstacles(std::vector<Obstacle>& obstacles, const FeatureShape& feature) {
  constexpr double mesh = 2;
  for (const auto& body : feature.bodies) {
    for (const auto& loop : body.loops) {
      for (std::size_t index = 0; index < loop.size(); ++index) {
        obstacles.emplace_back(Segment{loop[index], loop[(index + 1) % loop.size()]});
      }
    }
    // What is thinner than a square is told by its rim.
    for (const auto spot : spots_inside(body.loops, bounds_of(body.loops), mesh, 24)) {
      const auto square = Rect{spot, {}}.grown(mesh / 4);
      if (!crosses_rim(body.loops, square)) obstacles.emplace_back(square);
    }
    if (body.level_at) obstacles.emplace_back(level_box(body.level, *body.level_at));
  }
}

void draw_level(Canvas& canvas, const FeatureBody& body, const Design& design) {
  const auto box = level_box(body.level, *body.level_at);
  const double left = box.top_left.x;
  const double base = box.bottom_right().y;
  const double top = base - mark_side * 0.87;
  canvas.fill(Path::polygon({{left, top}, {left + mark_side, top}, {left + mark_side / 2, base}}), design.ink);
  canvas.text({body.level, level_font, design.ink, {left + mark_side + mark_gap, base}});
}

void draw(Canvas& canvas, const FeatureBody& body, const Design& design) {
  fill_terrain(canvas, body, design);
  auto outline = round_line(weight::outline, design.ink);
  if (body.style.tone == Tone::low || body.style.flat) outline.width = weight::lattice;
  if (body.style.flat) outline.dashes = {1.4, 0.8};
  canvas.stroke(body.path, outline);
  if (body.level_at) draw_level(canvas, body, design);
}

void draw(Canvas& canvas, const FeatureShape& feature, const Design& design) {
  for (const auto& body : feature.bodies) draw(canvas, body, design);
}

}  // namespace bulkhead
