// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>
#include <string>

namespace bulkhead::test {

/// A document that is refused, and where and why.
struct Refusal {
  const char* name;
  std::string document;
  int line;
  int column;
  /// Part of the message.
  const char* says;
};

/// The same, the place being where a `^` stands in a document of ASCII.
inline Refusal at_mark(const char* name, std::string document, const char* says) {
  const auto mark = document.find('^');
  const auto line = std::count(document.begin(), document.begin() + static_cast<std::ptrdiff_t>(mark), '\n') + 1;
  const auto column = mark - (document.substr(0, mark).rfind('\n') + 1) + 1;
  document.erase(mark, 1);
  return {name, document, static_cast<int>(line), static_cast<int>(column), says};
}

inline void PrintTo(const Refusal& refusal, std::ostream* stream) { *stream << refusal.name; }
inline std::string name_of(const testing::TestParamInfo<Refusal>& info) { return info.param.name; }

class Refuses : public testing::TestWithParam<Refusal> {};

}  // namespace bulkhead::test
