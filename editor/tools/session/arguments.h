// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/result.h"

namespace bulkhead {

/// What the editor was started with.
struct Arguments {
  bool help = false;
  bool version = false;
  /// By the bytes that were given, whatever they mean in the user's locale.
  std::optional<std::filesystem::path> file;
  /// What is for the toolkit, such as `--display :1`; these are the given words themselves.
  std::vector<char*> for_toolkit;
};

/// Reads the words after the program's name; fails, in a sentence, for those that nobody understands.
[[nodiscard]] Result<Arguments> read_arguments(std::span<char* const> words);

/// How the editor is called.
[[nodiscard]] std::string_view how_to_call_the_editor();

}  // namespace bulkhead
