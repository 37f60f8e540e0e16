// SPDX-License-Identifier: MIT
#include "editor/tools/sheets/sheet_questions.h"

#include <algorithm>

#include "exchange/sheets/sheet_options.h"
#include "exchange/sheets/sheet_pages.h"
#include "exchange/sheets/sheets.h"

namespace bulkhead {
namespace {

void add(std::vector<const ExportOption*>& options, const ExportOption& option) {
  // Where nothing else may be said there is nothing to ask.
  if (option.choices.size() < 2 && !option.check) return;
  const auto same = [&](const ExportOption* other) { return other->key == option.key; };
  if (std::none_of(options.begin(), options.end(), same)) options.push_back(&option);
}

bool takes(const ExportOption& option, std::string_view text) { return check_text(option, text).has_value(); }

}  // namespace

const Exporter& printed_exporter() { return exporter_of("map-pdf"); }

std::vector<const ExportOption*> options_to_ask(const Exporter& exporter, const ExportChoices& choices) {
  std::vector<const ExportOption*> options;
  if (exporter.holds_sheets) {
    add(options, sheet_option());
    for (const auto* sheet : chosen_sheets(choices)) {
      for (const auto& option : sheet->options) add(options, option);
    }
  }
  for (const auto& option : exporter.options) add(options, option);
  return options;
}

ExportChoices choices_that_count(const Exporter& exporter, const ExportChoices& chosen) {
  ExportChoices counting;
  const auto count = [&](const ExportOption& option) {
    const auto found = chosen.find(option.key);
    const bool taken = found != chosen.end() && takes(option, found->second);
    counting.emplace(option.key, taken ? found->second : option.usual);
  };
  // What else is asked hangs on it.
  if (exporter.holds_sheets) count(sheet_option());
  for (const auto* option : options_to_ask(exporter, counting)) count(*option);
  return counting;
}

ExportChoices choices_to_remember(const ExportChoices& chosen) {
  ExportChoices kept;
  for (const auto* option : export_options()) {
    if (option->key == pages_option().key || option->key == only_option().key) continue;
    const auto found = chosen.find(option->key);
    if (found != chosen.end() && takes(*option, found->second)) kept.insert(*found);
  }
  return kept;
}

}  // namespace bulkhead
