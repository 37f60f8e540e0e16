// SPDX-License-Identifier: MIT
#include "rendering/build/build_sheet.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <utility>

#include "rendering/build/build_page.h"
#include "rendering/build/free_places.h"
#include "rendering/build/list_rows.h"
#include "rendering/build/notations.h"
#include "rendering/build/page_rooms.h"
#include "rendering/build/plan_signs.h"
#include "rendering/built/built_painter.h"
#include "rendering/built/depth_order.h"
#include "rendering/built/in_sight.h"
#include "rendering/canvas/outline.h"
#include "rendering/map/coordinates.h"
#include "rendering/map/reaching_out.h"
#include "rendering/sheet/drawable.h"
#include "rendering/sheet/map_sheet.h"
#include "rendering/sheet/scales.h"
#include "rendering/sheet/words.h"

namespace bulkhead {
namespace {

/// In cells smaller than this on paper the codes of their pieces have no room, in millimetres.
constexpr double smallest_cell = 6.9;
/// Without a lattice nothing is that small; a table is shown no smaller than one to this.
constexpr double smallest_scale = 40;
/// From which on the room that a picture from above takes around the boards is reckoned.
constexpr double usual_plan_scale = 5;
/// The largest paper that is named in advice, in millimetres.
constexpr double largest_advice = 1700;

/// A page has so many steps at most.
constexpr int most_steps_on_page = 4;
/// Several on a page have pictures at most so much smaller than one alone.
constexpr double most_smaller = 1.75;
/// Codes without room in the largest pictures hardly have room in smaller ones.
constexpr int most_ways_tried = 3;

std::vector<ListRow> kept_together(std::vector<ListRow> rows) {
  for (auto& row : rows) row.stays_with_next = row.stays_with_next || row.belongs_to_next;
  return rows;
}

/// What is seen of what stands, in the order in which it is painted; found once for pictures of the same bodies.
class PaintOrder {
 public:
  std::vector<Prism> of(std::vector<Prism> prisms, const Axonometry& view) {
    if (prisms != standing_) {
      ordered_ = in_sight(back_to_front(prisms, view), view);
      standing_ = std::move(prisms);
    }
    return ordered_;
  }

 private:
  std::vector<Prism> standing_;
  std::vector<Prism> ordered_;
};

class SheetMaker {
 public:
  SheetMaker(const Mission& mission, const BuildSheetOptions& options)
      : mission_(mission), options_(options), full_(lay_out_map(mission, {1, {}, options.design})) {}

  Result<BuildSheet> run() {
    if (const auto drawable = expect_drawable(full_.label_requests); !drawable) {
      return tl::unexpected(drawable.error());
    }
    sizes_ = sizes_from(full_, usual_plan_scale);
    // Names of boards may take more lines then.
    const auto margins = map_margins(mission_, full_, 2 * usual_plan_scale);
    sizes_.letters.y = std::max(sizes_.letters.y, margins.top + margins.bottom);
    const auto best = arranged(options_.paper, options_.orientation);
    if (!best) return tl::unexpected(too_large());
    pieces_ = build_pieces(mission_, designed_boxes(mission_));
    auto way = way_of(*best);
    // All pages lie one way: the other one if that takes fewer of them.
    std::optional<Way> other;
    if (options_.orientation == Orientation::best && way.steps.size() > 1) {
      const auto turned = arranged(options_.paper, is_across(*best) ? Orientation::upright : Orientation::across);
      if (turned) other = way_of(*turned);
    }
    if (other && other->steps.size() < way.steps.size()) std::swap(way, *other);
    add_pages(std::move(way));
    // Lists that go on on pages of their own may make it more.
    if (other && pages_.size() > 1 + other->steps.size()) {
      auto pages = std::exchange(pages_, {});
      add_pages(*std::move(other));
      if (pages_.size() >= pages.size()) pages_ = std::move(pages);
    }
    return finished();
  }

 private:
  static bool is_across(const PicturePage& page) { return page.page.x > page.page.y; }

  /// How all pages lie: what stands in the end, and the steps to it, page by page.
  struct Way {
    PicturePage whole;
    std::vector<std::vector<BuildPart>> steps;
  };

  [[nodiscard]] Way way_of(const PicturePage& whole) {
    if (!options_.steps || marks_ground_alone()) return {whole, {}};
    arrangement_ = whole;
    arrange_steps();
    return {whole, step_pages()};
  }

