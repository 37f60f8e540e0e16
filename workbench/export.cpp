// SPDX-License-Identifier: MIT
#include "workbench/export.h"

#include <fmt/format.h>

#include <algorithm>

#include "analysis/figures.h"
#include "exchange/bundle/briefing.h"
#include "exchange/bundle/bundle.h"
#include "exchange/bundle/zip.h"
#include "exchange/figures_json.h"
#include "exchange/sketch/sketch_export.h"
#include "model/base/plain_text.h"
#include "model/io/file_system.h"
#include "model/io/mission_file.h"
#include "scripting/rules_file.h"

namespace bulkhead {
namespace {

namespace fs = std::filesystem;

/// What one file is to hold.
struct Piece {
  std::string content;
  std::vector<std::string> remarks;
};

Result<Piece> make_map(const Mission& mission, MapFormat format, const MapFileOptions& options) {
  const auto sheet = map_sheet(mission, options.sheet);
  if (!sheet) return tl::unexpected(sheet.error());
  return map_file(mission, *sheet, format, options).map([](std::string content) {
    return Piece{std::move(content), {}};
  });
}

Result<Piece> make_zip(const Mission& mission, const MapFileOptions& map) {
  auto bundle = make_bundle(mission, map);
  if (!bundle) return tl::unexpected(bundle.error());
  return zip_of(bundle->files, mission.head->id.text()).map([&](std::string content) {
    return Piece{std::move(content), std::move(bundle->remarks)};
  });
}

Result<Piece> make_piece(const Mission& mission, ExportKind kind, const MapFileOptions& map) {
  const auto plain = [](std::string content) { return Piece{std::move(content), {}}; };
  const auto from_sketch = [](SketchExport exported) {
    return Piece{std::move(exported.sketch.layout), std::move(exported.losses)};
  };
  switch (kind) {
    case ExportKind::sketch: return export_sketch(mission).map(from_sketch);
    case ExportKind::rules: return assemble_rules(mission).map(plain);
    case ExportKind::briefing: return plain(briefing_markdown(mission));
    case ExportKind::figures: return plain(figures_json(figures_of(mission, Snapshot::make(mission))));
    case ExportKind::map_pdf: return make_map(mission, MapFormat::pdf, map);
    case ExportKind::map_svg: return make_map(mission, MapFormat::svg, map);
    case ExportKind::map_png: return make_map(mission, MapFormat::png, map);
    case ExportKind::zipped_bundle: return make_zip(mission, map);
    case ExportKind::mission:
    case ExportKind::bundle: break;
  }
  return plain(write_mission(mission));
}

Result<Exported> export_bundle(FileSystem& files, const Mission& mission, const MapFileOptions& map,
                               const fs::path& folder) {
  auto bundle = make_bundle(mission, map);
  if (!bundle) return tl::unexpected(bundle.error());
  return write_bundle(files, *bundle, folder).map([&](std::vector<fs::path> written) {
    return Exported{std::move(written), std::move(bundle->remarks)};
  });
}

}  // namespace

Result<ExportKind> export_kind(const fs::path& target) {
  std::error_code ignored;
  auto extension = target.extension().native();
  std::transform(extension.begin(), extension.end(), extension.begin(), [](char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
  });
  if (extension.empty() || fs::is_directory(target, ignored)) return ExportKind::bundle;
  if (extension == ".bulkhead") return ExportKind::mission;
  if (extension == ".txt") return ExportKind::sketch;
  if (extension == ".md") return ExportKind::briefing;
  if (extension == ".lua") return ExportKind::rules;
  if (extension == ".json") return ExportKind::figures;
  if (extension == ".pdf") return ExportKind::map_pdf;
  if (extension == ".svg") return ExportKind::map_svg;
  if (extension == ".png") return ExportKind::map_png;
  if (extension == ".zip") return ExportKind::zipped_bundle;
  return fail(
      fmt::format("\"{}\" cannot be exported; write a folder ending in / or a file ending in .zip for the bundle, or a "
                  "file ending in .pdf, .svg, .png (map), .bulkhead, .txt (sketch), .md (briefing), .lua (rules) or "
                  ".json (figures)",
                  quotable(extension)));
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

Result<Exported> export_mission(FileSystem& files, const Mission& mission, ExportKind kind, const MapFileOptions& map,
                                const fs::path& target) {
  if (kind == ExportKind::bundle) return export_bundle(files, mission, map, target);
  auto piece = make_piece(mission, kind, map);
  if (!piece) return tl::unexpected(piece.error());
  return save_if_changed(files, target, piece->content).map([&] {
    return Exported{{target}, std::move(piece->remarks)};
  });
}

}  // namespace bulkhead
