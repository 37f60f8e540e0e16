// SPDX-License-Identifier: MIT
#include "rendering/label/beside_line.h"

#include <gtest/gtest.h>

namespace bulkhead {
namespace {

constexpr Rect page{{0, 0}, {400, 300}};
const Vec size{80, 40};

struct Line {
  explicit Line(std::vector<Vec> points) : points(std::move(points)), taken(page), light(page) {
    for (std::size_t index = 1; index < this->points.size(); ++index) {
      taken.add(Segment{this->points[index - 1], this->points[index]});
    }
  }
  [[nodiscard]] Rect box() const { return place_beside_line(size, points, 9, taken, light, page); }

  std::vector<Vec> points;
  LabelObstacles taken;
  LabelObstacles light;
};

TEST(BesideLine, WordsStandClearOfTheLine) {
  for (const auto& points : {std::vector<Vec>{{50, 150}, {350, 150}}, std::vector<Vec>{{200, 20}, {200, 280}},
                             std::vector<Vec>{{60, 40}, {200, 150}, {340, 60}}}) {
    const Line line(points);
    EXPECT_EQ(line.taken.count_overlapping(line.box(), 1), 0);
  }
}

TEST(BesideLine, WordsStayOnThePage) {
  const Line line({{5, 5}, {395, 5}});
  const auto box = line.box();
  EXPECT_GE(box.top_left.y, 5) << "below the line: above it there is no room";
  EXPECT_GE(box.top_left.x, 0);
  EXPECT_LE(box.bottom_right().x, 400);
}

TEST(BesideLine, WordsStandOnTheFreeSide) {
  Line line({{50, 150}, {350, 150}});
  line.light.add(Rect{{0, 0}, {400, 145}});
  EXPECT_GT(line.box().top_left.y, 150) << "names are above";
  Line other({{50, 150}, {350, 150}});
  other.light.add(Rect{{0, 155}, {400, 145}});
  EXPECT_LT(other.box().bottom_right().y, 150);
}

TEST(BesideLine, ThereIsAPlaceEvenWhereNothingIsFree) {
  Line line({{200, 150}, {210, 150}});
  line.taken.add(page);
  const auto box = line.box();
  EXPECT_EQ(box.size, size);
  EXPECT_TRUE(box.overlaps(page));
}

}  // namespace
}  // namespace bulkhead
