// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>
#include <wx/string.h>

namespace bulkhead {

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
