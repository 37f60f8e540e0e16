// SPDX-License-Identifier: MIT
#include "workbench/export.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <memory>

#include "cli/commands.h"
#include "cli/console.h"
#include "cli/options.h"
#include "model/io/file_system.h"
#include "workbench/all_checks.h"

namespace bulkhead {
namespace {

struct Options {
  std::string file;
  std::string output;
};

ExitCode run(const Options& options) {
  const auto kind = export_kind(options.output);
  if (!kind) {
    complain(kind.error());
    return ExitCode::usage;
  }
  const auto mission = open_mission(options.file);
  if (!mission) return ExitCode::file;
  const auto exported = export_mission(real_files(), *mission, *kind, options.output);
  if (!exported) {
    complain(exported.error());
    return ExitCode::file;
  }
  for (const auto& remark : exported->remarks) complain("note: " + remark);
  for (const auto& file : exported->files) print(shown(file) + "\n");
  if (gravest(check_mission(*mission)) != Level::error) return ExitCode::fine;
  complain(fmt::format("this mission has errors; `bulkhead check {}` lists them", shown(options.file)));
  return ExitCode::findings;
}

}  // namespace

void add_export_command(CLI::App& program, ExitCode& result) {
  auto* command = program.add_subcommand("export", "Write what players need: a bundle, or one piece of it");
  command->footer(
      "Example: bulkhead export cinder-lock.bulkhead -o cinder-lock/\n"
      "One piece: -o NAME.txt the sketch, .md the briefing, .lua the rules, .json the figures, .bulkhead the "
      "mission.");
  const auto options = std::make_shared<Options>();
  not_empty(command->add_option("FILE", options->file, "The mission"))->required();
  not_empty(command->add_option("-o,--output", options->output, "A folder ending in / for the bundle, or a file"))
      ->required();
  command->callback([&result, options] { result = run(*options); });
}

}  // namespace bulkhead
