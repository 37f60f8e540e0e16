// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "model/edit/words.h"

/// What several text forms read.
namespace bulkhead {

/// Positions and places; they must exist on the battlefield.
[[nodiscard]] Result<EdgeAddress> read_edge(const Mission& mission, const EditWord& word);
[[nodiscard]] Result<NodeAddress> read_node(const Mission& mission, const EditWord& word);
[[nodiscard]] Result<CellAddress> read_cell(const Mission& mission, const EditWord& word);
[[nodiscard]] Result<Place> read_place(const Mission& mission, const EditWord& word);
/// A place that must exist, or an object that need not.
[[nodiscard]] Result<Address> read_address(const Mission& mission, const EditWord& word);
/// `#o4`; whether there is such an object is not asked.
[[nodiscard]] Result<Id> read_object(const EditWord& word);
/// The id, length or addresses of a field; nothing, or none, where it was not given.
[[nodiscard]] Result<std::optional<Id>> read_id(const Fields& fields, std::string_view keyword);
[[nodiscard]] Result<Length> read_length(const Fields& fields, std::string_view keyword);
[[nodiscard]] Result<std::vector<Address>> read_addresses(const Mission& mission, const Fields& fields,
                                                          std::string_view keyword);
/// Where something stands that has a point of its own: the fields "at", "on" (two words) and "turn".
struct Standing {
  int board = 1;
  Point at;
  int turn = 0;
};
[[nodiscard]] Result<Standing> read_standing(const Mission& mission, const Fields& fields);
/// Those words, with a blank in front.
[[nodiscard]] std::string standing_text(int board, Point at, int turn);
/// A whole number.
[[nodiscard]] Result<int> read_number(const EditWord& word, int low, int high);

/// Which of the sections with the same heading is meant, by the keyword `number`: the first, unless it says otherwise.
[[nodiscard]] Result<int> read_section_number(const Fields& fields);
/// Those words, with a blank in front; none for the first.
[[nodiscard]] std::string section_number_text(int number);

/// Reads all words alike.
template <typename Read>
auto read_all(const std::vector<EditWord>& words, const Read& read)
    -> Result<std::vector<typename std::invoke_result_t<Read, const EditWord&>::value_type>> {
  std::vector<typename std::invoke_result_t<Read, const EditWord&>::value_type> result;
  for (const auto& word : words) {
    auto value = read(word);
    if (!value) return tl::unexpected(std::move(value.error()));
    result.push_back(std::move(*value));
  }
  return result;
}

}  // namespace bulkhead
