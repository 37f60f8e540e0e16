// SPDX-License-Identifier: MIT
#include <algorithm>

#include "rendering/cairo/pdf.h"
#include "rendering/page/page.h"
#include "rendering/qpdf/pdf_boxes.h"

namespace bulkhead {

Result<std::string> to_pdf(const Pages& pages, const DocumentInfo& info) {
  auto pdf = draw_pdf(pages, info);
  const bool cut = std::any_of(pages.begin(), pages.end(), [](const Page& page) { return page.trim.has_value(); });
  return pdf && cut ? with_boxes(*pdf, pages) : std::move(pdf);
}

}  // namespace bulkhead
