// SPDX-License-Identifier: MIT
#include "editor/tools/session/arguments.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "model/base/plain_text.h"

namespace bulkhead {
namespace {

/// Options of GTK that take a value, as the next word or behind `=`, and others of it by how they begin.
constexpr std::array<std::string_view, 5> toolkit_values = {"--display", "--class", "--name", "--gtk-module",
                                                            "--gtk-debug"};
constexpr std::array<std::string_view, 5> toolkit_words = {"--gtk-", "--gdk-", "--g-fatal-warnings", "--sync",
                                                           "--display="};

bool takes_value(std::string_view word) {
  return std::find(toolkit_values.begin(), toolkit_values.end(), word) != toolkit_values.end();
}

bool is_for_toolkit(std::string_view word) {
  const auto begins_it = [&](std::string_view begin) { return word.starts_with(begin); };
  return std::any_of(toolkit_words.begin(), toolkit_words.end(), begins_it) ||
         (word.find('=') != std::string_view::npos && takes_value(word.substr(0, word.find('='))));
}

}  // namespace

Result<Arguments> read_arguments(std::span<char* const> words) {
  Arguments arguments;
  bool only_files = false;
  for (std::size_t index = 0; index < words.size(); ++index) {
    const std::string_view word = words[index];
    const bool is_file = only_files || !word.starts_with('-') || word == "-";
    if (is_file && arguments.file) return fail("one FILE at a time: " + quotable(word) + " is one too many");
    if (is_file) {
      if (word.empty()) return fail("FILE is empty; write a name");
      arguments.file = std::filesystem::path(word);
    } else if (word == "--") {
      only_files = true;
    } else if (word == "-h" || word == "--help") {
      arguments.help = true;
    } else if (word == "--version") {
      arguments.version = true;
    } else if (takes_value(word) && index + 1 < words.size()) {
      arguments.for_toolkit.insert(arguments.for_toolkit.end(), {words[index], words[index + 1]});
      ++index;
    } else if (is_for_toolkit(word)) {
      arguments.for_toolkit.push_back(words[index]);
    } else {
      return fail(fmt::format("there is no option {}; `bulkhead-editor --help` tells those there are", quotable(word)));
    }
  }
  return arguments;
}

std::string_view how_to_call_the_editor() {
  return "Draws killzones and writes missions for tabletop close-quarters battles.\n"
         "Usage: bulkhead-editor [OPTIONS] [FILE]\n"
         "\n"
         "FILE is a mission or an item of the library to open, or a sketch to begin a mission\n"
         "from.\n"
         "\n"
         "Options:\n"
         "  -h, --help           Show this help and leave\n"
         "  --version            Say which version this is and leave\n"
         "  --display DISPLAY    Open the window on this X display\n"
         "\n"
         "Example: bulkhead-editor my-killzone.bulkhead\n";
}

}  // namespace bulkhead
