// SPDX-License-Identifier: MIT
#include "rendering/build/free_places.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <variant>

#include "model/mission/placed_features.h"
#include "model/text/lengths_in_words.h"
#include "rendering/build/sizes_in_words.h"

namespace bulkhead {
namespace {

bool is_round(const FeatureKind& kind) {
  return std::ranges::all_of(kind.parts, [](const FeaturePart& part) {
    const auto* circle = std::get_if<CircleFootprint>(&part.footprint);
    return circle != nullptr && circle->centre == Point{};
  });
}

bool holds(const Rectangle& ground, Point at) {
  return ground.top_left.x <= at.x && at.x <= ground.bottom_right.x && ground.top_left.y <= at.y &&
         at.y <= ground.bottom_right.y;
}

/// Of boards that differ, no more have their sizes listed.
constexpr std::size_t most_sizes = 4;

std::string size_in_words(const Mission& mission, const Board& board) {
  const auto ground = board_bounds(mission, board);
  const Length across = ground.bottom_right.x - ground.top_left.x;
  const Length down = ground.bottom_right.y - ground.top_left.y;
  const auto millimetres = [](Length length) { return (length.in_micrometres() + 500) / 1000; };
  return measures_in_inches(*mission.system) && board.lattice() == nullptr
             ? fmt::format("{} × {}″", inches_text(across), inches_text(down))
             : fmt::format("{} × {} mm", millimetres(across), millimetres(down));
}

/// How far from the nearer of two edges, and from which.
std::string from_nearer(const Mission& mission, Length from_first, Length from_second, std::string_view first,
                        std::string_view second) {
  const bool is_first = from_first <= from_second;
  const auto away = is_first ? from_first : from_second;
  const auto length = std::max(away, -away);
  return fmt::format("{} {} {}", length_on_table(mission, length), away < Length() ? "beyond" : "from",
                     is_first ? first : second);
}

}  // namespace

FreePlaces::FreePlaces(const Mission& mission) {
  for (int number = 1; const auto* board = find_board(mission, number); ++number) {
    for (const auto& feature : board->features) {
      const auto* kind = find_feature_kind(mission, feature.kind);
      if (kind == nullptr) continue;
      const auto turn = is_round(*kind) ? std::nullopt : std::optional(feature.turn);
      places_.emplace(feature.id,
                      FreePlace{number, board->at + feature.at, turn, feature.mirrored && turn.has_value(), kind});
    }
    for (const auto& piece : board->pieces) {
      places_.emplace(piece.id, FreePlace{number, board->at + piece.at, piece.turn, false, nullptr});
    }
  }
  for (const auto& marker : *mission.markers) {
    const auto* at = std::get_if<Point>(&marker.at);
    if (at == nullptr) continue;
    for (int number = 1; const auto* board = find_board(mission, number); ++number) {
      if (!holds(board_bounds(mission, *board), *at)) continue;
      places_.emplace(marker.id, FreePlace{number, *at, std::nullopt, false, nullptr});
      break;
    }
  }
}

std::optional<FreePlace> FreePlaces::of(const std::vector<Address>& covers) const {
  std::optional<FreePlace> place;
  Point sum;
  for (const auto& address : covers) {
    const auto* object = std::get_if<ObjectAddress>(&address);
    const auto found = object == nullptr ? places_.end() : places_.find(object->id);
    if (found == places_.end()) return std::nullopt;
    if (!place) place = found->second;
    sum = sum + found->second.middle;
  }
  if (!place) return std::nullopt;
  const auto count = static_cast<std::int64_t>(covers.size());
  place->middle = {sum.x / count, sum.y / count};
  return place;
}

std::string sizes_of_boards(const Mission& mission) {
  std::vector<std::string> sizes;
  for (const auto& board : mission.boards) sizes.push_back(size_in_words(mission, *board));
  if (sizes.size() == 1) return "board " + sizes.front();
  const bool alike = std::ranges::all_of(sizes, [&](const std::string& size) { return size == sizes.front(); });
  if (alike) return fmt::format("boards {} each", sizes.front());
  return sizes.size() > most_sizes ? "boards of several sizes" : fmt::format("boards {}", fmt::join(sizes, ", "));
}

std::string in_words(const Mission& mission, const FreePlace& place) {
  const auto ground = board_bounds(mission, *find_board(mission, place.board));
  std::string words = mission.boards.size() > 1 ? fmt::format("board {}, ", place.board) : "";
  words +=
      from_nearer(mission, place.middle.x - ground.top_left.x, ground.bottom_right.x - place.middle.x, "west", "east");
  words += ", " + from_nearer(mission, place.middle.y - ground.top_left.y, ground.bottom_right.y - place.middle.y,
                              "north", "south");
  if (place.mirrored) words += ", mirrored";
  if (place.turn.value_or(0) != 0) words += fmt::format(", turned {}°", *place.turn);
  return words;
}

}  // namespace bulkhead
