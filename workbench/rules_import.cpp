// SPDX-License-Identifier: MIT
#include "workbench/rules_import.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <type_traits>
#include <utility>

#include "model/base/contracts.h"
#include "model/base/marked.h"
#include "model/base/plain_text.h"
#include "model/io/xml_scanner.h"
#include "model/mission/fields.h"
#include "scripting/checks.h"
#include "scripting/section_item.h"
#include "workbench/checking.h"
#include "workbench/item_order.h"

namespace bulkhead {
namespace {

/// An edit, and what of the file says it.
struct PlacedEdit {
  Edit edit;
  FilePlace place;
};

std::vector<Id> names_of(const std::vector<Param>& params) {
  std::vector<Id> names;
  for (const auto& param : params) names.push_back(param.name);
  return names;
}

/// The edits of single figures, where these leave them in the order of `after`; nothing where they do not.
std::optional<std::vector<SetParam>> figure_edits(const Id& item, const std::vector<Param>& before,
                                                  const std::vector<Param>& after) {
  std::map<Id, std::string> wanted;
  for (const auto& param : after) wanted.emplace(param.name, param.value);
  std::vector<SetParam> edits;
  std::vector<Id> order;
  std::map<Id, std::string> there;
  for (const auto& param : before) {
    there.emplace(param.name, param.value);
    if (wanted.contains(param.name)) {
      order.push_back(param.name);
    } else {
      edits.push_back({item, param.name, std::nullopt});
    }
  }
  for (const auto& param : after) {
    const auto old = there.find(param.name);
    if (old == there.end()) order.push_back(param.name);
    if (old == there.end() || old->second != param.value) edits.push_back({item, param.name, param.value});
  }
  if (order != names_of(after)) return std::nullopt;
  return edits;
}

/// What makes `before` say what `after` says, field by field.
template <typename T>
std::vector<PlacedEdit> edits_between(const T& before, const T& after, const RulesSectionContent& content) {
  std::vector<PlacedEdit> edits;
  for (const auto* field : fields_that_differ(before, after)) {
    const auto place = place_of_field(content, *field);
    if (field->figures) {
      if (auto figures = figure_edits(after.id, before.params, after.params)) {
        for (auto& each : *figures) edits.push_back({each, place_of_figure(content, *field, each.name)});
        continue;
      }
    }
    edits.push_back({SetField{after.id, {std::string(field->key), field->value(after)}}, place});
  }
  return edits;
}

/// What adds an item: all that its verb takes, then its figures and what it does.
template <typename T>
std::vector<PlacedEdit> edits_that_make(const T& item, const RulesSectionContent& content) {
  const auto nothing = fresh<T>(item.id);
  std::vector<FieldChange> changes;
  for (const auto& field : fields_of<T>()) {
    if (field.form == FieldForm::lua || field.figures) continue;
    auto value = field.value(item);
    if (field.required || value != field.value(nothing)) changes.push_back({std::string(field.key), std::move(value)});
  }
  auto by_the_verb = item;
  by_the_verb.params.clear();
  by_the_verb.lua.clear();
  std::vector<PlacedEdit> edits = {{set_item<T>(item.id, std::move(changes)), content.begin}};
  for (auto& edit : edits_between(by_the_verb, item, content)) edits.push_back(std::move(edit));
  return edits;
}

/// Calls `what.template operator()<T>()` with the type of the items that a section's kind means.
template <typename What>
void with_item_type(const SectionKind& kind, const What& what) {
  const auto try_type = [&]<typename T>(std::type_identity<T>) {
    if (info_of<T>().element == kind.element) what.template operator()<T>();
  };
  try_type(std::type_identity<Rule>());
  try_type(std::type_identity<MissionObjective>());
  try_type(std::type_identity<MissionAction>());
  try_type(std::type_identity<Stratagem>());
  try_type(std::type_identity<MissionTable>());
}

class Import {
 public:
  /// Both must outlive it.
  Import(const Mission& mission, const std::string& file) : file_(file), before_(mission), now_(mission) {
    for_each_item_list(mission, [&](const auto& items) {
      for (std::size_t index = 0; index < items->size(); ++index) indices_.emplace((*items)[index].id, index);
    });
  }

