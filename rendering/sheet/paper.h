// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "model/base/result.h"
#include "rendering/canvas/path.h"

namespace bulkhead {

/// The size of a sheet of paper, in millimetres, as it is named.
struct Paper {
  double width = 210;
  double height = 297;
  friend constexpr bool operator==(const Paper&, const Paper&) = default;

  static const Paper a5, a4, a3, a2, letter, tabloid;
};
inline constexpr Paper Paper::a5{148, 210};
inline constexpr Paper Paper::a4{210, 297};
inline constexpr Paper Paper::a3{297, 420};
inline constexpr Paper Paper::a2{420, 594};
inline constexpr Paper Paper::letter{215.9, 279.4};
inline constexpr Paper Paper::tabloid{279.4, 431.8};

/// Those that have a name, from small to large, the American ones last.
struct NamedPaper {
  std::string_view name;
  Paper paper;
};
[[nodiscard]] std::span<const NamedPaper> named_papers();

/// Reads a name, in any case, or a size such as `610x914mm`, of which a side has 50 to 5080 mm.
[[nodiscard]] Result<Paper> parse_paper(std::string_view text);
/// Its name, or its size as it is read.
[[nodiscard]] std::string to_text(const Paper& paper);

/// In millimetres, upright.
[[nodiscard]] Vec size_of(const Paper& paper);

/// How paper lies: as what is on it becomes largest, or as somebody wants it.
enum class Orientation : unsigned char { best, upright, across };
/// Whether it may lie upright, or across; square paper lies both ways at once.
[[nodiscard]] bool may_lie(const Paper& paper, Orientation wanted, bool across);

}  // namespace bulkhead
