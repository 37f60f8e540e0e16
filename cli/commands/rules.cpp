// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <iostream>
#include <memory>
#include <span>

#include "cli/commands.h"
#include "cli/console.h"
#include "cli/options.h"
#include "model/base/plain_text.h"
#include "model/io/file_lock.h"
#include "model/io/file_system.h"
#include "scripting/rules_file.h"
#include "workbench/rules_import.h"

namespace bulkhead {
namespace {

struct ExportOptions {
  std::string file;
  std::string output;
};

ExitCode run_export(const ExportOptions& options) {
  const auto mission = open_mission(options.file);
  if (!mission) return ExitCode::file;
  const auto text = assemble_rules(*mission);
  if (options.output == standard_output) {
    print(text);
    return ExitCode::fine;
  }
  if (const auto saved = save_if_changed(real_files(), options.output, text); !saved) {
    complain(saved.error());
    return ExitCode::file;
  }
  print(shown(options.output) + "\n");
  return ExitCode::fine;
}

struct RulesOptions {
  std::string file;
  std::string rules;
  std::string output;
  bool dry_run = false;
  bool prune = false;
};

Result<std::string> read_rules(const std::string& name) {
  if (name != standard_output) return real_files().read(name, largest_document);
  // At most one byte more than a document may have.
  std::string text(largest_document + 1, '\0');
  std::cin.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<std::size_t>(std::cin.gcount()));
  if (text.size() <= largest_document) return text;
  return fail(fmt::format("standard input is larger than {} MB", largest_document / 1'000'000));
}

/// Writes the changed mission, if anything is to be written.
Result<void> write(const RulesImport& import, const RulesOptions& options) {
  if (options.dry_run) return {};
  if (options.output == standard_output) {
    print(write_mission(import.mission));
    return {};
  }
  if (import.edits.edits.empty() && options.output.empty()) return {};
  return save_mission(real_files(), import.mission, options.output.empty() ? options.file : options.output);
}

ExitCode run_import(const RulesOptions& options) {
  const auto& target = options.output.empty() ? options.file : options.output;
  const bool to_output = target == standard_output;
  const auto rules = read_rules(options.rules);
  if (!rules) {
    complain(rules.error());
    return ExitCode::file;
  }
  const auto lock = options.dry_run || to_output ? FileLock() : lock_for_change(target);
  if (!lock) {
    complain(lock.error());
    return ExitCode::file;
  }
  const auto mission = open_mission(options.file);
  if (!mission) return ExitCode::file;
  const auto name = options.rules == standard_output ? "standard input" : shown(options.rules);
  const auto import = import_rules(*mission, *rules, name, options.prune ? MissingItems::go : MissingItems::stay);
  if (!import) {
    complain(import.error());
    complain("nothing was changed");
    return ExitCode::usage;
  }
  if (const auto written = write(*import, options); !written) {
    complain(written.error());
    return ExitCode::file;
  }
  for (const auto& error : import->refused) complain(error);
  const auto say = to_output ? log : print;
  const bool same = import->edits.edits.empty();
  const bool failed = same && !import->refused.empty();
  say(failed ? "Nothing was taken.\n" : same ? "Nothing to change.\n" : import->edits.text_form(*mission) + "\n");
  if (const auto findings = findings_about_lua(*import, name); !findings.empty()) {
    constexpr std::size_t most_shown = 20;
    for (const auto& finding : std::span(findings).first(std::min(findings.size(), most_shown))) {
      log(to_text(finding) + "\n");
    }
    const auto where = options.dry_run || to_output ? "bulkhead check" : "bulkhead check " + shown(target);
    log(fmt::format("The checks have {} about its Lua: {}\n", counted(findings.size(), "finding"), where));
  }
  return import->refused.empty() ? ExitCode::fine : ExitCode::findings;
}

void describe_rules_export(Command& command) {
  command.footer("Example: bulkhead rules export cinder-lock.bulkhead -o rules.lua");
  const auto options = std::make_shared<ExportOptions>();
  options->output = standard_output;
  command.add("FILE", options->file, "The mission").not_empty().required();
  command.add("-o,--output", options->output, "The file to write; - for standard output").not_empty().shows_default();
  command.on_run([options] { return run_export(*options); });
}

void describe_rules_import(Command& command) {
  command.footer(
      "Prints the edits that it makes, as `bulkhead edit` takes them. Of a section with a mistake nothing is taken;\n"
      "where that is, is said, and the exit code is 1. A heading that is broken ends it, with 2: nothing is taken.\n"
      "Example: bulkhead rules import cinder-lock.bulkhead rules.lua --dry-run");
  const auto options = std::make_shared<RulesOptions>();
  command.add("FILE", options->file, "The mission").not_empty().required();
  command.add("RULES", options->rules, "The file with its rules; - for standard input").not_empty().required();
  command.add("-o,--output", options->output, "Write the changed mission here instead; - for standard output")
      .not_empty();
  command.add_flag("--dry-run", options->dry_run, "Only say what would be changed");
  command.add_flag("--prune", options->prune, "Remove what the file does not have");
  command.on_run([options] { return run_import(*options); });
}

}  // namespace

void describe_rules(Command& command) {
  command.footer(
      "Example: bulkhead rules export cinder-lock.bulkhead -o rules.lua\n"
      "         bulkhead rules import cinder-lock.bulkhead rules.lua");
  command.add_command("export", "Write rules, objectives, actions, cards and tables as one Lua file",
                      describe_rules_export);
  command.add_command("import", "Take what was changed in such a file into the mission", describe_rules_import);
}

}  // namespace bulkhead
