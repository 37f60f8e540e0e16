// SPDX-License-Identifier: MIT
#include "rendering/label/placement.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <utility>

#include "rendering/label/lines.h"
#include "rendering/look/tokens.h"

namespace bulkhead {
namespace {

constexpr double none = std::numeric_limits<double>::infinity();

// What speaks against a place, in millimetres of distance.
constexpr double cost_of_light = 2.5;
constexpr double cost_of_line = 9;
constexpr double cost_of_leader = 12;
constexpr double cost_of_crossing = 5;
constexpr double cost_of_other_region = 20;
constexpr double cost_of_foreign_ground = 5;
/// Touching what is built, which makes it hard to read.
constexpr double cost_of_squeeze = 4;
/// So near to a marker, of the height of the name.
constexpr double beside_share = 0.7;
/// For each point that a name is larger than on maps.
constexpr double cost_beside = 0.8;
constexpr double usual_type = 9;
/// In one line with other words of its colour, so near that both read as one name.
constexpr double cost_of_one_line = 8;
constexpr double one_line_gap = 6;
/// The same for words of another colour, beside which stands what a thing is called.
constexpr double other_colour_gap = 2;
/// Words that stand lower than others end by this much are in another line.
constexpr double one_line_drop = 1.5;
/// Half on the board, half off it.
constexpr double cost_of_rim = 12;
/// Per millimetre of width: where a label stands apart it had better be compact.
constexpr double cost_of_width = 0.15;
/// How far from the rim of a thing its leader ends.
constexpr double rim_of_thing = 0.3;
/// And from lines that are drawn, in what has room for that.
constexpr double clear_of_lines = 1.5;
/// No name of the usual size stands farther beside what it names than this: its number and the legend are read sooner.
constexpr double longest_leader = 15;
/// And no number.
constexpr double longest_of_numbers = 45;

/// Of two things alike a label is of the one that is nearer by so much.
constexpr double clearly_nearer = 0.8;

constexpr double finest_spots = 0.75;
constexpr double finest_steps = 1.5;
constexpr int most_spots = 41;
/// So many places are looked at in all; names that are left then get no place. What one look costs grows with what
/// stands close together there.
constexpr std::size_t most_trials = 4'000'000;

double distance(Vec a, Vec b) { return std::hypot(b.x - a.x, b.y - a.y); }

/// The point of a box that is nearest to another point.
Vec nearest_in(const Rect& box, Vec to) {
  const auto last = box.bottom_right();
  return {std::clamp(to.x, box.top_left.x, last.x), std::clamp(to.y, box.top_left.y, last.y)};
}

/// Between the nearest points of both.
double distance_between(const Rect& box, const Segment& segment) {
  if (crosses(segment.from, segment.to, box)) return 0;
  const auto low = box.top_left;
  const auto high = box.bottom_right();
  double least = none;
  for (const Vec corner : {low, high, Vec{low.x, high.y}, Vec{high.x, low.y}}) {
    least = std::min(least, distance_to_segment(corner, segment.from, segment.to));
  }
  for (const Vec end : {segment.from, segment.to}) least = std::min(least, distance(end, nearest_in(box, end)));
  return least;
}

bool contains(const Rect& outer, const Rect& inner) {
  return inner.top_left.x >= outer.top_left.x && inner.top_left.y >= outer.top_left.y &&
         inner.bottom_right().x <= outer.bottom_right().x && inner.bottom_right().y <= outer.bottom_right().y;
}

bool crosses_rim(const std::vector<Loop>& loops, const Rect& box) {
  for (const auto& loop : loops) {
    for (std::size_t index = 0; index < loop.size(); ++index) {
      if (crosses(loop[index], loop[(index + 1) % loop.size()], box)) return true;
    }
  }
  return false;
}

bool box_inside(const std::vector<Loop>& loops, const Rect& box) {
  return inside(loops, box.centre()) && !crosses_rim(loops, box);
}

/// A request with what is worked out about its region once.
struct Candidate {
  const LabelRequest* request = nullptr;
  std::size_t index = 0;
  /// Points inside the region where a label might be centred.
  std::vector<Vec> spots;
  /// Where it would best stand, and how far each of the spots is from there.
  Vec ideal;
  std::vector<double> from_ideal;
  /// Where a leader ends.
  Vec tie;
  /// Around what is named.
  Rect bounds;
};

std::vector<LabelShape> shapes_of(const LabelRequest& request) {
  auto shapes = label_shapes(request.text, request.font, request.smallest, request.colour, request.halo);
  if (request.sign.empty()) return shapes;
  if (request.text.empty()) shapes.emplace_back();
  for (auto& shape : shapes) shape = with_sign(std::move(shape), request.sign, request.halo);
  return shapes;
}

class Placer {
 public:
  explicit Placer(const LabelScene& scene)
      : scene_(scene),
        taken_(scene.limits),
        discs_(scene.limits),
        built_(scene.limits),
        light_(scene.limits),
        lines_(scene.limits) {
    for (const auto& obstacle : scene.taken) {
      add_taken(obstacle);
      if (std::holds_alternative<RoundObstacle>(obstacle)) discs_.add(obstacle);
    }
    for (const auto& obstacle : scene.built) built_.add(obstacle);
    for (const auto& obstacle : scene.light) light_.add(obstacle);
    for (const auto& obstacle : scene.lines) lines_.add(obstacle);
    for (const auto& request : scene.requests) region_bounds_.push_back(bounds_of(request.region));
  }

