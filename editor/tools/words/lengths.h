// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "editor/tools/view/ruler.h"
#include "model/base/result.h"

/// Lengths as people type and read them. Documents and edits have their own way: see `parse_length`.
namespace bulkhead {

/// Reads `6"`, `6in`, `6 inches`, `150mm`, `15 cm`, and a number alone as of that unit; a comma may stand for the
/// point. Fails, saying what can be typed, on anything else and beyond `longest_length`.
[[nodiscard]] Result<Length> read_length(std::string_view typed, RulerUnit unit);
/// The same, as documents write it; of nothing, nothing.
[[nodiscard]] Result<std::string> written_length(std::string_view typed, RulerUnit unit);
/// A length to be read and typed over: `6"`, `152.4 mm`; inches to a hundredth, millimetres to a thousandth.
[[nodiscard]] std::string shown_length(Length length, RulerUnit unit);
/// Of a length as documents write it; what is none stays as it is.
[[nodiscard]] std::string shown_length(std::string_view written, RulerUnit unit);
/// Both lengths: `6", 4"`.
[[nodiscard]] std::string shown_point(Point point, RulerUnit unit);

}  // namespace bulkhead
