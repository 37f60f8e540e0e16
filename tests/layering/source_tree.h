// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace bulkhead::test {

/// A text file of the repository; the path is relative to its root, with `/`.
struct SourceFile {
  std::string path;
  std::string text;
};

struct Include {
  int line = 0;
  std::string name;
  bool in_quotes = false;  // "model/…" rather than <vector>
};

/// All text files below the root but for what is built, hidden folders other than `.ci`, and the fuzz corpora.
[[nodiscard]] std::vector<SourceFile> read_source_tree(const std::filesystem::path& root);

/// The #include lines of a C++ source.
[[nodiscard]] std::vector<Include> includes_of(std::string_view text);

/// The first component of a path: `model/io/a.h` gives `model`; nothing for a file of the root.
[[nodiscard]] std::string_view top_folder(std::string_view path);

[[nodiscard]] bool is_header(std::string_view path);
[[nodiscard]] bool is_cpp(std::string_view path);

}  // namespace bulkhead::test
