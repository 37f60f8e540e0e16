// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <climits>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "cli/commands.h"
#include "cli/console.h"
#include "cli/options.h"
#include "model/base/plain_text.h"
#include "model/io/file_system.h"
#include "scripting/battle/battles_junit.h"
#include "scripting/battle/rehearsal.h"

namespace bulkhead {
namespace {

struct Options {
  std::string file;
  std::vector<std::string> decisions;
  std::string record;
  std::string format = "text";
  std::string seed;
};

ExitCode code_of(Rehearsal::Status status) {
  switch (status) {
    case Rehearsal::Status::needs:
    case Rehearsal::Status::ended: return ExitCode::fine;
    case Rehearsal::Status::faulty:
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

bool write_record(const Options& options, const Rehearsal& played) {
  if (options.record.empty()) return true;
  const auto written = save_atomically(real_files(), options.record, played.record);
  if (!written) complain(written.error());
  return written.has_value();
}

/// Along one file of decisions; what is wrong with the file is said.
ExitCode play_file(const Mission& mission, const std::string& file, RehearsalOptions options, PlayedBattle& battle) {
  battle.file = file;
  auto text = real_files().read(file, largest_document);
  if (!text) {
    complain(text.error());
    battle.unreadable = text.error().message;
    return ExitCode::file;
  }
  options.decisions = std::move(*text);
  auto played = rehearse(mission, options);
  if (!played) {
    auto error = played.error();
    error.file = file;
    complain(error);
    battle.unreadable = fmt::format("Line {}: {}", error.line, error.message);
    return ExitCode::usage;
  }
  battle.rehearsal = std::move(*played);
  return code_of(battle.rehearsal->status);
}

/// One battle as text is all that happened; of several it is a line each.
void print_battles(const Options& options, const std::vector<PlayedBattle>& battles) {
  if (options.format == "junit") return print(battles_junit(options.file, battles));
  if (battles.size() == 1) {
    if (!battles.front().rehearsal) return;
    return print(options.format == "json" ? battles.front().rehearsal->json + "\n" : battles.front().rehearsal->text);
  }
  std::string all = options.format == "json" ? "[" : "";
  for (const auto& battle : battles) {
    if (options.format == "text") {
      all += fmt::format("{}: {}\n", quotable(battle.file), verdict(battle));
    } else if (battle.rehearsal) {
      // The file becomes the first field of the battle's own object.
      all += fmt::format("{}{{\"file\":{},{}", all.size() > 1 ? ",\n" : "",
                         nlohmann::json(made_fit(battle.file)).dump(), battle.rehearsal->json.substr(1));
    }
  }
  print(options.format == "json" ? all + "]\n" : all);
}

ExitCode play_files(const Options& options, const Mission& mission, const RehearsalOptions& rehearsal) {
  auto result = ExitCode::fine;
  std::vector<PlayedBattle> battles(options.decisions.size());
  for (std::size_t index = 0; index < battles.size(); ++index) {
    result = worse(result, play_file(mission, options.decisions[index], rehearsal, battles[index]));
  }
  print_battles(options, battles);
  if (battles.size() == 1 && battles.front().rehearsal && !write_record(options, *battles.front().rehearsal)) {
    return ExitCode::file;
  }
  return result;
}

ExitCode play_in_terminal(const Options& options, const Mission& mission, RehearsalOptions rehearsal) {
  rehearsal.read = line_of;
  rehearsal.tell = [](const std::string& text) { std::cerr << terminal_line(text) << "\n"; };
  const auto played = rehearse(mission, rehearsal);
  if (!played) {
    complain(played.error());
    return ExitCode::usage;
  }
  print(options.format == "json" ? played->json + "\n" : played->text);
  return write_record(options, *played) ? code_of(played->status) : ExitCode::file;
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
  if (options.decisions.size() > 1 && !options.record.empty()) {
    complain("--record keeps one battle: name one file of decisions");
    return ExitCode::usage;
  }
  if (options.decisions.empty() && options.format == "junit") {
    complain("--format junit tells of battles that are written down: name them with --decisions");
    return ExitCode::usage;
  }
  const auto mission = open_mission(options.file);
  if (!mission) return ExitCode::file;
  return options.decisions.empty() ? play_in_terminal(options, *mission, rehearsal)
                                   : play_files(options, *mission, rehearsal);
}

}  // namespace

void describe_rehearse(Command& command) {
  command.footer(
      "Without --decisions the lines come from the terminal: `go` goes on to the next moment, `go 2 attacker turn-end` "
      "to "
      "that one, `back` takes the last line back, `quit` ends.\n"
      "Example: bulkhead rehearse three-lamps.bulkhead --decisions evening.battle --record evening.record\n"
      "         bulkhead rehearse three-lamps.bulkhead --decisions battles/*.battle --format junit > battles.xml");
  const auto options = std::make_shared<Options>();
  command.add("FILE", options->file, "The mission").not_empty().required();
  command
      .add("--decisions", options->decisions, "What the players decide, a line each; of several files each is a battle")
      .not_empty();
  command.add("--seed", options->seed, "What the dice come from, a whole number").not_empty();
  command.add("--record", options->record, "The file for a record of the battle, which can be given as --decisions")
      .not_empty();
  command.add("--format", options->format, "Print as text for people, as JSON, or as JUnit (build servers)")
      .one_of({"text", "json", "junit"})
      .shows_default();
  command.on_run([options] { return run(*options); });
}

}  // namespace bulkhead
