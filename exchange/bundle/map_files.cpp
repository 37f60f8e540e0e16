// SPDX-License-Identifier: MIT
#include "exchange/bundle/map_files.h"

#include "model/mission/mission.h"
#include "rendering/output/document.h"

namespace bulkhead {

Result<std::string> map_file(const Mission& mission, const MapSheet& sheet, MapFormat format,
                             const MapFileOptions& options) {
  const auto& head = *mission.head;
  switch (format) {
    case MapFormat::pdf: return to_pdf({sheet.page}, {head.title, head.author, std::nullopt});
    case MapFormat::svg: return to_svg(sheet.page, {head.title, options.svg_text_as_text});
    case MapFormat::png: break;
  }
  return to_png(sheet.page, options.dpi);
}

}  // namespace bulkhead
