// SPDX-License-Identifier: MIT
#include <array>

#include "model/mission/field_parts.h"
#include "model/mission/roles.h"
#include "model/mission/words.h"

/// The tables of fields of the mission's head and of what stands on its map: each fact stands here.
namespace bulkhead {
namespace {

using Form = FieldForm;

constexpr std::array piece_kinds = {FieldChoice{word_for(piece_words, FreePiece::Kind::wall), marked("wall")},
                                    FieldChoice{word_for(piece_words, FreePiece::Kind::hatchway), marked("hatchway")},
                                    FieldChoice{word_for(piece_words, FreePiece::Kind::pillar), marked("pillar")},
                                    FieldChoice{word_for(piece_words, FreePiece::Kind::wall_end), marked("wall end")}};
constexpr std::array balances = {FieldChoice{"", marked("unstated")}, FieldChoice{"symmetric", marked("symmetric")},
                                 FieldChoice{"asymmetric", marked("asymmetric")}};
template <typename T>
FieldOf<T> kind_field(FieldNames kinds) {
  return {{.key = "kind", .label = marked("Kind"), .form = Form::kind, .names = kinds, .required = true}, &T::kind};
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
        .names = FieldNames::season,
        .help = marked("Against whose figures the layout is measured")},
       &T::season},
  };
  return fields;
}

template <>
std::span<const FieldOf<Zone>> fields_of() {
  static const std::vector<FieldOf<Zone>> fields = {
      kind_field<Zone>(FieldNames::ground_kind),
      side_field<Zone>(),
      {{.key = "name", .label = marked("Name")}, &Zone::name},
      {{.key = "label",
        .label = marked("Label"),
        .help = marked("Printed in front of the name; dice and cards pick by it"),
        .beside_name = true},
       &Zone::label}};
  return fields;
}

template <>
std::span<const FieldOf<Marker>> fields_of() {
  static const std::vector<FieldOf<Marker>> fields = {
      kind_field<Marker>(FieldNames::marker_kind),
      {{.key = "label", .label = marked("Label")}, &Marker::label},
      {{.key = "name",
        .label = marked("Name"),
        .help = marked("What the mission's texts call it; without one, what its kind is called"),
        .beside_name = true},
       &Marker::name},
      side_field<Marker>(),
      {{.key = "height", .label = marked("Height"), .form = Form::length, .help = marked("Above its board")},
       &Marker::height}};
  return fields;
}

template <>
std::span<const FieldOf<Side>> fields_of() {
  static const std::vector<FieldOf<Side>> fields = {
      name_field<Side>(),
      {{.key = "role",
        .label = marked("Role"),
        .form = Form::id,
        .none = marked("none"),
        .help = marked("The part it plays, by which items of the library call it"),
        .proposals = roles},
       &Side::role}};
  return fields;
}

template <>
std::span<const FieldOf<Feature>> fields_of() {
  static const std::vector<FieldOf<Feature>> fields = {
      kind_field<Feature>(FieldNames::feature_kind),
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

}  // namespace bulkhead
