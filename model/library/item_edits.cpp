// SPDX-License-Identifier: MIT
#include "model/library/item_edits.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <string_view>

#include "model/base/article.h"
#include "model/base/contracts.h"
#include "model/edit/changes.h"
#include "model/library/extraction.h"
#include "model/library/item_references.h"
#include "model/library/origin.h"
#include "model/text/live_texts.h"
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
    (field->form == FieldForm::lua || field->figures ? alone : together).push_back(change);
  }
  if (!together.empty()) edits.emplace_back(set_item<T>(id, std::move(together)));
  for (auto& change : alone) edits.emplace_back(SetField{id, std::move(change)});
}

/// What a new item must be told to be like this one.
template <typename T>
std::vector<FieldChange> all_that_differs(const T& item) {
  const auto said = fields_that_differ(item, fresh<T>(item.id));
  std::vector<FieldChange> changes;
  for (const auto& field : fields_of<T>()) {
    const bool differs = std::find(said.begin(), said.end(), &field) != said.end();
    if (field.required || differs) changes.push_back({std::string(field.key), field.value(item)});
  }
  return changes;
}

void add_edits(const AnyItem& item, std::vector<Edit>& edits) {
  std::visit([&]<typename T>(const T& known) { add_edits<T>(known.id, all_that_differs(known), edits); }, item);
}

/// The item under another id, which its own texts and those of what goes with it follow.
LibraryItem renamed(LibraryItem item, const Id& id) {
  const auto old = base_of(item.item).id;
  const auto word = info_of(item.item).key;
  const auto follow = [&](AnyItem& each) {
    for_each_text(each, [&](std::string& text) { text = with_references_renamed(text, word, old.text(), id.text()); });
    for_each_id(each, FieldForm::object, [&](Id& named) {
      if (named == old) named = id;
    });
  };
  base_of(item.item).id = id;
  follow(item.item);
  for (auto& named : item.with) follow(named);
  for (auto& group : item.groups) {
    if (group.table == old) group.table = id;
  }
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

/// The kinds that the mission's system lacks.
template <typename Kind>
Result<void> add_kinds(KindOf of, const std::vector<Kind>& kinds, const std::vector<Kind>& there,
                       std::vector<Edit>& edits) {
  for (const auto& kind : kinds) {
    const auto* known = find_in(there, kind.id);
    if (known == nullptr) {
      edits.emplace_back(set_kind(of, kind.id, all_that_differs(kind)));
      continue;
    }
    const bool everywhere = of == KindOf::marker && kind.id.text() == objective_kind;
    std::vector<std::string_view> differ;
    for (const auto* const field : fields_that_differ(kind, *known)) differ.push_back(field->key);
    if (everywhere || differ.empty()) continue;
    return fail(fmt::format(
        "The item needs the {0} {1}, and the mission has another {1}: they differ in {2}; make the mission's the same "
        "first, as with {3} {1} {4} …, or rename the kind in the item's file",
        info_of<Kind>().noun, kind.id.text(), fmt::join(differ, ", "), info_of<Kind>().key, differ.front()));
  }
  return {};
}

Result<void> add_kinds(const Mission& mission, const LibraryItem& item, std::vector<Edit>& edits) {
  const auto& system = *mission.system;
  return add_kinds(KindOf::zone, item.zone_kinds, system.zone_kinds, edits)
      .and_then([&] { return add_kinds(KindOf::marker, item.marker_kinds, system.marker_kinds, edits); })
      .and_then([&] { return add_kinds(KindOf::link, item.link_kinds, system.link_kinds, edits); });
}

tl::unexpected<Error> taken_by_another(const Mission& mission, std::string_view noun, const Id& id) {
  return fail(
      fmt::format("The item needs the {} {}, and the mission has another {}; give that one another id first: "
                  "rename #{} ID",
                  noun, id.text(), object_kind(mission, id), id.text()));
}

/// What the mission lacks of what goes with an item. An objective joins the group of that id that there is.
Result<void> add_named(const Mission& mission, const LibraryItem& item, std::vector<Edit>& edits) {
  for (const auto& named : item.with) {
    const auto& id = base_of(named).id;
    const auto there = find_item(mission, id);
    if (there && says_the_same(with_roles(mission, *there), named)) continue;
    const auto* const standing = there ? nullptr : find_action(mission, id);
    if (standing != nullptr && says_the_same(*standing, named)) continue;
    if (has_object(mission, id)) return taken_by_another(mission, info_of(named).noun, id);
    add_edits(named, edits);
  }
  for (const auto& group : item.groups) {
    if (find_in(*mission.objective_groups, group.id) != nullptr) continue;
    if (has_object(mission, group.id)) return taken_by_another(mission, info_of<ObjectiveGroup>().noun, group.id);
    add_edits<ObjectiveGroup>(group.id, all_that_differs(group), edits);
  }
  return {};
}

/// The same, but what the mission has under such an id stays, whatever it is.
std::vector<Edit> edits_that_bring_company(const Mission& mission, LibraryItem item) {
  const auto& system = *mission.system;
  const auto leave_out = [](auto& company, const auto& is_there) { std::erase_if(company, is_there); };
  const auto has_kind = [](const auto& kinds) {
    return [&](const auto& kind) { return find_in(kinds, kind.id) != nullptr; };
  };
  leave_out(item.zone_kinds, has_kind(system.zone_kinds));
  leave_out(item.marker_kinds, has_kind(system.marker_kinds));
  leave_out(item.link_kinds, has_kind(system.link_kinds));
  leave_out(item.with, [&](const AnyItem& named) { return has_object(mission, base_of(named).id); });
  leave_out(item.groups, [&](const ObjectiveGroup& group) { return has_object(mission, group.id); });
  std::vector<Edit> edits;
  const auto added = add_kinds(mission, item, edits).and_then([&] { return add_named(mission, item, edits); });
  BULKHEAD_EXPECTS(added.has_value());
  return edits;
}

/// Whether something that goes with an item has this id.
bool goes_with(const LibraryItem& item, const Id& id) {
  const auto is = [&](const auto& with) { return base_of(with).id == id; };
  return std::any_of(item.with.begin(), item.with.end(), is) || find_in(item.groups, id) != nullptr;
}

/// Figure by figure: the newer value where the older one still stands.
FieldValue merged_figures(const FieldValue& mine, const FieldValue& older, const FieldValue& newer) {
  using Row = FieldValue::value_type;
  using Rows = std::map<std::string_view, const Row*>;
  const auto by_name = [](const FieldValue& rows) {
    Rows named;
    for (const auto& row : rows) named.emplace(row.front(), &row);
    return named;
  };
  const auto find = [](const Rows& rows, const std::string& name) {
    const auto found = rows.find(name);
    return found == rows.end() ? nullptr : found->second;
  };
  const auto named_mine = by_name(mine);
  const auto named_older = by_name(older);
  const auto named_newer = by_name(newer);
  FieldValue result;
  for (const auto& row : newer) {
    const auto* own = find(named_mine, row.front());
    const auto* before = find(named_older, row.front());
    const bool changed = own != nullptr && (before == nullptr || *own != *before);
    const bool removed = own == nullptr && before != nullptr;
    if (!removed) result.push_back(changed ? *own : row);
  }
  for (const auto& row : mine) {
    const auto* before = find(named_older, row.front());
    if (find(named_newer, row.front()) == nullptr && (before == nullptr || *before != row)) result.push_back(row);
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
    if (field.figures) {
      after = merged_figures(value, before, after);
    } else if (value != before) {
      continue;
    }
    if (after != value) changes.push_back({std::string(field.key), std::move(after)});
  }
  return changes;
}

}  // namespace

