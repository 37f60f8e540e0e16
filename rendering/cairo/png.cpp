// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <cairo.h>
#include <cmath>
#include <csetjmp>
#include <cstring>
#include <memory>
#include <png.h>

#include "model/base/contracts.h"
#include "rendering/cairo/cairo_canvas.h"
#include "rendering/page/page.h"
#include "rendering/text/fonts.h"

namespace bulkhead {
namespace {

constexpr double millimetres_per_inch = 25.4;
constexpr double most_pixels = 200e6;
/// What Cairo's images can have on a side.
constexpr double longest_side = 32767;

struct Pixels {
  double columns = 0;
  double rows = 0;
};

Pixels pixels_of(Vec size_mm, double dpi) {
  const auto count = [&](double length) { return std::max(1.0, std::round(length / millimetres_per_inch * dpi)); };
  return {count(size_mm.x), count(size_mm.y)};
}

bool is_too_large(Pixels size) {
  return size.columns * size.rows > most_pixels || std::max(size.columns, size.rows) > longest_side;
}

double largest_dpi(Vec size_mm) {
  const double inches_across = size_mm.x / millimetres_per_inch;
  const double inches_down = size_mm.y / millimetres_per_inch;
  return std::floor(std::min(std::sqrt(most_pixels / (inches_across * inches_down)),
                             longest_side / std::max(inches_across, inches_down)));
}

bool append(std::string& target, const char* bytes, std::size_t count) noexcept {
  try {
    target.append(bytes, count);
    return true;
  } catch (const std::bad_alloc&) {
    return false;
  }
}

void append_bytes(png_structp png, png_bytep bytes, png_size_t count) {
  auto& target = *static_cast<std::string*>(png_get_io_ptr(png));
  if (!append(target, reinterpret_cast<const char*>(bytes), count)) png_error(png, "too little memory");
}

/// Writes the image's rows. Nothing here has a destructor that libpng's jump out of an error could leave out.
bool write_rows(png_structp png, png_infop info, cairo_surface_t* image, png_uint_32 dots_per_metre, png_bytep row) {
  if (setjmp(png_jmpbuf(png)) != 0) return false;
  const auto columns = static_cast<png_uint_32>(cairo_image_surface_get_width(image));
  const auto rows = static_cast<png_uint_32>(cairo_image_surface_get_height(image));
  png_set_IHDR(png, info, columns, rows, 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
               PNG_FILTER_TYPE_DEFAULT);
  png_set_pHYs(png, info, dots_per_metre, dots_per_metre, PNG_RESOLUTION_METER);
  // Drawings have large even areas: these settings are several times as fast as the usual ones, for files hardly
  // larger.
  png_set_compression_level(png, 2);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
  png_write_info(png, info);
  const unsigned char* data = cairo_image_surface_get_data(image);
  const auto stride = cairo_image_surface_get_stride(image);
  for (png_uint_32 y = 0; y < rows; ++y, data += stride) {
    for (std::size_t x = 0; x < columns; ++x) {
      std::uint32_t pixel = 0;
      std::memcpy(&pixel, data + 4 * x, sizeof pixel);
      row[3 * x] = static_cast<png_byte>(pixel >> 16);
      row[3 * x + 1] = static_cast<png_byte>(pixel >> 8);
      row[3 * x + 2] = static_cast<png_byte>(pixel);
    }
    png_write_row(png, row);
  }
  png_write_end(png, info);
  return true;
}

Result<std::string> encode(cairo_surface_t* image, double dpi) {
  std::string bytes;
  std::vector<png_byte> row(3 * static_cast<std::size_t>(cairo_image_surface_get_width(image)));
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, nullptr, nullptr);
  png_infop info = png == nullptr ? nullptr : png_create_info_struct(png);
  bool written = false;
  if (info != nullptr) {
    png_set_write_fn(png, &bytes, append_bytes, nullptr);
    const auto dots_per_metre = static_cast<png_uint_32>(std::lround(dpi / millimetres_per_inch * 1000));
    written = write_rows(png, info, image, dots_per_metre, row.data());
  }
  png_destroy_write_struct(&png, &info);
  if (!written) return fail("The picture could not be written as PNG; there is too little memory for it");
  return bytes;
}

}  // namespace

Result<std::string> to_png(const Page& page, double dpi) {
  BULKHEAD_EXPECTS(dpi > 0 && page.size_mm.x > 0 && page.size_mm.y > 0);
  if (!shipped_fonts()) return tl::unexpected(shipped_fonts().error());
  const auto [columns, rows] = pixels_of(page.size_mm, dpi);
  if (is_too_large({columns, rows})) {
    return fail(
        fmt::format("At {:.0f} dpi the picture would have {:.0f} × {:.0f} pixels, which is too much; at most {:.0f} "
                    "dpi fit this page",
                    dpi, columns, rows, largest_dpi(page.size_mm)));
  }
  const std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)> image(
      cairo_image_surface_create(CAIRO_FORMAT_RGB24, static_cast<int>(columns), static_cast<int>(rows)),
      cairo_surface_destroy);
  const std::unique_ptr<cairo_t, decltype(&cairo_destroy)> context(cairo_create(image.get()), cairo_destroy);
  cairo_set_source_rgb(context.get(), 1, 1, 1);
  cairo_paint(context.get());
  {
    CairoCanvas canvas(context.get(), dpi / millimetres_per_inch);
    page.paint(canvas);
    canvas.finish();
  }
  cairo_surface_flush(image.get());
  if (cairo_status(context.get()) != CAIRO_STATUS_SUCCESS) {
    return fail(fmt::format("The picture could not be drawn: {}", cairo_status_to_string(cairo_status(context.get()))));
  }
  return encode(image.get(), dpi);
}

}  // namespace bulkhead
