// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "model/base/marked.h"
#include "model/base/numbers.h"
#include "model/mission/field_value.h"
#include "model/mission/mission.h"

/// What the things of a mission say of themselves, each fact once: reader, writer, edits, forms, exports and checks
/// walk these tables. A new field is a member and a line in the file of tables that it belongs to.
namespace bulkhead {

/// How a field is written and shown.
enum class FieldForm : unsigned char {
  /// One line.
  text,
  /// Several lines, in which references are live.
  long_text,
  lua,
  number,
  /// `2`, `1-2` or `1+` of what the item is paid with.
  cost,
  /// A number, or dice to roll: `D3+2`.
  dice,
  /// A distance from 0: `25.4mm`, `6in`.
  length,
  /// What a cost is counted in.
  currency,
  /// One of `choices`.
  choice,
  yes_no,
  id,
  /// The id of a moment of the sequence.
  moment,
  /// The id of one of the system's kinds.
  kind,
  /// The id of a side; of an item, or the role of one.
  side,
  /// The id of another object of the mission.
  object,
  library_id,
  /// `5` or `2-4`, from 1.
  rounds,
  /// A point of a board.
  point,
  /// Rows of `columns`.
  list
};

/// Where in the element of its thing a field stands. A list is an element each row.
enum class FieldStand : unsigned char { attribute, element, content };

/// What a field names by an id or a word. See `things_named` for those that there are.
enum class FieldNames : unsigned char {
  nothing,
  /// Of an item, or the role of one.
  side,
  group,
  table,
  item,
  /// A zone or area, or a kind of them.
  ground,
  season,
  /// Of zones for a zone, of areas for an area.
  ground_kind,
  marker_kind,
  feature_kind,
  /// A kind of marker or of terrain feature.
  placed_kind,
  action_kind,
  stratagem_kind,
  /// How often something may be used.
  frequency,
  currency,
  moment_of_scoring,
  moment_of_use,
  moment_of_placing
};

struct FieldChoice {
  std::string_view value;
  /// For people, in English.
  std::string_view name;
};

/// All that is known of a field but its value.
struct FieldInfo {
  /// As edits, `rules.lua` and forms name it; within its thing there is no other of that key.
  std::string_view key;
  /// For people, in English: `Cost`.
  std::string_view label;
  FieldForm form = FieldForm::text;
  FieldNames names = FieldNames::nothing;
  /// What messages call it; empty: the label in small letters.
  std::string_view noun = {};
  FieldStand stand = FieldStand::attribute;
  /// The name of its attribute or element; null: the key.
  const char* xml = nullptr;
  /// A document must state it.
  bool required = false;
  /// Of a column: no two rows have the same; in edits it stands behind its key.
  bool unique = false;
  bool named = false;
  /// Is written even where it is the fallback.
  bool always = false;
  /// Numbers that edits take, ends included. A document may hold any from `lowest()` to `highest()`. Of a list: at most
  /// `to` rows, in documents as well.
  int from = 0;
  int to = largest_number;
  /// Documents hold no others either.
  bool strict = false;
  /// What holds where nothing is stated; empty: nothing does.
  std::string_view fallback = {};
  /// What it is called to have nothing here.
  std::string_view none = {};
  /// More for people, in English; mostly empty.
  std::string_view help = {};
  /// What stands here for instance; a new row begins with it.
  std::string_view example = {};
  /// A hint for whoever shows it: its share of the width of a row, in sixths.
  int width = 6;
  /// It stands beside what people call its thing by, though it is a name itself.
  bool beside_name = false;
  /// Of a list: the figures of its item, which texts and Lua name.
  bool figures = false;
  std::span<const FieldChoice> choices = {};
  /// Usual values, where others may stand.
  std::span<const std::string_view> proposals = {};
  std::span<const FieldInfo* const> columns = {};

