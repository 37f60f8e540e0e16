// SPDX-License-Identifier: MIT
#include "editor/tools/underlay/underlay.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <vector>

#include "editor/tools/words/translate.h"
#include "model/base/plain_text.h"

namespace bulkhead {
namespace {

/// Two points of a picture that are nearer than this, in millimetres, do not say how it lies.
constexpr double least_stretch = 1;
/// What may become of a pixel, in millimetres.
constexpr double least_scale = 1e-4;
constexpr double most_scale = 1e4;

Vec turned(Vec way, double angle) {
  return {way.x * std::cos(angle) - way.y * std::sin(angle), way.x * std::sin(angle) + way.y * std::cos(angle)};
}

double length_of(Vec way) { return std::hypot(way.x, way.y); }

tl::unexpected<Error> too_near() {
  return fail(translate("The two points are too near to each other. Take some that lie far apart."));
}

Result<Underlay> checked(Underlay underlay) {
  const bool sound = std::isfinite(underlay.at.x) && std::isfinite(underlay.at.y) && std::isfinite(underlay.turn) &&
                     underlay.scale >= least_scale && underlay.scale <= most_scale;
  if (!sound) return too_near();
  return underlay;
}

unsigned byte_at(std::string_view bytes, std::size_t index) { return static_cast<unsigned char>(bytes[index]); }

unsigned big_endian(std::string_view bytes, std::size_t from, std::size_t count) {
  unsigned value = 0;
  for (std::size_t index = 0; index < count; ++index) value = value << 8U | byte_at(bytes, from + index);
  return value;
}

constexpr std::string_view png_signature = "\x89PNG\r\n\x1a\n";

std::optional<PictureSize> png_size(std::string_view bytes) {
  // The first chunk is the header: its length, its name, width and height.
  if (!bytes.starts_with(png_signature) || bytes.size() < 24 || bytes.substr(12, 4) != "IHDR") return std::nullopt;
  const auto width = big_endian(bytes, 16, 4);
  const auto height = big_endian(bytes, 20, 4);
  constexpr unsigned most = 0x7FFFFFFF;
  if (width > most || height > most) return std::nullopt;
  return PictureSize{static_cast<int>(width), static_cast<int>(height)};
}

/// JPEG is a row of segments, each with a marker and, most of them, a length; the frame's says the size.
std::optional<PictureSize> jpeg_size(std::string_view bytes) {
  if (!bytes.starts_with("\xFF\xD8")) return std::nullopt;
  std::size_t at = 2;
  while (at + 4 <= bytes.size()) {
    if (byte_at(bytes, at) != 0xFF) return std::nullopt;
    const auto marker = byte_at(bytes, at + 1);
    if (marker == 0xFF) {
      ++at;
      continue;
    }
    const bool alone = marker == 0x01 || (marker >= 0xD0 && marker <= 0xD8);
    if (alone) {
      at += 2;
      continue;
    }
    const auto length = big_endian(bytes, at + 2, 2);
    const bool frame = marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
    if (frame) {
      if (at + 9 > bytes.size()) return std::nullopt;
      return PictureSize{static_cast<int>(big_endian(bytes, at + 7, 2)),
                         static_cast<int>(big_endian(bytes, at + 5, 2))};
    }
    const bool ends = marker == 0xD9 || marker == 0xDA;
    if (ends || length < 2) return std::nullopt;
    at += 2 + length;
  }
  return std::nullopt;
}

std::optional<double> number(std::string_view text) {
  double value = 0;
  const auto* const end = text.data() + text.size();
  const auto [rest, problem] = std::from_chars(text.data(), end, value);
  return problem == std::errc() && rest == end && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

}  // namespace

Vec on_table(const Underlay& underlay, Vec pixel) {
  return underlay.at + turned(pixel * underlay.scale, underlay.turn);
}

Vec pixel_at(const Underlay& underlay, Vec on_table) {
  return turned(on_table - underlay.at, -underlay.turn) * (1 / underlay.scale);
}

Underlay fitted(Underlay underlay, const Rect& box) {
  const double width = std::max(underlay.width, 1);
  const double height = std::max(underlay.height, 1);
  const bool some = box.size.x > 0 && box.size.y > 0;
  underlay.scale = some ? std::min(box.size.x / width, box.size.y / height) : 1;
  underlay.turn = 0;
  underlay.at = box.centre() - Vec{width, height} * (underlay.scale / 2);
  return underlay;
}

Result<Underlay> set_right(const Underlay& underlay, Vec first, Vec first_belongs, Vec second, Vec second_belongs) {
  const auto is = second - first;
  const auto wanted = second_belongs - first_belongs;
  if (length_of(is) < least_stretch || length_of(wanted) < least_stretch) return too_near();
  const double factor = length_of(wanted) / length_of(is);
  const double angle = std::atan2(wanted.y, wanted.x) - std::atan2(is.y, is.x);
  auto right = underlay;
  right.scale *= factor;
  right.turn = std::remainder(right.turn + angle, 2 * std::acos(-1.0));
  right.at = first_belongs + turned(underlay.at - first, angle) * factor;
  return checked(right);
}

Result<Underlay> set_right(const Underlay& underlay, Vec first, Vec second, double millimetres) {
  const auto is = length_of(second - first);
  if (is < least_stretch || millimetres < least_stretch) return too_near();
  return set_right(underlay, first, first, second, first + (second - first) * (millimetres / is));
}

Result<PictureSize> picture_size(std::string_view bytes) {
  auto size = png_size(bytes);
  if (!size) size = jpeg_size(bytes);
  if (!size || size->width <= 0 || size->height <= 0) {
    return fail(translate("It is no picture that Bulkhead can show. Choose a PNG or a JPEG file."));
  }
  if (static_cast<long>(size->width) > most_picture_pixels / size->height) {
    return fail(translate(
        "The picture is {} × {} pixels large. Make it smaller: at most {} million pixels are taken.",
        {std::to_string(size->width), std::to_string(size->height), std::to_string(most_picture_pixels / 1'000'000)}));
  }
  return *size;
}

std::string to_text(const Underlay& underlay) {
  return fmt::format("{} {} {} {} {} {} {} {}", underlay.width, underlay.height, underlay.at.x, underlay.at.y,
                     underlay.scale, underlay.turn, underlay.opacity, underlay.shown ? 1 : 0);
}

std::optional<Underlay> parse_underlay(std::string_view text) {
  const auto words = split_words(text);
  if (words.size() != 8) return std::nullopt;
  std::vector<double> values;
  for (const auto word : words) {
    const auto value = number(word);
    if (!value || std::abs(*value) > 1e7) return std::nullopt;
    values.push_back(*value);
  }
  Underlay underlay;
  underlay.width = static_cast<int>(values[0]);
  underlay.height = static_cast<int>(values[1]);
  underlay.at = {values[2], values[3]};
  underlay.scale = values[4];
  underlay.turn = values[5];
  underlay.opacity = std::clamp(values[6], 0.1, 1.0);
  underlay.shown = values[7] != 0;
  const bool sized = underlay.width > 0 && underlay.height > 0;
  return sized && checked(underlay) ? std::optional(underlay) : std::nullopt;
}

}  // namespace bulkhead
