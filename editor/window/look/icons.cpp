// SPDX-License-Identifier: MIT
#include "editor/window/look/icons.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <string>

#include "editor/window/icon_table.h"
#include "editor/window/look/theme.h"
#include "model/base/contracts.h"

namespace bulkhead {
namespace {

void replace_all(std::string& text, std::string_view old, std::string_view with) {
  for (auto at = text.find(old); at != std::string::npos; at = text.find(old, at + with.size())) {
    text.replace(at, old.size(), with);
  }
}

}  // namespace

wxBitmapBundle icon(std::string_view name, Colour colour, int size) {
  const auto* const drawing = std::find_if(std::begin(icon_drawings), std::end(icon_drawings),
                                           [&](const auto& entry) { return entry.name == name; });
  BULKHEAD_EXPECTS(drawing != std::end(icon_drawings));
  std::string svg(drawing->svg);
  replace_all(svg, "#000000", fmt::format("#{:02x}{:02x}{:02x}", colour.red, colour.green, colour.blue));
  return wxBitmapBundle::FromSVG(svg.c_str(), wxSize(size, size));
}

wxBitmapBundle icon(std::string_view name, int size) { return icon(name, theme().ink, size); }

}  // namespace bulkhead
