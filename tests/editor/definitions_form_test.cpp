// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>

#include "editor/tools/texts/chosen_text.h"
#include "editor/tools/texts/contents.h"
#include "editor/tools/texts/form.h"
#include "model/edit/edit.h"
#include "tests/support/edited.h"
#include "tests/support/guard_action.h"
#include "tests/support/sample_missions.h"

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
  const auto mission = with_set(empty_mission(), crates);
  ASSERT_EQ(mission.sets.size(), 2U);
  EXPECT_EQ(with_set(mission, crates), mission) << "it is used already";
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
