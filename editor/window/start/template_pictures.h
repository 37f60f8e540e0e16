// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <stop_token>
#include <string>

#include "editor/window/canvas/map_picture.h"
#include "model/library/library.h"
#include "rendering/look/tokens.h"

namespace bulkhead {

/// A template that a mission can begin with, and its map as a little picture.
struct TemplatePicture {
  Template source;
  /// `Kill Team · 6 × 7 cells`
  std::string words;
  MapPicture map;
  /// What the map is drawn on.
  Colour paper;
};

/// Draws a map as large as it fits into a square of `size` logical pixels.
[[nodiscard]] MapPicture draw_map(const Mission& mission, const Design& design, double size, double content_scale);

/// Draws the pictures of a library's templates, one after the other. `size` is that of the pictures in logical pixels,
/// the map is as large as it fits. May run on any thread.
void draw_templates(const Design& design, double size, double content_scale, const std::stop_token& stop,
                    const std::function<void(std::shared_ptr<const TemplatePicture>)>& hand_over);

}  // namespace bulkhead
