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
constexpr std::array passages = {
    FieldChoice{"over", marked("round it or over it")}, FieldChoice{"slow", marked("through it, slowly")},
    FieldChoice{"free", marked("as if it were not there")}, FieldChoice{"barred", marked("nobody moves into it")}};
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
  static const std::vector<ThingFields> all = {{info_of<ZoneKind>(), infos<ZoneKind>()},
                                               {info_of<MarkerKind>(), infos<MarkerKind>()},
                                               {info_of<LinkKind>(), infos<LinkKind>()}};
  return all;
}

}  // namespace bulkhead