  PlacedLabel place(Candidate candidate) {
    const auto& request = *candidate.request;
    if (trials_ > most_trials) return {candidate.index, {}, {}, {}, std::nullopt, 1};
    if (request.beside) return place_close(candidate);
    candidate.tie = tie_of(candidate);
    Found best;
    for (const auto& shape : shapes_of(request)) {
      try_near(best, candidate, shape);
    }
    if (!best.found && request.inside_only) return {candidate.index, {}, {}, {}, std::nullopt, 0};
    if (!best.found) {
      for (const auto& shape : shapes_of(request)) {
        try_apart(best, candidate, shape, Reach::usual);
      }
    }
    if (!best.found) return place_number(candidate);
    return take(best, candidate, 0);
  }

 private:
  struct Found {
    bool found = false;
    double cost = none;
    LabelShape shape;
    std::optional<Segment> leader;
  };

  /// How far from what it names a label may stand, and whether on ground that has another name.
  enum class Reach { usual, any };

  void add_taken(const Obstacle& obstacle) { taken_.add(obstacle); }

  [[nodiscard]] bool is_free(const Rect& box) const {
    ++trials_;
    return contains(scene_.limits, box) && !taken_.any_overlapping(box) && !built_.any_overlapping(box);
  }

  [[nodiscard]] double cost_of_covering(const Rect& box) const {
    return cost_of_light * light_.count_overlapping(box, 4) + cost_of_line * lines_.count_overlapping(box, 2);
  }

  void offer(Found& best, const LabelShape& shape, Vec at, double cost, std::optional<Segment> leader) const {
    best = {true, cost, moved(shape, at), leader};
  }

  void try_near(Found& best, const Candidate& candidate, const LabelShape& shape) const {
    if (candidate.request->region.empty()) {
      try_beside(best, candidate, shape);
    } else {
      try_inside(best, candidate, shape);
    }
  }

  void try_inside(Found& best, const Candidate& candidate, const LabelShape& shape) const {
    for (std::size_t index = 0; index < candidate.spots.size(); ++index) {
      const auto spot = candidate.spots[index];
      double cost = shape.cost + 0.5 * candidate.from_ideal[index];
      if (cost >= best.cost) continue;
      const auto box = Rect{shape.box.top_left + spot, shape.box.size};
      // The halo of words may reach over the region's rim.
      const auto body = shape.lines.empty() ? box : box.grown(-text_halo);
      if (!box_inside(candidate.request->region, body) || !is_free(box)) continue;
      cost += cost_of_covering(box);
      if (cost >= best.cost) continue;
      cost += cost_of_others(candidate, box) + (crosses_rim(scene_.boards, box) ? cost_of_rim : 0);
      cost += cost_of_neighbours(*candidate.request, box);
      if (cost < best.cost) offer(best, shape, spot, cost, std::nullopt);
    }
  }

