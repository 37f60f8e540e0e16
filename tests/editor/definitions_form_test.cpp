// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>

#include "editor/tools/texts/chosen_text.h"
#include "editor/tools/texts/contents.h"
#include "editor/tools/texts/form.h"
#include "model/edit/edit.h"
#include "model/io/mission_file.h"
#include "tests/support/edited.h"
#include "tests/support/guard_action.h"
#include "tests/support/sample_missions.h"
#include "workbench/checking.h"

/// Kinds and terrain sets in the list of texts and in forms.
namespace bulkhead::test {
namespace {

FormField field_of(const Mission& mission, const TextKey& key, const std::string& name) {
  const auto form = form_of(mission, key);
  const auto found = std::find_if(form.begin(), form.end(), [&](const FormField& field) { return field.key == name; });
  if (found == form.end()) throw std::runtime_error("no field " + name);
  return *found;
}

Result<Mission> typed(const Mission& mission, const TextKey& key, const std::string& name, const std::string& value) {
  return std::get<ValueField>(field_of(mission, key, name).field)
      .change(mission, value)
      .and_then([&](const Edit& edit) { return edit.apply(mission); });
}

template <typename T>
void expect_whole_form(const Mission& mission, const TextKey& key) {
  for (const auto& field : fields_of<T>()) {
    const auto entry = field_of(mission, key, std::string(field.key));
    EXPECT_EQ(entry.label, field.label);
    EXPECT_EQ(entry.help, field.help);
  }
}

TEST(DefinitionForms, HoldEveryFieldOfAKind) {
  const auto mission = empty_mission();
  expect_whole_form<ZoneKind>(mission, KindKey{KindOf::zone, Id("shrine")});
  expect_whole_form<MarkerKind>(mission, KindKey{KindOf::marker, Id("terminal")});
  expect_whole_form<LinkKind>(mission, KindKey{KindOf::link, Id("lift")});
  EXPECT_TRUE(form_of(mission, KindKey{KindOf::link, Id("shrine")}).empty()) << "each sort has ids of its own";
  const auto game = edited(mission,
                           "frequency twice name \"twice\"\nstratagem-kind trick name \"Trick\"\n"
                           "action-kind quick name \"Quick\"\nphase move name \"Move\"\n"
                           "terrain-type heavy name \"Heavy\"\nseason-figures first name \"First\"\n"
                           "game control yes caricature yes");
  expect_whole_form<NamedKind>(game, KindKey{KindOf::frequency, Id("twice")});
  expect_whole_form<NamedKind>(game, KindKey{KindOf::stratagem, Id("trick")});
  expect_whole_form<NamedKind>(game, KindKey{KindOf::action, Id("quick")});
  expect_whole_form<Phase>(game, KindKey{KindOf::phase, Id("move")});
  expect_whole_form<TerrainType>(game, KindKey{KindOf::terrain, Id("heavy")});
  expect_whole_form<Season>(game, KindKey{KindOf::season, Id("first")});
  expect_whole_form<GameSystem>(game, GameKey{});
  for (const auto& field : form_of(mission, GameKey{})) {
    EXPECT_FALSE(field.key.starts_with("control-")) << field.key << ": the game has no such rule";
    EXPECT_FALSE(field.key.starts_with("caricature-")) << field.key;
  }
}

TEST(DefinitionForms, ChangeAKindAsItsEditDoes) {
  const auto mission = empty_mission();
  const KindKey shrine{KindOf::zone, Id("shrine")};
  EXPECT_EQ(typed(mission, shrine, "passage", "barred").value(), edited(mission, "zone-kind shrine passage barred"));
  EXPECT_EQ(typed(mission, shrine, "colour", "#3A5F8A").value(), edited(mission, "zone-kind shrine colour #3A5F8A"));
  const KindKey terminal{KindOf::marker, Id("terminal")};
  EXPECT_EQ(typed(mission, terminal, "size", "25mm").value(), edited(mission, "marker-kind terminal size 25mm"));
  EXPECT_EQ(typed(mission, {KindKey{KindOf::link, Id("lift")}}, "moves", "no").value(),
            edited(mission, "link-kind lift moves no"));
  EXPECT_FALSE(typed(mission, shrine, "colour", "red").has_value());
  EXPECT_FALSE(typed(mission, shrine, "name", " ").has_value());
}

TEST(DefinitionForms, ANewKindGetsItsIdFromItsName) {
  auto mission = empty_mission();
  const auto added = new_text(mission, TextKind::zone_kind);
  EXPECT_EQ(added.key, TextKey(KindKey{KindOf::zone, Id("new-zone-kind")}));
  mission = added.edit.apply(mission).value();
  mission = typed(mission, added.key, "name", "Blast doors").value();
  mission = typed(mission, added.key, "owner", "everybody").value();
  const auto settle = std::get<ValueField>(field_of(mission, added.key, "name").field).settle(mission);
  ASSERT_TRUE(settle.has_value());
  const auto settled = settle->apply(mission).value();
  const auto* const kind = find_zone_kind(*settled.system, Id("blast-doors"));
  ASSERT_NE(kind, nullptr);
  EXPECT_EQ(kind->name, "Blast doors");
  EXPECT_EQ(kind->owner, ZoneKind::Owner::everybody) << "all else it says goes along";
  EXPECT_EQ(find_zone_kind(*settled.system, Id("new-zone-kind")), nullptr);
  const auto used = edited(mission, "zone z kind new-zone-kind cells A1");
  EXPECT_FALSE(id_after_name(used, KindKey{KindOf::zone, Id("new-zone-kind")}).has_value())
      << "what is of it names it by its id";
}

/// A name that begins with a digit makes an id of 64 characters, to which no number can be added as it is.
TEST(DefinitionForms, KindsOfOneLongNameHaveIdsThatDiffer) {
  const std::string name(70, '7');
  auto mission = empty_mission();
  for (const auto& id : {"n-" + std::string(62, '7'), "n-" + std::string(56, '7') + "-2"}) {
    const auto added = new_text(mission, TextKind::marker_kind);
    mission = added.edit.apply(mission).value();
    mission = typed(mission, added.key, "name", name).value();
    mission = id_after_name(mission, std::get<KindKey>(added.key))->apply(mission).value();
    EXPECT_NE(find_marker_kind(*mission.system, Id(id)), nullptr) << id;
  }
}

TEST(DefinitionForms, StandInTheListBelowTheTexts) {
  const auto mission = empty_mission();
  const auto list = contents(mission);
  ASSERT_EQ(list.children.size(), text_kinds.size() + definition_kinds.size());
  const auto& zones = list.children.at(text_kinds.size());
  EXPECT_EQ(zones.text, "Kinds of zones and areas");
  EXPECT_EQ(zones.children.size(), mission.system->zone_kinds.size());
  for (const auto& group : list.children) {
    ASSERT_TRUE(group_of_entry(group.key).has_value()) << group.key;
    EXPECT_EQ(group_key(*group_of_entry(group.key)), group.key);
    for (const auto& entry : group.children) {
      const auto key = text_of_entry(entry.key);
      ASSERT_TRUE(key.has_value()) << entry.key;
      EXPECT_EQ(entry_key(*key), entry.key);
      EXPECT_TRUE(exists(mission, *key)) << entry.key;
      EXPECT_EQ(place_of(mission, *key)->kind, *group_of_entry(group.key));
    }
  }
  EXPECT_FALSE(first_text(mission).has_value()) << "a mission without texts has none, whatever its kinds";
}

TEST(DefinitionForms, ChangeTheGameAsItsEditDoes) {
  const auto mission = empty_mission();
  const GameKey game;
  EXPECT_EQ(typed(mission, game, "rounds", "6").value(), edited(mission, "game rounds 6"));
  EXPECT_EQ(typed(mission, game, "order", "roll-off").value(), edited(mission, "game order roll-off"));
  EXPECT_EQ(typed(mission, game, "control", "yes").value(), edited(mission, "game control yes"));
  EXPECT_EQ(typed(mission, game, "id", "boarders").value(), edited(mission, "game id boarders"));
  EXPECT_FALSE(typed(mission, game, "rounds", "many").has_value());
  EXPECT_FALSE(typed(mission, game, "name", " ").has_value());
  const auto currencies = std::get<RowsField>(field_of(mission, game, "currencies").field);
  EXPECT_EQ(currencies.add, "Add a currency");
  EXPECT_EQ(currencies.fresh, (RowsField::Row{"", ""}));
  const auto paid = currencies.change(mission, {{"AP", "Air points"}}).value().apply(mission).value();
  EXPECT_EQ(paid, edited(mission, "game currencies \"\\\"AP\\\" \\\"Air points\\\"\""));
}

/// Steps are new rows with a usual id, and get one made of their name.
TEST(DefinitionForms, StepsGetTheirIdsFromTheirNames) {
  auto mission = edited(empty_mission(), "phase move name \"Move\"");
  const KindKey move{KindOf::phase, Id("move")};
  auto steps = std::get<RowsField>(field_of(mission, move, "steps").field);
  mission = steps.change(mission, {{"step", "Reserves arrive"}, {"runners", "Runners"}}).value().apply(mission).value();
  const auto settled = steps.settle(mission).value().apply(mission).value();
  EXPECT_EQ(settled.system->sequence.phases.front().steps,
            (std::vector<SequenceStep>{{Id("reserves-arrive"), "Reserves arrive"}, {Id("runners"), "Runners"}}));
  EXPECT_FALSE(steps.settle(settled).has_value());
  const auto set_up = std::get<RowsField>(field_of(mission, GameKey{}, "set-up").field);
  mission = set_up.change(mission, {{"step", "Read the mission"}}).value().apply(mission).value();
  mission = set_up.settle(mission).value().apply(mission).value();
  EXPECT_EQ(mission.system->set_up.steps.front().id, Id("read-the-mission"));
}

TEST(DefinitionForms, GiveAKindAnotherId) {
  const auto mission = edited(empty_mission(), "zone z kind drop-zone cells A1");
  const KindKey kind{KindOf::zone, Id("drop-zone")};
  EXPECT_EQ(typed(mission, kind, "id", "entry").value(), edited(mission, "zone-kind drop-zone rename entry"));
  EXPECT_FALSE(typed(mission, kind, "id", "shrine").has_value()) << "taken";
  EXPECT_FALSE(typed(mission, kind, "id", "No id").has_value());
  const KindKey objective{KindOf::marker, Id("objective")};
  EXPECT_FALSE(std::get<ValueField>(field_of(mission, objective, "id").field).change) << "every game has it";
}

/// A game of one's own, written in forms alone, and a mission's card that uses its words.
TEST(DefinitionForms, AWholeGameIsWrittenAndUsed) {
  auto mission = empty_mission();
  const auto say = [&](const TextKey& key, const std::string& name, const std::string& value) {
    auto changed = typed(mission, key, name, value);
    ASSERT_TRUE(changed.has_value()) << name << ": " << changed.error().message;
    mission = std::move(*changed);
  };
  const auto rows = [&](const TextKey& key, const std::string& name, const std::vector<RowsField::Row>& typed_rows) {
    const auto field = std::get<RowsField>(field_of(mission, key, name).field);
    mission = field.change(mission, typed_rows).value().apply(mission).value();
    if (!field.settle) return;
    if (const auto settled = field.settle(mission)) mission = settled->apply(mission).value();
  };
  const auto add = [&](TextKind kind, const std::string& name) {
    const auto added = new_text(mission, kind);
    mission = added.edit.apply(mission).value();
    const auto of = std::get<KindKey>(added.key).of;
    say(added.key, "name", name);
    const auto settled = id_after_name(mission, std::get<KindKey>(added.key));
    mission = settled.value().apply(mission).value();
    return KindKey{of, std::get<RenameKind>(*settled).new_id};
  };
  const GameKey game;
  say(game, "name", "Vent Rats");
  say(game, "id", "vent-rats");
  say(game, "rounds", "3");
  say(game, "round", "shift");
  say(game, "turns", "activations");
  say(game, "order", "initiative");
  rows(game, "another-rounds", {{"3", "4", "D6"}});
  rows(game, "currencies", {{"AIR", "Air"}});
  rows(game, "allowances", {{"start", "AIR", "3", "0", "0", "points", ""}});
  const auto scurry = add(TextKind::phase, "Scurry");
  rows(scurry, "steps", {{"step", "Listen"}});
  say(add(TextKind::phase, "Dawn"), "of", "round");
  const auto trick = add(TextKind::stratagem_kind, "Trick");
  const auto trap = add(TextKind::stratagem_kind, "Trap");
  const auto shift = add(TextKind::frequency, "once per shift");
  EXPECT_EQ(trick.id, Id("trick"));
  EXPECT_EQ(trap.id, Id("trap"));
  const auto& system = *mission.system;
  EXPECT_EQ(system.sequence.phases,
            (std::vector<Phase>{{Id("scurry"), "Scurry", Phase::Of::turn, {{Id("listen"), "Listen"}}},
                                {Id("dawn"), "Dawn", Phase::Of::round, {}}}));
  const auto card = new_text(mission, TextKind::stratagem);
  mission = card.edit.apply(mission).value();
  EXPECT_EQ(mission.stratagems->front().currency, "AIR") << "a new card is paid with it";
  say(card.key, "kind", "trick");
  say(card.key, "uses", shift.id.text());
  rows(card.key, "used", {{"own-scurry-phase-start", "", ""}, {"listen-step", "", ""}});
  const auto uses = std::get<ValueField>(field_of(mission, card.key, "uses").field);
  EXPECT_TRUE(std::any_of(uses.choices.begin(), uses.choices.end(),
                          [](const InspectorChoice& choice) { return choice.name == "once per shift"; }));
  say(card.key, "when", "At the start of your Scurry.");
  say(card.key, "target", "A rat.");
  say(card.key, "effect", "A door opens.");
  const Address at = ObjectAddress{std::get<Id>(card.key)};
  for (const auto& finding : check_mission(mission).findings) {
    EXPECT_EQ(std::count(finding.addresses.begin(), finding.addresses.end(), at), 0) << finding.key;
  }
  const auto back = read_mission(write_mission(mission), "m", nullptr).value();
  EXPECT_EQ(back.mission, mission);
  EXPECT_TRUE(back.remarks.empty());
}

Mission with_guard() {
  auto mission = empty_mission();
  auto system = *mission.system;
  system.action_kinds = {{Id("universal"), "Universal action"}};
  auto guard = guard_action();
  guard.used = {{Id("own-turn-start"), "", Use::Whose::own}};
  guard.text = "For {ap} AP it stands.";
  guard.lua = "x = 1\n";
  system.actions = {guard};
  mission.system = system;
  return mission;
}

/// They are read here, copied into the mission, and then changed there.
TEST(DefinitionForms, ActionsOfTheGameAreReadAndCopied) {
  const auto mission = with_guard();
  const StandingKey key{Id("guard")};
  EXPECT_EQ(contents(mission).children.back().text, "Actions of the game");
  EXPECT_EQ(texts_of(mission, TextKind::standing_action), std::vector<TextKey>{key});
  EXPECT_EQ(name_of(mission, key), "Guard");
  EXPECT_FALSE(can_be_removed(key));
  for (const auto& field : form_of(mission, key)) {
    EXPECT_FALSE(std::get<ValueField>(field.field).change) << field.key << " can only be read";
  }
  const auto shown = field_of(mission, key, "words");
  const auto& words = std::get<ValueField>(shown.field).value;
  for (const auto* said : {"Universal action", "once per turn", "Start of your turn", "For 1 AP it stands."}) {
    EXPECT_NE(words.find(said), std::string::npos) << said << " in: " << words;
  }
  const auto copied = copy_of(mission, key);
  EXPECT_EQ(copied.key, TextKey(Id("guard")));
  const auto after = copied.edit.apply(mission).value();
  EXPECT_EQ(*after.actions, mission.system->actions);
  EXPECT_EQ(after.system, mission.system);
  EXPECT_TRUE(texts_of(after, TextKind::standing_action).empty()) << "the mission's own stands in its place";
  EXPECT_FALSE(exists(after, key));
}

TEST(DefinitionForms, AreRemovedUnlessTheyAreUsed) {
  const auto mission = edited(empty_mission(), "zone z kind drop-zone cells A1");
  EXPECT_TRUE(remove_text(KindKey{KindOf::zone, Id("shrine")}).apply(mission).has_value());
  EXPECT_FALSE(remove_text(KindKey{KindOf::zone, Id("drop-zone")}).apply(mission).has_value());
  EXPECT_FALSE(remove_text(SetKey{Id("gallowdark")}).apply(mission).has_value());
}

TEST(DefinitionForms, ASecondTerrainSetIsUsedAndItsBoxesCounted) {
  TerrainSet crates;
  crates.id = Id("crates");
  crates.name = "Crates";
  crates.feature_kinds = {{Id("crate"), "Crate", "", {}}};
  const AddSet use{Part<TerrainSet>(crates)};
  const auto mission = use.apply(empty_mission()).value();
  ASSERT_EQ(mission.sets.size(), 2U);
  EXPECT_FALSE(use.apply(mission).has_value()) << "it is used already";
  EXPECT_EQ(edited(mission, "feature c crate at 50mm,50mm").boards.front()->features.size(), 1U);
  const SetKey key{Id("crates")};
  EXPECT_EQ(name_of(mission, key), "Crates");
  EXPECT_EQ(typed(mission, key, "boxes", "3")->sets.back().boxes, 3);
  EXPECT_EQ(typed(*typed(mission, key, "boxes", "3"), key, "boxes", "")->sets.back().boxes, std::nullopt);
  EXPECT_FALSE(typed(mission, key, "boxes", "many").has_value());
  EXPECT_EQ(std::get<ValueField>(field_of(mission, key, "terrain").field).value, "Crate");
  EXPECT_EQ(remove_text(key).apply(mission).value(), empty_mission());
}

}  // namespace
}  // namespace bulkhead::test
