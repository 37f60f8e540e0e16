// SPDX-License-Identifier: MIT
#include <array>

#include "model/mission/field_parts.h"

/// The tables of fields of items and forces: each fact stands here. Those of their rows are in row_fields.cpp.
namespace bulkhead {
namespace {

using Form = FieldForm;
using Names = FieldNames;
using Stand = FieldStand;

constexpr std::array picks = {FieldChoice{"", marked("all of them")}, FieldChoice{"choose", marked("players choose")},
                              FieldChoice{"roll", marked("players roll")},
                              FieldChoice{"secret", marked("players choose in secret")}};
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
           .figures = true,
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
           .names = FieldNames::frequency,
           .help = marked("How often it may be used"),
           .width = 3,
           .proposals = usual_uses},
          &T::uses};
}
template <typename T>
FieldOf<T> figure(std::string_view key, std::string_view label, std::optional<int> T::*member, int from, int to,
                  std::string_view help) {
  return {{.key = key, .label = label, .form = Form::number, .from = from, .to = to, .help = help, .width = 2}, member};
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
        .names = Names::group,
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
        .names = Names::action_kind,
        .help = marked("A kind of the game brings the conditions that hold for all such actions"),
        .width = 3},
       &T::kind},
      side_field<T>(marked("each side")),
      uses_field<T>(),
      {{.key = "completed",
        .label = marked("Completed"),
        .form = Form::moment,
        .names = Names::moment_of_use,
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
        .names = Names::currency,
        .noun = "currency",
        .help = marked("What the cost is paid in"),
        .width = 2},
       &T::currency},
      side_field<T>(marked("either side")),
      {{.key = "kind",
        .label = marked("Kind"),
        .names = Names::stratagem_kind,
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
        .noun = "way to pick",
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
        .names = Names::table,
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