  [[nodiscard]] const char* xml_name() const { return xml != nullptr ? xml : key.data(); }
  [[nodiscard]] std::string in_messages() const;
  [[nodiscard]] int lowest() const { return from < 0 && !strict ? -largest_number : from; }
  [[nodiscard]] int highest() const { return strict ? to : largest_number; }
  [[nodiscard]] bool is_number() const { return form == FieldForm::number; }
  /// Whether `from` and `to` say something.
  [[nodiscard]] bool has_range() const { return is_number() || form == FieldForm::cost || form == FieldForm::rounds; }
  /// What people call its thing by.
  [[nodiscard]] bool is_name() const {
    return form == FieldForm::text && (key == "name" || key == "label") && !beside_name;
  }
  /// Holds any text; the empty one is a text as well.
  [[nodiscard]] bool is_text() const { return is_printed() || form == FieldForm::lua; }
  /// Holds words for people that appear on paper.
  [[nodiscard]] bool is_printed() const {
    return form == FieldForm::text || form == FieldForm::long_text || form == FieldForm::currency;
  }
};

/// The word for a form: `number`, `long-text`.
[[nodiscard]] std::string_view to_text(FieldForm form);

/// A figure of the profile that a thing may have.
template <typename AnyProfile>
struct ProfileFigure {
  AnyProfile* profile;
  int Profile::*figure;
};
template <typename T>
concept HasProfile = requires(T thing) {
  thing.profile = Profile();
};

/// A member of a part that a thing may be without: it is nothing then, and to say something of it makes the part.
template <typename AnyOptional, typename Member>
struct PartMember {
  AnyOptional* part;
  Member AnyOptional::value_type::*member;
};

/// Where the value of a field stands in a thing: a pointer to the member that it is, so that what reads or changes it
/// need not know the thing. Rounds are two numbers, the first and the last.
template <typename... Member>
struct FieldPlaces {
  template <typename AnyControl, typename AnyFighting, typename... Others>
  using WithParts = std::variant<Others..., PartMember<AnyControl, Length>, PartMember<AnyControl, ControlRule::Counts>,
                                 PartMember<AnyControl, ControlRule::Tie>, PartMember<AnyFighting, Length>,
                                 PartMember<AnyFighting, int>, PartMember<AnyFighting, Caricature::Towards>>;
  using Place = WithParts<std::optional<ControlRule>, std::optional<Caricature>, Member*..., std::pair<int*, int*>,
                          ProfileFigure<std::optional<Profile>>>;
  using ConstPlace = WithParts<const std::optional<ControlRule>, const std::optional<Caricature>, const Member*...,
                               std::pair<const int*, const int*>, ProfileFigure<const std::optional<Profile>>>;
};
using AllFieldPlaces =
    FieldPlaces<std::string, int, std::optional<int>, bool, Id, std::optional<Id>, std::optional<LibraryId>, Point,
                Length, std::optional<Length>, std::optional<Cost>, Dice, std::optional<Dice>, Balance, Scoring::Player,
                FreePiece::Kind, Use::Whose, Placing::Share, Placing::Quarters, ObjectiveGroup::Pick, Unit::Starts,
                ZoneKind::Owner, ZoneKind::Start, ZoneKind::Drawn, TerrainTraits::Passage, TerrainTraits::Sight,
                TerrainTraits::Cover, Phase::Of, Sequence::Turns, Sequence::Order, Allowance::Of, Measuring::Distance,
                Measuring::Cover, std::optional<ControlRule>, std::optional<Caricature>, std::vector<Param>,
                std::vector<Use>, std::vector<Placing>, std::vector<Scoring>, std::vector<Condition>,
                std::vector<Outcome>, std::vector<TableRow>, std::vector<Unit>, std::vector<SequenceStep>,
                std::vector<AnotherRound>, std::vector<Currency>, std::vector<Allowance>, std::vector<ReferenceRange>>;
using FieldPlace = AllFieldPlaces::Place;
using ConstFieldPlace = AllFieldPlaces::ConstPlace;

/// A field of a T.
template <typename T>
struct FieldOf : FieldInfo {
  /// The member that it is.
  template <typename Member, typename Thing>
  FieldOf(FieldInfo info, Member Thing::*member)
      : FieldInfo(info),
        at_([member](T& thing) { return FieldPlace(std::in_place_type<Member*>, &(thing.*member)); }),
        const_at_([member](const T& thing) {
          return ConstFieldPlace(std::in_place_type<const Member*>, &(thing.*member));
        }) {}
  /// The first and the last round.
  FieldOf(FieldInfo info, std::pair<int T::*, int T::*> rounds)
      : FieldInfo(info),
        at_([rounds](T& thing) {
          return FieldPlace(std::in_place_type<std::pair<int*, int*>>, &(thing.*rounds.first), &(thing.*rounds.second));
        }),
        const_at_([rounds](const T& thing) {
          return ConstFieldPlace(std::in_place_type<std::pair<const int*, const int*>>, &(thing.*rounds.first),
                                 &(thing.*rounds.second));
        }) {}

