// SPDX-License-Identifier: MIT
#include "editor/tools/overlays/overlay_choice.h"

#include "editor/tools/overlays/map_overlay.h"
#include "model/base/plain_text.h"

namespace bulkhead {

void OverlayChoice::show(std::string_view overlay, bool wanted) {
  if (wanted) {
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
  for (const auto& word : split_words(text)) {
    for (const auto& overlay : map_overlays()) {
      if (word == overlay.key) keys.emplace(word);
    }
  }
  return keys;
}

}  // namespace bulkhead
