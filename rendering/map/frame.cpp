// SPDX-License-Identifier: MIT
#include "rendering/map/frame.h"

#include <algorithm>
#include <map>

#include "analysis/geometry/rectangles.h"
#include "model/base/contracts.h"
#include "rendering/canvas/outline.h"

namespace bulkhead {
namespace {

/// Left between levels that are put side by side.
constexpr auto level_gap = Length::millimetres(120);

/// Whether boards of two levels lie one above the other.
bool decks_overlap(const Mission& mission) {
  for (const auto& a : mission.boards) {
    for (const auto& b : mission.boards) {
      if (a->level < b->level && overlap(board_bounds(mission, *a), board_bounds(mission, *b))) return true;
    }
  }
  return false;
}

double to_millimetres(Length length) { return static_cast<double>(length.in_micrometres()) / 1000.0; }

}  // namespace

MapFrame::MapFrame(const Mission& mission, const MapOptions& options)
    : mission_(mission), options_(options), shifts_(mission.boards.size()) {
  BULKHEAD_EXPECTS(options.scale > 0 && options.design != nullptr);
  if (decks_overlap(mission)) put_levels_side_by_side();
  if (mission.boards.empty()) return;
  const auto shifted = [&](std::size_t index) {
    const auto outline = board_bounds(mission, *mission.boards[index]);
    return Rectangle{outline.top_left + shifts_[index], outline.bottom_right + shifts_[index]};
  };
  auto around = shifted(0);
  for (std::size_t index = 1; index < shifts_.size(); ++index) around = united(around, shifted(index));
  corner_ = around.top_left;
  const auto size = around.bottom_right - around.top_left;
  bounds_ = {options.top_left, {length(size.x), length(size.y)}};
  decks_ = find_decks();
}

std::vector<MapFrame::Deck> MapFrame::find_decks() const {
  std::vector<Deck> decks;
  for (std::size_t index = 0; index < shifts_.size(); ++index) {
    const int number = static_cast<int>(index) + 1;
    const auto same = std::find_if(decks.begin(), decks.end(), [&](const Deck& deck) {
      return shifts_[static_cast<std::size_t>(deck.board) - 1] == shifts_[index];
    });
    if (same == decks.end()) {
      decks.push_back({number, board(number)});
    } else {
      same->bounds = joined(same->bounds, board(number));
    }
  }
  return decks;
}

void MapFrame::put_levels_side_by_side() {
  std::map<int, Rectangle> levels;
  for (const auto& board : mission_.boards) {
    const auto outline = board_bounds(mission_, *board);
    const auto [entry, fresh] = levels.try_emplace(board->level, outline);
    if (!fresh) entry->second = united(entry->second, outline);
  }
  std::map<int, Point> shift_of;
  Length left;
  for (const auto& [level, outline] : levels) {
    shift_of[level] = {left - outline.top_left.x, -outline.top_left.y};
    left = left + (outline.bottom_right.x - outline.top_left.x) + level_gap;
  }
  for (std::size_t index = 0; index < shifts_.size(); ++index) shifts_[index] = shift_of[mission_.boards[index]->level];
}

double MapFrame::length(Length length) const { return to_millimetres(length) / options_.scale; }

Vec MapFrame::at(int board, Point point) const {
  BULKHEAD_EXPECTS(board >= 1 && static_cast<std::size_t>(board) <= shifts_.size());
  const auto shifted = point + shifts_[static_cast<std::size_t>(board) - 1] - corner_;
  return options_.top_left + Vec{length(shifted.x), length(shifted.y)};
}

Vec MapFrame::at(const Place& place) const {
  const auto point = point_of(mission_, place);
  if (const auto* cell = std::get_if<CellAddress>(&place)) return at(cell->board, point);
  if (const auto* edge = std::get_if<EdgeAddress>(&place)) return at(edge->board, point);
  if (const auto* node = std::get_if<NodeAddress>(&place)) return at(node->board, point);
  for (std::size_t index = 0; index < mission_.boards.size(); ++index) {
    if (board_bounds(mission_, *mission_.boards[index]).contains(point)) return at(static_cast<int>(index) + 1, point);
  }
  return at(1, point);
}

Rect MapFrame::box(int board, const Rectangle& rectangle) const {
  const auto top_left = at(board, rectangle.top_left);
  return {top_left, at(board, rectangle.bottom_right) - top_left};
}

Rect MapFrame::board(int number) const {
  const auto* board = find_board(mission_, number);
  BULKHEAD_EXPECTS(board != nullptr);
  return box(number, board_bounds(mission_, *board));
}

}  // namespace bulkhead
