// SPDX-License-Identifier: MIT
#include "model/mission/fields.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <list>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

#include "model/base/article.h"
#include "model/base/contracts.h"
#include "model/base/plain_text.h"
#include "model/mission/field_parts.h"
#include "model/mission/words.h"

namespace bulkhead {
namespace {

/// `A kind`, to begin a message with.
std::string some(const FieldInfo& field) { return capitalised(with_article(field.in_messages())); }

/// Names the numbers that make sense, though documents may hold more.
std::string not_in_range(const FieldInfo& field, const std::string& text) {
  return fmt::format("\"{}\" is not a whole number from {} to {}", quotable(text), field.from, field.to);
}

// What stands in members, as text and from text. `field` is what is known of the member.

std::string text_of(const FieldInfo&, const std::string& text) { return text; }
/// One of several numbers is the die of so many sides.
std::string text_of(const FieldInfo& field, int number) {
  return (field.choices.empty() ? "" : "D") + std::to_string(number);
}
std::string text_of(const FieldInfo&, Length length) { return length == Length() ? std::string() : to_text(length); }
std::string text_of(const FieldInfo&, const std::optional<Length>& length) { return length ? to_text(*length) : ""; }
std::string text_of(const FieldInfo&, const Dice& dice) { return to_text(dice); }
std::string text_of(const FieldInfo&, const std::optional<int>& number) {
  return number ? std::to_string(*number) : std::string();
}
std::string text_of(const FieldInfo&, const std::optional<Cost>& cost) { return cost ? to_text(*cost) : std::string(); }
std::string text_of(const FieldInfo&, const std::optional<Dice>& dice) { return dice ? to_text(*dice) : std::string(); }
template <typename T>
concept PartOfSystem = std::is_same_v<T, ControlRule> || std::is_same_v<T, Caricature>;

/// Whether there is such a part.
template <PartOfSystem Part>
std::string text_of(const FieldInfo&, const std::optional<Part>& part) {
  return std::string(word_for(yes_or_no, part.has_value()));
}
std::string text_of(const FieldInfo&, bool yes) { return std::string(word_for(yes_or_no, yes)); }
std::string text_of(const FieldInfo&, Point point) { return to_text(point); }
std::string text_of(const FieldInfo&, const Id& id) { return id.text(); }
template <typename AnId>
std::string text_of(const FieldInfo&, const std::optional<AnId>& id) {
  return id ? id->text() : std::string();
}
/// The choices are in the order of the enumeration.
template <typename Enumeration>
std::string text_of(const FieldInfo& field, Enumeration value) {
  return std::string(field.choices[static_cast<std::size_t>(value)].value);
}

Result<void> read(const FieldInfo&, const std::string& text, std::string& member) {
  member = text;
  return {};
}
tl::unexpected<Error> no_choice(const FieldInfo& field, const std::string& text) {
  std::vector<std::string> known;
  for (const auto& choice : field.choices) {
    if (!choice.value.empty()) known.emplace_back(choice.value);
  }
  return fail(fmt::format("{} is {}, not \"{}\"", some(field), listed(known, " or "), quotable(text)));
}

Result<void> read(const FieldInfo& field, const std::string& text, int& member) {
  for (const auto& choice : field.choices) {
    if (choice.value != text) continue;
    member = parse_int(text.substr(1), 1, field.highest()).value_or(member);
    return {};
  }
  if (!field.choices.empty()) return no_choice(field, text);
  const auto number = parse_int(text, field.lowest(), field.highest());
  if (number) member = *number;
  if (number) return {};
  return fail(not_in_range(field, text));
}
template <typename Value, typename Parse>
Result<void> read_optional(const std::string& text, std::optional<Value>& member, const Parse& parse) {
  member.reset();
  if (text.empty()) return {};
  return parse(text).map([&](const Value& value) { member = value; });
}
Result<void> read(const FieldInfo& field, const std::string& text, std::optional<int>& member) {
  return read_optional(text, member, [&](const std::string& figure) {
    int number = 0;
    return read(field, figure, number).map([&] { return number; });
  });
}
Result<void> read(const FieldInfo&, const std::string& text, std::optional<Cost>& member) {
  return read_optional(text, member, parse_cost);
}
Result<void> read(const FieldInfo&, const std::string& text, std::optional<Dice>& member) {
  return read_optional(text, member, parse_dice);
}
Result<void> read(const FieldInfo& field, const std::string& text, Dice& member) {
  return parse_dice(text.empty() ? std::string_view(field.fallback) : text).map([&](Dice dice) { member = dice; });
}
Result<void> read(const FieldInfo& field, const std::string& text, Length& member) {
  member = Length();
  if (text.empty()) return {};
  return parse_length(text).and_then([&](Length length) -> Result<void> {
    if (length < Length()) {
      return fail(fmt::format("{} cannot be less than nothing; write a length from 0mm to 100 m, not {}", some(field),
                              to_text(length)));
    }
    member = length;
    return {};
  });
}
Result<void> read(const FieldInfo& field, const std::string& text, std::optional<Length>& member) {
  member.reset();
  if (text.empty()) return {};
  Length length;
  return read(field, text, length).map([&] { member = length; });
}
Result<void> read(const FieldInfo&, const std::string& text, bool& member) {
  const auto yes = find_value(yes_or_no, text);
  if (!yes) return fail(fmt::format("\"{}\" is neither yes nor no; write {}", quotable(text), list_words(yes_or_no)));
  member = *yes;
  return {};
}
Result<void> read(const FieldInfo&, const std::string& text, Point& member) {
  return parse_point(text).map([&](Point point) { member = point; });
}
Result<void> read(const FieldInfo&, const std::string& text, Id& member) {
  return Id::parse(text).map([&](Id id) { member = std::move(id); });
}
template <typename AnId>
Result<void> read(const FieldInfo&, const std::string& text, std::optional<AnId>& member) {
  member.reset();
  if (text.empty()) return {};
  return AnId::parse(text).map([&](AnId id) { member = std::move(id); });
}
template <PartOfSystem Part>
Result<void> read(const FieldInfo& field, const std::string& text, std::optional<Part>& member) {
  bool there = false;
  return read(field, text, there).map([&] {
    if (!there) member.reset();
    if (there && !member) member.emplace();
  });
}
template <typename Enumeration>
Result<void> read(const FieldInfo& field, const std::string& text, Enumeration& member) {
  for (std::size_t index = 0; index < field.choices.size(); ++index) {
    if (field.choices[index].value != text) continue;
    member = static_cast<Enumeration>(index);
    return {};
  }
  return no_choice(field, text);
}

std::string rounds_text(int first, int last) {
  if (first == 0) return {};
  return first == last ? std::to_string(first) : fmt::format("{}-{}", first, last);
}

/// Both 0 for every round.
Result<std::pair<int, int>> read_rounds(std::string_view text, int most) {
  if (text.empty()) return std::pair(0, 0);
  const auto dash = std::min(text.find('-'), text.size());
  const auto first = parse_int(text.substr(0, dash), 1, most);
  const auto last = dash == text.size() ? first : parse_int(text.substr(dash + 1), 1, most);
  if (first && last && *first <= *last) return std::pair(*first, *last);
  return fail(fmt::format("\"{}\" are no rounds; write 5 or 2-4", quotable(text)));
}

/// Whether one part follows the other: it says the same, or is called the same where no two are.
template <typename Part>
bool is_same(const Part& part, Part other) {
  for (const auto& column : fields_of<Part>()) {
    if (column.unique) return column.text(part) == column.text(other);
  }
  other.extras = part.extras;
  return other == part;
}

/// The same for parts that may be the same (see `is_same`).
template <typename Part>
std::vector<std::string> likeness_of(const Part& part) {
  std::vector<std::string> texts;
  for (const auto& column : fields_of<Part>()) {
    if (column.unique) return {column.text(part)};
    texts.push_back(column.text(part));
  }
  return texts;
}

/// What is the same keeps its extras, the first of those that are left.
template <typename Part>
void take_extras(std::vector<Part>& parts, const std::vector<Part>& old) {
  std::map<std::vector<std::string>, std::list<const Part*>> left;
  for (const auto& part : old) left[likeness_of(part)].push_back(&part);
  if (left.empty()) return;
  for (auto& part : parts) {
    const auto alike = left.find(likeness_of(part));
    if (alike == left.end()) continue;
    auto& others = alike->second;
    const auto same =
        std::find_if(others.begin(), others.end(), [&](const Part* other) { return is_same(part, *other); });
    if (same == others.end()) continue;
    part.extras = (*same)->extras;
    others.erase(same);
  }
}

tl::unexpected<Error> wrong_row(const FieldInfo& field) {
  std::vector<std::string> nouns;
  for (const auto* column : field.columns) {
    if (!column->named) nouns.push_back(column->in_messages());
  }
  return fail(fmt::format("{} has {}", some(field), listed(nouns, " and ")));
}

template <typename Part>
FieldValue rows_of(const std::vector<Part>& parts) {
  FieldValue rows;
  for (const auto& part : parts) {
    auto& row = rows.emplace_back();
    for (const auto& column : fields_of<Part>()) row.push_back(column.text(part));
  }
  return rows;
}

template <typename Part>
Result<void> put_rows(const FieldInfo& field, const FieldValue& rows, std::vector<Part>& parts) {
  const auto columns = fields_of<Part>();
  std::vector<Part> result;
  std::set<std::pair<std::size_t, std::string>> taken;
  for (const auto& row : rows) {
    if (row.size() != columns.size()) return wrong_row(field);
    auto part = fresh<Part>(Id("new"));
    for (std::size_t index = 0; index < columns.size(); ++index) {
      const auto& column = columns[index];
      if (auto fine = column.put(part, single(row[index])); !fine) return fine;
      const bool again = column.unique && !taken.emplace(index, row[index]).second;
      if (again) return fail(fmt::format("There are two {}s called {}", field.in_messages(), quotable(row[index])));
    }
    result.push_back(std::move(part));
  }
  take_extras(result, std::exchange(parts, {}));
  parts = std::move(result);
  return {};
}

Result<void> check_text_of(const FieldInfo& field, const std::string& text) {
  if (text.empty() && !field.required) return {};
  if (field.is_number() && !parse_int(text, field.from, field.to)) {
    return fail(not_in_range(field, text));
  }
  if (field.form == FieldForm::cost) {
    const auto cost = parse_cost(text);
    if (!cost) return tl::unexpected(cost.error());
    if (cost->least < field.from || cost->most.value_or(field.to) > field.to) {
      return fail(fmt::format("{} is from {} to {}, not {}", some(field), field.from, field.to, text));
    }
  }
  if (field.form == FieldForm::rounds) return read_rounds(text, field.to).map([](const auto&) {});
  return {};
}

FieldValue value_at(const FieldInfo&, const std::pair<const int*, const int*>& rounds) {
  return single(rounds_text(*rounds.first, *rounds.second));
}
FieldValue value_at(const FieldInfo&, const ProfileFigure<const std::optional<Profile>>& place) {
  const int number = *place.profile ? (*place.profile).value().*place.figure : 0;
  return single(number == 0 ? std::string() : std::to_string(number));
}
template <typename AnyOptional, typename Member>
FieldValue value_at(const FieldInfo& field, const PartMember<AnyOptional, Member>& place) {
  if (!*place.part) return single("");
  const auto& member = (*place.part).value().*place.member;
  if constexpr (std::is_same_v<Member, Length>) {
    return single(to_text(member));
  } else {
    return single(text_of(field, member));
  }
}
template <typename Part>
FieldValue value_at(const FieldInfo&, const std::vector<Part>* parts) {
  return rows_of(*parts);
}
template <typename Member>
FieldValue value_at(const FieldInfo& field, const Member* member) {
  return single(text_of(field, *member));
}

const std::string& only_text(const FieldValue& value) {
  BULKHEAD_EXPECTS(value.size() == 1 && value.front().size() == 1);
  return value.front().front();
}

Result<void> put_at(const FieldInfo&, const std::pair<int*, int*>& rounds, const FieldValue& value) {
  return read_rounds(only_text(value), largest_number).map([&](const auto& read) {
    std::tie(*rounds.first, *rounds.second) = read;
  });
}
/// A profile in which nothing is stated is none.
Result<void> put_at(const FieldInfo& field, const ProfileFigure<std::optional<Profile>>& place,
                    const FieldValue& value) {
  std::optional<int> number;
  return read(field, only_text(value), number).map([&] {
    auto profile = place.profile->value_or(Profile());
    profile.*place.figure = number.value_or(0);
    place.profile->reset();
    if (profile != Profile()) *place.profile = std::move(profile);
  });
}
/// Nothing is what is usual, where there is such a part at all.
template <typename AnyOptional, typename Member>
Result<void> put_at(const FieldInfo& field, const PartMember<AnyOptional, Member>& place, const FieldValue& value) {
  using Part = typename AnyOptional::value_type;
  const auto& text = only_text(value);
  if (text.empty()) {
    if (*place.part) (*place.part).value().*place.member = Part().*place.member;
    return {};
  }
  auto part = place.part->value_or(Part());
  return read(field, text, part.*place.member).map([&] { *place.part = std::move(part); });
}
template <typename Part>
Result<void> put_at(const FieldInfo& field, std::vector<Part>* parts, const FieldValue& value) {
  return put_rows(field, value, *parts);
}
template <typename Member>
Result<void> put_at(const FieldInfo& field, Member* member, const FieldValue& value) {
  return read(field, only_text(value), *member);
}

/// The value that stands at a place, whichever thing has it: once for all of them.
FieldValue value_at(const FieldInfo& field, const ConstFieldPlace& place) {
  return std::visit([&](const auto& at) { return value_at(field, at); }, place);
}
Result<void> put_at(const FieldInfo& field, const FieldPlace& place, const FieldValue& value) {
  return std::visit([&](const auto& at) { return put_at(field, at, value); }, place);
}

}  // namespace

template <typename T>
FieldValue FieldOf<T>::value(const T& thing) const {
  return value_at(*this, at(thing));
}

template <typename T>
std::string FieldOf<T>::text(const T& thing) const {
  return value(thing).at(0).at(0);
}

template <typename T>
Result<void> FieldOf<T>::put(T& thing, const FieldValue& value) const {
  return put_at(*this, at(thing), value);
}

template <typename T>
void for_each_place(T& thing, const std::function<void(const FieldInfo&, const FieldPlaceIn<T>&)>& what) {
  const auto fields = fields_of<std::remove_const_t<T>>();
  for (const auto& field : fields) what(field, field.at(thing));
  for (const auto& field : fields) {
    if (field.form != FieldForm::list) continue;
    with_rows(field.at(thing), [&](auto& rows) {
      for (auto& row : rows) {
        for (const auto& column : fields_of<std::remove_cvref_t<decltype(row)>>()) what(column, column.at(row));
      }
    });
  }
}

template struct FieldOf<Param>;
template struct FieldOf<Scoring>;
template struct FieldOf<Condition>;
template struct FieldOf<Use>;
template struct FieldOf<Placing>;
template struct FieldOf<Outcome>;
template struct FieldOf<TableRow>;
template struct FieldOf<Unit>;
template struct FieldOf<Rule>;
template struct FieldOf<MissionObjective>;
template struct FieldOf<Stratagem>;
template struct FieldOf<MissionAction>;
template struct FieldOf<MissionTable>;
template struct FieldOf<ObjectiveGroup>;
template struct FieldOf<Force>;
template struct FieldOf<MissionHead>;
template struct FieldOf<Marker>;
template struct FieldOf<Zone>;
template struct FieldOf<Side>;
template struct FieldOf<Feature>;
template struct FieldOf<FreePiece>;
template struct FieldOf<ZoneKind>;
template struct FieldOf<MarkerKind>;
template struct FieldOf<LinkKind>;
template struct FieldOf<Phase>;
template struct FieldOf<NamedKind>;
template struct FieldOf<TerrainType>;
template struct FieldOf<Season>;
template struct FieldOf<GameSystem>;
template struct FieldOf<SequenceStep>;
template struct FieldOf<AnotherRound>;
template struct FieldOf<Currency>;
template struct FieldOf<Allowance>;
template struct FieldOf<ReferenceRange>;

// Of what has an id of its own.
using OnPlace = std::function<void(const FieldInfo&, const FieldPlace&)>;
using OnConstPlace = std::function<void(const FieldInfo&, const ConstFieldPlace&)>;
template void for_each_place(Rule&, const OnPlace&);
template void for_each_place(const Rule&, const OnConstPlace&);
template void for_each_place(MissionObjective&, const OnPlace&);
template void for_each_place(const MissionObjective&, const OnConstPlace&);
template void for_each_place(Stratagem&, const OnPlace&);
template void for_each_place(const Stratagem&, const OnConstPlace&);
template void for_each_place(MissionAction&, const OnPlace&);
template void for_each_place(const MissionAction&, const OnConstPlace&);
template void for_each_place(MissionTable&, const OnPlace&);
template void for_each_place(const MissionTable&, const OnConstPlace&);
template void for_each_place(ObjectiveGroup&, const OnPlace&);
template void for_each_place(const ObjectiveGroup&, const OnConstPlace&);
template void for_each_place(Force&, const OnPlace&);
template void for_each_place(const Force&, const OnConstPlace&);
template void for_each_place(Marker&, const OnPlace&);
template void for_each_place(const Marker&, const OnConstPlace&);
template void for_each_place(Zone&, const OnPlace&);
template void for_each_place(const Zone&, const OnConstPlace&);
template void for_each_place(Side&, const OnPlace&);
template void for_each_place(const Side&, const OnConstPlace&);
template void for_each_place(Feature&, const OnPlace&);
template void for_each_place(const Feature&, const OnConstPlace&);
template void for_each_place(FreePiece&, const OnPlace&);
template void for_each_place(const FreePiece&, const OnConstPlace&);

std::string FieldInfo::in_messages() const {
  auto words = std::string(noun.empty() ? label : noun);
  if (noun.empty()) words[0] = static_cast<char>(words[0] | 0x20);
  return words;
}

std::string_view to_text(FieldForm form) {
  constexpr std::array<std::string_view, 19> words = {
      "text", "long-text", "lua",  "number", "cost",   "dice",       "length", "currency", "choice", "yes-or-no",
      "id",   "moment",    "kind", "side",   "object", "library-id", "rounds", "point",    "list"};
  return words.at(static_cast<std::size_t>(form));
}

Result<void> check_rows(const FieldInfo& field, std::size_t rows) {
  if (field.form != FieldForm::list || rows <= static_cast<std::size_t>(field.to)) return {};
  return fail(fmt::format("There are {} {}s; there can be at most {}", rows, field.in_messages(), field.to));
}

const std::vector<ThingFields>& all_fields() {
  static const std::vector<ThingFields> all = {{info_of<Rule>(), infos<Rule>()},
                                               {info_of<MissionObjective>(), infos<MissionObjective>()},
                                               {info_of<MissionAction>(), infos<MissionAction>()},
                                               {info_of<Stratagem>(), infos<Stratagem>()},
                                               {info_of<MissionTable>(), infos<MissionTable>()},
                                               {info_of<ObjectiveGroup>(), infos<ObjectiveGroup>()},
                                               {info_of<Force>(), infos<Force>()},
                                               {info_of<Marker>(), infos<Marker>()},
                                               {info_of<Zone>(), infos<Zone>()},
                                               {area_info(), infos<Zone>()},
                                               {info_of<Side>(), infos<Side>()},
                                               {info_of<Feature>(), infos<Feature>()},
                                               {info_of<FreePiece>(), infos<FreePiece>()}};
  return all;
}

Result<void> check_value(const FieldInfo& field, const FieldValue& value, const FieldValue& before) {
  if (auto fine = check_rows(field, value.size()); !fine) return fine;
  const std::set<std::vector<std::string>> there(before.begin(), before.end());
  for (const auto& row : value) {
    if (there.contains(row)) continue;
    if (field.columns.empty()) {
      if (row.size() != 1) return fail(fmt::format("{} is one value", some(field)));
      if (auto fine = check_text_of(field, row.front()); !fine) return fine;
      continue;
    }
    if (row.size() != field.columns.size()) return wrong_row(field);
    for (std::size_t index = 0; index < row.size(); ++index) {
      if (auto fine = check_text_of(*field.columns[index], row[index]); !fine) return fine;
    }
  }
  return {};
}

}  // namespace bulkhead
