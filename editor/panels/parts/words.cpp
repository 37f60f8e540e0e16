// SPDX-License-Identifier: MIT
#include "editor/panels/parts/words.h"

#include <wx/control.h>

#include "editor/tools/words/translate.h"
#include "model/base/plain_text.h"

namespace bulkhead {
namespace {

std::string repaired(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const auto length = sequence_length(text);
    if (length == 0) {
      result += "\xEF\xBF\xBD";
    } else {
      result += text.substr(0, length);
    }
    text.remove_prefix(length == 0 ? 1 : length);
  }
  return result;
}

}  // namespace

wxString to_wx(std::string_view text) {
  if (!is_utf8(text)) return to_wx(repaired(text));
  return wxString::FromUTF8(text.data(), text.size());
}

std::string from_wx(const wxString& text) {
  const auto bytes = text.utf8_str();
  return {bytes.data(), bytes.length()};
}

wxString translated(std::string_view english, const std::vector<std::string>& arguments) {
  return to_wx(translate(english, arguments));
}

wxString as_label(const wxString& text) { return wxControl::EscapeMnemonics(text); }

wxString sentence(std::string_view text) {
  const auto all = to_wx(text);
  return all.Left(1).Upper() + all.Mid(1);
}

wxString on_one_line(const wxString& text, std::size_t most) {
  wxString result = text.Left(most + 1);
  result.Replace("\n", " ");
  result.Replace("\t", " ");
  if (result.length() > most) result = result.Left(most - 1) + wxUniChar(0x2026);
  return result;
}

}  // namespace bulkhead
