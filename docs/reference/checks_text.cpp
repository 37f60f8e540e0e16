// SPDX-License-Identifier: MIT
#include "docs/reference/checks_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "model/base/contracts.h"
#include "model/base/plain_text.h"
#include "validators/engine/known_limits.h"

namespace bulkhead {
namespace {

/// Links to the checks that read a limit. Some are for fairness and cover alone.
std::string readers_of(std::string_view limit, std::span<const Check> checks) {
  std::string text;
  for (const auto& check : checks) {
    if (std::find(check.limits.begin(), check.limits.end(), limit) == check.limits.end()) continue;
    text += fmt::format("{}[{}](#{})", text.empty() ? "" : ", ", check.key, check.key);
  }
  return text.empty() ? "no check" : text;
}

std::string limits_table(std::span<const Check> checks) {
  std::string text = "| Limit | Value | Says | Read by |\n|---|---|---|---|\n";
  for (const auto& limit : known_limits()) {
    text += fmt::format("| `{}` | {} | {} | {} |\n", limit.id, to_text(limit.kind), limit.meaning,
                        readers_of(limit.id, checks));
  }
  return text;
}

std::string section(const Check& check) {
  auto text = fmt::format("### {}\n\n**{}.** {}.", check.key, check.title, capitalised(to_text(check.level)));
  if (check.speed == Check::Speed::background) text += " Takes a moment: it follows behind the others.";
  text += "\n\n";
  if (check.pictured)
    text += fmt::format("![{0}: so it is found, and so it is in order](pictures/checks/{0}.png)\n\n", check.key);
  text += fmt::format("- **Rule:** {}\n", check.rule);
  if (!check.reason.empty()) text += fmt::format("- **Why:** {}\n", check.reason);
  if (!check.places.empty()) text += fmt::format("- **Reported at:** {}\n", check.places);
  text += fmt::format("- **Remedy:** {}\n", check.remedy);
  for (const auto& limit : check.limits) text += fmt::format("- **Limit:** `{}`\n", limit);
  return text;
}

}  // namespace

std::string checks_text(std::string_view introduction, std::span<const Check> checks) {
  constexpr std::string_view here = "@limits\n";
  using Group = Check::Group;
  const auto at = introduction.find(here);
  BULKHEAD_EXPECTS(at != std::string_view::npos);
  std::string text(introduction.substr(0, at));
  text += limits_table(checks);
  text += introduction.substr(at + here.size());
  for (const auto group : {Group::terrain, Group::connectivity, Group::entry_zones, Group::objectives,
                           Group::open_killzones, Group::missions, Group::published_ranges}) {
    bool begun = false;
    for (const auto& check : checks) {
      if (check.group != group) continue;
      if (!begun) text += fmt::format("\n## {}\n", to_text(group));
      begun = true;
      text += "\n" + section(check);
    }
  }
  return text;
}

}  // namespace bulkhead
