// SPDX-License-Identifier: MIT
#include "rendering/map/names.h"

#include <algorithm>

#include "model/base/plain_text.h"

namespace bulkhead {

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
  object.description = "At " + to_text(piece.at) + " of board " + std::to_string(board);
  if (piece.turn != 0) object.description += ", turned by " + std::to_string(piece.turn) + "°";
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

std::string side_name(const Mission& mission, const Id& side) {
  const auto* found = find_side(mission, side);
  auto name = found != nullptr ? one_line(found->name) : std::string();
  return name.empty() ? id_as_words(side) : name;
}

std::string capitalised(std::string_view word) {
  std::string result(word);
  if (!result.empty() && result.front() >= 'a' && result.front() <= 'z') {
    result.front() = static_cast<char>(result.front() - 'a' + 'A');
  }
  return result;
}

std::string id_as_words(const Id& id) {
  auto words = capitalised(id.text());
  std::replace(words.begin(), words.end(), '-', ' ');
  return words;
}

}  // namespace bulkhead
