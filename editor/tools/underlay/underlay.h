// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "model/base/result.h"
#include "rendering/canvas/path.h"

namespace bulkhead {

/// A picture that lies under the map while somebody traces it: on the screen only, and no part of the mission.
struct Underlay {
  /// Of its file, absolute.
  std::string path;
  /// In pixels.
  int width = 0;
  int height = 0;
  /// Where its top left corner lies on the table, how many millimetres a pixel is there, and how far it is turned
  /// clockwise about that corner, in radians.
  Vec at{};
  double scale = 1;
  double turn = 0;
  /// From 0.1 to 1.
  double opacity = 0.5;
  bool shown = true;
  friend bool operator==(const Underlay&, const Underlay&) = default;
};

/// From pixels of the picture to the table and back.
[[nodiscard]] Vec on_table(const Underlay& underlay, Vec pixel);
[[nodiscard]] Vec pixel_at(const Underlay& underlay, Vec on_table);

/// Not turned, as large as it fits onto a rectangle of the table, in its middle.
[[nodiscard]] Underlay fitted(Underlay underlay, const Rect& box);

/// Moved, turned and scaled so that what lies at one place of the table comes to lie at another, and what lies at a
/// second at yet another. Fails where the two are too near to each other to tell.
[[nodiscard]] Result<Underlay> set_right(const Underlay& underlay, Vec first, Vec first_belongs, Vec second,
                                         Vec second_belongs);
/// Scaled about the first of two places so that what lies between them is so many millimetres long. Fails likewise.
[[nodiscard]] Result<Underlay> set_right(const Underlay& underlay, Vec first, Vec second, double millimetres);

/// No picture of more bytes or pixels is taken.
inline constexpr std::size_t most_picture_bytes = std::size_t{64} << 20U;
inline constexpr long most_picture_pixels = 40'000'000;

struct PictureSize {
  int width = 0;
  int height = 0;
  friend bool operator==(const PictureSize&, const PictureSize&) = default;
};
/// The size of a picture as its file says it, PNG or JPEG, without looking at what is pictured. Fails with a sentence
/// for people on anything else, and on what is too large.
[[nodiscard]] Result<PictureSize> picture_size(std::string_view bytes);

/// On one line, without the path.
[[nodiscard]] std::string to_text(const Underlay& underlay);
/// The reverse; nothing for what is no such line, or states what cannot be.
[[nodiscard]] std::optional<Underlay> parse_underlay(std::string_view text);

}  // namespace bulkhead
