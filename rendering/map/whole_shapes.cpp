// SPDX-License-Identifier: MIT
#include "rendering/map/whole_shapes.h"

#include <algorithm>

namespace bulkhead {
namespace {

Rect battlefield_on(const MapFrame& frame, const MapFrame::Deck& deck) {
  return frame.box(deck.board, battlefield_bounds(frame.mission()));
}

}  // namespace

Rect strip_on(const MapFrame& frame, const MapFrame::Deck& deck, const StripShape& shape) {
  auto box = battlefield_on(frame, deck);
  const auto end = box.bottom_right();
  const bool upright = shape.edge == Compass::west || shape.edge == Compass::east;
  auto& across = upright ? box.size.x : box.size.y;
  across = std::min(frame.length(shape.depth), across);
  if (shape.edge == Compass::east) box.top_left.x = end.x - across;
  if (shape.edge == Compass::south) box.top_left.y = end.y - across;
  return box;
}

QuarterOnPaper quarter_on(const MapFrame& frame, const MapFrame::Deck& deck, const QuarterShape& shape) {
  const auto battlefield = battlefield_on(frame, deck);
  const bool east = shape.quarter == Quarter::north_east || shape.quarter == Quarter::south_east;
  const bool south = shape.quarter == Quarter::south_west || shape.quarter == Quarter::south_east;
  return {battlefield.centre(), {(east ? 0.5 : -0.5) * battlefield.size.x, (south ? 0.5 : -0.5) * battlefield.size.y}};
}

}  // namespace bulkhead
