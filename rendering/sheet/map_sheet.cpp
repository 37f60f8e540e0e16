// SPDX-License-Identifier: MIT
#include "rendering/sheet/map_sheet.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <memory>

#include "model/base/plain_text.h"
#include "rendering/sheet/furniture.h"
#include "rendering/sheet/legend.h"

namespace bulkhead {
namespace {

constexpr double margin = 15;
/// Between header, map, legend and foot.
constexpr double gap = 5;
/// Cells smaller than this on paper show nothing any more, in millimetres.
constexpr double smallest_cell = 2;

constexpr std::array usual_scales = {1.0,  1.5,  2.0,  2.5,  3.0,  4.0,  5.0,  6.0,  8.0,  10.0,
                                     12.0, 15.0, 20.0, 25.0, 30.0, 40.0, 50.0, 60.0, 80.0, 100.0};

/// One way to put the sheet on the page: across or upright, the legend below the map or beside it.
struct Arrangement {
  Vec page;
  bool beside = false;
};

struct Layout {
  Arrangement arrangement;
  double scale = 1;
  Header header;
  Foot foot;
  /// Where the map with its coordinates stands, and where its labels may.
  Box map;
  Box label_limits;
  Vec legend_at;
  double legend_width = 0;
  int legend_columns = 1;
};

constexpr double beside_width = 47;
constexpr double beside_gap = 4;

double content_width(const Arrangement& arrangement) { return arrangement.page.x - 2 * margin; }

/// Three columns on an A4 page; four where many entries would else make the legend tall.
int columns_below(double width, std::size_t entries) {
  return std::max(1, static_cast<int>(width / (entries > 15 ? 44 : 58)));
}

Vec map_size(const Vec& table, const MapMargins& margins, double scale) {
  return table * (1 / scale) + Vec{margins.left + margins.right, margins.top + margins.bottom};
}

/// Lays the sheet out at a scale; nothing if the map does not fit. `legend` is that of any scale.
std::optional<Layout> try_layout(const Mission& mission, const Arrangement& arrangement, double scale, const Vec& table,
                                 const std::vector<LegendEntry>& legend) {
  Layout layout;
  layout.arrangement = arrangement;
  layout.scale = scale;
  const double width = content_width(arrangement);
  layout.header = set_header(mission, "MAP", scale, width);
  layout.foot = set_foot(mission, width);
  const double top = margin + layout.header.height + gap;
  const double bottom = arrangement.page.y - margin - layout.foot.height - gap;
  const auto margins = map_margins(mission);
  const auto size = map_size(table, margins, scale);

  Box room = {{margin, top}, {width, bottom - top}};
  if (arrangement.beside) {
    layout.legend_width = beside_width;
    layout.legend_columns = 1;
    room.size.x -= beside_width + beside_gap;
    const auto block = set_legend(legend, beside_width, 1);
    if (block.size.y > room.size.y) return std::nullopt;
    layout.legend_at = {margin + width - beside_width, top};
  } else {
    layout.legend_width = width;
    layout.legend_columns = columns_below(width, legend.size());
    const auto block = set_legend(legend, width, layout.legend_columns);
    room.size.y -= block.size.y + gap;
    layout.legend_at = {margin, bottom - block.size.y};
  }
  if (size.x > room.size.x + 0.01 || size.y > room.size.y + 0.01) return std::nullopt;
  // Centred by the boards, not by their coordinates, as far as there is room.
  const double boards = table.x / scale;
  const double left =
      std::clamp(room.centre().x - boards / 2 - margins.left, room.top_left.x, room.bottom_right().x - size.x);
  layout.map = {{left, room.top_left.y + (room.size.y - size.y) / 2}, size};
  layout.label_limits = room;
  return layout;
}

/// The ways to put a table on the page; the one that suits its shape comes first.
std::vector<Arrangement> arrangements(Paper paper, Vec table) {
  const auto upright = size_of(paper);
  const Vec across = {upright.y, upright.x};
  if (table.x > table.y) return {{across, true}, {across, false}, {upright, false}};
  return {{upright, false}, {across, true}, {across, false}};
}

std::optional<Layout> best_at(const Mission& mission, Paper paper, double scale, const Vec& table,
                              const std::vector<LegendEntry>& legend) {
  for (const auto& arrangement : arrangements(paper, table)) {
    if (auto layout = try_layout(mission, arrangement, scale, table, legend)) return layout;
  }
  return std::nullopt;
}

/// The smallest pitch of all boards with a lattice, in millimetres on the table; 0 without any.
double smallest_pitch(const Mission& mission) {
  double pitch = 0;
  for (const auto& board : mission.boards) {
    const auto* set = set_of(mission, *board);
    if (board->lattice() == nullptr || set == nullptr) continue;
    const double here = static_cast<double>(set->pitch.in_micrometres()) / 1000;
    pitch = pitch == 0 ? here : std::min(pitch, here);
  }
  return pitch;
}

struct Fit {
  const Mission& mission;
  Paper paper;
  Vec table;
  std::vector<LegendEntry> legend;

