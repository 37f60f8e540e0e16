// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bulkhead {

struct Sheet;

/// What an option says something about: `a .pdf, .svg or .png or a bundle`.
[[nodiscard]] std::string targets_of(std::string_view option);
/// What may be said of sheets: `--paper, --scale and --design`.
[[nodiscard]] std::string options_of(const std::vector<const Sheet*>& sheets);
/// What can be had by itself: `.pdf, .svg or .png sheets such as the map, .lua the rules`.
[[nodiscard]] std::string pieces_text();
/// `map (the map on one page), poster (…)`
[[nodiscard]] std::string sheets_text();

}  // namespace bulkhead
