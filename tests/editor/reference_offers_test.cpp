// SPDX-License-Identifier: MIT
#include "editor/tools/texts/reference_offers.h"

#include <gtest/gtest.h>

#include "editor/tools/words/search.h"
#include "model/mission/items.h"
#include "model/text/references.h"
#include "tests/support/edited.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

using Written = std::vector<std::string>;

Mission lamps() {
  auto mission =
      test::with_objective(test::with_objective(test::empty_mission(), "west-lamp", "A1", "1"), "east-lamp", "B2", "2");
  return test::edited(mission, "rule fog name \"Thick fog\"\nparam #fog reach 6in\nparam #fog rounds 3");
}

/// What is offered at the end of a text, and how much of it belongs to the reference.
Written offered(const std::string& text, std::size_t begun) {
  const auto mission = lamps();
  const auto found = offer_references(text, text.size(), &mission.rules->front(), mission);
  EXPECT_EQ(found.begun, begun) << text;
  Written written;
  for (const auto& offer : found.offers) written.push_back(offer.written);
  return written;
}

TEST(ReferenceOffers, AreFiguresAndKindsAfterTheBrace) {
  const auto all = offered("within {", 1);
  EXPECT_EQ(Written(all.begin(), all.begin() + 3), Written({"{reach}", "{rounds}", "{marker:"}));
  EXPECT_EQ(std::count(all.begin(), all.end(), "{stratagem:"), 0) << "the mission has none";
  EXPECT_EQ(offered("{ma", 3), Written({"{marker:"}));
  EXPECT_EQ(offered("{rea", 4), Written({"{reach}"}));
}

TEST(ReferenceOffers, AreThingsOfAKindAfterTheColon) {
  EXPECT_EQ(offered("at {marker:", 8), Written({"{marker:west-lamp}", "{marker:east-lamp}"}));
  EXPECT_EQ(offered("{marker:east", 12), Written({"{marker:east-lamp}"}));
  EXPECT_EQ(offered("{marker:2", 9), Written({"{marker:east-lamp}"})) << "by its label";
  EXPECT_EQ(offered("{rule:thick", 11), Written({"{rule:fog}"})) << "by its name";
  EXPECT_EQ(offered("{nothing:", 9), Written());
}

TEST(ReferenceOffers, AreNotMadeOutsideAReference) {
  EXPECT_EQ(offered("", 0), Written());
  EXPECT_EQ(offered("plain", 0), Written());
  EXPECT_EQ(offered("{reach} more", 0), Written());
  EXPECT_EQ(offered("{\nma", 0), Written());
  EXPECT_EQ(offered("{{ma", 0), Written()) << "it stands for itself";
  EXPECT_EQ(offered("{{{ma", 3), Written({"{marker:"}));
}

TEST(ReferenceOffers, AllLeadSomewhere) {
  const auto mission = test::lively_mission();
  const Item* const item = &mission.rules->front();
  int things = 0;
  for (const auto& kind : offer_references("{", 1, item, mission).offers) {
    if (!kind.written.ends_with(':')) continue;
    const auto found = offer_references(kind.written, kind.written.size(), item, mission);
    EXPECT_FALSE(found.offers.empty()) << kind.written;
    for (const auto& offer : found.offers) {
      ++things;
      EXPECT_TRUE(dangling_references(offer.written, item, mission).empty()) << offer.written;
      EXPECT_EQ(offer.reads, expand(offer.written, item, mission));
    }
  }
  EXPECT_GE(things, 8);
}

TEST(Search, TellsWhichNameIsMeant) {
  const std::vector<std::string> names = {"Start of the turn", "End of the turn", "End of the turn phase", "Battle"};
  EXPECT_EQ(meant_by("end of the turn", names), 1U) << "as it is written, though another begins so";
  EXPECT_EQ(meant_by("bat", names), 3U);
  EXPECT_EQ(meant_by("turn start", names), 0U) << "its words, in any order";
  EXPECT_EQ(meant_by("turn", names), std::nullopt);
  EXPECT_EQ(meant_by("tea", names), std::nullopt);
  EXPECT_EQ(meant_by(" ", names), std::nullopt);
}

}  // namespace
}  // namespace bulkhead