  void try_beside(Found& best, const Candidate& candidate, const LabelShape& shape) const {
    constexpr double gap = 0.4;
    for (const double more : {0.0, 1.0, 2.2}) {
      for (int eighth = 0; eighth < 16; ++eighth) {
        const double angle = eighth * std::numbers::pi / 8;
        const double reach = candidate.request->radius + gap + more;
        const Vec direction = {std::cos(angle), std::sin(angle)};
        // The nearest corner or side of the box lies on the circle.
        const Vec at = candidate.request->point + direction * reach +
                       Vec{direction.x * shape.box.size.x / 2, direction.y * shape.box.size.y / 2} - shape.box.centre();
        // Right before left, level before above and below.
        double cost = shape.cost + more + std::abs(direction.y) * 0.6 + (direction.x < 0 ? 0.3 : 0);
        const auto box = Rect{shape.box.top_left + at, shape.box.size};
        if (cost >= best.cost ||
            overlaps(box, Obstacle(RoundObstacle{candidate.request->point, candidate.request->radius})) ||
            !is_free(box)) {
          continue;
        }
        cost += cost_of_covering(box) + (crosses_rim(scene_.boards, box) ? cost_of_rim : 0);
        if (cost < best.cost) offer(best, shape, at, cost, std::nullopt);
      }
    }
  }

  /// As near to the middle of its box as anything leaves room: on rings around and, beside things that fill only a part
  /// of their box, within it.
  PlacedLabel place_close(const Candidate& candidate) {
    constexpr double away = 0.3;
    constexpr int rings = 6;
    constexpr int steps = 48;
    const auto& request = *candidate.request;
    const double inmost = std::min(request.beside->size.x, request.beside->size.y) / 2;
    const auto others = others_alike(request);
    Found best;
    for (const auto& shape : shapes_of(request)) {
      for (int number = 0; number < rings * steps; ++number) {
        const int inwards = number / steps;
        const auto ring = request.beside->grown(away - inmost * inwards / rings);
        const Vec centre = on_ring(ring, shape.box.size * 0.5, 4.0 * (number % steps) / steps);
        const auto at = centre - shape.box.centre();
        const auto box = Rect{shape.box.top_left + at, shape.box.size};
        double cost = shape.cost + 0.5 * distance(centre, request.beside->centre());
        if (cost >= best.cost || !is_free(box) || !is_of(request, others, box)) continue;
        const bool on_rim = crosses_rim(scene_.boards, box);
        if (on_rim && request.clear_of_rim) continue;
        cost += cost_of_covering(box) + (on_rim ? cost_of_rim : 0);
        cost += cost_of_one_line * count_in_line(box, other_colour_gap, std::nullopt);
        if (cost < best.cost) offer(best, shape, at, cost, std::nullopt);
      }
    }
    if (!best.found) return {candidate.index, {}, {}, {}, std::nullopt, 0};
    return take(best, candidate, 0);
  }

  /// Those of the same kind that a label beside the thing might be taken for.
  [[nodiscard]] std::vector<Segment> others_alike(const LabelRequest& request) const {
    std::vector<Segment> others;
    if (!request.alike) return others;
    // Beyond that everything is nearer to the thing itself: no label is longer.
    constexpr double label_length = 20;
    const auto reach = request.beside->grown(2 * (distance({}, request.beside->size) + label_length));
    for (const auto& other : scene_.requests) {
      if (&other == &request || !other.alike || other.alike->kind != request.alike->kind) continue;
      if (overlaps(reach, other.alike->thing)) others.push_back(other.alike->thing);
    }
    return others;
  }

