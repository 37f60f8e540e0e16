// SPDX-License-Identifier: MIT
#include "rendering/build/build_sheet.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include "rendering/build/free_places.h"
#include "rendering/build/list_rows.h"
#include "rendering/build/notations.h"
#include "rendering/build/picture_page.h"
#include "rendering/build/step_plan.h"
#include "rendering/built/built_painter.h"
#include "rendering/built/depth_order.h"
#include "rendering/built/in_sight.h"
#include "rendering/canvas/forwarding_canvas.h"
#include "rendering/canvas/pens.h"
#include "rendering/map/coordinates.h"
#include "rendering/sheet/drawable.h"
#include "rendering/sheet/header_footer.h"
#include "rendering/sheet/map_sheet.h"
#include "rendering/sheet/paper_fill.h"
#include "rendering/sheet/scales.h"
#include "rendering/sheet/words.h"
#include "rendering/text/text_measure.h"

namespace bulkhead {
namespace {

/// In cells smaller than this on paper the codes of their pieces have no room, in millimetres.
constexpr double smallest_cell = 7;
/// Without a lattice nothing is that small; a table is shown no smaller than one to this.
constexpr double smallest_scale = 40;
/// Lines that say where one is, on the pages after the first.
constexpr double step_head = 12;
constexpr double foot_height = 4.5;
/// The largest paper that is named in advice, in millimetres.
constexpr double largest_advice = 1700;

const Font step_font = {14, Font::Weight::bold, 0, false};
const Font small_font = {type_size::small, Font::Weight::regular, 0, true};

/// What does not change from page to page.
struct Frame {
  PicturePage arrangement;
  const Design* design = nullptr;
  std::string title;
  /// What the picture from above is called, and the same with the sizes of its boards.
  std::string above;
  std::string above_and_sizes;
};

/// Everything that a page draws, so that it outlives the mission.
struct Drawing {
  Frame frame;
  std::optional<Header> header;
  std::string heading;
  std::optional<MapPlan> map;
  std::optional<StepPlan> step;
  std::optional<BuiltPlan> built;
  std::vector<std::pair<ListColumn, Rect>> columns;
  std::size_t number = 1;
  std::size_t of = 1;
};

Vec middle_corner(const Rect& room, Vec size) { return room.top_left + (room.size - size) * 0.5; }

/// For the mission's title, beside what the page shows.
double title_room(const Drawing& drawing) {
  const double width = drawing.frame.arrangement.content().size.x;
  return std::max(width - measure(drawing.heading, step_font).width - 8, 10.0);
}

bool cuts_title(const Drawing& drawing) {
  return !drawing.header && !fits(drawing.frame.title, small_font, title_room(drawing));
}

void draw_head(Canvas& canvas, const Drawing& drawing) {
  const auto& design = *drawing.frame.design;
  const auto content = drawing.frame.arrangement.content();
  if (drawing.header) {
    draw(canvas, *drawing.header, drawing.frame.arrangement.scale, content.top_left, content.size.x, design);
    return;
  }
  const double base = content.top_left.y + cap_height(step_font) + 0.8;
  canvas.text(
      with_role(run_at(drawing.heading, step_font, design.ink, {content.top_left.x, base}), TextRun::Role::title));
  canvas.text(run_at(shortened(drawing.frame.title, small_font, title_room(drawing)), small_font, design.mute,
                     {content.bottom_right().x, base}, TextRun::Anchor::end));
  draw_rule(canvas, content.top_left + Vec{0, step_head - 5}, content.size.x, weight::header, design.ink);
}

void draw_foot(Canvas& canvas, const Drawing& drawing) {
  const auto& design = *drawing.frame.design;
  const auto content = drawing.frame.arrangement.content();
  const double base = content.bottom_right().y - 0.6;
  canvas.text(run_at(fmt::format("{} / {}", drawing.number, drawing.of), small_font, design.mute,
                     {content.bottom_right().x, base}, TextRun::Anchor::end));
}

/// What a picture shows, and how large; above it.
std::string picture_title(std::string_view what, double scale) {
  return fmt::format("{}, {}", what, spaced_scale(scale));
}

void draw_picture_title(Canvas& canvas, const Rect& picture, std::string_view what, double scale,
                        const Design& design) {
  canvas.text(run_at(picture_title(what, scale), small_font, design.mute,
                     picture.top_left - Vec{0, PicturePage::title_height - cap_height(small_font)}));
}

void paint(Canvas& canvas, const Drawing& drawing) {
  const auto& design = *drawing.frame.design;
  const auto& arrangement = drawing.frame.arrangement;
  fill_paper(canvas, arrangement.page, design);
  canvas.begin_layer("header", "Header");
  draw_head(canvas, drawing);
  canvas.end_layer();
  if (drawing.map || drawing.step) {
    canvas.begin_layer("titles", "Titles");
    const auto& frame = drawing.frame;
    const bool has_room =
        fits(picture_title(frame.above_and_sizes, arrangement.scale), small_font, arrangement.plan.size.x);
    draw_picture_title(canvas, arrangement.plan, has_room ? frame.above_and_sizes : frame.above, arrangement.scale,
                       design);
    if (drawing.built) {
      draw_picture_title(canvas, arrangement.built, "As it will stand", drawing.built->map.scale, design);
    }
    canvas.end_layer();
  }
  if (drawing.map) {
    canvas.begin_layer("from-above", "From above");
    canvas.begin_figure();
    ForwardingCanvas page(canvas);
    paint_map(page, *drawing.map);
    canvas.end_figure();
    canvas.end_layer();
  }
  if (drawing.step) {
    canvas.begin_layer("from-above", "From above");
    canvas.begin_figure();
    paint_step(canvas, *drawing.step);
    canvas.end_figure();
    canvas.end_layer();
  }
  if (drawing.built) {
    canvas.begin_layer("built", "As it will stand");
    canvas.begin_figure();
    paint_built(canvas, *drawing.built, middle_corner(arrangement.built, drawing.built->bounds.size));
    canvas.end_figure();
    canvas.end_layer();
  }
  canvas.begin_layer("list", "List");
  for (const auto& [column, room] : drawing.columns) draw(canvas, column, room.top_left, room.size.x, design);
  canvas.end_layer();
  canvas.begin_layer("foot", "Foot");
  draw_foot(canvas, drawing);
  canvas.end_layer();
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
    sizes_ = sizes();
    auto arrangement = arranged(options_.paper);
    if (!arrangement) return tl::unexpected(too_large());
    frame_ = {*std::move(arrangement), options_.design, title_of(mission_), "From above",
              "From above, " + sizes_of_boards(mission_)};
    pieces_ = build_pieces(mission_, designed_boxes(mission_));
    add_whole();
    if (options_.steps) {
      arrange_steps();
      add_steps();
    }
    return finished();
  }

