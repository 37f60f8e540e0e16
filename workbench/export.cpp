// SPDX-License-Identifier: MIT
#include "workbench/export.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "model/base/plain_text.h"
#include "model/io/file_system.h"

namespace bulkhead {
namespace {

namespace fs = std::filesystem;

std::string known_extensions() {
  std::vector<std::string> known;
  for (const auto& exporter : exporters()) {
    if (!exporter.extension.empty()) known.push_back(fmt::format("{} ({})", exporter.extension, exporter.content));
  }
  std::string list;
  for (const auto& each : known) list += (list.empty() ? "" : each == known.back() ? " or " : ", ") + each;
  return list;
}

}  // namespace

Result<const Exporter*> exporter_for(const fs::path& target) {
  std::error_code ignored;
  auto extension = target.extension().native();
  std::transform(extension.begin(), extension.end(), extension.begin(), [](char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
  });
  if (extension.empty() || fs::is_directory(target, ignored)) return &exporter_of("bundle");
  for (const auto& exporter : exporters()) {
    if (exporter.extension == extension) return &exporter;
  }
  return fail(
      fmt::format("\"{}\" cannot be exported; write a folder ending in / for the bundle, or a file ending in {}",
                  quotable(extension), known_extensions()));
}

Result<std::vector<fs::path>> write_export(FileSystem& files, const Exported& made, const fs::path& target) {
  const bool is_one_file = made.files.front().name.empty();
  if (!is_one_file) return write_files(files, made.files, target);
  return save_if_changed(files, target, made.files.front().content).map([&] { return std::vector{target}; });
}

}  // namespace bulkhead
