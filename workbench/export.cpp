// SPDX-License-Identifier: MIT
#include "workbench/export.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "analysis/figures.h"
#include "exchange/bundle/briefing.h"
#include "exchange/zip/zip.h"
#include "exchange/figures_json.h"
#include "exchange/sketch/sketch_export.h"
#include "model/base/plain_text.h"
#include "model/io/file_system.h"
#include "model/io/mission_file.h"
#include "scripting/rules_file.h"

namespace bulkhead {
namespace {

namespace fs = std::filesystem;

/// A file that can be asked for by its extension.
struct Extension {
  std::string_view text;
  ExportKind kind;
  /// What it holds, for people.
  std::string_view content;
};
constexpr std::array extensions = {
    Extension{".zip", ExportKind::zipped_bundle, "the bundle"}, Extension{".pdf", ExportKind::map_pdf, "the map"},
    Extension{".svg", ExportKind::map_svg, "the map"},          Extension{".png", ExportKind::map_png, "the map"},
    Extension{".bulkhead", ExportKind::mission, "the mission"}, Extension{".txt", ExportKind::sketch, "the sketch"},
    Extension{".md", ExportKind::briefing, "the briefing"},     Extension{".lua", ExportKind::rules, "the rules"},
    Extension{".json", ExportKind::figures, "the figures"},
};

std::string known_extensions() {
  std::string list;
  for (const auto& [text, _, content] : extensions) {
    list += fmt::format("{}{} ({})", list.empty() ? "" : text == extensions.back().text ? " or " : ", ", text, content);
  }
  return list;
}

Export one_file(ExportKind kind, std::string content, std::vector<std::string> remarks = {}) {
  return {kind, {{"", std::move(content)}}, std::move(remarks)};
}

Result<Export> make_bundle_export(const Mission& mission, ExportKind kind, const MapFileOptions& map) {
  auto bundle = make_bundle(mission, map);
  if (!bundle) return tl::unexpected(bundle.error());
  if (kind == ExportKind::bundle) return Export{kind, std::move(bundle->files), std::move(bundle->remarks)};
  auto archive = zip_of(bundle->files, mission.head->id.text());
  if (!archive) return tl::unexpected(archive.error());
  return one_file(kind, std::move(*archive), std::move(bundle->remarks));
}

Result<Export> make_map(const Mission& mission, ExportKind kind, MapFormat format, const MapFileOptions& options) {
  const auto sheet = map_sheet(mission, options.sheet);
  if (!sheet) return tl::unexpected(sheet.error());
  auto drawn = map_file(mission, *sheet, format, options);
  if (!drawn) return tl::unexpected(drawn.error());
  return one_file(kind, std::move(*drawn));
}

}  // namespace

Result<ExportKind> export_kind(const fs::path& target) {
  std::error_code ignored;
  auto extension = target.extension().native();
  std::transform(extension.begin(), extension.end(), extension.begin(), [](char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
  });
  if (extension.empty() || fs::is_directory(target, ignored)) return ExportKind::bundle;
  for (const auto& [text, kind, _] : extensions) {
    if (text == extension) return kind;
  }
  return fail(
      fmt::format("\"{}\" cannot be exported; write a folder ending in / for the bundle, or a file ending in {}",
                  quotable(extension), known_extensions()));
}

bool draws_map(ExportKind kind) {
  return draws_map(kind, MapFormat::pdf) || draws_map(kind, MapFormat::svg) || draws_map(kind, MapFormat::png);
}

bool draws_map(ExportKind kind, MapFormat format) {
  if (kind == ExportKind::bundle || kind == ExportKind::zipped_bundle) return true;
  switch (format) {
    case MapFormat::pdf: return kind == ExportKind::map_pdf;
    case MapFormat::svg: return kind == ExportKind::map_svg;
    case MapFormat::png: break;
  }
  return kind == ExportKind::map_png;
}

Result<Export> make_export(const Mission& mission, ExportKind kind, const MapFileOptions& map) {
  switch (kind) {
    case ExportKind::bundle:
    case ExportKind::zipped_bundle: return make_bundle_export(mission, kind, map);
    case ExportKind::map_pdf: return make_map(mission, kind, MapFormat::pdf, map);
    case ExportKind::map_svg: return make_map(mission, kind, MapFormat::svg, map);
    case ExportKind::map_png: return make_map(mission, kind, MapFormat::png, map);
    case ExportKind::sketch:
      return export_sketch(mission).map(
          [&](SketchExport made) { return one_file(kind, std::move(made.sketch.layout), std::move(made.losses)); });
    case ExportKind::rules:
      return assemble_rules(mission).map([&](std::string made) { return one_file(kind, std::move(made)); });
    case ExportKind::briefing: return one_file(kind, briefing_markdown(mission));
    case ExportKind::figures: return one_file(kind, figures_json(figures_of(mission, Snapshot::make(mission))));
    case ExportKind::mission: break;
  }
  return write_within_limits(mission).map([&](std::string made) { return one_file(kind, std::move(made)); });
}

Result<std::vector<fs::path>> write_export(FileSystem& files, const Export& made, const fs::path& target) {
  if (made.kind == ExportKind::bundle) return write_files(files, made.files, target);
  return save_if_changed(files, target, made.files.front().content).map([&] { return std::vector{target}; });
}

}  // namespace bulkhead
