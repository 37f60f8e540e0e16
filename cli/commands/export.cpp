// SPDX-License-Identifier: MIT
#include "workbench/export.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>
#include <set>
#include <stop_token>
#include <string>
#include <system_error>
#include <vector>

#include "cli/commands.h"
#include "cli/console.h"
#include "cli/export_words.h"
#include "cli/options.h"
#include "exchange/sheets/exported_json.h"
#include "exchange/sheets/sheets.h"
#include "model/base/plain_text.h"
#include "model/io/file_system.h"
#include "workbench/all_checks.h"
#include "workbench/checking.h"
#include "workbench/in_parallel.h"
#include "workbench/mission_files.h"

namespace bulkhead {
namespace {

struct Options {
  std::vector<std::string> files;
  std::string output;
  std::string format = "text";
  ExportChoices choices;

  [[nodiscard]] bool to_output() const { return output == standard_output; }
};

/// Whether every option that was given says something about the target; complains if not.
bool all_apply(const Options& options, const Exporter& exporter) {
  for (const auto& [key, text] : options.choices) {
    if (applies(exporter, options.choices, key)) {
      const auto idle = idle_because(exporter, options.choices, key);
      if (idle.empty()) continue;
      complain(fmt::format("--{} means nothing {}", key, idle));
    } else if (find_option(exporter, key) != nullptr) {
      const auto chosen = chosen_sheets(options.choices);
      const auto of_others = sheets_with(key);
      complain(fmt::format("--{} means nothing for the sheet {}; it is one of {}. What may be said of {}: {}", key,
                           chosen.front()->id, listed({of_others.begin(), of_others.end()}, " and "),
                           chosen.front()->id, options_of(chosen)));
    } else {
      complain(fmt::format("--{} means nothing for {}; use it for {}, or leave it out", key, shown(options.output),
                           targets_of(key)));
    }
    return false;
  }
  return true;
}

/// What is asked for, or complains. On a stream the bundle is one file, as sheets are.
const Exporter* asked_for(const Options& options) {
  auto exporter = exporter_for(options.output, options.choices);
  if (options.to_output()) exporter = &exporter_of(options.choices.contains(sheet_option().key) ? "map-pdf" : "zip");
  if (!exporter) {
    complain(exporter.error());
    return nullptr;
  }
  return all_apply(options, **exporter) ? *exporter : nullptr;
}

/// A mission that is to be exported, and what its files are called.
struct Source {
  std::filesystem::path file;
  std::string name;
};

/// What came of one mission.
struct Outcome {
  std::string file;
  Result<Exported> made = fail("");
  /// Has what is written already.
  std::unique_ptr<ExportWriter> writer;
  /// To be said to the user before anything else.
  std::vector<std::string> remarks;
  /// Of what went well so far.
  ExitCode code = ExitCode::fine;
  /// The mission has some.
  bool has_errors = false;
};

/// What is done with each mission.
struct Task {
  const Exporter& exporter;
  const Options& options;
  CheckRules rules;
  /// Whether it is one of several, so that what is said of it names it.
  bool several = false;
};

Outcome make(const Task& task, const Source& source, const std::stop_token& stop) {
  Outcome outcome;
  outcome.file = shown(source.file);
  const auto read = read_mission_file(source.file);
  if (!read) {
    outcome.made = tl::unexpected(read.error());
    outcome.code = ExitCode::file;
    return outcome;
  }
  for (const auto& remark : read->remarks) outcome.remarks.push_back("note: " + to_text(remark));
  ExportWatch watch;
  watch.stop = stop;
  if (!task.options.to_output()) {
    outcome.writer = std::make_unique<ExportWriter>(real_files(), task.options.output);
    watch.keep = [writer = outcome.writer.get()](const BundleFile& file) { return writer->keep(file); };
  }
  outcome.made = task.exporter.make({read->mission, task.options.choices, watch, source.name});
  if (!outcome.made) {
    outcome.code = outcome.made.error().file.empty() ? ExitCode::usage : ExitCode::file;
    return outcome;
  }
  // The others are written all the same.
  if (std::ranges::any_of(outcome.made->sheets, &SheetReport::failed)) outcome.code = ExitCode::usage;
  const auto context = check_context(read->mission, task.rules, Snapshot::make(read->mission));
  outcome.has_errors = !errors_among(all_checks(), context).empty();
  if (outcome.has_errors) outcome.code = worse(outcome.code, ExitCode::findings);
  return outcome;
}

/// Writes what was made and says so; gives what was written.
ExportedFiles write(const Task& task, Outcome& outcome) {
  const auto& options = task.options;
  for (const auto& remark : outcome.remarks) complain(remark);
  if (!outcome.made) {
    auto error = outcome.made.error();
    if (error.file.empty() && task.several) error.file = outcome.file;
    complain(error);
    return {};
  }
  ExportedFiles exported{{}, outcome.made->sheets, outcome.made->remarks};
  if (options.to_output()) {
    print(outcome.made->files.front().content);
  } else {
    const auto written = outcome.writer->write(*outcome.made);
    if (!written) {
      complain(written.error());
      outcome.code = ExitCode::file;
      return {};
    }
    for (const auto& file : *written) exported.paths.push_back(shown(file));
    for (auto& remark : remarks_beside(*outcome.made, options.output)) exported.remarks.push_back(std::move(remark));
    if (options.format == "text") {
      for (const auto& path : exported.paths) print(path + "\n");
    }
  }
  for (const auto& remark : exported.remarks) complain((task.several ? outcome.file + ": " : "") + "note: " + remark);
  if (outcome.has_errors) {
    complain(fmt::format("this mission has errors; `bulkhead check {}` lists them", outcome.file));
  }
  return exported;
}

/// All missions that were named; complains of what is none.
std::vector<Source> all_sources(const Options& options, ExitCode& result) {
  std::vector<Source> sources;
  std::set<std::filesystem::path> seen;
  for (const auto& named : options.files) {
    const auto found = mission_files(named);
    for (const auto& problem : found.problems) {
      complain(problem);
      result = worse(result, ExitCode::file);
    }
    for (const auto& file : found.files) {
      if (!seen.insert(file.lexically_normal()).second) continue;
      sources.push_back({file, file == standard_output ? std::string() : file.stem().string()});
    }
  }
  return sources;
}

/// Whether files of several missions go into a folder, each under a name of its own; complains if not.
bool have_names_of_their_own(const Options& options, const std::vector<Source>& sources) {
  if (!names_folder(options.output) || options.to_output()) {
    complain(fmt::format("several missions go into a folder: end {} in /", shown(options.output)));
    return false;
  }
  std::map<std::string, std::filesystem::path> named;
  for (const auto& source : sources) {
    const auto [first, is_new] = named.emplace(source.name, source.file);
    if (is_new) continue;
    complain(fmt::format("{} and {} would go into files of the same names; export one of them to another folder",
                         shown(first->second), shown(source.file)));
    return false;
  }
  return true;
}

ExitCode export_several(const Task& task, const std::vector<Source>& sources, std::vector<ExportedFiles>& exported) {
  auto result = ExitCode::fine;
  Progress progress("exported", sources.size());
  const auto work = [&](std::size_t index, const std::stop_token& stop) { return make(task, sources[index], stop); };
  const auto use = [&](Outcome outcome) {
    progress.clear();
    exported.push_back(write(task, outcome));
    result = worse(result, outcome.code);
    progress.count();
  };
  const auto go_on = [&] {
    progress.show();
    return true;
  };
  in_parallel<Outcome>(sources.size(), work, use, go_on);
  progress.clear();
  return result;
}

bool names_existing_folder(const std::vector<std::string>& files) {
  std::error_code ignored;
  return std::any_of(files.begin(), files.end(),
                     [&](const auto& file) { return std::filesystem::is_directory(file, ignored); });
}

ExitCode run(Options options) {
  if (options.to_output() && options.format != "text") {
    complain("--format json is printed where -o - prints what is exported; name a file instead");
    return ExitCode::usage;
  }
  auto found = ExitCode::fine;
  const auto sources = all_sources(options, found);
  const bool several = sources.size() > 1 || names_existing_folder(options.files);
  if (several && !have_names_of_their_own(options, sources)) return ExitCode::usage;
  // A folder of several bundles would be one in which each replaces the others.
  if (several) options.choices.try_emplace(std::string(sheet_option().key), sheet_option().usual);
  const auto* exporter = asked_for(options);
  if (exporter == nullptr) return ExitCode::usage;
  const Task task{*exporter, options, rules_of(user_settings()), several};
  std::vector<ExportedFiles> exported;
  auto result = ExitCode::fine;
  if (several) {
    result = export_several(task, sources, exported);
  } else if (!sources.empty()) {
    auto outcome = make(task, sources.front(), {});
    exported.push_back(write(task, outcome));
    result = outcome.code;
  }
  if (options.format == "json") print(exported_json(exported));
  return worse(result, found);
}

/// Adds `--<key>` for an exporter's option, which refuses what the option does.
void add(Command& command, ExportChoices& choices, const ExportOption& option) {
  const std::string key(option.key);
  const auto name = "--" + key;
  const std::string help(option.help);
  const auto take = [&choices, key](const std::string& text) { choices[key] = text; };
  const auto take_all = [&choices, key](const std::vector<std::string>& texts) {
    choices[key] = fmt::format("{}", fmt::join(texts, " "));
  };
  auto added = option.takes == ExportOption::Takes::nothing ? command.add_flag(
                                                                  name, [take] { take("on"); }, help)
               : option.takes == ExportOption::Takes::several ? command.add_several(name, take_all, help)
                                                              : command.add(name, take, help);
  if (!option.group.empty()) added.group(std::string(option.group));
  if (option.takes == ExportOption::Takes::nothing) return;
  if (!option.usual.empty()) added.shows_default(option.usual);
  if (option.check) {
    added.check([check = option.check](const std::string& text) {
      const auto good = check(text);
      return good ? std::string() : good.error().message;
    });
  } else {
    std::vector<std::string> texts;
    for (const auto& choice : option.choices) texts.push_back(choice.text);
    added.one_of(std::move(texts));
  }
}

}  // namespace

void describe_export(Command& command) {
  command.footer(
      "Example: bulkhead export cinder-lock.bulkhead -o cinder-lock/\n"
      "         bulkhead export cinder-lock.bulkhead -o map.pdf --paper A3\n"
      "         bulkhead export missions/ -o paper/ --sheet all\n"
      "The bundle goes into a folder or a .zip, sheets of several missions into a folder. One piece: " +
      pieces_text() + ".\nThe sheets: " + sheets_text() + ".");
  const auto options = std::make_shared<Options>();
  command.add_files("FILE", options->files, "The mission; of several, and of folders of missions, the sheets")
      .not_empty()
      .required();
  command
      .add("-o,--output", options->output,
           "A folder ending in / for the bundle or for a PDF of each sheet, a file, or - for standard output: the "
           "zipped bundle, or a PDF of a sheet")
      .not_empty()
      .required();
  command.add("--format", options->format, "Say what was written as text for people, or as JSON")
      .one_of({"text", "json"})
      .shows_default();
  for (const auto* option : export_options()) add(command, options->choices, *option);
  command.on_run([options] { return run(*options); });
}

}  // namespace bulkhead
