// SPDX-License-Identifier: MIT
#include "exchange/sketch/sketch_losses.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "exchange/sketch/sketch_text.h"

namespace bulkhead {
namespace {

/// Sentences, those of one kind joined into one with all its places.
class Losses {
 public:
  void add(std::string_view what, const std::string& where) {
    const auto found = std::ranges::find(entries_, what, &Entry::what);
    auto& entry = found == entries_.end() ? entries_.emplace_back(Entry{std::string(what), {}}) : *found;
    entry.where += (entry.where.empty() ? "" : ", ") + where;
  }
  /// A sentence without places.
  void add(std::string sentence) { entries_.push_back({std::move(sentence), {}}); }

  [[nodiscard]] std::vector<std::string> sentences() const {
    std::vector<std::string> result;
    for (const auto& [what, where] : entries_) result.push_back(where.empty() ? what : what + ": " + where + ".");
    return result;
  }

 private:
  struct Entry {
    std::string what;
    std::string where;
  };
  std::vector<Entry> entries_;
};

void add_hatchway(Losses& losses, const Hatchway& hatchway, const std::string& place) {
  switch (hatchway.access.kind()) {
    case HatchAccess::Kind::accessible: break;
    case HatchAccess::Kind::locked: losses.add("Hatchways are locked", place); break;
    case HatchAccess::Kind::airlock: losses.add("Hatchways are airlocks", place); break;
    case HatchAccess::Kind::controlled: losses.add("Hatchways are controlled by a side", place); break;
  }
  if (hatchway.starts_open) losses.add("Hatchways start open", place);
  if (hatchway.breachable) losses.add("Hatchways are breachable", place);
  if (hatchway.hinge == Hinge::second) losses.add("Hatches are hung at the other end", place);
}

void add_lattice(Losses& losses, const Mission& mission, int number, const Lattice& lattice) {
  const auto size = lattice.size();
  for (const auto& [edge, hatchway] : lattice.hatchways()) {
    add_hatchway(losses, hatchway, to_text(mission, EdgeAddress{number, edge}));
  }
  for (const auto edge : lattice.walls()) {
    if (lattice.breachable(edge)) losses.add("Walls are breachable", to_text(mission, EdgeAddress{number, edge}));
  }
  for (std::size_t index = 0; index < size.cell_count(); ++index) {
    const CellAddress cell{number, size.cell_at(index)};
    const auto kind = lattice.cell(cell.cell);
    if (kind == CellKind::solid) losses.add("Cells are solid", to_text(mission, cell));
    if (kind == CellKind::void_space) losses.add("Cells are void", to_text(mission, cell));
  }
}

/// An item's name, or its id where it has none.
template <typename T>
std::string name_of_object(const T& object) {
  return object.name.empty() ? "#" + object.id.text() : object.name;
}

void add_boards(Losses& losses, const Mission& mission) {
  for (std::size_t index = 0; index < mission.boards.size(); ++index) {
    const int number = static_cast<int>(index) + 1;
    const auto& board = *mission.boards[index];
    if (const auto* lattice = board.lattice()) {
      add_lattice(losses, mission, number, *lattice);
    } else {
      losses.add("Boards without lattice are not drawn, nor what stands on them", std::to_string(number));
    }
    for (const auto& feature : board.features) losses.add("Terrain features are missing", "#" + feature.id.text());
    if (board.level != 0) losses.add("Boards lie on another level", std::to_string(number));
  }
  for (const auto& used : mission.sets) {
    if (used.set->id != Id("gallowdark"))
      losses.add("A sketch is read as Gallowdark, not as", name_of_object(*used.set));
  }
}

void add_places(Losses& losses, const Mission& mission, const std::vector<Id>& deployment) {
  for (const auto& zone : *mission.zones) {
    const bool drawn = std::ranges::find(deployment, zone.id) != deployment.end();
    if (!drawn) losses.add("Zones are missing", "#" + zone.id.text());
    if (drawn && !zone.name.empty()) losses.add("Zones lose their name", "#" + zone.id.text());
  }
  for (const auto& area : *mission.areas) losses.add("Areas are missing", "#" + area.id.text());
  for (const auto& marker : *mission.markers) {
    const auto id = "#" + marker.id.text();
    if (marker.kind.text() != objective_kind) {
      losses.add("Markers that are no objectives are missing", id);
    } else if (!character_of_label(marker.label)) {
      losses.add("Objectives lose their label", fmt::format("{} ({})", id, marker.label));
    }
    if (marker.side) losses.add("Markers belong to a side", id);
  }
  for (const auto& link : *mission.links) {
    losses.add("Links are missing", fmt::format("#{} to #{}", link.from.text(), link.to.text()));
  }
  for (const auto& note : *mission.notes) {
    losses.add("Notes are missing", note.at ? to_text(mission, *note.at) : "one without place");
  }
}

void add_content(Losses& losses, const Mission& mission) {
  if (mission.system->id != Id("kill-team"))
    losses.add("A sketch is read as Kill Team, not as", name_of_object(*mission.system));
  for (std::size_t index = 0; index < mission.sides->size(); ++index) {
    const auto& side = (*mission.sides)[index];
    const auto plain = index == 0 ? "Side A" : index == 1 ? "Side B" : "";
    if (side.name != plain) losses.add("Sides have names of their own", name_of_object(side));
  }
  if (!mission.head->author.empty()) losses.add("The author is missing", mission.head->author);
  if (mission.head->balance != Balance::unstated || mission.head->season) {
    losses.add("The mission's word on balance and season is missing.");
  }
  if (!mission.briefing->empty()) losses.add("The briefing is missing.");
  for (const auto& rule : *mission.rules) losses.add("Rules are missing", name_of_object(rule));
  for (const auto& objective : *mission.objectives)
    losses.add("Mission objectives are missing", name_of_object(objective));
  for (const auto& stratagem : *mission.stratagems) losses.add("Stratagems are missing", name_of_object(stratagem));
  if (!mission.limits->empty()) losses.add("The mission's limits are missing.");
  if (!mission.severities->empty() || !mission.waivers->empty()) {
    losses.add("The mission's settings and waivers of checks are missing.");
  }
}

}  // namespace

std::vector<std::string> unsketchable(const Mission& mission, const std::vector<Id>& deployment) {
  Losses losses;
  add_boards(losses, mission);
  add_places(losses, mission, deployment);
  add_content(losses, mission);
  return losses.sentences();
}

}  // namespace bulkhead
