// SPDX-License-Identifier: MIT
#include "scripting/battle/battle_data.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "analysis/geometry/shape_ground.h"
#include "analysis/plan/mission_plan.h"
#include "model/mission/feature.h"
#include "model/mission/geometry.h"
#include "model/mission/limits.h"
#include "model/mission/placed_features.h"
#include "model/mission/spoken_names.h"
#include "model/mission/words.h"
#include "model/text/references.h"
#include "scripting/battle/battle_ground.h"
#include "scripting/lua/literals.h"

namespace bulkhead {
namespace {

/// Writes a table: its lists and tables open and close, its fields stand between.
class TableWriter {
 public:
  void open(std::string_view name = {}) {
    begin_field(name);
    text_ += "{ ";
  }
  void close() { text_ += "},\n"; }

  void text(std::string_view name, std::string_view value) {
    if (!value.empty()) always(name, value);
  }
  void always(std::string_view name, std::string_view value) {
    begin_field(name);
    text_ += short_string(value) + ", ";
  }
  template <typename T>
  void id(std::string_view name, const std::optional<T>& value) {
    if (value) always(name, value->text());
  }
  void number(std::string_view name, long long value) {
    begin_field(name);
    text_ += fmt::format("{}, ", value);
  }
  void number(std::string_view name, const std::optional<int>& value) {
    if (value) number(name, static_cast<long long>(*value));
  }
  void length(std::string_view name, Length value) { number(name, value.in_micrometres()); }
  void flag(std::string_view name, bool value) {
    if (!value) return;
    begin_field(name);
    text_ += "true, ";
  }

  [[nodiscard]] std::string finish() && { return std::move(text_); }

