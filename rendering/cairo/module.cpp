// SPDX-License-Identifier: MIT
#include "rendering/cairo/module.h"

#include "model/base/module.h"
#include "rendering/cairo/fonts.h"

namespace {

/// Who loads this folder as a module has no window.
[[maybe_unused]] const bool draws_with_shipped_type = [] {
  bulkhead::leave_out_fonts_of_the_computer();
  return true;
}();

}  // namespace

BULKHEAD_MODULE(bulkhead::CairoFunctions, &bulkhead::in_capitals, &bulkhead::shipped_fonts, &bulkhead::draw_pdf,
                &bulkhead::to_png)
