// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace bulkhead {

/// What is to be said to a person, before it becomes words: an id of the message table and its named arguments.
struct Message {
  std::string id;
  std::vector<std::pair<std::string, std::string>> arguments;
  friend bool operator==(const Message&, const Message&) = default;
};

/// The English sentence of a message: the table's pattern with each `{name}` replaced by the argument of that name.
/// The id must be in the table and the arguments exactly those of the pattern (contract).
[[nodiscard]] std::string to_text(const Message& message);

/// Every id of the table with its pattern, sorted by id.
[[nodiscard]] std::vector<std::pair<std::string_view, std::string_view>> message_table();

}  // namespace bulkhead
