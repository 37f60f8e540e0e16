// SPDX-License-Identifier: MIT
#include "editor/panels/parts/palette.h"

#include <wx/clntdata.h>
#include <wx/settings.h>
#include <wx/window.h>

#include "rendering/look/designs.h"

namespace bulkhead {
namespace {

constexpr unsigned char mixed(unsigned char a, unsigned char b, double share_of_b) {
  return static_cast<unsigned char>(a + (b - a) * share_of_b + 0.5);
}

wxColour mixed(const wxColour& a, const wxColour& b, double share_of_b) {
  return {mixed(a.Red(), b.Red(), share_of_b), mixed(a.Green(), b.Green(), share_of_b),
          mixed(a.Blue(), b.Blue(), share_of_b)};
}

wxColour colour_of(const FindingStyle& look) { return {look.colour.red, look.colour.green, look.colour.blue}; }

Palette::Lua lua_colours(bool dark) {
  if (dark) return {"#8AB8E6", "#C3A6E8", "#8CCBA5", "#E8B86A", "#9AA0A8", "#33373D", "#9AA0A8"};
  return {"#1B66A6", "#6B4A9E", "#0A7458", "#8A5300", "#5F646C", "#F6F4EF", "#6B7078"};
}

/// The roles of a window's colours, kept by the window.
struct Roles : public wxClientData {
  wxColour Palette::*text = nullptr;
  wxColour Palette::*ground = nullptr;
};

void use_roles(wxWindow& window, const Roles& roles) {
  const auto colours = palette();
  if (roles.text != nullptr) window.SetForegroundColour(colours.*roles.text);
  if (roles.ground != nullptr) window.SetBackgroundColour(colours.*roles.ground);
  window.Refresh();
}

Roles& roles_of(wxWindow& window) {
  auto* roles = dynamic_cast<Roles*>(window.GetClientObject());
  if (roles == nullptr) {
    roles = new Roles;
    window.SetClientObject(roles);
    when_theme_changes(window, [&window, roles] { use_roles(window, *roles); });
  }
  return *roles;
}

}  // namespace

wxColour Palette::of(Level level) const {
  switch (level) {
    case Level::error: return error;
    case Level::warning: return warning;
    case Level::note: return note;
    case Level::off: break;
  }
  return mute;
}

wxString symbol_of(Level level) {
  const auto& design = design_for(palette().dark);
  switch (level) {
    case Level::error: return wxString::FromUTF8(design.error.symbol);
    case Level::warning: return wxString::FromUTF8(design.warning.symbol);
    case Level::note: return wxString::FromUTF8(design.note.symbol);
    case Level::off: break;
  }
  return {};
}

Palette palette() {
  Palette result;
  result.ground = wxSystemSettings::GetColour(wxSYS_COLOUR_BTNFACE);
  result.field = wxSystemSettings::GetColour(wxSYS_COLOUR_LISTBOX);
  result.text = wxSystemSettings::GetColour(wxSYS_COLOUR_LISTBOXTEXT);
  result.chosen = wxSystemSettings::GetColour(wxSYS_COLOUR_HIGHLIGHT);
  result.chosen_text = wxSystemSettings::GetColour(wxSYS_COLOUR_HIGHLIGHTTEXT);
  result.dark = result.text.GetLuminance() > result.field.GetLuminance();
  result.mute = result.dark ? wxColour("#A9AEB6") : wxColour("#5F646C");
  result.rule = mixed(result.field, result.text, 0.14);
  const auto& design = design_for(result.dark);
  result.error = colour_of(design.error);
  result.warning = colour_of(design.warning);
  result.note = colour_of(design.note);
  result.lua = lua_colours(result.dark);
  return result;
}

void colour_text(wxWindow& window, wxColour Palette::*role) {
  auto& roles = roles_of(window);
  if (roles.text == role) return;
  roles.text = role;
  use_roles(window, roles);
}

void colour_ground(wxWindow& window, wxColour Palette::*role) {
  auto& roles = roles_of(window);
  roles.ground = role;
  use_roles(window, roles);
}

void when_theme_changes(wxWindow& window, std::function<void()> use_colours) {
  // While the event is sent the desktop's colours may still be the old ones.
  window.Bind(wxEVT_SYS_COLOUR_CHANGED, [&window, use_colours](wxSysColourChangedEvent& event) {
    window.CallAfter(use_colours);
    event.Skip();
  });
}

}  // namespace bulkhead
