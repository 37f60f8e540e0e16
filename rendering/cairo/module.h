// SPDX-License-Identifier: MIT
#pragma once

#include "rendering/cairo/capitals.h"
#include "rendering/cairo/pdf.h"
#include "rendering/page/page.h"
#include "rendering/text/fonts.h"

namespace bulkhead {

/// What other files need of this folder; the window draws with `CairoCanvas` as well.
struct CairoFunctions {
  decltype(&in_capitals) capitals;
  decltype(&shipped_fonts) fonts;
  decltype(&draw_pdf) pdf;
  decltype(&to_png) png;
};

}  // namespace bulkhead