  [[nodiscard]] static bool is_of(const LabelRequest& request, const std::vector<Segment>& others, const Rect& box) {
    if (others.empty()) return true;
    const double farthest = distance_between(box, request.alike->thing) + clearly_nearer;
    return std::all_of(others.begin(), others.end(),
                       [&](const Segment& other) { return distance_between(box, other) >= farthest; });
  }

  /// Names larger than usual may stand farther away.
  [[nodiscard]] static double longest(const LabelRequest& request, Reach reach) {
    return reach == Reach::any ? longest_of_numbers : longest_leader * std::max(1.0, request.font.size / usual_type);
  }

  /// Around what is named, tied to it by a leader.
  void try_apart(Found& best, const Candidate& candidate, const LabelShape& shape, Reach reach) const {
    // No leader is shorter than the ring is away, but for the step that it keeps off a thing's rim.
    const double least = shape.cost + cost_of_leader + cost_of_width * shape.box.size.x - rim_of_thing;
    double away = 1.5;
    while (away <= longest(*candidate.request, reach) && least + away < best.cost) {
      const Rect ring = candidate.bounds.grown(away);
      const Vec half = shape.box.size * 0.5;
      const double around = 2 * (ring.size.x + shape.box.size.x + ring.size.y + shape.box.size.y);
      const int steps = std::clamp(static_cast<int>(around / finest_steps), 16, 400);
      for (int step = 0; step < steps; ++step) {
        const double part = 4.0 * step / steps;
        const Vec at = on_ring(ring, half, part) - shape.box.centre();
        try_apart_at(best, candidate, shape, at, reach);
      }
      away *= 1.5;
    }
  }

  /// The centre of a box that stands outside of a ring: `part` runs from 0 to 4 clockwise from the top-left corner.
  static Vec on_ring(const Rect& ring, Vec half, double part) {
    const Rect outer = {ring.top_left - half, ring.size + half * 2};
    const auto low = outer.top_left;
    const auto high = outer.bottom_right();
    const double along = part - std::floor(part);
    switch (static_cast<int>(part)) {
      case 0: return {low.x + along * outer.size.x, low.y};
      case 1: return {high.x, low.y + along * outer.size.y};
      case 2: return {high.x - along * outer.size.x, high.y};
      default: return {low.x, high.y - along * outer.size.y};
    }
  }

  void try_apart_at(Found& best, const Candidate& candidate, const LabelShape& shape, Vec at, Reach reach) const {
    const auto box = Rect{shape.box.top_left + at, shape.box.size};
    const auto end = leader_end(candidate, box);
    const auto start = nearest_in(box, end);
    // Most places are given up here, before anything is measured.
    const double without_leader = shape.cost + cost_of_leader + cost_of_width * shape.box.size.x;
    const double least_length = std::max(std::abs(end.x - start.x), std::abs(end.y - start.y));
    if (without_leader + least_length >= best.cost) return;
    const double length = distance(start, end);
    double cost = without_leader + length;
    // In its own region no leader goes astray.
    const double beyond = distance(start, nearest_in(candidate.bounds, start));
    if (cost >= best.cost || beyond > longest(*candidate.request, reach) || !is_free(box)) return;
    const Segment leader = {start, end};
    if (taken_.count_touching(leader, 1) > 0) return;
    cost += cost_of_crossing * built_.count_touching(leader, 6);
    cost += cost_of_covering(box);
    if (inside(scene_.boards, box.centre())) cost += cost_of_foreign_ground;
    if (crosses_rim(scene_.boards, box)) cost += cost_of_rim;
    cost += cost_of_others(candidate, box);
    if (cost >= best.cost || (reach == Reach::usual && seems_of_other(candidate, box, end))) return;
    offer(best, shape, at, cost, leader);
  }

