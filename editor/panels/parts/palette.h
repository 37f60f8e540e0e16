// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <wx/colour.h>
#include <wx/string.h>

#include "model/mission/severity.h"

class wxWindow;

namespace bulkhead {

/// The colours of the panels: the desktop's for grounds and texts, the house's for what has a meaning, lighter on dark
/// grounds. All texts stand out at least 4.5:1 from `field`.
struct Palette {
  bool dark = false;
  /// Of panels.
  wxColour ground;
  /// Of lists, grids and text fields.
  wxColour field;
  wxColour text;
  /// Secondary text.
  wxColour mute;
  /// Separators.
  wxColour rule;
  /// Highlighted rows and the text on them.
  wxColour chosen;
  wxColour chosen_text;
  wxColour error;
  wxColour warning;
  wxColour note;

  struct Lua {
    wxColour keyword;
    wxColour known_name;
    wxColour text;
    wxColour number;
    wxColour comment;
    wxColour current_line;
    wxColour line_number;
  };
  Lua lua;

  [[nodiscard]] wxColour of(Level level) const;
};

/// What marks a level beside its colour: ✕, ▲, ●.
[[nodiscard]] wxString symbol_of(Level level);

/// As the desktop's theme is now.
[[nodiscard]] Palette palette();

/// Writes a window in a colour of the palette, or gives it one as its ground, now and whenever the theme changes.
void colour_text(wxWindow& window, wxColour Palette::*role);
void colour_ground(wxWindow& window, wxColour Palette::*role);
/// Calls for new colours whenever the theme changes, once the palette has them.
void when_theme_changes(wxWindow& window, std::function<void()> use_colours);

}  // namespace bulkhead
