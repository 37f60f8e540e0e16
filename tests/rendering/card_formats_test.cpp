// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>
#include <string>
#include <vector>

#include "rendering/cards/card_layout.h"
#include "rendering/look/designs.h"
#include "rendering/text/characters.h"
#include "rendering/text/typesetting.h"
#include "tests/rendering/support/card_faces.h"
#include "tests/rendering/support/items.h"

// Cards of every size.

namespace bulkhead::test {
namespace {

struct ByKey {
  CardFormat format;
};
/// GoogleTest shows it by its key.
void PrintTo(const ByKey& by_key, std::ostream* stream) { *stream << by_key.format.key; }

std::vector<ByKey> all_formats() {
  std::vector<ByKey> formats;
  for (const auto& format : card_formats()) formats.push_back({format});
  return formats;
}

class EveryFormat : public testing::TestWithParam<ByKey> {};

TEST_P(EveryFormat, HoldsEveryItemOfTheLibrary) {
  int cards = 0;
  auto missions = library_missions();
  missions.push_back(card_mission());
  for (const auto& mission : missions) {
    const auto texts = card_texts(mission, {}, usual_design()).value();
    for (const auto& card : texts) {
      const auto faces = faces_of(card, GetParam().format);
      for (const auto& face : faces) EXPECT_EQ(trouble_with(face), "") << card.id.text();
      EXPECT_EQ(missing_on(faces, card), "") << card.id.text();
      EXPECT_LE(faces.size(), 4U) << card.id.text();
      ++cards;
    }
  }
  EXPECT_GT(cards, 60);
}

TEST_P(EveryFormat, HasBacksWithoutTrouble) {
  const auto texts = card_texts(card_mission(), {}, usual_design()).value();
  for (const auto& card : texts) {
    const auto back = lay_out_card_back(card, GetParam().format, "The Lock Keepers of the Upper Deep and Their Debts",
                                        usual_design());
    CardPlan as_face;
    as_face.size = back.size;
    as_face.texts = back.texts;
    EXPECT_EQ(trouble_with(as_face), "") << card.id.text();
    for (const auto& run : back.texts) EXPECT_TRUE(is_within(ink_of(run), back.plate)) << run.text;
  }
}

TEST_P(EveryFormat, PartsWhatIsTooLongAmongSeveralCards) {
  std::string effect;
  for (int number = 1; number <= 400; ++number) effect += fmt::format("word{} ", number);
  const auto card = only_card(mission_of_stratagem("A long story", effect));
  const auto faces = faces_of(card, GetParam().format);
  ASSERT_GT(faces.size(), 1U);
  for (std::size_t index = 0; index < faces.size(); ++index) {
    EXPECT_EQ(trouble_with(faces[index]), "");
    EXPECT_TRUE(faces[index].texts.back().text.starts_with(fmt::format("part {} of {}", index + 1, faces.size())));
  }
  EXPECT_EQ(missing_on(faces, card), "");
}

TEST_P(EveryFormat, BreaksAWordThatIsWiderThanTheCardWithAHyphen) {
  const std::string word = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";
  const auto card = only_card(mission_of_stratagem(word, word + word));
  const auto faces = faces_of(card, GetParam().format);
  EXPECT_EQ(missing_on(faces, card), "");
  int hyphens = 0;
  for (const auto& face : faces) {
    EXPECT_EQ(trouble_with(face), "");
    for (const auto& run : face.texts) hyphens += run.text.ends_with('-') ? 1 : 0;
  }
  EXPECT_GE(hyphens, 3);
}

TEST_P(EveryFormat, TakesATitleOfFiveHundredLetters) {
  std::string title;
  while (title.size() < 500) title += "The Very Long Night of the Lower Gate ";
  const auto card = only_card(mission_of_stratagem(title, "Nothing happens."));
  const auto faces = faces_of(card, GetParam().format);
  for (const auto& face : faces) EXPECT_EQ(trouble_with(face), "");
  std::string all = head_of(faces.front());
  all += body_of(faces);
  EXPECT_TRUE(all.starts_with(letters_of(card.kicker) + letters_of(card.name))) << all;
  EXPECT_NE(all.find(letters_of("Nothing happens.")), std::string::npos);
}

TEST_P(EveryFormat, ShowsASignForLettersThatTheTypeDoesNotHave) {
  // Arabic, Chinese, a face: none of them is left out, and none is shown as if it were another.
  const auto card = only_card(mission_of_stratagem("هجوم 突撃 🙂", "اذهب إلى الباب. 扉を開ける。 🚪"));
  const auto faces = faces_of(card, GetParam().format);
  EXPECT_EQ(missing_on(faces, card), "");
  int signs = 0;
  for (const auto& face : faces) {
    EXPECT_EQ(trouble_with(face), "");
    for (const auto& run : face.texts) {
      for (const auto& glyph : glyphs_of(run.text, run.font)->glyphs) signs += glyph.index == replacement_glyph ? 1 : 0;
    }
  }
  EXPECT_EQ(signs, 4 + 2 + 1 + 4 + 3 + 5 + 5 + 1 + 1);
}

INSTANTIATE_TEST_SUITE_P(Cards, EveryFormat, testing::ValuesIn(all_formats()), [](const auto& instance) {
  std::string name(instance.param.format.key);
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

}  // namespace
}  // namespace bulkhead::test
