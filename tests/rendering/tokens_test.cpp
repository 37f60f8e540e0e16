// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <set>
#include <string>
#include <vector>

#include "model/mission/fields.h"
#include "rendering/cards/card_grid.h"
#include "rendering/text/text_measure.h"
#include "rendering/tokens/token_order.h"
#include "rendering/tokens/token_sheet.h"
#include "tests/rendering/support/missions.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

std::vector<Token> all_tokens(const Mission& mission) { return tokens_of(mission, {}, usual_design()).value().tokens; }

Mission with_unit(std::string_view name, int models, Length base) {
  auto mission = empty_mission();
  auto force = fresh<Force>(Id("watch"));
  force.side = Id("defender");
  auto unit = fresh<Unit>(Id("rakers"));
  unit.name = name;
  unit.models = models;
  unit.base = base;
  force.units = {unit};
  mission.forces = std::vector{force};
  return mission;
}

TEST(Tokens, AreMarkersOfTheMapAtTheirTrueSizeWithTheirLabels) {
  auto mission = with_objective(empty_mission(), "o1", "C3", "1");
  mission = with_marker(std::move(mission), "t1", "terminal", "", "B2");
  const auto tokens = all_tokens(mission);
  ASSERT_EQ(tokens.size(), 2U);
  EXPECT_EQ(tokens[0].kind, Token::Kind::objective);
  EXPECT_EQ(tokens[0].name, "Objective");
  EXPECT_EQ(tokens[0].label, "1");
  EXPECT_EQ(tokens[0].size, 40);
  EXPECT_EQ(tokens[1].kind, Token::Kind::marker);
  EXPECT_EQ(tokens[1].size, 32);
  EXPECT_FALSE(tokens[1].look);
}

TEST(Tokens, OfMarkersWithNamesHaveThem) {
  auto mission = with_objective(with_objective(empty_mission(), "o1", "C3", "1"), "o2", "D3", "2");
  auto markers = *mission.markers;
  markers.front().name = "Lamp";
  mission.markers = markers;
  const auto tokens = all_tokens(mission);
  ASSERT_EQ(tokens.size(), 2U);
  EXPECT_EQ(tokens[0].name, "Lamp");
  EXPECT_EQ(tokens[1].name, "Objective");
}

