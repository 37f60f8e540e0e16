// SPDX-License-Identifier: MIT
#include "rendering/build/picture_page.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace bulkhead {
namespace {

constexpr std::array usual_scales = {1.0,  1.5,  2.0,  2.5,  3.0,  4.0,  5.0,  6.0,  7.0,  8.0,  10.0, 12.0,
                                     15.0, 16.0, 18.0, 20.0, 25.0, 30.0, 40.0, 50.0, 60.0, 80.0, 100.0};
/// Of a list beside the pictures, and of one below them.
constexpr double list_width = 54;
constexpr double narrow_list = 44;
constexpr double list_height = 62;
constexpr double column_width = 58;
/// Pictures smaller than this show nothing.
constexpr double least_side = 20;
/// The boards may be shown so much smaller than they could be, where the other picture gains by it.
constexpr double most_given_up = 1.25;

class Arranger {
 public:
  Arranger(const PictureSizes& sizes, double least) : sizes_(sizes), least_(least) {}

  /// The list at the right, the pictures one above the other.
  void try_upright(Vec page, const Rect& content) {
    const double width = content.size.x < 150 ? narrow_list : list_width;
    const Rect list{{content.bottom_right().x - width, content.top_left.y}, {width, content.size.y}};
    const Rect pictures{content.top_left, {content.size.x - width - page_gap, content.size.y}};
    for (const double share : {0.4, 0.44, 0.48, 0.53, 0.58, 0.63}) {
      const double plan = (pictures.size.y - page_gap) * share;
      const Rect upper{pictures.top_left, {pictures.size.x, plan}};
      const Rect lower{{pictures.top_left.x, upper.bottom_right().y + page_gap},
                       {pictures.size.x, pictures.size.y - plan - page_gap}};
      take(page, upper, lower, {list});
    }
  }

  /// The pictures side by side, the list at the right or below.
  void try_across(Vec page, const Rect& content) {
    const Rect beside{{content.bottom_right().x - list_width, content.top_left.y}, {list_width, content.size.y}};
    for (const double share : {0.42, 0.48, 0.54}) {
      halve(page, {content.top_left, {content.size.x - list_width - page_gap, content.size.y}}, share, {beside});
      const double height = std::min(list_height, content.size.y * 0.4);
      const int columns = std::max(1, static_cast<int>((content.size.x + page_gap) / (column_width + page_gap)));
      const double width = (content.size.x - page_gap * (columns - 1)) / columns;
      std::vector<Rect> below;
      for (int column = 0; column < columns; ++column) {
        below.push_back(
            {{content.top_left.x + column * (width + page_gap), content.bottom_right().y - height}, {width, height}});
      }
      halve(page, {content.top_left, {content.size.x, content.size.y - height - page_gap}}, share, below);
    }
  }

  [[nodiscard]] std::optional<PicturePage> best() const {
    if (pages_.empty()) return std::nullopt;
    const double largest = std::ranges::min_element(pages_, {}, &PicturePage::scale)->scale;
    const auto worth = [&](const PicturePage& page) {
      const bool far_smaller = page.scale > largest * most_given_up;
      return std::pair(far_smaller, page.scale * page.built_scale);
    };
    return *std::ranges::min_element(pages_, {}, worth);
  }

 private:
  void halve(Vec page, const Rect& pictures, double share, const std::vector<Rect>& columns) {
    const double plan = (pictures.size.x - page_gap) * share;
    const Rect left{pictures.top_left, {plan, pictures.size.y}};
    const Rect right{{left.bottom_right().x + page_gap, pictures.top_left.y},
                     {pictures.size.x - plan - page_gap, pictures.size.y}};
    take(page, left, right, columns);
  }

  static Rect below_title(const Rect& room) {
    return {room.top_left + Vec{0, PicturePage::title_height}, room.size - Vec{0, PicturePage::title_height}};
  }

  void take(Vec page, const Rect& upper, const Rect& lower, std::vector<Rect> columns) {
    const auto plan = below_title(upper);
    const auto built = below_title(lower);
    const Vec room = plan.size - sizes_.letters;
    if (std::min({room.x, room.y, built.size.x, built.size.y}) < least_side) return;
    const double needed = std::max(sizes_.table.x / room.x, sizes_.table.y / room.y);
    const auto* scale = std::ranges::find_if(usual_scales, [&](double usual) { return usual >= needed - 1e-9; });
    if (scale == usual_scales.end() || *scale > least_) return;
    const double other = std::max(sizes_.built.x / built.size.x, sizes_.built.y / built.size.y);
    pages_.push_back({page, *scale, other, plan, built, std::move(columns)});
  }

  const PictureSizes& sizes_;
  double least_;
  std::vector<PicturePage> pages_;
};

}  // namespace

Rect PicturePage::content() const { return Rect{{}, page}.grown(-page_margin); }

std::optional<PicturePage> arrange_pictures(const Paper& paper, Orientation orientation, const PictureSizes& sizes,
                                            double head, double foot, double least) {
  Arranger arranger(sizes, least);
  const auto upright = size_of(paper);
  const Vec across = {upright.y, upright.x};
  for (const bool lies : {false, true}) {
    if (!may_lie(paper, orientation, lies)) continue;
    const auto page = lies ? across : upright;
    auto content = Rect{{}, page}.grown(-page_margin);
    content.top_left.y += head;
    content.size.y -= head + foot;
    arranger.try_upright(page, content);
    arranger.try_across(page, content);
  }
  return arranger.best();
}

}  // namespace bulkhead
