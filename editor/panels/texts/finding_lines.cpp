// SPDX-License-Identifier: MIT
#include "editor/panels/texts/finding_lines.h"

#include <array>
#include <utility>
#include <wx/sizer.h>
#include <wx/weakref.h>

#include "editor/panels/parts/palette.h"
#include "editor/panels/parts/words.h"
#include "editor/panels/parts/wrapped_text.h"

namespace bulkhead {
namespace {

constexpr std::size_t most_lines = 3;

wxColour Palette::*role_of(Level level) {
  switch (level) {
    case Level::error: return &Palette::error;
    case Level::warning: return &Palette::warning;
    case Level::off:
    case Level::note: break;
  }
  return &Palette::note;
}

}  // namespace

FindingLines::FindingLines(wxWindow* parent, FindingsState& findings, std::function<void()> reflow,
                           std::function<void()> led)
    : wxPanel(parent), findings_(findings), reflow_(std::move(reflow)), led_(std::move(led)) {
  auto* const column = new wxBoxSizer(wxVERTICAL);
  const auto add = [&] {
    auto* const line = new WrappedText(this, [this] { reflow_(); });
    column->Add(line, 0, wxEXPAND | wxLEFT | wxRIGHT | wxTOP, FromDIP(8));
    return line;
  };
  for (std::size_t i = 0; i < most_lines; ++i) {
    auto* const line = add();
    line->SetCursor(wxCursor(wxCURSOR_HAND));
    line->SetToolTip(translated("Show this finding"));
    line->Bind(wxEVT_LEFT_UP, [this, i](wxMouseEvent&) { CallAfter([this, i] { choose(i); }); });
    lines_.push_back(line);
  }
  more_ = add();
  colour_text(*more_, &Palette::mute);
  SetSizer(column);
  Hide();
  findings_.listen([lines = wxWeakRef<FindingLines>(this)](FindingsState::Event event) {
    if (lines && event == FindingsState::Event::list) lines->refresh();
  });
}

void FindingLines::show(const std::optional<Id>& about) {
  about_ = about;
  refresh();
}

void FindingLines::refresh() {
  rows_ = about_ ? findings_.rows_about(*about_) : std::vector<std::size_t>();
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    if (i >= rows_.size()) {
      lines_[i]->say({});
      continue;
    }
    const auto& row = findings_.rows()[rows_[i]];
    colour_text(*lines_[i], role_of(row.level));
    lines_[i]->say(symbol_of(row.level) + " " + on_one_line(to_wx(row.text), 300));
  }
  const auto left = rows_.size() > most_lines ? rows_.size() - most_lines : 0;
  more_->say(left == 0 ? wxString() : translated("and {} more findings", {std::to_string(left)}));
  const bool any = !rows_.empty();
  if (any != IsShown()) Show(any);
  reflow_();
}

void FindingLines::choose(std::size_t line) {
  if (line >= rows_.size()) return;
  findings_.choose(rows_[line]);
  led_();
}

}  // namespace bulkhead
