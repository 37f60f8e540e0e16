// SPDX-License-Identifier: MIT
// What the checks offer to fix on all that ships, whole and with one thing gone wrong: no fix may break another thing,
// nor change what the mission's texts and Lua speak of.
#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <set>

#include "model/io/mission_file.h"
#include "model/library/library.h"
#include "model/mission/fields.h"
#include "model/text/live_texts.h"
#include "model/text/references.h"
#include "tests/support/temporary_folder.h"
#include "workbench/checking.h"

namespace bulkhead::test {
namespace {

using Words = std::set<std::string>;

/// A mission with one thing gone wrong, and which.
struct Damaged {
  std::string how;
  Mission mission;
};

/// So many of each kind of damage are tried on a mission.
constexpr std::size_t most_of_a_kind = 6;

template <typename Things, typename Make>
void damage_some(std::vector<Damaged>& result, const Mission& mission, const Things& things, const Make& make) {
  const auto share = std::max<std::size_t>(1, things.size() / most_of_a_kind);
  for (std::size_t index = share / 2; index < things.size(); index += share) {
    const std::optional<Edit> edit = make(things[index], things[(index + 1) % things.size()]);
    if (!edit) continue;
    auto changed = edit->apply(mission);
    if (changed && *changed != mission) result.push_back({edit->text_form(mission), std::move(*changed)});
  }
}

std::vector<EdgeAddress> edges_of(const Mission& mission, EdgeKind kind) {
  std::vector<EdgeAddress> edges;
  for_each_lattice(mission, [&](int board, const Lattice& lattice) {
    for (std::size_t index = 0; index < lattice.size().edge_count(); ++index) {
      const auto edge = lattice.size().edge_at(index);
      if (lattice.edge(edge) == kind) edges.push_back({board, edge});
    }
  });
  return edges;
}

void damage_walls(std::vector<Damaged>& result, const Mission& mission) {
  using Edges = std::vector<EdgeAddress>;
  const auto walls = edges_of(mission, EdgeKind::wall);
  const auto hatchways = edges_of(mission, EdgeKind::hatchway);
  const auto open = [](const EdgeAddress& edge, const auto&) { return SetOpen{Edges{edge}}; };
  const auto wall = [](const EdgeAddress& edge, const auto&) { return SetWalls{Edges{edge}}; };
  const auto hatchway = [](const EdgeAddress& edge, const auto&) { return SetHatchways{Edges{edge}, {}}; };
  damage_some(result, mission, walls, open);
  damage_some(result, mission, walls, hatchway);
  damage_some(result, mission, hatchways, open);
  damage_some(result, mission, hatchways, wall);
  damage_some(result, mission, edges_of(mission, EdgeKind::open), wall);
  damage_some(result, mission, edges_of(mission, EdgeKind::open), hatchway);
  std::vector<CellAddress> cells;
  for_each_lattice(mission, [&](int board, const Lattice& lattice) {
    for (std::size_t index = 0; index < lattice.size().cell_count(); ++index) {
      cells.push_back({board, lattice.size().cell_at(index)});
    }
  });
  damage_some(result, mission, cells, [](const CellAddress& cell, const auto&) {
    return SetCells{{cell}, CellKind::solid};
  });
}

void damage_ground(std::vector<Damaged>& result, const Mission& mission) {
  for (const bool area : {false, true}) {
    const auto& zones = area ? *mission.areas : *mission.zones;
    damage_some(result, mission, zones, [](const Zone& zone, const auto&) { return RemoveObjects{{zone.id}}; });
    damage_some(result, mission, zones, [&](Zone zone, const Zone& next) {
      zone.shape = next.shape;
      return PutZone{std::move(zone), area};
    });
    damage_some(result, mission, zones, [&](Zone zone, const auto&) -> std::optional<Edit> {
      auto* shape = std::get_if<CellsShape>(&zone.shape);
      if (shape == nullptr || shape->cells.size() < 2) return std::nullopt;
      shape->cells.pop_back();
      return PutZone{std::move(zone), area};
    });
  }
}

void damage_things(std::vector<Damaged>& result, const Mission& mission) {
  const auto& markers = *mission.markers;
  damage_some(result, mission, markers, [](const Marker& marker, const auto&) { return RemoveObjects{{marker.id}}; });
  damage_some(result, mission, markers, [](const Marker& marker, const Marker& next) {
    return SetLabel{marker.id, next.label};
  });
  damage_some(result, mission, markers, [](const Marker& marker, const auto&) { return SetLabel{marker.id, ""}; });
  damage_some(result, mission, markers, [](const Marker& marker, const Marker& next) {
    return MoveObject{marker.id, next.at};
  });
  damage_some(result, mission, *mission.links, [](const Link& link, const auto&) {
    return RemoveLink{link.kind, link.from, link.to};
  });
  std::vector<Feature> features;
  for (const auto& board : mission.boards)
    features.insert(features.end(), board->features.begin(), board->features.end());
  damage_some(result, mission, features,
              [](const Feature& feature, const auto&) { return RemoveObjects{{feature.id}}; });
  damage_some(result, mission, features, [](const Feature& feature, const Feature& next) {
    return MoveObject{feature.id, next.at};
  });
  std::vector<Id> items;
  for_each_item(mission, [&](const auto& item) { items.push_back(item.id); });
  for (const auto& side : *mission.sides) items.push_back(side.id);
  for (const auto& item : items) {
    auto changed = Edit(RemoveObjects{{item}}).apply(mission);
    if (changed) result.push_back({"remove #" + item.text(), std::move(*changed)});
  }
}

std::vector<Damaged> damaged(const Mission& mission) {
  std::vector<Damaged> result = {{"nothing", mission}};
  damage_walls(result, mission);
  damage_ground(result, mission);
  damage_things(result, mission);
  return result;
}

/// What stands between quotes in a mission's Lua.
Words quoted_in_lua(const Mission& mission) {
  Words words;
  const auto read = [&](std::string_view lua) {
    for (auto open = lua.find('"'); open != std::string_view::npos; open = lua.find('"')) {
      lua.remove_prefix(open + 1);
      const auto end = std::min(lua.find('"'), lua.size());
      words.emplace(lua.substr(0, end));
      lua.remove_prefix(std::min(end + 1, lua.size()));
    }
  };
  for_each_item(mission, [&](const auto& item) { read(item.lua); });
  for (const auto& objective : *mission.objectives) {
    for (const auto& condition : objective.conditions) {
      read(condition.expression);
      read(condition.each);
    }
    for (const auto& outcome : objective.outcomes) read(outcome.expression);
  }
  return words;
}

/// What the words of a mission mean: how its texts read, and what its Lua finds by a name.
Words meaning(const Mission& mission) {
  Words meaning;
  for_each_text(mission, [&](const std::string& text) { meaning.insert(expand(text, nullptr, mission)); });
  for (const auto& word : quoted_in_lua(mission)) {
    for (const auto& marker : *mission.markers) {
      if (marker.label == word || marker.kind.text() == word) meaning.insert(word + " is marker " + marker.id.text());
    }
    for (const auto* zones : {&*mission.zones, &*mission.areas}) {
      for (const auto& zone : *zones) {
        const bool named = zone.label == word || zone.name == word || zone.kind.text() == word;
        if (named || zone.id.text() == word) meaning.insert(word + " is " + zone.id.text());
      }
    }
  }
  for_each_hatchway(mission, [&](const EdgeAddress& edge, const Hatchway& hatchway) {
    const bool airlock = hatchway.access.kind() == HatchAccess::Kind::airlock;
    if (!hatchway.label.empty() || airlock) meaning.insert(to_text(mission, edge) + " is " + hatchway.label);
  });
  for (const auto& object : named_objects(mission)) meaning.insert("#" + object.id.text());
  return meaning;
}

using Counts = std::map<std::string, int>;

/// How much each check finds that is as grave as that.
Counts counted(const CheckReport& report, Level level) {
  Counts counts;
  for (const auto& finding : report.findings) {
    if (!finding.waived && finding.level >= level) ++counts[finding.key];
  }
  return counts;
}

/// A mission with what is found in it, and what its words mean.
struct Read {
  explicit Read(const Mission& of) : report(check_mission(of)), means(meaning(of)) {}
  CheckReport report;
  Words means;
};

/// The checks that find more than they did in any of these: of what is as grave as that.
std::vector<std::string> found_more(Level level, std::initializer_list<const Read*> before, const Read& after) {
  std::vector<std::string> keys;
  for (const auto& [key, count] : counted(after.report, level)) {
    int known = 0;
    for (const auto* read : before) known = std::max(known, counted(read->report, level)[key]);
    if (count > known) keys.push_back(key);
  }
  return keys;
}

/// What is lost of what the whole mission means, and what came in that it does not mean.
std::vector<std::string> changed_meanings(const Read& whole, const Read& before, const Read& after) {
  std::vector<std::string> changed;
  for (const auto& word : before.means) {
    if (!after.means.contains(word) && whole.means.contains(word)) changed.push_back("- " + word);
  }
  for (const auto& word : after.means) {
    const bool new_object = word.starts_with('#');
    if (!new_object && !before.means.contains(word) && !whole.means.contains(word)) changed.push_back("+ " + word);
  }
  return changed;
}

/// Each fix of each finding brings nothing as grave as what it fixes, and changes no meaning.
void expect_harmless_fixes(const Read& whole, const Mission& mission, std::size_t& fixes) {
  const Read before(mission);
  for (const auto& finding : before.report.findings) {
    if (finding.waived) continue;
    for (const auto& fix : finding.fixes()) {
      ++fixes;
      const auto text = finding.key + ": " + fix.text_form(mission);
      const auto fixed = fix.apply(mission);
      if (!fixed) {
        ADD_FAILURE() << text << ": " << to_text(fixed.error());
        continue;
      }
      const Read after(*fixed);
      EXPECT_EQ(found_more(finding.level, {&whole, &before}, after), std::vector<std::string>()) << text;
      EXPECT_EQ(changed_meanings(whole, before, after), std::vector<std::string>()) << text;
    }
  }
}

class TemplateFixes : public testing::TestWithParam<std::string> {};

TEST_P(TemplateFixes, BreakNothingElse) {
  const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
  const auto& entry = *library.find(LibraryId(GetParam()));
  const auto mission = read_mission(content_of(entry.path), entry.path.string(), &library).value().mission;
  const Read whole(mission);
  std::size_t fixes = 0;
  for (const auto& [how, broken] : damaged(mission)) {
    SCOPED_TRACE(how);
    expect_harmless_fixes(whole, broken, fixes);
  }
  RecordProperty("fixes", static_cast<int>(fixes));
}

std::vector<std::string> names() {
  std::vector<std::string> result;
  const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
  for (const auto& entry : library.templates()) {
    if (entry.kind == Template::Kind::killzone || entry.kind == Template::Kind::mission)
      result.push_back(entry.id.text());
  }
  return result;
}

INSTANTIATE_TEST_SUITE_P(Shipped, TemplateFixes, testing::ValuesIn(names()), [](const auto& info) {
  auto name = info.param;
  std::ranges::replace_if(
      name, [](char letter) { return std::isalnum(static_cast<unsigned char>(letter)) == 0; }, '_');
  return name;
});

}  // namespace
}  // namespace bulkhead::test
