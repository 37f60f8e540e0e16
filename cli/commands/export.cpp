// SPDX-License-Identifier: MIT
#include "workbench/export.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "cli/commands.h"
#include "cli/console.h"
#include "cli/options.h"
#include "model/io/file_system.h"
#include "workbench/all_checks.h"
#include "workbench/checking.h"

namespace bulkhead {
namespace {

struct Options {
  std::string file;
  std::string output;
  ExportChoices choices;
};

/// `.pdf, .svg or .png`
std::string either(const std::vector<std::string>& words) {
  std::string list;
  for (const auto& word : words) list += (list.empty() ? "" : word == words.back() ? " or " : ", ") + word;
  return list;
}

/// What an option says something about: `a .pdf, .svg or .png or a bundle`.
std::string targets_of(std::string_view option) {
  std::vector<std::string> files;
  bool bundle = false;
  for (const auto& exporter : exporters()) {
    if (find_option(exporter, option) == nullptr) continue;
    if (exporter.is_bundle) bundle = true;
    if (!exporter.is_bundle && !exporter.extension.empty()) files.emplace_back(exporter.extension);
  }
  // As the letters are read out: an ess, a pee.
  const bool vowel =
      !files.empty() && std::string_view("aefhilmnorsx").find(files.front()[1]) != std::string_view::npos;
  const auto list = files.empty() ? std::string() : (vowel ? "an " : "a ") + either(files);
  if (!bundle) return list;
  return list.empty() ? "a bundle" : list + " or a bundle";
}

/// Whether every option that was given says something about the target; complains if not.
bool all_apply(const Options& options, const Exporter& exporter) {
  for (const auto& [key, text] : options.choices) {
    if (find_option(exporter, key) != nullptr) continue;
    complain(fmt::format("--{} means nothing for {}; use it for {}, or leave it out", key, shown(options.output),
                         targets_of(key)));
    return false;
  }
  return true;
}

ExitCode run(const Options& options) {
  // What has no extension is the bundle; a stream carries it as one file.
  const bool to_output = options.output == standard_output;
  const auto exporter = to_output ? &exporter_of("zip") : exporter_for(options.output);
  if (!exporter) {
    complain(exporter.error());
    return ExitCode::usage;
  }
  if (!all_apply(options, **exporter)) return ExitCode::usage;
  const auto mission = open_mission(options.file);
  if (!mission) return ExitCode::file;
  const auto made = (*exporter)->make({*mission, options.choices});
  if (!made) {
    complain(made.error());
    return made.error().file.empty() ? ExitCode::usage : ExitCode::file;
  }
  if (to_output) {
    print(made->files.front().content);
  } else {
    const auto written = write_export(real_files(), *made, options.output);
    if (!written) {
      complain(written.error());
      return ExitCode::file;
    }
    for (const auto& file : *written) print(shown(file) + "\n");
  }
  for (const auto& remark : made->remarks) complain("note: " + remark);
  const auto context = check_context(*mission, rules_of(user_settings()), Snapshot::make(*mission));
  if (errors_among(all_checks(), context).empty()) return ExitCode::fine;
  complain(fmt::format("this mission has errors; `bulkhead check {}` lists them", shown(options.file)));
  return ExitCode::findings;
}

/// Adds `--<key>` for an exporter's option, which refuses what the option does.
void add(Command& command, ExportChoices& choices, const ExportOption& option) {
  const std::string key(option.key);
  const auto take = [&choices, key](const std::string& text) { choices[key] = text; };
  auto added = command.add("--" + key, take, std::string(option.help));
  if (!option.group.empty()) added.group(std::string(option.group));
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

/// `.pdf, .svg or .png the map, .lua the rules`: what can be had by itself.
std::string pieces() {
  std::string list;
  std::vector<std::string_view> said;
  for (const auto& first : exporters()) {
    if (first.is_bundle || first.extension.empty()) continue;
    if (std::find(said.begin(), said.end(), first.content) != said.end()) continue;
    said.push_back(first.content);
    std::vector<std::string> extensions;
    for (const auto& exporter : exporters()) {
      if (exporter.content == first.content) extensions.emplace_back(exporter.extension);
    }
    list += fmt::format("{}{} {}", list.empty() ? "" : ", ", either(extensions), first.content);
  }
  return list;
}

}  // namespace

void describe_export(Command& command) {
  command.footer(
      "Example: bulkhead export cinder-lock.bulkhead -o cinder-lock/\n"
      "         bulkhead export cinder-lock.bulkhead -o map.pdf --paper A3\n"
      "The bundle goes into a folder or a .zip. One piece: " +
      pieces() + ".");
  const auto options = std::make_shared<Options>();
  command.add("FILE", options->file, "The mission").not_empty().required();
  command
      .add("-o,--output", options->output,
           "A folder ending in / for the bundle, a file, or - for the zipped bundle on standard output")
      .not_empty()
      .required();
  for (const auto* option : export_options()) add(command, options->choices, *option);
  command.on_run([options] { return run(*options); });
}

}  // namespace bulkhead
