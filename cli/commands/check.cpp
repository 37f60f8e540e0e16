// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>

#include "cli/check_text.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/options.h"
#include "exchange/findings/findings_json.h"
#include "exchange/findings/findings_junit.h"
#include "model/base/plain_text.h"
#include "model/io/file_lock.h"
#include "model/io/file_system.h"
#include "model/text/difference.h"
#include "workbench/all_checks.h"
#include "workbench/checking_items.h"
#include "workbench/fixing.h"
#include "workbench/games/played.h"
#include "workbench/in_parallel.h"
#include "workbench/library_on_demand.h"
#include "workbench/mission_files.h"
#include "workbench/untaken_fixes.h"

namespace bulkhead {
namespace {

/// Of the report of many battles.
constexpr std::uintmax_t largest_report = std::uintmax_t{16} << 20U;

struct Options {
  std::vector<std::string> files;
  std::string format = "text";
  std::vector<std::string> severities;
  std::vector<std::string> fix;
  std::vector<std::string> own;
  /// What many automatic battles came to, as JSON.
  std::string games;
  bool write = false;
  bool list = false;
};

/// What to do with each file.
struct Task {
  CheckRules rules;
  /// The checks whose findings are to be fixed, and whether all errors and warnings are.
  std::set<std::string> to_fix;
  bool fix_all = false;
  bool write = false;
  /// Which the report prints.
  ListedFixes fixes = ListedFixes::all;
};

/// What came of one file. `remarks` are to be said to the user, `said` printed where people read.
struct Outcome {
  CheckedMission checked;
  std::vector<std::string> remarks;
  std::string said;
  ExitCode code = ExitCode::fine;
};

tl::unexpected<Error> no_such_check(std::string_view option, std::string_view key) {
  return fail(fmt::format("{}: there is no check \"{}\"; `bulkhead check --list` shows them", option,
                          terminal_line(std::string(key))));
}

Result<SeveritySetting> read_severity(const std::string& text) {
  const auto sign = text.find('=');
  if (sign == std::string::npos) return fail("--severity: write KEY=error, KEY=warning, KEY=note or KEY=off");
  const auto key = text.substr(0, sign);
  if (find_check(key) == nullptr) return no_such_check("--severity", key);
  const auto level = parse_level(text.substr(sign + 1));
  if (!level) return fail(fmt::format("--severity {}: {}", key, level.error().message));
  return SeveritySetting{Id(key), *level, {}};
}

ListedFixes fixes_printed_as(const std::string& format) {
  if (format == "text") return ListedFixes::first;
  return format == "junit" ? ListedFixes::none : ListedFixes::all;
}

Result<Task> read_task(const Options& options) {
  Task task;
  task.write = options.write;
  task.fixes = fixes_printed_as(options.format);
  const auto settings = user_settings();
  task.rules = rules_of(settings);
  auto owned = owned_boxes(options.own, settings);
  if (!owned) return tl::unexpected(owned.error());
  task.rules.owned = std::move(*owned);
  if (!options.games.empty()) {
    const auto text = real_files().read(options.games, largest_report);
    if (!text) return tl::unexpected(text.error());
    auto games = read_played_games(*text);
    if (!games) return fail(fmt::format("--games {}: {}", quotable(options.games), games.error().message));
    task.rules.games = std::make_shared<const PlayedGames>(std::move(*games));
  }
  for (const auto& text : options.severities) {
    auto setting = read_severity(text);
    if (!setting) return tl::unexpected(setting.error());
    task.rules.severities.push_back(std::move(*setting));
  }
  for (const auto& key : options.fix) {
    if (key == "all") {
      task.fix_all = true;
    } else if (find_check(key) != nullptr) {
      task.to_fix.insert(key);
    } else {
      return no_such_check("--fix", key);
    }
  }
  if (options.write && options.fix.empty()) return fail("--write goes with --fix: it writes what was mended");
  return task;
}

/// What the checks say of a mission.
CheckedMission look_at(const Task& task, const std::string& file, const Mission& mission, ListedFixes fixes,
                       const std::stop_token& stop) {
  return listed(file, mission, check_mission(mission, task.rules, stop), fixes);
}

/// The checks whose findings are to be fixed.
std::vector<std::string> keys_to_fix(const Task& task, const Mission& mission) {
  std::vector<std::string> keys;
  for (const auto& check : all_checks()) {
    const bool grave = task.fix_all && level_of(check, mission, task.rules) >= Level::warning;
    if (grave || task.to_fix.contains(check.key)) keys.push_back(check.key);
  }
  return keys;
}

/// Says which of the fixes that are offered have not been taken, and why.
void say_what_is_untaken(const Task& task, const Mission& mission, Outcome& outcome, const std::stop_token& stop) {
  for (const auto& untaken : untaken_fixes(mission, keys_to_fix(task, mission), task.rules, stop)) {
    const auto why = untaken.against.empty()
                         ? std::string("no less would be found then")
                         : fmt::format("more would be found then by {}", fmt::join(untaken.against, ", "));
    outcome.remarks.push_back(fmt::format("{}: not mended: {} [{}]: {}", outcome.checked.file,
                                          terminal_line(untaken.edit), untaken.key, why));
  }
}

/// Fixes a mission as the task says and writes it, or says what would be written and what would be left. Gives what the
/// file holds then.
Mission fix_file(const Task& task, const std::filesystem::path& path, Mission mission, Outcome& outcome,
                 const std::stop_token& stop) {
  const auto& file = outcome.checked.file;
  auto fixed = fix_findings(mission, keys_to_fix(task, mission), all_checks(), task.rules, stop);
  if (fixed.gave_up) {
    outcome.remarks.push_back(fmt::format(
        "{}: some findings were not tried, as the fixes of many others do harm elsewhere; mend those one by one",
        file));
  }
  if (!fixed.gave_up && !fixed.at_limit) say_what_is_untaken(task, fixed.mission, outcome, stop);
  if (fixed.fixes.empty() || stop.stop_requested()) return mission;
  if (task.write) {
    if (const auto saved = save_mission(real_files(), fixed.mission, path); !saved) {
      outcome.remarks.push_back(to_text(saved.error()));
      outcome.code = ExitCode::file;
      return mission;
    }
  }
  for (const auto& fix : fixed.fixes) {
    outcome.said +=
        fmt::format("{}: {}: {} [{}]\n", file, task.write ? "mended" : "would mend", terminal_line(fix.edit), fix.key);
  }
  if (fixed.at_limit) {
    outcome.remarks.push_back(
        fmt::format("{}: no more than {} fixes are applied at once; mend it again for the others", file, most_fixes));
  }
  if (task.write) return std::move(fixed.mission);
  outcome.said += unified_difference(write_mission(mission), write_mission(fixed.mission), file);
  // Too few where the user has interrupted this; then none of it is printed.
  outcome.said += fmt::format("{}: with --write there would be left: {}\n", file,
                              counts_text(look_at(task, file, fixed.mission, ListedFixes::none, stop)));
  return mission;
}

/// Checks a file of the library that is no mission: an item or a system, or a terrain set, which is read. Nothing where
/// it is another file.
std::optional<Outcome> check_library_file(const Task& task, const std::filesystem::path& path,
                                          const std::stop_token& stop) {
  const auto text = real_files().read(path, largest_document);
  const auto head = text ? read_item_head(*text, path.string()) : tl::unexpected(text.error());
  if (!head || head->root == "mission" || head->root == "settings") return std::nullopt;
  Outcome outcome;
  outcome.checked.file = shown(path);
  Result<void> done;
  if (head->root == "system") {
    done = read_system(*text, path.string()).map([&](GameSystem&& system) {
      const auto checked = check_system(std::move(system), task.rules, stop);
      outcome.checked = listed(outcome.checked.file, checked.mission, checked.report, ListedFixes::none);
    });
  } else if (head->root == "terrain-set") {
    done = read_terrain_set(*text, path.string()).map([](const auto&) {});
  } else {
    const LibraryOnDemand library;
    done = read_item_file(*text, path.string()).and_then([&](const ReadItem& read) {
      for (const auto& remark : read.remarks) outcome.remarks.push_back("note: " + to_text(remark));
      return check_item(read.item, library, task.rules, stop).map([&](const CheckedItem& checked) {
        outcome.checked = listed(outcome.checked.file, checked.mission, checked.report, ListedFixes::none);
      });
    });
  }
  if (!done) {
    auto error = done.error();
    if (error.file.empty()) error.file = path.string();
    outcome.checked.unreadable = to_text(error);
    outcome.remarks.push_back(*outcome.checked.unreadable);
    outcome.code = ExitCode::file;
  } else if (gravest(outcome.checked) == Level::error) {
    outcome.code = ExitCode::findings;
  }
  return outcome;
}

/// Says of how many findings the report has no fixes, as there is no room for them.
void say_what_is_unlisted(Outcome& outcome) {
  if (outcome.checked.unlisted_fixes == 0) return;
  outcome.remarks.push_back(fmt::format(
      "{}: fixes of {} are not listed, as those before take 4 MB; --fix KEY shows what would mend those of one check",
      outcome.checked.file, counted(outcome.checked.unlisted_fixes, "finding")));
}

Outcome check_file(const Task& task, const std::filesystem::path& path, const std::stop_token& stop) {
  Outcome outcome;
  outcome.checked.file = shown(path);
  const auto lock = task.write ? lock_for_change(path) : FileLock();
  auto read = lock ? read_mission_file(path) : tl::unexpected(lock.error());
  if (!read) {
    if (auto of_library = check_library_file(task, path, stop)) return *of_library;
    outcome.checked.unreadable = to_text(read.error());
    outcome.remarks.push_back(*outcome.checked.unreadable);
    outcome.code = ExitCode::file;
    return outcome;
  }
  for (const auto& remark : read->remarks) outcome.remarks.push_back("note: " + to_text(remark));
  auto mission = std::move(read->mission);
  if (task.fix_all || !task.to_fix.empty()) mission = fix_file(task, path, std::move(mission), outcome, stop);
  outcome.checked = look_at(task, outcome.checked.file, mission, task.fixes, stop);
  say_what_is_unlisted(outcome);
  if (gravest(outcome.checked) == Level::error) outcome.code = worse(outcome.code, ExitCode::findings);
  return outcome;
}

/// All files that the user has named, or what is wrong with them.
std::vector<std::filesystem::path> all_files(const Options& options, ExitCode& result) {
  std::vector<std::filesystem::path> files;
  for (const auto& named : options.files) {
    const auto found = mission_files(named);
    files.insert(files.end(), found.files.begin(), found.files.end());
    for (const auto& problem : found.problems) {
      complain(problem);
      result = worse(result, ExitCode::file);
    }
  }
  // One that was named twice would be fixed twice at the same time.
  std::set<std::filesystem::path> seen;
  std::erase_if(files, [&](const auto& file) { return !seen.insert(file.lexically_normal()).second; });
  return files;
}

/// Prints a report of all files in a format for programs.
void print_report(const std::string& format, const std::vector<CheckedMission>& missions) {
  if (format == "json") print(findings_json(missions));
  if (format == "sarif") print(findings_sarif(missions, all_checks(), BULKHEAD_VERSION));
  if (format == "junit") print(findings_junit(missions, all_checks()));
}

ExitCode check_files(const Task& task, const Options& options) {
  watch_for_interrupt();
  if (!task.write) end_without_reader();
  auto result = ExitCode::fine;
  const auto files = all_files(options, result);
  const bool as_text = options.format == "text";
  std::vector<CheckedMission> missions;
  Progress progress("checked", files.size());
  const auto work = [&](std::size_t index, const std::stop_token& stop) {
    return check_file(task, files[index], stop);
  };
  const auto use = [&](Outcome outcome) {
    progress.clear();
    for (const auto& remark : outcome.remarks) complain(remark);
    if (!outcome.said.empty()) as_text ? print(outcome.said) : log(outcome.said);
    if (!as_text) {
      missions.push_back(std::move(outcome.checked));
    } else if (!outcome.checked.unreadable) {
      print(check_text(outcome.checked));
    }
    result = worse(result, outcome.code);
    progress.count();
  };
  const auto go_on = [&] {
    progress.show();
    return !interrupted();
  };
  in_parallel<Outcome>(files.size(), work, use, go_on);
  progress.clear();
  if (interrupted()) return ExitCode::interrupted;
  print_report(options.format, missions);
  return result;
}

ExitCode list_checks() {
  for (const auto& check : all_checks()) {
    print(fmt::format("{} ({})\n    {}\n", check.key, to_text(check.level), check.rule));
  }
  return ExitCode::fine;
}

ExitCode run(const Options& options) {
  if (options.list) return list_checks();
  if (options.files.empty()) {
    complain("check needs a mission or a folder of missions; `bulkhead check --list` shows what is checked");
    return ExitCode::usage;
  }
  const auto task = read_task(options);
  if (!task) {
    complain(task.error());
    return ExitCode::usage;
  }
  return check_files(*task, options);
}

}  // namespace

void describe_check(Command& command) {
  command.footer(
      "Example: bulkhead check *.bulkhead\n"
      "         bulkhead check missions/ --severity dead-end=off --format sarif > findings.sarif\n"
      "         bulkhead check my-killzone.bulkhead --fix missing-pillar --write");
  const auto options = std::make_shared<Options>();
  command
      .add_files("FILE", options->files, "Missions, files of the library, and folders in and below which missions lie")
      .not_empty();
  command
      .add("--format", options->format,
           "Print as text for people, as JSON, SARIF (code scanners) or JUnit (build servers)")
      .one_of({"text", "json", "sarif", "junit"})
      .shows_default();
  command
      .add("--severity", options->severities,
           "KEY=error, warning, note or off: what a check counts as, whatever the mission and your settings say")
      .type_name("KEY=LEVEL")
      .one_value_each();
  command
      .add("--fix", options->fix,
           "Mend what this check finds, where it can be mended; or all errors and warnings (a note is often "
           "meant: name its check)")
      .type_name("KEY|all")
      .one_value_each();
  add_own_option(command, options->own);
  command
      .add("--games", options->games,
           "What many automatic battles came to (rehearse --auto --games 1000 --format json): notes what nothing came "
           "of")
      .not_empty();
  command.add_flag("--write", options->write,
                   "Write what was mended; else it is only shown, as a difference, and what is in the file counts");
  command.add_flag("--list", options->list, "Show every check, and leave");
  command.on_run([options] { return run(*options); });
}

}  // namespace bulkhead
