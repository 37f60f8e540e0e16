// SPDX-License-Identifier: MIT
#include <array>

#include "model/mission/field_parts.h"

/// The tables of fields of the rows of items and forces: each fact stands here.
namespace bulkhead {
namespace {

using Form = FieldForm;
using Names = FieldNames;
using Stand = FieldStand;

constexpr std::array either_player = {FieldChoice{"", marked("both players")},
                                      FieldChoice{"first", marked("who goes first")},
                                      FieldChoice{"second", marked("who goes second")}};
constexpr std::array whose_moment = {FieldChoice{"", marked("either player's")},
                                     FieldChoice{"own", marked("one's own")},
                                     FieldChoice{"opponent", marked("the opponent's")}};
constexpr std::array shares = {FieldChoice{"", marked("all of them")}, FieldChoice{"half", marked("half of them")},
                               FieldChoice{"third", marked("a third of them")}};
constexpr std::array quarter_choices = {FieldChoice{"", marked("anywhere")}, FieldChoice{"each", marked("one in each")},
                                        FieldChoice{"unused", marked("one in each in which nobody starts")}};
constexpr std::array starts = {
    FieldChoice{"", marked("not said")}, FieldChoice{"deployed", marked("on the battlefield")},
    FieldChoice{"reserve", marked("in reserve")}, FieldChoice{"spearhead", marked("in the spearhead")}};

/// A length of what is placed that need not be asked for.
FieldOf<Placing> clearance(std::string_view key, std::string_view label, std::string_view noun,
                           Length Placing::*member) {
  return {{.key = key,
           .label = label,
           .form = Form::length,
           .noun = noun,
           .named = true,
           .help = marked("A distance: 6in or 152.4mm"),
           .width = 2},
          member};
}
FieldOf<Placing> ground_field(std::string_view key, std::string_view label, std::optional<Id> Placing::*member) {
  return {{.key = key,
           .label = label,
           .form = Form::object,
           .names = Names::ground,
           .named = true,
           .help = marked("A zone or area, or a kind of them"),
           .width = 2},
          member};
}
template <typename T>
FieldOf<T> named_figure(std::string_view key, std::string_view label, std::optional<int> T::*member, int from, int to,
                        std::string_view help) {
  return {{.key = key,
           .label = label,
           .form = Form::number,
           .named = true,
           .from = from,
           .to = to,
           .help = help,
           .width = 2},
          member};
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
        .help = marked("Small letters, digits and hyphens; texts name it in braces: {range}"),
        .example = "figure",
        .width = 3},
       &Param::name},
      {{.key = "value",
        .label = marked("Value"),
        .required = true,
        .help = marked("A number, a distance or a word"),
        .example = "1",
        .width = 2},
       &Param::value},
  };
  return fields;
}

template <>
std::span<const FieldOf<Scoring>> fields_of() {
  static const std::vector<FieldOf<Scoring>> fields = {
      {{.key = "at",
        .label = marked("When"),
        .form = Form::moment,
        .names = Names::moment_of_scoring,
        .noun = "moment",
        .required = true,
        .help = marked("When points are counted"),
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
        .help = marked("5, or 2-4; nothing for every round"),
        .width = 2},
       std::pair(&Scoring::first_round, &Scoring::last_round)},
      {{.key = "player",
        .label = marked("Player"),
        .form = Form::choice,
        .named = true,
        .help = marked("Only for the player who goes first, or second"),
        .width = 3,
        .choices = either_player},
       &Scoring::player},
  };
  return fields;
}

template <>
std::span<const FieldOf<Use>> fields_of() {
  static const std::vector<FieldOf<Use>> fields = {
      {{.key = "at",
        .label = marked("When"),
        .form = Form::moment,
        .names = Names::moment_of_use,
        .noun = "moment",
        .required = true,
        .help = marked("The moment at which it may be used"),
        .example = "own-turn-start",
        .width = 3},
       &Use::at},
      {{.key = "of", .label = marked("Of"), .named = true, .help = marked("The name of a test"), .width = 2}, &Use::of},
      {{.key = "whose",
        .label = marked("Whose"),
        .form = Form::choice,
        .noun = "moment's player",
        .named = true,
        .help = marked("Whether in one's own or in the opponent's turn, test or step"),
        .width = 2,
        .choices = whose_moment},
       &Use::whose},
  };
  return fields;
}

