// SPDX-License-Identifier: MIT
#include "editor/window/start/template_card.h"

#include <utility>
#include <wx/dcclient.h>
#include <wx/graphics.h>
#include <wx/menu.h>
#include <wx/settings.h>

#include "editor/panels/parts/accessible.h"
#include "editor/panels/parts/words.h"
#include "editor/window/look/theme.h"

namespace bulkhead {
namespace {

constexpr int margin = 12;
constexpr int words_height = 62;

/// On two lines at most, broken at a blank behind that sign where the first is full; `6 × 7` stays together.
std::pair<wxString, wxString> in_two_lines(const wxString& text, wxDC& dc, int width, const wxString& behind = {}) {
  if (dc.GetTextExtent(text).x <= width) return {text, {}};
  const auto times = wxString::FromUTF8("×");
  std::size_t best = 0;
  for (auto blank = text.find(' '); blank != wxString::npos; blank = text.find(' ', blank + 1)) {
    const bool beside_times = text.Mid(blank + 1).StartsWith(times) || text.Left(blank).EndsWith(times);
    const bool may_end = text.Left(blank).EndsWith(behind);
    if (may_end && !beside_times && dc.GetTextExtent(text.Left(blank)).x <= width) best = blank;
  }
  if (best == 0) return {text, {}};
  return {text.Left(best), text.Mid(best + 1)};
}

}  // namespace

CardLook card_look(bool pointed_at, bool has_keyboard) {
  const auto& colours = theme();
  return {pointed_at ? colours.hovered : colours.card, has_keyboard ? colours.accent : colours.rim,
          has_keyboard ? 2 : 1};
}

TemplateCard::TemplateCard(wxWindow* parent, std::shared_ptr<const TemplatePicture> picture,
                           std::function<void(const Template&)> choose, std::function<void(const Template&)> remove)
    : picture_(std::move(picture)), choose_(std::move(choose)), remove_(std::move(remove)) {
  SetBackgroundStyle(wxBG_STYLE_PAINT);
  const wxSize size(picture_size + 2 * margin, picture_size + 2 * margin + words_height);
  Create(parent, wxID_ANY, wxDefaultPosition, size, wxBORDER_NONE | wxWANTS_CHARS, wxDefaultValidator,
         to_wx(picture_->source.id.text()));
  SetMinSize(size);
  SetCursor(wxCURSOR_HAND);
  // The card itself has no room for long words.
  auto told = translated("Begin a mission with {}", {picture_->source.title});
  if (!picture_->words.empty()) told += "\n" + to_wx(picture_->words);
  SetToolTip(told);
  describe_to_assistants(*this, "push button", picture_->source.title, picture_->words);
  bitmap_ = bitmap_of(picture_->map, GetContentScaleFactor());

  Bind(wxEVT_PAINT, &TemplateCard::on_paint, this);
  Bind(wxEVT_ENTER_WINDOW, [this](wxMouseEvent&) {
    hovered_ = true;
    Refresh();
  });
  Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) {
    hovered_ = false;
    Refresh();
  });
  Bind(wxEVT_CONTEXT_MENU, [this](wxContextMenuEvent&) { show_menu(); });
  Bind(wxEVT_LEFT_UP, [this](wxMouseEvent&) { this->choose(); });
  Bind(wxEVT_SET_FOCUS, [this](wxFocusEvent&) { Refresh(); });
  Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent&) { Refresh(); });
  Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
    switch (event.GetKeyCode()) {
      case WXK_SPACE:
      case WXK_RETURN: this->choose(); break;
      case WXK_DELETE: this->remove(); break;
      case WXK_TAB:
        Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward);
        break;
      default: event.Skip();
    }
  });
}

void TemplateCard::choose() {
  // What is chosen may take the card's page away.
  CallAfter([choose = choose_, picture = picture_] { choose(picture->source); });
}

void TemplateCard::remove() {
  if (!picture_->source.own) return;
  CallAfter([remove = remove_, picture = picture_] { remove(picture->source); });
}

void TemplateCard::show_menu() {
  wxMenu menu;
  constexpr int begin = 1;
  constexpr int take_away = 2;
  menu.Append(begin, translated("Begin with it"));
  menu.Append(take_away, translated("Take it from your templates…"))->Enable(picture_->source.own);
  const int wanted = GetPopupMenuSelectionFromUser(menu);
  if (wanted == begin) choose();
  if (wanted == take_away) remove();
}

void TemplateCard::on_paint(wxPaintEvent&) {
  wxPaintDC dc(this);
  dc.SetBackground(GetParent()->GetBackgroundColour());
  dc.Clear();
  const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::Create(dc));
  const auto size = GetClientSize();
  const auto look = card_look(hovered_, HasFocus());
  context->SetBrush(to_wx(look.ground));
  context->SetPen(wxPen(to_wx(look.rim), look.rim_width));
  const double inset = look.rim_width / 2.0;
  context->DrawRoundedRectangle(inset, inset, size.x - 2 * inset, size.y - 2 * inset, 8);
  context->SetPen(*wxTRANSPARENT_PEN);
  context->SetBrush(to_wx(picture_->paper));
  context->DrawRoundedRectangle(margin - 4, margin - 4, picture_size + 8, picture_size + 8, 4);
  if (bitmap_.IsOk()) context->DrawBitmap(bitmap_, margin, margin, picture_size, picture_size);

  auto font = wxSystemSettings::GetFont(wxSYS_DEFAULT_GUI_FONT);
  const auto write = [&](const wxString& text, double y, Colour colour) {
    context->SetFont(font, to_wx(colour));
    const auto shown = wxControl::Ellipsize(text, dc, wxELLIPSIZE_END, picture_size, wxELLIPSIZE_FLAGS_NONE);
    context->DrawText(shown, margin, y);
  };
  const auto plain = font;
  font.SetPixelSize(wxSize(0, 14));
  font.SetNumericWeight(wxFONTWEIGHT_SEMIBOLD);
  dc.SetFont(font);
  const auto [first, second] = in_two_lines(to_wx(picture_->source.title), dc, picture_size);
  const double top = picture_size + 2 * margin - 2;
  write(first, top, theme().ink);
  if (!second.empty()) write(second, top + 18, theme().ink);
  font = plain;
  font.SetPixelSize(wxSize(0, 13));
  dc.SetFont(font);
  const auto words = to_wx(picture_->words);
  // Below a title on one line there is room for two.
  const auto [kind, rest] =
      second.empty() ? in_two_lines(words, dc, picture_size, wxString::FromUTF8("·")) : std::pair{words, wxString()};
  write(rest.empty() ? words : kind, size.y - (rest.empty() ? 24 : 42), theme().mute);
  if (!rest.empty()) write(rest, size.y - 24, theme().mute);
}

}  // namespace bulkhead
