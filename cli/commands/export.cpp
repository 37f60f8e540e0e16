// SPDX-License-Identifier: MIT
#include "workbench/export.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <functional>
#include <memory>

#include "cli/commands.h"
#include "cli/console.h"
#include "cli/options.h"
#include "model/io/file_system.h"
#include "workbench/all_checks.h"
#include "workbench/checking.h"

namespace bulkhead {
namespace {

/// An option and what its target must draw for it to mean something.
struct MapOption {
  const CLI::Option* option;
  std::function<bool(ExportKind)> applies;
  const char* targets;
};

struct Options {
  std::string file;
  std::string output;
  std::string paper = "A4";
  std::string scale;
  std::string design = "colour";
  int dpi = 300;
  std::string svg_text = "outlines";
  std::vector<MapOption> of_map;
};

/// Whether every option that was given says something about the target; complains if not.
bool all_apply(const Options& options, ExportKind kind) {
  for (const auto& [option, applies, targets] : options.of_map) {
    if (option->count() == 0 || applies(kind)) continue;
    complain(fmt::format("{} means nothing for {}; use it for {}, or leave it out", option->get_name(),
                         shown(options.output), targets));
    return false;
  }
  return true;
}

/// The options' texts are known to be good.
MapFileOptions map_options(const Options& options) {
  MapFileOptions map;
  map.sheet.paper = parse_paper(options.paper).value();
  if (!options.scale.empty()) map.sheet.scale = parse_scale(options.scale).value();
  if (options.design == "plain") map.sheet.design = &Design::plain();
  map.dpi = options.dpi;
  map.svg_text_as_text = options.svg_text == "text";
  return map;
}

ExitCode run(const Options& options) {
  // What has no extension is the bundle; a stream carries it as one file.
  const bool to_output = options.output == standard_output;
  const auto kind = to_output ? ExportKind::zipped_bundle : export_kind(options.output);
  if (!kind) {
    complain(kind.error());
    return ExitCode::usage;
  }
  if (!all_apply(options, *kind)) return ExitCode::usage;
  const auto mission = open_mission(options.file);
  if (!mission) return ExitCode::file;
  const auto made = make_export(*mission, *kind, map_options(options));
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

/// Refuses what a parser refuses, in its words.
template <typename Parse>
CLI::Validator parsed_by(Parse parse, const char* kind) {
  const auto check = [parse](const std::string& text) {
    const auto value = parse(text);
    return value ? std::string() : value.error().message;
  };
  return {check, kind};
}

void add_map_options(CLI::App& command, Options& options) {
  const auto any_map = [](ExportKind kind) { return draws_map(kind); };
  const auto only = [](MapFormat format) { return [format](ExportKind kind) { return draws_map(kind, format); }; };
  const auto add = [&](CLI::Option* option, std::function<bool(ExportKind)> applies, const char* targets) {
    options.of_map.push_back({option->group("The map"), std::move(applies), targets});
  };
  add(command.add_option("--paper", options.paper, "A4, A3 or Letter, upright or across as the map fits best")
          ->check(parsed_by(parse_paper, ""))
          ->capture_default_str(),
      any_map, "a .pdf, .svg or .png or a bundle");
  add(command.add_option("--scale", options.scale, "Such as 1:4; otherwise the largest usual scale that fits")
          ->check(parsed_by(parse_scale, "")),
      any_map, "a .pdf, .svg or .png or a bundle");
  add(command.add_option("--design", options.design, "In colour, or plain greys for any printer")
          ->check(CLI::IsMember({"colour", "plain"}))
          ->capture_default_str(),
      any_map, "a .pdf, .svg or .png or a bundle");
  add(command.add_option("--dpi", options.dpi, "Dots to an inch of the PNG")
          ->check(CLI::Range(10, 2400))
          ->option_text("10 to 2400 [300]")
          ->capture_default_str(),
      only(MapFormat::png), "a .png or a bundle");
  add(command.add_option("--svg-text", options.svg_text, "Letters in the SVG as outlines, or as text to be edited")
          ->check(CLI::IsMember({"outlines", "text"}))
          ->capture_default_str(),
      only(MapFormat::svg), "an .svg or a bundle");
}

}  // namespace

void add_export_command(CLI::App& program, ExitCode& result) {
  auto* command = program.add_subcommand("export", "Write what players need: a bundle, or one piece of it");
  command->footer(
      "Example: bulkhead export cinder-lock.bulkhead -o cinder-lock/\n"
      "         bulkhead export cinder-lock.bulkhead -o map.pdf --paper A3\n"
      "The bundle goes into a folder or a .zip. One piece: .pdf, .svg or .png the map, .txt the sketch, .md the "
      "briefing, .lua the rules, .json the figures, .bulkhead the mission.");
  const auto options = std::make_shared<Options>();
  not_empty(command->add_option("FILE", options->file, "The mission"))->required();
  not_empty(
      command->add_option("-o,--output", options->output,
                          "A folder ending in / for the bundle, a file, or - for the zipped bundle on standard output"))
      ->required();
  add_map_options(*command, *options);
  command->callback([&result, options] { result = run(*options); });
}

}  // namespace bulkhead
