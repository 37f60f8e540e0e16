// SPDX-License-Identifier: MIT
#include "model/edit/verbs/kinds.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "model/base/contracts.h"
#include "model/base/plain_text.h"
#include "model/edit/changes.h"
#include "model/edit/edit.h"
#include "model/edit/readers.h"
#include "model/edit/verbs.h"
#include "model/edit/verbs/row_text.h"
#include "model/mission/fields.h"
#include "model/mission/placed_features.h"

namespace bulkhead {
namespace {

/// Calls `what` with the system's list of such kinds.
template <typename System, typename What>
auto with_kinds(System& system, KindOf of, const What& what) {
  switch (of) {
    case KindOf::zone: return what(system.zone_kinds);
    case KindOf::marker: return what(system.marker_kinds);
    case KindOf::link: break;
  }
  return what(system.link_kinds);
}

const ThingFields& fields_of_kind(KindOf of) {
  const auto& all = kind_fields();
  return all.at(static_cast<std::size_t>(of));
}

const FieldInfo* find_kind_field(KindOf of, std::string_view key) {
  for (const auto* field : fields_of_kind(of).fields) {
    if (field->key == key) return field;
  }
  return nullptr;
}

/// What on the battlefield is of a kind, `zone a` or `the link from a to b`; empty where nothing is.
std::string user_of(const Mission& mission, KindOf of, const Id& kind) {
  if (of == KindOf::link) {
    for (const auto& link : *mission.links) {
      if (link.kind == kind) return fmt::format("the link from {} to {}", link.from.text(), link.to.text());
    }
    return {};
  }
  std::string user;
  const auto look_in = [&](const auto& things, std::string_view what) {
    for (const auto& thing : things) {
      if (thing.kind == kind && user.empty()) user = fmt::format("{} {}", what, thing.id.text());
    }
  };
  if (of == KindOf::marker) {
    look_in(*mission.markers, "marker");
  } else {
    look_in(*mission.zones, "zone");
    look_in(*mission.areas, "area");
  }
  return user;
}

Result<void> check_whole(const Mission& mission, const ZoneKind& kind) {
  if (!kind.colour.empty()) {
    if (auto fine = parse_ground_colour(kind.colour); !fine) return tl::unexpected(fine.error());
  }
  if (!kind.pattern.empty()) {
    if (auto fine = parse_ground_pattern(kind.pattern); !fine) return tl::unexpected(fine.error());
  }
  const auto& others = kind.area ? *mission.zones : *mission.areas;
  const auto other = std::find_if(others.begin(), others.end(), [&](const Zone& zone) { return zone.kind == kind.id; });
  if (other == others.end()) return {};
  return fail(fmt::format("{} {} is of the kind {}; change that first", kind.area ? "Zone" : "Area", other->id.text(),
                          kind.id.text()));
}
Result<void> check_whole(const Mission&, const MarkerKind& kind) {
  if (kind.size && *kind.size <= Length()) return fail("A marker is larger than nothing");
  return {};
}
Result<void> check_whole(const Mission&, const LinkKind&) { return {}; }

template <typename T>
Result<T> with_changes(T kind, const std::vector<FieldChange>& changes) {
  for (const auto& change : changes) {
    const auto* field = find_field<T>(change.field);
    if (field == nullptr) return fail(fmt::format("A {} has no field \"{}\"", info_of<T>().noun, change.field));
    const auto fine =
        check_value(*field, change.value, field->value(kind)).and_then([&] { return field->put(kind, change.value); });
    if (!fine) return tl::unexpected(fine.error());
  }
  return kind;
}

std::string remove_text(KindOf of, const Id& id) {
  return fmt::format("{} {} remove", fields_of_kind(of).thing.key, id.text());
}

/// The words for what may stand in a field.
std::string usage_word(const FieldInfo& field) {
  if (field.form == FieldForm::choice) {
    std::vector<std::string_view> words;
    for (const auto& choice : field.choices) words.push_back(choice.value);
    return fmt::format("{}", fmt::join(words, "|"));
  }
  if (field.form == FieldForm::yes_no) return "yes|no";
  if (field.form == FieldForm::length) return "LENGTH|none";
  if (field.is_number()) return "NUMBER|none";
  return "\"…\"";
}

std::string kind_usage(KindOf of) {
  const auto& [thing, fields] = fields_of_kind(of);
  auto usage = fmt::format("{} ID", thing.key);
  for (const auto* field : fields) usage += fmt::format(" [{} {}]", field->key, usage_word(*field));
  return usage + fmt::format(" | {} ID remove", thing.key);
}

Result<Edit> parse_kind(const Mission& mission, KindOf of, EditWords words) {
  std::vector<Keyword> keywords = {Keyword{"remove", 0}};
  for (const auto* field : fields_of_kind(of).fields) keywords.push_back({field->key});
  EditReader read(mission, words, 1, keywords);
  const auto id = read.id();
  const auto& clauses = read.clauses().clauses;
  if (read.has("remove")) {
    if (clauses.size() > 1) read.refuse("After \"remove\" nothing more is to be said");
    return read.made(RemoveKind{of, id});
  }
  if (clauses.empty()) read.refuse("Say what is to be changed");
  std::vector<FieldChange> changes;
  for (const auto& clause : clauses) {
    const auto& word = clause.values.front();
    const bool none = !find_kind_field(of, clause.keyword)->required && is_keyword(word, "none");
    changes.push_back({std::string(clause.keyword),
                       single(none ? std::string(find_kind_field(of, clause.keyword)->fallback) : word.text)});
  }
  const auto fine = with_kinds(*mission.system, of, [&](const auto& kinds) -> Result<void> {
    using Kind = typename std::remove_cvref_t<decltype(kinds)>::value_type;
    return with_changes(fresh<Kind>(id), changes).map([](const Kind&) {});
  });
  if (!fine) read.refuse(fine.error().message);
  return read.made(set_kind(of, id, std::move(changes)));
}

}  // namespace

SetKind set_kind(KindOf of, const Id& id, std::vector<FieldChange> changes) {
  const auto place = [&](const FieldChange& change) {
    const auto fields = fields_of_kind(of).fields;
    return std::find(fields.begin(), fields.end(), find_kind_field(of, change.field)) - fields.begin();
  };
  std::stable_sort(changes.begin(), changes.end(),
                   [&](const auto& one, const auto& other) { return place(one) < place(other); });
  return {of, id, std::move(changes)};
}

Result<Mission> SetKind::apply(const Mission& mission) const {
  for (const auto& change : changes) {
    if (auto fine = check_text(change.value[0][0]); !fine) return tl::unexpected(fine.error());
  }
  auto system = *mission.system;
  const auto fine = with_kinds(system, of, [&](auto& kinds) -> Result<void> {
    using Kind = typename std::remove_cvref_t<decltype(kinds)>::value_type;
    auto* old = find_in(kinds, id);
    const bool named =
        std::any_of(changes.begin(), changes.end(), [](const auto& each) { return each.field == "name"; });
    if (old == nullptr && !named) {
      return fail(fmt::format("There is no {} {} yet; a new one needs a name", info_of<Kind>().noun, id.text()));
    }
    return with_changes(old != nullptr ? *old : fresh<Kind>(id), changes).and_then([&](const Kind& kind) {
      if (old != nullptr) {
        *old = kind;
      } else {
        kinds.push_back(kind);
      }
      return check_whole(mission, kind);
    });
  });
  if (!fine) return tl::unexpected(fine.error());
  Mission result = mission;
  result.system = Part<GameSystem>(std::move(system));
  return result;
}

std::string SetKind::text_form(const Mission&) const {
  auto text = fmt::format("{} {}", fields_of_kind(of).thing.key, id.text());
  for (const auto& change : changes) {
    const auto* field = find_kind_field(of, change.field);
    BULKHEAD_EXPECTS(field != nullptr);
    text += fmt::format(" {} {}", field->key, word_of(*field, change.value[0][0]));
  }
  return text;
}

StepName SetKind::step_name(const Mission&) const {
  const auto& key = fields_of_kind(of).thing.noun;
  return StepName(capitalised(key) + " {}", {id.text()});
}

Result<Mission> RemoveKind::apply(const Mission& mission) const {
  if (of == KindOf::marker && id.text() == objective_kind) return fail("Every system has the marker kind objective");
  if (const auto user = user_of(mission, of, id); !user.empty()) {
    return fail(fmt::format("{} is of the kind {}; change that first", capitalised(user), id.text()));
  }
  auto system = *mission.system;
  const auto removed = with_kinds(
      system, of, [&](auto& kinds) { return std::erase_if(kinds, [&](const auto& kind) { return kind.id == id; }); });
  if (removed == 0) return fail(fmt::format("There is no {} {}", fields_of_kind(of).thing.noun, id.text()));
  Mission result = mission;
  result.system = Part<GameSystem>(std::move(system));
  return result;
}

std::string RemoveKind::text_form(const Mission&) const { return remove_text(of, id); }

StepName RemoveKind::step_name(const Mission&) const { return StepName("Remove {}", {id.text()}); }

Result<Mission> RemoveSet::apply(const Mission& mission) const {
  Mission result = mission;
  const auto found =
      std::find_if(result.sets.begin(), result.sets.end(), [&](const UsedSet& used) { return used.set->id == set; });
  if (found == result.sets.end()) return fail(fmt::format("The mission uses no terrain set {}", set.text()));
  result.sets.erase(found);
  for (std::size_t board = 0; board < mission.boards.size(); ++board) {
    if (mission.boards[board]->set == set) {
      return fail(fmt::format("Board {} is made of the terrain set {}; change that first", board + 1, set.text()));
    }
    for (const auto& feature : mission.boards[board]->features) {
      if (find_feature_kind(mission, feature.kind) == find_feature_kind(result, feature.kind)) continue;
      return fail(
          fmt::format("Feature {} comes from the terrain set {}; change that first", feature.id.text(), set.text()));
    }
  }
  return result;
}

std::string RemoveSet::text_form(const Mission&) const { return fmt::format("uses {} remove", set.text()); }

StepName RemoveSet::step_name(const Mission&) const { return StepName("Remove terrain set {}", {set.text()}); }

std::string_view zone_kind_usage() {
  static const auto usage = kind_usage(KindOf::zone);
  return usage;
}
std::string_view marker_kind_usage() {
  static const auto usage = kind_usage(KindOf::marker);
  return usage;
}
std::string_view link_kind_usage() {
  static const auto usage = kind_usage(KindOf::link);
  return usage;
}

Result<Edit> parse_zone_kind(const Mission& mission, EditWords words) {
  return parse_kind(mission, KindOf::zone, words);
}
Result<Edit> parse_marker_kind(const Mission& mission, EditWords words) {
  return parse_kind(mission, KindOf::marker, words);
}
Result<Edit> parse_link_kind(const Mission& mission, EditWords words) {
  return parse_kind(mission, KindOf::link, words);
}

Result<Edit> parse_uses(const Mission& mission, EditWords words) {
  constexpr std::array keywords = {Keyword{"boxes"}, Keyword{"remove", 0}};
  EditReader read(mission, words, 1, keywords);
  if (read.word().text.starts_with('<') && read.clauses().clauses.empty()) return parse_added_set(read);
  const auto set = read.id();
  if (read.clauses().clauses.size() != 1) read.refuse("Say either boxes and a number or none, or remove");
  if (read.has("remove")) return read.made(RemoveSet{set});
  const auto* boxes = read.clauses().word("boxes");
  if (boxes == nullptr || is_keyword(*boxes, "none")) return read.made(SetBoxes{set, std::nullopt});
  return read.made(SetBoxes{set, read.number_after("boxes", 0, most_boxes, 0)});
}

}  // namespace bulkhead
