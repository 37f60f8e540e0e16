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
#include "model/edit/edit.h"
#include "model/io/file_system.h"
#include "workbench/library_on_demand.h"
#include "workbench/sketches_together.h"

namespace bulkhead {
namespace {

namespace fs = std::filesystem;

struct Options {
  std::vector<std::string> sketches;
  std::string output;
  std::string title;
  std::string deploy;
  std::string system;
  std::string set;
  bool beside = false;
  bool level = false;
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

ImportOptions unsaid_in(const std::string& file, const Options& options) {
  ImportOptions unsaid;
  unsaid.name = !options.title.empty() ? options.title : file == "-" ? "Sketch" : shown(fs::path(file).stem());
  if (!options.deploy.empty()) unsaid.deploy = parse_deploy_pattern(options.deploy).value();
  if (!options.system.empty()) unsaid.system = Id(options.system);
  if (!options.set.empty()) unsaid.set = Id(options.set);
  return unsaid;
}

Result<SketchImport> entitled(SketchImport together, const std::string& title) {
  if (title.empty()) return together;
  return SetHead{"title", title}.apply(together.mission).map([&](Mission mission) {
    auto head = *mission.head;
    head.id = slug(title, "sketch");
    mission.head = std::move(head);
    return SketchImport{std::move(mission), std::move(together.remarks)};
  });
}

/// Why a system or set that is asked for cannot be had.
Result<void> check_definitions(const Options& options, const LibraryOnDemand& library) {
  if (!options.system.empty()) {
    const auto system = Id::parse(options.system).and_then([&](const Id& id) { return library.system(id); });
    if (!system) return fail("--system: " + system.error().message);
  }
  if (options.set.empty()) return {};
  const auto set = Id::parse(options.set).and_then([&](const Id& id) { return library.terrain_set(id); });
  if (!set) return fail("--set: " + set.error().message);
  if (!set->has_lattice()) return fail(fmt::format("--set: {} has no lattice, as sketches draw one", options.set));
  return {};
}

Result<std::vector<SketchImport>> import_all(const Options& options, const LibraryOnDemand& library) {
  std::vector<SketchImport> all;
  for (const auto& file : options.sketches) {
    const auto text = read_sketch_file(file);
    if (!text) return tl::unexpected(text.error());
    auto imports =
        import_sketches(*text, file == "-" ? "standard input" : shown(file), library, unsaid_in(file, options));
    if (!imports) return imports;
    std::move(imports->begin(), imports->end(), std::back_inserter(all));
  }
  give_different_ids(all);
  if (!options.beside && !options.level) return all;
  return put_together(std::move(all), options.beside ? Arrangement::beside : Arrangement::levels)
      .and_then([&](SketchImport together) { return entitled(std::move(together), options.title); })
      .map([](SketchImport together) { return std::vector{std::move(together)}; });
}

bool is_folder(const std::string& output) {
  std::error_code ignored;
  return output.ends_with('/') || fs::is_directory(output, ignored);
}

ExitCode run(const Options& options) {
  if (options.beside && options.level) {
    complain("--beside and --level: the boards lie either beside one another or above");
    return ExitCode::usage;
  }
  const LibraryOnDemand library;
  if (const auto known = check_definitions(options, library); !known) {
    complain(known.error());
    return ExitCode::usage;
  }
  const auto imports = import_all(options, library);
  if (!imports) {
    complain(imports.error());
    return ExitCode::file;
  }
  const bool folder = is_folder(options.output);
  if (imports->size() > 1 && !folder) {
    const auto& first = options.sketches.front();
    const auto holder = options.sketches.size() == 1 ? shown(first) + " holds" : std::string("the files hold");
    complain(
        fmt::format("{} {} sketches; name a folder for them, such as -o {}/, or put their boards together with "
                    "--beside or --level",
                    holder, imports->size(), first == "-" ? "maps" : shown(fs::path(first).stem())));
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

void describe_import(Command& command) {
  command.footer(
      "Example: bulkhead import sketch.txt --deploy Horizontal -o cinder-lock.bulkhead\n"
      "Many sketches become a folder, or one mission: bulkhead import maps.ttslua -o maps/\n"
      "bulkhead import port.txt starboard.txt --beside --title \"Two Decks\" -o two-decks.bulkhead");
  const auto options = std::make_shared<Options>();
  command.add_files("SKETCH", options->sketches, "Files with a sketch or a table of sketches; - for standard input")
      .not_empty()
      .required();
  command
      .add("-o,--output", options->output,
           "The mission to write, - for standard output, or a folder ending in / for one file a sketch")
      .not_empty();
  command
      .add("--title", options->title,
           "Title for sketches that have no name, by default the file's name; for boards that are put together")
      .not_empty();
  command.add("--deploy", options->deploy, "Drop zones for a sketch that states none")
      .one_of({"Horizontal", "Vertical", "None"});
  command.add("--system", options->system, "The game system; by default kill-team").not_empty();
  command.add("--set", options->set, "The terrain set of the walls; by default gallowdark").not_empty();
  command.add_flag("--beside", options->beside, "One mission, with the sketches' boards from left to right");
  command.add_flag("--level", options->level, "One mission, with each sketch on the level above the one before");
  command.add_flag("--force", options->force, "Replace files that exist");
  command.on_run([options] { return run(*options); });
}

}  // namespace bulkhead
