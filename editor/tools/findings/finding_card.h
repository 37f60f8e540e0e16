// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "editor/tools/findings/finding_list.h"
#include "editor/tools/findings/text_spot.h"
#include "workbench/checking.h"

namespace bulkhead {

/// All that is to be told of one finding, or of a check, and what can be done about it. In the user's language.
struct FindingCard {
  /// What makes it the same card, whatever it says by now.
  std::string name;
  /// Of the check.
  std::string key;
  std::string title;
  /// What the finding counts as, or the findings of the check do.
  Level level = Level::warning;
  /// `Objective marker 1`
  std::string places;
  /// What was found; of a check how much.
  std::string fact;
  /// What should be; of a check its own words.
  std::string rule;
  std::string remedy;
  std::vector<NamedFix> fixes;
  /// How many of the check may be fixed at once.
  std::size_t alike = 0;
  /// It is a check, not one of its findings: there is nothing to waive.
  bool of_check = false;
  /// It is of an item of the library, which has no waivers and levels.
  bool of_item = false;
  bool waived = false;
  std::string reason;
  /// What opening its text does; empty where it is about none.
  std::string leads_to;
  /// What findings of the check count as in this mission and for the user; nothing where that is not said.
  std::optional<Level> in_mission;
  std::optional<Level> mine;
  /// What they count as else.
  Level usual = Level::warning;
};

/// Of a check that there is, or whose key at least is known, with nothing about findings yet.
[[nodiscard]] FindingCard card_of_check(const std::string& key, const Mission& mission, const CheckRules& rules);
void tell_finding(FindingCard& card, const FindingRow& row);
void tell_group(FindingCard& card, const FindingGroup& group);
/// `Open the Lua at line 3`; empty for nothing.
[[nodiscard]] std::string words_for(const std::optional<TextSpot>& spot);
/// All that the card says, a line for each: to be sent to somebody.
[[nodiscard]] std::string text_of(const FindingCard& card);
/// What findings of a check can be made to count as, beside the usual.
inline constexpr std::array<Level, 4> levels_to_choose = {Level::error, Level::warning, Level::note, Level::off};
/// `as usual (error)`: what they count as for the user, or in a mission, where that is not said.
[[nodiscard]] std::string usual_for_me(const FindingCard& card);
[[nodiscard]] std::string usual_in_mission(const FindingCard& card);
/// For people: `error`.
[[nodiscard]] std::string level_name(Level level);

}  // namespace bulkhead
