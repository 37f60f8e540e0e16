// SPDX-License-Identifier: MIT
#pragma once

#include "rendering/cairo/capitals.h"
#include "rendering/cairo/fonts.h"
#include "rendering/page/page.h"

namespace bulkhead {

/// What other files need of this folder; the window draws with `CairoCanvas` as well.
struct CairoFunctions {
  decltype(&in_capitals) capitals;
  decltype(&shipped_fonts) fonts;
  decltype(&to_pdf) pdf;
  decltype(&to_png) png;
};

}  // namespace bulkhead
