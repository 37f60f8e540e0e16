// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <map>
#include <optional>

#include "editor/tools/inspector/inspector.h"
#include "editor/tools/texts/contents.h"
#include "editor/tools/texts/form.h"
#include "editor/tools/texts/table_form.h"
#include "model/base/plain_text.h"
#include "model/edit/edit.h"
#include "model/io/mission_file.h"
#include "model/mission/fields.h"
#include "tests/support/documents.h"
#include "tests/support/edited.h"
#include "tests/support/generators.h"
#include "tests/support/picking.h"
#include "tests/support/sample_missions.h"

/// A field set by an edit, by its text, in the inspector and in the form gives the same mission.
namespace bulkhead::test {
namespace {

/// Nothing where it is refused.
std::optional<Mission> after(const Mission& mission, const Result<Edit>& edit) {
  if (!edit) return std::nullopt;
  auto result = edit->apply(mission);
  return result ? std::optional(*std::move(result)) : std::nullopt;
}

/// In the inspector; the outer one is empty where it has no such row.
std::optional<std::optional<Mission>> inspected_as(const Mission& mission, const Id& id, const FieldInfo& field,
                                                   const FieldValue& value) {
  if (!field.columns.empty()) return std::nullopt;
  const std::vector<std::string> keys = {"." + std::string(field.key), field.is_name() ? "label" : "",
                                         "text." + std::string(field.key)};
  for (const auto& row : inspect(mission, Selection({ObjectAddress{id}}))) {
    const bool same = std::any_of(keys.begin(), keys.end(), [&](const std::string& key) {
      return !key.empty() && (key.front() == '.' ? row.key.ends_with(key) : row.key == key);
    });
    if (same && row.editable()) return after(mission, row.change(mission, value[0][0]));
  }
  return std::nullopt;
}

/// In the form of an item, likewise.
std::optional<std::optional<Mission>> typed_as(const Mission& mission, const Id& id, const FieldInfo& field,
                                               const FieldValue& value) {
  for (const auto& entry : form_of(mission, id)) {
    if (entry.key != field.key) continue;
    if (const auto* rows = std::get_if<RowsField>(&entry.field)) return after(mission, rows->change(mission, value));
    return after(mission, std::get<ValueField>(entry.field).change(mission, value[0][0]));
  }
  return std::nullopt;
}

struct Seen {
  int inspected = 0;
  int typed = 0;
};

/// `shown_in_cells`: a form has what stands there in another shape, see `table_form.h`.
void expect_alike(const Mission& mission, const Id& id, const FieldInfo& field, const FieldValue& value, Seen& seen,
                  bool shown_in_cells) {
  const Edit edit = SetField{id, {std::string(field.key), value}};
  const auto wanted = after(mission, edit);
  if (wanted) {
    const auto read = parse_edit(mission, edit.text_form(mission));
    RC_ASSERT(read.has_value());
    RC_ASSERT(after(mission, *read) == wanted);
  }
  if (const auto inspected = inspected_as(mission, id, field, value)) {
    ++seen.inspected;
    RC_ASSERT(*inspected == wanted);
  }
  const bool nameless = field.key == "name" && split_words(value[0][0]).empty();  // a form wants a name
  const auto typed = nameless || shown_in_cells ? std::nullopt : typed_as(mission, id, field, value);
  if (!typed) return;
  ++seen.typed;
  RC_ASSERT(*typed == wanted);
}

/// What the others of its kind have in a field, and numbers at and beyond its bounds.
template <typename T>
std::vector<FieldValue> values_for(const FieldOf<T>& field, const std::vector<T>& others) {
  std::vector<FieldValue> values;
  for (const auto& other : others) values.push_back(field.value(other));
  if (field.is_number()) {
    for (const int number : {field.from - 1, field.from, field.to, field.to + 1}) {
      values.push_back(single(std::to_string(number)));
    }
  }
  if (field.columns.empty()) values.push_back(single("no such thing"));
  return values;
}

template <typename T>
void expect_alike(const Mission& mission, const std::vector<T>& things, const std::vector<T>& others, Seen& seen) {
  for (const auto& thing : things) {
    for (const auto& field : fields_of<T>()) {
      for (const auto& value : values_for(field, others)) {
        const bool shown_in_cells = std::is_same_v<T, MissionTable> && is_table_field(field);
        if (value != field.value(thing)) expect_alike(mission, thing.id, field, value, seen, shown_in_cells);
      }
    }
  }
}

RC_GTEST_PROP(Fields, AreSetAlikeByEditsInspectorAndForms, (const Mission& mission, const Mission& other)) {
  Seen seen;
  expect_alike(mission, *mission.rules, *other.rules, seen);
  expect_alike(mission, *mission.objectives, *other.objectives, seen);
  expect_alike(mission, *mission.stratagems, *other.stratagems, seen);
  expect_alike(mission, *mission.actions, *other.actions, seen);
  expect_alike(mission, *mission.tables, *other.tables, seen);
  expect_alike(mission, *mission.objective_groups, *other.objective_groups, seen);
  expect_alike(mission, *mission.forces, *other.forces, seen);
  expect_alike(mission, *mission.markers, *other.markers, seen);
  expect_alike(mission, *mission.zones, *other.zones, seen);
  expect_alike(mission, *mission.areas, *other.areas, seen);
  expect_alike(mission, *mission.sides, *other.sides, seen);
  for (const auto& board : mission.boards) {
    expect_alike(mission, board->features, board->features, seen);
    expect_alike(mission, board->pieces, board->pieces, seen);
  }
  RC_ASSERT(seen.inspected > 0);
  RC_ASSERT(seen.typed > 0 || (mission.rules->empty() && mission.objectives->empty() && mission.stratagems->empty()));
}

/// The mission after a value is typed into a form; nothing where that is refused.
std::optional<Mission> typed_into(const Mission& mission, const TextKey& key, const FieldInfo& field,
                                  const FieldValue& value) {
  const auto form = form_of(mission, key);
  const auto entry =
      std::find_if(form.begin(), form.end(), [&](const FormField& each) { return each.key == field.key; });
  RC_ASSERT(entry != form.end());
  if (const auto* const rows = std::get_if<RowsField>(&entry->field))
    return after(mission, rows->change(mission, value));
  return after(mission, std::get<ValueField>(entry->field).change(mission, value[0][0]));
}

template <typename T>
void expect_alike(const Mission& mission, KindOf of, const std::vector<T>& kinds) {
  for (const auto& kind : kinds) {
    for (const auto& field : fields_of<T>()) {
      for (const auto& value : values_for(field, kinds)) {
        if (field.is_name() && split_words(value[0][0]).empty()) continue;  // a form wants a name
        const Edit edit = set_kind(of, kind.id, {{std::string(field.key), value}});
        const auto wanted = after(mission, edit);
        if (wanted) {
          const auto read = parse_edit(mission, edit.text_form(mission));
          RC_ASSERT(read.has_value());
          RC_ASSERT(after(mission, *read) == wanted);
        }
        RC_ASSERT(typed_into(mission, KindKey{of, kind.id}, field, value) == wanted);
      }
    }
  }
}

RC_GTEST_PROP(Fields, OfKindsAreSetAlikeByEditsAndForms, (const Mission& mission)) {
  expect_alike(mission, KindOf::zone, mission.system->zone_kinds);
  expect_alike(mission, KindOf::marker, mission.system->marker_kinds);
  expect_alike(mission, KindOf::link, mission.system->link_kinds);
  expect_alike(mission, KindOf::phase, mission.system->sequence.phases);
  expect_alike(mission, KindOf::frequency, mission.system->uses);
  expect_alike(mission, KindOf::stratagem, mission.system->stratagem_kinds);
  expect_alike(mission, KindOf::action, mission.system->action_kinds);
  expect_alike(mission, KindOf::terrain, mission.system->terrain_types);
  expect_alike(mission, KindOf::season, mission.system->seasons);
}

/// Of the game, whose values come from another one.
RC_GTEST_PROP(Fields, OfTheGameAreSetAlikeByEditsAndForms, (const Mission& first, const Mission& other)) {
  const auto mission = edited(first, "game control yes caricature yes");
  for (const auto& field : fields_of<GameSystem>()) {
    const auto value = field.value(*other.system);
    if (field.is_name() && split_words(value[0][0]).empty()) continue;
    const Edit edit = set_game({{std::string(field.key), value}});
    const auto wanted = after(mission, edit);
    RC_ASSERT(wanted.has_value());
    RC_ASSERT(field.value(*wanted->system) == value || value == single(""));
    RC_ASSERT(after(mission, parse_edit(mission, edit.text_form(mission)).value()) == wanted);
    RC_ASSERT(typed_into(mission, GameKey{}, field, value) == wanted);
  }
}

RowsField cells_of(const Mission& mission, const Id& table) {
  for (const auto& field : form_of(mission, table)) {
    if (field.key == "rows") return std::get<RowsField>(field.field);
  }
  return {};
}

RC_GTEST_PROP(Fields, OfTablesShowWhatIsTypedIntoTheirCells, (const Mission& mission)) {
  for (const auto& table : *mission.tables) {
    const auto field = cells_of(mission, table.id);
    RC_ASSERT(after(mission, field.change(mission, field.rows)) == mission);
    auto typed = field.rows;
    if (typed.empty()) continue;
    typed.back().back() = "typed";
    const auto changed = after(mission, field.change(mission, typed));
    // A cell with a bar in it, which only the last may have, cannot go on as it is.
    if (!changed) continue;
    RC_ASSERT(cells_of(*changed, table.id).rows == typed);
  }
}

Mission with_items() {
  return read_mission(mission_document("<rule id=\"r\" name=\"R\"/>"
                                       "<mission-objective id=\"o\" name=\"O\" kind=\"k\">"
                                       "<scored at=\"round-end\"/></mission-objective>"
                                       "<action id=\"a\" name=\"A\"/>"
                                       "<stratagem id=\"s\" name=\"S\" cost=\"1\"/>"
                                       "<table id=\"t\" name=\"T\"/>"),
                      "m", nullptr)
      .value()
      .mission;
}

template <typename T>
void expect_whole_form(const Mission& mission, const Id& id) {
  const auto form = form_of(mission, id);
  for (const auto& field : fields_of<T>()) {
    // What it does is edited beside the form.
    if (field.form == FieldForm::lua) continue;
    const auto entry =
        std::find_if(form.begin(), form.end(), [&](const FormField& each) { return each.key == field.key; });
    ASSERT_NE(entry, form.end()) << field.key;
    EXPECT_EQ(entry->label, field.label);
    EXPECT_EQ(entry->help, field.help);
  }
  ASSERT_EQ(form.back().key, "id");
  EXPECT_EQ(std::get<ValueField>(form.back().field).value, id.text());
}

TEST(Forms, HoldEveryField) {
  const auto mission = with_items();
  expect_whole_form<Rule>(mission, Id("r"));
  expect_whole_form<MissionObjective>(mission, Id("o"));
  expect_whole_form<MissionAction>(mission, Id("a"));
  expect_whole_form<Stratagem>(mission, Id("s"));
  expect_whole_form<MissionTable>(mission, Id("t"));
  const auto force = new_text(mission, TextKind::force);
  expect_whole_form<Force>(force.edit.apply(mission).value(), std::get<Id>(force.key));
  const auto group = new_text(mission, TextKind::objective_group);
  expect_whole_form<ObjectiveGroup>(group.edit.apply(mission).value(), std::get<Id>(group.key));
}

template <typename T>
void expect_hints(std::string_view of) {
  for (const auto& field : fields_of<T>()) {
    EXPECT_FALSE(field.label.empty()) << of << ": " << field.key;
    EXPECT_FALSE(field.help.empty()) << of << ": " << field.key;
    for (const auto* column : field.columns) {
      EXPECT_FALSE(column->label.empty()) << of << ": " << field.key << " " << column->key;
      EXPECT_FALSE(column->help.empty()) << of << ": " << field.key << " " << column->key;
    }
  }
}

TEST(Forms, EveryFieldHasALabelAndAHint) {
  expect_hints<Rule>("rule");
  expect_hints<MissionObjective>("objective");
  expect_hints<MissionAction>("action");
  expect_hints<Stratagem>("stratagem");
  expect_hints<MissionTable>("table");
  expect_hints<ObjectiveGroup>("objective-group");
  expect_hints<Force>("force");
  expect_hints<ZoneKind>("zone-kind");
  expect_hints<MarkerKind>("marker-kind");
  expect_hints<LinkKind>("link-kind");
  expect_hints<Phase>("phase");
  expect_hints<NamedKind>("frequency");
  expect_hints<TerrainType>("terrain-type");
  expect_hints<Season>("season");
  expect_hints<GameSystem>("game");
}

TEST(Forms, TakeANewRowOfEveryList) {
  const auto check = [](const Mission& mission, const TextKey& key) {
    for (const auto& field : form_of(mission, key)) {
      const auto* const rows = std::get_if<RowsField>(&field.field);
      if (rows == nullptr) continue;
      auto typed = rows->rows;
      typed.push_back(rows->fresh);
      const auto with_row = after(mission, rows->change(mission, typed));
      ASSERT_TRUE(with_row.has_value()) << field.key;
      EXPECT_NE(*with_row, mission) << field.key;
    }
  };
  for (const auto kind : text_kinds) {
    if (kind == TextKind::section) continue;
    const auto added = new_text(with_items(), kind);
    const auto mission = after(with_items(), added.edit);
    ASSERT_TRUE(mission.has_value()) << name_of(kind);
    check(*mission, added.key);
    EXPECT_EQ(place_of(*mission, added.key)->kind, kind);
  }
}

TEST(Forms, NameTheCellThatIsWrong) {
  const auto mission = with_items();
  for (const auto& field : form_of(mission, Id("o"))) {
    if (field.key != "scored") continue;
    const auto& rows = std::get<RowsField>(field.field);
    EXPECT_FALSE(rows.wrong(rows.rows));
    auto typed = rows.rows;
    typed.push_back({"battle-end", "5-4", ""});
    const auto wrong = rows.wrong(typed);
    ASSERT_TRUE(wrong.has_value());
    EXPECT_EQ(wrong->row, rows.rows.size());
    EXPECT_EQ(wrong->column, 1U);
    EXPECT_EQ(wrong->reason, "\"5-4\" are no rounds; write 5 or 2-4, or nothing for every round.");
    return;
  }
  FAIL() << "no such field";
}

TEST(Forms, LeaveRowsAloneThatGoBeyondTheirRange) {
  const auto read =
      read_mission(mission_document("<mission-objective id=\"o\" name=\"O\" kind=\"k\"><scored at=\"round-end\" "
                                    "rounds=\"1-100\"/></mission-objective>"),
                   "m", nullptr);
  ASSERT_TRUE(read.has_value());
  const auto& mission = read->mission;
  const auto form = form_of(mission, Id("o"));
  const auto scored =
      std::find_if(form.begin(), form.end(), [](const FormField& field) { return field.key == "scored"; });
  ASSERT_NE(scored, form.end());
  const auto& rows = std::get<RowsField>(scored->field);
  const auto changed = after(mission, rows.change(mission, {{"round-end", "1-100", ""}, {"battle-end", "", ""}}));
  ASSERT_TRUE(changed.has_value());
  EXPECT_EQ(changed->objectives->front().scorings.size(), 2U);
  EXPECT_FALSE(after(mission, rows.change(mission, {{"round-end", "1-101", ""}})).has_value());
}

TEST(Forms, SayWhatTheyAddWithItsArticle) {
  auto mission = empty_mission();
  mission.objectives = std::vector{fresh<MissionObjective>(Id("o"))};
  std::map<std::string, std::string> adds;
  for (const auto& field : form_of(mission, Id("o"))) {
    if (const auto* const rows = std::get_if<RowsField>(&field.field)) adds[field.key] = rows->add;
  }
  EXPECT_EQ(adds.at("outcomes"), "Add an outcome");
  EXPECT_EQ(adds.at("conditions"), "Add a condition");
}

}  // namespace
}  // namespace bulkhead::test
