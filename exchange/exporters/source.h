// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "exchange/bundle/bundle.h"
#include "exchange/exporters/option.h"
#include "exchange/sheets/sheet.h"
#include "exchange/sketch/sketch_export.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// Somebody who waits for an export of several files.
struct ExportWatch {
  /// How many of how many there are.
  std::function<void(std::size_t done, std::size_t of)> progress = [](std::size_t, std::size_t) {};
  /// Nobody waits any more: an export of several files ends before the next one, with any failure. A single file is
  /// made to its end.
  std::stop_token stop = {};
  /// Takes each of several files that lie beside one another once it is made, so that memory does not hold all of them:
  /// what is made then has their names alone.
  std::function<Result<void>(const BundleFile& file)> keep = nullptr;
};

/// What is exported, and how. What several exporters need of it is made once.
class ExportSource {
 public:
  /// `mission` is borrowed. The choices' texts must have passed their options' checks.
  ExportSource(const Mission& mission, ExportChoices choices, ExportWatch watch = {}, std::string name = {})
      : mission_(mission), choices_(std::move(choices)), watch_(std::move(watch)), name_(std::move(name)) {}

  [[nodiscard]] const Mission& mission() const { return mission_; }
  [[nodiscard]] const ExportWatch& watch() const { return watch_; }
  /// What names of files begin with: where nothing else was said, the mission's id.
  [[nodiscard]] std::string name() const;
  [[nodiscard]] const ExportChoices& choices() const { return choices_; }
  [[nodiscard]] const std::string& chosen(const ExportOption& option) const;
  /// Each page becomes a picture by itself, to be looked at and not to be printed.
  [[nodiscard]] bool for_pictures() const { return for_pictures_; }
  /// The same for pictures; sheets that are no others there and are made already are not made again.
  [[nodiscard]] ExportSource as_pictures() const;
  [[nodiscard]] const Result<MadeSheet>& sheet(const Sheet& sheet) const;
  [[nodiscard]] const Result<SketchExport>& sketch() const;

 private:
  const Mission& mission_;
  ExportChoices choices_;
  ExportWatch watch_;
  std::string name_;
  bool for_pictures_ = false;
  mutable std::map<std::string_view, Result<MadeSheet>> sheets_;
  mutable std::optional<Result<SketchExport>> sketch_;
};

}  // namespace bulkhead
