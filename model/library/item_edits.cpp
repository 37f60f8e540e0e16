// SPDX-License-Identifier: MIT
#include "model/library/item_edits.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "model/library/origin.h"
#include "model/text/references.h"

namespace bulkhead {
namespace {

/// The edits that give an item these values: all at once, but for what has verbs of its own.
template <typename T>
void add_edits(const Id& id, const std::vector<FieldChange>& changes, std::vector<Edit>& edits) {
  std::vector<FieldChange> together;
  std::vector<FieldChange> alone;
  for (const auto& change : changes) {
    const auto* field = find_field<T>(change.field);
    (field->form == FieldForm::lua || change.field == "params" ? alone : together).push_back(change);
  }
  if (!together.empty()) edits.emplace_back(set_item<T>(id, std::move(together)));
  for (auto& change : alone) edits.emplace_back(SetField{id, std::move(change)});
}

/// What a new item must be told to be like this one.
template <typename T>
std::vector<FieldChange> all_that_differs(const T& item) {
  const auto nothing = fresh<T>(item.id);
  std::vector<FieldChange> changes;
  for (const auto& field : fields_of<T>()) {
    const auto value = field.value(item);
    if (field.required || value != field.value(nothing)) changes.push_back({std::string(field.key), value});
  }
  return changes;
}

void add_edits(const AnyItem& item, std::vector<Edit>& edits) {
  std::visit([&]<typename T>(const T& known) { add_edits<T>(known.id, all_that_differs(known), edits); }, item);
}

/// Calls `what` with each text of an item in which references are live.
template <typename ThisItem, typename What>
void for_each_text(ThisItem& item, const What& what) {
  std::visit(
      [&](auto& known) {
        for_each_member<std::string>(known, [&](const FieldInfo& field, auto& text) {
          if (field.form == FieldForm::long_text) what(text);
        });
      },
      item);
}

/// The item under another id, which its own texts and those of what goes with it follow.
LibraryItem renamed(LibraryItem item, const Id& id) {
  const auto old = base_of(item.item).id;
  const auto word = info_of(item.item).key;
  const auto follow = [&](std::string& text) { text = with_references_renamed(text, word, old.text(), id.text()); };
  base_of(item.item).id = id;
  for_each_text(item.item, follow);
  for (auto& named : item.with) for_each_text(named, follow);
  return item;
}

Result<void> set_figure(Item& item, const Id& name, const std::string& value) {
  std::vector<std::string_view> known;
  for (auto& param : item.params) {
    known.push_back(param.name.text());
    if (param.name != name) continue;
    param.value = value;
    return {};
  }
  return fail(fmt::format("{} has no figure {}{}", item.id.text(), name.text(),
                          known.empty() ? "" : fmt::format("; it has {}", fmt::join(known, ", "))));
}

/// But for where it comes from, and for what is not known in it.
bool says_the_same(AnyItem one, AnyItem other) {
  for (auto* item : {&one, &other}) {
    base_of(*item).origin.reset();
    base_of(*item).extras = {};
  }
  return one == other;
}

/// Fails where the mission has no such kind, or has it differently.
template <typename Kind>
Result<void> check_kinds(const Mission& mission, const std::vector<Kind>& kinds, std::string_view what,
                         const Kind* (*find)(const GameSystem&, const Id&)) {
  for (const auto& kind : kinds) {
    if (find(*mission.system, kind.id) != nullptr) continue;
    return fail(
        fmt::format("The item needs the {} {}, which this mission's game system has not", what, kind.id.text()));
  }
  return {};
}

Result<void> check_kinds(const Mission& mission, const LibraryItem& item) {
  return check_kinds(mission, item.zone_kinds, "zone kind", &find_zone_kind).and_then([&] {
    return check_kinds(mission, item.marker_kinds, "marker kind", &find_marker_kind);
  });
}

/// What the mission lacks of what goes with an item.
Result<void> add_named(const Mission& mission, const LibraryItem& item, std::vector<Edit>& edits) {
  for (const auto& named : item.with) {
    const auto& id = base_of(named).id;
    const auto there = find_item(mission, id);
    if (there && says_the_same(*there, named)) continue;
    if (has_object(mission, id)) {
      return fail(
          fmt::format("The item needs the {} {}, and the mission has another {}; give that one another id first: "
                      "rename #{} ID",
                      info_of(named).noun, id.text(), object_kind(mission, id), id.text()));
    }
    add_edits(named, edits);
  }
  return {};
}

/// The items of a mission that an item of it names and that are nothing without it.
std::vector<Id> named_by(const AnyItem& item) {
  std::vector<Id> ids;
  for_each_text(item, [&](const std::string& text) {
    for (const auto& piece : parse_text(text)) {
      if (!piece.reference || piece.reference->what != "table") continue;
      if (const auto id = Id::parse(piece.reference->name)) ids.push_back(*id);
    }
  });
  return ids;
}

void add_kinds(const GameSystem& system, const AnyItem& item, LibraryItem& result) {
  const auto add = [](const auto* kind, auto& kinds) {
    const bool known = kind == nullptr ||
                       std::any_of(kinds.begin(), kinds.end(), [&](const auto& other) { return other.id == kind->id; });
    if (!known) kinds.push_back(*kind);
  };
  std::visit(
      [&](const auto& known) {
        for_each_member<Id>(known, [&](const FieldInfo& field, const Id& id) {
          if (field.form != FieldForm::kind) return;
          add(find_zone_kind(system, id), result.zone_kinds);
          add(find_marker_kind(system, id), result.marker_kinds);
        });
      },
      item);
}

/// Where nothing is unknown, and so far as it is nobody's but this mission's.
AnyItem for_library(AnyItem item) {
  base_of(item).origin.reset();
  return item;
}

bool is_list_of_figures(const FieldInfo& field) { return field.key == "params"; }

/// Figure by figure: the newer value where the older one still stands.
FieldValue merged_figures(const FieldValue& mine, const FieldValue& older, const FieldValue& newer) {
  const auto find = [](const FieldValue& rows, const std::string& name) {
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const auto& row) { return row.front() == name; });
    return found == rows.end() ? nullptr : &*found;
  };
  FieldValue result;
  for (const auto& row : newer) {
    const auto* own = find(mine, row.front());
    const auto* before = find(older, row.front());
    const bool changed = own != nullptr && (before == nullptr || *own != *before);
    const bool removed = own == nullptr && before != nullptr;
    if (!removed) result.push_back(changed ? *own : row);
  }
  for (const auto& row : mine) {
    const auto* before = find(older, row.front());
    if (find(newer, row.front()) == nullptr && (before == nullptr || *before != row)) result.push_back(row);
  }
  return result;
}

