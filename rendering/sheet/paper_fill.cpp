// SPDX-License-Identifier: MIT
#include "rendering/sheet/paper_fill.h"

namespace bulkhead {

void fill_paper(Canvas& canvas, Vec page, const Design& design) {
  constexpr Colour white{255, 255, 255, 1};
  if (design.paper == white) return;
  canvas.begin_layer("paper", "Paper");
  canvas.fill(Path::rectangle({{}, page}), design.paper);
  canvas.end_layer();
}

}  // namespace bulkhead
