// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "exchange/bundle/bundle.h"
#include "exchange/sketch/sketch_export.h"
#include "rendering/sheet/map_sheet.h"

namespace bulkhead {

/// What exporters leave to whoever exports: `--<key>` on the command line, a control in the window.
struct ExportOption {
  struct Choice {
    std::string text;
    /// For the window.
    std::string_view name;
  };
  std::string_view key;
  std::string_view label;
  /// For `export --help`.
  std::string_view help;
  /// The heading under which the help lists it.
  std::string_view group;
  /// The text that counts where none is given.
  std::string usual;
  /// All texts that it may have; where others may be, too, those that the window offers.
  std::vector<Choice> choices;
  /// What is wrong with a text that is none of the choices, if anything is. Without it nothing else may be.
  std::function<Result<void>(std::string_view text)> check = nullptr;
};

/// The texts that were chosen, by the options' keys. What is not there is as usual.
using ExportChoices = std::map<std::string, std::string, std::less<>>;

/// Somebody who waits for an export of several files.
struct ExportWatch {
  /// How many of how many there are.
  std::function<void(std::size_t done, std::size_t of)> progress = [](std::size_t, std::size_t) {};
  /// Nobody waits any more: a bundle ends before its next file, with any failure. A single file is made to its end.
  std::stop_token stop = {};
};

/// What is exported, and how. What several exporters need of it is made once.
class ExportSource {
 public:
  /// `mission` is borrowed. The choices' texts must have passed their options' checks.
  ExportSource(const Mission& mission, ExportChoices choices, ExportWatch watch = {})
      : mission_(mission), choices_(std::move(choices)), watch_(std::move(watch)) {}

  [[nodiscard]] const Mission& mission() const { return mission_; }
  [[nodiscard]] const ExportWatch& watch() const { return watch_; }
  [[nodiscard]] const std::string& chosen(const ExportOption& option) const;
  [[nodiscard]] const Result<MapSheet>& map() const;
  [[nodiscard]] const Result<SketchExport>& sketch() const;

 private:
  const Mission& mission_;
  ExportChoices choices_;
  ExportWatch watch_;
  mutable std::optional<Result<MapSheet>> map_;
  mutable std::optional<Result<SketchExport>> sketch_;
};

/// What an exporter makes: one file (without a name), or those of a folder; in the bundle further files beside the
/// first.
struct Exported {
  std::vector<BundleFile> files;
  /// What the exported form cannot carry or says differently, in plain words.
  std::vector<std::string> remarks;
};
[[nodiscard]] inline Exported one_file(std::string content, std::vector<std::string> remarks = {}) {
  return {{{"", std::move(content)}}, std::move(remarks)};
}

/// A form in which missions are handed on: a value in a list, in a file of its own.
struct Exporter {
  /// Never changed once published: settings and programs name it.
  std::string_view id;
  /// Of its file, with the point: a target with this ending asks for it. None where it is a folder, or a part of the
  /// bundle that is not to be had alone.
  std::string_view extension;
  /// For the window's list; empty where it is not to be had alone.
  std::string_view title;
  /// What its file holds, such as `the map`.
  std::string_view content;
  std::vector<ExportOption> options = {};
  /// What its first file in the bundle is called, `{}` being the mission's id; the others say it themselves. Empty: it
  /// is not in the bundle.
  std::string_view in_bundle = {};
  /// What the bundle says instead of its remarks, if it has some.
  std::string_view bundle_remark = {};
  /// Whether it is the bundle, whose options are those of all that is in it.
  bool is_bundle = false;
  /// Why there is none of this mission; the bundle then goes without. Else what `make` refuses no bundle can have.
  std::function<Result<void>(const ExportSource&)> possible = nullptr;
  std::function<Result<Exported>(const ExportSource&)> make;
};

}  // namespace bulkhead
