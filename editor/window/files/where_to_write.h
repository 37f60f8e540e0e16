// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>
#include <string_view>
#include <wx/string.h>

class wxWindow;

namespace bulkhead {

/// Names of files are any bytes. These keep them all, which texts (`to_wx`, `from_wx`) do not.
[[nodiscard]] wxString path_to_wx(const std::filesystem::path& path);
[[nodiscard]] std::filesystem::path path_from_wx(const wxString& text);

/// The path with this extension (`.pdf`) behind it, unless it ends with it; a folder, `extension` being empty, ends
/// with a slash.
[[nodiscard]] std::filesystem::path with_extension(std::filesystem::path path, std::string_view extension);

/// Whether a file may be written: there is none, or the user says that it may be replaced.
[[nodiscard]] bool may_write(wxWindow* parent, const std::filesystem::path& path);

/// Asks for a file to write, with its extension, until it may be written or the user has thought better of it.
/// `kinds` is the wildcard of the system's dialog.
[[nodiscard]] std::optional<std::filesystem::path> ask_where_to_write(wxWindow* parent, const wxString& title,
                                                                      std::filesystem::path suggested,
                                                                      std::string_view extension,
                                                                      const wxString& kinds);

}  // namespace bulkhead
