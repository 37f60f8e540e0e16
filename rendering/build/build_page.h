// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "rendering/build/list_rows.h"
#include "rendering/build/picture_page.h"
#include "rendering/build/step_plan.h"
#include "rendering/built/built_painter.h"
#include "rendering/legend/legend.h"
#include "rendering/sheet/header_footer.h"

namespace bulkhead {

/// Lines that say where one is, above the pictures of a step, in millimetres.
inline constexpr double step_head = 10.5;
inline constexpr double foot_height = 4.5;

/// The table as it stands in the end, or after a step: its heading, two pictures and a list.
struct BuildPart {
  PicturePage arrangement;
  std::string heading;
  std::optional<MapPlan> map;
  std::optional<StepPlan> step;
  std::optional<BuiltPlan> built;
  std::vector<std::pair<ListColumn, Rect>> columns;
  /// What the signs of the plan mean, where there is room for it.
  std::vector<LegendEntry> signs = {};
  Rect signs_room = {};
  int signs_columns = 1;
};

/// Everything that a page of a build sheet draws, so that it outlives the mission.
struct BuildPage {
  /// For a document's outline.
  std::string name;
  const Design* design = nullptr;
  std::string title;
  /// What the picture from above is called, and the same with the sizes of its boards.
  std::string above;
  std::string above_and_sizes;
  /// And what that of the built board is called.
  std::string as_it_stands;
  /// Of the first page.
  std::optional<Header> header;
  /// At least one, all arranged on one page.
  std::vector<BuildPart> parts;
  std::size_t number = 1;
  std::size_t of = 1;

  [[nodiscard]] const PicturePage& arrangement() const { return parts.front().arrangement; }
};

/// Where a picture of a size stands: below its title, in the middle of the room's width.
[[nodiscard]] Vec top_corner(const Rect& room, Vec size);

/// The key of a build sheet is in the type of its lists.
[[nodiscard]] LegendStyle signs_style();

/// Whether a heading leaves no room for the whole title beside it.
[[nodiscard]] bool cuts_title(const BuildPage& page);
void paint(Canvas& canvas, const BuildPage& page);

}  // namespace bulkhead