  /// A member of one of its parts.
  template <typename Part, typename Member>
  FieldOf(FieldInfo info, Part T::*part, Member Part::*member)
      : FieldInfo(info),
        at_([part, member](T& thing) { return FieldPlace(std::in_place_type<Member*>, &(thing.*part.*member)); }),
        const_at_([part, member](const T& thing) {
          return ConstFieldPlace(std::in_place_type<const Member*>, &(thing.*part.*member));
        }) {}
  /// A member of a part that it may be without.
  template <typename Part, typename Member>
  FieldOf(FieldInfo info, std::optional<Part> T::*part, Member Part::*member)
      : FieldInfo(info),
        at_([part, member](T& thing) {
          return PartMember<std::optional<Part>, Member>{&(thing.*part), member};
        }),
        const_at_([part, member](const T& thing) {
          return PartMember<const std::optional<Part>, Member>{&(thing.*part), member};
        }) {}

  /// A figure of its profile.
  FieldOf(FieldInfo info, int Profile::*figure) requires HasProfile<T>
      : FieldInfo(info),
        at_([figure](T& thing) {
          return ProfileFigure<std::optional<Profile>>{&thing.profile, figure};
        }),
        const_at_([figure](const T& thing) {
          return ProfileFigure<const std::optional<Profile>>{&thing.profile, figure};
        }) {}

  [[nodiscard]] FieldPlace at(T& thing) const { return at_(thing); }
  [[nodiscard]] ConstFieldPlace at(const T& thing) const { return const_at_(thing); }
  [[nodiscard]] FieldValue value(const T& thing) const;
  /// The only text of a field that is no list.
  [[nodiscard]] std::string text(const T& thing) const;
  /// Fails with what is wrong with a value that no document may hold. Rows that stay the same keep their extras.
  [[nodiscard]] Result<void> put(T& thing, const FieldValue& value) const;

