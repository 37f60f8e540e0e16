// SPDX-License-Identifier: MIT
#include "editor/tools/overlays/overlay_choice.h"

#include <algorithm>
#include <utility>

#include "editor/tools/overlays/map_overlay.h"
#include "model/base/plain_text.h"

namespace bulkhead {

namespace {

bool is_fill(std::string_view key) {
  return std::any_of(map_overlays().begin(), map_overlays().end(), [&](const MapOverlay& overlay) {
    return overlay.key == key && overlay.kind == MapOverlay::Kind::fill;
  });
}

}  // namespace

void OverlayChoice::show(std::string_view overlay, bool wanted) {
  if (wanted) {
    if (is_fill(overlay)) std::erase_if(shown, [](const std::string& key) { return is_fill(key); });
    shown.emplace(overlay);
  } else if (const auto found = shown.find(overlay); found != shown.end()) {
    shown.erase(found);
  }
}

std::string to_text(const OverlayKeys& shown) {
  std::string text;
  for (const auto& overlay : map_overlays()) {
    if (shown.contains(overlay.key)) text += (text.empty() ? "" : " ") + std::string(overlay.key);
  }
  return text;
}

OverlayKeys parse_overlay_keys(std::string_view text) {
  OverlayKeys keys;
  bool filled = false;
  for (const auto& word : split_words(text)) {
    for (const auto& overlay : map_overlays()) {
      if (word != overlay.key) continue;
      const bool fill = overlay.kind == MapOverlay::Kind::fill;
      if (!fill || !std::exchange(filled, true)) keys.emplace(word);
    }
  }
  return keys;
}

}  // namespace bulkhead