  void add_pages(Way way) {
    arrangement_ = way.whole;
    add_whole();
    add_steps(std::move(way.steps));
  }

  [[nodiscard]] Orientation lies() const {
    return is_across(arrangement_) ? Orientation::across : Orientation::upright;
  }

  /// At a scale and all smaller ones.
  [[nodiscard]] PictureSizes sizes_from(const MapPlan& full, double scale) const {
    // Letters and numbers take the same room at every scale; what reaches over the boards' edges takes less and less.
    const auto margins = map_margins(mission_, full, scale);
    // As it will stand: the boards with what stands on them; letters and signs take what `built` finds.
    const Axonometry view(azimuth_of(options_.view));
    auto around = Rect{view.at(full.boards.top_left, 0), {}};
    const auto low = full.boards.top_left;
    const auto high = full.boards.bottom_right();
    for (const Vec corner : {low, high, Vec{low.x, high.y}, Vec{high.x, low.y}}) {
      for (const double height : {0.0, unknown_height}) around = joined(around, Rect{view.at(corner, height), {}});
    }
    return {full.boards.size, {margins.left + margins.right, margins.top + margins.bottom}, around.size};
  }

  [[nodiscard]] double least_scale() const {
    const double pitch = smallest_pitch(mission_);
    return pitch > 0 ? std::max(pitch / smallest_cell, 1.0) : smallest_scale;
  }

  [[nodiscard]] Header head(double width) const { return set_header(mission_, "BUILD", width, HeadTexts::long_ones); }

  [[nodiscard]] std::optional<PicturePage> arranged(const Paper& paper, Orientation orientation) const {
    return arranged(paper, orientation, sizes_);
  }

  [[nodiscard]] std::optional<PicturePage> arranged(const Paper& paper, Orientation orientation,
                                                    const PictureSizes& sizes) const {
    // Head and foot of the first page, which are the tallest; their height may differ a little with the width.
    double tallest = step_head;
    const auto upright = size_of(paper);
    for (const double width : {upright.x, upright.y}) {
      if (width < 80) continue;
      tallest = std::max(tallest, head(width - 2 * page_margin).height + 5);
    }
    return arrange_pictures(paper, orientation, sizes, tallest, foot_height + 2, least_scale());
  }

  /// Pages of steps have a lower head, which leaves more room for their pictures on paper that lies alike.
  void arrange_steps() {
    auto steps = arrange_pictures(options_.paper, lies(), sizes_, step_head, foot_height + 2, least_scale());
    if (steps) arrangement_ = *std::move(steps);
  }

  /// Where the boards alone would fit: the feature that reaches farthest out over them.
  [[nodiscard]] std::optional<Error> feature_in_the_way() const {
    const auto farthest = farthest_out(full_);
    if (!farthest) return std::nullopt;
    auto within = full_;
    within.features.clear();
    if (!arranged(options_.paper, options_.orientation, sizes_from(within, usual_plan_scale))) return std::nullopt;
    return Error{
        fmt::format("The build sheet does not fit on {}: {}", to_text(options_.paper), in_words(*farthest)), {}, 0, 0};
  }

  [[nodiscard]] Error too_large() const {
    if (auto cause = feature_in_the_way()) return *std::move(cause);
    auto message = fmt::format(
        "The battlefield of {:.0f} × {:.0f} mm does not fit on {} so that one could read the "
        "codes of its pieces.",
        full_.boards.size.x, full_.boards.size.y, to_text(options_.paper));
    for (auto larger = Paper::a4; larger.width <= largest_advice;
         larger = {larger.height, std::round(larger.width * 2)}) {
      if (larger.width * larger.height <= options_.paper.width * options_.paper.height ||
          !arranged(larger, options_.orientation))
        continue;
      message += fmt::format(" It fits on {}.", to_text(larger));
      return {std::move(message), {}, 0, 0};
    }
    message += " Split it into several missions, or print a poster of it.";
    return {std::move(message), {}, 0, 0};
  }

  [[nodiscard]] MapOptions map_options(const PicturePage& arrangement) const {
    const auto& room = arrangement.plan;
    const double scale = arrangement.scale;
    const auto margins = map_margins(mission_, full_, scale);
    const Vec size = full_.boards.size * (1 / scale) + Vec{margins.left + margins.right, margins.top + margins.bottom};
    return {scale, top_corner(room, size) + Vec{margins.left, margins.top}, options_.design};
  }

