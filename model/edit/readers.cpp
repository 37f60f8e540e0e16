// SPDX-License-Identifier: MIT
#include "model/edit/readers.h"

#include <fmt/format.h>

#include "model/base/plain_text.h"
#include "model/edit/changes.h"

namespace bulkhead {
namespace {

template <typename Position>
Result<Position> existing(const Mission& mission, const Result<Position>& position, const EditWord& word) {
  if (!position || exists(mission, Place(*position))) return position;
  return fail(fmt::format("The battlefield has no {}", quotable(word.text)));
}

}  // namespace

Result<EdgeAddress> read_edge(const Mission& mission, const EditWord& word) {
  return existing(mission, parse_edge_address(word.text), word);
}

Result<NodeAddress> read_node(const Mission& mission, const EditWord& word) {
  return existing(mission, parse_node_address(word.text), word);
}

Result<CellAddress> read_cell(const Mission& mission, const EditWord& word) {
  return existing(mission, parse_cell_address(word.text), word);
}

Result<Place> read_place(const Mission& mission, const EditWord& word) {
  return existing(mission, parse_place(word.text), word);
}

Result<Address> read_address(const Mission& mission, const EditWord& word) {
  if (word.text.starts_with('#')) return parse_address(word.text);
  return read_place(mission, word).map([](const Place& place) {
    return std::visit([](const auto& at) { return Address(at); }, place);
  });
}

Result<Id> read_object(const EditWord& word) {
  if (word.text.starts_with('#')) return Id::parse(std::string_view(word.text).substr(1));
  return fail(fmt::format("\"{}\" is not an object; write # and its id, such as #o4", quotable(word.text)));
}

Result<std::optional<Id>> read_id(const Fields& fields, std::string_view keyword) {
  const auto* word = fields.word(keyword);
  if (word == nullptr) return std::nullopt;
  return Id::parse(word->text).map([](Id id) { return std::optional(std::move(id)); });
}

Result<Length> read_length(const Fields& fields, std::string_view keyword) {
  const auto* word = fields.word(keyword);
  if (word == nullptr) return Length();
  return parse_length(word->text);
}

Result<std::vector<Address>> read_addresses(const Mission& mission, const Fields& fields, std::string_view keyword) {
  const auto* field = fields.find(keyword);
  if (field == nullptr) return std::vector<Address>();
  return read_all(field->values, [&](const EditWord& word) { return read_address(mission, word); });
}

Result<Standing> read_standing(const Mission& mission, const Fields& fields) {
  if (!fields.has("at")) return fail("Say where it stands");
  if (mission.boards.empty()) return fail("The battlefield has no board that it could stand on");
  const auto at = parse_point(fields.word("at")->text);
  if (!at) return tl::unexpected(at.error());
  const auto* on = fields.find("on");
  if (on != nullptr && !is_keyword(on->values[0], "board")) {
    return fail("After \"on\" must stand \"board\" and a number");
  }
  const auto board = on == nullptr ? 1 : read_number(on->values[1], 1, static_cast<int>(mission.boards.size()));
  if (!board) return tl::unexpected(board.error());
  const auto* turn_word = fields.word("turn");
  const auto turn = turn_word == nullptr ? 0 : read_number(*turn_word, 0, 359);
  if (!turn) return tl::unexpected(turn.error());
  return Standing{*board, *at, *turn};
}

std::string standing_text(int board, Point at, int turn) {
  auto text = " at " + to_text(at);
  if (board != 1) text += fmt::format(" on board {}", board);
  if (turn != 0) text += fmt::format(" turn {}", turn);
  return text;
}

Result<int> read_number(const EditWord& word, int low, int high) {
  if (const auto number = parse_int(word.text, low, high)) return *number;
  return fail(fmt::format("\"{}\" is not a whole number from {} to {}", quotable(word.text), low, high));
}

Result<int> read_section_number(const Fields& fields) {
  constexpr int most = 9999;
  const auto* const word = fields.word("number");
  return word == nullptr ? 1 : read_number(*word, 1, most);
}

std::string section_number_text(int number) { return number == 1 ? std::string() : fmt::format(" number {}", number); }

}  // namespace bulkhead
