// SPDX-License-Identifier: MIT
#include "model/edit/readers.h"

#include <fmt/format.h>

#include <variant>

#include "model/base/plain_text.h"
#include "model/edit/changes.h"
#include "model/mission/geometry.h"

namespace bulkhead {
namespace {

/// Stands for an id that could not be read.
Id no_id() { return Id("none"); }

/// How one says a place on a board without cells, where it would be on the lattice of one with them.
std::string instead_of(const Mission& mission, const Place& place) {
  const int board = board_of(place);
  if (find_board(mission, board) == nullptr || find_lattice(mission, board) != nullptr) return {};
  if (std::holds_alternative<EdgeAddress>(place)) {
    return fmt::format(
        ": board {} has no cells; walls and hatchways stand free on it, as \"piece gate hatchway at 120mm,300mm turn "
        "90\" says",
        board);
  }
  return fmt::format(": board {} has no cells; places on it are points such as 120mm,300mm", board);
}

template <typename Position>
Result<Position> existing(const Mission& mission, const Result<Position>& position, const EditWord& word) {
  if (!position || exists(mission, Place(*position))) return position;
  return fail(fmt::format("The battlefield has no {}{}", quotable(word.text), instead_of(mission, Place(*position))));
}

Result<int> read_number(const EditWord& word, int low, int high) {
  if (const auto number = parse_int(word.text, low, high)) return *number;
  return fail(fmt::format("\"{}\" is not a whole number from {} to {}", quotable(word.text), low, high));
}

Result<Id> read_object(const EditWord& word) {
  if (word.text.starts_with('#')) return Id::parse(std::string_view(word.text).substr(1));
  return fail(fmt::format("\"{}\" is not an object; write # and its id, such as #o4", quotable(word.text)));
}

/// Reads all words alike.
template <typename Read>
auto read_all(const std::vector<EditWord>& words, const Read& read) {
  std::vector<decltype(read(words.front()))> result;
  for (const auto& word : words) result.push_back(read(word));
  return result;
}

}  // namespace

std::string pose_text(int board, Point at, int turn) {
  auto text = " at " + to_text(at);
  if (board != 1) text += fmt::format(" on board {}", board);
  if (turn != 0) text += fmt::format(" turn {}", turn);
  return text;
}

std::string section_number_text(int number) { return number == 1 ? std::string() : fmt::format(" number {}", number); }

EditReader::EditReader(const Mission& mission, std::span<const EditWord> words, int leading,
                       std::span<const Keyword> keywords)
    : mission_(mission) {
  clauses_ = take(read_clauses(words, leading, keywords));
}

Result<Edit> EditReader::made(Edit edit) const {
  if (mistake_) return tl::unexpected(*mistake_);
  return edit;
}

void EditReader::refuse(std::string mistake) {
  if (!mistake_) mistake_ = Error{std::move(mistake), {}, 0, 0};
}

const EditWord& EditReader::word(std::size_t index) const {
  static const EditWord none;
  return index < clauses_.leading.size() ? clauses_.leading[index] : none;
}

Id EditReader::id(std::size_t index) { return take(Id::parse(word(index).text), no_id()); }

Id EditReader::object(std::size_t index) { return take(read_object(word(index)), no_id()); }

int EditReader::number(std::size_t index, int low, int high) { return take(read_number(word(index), low, high)); }

EdgeAddress EditReader::edge(std::size_t index) {
  return take(existing(mission_, parse_edge_address(word(index).text), word(index)));
}

Place EditReader::place(const EditWord& word) { return take(existing(mission_, parse_place(word.text), word)); }

std::vector<EdgeAddress> EditReader::edges() {
  return read_all(clauses_.leading,
                  [&](const EditWord& word) { return take(existing(mission_, parse_edge_address(word.text), word)); });
}

std::vector<NodeAddress> EditReader::nodes() {
  return read_all(clauses_.leading,
                  [&](const EditWord& word) { return take(existing(mission_, parse_node_address(word.text), word)); });
}

std::vector<CellAddress> EditReader::cells(const std::vector<EditWord>& words) {
  return read_all(words,
                  [&](const EditWord& word) { return take(existing(mission_, parse_cell_address(word.text), word)); });
}

std::vector<Id> EditReader::objects() {
  return read_all(clauses_.leading, [&](const EditWord& word) { return take(read_object(word), no_id()); });
}

std::optional<Id> EditReader::id_after(std::string_view keyword) {
  const auto* word = clauses_.word(keyword);
  return word == nullptr ? std::nullopt : std::optional(take(Id::parse(word->text), no_id()));
}

Length EditReader::length_after(std::string_view keyword) {
  const auto* word = clauses_.word(keyword);
  return word == nullptr ? Length() : take(parse_length(word->text));
}

int EditReader::number_after(std::string_view keyword, int low, int high, int otherwise) {
  const auto* word = clauses_.word(keyword);
  return word == nullptr ? otherwise : take(read_number(*word, low, high));
}

std::vector<Address> EditReader::addresses_after(std::string_view keyword) {
  const auto* clause = clauses_.find(keyword);
  if (clause == nullptr) return {};
  return read_all(clause->values, [&](const EditWord& word) {
    if (word.text.starts_with('#')) return take(parse_address(word.text));
    return std::visit([](const auto& at) { return Address(at); }, place(word));
  });
}

Pose EditReader::pose() {
  if (!has("at")) refuse("Say where it stands");
  if (mission_.boards.empty()) refuse("The battlefield has no board that it could stand on");
  if (failed()) return {};
  Pose pose;
  pose.at = take(parse_point(clauses_.word("at")->text));
  if (const auto* on = clauses_.find("on")) {
    if (!is_keyword(on->values[0], "board")) refuse("After \"on\" must stand \"board\" and a number");
    pose.board = take(read_number(on->values[1], 1, static_cast<int>(mission_.boards.size())));
  }
  pose.turn = number_after("turn", 0, 359, 0);
  return pose;
}

int EditReader::section_number() {
  constexpr int most = 9999;
  return number_after("number", 1, most, 1);
}

}  // namespace bulkhead