template <typename T>
std::vector<FieldChange> changes_that_renew(const T& mine, const T* older, const T& newer) {
  const auto nothing = fresh<T>(mine.id);
  std::vector<FieldChange> changes;
  for (const auto& field : fields_of<T>()) {
    if (field.form == FieldForm::library_id) continue;
    const auto value = field.value(mine);
    const auto before = field.value(older != nullptr ? *older : nothing);
    auto after = field.value(newer);
    if (is_list_of_figures(field)) {
      after = merged_figures(value, before, after);
    } else if (value != before) {
      continue;
    }
    if (after != value) changes.push_back({std::string(field.key), std::move(after)});
  }
  return changes;
}

}  // namespace

Result<EditSequence> edits_that_add(const Mission& mission, const LibraryItem& item, const ItemAddition& how) {
  const auto& own = base_of(item.item);
  const auto id = how.id.value_or(own.id);
  const auto what = fmt::format("{} {}", info_of(item.item).noun, own.id.text());
  if (item.system != mission.system->id && !how.any_system) {
    return fail(
        fmt::format("The {} is of the game system {}, the mission of {}; say --any-system to add it nevertheless", what,
                    item.system.text(), mission.system->id.text()));
  }
  if (has_object(mission, id)) {
    return fail(fmt::format("The id {} is taken by a {}; say --as NEWID to add the {} under another one", id.text(),
                            object_kind(mission, id), what));
  }
  auto added = renamed(item, id);
  auto& base = base_of(added.item);
  base.origin = to_library_id({LibraryId(fmt::format("{}/{}", item.system.text(), own.id.text())), item.version});
  for (const auto& [name, value] : how.figures) {
    if (auto fine = set_figure(base, name, value); !fine) return tl::unexpected(fine.error());
  }
  EditSequence result;
  result.name = StepName("Add {}", {id.text()});
  return check_kinds(mission, added)
      .and_then([&] { return add_named(mission, added, result.edits); })
      .and_then([&] {
        add_edits(added.item, result.edits);
        return result.apply(mission);
      })
      .map([&](const Mission&) { return std::move(result); });
}

Result<LibraryItem> extracted(const Mission& mission, const Id& id) {
  auto item = find_item(mission, id);
  if (!item) return fail(fmt::format("There is no item or force with the id {}", id.text()));
  LibraryItem result{for_library(*item), mission.system->id, 1, {}, {}, {}, {}};
  add_kinds(*mission.system, *item, result);
  std::vector<Id> seen = {id};
  auto names = named_by(*item);
  for (std::size_t next = 0; next < names.size(); ++next) {
    const auto name = names[next];
    const auto named = find_item(mission, name);
    if (!named || std::find(seen.begin(), seen.end(), name) != seen.end()) continue;
    seen.push_back(name);
    const auto more = named_by(*named);
    names.insert(names.end(), more.begin(), more.end());
    add_kinds(*mission.system, *named, result);
    result.with.push_back(for_library(*named));
  }
  return result;
}

EditSequence edits_that_renew(const AnyItem& mine, const AnyItem* older, const LibraryItem& newer) {
  const auto& id = base_of(mine).id;
  const auto& newest = base_of(newer.item);
  EditSequence result;
  result.name = StepName("Take over version {} of {}", {std::to_string(newer.version), newest.name});
  std::visit(
      [&]<typename T>(const T& own) {
        const auto* after = std::get_if<T>(&newer.item);
        const auto* before = older == nullptr ? nullptr : std::get_if<T>(older);
        std::vector<FieldChange> changes;
        if (after != nullptr) changes = changes_that_renew(own, before, *after);
        const LibraryId from(fmt::format("{}/{}", newer.system.text(), newest.id.text()));
        changes.push_back({"origin", single(to_library_id({from, newer.version}).text())});
        add_edits<T>(id, changes, result.edits);
      },
      mine);
  return result;
}

}  // namespace bulkhead
