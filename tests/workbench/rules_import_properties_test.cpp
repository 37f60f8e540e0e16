// SPDX-License-Identifier: MIT
// What holds of rules files whatever the mission is.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "model/edit/edit.h"
#include "scripting/checks/broken_scripts.h"
#include "scripting/rules_file.h"
#include "scripting/sections.h"
#include "tests/support/generators.h"
#include "tests/support/picking.h"
#include "workbench/rules_import.h"

namespace bulkhead::test {
namespace {

RulesImport imported(const Mission& mission, const std::string& text, MissingItems missing = MissingItems::stay) {
  auto import = import_rules(mission, text, "rules.lua", missing);
  if (!import) RC_FAIL(to_text(import.error()) + "\n" + text);
  return std::move(*import);
}

RC_GTEST_PROP(RulesFile, ThatWasExportedChangesNothing, (const Mission& mission)) {
  const auto import = imported(mission, assemble_rules(mission), MissingItems::go);
  RC_LOG() << import.edits.text_form(mission);
  for (const auto& error : import.refused) RC_FAIL(to_text(error));
  RC_ASSERT(import.edits.edits.empty());
  RC_ASSERT((import.mission == mission));
}

/// Another value for one field of one item, taken from another mission; nothing where there is none.
template <typename T>
std::optional<Mission> with_a_field_of(const Mission& mission, const Mission& other) {
  auto items = *list_of<T>(mission);
  const auto& donors = *list_of<T>(other);
  if (items.empty() || donors.empty()) return std::nullopt;
  auto& item = items[static_cast<std::size_t>(pick_int(0, static_cast<int>(items.size()) - 1))];
  const auto fields = fields_of<T>();
  const auto& field = fields[static_cast<std::size_t>(pick_int(0, static_cast<int>(fields.size()) - 1))];
  RC_ASSERT(field.put(item, field.value(donors.front())).has_value());
  Mission changed = mission;
  list_of<T>(changed) = std::move(items);
  return changed;
}

/// Of any kind of item that both have; the mission as it is where there is none.
Mission with_another_field(const Mission& mission, const Mission& other) {
  std::vector<Mission> changed;
  const auto add = [&](std::optional<Mission> each) {
    if (each) changed.push_back(std::move(*each));
  };
  add(with_a_field_of<Rule>(mission, other));
  add(with_a_field_of<MissionObjective>(mission, other));
  add(with_a_field_of<MissionAction>(mission, other));
  add(with_a_field_of<Stratagem>(mission, other));
  add(with_a_field_of<MissionTable>(mission, other));
  return changed.empty() ? mission
                         : changed[static_cast<std::size_t>(pick_int(0, static_cast<int>(changed.size()) - 1))];
}

/// The same, where chunks are as a rules file has them.
Mission with_trimmed_chunks(Mission mission) {
  for_each_item_list(mission, [](auto& list) {
    auto items = *list;
    for (auto& item : items) item.lua = trimmed_chunk(item.lua);
    list = std::move(items);
  });
  return mission;
}

RC_GTEST_PROP(RulesFile, WithAnotherFieldChangesThatFieldAndNothingElse,
              (const Mission& mission, const Mission& other)) {
  const auto changed = with_another_field(mission, other);
  const auto import = imported(mission, assemble_rules(changed), MissingItems::go);
  if (!import.refused.empty()) {
    // New Lua has to compile, and what had a name needs one; all else that the field may hold is taken.
    const auto& message = import.refused.front().message;
    RC_LOG() << to_text(import.refused.front());
    const bool compiles = compile_scripts(changed).empty();
    RC_ASSERT(message.ends_with("needs name = …") || (message.find("compile") != std::string::npos && !compiles));
    RC_ASSERT((import.mission == mission));
    return;
  }
  RC_LOG() << import.edits.text_form(mission);
  RC_ASSERT((with_trimmed_chunks(import.mission) == with_trimmed_chunks(changed)));
  RC_ASSERT((import.edits.apply(mission).value() == import.mission));
  // What is printed is what `bulkhead edit` takes.
  if (import.edits.edits.empty()) return;
  const auto read = parse_edits(mission, import.edits.text_form(mission));
  if (!read) RC_FAIL(read.error().message);
  RC_ASSERT((read->apply(mission).value() == import.mission));
}

RC_GTEST_PROP(RulesFile, OfAnotherMissionSaysTheSameOfBothAfterwards, (const Mission& mission, const Mission& other)) {
  const auto text = assemble_rules(other);
  const auto first = imported(mission, text, MissingItems::go);
  RC_ASSERT((first.edits.apply(mission).value() == first.mission));
  const auto again = imported(first.mission, text, MissingItems::go);
  RC_ASSERT(again.edits.edits.empty());
  RC_ASSERT(again.refused == first.refused);
  if (first.refused.empty()) {
    std::vector<std::pair<std::string, std::string>> wanted;
    std::vector<std::pair<std::string, std::string>> there;
    for_each_item(other, [&](const Item& item) { wanted.emplace_back(item.id.text(), trimmed_chunk(item.lua)); });
    for_each_item(first.mission,
                  [&](const Item& item) { there.emplace_back(item.id.text(), trimmed_chunk(item.lua)); });
    RC_ASSERT(there == wanted);
  }
  // What has come in goes out as it came.
  const auto back = imported(first.mission, assemble_rules(first.mission), MissingItems::go);
  RC_ASSERT(back.edits.edits.empty() && back.refused.empty());
}

RC_GTEST_PROP(RulesFile, OfAnyBytesIsRefusedOrTakenWholeSectionsAtATime, (const Mission& mission)) {
  auto text = assemble_rules(mission);
  for (int count = pick_int(1, 4); count > 0; --count) {
    const auto at = static_cast<std::size_t>(pick_int(0, static_cast<int>(text.size())));
    const auto length = static_cast<std::size_t>(pick_int(0, 12));
    const auto piece = pick_of<std::string>({"", "\"", "]]", "[[", "{", "}", ",", "--", "\n", "\n--- rule: rule-1\n",
                                             "end", "(", ")", "= 1", "\\", "\xFF", "rule { id = \"x\" }", "\r", "[=["});
    text.replace(at, std::min(length, text.size() - at), piece);
  }
  const auto import = import_rules(mission, text, "rules.lua", MissingItems::stay);
  if (!import) {
    RC_ASSERT(import.error().file == "rules.lua" && import.error().line > 0 && import.error().column > 0);
    return;
  }
  for (const auto& error : import->refused) {
    RC_ASSERT(error.file == "rules.lua" && error.line > 0 && error.column > 0 && !error.message.empty());
  }
  RC_ASSERT((import->edits.apply(mission).value() == import->mission));
  const auto again = imported(import->mission, text);
  RC_ASSERT(again.edits.edits.empty());
}

}  // namespace
}  // namespace bulkhead::test
