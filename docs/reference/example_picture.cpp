// SPDX-License-Identifier: MIT
#include "docs/reference/example_picture.h"

#include <algorithm>
#include <memory>

#include "model/mission/geometry.h"
#include "rendering/look/designs.h"
#include "rendering/map/map_painter.h"

namespace bulkhead {
namespace {

constexpr double width = 140;
constexpr double map_width = 62;
constexpr double map_height = 58;
constexpr double margin = 3;
constexpr double bar = 2;

/// A map and the rings on it, for its half of the picture.
struct Half {
  MapPlan plan;
  std::vector<Rect> rings;
};

/// The largest scale, in steps of one, at which the map with its letters has room.
double scale_for(const Mission& mission) {
  double scale = 5;
  for (;; ++scale) {
    MapOptions options;
    options.scale = scale;
    const auto box = lay_out_map(mission, options).bounds;
    if (box.size.x <= map_width && box.size.y <= map_height) return scale;
  }
}

/// What is at an address, on paper; nothing for what stands nowhere.
std::optional<Rect> box_of(const MapFrame& frame, const Address& address) {
  constexpr double reach = 2.5;
  const auto& mission = frame.mission();
  const auto around = [&](Vec at) { return Rect{at, {}}.grown(reach); };
  if (const auto* cell = std::get_if<CellAddress>(&address)) {
    return frame.box(cell->board, cell_ground(mission, *cell)).grown(-reach);
  }
  if (const auto* object = std::get_if<ObjectAddress>(&address)) {
    if (const auto* marker = find_marker(mission, object->id)) return around(frame.at(marker->at)).grown(reach);
    for (std::size_t index = 0; index < mission.boards.size(); ++index) {
      const auto& board = *mission.boards[index];
      const auto at = [&](Point point) { return around(frame.at(static_cast<int>(index) + 1, board.at + point)); };
      for (const auto& piece : board.pieces) {
        if (piece.id == object->id) return at(piece.at).grown(reach);
      }
      for (const auto& feature : board.features) {
        if (feature.id == object->id) return at(feature.at).grown(reach);
      }
    }
    return std::nullopt;
  }
  if (const auto* edge = std::get_if<EdgeAddress>(&address)) return around(frame.at(Place(*edge)));
  if (const auto* node = std::get_if<NodeAddress>(&address)) return around(frame.at(Place(*node)));
  return around(frame.at(Place(std::get<Point>(address))));
}

Half half_of(const Mission& mission, const std::vector<Address>& places, double left, double scale) {
  MapOptions options;
  options.scale = scale;
  const auto first = lay_out_map(mission, options);
  // As the letters stand left of the board, the map begins further to the right than its boards.
  options.top_left = Vec{left, bar + margin} - first.bounds.top_left;
  Half half{lay_out_map(mission, options), {}};
  lay_out_labels(half.plan, half.plan.bounds);
  const MapFrame frame(mission, options);
  for (const auto& place : places) {
    if (const auto box = box_of(frame, place)) half.rings.push_back(*box);
  }
  return half;
}

}  // namespace

Page example_picture(const Mission& found, const std::vector<Address>& places, const Mission& in_order) {
  const double scale = std::max(scale_for(found), scale_for(in_order));
  const auto left = std::make_shared<Half>(half_of(found, places, margin, scale));
  const auto right = std::make_shared<Half>(half_of(in_order, {}, width / 2 + margin, scale));
  const auto bottom = std::max(left->plan.bounds.bottom_right().y, right->plan.bounds.bottom_right().y);
  const Vec size{width, bottom + margin};
  return {size, [left, right](Canvas& canvas) {
            const auto& design = usual_design();
            const Vec half{width / 2 - 1, bar};
            canvas.fill(Path::rectangle(Rect{{0, 0}, half}), design.error.colour);
            canvas.fill(Path::rectangle(Rect{{width / 2 + 1, 0}, half}), design.note.colour);
            paint_map(canvas, left->plan);
            paint_map(canvas, right->plan);
            for (const auto& ring : left->rings) {
              canvas.stroke(Path::rounded(ring, 1.2),
                            {1.8, Colour{0xFF, 0xFF, 0xFF, 0.9}, {}, Stroke::Cap::butt, Stroke::Join::round});
              canvas.stroke(Path::rounded(ring, 1.2),
                            {0.8, design.error.colour, {}, Stroke::Cap::butt, Stroke::Join::round});
            }
          }};
}

}  // namespace bulkhead
