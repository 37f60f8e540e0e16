// SPDX-License-Identifier: MIT
#include "workbench/import.h"

#include <fmt/format.h>

#include <map>

#include "exchange/sketch/sketch_text.h"
#include "model/base/numbered_id.h"
#include "model/base/plain_text.h"

namespace bulkhead {
namespace {

/// The ids that are taken, each with the number to try first where it is wanted again.
using TakenIds = std::map<Id, int>;

/// `wanted`, or `wanted-2`, `wanted-3` … if it is taken. Takes it.
Id unused(const Id& wanted, TakenIds& taken) {
  const auto [entry, free] = taken.try_emplace(wanted, 2);
  if (free) return wanted;
  for (auto& number = entry->second;;) {
    auto candidate = numbered(wanted, number++);
    if (taken.try_emplace(candidate, 2).second) return candidate;
  }
}

/// XML, by its first two characters that are no blanks: a wall end (`<`) of a sketch has no letter beside it.
bool is_document(std::string_view text) {
  const auto words = split_words(text.substr(0, 4096));
  if (words.empty() || words.front().size() < 2 || words.front().front() != '<') return false;
  const auto next = words.front()[1];
  return next == '?' || next == '!' || (next >= 'a' && next <= 'z') || (next >= 'A' && next <= 'Z');
}

tl::unexpected<Error> fail_in(const std::string& file, std::string message) {
  return tl::unexpected<Error>(Error{std::move(message), file, 0, 0});
}

NamedSketch completed(NamedSketch sketch, const ImportOptions& options) {
  if (sketch.name.empty()) sketch.name = options.name;
  if (sketch.deploy == DeployPattern::none && options.deploy) sketch.deploy = *options.deploy;
  return sketch;
}

}  // namespace

bool looks_like_sketches(std::string_view text) {
  if (is_document(text)) return false;
  const auto sketches = read_sketches(text, {});
  if (!sketches) return false;
  std::size_t known = 0;
  std::size_t unknown = 0;
  for (const auto& sketch : *sketches) {
    for (const auto& row : sketch_rows(sketch.layout)) {
      for (const auto character : row) {
        if (!is_blank(character)) ++(is_unknown(character) ? unknown : known);
      }
    }
  }
  return known > unknown;
}

Result<std::vector<SketchImport>> import_sketches(std::string_view text, const std::string& file,
                                                  const Definitions& definitions, const ImportOptions& options) {
  if (is_document(text)) return fail_in(file, "this is a document, not a sketch; open it as it is");
  const auto sketches = read_sketches(text, file);
  if (!sketches) return tl::unexpected(sketches.error());
  const auto system = definitions.system(options.system);
  if (!system) return tl::unexpected(system.error());
  const auto set = definitions.terrain_set(options.set);
  if (!set) return tl::unexpected(set.error());
  if (!set->has_lattice()) {
    return fail(fmt::format("a sketch draws a lattice, and the terrain set {} has none", options.set.text()));
  }
  std::vector<SketchImport> result;
  for (const auto& sketch : *sketches) {
    auto imported = import_sketch(completed(sketch, options), file, *system, *set);
    if (!imported) return tl::unexpected(imported.error());
    result.push_back(std::move(*imported));
  }
  give_different_ids(result);
  return result;
}

void give_different_ids(std::vector<SketchImport>& imports) {
  TakenIds taken;
  for (auto& imported : imports) {
    auto head = *imported.mission.head;
    head.id = unused(head.id, taken);
    imported.mission.head = std::move(head);
  }
}

}  // namespace bulkhead
