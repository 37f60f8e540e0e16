// SPDX-License-Identifier: MIT
#include "editor/window/frame/window_state.h"

#include <algorithm>
#include <cmath>
#include <wx/fileconf.h>
#include <wx/log.h>

#include "editor/panels/parts/words.h"
#include "exchange/exporters/exporters.h"
#include "model/settings/settings.h"

namespace bulkhead {
namespace {

/// Grows when the docks have others than before: older arrangements mean nothing then.
constexpr int docks_version = 3;

wxFileConfig config(const std::filesystem::path& path) {
  return wxFileConfig("bulkhead", "", to_wx(path.string()), "",
                      wxCONFIG_USE_LOCAL_FILE | wxCONFIG_USE_NO_ESCAPE_CHARACTERS);
}

wxString sheet_key(const ExportOption& option) { return "sheets/" + to_wx(option.key); }

}  // namespace

std::filesystem::path window_state_path() {
  const auto settings = settings_path();
  return settings.empty() ? settings : settings.parent_path() / "window.conf";
}

wxRect fitted(const wxRect& place, const wxRect& room) {
  const wxSize size(std::min(place.width, room.width), std::min(place.height, room.height));
  return {wxPoint(std::clamp(place.x, room.x, room.x + room.width - size.x),
                  std::clamp(place.y, room.y, room.y + room.height - size.y)),
          size};
}

WindowState load_window_state(const std::filesystem::path& path) {
  WindowState state;
  std::error_code none;
  if (path.empty() || !std::filesystem::exists(path, none)) return state;
  const wxLogNull quiet;
  const auto file = config(path);
  wxRect place;
  if (file.Read("window/x", &place.x) && file.Read("window/y", &place.y) && file.Read("window/width", &place.width) &&
      file.Read("window/height", &place.height) && place.width > 300 && place.height > 200) {
    state.place = place;
  }
  state.maximised = file.ReadBool("window/maximised", false);
  state.millimetres = file.ReadBool("rulers/millimetres", false);
  // Before there was a list of designs, only whether it is dark was kept.
  const wxString before = file.ReadBool("map/dark-floor", false) ? "dark" : "";
  state.design = from_wx(file.Read("map/design", before));
  state.overlays = file.Read("map/overlays", "");
  state.badges_hidden = file.ReadBool("map/badges-hidden", false);
  state.hidden = from_wx(file.Read("map/hidden", ""));
  state.locked = from_wx(file.Read("map/locked", ""));
  state.page = from_wx(file.Read("page/shown", ""));
  state.map_share = file.ReadDouble("page/map-share", 0);
  wxString panels;
  if (file.Read("page/beside-both", &panels)) state.beside_both = from_wx(panels);
  if (file.Read("page/beside-texts", &panels)) state.beside_texts = from_wx(panels);
  state.texts_list = static_cast<int>(std::clamp(file.ReadLong("page/texts-list", 0), 0L, 4000L));
  state.form_beside_lua = file.ReadDouble("page/form-beside-lua", 0);
  state.form_above_lua = file.ReadDouble("page/form-above-lua", 0);
  double azimuth = 0;
  if (file.Read("built/azimuth", &azimuth) && std::isfinite(azimuth)) state.built_azimuth = azimuth;
  state.form_beside_card = file.ReadDouble("page/form-beside-card", 0);
  state.card_size = from_wx(file.Read("page/card-size", ""));
  state.card_hidden = file.ReadBool("page/card-hidden", false);
  bool lua_shown = false;
  if (file.Read("page/lua-shown", &lua_shown)) state.lua_shown = lua_shown;
  if (file.ReadLong("docks/version", 0) == docks_version) state.docks = file.Read("docks/arrangement", "");
  return state;
}

void save_window_state(const WindowState& state, const std::filesystem::path& path) {
  if (path.empty()) return;
  std::error_code none;
  std::filesystem::create_directories(path.parent_path(), none);
  const wxLogNull quiet;
  auto file = config(path);
  if (state.place) {
    file.Write("window/x", state.place->x);
    file.Write("window/y", state.place->y);
    file.Write("window/width", state.place->width);
    file.Write("window/height", state.place->height);
  }
  file.Write("window/maximised", state.maximised);
  file.Write("rulers/millimetres", state.millimetres);
  file.Write("map/design", to_wx(state.design));
  file.Write("map/overlays", state.overlays);
  file.Write("map/badges-hidden", state.badges_hidden);
  file.Write("map/hidden", to_wx(state.hidden));
  file.Write("map/locked", to_wx(state.locked));
  file.Write("page/shown", to_wx(state.page));
  file.Write("page/map-share", state.map_share);
  if (state.beside_both) file.Write("page/beside-both", to_wx(*state.beside_both));
  if (state.beside_texts) file.Write("page/beside-texts", to_wx(*state.beside_texts));
  file.Write("page/texts-list", state.texts_list);
  file.Write("page/form-beside-lua", state.form_beside_lua);
  file.Write("page/form-above-lua", state.form_above_lua);
  if (state.built_azimuth) file.Write("built/azimuth", *state.built_azimuth);
  file.Write("page/form-beside-card", state.form_beside_card);
  file.Write("page/card-size", to_wx(state.card_size));
  file.Write("page/card-hidden", state.card_hidden);
  if (state.lua_shown) file.Write("page/lua-shown", *state.lua_shown);
  file.Write("docks/version", docks_version);
  file.Write("docks/arrangement", state.docks);
  file.Flush();
}

SheetMemory load_sheet_memory(const std::filesystem::path& path) {
  SheetMemory memory;
  std::error_code none;
  if (path.empty() || !std::filesystem::exists(path, none)) return memory;
  const wxLogNull quiet;
  const auto file = config(path);
  memory.exporter = from_wx(file.Read("sheets/exporter", ""));
  for (const auto* option : export_options()) {
    wxString text;
    if (file.Read(sheet_key(*option), &text)) memory.choices.emplace(option->key, from_wx(text));
  }
  return memory;
}

void save_sheet_memory(const SheetMemory& memory, const std::filesystem::path& path) {
  if (path.empty()) return;
  std::error_code none;
  std::filesystem::create_directories(path.parent_path(), none);
  const wxLogNull quiet;
  auto file = config(path);
  if (!memory.exporter.empty()) file.Write("sheets/exporter", to_wx(memory.exporter));
  for (const auto* option : export_options()) {
    const auto found = memory.choices.find(option->key);
    if (found != memory.choices.end()) file.Write(sheet_key(*option), to_wx(found->second));
  }
  file.Flush();
}

}  // namespace bulkhead