 private:
  void begin_field(std::string_view name) {
    if (!name.empty()) text_ += fmt::format("{} = ", name);
  }
  std::string text_;
};

/// A list with an element for each of some things: `element(thing)` writes its fields.
template <typename List, typename Element>
void write_list(TableWriter& out, std::string_view name, const List& list, const Element& element) {
  out.open(name);
  for (const auto& each : list) {
    out.open();
    element(each);
    out.close();
  }
  out.close();
}

void write_step(TableWriter& out, const SequenceStep& step) {
  out.always("id", step.id.text());
  out.text("name", step.name);
}

/// What a thing of a kind can take: its wounds, else its hull points.
void write_profile(TableWriter& out, const std::optional<Profile>& profile) {
  if (!profile) return;
  const int wounds = profile->wounds > 0 ? profile->wounds : profile->hull;
  if (wounds > 0) out.number("wounds", wounds);
}

void write_system(TableWriter& out, const Mission& mission) {
  const auto& system = *mission.system;
  const auto& sequence = system.sequence;
  out.open("system");
  out.always("id", system.id.text());
  out.number("rounds", sequence.rounds);
  out.always("turns", sequence.turns == Sequence::Turns::activations ? "activations" : "players");
  if (sequence.order != Sequence::Order::unstated) out.always("order", word_for(order_words, sequence.order));
  write_list(out, "set_up", system.set_up.steps, [&](const SequenceStep& step) { write_step(out, step); });
  write_list(out, "phases", sequence.phases, [&](const Phase& phase) {
    out.always("id", phase.id.text());
    out.always("of", phase.of == Phase::Of::round ? "round" : "turn");
    write_list(out, "steps", phase.steps, [&](const SequenceStep& step) { write_step(out, step); });
  });
  write_list(out, "another_rounds", sequence.another_rounds, [&](const AnotherRound& another) {
    out.number("after", another.after);
    out.number("needs", another.needs);
    out.number("die", another.die);
  });
  if (system.control) {
    out.open("control");
    out.length("range", system.control->range);
    auto counts = std::string(word_for(counts_words, system.control->counts));
    std::replace(counts.begin(), counts.end(), '-', '_');
    out.always("counts", counts);
    out.always("tie", system.control->tie == ControlRule::Tie::stays ? "stays" : "nobody");
    out.close();
  }
  write_list(out, "uses", system.uses, [&](const NamedKind& use) {
    out.always("id", use.id.text());
    out.always("name", use.name);
  });
  if (system.caricature) {
    out.open("caricature");
    out.length("move", system.caricature->move);
    out.length("range", system.caricature->range);
    out.number("needs", system.caricature->needs);
    out.always("towards", word_for(towards_words, system.caricature->towards));
    out.close();
  }
  write_list(out, "currencies", system.currencies, [&](const Currency& currency) {
    out.always("symbol", currency.symbol);
    out.flag("given", std::any_of(system.allowances.begin(), system.allowances.end(),
                                  [&](const Allowance& allowance) { return allowance.currency == currency.symbol; }));
  });
  write_list(out, "marker_kinds", system.marker_kinds, [&](const MarkerKind& kind) {
    out.always("id", kind.id.text());
    out.length("base", marker_size(system, kind.id));
    out.length("range", control_range(system, kind.id));
    out.flag("objective", kind.id.text() == objective_kind);
    write_profile(out, kind.profile);
  });
  out.number("victory_points", number_limit(mission, "victory-points"));
  out.number("bonus_points", number_limit(mission, "bonus-points"));
  out.number("underdog_points", number_limit(mission, "underdog-points"));
  out.close();
}

/// The role of a side: what it says, else the first attacks and the second defends.
std::string role_of(const Mission& mission, std::size_t index) {
  const auto& side = (*mission.sides)[index];
  if (side.role) return side.role->text();
  return index == 0 ? "attacker" : index == 1 ? "defender" : side.id.text();
}

bool is_of(const Mission& mission, const Force& force, std::size_t index) {
  return force.side && (*force.side == (*mission.sides)[index].id || force.side->text() == role_of(mission, index));
}

void write_purse(TableWriter& out, const Mission& mission, int points, int power) {
  write_list(out, "purse", mission.system->allowances, [&](const Allowance& allowance) {
    const int of = allowance.of == Allowance::Of::power ? power : points;
    out.always("currency", allowance.currency);
    out.number("amount", allowance.base + (allowance.per > 0 ? of / allowance.per * allowance.more : 0));
    if (allowance.per <= 0) return;
    // What is mustered in the battle brings more.
    out.number("per", allowance.per);
    out.number("more", allowance.more);
    out.always("of", allowance.of == Allowance::Of::power ? "power" : "points");
  });
}

void write_sides(TableWriter& out, const Mission& mission) {
  out.open("sides");
  for (std::size_t index = 0; index < mission.sides->size(); ++index) {
    const auto& side = (*mission.sides)[index];
    int points = 0;
    int power = 0;
    for (const auto& force : *mission.forces) {
      if (!is_of(mission, force, index)) continue;
      int of_units = 0;
      for (const auto& unit : force.units) {
        of_units += unit.points.value_or(0);
        power += unit.power.value_or(0);
      }
      points += force.points.value_or(of_units);
    }
    out.open();
    out.always("id", side.id.text());
    out.always("name", side.name.empty() ? side.id.text() : side.name);
    out.always("role", role_of(mission, index));
    out.number("points", points);
    out.number("power", power);
    write_purse(out, mission, points, power);
    out.close();
  }
  out.close();
}

void write_units(TableWriter& out, const Mission& mission) {
  out.open("units");
  for (std::size_t index = 0; index < mission.sides->size(); ++index) {
    for (const auto& force : *mission.forces) {
      if (!is_of(mission, force, index)) continue;
      for (const auto& unit : force.units) {
        out.open();
        out.always("id", unit.id.text());
        out.always("name", unit.name.empty() ? unit.id.text() : unit.name);
        out.text("kind", unit.kind);
        out.always("side", (*mission.sides)[index].id.text());
        out.number("models", unit.models);
        // Said of a model; what the unit can take is that of all its models.
        if (unit.wounds) {
          out.number("wounds_each", unit.wounds);
          out.number("wounds", static_cast<long long>(*unit.wounds) * unit.models);
        }
        out.number("toughness", unit.toughness);
        out.number("points", unit.points);
        out.number("power", unit.power);
        out.length("base", unit.base);
        out.text("keywords", unit.keywords);
        out.flag("warlord", unit.warlord);
        out.flag("waits", unit.starts == Unit::Starts::reserve);
        out.close();
      }
    }
  }
  out.close();
}

/// From where to where each board reaches.
void write_grounds(TableWriter& out, const Mission& mission) {
  write_list(out, "grounds", mission.boards, [&](const Part<Board>& board) {
    const auto outline = board_bounds(mission, *board);
    out.always("from", to_text(mission, Place{outline.top_left}));
    out.always("to", to_text(mission, Place{outline.bottom_right}));
  });
}

/// The first and the last cell of each board that has cells, the middles of both, and the middle of the battlefield.
void write_boards(TableWriter& out, const Mission& mission) {
  out.open("boards");
  for (int number = 1; number <= static_cast<int>(mission.boards.size()); ++number) {
    const auto* const lattice = find_lattice(mission, number);
    if (lattice == nullptr) continue;
    const auto size = lattice->size();
    out.open();
    const Place first{CellAddress{number, {0, 0}}};
    const Place last{CellAddress{number, {size.columns - 1, size.rows - 1}}};
    out.always("first", to_text(mission, first));
    out.always("last", to_text(mission, last));
    out.always("first_middle", to_text(mission, Place{point_of(mission, first)}));
    out.always("last_middle", to_text(mission, Place{point_of(mission, last)}));
    out.close();
  }
  out.close();
  out.always("centre", BattleGround(mission).centre());
}

void write_zone(TableWriter& out, const Mission& mission, const Zone& zone) {
  out.always("id", zone.id.text());
  out.always("name", spoken_name(mission, zone.id));
  out.text("label", zone.label);
  out.always("kind", zone.kind.text());
  out.id("side", zone.side);
  out.flag("quarter", std::holds_alternative<QuarterShape>(zone.shape));
  if (const auto* const shape = std::get_if<CellsShape>(&zone.shape)) {
    out.open("cells");
    for (const auto& cell : shape->cells) out.always({}, to_text(mission, Place{cell}));
    out.close();
  }
  const auto* const kind = find_zone_kind(*mission.system, zone.kind);
  if (kind == nullptr) return;
  out.flag("deploys", kind->start == ZoneKind::Start::deploys);
  out.flag("arrives", kind->start == ZoneKind::Start::arrives);
  out.flag("barred", kind->passage == TerrainTraits::Passage::barred);
}

void write_markers(TableWriter& out, const Mission& mission) {
  write_list(out, "markers", *mission.markers, [&](const Marker& marker) {
    out.always("id", marker.id.text());
    out.always("name", spoken_name(mission, marker));
    out.text("label", marker.label);
    out.always("kind", marker.kind.text());
    out.always("at", to_text(mission, marker.at));
    out.length("base", marker_size(*mission.system, marker.kind));
    out.length("range", control_range(*mission.system, marker.kind));
    out.flag("objective", marker.kind.text() == objective_kind);
    if (const auto* const kind = find_marker_kind(*mission.system, marker.kind)) write_profile(out, kind->profile);
  });
}

/// What lies on either side of a hatchway: the middles of its cells.
std::vector<Point> sides_of(const Mission& mission, const EdgeAddress& at) {
  std::vector<Point> sides;
  for (const auto& cell : {at.edge.first_cell(), at.edge.second_cell()}) {
    const Place place{CellAddress{at.board, cell}};
    if (exists(mission, place)) sides.push_back(point_of(mission, place));
  }
  return sides;
}

/// The areas on an edge of which a hatchway is, or inside of which.
void write_beside(TableWriter& out, const Mission& mission, std::span<const Point> sides) {
  out.open("beside");
  for (const auto& area : *mission.areas) {
    const bool is_beside =
        std::any_of(sides.begin(), sides.end(), [&](Point side) { return holds(mission, area.shape, side); });
    if (is_beside) out.always({}, area.id.text());
  }
  out.close();
  // Of each side by itself.
  out.open("sides");
  for (const auto& side : sides) {
    out.open();
    for (const auto& area : *mission.areas) {
      if (holds(mission, area.shape, side)) out.always({}, area.id.text());
    }
    out.close();
  }
  out.close();
}

/// What stands off the lattice starts shut, and nobody locks it.
void write_free_hatchway(TableWriter& out, const Mission& mission, const FreePiece& piece) {
  const auto free = find_free_hatchway(mission, piece.id);
  if (!free) return;
  out.open();
  out.always("id", piece.id.text());
  out.always("name", spoken_name(mission, piece));
  out.always("edge", to_text(mission, Address{ObjectAddress{piece.id}}));
  write_beside(out, mission, free->sides);
  out.close();
}

void write_hatchways(TableWriter& out, const Mission& mission) {
  out.open("hatchways");
  for_each_hatchway(mission, [&](const EdgeAddress& at, const Hatchway& hatchway) {
    const auto address = to_text(mission, at);
    out.open();
    out.always("id", address);
    out.always("name", hatchway.label.empty() ? "hatchway " + address : hatchway.label);
    out.text("label", hatchway.label);
    out.flag("open", hatchway.starts_open);
    out.flag("locked", hatchway.access.kind() == HatchAccess::Kind::locked);
    out.flag("airlock", hatchway.access.kind() == HatchAccess::Kind::airlock);
    out.id("controller", hatchway.access.side());
    out.flag("breachable", hatchway.breachable);
    write_beside(out, mission, sides_of(mission, at));
    out.close();
  });
  for (const auto& board : mission.boards) {
    for (const auto& piece : board->pieces) write_free_hatchway(out, mission, piece);
  }
  out.close();
}

void write_features(TableWriter& out, const Mission& mission) {
  out.open("features");
  for (const auto& board : mission.boards) {
    for (const auto& feature : board->features) {
      out.open();
      out.always("id", feature.id.text());
      out.always("name", spoken_name(mission, feature));
      out.always("kind", feature.kind.text());
      out.always("at", to_text(mission, Place{board->at + feature.at}));
      if (const auto* const kind = find_feature_kind(mission, feature.kind)) write_profile(out, kind->profile);
      out.close();
    }
  }
  out.close();
}

void begin_item(TableWriter& out, std::string_view what, const Item& item) {
  out.open();
  out.always("what", what);
  out.always("id", item.id.text());
  out.text("name", item.name);
  write_list(out, "params", item.params, [&](const Param& param) {
    out.always("name", param.name.text());
    out.always("value", param.value);
  });
  out.text("lua", item.lua);
}

void write_used(TableWriter& out, const std::vector<Use>& used) {
  write_list(out, "used", used, [&](const Use& use) {
    out.always("at", use.at.text());
    out.always("of", use.of);
    out.always("whose", use.whose == Use::Whose::own        ? "own"
                        : use.whose == Use::Whose::opponent ? "opponent"
                                                            : "either");
  });
}

void write_places(TableWriter& out, const std::vector<Placing>& places) {
  write_list(out, "places", places, [&](const Placing& placing) {
    out.always("what", placing.what.text());
    out.always("count", to_text(placing.count));
    out.id("by", placing.by);
    out.id("at", placing.at);
    out.length("apart", placing.apart);
    out.length("clear_of_edge", placing.clear_of_edge);
    out.length("clear_of_centre", placing.clear_of_centre);
    out.length("clear_of_zones", placing.clear_of_zones);
    out.length("near_centre", placing.near_centre);
    out.always("share", placing.share == Placing::Share::half    ? "half"
                        : placing.share == Placing::Share::third ? "third"
                                                                 : "all");
    out.id("inside", placing.inside);
    out.id("outside", placing.outside);
    out.always("quarters", placing.quarters == Placing::Quarters::each     ? "each"
                           : placing.quarters == Placing::Quarters::unused ? "unused"
                                                                           : "any");
  });
}

void write(TableWriter& out, const Rule& rule) {
  begin_item(out, "rule", rule);
  write_places(out, rule.places);
  out.text("text", rule.text);
  out.close();
}

void write(TableWriter& out, const Mission& mission, const MissionObjective& objective) {
  begin_item(out, "mission-objective", objective);
  out.always("kind", objective.kind.text());
  out.id("side", objective.side);
  out.id("group", objective.group);
  write_places(out, objective.places);
  out.text("text", objective.text);
  out.number("start", objective.start);
  out.number("least", objective.least);
  out.number("most", objective.most);
  write_list(out, "scored", objective.scorings, [&](const Scoring& scoring) {
    out.always("at", scoring.moment.text());
    out.number("first_round", scoring.first_round);
    out.number("last_round", scoring.last_round);
    out.always("player", scoring.player == Scoring::Player::first    ? "first"
                         : scoring.player == Scoring::Player::second ? "second"
                                                                     : "either");
  });
  write_list(out, "conditions", objective.conditions, [&](const Condition& condition) {
    out.number("vp", condition.victory_points);
    out.text("condition", condition.expression);
    out.text("each", condition.each);
    out.text("text", expand(condition.text, &objective, mission));
    out.id("side", condition.side);
    out.number("least", condition.least);
    out.number("most", condition.most);
  });
  if (!objective.outcomes.empty()) {
    write_list(out, "outcomes", objective.outcomes, [&](const Outcome& outcome) {
      out.number("attacker", outcome.attacker);
      out.number("defender", outcome.defender);
      out.text("condition", outcome.expression);
      out.text("text", expand(outcome.text, &objective, mission));
    });
  }
  out.close();
}

void write(TableWriter& out, const MissionAction& action, bool of_system) {
  begin_item(out, "action", action);
  out.flag("of_system", of_system);
  out.id("kind", action.kind);
  out.id("side", action.side);
  out.text("uses", action.uses);
  out.id("completed", action.completed);
  out.text("text", action.text);
  write_used(out, action.used);
  out.close();
}

void write(TableWriter& out, const Stratagem& card) {
  begin_item(out, "stratagem", card);
  if (card.cost) out.always("cost", to_text(*card.cost));
  out.text("currency", card.currency);
  out.id("side", card.side);
  out.text("kind", card.kind);
  out.text("uses", card.uses);
  write_places(out, card.places);
  out.text("text", card.effect);
  write_used(out, card.used);
  out.close();
}

void write(TableWriter& out, const Mission& mission, const MissionTable& table) {
  begin_item(out, "table", table);
  if (table.die) out.always("die", to_text(*table.die));
  out.text("text", table.text);
  write_list(out, "rows", table.rows, [&](const TableRow& row) {
    out.always("on", row.on);
    out.always("name", row.name);
    out.always("text", expand(row.text, &table, mission));
    out.always("call", row.call);
    out.id("item", row.item);
  });
  out.close();
}

void write_items(TableWriter& out, const Mission& mission) {
  out.open("items");
  for (const auto& action : mission.system->actions) {
    const bool replaced = std::any_of(mission.actions->begin(), mission.actions->end(),
                                      [&](const MissionAction& other) { return other.id == action.id; });
    if (!replaced) write(out, action, true);
  }
  for (const auto& rule : *mission.rules) write(out, rule);
  for (const auto& objective : *mission.objectives) write(out, mission, objective);
  for (const auto& action : *mission.actions) write(out, action, false);
  for (const auto& card : *mission.stratagems) write(out, card);
  for (const auto& table : *mission.tables) write(out, mission, table);
  out.close();
}

void write_groups(TableWriter& out, const Mission& mission) {
  write_list(out, "groups", *mission.objective_groups, [&](const ObjectiveGroup& group) {
    out.always("id", group.id.text());
    out.always("name", group.name.empty() ? group.id.text() : group.name);
    out.always("pick", group.pick == ObjectiveGroup::Pick::choose   ? "choose"
                       : group.pick == ObjectiveGroup::Pick::roll   ? "roll"
                       : group.pick == ObjectiveGroup::Pick::secret ? "secret"
                                                                    : "all");
    out.number("count", group.count);
    out.id("table", group.table);
  });
}

}  // namespace

std::string battle_data(const Mission& mission, std::string_view fingerprint) {
  TableWriter out;
  out.always("id", mission.head->id.text());
  out.text("fingerprint", fingerprint);
  out.text("title", mission.head->title);
  write_system(out, mission);
  write_sides(out, mission);
  write_units(out, mission);
  write_grounds(out, mission);
  write_boards(out, mission);
  write_list(out, "areas", *mission.areas, [&](const Zone& area) { write_zone(out, mission, area); });
  write_list(out, "zones", *mission.zones, [&](const Zone& zone) { write_zone(out, mission, zone); });
  write_markers(out, mission);
  write_hatchways(out, mission);
  write_features(out, mission);
  write_list(out, "links", *mission.links, [&](const Link& link) {
    out.always("kind", link.kind.text());
    out.always("from", link.from.text());
    out.always("to", link.to.text());
  });
  write_groups(out, mission);
  write_items(out, mission);
  return "return {\n" + std::move(out).finish() + "}\n";
}

}  // namespace bulkhead
