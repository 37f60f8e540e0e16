// SPDX-License-Identifier: MIT
#include "exchange/bundle/bundle.h"

#include <utility>

#include "analysis/figures.h"
#include "exchange/bundle/briefing.h"
#include "exchange/figures_json.h"
#include "exchange/sketch/sketch_export.h"
#include "model/io/file_system.h"
#include "model/io/mission_file.h"
#include "scripting/rules_file.h"

namespace bulkhead {
namespace {

Result<void> add_maps(Bundle& bundle, const Mission& mission, const MapFileOptions& options) {
  const auto sheet = map_sheet(mission, options.sheet);
  if (!sheet) {
    if (options.sheet.scale) return tl::unexpected(sheet.error());
    bundle.remarks.push_back("map: " + sheet.error().message);
    return {};
  }
  constexpr std::pair<const char*, MapFormat> maps[] = {
      {"map.pdf", MapFormat::pdf}, {"map.svg", MapFormat::svg}, {"map.png", MapFormat::png}};
  for (const auto& [name, format] : maps) {
    auto drawn = map_file(mission, *sheet, format, options);
    if (!drawn) return tl::unexpected(drawn.error());
    bundle.files.push_back({name, std::move(*drawn)});
  }
  return {};
}

void add_layouts(Bundle& bundle, const Mission& mission) {
  if (auto sketched = export_sketch(mission)) {
    bundle.files.push_back({"layout.txt", sketched->sketch.layout});
    bundle.files.push_back({"layout.lua", sketch_table(*sketched)});
    if (!sketched->losses.empty()) {
      bundle.remarks.emplace_back(
          "layout.txt says less than the mission, as sketches do; layout.lua lists what it leaves out");
    }
  } else {
    bundle.remarks.push_back("layout: " + sketched.error().message);
  }
}

}  // namespace

Result<Bundle> make_bundle(const Mission& mission, const MapFileOptions& map) {
  auto rules = assemble_rules(mission);
  if (!rules) return tl::unexpected(rules.error());
  auto document = write_within_limits(mission);
  if (!document) return tl::unexpected(document.error());
  Bundle bundle;
  bundle.files.push_back({mission.head->id.text() + ".bulkhead", std::move(*document)});
  if (auto added = add_maps(bundle, mission, map); !added) return tl::unexpected(added.error());
  bundle.files.push_back({"rules.lua", std::move(*rules)});
  bundle.files.push_back({"briefing.md", briefing_markdown(mission)});
  add_layouts(bundle, mission);
  bundle.files.push_back({"figures.json", figures_json(figures_of(mission, Snapshot::make(mission)))});
  return bundle;
}

Result<std::vector<std::filesystem::path>> write_files(FileSystem& files, const std::vector<BundleFile>& content,
                                                       const std::filesystem::path& folder) {
  if (auto made = files.make_folder(folder); !made) return tl::unexpected(made.error());
  for (const auto& file : content) {
    std::error_code unknown;
    if (!std::filesystem::is_symlink(std::filesystem::symlink_status(folder / file.name, unknown))) continue;
    return tl::unexpected(
        Error{"This is a link, and what it leads to would be overwritten. Remove the link, or export "
              "to another folder.",
              (folder / file.name).string(), 0, 0});
  }
  std::vector<std::filesystem::path> written;
  for (const auto& file : content) {
    const auto path = folder / file.name;
    if (auto saved = save_if_changed(files, path, file.content); !saved) return tl::unexpected(saved.error());
    written.push_back(path);
  }
  return written;
}

}  // namespace bulkhead