  /// A scale that can be said: the next half.
  static double even(double scale) { return std::ceil(scale * 2) / 2; }

  [[nodiscard]] BuiltPlan built(const PicturePage& arrangement, const EmphasisOf& emphasis) {
    const auto& room = arrangement.built;
    double scale = even(arrangement.built_scale);
    // Letters and signs do not shrink with it.
    for (int attempt = 0;; ++attempt) {
      auto map = lay_out_map(mission_, {scale, {}, options_.design});
      // Steps have no heights from above, either.
      if (emphasis) leave_out_levels(map.features);
      auto plan = placed_for(stand_up(std::move(map), emphasis), mission_, azimuth_of(options_.view));
      const double over = std::max(plan.bounds.size.x / room.size.x, plan.bounds.size.y / room.size.y);
      if (over <= 1 || attempt == 4) {
        plan.prisms = order_.of(std::move(plan.prisms), plan.view);
        return plan;
      }
      scale = even(scale * over * 1.01);
    }
  }

  BuildPage& add_page() {
    auto page = std::make_shared<BuildPage>();
    page->design = options_.design;
    page->title = title_of(mission_);
    page->above = "From above, north up";
    page->as_it_stands = "As it will stand, seen from the " + std::string(to_text(options_.view).substr(5));
    page->above_and_sizes = page->above + ", " + sizes_of_boards(mission_);
    pages_.push_back(page);
    return *page;
  }

  /// Puts rows beside the pictures; what has no room there goes onto pages of its own.
  void add_list(BuildPart& part, std::vector<ListRow> rows) {
    for (const auto& room : part.arrangement.columns) {
      if (rows.empty()) return;
      auto column = take_column(rows, room.size.y);
      take_last_row(part, column, rows, room);
      part.columns.emplace_back(std::move(column), room);
    }
    if (rows.empty()) return;
    for (const auto& room : columns_below(part)) {
      auto rest = rows;
      auto column = take_column(rest, room.size.y);
      if (column.height > room.size.y) break;
      part.columns.emplace_back(std::move(column), room);
      rows = std::move(rest);
      if (rows.empty()) return;
    }
    const auto heading = (part.heading.empty() ? std::string("Pieces") : part.heading) + ", continued";
    const auto arrangement = part.arrangement;
    while (!rows.empty()) {
      auto& more = add_page();
      more.name = heading;
      auto& rest = more.parts.emplace_back();
      rest.arrangement = arrangement;
      rest.arrangement.area = arrangement.content();
      rest.heading = heading;
      const auto content = below_heading(arrangement);
      const double width = list_width(arrangement);
      for (double left = content.top_left.x; left + width <= content.bottom_right().x + 0.01 && !rows.empty();
           left += width + page_gap) {
        const Rect room{{left, content.top_left.y}, {width, content.size.y}};
        rest.columns.emplace_back(take_column(rows, room.size.y), room);
      }
    }
  }

  [[nodiscard]] static double list_width(const PicturePage& arrangement) { return arrangement.columns.front().size.x; }

  void add_whole() {
    auto& page = add_page();
    page.name = "What stands in the end";
    page.header = head(arrangement_.content().size.x);
    auto& whole = page.parts.emplace_back();
    whole.arrangement = arrangement_;
    whole.map = lay_out_map(mission_, map_options(arrangement_));
    lay_out_labels(*whole.map, arrangement_.plan);
    whole.built = built(arrangement_, {});
    const auto notations =
        notations_of(mission_, pieces_, {options_.steps, !whole.built->hidden.empty(), link_rows(*whole.map)});
    const double width = list_width(arrangement_);
    auto rows = piece_rows(mission_, pieces_, notations, width, *options_.design);
    if (marks_ground_alone()) std::ranges::move(rows_of(BuildStep::markers, {}, width), std::back_inserter(rows));
    // What belongs together stands in one column, unless what signs mean has no room then.
    if (auto together = kept_together(rows); has_room(together, arrangement_.columns)) {
      add_list(whole, std::move(together));
      if (add_signs(whole)) return;
      whole.columns.clear();
    }
    add_list(whole, std::move(rows));
    if (pages_.size() > 1 || !add_signs(whole)) add_signs_behind(whole);
  }

