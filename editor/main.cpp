// SPDX-License-Identifier: MIT
#include <cstdio>
#include <string>

#include "editor/tools/session/arguments.h"
#include "editor/window/editor_app.h"
#include "model/base/process.h"

namespace {

// As of `bulkhead`, see docs/guide/checking.md.
constexpr int fine = 0;
constexpr int usage = 2;
constexpr int no_file = 3;

int print(const std::string& text) {
  const bool printed = std::fputs(text.c_str(), stdout) >= 0 && std::fflush(stdout) == 0;
  return printed ? fine : no_file;
}

}  // namespace

int main(int argc, char** argv) {
  bulkhead::prepare_process();
  const std::span words(argv, static_cast<std::size_t>(argc));
  const auto arguments = bulkhead::read_arguments(words.subspan(words.empty() ? 0 : 1));
  if (!arguments) {
    std::fputs(("bulkhead-editor: " + arguments.error().message + "\n").c_str(), stderr);
    return usage;
  }
  if (arguments->help) return print(std::string(bulkhead::how_to_call_the_editor()));
  if (arguments->version) return print("bulkhead-editor " BULKHEAD_VERSION "\n");
  std::string name = "bulkhead-editor";
  std::vector<char*> rest = {words.empty() ? name.data() : words.front()};
  rest.insert(rest.end(), arguments->for_toolkit.begin(), arguments->for_toolkit.end());
  int count = static_cast<int>(rest.size());
  rest.push_back(nullptr);
  wxApp::SetInstance(new bulkhead::EditorApp(arguments->file));
  const int result = wxEntry(count, rest.data());
  return result == -1 ? no_file : result;  // there is no display to begin on
}
