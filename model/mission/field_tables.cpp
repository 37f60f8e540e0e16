// SPDX-License-Identifier: MIT
#include <array>

#include "model/mission/fields.h"
#include "model/mission/words.h"

/// The tables: each fact of a field stands here.
namespace bulkhead {
namespace {

using Form = FieldForm;
using Stand = FieldStand;

constexpr std::array either_player = {FieldChoice{"", marked("both players")},
                                      FieldChoice{"first", marked("who goes first")},
                                      FieldChoice{"second", marked("who goes second")}};
constexpr std::array piece_kinds = {FieldChoice{word_for(piece_words, FreePiece::Kind::wall), marked("wall")},
                                    FieldChoice{word_for(piece_words, FreePiece::Kind::hatchway), marked("hatchway")},
                                    FieldChoice{word_for(piece_words, FreePiece::Kind::pillar), marked("pillar")},
                                    FieldChoice{word_for(piece_words, FreePiece::Kind::wall_end), marked("wall end")}};
constexpr std::array balances = {FieldChoice{"", marked("unstated")}, FieldChoice{"symmetric", marked("symmetric")},
                                 FieldChoice{"asymmetric", marked("asymmetric")}};
constexpr std::array<std::string_view, 2> objective_kinds = {"end-game", "progressive"};
constexpr std::array<std::string_view, 4> usual_uses = {"battle", "phase", "round", "turn"};

template <typename T>
std::span<const FieldInfo* const> infos() {
  static const std::vector<const FieldInfo*> all = [] {
    std::vector<const FieldInfo*> result;
    for (const auto& field : fields_of<T>()) result.push_back(&field);
    return result;
  }();
  return all;
}

// What all items have.
template <typename T>
FieldOf<T> name_field() {
  return {{.key = "name", .label = marked("Name"), .required = true}, &T::name};
}
template <typename T>
FieldOf<T> origin_field() {
  return {{.key = "origin", .label = marked("Copied from"), .form = Form::library_id}, &T::origin};
}
template <typename T>
FieldOf<T> params_field() {
  return {{.key = "params",
           .label = marked("Figures, for {name} in texts"),
           .form = Form::list,
           .noun = "figure",
           .stand = Stand::element,
           .xml = "param",
           .columns = infos<Param>()},
          &T::params};
}
template <typename T>
FieldOf<T> lua_field() {
  return {{.key = "lua", .label = marked("Lua"), .form = Form::lua, .stand = Stand::element}, &T::lua};
}
/// A text of several lines with an element of its own.
template <typename T>
FieldOf<T> text_field(std::string_view key, std::string_view label, std::string T::*member) {
  return {{.key = key, .label = label, .form = Form::long_text, .stand = Stand::element}, member};
}
/// What things of the map have.
template <typename T>
FieldOf<T> side_field(std::string_view none = marked("nobody")) {
  return {{.key = "side", .label = marked("Side"), .form = Form::side, .none = none, .width = 3}, &T::side};
}
template <typename T>
FieldOf<T> kind_field() {
  return {{.key = "kind", .label = marked("Kind"), .form = Form::kind, .required = true}, &T::kind};
}
template <typename T>
FieldOf<T> at_field() {
  return {{.key = "at",
           .label = marked("Middle"),
           .form = Form::point,
           .required = true,
           .help = marked("A point of its board: 317.5mm,203mm")},
          &T::at};
}
template <typename T>
FieldOf<T> turn_field() {
  return {{.key = "turn",
           .label = marked("Turn"),
           .form = Form::number,
           .always = true,
           .from = 0,
           .to = 359,
           .strict = true,
           .fallback = "0",
           .help = marked("Degrees, clockwise")},
          &T::turn};
}

}  // namespace

template <>
std::span<const FieldOf<Param>> fields_of() {
  static const std::vector<FieldOf<Param>> fields = {
      {{.key = "name",
        .label = marked("Figure"),
        .form = Form::id,
        .required = true,
        .unique = true,
        .example = "figure",
        .width = 3},
       &Param::name},
      {{.key = "value", .label = marked("Value"), .required = true, .example = "1", .width = 2}, &Param::value},
  };
  return fields;
}

template <>
std::span<const FieldOf<Scoring>> fields_of() {
  static const std::vector<FieldOf<Scoring>> fields = {
      {{.key = "at",
        .label = marked("When"),
        .form = Form::moment,
        .noun = "moment",
        .required = true,
        .example = "round-end",
        .width = 4},
       &Scoring::moment},
      {{.key = "rounds",
        .label = marked("Rounds"),
        .form = Form::rounds,
        .named = true,
        .from = 1,
        .to = 99,
        .none = marked("every"),
        .width = 2},
       std::pair(&Scoring::first_round, &Scoring::last_round)},
      {{.key = "player",
        .label = marked("Player"),
        .form = Form::choice,
        .named = true,
        .width = 3,
        .choices = either_player},
       &Scoring::player},
  };
  return fields;
}

template <>
std::span<const FieldOf<Condition>> fields_of() {
  static const std::vector<FieldOf<Condition>> fields = {
      {{.key = "vp",
        .label = marked("Points"),
        .form = Form::number,
        .required = true,
        .from = -1000,
        .to = 1000,
        .example = "1",
        .width = 1},
       &Condition::victory_points},
      {{.key = "condition",
        .label = marked("If (Lua)"),
        .form = Form::lua,
        .noun = "Lua",
        .xml = "if",
        .example = "controls(player) >= 1",
        .width = 4},
       &Condition::expression},
      {{.key = "text",
        .label = marked("In words"),
        .form = Form::long_text,
        .noun = "words for people",
        .stand = Stand::content,
        .example = marked("control one or more objectives"),
        .width = 4},
       &Condition::text},
  };
  return fields;
}

template <>
std::span<const FieldOf<Rule>> fields_of() {
  static const std::vector<FieldOf<Rule>> fields = {name_field<Rule>(), origin_field<Rule>(), params_field<Rule>(),
                                                    text_field("text", marked("Text"), &Rule::text), lua_field<Rule>()};
  return fields;
}

template <>
std::span<const FieldOf<MissionObjective>> fields_of() {
  using T = MissionObjective;
  static const std::vector<FieldOf<T>> fields = {
      name_field<T>(),
      origin_field<T>(),
      {{.key = "kind", .label = marked("Kind"), .form = Form::id, .required = true, .proposals = objective_kinds},
       &T::kind},
      params_field<T>(),
      {{.key = "scored",
        .label = marked("Scored"),
        .form = Form::list,
        .noun = "moment",
        .stand = Stand::element,
        .columns = infos<Scoring>()},
       &T::scorings},
      {{.key = "conditions",
        .label = marked("Victory points"),
        .form = Form::list,
        .noun = "condition",
        .stand = Stand::element,
        .xml = "condition",
        .columns = infos<Condition>()},
       &T::conditions},
      text_field("text", marked("Text"), &T::text),
      lua_field<T>(),
  };
  return fields;
}

template <>
std::span<const FieldOf<Stratagem>> fields_of() {
  using T = Stratagem;
  static const std::vector<FieldOf<T>> fields = {
      name_field<T>(),
      origin_field<T>(),
      {{.key = "cost", .label = marked("Cost"), .form = Form::cost, .required = true, .from = 0, .to = 99, .width = 1},
       &T::cost},
      {{.key = "currency", .label = marked("Currency"), .form = Form::currency, .width = 2}, &T::currency},
      side_field<T>(marked("either side")),
      {{.key = "kind", .label = marked("Kind"), .width = 3}, &T::kind},
      {{.key = "uses", .label = marked("Once in every"), .width = 3, .proposals = usual_uses}, &T::uses},
      params_field<T>(),
      text_field("when", marked("When"), &T::when),
      text_field("target", marked("Target"), &T::target),
      text_field("effect", marked("Effect"), &T::effect),
      text_field("restrictions", marked("Restrictions"), &T::restrictions),
      lua_field<T>(),
  };
  return fields;
}

template <>
std::span<const FieldOf<MissionHead>> fields_of() {
  using T = MissionHead;
  static const std::vector<FieldOf<T>> fields = {
      {{.key = "title", .label = marked("Title"), .required = true}, &T::title},
      {{.key = "author", .label = marked("Author")}, &T::author},
      {{.key = "version", .label = marked("Version")}, &T::version},
      {{.key = "balance",
        .label = marked("Balance"),
        .form = Form::choice,
        .help = marked("Whether both sides are meant to have the same"),
        .choices = balances},
       &T::balance},
      {{.key = "season",
        .label = marked("Season"),
        .form = Form::id,
        .help = marked("Against whose figures the layout is measured")},
       &T::season},
  };
  return fields;
}

template <>
std::span<const FieldOf<Zone>> fields_of() {
  static const std::vector<FieldOf<Zone>> fields = {
      kind_field<Zone>(), side_field<Zone>(), {{.key = "name", .label = marked("Name")}, &Zone::name}};
  return fields;
}

template <>
std::span<const FieldOf<Marker>> fields_of() {
  static const std::vector<FieldOf<Marker>> fields = {
      kind_field<Marker>(), {{.key = "label", .label = marked("Label")}, &Marker::label}, side_field<Marker>()};
  return fields;
}

template <>
std::span<const FieldOf<Side>> fields_of() {
  static const std::vector<FieldOf<Side>> fields = {name_field<Side>()};
  return fields;
}

template <>
std::span<const FieldOf<Feature>> fields_of() {
  static const std::vector<FieldOf<Feature>> fields = {
      kind_field<Feature>(),
      at_field<Feature>(),
      turn_field<Feature>(),
      {{.key = "mirrored",
        .label = marked("Mirrored"),
        .form = Form::yes_no,
        .fallback = "no",
        .help = marked("Left and right change places before it is turned")},
       &Feature::mirrored}};
  return fields;
}

template <>
std::span<const FieldOf<FreePiece>> fields_of() {
  static const std::vector<FieldOf<FreePiece>> fields = {
      {{.key = "kind", .label = marked("Kind"), .form = Form::choice, .required = true, .choices = piece_kinds},
       &FreePiece::kind},
      at_field<FreePiece>(),
      turn_field<FreePiece>()};
  return fields;
}

template <>
Param fresh(const Id& id) {
  return {id, "", {}};
}
template <>
Scoring fresh(const Id& id) {
  return {id, 0, 0, Scoring::Player::either, {}};
}
template <>
Condition fresh(const Id&) {
  return {};
}
template <>
Rule fresh(const Id& id) {
  return {{id, "", {}, {}, "", {}}, ""};
}
template <>
MissionObjective fresh(const Id& id) {
  return {{id, "", {}, {}, "", {}}, id, "", {}, {}};
}
template <>
Stratagem fresh(const Id& id) {
  return {{id, "", {}, {}, "", {}}, 0, "", {}, "", "", "", "", "", ""};
}

template <>
const ThingInfo& info_of<Rule>() {
  static const ThingInfo info = {"rule", "rule", "rule", marked("Rule")};
  return info;
}
template <>
const ThingInfo& info_of<MissionObjective>() {
  static const ThingInfo info = {"objective", "mission-objective", "mission objective", marked("Scoring")};
  return info;
}
template <>
const ThingInfo& info_of<Stratagem>() {
  static const ThingInfo info = {"stratagem", "stratagem", "stratagem", marked("Card")};
  return info;
}
template <>
const ThingInfo& info_of<Marker>() {
  static const ThingInfo info = {"marker", "marker", "marker", marked("Marker")};
  return info;
}
template <>
const ThingInfo& info_of<Zone>() {
  static const ThingInfo info = {"zone", "zone", "zone", marked("Zone")};
  return info;
}
template <>
const ThingInfo& info_of<Side>() {
  static const ThingInfo info = {"side", "side", "side", marked("Side")};
  return info;
}
template <>
const ThingInfo& info_of<Feature>() {
  static const ThingInfo info = {"feature", "feature", "feature", marked("Terrain feature")};
  return info;
}
template <>
const ThingInfo& info_of<FreePiece>() {
  static const ThingInfo info = {"piece", "feature", "free piece", marked("Free piece")};
  return info;
}
const ThingInfo& area_info() {
  static const ThingInfo info = {"area", "area", "area", marked("Area")};
  return info;
}

std::vector<ThingFields> all_fields() {
  return {{info_of<Rule>(), infos<Rule>()},           {info_of<MissionObjective>(), infos<MissionObjective>()},
          {info_of<Stratagem>(), infos<Stratagem>()}, {info_of<Marker>(), infos<Marker>()},
          {info_of<Zone>(), infos<Zone>()},           {area_info(), infos<Zone>()},
          {info_of<Side>(), infos<Side>()},           {info_of<Feature>(), infos<Feature>()},
          {info_of<FreePiece>(), infos<FreePiece>()}};
}

}  // namespace bulkhead