 private:
  [[nodiscard]] PictureSizes sizes() const {
    // Letters and numbers take the same room at every scale; what reaches over the boards' edges takes less and less.
    const auto margins = map_margins(mission_, full_, 5);
    // As it will stand: the boards with what stands on them; letters and signs take what `built` finds.
    const Axonometry view(azimuth_of(options_.view));
    auto around = Rect{view.at(full_.boards.top_left, 0), {}};
    const auto low = full_.boards.top_left;
    const auto high = full_.boards.bottom_right();
    for (const Vec corner : {low, high, Vec{low.x, high.y}, Vec{high.x, low.y}}) {
      for (const double height : {0.0, unknown_height}) around = joined(around, Rect{view.at(corner, height), {}});
    }
    return {full_.boards.size, {margins.left + margins.right, margins.top + margins.bottom}, around.size};
  }

  [[nodiscard]] double least_scale() const {
    const double pitch = smallest_pitch(mission_);
    return pitch > 0 ? std::max(pitch / smallest_cell, 1.0) : smallest_scale;
  }

  [[nodiscard]] Header head(double width) const { return set_header(mission_, "BUILD", width, HeadTexts::long_ones); }

  [[nodiscard]] std::optional<PicturePage> arranged(const Paper& paper) const {
    // Head and foot of the first page, which are the tallest; their height may differ a little with the width.
    double tallest = step_head;
    const auto upright = size_of(paper);
    for (const double width : {upright.x, upright.y}) {
      if (width < 80) continue;
      tallest = std::max(tallest, head(width - 2 * page_margin).height + 5);
    }
    return arrange_pictures(paper, options_.orientation, sizes_, tallest, foot_height + 2, least_scale());
  }

