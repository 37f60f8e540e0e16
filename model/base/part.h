// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <utility>

namespace bulkhead {

/// A piece of a mission: an immutable value shared between the copies of the mission that hold it. Replaced whole,
/// never mutated. Comparing looks at the pointers first, so unchanged pieces cost nothing.
template <typename T>
class Part {
 public:
  Part() : value_(std::make_shared<const T>()) {}
  Part(T value) : value_(std::make_shared<const T>(std::move(value))) {}  // NOLINT(google-explicit-constructor)

  const T& operator*() const { return *value_; }
  const T* operator->() const { return value_.get(); }

  /// True if both are the very same object (cheap; false says nothing about the values).
  [[nodiscard]] bool same_object(const Part& other) const { return value_ == other.value_; }

  friend bool operator==(const Part& a, const Part& b) { return a.value_ == b.value_ || *a.value_ == *b.value_; }

 private:
  std::shared_ptr<const T> value_;
};

}  // namespace bulkhead
