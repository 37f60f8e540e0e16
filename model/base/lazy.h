// SPDX-License-Identifier: MIT
#pragma once

#include <mutex>
#include <optional>

namespace bulkhead {

/// A value that is made when somebody first asks for it, and kept. Any thread may ask.
template <typename T>
class Lazy {
 public:
  /// What the first call has made.
  template <typename Make>
  const T& made_by(Make&& make) {
    std::call_once(once_, [&] { value_.emplace(make()); });
    return *value_;
  }

 private:
  std::once_flag once_;
  std::optional<T> value_;
};

}  // namespace bulkhead