  Result<void> take(const std::vector<RulesSection>& sections) {
    for (const auto& section : sections) {
      Result<void> fine;
      with_item_type(*section.kind, [&]<typename T>() { fine = take_section<T>(section); });
      if (!fine) return fine;
      if (changed_ + refused_.size() > most_changed_sections) {
        return fail_at(section.heading,
                       fmt::format("more than {} sections are new, changed or broken; import fewer at a time",
                                   most_changed_sections));
      }
    }
    return {};
  }

  void remove_others(const std::vector<RulesSection>& sections) {
    std::set<Id> in_file;
    for (const auto& section : sections) in_file.insert(section.id);
    std::vector<Id> others;
    for_each_item(now_, [&](const Item& item) {
      if (!in_file.contains(item.id)) others.push_back(item.id);
    });
    if (!others.empty()) make(RemoveObjects{std::move(others)});
  }

  void put_in_order(const std::vector<RulesSection>& sections) {
    const auto changed = now_;
    for_each_item_list(changed, [&]<typename T>(const Part<std::vector<T>>& items) {
      std::vector<Id> now;
      for (const auto& item : *items) now.push_back(item.id);
      std::set<Id> left(now.begin(), now.end());
      std::vector<Id> in_file;
      for (const auto& section : sections) {
        if (section.kind->element == info_of<T>().element && left.erase(section.id) > 0) in_file.push_back(section.id);
      }
      if (const auto steps = steps_into_order(std::move(now), in_file, most_order_steps)) {
        for (const auto& step : *steps) make(step);
      } else {
        refused_.push_back({fmt::format("the order of {}s stays as it is: it would take more than {} steps",
                                        info_of<T>().noun, most_order_steps),
                            file_, 0, 0});
      }
    });
  }

  RulesImport result() && {
    edits_.name = StepName(marked("Import rules"));
    return {std::move(now_), std::move(edits_), std::move(refused_), std::move(lua_begins_)};
  }

  [[nodiscard]] Error in_file(Error error) const {
    error.file = file_;
    return error;
  }

 private:
  /// The mission's own, from before the import; null where it has none.
  template <typename T>
  [[nodiscard]] const T* find_before(const Id& id) const {
    const auto found = indices_.find(id);
    const auto& list = *list_of<T>(before_);
    if (found == indices_.end() || found->second >= list.size()) return nullptr;
    const auto& item = list[found->second];
    return item.id == id ? &item : nullptr;
  }

  /// Fails for a heading that is missing; all other mistakes only refuse the section.
  template <typename T>
  Result<void> take_section(const RulesSection& section) {
    const auto* const before = find_before<T>(section.id);
    const auto content = read_section(section);
    const bool same_chunk = content && before != nullptr && trimmed_chunk(before->lua) == content->chunk;
    if (!same_chunk) {
      if (auto other = swallowed_section(section, content ? &*content : nullptr))
        return tl::unexpected(std::move(*other));
    }
    const auto taken = [&]() -> Result<void> {
      if (auto fine = check_id(section, before != nullptr); !fine) return fine;
      if (!content) return tl::unexpected(content.error());
      return take_item(section, *content, before);
    }();
    if (!taken) {
      refused_.push_back(in_file(taken.error()));
    } else if (!content->chunk.empty()) {
      lua_begins_.emplace(section.id, content->chunk_begin.line);
    }
    return {};
  }

  Result<void> check_id(const RulesSection& section, bool is_there) {
    const auto& id = section.id;
    if (!seen_.insert(id).second) {
      return fail_at(section.heading, fmt::format("there is a section {} above; give this one another id", id.text()));
    }
    const auto taken = is_there ? std::string_view() : object_kind(now_, id);
    if (taken.empty()) return {};
    return fail_at(section.heading, fmt::format("the id {} is taken already ({}); choose another", id.text(), taken));
  }