  /// Pages of steps have a lower head, which leaves more room for their pictures on paper that lies alike.
  void arrange_steps() {
    const auto& page = frame_.arrangement.page;
    const auto lies = page.x > page.y ? Orientation::across : Orientation::upright;
    auto steps = arrange_pictures(options_.paper, lies, sizes_, step_head, foot_height + 2, least_scale());
    if (steps) frame_.arrangement = *std::move(steps);
  }

  [[nodiscard]] Error too_large() const {
    auto message = fmt::format(
        "The battlefield of {:.0f} × {:.0f} mm does not fit on {} so that one could read the "
        "codes of its pieces.",
        full_.boards.size.x, full_.boards.size.y, to_text(options_.paper));
    for (auto larger = Paper::a4; larger.width <= largest_advice;
         larger = {larger.height, std::round(larger.width * 2)}) {
      if (larger.width * larger.height <= options_.paper.width * options_.paper.height || !arranged(larger)) continue;
      message += fmt::format(" It fits on {}.", to_text(larger));
      return {std::move(message), {}, 0, 0};
    }
    message += " Split it into several missions, or print a poster of it.";
    return {std::move(message), {}, 0, 0};
  }

  [[nodiscard]] MapOptions map_options() const {
    const auto& room = frame_.arrangement.plan;
    const double scale = frame_.arrangement.scale;
    const auto margins = map_margins(mission_, full_, scale);
    const Vec size = full_.boards.size * (1 / scale) + Vec{margins.left + margins.right, margins.top + margins.bottom};
    return {scale, middle_corner(room, size) + Vec{margins.left, margins.top}, options_.design};
  }

  /// A scale that can be said: the next half.
  static double even(double scale) { return std::ceil(scale * 2) / 2; }

  [[nodiscard]] BuiltPlan built(const EmphasisOf& emphasis) {
    const auto& room = frame_.arrangement.built;
    double scale = even(frame_.arrangement.built_scale);
    // Letters and signs do not shrink with it.
    for (int attempt = 0;; ++attempt) {
      auto plan = placed_for(stand_up(lay_out_map(mission_, {scale, {}, options_.design}), emphasis), mission_,
                             azimuth_of(options_.view));
      const double over = std::max(plan.bounds.size.x / room.size.x, plan.bounds.size.y / room.size.y);
      if (over <= 1 || attempt == 4) {
        plan.prisms = order_.of(std::move(plan.prisms), plan.view);
        return plan;
      }
      scale = even(scale * over * 1.01);
    }
  }

  Drawing& add_page() {
    auto drawing = std::make_shared<Drawing>();
    drawing->frame = frame_;
    drawings_.push_back(drawing);
    return *drawing;
  }

  /// Puts rows beside the pictures; what has no room there goes onto pages of its own.
  void add_list(Drawing& drawing, std::vector<ListRow> rows, const std::string& heading) {
    for (const auto& room : frame_.arrangement.columns) {
      if (rows.empty()) return;
      drawing.columns.emplace_back(take_column(rows, room.size.y), room);
    }
    while (!rows.empty()) {
      auto& more = add_page();
      more.heading = heading + ", continued";
      auto content = frame_.arrangement.content();
      content.top_left.y += step_head;
      content.size.y -= step_head + foot_height + 2;
      const double width = list_width();
      for (double left = content.top_left.x; left + width <= content.bottom_right().x + 0.01 && !rows.empty();
           left += width + page_gap) {
        const Rect room{{left, content.top_left.y}, {width, content.size.y}};
        more.columns.emplace_back(take_column(rows, room.size.y), room);
      }
    }
  }

