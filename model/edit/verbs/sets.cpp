// SPDX-License-Identifier: MIT
#include "model/edit/verbs/sets.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "model/edit/edit.h"
#include "model/edit/readers.h"
#include "model/edit/verbs.h"
#include "model/io/mission_file.h"
#include "model/mission/names.h"
#include "model/mission/placed_features.h"
#include "model/mission/spoken_names.h"

namespace bulkhead {
namespace {

auto find_used(const std::vector<UsedSet>& sets, const Id& id) {
  return std::find_if(sets.begin(), sets.end(), [&](const UsedSet& used) { return used.set->id == id; });
}

}  // namespace

Result<Mission> AddSet::apply(const Mission& mission) const {
  if (find_used(mission.sets, set->id) != mission.sets.end()) {
    return fail(fmt::format("The mission uses the terrain set {} already", name_or_id(*set)));
  }
  Mission result = mission;
  result.sets.push_back({set, std::nullopt, {}});
  return result;
}

std::string AddSet::text_form(const Mission&) const { return "uses " + quoted_word(write_terrain_set(*set)); }

StepName AddSet::step_name(const Mission&) const { return StepName("Use terrain set {}", {name_or_id(*set)}); }

Result<Mission> RemoveSet::apply(const Mission& mission) const {
  Mission result = mission;
  const auto found = find_used(result.sets, set);
  if (found == result.sets.end()) return fail(fmt::format("The mission uses no terrain set {}", set.text()));
  result.sets.erase(found);
  for (std::size_t board = 0; board < mission.boards.size(); ++board) {
    if (mission.boards[board]->set == set) {
      return fail(
          fmt::format("Board {} is made of the terrain set {}; change that first", board + 1, set_name(mission, set)));
    }
    for (const auto& feature : mission.boards[board]->features) {
      if (find_feature_kind(mission, feature.kind) == find_feature_kind(result, feature.kind)) continue;
      return fail(fmt::format("{} comes from the terrain set {}; change that first", spoken_name(mission, feature),
                              set_name(mission, set)));
    }
  }
  return result;
}

std::string RemoveSet::text_form(const Mission&) const { return fmt::format("uses {} remove", set.text()); }

StepName RemoveSet::step_name(const Mission& mission) const {
  return StepName("Remove terrain set {}", {set_name(mission, set)});
}

Result<Edit> parse_uses(const Mission& mission, EditWords words) {
  constexpr std::array keywords = {Keyword{"boxes"}, Keyword{"remove", 0}};
  EditReader read(mission, words, 1, keywords);
  if (read.word().text.starts_with('<') && read.clauses().clauses.empty()) {
    auto set = read_terrain_set(read.word().text, "the terrain set");
    if (!set) return tl::unexpected(set.error());
    return read.made(AddSet{Part<TerrainSet>(std::move(*set))});
  }
  const auto id = read.id();
  if (read.clauses().clauses.size() != 1) read.refuse("Say either boxes and a number or none, or remove");
  if (read.has("remove")) return read.made(RemoveSet{id});
  const auto* boxes = read.clauses().word("boxes");
  if (boxes == nullptr || is_keyword(*boxes, "none")) return read.made(SetBoxes{id, std::nullopt});
  return read.made(SetBoxes{id, read.number_after("boxes", 0, most_boxes, 0)});
}

}  // namespace bulkhead
