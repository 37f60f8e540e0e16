// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <climits>
#include <iostream>
#include <memory>
#include <string>

#include "cli/commands.h"
#include "cli/console.h"
#include "cli/options.h"
#include "model/base/plain_text.h"
#include "model/io/file_system.h"
#include "scripting/battle/rehearsal.h"

namespace bulkhead {
namespace {

struct Options {
  std::string file;
  std::string decisions;
  std::string record;
  std::string format = "text";
  std::string seed;
};

ExitCode code_of(Rehearsal::Status status) {
  switch (status) {
    case Rehearsal::Status::needs:
    case Rehearsal::Status::ended: return ExitCode::fine;
    case Rehearsal::Status::failed:
    case Rehearsal::Status::stopped:
    case Rehearsal::Status::refused: return ExitCode::findings;
    case Rehearsal::Status::misunderstood: return ExitCode::usage;
    case Rehearsal::Status::broken: break;
  }
  return ExitCode::script;
}

/// A line of the terminal; nothing at its end.
std::optional<std::string> line_of(const std::string& question) {
  std::cerr << terminal_line(question) << "\n> " << std::flush;
  std::string line;
  return std::getline(std::cin, line) ? std::optional(line) : std::nullopt;
}

ExitCode run(const Options& options) {
  RehearsalOptions rehearsal;
  if (!options.seed.empty()) {
    rehearsal.seed = parse_int(options.seed, 0, INT_MAX);
    if (!rehearsal.seed) {
      complain(fmt::format("--seed: \"{}\" is no whole number from 0 to {}", quotable(options.seed), INT_MAX));
      return ExitCode::usage;
    }
  }
  const auto mission = open_mission(options.file);
  if (!mission) return ExitCode::file;
  if (options.decisions.empty()) {
    rehearsal.read = line_of;
    rehearsal.tell = [](const std::string& text) { std::cerr << terminal_line(text) << "\n"; };
  } else {
    auto text = real_files().read(options.decisions, largest_document);
    if (!text) {
      complain(text.error());
      return ExitCode::file;
    }
    rehearsal.decisions = std::move(*text);
  }
  auto played = rehearse(*mission, rehearsal);
  if (!played) {
    auto error = played.error();
    error.file = options.decisions;
    complain(error);
    return ExitCode::usage;
  }
  print(options.format == "json" ? played->json + "\n" : played->text);
  if (!options.record.empty()) {
    if (const auto written = save_atomically(real_files(), options.record, played->record); !written) {
      complain(written.error());
      return ExitCode::file;
    }
  }
  return code_of(played->status);
}

}  // namespace

void describe_rehearse(Command& command) {
  command.footer(
      "Without --decisions the lines come from the terminal: `go` goes on to the next moment, `go 2 attacker turn-end` "
      "to "
      "that one, `back` takes the last line back, `quit` ends.\n"
      "Example: bulkhead rehearse three-lamps.bulkhead --decisions evening.battle --record evening.record");
  const auto options = std::make_shared<Options>();
  command.add("FILE", options->file, "The mission").not_empty().required();
  command.add("--decisions", options->decisions, "What the players decide, a line each").not_empty();
  command.add("--seed", options->seed, "What the dice come from, a whole number").not_empty();
  command.add("--record", options->record, "The file for a record of the battle, which can be given as --decisions")
      .not_empty();
  add_format_option(command, options->format);
  command.on_run([options] { return run(*options); });
}

}  // namespace bulkhead
