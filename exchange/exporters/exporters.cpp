// SPDX-License-Identifier: MIT
#include "exchange/exporters/exporters.h"

#include <algorithm>

#include "exchange/exporters/map_options.h"
#include "model/base/contracts.h"

namespace bulkhead {

// Each in a file of its own, and known here alone.
#define BULKHEAD_EXPORTER(name) Exporter name##_exporter();
#include "exchange/exporters/exporters.inc"
#undef BULKHEAD_EXPORTER

namespace {

void add_new(std::vector<ExportOption>& options, const std::vector<ExportOption>& more) {
  for (const auto& option : more) {
    const auto same = [&](const ExportOption& other) { return other.key == option.key; };
    if (std::none_of(options.begin(), options.end(), same)) options.push_back(option);
  }
}

std::vector<Exporter> make_exporters() {
  std::vector<Exporter> list = {
#define BULKHEAD_EXPORTER(name) name##_exporter(),
#include "exchange/exporters/exporters.inc"
#undef BULKHEAD_EXPORTER
  };
  std::vector<ExportOption> of_pieces;
  for (const auto& exporter : list) {
    if (!exporter.in_bundle.empty()) add_new(of_pieces, exporter.options);
  }
  for (auto& exporter : list) {
    if (exporter.is_bundle) add_new(exporter.options, of_pieces);
  }
  return list;
}

}  // namespace

std::span<const Exporter> exporters() {
  static const auto list = make_exporters();
  return list;
}

const Exporter& exporter_of(std::string_view id) {
  const auto all = exporters();
  const auto found = std::find_if(all.begin(), all.end(), [&](const Exporter& exporter) { return exporter.id == id; });
  BULKHEAD_EXPECTS(found != all.end());
  return *found;
}

const ExportOption* find_option(const Exporter& exporter, std::string_view key) {
  const auto found = std::find_if(exporter.options.begin(), exporter.options.end(),
                                  [&](const ExportOption& option) { return option.key == key; });
  return found == exporter.options.end() ? nullptr : &*found;
}

std::vector<const ExportOption*> export_options() {
  std::vector<const ExportOption*> options;
  for (const auto& exporter : exporters()) {
    for (const auto& option : exporter.options) {
      const auto same = [&](const ExportOption* other) { return other->key == option.key; };
      if (std::none_of(options.begin(), options.end(), same)) options.push_back(&option);
    }
  }
  return options;
}

const std::string& ExportSource::chosen(const ExportOption& option) const {
  const auto found = choices_.find(option.key);
  return found == choices_.end() ? option.usual : found->second;
}

const Result<MapSheet>& ExportSource::map() const {
  if (!map_) map_ = map_sheet(mission_, sheet_options(*this));
  return *map_;
}

const Result<SketchExport>& ExportSource::sketch() const {
  if (!sketch_) sketch_ = export_sketch(mission_);
  return *sketch_;
}

}  // namespace bulkhead
