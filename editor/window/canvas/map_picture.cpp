// SPDX-License-Identifier: MIT
#include "editor/window/canvas/map_picture.h"

#include <algorithm>
#include <cairo.h>
#include <cstddef>
#include <cstdint>
#include <wx/image.h>

namespace bulkhead {

MapPicture pixels_of(const Surface& surface) {
  MapPicture picture;
  auto* const image = surface.get();
  cairo_surface_flush(image);
  picture.width = cairo_image_surface_get_width(image);
  picture.height = cairo_image_surface_get_height(image);
  const auto* const data = cairo_image_surface_get_data(image);
  const int stride = cairo_image_surface_get_stride(image);
  for (int row = 0; row < picture.height; ++row) {
    // Cairo keeps a pixel as one number of 32 bits: 0x00RRGGBB.
    const auto* const pixels = reinterpret_cast<const std::uint32_t*>(data + std::ptrdiff_t{row} * stride);
    for (int column = 0; column < picture.width; ++column) {
      for (const unsigned shift : {16U, 8U, 0U}) {
        picture.rgb.push_back(static_cast<unsigned char>(pixels[column] >> shift & 0xFFU));
      }
    }
  }
  return picture;
}

wxBitmap bitmap_of(const MapPicture& picture, double content_scale) {
  if (picture.rgb.empty()) return {};
  wxImage image(picture.width, picture.height, false);
  std::copy(picture.rgb.begin(), picture.rgb.end(), image.GetData());
  return wxBitmap(image, wxBITMAP_SCREEN_DEPTH, content_scale);
}

}  // namespace bulkhead
