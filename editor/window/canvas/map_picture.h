// SPDX-License-Identifier: MIT
#pragma once

#include <vector>
#include <wx/bitmap.h>

#include "editor/window/canvas/surface.h"

namespace bulkhead {

/// A map in device pixels, three bytes each, in rows from above; none where it could not be drawn.
struct MapPicture {
  int width = 0;
  int height = 0;
  std::vector<unsigned char> rgb;
};

/// What is drawn on a surface, once nobody draws on it any more. On any thread.
[[nodiscard]] MapPicture pixels_of(const Surface& surface);

/// The same for the window, which has so many device pixels to a logical one; no bitmap where nothing is drawn.
[[nodiscard]] wxBitmap bitmap_of(const MapPicture& picture, double content_scale);

}  // namespace bulkhead
