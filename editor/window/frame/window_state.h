// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>
#include <wx/gdicmn.h>
#include <wx/string.h>

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
};

/// `$XDG_CONFIG_HOME/bulkhead/window.conf` (without the variable `~/.config/…`); empty where neither is known.
[[nodiscard]] std::filesystem::path window_state_path();
/// What cannot be read is as it is the first time.
[[nodiscard]] WindowState load_window_state(const std::filesystem::path& path);
/// Losing it does no harm: failures are not told.
void save_window_state(const WindowState& state, const std::filesystem::path& path);

}  // namespace bulkhead
