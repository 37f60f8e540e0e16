// SPDX-License-Identifier: MIT
#include "editor/panels/texts/finding_lines.h"

#include <algorithm>
#include <utility>
#include <wx/sizer.h>
#include <wx/weakref.h>

#include "editor/panels/parts/accessible.h"
#include "editor/panels/parts/palette.h"
#include "editor/panels/parts/words.h"
#include "editor/panels/parts/wrapped_text.h"

namespace bulkhead {
namespace {

/// So many are shown at once where each is one line.
constexpr int lines_in_sight = 4;
constexpr int gap = 4;
/// As the fields of the form above.
constexpr int side = 12;
/// More would be no help, and each is a control.
constexpr std::size_t most_lines = 20;
constexpr std::size_t most_characters = 1000;

}  // namespace

FindingLines::FindingLines(wxWindow* parent, FindingsState& findings, std::function<void()> led)
    : ScrolledPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL),
      findings_(findings),
      led_(std::move(led)) {
  set_accessible_name(*this, translated("Findings about this"));
  SetScrollRate(0, GetCharHeight() + FromDIP(gap));
  column_ = new wxBoxSizer(wxVERTICAL);
  auto* const around = new wxBoxSizer(wxHORIZONTAL);
  around->Add(column_, 1, wxLEFT | wxRIGHT, FromDIP(side));
  SetSizer(around);
  refused_ = new WrappedText(this, [this] { reflow(); });
  colour_text(*refused_, &Palette::error);
  column_->Add(refused_, 0, wxEXPAND | wxTOP, FromDIP(gap));
  nothing_ = new WrappedText(this, [this] { reflow(); });
  colour_text(*nothing_, &Palette::mute);
  column_->Add(nothing_, 0, wxEXPAND | wxTOP, FromDIP(gap));
  Hide();
  findings_.listen([lines = wxWeakRef<FindingLines>(this)](FindingsState::Event event) {
    if (lines && event == FindingsState::Event::list) lines->refresh();
  });
}

bool FindingLines::show(const std::optional<Id>& about, const std::vector<RefusedText>& refused) {
  const bool another = about_ != about;
  const bool moved = about.has_value() != IsShown();
  about_ = about;
  if (moved) Show(about.has_value());
  std::string fields;
  for (const auto& each : refused) fields += (fields.empty() ? "" : ", ") + each.field;
  refused_->say(fields.empty() || !about
                    ? wxString()
                    : symbol_of(Level::error) + " " + translated("Not in the mission: {}", {fields}));
  refresh();
  if (another) Scroll(0, 0);
  return moved;
}

WrappedText* FindingLines::line_at(std::size_t line) {
  while (lines_.size() <= line) {
    auto* const made = new WrappedText(this, [this] { reflow(); });
    made->SetCursor(wxCursor(wxCURSOR_HAND));
    made->Bind(wxEVT_LEFT_UP,
               [this, number = lines_.size()](wxMouseEvent&) { CallAfter([this, number] { choose(number); }); });
    column_->Insert(lines_.size() + 1, made, 0, wxEXPAND | wxTOP, FromDIP(gap));
    lines_.push_back(made);
  }
  return lines_[line];
}

void FindingLines::refresh() {
  rows_ = about_ ? findings_.rows_about(*about_) : std::vector<std::size_t>();
  const auto shown = std::min(rows_.size(), most_lines);
  for (std::size_t i = 0; i < shown; ++i) {
    const auto& row = findings_.rows()[rows_[i]];
    auto* const line = line_at(i);
    const auto level = row.level;
    colour_text(*line, level == Level::error     ? &Palette::error
                       : level == Level::warning ? &Palette::warning
                                                 : &Palette::note);
    const auto spot = findings_.text(rows_[i]);
    line->SetToolTip(spot && spot->lua_line > 0 ? translated("Go to its line") : translated("Show this finding"));
    line->say(symbol_of(level) + " " + on_one_line(sentence(row.text), most_characters));
  }
  for (auto i = shown; i < lines_.size(); ++i) lines_[i]->say({});
  const auto left = rows_.size() - shown;
  const bool known = about_ && findings_.has_report();
  nothing_->say(left > 0 ? translated("and {} more findings", {std::to_string(left)})
                : known && rows_.empty() && !refused_->IsShown() ? translated("The checks find nothing wrong here.")
                                                                 : wxString());
  reflow();
}

void FindingLines::reflow() {
  Layout();
  FitInside();
  // Of what has no room whole lines are shown.
  const int most = lines_in_sight * (GetCharHeight() + FromDIP(gap));
  int whole = GetCharHeight();
  int top = 0;
  for (const auto* const item : column_->GetChildren()) {
    if (!item->IsShown()) continue;
    top += FromDIP(gap);
    const int bottom = top + item->GetWindow()->GetMinSize().y;
    const int lines = (std::min(bottom, most) - top) / std::max(GetCharHeight(), 1);
    if (lines > 0) whole = top + lines * GetCharHeight();
    top = bottom;
  }
  const int height = top > most ? whole : std::max(whole, top) + FromDIP(gap);
  if (height == GetMinSize().y) return;
  SetMinSize(wxSize(-1, height));
  // Once nobody is laying it out.
  CallAfter([this] { GetParent()->Layout(); });
}

void FindingLines::choose(std::size_t line) {
  if (line >= rows_.size()) return;
  findings_.choose(rows_[line]);
  led_();
}

}  // namespace bulkhead
