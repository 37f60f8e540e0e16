// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <string>
#include <string_view>

#include "model/base/result.h"

namespace bulkhead {

/// The object of a line. Lines that are none are refused, and those that would take much more room as values than as
/// text.
[[nodiscard]] Result<nlohmann::json> parse_request(std::string_view line);

/// As JSON on one line; what is no text in it is replaced.
[[nodiscard]] std::string on_one_line(const nlohmann::ordered_json& value);

/// An answer that a request was not carried out, and why; `line` of the decisions in it, if it is one's fault.
[[nodiscard]] nlohmann::ordered_json error_answer(const std::string& why, int line = 0);

/// The answer to a line of which nothing is known but that it is longer than it may be.
[[nodiscard]] std::string too_long_answer(std::size_t longest);

/// What an answer says behind the protocol's number and the id, as `"taken":true,…`. Answers may be long: they are not
/// read as a whole for that.
[[nodiscard]] std::string_view fields_of_answer(std::string_view answer);

}  // namespace bulkhead
