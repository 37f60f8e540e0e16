// SPDX-License-Identifier: MIT
#include <array>

#include "model/mission/field_parts.h"

/// The tables of fields of items: each fact stands here.
namespace bulkhead {
namespace {

using Form = FieldForm;
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
constexpr std::array picks = {FieldChoice{"", marked("all of them")}, FieldChoice{"choose", marked("players choose")},
                              FieldChoice{"roll", marked("players roll")},
                              FieldChoice{"secret", marked("players choose in secret")}};
constexpr std::array starts = {
    FieldChoice{"", marked("not said")}, FieldChoice{"deployed", marked("on the battlefield")},
    FieldChoice{"reserve", marked("in reserve")}, FieldChoice{"spearhead", marked("in the spearhead")}};
constexpr std::array<std::string_view, 4> objective_kinds = {"end-game", "progressive", "tie-break", "victory"};
constexpr std::array<std::string_view, 5> usual_uses = {"battle", "phase", "round", "turn", "unlimited"};
constexpr std::array<std::string_view, 2> usual_groups = {"primary", "secondary"};

// What all items have.
template <typename T>
FieldOf<T> origin_field() {
  return {{.key = "origin",
           .label = marked("Copied from"),
           .form = Form::library_id,
           .help = marked("The library's item that it was copied from, with its version")},
          &T::origin};
}
template <typename T>
FieldOf<T> params_field() {
  return {{.key = "params",
           .label = marked("Figures, for {name} in texts"),
           .form = Form::list,
           .noun = "figure",
           .stand = Stand::element,
           .xml = "param",
           .help = marked("Numbers and words that texts name in braces, said in one place"),
           .columns = infos<Param>()},
          &T::params};
}
/// Rows of Part in elements of their own.
template <typename T, typename Part>
FieldOf<T> rows_field(std::string_view key, std::string_view label, std::string_view noun, const char* xml,
                      std::vector<Part> T::*member, std::string_view help, int most = most_rows) {
  return {{.key = key,
           .label = label,
           .form = Form::list,
           .noun = noun,
           .stand = Stand::element,
           .xml = xml,
           .to = most,
           .help = help,
           .columns = infos<Part>()},
          member};
}
template <typename T>
FieldOf<T> used_field() {
  return rows_field("used", marked("May be used"), "moment of use", "used", &T::used,
                    marked("The moments at which it may be used; a card or action without one says it in words"));
}
template <typename T>
FieldOf<T> places_field() {
  return rows_field("places", marked("Placed"), "placing", "place", &T::places,
                    marked("What is set up for it: how many, by whom, when, and how far from what"));
}
template <typename T>
FieldOf<T> uses_field() {
  return {{.key = "uses",
           .label = marked("How often"),
           .help = marked("How often it may be used"),
           .width = 3,
           .proposals = usual_uses},
          &T::uses};
}
/// A length of what is placed that need not be asked for.
FieldOf<Placing> clearance(std::string_view key, std::string_view label, Length Placing::*member) {
  return {{.key = key,
           .label = label,
           .form = Form::length,
           .named = true,
           .help = marked("A distance: 6in or 152.4mm"),
           .width = 2},
          member};
}
template <typename T>
FieldOf<T> figure(std::string_view key, std::string_view label, std::optional<int> T::*member, int from, int to,
                  std::string_view help) {
  return {{.key = key, .label = label, .form = Form::number, .from = from, .to = to, .help = help, .width = 2}, member};
}
template <typename T>
FieldOf<T> named_figure(std::string_view key, std::string_view label, std::optional<int> T::*member, int from, int to,
                        std::string_view help) {
  auto field = figure(key, label, member, from, to, help);
  field.named = true;
  return field;
}
template <typename T>
FieldOf<T> lua_field() {
  return {{.key = "lua",
           .label = marked("Lua"),
           .form = Form::lua,
           .stand = Stand::element,
           .help = marked("What it does")},
          &T::lua};
}

Item fresh_item(const Id& id) { return {id, "", {}, {}, "", {}}; }

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
        .named = true,
        .none = marked("in turn"),
        .help = marked("Who sets it up"),
        .width = 2},
       &T::by},
      {{.key = "at",
        .label = marked("When"),
        .form = Form::moment,
        .noun = "moment",
        .named = true,
        .help = marked("When it is set up"),
        .width = 3},
       &T::at},
      clearance("apart", marked("Apart"), &T::apart),
      clearance("clear-of-edge", marked("Clear of edges"), &T::clear_of_edge),
      clearance("clear-of-centre", marked("Clear of the centre"), &T::clear_of_centre),
      clearance("clear-of-walls", marked("Clear of walls"), &T::clear_of_walls),
      clearance("clear-of-zones", marked("Clear of enemy zones"), &T::clear_of_zones),
      clearance("near-centre", marked("Near the centre"), &T::near_centre),
      {{.key = "share",
        .label = marked("Of these near the centre"),
        .form = Form::choice,
        .named = true,
        .help = marked("How many of them the distance from the centre is meant for"),
        .width = 2,
        .choices = shares},
       &T::share},
      {{.key = "inside",
        .label = marked("Inside"),
        .form = Form::object,
        .named = true,
        .help = marked("A zone or area, or a kind of them"),
        .width = 2},
       &T::inside},
      {{.key = "outside",
        .label = marked("Outside"),
        .form = Form::object,
        .named = true,
        .help = marked("A zone or area, or a kind of them"),
        .width = 2},
       &T::outside},
      {{.key = "quarters",
        .label = marked("Quarters"),
        .form = Form::choice,
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
        .named = true,
        .help = marked("Where it is when the battle begins"),
        .width = 2,
        .choices = starts},
       &T::starts},
  };
  return fields;
}

