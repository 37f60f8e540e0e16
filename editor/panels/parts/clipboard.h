// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

namespace bulkhead {

/// Gives the clipboard a text; whether it has taken it.
[[nodiscard]] bool to_clipboard(const std::string& text);
/// The clipboard's text; nothing where it holds none or cannot be had.
[[nodiscard]] std::optional<std::string> text_of_clipboard();
/// Leaves what the clipboard has to the desktop. To be called when the program ends: it would go with it.
void leave_clipboard();

}  // namespace bulkhead
