// SPDX-License-Identifier: MIT
#include "editor/tools/texts/card_shown.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "exchange/exporters/exporters.h"
#include "exchange/sheets/card_choices.h"
#include "model/edit/edit.h"
#include "model/io/file_system.h"
#include "model/io/mission_file.h"
#include "model/library/library.h"
#include "rendering/cards/card_text.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

const Id door("boot-in-the-door");

Mission three_lamps() {
  const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
  return load_mission(real_files(), library.find(LibraryId("kill-team/three-lamps"))->path, &library).value().mission;
}

Mission with_field(const Mission& mission, const char* field, const std::string& text) {
  return SetField{door, {field, {{text}}}}.apply(mission).value();
}

std::string sentences(int number) {
  std::string text;
  for (int sentence = 0; sentence < number; ++sentence) text += "Choose a hatchway within 2 inches and open it. ";
  return text;
}

TEST(CardShown, IsThePictureThatIsExported) {
  const auto mission = with_field(with_field(three_lamps(), "effect", sentences(1)), "restrictions", "");
  constexpr double usual_dpi = 300;
  const auto shown = card_shown(mission, door, "poker", usual_dpi).value();
  ASSERT_EQ(shown.faces.size(), 1U);
  EXPECT_TRUE(shown.signs.empty()) << shown.signs.front();
  const ExportSource source(mission, choices_of_card(door, "poker"));
  const auto exported = exporter_of("map-png").make(source).value();
  ASSERT_EQ(exported.files.size(), 1U);
  EXPECT_EQ(shown.faces.front(), exported.files.front().content);
  EXPECT_NE(shown.back, shown.faces.front());
  EXPECT_TRUE(shown.back.starts_with("\x89PNG"));
}

TEST(CardShown, SaysThatTheTypeIsSmallerOrThatTheTextGoesOn) {
  const auto smaller = card_shown(with_field(three_lamps(), "effect", sentences(6)), door, "poker", 40).value();
  ASSERT_EQ(smaller.faces.size(), 1U);
  ASSERT_EQ(smaller.signs.size(), 1U);
  EXPECT_NE(smaller.signs.front().find("points, not 8.5"), std::string::npos) << smaller.signs.front();
  EXPECT_EQ(smaller.remark, "");
  const auto more = card_shown(with_field(three_lamps(), "effect", sentences(40)), door, "mini", 40).value();
  EXPECT_GT(more.faces.size(), 1U);
  ASSERT_FALSE(more.signs.empty());
  EXPECT_NE(more.signs.front().find("card"), std::string::npos) << more.signs.front();
}

TEST(CardShown, HasTheTypeOfTheOtherCards) {
  // None of so few cards is one of the longest that a type of its own is given: the short one has that of the others.
  auto mission = with_field(with_field(three_lamps(), "effect", sentences(1)), "restrictions", "");
  Stratagem other = *std::ranges::find(*mission.stratagems, door, &Stratagem::id);
  std::vector<Stratagem> stratagems = {other};
  other.effect = sentences(6);
  for (const char* id : {"first", "second"}) {
    other.id = Id(id);
    stratagems.push_back(other);
  }
  mission.stratagems = stratagems;
  mission.objectives = {};
  mission.actions = {};
  mission.tables = {};
  const auto shown = card_shown(mission, door, "poker", 40).value();
  EXPECT_TRUE(shown.remark.ends_with("points like the other cards, so that longer ones fit.")) << shown.remark;
  EXPECT_TRUE(shown.signs.empty()) << "nothing is wrong: " << shown.signs.front();
}

TEST(CardShown, TakesTitlesOf500LettersAndRefusesWhatNoCardHolds) {
  const auto titled = with_field(three_lamps(), "name", std::string(500, 'W'));
  EXPECT_TRUE(card_shown(titled, door, "poker", 40));
  const auto refused = card_shown(with_field(three_lamps(), "effect", sentences(2000)), door, "poker", 40);
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().message.find("shorten it"), std::string::npos) << refused.error().message;
  EXPECT_FALSE(card_shown(test::empty_mission(), door, "poker", 40));
}

TEST(CardShown, IsOfThingsThatHaveACard) {
  const auto mission = three_lamps();
  EXPECT_TRUE(has_card(mission, door));
  EXPECT_FALSE(has_card(mission, Id("no-such-thing")));
  for (const auto& rule : *mission.rules) EXPECT_FALSE(has_card(mission, rule.id)) << rule.id.text();
}

}  // namespace
}  // namespace bulkhead
