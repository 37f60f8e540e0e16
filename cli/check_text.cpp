// SPDX-License-Identifier: MIT
#include "cli/check_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "cli/console.h"
#include "model/base/plain_text.h"

namespace bulkhead {
namespace {

std::string finding_text(const std::string& file, const ListedFinding& finding) {
  const auto places = fmt::format("{}", fmt::join(finding.addresses, " "));
  auto text = fmt::format("{}: {}: {}{}{} [{}]\n", file, finding.waived ? "waived" : to_text(finding.level), places,
                          places.empty() ? "" : ": ", terminal_line(finding.message), finding.key);
  if (finding.waived || finding.fixes.empty()) return text;
  // One of several edits has a line for each.
  std::string before = "    to mend it: ";
  std::string_view left = finding.fixes.front();
  while (!left.empty()) {
    const auto end = std::min(left.find('\n'), left.size());
    text.append(before).append(left.substr(0, end)).append("\n");
    left.remove_prefix(std::min(end + 1, left.size()));
    before.assign(before.size(), ' ');
  }
  return text;
}

}  // namespace

std::string counts_text(const CheckedMission& checked) {
  std::array<std::size_t, 4> counts{};
  std::size_t waived = 0;
  for (const auto& finding : checked.findings) {
    finding.waived ? ++waived : ++counts.at(static_cast<std::size_t>(finding.level));
  }
  const auto of = [&](Level level) { return counts.at(static_cast<std::size_t>(level)); };
  return fmt::format("{}, {}, {}{}", counted(of(Level::error), "error"), counted(of(Level::warning), "warning"),
                     counted(of(Level::note), "note"), waived == 0 ? "" : fmt::format(", {} waived", waived));
}

std::string check_text(const CheckedMission& checked) {
  const auto& file = checked.file;
  std::string text;
  for (const auto& finding : checked.findings) text += finding_text(file, finding);
  for (const auto& waiver : checked.unused_waivers) {
    text += fmt::format("{}: this waiver matches nothing: {}\n", file, waiver);
  }
  for (const auto& key : checked.unknown_checks) {
    text += fmt::format("{}: a severity or waiver names {}, which is no check\n", file, key);
  }
  if (!checked.checks_off.empty()) {
    text += fmt::format("{}: turned off: {}\n", file, fmt::join(checked.checks_off, ", "));
  }
  text += fmt::format("{}: {}\n", file, counts_text(checked));
  return text;
}

}  // namespace bulkhead