 private:
  std::function<FieldPlace(T&)> at_;
  std::function<ConstFieldPlace(const T&)> const_at_;
};

/// What has fields: `stratagem`, the element, what messages call it, and what unites its attributes for people.
struct ThingInfo {
  std::string_view key;
  std::string_view element;
  std::string_view noun;
  std::string_view group;
};

/// The fields of a T, in the order of the document: those of attributes first.
template <typename T>
[[nodiscard]] std::span<const FieldOf<T>> fields_of();
template <>
std::span<const FieldOf<Param>> fields_of();
template <>
std::span<const FieldOf<Scoring>> fields_of();
template <>
std::span<const FieldOf<Condition>> fields_of();
template <>
std::span<const FieldOf<Use>> fields_of();
template <>
std::span<const FieldOf<Placing>> fields_of();
template <>
std::span<const FieldOf<Outcome>> fields_of();
template <>
std::span<const FieldOf<TableRow>> fields_of();
template <>
std::span<const FieldOf<Unit>> fields_of();
template <>
std::span<const FieldOf<Rule>> fields_of();
template <>
std::span<const FieldOf<MissionObjective>> fields_of();
template <>
std::span<const FieldOf<Stratagem>> fields_of();
template <>
std::span<const FieldOf<MissionAction>> fields_of();
template <>
std::span<const FieldOf<MissionTable>> fields_of();
template <>
std::span<const FieldOf<ObjectiveGroup>> fields_of();
template <>
std::span<const FieldOf<Force>> fields_of();
template <>
std::span<const FieldOf<MissionHead>> fields_of();
template <>
std::span<const FieldOf<Marker>> fields_of();
template <>
std::span<const FieldOf<Zone>> fields_of();
template <>
std::span<const FieldOf<Side>> fields_of();
template <>
std::span<const FieldOf<Feature>> fields_of();
template <>
std::span<const FieldOf<FreePiece>> fields_of();
template <>
std::span<const FieldOf<ZoneKind>> fields_of();
template <>
std::span<const FieldOf<MarkerKind>> fields_of();
template <>
std::span<const FieldOf<LinkKind>> fields_of();
template <>
std::span<const FieldOf<Phase>> fields_of();
template <>
std::span<const FieldOf<NamedKind>> fields_of();
template <>
std::span<const FieldOf<TerrainType>> fields_of();
template <>
std::span<const FieldOf<Season>> fields_of();
template <>
std::span<const FieldOf<GameSystem>> fields_of();
template <>
std::span<const FieldOf<SequenceStep>> fields_of();
template <>
std::span<const FieldOf<AnotherRound>> fields_of();
template <>
std::span<const FieldOf<Currency>> fields_of();
template <>
std::span<const FieldOf<Allowance>> fields_of();
template <>
std::span<const FieldOf<ReferenceRange>> fields_of();

/// Of an item, or of a thing on the map: a Zone is a zone here, as `area_info` says what an area is.
template <typename T>
[[nodiscard]] const ThingInfo& info_of();
template <>
const ThingInfo& info_of<Rule>();
template <>
const ThingInfo& info_of<MissionObjective>();
template <>
const ThingInfo& info_of<Stratagem>();
template <>
const ThingInfo& info_of<MissionAction>();
template <>
const ThingInfo& info_of<MissionTable>();
template <>
const ThingInfo& info_of<ObjectiveGroup>();
template <>
const ThingInfo& info_of<Force>();
template <>
const ThingInfo& info_of<Marker>();
template <>
const ThingInfo& info_of<Zone>();
template <>
const ThingInfo& info_of<Side>();
template <>
const ThingInfo& info_of<Feature>();
template <>
const ThingInfo& info_of<FreePiece>();
template <>
const ThingInfo& info_of<ZoneKind>();
template <>
const ThingInfo& info_of<MarkerKind>();
template <>
const ThingInfo& info_of<LinkKind>();
template <>
const ThingInfo& info_of<GameSystem>();
[[nodiscard]] const ThingInfo& area_info();

/// Null where a T has no such field.
template <typename T>
[[nodiscard]] const FieldOf<T>* find_field(std::string_view key) {
  for (const auto& field : fields_of<T>()) {
    if (field.key == key) return &field;
  }
  return nullptr;
}

/// The fields of which one thing says something else than the other, in the order of the document.
template <typename T>
[[nodiscard]] std::vector<const FieldOf<T>*> fields_that_differ(const T& one, const T& other) {
  std::vector<const FieldOf<T>*> differ;
  for (const auto& field : fields_of<T>()) {
    if (field.value(one) != field.value(other)) differ.push_back(&field);
  }
  return differ;
}

/// A row of a list, an item, a group of objectives or a force of which nothing is said but an id, where it has one.
template <typename T>
[[nodiscard]] T fresh(const Id& id);
template <>
Param fresh(const Id& id);
template <>
Use fresh(const Id& id);
template <>
Placing fresh(const Id& id);
template <>
Scoring fresh(const Id& id);
template <>
Condition fresh(const Id& id);
template <>
Outcome fresh(const Id& id);
template <>
TableRow fresh(const Id& id);
template <>
Unit fresh(const Id& id);
template <>
Rule fresh(const Id& id);
template <>
MissionObjective fresh(const Id& id);
template <>
MissionAction fresh(const Id& id);
template <>
Stratagem fresh(const Id& id);
template <>
ZoneKind fresh(const Id& id);
template <>
MarkerKind fresh(const Id& id);
template <>
LinkKind fresh(const Id& id);
template <>
Phase fresh(const Id& id);
template <>
NamedKind fresh(const Id& id);
template <>
TerrainType fresh(const Id& id);
template <>
Season fresh(const Id& id);
template <>
SequenceStep fresh(const Id& id);
template <>
AnotherRound fresh(const Id& id);
template <>
Currency fresh(const Id& id);
template <>
Allowance fresh(const Id& id);
template <>
ReferenceRange fresh(const Id& id);
template <>
MissionTable fresh(const Id& id);
template <>
ObjectiveGroup fresh(const Id& id);
template <>
Force fresh(const Id& id);

/// Fails where a list can have no such number of rows.
[[nodiscard]] Result<void> check_rows(const FieldInfo& field, std::size_t rows);
/// Fails, naming range or choices, for what edits do not put into a field. What stands there already, or in a row of
/// it, may stay: `before`.
[[nodiscard]] Result<void> check_value(const FieldInfo& field, const FieldValue& value, const FieldValue& before = {});

/// Everything that has fields and an id, with its fields.
struct ThingFields {
  ThingInfo thing;
  std::span<const FieldInfo* const> fields;
};
[[nodiscard]] const std::vector<ThingFields>& all_fields();
/// The kinds of a system, in the order of `KindOf` (model/mission/kinds.h).
[[nodiscard]] const std::vector<ThingFields>& kind_fields();
/// What a system says beside its kinds.
[[nodiscard]] const ThingFields& game_fields();

/// Calls `what` with each of a mission's lists of items, in the order of the document.
template <typename M, typename What>
void for_each_item_list(M& mission, const What& what) {
  what(mission.rules);
  what(mission.objectives);
  what(mission.actions);
  what(mission.stratagems);
  what(mission.tables);
}

/// The list of a mission's Ts: items, forces or groups of objectives.
template <typename T, typename M>
[[nodiscard]] auto& list_of(M& mission) {
  if constexpr (std::is_same_v<T, Rule>) return mission.rules;
  if constexpr (std::is_same_v<T, MissionObjective>) return mission.objectives;
  if constexpr (std::is_same_v<T, MissionAction>) return mission.actions;
  if constexpr (std::is_same_v<T, Stratagem>) return mission.stratagems;
  if constexpr (std::is_same_v<T, MissionTable>) return mission.tables;
  if constexpr (std::is_same_v<T, Force>) return mission.forces;
  if constexpr (std::is_same_v<T, ObjectiveGroup>) return mission.objective_groups;
}

/// Calls `what` with each rule, objective, action, stratagem and table, in this order.
template <typename What>
void for_each_item(const Mission& mission, const What& what) {
  for_each_item_list(mission, [&](const auto& items) {
    for (const auto& item : *items) what(item);
  });
}

/// Calls `what` with each force, then with each item: with all that may be copied from the library.
template <typename What>
void for_each_library_item(const Mission& mission, const What& what) {
  for (const auto& force : *mission.forces) what(force);
  for_each_item(mission, what);
}

/// Calls `what(object, info)` with everything that has an id of its own, in document order.
template <typename What>
void for_each_object(const Mission& mission, const What& what) {
  const auto each = [&]<typename T>(const std::vector<T>& objects, const ThingInfo& info) {
    for (const auto& object : objects) what(object, info);
  };
  for (const auto& board : mission.boards) {
    each(board->pieces, info_of<FreePiece>());
    each(board->features, info_of<Feature>());
  }
  each(*mission.zones, info_of<Zone>());
  each(*mission.areas, area_info());
  each(*mission.markers, info_of<Marker>());
  each(*mission.sides, info_of<Side>());
  each(*mission.forces, info_of<Force>());
  each(*mission.objective_groups, info_of<ObjectiveGroup>());
  for_each_item(mission, [&]<typename T>(const T& item) { what(item, info_of<T>()); });
}

/// Calls `what` with the rows at a place; not at all where no list is.
template <typename AnyPlace, typename What>
void with_rows(const AnyPlace& place, const What& what) {
  const auto try_rows = [&]<typename Row>(std::type_identity<Row>) {
    using Rows =
        std::conditional_t<std::is_same_v<AnyPlace, ConstFieldPlace>, const std::vector<Row>, std::vector<Row>>;
    if (auto* const* const rows = std::get_if<Rows*>(&place)) what(**rows);
  };
  try_rows(std::type_identity<Param>());
  try_rows(std::type_identity<Use>());
  try_rows(std::type_identity<Placing>());
  try_rows(std::type_identity<Scoring>());
  try_rows(std::type_identity<Condition>());
  try_rows(std::type_identity<Outcome>());
  try_rows(std::type_identity<TableRow>());
  try_rows(std::type_identity<Unit>());
}

/// In a const T and in one that can be changed.
template <typename T>
using FieldPlaceIn = std::conditional_t<std::is_const_v<T>, ConstFieldPlace, FieldPlace>;

/// Calls `what(info, place)` with each field of a thing, then with those in the rows of its lists.
template <typename T>
void for_each_place(T& thing, const std::function<void(const FieldInfo&, const FieldPlaceIn<T>&)>& what);

/// Calls `what(info, member)` with each member of a thing that is a Wanted, then with those in the rows of its lists.
template <typename Wanted, typename T, typename What>
void for_each_member(T& thing, const What& what) {
  using Member = std::conditional_t<std::is_const_v<T>, const Wanted, Wanted>;
  for_each_place(thing, [&](const FieldInfo& field, const FieldPlaceIn<T>& place) {
    if (auto* const* const member = std::get_if<Member*>(&place)) what(field, **member);
  });
}

}  // namespace bulkhead
