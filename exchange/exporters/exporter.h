// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "exchange/bundle/bundle.h"
#include "exchange/exporters/option.h"
#include "exchange/exporters/source.h"

namespace bulkhead {

/// What is to be said of a sheet that was made.
struct SheetReport {
  /// Among the exported files; none where there is nothing of this sheet, and the warnings say why.
  std::optional<std::size_t> file;
  std::string sheet;
  std::size_t pages = 0;
  /// Their names or sizes, such as `A4`.
  std::string paper;
  std::optional<double> scale;
  std::vector<std::string> warnings;
  /// It could not be made, though the mission has what belongs on it.
  bool failed = false;
};

/// What an exporter makes: one file (without a name), those of a folder, or several beside one another; in the bundle
/// further files beside the first.
struct Exported {
  std::vector<BundleFile> files;
  /// What the exported form cannot carry or says differently, in plain words.
  std::vector<std::string> remarks = {};
  /// Of sheets, in the order of the files.
  std::vector<SheetReport> sheets = {};
  /// The names are what stands between the target's name and its extension, such as `-01`. What `ExportWatch::keep`
  /// took has no content.
  bool beside_one_another = false;
  /// How many there would be of all pages.
  std::size_t of = 0;
};
[[nodiscard]] inline Exported one_file(std::string content, std::vector<std::string> remarks = {}) {
  return {.files = {{"", std::move(content)}}, .remarks = std::move(remarks)};
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
  /// What its file holds, such as `the sheets`.
  std::string_view content;
  std::vector<ExportOption> options = {};
  /// Whether it holds the sheets that are chosen, so that their options are its own as well.
  bool holds_sheets = false;
  /// Whether each of their pages becomes a picture by itself, as `ExportSource::for_pictures` tells.
  bool makes_pictures = false;
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
