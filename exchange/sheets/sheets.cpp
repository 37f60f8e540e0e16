// SPDX-License-Identifier: MIT
#include "exchange/sheets/sheets.h"

#include <algorithm>

#include "exchange/sheets/sheet_options.h"
#include "model/base/contracts.h"
#include "model/base/marked.h"

namespace bulkhead {

// Each in a file of its own, and known here alone.
#define BULKHEAD_SHEET(name) Sheet printed_##name();
#include "exchange/sheets/sheets.inc"
#undef BULKHEAD_SHEET

std::span<const Sheet> sheets() {
  static const std::vector<Sheet> list = {
#define BULKHEAD_SHEET(name) printed_##name(),
#include "exchange/sheets/sheets.inc"
#undef BULKHEAD_SHEET
  };
  return list;
}

const Sheet* find_sheet(std::string_view id) {
  const auto all = sheets();
  const auto found = std::find_if(all.begin(), all.end(), [&](const Sheet& sheet) { return sheet.id == id; });
  return found == all.end() ? nullptr : &*found;
}

const ExportOption& sheet_option() {
  static const ExportOption option = [] {
    ExportOption sheet{.key = "sheet",
                       .label = marked("Sheet"),
                       .help = "What to print, or all of it",
                       .group = sheet_group,
                       .usual = std::string(sheets().front().id),
                       .choices = {}};
    for (const auto& each : sheets()) sheet.choices.push_back({std::string(each.id), each.title});
    sheet.choices.push_back({std::string(all_sheets), marked("All sheets")});
    return sheet;
  }();
  return option;
}

std::vector<const Sheet*> chosen_sheets(const ExportChoices& choices) {
  const auto found = choices.find(sheet_option().key);
  const auto& chosen = found == choices.end() ? sheet_option().usual : found->second;
  std::vector<const Sheet*> result;
  for (const auto& sheet : sheets()) {
    if (chosen == all_sheets || chosen == sheet.id) result.push_back(&sheet);
  }
  BULKHEAD_EXPECTS(!result.empty());
  return result;
}

const ExportOption* find_option(const Sheet& sheet, std::string_view key) {
  const auto found = std::find_if(sheet.options.begin(), sheet.options.end(),
                                  [&](const ExportOption& option) { return option.key == key; });
  return found == sheet.options.end() ? nullptr : &*found;
}

std::vector<std::string_view> sheets_with(std::string_view option) {
  std::vector<std::string_view> ids;
  for (const auto& sheet : sheets()) {
    if (find_option(sheet, option) != nullptr) ids.push_back(sheet.id);
  }
  return ids;
}

}  // namespace bulkhead
