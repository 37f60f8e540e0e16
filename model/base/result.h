// SPDX-License-Identifier: MIT
#pragma once

#include <tl/expected.hpp>

#include <string>

namespace bulkhead {

/// An expected failure: something a file, a user or a script did. `message` is a sentence a player understands and
/// says what to do; `file`, `line` and `column` (both from 1, 0 = unknown) say where.
struct Error {
  std::string message;
  std::string file;
  int line = 0;
  int column = 0;

  friend bool operator==(const Error&, const Error&) = default;
};

template <typename T>
using Result = tl::expected<T, Error>;

/// `return fail("…")` from a function that returns a Result.
[[nodiscard]] inline tl::unexpected<Error> fail(std::string message) {
  return tl::unexpected<Error>(Error{std::move(message), {}, 0, 0});
}

/// `file:line:column: message`, leaving out what is unknown.
[[nodiscard]] std::string to_text(const Error& error);

}  // namespace bulkhead
