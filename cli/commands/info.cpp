// SPDX-License-Identifier: MIT
#include <CLI/CLI.hpp>

#include <memory>

#include "analysis/figures.h"
#include "analysis/snapshot.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/figures_text.h"
#include "cli/options.h"
#include "exchange/figures_json.h"

namespace bulkhead {
namespace {

struct Options {
  std::string file;
  std::string format;
};

ExitCode run(const Options& options) {
  const auto mission = open_mission(options.file);
  if (!mission) return ExitCode::file;
  const auto figures = figures_of(*mission, Snapshot::make(*mission));
  print(options.format == "json" ? figures_json(figures) : figures_text(*mission, figures));
  return ExitCode::fine;
}

}  // namespace

void add_info_command(CLI::App& program, ExitCode& result) {
  auto* command = program.add_subcommand("info", "Tell what is on a battlefield and how it connects");
  command->footer("Example: bulkhead info cinder-lock.bulkhead");
  const auto options = std::make_shared<Options>();
  not_empty(command->add_option("FILE", options->file, "The mission"))->required();
  add_format_option(*command, options->format);
  command->callback([&result, options] { result = run(*options); });
}

}  // namespace bulkhead