template <>
std::span<const FieldOf<Rule>> fields_of() {
  using T = Rule;
  static const std::vector<FieldOf<T>> fields = {
      name_field<T>(),
      origin_field<T>(),
      params_field<T>(),
      places_field<T>(),
      text_field("text", marked("Text"), &T::text, marked("The rule, as players read it")),
      lua_field<T>()};
  return fields;
}

template <>
std::span<const FieldOf<MissionObjective>> fields_of() {
  using T = MissionObjective;
  static const std::vector<FieldOf<T>> fields = {
      name_field<T>(),
      origin_field<T>(),
      {{.key = "kind",
        .label = marked("Kind"),
        .form = Form::id,
        .required = true,
        .help = marked("Whether it counts as the battle goes on, at its end, to break a tie, or wins at once"),
        .width = 3,
        .proposals = objective_kinds},
       &T::kind},
      side_field<T>(marked("each side")),
      {{.key = "group",
        .label = marked("Group"),
        .form = Form::object,
        .help = marked("The group of objectives of which some are played"),
        .width = 3,
        .proposals = usual_groups},
       &T::group},
      {{.key = "start",
        .label = marked("Starts with"),
        .form = Form::number,
        .from = -1000,
        .to = 1000,
        .fallback = "0",
        .help = marked("Points that a side has from it when the battle begins"),
        .width = 2},
       &T::start},
      figure("least", marked("Gives at least"), &T::least, -1000, 1000,
             marked("The fewest points that a side has from it in all")),
      figure("most", marked("Gives at most"), &T::most, -1000, 1000,
             marked("The most points that a side has from it in all")),
      params_field<T>(),
      rows_field("scored", marked("Scored"), "moment", "scored", &T::scorings,
                 marked("When points are counted, and in which rounds")),
      rows_field("conditions", marked("Victory points"), "condition", "condition", &T::conditions,
                 marked("What is worth how many points; each that is met counts")),
      rows_field("outcomes", marked("Outcomes"), "outcome", "outcome", &T::outcomes,
                 marked("What both sides score for how it ends; the first that is true counts")),
      places_field<T>(),
      text_field("text", marked("Text"), &T::text, marked("The objective, as players read it")),
      lua_field<T>(),
  };
  return fields;
}

template <>
std::span<const FieldOf<MissionAction>> fields_of() {
  using T = MissionAction;
  static const std::vector<FieldOf<T>> fields = {
      name_field<T>(),
      origin_field<T>(),
      {{.key = "kind",
        .label = marked("Kind"),
        .form = Form::kind,
        .help = marked("A kind of the game brings the conditions that hold for all such actions"),
        .width = 3},
       &T::kind},
      side_field<T>(marked("each side")),
      uses_field<T>(),
      {{.key = "completed",
        .label = marked("Completed"),
        .form = Form::moment,
        .none = marked("at once"),
        .help = marked("The moment at which it is done"),
        .width = 3},
       &T::completed},
      params_field<T>(),
      used_field<T>(),
      places_field<T>(),
      text_field("who", marked("Who"), &T::who, marked("Who may do it")),
      text_field("target", marked("Target"), &T::target, marked("What it is done to")),
      text_field("text", marked("Text"), &T::text, marked("What comes of it")),
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
      {{.key = "cost",
        .label = marked("Cost"),
        .form = Form::cost,
        .from = 0,
        .to = 99,
        .help = marked("2, 1-2 or 1+; nothing where it is not known"),
        .width = 2},
       &T::cost},
      {{.key = "currency",
        .label = marked("Of"),
        .form = Form::currency,
        .noun = "currency",
        .help = marked("What the cost is paid in"),
        .width = 2},
       &T::currency},
      side_field<T>(marked("either side")),
      {{.key = "kind",
        .label = marked("Kind"),
        .help = marked("What the card's head says beside its cost"),
        .width = 3},
       &T::kind},
      uses_field<T>(),
      params_field<T>(),
      used_field<T>(),
      places_field<T>(),
      text_field("when", marked("When"), &T::when, marked("When it may be played, as the card says it")),
      text_field("target", marked("Target"), &T::target, marked("What it is played on")),
      text_field("effect", marked("Effect"), &T::effect, marked("What it does")),
      text_field("restrictions", marked("Restrictions"), &T::restrictions, marked("When it may not be played")),
      lua_field<T>(),
  };
  return fields;
}

