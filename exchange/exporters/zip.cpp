// SPDX-License-Identifier: MIT
#include "exchange/zip/zip.h"

#include "exchange/exporters/exporter.h"
#include "model/base/marked.h"

namespace bulkhead {

Exporter zip_exporter() {
  return {.id = "zip",
          .extension = ".zip",
          .title = marked("Everything for players, as one ZIP file"),
          .content = "the bundle",
          .is_bundle = true,
          .make = [](const ExportSource& source) -> Result<Exported> {
            auto bundle = make_bundle(source);
            if (!bundle) return bundle;
            auto archive = zip_of(bundle->files, source.mission().head->id.text());
            if (!archive) return tl::unexpected(archive.error());
            auto made = one_file(std::move(*archive), std::move(bundle->remarks));
            made.sheets = std::move(bundle->sheets);
            for (auto& report : made.sheets) report.file = 0;
            return made;
          }};
}

}  // namespace bulkhead
