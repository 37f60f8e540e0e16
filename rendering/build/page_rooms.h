// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "rendering/build/build_page.h"

namespace bulkhead {

/// Of a page's first part: what its pictures leave free below them, down to the foot, in columns as wide as those of
/// its list. None before both pictures are laid out.
[[nodiscard]] std::vector<Rect> columns_below(const BuildPart& part);

/// Of a page without pictures, down to its foot.
[[nodiscard]] Rect below_heading(const PicturePage& arrangement);

/// Whether rows have room in columns with nothing parted that stays together.
[[nodiscard]] bool has_room(std::vector<ListRow> rows, const std::vector<Rect>& columns);

/// A single row that is left of the first page's list goes on below a column, down to the line of the page's number,
/// where that does not stand there.
void take_last_row(const BuildPart& part, ListColumn& column, std::vector<ListRow>& rows, const Rect& room);

}  // namespace bulkhead
