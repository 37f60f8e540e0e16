// SPDX-License-Identifier: MIT
#include <exception>

#include "cli/command_line.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/exit_code.h"
#include "model/base/process.h"

namespace bulkhead {
namespace {

ExitCode run(int argc, char** argv) {
  CommandLine program("Lays out killzones, checks them and exports missions for tabletop close-quarters battles.",
                      "bulkhead", "bulkhead " BULKHEAD_VERSION);
  program.footer(
      "Example: bulkhead check my-killzone.bulkhead\nExit codes: 0 fine, 1 errors found, 2 usage, 3 a file "
      "cannot be read or written, 130 interrupted.");
  add_templates_command(program);
  add_new_command(program);
  add_import_command(program);
  add_info_command(program);
  add_measure_command(program);
  add_check_command(program);
  add_fields_command(program);
  add_edit_command(program);
  add_add_command(program);
  add_extract_command(program);
  add_export_command(program);
  const auto result = program.run(argc, argv);
  if (finish_output()) return result;
  complain("what was to be printed could not be written completely");
  return worse(result, ExitCode::file);
}

}  // namespace
}  // namespace bulkhead

int main(int argc, char** argv) {
  bulkhead::prepare_process();
  bulkhead::end_on_interrupt();
  try {
    return static_cast<int>(bulkhead::run(argc, argv));
  } catch (const std::exception& problem) {
    bulkhead::complain(problem.what());
    return static_cast<int>(bulkhead::ExitCode::file);
  }
}
