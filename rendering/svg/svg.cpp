// SPDX-License-Identifier: MIT
#include "model/base/contracts.h"
#include "rendering/page/page.h"
#include "rendering/svg/svg_canvas.h"
#include "rendering/text/fonts.h"

namespace bulkhead {

Result<std::string> to_svg(const Page& page, const SvgOptions& options) {
  BULKHEAD_EXPECTS(page.size_mm.x > 0 && page.size_mm.y > 0);
  if (!shipped_fonts()) return tl::unexpected(shipped_fonts().error());
  const auto letters = options.text_as_text ? SvgCanvas::Letters::text : SvgCanvas::Letters::outlines;
  SvgCanvas canvas(page.size_mm, options.title, letters);
  page.paint(canvas);
  return canvas.finish();
}

}  // namespace bulkhead
