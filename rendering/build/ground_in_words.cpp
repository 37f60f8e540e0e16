// SPDX-License-Identifier: MIT
#include "rendering/build/ground_in_words.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>
#include <utility>
#include <variant>

#include "model/base/plain_text.h"
#include "model/mission/cell_blocks.h"
#include "model/mission/names.h"
#include "rendering/build/free_places.h"
#include "rendering/build/sizes_in_words.h"
#include "rendering/map/names.h"

namespace bulkhead {
namespace {

/// Of blocks of cells and of corners no more are listed.
constexpr std::size_t most_blocks = 8;
constexpr std::size_t most_listed_corners = 8;

class GroundWords {
 public:
  explicit GroundWords(const Mission& mission) : mission_(mission) {}

  std::string operator()(const CellsShape& shape) const {
    std::set<CellAddress> cells;
    for (const auto& cell : shape.cells) {
      if (exists(mission_, Place(cell))) cells.insert(cell);
    }
    std::vector<std::string> blocks;
    while (!cells.empty() && blocks.size() < most_blocks) {
      const auto block = take_block(cells);
      auto text = to_text(mission_, block.first);
      if (block.first != block.last) text += "–" + to_text(block.last.cell);
      blocks.push_back(std::move(text));
    }
    auto text = fmt::format("{}", fmt::join(blocks, ", "));
    if (!cells.empty()) text += fmt::format(" and {} more cell{}", cells.size(), cells.size() == 1 ? "" : "s");
    return text;
  }

  std::string operator()(const PolygonShape& shape) const {
    Rectangle around{shape.corners.front(), shape.corners.front()};
    for (const auto corner : shape.corners) {
      around.top_left = {std::min(around.top_left.x, corner.x), std::min(around.top_left.y, corner.y)};
      around.bottom_right = {std::max(around.bottom_right.x, corner.x), std::max(around.bottom_right.y, corner.y)};
    }
    const auto [ground, text] = measured_from(around);
    if (shape.corners.size() == 4 &&
        std::ranges::all_of(shape.corners, [&](Point at) { return is_corner(around, at); })) {
      return text + within(around, ground);
    }
    if (shape.corners.size() > most_listed_corners) return text + "within " + within(around, ground);
    std::vector<std::string> corners;
    for (const auto corner : shape.corners) {
      const auto from = corner - ground.top_left;
      corners.push_back(fmt::format("{}\u00A0/\u00A0{}", said(from.x), said(from.y)));
    }
    return fmt::format("{}corners from the west / north: {}", text, fmt::join(corners, ", "));
  }

  std::string operator()(const CircleShape& shape) const {
    const auto* at = std::get_if<Point>(&shape.centre);
    if (at == nullptr && !exists(mission_, shape.centre)) return {};
    const auto round = said(shape.radius) + " round ";
    if (at == nullptr) return round + to_text(mission_, shape.centre);
    const auto point = round + "a point, ";
    for (int number = 1; const auto* board = find_board(mission_, number); ++number) {
      if (board_bounds(mission_, *board).contains(*at)) {
        return point + in_words(mission_, FreePlace{number, *at, std::nullopt, false, nullptr});
      }
    }
    const auto from = *at - battlefield_bounds(mission_).top_left;
    return point + fmt::format("{} from west, {} from north", said(from.x), said(from.y));
  }

  std::string operator()(const StripShape& shape) const {
    return fmt::format("{} edge{}, {} deep", to_text(shape.edge), of_the_table(), said(shape.depth));
  }

  std::string operator()(const QuarterShape& shape) const {
    auto text = fmt::format("{} quarter{}", to_text(shape.quarter), of_the_table());
    if (shape.clear_of_centre > Length())
      text += fmt::format(", {} round the centre left out", said(shape.clear_of_centre));
    return text;
  }

 private:
  /// Where there are several boards one must know that none of them is meant.
  [[nodiscard]] std::string_view of_the_table() const {
    return mission_.boards.size() > 1 ? " of the whole table" : "";
  }

  [[nodiscard]] std::string said(Length length) const {
    return length < Length() ? "−" + length_on_table(mission_, -length) : length_on_table(mission_, length);
  }

  /// From one length to another, with the unit behind the second.
  [[nodiscard]] std::string range(Length from, Length to) const {
    auto first = said(from);
    first.erase(std::min(first.find("″"), first.find(" mm")));
    return first + "–" + said(to);
  }

  static bool is_corner(const Rectangle& around, Point at) {
    return (at.x == around.top_left.x || at.x == around.bottom_right.x) &&
           (at.y == around.top_left.y || at.y == around.bottom_right.y);
  }

  /// The only board, the one that holds all of it, or else all of them; and what is to be said of that.
  [[nodiscard]] std::pair<Rectangle, std::string> measured_from(const Rectangle& around) const {
    if (mission_.boards.size() == 1) return {board_bounds(mission_, *mission_.boards.front()), ""};
    for (int number = 1; const auto* board = find_board(mission_, number); ++number) {
      const auto bounds = board_bounds(mission_, *board);
      if (bounds.contains(around.top_left) && bounds.contains(around.bottom_right)) {
        return {bounds, fmt::format("board {}, ", number)};
      }
    }
    return {battlefield_bounds(mission_), "of the whole table, "};
  }

  [[nodiscard]] std::string within(const Rectangle& around, const Rectangle& ground) const {
    const auto from = around.top_left - ground.top_left;
    const auto to = around.bottom_right - ground.top_left;
    return fmt::format("{} from west, {} from north", range(from.x, to.x), range(from.y, to.y));
  }

  const Mission& mission_;
};

}  // namespace

std::string ground_in_words(const Mission& mission, const Shape& shape) {
  return std::visit(GroundWords(mission), shape);
}

std::vector<std::string> grounds_in_words(const Mission& mission,
                                          const std::function<int(const Id& ground)>& number_of) {
  std::vector<std::string> texts;
  const auto add = [&](const Zone& ground) {
    // A name as the plan has it; where there is none it takes more words to tell one from another.
    auto text = ground.name.empty() ? one_line(ground_name(mission, ground)) : written_name(ground);
    const auto where = ground_in_words(mission, ground.shape);
    // "North-west quarter: north-west quarter" would say it twice.
    const bool said = capitalised(where).starts_with(text);
    if (said) text = capitalised(where);
    if (!said && !where.empty()) text += ": " + where;
    const int number = number_of ? number_of(ground.id) : 0;
    texts.push_back(number > 0 ? fmt::format("({}) {}", number, text) : std::move(text));
  };
  for (const auto& zone : *mission.zones) add(zone);
  for (const auto& area : *mission.areas) add(area);
  return texts;
}

}  // namespace bulkhead