TEST(Tokens, AreModelsOfForcesByTheirBases) {
  const auto tokens = all_tokens(with_unit("Slag rakers", 5, Length::micrometres(28'500)));
  ASSERT_EQ(tokens.size(), 5U);
  EXPECT_EQ(tokens[4].name, "Slag rakers");
  EXPECT_EQ(tokens[4].label, "5");
  EXPECT_EQ(tokens[4].size, 28.5);
  EXPECT_EQ(tokens[4].look, usual_design().sides[1]);
  EXPECT_EQ(all_tokens(with_unit("Gaffer", 1, Length())).front().size, 32) << "nobody says how large it is";
  EXPECT_EQ(all_tokens(with_unit("Gaffer", 1, Length())).front().label, "");
}

TEST(Tokens, AreAsManyAsItemsMayHavePlacedBesideThoseOfTheMap) {
  auto mission = with_marker(empty_mission(), "t1", "terminal", "", "B2");
  auto stratagem = fresh<Stratagem>(Id("lines"));
  Placing placing{.what = Id("terminal")};
  placing.count = parse_dice("D3+2").value();
  placing.by = Id("attacker");
  Placing barricades{.what = Id("barricade")};
  stratagem.places = {placing, barricades};
  mission.stratagems = std::vector{stratagem};
  const auto tokens = all_tokens(mission);
  ASSERT_EQ(tokens.size(), 6U) << "one of the map, five at most of D3+2; terrain is no token";
  EXPECT_EQ(tokens[0].id, Id("t1"));
  EXPECT_EQ(tokens[1].id, Id("lines"));
  EXPECT_EQ(tokens[1].look, usual_design().sides[0]);
}

TEST(Tokens, ComeByKindThenSideThenLabel) {
  auto mission = empty_mission();
  int number = 0;
  for (const auto* label : {"10", "2", "B", "1"}) {
    mission = with_objective(std::move(mission), fmt::format("o{}", ++number), "C3", label);
  }
  mission = with_marker(std::move(mission), "t1", "terminal", "", "B2");
  const auto force_of = [](std::string_view side, std::string_view unit_id) {
    auto force = fresh<Force>(Id(std::string("force-of-") + std::string(side)));
    force.side = Id(std::string(side));
    auto unit = fresh<Unit>(Id(std::string(unit_id)));
    unit.name = unit_id;
    unit.models = 11;
    force.units = {unit};
    return force;
  };
  mission.forces = std::vector{force_of("defender", "wardens"), force_of("attacker", "rakers")};
  std::string order;
  for (const auto& token : all_tokens(mission)) {
    const bool model = token.kind == Token::Kind::unit;
    order += (model ? token.id.text() + " " : "") + (token.label.empty() ? token.id.text() : token.label) + ", ";
  }
  EXPECT_EQ(order.substr(0, order.find("rakers 3")), "1, 2, 10, B, t1, rakers 1, rakers 2, ");
  EXPECT_LT(order.find("rakers 11"), order.find("wardens 1,")) << "attackers come first in the mission";
}

TEST(Tokens, ReadFiguresInLabelsAsNumbers) {
  EXPECT_TRUE(label_before("2", "10"));
  EXPECT_FALSE(label_before("10", "2"));
  EXPECT_TRUE(label_before("A2", "A10"));
  EXPECT_TRUE(label_before("A", "A1"));
  EXPECT_TRUE(label_before("007", "8"));
  EXPECT_FALSE(label_before("7", "007"));
  EXPECT_FALSE(label_before("007", "7"));
  EXPECT_TRUE(label_before("9", "B"));
  EXPECT_TRUE(label_before("99999999999999999998", "99999999999999999999"));
}

/// Tokens as they are read: page by page, row by row.
std::vector<Token> as_read(const TokenDeck& deck) {
  std::vector<Token> tokens;
  for (const auto& page : deck.pages) {
    auto slots = page.slots;
    std::ranges::stable_sort(slots, {}, [&](const TokenSlot& slot) {
      const auto box = bounds_of(deck.faces[slot.token]);
      return std::pair(std::round((slot.centre.y + box.centre().y) * 100), slot.centre.x);
    });
    for (const auto& slot : slots) tokens.push_back(deck.tokens[slot.token]);
  }
  return tokens;
}

std::string group_of(const Token& token) {
  return fmt::format("{} {}", token.kind == Token::Kind::unit, token.side ? token.side->text() : "");
}

TEST(Tokens, OfWhoLeadsComeFirstOfTheirSide) {
  int leaders = 0;
  for (const auto& mission : shipped_missions()) {
    const auto deck = lay_out_tokens(mission, {});
    if (!deck) continue;
    std::string group;
    bool only_leaders = true;
    for (const auto& token : as_read(*deck)) {
      if (group_of(token) != group) only_leaders = true;
      group = group_of(token);
      if (token.leads) EXPECT_TRUE(only_leaders) << mission.head->title << ": " << token.name;
      only_leaders = token.leads;
      leaders += token.leads ? 1 : 0;
    }
  }
  EXPECT_GE(leaders, 12) << "one for each side of six missions";
}

TEST(Tokens, OfASideLieTogether) {
  for (const auto& mission : shipped_missions()) {
    const auto deck = lay_out_tokens(mission, {});
    if (!deck) continue;
    std::vector<std::string> groups;
    for (const auto& token : as_read(*deck)) {
      auto group = group_of(token);
      if (groups.empty() || groups.back() != group) groups.push_back(std::move(group));
    }
    const std::set<std::string> different(groups.begin(), groups.end());
    EXPECT_EQ(groups.size(), different.size()) << mission.head->title;
  }
}

TEST(Tokens, OfSeveralSizesInARowHaveTheirMiddlesInLine) {
  const auto deck = lay_out_tokens(mission_of_file("templates/missions/assault.xml"), {}).value();
  const auto middle = [&](std::string_view name, std::string_view label) {
    for (const auto& slot : deck.pages.at(0).slots) {
      const auto& token = deck.tokens[slot.token];
      if (token.name == name && token.label == label) return slot.centre;
    }
    ADD_FAILURE() << name << " " << label << " is not on the first sheet";
    return Vec{};
  };
  // A base of 40 mm beside one of 60 mm …
  EXPECT_NEAR(middle("Captain Jory Weir", "").y, middle("The hand pump", "1").y, 1e-9);
  EXPECT_NEAR(middle("The hand pump", "1").y, middle("The hand pump", "2").y, 1e-9);
  // … and 60 mm with a rim of 0.8 mm all round and 1.6 mm to the next row, in which larger ones come first.
  EXPECT_NEAR(middle("The hand pump", "3").y - middle("The hand pump", "2").y, 63.2, 1e-9);
  EXPECT_NEAR(middle("Sluice breakers", "1").y, middle("The hand pump", "3").y, 1e-9);
}

TEST(Tokens, RefuseMissionsThatHaveNoneOrFarTooMany) {
  const auto none = token_sheets(empty_mission(), {});
  ASSERT_FALSE(none);
  EXPECT_EQ(
      none.error().message,
      "There is nothing to make tokens of: the mission has no markers, places none, and its forces have no units.");
  const auto many = token_sheets(with_unit("Swarm", 1'000'000, Length()), {});
  ASSERT_FALSE(many);
  EXPECT_NE(many.error().message.find("more than 3000 tokens"), std::string::npos);
  const auto large = token_sheets(with_unit("Moon", 1, Length::micrometres(250'000)), {});
  ASSERT_FALSE(large);
  EXPECT_NE(large.error().message.find("\"Moon\" (#rakers, 250 mm across) does not fit"), std::string::npos)
      << large.error().message;
  TokenSheetOptions options;
  options.only = {Id("watch")};
  EXPECT_FALSE(token_sheets(with_unit("Gaffer", 1, Length()), options)) << "a force is no token, its units are";
  options.only = {Id("rakers")};
  EXPECT_TRUE(token_sheets(with_unit("Gaffer", 1, Length()), options));
}

TEST(Tokens, OfSomeIdsAreMadeWhereAllWouldBeTooMany) {
  auto mission = with_objective(with_unit("Swarm", 1'000'000, Length()), "o1", "C3", "1");
  TokenSheetOptions options;
  options.only = {Id("o1")};
  const auto deck = lay_out_tokens(mission, options);
  ASSERT_TRUE(deck) << deck.error().message;
  ASSERT_EQ(deck->tokens.size(), 1U);
  EXPECT_EQ(deck->tokens.front().id, Id("o1"));
  options.only = {Id("o1"), Id("o2")};
  const auto none = lay_out_tokens(mission, options);
  ASSERT_FALSE(none);
  EXPECT_TRUE(none.error().message.starts_with("There is no token of #o2: ")) << none.error().message;
}

TEST(Tokens, SayWhatIsTooSmallToBeCutOut) {
  const auto small = with_unit("Flies", 3, Length::millimetres(4));
  const auto alone = token_sheets(small, {});
  ASSERT_FALSE(alone);
  EXPECT_EQ(alone.error().message, "There is nothing to make tokens of: all are smaller than 5 mm.");
  const auto beside = token_sheets(with_objective(small, "o1", "C3", "1"), {});
  ASSERT_TRUE(beside);
  EXPECT_EQ(beside->warnings,
            std::vector<std::string>{"3 tokens are smaller than 5 mm, too small to be cut out, and left out."});
  EXPECT_TRUE(token_sheets(with_objective(empty_mission(), "o1", "C3", "1"), {})->warnings.empty());
}

TEST(Tokens, LeaveOutWhatDoesNotFitOnThePaperAndSaySo) {
  const auto large = with_unit("Walker", 2, Length::millimetres(205));
  const auto alone = token_sheets(large, {});
  ASSERT_FALSE(alone);
  EXPECT_EQ(alone.error().message,
            "\"Walker\" (#rakers, 205 mm across) and \"Walker\" (#rakers, 205 mm across) do not fit within the margins "
            "of a paper of 210 × 297 mm: choose larger paper.");
  const auto beside = lay_out_tokens(with_objective(large, "o1", "C3", "1"), {});
  ASSERT_TRUE(beside) << beside.error().message;
  ASSERT_EQ(beside->tokens.size(), 1U);
  EXPECT_EQ(beside->tokens.front().id, Id("o1"));
  ASSERT_EQ(beside->warnings.size(), 1U);
  EXPECT_TRUE(beside->warnings.front().ends_with(", and are left out: choose larger paper for them."))
      << beside->warnings.front();
}

TEST(Tokens, SayWhatIsCut) {
  auto mission = with_unit(std::string(300, 'n'), 1, Length::millimetres(25));
  auto head = *mission.head;
  head.title = std::string(400, 'T');
  mission.head = head;
  const auto deck = lay_out_tokens(mission, {}).value();
  ASSERT_EQ(deck.warnings.size(), 2U);
  EXPECT_NE(deck.warnings[0].find("title"), std::string::npos);
  EXPECT_NE(deck.warnings[1].find("Names of tokens"), std::string::npos);
  EXPECT_TRUE(
      deck.pages.front().note.ends_with("… · tokens, sheet 1 of 1 · print at 100 %, cut along the thin circles"))
      << deck.pages.front().note;
}

/// What is wrong with a face, from the circles and the words alone.
std::string trouble_with(const TokenFace& face) {
  std::string trouble;
  std::vector<Rect> boxes;
  for (const auto* texts : {&face.texts, &face.caption}) {
    for (const auto& run : *texts) {
      if (run.font.size < 6 - 1e-9) trouble += fmt::format("{} points: {}\n", run.font.size, run.text);
      auto box = bounds_of(run);
      // Of the line's height what letters with neither ascenders nor descenders take.
      const double cap = 0.727 * run.font.size * millimetres_per_point;
      box = {{box.top_left.x, run.at.y - cap}, {box.size.x, cap}};
      boxes.push_back(box);
      if (texts == &face.caption) continue;
      for (const Vec corner : {box.top_left, box.bottom_right(), Vec{box.top_left.x, box.bottom_right().y},
                               Vec{box.bottom_right().x, box.top_left.y}}) {
        if (std::hypot(corner.x, corner.y) > face.inner_radius + 1e-6) trouble += "on the rim: " + run.text + "\n";
      }
    }
  }
  for (std::size_t first = 0; first < boxes.size(); ++first) {
    for (std::size_t second = first + 1; second < boxes.size(); ++second) {
      if (boxes[first].overlaps(boxes[second])) trouble += fmt::format("{} on {}\n", second, first);
    }
  }
  return trouble;
}

TEST(Tokens, OfAllThatShipsOverlapNowhere) {
  std::size_t count = 0;
  for (const auto& mission : shipped_missions()) {
    for (const Vec paper : {Vec{210, 297}, Vec{148, 210}, Vec{215.9, 279.4}}) {
      TokenSheetOptions options;
      options.paper = paper;
      const auto laid_out = lay_out_tokens(mission, options);
      if (!laid_out) continue;
      const auto& deck = *laid_out;
      std::vector<int> placed(deck.tokens.size(), 0);
      const Rect printable = Rect{{0, 0}, paper}.grown(-printer_margin);
      for (const auto& page : deck.pages) {
        std::vector<Rect> boxes;
        for (const auto& slot : page.slots) {
          ++placed[slot.token];
          auto box = bounds_of(deck.faces[slot.token]);
          box.top_left = box.top_left + slot.centre;
          EXPECT_GE(box.top_left.x, printable.top_left.x - 1e-6);
          EXPECT_GE(box.top_left.y, printable.top_left.y - 1e-6);
          EXPECT_LE(box.bottom_right().x, printable.bottom_right().x + 1e-6);
          EXPECT_LE(box.bottom_right().y, printable.bottom_right().y - 3) << "the note has its room";
          for (const auto& other : boxes) EXPECT_FALSE(box.overlaps(other));
          boxes.push_back(box);
        }
      }
      EXPECT_TRUE(std::all_of(placed.begin(), placed.end(), [](int times) { return times == 1; }));
      for (std::size_t index = 0; index < deck.faces.size(); ++index) {
        EXPECT_EQ(trouble_with(deck.faces[index]), "") << deck.tokens[index].name;
        EXPECT_EQ(deck.faces[index].radius * 2, deck.tokens[index].size);
      }
      count += deck.tokens.size();
    }
  }
  EXPECT_GT(count, 500U);
}

TEST(Tokens, SayNamesOfSeveralWordsInTwoLinesRatherThanFromRingToRing) {
  // In 15 points the first is 39 mm long, of 56 or so within the ring.
  const auto lines = [](std::string_view name) {
    const auto mission = with_unit(name, 1, Length::micrometres(40'000));
    return lay_out_token(all_tokens(mission).front(), usual_design()).texts.size();
  };
  EXPECT_EQ(lines("Salt"), 1U);
  EXPECT_EQ(lines("Foreman Ruda Salt"), 2U);
  EXPECT_EQ(lines("Foremanrudasaltmere"), 1U) << "of one word";
}

TEST(Tokens, SayTheirNamesInsideOrBelow) {
  const auto face_of = [](std::string_view name, int millimetres) {
    return lay_out_token(all_tokens(with_unit(name, 3, Length::micrometres(millimetres * 1000)))[1], usual_design());
  };
  const auto inside = face_of("Slag rakers", 40);
  EXPECT_TRUE(inside.caption.empty());
  EXPECT_EQ(inside.texts.front().text, "2");
  const auto below = face_of("Honourable company of the slag rakers of Cistern Nine", 25);
  ASSERT_FALSE(below.caption.empty());
  EXPECT_EQ(below.texts.front().text, "2");
  std::string words;
  for (const auto& run : below.caption) words += run.text;
  EXPECT_NE(words.find("Honourable"), std::string::npos);
}

TEST(Tokens, SayANameByItselfLargerThanOneBelowALabel) {
  const auto size_of_name = [](int models) {
    return lay_out_token(all_tokens(with_unit("Flame", models, Length::micrometres(25'000))).front(), usual_design())
        .texts.back()
        .font.size;
  };
  // The rim of 25 mm takes 2 mm, and 0.75 mm are left clear of it: of a radius of 9.75 mm a name by itself has 4 + 5.85
  // points.
  EXPECT_NEAR(size_of_name(1), 9.85, 0.5);
  EXPECT_LT(size_of_name(3), 7);
}

TEST(Tokens, CannotBeLaidMoreThinlyThanTheirGround) {
  // 60 circles of 32 mm: no packing in rows needs more than the ground of their squares and one row more a page.
  const auto mission = with_unit("Rakers", 60, Length::micrometres(32'000));
  TokenSheetOptions options;
  const auto deck = lay_out_tokens(mission, options).value();
  // 200 mm hold 5 of 33.6 mm with 1.6 mm between them, 283 mm hold 8: 40 a page.
  ASSERT_EQ(deck.pages.size(), 2U);
  EXPECT_EQ(deck.pages[0].slots.size(), 40U);
}

}  // namespace
}  // namespace bulkhead::test
