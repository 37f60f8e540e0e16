// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include "model/edit/edit.h"

/// Shorter ways to write edits.
namespace bulkhead {

inline Edit add_note(const Mission&, const std::string& text, const std::optional<Address>& at) {
  return AddNote{text, at};
}
inline Edit remove_note(const Mission&, const std::string& text, const std::optional<Address>& at) {
  return RemoveNote{text, at};
}
inline Edit set_briefing(const std::string& heading, const std::string& text, int number = 1) {
  return SetBriefing{heading, text, number};
}
inline Edit remove_briefing(const std::string& heading, int number = 1) { return RemoveBriefing{heading, number}; }

}  // namespace bulkhead