template <>
std::span<const FieldOf<Placing>> fields_of() {
  using T = Placing;
  static const std::vector<FieldOf<T>> fields = {
      {{.key = "what",
        .label = marked("What"),
        .form = Form::kind,
        .names = Names::placed_kind,
        .required = true,
        .help = marked("A kind of marker or of terrain"),
        .example = "objective",
        .width = 3},
       &T::what},
      {{.key = "count",
        .label = marked("How many"),
        .form = Form::dice,
        .noun = "number",
        .fallback = "1",
        .help = marked("3, or rolled: D3+2"),
        .example = "1",
        .width = 2},
       &T::count},
      {{.key = "by",
        .label = marked("By"),
        .form = Form::side,
        .names = Names::side,
        .named = true,
        .none = marked("in turn"),
        .help = marked("Who sets it up"),
        .width = 2},
       &T::by},
      {{.key = "at",
        .label = marked("When"),
        .form = Form::moment,
        .names = Names::moment_of_placing,
        .noun = "moment",
        .named = true,
        .help = marked("When it is set up"),
        .width = 3},
       &T::at},
      clearance("apart", marked("Apart"), "distance apart", &T::apart),
      clearance("clear-of-edge", marked("Clear of edges"), "distance from edges", &T::clear_of_edge),
      clearance("clear-of-centre", marked("Clear of the centre"), "distance from the centre", &T::clear_of_centre),
      clearance("clear-of-walls", marked("Clear of walls"), "distance from walls", &T::clear_of_walls),
      clearance("clear-of-zones", marked("Clear of enemy zones"), "distance from enemy zones", &T::clear_of_zones),
      clearance("near-centre", marked("Near the centre"), "greatest distance from the centre", &T::near_centre),
      {{.key = "share",
        .label = marked("Of these near the centre"),
        .form = Form::choice,
        .noun = "share",
        .named = true,
        .help = marked("How many of them the distance from the centre is meant for"),
        .width = 2,
        .choices = shares},
       &T::share},
      ground_field("inside", marked("Inside"), &T::inside),
      ground_field("outside", marked("Outside"), &T::outside),
      {{.key = "quarters",
        .label = marked("Quarters"),
        .form = Form::choice,
        .noun = "choice of quarters",
        .named = true,
        .help = marked("How they are spread over the quarters of the battlefield"),
        .width = 3,
        .choices = quarter_choices},
       &T::quarters},
      {{.key = "words",
        .label = marked("In words"),
        .form = Form::long_text,
        .noun = "words for people",
        .stand = Stand::content,
        .named = true,
        .help = marked("What else is to be said of it; references in braces are replaced"),
        .width = 6},
       &T::words},
  };
  return fields;
}

template <>
std::span<const FieldOf<Condition>> fields_of() {
  using T = Condition;
  static const std::vector<FieldOf<T>> fields = {
      {{.key = "vp",
        .label = marked("Points"),
        .form = Form::number,
        .required = true,
        .from = -1000,
        .to = 1000,
        .help = marked("Victory points for whoever meets the condition"),
        .example = "1",
        .width = 1},
       &T::victory_points},
      {{.key = "condition",
        .label = marked("If (Lua)"),
        .form = Form::lua,
        .noun = "Lua",
        .xml = "if",
        .help = marked("When it is met, as an expression in Lua; may be left out"),
        .example = "controls(player) >= 1",
        .width = 4},
       &T::expression},
      {{.key = "side",
        .label = marked("For"),
        .form = Form::side,
        .names = Names::side,
        .named = true,
        .none = marked("each side"),
        .help = marked("Whose condition it is"),
        .width = 2},
       &T::side},
      {{.key = "each",
        .label = marked("For each of (Lua)"),
        .form = Form::lua,
        .noun = "Lua",
        .named = true,
        .help = marked("So many times the points, as a number in Lua"),
        .width = 3},
       &T::each},
      named_figure("least", marked("At least"), &T::least, -1000, 1000, marked("The fewest points it gives at a time")),
      named_figure("most", marked("At most"), &T::most, -1000, 1000, marked("The most points it gives at a time")),
      {{.key = "text",
        .label = marked("In words"),
        .form = Form::long_text,
        .noun = "words for people",
        .stand = Stand::content,
        .help = marked("The condition as players read it"),
        .example = marked("control one or more objectives"),
        .width = 4},
       &T::text},
  };
  return fields;
}