bool says_the_same(const AnyItem& one, const AnyItem& other) {
  return std::visit(
      [&]<typename T>(const T& known) {
        const auto* same_kind = std::get_if<T>(&other);
        if (same_kind == nullptr) return false;
        const auto differ = fields_that_differ(known, *same_kind);
        return std::all_of(differ.begin(), differ.end(),
                           [](const FieldOf<T>* field) { return field->form == FieldForm::library_id; });
      },
      one);
}

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
    return fail(fmt::format("The id {} is taken by {}; say --as NEWID to add the {} under another one", id.text(),
                            with_article(object_kind(mission, id)), what));
  }
  if (goes_with(item, id)) {
    return fail(fmt::format("The id {} is that of something that comes with the {}; say another one behind --as",
                            id.text(), what));
  }
  auto added = renamed(item, id);
  auto& base = base_of(added.item);
  base.origin = to_library_id({LibraryId(fmt::format("{}/{}", item.system.text(), own.id.text())), item.version});
  for (const auto& [name, value] : how.figures) {
    if (auto fine = set_figure(base, name, value); !fine) return tl::unexpected(fine.error());
  }
  EditSequence result;
  result.name = StepName("Add {}", {id.text()});
  return add_kinds(mission, added, result.edits)
      .and_then([&] { return add_named(mission, added, result.edits); })
      .and_then([&] {
        add_edits(added.item, result.edits);
        return result.apply(mission);
      })
      .map([&](const Mission&) { return std::move(result); });
}

EditSequence edits_that_make(const AnyItem& item) {
  EditSequence result;
  result.name = StepName("Add {}", {base_of(item).id.text()});
  add_edits(item, result.edits);
  return result;
}

EditSequence edits_that_renew(const Mission& mission, const AnyItem& mine, const AnyItem* older,
                              const LibraryItem& newer) {
  const auto& id = base_of(mine).id;
  const auto& newest = base_of(newer.item);
  // Texts name the item by the id that it has here.
  const auto company = renamed(newer, id);
  const auto before_here = older == nullptr ? company : renamed(LibraryItem{*older, newer.system}, id);
  EditSequence result;
  result.name = StepName("Take over version {} of {}", {std::to_string(newer.version), newest.name});
  std::visit(
      [&]<typename T>(const T& own) {
        const auto* after = std::get_if<T>(&company.item);
        const auto* before = older == nullptr ? nullptr : std::get_if<T>(&before_here.item);
        std::vector<FieldChange> changes;
        if (after != nullptr) {
          changes = changes_that_renew(own, before, *after);
          result.edits = edits_that_bring_company(mission, company);
        }
        const LibraryId from(fmt::format("{}/{}", newer.system.text(), newest.id.text()));
        changes.push_back({"origin", single(to_library_id({from, newer.version}).text())});
        add_edits<T>(id, changes, result.edits);
      },
      mine);
  return result;
}

}  // namespace bulkhead
