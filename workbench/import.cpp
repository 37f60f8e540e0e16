// SPDX-License-Identifier: MIT
#include "workbench/import.h"

#include <fmt/format.h>

#include <set>

namespace bulkhead {
namespace {

/// `wanted`, or `wanted-2`, `wanted-3` … if it is taken. Takes it.
Id unused(const Id& wanted, std::set<Id>& taken) {
  auto candidate = wanted;
  for (int number = 2; !taken.insert(candidate).second; ++number) {
    candidate = Id(fmt::format("{}-{}", wanted.text().substr(0, 58), number));
  }
  return candidate;
}

NamedSketch completed(NamedSketch sketch, const ImportOptions& options) {
  if (sketch.name.empty()) sketch.name = options.name;
  if (sketch.deploy == DeployPattern::none && options.deploy) sketch.deploy = *options.deploy;
  return sketch;
}

}  // namespace

Result<std::vector<SketchImport>> import_sketches(std::string_view text, const std::string& file,
                                                  const Definitions& definitions, const ImportOptions& options) {
  const auto sketches = read_sketches(text, file);
  if (!sketches) return tl::unexpected(sketches.error());
  const auto system = definitions.system(Id("kill-team"));
  if (!system) return tl::unexpected(system.error());
  const auto set = definitions.terrain_set(Id("gallowdark"));
  if (!set) return tl::unexpected(set.error());
  std::vector<SketchImport> result;
  std::set<Id> taken;
  for (const auto& sketch : *sketches) {
    auto imported = import_sketch(completed(sketch, options), file, *system, *set);
    if (!imported) return tl::unexpected(imported.error());
    auto head = *imported->mission.head;
    head.id = unused(head.id, taken);
    imported->mission.head = std::move(head);
    result.push_back(std::move(*imported));
  }
  return result;
}

}  // namespace bulkhead
