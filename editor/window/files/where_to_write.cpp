// SPDX-License-Identifier: MIT
#include "editor/window/files/where_to_write.h"

#include <wx/filedlg.h>
#include <wx/msgdlg.h>
#include <wx/strconv.h>

#include "editor/panels/parts/words.h"

namespace bulkhead {

wxString path_to_wx(const std::filesystem::path& path) { return {path.c_str(), *wxConvFileName}; }

std::filesystem::path path_from_wx(const wxString& text) { return text.mb_str(*wxConvFileName).data(); }

std::filesystem::path with_extension(std::filesystem::path path, std::string_view extension) {
  if (extension.empty()) return path / "";
  if (path.extension() != extension) path += extension;
  return path;
}

bool may_write(wxWindow* parent, const std::filesystem::path& path) {
  std::error_code unknown;
  if (!std::filesystem::exists(path, unknown)) return true;
  wxMessageDialog dialog(parent, translated("{} is there already. Replace it?", {path.filename().string()}),
                         translated("Replace a file"), wxYES_NO | wxNO_DEFAULT | wxICON_WARNING);
  dialog.SetExtendedMessage(translated("What it holds now stays beside it, with ~ behind its name."));
  dialog.SetYesNoLabels(translated("Replace"), translated("Cancel"));
  return dialog.ShowModal() == wxID_YES;
}

std::optional<std::filesystem::path> ask_where_to_write(wxWindow* parent, const wxString& title,
                                                        std::filesystem::path suggested, std::string_view extension,
                                                        const wxString& kinds) {
  while (true) {
    // The system's own question whether to replace a file would be about the name without the extension.
    wxFileDialog dialog(parent, title, path_to_wx(suggested.parent_path()), path_to_wx(suggested.filename()), kinds,
                        wxFD_SAVE);
    if (dialog.ShowModal() != wxID_OK) return std::nullopt;
    auto chosen = with_extension(path_from_wx(dialog.GetPath()), extension);
    if (may_write(parent, chosen)) return chosen;
    suggested = std::move(chosen);
  }
}

}  // namespace bulkhead