  /// For standing close to what is built, and in one line with other names.
  [[nodiscard]] double cost_of_neighbours(const LabelRequest& request, const Rect& box) const {
    constexpr double breath = 0.6;
    double cost = built_.any_overlapping(box.grown(breath)) ? cost_of_squeeze : 0;
    // So near to a marker it would seem to be its; on a map there is seldom so much room, on a poster there is.
    const double larger = request.font.size - usual_type;
    if (larger > 0 && discs_.any_overlapping(box.grown(beside_share * box.size.y))) cost += cost_beside * larger;
    return cost + cost_of_one_line * count_in_line(box, one_line_gap, request.colour);
  }

  /// How many names of grounds stand beside a box, in one line with it; of a colour alone, if one is given.
  [[nodiscard]] double count_in_line(const Rect& box, double gap, std::optional<Colour> of_colour) const {
    const auto count = std::count_if(inside_.begin(), inside_.end(), [&](const auto& named) {
      const auto& [colour, other] = named;
      if (of_colour && colour != *of_colour) return false;
      const double above =
          std::min(box.bottom_right().y, other.bottom_right().y) - std::max(box.top_left.y, other.top_left.y);
      const double aside = std::max(box.top_left.x - other.bottom_right().x, other.top_left.x - box.bottom_right().x);
      return above > -one_line_drop && aside < gap;
    });
    return static_cast<double>(count);
  }

  /// For standing on what has another name.
  [[nodiscard]] double cost_of_others(const Candidate& candidate, const Rect& with_halo) const {
    const auto box = with_halo.grown(-text_halo);
    const auto high = box.bottom_right();
    const std::array points = {box.centre(), box.top_left, high, Vec{high.x, box.top_left.y},
                               Vec{box.top_left.x, high.y}};
    double cost = 0;
    for (std::size_t index = 0; index < scene_.requests.size(); ++index) {
      if (index == candidate.index || !region_bounds_[index].overlaps(box)) continue;
      const auto& region = scene_.requests[index].region;
      if (std::any_of(points.begin(), points.end(), [&](Vec at) { return inside(region, at); })) {
        cost += cost_of_other_region;
      }
    }
    return cost;
  }

  /// Whether a ground's name would be read as that of another one, on which it stands and in which its leader does not
  /// end.
  [[nodiscard]] bool seems_of_other(const Candidate& candidate, const Rect& with_halo, Vec end) const {
    if (candidate.request->region.empty()) return false;
    const auto box = with_halo.grown(-text_halo);
    for (std::size_t index = 0; index < scene_.requests.size(); ++index) {
      if (index == candidate.index || !region_bounds_[index].overlaps(box)) continue;
      const auto& region = scene_.requests[index].region;
      const bool stands_on_it = inside(region, box.centre()) || crosses_rim(region, box);
      if (stands_on_it && !inside(region, end)) return true;
    }
    return false;
  }

  /// The spot of the region nearest to the label that is well inside, or the rim of the thing that is named.
  [[nodiscard]] static Vec leader_end(const Candidate& candidate, const Rect& box) {
    if (candidate.request->region.empty()) {
      const Vec towards = box.centre() - candidate.request->point;
      const double length = std::max(std::hypot(towards.x, towards.y), 1e-6);
      return candidate.request->point + towards * ((candidate.request->radius + rim_of_thing) / length);
    }
    return candidate.tie;
  }

  /// The spot nearest to the ideal one that nothing covers; beside a line a leader would seem to be one more of those.
  [[nodiscard]] Vec tie_of(const Candidate& candidate) const {
    auto best = candidate.ideal;
    double least = none;
    for (std::size_t index = 0; index < candidate.spots.size(); ++index) {
      const auto spot = candidate.spots[index];
      if (candidate.from_ideal[index] >= least) continue;
      const bool beside_line = lines_.any_overlapping(Rect{spot, {}}.grown(clear_of_lines));
      const double away = candidate.from_ideal[index] + (beside_line ? cost_of_line : 0);
      if (away >= least || !is_free(Rect{spot, {}}.grown(0.5))) continue;
      best = spot;
      least = away;
    }
    return best;
  }

