// SPDX-License-Identifier: MIT
#include "scripting/worker/request_text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <utility>

#include "model/base/plain_text.h"

namespace bulkhead {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;

/// Requests are small trees with long texts.
bool is_small_tree(std::string_view line) {
  constexpr int deepest = 8;
  constexpr int most_values = 1000;
  int depth = 0;
  int values = 0;
  bool in_text = false;
  for (std::size_t index = 0; index < line.size(); ++index) {
    const char character = line[index];
    if (in_text && character == '\\') ++index;
    if (character == '"') in_text = !in_text;
    if (in_text) continue;
    if (character == '{' || character == '[') ++depth;
    if (character == '}' || character == ']') --depth;
    if (character == ',') ++values;
    if (depth > deepest || values > most_values) return false;
  }
  return true;
}

}  // namespace

Result<json> parse_request(std::string_view line) {
  if (!is_small_tree(line))
    return fail("this is no request: it has too many values, or they are too deep in each other");
  auto object = json::parse(line, nullptr, false);
  if (object.is_object()) return object;
  return fail(std::string("this is no ") + (object.is_discarded() ? "JSON" : "object") +
              ": a request is one line with one object, as {\"say\":\"go\"}");
}

std::string on_one_line(const ordered_json& value) {
  const auto dumped = [&](bool in_ascii) {
    return value.dump(-1, ' ', in_ascii, ordered_json::error_handler_t::replace);
  };
  auto line = dumped(false);
  // Noncharacters, which an id may have: as escapes they come back as they were.
  return find_unfit(line) == std::string::npos ? line : dumped(true);
}

ordered_json error_answer(const std::string& why, int line) {
  ordered_json error = {{"message", why}, {"line", nullptr}};
  if (line > 0) error["line"] = line;
  return {{"error", std::move(error)}};
}

std::string too_long_answer(std::size_t longest) {
  ordered_json answer = {{"protocol", 1}};
  answer.update(error_answer(fmt::format("the line is longer than {} bytes, which none may be", longest)));
  return on_one_line(answer);
}

std::string_view fields_of_answer(std::string_view answer) {
  answer.remove_prefix(std::min(answer.find(',') + 1, answer.size()));
  if (!answer.starts_with("\"id\":")) return answer;
  answer.remove_prefix(5);
  bool in_text = false;
  for (std::size_t index = 0; index < answer.size(); ++index) {
    if (in_text && answer[index] == '\\') ++index;
    if (answer[index] == '"') in_text = !in_text;
    if (answer[index] == ',' && !in_text) return answer.substr(index + 1);
  }
  return {};
}

}  // namespace bulkhead
