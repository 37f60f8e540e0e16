// SPDX-License-Identifier: MIT
#include "cli/games.h"

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <utility>

#include "cli/console.h"
#include "cli/options.h"
#include "model/io/file_system.h"
#include "scripting/battle/games.h"
#include "workbench/games/playing.h"
#include "workbench/games/plot.h"
#include "workbench/games/report.h"
#include "workbench/games/summary.h"

namespace bulkhead {
namespace {

/// Of a hundred thousand battles with all that may be said of each.
constexpr std::uintmax_t largest_lines = std::uintmax_t{1} << 30U;

bool write_plot(const GamesSummary& summary, const GamesOutput& output) {
  if (output.plot.empty() || summary.games() == 0) return true;
  auto made = games_plot(summary, output.plot);
  if (!made) {
    complain(made.error());
    return false;
  }
  const auto written = save_atomically(real_files(), output.plot, *made);
  if (!written) complain(written.error());
  return written.has_value();
}

ExitCode finish(const GamesSummary& summary, const GamesOutput& output) {
  if (output.format == "text") print(terminal_text(games_text(summary)));
  if (output.format == "json") print(games_json(summary));
  if (!write_plot(summary, output)) return ExitCode::file;
  if (summary.broken() > 0) return ExitCode::script;
  return summary.error_count() > 0 ? ExitCode::findings : ExitCode::fine;
}

/// Takes the lines of a text in; complains about the first that is none.
bool add_lines(GamesSummary& summary, std::string_view text, const std::string& file) {
  int number = 0;
  while (!text.empty()) {
    const auto end = std::min(text.find('\n'), text.size());
    auto line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    ++number;
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (line.empty()) continue;
    auto added = summary.add(line);
    if (added) continue;
    added.error().file = file;
    added.error().line = number;
    complain(added.error());
    return false;
  }
  return true;
}

}  // namespace

ExitCode print_games(const Mission& mission, Seeds seeds, std::size_t jobs, const GamesOutput& output) {
  if (const auto can = can_play_itself(mission); !can) {
    complain(can.error());
    return ExitCode::usage;
  }
  watch_for_interrupt();
  Progress progress("played", seeds.count(), Progress::Rate::shown);
  GamesSummary summary;
  const auto use = [&](const std::string& line) {
    progress.count();
    // A line of our own is one.
    if (!summary.add(line)) return;
    if (output.format != "jsonl") return;
    progress.clear();
    print(line + "\n");
  };
  const auto go_on = [&] {
    progress.show();
    return !interrupted();
  };
  const auto played = play_games_in_parallel(mission, seeds, jobs, use, go_on);
  progress.clear();
  if (!played) {
    // Nothing could be started that plays.
    complain(played.error());
    return ExitCode::file;
  }
  const auto result = finish(summary, output);
  return interrupted() ? ExitCode::interrupted : result;
}

ExitCode summarise_games(const std::vector<std::string>& files, const GamesOutput& output) {
  GamesSummary summary;
  for (const auto& file : files) {
    const auto text = real_files().read(file, largest_lines);
    if (!text) {
      complain(text.error());
      return ExitCode::file;
    }
    if (!add_lines(summary, *text, file)) return ExitCode::usage;
  }
  return finish(summary, output);
}

}  // namespace bulkhead