template <>
std::span<const FieldOf<Outcome>> fields_of() {
  using T = Outcome;
  static const std::vector<FieldOf<T>> fields = {
      {{.key = "attacker",
        .label = marked("Attacker"),
        .form = Form::number,
        .noun = "figure for the attacker",
        .required = true,
        .from = -1000,
        .to = 1000,
        .help = marked("What the attacker scores then"),
        .example = "0",
        .width = 1},
       &T::attacker},
      {{.key = "defender",
        .label = marked("Defender"),
        .form = Form::number,
        .noun = "figure for the defender",
        .required = true,
        .from = -1000,
        .to = 1000,
        .help = marked("What the defender scores then"),
        .example = "0",
        .width = 1},
       &T::defender},
      {{.key = "condition",
        .label = marked("If (Lua)"),
        .form = Form::lua,
        .noun = "Lua",
        .xml = "if",
        .help = marked("When it has come to this, in Lua; the first that is true counts"),
        .width = 4},
       &T::expression},
      {{.key = "text",
        .label = marked("In words"),
        .form = Form::long_text,
        .noun = "words for people",
        .stand = Stand::content,
        .help = marked("What has happened, as players read it"),
        .width = 4},
       &T::text},
  };
  return fields;
}

template <>
std::span<const FieldOf<TableRow>> fields_of() {
  using T = TableRow;
  static const std::vector<FieldOf<T>> fields = {
      {{.key = "on", .label = marked("On"), .noun = "result", .help = marked("3, 2-5 or 12+"), .width = 1}, &T::on},
      {{.key = "name", .label = marked("Name"), .help = marked("What the row is called"), .width = 2}, &T::name},
      {{.key = "item",
        .label = marked("Item"),
        .form = Form::object,
        .names = Names::item,
        .named = true,
        .help = marked("An item of the mission that this result means"),
        .width = 2},
       &T::item},
      {{.key = "call",
        .label = marked("Calls"),
        .named = true,
        .help = marked("The function of the table's Lua that does what it says"),
        .width = 1},
       &T::call},
      {{.key = "text",
        .label = marked("Text"),
        .form = Form::long_text,
        .noun = "text",
        .stand = Stand::content,
        .help = marked("What the row says; references in braces are replaced"),
        .width = 6},
       &T::text},
  };
  return fields;
}

template <>
std::span<const FieldOf<Unit>> fields_of() {
  using T = Unit;
  static const std::vector<FieldOf<T>> fields = {
      {{.key = "id",
        .label = marked("Id"),
        .form = Form::id,
        .required = true,
        .unique = true,
        .help = marked("By this the file names it; it follows the name"),
        .example = "unit",
        .width = 2},
       &T::id},
      {{.key = "name",
        .label = marked("Name"),
        .required = true,
        .help = marked("What players call it"),
        .example = marked("Unit"),
        .width = 3},
       &T::name},
      {{.key = "kind", .label = marked("Kind"), .named = true, .help = marked("Such as infantry"), .width = 2},
       &T::kind},
      {{.key = "models",
        .label = marked("Models"),
        .form = Form::number,
        .named = true,
        .from = 1,
        .to = 200,
        .fallback = "1",
        .help = marked("How many models it has"),
        .width = 1},
       &T::models},
      named_figure("wounds", marked("Wounds"), &T::wounds, 1, 200, marked("Of a model")),
      named_figure("toughness", marked("Toughness"), &T::toughness, 1, 50, marked("Of a model")),
      named_figure("points", marked("Points"), &T::points, 0, 10'000, marked("What the whole unit costs")),
      named_figure("power", marked("Power"), &T::power, 0, 1000, marked("Its power level")),
      {{.key = "base",
        .label = marked("Base"),
        .form = Form::length,
        .named = true,
        .help = marked("The diameter of its largest base"),
        .width = 2},
       &T::base},
      {{.key = "keywords", .label = marked("Keywords"), .named = true, .help = marked("Parted by blanks"), .width = 3},
       &T::keywords},
      {{.key = "warlord",
        .label = marked("Warlord"),
        .form = Form::yes_no,
        .named = true,
        .fallback = "no",
        .help = marked("It has the warlord of its side in it"),
        .width = 1},
       &T::warlord},
      {{.key = "starts",
        .label = marked("Starts"),
        .form = Form::choice,
        .noun = "start",
        .named = true,
        .help = marked("Where it is when the battle begins"),
        .width = 2,
        .choices = starts},
       &T::starts},
  };
  return fields;
}

template <>
Param fresh(const Id& id) {
  return {id, "", {}};
}
template <>
Use fresh(const Id& id) {
  return {.at = id};
}
template <>
Placing fresh(const Id& id) {
  return {.what = id};
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
Outcome fresh(const Id&) {
  return {};
}
template <>
TableRow fresh(const Id&) {
  return {};
}
template <>
Unit fresh(const Id& id) {
  return {.id = id};
}

}  // namespace bulkhead
