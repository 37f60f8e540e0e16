// SPDX-License-Identifier: MIT
#include "rendering/cairo/module.h"

#include "model/base/module.h"

BULKHEAD_MODULE(bulkhead::CairoFunctions, &bulkhead::in_capitals, &bulkhead::shipped_fonts, &bulkhead::draw_pdf,
                &bulkhead::to_png)