  [[nodiscard]] bool legible(double scale) const {
    const double pitch = smallest_pitch(mission);
    return pitch == 0 || pitch / scale >= smallest_cell;
  }
  [[nodiscard]] std::optional<Layout> largest(Paper on) const {
    for (const double scale : usual_scales) {
      if (!legible(scale)) break;
      if (auto layout = best_at(mission, on, scale, table, legend)) return layout;
    }
    return std::nullopt;
  }
};

std::string measures(Vec table) { return fmt::format("{:.0f} × {:.0f} mm", table.x, table.y); }

Error too_large(const Fit& fit) {
  auto message = fmt::format("The battlefield of {} does not fit on {} at any scale at which one could still read it.",
                             measures(fit.table), to_text(fit.paper));
  const auto larger = fit.paper == Paper::a3 ? std::nullopt : fit.largest(Paper::a3);
  message += larger ? fmt::format(" It fits on A3 at {}.", scale_text(larger->scale))
                    : " Split it into several missions, or make its boards smaller.";
  return {std::move(message), {}, 0, 0};
}

Result<Layout> choose_layout(const Fit& fit, const std::optional<double>& wanted) {
  if (!wanted) {
    if (auto layout = fit.largest(fit.paper)) return *std::move(layout);
    return tl::unexpected(too_large(fit));
  }
  if (auto layout = best_at(fit.mission, fit.paper, *wanted, fit.table, fit.legend)) return *std::move(layout);
  const auto other = fit.largest(fit.paper);
  if (!other) return tl::unexpected(too_large(fit));
  return fail(fmt::format("At {} the map does not fit on {}; the largest that fits is {}.", scale_text(*wanted),
                          to_text(fit.paper), scale_text(other->scale)));
}

/// What the page draws; holds everything, so it outlives the mission.
struct Drawing {
  Layout layout;
  MapPlan plan;
  std::vector<LegendEntry> legend;
};

void paint(Canvas& canvas, const Drawing& drawing) {
  const auto& layout = drawing.layout;
  const auto& design = *drawing.plan.design;
  const double width = content_width(layout.arrangement);
  canvas.begin_layer("header", "Header");
  draw(canvas, layout.header, {margin, margin}, width, design);
  canvas.end_layer();
  paint_map(canvas, drawing.plan);
  canvas.begin_layer("legend", "Legend");
  if (!layout.arrangement.beside && !drawing.legend.empty()) {
    draw_rule(canvas, layout.legend_at - Vec{0, gap * 0.6}, width, weight::lattice, design.rule);
  }
  draw(canvas, set_legend(drawing.legend, layout.legend_width, layout.legend_columns), layout.legend_at, design);
  canvas.end_layer();
  canvas.begin_layer("foot", "Foot");
  const double foot_top = layout.arrangement.page.y - margin - layout.foot.height;
  draw(canvas, layout.foot, {margin, foot_top}, width, design);
  canvas.end_layer();
}

/// The map as the layout wants it, with its labels.
MapPlan plan_for(const Mission& mission, const Layout& layout, const Design* design) {
  const auto margins = map_margins(mission);
  auto plan = lay_out_map(mission, {layout.scale, layout.map.top_left + Vec{margins.left, margins.top}, design});
  lay_out_labels(plan, layout.label_limits);
  return plan;
}

}  // namespace

Result<MapSheet> map_sheet(const Mission& mission, const MapSheetOptions& options) {
  if (mission.boards.empty()) return fail("The mission has no board to draw: add one first.");
  Fit fit{mission, options.paper, {}, {}};
  {
    const auto plan = lay_out_map(mission, {1, {}, options.design});
    fit.table = plan.boards.size;
    fit.legend = legend_of(plan);
  }
  auto drawing = std::make_shared<Drawing>();
  // Names that find no place move into the legend, which then takes more room: at most once round for each of them.
  for (std::size_t rows = 0; rows != fit.legend.size();) {
    rows = fit.legend.size();
    auto layout = choose_layout(fit, options.scale);
    if (!layout) return tl::unexpected(layout.error());
    drawing->plan = plan_for(mission, *layout, options.design);
    drawing->layout = *std::move(layout);
    fit.legend = legend_of(drawing->plan);
    if (fit.legend.size() < rows) break;
  }
  drawing->legend = std::move(fit.legend);
  const double scale = drawing->layout.scale;
  const Vec size = drawing->layout.arrangement.page;
  return MapSheet{{size, [drawing](Canvas& canvas) { paint(canvas, *drawing); }}, scale};
}

Result<double> parse_scale(std::string_view text) {
  auto number = text;
  if (number.starts_with("1:")) number.remove_prefix(2);
  double scale = 0;
  const auto* end = number.data() + number.size();
  const auto [stop, problem] = std::from_chars(number.data(), end, scale);
  if (problem != std::errc() || stop != end || !is_plain_decimal(number) || scale < 0.5 || scale > 200) {
    return fail("The scale \"" + quotable(text) + "\" is none: write it as 1:4, from 1:0.5 to 1:200.");
  }
  return scale;
}

std::string scale_text(double scale) { return fmt::format("1:{:g}", scale); }

}  // namespace bulkhead
