// SPDX-License-Identifier: MIT
#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <memory>

#include "cli/commands.h"
#include "cli/console.h"
#include "cli/options.h"
#include "cli/target.h"
#include "model/base/plain_text.h"
#include "model/io/file_system.h"
#include "workbench/begin.h"
#include "workbench/library_on_demand.h"

namespace bulkhead {
namespace {

struct Options {
  std::string template_id;
  std::string title;
  std::string author;
  std::string output;
  bool force = false;
};

ExitCode run(const Options& options) {
  const LibraryOnDemand on_demand;
  const auto library = on_demand.library();
  if (!library) {
    complain(library.error());
    return ExitCode::file;
  }
  const auto id = LibraryId::parse(options.template_id);
  const auto* found = id ? (*library)->find(*id) : nullptr;
  if (found == nullptr) {
    complain(
        fmt::format("there is no template \"{}\"; `bulkhead templates` lists them", quotable(options.template_id)));
    return ExitCode::usage;
  }
  const auto title = options.title.empty() && !options.output.empty() ? title_after(options.output) : options.title;
  const auto mission = begin_from_template(*found, **library, {title, options.author});
  if (!mission) {
    complain(mission.error());
    return mission.error().file.empty() ? ExitCode::usage : ExitCode::file;
  }
  const auto target = options.output.empty() ? std::filesystem::path(mission->head->id.text() + ".bulkhead")
                                             : std::filesystem::path(options.output);
  return save_new(*mission, target, options.force);
}

}  // namespace

void add_new_command(CLI::App& program, ExitCode& result) {
  auto* command = program.add_subcommand("new", "Begin a mission from a template");
  command->footer("Example: bulkhead new kill-team/gallowdark-6x7 --title \"The Cinder Lock\" -o cinder-lock.bulkhead");
  const auto options = std::make_shared<Options>();
  command->add_option("TEMPLATE", options->template_id, "The template's id, as `bulkhead templates` lists it")
      ->required();
  not_empty(
      command->add_option("--title", options->title, "Title of the mission; by default it is called after its file"));
  not_empty(command->add_option("--author", options->author, "Who designs it"));
  not_empty(
      command->add_option("-o,--output", options->output,
                          "The file to write, - for standard output; by default the mission's id in this folder"));
  command->add_flag("--force", options->force, "Replace the file if it exists");
  command->callback([&result, options] { result = run(*options); });
}

}  // namespace bulkhead
