// SPDX-License-Identifier: MIT
#include "model/mission/moments.h"

#include <algorithm>

namespace bulkhead {
namespace {

constexpr std::string_view before_end = "-phase-";

}  // namespace

bool is_moment(std::string_view text) {
  for (const auto whose : {std::string_view("own-"), std::string_view("opponent-")}) {
    if (text.starts_with(whose)) {
      text.remove_prefix(whose.size());
      break;
    }
  }
  return std::find(moments.begin(), moments.end(), text) != moments.end();
}

bool names_phase(std::string_view moment) { return moment.find(before_end) != std::string_view::npos; }

bool phase_exists(const GameSystem& system, std::string_view moment) {
  const auto end = moment.rfind(before_end);
  if (end == std::string_view::npos) return false;
  if (moment.substr(end) != "-phase-start" && moment.substr(end) != "-phase-end") return false;
  const auto phase = moment.substr(0, end);
  return std::any_of(system.sequence.phases.begin(), system.sequence.phases.end(), [&](const Phase& each) {
    return phase == each.id.text() || phase.ends_with("-" + each.id.text());
  });
}

}  // namespace bulkhead
