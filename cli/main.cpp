// SPDX-License-Identifier: MIT
#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <exception>
#include <sstream>
#include <string>
#include <vector>

#include "cli/commands.h"
#include "cli/console.h"
#include "cli/exit_code.h"
#include "model/base/plain_text.h"
#include "model/base/process.h"

namespace bulkhead {
namespace {

/// The arguments as the parser wants them, the last first. It takes brackets round a value for a list: names of files
/// and folders that have them are written otherwise.
std::vector<std::string> reversed_arguments(int argc, char** argv) {
  std::vector<std::string> arguments(argv + std::min(argc, 1), argv + argc);
  const bool are_names = !arguments.empty() && arguments.front() == "check";
  for (auto& argument : arguments) {
    if (are_names && argument.starts_with('[') && argument.ends_with(']')) argument.insert(0, "./");
  }
  std::reverse(arguments.begin(), arguments.end());
  return arguments;
}

ExitCode run(int argc, char** argv) {
  CLI::App program("Lays out killzones, checks them and exports missions for tabletop close-quarters battles.",
                   "bulkhead");
  program.set_version_flag("--version", "bulkhead " BULKHEAD_VERSION);
  program.set_help_flag("-h,--help", "Show this help and leave");
  program.require_subcommand(1);
  program.footer(
      "Example: bulkhead check my-killzone.bulkhead\nExit codes: 0 fine, 1 errors found, 2 usage, 3 a file "
      "cannot be read or written, 130 interrupted.");
  auto result = ExitCode::fine;
  add_templates_command(program, result);
  add_new_command(program, result);
  add_import_command(program, result);
  add_info_command(program, result);
  add_measure_command(program, result);
  add_check_command(program, result);
  add_fields_command(program, result);
  add_edit_command(program, result);
  add_export_command(program, result);
  const auto is_named = [&](const CLI::App* command) { return command->get_name() == argv[1]; };
  if (argc > 1 && argv[1][0] != '-' && program.get_subcommands(is_named).empty()) {
    complain(fmt::format("there is no command \"{}\"; `bulkhead --help` lists them", quotable(argv[1])));
    return ExitCode::usage;
  }
  try {
    program.parse(reversed_arguments(argc, argv));
  } catch (const CLI::ParseError& request) {
    // Help and version arrive as exceptions as well, with exit code 0.
    std::ostringstream asked_for;
    std::ostringstream problem;
    result = program.exit(request, asked_for, problem) == 0 ? ExitCode::fine : ExitCode::usage;
    print(asked_for.str());
    // It quotes what was written on the command line.
    log(made_fit(problem.str()));
  }
  if (!finish_output()) {
    complain("what was to be printed could not be written completely");
    result = worse(result, ExitCode::file);
  }
  return result;
}

}  // namespace
}  // namespace bulkhead

int main(int argc, char** argv) {
  bulkhead::prepare_process();
  try {
    return static_cast<int>(bulkhead::run(argc, argv));
  } catch (const std::exception& problem) {
    bulkhead::complain(problem.what());
    return static_cast<int>(bulkhead::ExitCode::file);
  }
}
