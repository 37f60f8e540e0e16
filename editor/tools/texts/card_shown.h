// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/base/identifier.h"
#include "model/base/result.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// The printed card of a text, to be shown beside its form.
struct CardShown {
  /// PNG pictures of the cut card: of each of its faces, and of the back behind them all.
  std::vector<std::string> faces;
  std::string back;
  /// What is to be known of it, in the user's language: that it continues on a second card, that its type is smaller.
  std::vector<std::string> signs;
  /// That its type is that of the other cards: nothing to be done about. Mostly empty.
  std::string remark;
};

/// Draws the card of an item, of a size (`poker`), with so many dots to an inch; fails where there is none, saying why.
/// May run on any thread.
[[nodiscard]] Result<CardShown> card_shown(const Mission& mission, const Id& item, std::string_view size, double dpi);

}  // namespace bulkhead
