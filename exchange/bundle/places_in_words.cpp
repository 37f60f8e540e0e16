// SPDX-License-Identifier: MIT
#include "exchange/bundle/places_in_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "model/base/plain_text.h"
#include "model/mission/cell_blocks.h"
#include "model/mission/geometry.h"
#include "model/mission/mission.h"
#include "model/text/lengths_in_words.h"

namespace bulkhead {
namespace {

/// Blocks of more than two cells by their corners; where there are none, the cells in the order of the shape.
std::string words_of(const Mission& mission, const CellsShape& shape) {
  if (shape.cells.empty()) return "nowhere";
  std::vector<std::string> words;
  bool has_block = false;
  for (std::set<CellAddress> cells(shape.cells.begin(), shape.cells.end()); !cells.empty();) {
    const auto block = take_block(cells);
    const auto first = to_text(mission, block.first);
    const auto last = to_text(mission, block.last);
    if (block.count() > 2) {
      has_block = true;
      words.push_back(fmt::format("{} to {}", first, last));
      continue;
    }
    words.push_back(first);
    if (block.count() == 2) words.push_back(last);
  }
  if (!has_block) {
    words.clear();
    for (const auto& cell : shape.cells) words.push_back(to_text(mission, cell));
  }
  return listed(words, " and ");
}

/// What places are measured in.
struct Ground {
  Rectangle bounds;
  /// Behind the word edge, where a mission has several boards: ` of board 3`.
  std::string of = {};
};

/// The first board on which all these points lie, or the battlefield; nothing where they lie beside that.
std::optional<Ground> ground_of(const Mission& mission, const std::vector<Point>& points) {
  const auto holds = [&](const Rectangle& bounds) {
    return std::ranges::all_of(points, [&](Point point) { return bounds.contains(point); });
  };
  const bool several = mission.boards.size() > 1;
  for (std::size_t number = 1; several && number <= mission.boards.size(); ++number) {
    const auto bounds = board_bounds(mission, *mission.boards[number - 1]);
    if (holds(bounds)) return Ground{bounds, fmt::format(" of board {}", number)};
  }
  const auto bounds = battlefield_bounds(mission);
  if (!holds(bounds)) return std::nullopt;
  return Ground{bounds, several ? " of the battlefield" : ""};
}

std::string stretch(const Mission& mission, Length from, Length to, std::string_view edge) {
  const auto start = from == Length() ? std::string("0") : in_words(mission, from);
  return fmt::format("{} to {} from the {} edge", start, in_words(mission, to), edge);
}

/// A rectangle that lies straight, as its stretches along both edges; nothing for other polygons.
std::optional<std::string> rectangle_words(const Mission& mission, const std::vector<Point>& corners) {
  if (corners.size() != 4) return std::nullopt;
  auto from = corners.front();
  auto to = from;
  for (const auto& corner : corners) {
    from = {std::min(from.x, corner.x), std::min(from.y, corner.y)};
    to = {std::max(to.x, corner.x), std::max(to.y, corner.y)};
  }
  for (std::size_t index = 0; index < corners.size(); ++index) {
    const auto& corner = corners[index];
    const auto& next = corners[(index + 1) % corners.size()];
    const bool outermost = (corner.x == from.x || corner.x == to.x) && (corner.y == from.y || corner.y == to.y);
    if (!outermost || (corner.x == next.x) == (corner.y == next.y)) return std::nullopt;
  }
  return fmt::format("{}, {}", stretch(mission, from.x, to.x, "west"), stretch(mission, from.y, to.y, "north"));
}

std::string words_of(const Mission& mission, const PolygonShape& shape) {
  std::string words;
  const auto ground = ground_of(mission, shape.corners);
  if (!ground) {
    for (const auto& corner : shape.corners) words += (words.empty() ? "" : "; ") + to_text(mission, Place(corner));
    return "between the corners " + words;
  }
  std::vector<Point> corners;
  for (const auto& corner : shape.corners) corners.push_back(corner - ground->bounds.top_left);
  if (const auto rectangle = rectangle_words(mission, corners)) return *rectangle + ground->of;
  for (const auto& corner : corners) {
    words +=
        fmt::format("{}{} and {}", words.empty() ? "" : "; ", in_words(mission, corner.x), in_words(mission, corner.y));
  }
  return fmt::format("between these corners, measured from the west and from the north edge{}: {}", ground->of, words);
}

std::string words_of(const Mission& mission, const CircleShape& shape) {
  return fmt::format("within {} of {}", in_words(mission, shape.radius), in_words(mission, shape.centre));
}

std::string words_of(const Mission& mission, const StripShape& shape) {
  return fmt::format("along the {} edge, {} deep", to_text(shape.edge), in_words(mission, shape.depth));
}

std::string words_of(const Mission& mission, const QuarterShape& shape) {
  auto quarter = fmt::format("the {} quarter", to_text(shape.quarter));
  if (shape.clear_of_centre == Length()) return quarter;
  return fmt::format("{}, further than {} from the centre", quarter, in_words(mission, shape.clear_of_centre));
}

}  // namespace

std::string in_words(const Mission& mission, const Place& place) {
  const auto* point = std::get_if<Point>(&place);
  const auto ground = point == nullptr ? std::nullopt : ground_of(mission, {*point});
  if (!ground) return to_text(mission, place);
  const auto is_centre = [&](const Rectangle& bounds) {
    return *point + *point == bounds.top_left + bounds.bottom_right;
  };
  if (is_centre(battlefield_bounds(mission))) return "the centre";
  if (is_centre(ground->bounds)) return "the centre" + ground->of;
  const auto there = *point - ground->bounds.top_left;
  return fmt::format("{} from the west edge, {} from the north edge{}", in_words(mission, there.x),
                     in_words(mission, there.y), ground->of);
}

std::string in_words(const Mission& mission, const Shape& shape) {
  return std::visit([&](const auto& known) { return words_of(mission, known); }, shape);
}

}  // namespace bulkhead
