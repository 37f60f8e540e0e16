// SPDX-License-Identifier: MIT
#include <algorithm>
#include <set>
#include <tuple>

#include "model/base/plain_text.h"
#include "rendering/canvas/outline.h"
#include "rendering/sheet/legend_rows.h"

namespace bulkhead {
namespace {

/// The thickness of walls in samples: that of the map, as far as samples have room.
double sample_thickness(const MapPlan& plan) {
  double thickness = 1.2;
  if (!plan.walls.empty()) thickness = plan.walls.front().run.thickness;
  if (plan.walls.empty() && !plan.hatchways.empty()) thickness = plan.hatchways.front().run.thickness;
  return std::clamp(thickness, weight::thinnest_wall, 1.2);
}

/// A run along the middle of a sample.
Run sample_run(const Rect& box, double thickness) {
  Run run;
  run.axes.origin = {box.top_left.x, box.centre().y};
  run.length = box.size.x;
  run.thickness = thickness;
  run.first_side = run.second_side = thickness / 2;
  return run;
}

void add_walls(std::vector<LegendEntry>& entries, const MapPlan& plan) {
  const auto& design = *plan.design;
  const double thickness = sample_thickness(plan);
  for (const bool breachable : {false, true}) {
    const bool used = std::any_of(plan.walls.begin(), plan.walls.end(),
                                  [&](const WallBar& wall) { return wall.breachable == breachable; }) ||
                      (breachable && std::any_of(plan.hatchways.begin(), plan.hatchways.end(),
                                                 [](const HatchwayLeaf& hatchway) { return hatchway.breachable; }));
    if (!used) continue;
    entries.push_back({breachable ? "wall-breachable" : "wall", breachable ? "Breachable" : "Wall",
                       [=, &design](Canvas& canvas, const Rect& box) {
                         draw(canvas, WallBar{{}, sample_run(box, thickness), breachable}, design);
                       }});
  }
}

/// What tells one kind of hatchway from another in the legend, and in which order they come.
struct HatchwayKind {
  HatchAccess::Kind kind;
  bool open;
  std::string controller;
  friend auto operator<=>(const HatchwayKind&, const HatchwayKind&) = default;
};

std::string text_of(const HatchwayKind& kind, const std::string& word) {
  const std::string state = kind.open ? "open" : "closed";
  switch (kind.kind) {
    case HatchAccess::Kind::airlock: return "Airlock, " + state;
    case HatchAccess::Kind::locked: return word + (kind.open ? ", locked open" : ", locked");
    case HatchAccess::Kind::controlled: return word + ", " + state + ", controlled by " + kind.controller;
    case HatchAccess::Kind::accessible: break;
  }
  return word + ", " + state;
}

std::string id_of(const HatchwayKind& kind) {
  std::string id = kind.open ? "hatchway-open" : "hatchway-closed";
  if (kind.kind == HatchAccess::Kind::locked) id += "-locked";
  if (kind.kind == HatchAccess::Kind::airlock) id += "-airlock";
  if (kind.kind == HatchAccess::Kind::controlled) id += "-controlled-" + kind.controller;
  return id;
}

void add_hatchways(std::vector<LegendEntry>& entries, const MapPlan& plan) {
  const auto& design = *plan.design;
  const double thickness = sample_thickness(plan);
  std::set<HatchwayKind> seen;
  std::vector<const HatchwayLeaf*> kinds;
  for (const auto& hatchway : plan.hatchways) {
    if (seen.insert({hatchway.kind, hatchway.open, hatchway.controller_name}).second) kinds.push_back(&hatchway);
  }
  std::sort(kinds.begin(), kinds.end(), [](const auto* a, const auto* b) {
    return std::tie(a->kind, a->open, a->controller_name) < std::tie(b->kind, b->open, b->controller_name);
  });
  bool triangle_is_told = false;
  for (const auto* hatchway : kinds) {
    HatchwayLeaf leaf = *hatchway;
    leaf.object = {};
    leaf.breachable = false;
    leaf.facing = Facing::second;
    leaf.hinge = Hinge::first;
    const HatchwayKind kind = {leaf.kind, leaf.open, leaf.controller_name};
    auto text = text_of(kind, capitalised(plan.hatchway_word));
    // The same for all that are closed, so it is said once.
    if (!kind.open && !triangle_is_told) {
      text += "; opens towards its triangle";
      triangle_is_told = true;
    }
    entries.push_back({id_of(kind), text, [=, &design](Canvas& canvas, const Rect& box) {
                         auto sample = leaf;
                         sample.run = sample_run(box, thickness);
                         sample.access = leaf.open ? box.size.x * 0.48 : box.size.x * 0.56;
                         // Something hangs below the leaf; together they stand in the middle.
                         sample.run.axes.origin.y += box.centre().y - bounds_of(sample).centre().y;
                         draw(canvas, sample, design);
                       }});
  }
}

void add_pillars(std::vector<LegendEntry>& entries, const MapPlan& plan) {
  const auto& design = *plan.design;
  if (!plan.pillars.empty()) {
    const auto& pillar = plan.pillars.front();
    const Vec size = pillar.size * std::min(1.0, 4.7 / std::max(pillar.size.x, pillar.size.y));
    entries.push_back({"pillar", "Pillar", [=, &design](Canvas& canvas, const Rect& box) {
                         draw(canvas, PillarBlock{{}, box.centre(), size, 0}, design);
                       }});
  }
  if (!plan.wall_ends.empty()) {
    const double thickness = sample_thickness(plan);
    entries.push_back({"wall-end", "Wall end", [=, &design](Canvas& canvas, const Rect& box) {
                         auto run = sample_run(box, thickness);
                         run.length -= 2;
                         draw(canvas, WallBar{{}, run, false}, design);
                         draw(canvas, WallEndCap{{}, run.axes.at(run.length, 0), thickness, 90}, design);
                       }});
  }
}

}  // namespace

void add_built_rows(std::vector<LegendEntry>& entries, const MapPlan& plan) {
  add_walls(entries, plan);
  add_hatchways(entries, plan);
  add_pillars(entries, plan);
}

}  // namespace bulkhead
