// SPDX-License-Identifier: MIT
#include "workbench/import.h"

#include <fmt/format.h>

#include <algorithm>
#include <iostream>
#include <iterator>
#include <memory>

#include "cli/commands.h"
#include "cli/console.h"
#include "cli/options.h"
#include "cli/target.h"
#include "model/io/file_system.h"
#include "workbench/library_on_demand.h"

namespace bulkhead {
namespace {

namespace fs = std::filesystem;

struct Options {
  std::string sketch;
  std::string output;
  std::string title;
  std::string deploy;
  bool force = false;
};

/// The whole of a stream, at most one byte more than a sketch may have.
std::string read_all(std::istream& stream) {
  std::string text(largest_sketch_file + 1, '\0');
  stream.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<std::size_t>(stream.gcount()));
  return text;
}

Result<std::string> read_sketch_file(const std::string& name) {
  if (name == "-") return read_all(std::cin);
  return real_files().read(name, largest_sketch_file);
}

Result<std::vector<SketchImport>> import_all(const Options& options) {
  const auto text = read_sketch_file(options.sketch);
  if (!text) return tl::unexpected(text.error());
  const bool from_input = options.sketch == "-";
  ImportOptions unsaid;
  unsaid.name = !options.title.empty() ? options.title : from_input ? "Sketch" : shown(fs::path(options.sketch).stem());
  if (!options.deploy.empty()) unsaid.deploy = parse_deploy_pattern(options.deploy).value();
  const LibraryOnDemand library;
  return import_sketches(*text, from_input ? "standard input" : shown(options.sketch), library, unsaid);
}

bool is_folder(const std::string& output) {
  std::error_code ignored;
  return output.ends_with('/') || fs::is_directory(output, ignored);
}

ExitCode run(const Options& options) {
  const auto imports = import_all(options);
  if (!imports) {
    complain(imports.error());
    return ExitCode::file;
  }
  const bool folder = is_folder(options.output);
  if (imports->size() > 1 && !folder) {
    complain(fmt::format("{} holds {} sketches; name a folder for them, such as -o {}/", shown(options.sketch),
                         imports->size(), shown(fs::path(options.sketch).stem())));
    return ExitCode::usage;
  }
  if (folder) {
    if (const auto made = real_files().make_folder(options.output); !made) {
      complain(made.error());
      return ExitCode::file;
    }
  }
  const auto target_of = [&](const Mission& mission) {
    const auto name = mission.head->id.text() + ".bulkhead";
    return folder ? fs::path(options.output) / name : fs::path(options.output.empty() ? name : options.output);
  };
  // All targets are looked at first, so that nothing is half done.
  const bool free = std::all_of(imports->begin(), imports->end(), [&](const SketchImport& imported) {
    return may_write(target_of(imported.mission), options.force);
  });
  if (!free) return ExitCode::file;
  watch_for_interrupt();
  auto result = ExitCode::fine;
  for (const auto& [mission, remarks] : *imports) {
    if (interrupted()) return ExitCode::interrupted;
    for (const auto& remark : remarks) complain("note: " + to_text(remark));
    result = worse(result, save_new(mission, target_of(mission), options.force));
  }
  return result;
}

}  // namespace

void add_import_command(CommandLine& program) {
  auto command = program.add("import", "Make missions of ASCII sketches");
  command.footer(
      "Example: bulkhead import sketch.txt --deploy Horizontal -o cinder-lock.bulkhead\n"
      "A file of many sketches in the table form becomes a folder: bulkhead import maps.ttslua -o maps/");
  const auto options = std::make_shared<Options>();
  command.add("SKETCH", options->sketch, "The file with the sketch or table of sketches; - for standard input")
      .not_empty()
      .required();
  command
      .add("-o,--output", options->output,
           "The mission to write, - for standard output, or a folder ending in / for one file a sketch")
      .not_empty();
  command.add("--title", options->title, "Title for a sketch that has no name; by default the file's name").not_empty();
  command.add("--deploy", options->deploy, "Drop zones for a sketch that states none")
      .one_of({"Horizontal", "Vertical", "None"});
  command.add_flag("--force", options->force, "Replace files that exist");
  command.on_run([options] { return run(*options); });
}

}  // namespace bulkhead
