// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <thread>
#include <vector>

#include "model/library/library.h"

namespace bulkhead {

/// A template that a mission can begin with, and its map as a little picture.
struct TemplatePicture {
  Template source;
  /// `Kill Team · 6 × 7 cells`
  std::string words;
  /// In device pixels, three bytes each; none where the map could not be drawn.
  int width = 0;
  int height = 0;
  std::vector<unsigned char> rgb;
};

/// Draws the pictures of a library's templates on a thread of its own, which ends with this.
class TemplatePictures {
 public:
  /// Called on the drawing thread, for one template after the other, then once with nothing.
  using Deliver = std::function<void(std::shared_ptr<const TemplatePicture>)>;

  /// `size` is that of the pictures in logical pixels, the map is as large as it fits; `paper` is what it lies on.
  TemplatePictures(double size, double content_scale, Deliver deliver);

 private:
  std::jthread thread_;
};

}  // namespace bulkhead
