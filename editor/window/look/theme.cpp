// SPDX-License-Identifier: MIT
#include "editor/window/look/theme.h"

#include <cmath>
#include <wx/settings.h>

namespace bulkhead {
namespace {

constexpr Colour hex(unsigned value) {
  return {static_cast<std::uint8_t>(value >> 16U), static_cast<std::uint8_t>(value >> 8U & 0xFFU),
          static_cast<std::uint8_t>(value & 0xFFU), 1};
}

constexpr Theme light = {
    .dark = false,
    .desk = hex(0xE6E4DD),
    .sheet_rim = hex(0xD3D0C6),
    .ruler = hex(0xF4F3EF),
    .ruler_ink = hex(0x5F646C),
    .panel = hex(0xFAFAF8),
    .card = hex(0xFFFFFF),
    .rim = hex(0xDCDAD3),
    .ink = hex(0x22252B),
    .mute = hex(0x5F646C),
    .accent = hex(0x1B66A6),
    .chosen = hex(0xDFEBF5),
    .hovered = hex(0xEDEDE9),
};

constexpr Theme dark = {
    .dark = true,
    .desk = hex(0x26282C),
    .sheet_rim = hex(0x17181B),
    .ruler = hex(0x303338),
    .ruler_ink = hex(0xB4B8BF),
    .panel = hex(0x303338),
    .card = hex(0x3A3D43),
    .rim = hex(0x4A4E55),
    .ink = hex(0xECEDEE),
    .mute = hex(0xB4B8BF),
    .accent = hex(0x82BCEB),
    .chosen = hex(0x27455E),
    .hovered = hex(0x484C54),
};

}  // namespace

const Theme& theme() { return wxSystemSettings::GetAppearance().IsUsingDarkBackground() ? dark : light; }

wxColour to_wx(Colour colour) {
  return {colour.red, colour.green, colour.blue, static_cast<unsigned char>(std::lround(colour.alpha * 255))};
}

}  // namespace bulkhead
