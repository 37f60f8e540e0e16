// SPDX-License-Identifier: MIT
#include <array>

#include "model/mission/field_parts.h"

/// The table of what a system says beside its kinds, and those of its lists' rows.
namespace bulkhead {
namespace {

using Form = FieldForm;
using Stand = FieldStand;

constexpr std::array turn_choices = {FieldChoice{"players", marked("whole turns, one player after the other")},
                                     FieldChoice{"activations", marked("one unit each, in turn")}};
constexpr std::array orders = {FieldChoice{"", marked("not said")},
                               FieldChoice{"roll-off", marked("who wins a roll")},
                               FieldChoice{"alternate", marked("each in turn")},
                               FieldChoice{"attacker", marked("the attacker")},
                               FieldChoice{"defender", marked("the defender")},
                               FieldChoice{"first-deployed", marked("who set up first")},
                               FieldChoice{"initiative", marked("who has the initiative")}};
constexpr std::array dice = {FieldChoice{"D6", "D6"}, FieldChoice{"D3", "D3"}};
constexpr std::array allowances_of = {FieldChoice{"points", marked("the force's points")},
                                      FieldChoice{"power", marked("the force's power level")}};
constexpr std::array distances = {FieldChoice{"ways", marked("round walls and shut hatchways")},
                                  FieldChoice{"straight", marked("straight through everything")}};
constexpr std::array cover_rules = {
    FieldChoice{"", marked("not said")},
    FieldChoice{"partly-hidden", marked("whose base all attackers see but partly")},
    FieldChoice{"corners", marked("who stands near a corner, end or base that crosses the lines to it")}};
constexpr std::array counts = {
    FieldChoice{"models", marked("models")}, FieldChoice{"oc", marked("objective control of the models")},
    FieldChoice{"apl", marked("action point limits of the models")},
    FieldChoice{"scoring-units", marked("units that score")}, FieldChoice{"contact", marked("models in base contact")}};
constexpr std::array ties = {FieldChoice{"nobody", marked("nobody holds it")},
                             FieldChoice{"stays", marked("who held it still does")}};
constexpr std::array aims = {FieldChoice{"objectives", marked("objectives")},
                             FieldChoice{"enemies", marked("enemies")}};

using Fields = std::vector<FieldOf<GameSystem>>;

void add_sequence(Fields& fields) {
  using T = GameSystem;
  fields.push_back(
      {{.key = "rounds",
        .label = marked("Rounds"),
        .form = Form::number,
        .noun = "number of rounds",
        .required = true,
        .to = 99,
        .help = marked("How many a battle has; 0 for no fixed number; the fewest, where another may follow"),
        .width = 2},
       &T::sequence,
       &Sequence::rounds});
  fields.push_back({{.key = "round",
                     .label = marked("A round is called"),
                     .noun = "name of a round",
                     .required = true,
                     .help = marked("Such as battle round, turning point"),
                     .width = 2},
                    &T::sequence,
                    &Sequence::round_name});
  fields.push_back({{.key = "turn",
                     .label = marked("A turn is called"),
                     .noun = "name of a turn",
                     .required = true,
                     .help = marked("Such as turn, activation"),
                     .width = 2},
                    &T::sequence,
                    &Sequence::turn_name});
  fields.push_back({{.key = "turns",
                     .label = marked("Players take"),
                     .form = Form::choice,
                     .noun = "way of taking turns",
                     .fallback = "players",
                     .help = marked("Whether a player moves all his units in his turn, or one"),
                     .width = 3,
                     .choices = turn_choices},
                    &T::sequence,
                    &Sequence::turns});
  fields.push_back({{.key = "order",
                     .label = marked("Who goes first"),
                     .form = Form::choice,
                     .noun = "turn order",
                     .help = marked("In each round, or in the whole battle"),
                     .width = 3,
                     .choices = orders},
                    &T::sequence,
                    &Sequence::order});
  fields.push_back({{.key = "another-rounds",
                     .label = marked("Another round may follow"),
                     .form = Form::list,
                     .noun = "roll for another round",
                     .xml = "another-round",
                     .to = most_rows,
                     .help = marked("Where the length of the battle is rolled for"),
                     .columns = infos<AnotherRound>()},
                    &T::sequence,
                    &Sequence::another_rounds});
  fields.push_back({{.key = "set-up",
                     .label = marked("Set-up"),
                     .form = Form::list,
                     .noun = "step",
                     .to = most_steps,
                     .help = marked("What is done before the battle, in order"),
                     .columns = infos<SequenceStep>()},
                    &T::set_up,
                    &SetUp::steps});
}

void add_payment(Fields& fields) {
  using T = GameSystem;
  fields.push_back({{.key = "currencies",
                     .label = marked("Currencies"),
                     .form = Form::list,
                     .noun = "currency",
                     .xml = "currency",
                     .to = most_rows,
                     .help = marked("What stratagems are paid with"),
                     .columns = infos<Currency>()},
                    &T::currencies});
  fields.push_back({{.key = "allowances",
                     .label = marked("Allowances"),
                     .form = Form::list,
                     .noun = "allowance",
                     .xml = "allowance",
                     .to = most_rows,
                     .help = marked("What each player has to spend in a battle"),
                     .columns = infos<Allowance>()},
                    &T::allowances});
}

void add_measuring(Fields& fields) {
  using T = GameSystem;
  fields.push_back({{.key = "distance",
                     .label = marked("Distances are measured"),
                     .form = Form::choice,
                     .noun = "way of measuring",
                     .fallback = "ways",
                     .help = marked("Between models and markers"),
                     .width = 3,
                     .choices = distances},
                    &T::measuring,
                    &Measuring::distance});
  fields.push_back({{.key = "areas",
                     .label = marked("To zones and areas"),
                     .form = Form::choice,
                     .noun = "way of measuring to areas",
                     .fallback = "ways",
                     .help = marked("Which some games measure straight where they measure models round walls"),
                     .width = 3,
                     .choices = distances},
                    &T::measuring,
                    &Measuring::to_areas});
  fields.push_back({{.key = "hatchways",
                     .label = marked("Any base passes hatchways"),
                     .form = Form::yes_no,
                     .fallback = "no",
                     .help = marked("Bases of any size pass open hatchways"),
                     .width = 3},
                    &T::measuring,
                    &Measuring::any_base_passes_hatchways});
  fields.push_back({{.key = "cover",
                     .label = marked("Who has cover"),
                     .form = Form::choice,
                     .noun = "rule of cover",
                     .help = marked("By which of the two rules that can be drawn and checked"),
                     .width = 3,
                     .choices = cover_rules},
                    &T::measuring,
                    &Measuring::cover});
}

void add_control(Fields& fields) {
  using T = GameSystem;
  fields.push_back({{.key = "control",
                     .label = marked("Markers are held"),
                     .form = Form::yes_no,
                     .fallback = "no",
                     .help = marked("By whom most counts near them"),
                     .width = 3},
                    &T::control});
  fields.push_back({{.key = "control-range",
                     .label = marked("Within"),
                     .form = Form::length,
                     .noun = "range of control",
                     .help = marked("Of the marker's edge; 1 inch where nothing is said"),
                     .width = 3},
                    &T::control,
                    &ControlRule::range});
  fields.push_back({{.key = "control-counts",
                     .label = marked("What counts"),
                     .form = Form::choice,
                     .noun = "what counts for control",
                     .help = marked("Models, what their profiles say, or units"),
                     .width = 3,
                     .choices = counts},
                    &T::control,
                    &ControlRule::counts});
  fields.push_back({{.key = "control-tie",
                     .label = marked("If both have as much"),
                     .form = Form::choice,
                     .noun = "tie",
                     .help = marked("Who holds a marker then"),
                     .width = 3,
                     .choices = ties},
                    &T::control,
                    &ControlRule::tie});
}

void add_caricature(Fields& fields) {
  using T = GameSystem;
  fields.push_back({{.key = "caricature",
                     .label = marked("Fighting made simple"),
                     .form = Form::yes_no,
                     .fallback = "no",
                     .help = marked("For battles that nobody plays"),
                     .width = 2},
                    &T::caricature});
  fields.push_back({{.key = "caricature-move",
                     .label = marked("Models move"),
                     .form = Form::length,
                     .noun = "move",
                     .help = marked("6 inches where nothing is said"),
                     .width = 2},
                    &T::caricature,
                    &Caricature::move});
  fields.push_back({{.key = "caricature-range",
                     .label = marked("They shoot"),
                     .form = Form::length,
                     .noun = "range",
                     .help = marked("24 inches where nothing is said"),
                     .width = 2},
                    &T::caricature,
                    &Caricature::range});
  fields.push_back({{.key = "caricature-needs",
                     .label = marked("They hit on"),
                     .form = Form::number,
                     .noun = "roll to hit",
                     .from = 1,
                     .to = 6,
                     .help = marked("So much or more with a D6"),
                     .width = 3},
                    &T::caricature,
                    &Caricature::needs});
  fields.push_back({{.key = "caricature-towards",
                     .label = marked("They go for"),
                     .form = Form::choice,
                     .noun = "aim",
                     .help = marked("What they move towards"),
                     .width = 3,
                     .choices = aims},
                    &T::caricature,
                    &Caricature::towards});
}

}  // namespace

template <>
std::span<const FieldOf<GameSystem>> fields_of() {
  using T = GameSystem;
  static const auto fields = [] {
    Fields all = {{{.key = "name",
                    .label = marked("Name"),
                    .required = true,
                    .help = marked("What players call it. A mission has its own copy of its game: others keep theirs")},
                   &T::name}};
    add_sequence(all);
    add_payment(all);
    add_measuring(all);
    add_control(all);
    add_caricature(all);
    all.push_back(text_field<T>("note", marked("Note"), &T::note,
                                marked("What its rules are taken from, and what they leave out")));
    all.push_back({{.key = "id",
                    .label = marked("Id"),
                    .form = Form::id,
                    .required = true,
                    .help = marked("By this files name it. A game with another id is another game"),
                    .width = 3},
                   &T::id});
    return all;
  }();
  return fields;
}

template <>
std::span<const FieldOf<AnotherRound>> fields_of() {
  using T = AnotherRound;
  static const std::vector<FieldOf<T>> fields = {{{.key = "after",
                                                   .label = marked("After round"),
                                                   .form = Form::number,
                                                   .noun = "round",
                                                   .required = true,
                                                   .from = 1,
                                                   .help = marked("Behind this round"),
                                                   .example = "5",
                                                   .width = 2},
                                                  &T::after},
                                                 {{.key = "needs",
                                                   .label = marked("On"),
                                                   .form = Form::number,
                                                   .noun = "roll",
                                                   .required = true,
                                                   .from = 1,
                                                   .help = marked("So much or more"),
                                                   .example = "4",
                                                   .width = 2},
                                                  &T::needs},
                                                 {{.key = "die",
                                                   .label = marked("With a"),
                                                   .form = Form::choice,
                                                   .noun = "die",
                                                   .named = true,
                                                   .fallback = "D6",
                                                   .help = marked("The die that is rolled"),
                                                   .width = 2,
                                                   .choices = dice},
                                                  &T::die}};
  return fields;
}

template <>
std::span<const FieldOf<Currency>> fields_of() {
  using T = Currency;
  static const std::vector<FieldOf<T>> fields = {
      {{.key = "symbol",
        .label = marked("Symbol"),
        .required = true,
        .help = marked("As it stands behind a cost: CP"),
        .width = 2},
       &T::symbol},
      {{.key = "name", .label = marked("Name"), .required = true, .help = marked("What players call it"), .width = 4},
       &T::name}};
  return fields;
}

template <>
std::span<const FieldOf<Allowance>> fields_of() {
  using T = Allowance;
  static const std::vector<FieldOf<T>> fields = {{{.key = "id",
                                                   .label = marked("Id"),
                                                   .form = Form::id,
                                                   .required = true,
                                                   .unique = true,
                                                   .help = marked("By this the file names it"),
                                                   .example = "allowance",
                                                   .width = 2},
                                                  &T::id},
                                                 {{.key = "currency",
                                                   .label = marked("Currency"),
                                                   .form = Form::currency,
                                                   .names = FieldNames::currency,
                                                   .required = true,
                                                   .help = marked("The symbol of one of the game's"),
                                                   .example = "CP",
                                                   .width = 1},
                                                  &T::currency},
                                                 {{.key = "base",
                                                   .label = marked("So much"),
                                                   .form = Form::number,
                                                   .noun = "allowance",
                                                   .required = true,
                                                   .help = marked("What everybody has"),
                                                   .example = "0",
                                                   .width = 1},
                                                  &T::base},
                                                 {{.key = "more",
                                                   .label = marked("More"),
                                                   .form = Form::number,
                                                   .named = true,
                                                   .fallback = "0",
                                                   .help = marked("So much more for each full number of points"),
                                                   .example = "0",
                                                   .width = 1},
                                                  &T::more},
                                                 {{.key = "per",
                                                   .label = marked("For each"),
                                                   .form = Form::number,
                                                   .noun = "number of points",
                                                   .named = true,
                                                   .fallback = "0",
                                                   .help = marked("So many points or so much power"),
                                                   .example = "0",
                                                   .width = 1},
                                                  &T::per},
                                                 {{.key = "of",
                                                   .label = marked("Of"),
                                                   .form = Form::choice,
                                                   .noun = "what is counted",
                                                   .named = true,
                                                   .fallback = "points",
                                                   .help = marked("What is counted of a force"),
                                                   .width = 2,
                                                   .choices = allowances_of},
                                                  &T::of},
                                                 {{.key = "note",
                                                   .label = marked("Note"),
                                                   .form = Form::long_text,
                                                   .stand = Stand::content,
                                                   .named = true,
                                                   .help = marked("Where it is from"),
                                                   .width = 4},
                                                  &T::note}};
  return fields;
}

template <>
AnotherRound fresh(const Id&) {
  return {};
}
template <>
Currency fresh(const Id&) {
  return {"", "", {}};
}
template <>
Allowance fresh(const Id& id) {
  return {id, "", 0, 0, 0, Allowance::Of::points, "", {}};
}

template <>
const ThingInfo& info_of<GameSystem>() {
  static const ThingInfo info = {"game", "system", "game", marked("The game")};
  return info;
}

const ThingFields& game_fields() {
  static const ThingFields all = {info_of<GameSystem>(), infos<GameSystem>()};
  return all;
}

}  // namespace bulkhead
