// SPDX-License-Identifier: MIT
#include "rendering/cards/card_format.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "model/base/marked.h"
#include "model/base/plain_text.h"

namespace bulkhead {

std::span<const CardFormat> card_formats() {
  static constexpr std::array<CardFormat, 5> formats = {
      {{.key = "poker", .name = marked("Poker, 63 × 88 mm"), .size = {63, 88}},
       {.key = "poker-us", .name = marked("Poker of the US, 63.5 × 88.9 mm"), .size = {63.5, 88.9}},
       {.key = "bridge", .name = marked("Bridge, 57 × 89 mm"), .size = {57, 89}, .margin = 4.2},
       {.key = "mini",
        .name = marked("Small, 44 × 68 mm"),
        .size = {44, 68},
        .margin = 3.4,
        .title = 10,
        .body = 7.5,
        .disc = 8.6},
       {.key = "tarot",
        .name = marked("Tarot, 70 × 120 mm"),
        .size = {70, 120},
        .margin = 5.2,
        .title = 15,
        .body = 9.5,
        .disc = 12.5}}};
  return formats;
}

Result<CardFormat> parse_card_format(std::string_view text) {
  const auto formats = card_formats();
  const auto found = std::ranges::find(formats, text, &CardFormat::key);
  if (found != formats.end()) return *found;
  std::vector<std::string> keys;
  for (const auto& format : formats) keys.emplace_back(format.key);
  return fail(fmt::format("There is no size of cards \"{}\": choose {}.", quotable(text), listed(keys, " or ")));
}

}  // namespace bulkhead
