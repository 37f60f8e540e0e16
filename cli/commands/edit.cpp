// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <memory>

#include "cli/commands.h"
#include "cli/console.h"
#include "cli/options.h"
#include "model/edit/history.h"
#include "model/io/file_lock.h"
#include "model/io/file_system.h"
#include "workbench/library_edits.h"
#include "workbench/library_on_demand.h"

namespace bulkhead {
namespace {

struct Options {
  std::string file;
  std::vector<std::string> edits;
  std::string output;
  std::string format;
  bool list = false;
  bool dry_run = false;
};

ExitCode list_verbs(const std::string& format) {
  if (format == "json") {
    auto list = nlohmann::ordered_json::array();
    for (const auto& verb : edit_verbs()) {
      list.push_back({{"verb", verb.verb}, {"usage", verb.usage}, {"help", verb.summary}});
    }
    print(list.dump(2) + "\n");
    return ExitCode::fine;
  }
  for (const auto& verb : edit_verbs()) print(fmt::format("{}\n    {}\n", verb.usage, verb.summary));
  return ExitCode::fine;
}

/// Applies all edits in turn; the first that fails ends it.
Result<void> apply_all(History& history, const std::vector<std::string>& edits) {
  const LibraryOnDemand library;
  for (const auto& text : edits) {
    const auto edit = parse_edit_with(library, *history.current(), text);
    if (!edit) return tl::unexpected(edit.error());
    if (auto applied = history.apply(*edit); !applied) return applied;
  }
  return {};
}

std::vector<std::string> step_names(History history) {
  std::vector<std::string> names;
  for (; history.can_undo(); history.undo()) names.push_back(to_text(history.undo_name()));
  std::reverse(names.begin(), names.end());
  return names;
}

ExitCode run(const Options& options) {
  if (options.list) return list_verbs(options.format);
  if (options.file.empty() || options.edits.empty()) {
    complain("edit needs a mission and at least one change; `bulkhead edit --list` shows what can be changed");
    return ExitCode::usage;
  }
  const auto& target = options.output.empty() ? options.file : options.output;
  const bool to_output = target == standard_output;
  const auto lock = options.dry_run || to_output ? FileLock() : lock_for_change(target);
  if (!lock) {
    complain(lock.error());
    return ExitCode::file;
  }
  auto mission = open_mission(options.file);
  if (!mission) return ExitCode::file;
  History history(std::move(*mission));
  if (const auto applied = apply_all(history, options.edits); !applied) {
    complain(applied.error());
    complain("nothing was changed");
    return ExitCode::usage;
  }
  const auto names = step_names(history);
  if (to_output && !options.dry_run) {
    print(write_mission(*history.current()));
  } else if (!options.dry_run && (!names.empty() || !options.output.empty())) {
    if (const auto saved = save_mission(real_files(), *history.current(), target); !saved) {
      complain(saved.error());
      return ExitCode::file;
    }
  }
  const auto say = to_output ? log : print;
  for (const auto& name : names) say(terminal_line(name) + "\n");
  if (names.empty()) say("Nothing to change.\n");
  return ExitCode::fine;
}

}  // namespace

void describe_edit(Command& command) {
  command.footer("Example: bulkhead edit cinder-lock.bulkhead 'wall B2/C2 C2/C3' 'hatchway C4/C5 facing south'");
  const auto options = std::make_shared<Options>();
  command.add("FILE", options->file, "The mission").not_empty();
  command.add("EDIT", options->edits, "The changes, each one argument");
  command.add("-o,--output", options->output, "Write the changed mission here instead; - for standard output")
      .not_empty();
  command.add_flag("--dry-run", options->dry_run, "Only say what would be changed");
  command.add_flag("--list", options->list, "Show every change that can be made, and leave");
  add_format_option(command, options->format);
  command.on_run([options] { return run(*options); });
}

}  // namespace bulkhead
