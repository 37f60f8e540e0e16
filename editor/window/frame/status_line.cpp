// SPDX-License-Identifier: MIT
#include "editor/window/frame/status_line.h"

#include <wx/frame.h>
#include <wx/statusbr.h>

#include "editor/panels/parts/words.h"
#include "editor/tools/words/status_line.h"

namespace bulkhead {
namespace {

/// What the toolkit leaves free around a text.
constexpr int margin = 12;

}  // namespace

StatusLine::StatusLine(wxFrame& frame) : frame_(frame) {
  frame_.CreateStatusBar(3, wxSTB_DEFAULT_STYLE & ~wxSTB_SHOW_TIPS);
  const int widths[] = {-1, frame_.FromDIP(230), frame_.FromDIP(110)};
  frame_.SetStatusWidths(3, widths);
}

void StatusLine::show(const std::vector<std::string>& parts, const std::string& found, const std::string& saved) {
  auto& bar = *frame_.GetStatusBar();
  wxRect field;
  const int room = bar.GetFieldRect(0, field) ? field.width - frame_.FromDIP(margin) : 0;
  set(fitting_line(parts, [&](const std::string& line) { return bar.GetTextExtent(to_wx(line)).x <= room; }), 0);
  set(found, 1);
  set(saved, 2);
}

void StatusLine::set(const std::string& text, int field) {
  if (const auto wanted = to_wx(text); wanted != frame_.GetStatusBar()->GetStatusText(field)) {
    frame_.SetStatusText(wanted, field);
  }
}

}  // namespace bulkhead
