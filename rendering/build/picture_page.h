// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "rendering/canvas/path.h"
#include "rendering/sheet/paper.h"

namespace bulkhead {

/// What two pictures of one table need on paper: from above, and as it will stand. Millimetres.
struct PictureSizes {
  /// Of the boards, at 1:1; at any scale letters stand beside them.
  Vec table;
  Vec letters;
  /// Of the picture as it will stand, at 1:1.
  Vec built;
};

/// A page with both pictures and a list.
struct PicturePage {
  Vec page;
  /// Of head, pictures and list: all of the page between its margins and above its foot, or one of several places
  /// there.
  Rect area;
  /// Of the boards seen from above: one to this; and of the other picture.
  double scale = 1;
  double built_scale = 1;
  Rect plan;
  Rect built;
  /// What is said of both pictures stands above them, so high.
  static constexpr double title_height = 5;
  /// The columns of the list.
  std::vector<Rect> columns;

  [[nodiscard]] Rect content() const;
};

inline constexpr double page_margin = 12;
/// Between pictures and lists.
inline constexpr double page_gap = 6;

/// Of all ways to arrange a page that show the boards at least as large as one to `least`, the one that shows both
/// pictures largest, and the boards hardly smaller than any. Heights of head and foot are kept free.
[[nodiscard]] std::optional<PicturePage> arrange_pictures(const Paper& paper, Orientation orientation,
                                                          const PictureSizes& sizes, double head, double foot,
                                                          double least);

/// The same with so many places of one size on a page, side by side and one below the other, each with both pictures, a
/// list and a head of that height.
struct PicturePlaces {
  /// How the first is arranged.
  PicturePage first;
  int columns = 1;
  int rows = 1;

  /// How one is arranged, counted from 0 from left to right and from top to bottom.
  [[nodiscard]] PicturePage place(int index) const;
};
/// All ways to arrange so many, the best first.
[[nodiscard]] std::vector<PicturePlaces> arrange_places(const Paper& paper, Orientation orientation,
                                                        const PictureSizes& sizes, int number, double head, double foot,
                                                        double least);

}  // namespace bulkhead
