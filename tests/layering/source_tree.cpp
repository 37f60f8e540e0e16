// SPDX-License-Identifier: MIT
#include "tests/layering/source_tree.h"

#include <algorithm>
#include <optional>

#include "tests/support/temporary_folder.h"

namespace bulkhead::test {
namespace {

namespace fs = std::filesystem;

std::string_view without_leading_blanks(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
  return text;
}

bool take(std::string_view& text, std::string_view start) {
  text = without_leading_blanks(text);
  if (!text.starts_with(start)) return false;
  text.remove_prefix(start.size());
  return true;
}

std::optional<Include> include_of(std::string_view line, int number) {
  if (!take(line, "#") || !take(line, "include")) return std::nullopt;
  line = without_leading_blanks(line);
  if (line.empty() || (line.front() != '"' && line.front() != '<')) return std::nullopt;
  const bool in_quotes = line.front() == '"';
  const auto end = line.find(in_quotes ? '"' : '>', 1);
  if (end == std::string_view::npos) return std::nullopt;
  return Include{number, std::string(line.substr(1, end - 1)), in_quotes};
}

bool is_left_out(const fs::path& path, const std::string& relative) {
  const auto name = path.filename().string();
  if (relative == ".git" || relative == "build") return true;
  if (fs::is_directory(path) && name.starts_with(".") && relative != ".ci") return true;
  return relative == "tests/fuzz/corpus";
}

}  // namespace

std::vector<SourceFile> read_source_tree(const fs::path& root) {
  std::vector<SourceFile> files;
  for (auto entry = fs::recursive_directory_iterator(root); entry != fs::recursive_directory_iterator(); ++entry) {
    const auto relative = entry->path().lexically_relative(root).generic_string();
    if (is_left_out(entry->path(), relative)) {
      entry.disable_recursion_pending();
    } else if (entry->is_regular_file()) {
      auto text = content_of(entry->path());
      const bool is_binary = text.find('\0') != std::string::npos;
      if (!is_binary) files.push_back({relative, std::move(text)});
    }
  }
  std::sort(files.begin(), files.end(), [](const auto& a, const auto& b) { return a.path < b.path; });
  return files;
}

std::vector<Include> includes_of(std::string_view text) {
  std::vector<Include> includes;
  for (int number = 1; !text.empty(); ++number) {
    const auto end = std::min(text.find('\n'), text.size());
    if (auto include = include_of(text.substr(0, end), number)) includes.push_back(*include);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return includes;
}

std::string_view top_folder(std::string_view path) {
  const auto slash = path.find('/');
  return slash == std::string_view::npos ? std::string_view() : path.substr(0, slash);
}

bool is_header(std::string_view path) { return path.ends_with(".h"); }
bool is_cpp(std::string_view path) { return is_header(path) || path.ends_with(".cpp"); }

}  // namespace bulkhead::test
