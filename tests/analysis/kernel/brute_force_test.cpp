// SPDX-License-Identifier: MIT
#include "tests/analysis/kernel/brute_force.h"

#include <gtest/gtest.h>

#include <array>
#include <random>

#include "analysis/distance/ways.h"
#include "analysis/plan/mission_plan.h"
#include "analysis/sight/sight.h"

namespace bulkhead::test {
namespace {

std::vector<EdgePos> inner_edges() {
  const LatticeSize size{3, 3};
  std::vector<EdgePos> edges;
  for (std::size_t index = 0; index < size.edge_count(); ++index) {
    if (!size.on_border(size.edge_at(index))) edges.push_back(size.edge_at(index));
  }
  return edges;
}

/// Places where things touch as often as not: on faces, on lines through corners, at ends of stubs, and anywhere else.
class Spots {
 public:
  explicit Spots(unsigned seed) : random_(seed) {}

  [[nodiscard]] Point operator()() { return {coordinate(), coordinate()}; }

 private:
  Length coordinate() {
    constexpr std::array<int, 8> around_node = {-3, 0, 3, 30, 47, 50, 70, 97};
    const auto choice = std::uniform_int_distribution<std::size_t>(0, around_node.size() + 1)(random_);
    if (choice >= around_node.size()) {
      return Length::micrometres(std::uniform_int_distribution<std::int64_t>(0, 324'000)(random_));
    }
    const int node = std::uniform_int_distribution<int>(0, 3)(random_);
    return Length::millimetres(std::clamp(12 + 100 * node + around_node[choice], 0, 324));
  }
  std::mt19937 random_;
};

BruteForce::Spot spot(Point point) { return {point.x.in_micrometres(), point.y.in_micrometres()}; }

/// Few pairs a board are enough: a pattern differs from its neighbours in one edge, so each piece of wall with its
/// surroundings is met in hundreds of boards, each time from elsewhere.
void expect_agreement(const Mission& mission, Spots& spots, int pairs) {
  const BruteForce brute(mission);
  WayFinder finder(plan_of(mission, 0).value());
  for (int pair = 0; pair < pairs; ++pair) {
    const auto a = spots();
    const auto b = spots();
    SCOPED_TRACE(to_text(a) + " to " + to_text(b));
    ASSERT_EQ(sees(finder.plan(), a, b), brute.sees(spot(a), spot(b)));
    ASSERT_EQ(sees(finder.plan(), b, a), brute.sees(spot(a), spot(b)));
    const auto expected =
        brute.is_free(spot(a)) && brute.is_free(spot(b)) ? brute.distance(spot(a), spot(b)) : std::nullopt;
    const auto found = finder.distance(a, b);
    ASSERT_EQ(found.has_value(), expected.has_value());
    ASSERT_NEAR(found.value_or(0), expected.value_or(0), 1e-3);
  }
}

TEST(brute_force, all_4096_wall_patterns_of_a_board_of_3_by_3_agree) {
  const auto edges = inner_edges();
  ASSERT_EQ(edges.size(), 12U);
  Spots spots(1);
  for (unsigned pattern = 0; pattern < 4096; ++pattern) {
    Lattice lattice({3, 3});
    for (std::size_t index = 0; index < edges.size(); ++index) {
      if ((pattern >> index & 1U) != 0) lattice.set_wall(edges[index]);
    }
    SCOPED_TRACE(pattern);
    expect_agreement(small_board(lattice), spots, 2);
    if (testing::Test::HasFatalFailure()) return;
  }
}

TEST(brute_force, five_thousand_boards_with_hatchways_agree) {
  std::mt19937 random(2);
  Spots spots(3);
  for (int board = 0; board < 5000; ++board) {
    SCOPED_TRACE(board);
    expect_agreement(small_board(random), spots, 1);
    if (testing::Test::HasFatalFailure()) return;
  }
}

}  // namespace
}  // namespace bulkhead::test
