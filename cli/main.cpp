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
  program.add("templates", "List the killzones, missions, systems, terrain sets and items to begin with",
              describe_templates);
  program.add("new", "Begin a mission from a template", describe_new);
  program.add("import", "Make missions of ASCII sketches", describe_import);
  program.add("info", "Tell what is on a battlefield, how it connects, what builds it and how fair it is",
              describe_info);
  program.add("measure", "Measure ways round walls, sight and cover between places", describe_measure);
  program.add("check", "Say what is wrong with missions, where, and how to mend it", describe_check);
  program.add("fields", "List the fields that things of a mission have", describe_fields);
  program.add("edit", "Change a mission; all changes are made or none", describe_edit);
  program.add("add", "Take rules, objectives and cards of the library into a mission", describe_add);
  program.add("extract",
              "Make a file of a rule, objective, action, card or table, with what it names, for other missions",
              describe_extract);
  program.add("export", "Write what players need: a bundle, or one piece of it", describe_export);
  program.add("rules", "Write the rules of a mission as one Lua file, and take what was changed in it back",
              describe_rules);
  program.add("rehearse", "Play a mission by its own rules, step by step", describe_rehearse);
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
