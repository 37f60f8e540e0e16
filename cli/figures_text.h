// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "analysis/figures/figures.h"

namespace bulkhead {

/// A line of the list: what it is, then its value.
[[nodiscard]] std::string info_line(std::string_view what, std::string_view value);

/// The figures as `bulkhead info` prints them for people.
[[nodiscard]] std::string figures_text(const Mission& mission, const Figures& figures);

}  // namespace bulkhead
