// SPDX-License-Identifier: MIT
#include "rendering/build/picture_page.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <utility>

namespace bulkhead {
namespace {

constexpr std::array usual_scales = {1.0,  1.5,  2.0,  2.5,  3.0,  4.0,  5.0,  6.0,  7.0,  8.0,  10.0, 12.0,
                                     14.0, 15.0, 16.0, 18.0, 20.0, 25.0, 30.0, 40.0, 50.0, 60.0, 80.0, 100.0};
/// Of a list beside the pictures, and of one below them.
constexpr double list_width = 54;
constexpr double narrow_list = 44;
constexpr double list_height = 62;
constexpr double column_width = 58;
/// Below a plan, for names that stand beside what they name.
constexpr double names_room = 4;
/// Between the places on a page.
constexpr double place_gap = 9;
/// Pictures smaller than this show nothing.
constexpr double least_side = 20;
/// The boards may be shown so much smaller than they could be, where the other picture gains by it.
constexpr double most_given_up = 1.25;

class Arranger {
 public:
  /// Of what is arranged: the page, its part with head and without.
  struct Room {
    Vec page;
    Rect area;
    Rect content;
  };

  Arranger(const PictureSizes& sizes, double least) : sizes_(sizes), least_(least) {}

  void try_all(const Room& room) {
    room_ = room;
    const double usual = room.content.size.x < 150 ? narrow_list : list_width;
    try_upright(usual);
    try_beside(list_width, 1, {0.42, 0.48, 0.54});
    try_below({0.42, 0.48, 0.54});
  }

  /// Places are small: lists are as narrow as may be where that leaves more to the pictures.
  void try_place(const Room& room) {
    try_all(room);
    try_upright(narrow_list);
    for (const int columns : {1, 2}) try_beside(narrow_list, columns, {0.42, 0.48, 0.54, 0.6});
  }

  [[nodiscard]] std::vector<PicturePage> best_first() const {
    auto sorted = pages_;
    if (sorted.empty()) return sorted;
    const double largest = std::ranges::min_element(pages_, {}, &PicturePage::scale)->scale;
    std::ranges::stable_sort(sorted, {}, [&](const PicturePage& page) {
      const bool far_smaller = page.scale > largest * most_given_up;
      return std::pair(far_smaller, page.scale * page.built_scale);
    });
    return sorted;
  }

 private:
  /// The list at the right, the pictures one above the other.
  void try_upright(double width) {
    const auto& content = room_.content;
    const Rect list{{content.bottom_right().x - width, content.top_left.y}, {width, content.size.y}};
    const Rect pictures{content.top_left, {content.size.x - width - page_gap, content.size.y}};
    for (const double share : {0.4, 0.44, 0.48, 0.53, 0.58, 0.63}) {
      const double plan = (pictures.size.y - page_gap) * share;
      const Rect upper{pictures.top_left, {pictures.size.x, plan}};
      const Rect lower{{pictures.top_left.x, upper.bottom_right().y + page_gap},
                       {pictures.size.x, pictures.size.y - plan - page_gap}};
      take(upper, lower, {list});
    }
  }

  /// The pictures side by side, the plan with such a share of their width, the list at the right.
  void try_beside(double width, int number, std::initializer_list<double> shares) {
    const auto& content = room_.content;
    std::vector<Rect> columns;
    double left = content.bottom_right().x - width * number - page_gap * (number - 1);
    const double pictures = left - page_gap - content.top_left.x;
    for (int column = 0; column < number; ++column, left += width + page_gap) {
      columns.push_back({{left, content.top_left.y}, {width, content.size.y}});
    }
    for (const double share : shares) halve({content.top_left, {pictures, content.size.y}}, share, columns);
  }

  /// The same with the list below.
  void try_below(std::initializer_list<double> shares) {
    const auto& content = room_.content;
    const double height = std::min(list_height, content.size.y * 0.4);
    const int number = std::max(1, static_cast<int>((content.size.x + page_gap) / (column_width + page_gap)));
    const double width = (content.size.x - page_gap * (number - 1)) / number;
    std::vector<Rect> columns;
    for (int column = 0; column < number; ++column) {
      columns.push_back(
          {{content.top_left.x + column * (width + page_gap), content.bottom_right().y - height}, {width, height}});
    }
    for (const double share : shares) {
      halve({content.top_left, {content.size.x, content.size.y - height - page_gap}}, share, columns);
    }
  }

