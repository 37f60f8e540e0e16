// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <wx/gdicmn.h>
#include <wx/string.h>

#include "exchange/exporters/option.h"

namespace bulkhead {

/// How the window stood when it was last closed. What a user has decided about missions is in Settings, not here.
struct WindowState {
  std::optional<wxRect> place;
  bool maximised = false;
  wxString docks;
  bool millimetres = false;
  /// The key of the map's design; empty: the usual one.
  std::string design;
  /// The keys of the overlays that are shown.
  wxString overlays;
  /// Findings are not marked on the map.
  bool badges_hidden = false;
  /// The keys of what is hidden on the map, and of what is locked.
  std::string hidden = {};
  std::string locked = {};
  /// What fills the middle: `map`, `both`, `texts`; the map's share of it, and the panels wanted beside the others.
  std::string page = {};
  double map_share = 0;
  std::optional<std::string> beside_both = {};
  std::optional<std::string> beside_texts = {};
  /// The page of texts: the width of its list, and the form's share beside and above Lua; 0 for the usual.
  int texts_list = 0;
  double form_beside_lua = 0;
  double form_above_lua = 0;
  /// From where one looks at the board as it will stand: degrees clockwise from north; nothing for the usual.
  std::optional<double> built_azimuth = {};
  /// The same of a printed card alone; how large cards are, and whether they are not shown.
  double form_beside_card = 0;
  std::string card_size = {};
  bool card_hidden = false;
  /// Whether Lua is shown beside what has some, as the user wants it; nothing for as there is room.
  std::optional<bool> lua_shown = {};
};

/// Where nothing else is known.
[[nodiscard]] inline wxSize usual_window() { return {1480, 940}; }
/// A window's place, moved into the room that a screen has for windows, and no larger than it.
[[nodiscard]] wxRect fitted(const wxRect& place, const wxRect& room);
/// `$XDG_CONFIG_HOME/bulkhead/window.conf` (without the variable `~/.config/…`); empty where neither is known.
[[nodiscard]] std::filesystem::path window_state_path();
/// What cannot be read is as it is the first time.
[[nodiscard]] WindowState load_window_state(const std::filesystem::path& path);
/// Losing it does no harm: failures are not told.
void save_window_state(const WindowState& state, const std::filesystem::path& path);

/// How sheets were last printed or exported, which stands in the same file.
struct SheetMemory {
  /// The exporter's id; empty where nothing was exported yet.
  std::string exporter;
  /// The texts of options, by their keys, as somebody may have written them.
  ExportChoices choices;
};
[[nodiscard]] SheetMemory load_sheet_memory(const std::filesystem::path& path);
void save_sheet_memory(const SheetMemory& memory, const std::filesystem::path& path);

}  // namespace bulkhead