  /// What has no room on the first page stands on pages of its own: else nobody could read the plan.
  void add_signs_behind(const BuildPart& whole) {
    constexpr std::string_view heading = "What the signs mean";
    auto signs = signs_of(*whole.map);
    while (!signs.empty()) {
      auto& page = add_page();
      page.name = heading;
      auto& part = page.parts.emplace_back();
      part.arrangement = whole.arrangement;
      part.arrangement.area = whole.arrangement.content();
      part.heading = heading;
      const auto room = below_heading(part.arrangement);
      auto taken = signs.size();
      const auto first = [&] { return std::vector(signs.begin(), signs.begin() + static_cast<std::ptrdiff_t>(taken)); };
      while (!put_signs(part, first(), room) && taken > 1) taken -= (taken + 3) / 4;
      signs.erase(signs.begin(), signs.begin() + static_cast<std::ptrdiff_t>(taken));
    }
  }

  /// Where nothing is to be built, zones are listed on the first page, whose plan has them.
  [[nodiscard]] bool marks_ground_alone() const { return options_.steps && pieces_.pieces.empty(); }

  [[nodiscard]] std::vector<BuildStep> steps_to_take() const {
    std::vector<BuildStep> steps;
    for (const auto step : build_steps) {
      const bool has_zones = !mission_.zones->empty() || !mission_.areas->empty();
      const bool adds =
          std::ranges::any_of(pieces_.pieces, [&](const BuildPiece& piece) { return piece.step == step; });
      if (adds || (step == BuildStep::markers && has_zones)) steps.push_back(step);
    }
    return steps;
  }

  [[nodiscard]] std::vector<ListRow> rows_of(BuildStep step, const StepPlan& plan, double width) const {
    return step_rows(
        mission_, pieces_, step, width, *options_.design, [&](std::size_t piece) { return plan.number_of(piece); },
        [&](const Id& ground) { return plan.number_of(ground); });
  }

  /// Whether all lists have room beside their pictures as long as every code has room in its picture.
  [[nodiscard]] bool lists_fit(const std::vector<BuildStep>& steps, const PicturePage& page) {
    return std::ranges::all_of(steps, [&](BuildStep step) {
      auto& rows = rows_[{step, list_width(page)}];
      if (rows.empty()) rows = rows_of(step, {}, list_width(page));
      return has_room(rows, page.columns);
    });
  }

  /// Steps on one page, without what they look like in the end; nothing where a code has no room.
  [[nodiscard]] std::vector<BuildPart> parts_with(const std::vector<BuildStep>& steps,
                                                  const PicturePlaces& places) const {
    std::vector<BuildPart> parts;
    for (std::size_t index = 0; index < steps.size(); ++index) {
      auto& part = parts.emplace_back();
      part.arrangement = places.place(static_cast<int>(index));
      part.step = lay_out_step(mission_, pieces_, steps[index], map_options(part.arrangement), part.arrangement.plan);
      const bool all_words =
          std::ranges::all_of(part.step->added.labels, [](const PlacedLabel& label) { return label.number == 0; });
      if (!all_words) return {};
    }
    return parts;
  }

  /// Steps on one page, if there is a way that shows them large enough.
  [[nodiscard]] std::vector<BuildPart> together(const std::vector<BuildStep>& steps) {
    const auto ways = arrange_places(options_.paper, lies(), sizes_from(full_, arrangement_.scale),
                                     static_cast<int>(steps.size()), step_head, foot_height + 2, least_scale());
    int tried = 0;
    for (const auto& way : ways) {
      const auto& first = way.first;
      if (first.scale > most_smaller * arrangement_.scale) continue;
      if (even(first.built_scale) > most_smaller * even(arrangement_.built_scale)) continue;
      if (!lists_fit(steps, first)) continue;
      if (auto parts = parts_with(steps, way); !parts.empty()) return parts;
      if (++tried == most_ways_tried) break;
    }
    return {};
  }

  /// Steps on as few pages as may be, as many on each; of those that stand alone the picture is not laid out yet.
  [[nodiscard]] std::vector<std::vector<BuildPart>> step_pages() {
    const auto steps = steps_to_take();
    std::vector<std::vector<BuildPart>> pages;
    for (std::size_t first = 0; first < steps.size(); first += pages.back().size()) {
      const auto left = steps.size() - first;
      const auto from = steps.begin() + static_cast<std::ptrdiff_t>(first);
      auto& parts = pages.emplace_back();
      for (auto number = (left + most_steps_on_page - 1) / most_steps_on_page; parts.empty() && number < left;
           ++number) {
        const auto on_each = static_cast<std::ptrdiff_t>((left + number - 1) / number);
        parts = together({from, from + on_each});
      }
      if (parts.empty()) parts.emplace_back().arrangement = arrangement_;
    }
    return pages;
  }

