// SPDX-License-Identifier: MIT
#include "rendering/build/step_plan.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <string>
#include <utility>

#include "rendering/build/free_places.h"
#include "rendering/canvas/forwarding_canvas.h"
#include "rendering/look/colours.h"
#include "rendering/map/labels.h"

namespace bulkhead {
namespace {

constexpr double pale_share = 0.68;
const Font code_font = {7, Font::Weight::bold, 0, true};

template <typename T>
void keep(std::vector<T>& things, const BuildPieces& pieces, BuildStep step, Emphasis wanted) {
  std::erase_if(things, [&](const T& thing) { return emphasis_in(pieces, step, thing.object) != wanted; });
}

void keep(MapPlan& plan, const BuildPieces& pieces, BuildStep step, Emphasis wanted) {
  keep(plan.zones, pieces, step, wanted);
  keep(plan.features, pieces, step, wanted);
  keep(plan.walls, pieces, step, wanted);
  keep(plan.hatchways, pieces, step, wanted);
  keep(plan.pillars, pieces, step, wanted);
  keep(plan.wall_ends, pieces, step, wanted);
  keep(plan.markers, pieces, step, wanted);
  keep(plan.links, pieces, step, wanted);
}

/// Where the things of a plan lie, by their addresses.
struct Spot {
  Vec at;
  double radius = 0;
  const Run* run = nullptr;
  bool is_wall = false;
};

std::map<std::string, Spot> spots_of(const MapPlan& plan) {
  std::map<std::string, Spot> spots;
  const auto add_run = [&](const ObjectInfo& object, const Run& run, bool is_wall) {
    spots[object.address] = {run.axes.at(run.length / 2, 0), run.thickness / 2 + 0.5, &run, is_wall};
  };
  for (const auto& wall : plan.walls) add_run(wall.object, wall.run, true);
  for (const auto& hatchway : plan.hatchways) add_run(hatchway.object, hatchway.run, false);
  for (const auto& pillar : plan.pillars) {
    spots[pillar.object.address] = {pillar.centre, std::max(pillar.size.x, pillar.size.y) / 2};
  }
  for (const auto& end : plan.wall_ends) spots[end.object.address] = {end.node, end.thickness};
  for (const auto& feature : plan.features) {
    const auto size = feature.bounds.size;
    spots[feature.object.address] = {feature.bounds.centre(), std::max(std::min(size.x, size.y) / 2, 0.5)};
  }
  for (const auto& marker : plan.markers) spots[marker.object.address] = {marker.centre, marker.radius};
  return spots;
}

/// A line with short ends beside a panel, on the side to which nothing opens.
std::optional<Path> extent_of(const std::vector<const Run*>& runs, double side) {
  if (runs.size() < 2) return std::nullopt;
  const auto& first = *runs.front();
  const auto& last = *runs.back();
  const double aside = side * (std::max(first.first_side, first.second_side) + 1.1);
  const auto from = first.axes.at(first.length * 0.08, aside);
  const auto to = last.axes.at(last.length * 0.92, aside);
  const auto back = first.axes.across * (side * -0.7);
  Path path;
  path.move_to(from + back).line_to(from).line_to(to).line_to(to + back);
  return path;
}

/// Where a code stands best: at a wall rather than where a hatch swings.
const Spot* best_spot(const std::map<std::string, Spot>& spots, const Mission& mission, const BuildPiece& piece) {
  const Spot* best = nullptr;
  for (const auto& address : piece.covers) {
    const auto found = spots.find(to_text(mission, address));
    if (found == spots.end()) continue;
    if (best == nullptr || (!best->is_wall && found->second.is_wall)) best = &found->second;
  }
  return best;
}

/// The pieces of a step: beside a long one there is more room for its code than beside a short one.
std::vector<std::size_t> shortest_first(const BuildPieces& pieces, BuildStep step) {
  std::vector<std::size_t> order;
  for (std::size_t index = 0; index < pieces.pieces.size(); ++index) {
    if (pieces.pieces[index].step == step) order.push_back(index);
  }
  std::ranges::stable_sort(order, {}, [&](std::size_t index) { return pieces.pieces[index].covers.size(); });
  return order;
}

double free_side(const MapPlan& plan, const Run* run) {
  const auto found = std::ranges::find_if(plan.hatchways, [&](const auto& hatchway) { return &hatchway.run == run; });
  return found != plan.hatchways.end() && found->facing == Facing::second ? -1 : 1;
}

void draw_cross(Canvas& canvas, Vec at, const Design& design) {
  constexpr double arm = 0.9;
  Path cross;
  cross.move_to(at - Vec{arm, 0}).line_to(at + Vec{arm, 0}).move_to(at - Vec{0, arm}).line_to(at + Vec{0, arm});
  canvas.stroke(cross, round_line(0.9, design.paper));
  canvas.stroke(cross, round_line(0.3, design.ink));
}

}  // namespace

Emphasis emphasis_in(const BuildPieces& pieces, BuildStep step, const ObjectInfo& object) {
  const auto found = pieces.step_of.find(object.address);
  const auto of = found == pieces.step_of.end() ? BuildStep::markers : found->second;
  if (of > step) return Emphasis::absent;
  return of == step ? Emphasis::strong : Emphasis::pale;
}

int StepPlan::number_of(std::size_t piece) const {
  const auto found = std::ranges::find(pieces, piece);
  if (found == pieces.end()) return 0;
  return std::max(0, added.labels[static_cast<std::size_t>(found - pieces.begin())].number);
}

int StepPlan::number_of(const Id& ground) const {
  const auto found = std::ranges::find_if(added.labels, [&](const PlacedLabel& label) {
    return label.number > 0 && added.label_requests[label.request].address == "#" + ground.text();
  });
  return found == added.labels.end() ? 0 : found->number;
}

StepPlan lay_out_step(const Mission& mission, const BuildPieces& pieces, BuildStep step, const MapOptions& options,
                      const Rect& limits) {
  StepPlan plan;
  plan.pale = paled(*options.design, pale_share);
  plan.added = lay_out_map(mission, options);
  for (auto& marker : plan.added.markers) marker.range = 0;
  leave_out_levels(plan.added.features);
  plan.before = plan.added;
  keep(plan.before, pieces, step, Emphasis::pale);
  keep(plan.added, pieces, step, Emphasis::strong);
  plan.before.coordinates.clear();

  auto scene = label_scene(plan.added, limits);
  scene.boards.clear();
  const auto standing = label_scene(plan.before, limits);
  scene.built.insert(scene.built.end(), standing.built.begin(), standing.built.end());
  scene.light.insert(scene.light.end(), standing.light.begin(), standing.light.end());
  scene.requests.clear();
  const MapFrame frame(mission, options);
  const FreePlaces free(mission);
  const auto spots = spots_of(plan.added);
  for (const auto index : shortest_first(pieces, step)) {
    const auto& piece = pieces.pieces[index];
    std::vector<const Run*> runs;
    double side = 1;
    for (const auto& address : piece.covers) {
      const auto found = spots.find(to_text(mission, address));
      if (found == spots.end() || found->second.run == nullptr) continue;
      runs.push_back(found->second.run);
      if (!found->second.is_wall) side = free_side(plan.added, found->second.run);
    }
    if (auto extent = extent_of(runs, side)) plan.extents.push_back(*std::move(extent));
    if (const auto place = free.of(piece.covers); place && step != BuildStep::markers) {
      plan.middles.push_back(frame.at(place->board, place->middle));
    }
    const auto mark = mark_of(pieces, piece);
    const auto* spot = best_spot(spots, mission, piece);
    if (mark.empty() || spot == nullptr) continue;
    LabelRequest request;
    request.text = request.name = mark;
    request.colour = options.design->ink;
    request.halo = options.design->paper;
    request.font = code_font;
    request.point = spot->at;
    request.radius = spot->radius;
    scene.requests.push_back(std::move(request));
    plan.pieces.push_back(index);
  }
  if (step == BuildStep::markers) {
    auto names = requests_of(plan.added);
    scene.requests.insert(scene.requests.end(), std::make_move_iterator(names.begin()),
                          std::make_move_iterator(names.end()));
  }
  plan.added.label_requests = scene.requests;
  plan.added.labels = place_labels(scene);
  return plan;
}

void paint_step(Canvas& canvas, const StepPlan& plan) {
  ForwardingCanvas page(canvas);
  paint_map(page, plan.added, MapPart::floor);
  auto before = plan.before;
  before.design = &plan.pale;
  before.cells.clear();
  paint_map(page, before, MapPart::built);
  // Pale ones would be lost on an area's band; as they stand on the board they are not pale, either.
  for (const auto& hatchway : before.hatchways) draw_opening_side(page, hatchway, *plan.added.design);
  // The boards' edge stays pale: beside it one sees which outer walls are new.
  auto added = plan.added;
  added.floor.outline.clear();
  paint_map(page, added, MapPart::built);
  before.floor.outline.clear();
  paint_map(page, before, MapPart::named);
  for (const auto& extent : plan.extents) {
    page.stroke(extent, round_line(weight::outline, plan.added.design->note.colour));
  }
  for (const auto middle : plan.middles) draw_cross(page, middle, *plan.added.design);
  paint_map(page, plan.added, MapPart::named);
}

}  // namespace bulkhead