  [[nodiscard]] double list_width() const { return frame_.arrangement.columns.front().size.x; }

  void add_whole() {
    auto& drawing = add_page();
    drawing.header = head(frame_.arrangement.content().size.x);
    drawing.map = lay_out_map(mission_, map_options());
    lay_out_labels(*drawing.map, frame_.arrangement.plan);
    drawing.built = built({});
    const auto notations = notations_of(mission_, pieces_, {options_.steps, !drawing.built->hidden.empty()});
    add_list(drawing, piece_rows(mission_, pieces_, notations, list_width(), *options_.design), "Pieces");
  }

  void add_steps() {
    std::vector<BuildStep> steps;
    for (const auto step : build_steps) {
      const bool has_zones = !mission_.zones->empty() || !mission_.areas->empty();
      const bool adds =
          std::ranges::any_of(pieces_.pieces, [&](const BuildPiece& piece) { return piece.step == step; });
      if (adds || (step == BuildStep::markers && has_zones)) steps.push_back(step);
    }
    for (std::size_t number = 0; number < steps.size(); ++number) {
      const auto step = steps[number];
      auto& drawing = add_page();
      drawing.heading = fmt::format("Step {} of {}: {}", number + 1, steps.size(), title_of(step));
      drawing.step = lay_out_step(mission_, pieces_, step, map_options(), frame_.arrangement.plan);
      drawing.built = built([&](const ObjectInfo& object) { return emphasis_in(pieces_, step, object); });
      add_list(drawing,
               step_rows(mission_, pieces_, step, list_width(), *options_.design,
                         [&](std::size_t piece) { return drawing.step->number_of(piece); }),
               drawing.heading);
    }
  }

  void add_what_is_cut(std::vector<std::string>& remarks) const {
    const auto& first = *drawings_.front();
    const bool cut_on_steps = std::ranges::any_of(drawings_, [](const auto& drawing) { return cuts_title(*drawing); });
    if (first.header->title_is_cut || cut_on_steps) {
      remarks.emplace_back("The title is too long for the head of this sheet, and is cut.");
    }
    auto names = what_is_cut(first.built->coordinates);
    if (!names) names = what_is_cut(first.map->coordinates);
    if (names) remarks.push_back(*std::move(names));
  }

  [[nodiscard]] BuildSheet finished() const {
    BuildSheet sheet;
    sheet.scale = drawings_.front()->frame.arrangement.scale;
    sheet.remarks = pieces_.remarks;
    sheet.remarks.insert(sheet.remarks.end(), pieces_.search_remarks.begin(), pieces_.search_remarks.end());
    add_what_is_cut(sheet.remarks);
    for (std::size_t number = 0; number < drawings_.size(); ++number) {
      const auto& drawing = drawings_[number];
      drawing->number = number + 1;
      drawing->of = drawings_.size();
      Page page{drawing->frame.arrangement.page, [drawing](Canvas& canvas) { paint(canvas, *drawing); }};
      page.name = drawing->heading.empty() ? std::string("What stands in the end") : drawing->heading;
      sheet.pages.push_back(std::move(page));
    }
    return sheet;
  }

  const Mission& mission_;
  const BuildSheetOptions& options_;
  MapPlan full_;
  PictureSizes sizes_;
  Frame frame_;
  BuildPieces pieces_;
  PaintOrder order_;
  std::vector<std::shared_ptr<Drawing>> drawings_;
};

}  // namespace

Result<BuildSheet> build_sheet(const Mission& mission, const BuildSheetOptions& options) {
  if (mission.boards.empty()) return fail("The mission has no board to build: add one first.");
  if (const auto drawable = expect_drawable(mission); !drawable) return tl::unexpected(drawable.error());
  return SheetMaker(mission, options).run();
}

}  // namespace bulkhead
