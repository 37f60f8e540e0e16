// SPDX-License-Identifier: MIT
#include "cli/export_words.h"

#include <fmt/format.h>

#include <algorithm>

#include "exchange/exporters/exporters.h"
#include "exchange/sheets/sheets.h"
#include "model/base/plain_text.h"

namespace bulkhead {
namespace {

/// `.pdf, .svg or .png`
std::string either(const std::vector<std::string>& words) {
  std::string list;
  for (const auto& word : words) list += (list.empty() ? "" : word == words.back() ? " or " : ", ") + word;
  return list;
}

}  // namespace

std::string targets_of(std::string_view option) {
  std::vector<std::string> files;
  bool bundle = false;
  for (const auto& exporter : exporters()) {
    if (find_option(exporter, option) == nullptr) continue;
    if (exporter.is_bundle) bundle = true;
    if (!exporter.is_bundle && !exporter.extension.empty()) files.emplace_back(exporter.extension);
  }
  // As the letters are read out: an ess, a pee.
  const bool vowel =
      !files.empty() && std::string_view("aefhilmnorsx").find(files.front()[1]) != std::string_view::npos;
  const auto list = files.empty() ? std::string() : (vowel ? "an " : "a ") + either(files);
  if (!bundle) return list;
  return list.empty() ? "a bundle" : list + " or a bundle";
}

std::string options_of(const std::vector<const Sheet*>& sheets) {
  std::vector<std::string> keys;
  for (const auto* sheet : sheets) {
    for (const auto& option : sheet->options) keys.push_back(fmt::format("--{}", option.key));
  }
  return listed(keys, " and ");
}

std::string pieces_text() {
  std::string list;
  std::vector<std::string_view> said;
  for (const auto& first : exporters()) {
    if (first.is_bundle || first.extension.empty()) continue;
    if (std::find(said.begin(), said.end(), first.content) != said.end()) continue;
    said.push_back(first.content);
    std::vector<std::string> extensions;
    for (const auto& exporter : exporters()) {
      if (exporter.content != first.content || exporter.extension.empty()) continue;
      extensions.emplace_back(exporter.extension);
    }
    list += fmt::format("{}{} {}", list.empty() ? "" : ", ", either(extensions), first.content);
  }
  return list;
}

std::string sheets_text() {
  std::vector<std::string> contents;
  for (const auto& sheet : sheets()) contents.push_back(fmt::format("{} ({})", sheet.id, sheet.content));
  return listed(contents, ", ");
}

}  // namespace bulkhead
