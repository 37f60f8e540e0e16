// SPDX-License-Identifier: MIT
#include "workbench/export.h"

#include <fmt/format.h>

#include <algorithm>

#include "analysis/figures.h"
#include "exchange/bundle/briefing.h"
#include "exchange/bundle/bundle.h"
#include "exchange/figures_json.h"
#include "exchange/sketch/sketch_export.h"
#include "model/base/plain_text.h"
#include "model/io/file_system.h"
#include "model/io/mission_file.h"
#include "scripting/rules_file.h"

namespace bulkhead {
namespace {

namespace fs = std::filesystem;

/// One piece of the bundle as text.
struct Piece {
  std::string content;
  std::vector<std::string> remarks;
};

Result<Piece> make_piece(const Mission& mission, ExportKind kind) {
  const auto plain = [](std::string content) { return Piece{std::move(content), {}}; };
  const auto from_sketch = [](SketchExport exported) {
    return Piece{std::move(exported.sketch.layout), std::move(exported.losses)};
  };
  switch (kind) {
    case ExportKind::sketch: return export_sketch(mission).map(from_sketch);
    case ExportKind::rules: return assemble_rules(mission).map(plain);
    case ExportKind::briefing: return plain(briefing_markdown(mission));
    case ExportKind::figures: return plain(figures_json(figures_of(mission, Snapshot::make(mission))));
    case ExportKind::mission:
    case ExportKind::bundle: break;
  }
  return plain(write_mission(mission));
}

Result<Exported> export_bundle(FileSystem& files, const Mission& mission, const fs::path& folder) {
  auto bundle = make_bundle(mission);
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
  return fail(
      fmt::format("\"{}\" cannot be exported; write a folder ending in / for the bundle, or a file ending in "
                  ".bulkhead, .txt (sketch), .md (briefing), .lua (rules) or .json (figures)",
                  quotable(extension)));
}

Result<Exported> export_mission(FileSystem& files, const Mission& mission, ExportKind kind, const fs::path& target) {
  if (kind == ExportKind::bundle) return export_bundle(files, mission, target);
  auto piece = make_piece(mission, kind);
  if (!piece) return tl::unexpected(piece.error());
  return save_if_changed(files, target, piece->content).map([&] {
    return Exported{{target}, std::move(piece->remarks)};
  });
}

}  // namespace bulkhead
