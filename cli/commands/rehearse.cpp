// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <climits>
#include <cstdint>
#include <filesystem>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <unistd.h>
#include <vector>

#include "cli/commands.h"
#include "cli/console.h"
#include "cli/games.h"
#include "cli/options.h"
#include "model/base/plain_text.h"
#include "model/io/file_system.h"
#include "scripting/battle/battles_junit.h"
#include "scripting/battle/games.h"
#include "scripting/battle/rehearsal.h"
#include "scripting/limits.h"
#include "scripting/worker/relay.h"
#include "scripting/worker/worker_room.h"
#include "workbench/games/plot.h"

namespace bulkhead {
namespace {

struct Options {
  std::string file;
  std::vector<std::string> decisions;
  std::string record;
  std::string format = "text";
  std::string seed;
  /// How far it goes by itself.
  std::string to;
  bool step = false;
  bool round = false;
  bool to_end = false;
  /// Another program plays, by the protocol.
  bool stdio = false;
  /// Nobody plays: one battle, or many.
  bool automatic = false;
  std::string games;
  std::string seeds;
  std::string jobs;
  std::string plot;
  std::vector<std::string> summarise;

  [[nodiscard]] bool is_of_many() const {
    return !games.empty() || !seeds.empty() || format == "jsonl" || !plot.empty();
  }
};

/// The line that is said behind the others, so that the battle goes on by itself; nothing where several are wished for.
std::optional<std::string> go_on(const Options& options) {
  if ((options.to.empty() ? 0 : 1) + (options.step ? 1 : 0) + (options.round ? 1 : 0) + (options.to_end ? 1 : 0) > 1) {
    return std::nullopt;
  }
  if (options.step) return "go";
  if (options.round) return "go round-end";
  if (options.to_end) return "go end";
  return options.to.empty() ? "" : "go " + options.to;
}

ExitCode code_of(Rehearsal::Status status) {
  switch (outcome_of(status)) {
    case Rehearsal::Outcome::played: return ExitCode::fine;
    case Rehearsal::Outcome::failed: return ExitCode::findings;
    case Rehearsal::Outcome::misunderstood: return ExitCode::usage;
    case Rehearsal::Outcome::broken: break;
  }
  return ExitCode::script;
}

/// A line of the terminal; nothing at its end.
std::optional<std::string> line_of(const Asked& asked) {
  std::cerr << terminal_line(asked.question) << "\n> " << std::flush;
  std::string line;
  return std::getline(std::cin, line) ? std::optional(line) : std::nullopt;
}

/// The file for a record. What stood there before the battle is kept beside it, once.
class RecordFile {
 public:
  explicit RecordFile(const Options& options) : path_(options.record) {}

  /// While it is played, so that a terminal that is closed takes no battle with it: before each line what was decided
  /// until then. Where only the head is there, the file stays as it was.
  void keep(const Asked& asked) {
    if (path_.empty()) return;
    const auto record = asked.record();
    if (!record) return;
    if (last_ && *last_ != *record) static_cast<void>(write(*record));
    last_ = *record;
  }

  /// Once it is over; false where that fails.
  bool finish(const Rehearsal& played) {
    if (path_.empty()) return true;
    if (played.record.empty()) {
      complain(is_written_
                   ? "--record: there is no record of how this battle ended; the file has it up to the last line"
                   : "--record: there is no record of this battle, so the file stays as it was");
      return true;
    }
    return write(played.record);
  }

 private:
  bool write(const std::string& record) {
    const auto written = save_atomically(real_files(), path_, record, is_written_ ? Backup::none : Backup::keep);
    is_written_ = is_written_ || written;
    // The same at each line is said once.
    if (!written && complained_ != written.error().message) complain(written.error());
    complained_ = written ? "" : written.error().message;
    return written.has_value();
  }