  void add_steps(std::vector<std::vector<BuildPart>> pages) {
    const auto steps = steps_to_take();
    std::size_t first = 0;
    for (auto& parts : pages) {
      const auto number = parts.size();
      add_step_page(std::move(parts), steps, first);
      first += number;
    }
  }

  void add_step_page(std::vector<BuildPart> parts, const std::vector<BuildStep>& steps, std::size_t first) {
    auto& page = add_page();
    page.parts = std::move(parts);
    std::vector<std::string> titles;
    for (std::size_t index = 0; index < page.parts.size(); ++index) {
      titles.push_back(title_of(mission_, steps[first + index]));
    }
    const auto last = first + titles.size();
    const auto which = titles.size() == 1   ? fmt::format("Step {}", last)
                       : titles.size() == 2 ? fmt::format("Steps {} and {}", last - 1, last)
                                            : fmt::format("Steps {} to {}", first + 1, last);
    page.name = fmt::format("{} of {}: {}", which, steps.size(), fmt::join(titles, "; "));
    for (std::size_t index = 0; index < page.parts.size(); ++index) {
      const auto step = steps[first + index];
      auto& part = page.parts[index];
      const auto& arrangement = part.arrangement;
      part.heading = fmt::format("Step {} of {}: {}", first + index + 1, steps.size(), titles[index]);
      if (!part.step) {
        part.step = lay_out_step(mission_, pieces_, step, map_options(arrangement), arrangement.plan);
      }
      part.built = built(arrangement, [&](const ObjectInfo& object) { return emphasis_in(pieces_, step, object); });
      auto rows = rows_of(step, *part.step, list_width(arrangement));
      auto together = kept_together(rows);
      add_list(part, has_room(together, arrangement.columns) ? std::move(together) : std::move(rows));
    }
  }

  void add_what_is_cut(std::vector<std::string>& remarks) const {
    const auto& first = pages_.front()->parts.front();
    const bool cut_on_steps = std::ranges::any_of(pages_, [](const auto& page) { return cuts_title(*page); });
    if (pages_.front()->header->title_is_cut || cut_on_steps) {
      remarks.emplace_back("The title is too long for the head of this sheet, and is cut.");
    }
    auto names = what_is_cut(first.built->coordinates);
    if (!names) names = what_is_cut(first.map->coordinates);
    if (names) remarks.push_back(*std::move(names));
    const bool whole = std::ranges::all_of(pages_, [](const auto& page) {
      return std::ranges::all_of(page->parts, [](const BuildPart& part) {
        return set_legend(part.signs, part.signs_room.size.x, part.signs_columns, signs_style()).whole;
      });
    });
    if (!whole) remarks.emplace_back("Words in the legend are too long for this sheet, and are broken or cut.");
  }

  [[nodiscard]] BuildSheet finished() const {
    BuildSheet sheet;
    sheet.scale = pages_.front()->arrangement().scale;
    sheet.remarks = pieces_.remarks;
    sheet.remarks.insert(sheet.remarks.end(), pieces_.search_remarks.begin(), pieces_.search_remarks.end());
    add_what_is_cut(sheet.remarks);
    for (std::size_t number = 0; number < pages_.size(); ++number) {
      const auto& page = pages_[number];
      page->number = number + 1;
      page->of = pages_.size();
      sheet.pages.push_back({page->arrangement().page, [page](Canvas& canvas) { paint(canvas, *page); }});
      sheet.pages.back().name = page->name;
    }
    return sheet;
  }

  const Mission& mission_;
  const BuildSheetOptions& options_;
  MapPlan full_;
  PictureSizes sizes_;
  PicturePage arrangement_;
  BuildPieces pieces_;
  PaintOrder order_;
  /// Of steps, for widths of lists.
  std::map<std::pair<BuildStep, double>, std::vector<ListRow>> rows_;
  std::vector<std::shared_ptr<BuildPage>> pages_;
};

}  // namespace

Result<BuildSheet> build_sheet(const Mission& mission, const BuildSheetOptions& options) {
  if (mission.boards.empty()) return fail("The mission has no board to build: add one first.");
  if (const auto drawable = expect_drawable(mission); !drawable) return tl::unexpected(drawable.error());
  return SheetMaker(mission, options).run();
}

}  // namespace bulkhead
