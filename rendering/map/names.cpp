// SPDX-License-Identifier: MIT
#include "rendering/map/names.h"

#include <algorithm>
#include <cstdlib>

#include "model/base/plain_text.h"
#include "rendering/cairo/capitals.h"

namespace bulkhead {
namespace {

std::string place_in_words(int board, Point at, int turn) {
  auto words = "At " + to_text(at) + " of board " + std::to_string(board);
  if (turn != 0) words += ", turned by " + std::to_string(turn) + "°";
  return words;
}

/// With a minus, which is longer than a hyphen.
std::string figures(int number) { return (number < 0 ? "−" : "") + std::to_string(std::abs(number)); }

}  // namespace

ObjectInfo object_at(std::string_view kind, const Mission& mission, const Address& at, std::string_view description) {
  auto address = to_text(mission, at);
  auto id = std::string(kind) + "-" + address;
  std::replace_if(
      id.begin(), id.end(), [](char letter) { return letter == '/' || letter == ':' || letter == '.'; }, '-');
  auto title = std::string(description) + " " + address;
  return {std::move(id), std::move(address), std::move(title), {}};
}

ObjectInfo object_of(std::string_view kind, const Id& id, std::string_view description) {
  return {std::string(kind) + "-" + id.text(), "#" + id.text(), std::string(description), {}};
}

ObjectInfo object_of(std::string_view kind, int board, const FreePiece& piece, std::string_view description) {
  auto object = object_of(kind, piece.id, description);
  object.description = place_in_words(board, piece.at, piece.turn);
  return object;
}

ObjectInfo object_of(std::string_view kind, int board, const Feature& feature, std::string_view description) {
  auto object = object_of(kind, feature.id, description);
  object.description = place_in_words(board, feature.at, feature.turn) + (feature.mirrored ? ", mirrored" : "");
  return object;
}

std::string one_line(std::string_view text) {
  std::string result;
  for (const auto word : split_words(text)) {
    if (!result.empty()) result += ' ';
    result += word;
  }
  return result;
}

std::string written_name(const Zone& ground) {
  const auto label = one_line(ground.label);
  const auto name = one_line(ground.name);
  return label + (label.empty() || name.empty() ? "" : " ") + name;
}

std::string side_name(const Mission& mission, const Id& side) {
  const auto* found = find_side(mission, side);
  auto name = found != nullptr ? one_line(found->name) : std::string();
  return name.empty() ? id_as_words(side) : name;
}

BoardName name_of_board(const Mission& mission, int number) {
  const auto& board = *find_board(mission, number);
  const bool levels =
      std::ranges::any_of(mission.boards, [&](const auto& other) { return other->level != board.level; });
  return {"BOARD " + std::to_string(number), in_capitals(one_line(board.label)),
          levels ? "LEVEL " + figures(board.level) : std::string()};
}

std::string id_as_words(const Id& id) {
  auto words = capitalised(id.text());
  std::replace(words.begin(), words.end(), '-', ' ');
  return words;
}

}  // namespace bulkhead