  void halve(const Rect& pictures, double share, const std::vector<Rect>& columns) {
    const double plan = (pictures.size.x - page_gap) * share;
    const Rect left{pictures.top_left, {plan, pictures.size.y}};
    const Rect right{{left.bottom_right().x + page_gap, pictures.top_left.y},
                     {pictures.size.x - plan - page_gap, pictures.size.y}};
    take(left, right, columns);
  }

  static Rect below_title(const Rect& room) {
    return {room.top_left + Vec{0, PicturePage::title_height}, room.size - Vec{0, PicturePage::title_height}};
  }

  void take(const Rect& upper, const Rect& lower, std::vector<Rect> columns) {
    auto plan = below_title(upper);
    auto built = below_title(lower);
    const Vec room = plan.size - sizes_.letters;
    if (std::min({room.x, room.y, built.size.x, built.size.y}) < least_side) return;
    const double needed = std::max(sizes_.table.x / room.x, sizes_.table.y / room.y);
    const auto* scale = std::ranges::find_if(usual_scales, [&](double usual) { return usual >= needed - 1e-9; });
    if (scale == usual_scales.end() || *scale > least_) return;
    if (built.top_left.y > plan.bottom_right().y) {
      // What the plan does not need is the other picture's, which stands below it then.
      const double left = std::max(plan.size.y - sizes_.table.y / *scale - sizes_.letters.y - names_room, 0.0);
      plan.size.y -= left;
      built.top_left.y -= left;
      built.size.y += left;
    }
    const double other = std::max(sizes_.built.x / built.size.x, sizes_.built.y / built.size.y);
    pages_.push_back({room_.page, room_.area, *scale, other, plan, built, std::move(columns)});
  }

  const PictureSizes& sizes_;
  double least_;
  Room room_;
  std::vector<PicturePage> pages_;
};

/// A page without its margins and foot, in each way that it may lie.
std::vector<std::pair<Vec, Rect>> free_pages(const Paper& paper, Orientation orientation, double foot) {
  std::vector<std::pair<Vec, Rect>> pages;
  const auto upright = size_of(paper);
  for (const bool lies : {false, true}) {
    if (!may_lie(paper, orientation, lies)) continue;
    const Vec page = lies ? Vec{upright.y, upright.x} : upright;
    auto content = Rect{{}, page}.grown(-page_margin);
    content.size.y -= foot;
    pages.emplace_back(page, content);
  }
  return pages;
}

Rect below_head(Rect area, double head) {
  area.top_left.y += head;
  area.size.y -= head;
  return area;
}

Rect moved(const Rect& room, Vec by) { return {room.top_left + by, room.size}; }

}  // namespace

Rect PicturePage::content() const { return Rect{{}, page}.grown(-page_margin); }

std::optional<PicturePage> arrange_pictures(const Paper& paper, Orientation orientation, const PictureSizes& sizes,
                                            double head, double foot, double least) {
  Arranger arranger(sizes, least);
  for (const auto& [page, area] : free_pages(paper, orientation, foot)) {
    arranger.try_all({page, area, below_head(area, head)});
  }
  auto pages = arranger.best_first();
  if (pages.empty()) return std::nullopt;
  return std::move(pages.front());
}

PicturePage PicturePlaces::place(int index) const {
  auto there = first;
  const int row = index / columns;
  const Vec by = {(first.area.size.x + place_gap) * (index % columns), (first.area.size.y + place_gap) * row};
  there.area = moved(there.area, by);
  there.plan = moved(there.plan, by);
  there.built = moved(there.built, by);
  for (auto& column : there.columns) column = moved(column, by);
  return there;
}

std::vector<PicturePlaces> arrange_places(const Paper& paper, Orientation orientation, const PictureSizes& sizes,
                                          int number, double head, double foot, double least) {
  Arranger arranger(sizes, least);
  for (const auto& [page, content] : free_pages(paper, orientation, foot)) {
    for (int columns = 1; columns <= number; ++columns) {
      if (number % columns != 0) continue;
      const int rows = number / columns;
      const Rect area{
          content.top_left,
          {(content.size.x - place_gap * (columns - 1)) / columns, (content.size.y - place_gap * (rows - 1)) / rows}};
      arranger.try_place({page, area, below_head(area, head)});
    }
  }
  std::vector<PicturePlaces> places;
  for (auto& first : arranger.best_first()) {
    // Which of the numbers of columns it was arranged for, its width tells.
    const auto columns =
        static_cast<int>(std::lround((first.content().size.x + place_gap) / (first.area.size.x + place_gap)));
    places.push_back({std::move(first), columns, number / columns});
  }
  return places;
}

}  // namespace bulkhead
