// SPDX-License-Identifier: MIT
#include <algorithm>
#include <map>

#include "analysis/cells/floor_cells.h"
#include "analysis/snapshot/snapshot.h"
#include "model/edit/edit.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText compartment_differs{"compartment-differs",
                                          "an area of kind compartment should be the floor that hatchways enclose; "
                                          "{area} has {cells} cells, the compartment at {first} has {expected}"};

constexpr std::string_view compartment_kind = "compartment";

/// The compartment that most of these cells lie in, the first of equals.
std::size_t nearest_compartment(const Components& compartments, const std::vector<std::uint32_t>& cells) {
  std::map<std::uint32_t, int> shared;
  for (const auto cell : cells) ++shared[compartments.of(cell)];
  return std::max_element(shared.begin(), shared.end(),
                          [](const auto& a, const auto& b) { return a.second < b.second; })
      ->first;
}

CellsShape shape_of(const CellGraph& graph, const std::vector<std::uint32_t>& cells) {
  CellsShape shape;
  for (const auto cell : cells) shape.cells.push_back(graph.address(cell));
  std::sort(shape.cells.begin(), shape.cells.end());
  return shape;
}

/// How many areas of the kind lie in each compartment, as far as they lie on floor.
std::map<std::size_t, int> areas_by_compartment(const CheckContext& context) {
  std::map<std::size_t, int> areas;
  for (const auto& area : *context.mission.areas) {
    if (area.kind.text() != compartment_kind) continue;
    const auto cells = floor_cells_in(context.mission, context.snapshot.graph(), area.shape);
    if (!cells.empty()) ++areas[nearest_compartment(context.snapshot.compartments(), cells)];
  }
  return areas;
}

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  const auto areas = areas_by_compartment(context);
  const auto& graph = context.snapshot.graph();
  std::vector<Observation> observations;
  for (const auto& area : *mission.areas) {
    if (area.kind.text() != compartment_kind) continue;
    const auto cells = floor_cells_in(mission, graph, area.shape);
    if (cells.empty()) continue;
    const auto number = nearest_compartment(context.snapshot.compartments(), cells);
    const auto& compartment = context.snapshot.compartments().cells(number);
    if (cells == compartment) continue;
    observations.push_back(
        {message<compartment_differs>(arg<"area">(name_of(area)), arg<"cells">(cells.size()),
                                      arg<"first">(to_text(mission, graph.address(compartment.front()))),
                                      arg<"expected">(compartment.size())),
         {address_of(area.id)},
         one_fix([area, number, alone = areas.at(number) == 1](const CheckContext& checked) -> std::optional<Edit> {
           // Two areas of the same cells would be one compartment with two names.
           if (!alone) return std::nullopt;
           auto changed = area;
           changed.shape = shape_of(checked.snapshot.graph(), checked.snapshot.compartments().cells(number));
           return PutZone{.zone = std::move(changed), .area = true};
         })});
  }
  return observations;
}

}  // namespace

Check compartment_differs_check() {
  return {.key = "compartment-differs",
          .title = "Area that is no compartment",
          .group = Check::Group::terrain,
          .level = Level::warning,
          .rule =
              "An area of kind `compartment` has the floor cells of one compartment, that is of the "
              "cells among which one can walk with every hatchway shut.",
          .reason = "Rules that seal or vent a compartment mean what the hatchways enclose.",
          .places = "the area",
          .remedy =
              "Give the area the cells of the compartment, or move the walls and hatchways until "
              "they enclose the area.",
          .messages = {compartment_differs},
          .run = run};
}

}  // namespace bulkhead