template <>
std::span<const FieldOf<MissionTable>> fields_of() {
  using T = MissionTable;
  static const std::vector<FieldOf<T>> fields = {
      name_field<T>(),
      origin_field<T>(),
      {{.key = "die",
        .label = marked("Rolled with"),
        .form = Form::dice,
        .noun = "die",
        .none = marked("nothing"),
        .help = marked("D3, D6, 2D6, D33 or D66"),
        .width = 2},
       &T::die},
      {{.key = "choice",
        .label = marked("Chosen from"),
        .form = Form::yes_no,
        .fallback = "no",
        .help = marked("Somebody chooses one of the rows"),
        .width = 2},
       &T::choice},
      {{.key = "columns",
        .label = marked("Columns"),
        .help = marked("Its headings; files and edits have | between them, and between the cells of a row"),
        .width = 6},
       &T::columns},
      params_field<T>(),
      text_field("text", marked("Text"), &T::text, marked("What stands above the rows")),
      rows_field("rows", marked("Rows"), "row", "row", &T::rows,
                 marked("A line each; of a table with dice for which results it is")),
      lua_field<T>(),
  };
  return fields;
}

template <>
std::span<const FieldOf<ObjectiveGroup>> fields_of() {
  using T = ObjectiveGroup;
  static const std::vector<FieldOf<T>> fields = {
      name_field<T>(),
      {{.key = "pick",
        .label = marked("Played"),
        .form = Form::choice,
        .help = marked("Which of the objectives of this group are played"),
        .width = 3,
        .choices = picks},
       &T::pick},
      {{.key = "count",
        .label = marked("How many"),
        .form = Form::number,
        .from = 1,
        .to = 99,
        .fallback = "1",
        .help = marked("How many of them are played"),
        .width = 2},
       &T::count},
      {{.key = "table",
        .label = marked("Table"),
        .form = Form::object,
        .help = marked("On which it is rolled"),
        .width = 3},
       &T::table},
  };
  return fields;
}

template <>
std::span<const FieldOf<Force>> fields_of() {
  using T = Force;
  static const std::vector<FieldOf<T>> fields = {
      name_field<T>(),
      origin_field<T>(),
      side_field<T>(marked("not said")),
      figure("points", marked("Points"), &T::points, 0, 100'000, marked("What its units may cost together")),
      text_field("note", marked("Note"), &T::note, marked("What is to be said of it beside its units")),
      rows_field("units", marked("Units"), "unit", "unit", &T::units, marked("Models that act together, a row each"),
                 most_units),
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
template <>
Rule fresh(const Id& id) {
  return {fresh_item(id)};
}
template <>
MissionObjective fresh(const Id& id) {
  return {fresh_item(id), id};
}
template <>
MissionAction fresh(const Id& id) {
  return {fresh_item(id)};
}
template <>
Stratagem fresh(const Id& id) {
  return {fresh_item(id)};
}
template <>
MissionTable fresh(const Id& id) {
  return {fresh_item(id)};
}
template <>
ObjectiveGroup fresh(const Id& id) {
  return {.id = id};
}
template <>
Force fresh(const Id& id) {
  return {fresh_item(id)};
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
const ThingInfo& info_of<MissionAction>() {
  static const ThingInfo info = {"action", "action", "action", marked("Action")};
  return info;
}
template <>
const ThingInfo& info_of<MissionTable>() {
  static const ThingInfo info = {"table", "table", "table", marked("Table")};
  return info;
}
template <>
const ThingInfo& info_of<ObjectiveGroup>() {
  static const ThingInfo info = {"objective-group", "objective-group", "group of objectives",
                                 marked("Group of objectives")};
  return info;
}
template <>
const ThingInfo& info_of<Force>() {
  static const ThingInfo info = {"force", "force", "force", marked("Force")};
  return info;
}

}  // namespace bulkhead
