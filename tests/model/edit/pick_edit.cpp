// SPDX-License-Identifier: MIT
#include "tests/model/edit/pick_edit.h"

#include <algorithm>
#include <array>
#include <set>

#include "model/edit/edit.h"
#include "model/mission/fields.h"
#include "model/mission/kinds.h"
#include "tests/support/generators.h"
#include "tests/support/picking.h"

namespace bulkhead::test {
namespace {

/// A text that a mission may hold, or now and then one that it may not.
std::string pick_any_text() {
  if (!pick_seldom(12)) return pick_text();
  return pick_text() + pick_of<std::string>({"\r", "\x01", "\x7F", "\xFF", "\xED\xA0\x80", std::string(1, '\0')});
}

/// An id that is in use, a fresh one, or one that is a keyword of some text form.
Id pick_id(const Mission& mission) {
  const auto objects = named_objects(mission);
  if (!objects.empty() && pick_bool()) return pick_of(objects).id;
  return Id(pick_of<std::string>({"fresh", "newcomer", "side", "kind", "none", "remove", "at", "cells", "attacker"}));
}

std::optional<Id> pick_side_id(const Mission& mission) {
  if (pick_bool()) return std::nullopt;
  return mission.sides->empty() || pick_seldom(5) ? pick_id(mission) : pick_of(*mission.sides).id;
}

/// Places of one type; none where no board has a lattice.
template <typename Address>
std::vector<Address> pick_addresses(const Mission& mission) {
  std::vector<Address> result;
  for (int count = pick_int(1, 12); count > 0; --count) {
    const auto place = pick_place(mission);
    if (const auto* at = std::get_if<Address>(&place)) result.push_back(*at);
  }
  return result;
}

Point pick_point() {
  const auto some = [] { return pick_length(Length::millimetres(-6000), Length::millimetres(6000)); };
  return {some(), some()};
}

Length pick_size() {
  return pick_length(pick_seldom(6) ? Length::millimetres(-10) : Length::micrometres(1), Length::millimetres(300));
}

Shape pick_shape(const Mission& mission) {
  switch (pick_int(0, 4)) {
    case 0: return cells_shape(pick_addresses<CellAddress>(mission));
    case 1: {
      PolygonShape shape;
      for (int count = pick_int(0, 5); count > 0; --count) {
        const auto place = pick_seldom(6) ? Place(pick_point()) : pick_place(mission);
        shape.corners.push_back(std::holds_alternative<Point>(place) ? std::get<Point>(place) : pick_point());
      }
      return shape;
    }
    case 2: return CircleShape{pick_place(mission), pick_size()};
    case 3: return StripShape{pick_of<Compass>({all_directions.begin(), all_directions.end()}), pick_size()};
    default: break;
  }
  return QuarterShape{static_cast<Quarter>(pick_int(0, 3)), pick_size()};
}

template <typename T>
Id pick_kind(const std::vector<T>& kinds) {
  return kinds.empty() || pick_seldom(6) ? Id("unheard-of") : pick_of(kinds).id;
}

Zone pick_zone(const Mission& mission) {
  auto shape = pick_shape(mission);
  // A shape without cells or corners has no text form at all; the factories are not asked for it.
  if (const auto* cells = std::get_if<CellsShape>(&shape); cells != nullptr && cells->cells.empty()) {
    shape = StripShape{Compass::north, Length::millimetres(10)};
  }
  if (const auto* polygon = std::get_if<PolygonShape>(&shape); polygon != nullptr && polygon->corners.empty()) {
    shape = StripShape{Compass::south, Length()};
  }
  return {pick_id(mission),
          pick_kind(mission.system->zone_kinds),
          pick_side_id(mission),
          pick_any_text(),
          shape,
          pick_any_text(),
          pick_extras()};
}

Address pick_address(const Mission& mission) {
  if (pick_seldom(3)) return ObjectAddress{pick_id(mission)};
  return std::visit([](const auto& at) { return Address(at); }, pick_place(mission));
}

std::vector<Address> pick_addresses_of_waiver(const Mission& mission) {
  std::vector<Address> result;
  for (int count = pick_int(0, 3); count > 0; --count) result.push_back(pick_address(mission));
  return result;
}

template <typename T, typename Pick>
std::optional<T> perhaps(const Pick& pick) {
  return pick_bool() ? std::optional<T>(pick()) : std::nullopt;
}
Edit any_hatchway(const Mission& mission) {
  auto edges = pick_addresses<EdgeAddress>(mission);
  if (edges.empty()) return SetHead{"title", "no edge"};
  Hatchway hatchway;
  hatchway.starts_open = pick_bool();
  hatchway.breachable = pick_bool();
  hatchway.label = pick_any_text();
  hatchway.access = pick_of<HatchAccess>({HatchAccess::accessible(), HatchAccess::locked(), HatchAccess::airlock(),
                                          HatchAccess::controlled_by(pick_id(mission))});
  if (pick_bool()) return SetHatchways{edges, hatchway};
  hatchway.facing = pick_bool() ? Facing::first : Facing::second;
  hatchway.hinge = pick_bool() ? Hinge::first : Hinge::second;
  return SetHatchways{{edges.front()}, hatchway};
}

Edit any_wall(const Mission& mission) {
  const auto edges = pick_addresses<EdgeAddress>(mission);
  if (edges.empty()) return SetHead{"author", "no edge"};
  return pick_bool() ? Edit(SetOpen{edges}) : SetWalls{edges, pick_bool()};
}

Edit any_node(const Mission& mission) {
  const auto nodes = pick_addresses<NodeAddress>(mission);
  if (nodes.empty()) return SetHead{"version", "no node"};
  if (pick_bool()) return SetNodes{nodes, std::nullopt};
  NodeOverride piece{static_cast<NodePiece>(pick_int(0, 2)), std::nullopt};
  if (piece.piece == NodePiece::wall_end && pick_bool()) piece.facing = static_cast<Compass>(pick_int(0, 3));
  return SetNodes{nodes, piece};
}

Edit any_pin(const Mission& mission) {
  const auto edges = pick_addresses<EdgeAddress>(mission);
  if (edges.empty()) return SetHead{"title", "no edge to pin"};
  std::vector<Id> pieces = {Id("no-such-piece")};
  for (const auto& used : mission.sets) {
    for (const auto& piece : used.set->pieces) pieces.push_back(piece.id);
  }
  if (!pick_seldom(3)) return PinPanel{edges.front(), pick_of(pieces)};
  for (std::size_t index = 0; index < mission.boards.size(); ++index) {
    const auto& pins = mission.boards[index]->pins;
    if (!pins.empty()) return UnpinPanels{{{static_cast<int>(index) + 1, pins.begin()->first}}};
  }
  return UnpinPanels{edges};
}

Edit any_cell(const Mission& mission) {
  const auto cells = pick_addresses<CellAddress>(mission);
  if (cells.empty()) return SetHead{"title", "no cell"};
  return SetCells{cells, static_cast<CellKind>(pick_int(0, 2))};
}

Edit any_feature(const Mission& mission) {
  const int board = pick_int(1, static_cast<int>(mission.boards.size()));
  std::vector<FeatureKind> kinds;
  for (const auto& used : mission.sets) {
    kinds.insert(kinds.end(), used.set->feature_kinds.begin(), used.set->feature_kinds.end());
  }
  const auto at =
      pick_seldom(4) ? pick_point() : Point{pick_length({}, Length::millimetres(300)), Length::micrometres(1)};
  return PutFeature{board, {pick_id(mission), pick_kind(kinds), at, pick_int(0, 359), pick_bool(), pick_extras()}};
}

Edit any_piece(const Mission& mission) {
  const auto at = Point{pick_length(Length::millimetres(-5), Length::millimetres(900)),
                        pick_length(Length::millimetres(-5), Length::millimetres(900))};
  return PutPiece{
      pick_int(1, static_cast<int>(mission.boards.size())),
      {pick_id(mission), static_cast<FreePiece::Kind>(pick_int(0, 3)), at, pick_int(0, 359), pick_extras()}};
}

Edit any_marker(const Mission& mission) {
  return PutMarker{{pick_id(mission), pick_kind(mission.system->marker_kinds), pick_any_text(), pick_place(mission),
                    pick_side_id(mission), Length::micrometres(pick_int(0, 90000)),
                    pick_seldom(2) ? std::string() : pick_any_text(), pick_extras()}};
}

Edit any_link(const Mission& mission) {
  const auto kind = pick_kind(mission.system->link_kinds);
  if (!mission.links->empty() && pick_bool()) {
    const auto& link = pick_of(*mission.links);
    return RemoveLink{link.kind, link.from, link.to};
  }
  return pick_seldom(4) ? Edit(RemoveLink{kind, pick_id(mission), pick_id(mission)})
                        : AddLink{kind, pick_id(mission), pick_id(mission)};
}

Edit any_head(const Mission& mission) {
  switch (pick_int(0, 5)) {
    case 0: return SetMissionId{pick_id(mission)};
    case 1: return SetHead{"title", pick_any_text()};
    case 2: return SetHead{"author", pick_any_text()};
    case 3: return SetHead{"version", pick_any_text()};
    case 4: return SetHead{"balance", pick_of<std::string>({"", "symmetric", "asymmetric"})};
    default: break;
  }
  return SetHead{"season", pick_bool() ? pick_id(mission).text() : ""};
}

Edit any_severity(const Mission& mission) {
  const auto check = mission.severities->empty() || pick_bool() ? pick_word() : pick_of(*mission.severities).check;
  return SetSeverity{check, perhaps<Level>([] { return static_cast<Level>(pick_int(0, 3)); })};
}

Edit any_limit(const Mission& mission) {
  const auto id = mission.limits->empty() || pick_bool() ? pick_word() : pick_of(*mission.limits).id;
  return SetLimit{id, perhaps<Limit::Value>([] {
                    const int low = pick_int(0, 20);
                    return pick_of<Limit::Value>({low, NumberRange{low, pick_int(low, 30)}, Length::inches(low)});
                  })};
}

Edit any_waiver(const Mission& mission) {
  if (!mission.waivers->empty() && pick_bool()) {
    const auto& waiver = pick_of(*mission.waivers);
    return pick_bool() ? Edit(Unwaive{waiver.check, in_waiver_order(waiver.at)})
                       : Waive{waiver.check, in_waiver_order(waiver.at), pick_any_text()};
  }
  return Waive{pick_word(), in_waiver_order(pick_addresses_of_waiver(mission)), pick_any_text()};
}

Edit any_note(const Mission& mission) {
  if (!mission.notes->empty() && pick_bool()) {
    const auto& note = pick_of(*mission.notes);
    return RemoveNote{note.text, note.at};
  }
  return AddNote{pick_any_text(), perhaps<Address>([&] { return pick_address(mission); })};
}

Edit any_briefing(const Mission& mission) {
  const auto heading = mission.briefing->empty() || pick_bool() ? pick_any_text() : pick_of(*mission.briefing).heading;
  const int number = pick_seldom(4) ? 2 : 1;
  switch (pick_int(0, 3)) {
    case 0: return RemoveBriefing{heading, number};
    case 1: return RenameBriefing{heading, pick_any_text(), number};
    case 2: return OrderBriefing{heading, pick_bool() ? Step::up : Step::down, number};
    default: return SetBriefing{heading, pick_any_text(), number};
  }
}

std::string text_of(const std::optional<Id>& id) { return id ? id->text() : std::string(); }

/// A value that a field may have.
FieldValue pick_value(const Mission& mission, const FieldInfo& field) {
  switch (field.form) {
    case FieldForm::text:
    case FieldForm::long_text:
    case FieldForm::lua:
    case FieldForm::currency: return single(pick_any_text());
    case FieldForm::cost: return single(pick_of<std::string>({"", "0", "2", "1-2", "1+", "99"}));
    case FieldForm::dice: return single(pick_of<std::string>({"1", "5", "D3", "2D6", "D3+2", "2D6-1", "D33", "D66"}));
    case FieldForm::length: return single(pick_of<std::string>({"", "25.4mm", "152.4mm", "0.001mm"}));
    case FieldForm::number: return single(std::to_string(pick_int(field.from, std::min(field.to, field.from + 20))));
    case FieldForm::choice:
      return single(std::string(pick_of(std::vector(field.choices.begin(), field.choices.end())).value));
    case FieldForm::yes_no: return single(pick_bool() ? "yes" : "no");
    case FieldForm::id:
    case FieldForm::object:
    case FieldForm::kind: return single(pick_id(mission).text());
    case FieldForm::moment: return single(pick_of<std::string>({"own-turn-end", "none", "rounds", "player"}));
    case FieldForm::side: return single(text_of(pick_side_id(mission)));
    case FieldForm::library_id: return single(pick_bool() ? pick_of<std::string>({"venting", "a/b", "none"}) : "");
    case FieldForm::rounds: return single(pick_of<std::string>({"", "1", "2-4", "5"}));
    case FieldForm::point: return single(to_text(Point{Length::millimetres(pick_int(0, 90)), Length()}));
    case FieldForm::list: break;
  }
  FieldValue rows;
  std::set<std::string> taken;
  for (int count = pick_int(0, 3); count > 0; --count) {
    std::vector<std::string> row;
    for (const auto* column : field.columns) row.push_back(pick_value(mission, *column).front().front());
    const bool unique = field.columns.front()->unique;
    if (!unique || taken.insert(row.front()).second) rows.push_back(std::move(row));
  }
  return rows;
}

/// Some fields of an item, at least one. Figures and Lua have edits of their own.
template <typename T>
Edit any_item(const Mission& mission) {
  std::vector<FieldChange> changes;
  for (const auto& field : fields_of<T>()) {
    const bool known = field.form != FieldForm::lua && !field.figures;
    if (known && pick_bool()) changes.push_back({std::string(field.key), pick_value(mission, field)});
  }
  if (changes.empty()) changes.push_back({"name", single(pick_any_text())});
  return set_item<T>(pick_id(mission), std::move(changes));
}

/// A field of something that has fields.
Edit any_field(const Mission& mission) {
  const auto objects = named_objects(mission);
  const auto object = objects.empty() ? NamedObject{Id("nothing"), ""} : pick_of(objects);
  for (const auto& [thing, fields] : all_fields()) {
    if (thing.noun != object.what) continue;
    const auto& field = *pick_of(std::vector(fields.begin(), fields.end()));
    return SetField{object.id, {std::string(field.key), pick_value(mission, field)}};
  }
  return SetField{object.id, {"lua", single(pick_any_text())}};
}

Edit any_item_detail(const Mission& mission) {
  const auto item = pick_id(mission);
  const Id name(pick_of<std::string>({"param-1", "from", "remove"}));
  switch (pick_int(0, 2)) {
    case 0: return SetParam{item, name, pick_bool() ? "remove" : pick_any_text()};
    case 1: return SetParam{item, name, std::nullopt};
    default: return any_field(mission);
  }
}

Edit any_removal(const Mission& mission) {
  std::vector<Id> ids;
  for (int count = pick_int(1, 4); count > 0; --count) ids.push_back(pick_id(mission));
  return RemoveObjects{ids};
}

Edit any_board(const Mission& mission) {
  const int number = pick_int(1, static_cast<int>(mission.boards.size()) + (pick_seldom(5) ? 1 : 0));
  const auto keep = static_cast<Quarter>(pick_int(0, 3));
  switch (pick_int(0, 7)) {
    case 4: return ResizeBoard{number, LatticeSize{pick_int(1, 9), pick_int(1, 9)}, keep};
    case 5:
      return ResizeBoard{
          number, PlainGround{Length::micrometres(pick_int(1, 2'000'000)), Length::millimetres(pick_int(1, 900))},
          keep};
    case 6:
      return SetBoardSet{number,
                         mission.sets.empty() || pick_seldom(5) ? Id("unheard-of") : pick_of(mission.sets).set->id};
    case 0: return RemoveBoard{number};
    case 1: return SetBoard{number, perhaps<Point>(pick_point), pick_int(-3, 3), perhaps<std::string>(pick_any_text)};
    case 2:
      return AddBoard{PlainGround{Length::micrometres(pick_int(1, 2'000'000)), Length::millimetres(9)}, pick_point(),
                      1};
    case 3: {
      const auto set = mission.sets.empty() || pick_seldom(5) ? Id("unheard-of") : pick_of(mission.sets).set->id;
      return AddBoard{EmptyLattice{{pick_int(1, 6), pick_int(1, 256)}, set}, pick_point(), pick_int(-3, 3)};
    }
    default: break;
  }
  const auto set = mission.sets.empty() || pick_seldom(5) ? Id("unheard-of") : pick_of(mission.sets).set->id;
  return SetBoxes{set, perhaps<int>([] { return pick_int(0, 9); })};
}

Edit any_set(const Mission& mission) {
  if (pick_bool() && !mission.sets.empty()) return RemoveSet{pick_of(mission.sets).set->id};
  const auto id = pick_bool() && !mission.sets.empty() ? pick_of(mission.sets).set->id : Id("another-set");
  return AddSet{Part<TerrainSet>(pick_terrain_set(id))};
}

/// A value that a field of a kind or of the game may have, or one that it may not have.
FieldValue pick_definition_value(const Mission& mission, const FieldInfo& field) {
  if (field.key == "colour") return single(pick_of<std::string>({"", "#0A7458", "red"}));
  if (field.key == "pattern") return single(pick_of<std::string>({"", "dots", "plaid"}));
  return pick_value(mission, field);
}

std::vector<FieldChange> pick_changes(const Mission& mission, std::span<const FieldInfo* const> fields) {
  std::vector<FieldChange> changes;
  for (const auto* field : fields) {
    if (pick_bool() || changes.empty()) {
      changes.push_back({std::string(field->key), pick_definition_value(mission, *field)});
    }
  }
  return changes;
}

/// Of a kind of the mission's or of none.
Edit any_kind(const Mission& mission) {
  if (pick_seldom(6)) return any_set(mission);
  const auto of = static_cast<KindOf>(pick_int(0, static_cast<int>(kind_fields().size()) - 1));
  const auto pick_of_list = [&] {
    return with_kinds(*mission.system, of, [](const auto& kinds) {
      return kinds.empty() || pick_seldom(5) ? Id("new-kind") : pick_of(kinds).id;
    });
  };
  const auto id = pick_of_list();
  switch (pick_int(0, 5)) {
    case 0: return RemoveKind{of, id};
    case 1: return RenameKind{of, id, pick_bool() ? Id("renamed") : pick_of_list()};
    case 2: return OrderKind{of, id, pick_bool() ? Step::up : Step::down};
    default: return set_kind(of, id, pick_changes(mission, fields_of_kind(of).fields));
  }
}

/// One field, or several at once.
Edit any_game(const Mission& mission) {
  const auto& fields = game_fields().fields;
  if (pick_seldom(3)) return set_game(pick_changes(mission, fields));
  const auto& field = *pick_of(std::vector(fields.begin(), fields.end()));
  return set_game({{std::string(field.key), pick_definition_value(mission, field)}});
}

constexpr std::array<Edit (*)(const Mission&), 28> sorts = {
    any_wall,
    any_hatchway,
    any_node,
    any_pin,
    any_cell,
    any_piece,
    any_feature,
    [](const Mission& mission) -> Edit {
      return TurnObject{pick_id(mission), pick_int(0, 359)};
    },
    [](const Mission& mission) -> Edit { return PutZone{pick_zone(mission)}; },
    [](const Mission& mission) -> Edit {
      return PutZone{pick_zone(mission), true};
    },
    any_marker,
    any_link,
    [](const Mission& mission) -> Edit {
      return PutSide{pick_id(mission), pick_any_text()};
    },
    [](const Mission& mission) -> Edit {
      return MoveObject{pick_id(mission), pick_place(mission)};
    },
    [](const Mission& mission) -> Edit {
      return SetLabel{pick_id(mission), pick_any_text()};
    },
    any_removal,
    [](const Mission& mission) -> Edit {
      return RenameObject{pick_id(mission), pick_id(mission)};
    },
    any_head,
    any_limit,
    any_severity,
    any_waiver,
    any_note,
    any_briefing,
    any_kind,
    any_game,
    [](const Mission& mission) -> Edit { return pick_bool() ? any_item<Rule>(mission) : any_item_detail(mission); },
    [](const Mission& mission) -> Edit {
      return pick_bool() ? any_item<MissionObjective>(mission) : any_item<Stratagem>(mission);
    },
    [](const Mission& mission) -> Edit {
      return pick_bool() ? Edit(TransformBattlefield{static_cast<Transform>(pick_int(0, 4))}) : any_board(mission);
    },
};

}  // namespace

int sorts_of_edit() { return static_cast<int>(sorts.size()); }

Edit pick_edit_of_sort(const Mission& mission, int sort) { return sorts[static_cast<std::size_t>(sort)](mission); }

Edit pick_edit(const Mission& mission) { return pick_edit_of_sort(mission, pick_int(0, sorts_of_edit() - 1)); }

}  // namespace bulkhead::test
