// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <memory>

#include "cli/commands.h"
#include "cli/console.h"
#include "cli/options.h"
#include "cli/target.h"
#include "model/base/plain_text.h"
#include "model/io/file_system.h"
#include "workbench/library_items.h"
#include "workbench/library_on_demand.h"

namespace bulkhead {
namespace {

struct Options {
  std::string file;
  std::string item;
  std::string output;
  bool library = false;
  bool force = false;
};

ExitCode failed(const Error& error, ExitCode code) {
  complain(error);
  return code;
}

/// Into the user's own folder.
ExitCode keep(const LibraryItem& item) {
  const LibraryOnDemand on_demand;
  const auto own = on_demand.library().and_then([&](const Library* library) { return own_item(*library, item); });
  if (!own) return failed(own.error(), ExitCode::file);
  const auto saved = write_item_file(own->item).and_then([&](const std::string& text) {
    return real_files().make_folder(own->path.parent_path()).and_then([&] {
      return save_if_changed(real_files(), own->path, text);
    });
  });
  if (!saved) return failed(saved.error(), ExitCode::file);
  print(fmt::format("{}: {}/{}, version {}\n", shown(own->path), item.system.text(), base_of(item.item).id.text(),
                    own->item.version));
  return ExitCode::fine;
}

ExitCode run(const Options& options) {
  if (options.file.empty() || options.item.empty() || options.output.empty() != options.library) {
    complain("extract needs a mission, an item such as '#venting', and either -o FILE or --library");
    return ExitCode::usage;
  }
  const auto id = Id::parse(options.item.substr(options.item.starts_with('#') ? 1 : 0));
  if (!id) return failed(id.error(), ExitCode::usage);
  if (!options.library && !may_write(options.output, options.force)) return ExitCode::file;
  const auto mission = open_mission(options.file);
  if (!mission) return ExitCode::file;
  const auto extraction = item_for_others(*mission, *id);
  if (!extraction) return failed(extraction.error(), ExitCode::usage);
  for (const auto& remark : extraction->remarks) complain("note: " + terminal_line(remark));
  const auto& item = extraction->item;
  if (options.library) return keep(item);
  const auto text = write_item_file(item);
  if (!text) return failed(text.error(), ExitCode::file);
  if (options.output == standard_output) {
    print(*text);
    return ExitCode::fine;
  }
  if (const auto saved = save_atomically(real_files(), options.output, *text); !saved) {
    return failed(saved.error(), ExitCode::file);
  }
  print(fmt::format("{}: {}\n", shown(options.output), terminal_line(base_of(item.item).name)));
  return ExitCode::fine;
}

}  // namespace

void describe_extract(Command& command) {
  command.footer(
      "In the file roles stand in place of sides. What the item names and cannot take along is said.\n"
      "Example: bulkhead extract cinder-lock.bulkhead '#venting' -o venting.xml");
  const auto options = std::make_shared<Options>();
  command.add("FILE", options->file, "The mission").not_empty();
  command.add("ITEM", options->item, "The item's id, such as #venting").not_empty();
  command.add("-o,--output", options->output, "The file to write; - for standard output").not_empty();
  command.add_flag("--library", options->library,
                   "Keep it in your own folder, where `bulkhead add` finds it by its id");
  command.add_flag("--force", options->force, "Replace the file if it exists");
  command.on_run([options] { return run(*options); });
}

}  // namespace bulkhead