  std::string path_;
  std::optional<std::string> last_;
  bool is_written_ = false;
  std::string complained_;
};

/// That nothing was played at all.
void complain_of(Error error, const RehearsalOptions& options) {
  constexpr std::string_view by_words = "go ";
  if (error.line == 0 && options.go_on.starts_with(by_words) && options.go_on != "go end")
    error.message.insert(0, "--to: ");
  complain(error);
}

/// Along one file of decisions; what is wrong with the file is said.
ExitCode play_file(WorkerRoom& room, const std::string& file, RehearsalOptions options, PlayedBattle& battle) {
  battle.file = file;
  auto text = real_files().read(file, WorkerLimits{}.longest_decisions);
  if (!text) {
    complain(text.error());
    battle.unreadable = text.error().message;
    return ExitCode::file;
  }
  options.decisions = std::move(*text);
  auto played = room.play(options);
  if (!played) {
    auto error = played.error();
    // What is wrong with no line of it is wrong with how far it goes on, where that is said in words.
    if (error.line > 0) error.file = file;
    complain_of(error, options);
    battle.unreadable = error.line > 0 ? fmt::format("Line {}: {}", error.line, error.message) : error.message;
    return ExitCode::usage;
  }
  battle.rehearsal = std::move(*played);
  return code_of(battle.rehearsal->status);
}

/// A battle of several as an object: its file is the first field. Where it could not be played, its status is
/// `unreadable`, and the message says why.
std::string object_of(const PlayedBattle& battle) {
  const auto file = nlohmann::json(made_fit(battle.file)).dump();
  if (battle.rehearsal) return fmt::format("{{\"file\":{},{}", file, battle.rehearsal->json.substr(1));
  return fmt::format("{{\"file\":{},\"status\":\"unreadable\",\"message\":{}}}", file,
                     nlohmann::json(made_fit(battle.unreadable)).dump());
}

void print_battle(const Options& options, const Rehearsal& battle) {
  print(options.format == "json" ? battle.json + "\n" : terminal_text(battle.text));
}

/// One battle as text is all that happened; of several it is a line each.
void print_battles(const Options& options, const std::vector<PlayedBattle>& battles) {
  if (options.format == "junit") return print(battles_junit(options.file, battles));
  if (battles.size() == 1) {
    if (!battles.front().rehearsal) return;
    return print_battle(options, *battles.front().rehearsal);
  }
  std::string all = options.format == "json" ? "[" : "";
  for (const auto& battle : battles) {
    if (options.format == "text") {
      all += terminal_line(fmt::format("{}: {}", quotable(battle.file), verdict(battle))) + "\n";
    } else {
      all += (all.size() > 1 ? ",\n" : "") + object_of(battle);
    }
  }
  print(options.format == "json" ? all + "]\n" : all);
}

ExitCode play_files(const Options& options, WorkerRoom& room, const RehearsalOptions& rehearsal) {
  auto result = ExitCode::fine;
  std::vector<PlayedBattle> battles(options.decisions.size());
  for (std::size_t index = 0; index < battles.size(); ++index) {
    result = worse(result, play_file(room, options.decisions[index], rehearsal, battles[index]));
  }
  print_battles(options, battles);
  if (battles.size() == 1 && battles.front().rehearsal && !RecordFile(options).finish(*battles.front().rehearsal)) {
    return ExitCode::file;
  }
  return result;
}

/// Without lines, as far as it goes by itself.
ExitCode play_by_itself(const Options& options, WorkerRoom& room, const RehearsalOptions& rehearsal) {
  const auto played = room.play(rehearsal);
  if (!played) {
    complain_of(played.error(), rehearsal);
    return ExitCode::usage;
  }
  print_battle(options, *played);
  return RecordFile(options).finish(*played) ? code_of(played->status) : ExitCode::file;
}

ExitCode play_in_terminal(const Options& options, WorkerRoom& room, RehearsalOptions rehearsal) {
  RecordFile record(options);
  rehearsal.read = [&record](const Asked& asked) {
    record.keep(asked);
    return line_of(asked);
  };
  rehearsal.tell = [](const std::string& text) { std::cerr << terminal_line(text) << "\n"; };
  std::cerr << "Type `what now` for what may be decided, `help` for what else can be typed.\n";
  const auto played = room.play(rehearsal);
  if (!played) {
    complain(played.error());
    return ExitCode::usage;
  }
  print_battle(options, *played);
  return record.finish(*played) ? code_of(played->status) : ExitCode::file;
}

/// Another program plays; it may send the mission itself.
ExitCode answer_requests(Result<WorkerRoom> room) {
  if (!room) {
    complain(room.error());
    return ExitCode::file;
  }
  // Who has asked and reads no answer is gone, even where somebody else still could ask.
  end_without_reader();
  const bool is_taken = relay(*room, STDIN_FILENO, [](std::string_view line) {
    print(std::string(line) + "\n");
    return finish_output();
  });
  return is_taken ? ExitCode::fine : ExitCode::file;
}

/// What other options say means nothing where another program plays.
bool has_more(const Options& options) {
  return !options.decisions.empty() || !options.record.empty() || !options.seed.empty() || options.automatic ||
         options.format != "text" || !go_on(options).value_or("go").empty();
}

/// The seeds of many battles: those that are named, or so many from one on.
Result<Seeds> seeds_of(const Options& options) {
  if (!options.seeds.empty()) {
    if (!options.games.empty() || !options.seed.empty()) return fail("--seeds says it all: without --games and --seed");
    return parse_seeds(options.seeds);
  }
  const auto first = options.seed.empty() ? std::optional(1) : parse_int(options.seed, 0, INT_MAX);
  const auto count =
      options.games.empty() ? std::optional(1) : parse_int(options.games, 1, static_cast<int>(most_games));
  if (!first)
    return fail(fmt::format("--seed: \"{}\" is no whole number from 0 to {}", quotable(options.seed), INT_MAX));
  if (!count) {
    return fail(fmt::format("--games: \"{}\" is no whole number from 1 to {}", quotable(options.games), most_games));
  }
  return Seeds{*first, std::int64_t{*first} + *count - 1};
}

/// What is too large to be played is not read: that takes many times its bytes.
std::optional<Mission> mission_to_play(const std::filesystem::path& file) {
  std::error_code unknown;
  const auto size = std::filesystem::file_size(file, unknown);
  if (unknown) return open_mission(file);
  if (const auto can = check_document_to_play(size); !can) {
    complain(Error{can.error().message, file.string(), 0, 0});
    return std::nullopt;
  }
  return open_mission(file);
}

ExitCode usage(std::string_view why) {
  complain(why);
  return ExitCode::usage;
}

ExitCode run_many(const Options& options) {
  const bool by_hand = !options.decisions.empty() || !options.record.empty() || !go_on(options).value_or("go").empty();
  if (by_hand)
    return usage("of many battles there are no --decisions, no --record and no --to, --step, --round or --to-end");
  if (options.format == "junit")
    return usage("--format junit tells of battles that are written down: name them with --decisions");
  const auto seeds = seeds_of(options);
  if (!seeds) return usage(seeds.error().message);
  const auto jobs = options.jobs.empty() ? std::optional(1) : parse_int(options.jobs, 1, 256);
  if (!jobs) return usage(fmt::format("--jobs: \"{}\" is no whole number from 1 to 256", quotable(options.jobs)));
  const auto mission = mission_to_play(options.file);
  if (!mission) return ExitCode::file;
  return print_games(*mission, *seeds, static_cast<std::size_t>(*jobs), {options.format, options.plot});
}

ExitCode run_summary(const Options& options) {
  const bool plays = options.automatic || !options.file.empty() || !options.decisions.empty() ||
                     !options.seed.empty() || !options.games.empty() || !options.seeds.empty();
  if (plays) return usage("--summarise plays nothing: beside it come only --format text or json and --plot");
  if (options.format != "text" && options.format != "json") return usage("--summarise prints text or json");
  return summarise_games(options.summarise, {options.format, options.plot});
}

ExitCode run(const Options& options) {
  if (options.stdio && has_more(options)) {
    return usage("--stdio says nothing by itself: what is wished for comes with its requests");
  }
  if (!options.plot.empty()) {
    if (const auto can = can_plot_as(options.plot); !can) return usage("--plot: " + can.error().message);
  }
  if (!options.summarise.empty()) return run_summary(options);
  if (options.file.empty() && !options.stdio) return usage("name the mission, or --summarise files of battles");
  if (!options.automatic && (options.is_of_many() || !options.jobs.empty())) {
    return usage("--games, --seeds, --jobs, --plot and --format jsonl are of battles that nobody plays: add --auto");
  }
  if (options.is_of_many()) return run_many(options);
  RehearsalOptions rehearsal;
  rehearsal.automatic = options.automatic;
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
  if (options.record == "-") return usage("--record keeps the battle in a file: standard output has what happened");
  if (options.decisions.empty() && options.format == "junit") {
    complain("--format junit tells of battles that are written down: name them with --decisions");
    return ExitCode::usage;
  }
  const auto line = go_on(options);
  if (!line) {
    complain("--to, --step, --round and --to-end each say how far the battle goes by itself: give one of them");
    return ExitCode::usage;
  }
  if (find_unfit(*line) != std::string::npos || line->find('\n') != std::string::npos) {
    complain(fmt::format("--to: \"{}\" is no moment", quotable(options.to)));
    return ExitCode::usage;
  }
  rehearsal.go_on = *line;
  if (options.file.empty()) return answer_requests(WorkerRoom::open());
  const auto mission = mission_to_play(options.file);
  if (!mission) return ExitCode::file;
  if (options.automatic && !line->empty())
    return usage("--auto goes on to the end by itself: without --to, --step, --round and --to-end");
  if (options.automatic && options.decisions.empty()) {
    if (const auto can = can_play_itself(*mission); !can) return usage(can.error().message);
  }
  if (options.stdio) return answer_requests(WorkerRoom::open(*mission));
  auto room = WorkerRoom::open(*mission);
  if (!room) {
    complain(room.error());
    return ExitCode::file;
  }
  if (!options.decisions.empty()) return play_files(options, *room, rehearsal);
  const bool by_itself = options.automatic || !line->empty();
  return by_itself ? play_by_itself(options, *room, rehearsal) : play_in_terminal(options, *room, rehearsal);
}

}  // namespace

void describe_rehearse(Command& command) {
  command.footer(
      "Without --decisions the lines come from the terminal: `go` goes on to the next moment, `go 2 attacker turn-end` "
      "to "
      "that one, `what now` says what may be decided, `back` takes the last line back, `quit` ends.\n"
      "Example: bulkhead rehearse three-lamps.bulkhead --decisions evening.battle --record evening.record\n"
      "         bulkhead rehearse three-lamps.bulkhead --decisions battles/*.battle --format junit > battles.xml\n"
      "         bulkhead rehearse three-lamps.bulkhead --auto --games 1000 --jobs 2 --plot points.pdf");
  const auto options = std::make_shared<Options>();
  command.add("FILE", options->file, "The mission").not_empty();
  command
      .add("--decisions", options->decisions, "What the players decide, a line each; of several files each is a battle")
      .not_empty();
  command.add("--seed", options->seed, "What the dice come from, a whole number").not_empty();
  command.add("--to", options->to, "Goes on by itself behind the lines: to a moment, in the words of `go`").not_empty();
  command.add_flag("--step", options->step, "The same, to the next moment");
  command.add_flag("--round", options->round, "The same, to the end of a round");
  command.add_flag("--to-end", options->to_end, "The same, to the end of the battle");
  command.add_flag("--stdio", options->stdio,
                   "Answer requests of another program, a line of JSON each (docs/rehearsal-protocol.md)");
  command.add("--record", options->record, "The file for a record of the battle, which can be given as --decisions")
      .not_empty();
  command.add_flag("--auto", options->automatic,
                   "Nobody plays: both sides by the game's caricature of fighting, which predicts nothing");
  command.add("--games", options->games, "So many such battles, with seeds from --seed or 1 on").not_empty();
  command.add("--seeds", options->seeds, "The same, with these: 1..1000").not_empty();
  command.add("--jobs", options->jobs, "In so many processes at once; 1 if not said").not_empty();
  command.add("--plot", options->plot, "The file for a picture of their points by round: .svg, .pdf or .png")
      .not_empty();
  command.add("--summarise", options->summarise, "What the battles in files of --format jsonl came to").not_empty();
  command
      .add("--format", options->format,
           "Print as text for people, as JSON, as JUnit (build servers), or of many battles a line of JSON for each")
      .one_of({"text", "json", "jsonl", "junit"})
      .shows_default();
  command.on_run([options] { return run(*options); });
}

}  // namespace bulkhead
