// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <span>
#include <string_view>

namespace bulkhead {

class Session;

/// What a session can be asked for: the name of the field that says it, and what is done with its value. It answers
/// once, with `Session::answer` or `Session::refuse`, or has the session answer when a battle waits again.
struct Request {
  std::string_view name;
  /// Long texts of the value may be taken out of it.
  void (*carry_out)(Session& session, nlohmann::json& value);
  /// Its value says nothing, and is `true`.
  bool is_bare = false;
};

[[nodiscard]] std::span<const Request> all_requests();

}  // namespace bulkhead
