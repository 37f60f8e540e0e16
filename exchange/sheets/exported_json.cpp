// SPDX-License-Identifier: MIT
#include "exchange/sheets/exported_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

#include "rendering/sheet/map_sheet.h"

namespace bulkhead {
namespace {

using Json = nlohmann::ordered_json;

Json to_json(const SheetReport& report, const std::vector<std::string>& paths) {
  return {{"file", report.file ? Json(paths[*report.file]) : Json()},
          {"sheet", report.sheet},
          {"pages", report.pages},
          {"paper", report.paper.empty() ? Json() : Json(report.paper)},
          {"scale", report.scale ? Json(scale_text(*report.scale)) : Json()},
          {"warnings", report.warnings}};
}

Json no_sheet(const std::string& path, const std::vector<std::string>& remarks) {
  return {{"file", path}, {"sheet", {}}, {"pages", {}}, {"paper", {}}, {"scale", {}}, {"warnings", remarks}};
}

/// Those that stand with no sheet.
std::vector<std::string> remarks_of_no_sheet(const ExportedFiles& files) {
  auto left = files.remarks;
  std::erase_if(left, [&](const std::string& remark) {
    return std::ranges::any_of(files.sheets, [&](const SheetReport& report) {
      // Where there are several sheets, a remark begins with the one it is of.
      const auto is_it = [&](const std::string& warning) {
        return remark == warning || remark == report.sheet + ": " + warning;
      };
      return std::ranges::any_of(report.warnings, is_it);
    });
  });
  return left;
}

}  // namespace

std::string exported_json(const std::vector<ExportedFiles>& exported) {
  auto list = Json::array();
  for (const auto& files : exported) {
    for (const auto& report : files.sheets) list.push_back(to_json(report, files.paths));
    auto left = remarks_of_no_sheet(files);
    for (std::size_t file = 0; file < files.paths.size(); ++file) {
      const auto is_in_it = [&](const SheetReport& report) { return report.file == file; };
      const bool holds_sheets = std::ranges::any_of(files.sheets, is_in_it);
      if (holds_sheets && (left.empty() || file + 1 < files.paths.size())) continue;
      list.push_back(no_sheet(files.paths[file], std::exchange(left, {})));
    }
  }
  return list.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace bulkhead
