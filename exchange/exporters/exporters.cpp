// SPDX-License-Identifier: MIT
#include "exchange/exporters/exporters.h"

#include <fmt/format.h>

#include <algorithm>

#include "exchange/sheets/sheet_pages.h"
#include "exchange/sheets/sheets.h"
#include "model/base/contracts.h"
#include "model/base/plain_text.h"

namespace bulkhead {

// Each in a file of its own, and known here alone.
#define BULKHEAD_EXPORTER(name) Exporter name##_exporter();
#include "exchange/exporters/exporters.inc"
#undef BULKHEAD_EXPORTER

namespace {

void add_new(std::vector<ExportOption>& options, const std::vector<ExportOption>& more) {
  for (const auto& option : more) {
    const auto same = [&](const ExportOption& other) { return other.key == option.key; };
    if (std::none_of(options.begin(), options.end(), same)) options.push_back(option);
  }
}

std::vector<Exporter> make_exporters() {
  std::vector<Exporter> list = {
#define BULKHEAD_EXPORTER(name) name##_exporter(),
#include "exchange/exporters/exporters.inc"
#undef BULKHEAD_EXPORTER
  };
  // The bundle has the usual sheet, all of it.
  auto of_pieces = sheets().front().options;
  for (const auto& exporter : list) {
    if (!exporter.in_bundle.empty()) add_new(of_pieces, exporter.options);
  }
  std::erase_if(of_pieces, [](const ExportOption& option) {
    return option.key == sheet_option().key || option.key == pages_option().key;
  });
  for (auto& exporter : list) {
    if (exporter.is_bundle) add_new(exporter.options, of_pieces);
  }
  return list;
}

}  // namespace

std::span<const Exporter> exporters() {
  static const auto list = make_exporters();
  return list;
}

const Exporter* find_exporter(std::string_view id) {
  const auto all = exporters();
  const auto found = std::find_if(all.begin(), all.end(), [&](const Exporter& exporter) { return exporter.id == id; });
  return found == all.end() ? nullptr : &*found;
}

const Exporter& exporter_of(std::string_view id) {
  const auto* found = find_exporter(id);
  BULKHEAD_EXPECTS(found != nullptr);
  return *found;
}

Result<void> check_text(const ExportOption& option, std::string_view text) {
  const auto is_it = [&](const ExportOption::Choice& choice) { return choice.text == text; };
  if (text == option.usual || std::any_of(option.choices.begin(), option.choices.end(), is_it)) return {};
  if (option.check) return option.check(text);
  std::vector<std::string> texts;
  for (const auto& choice : option.choices) texts.push_back(choice.text);
  return fail(fmt::format("\"{}\" is not to be chosen; choose {}.", quotable(text), listed(texts, " or ")));
}

const ExportOption* find_option(const Exporter& exporter, std::string_view key) {
  const auto found = std::find_if(exporter.options.begin(), exporter.options.end(),
                                  [&](const ExportOption& option) { return option.key == key; });
  if (found != exporter.options.end()) return &*found;
  if (!exporter.holds_sheets) return nullptr;
  for (const auto& sheet : sheets()) {
    if (const auto* option = find_option(sheet, key)) return option;
  }
  return nullptr;
}

bool applies(const Exporter& exporter, const ExportChoices& choices, std::string_view key) {
  const auto is_it = [&](const ExportOption& option) { return option.key == key; };
  if (std::any_of(exporter.options.begin(), exporter.options.end(), is_it)) return true;
  if (!exporter.holds_sheets) return false;
  const auto chosen = chosen_sheets(choices);
  return std::any_of(chosen.begin(), chosen.end(),
                     [&](const Sheet* sheet) { return find_option(*sheet, key) != nullptr; });
}

std::string idle_because(const Exporter& exporter, const ExportChoices& choices, std::string_view key) {
  if (!exporter.holds_sheets) return {};
  std::string reason;
  for (const auto* sheet : chosen_sheets(choices)) {
    if (find_option(*sheet, key) == nullptr) continue;
    auto why = sheet->idle ? sheet->idle(key, choices, exporter.makes_pictures) : std::string();
    if (why.empty()) return {};
    reason = std::move(why);
  }
  return reason;
}

std::vector<const ExportOption*> export_options() {
  std::vector<const ExportOption*> options;
  const auto add = [&](const std::vector<ExportOption>& more) {
    for (const auto& option : more) {
      const auto same = [&](const ExportOption* other) { return other->key == option.key; };
      if (std::none_of(options.begin(), options.end(), same)) options.push_back(&option);
    }
  };
  for (const auto& exporter : exporters()) {
    if (!exporter.is_bundle) add(exporter.options);
  }
  for (const auto& sheet : sheets()) add(sheet.options);
  return options;
}

std::string ExportSource::name() const { return name_.empty() ? mission_.head->id.text() : name_; }

const std::string& ExportSource::chosen(const ExportOption& option) const { return bulkhead::chosen(choices_, option); }

ExportSource ExportSource::as_pictures() const {
  ExportSource source = *this;
  source.for_pictures_ = true;
  for (const auto& sheet : sheets()) {
    if (sheet.otherwise_in_pictures) source.sheets_.erase(sheet.id);
  }
  return source;
}

const Result<MadeSheet>& ExportSource::sheet(const Sheet& sheet) const {
  const auto found = sheets_.find(sheet.id);
  return found != sheets_.end() ? found->second : sheets_.emplace(sheet.id, sheet.make(*this)).first->second;
}

const Result<SketchExport>& ExportSource::sketch() const {
  if (!sketch_) sketch_ = export_sketch(mission_);
  return *sketch_;
}

}  // namespace bulkhead
