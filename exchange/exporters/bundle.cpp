// SPDX-License-Identifier: MIT
#include "exchange/bundle/bundle.h"

#include <fmt/format.h>

#include <algorithm>

#include "exchange/exporters/exporters.h"
#include "model/base/marked.h"

namespace bulkhead {
namespace {

void add_once(std::vector<std::string>& remarks, std::string remark) {
  if (std::find(remarks.begin(), remarks.end(), remark) == remarks.end()) remarks.push_back(std::move(remark));
}

}  // namespace

Result<Exported> make_bundle(const ExportSource& source) {
  Exported bundle;
  const auto all = exporters();
  const auto is_part = [](const Exporter& exporter) { return !exporter.in_bundle.empty(); };
  const auto parts = static_cast<std::size_t>(std::count_if(all.begin(), all.end(), is_part));
  std::size_t done = 0;
  for (const auto& exporter : all) {
    if (!is_part(exporter)) continue;
    if (source.watch().stop.stop_requested()) return fail("The export was cancelled.");
    source.watch().progress(done++, parts);
    if (const auto possible = exporter.possible ? exporter.possible(source) : Result<void>(); !possible) {
      const auto what = exporter.in_bundle.substr(0, exporter.in_bundle.find('.'));
      add_once(bundle.remarks, fmt::format("{}: {}", what, possible.error().message));
      continue;
    }
    auto made = exporter.make(source);
    if (!made) return tl::unexpected(made.error());
    auto name = fmt::format(fmt::runtime(exporter.in_bundle), source.mission().head->id.text());
    made->files.front().name = std::move(name);
    for (auto& report : made->sheets) {
      if (report.file) *report.file += bundle.files.size();
      bundle.sheets.push_back(std::move(report));
    }
    for (auto& file : made->files) bundle.files.push_back(std::move(file));
    if (!made->remarks.empty() && !exporter.bundle_remark.empty())
      made->remarks = {std::string(exporter.bundle_remark)};
    for (auto& remark : made->remarks) add_once(bundle.remarks, std::move(remark));
  }
  return bundle;
}

Exporter bundle_exporter() {
  return {.id = "bundle",
          .extension = {},
          .title = marked("Everything for players, as a folder"),
          .content = "the bundle",
          .is_bundle = true,
          .make = make_bundle};
}

}  // namespace bulkhead
