// SPDX-License-Identifier: MIT
#include "tests/support/pictures.h"

#include <algorithm>
#include <array>
#include <cairo.h>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <stdexcept>
#include <string_view>

namespace bulkhead::test {
namespace {

cairo_status_t read_bytes(void* closure, unsigned char* data, unsigned int length) {
  auto& rest = *static_cast<std::string_view*>(closure);
  if (rest.size() < length) return CAIRO_STATUS_READ_ERROR;
  std::memcpy(data, rest.data(), length);
  rest.remove_prefix(length);
  return CAIRO_STATUS_SUCCESS;
}

int furthest_channel(std::uint32_t a, std::uint32_t b) {
  int furthest = 0;
  for (const unsigned shift : {0U, 8U, 16U}) {
    furthest = std::max(furthest, std::abs(static_cast<int>(a >> shift & 255) - static_cast<int>(b >> shift & 255)));
  }
  return furthest;
}

/// How far a pixel of `a` is from the most similar pixel of `b` no more than one pixel away.
int distance_at(const Pixels& a, const Pixels& b, int x, int y) {
  int nearest = 255;
  for (int row = std::max(y - 1, 0); row <= std::min(y + 1, b.rows - 1); ++row) {
    for (int column = std::max(x - 1, 0); column <= std::min(x + 1, b.columns - 1); ++column) {
      nearest = std::min(nearest, furthest_channel(a.at(x, y), b.at(column, row)));
    }
  }
  return nearest;
}

}  // namespace

std::uint32_t Pixels::at(int x, int y) const {
  return colours[static_cast<std::size_t>(y) * static_cast<std::size_t>(columns) + static_cast<std::size_t>(x)];
}

Pixels read_png(const std::string& png) {
  std::string_view rest = png;
  cairo_surface_t* const read = cairo_image_surface_create_from_png_stream(read_bytes, &rest);
  Pixels pixels;
  if (cairo_surface_status(read) == CAIRO_STATUS_SUCCESS) {
    pixels.columns = cairo_image_surface_get_width(read);
    pixels.rows = cairo_image_surface_get_height(read);
    cairo_surface_t* const opaque = cairo_image_surface_create(CAIRO_FORMAT_RGB24, pixels.columns, pixels.rows);
    cairo_t* const context = cairo_create(opaque);
    cairo_set_source_rgb(context, 1, 1, 1);
    cairo_paint(context);
    cairo_set_source_surface(context, read, 0, 0);
    cairo_paint(context);
    cairo_destroy(context);
    cairo_surface_flush(opaque);
    pixels.colours.reserve(static_cast<std::size_t>(pixels.columns) * static_cast<std::size_t>(pixels.rows));
    for (int y = 0; y < pixels.rows; ++y) {
      const unsigned char* row = cairo_image_surface_get_data(opaque) + y * cairo_image_surface_get_stride(opaque);
      for (int x = 0; x < pixels.columns; ++x) {
        std::uint32_t colour = 0;
        std::memcpy(&colour, row + 4 * x, sizeof colour);
        pixels.colours.push_back(colour & 0xFFFFFF);
      }
    }
    cairo_surface_destroy(opaque);
  }
  cairo_surface_destroy(read);
  return pixels;
}

Pixels reduced(const Pixels& pixels, int factor) {
  Pixels result{pixels.columns / factor, pixels.rows / factor, {}};
  const auto count = static_cast<unsigned>(factor * factor);
  for (int y = 0; y < result.rows; ++y) {
    for (int x = 0; x < result.columns; ++x) {
      std::array<unsigned, 3> sums{};
      for (int pixel = 0; pixel < factor * factor; ++pixel) {
        const auto colour = pixels.at(x * factor + pixel % factor, y * factor + pixel / factor);
        for (unsigned channel = 0; channel < 3; ++channel) sums[channel] += colour >> (8 * channel) & 255;
      }
      result.colours.push_back(sums[0] / count | (sums[1] / count) << 8 | (sums[2] / count) << 16);
    }
  }
  return result;
}

Difference difference(const Pixels& a, const Pixels& b) {
  Difference result;
  result.same_size = a.columns == b.columns && a.rows == b.rows && !a.colours.empty();
  if (!result.same_size) return result;
  std::size_t wrong = 0;
  double sum = 0;
  result.furthest = 0;
  for (int y = 0; y < a.rows; ++y) {
    for (int x = 0; x < a.columns; ++x) {
      for (const unsigned shift : {0U, 8U, 16U}) {
        sum += std::abs(static_cast<int>(a.at(x, y) >> shift & 255) - static_cast<int>(b.at(x, y) >> shift & 255));
      }
      result.furthest = std::max(result.furthest, furthest_channel(a.at(x, y), b.at(x, y)));
      if (a.at(x, y) != b.at(x, y) && std::max(distance_at(a, b, x, y), distance_at(b, a, x, y)) > 96) ++wrong;
    }
  }
  const auto count = static_cast<double>(a.colours.size());
  result.wrong_pixels = static_cast<double>(wrong) / count;
  result.mean = sum / (3 * count);
  return result;
}

Pixels marked_difference(const Pixels& expected, const Pixels& found) {
  Pixels marked{found.columns, found.rows, {}};
  for (int y = 0; y < found.rows; ++y) {
    for (int x = 0; x < found.columns; ++x) {
      const bool on_both = x < expected.columns && y < expected.rows;
      const auto colour = found.at(x, y);
      const auto grey = 191 + ((colour >> 16 & 255) + (colour >> 8 & 255) + (colour & 255)) / 12;
      const bool same = on_both && furthest_channel(expected.at(x, y), colour) <= 24;
      marked.colours.push_back(same ? grey << 16 | grey << 8 | grey : 0xD00000);
    }
  }
  return marked;
}

std::string write_png(const Pixels& pixels) {
  cairo_surface_t* const surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, pixels.columns, pixels.rows);
  cairo_surface_flush(surface);
  for (int y = 0; y < pixels.rows; ++y) {
    unsigned char* const row = cairo_image_surface_get_data(surface) + y * cairo_image_surface_get_stride(surface);
    std::memcpy(row, &pixels.colours[static_cast<std::size_t>(y) * static_cast<std::size_t>(pixels.columns)],
                sizeof(std::uint32_t) * static_cast<std::size_t>(pixels.columns));
  }
  cairo_surface_mark_dirty(surface);
  std::string png;
  cairo_surface_write_to_png_stream(
      surface,
      [](void* closure, const unsigned char* data, unsigned int length) {
        static_cast<std::string*>(closure)->append(reinterpret_cast<const char*>(data), length);
        return CAIRO_STATUS_SUCCESS;
      },
      &png);
  cairo_surface_destroy(surface);
  return png;
}

std::string output_of(const std::string& command) {
  FILE* const pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) throw std::runtime_error("no shell for: " + command);
  std::string output;
  std::array<char, 4096> buffer{};
  for (std::size_t count = 0; (count = fread(buffer.data(), 1, buffer.size(), pipe)) > 0;) {
    output.append(buffer.data(), count);
  }
  if (pclose(pipe) != 0) throw std::runtime_error("failed: " + command);
  return output;
}

}  // namespace bulkhead::test