  template <typename T>
  Result<void> take_item(const RulesSection& section, const RulesSectionContent& content, const T* before) {
    return item_of_section<T>(section, content, before, compiler_).and_then([&](const T& item) {
      return add_all(before != nullptr ? edits_between(*before, item, content) : edits_that_make(item, content));
    });
  }

  /// All of them or none.
  Result<void> add_all(std::vector<PlacedEdit> edits) {
    const auto begun = now_;
    const auto kept = edits_.edits.size();
    for (auto& edit : edits) {
      auto fine = add(std::move(edit));
      if (fine) continue;
      now_ = begun;
      edits_.edits.resize(kept);
      return fine;
    }
    if (edits_.edits.size() > kept) ++changed_;
    return {};
  }

  Result<void> add(PlacedEdit edit) {
    auto after = edit.edit.apply(now_);
    if (!after) return fail_at(edit.place, after.error().message);
    // Written otherwise it may say the same.
    if (*after == now_) return {};
    now_ = std::move(*after);
    edits_.edits.push_back(std::move(edit.edit));
    return {};
  }

  /// What cannot fail.
  void make(Edit edit) {
    const auto made = add({std::move(edit), {}});
    BULKHEAD_EXPECTS(made.has_value());
  }

  const std::string& file_;
  const Mission& before_;
  /// Where each of its items stands in its list.
  std::map<Id, std::size_t> indices_;
  Mission now_;
  EditSequence edits_;
  std::vector<Error> refused_;
  std::map<Id, int> lua_begins_;
  std::set<Id> seen_;
  std::size_t changed_ = 0;
  ScriptCompiler compiler_;
};

/// In which line of the file the Lua begins that a finding is about: an item's own, not that of its rows.
std::optional<int> line_of_lua(const RulesImport& import, const Finding& finding) {
  const auto* const object =
      finding.addresses.empty() ? nullptr : std::get_if<ObjectAddress>(&finding.addresses.front());
  if (object == nullptr) return std::nullopt;
  const auto& arguments = finding.message.arguments;
  const auto is_of_row = std::any_of(arguments.begin(), arguments.end(), [&](const auto& argument) {
    const auto& [name, value] = argument;
    return name == "item" && (value.find(", condition ") != value.npos || value.find(", outcome ") != value.npos);
  });
  const auto begins = import.lua_begins.find(object->id);
  return is_of_row || begins == import.lua_begins.end() ? std::nullopt : std::optional(begins->second);
}

}  // namespace

Result<RulesImport> import_rules(const Mission& mission, std::string_view text, const std::string& file,
                                 MissingItems missing) {
  Import import(mission, file);
  const auto in_file = [&](const Error& error) { return import.in_file(error); };
  const auto clean = clean_text(text).map_error(in_file);
  if (!clean) return tl::unexpected(clean.error());
  const auto sections = split_rules(clean->text).map_error(in_file);
  if (!sections) return tl::unexpected(sections.error());
  if (auto taken = import.take(*sections).map_error(in_file); !taken) return tl::unexpected(taken.error());
  if (missing == MissingItems::go) import.remove_others(*sections);
  import.put_in_order(*sections);
  return std::move(import).result();
}

std::vector<Error> findings_about_lua(const RulesImport& import, const std::string& file) {
  std::vector<Error> findings;
  auto report = run_checks(scripting_checks(), check_context(import.mission, {}, Snapshot::make(import.mission)));
  for (auto& finding : report.findings) {
    if (finding.waived || finding.level < Level::warning) continue;
    auto& error = findings.emplace_back(Error{{}, file, 0, 0});
    for (auto& [name, value] : finding.message.arguments) {
      if (name != "line") continue;
      if (const auto begins = line_of_lua(import, finding)) {
        error.line = *begins + parse_int(value, 1, largest_number).value_or(1) - 1;
        value = std::to_string(error.line);
      }
    }
    error.message = to_text(finding.message);
  }
  std::stable_sort(findings.begin(), findings.end(),
                   [](const Error& one, const Error& other) { return one.line < other.line; });
  return findings;
}

}  // namespace bulkhead
