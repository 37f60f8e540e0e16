// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>
#include <wx/string.h>

namespace bulkhead {

/// Where what has changed from one text to another ends in that.
template <typename Text>
[[nodiscard]] std::size_t end_of_change(const Text& before, const Text& now) {
  const auto shorter = std::min(before.length(), now.length());
  std::size_t begun = 0;
  while (begun < shorter && before[begun] == now[begun]) ++begun;
  std::size_t same = 0;
  while (same < shorter - begun && before[before.length() - 1 - same] == now[now.length() - 1 - same]) ++same;
  return now.length() - same;
}

/// The texts of the house are UTF-8. What is not reads as U+FFFD.
[[nodiscard]] wxString to_wx(std::string_view text);
[[nodiscard]] std::string from_wx(const wxString& text);

/// `translate` for controls.
[[nodiscard]] wxString translated(std::string_view english, const std::vector<std::string>& arguments = {});

/// A text on a label or button, where an ampersand would mark a key.
[[nodiscard]] wxString as_label(const wxString& text);

/// A text with a capital letter in front.
[[nodiscard]] wxString sentence(std::string_view text);

/// The text on one line, line feeds and tabs as blanks, cut with an ellipsis after `most` characters.
[[nodiscard]] wxString on_one_line(const wxString& text, std::size_t most = 200);

}  // namespace bulkhead
