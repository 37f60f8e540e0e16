// SPDX-License-Identifier: MIT
#include "editor/window/frame/tool_palette.h"

#include <memory>
#include <utility>
#include <wx/control.h>
#include <wx/dcclient.h>
#include <wx/graphics.h>
#include <wx/settings.h>
#include <wx/sizer.h>

#include "editor/panels/parts/accessible.h"
#include "editor/panels/parts/words.h"
#include "editor/tools/commands/commands.h"
#include "editor/tools/words/translate.h"
#include "editor/window/look/icons.h"
#include "editor/window/look/theme.h"

namespace bulkhead {
namespace {

constexpr int button_width = 68;
constexpr int button_height = 52;
constexpr int icon_size = 22;

}  // namespace

/// A tool: pressed while it is the one that is used.
class ToolButton final : public wxControl {
 public:
  ToolButton(wxWindow* parent, const bulkhead::Command& command, const Actions& actions)
      : command_(command), actions_(actions) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Create(parent, wxID_ANY, wxDefaultPosition, wxSize(button_width, button_height), wxBORDER_NONE, wxDefaultValidator,
           to_wx(command.id));
    SetMinSize(wxSize(button_width, button_height));
    SetToolTip(tip());
    describe_to_assistants(*this, "toggle button", translate(command.name), translate(command.help));
    Bind(wxEVT_PAINT, &ToolButton::on_paint, this);
    Bind(wxEVT_ENTER_WINDOW, [this](wxMouseEvent&) { hover(true); });
    Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) { hover(false); });
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent&) { actions_.run(command_.id); });
    Bind(wxEVT_SET_FOCUS, [this](wxFocusEvent&) { Refresh(); });
    Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent&) { Refresh(); });
    Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
      if (event.GetKeyCode() == WXK_SPACE || event.GetKeyCode() == WXK_RETURN) {
        actions_.run(command_.id);
      } else {
        event.Skip();
      }
    });
  }

  // A click leaves the keyboard with the map.
  [[nodiscard]] bool AcceptsFocus() const override { return false; }
  [[nodiscard]] bool AcceptsFocusFromKeyboard() const override { return true; }

  void refresh() {
    const auto* action = actions_.find(command_.id);
    const bool chosen = action != nullptr && action->checked && action->checked();
    const auto why_not = actions_.why_not(command_.id);
    const bool enabled = actions_.enabled(command_.id);
    if (chosen == chosen_ && enabled == enabled_ && why_not == why_not_) return;
    chosen_ = chosen;
    enabled_ = enabled;
    if (std::exchange(why_not_, why_not) != why_not) SetToolTip(tip());
    Refresh();
  }

 private:
  /// `Wall (W)`, and below it what it does, or why it does nothing here.
  [[nodiscard]] wxString tip() const {
    const auto what = why_not_.empty() ? translated(command_.help) : to_wx(why_not_);
    return translated(command_.name) + " (" + to_wx(command_.shortcut) + ")\n" + what;
  }

  void hover(bool over) {
    hovered_ = over;
    Refresh();
  }

  void on_paint(wxPaintEvent&) {
    wxPaintDC dc(this);
    dc.SetBackground(to_wx(theme().panel));
    dc.Clear();
    const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::Create(dc));
    const auto size = GetClientSize();
    if (chosen_ || (hovered_ && enabled_)) {
      context->SetBrush(to_wx(chosen_ ? theme().chosen : theme().hovered));
      context->SetPen(*wxTRANSPARENT_PEN);
      context->DrawRoundedRectangle(4, 2, size.x - 8, size.y - 4, 6);
    }
    if (HasFocus()) {
      context->SetBrush(*wxTRANSPARENT_BRUSH);
      context->SetPen(wxPen(to_wx(theme().accent), 2));
      context->DrawRoundedRectangle(4, 2, size.x - 8, size.y - 4, 6);
    }
    const auto colour = chosen_ ? theme().accent : enabled_ ? theme().ink : theme().mute.faded(0.5);
    const auto picture = icon(command_.icon, colour, icon_size).GetBitmapFor(this);
    context->DrawBitmap(picture, (size.x - icon_size) / 2.0, 7, icon_size, icon_size);
    draw_words(*context, size);
  }

  void draw_words(wxGraphicsContext& context, const wxSize& size) const {
    const auto quiet = chosen_ ? theme().accent : enabled_ ? theme().mute : theme().mute.faded(0.5);
    auto font = wxSystemSettings::GetFont(wxSYS_DEFAULT_GUI_FONT);
    font.SetPixelSize(wxSize(0, 12));
    context.SetFont(font, to_wx(quiet));
    const auto name = translated(command_.name);
    double width = 0;
    double height = 0;
    context.GetTextExtent(name, &width, &height);
    context.DrawText(name, (size.x - width) / 2, size.y - height - 5);
    font.SetPixelSize(wxSize(0, 11));
    font.MakeBold();
    context.SetFont(font, to_wx(quiet));
    context.DrawText(to_wx(command_.shortcut), 9, 5);
  }

  const bulkhead::Command& command_;
  const Actions& actions_;
  bool hovered_ = false;
  bool chosen_ = false;
  bool enabled_ = true;
  /// Why the tool cannot be used; empty where it can.
  std::string why_not_;
};

ToolPalette::ToolPalette(wxWindow* parent, const Actions& actions) : wxPanel(parent), actions_(actions) {
  auto* column = new wxBoxSizer(wxVERTICAL);
  column->AddSpacer(4);
  for (const auto& command : commands()) {
    if (!command.id.starts_with("tool.")) continue;
    auto* button = new ToolButton(this, command, actions_);
    column->Add(button);
    buttons_.push_back(button);
  }
  SetSizer(column);
  refresh();
}

void ToolPalette::refresh() {
  SetBackgroundColour(to_wx(theme().panel));
  for (auto* button : buttons_) button->refresh();
}

}  // namespace bulkhead
