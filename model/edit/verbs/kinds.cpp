// SPDX-License-Identifier: MIT
#include "model/edit/verbs/kinds.h"

#include <fmt/format.h>

#include <algorithm>

#include "model/base/plain_text.h"
#include "model/edit/changes.h"
#include "model/edit/edit.h"
#include "model/edit/verbs.h"
#include "model/edit/verbs/definition_fields.h"
#include "model/edit/verbs/kind_users.h"
#include "model/mission/names.h"
#include "model/mission/spoken_names.h"

namespace bulkhead {
namespace {

Result<void> check_whole(const Mission& mission, const ZoneKind& kind) {
  if (!kind.colour.empty()) {
    if (auto fine = parse_ground_colour(kind.colour); !fine) return tl::unexpected(fine.error());
  }
  if (!kind.pattern.empty()) {
    if (auto fine = parse_ground_pattern(kind.pattern); !fine) return tl::unexpected(fine.error());
  }
  if (!kind.sign.empty()) {
    if (auto fine = parse_zone_sign(kind.sign); !fine) return tl::unexpected(fine.error());
  }
  const auto& others = kind.area ? *mission.zones : *mission.areas;
  const auto other = std::find_if(others.begin(), others.end(), [&](const Zone& zone) { return zone.kind == kind.id; });
  if (other == others.end()) return {};
  return fail(fmt::format("{} is of the kind {}; change that first", ground_name(mission, *other), name_or_id(kind)));
}
Result<void> check_whole(const Mission&, const MarkerKind& kind) {
  if (kind.size && *kind.size <= Length()) return fail("A marker is larger than nothing");
  return {};
}
Result<void> check_whole(const Mission&, const Season& season) {
  for (const auto& range : season.ranges) {
    if (range.low <= range.high) continue;
    return fail(
        fmt::format("A range goes up; that of {} goes from {} to {}", range.figure.text(), range.low, range.high));
  }
  return {};
}
template <typename T>
Result<void> check_whole(const Mission&, const T&) {
  return {};
}

bool is_everywhere(KindOf of, const Id& id) { return of == KindOf::marker && id.text() == objective_kind; }

tl::unexpected<Error> no_such_kind(KindOf of, const Id& id) {
  return fail(fmt::format("There is no {} {}", fields_of_kind(of).thing.noun, id.text()));
}

std::string verb_text(KindOf of, const Id& id) { return fmt::format("{} {}", fields_of_kind(of).thing.key, id.text()); }

Mission with_system(const Mission& mission, GameSystem system) {
  Mission result = mission;
  result.system = Part<GameSystem>(std::move(system));
  return result;
}

constexpr std::array other_words = {Keyword{"remove", 0}, Keyword{"rename"}, Keyword{"up", 0}, Keyword{"down", 0}};

}  // namespace

SetKind set_kind(KindOf of, const Id& id, std::vector<FieldChange> changes) {
  return {of, id, in_order(fields_of_kind(of).fields, std::move(changes))};
}

Result<Mission> SetKind::apply(const Mission& mission) const {
  if (auto fine = check_texts_of(changes); !fine) return tl::unexpected(fine.error());
  const auto noun = fields_of_kind(of).thing.noun;
  auto system = *mission.system;
  const auto fine = with_kinds(system, of, [&](auto& kinds) -> Result<void> {
    using Kind = typename std::remove_cvref_t<decltype(kinds)>::value_type;
    auto* old = find_in(kinds, id);
    const bool named =
        std::any_of(changes.begin(), changes.end(), [](const auto& each) { return each.field == "name"; });
    if (old == nullptr && !named) {
      return fail(fmt::format("There is no {} {} yet; a new one needs a name", noun, id.text()));
    }
    return with_changes(old != nullptr ? *old : fresh<Kind>(id), changes, noun).and_then([&](const Kind& kind) {
      if (old != nullptr) {
        *old = kind;
      } else {
        kinds.push_back(kind);
      }
      return check_whole(mission, kind);
    });
  });
  return fine.and_then([&] { return check_steps(system); }).map([&] {
    return with_system(mission, std::move(system));
  });
}

std::string SetKind::text_form(const Mission&) const {
  return verb_text(of, id) + changes_text(fields_of_kind(of).fields, changes);
}

StepName SetKind::step_name(const Mission& mission) const {
  return StepName(capitalised(fields_of_kind(of).thing.noun) + " {}", {kind_name(mission, of, id)});
}

Result<Mission> RemoveKind::apply(const Mission& mission) const {
  if (is_everywhere(of, id)) return fail("Every system has the marker kind objective");
  if (!has_kind(*mission.system, of, id)) return no_such_kind(of, id);
  if (const auto user = user_of_kind(mission, of, id); !user.empty()) return fail(user + "; change that first");
  auto system = *mission.system;
  with_kinds(system, of, [&](auto& kinds) { std::erase_if(kinds, [&](const auto& kind) { return kind.id == id; }); });
  return with_system(mission, std::move(system));
}

std::string RemoveKind::text_form(const Mission&) const { return verb_text(of, id) + " remove"; }

StepName RemoveKind::step_name(const Mission& mission) const {
  return StepName("Remove {}", {kind_name(mission, of, id)});
}

Result<Mission> RenameKind::apply(const Mission& mission) const {
  if (!has_kind(*mission.system, of, id)) return no_such_kind(of, id);
  if (id == new_id) return mission;
  if (is_everywhere(of, id)) return fail("Every system has the marker kind objective");
  if (has_kind(*mission.system, of, new_id)) {
    return fail(fmt::format("There is a {} {} already", fields_of_kind(of).thing.noun, new_id.text()));
  }
  const auto set = of == KindOf::terrain ? user_of_kind(mission, of, id) : std::string();
  if (!set.empty()) return fail(set + ", so its id stays");
  Mission result = mission;
  rename_users_of_kind(result, of, id, new_id);
  auto system = *result.system;
  with_kind(system, of, id, [&](auto& kind) { kind.id = new_id; });
  return with_system(result, std::move(system));
}

std::string RenameKind::text_form(const Mission&) const {
  return fmt::format("{} rename {}", verb_text(of, id), new_id.text());
}

StepName RenameKind::step_name(const Mission& mission) const {
  return StepName("Rename {} to {}", {kind_name(mission, of, id), new_id.text()});
}

Result<Mission> OrderKind::apply(const Mission& mission) const {
  if (!has_kind(*mission.system, of, id)) return no_such_kind(of, id);
  auto system = *mission.system;
  with_kinds(system, of, [&](auto& kinds) {
    const auto kind = std::find_if(kinds.begin(), kinds.end(), [&](const auto& each) { return each.id == id; });
    const bool stays = step == Step::up ? kind == kinds.begin() : kind + 1 == kinds.end();
    if (!stays) std::iter_swap(kind, step == Step::up ? kind - 1 : kind + 1);
  });
  return with_system(mission, std::move(system));
}

std::string OrderKind::text_form(const Mission&) const {
  return fmt::format("{} {}", verb_text(of, id), step == Step::up ? "up" : "down");
}

StepName OrderKind::step_name(const Mission& mission) const {
  const auto name = kind_name(mission, of, id);
  return step == Step::up ? StepName("Move {} up", {name}) : StepName("Move {} down", {name});
}

template <KindOf Of>
std::string_view kind_usage() {
  static const auto usage = [] {
    const auto& [thing, fields] = fields_of_kind(Of);
    return fmt::format("{0} ID{1} | {0} ID remove | {0} ID rename ID | {0} ID up|down", thing.key,
                       usage_of_fields(fields));
  }();
  return usage;
}

template <KindOf Of>
Result<Edit> parse_kind(const Mission& mission, EditWords words) {
  const auto fields = fields_of_kind(Of).fields;
  auto keywords = keywords_of(fields);
  keywords.insert(keywords.end(), other_words.begin(), other_words.end());
  EditReader read(mission, words, 1, keywords);
  const auto id = read.id();
  const auto& clauses = read.clauses().clauses;
  if (clauses.empty()) read.refuse("Say what is to be changed");
  for (const auto& other : other_words) {
    if (!read.has(other.word)) continue;
    if (clauses.size() > 1) read.refuse(fmt::format("With \"{}\" nothing more is to be said", other.word));
    if (other.word == "remove") return read.made(RemoveKind{Of, id});
    if (other.word == "up") return read.made(OrderKind{Of, id, Step::up});
    if (other.word == "down") return read.made(OrderKind{Of, id, Step::down});
    return read.made(RenameKind{Of, id, read.id_after("rename").value_or(id)});
  }
  auto changes = read_changes(read, fields);
  if (read.failed()) return read.made({});
  // What the kind could not take, new or as it is, is said where it is read.
  const auto fine = with_kinds(*mission.system, Of, [&](const auto& kinds) -> Result<void> {
    using Kind = typename std::remove_cvref_t<decltype(kinds)>::value_type;
    const auto* old = find_in(kinds, id);
    return with_changes(old != nullptr ? *old : fresh<Kind>(id), changes, fields_of_kind(Of).thing.noun)
        .map([](const Kind&) {});
  });
  if (!fine) read.refuse(fine.error().message);
  return read.made(set_kind(Of, id, std::move(changes)));
}

template std::string_view kind_usage<KindOf::zone>();
template std::string_view kind_usage<KindOf::marker>();
template std::string_view kind_usage<KindOf::link>();
template std::string_view kind_usage<KindOf::phase>();
template std::string_view kind_usage<KindOf::frequency>();
template std::string_view kind_usage<KindOf::stratagem>();
template std::string_view kind_usage<KindOf::action>();
template std::string_view kind_usage<KindOf::terrain>();
template std::string_view kind_usage<KindOf::season>();
template Result<Edit> parse_kind<KindOf::zone>(const Mission&, EditWords);
template Result<Edit> parse_kind<KindOf::marker>(const Mission&, EditWords);
template Result<Edit> parse_kind<KindOf::link>(const Mission&, EditWords);
template Result<Edit> parse_kind<KindOf::phase>(const Mission&, EditWords);
template Result<Edit> parse_kind<KindOf::frequency>(const Mission&, EditWords);
template Result<Edit> parse_kind<KindOf::stratagem>(const Mission&, EditWords);
template Result<Edit> parse_kind<KindOf::action>(const Mission&, EditWords);
template Result<Edit> parse_kind<KindOf::terrain>(const Mission&, EditWords);
template Result<Edit> parse_kind<KindOf::season>(const Mission&, EditWords);

}  // namespace bulkhead