  PlacedLabel place_number(const Candidate& candidate) {
    LabelShape disc;
    disc.box = {{-number_radius, -number_radius}, {2 * number_radius, 2 * number_radius}};
    Found best;
    try_near(best, candidate, disc);
    if (!best.found) try_apart(best, candidate, disc, Reach::usual);
    // Rather far away than only in the legend.
    if (!best.found) try_apart(best, candidate, disc, Reach::any);
    if (!best.found) return {candidate.index, {}, {}, {}, std::nullopt, 1};
    return take(best, candidate, 1);
  }

  PlacedLabel take(const Found& best, const Candidate& candidate, int number) {
    add_taken(best.shape.box.grown(scene_.apart));
    if (best.leader) add_taken(*best.leader);
    if (!candidate.request->region.empty()) inside_.emplace_back(candidate.request->colour, best.shape.box);
    return {candidate.index, best.shape.lines, best.shape.badge, best.shape.box, best.leader, number};
  }

  const LabelScene& scene_;
  LabelObstacles taken_;
  /// Of what is taken the markers, and the letters of links.
  LabelObstacles discs_;
  LabelObstacles built_;
  LabelObstacles light_;
  LabelObstacles lines_;
  /// The labels of regions that have their places, with their colours.
  std::vector<std::pair<Colour, Rect>> inside_;
  /// Around the region of each request.
  std::vector<Rect> region_bounds_;
  mutable std::size_t trials_ = 0;
};

/// The spots of a region on which no smaller region lies; all of them where it does everywhere.
std::vector<Vec> free_spots(const LabelScene& scene, const LabelRequest& request, const std::vector<Vec>& spots) {
  const auto area = [](const LabelRequest& of) {
    const auto bounds = bounds_of(of.region);
    return bounds.size.x * bounds.size.y;
  };
  auto free = spots;
  for (const auto& other : scene.requests) {
    if (&other == &request || other.region.empty() || area(other) >= area(request)) continue;
    std::erase_if(free, [&](Vec at) { return inside(other.region, at); });
  }
  return free.empty() ? spots : free;
}

}  // namespace

std::vector<PlacedLabel> place_labels(const LabelScene& scene) {
  std::vector<Candidate> candidates;
  for (const auto& request : scene.requests) {
    Candidate candidate;
    candidate.request = &request;
    candidate.index = candidates.size();
    if (request.region.empty()) {
      candidate.bounds = Rect{request.point, {}}.grown(request.radius);
      candidate.ideal = request.point;
    } else {
      // A zone may reach beyond the boards; nothing of it is there.
      candidate.bounds = bounds_of(request.region);
      if (!scene.boards.empty()) candidate.bounds = common(candidate.bounds, bounds_of(scene.boards));
      candidate.spots = spots_inside(request.region, candidate.bounds, finest_spots, most_spots);
      if (!scene.boards.empty()) std::erase_if(candidate.spots, [&](Vec at) { return !inside(scene.boards, at); });
      candidate.ideal = candidate.spots.empty()
                            ? candidate.bounds.centre()
                            : middle_spot(request.region, free_spots(scene, request, candidate.spots));
      for (const auto spot : candidate.spots) candidate.from_ideal.push_back(distance(spot, candidate.ideal));
    }
    candidates.push_back(std::move(candidate));
  }
  // Things that are named beside them first, then small regions before large ones; last what may be left out.
  std::stable_sort(candidates.begin(), candidates.end(), [](const auto& a, const auto& b) {
    return std::pair(a.request->beside.has_value(), a.spots.size()) <
           std::pair(b.request->beside.has_value(), b.spots.size());
  });
  Placer placer(scene);
  std::vector<PlacedLabel> labels;
  for (const auto& candidate : candidates) labels.push_back(placer.place(candidate));
  std::stable_sort(labels.begin(), labels.end(), [](const auto& a, const auto& b) { return a.request < b.request; });
  int number = 0;
  for (auto& label : labels) {
    const bool has_place = label.box.size.x > 0;
    if (label.number > 0) label.number = has_place ? ++number : unplaced;
  }
  return labels;
}

}  // namespace bulkhead
