// SPDX-License-Identifier: MIT
#include "workbench/export.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <string>
#include <string_view>

#include "exchange/sheets/sheets.h"
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

/// The one that an ending asks for, in any case; null where there is none.
const Exporter* exporter_with(std::string extension) {
  std::transform(extension.begin(), extension.end(), extension.begin(), [](char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
  });
  for (const auto& exporter : exporters()) {
    if (exporter.extension == extension) return &exporter;
  }
  return nullptr;
}

bool is_ending(const std::string& text) { return !text.empty() && exporter_with(text) != nullptr; }

/// Pages of an earlier export of more pages, or of more digits, that lie beside those of this one.
std::size_t pages_left_over(const fs::path& target, const Exported& made) {
  const auto begins = target.stem().native() + "-";
  const auto ends = target.extension().native();
  const auto digits = made.files.front().name.size() - 1;
  std::size_t count = 0;
  std::error_code problem;
  const auto folder = target.parent_path();
  for (fs::directory_iterator at(folder.empty() ? "." : folder, problem), end; !problem && at != end;
       at.increment(problem)) {
    const auto file = at->path().filename();
    std::string_view name = file.native();
    if (name.size() <= begins.size() + ends.size() || !name.starts_with(begins) || !name.ends_with(ends)) continue;
    name.remove_prefix(begins.size());
    name.remove_suffix(ends.size());
    const auto number = parse_int(name, 1, std::numeric_limits<int>::max());
    if (number && (name.size() != digits || static_cast<std::size_t>(*number) > made.of)) ++count;
  }
  return count;
}

}  // namespace

std::vector<std::string> remarks_beside(const Exported& made, const fs::path& target) {
  if (!made.beside_one_another) return {};
  const auto count = pages_left_over(target, made);
  if (count == 0) return {};
  return {fmt::format("Beside these pages {} of an earlier export {}: remove {} if nobody needs {}.",
                      counted(count, "page"), count == 1 ? "is left" : "are left", count == 1 ? "it" : "them",
                      count == 1 ? "it" : "them")};
}

bool names_folder(const fs::path& target) {
  std::error_code ignored;
  return target.extension().empty() || fs::is_directory(target, ignored);
}

Result<const Exporter*> exporter_for(const fs::path& target, const ExportChoices& choices) {
  const auto last = target.filename();
  if (is_ending(last.native())) {
    return fail(fmt::format("\"{0}\" is an ending without a name; write a name before it, or {0}/ for a folder",
                            quotable(last.native())));
  }
  std::error_code ignored;
  if (is_ending(last.extension().native()) && fs::is_directory(target, ignored)) {
    return fail(fmt::format("\"{0}\" is a folder; name a file, or write {0}/ to export into the folder",
                            quotable(last.native())));
  }
  if (names_folder(target)) return &exporter_of(choices.contains(sheet_option().key) ? "sheets" : "bundle");
  const auto extension = last.extension().native();
  if (const auto* exporter = exporter_with(extension)) return exporter;
  return fail(
      fmt::format("\"{}\" cannot be exported; write a folder ending in / for the bundle, or a file ending in {}",
                  quotable(extension), known_extensions()));
}

ExportWriter::~ExportWriter() {
  for (const auto& save : kept_) drop_save(files_, save);
}

Result<void> ExportWriter::keep(const BundleFile& file) {
  auto path = target_;
  if (!file.name.empty()) path.replace_filename(target_.stem().native() + file.name + target_.extension().native());
  return prepare_save(files_, path, file.content).map([&](PreparedSave save) { kept_.push_back(std::move(save)); });
}

Result<std::vector<fs::path>> ExportWriter::write(const Exported& made) {
  const bool is_folder = !made.beside_one_another && !made.files.front().name.empty();
  if (is_folder) return write_files(files_, made.files, target_);
  if (kept_.empty()) {
    for (const auto& file : made.files) {
      if (auto kept = keep(file); !kept) return tl::unexpected(kept.error());
    }
  }
  std::vector<fs::path> written;
  for (const auto& save : kept_) {
    if (auto finished = finish_save(files_, save); !finished) return tl::unexpected(finished.error());
    written.push_back(save.path);
  }
  kept_.clear();
  return written;
}

}  // namespace bulkhead
