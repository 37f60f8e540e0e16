// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <set>

#include "cli/commands.h"
#include "cli/console.h"
#include "cli/library_notes.h"
#include "cli/options.h"
#include "model/base/plain_text.h"
#include "model/io/file_lock.h"
#include "model/io/file_system.h"
#include "model/library/item_edits.h"
#include "model/text/live_texts.h"
#include "model/text/references.h"
#include "validators/engine/unknown_ids.h"
#include "workbench/library_items.h"
#include "workbench/library_on_demand.h"

namespace bulkhead {
namespace {

struct Options {
  std::string file;
  std::vector<std::string> items;
  std::string as;
  std::vector<std::string> figures;
  std::string output;
  bool any_system = false;
  bool dry_run = false;
};

constexpr const char* terrain_set = "terrain-set";

/// What is asked for, once the texts of the options are read.
struct Task {
  std::string kind;
  std::vector<std::string> items;
  ItemAddition how;
};

Result<Task> read_task(const Options& options) {
  Task task{{}, options.items, {}};
  if (!task.items.empty() && task.items.front() == terrain_set) {
    task.kind = terrain_set;
    task.items.erase(task.items.begin());
    if (!options.as.empty() || !options.figures.empty()) return fail("--as and --figure go with items");
  }
  const auto* kind = task.items.empty() || !task.kind.empty() ? nullptr : find_item_info(task.items.front());
  if (kind != nullptr && kind->key == task.items.front()) {
    task.kind = kind->key;
    task.items.erase(task.items.begin());
  }
  if (options.file.empty() || task.items.empty()) {
    return fail("add needs a mission and at least one item; `bulkhead templates` lists those of the library");
  }
  if (!options.as.empty()) {
    if (task.items.size() > 1) return fail("--as: goes with one item");
    auto id = Id::parse(options.as);
    if (!id) return fail("--as: " + id.error().message);
    task.how.id = std::move(*id);
  }
  for (const auto& text : options.figures) {
    const auto sign = std::min(text.find('='), text.size());
    auto name = Id::parse(text.substr(0, sign));
    if (!name || sign == text.size()) return fail("--figure: write NAME=VALUE, such as --figure range=6");
    task.how.figures.emplace_back(std::move(*name), text.substr(sign + 1));
  }
  task.how.any_system = options.any_system;
  return task;
}

/// Says what new items name and the mission does not have.
void note_what_is_lacking(const Mission& before, const Mission& after) {
  std::set<Id> old;
  for (const auto& object : named_objects(before)) old.insert(object.id);
  DanglingReferences dangling(after);
  for_each_library_item(after, [&]<typename T>(const T& item) {
    if (old.contains(item.id)) return;
    const auto note = [&](const std::string& name) {
      complain(fmt::format("note: #{} names {}, which the mission does not have", item.id.text(), name));
    };
    for_each_text(item, [&](const std::string& text) {
      for (const auto& reference : dangling.in(text, &item)) note(to_text(reference));
    });
    for (const auto& unknown : unknown_ids(after, item)) note(fmt::format("{} {}", unknown.what, unknown.id.text()));
  });
}

/// Says what of the library may hold an item that somebody names by its id.
void note_unread(const Library& library, const std::string& named, const Id& system) {
  std::error_code unknown;
  const bool lacking = !has_items(library, named, system);
  if (lacking && std::filesystem::exists(named, unknown)) return;
  note_what_may_hold(named, library, lacking);
}

/// The edits that have the mission use terrain sets of the library.
Result<EditSequence> edits_for_sets(const Task& task, const Library& library, Mission mission) {
  EditSequence all;
  for (const auto& named : task.items) {
    auto edit =
        Id::parse(named).and_then([&](const Id& id) { return library.terrain_set(id); }).map([](TerrainSet set) {
          return Edit(AddSet{Part<TerrainSet>(std::move(set))});
        });
    if (!edit) return tl::unexpected(edit.error());
    auto changed = edit->apply(mission);
    if (!changed) return tl::unexpected(changed.error());
    mission = std::move(*changed);
    all.edits.push_back(std::move(*edit));
  }
  return all;
}

/// The edits that add all items, each to the mission that those before it leave.
Result<EditSequence> edits_for(const Task& task, const Library& library, Mission mission) {
  if (task.kind == terrain_set) return edits_for_sets(task, library, std::move(mission));
  EditSequence all;
  for (const auto& named : task.items) {
    note_unread(library, named, mission.system->id);
    auto read = find_library_item(library, named, task.kind, mission.system->id);
    if (!read) return tl::unexpected(read.error());
    for (const auto& remark : read->remarks) complain("note: " + to_text(remark));
    auto edits = edits_that_add(mission, read->item, task.how);
    if (!edits) return tl::unexpected(edits.error());
    mission = edits->apply(mission).value();
    all.edits.insert(all.edits.end(), edits->edits.begin(), edits->edits.end());
  }
  return all;
}

ExitCode code_of(const Error& error) { return error.file.empty() ? ExitCode::usage : ExitCode::file; }

ExitCode add(const Options& options, const Task& task) {
  const auto& target = options.output.empty() ? options.file : options.output;
  const bool to_output = target == standard_output;
  const auto lock = options.dry_run || to_output ? FileLock() : lock_for_change(target);
  if (!lock) {
    complain(lock.error());
    return ExitCode::file;
  }
  const auto mission = open_mission(options.file);
  if (!mission) return ExitCode::file;
  const LibraryOnDemand on_demand;
  const auto edits =
      on_demand.library().and_then([&](const Library* library) { return edits_for(task, *library, *mission); });
  if (!edits) {
    complain(edits.error());
    complain("nothing was changed");
    return code_of(edits.error());
  }
  const auto changed = edits->apply(*mission).value();
  note_what_is_lacking(*mission, changed);
  if (to_output && !options.dry_run) {
    print(write_mission(changed));
  } else if (!options.dry_run) {
    if (const auto saved = save_mission(real_files(), changed, target); !saved) {
      complain(saved.error());
      return ExitCode::file;
    }
  }
  (to_output ? log : print)(edits->text_form(*mission) + "\n");
  return ExitCode::fine;
}

ExitCode run(const Options& options) {
  const auto task = read_task(options);
  if (task) return add(options, *task);
  complain(task.error());
  return ExitCode::usage;
}

}  // namespace

void describe_add(Command& command) {
  command.footer(
      "Prints the edits that it makes, as `bulkhead edit` takes them.\n"
      "Example: bulkhead add cinder-lock.bulkhead narrative-play/preliminary-bombardment --as barrage");
  const auto options = std::make_shared<Options>();
  command.add("FILE", options->file, "The mission").not_empty();
  command.add_files("ITEM", options->items,
                    "Ids as `bulkhead templates` lists them, or files; before them perhaps their kind, such as rule "
                    "or terrain-set");
  command.add("--as", options->as, "The id that the item gets in the mission").not_empty();
  command.add("--figure", options->figures, "What a figure of the item is here")
      .type_name("NAME=VALUE")
      .one_value_each();
  command.add_flag("--any-system", options->any_system, "Add items of other game systems as well");
  command.add("-o,--output", options->output, "Write the changed mission here instead; - for standard output")
      .not_empty();
  command.add_flag("--dry-run", options->dry_run, "Only say what would be changed");
  command.on_run([options] { return run(*options); });
}

}  // namespace bulkhead
