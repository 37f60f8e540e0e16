// SPDX-License-Identifier: MIT
#include "model/mission/places.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "model/base/plain_text.h"
#include "model/mission/mission.h"
#include "tests/support/generators.h"
#include "tests/support/picking.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

/// A 6 × 7 board, and a 2 × 2 one to its right.
Mission two_boards() {
  auto mission = test::empty_mission();
  Board second = *mission.boards.front();
  second.ground = Lattice({2, 2});
  second.at = {Length::millimetres(606), {}};
  mission.boards.emplace_back(second);
  return test::with_objective(std::move(mission), "o1", "C3");
}

struct PlaceCase {
  std::string_view text;
  Place place;
  std::string_view canonical;
};

TEST(Place, IsReadAndWritten) {
  const auto mission = two_boards();
  const std::vector<PlaceCase> cases = {
      {"C3", CellAddress{1, {2, 2}}, "C3"},
      {"1:C3", CellAddress{1, {2, 2}}, "C3"},
      {"2:B1", CellAddress{2, {1, 0}}, "2:B1"},
      {"C3/C2", EdgeAddress{1, {2, 2, Axis::horizontal}}, "C2/C3"},
      {"A4/west", EdgeAddress{1, {0, 3, Axis::vertical}}, "A4/west"},
      {"2:A1/B1", EdgeAddress{2, {1, 0, Axis::vertical}}, "2:A1/B1"},
      {"C3.nw", NodeAddress{1, {2, 2}}, "C3.nw"},
      {"2:B2.se", NodeAddress{2, {2, 2}}, "2:B2.se"},
      {"12.5in,8in", Point{Length::micrometres(317'500), Length::micrometres(203'200)}, "317.5mm,203.2mm"},
  };
  for (const auto& [text, place, canonical] : cases) {
    ASSERT_TRUE(parse_place(text).has_value()) << text;
    EXPECT_EQ(*parse_place(text), place) << text;
    EXPECT_TRUE(exists(mission, place)) << text;
    EXPECT_EQ(to_text(mission, place), canonical);
  }
}

TEST(Place, RefusesWhatIsNone) {
  for (const auto* text : {"", ":", "0:C3", "100:C3", "-1:C3", "x:C3", "1:", "1:1:C3", "2:", "#o1", "12mm", "C3,D4",
                           "1:12mm,8mm", "c3", "1 :C3"}) {
    EXPECT_FALSE(parse_place(text).has_value()) << text;
  }
  EXPECT_EQ(parse_place("nowhere").error().message,
            "\"nowhere\" is not a place; write a cell (C3), an edge (C2/C3), a node (C3.nw) or a point (12.5in,8in)");
}

TEST(Place, ExistsOnlyOnTheBattlefield) {
  const auto mission = two_boards();
  // The battlefield measures 606 + 218 = 824 mm by 703 mm.
  for (const auto* text : {"F7", "F7.se", "F7/south", "2:B2", "0mm,0mm", "824mm,703mm", "700mm,700mm"}) {
    EXPECT_TRUE(exists(mission, parse_place(text).value())) << text;
  }
  for (const auto* text : {"G1", "A8", "G1.ne", "G1/east", "2:C1", "2:A3/west", "3:A1", "824.001mm,0mm", "-0.001mm,0mm",
                           "0mm,703.001mm"}) {
    EXPECT_FALSE(exists(mission, parse_place(text).value())) << text;
  }
}

TEST(Place, DoesNotExistOnPlainGround) {
  auto mission = two_boards();
  Board plain = *mission.boards.front();
  plain.ground = PlainGround{Length::inches(30), Length::inches(22)};
  mission.boards.front() = plain;
  EXPECT_FALSE(exists(mission, parse_place("A1").value()));
  EXPECT_TRUE(exists(mission, parse_place("30in,22in").value()));
}

TEST(Address, MayBeAnObject) {
  const auto mission = two_boards();
  const auto address = parse_address("#o1").value();
  EXPECT_EQ(address, Address(ObjectAddress{Id("o1")}));
  EXPECT_EQ(to_text(mission, address), "#o1");
  EXPECT_TRUE(exists(mission, address));
  EXPECT_TRUE(exists(mission, parse_address("#attacker").value()));
  EXPECT_FALSE(exists(mission, parse_address("#o2").value()));
  EXPECT_EQ(to_text(mission, parse_address("#o2").value()), "#o2");
  EXPECT_EQ(parse_address("2:A1").value(), Address(CellAddress{2, {0, 0}}));
  for (const auto* text : {"#", "##o1", "#O1", "# o1", "o1", ""}) EXPECT_FALSE(parse_address(text).has_value()) << text;
}

RC_GTEST_PROP(Place, IsReadBackAsWritten, (const Mission& mission)) {
  const auto place = test::pick_place(mission);
  RC_ASSERT(parse_place(to_text(mission, place)) == place);
}

/// Whatever is read is refused or written in one way that reads back the same.
RC_GTEST_PROP(Place, ReadingAnyTextIsHarmless, (const std::string& text)) {
  const auto mission = two_boards();
  const auto address = parse_address(text);
  if (address && exists(mission, *address)) RC_ASSERT(parse_address(to_text(mission, *address)) == *address);
  if (!address) RC_ASSERT(find_unfit(address.error().message) == std::string::npos);
}

}  // namespace
}  // namespace bulkhead
