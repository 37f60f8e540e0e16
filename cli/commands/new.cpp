// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <memory>
#include <optional>

#include "cli/commands.h"
#include "cli/console.h"
#include "cli/library_notes.h"
#include "cli/options.h"
#include "cli/target.h"
#include "model/base/plain_text.h"
#include "model/io/file_system.h"
#include "workbench/library_on_demand.h"
#include "workbench/mission_on.h"
#include "workbench/new_mission.h"

namespace bulkhead {
namespace {

struct Options {
  std::string template_id;
  std::string on;
  std::string title;
  std::string author;
  std::string output;
  bool force = false;
};

/// The mission on the battlefield of the file that the options name, if they name one; what is to be said of that goes
/// to the user.
std::optional<Mission> on_battlefield(const Options& options, Mission mission) {
  if (options.on.empty()) return mission;
  const auto field = open_mission(options.on);
  if (!field) return std::nullopt;
  auto made = mission_on(mission, *field);
  const auto say = options.output == standard_output ? log : print;
  for (const auto& remark : made.remarks) say(terminal_line(remark) + "\n");
  return std::move(made.mission);
}

ExitCode run(const Options& options) {
  const LibraryOnDemand on_demand;
  const auto library = on_demand.library();
  if (!library) {
    complain(library.error());
    return ExitCode::file;
  }
  const auto id = LibraryId::parse(options.template_id);
  const auto* found = id ? (*library)->find(*id) : nullptr;
  note_what_may_hold(options.template_id, **library, found == nullptr);
  if (found == nullptr) {
    complain(
        fmt::format("there is no template \"{}\"; `bulkhead templates` lists them", quotable(options.template_id)));
    return ExitCode::usage;
  }
  const auto title = options.title.empty() && !options.output.empty() ? title_after(options.output) : options.title;
  const auto mission = new_from_template(*found, **library, {title, options.author});
  if (!mission) {
    complain(mission.error());
    return mission.error().file.empty() ? ExitCode::usage : ExitCode::file;
  }
  const auto target = options.output.empty() ? std::filesystem::path(mission->head->id.text() + ".bulkhead")
                                             : std::filesystem::path(options.output);
  if (!may_write(target, options.force)) return ExitCode::file;
  const auto made = on_battlefield(options, *mission);
  return made ? save_new(*made, target, options.force) : ExitCode::file;
}

}  // namespace

void describe_new(Command& command) {
  command.footer("Example: bulkhead new kill-team/gallowdark-6x7 --title \"The Cinder Lock\" -o cinder-lock.bulkhead");
  const auto options = std::make_shared<Options>();
  command.add("TEMPLATE", options->template_id, "The template's id, as `bulkhead templates` lists it").required();
  command
      .add("--on", options->on,
           "Put the template's rules, objectives, cards and texts on the battlefield of this mission, and say what it "
           "lacks")
      .type_name("FILE")
      .not_empty();
  command.add("--title", options->title, "Title of the mission; by default it is called after its file").not_empty();
  command.add("--author", options->author, "Who designs it").not_empty();
  command
      .add("-o,--output", options->output,
           "The file to write, - for standard output; by default the mission's id in this folder")
      .not_empty();
  command.add_flag("--force", options->force, "Replace the file if it exists");
  command.on_run([options] { return run(*options); });
}

}  // namespace bulkhead
