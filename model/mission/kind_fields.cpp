// SPDX-License-Identifier: MIT
#include <array>

#include "model/mission/field_parts.h"
#include "model/mission/words.h"

/// The tables of fields of a system's kinds.
namespace bulkhead {
namespace {

using Form = FieldForm;

constexpr std::array owners = {FieldChoice{"nobody", marked("nobody")}, FieldChoice{"side", marked("a side")},
                               FieldChoice{"everybody", marked("everybody")}};
constexpr std::array starts = {FieldChoice{"no", marked("nothing begins here")},
                               FieldChoice{"deploys", marked("models begin the battle here")},
                               FieldChoice{"arrives", marked("models come in here later")}};
constexpr std::array drawings = {FieldChoice{"usual", marked("filled, else outlined")},
                                 FieldChoice{"fill", marked("filled")}, FieldChoice{"outline", marked("outlined")},
                                 FieldChoice{"number", marked("with a dashed edge and its label")}};
constexpr std::array passages = {
    FieldChoice{"over", marked("round it or over it")}, FieldChoice{"slow", marked("through it, slowly")},
    FieldChoice{"free", marked("as if it were not there")}, FieldChoice{"barred", marked("nobody moves into it")}};
constexpr std::array covers = {FieldChoice{"", marked("neither gives nor denies it")},
                               FieldChoice{"gives", marked("gives it")}, FieldChoice{"denies", marked("denies it")}};
constexpr std::array of_what = {FieldChoice{"turn", marked("of each turn")},
                                FieldChoice{"round", marked("of each round, for both players")}};
constexpr std::array sights = {FieldChoice{"clear", marked("does not hide")},
                               FieldChoice{"obscures", marked("obscures")}, FieldChoice{"blocks", marked("blocks")}};

template <typename T>
FieldOf<T> note_field() {
  return {{.key = "note",
           .label = marked("Note"),
           .form = Form::long_text,
           .stand = FieldStand::content,
           .help = marked("What it means in the game, and from where that is")},
          &T::note};
}

/// Those that layouts are measured by; a season may have others.
constexpr std::array<std::string_view, 11> season_figures = {
    "walls",   "hatchways",    "pillars",      "wall-ends",       "objectives", "border-walls",
    "regions", "compartments", "longest-lane", "route-hatchways", "symmetries"};

/// A figure of what it takes to destroy such a thing.
template <typename T>
FieldOf<T> figure(std::string_view key, std::string_view label, int Profile::*member, std::string_view help,
                  int from = 1, int to = largest_number) {
  return {{.key = key, .label = label, .form = Form::number, .from = from, .to = to, .strict = true, .help = help},
          member};
}

}  // namespace

template <>
std::span<const FieldOf<ZoneKind>> fields_of() {
  using T = ZoneKind;
  static const std::vector<FieldOf<T>> fields = {
      name_field<T>(),
      {{.key = "area",
        .label = marked("Of areas"),
        .form = Form::yes_no,
        .fallback = "no",
        .help = marked("Rather than of zones")},
       &T::area},
      {{.key = "owner",
        .label = marked("Whose"),
        .form = Form::choice,
        .noun = "owner",
        .fallback = "nobody",
        .help = marked("Whether each belongs to a side, to everybody or to nobody"),
        .choices = owners},
       &T::owner},
      {{.key = "start",
        .label = marked("Start"),
        .form = Form::choice,
        .fallback = "no",
        .help = marked("Whether models begin the battle in it, or come in there later"),
        .choices = starts},
       &T::start},
      {{.key = "passage",
        .label = marked("Passage"),
        .form = Form::choice,
        .fallback = "free",
        .help = marked("How models get through it"),
        .choices = passages},
       &T::passage},
      {{.key = "sight",
        .label = marked("Sight"),
        .form = Form::choice,
        .fallback = "clear",
        .help = marked("Whether it hides what lies behind it"),
        .choices = sights},
       &T::sight},
      {{.key = "hazard",
        .label = marked("Hazard"),
        .form = Form::yes_no,
        .fallback = "no",
        .help = marked("It harms those in it")},
       &T::hazard},
      {{.key = "colour",
        .label = marked("Colour"),
        .help = marked("Such as #0A7458; the side's own where there is none")},
       &T::colour},
      {{.key = "pattern",
        .label = marked("Pattern"),
        .help = marked("What it is filled with on the map; the usual one where there is none"),
        .proposals = ground_patterns},
       &T::pattern},
      {{.key = "sign",
        .label = marked("Sign"),
        .help = marked("One to three letters or digits that tell it on the map from kinds that look alike")},
       &T::sign},
      {{.key = "drawn",
        .label = marked("Drawn"),
        .form = Form::choice,
        .fallback = "usual",
        .help = marked("How its ground is shown on the map"),
        .choices = drawings},
       &T::drawn},
      note_field<T>()};
  return fields;
}

template <>
std::span<const FieldOf<MarkerKind>> fields_of() {
  using T = MarkerKind;
  static const std::vector<FieldOf<T>> fields = {
      name_field<T>(),
      {{.key = "size", .label = marked("Size"), .form = Form::length, .help = marked("Its diameter")}, &T::size},
      {{.key = "range",
        .label = marked("Range"),
        .form = Form::length,
        .help = marked("How far from its edge it is controlled")},
       &T::range},
      {{.key = "stand",
        .label = marked("Stand on it"),
        .form = Form::yes_no,
        .fallback = "yes",
        .help = marked("Models may end a move on it")},
       &T::stand},
      {{.key = "shared-labels",
        .label = marked("Shared labels"),
        .form = Form::yes_no,
        .fallback = "no",
        .help = marked("Several of them may carry the same label, as pairs do")},
       &T::shared_labels},
      figure<T>("toughness", marked("Toughness"), &Profile::toughness, marked("Where it can be destroyed")),
      figure<T>("wounds", marked("Wounds"), &Profile::wounds, marked("How many it takes to destroy it")),
      figure<T>("save", marked("Save"), &Profile::save, marked("2 to 9: 4 for a save of 4+"), 2, 9),
      figure<T>("armour", marked("Armour"), &Profile::armour, marked("Where hits are held against armour")),
      figure<T>("hull", marked("Hull"), &Profile::hull, marked("How many hits on its armour destroy it")),
      note_field<T>()};
  return fields;
}

template <>
std::span<const FieldOf<LinkKind>> fields_of() {
  using T = LinkKind;
  static const std::vector<FieldOf<T>> fields = {name_field<T>(),
                                                 {{.key = "moves",
                                                   .label = marked("Moves models"),
                                                   .form = Form::yes_no,
                                                   .fallback = "no",
                                                   .help = marked("From one end to the other")},
                                                  &T::moves}};
  return fields;
}

template <>
std::span<const FieldOf<NamedKind>> fields_of() {
  static const std::vector<FieldOf<NamedKind>> fields = {name_field<NamedKind>(), note_field<NamedKind>()};
  return fields;
}

template <>
std::span<const FieldOf<Phase>> fields_of() {
  using T = Phase;
  static const std::vector<FieldOf<T>> fields = {
      name_field<T>(),
      {{.key = "of",
        .label = marked("It is a phase"),
        .form = Form::choice,
        .noun = "phase",
        .fallback = "turn",
        .help = marked("Whether each player has it in a turn, or both have it once in a round"),
        .choices = of_what},
       &T::of},
      {{.key = "steps",
        .label = marked("Steps"),
        .form = Form::list,
        .noun = "step",
        .xml = "step",
        .to = most_steps,
        .help = marked("What is done in it, in order"),
        .columns = infos<SequenceStep>()},
       &T::steps}};
  return fields;
}

template <>
std::span<const FieldOf<SequenceStep>> fields_of() {
  using T = SequenceStep;
  static const std::vector<FieldOf<T>> fields = {{{.key = "id",
                                                   .label = marked("Id"),
                                                   .form = Form::id,
                                                   .required = true,
                                                   .unique = true,
                                                   .help = marked("By this moments name it; it follows the name"),
                                                   .example = "step",
                                                   .width = 2},
                                                  &T::id},
                                                 {{.key = "name",
                                                   .label = marked("Name"),
                                                   .required = true,
                                                   .help = marked("What players call it"),
                                                   .example = marked("Step"),
                                                   .width = 4},
                                                  &T::name}};
  return fields;
}

template <>
std::span<const FieldOf<TerrainType>> fields_of() {
  using T = TerrainType;
  static const std::vector<FieldOf<T>> fields = {
      name_field<T>(),
      {{.key = "passage",
        .label = marked("Passage"),
        .form = Form::choice,
        .fallback = "over",
        .help = marked("How models get past it"),
        .choices = passages},
       &T::traits,
       &TerrainTraits::passage},
      {{.key = "sight",
        .label = marked("Sight"),
        .form = Form::choice,
        .fallback = "clear",
        .help = marked("Whether it hides what lies behind it"),
        .choices = sights},
       &T::traits,
       &TerrainTraits::sight},
      {{.key = "cover",
        .label = marked("Cover"),
        .form = Form::choice,
        .help = marked("What denies cover does not obscure either"),
        .choices = covers},
       &T::traits,
       &TerrainTraits::cover},
      {{.key = "stand",
        .label = marked("Stand on it"),
        .form = Form::yes_no,
        .fallback = "no",
        .help = marked("Models may end a move on top of it")},
       &T::traits,
       &TerrainTraits::stand},
      {{.key = "hazard",
        .label = marked("Hazard"),
        .form = Form::yes_no,
        .fallback = "no",
        .help = marked("It harms those who come near, or none may come near")},
       &T::traits,
       &TerrainTraits::hazard},
      note_field<T>()};
  return fields;
}

template <>
std::span<const FieldOf<Season>> fields_of() {
  using T = Season;
  static const std::vector<FieldOf<T>> fields = {
      name_field<T>(),
      {{.key = "boards",
        .label = marked("Boards measured"),
        .form = Form::number,
        .noun = "number of boards",
        .fallback = "0",
        .help = marked("How many published battlefields were measured")},
       &T::boards},
      {{.key = "source", .label = marked("Source"), .help = marked("By whom, or where they stand")}, &T::source},
      {{.key = "ranges",
        .label = marked("Figures"),
        .form = Form::list,
        .noun = "figure",
        .xml = "range",
        .to = most_rows,
        .help = marked("What each of a layout's figures lies between, ends included"),
        .columns = infos<ReferenceRange>()},
       &T::ranges}};
  return fields;
}

template <>
std::span<const FieldOf<ReferenceRange>> fields_of() {
  using T = ReferenceRange;
  static const std::vector<FieldOf<T>> fields = {{{.key = "figure",
                                                   .label = marked("Figure"),
                                                   .form = Form::id,
                                                   .required = true,
                                                   .unique = true,
                                                   .help = marked("Such as walls, hatchways or longest-lane"),
                                                   .example = "walls",
                                                   .width = 2,
                                                   .proposals = season_figures},
                                                  &T::figure},
                                                 {{.key = "from",
                                                   .label = marked("From"),
                                                   .form = Form::number,
                                                   .required = true,
                                                   .help = marked("The fewest"),
                                                   .example = "0",
                                                   .width = 2},
                                                  &T::low},
                                                 {{.key = "to",
                                                   .label = marked("To"),
                                                   .form = Form::number,
                                                   .required = true,
                                                   .help = marked("The most"),
                                                   .example = "0",
                                                   .width = 2},
                                                  &T::high}};
  return fields;
}

template <>
ZoneKind fresh(const Id& id) {
  return {.id = id, .name = "", .colour = "", .pattern = "", .note = ""};
}
template <>
MarkerKind fresh(const Id& id) {
  return {id, "", ""};
}
template <>
LinkKind fresh(const Id& id) {
  return {id, "", false, {}};
}

template <>
Phase fresh(const Id& id) {
  return {id, ""};
}
template <>
NamedKind fresh(const Id& id) {
  return {id, ""};
}
template <>
TerrainType fresh(const Id& id) {
  return {id, "", {}, "", {}};
}
template <>
Season fresh(const Id& id) {
  return {id, "", 0, "", {}, {}};
}
template <>
SequenceStep fresh(const Id& id) {
  return {id, ""};
}
template <>
ReferenceRange fresh(const Id& id) {
  return {id, 0, 0, {}};
}

template <>
const ThingInfo& info_of<ZoneKind>() {
  static const ThingInfo info = {"zone-kind", "zone-kind", "zone kind", marked("Kind of zone or area")};
  return info;
}
template <>
const ThingInfo& info_of<MarkerKind>() {
  static const ThingInfo info = {"marker-kind", "marker-kind", "marker kind", marked("Kind of marker")};
  return info;
}
template <>
const ThingInfo& info_of<LinkKind>() {
  static const ThingInfo info = {"link-kind", "link-kind", "link kind", marked("Kind of link")};
  return info;
}

const std::vector<ThingFields>& kind_fields() {
  const auto named = [](std::string_view key, std::string_view element, std::string_view noun, std::string_view group) {
    return ThingFields{{key, element, noun, group}, infos<NamedKind>()};
  };
  static const std::vector<ThingFields> all = {
      {info_of<ZoneKind>(), infos<ZoneKind>()},
      {info_of<MarkerKind>(), infos<MarkerKind>()},
      {info_of<LinkKind>(), infos<LinkKind>()},
      {{"phase", "phase", "phase", marked("Phase")}, infos<Phase>()},
      named("frequency", "use", "frequency", marked("How often something is used")),
      named("stratagem-kind", "stratagem-kind", "stratagem kind", marked("Kind of stratagem")),
      named("action-kind", "action-kind", "action kind", marked("Kind of action")),
      {{"terrain-type", "terrain-type", "terrain type", marked("Terrain type")}, infos<TerrainType>()},
      {{"season-figures", "season", "season", marked("Season")}, infos<Season>()}};
  return all;
}

}  // namespace bulkhead
