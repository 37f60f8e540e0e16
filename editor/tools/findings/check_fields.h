// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string_view>

namespace bulkhead {

/// A check about a field that its messages do not quote: the check's key, and the field's in the form of the text.
struct CheckField {
  std::string_view check;
  std::string_view field;
};

inline constexpr std::array<CheckField, 8> check_fields = {{
    {"stratagem-cost", "cost"},
    {"stratagem-without-cost", "cost"},
    {"stratagem-too-dear", "cost"},
    {"stratagem-without-moment", "used"},
    {"force-sum", "points"},
    {"force-too-large", "units"},
    {"force-without-units", "units"},
    {"table-bands-gap", "rows"},
}};

}  // namespace bulkhead
