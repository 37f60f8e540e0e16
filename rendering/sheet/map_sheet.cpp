// SPDX-License-Identifier: MIT
#include "rendering/sheet/map_sheet.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <iterator>
#include <memory>
#include <optional>
#include <span>

#include "model/base/plain_text.h"
#include "rendering/map/coordinates.h"
#include "rendering/map/labels.h"
#include "rendering/map/reaching_out.h"
#include "rendering/sheet/drawable.h"
#include "rendering/sheet/header_footer.h"
#include "rendering/sheet/legend.h"
#include "rendering/sheet/paper_fill.h"
#include "rendering/sheet/scales.h"

namespace bulkhead {
namespace {

constexpr double margin = 15;
/// Between header, map, legend and foot.
constexpr double gap = 5;
/// Cells smaller than this on paper show nothing any more, in millimetres.
constexpr double smallest_cell = 2;

/// The largest that `parse_scale` reads, 1:0.5.
constexpr int largest_scale_hundredths = 50;
constexpr std::array usual_scales = {1.0,  1.5,  2.0,  2.5,  3.0,  4.0,  5.0,  6.0,  8.0,  10.0,
                                     12.0, 15.0, 20.0, 25.0, 30.0, 40.0, 50.0, 60.0, 80.0, 100.0};

/// The width of a legend that stands beside the map, and what is between them.
constexpr double beside_width = 47;
constexpr double beside_gap = 4;

/// What of long texts is shown.
struct Texts {
  HeadTexts head = HeadTexts::long_ones;
  LegendTexts legend = LegendTexts::whole;
};

/// One way to put the sheet on the page, whatever the scale: across or upright, the legend below the map or beside it.
struct Arrangement {
  Vec page;
  bool beside = false;
  Header header;
  Footer footer;
  Vec legend_at;
  double legend_width = 0;
  int legend_columns = 1;
  Texts texts;
  /// How tall the legend may be.
  double legend_height = 0;
  /// For the map with its coordinates; labels may stand anywhere in it.
  Rect room;

  [[nodiscard]] LegendBlock set(const std::vector<LegendEntry>& legend) const {
    return set_legend(legend, legend_width, legend_columns, texts.legend);
  }
};

struct Layout {
  Arrangement arrangement;
  double scale = 1;
  /// Where the boards begin.
  Vec boards_at;
};

double content_width(Vec page) { return page.x - 2 * margin; }

/// Three columns on an upright A4 page; four where many entries would else make the legend tall.
int columns_below(double width, std::size_t entries) {
  return std::max(1, static_cast<int>(width / (entries > 15 ? 44 : 58)));
}

/// Arranges the sheet; nothing where the legend alone is too tall.
std::optional<Arrangement> arrange(const Mission& mission, Vec page, bool beside,
                                   const std::vector<LegendEntry>& legend, const Texts& texts) {
  Arrangement a;
  a.page = page;
  a.beside = beside;
  const double width = content_width(page);
  a.header = set_header(mission, "MAP", width, texts.head);
  a.footer = set_footer(mission, width, texts.head);
  const double top = margin + a.header.height + gap;
  const double bottom = page.y - margin - a.footer.height - gap;
  a.room = {{margin, top}, {width, bottom - top}};
  a.texts = texts;
  if (beside) {
    a.legend_width = beside_width;
    a.legend_height = bottom - top;
    a.legend_at = {margin + width - beside_width, top};
    a.room.size.x -= beside_width + beside_gap;
    if (a.set(legend).size.y > a.legend_height) return std::nullopt;
  } else {
    a.legend_width = width;
    a.legend_columns = columns_below(width, legend.size());
    a.legend_height = a.set(legend).size.y;
    a.legend_at = {margin, bottom - a.legend_height};
    a.room.size.y -= a.legend_height + gap;
  }
  if (a.room.size.y <= 0) return std::nullopt;
  return a;
}

/// Paper, and how it may lie.
struct Lying {
  Paper paper;
  Orientation orientation = Orientation::best;
};

/// The ways to put a table on the page; the one that suits its shape comes first.
std::vector<Arrangement> arrangements(const Mission& mission, const Lying& paper, Vec table,
                                      const std::vector<LegendEntry>& legend, const Texts& texts) {
  const auto upright = size_of(paper.paper);
  const Vec across = {upright.y, upright.x};
  std::vector<Arrangement> result;
  const auto add = [&](bool lies, bool beside) {
    if (!may_lie(paper.paper, paper.orientation, lies)) return;
    const auto page = lies ? across : upright;
    if (auto arrangement = arrange(mission, page, beside, legend, texts)) result.push_back(*std::move(arrangement));
  };
  if (table.y >= table.x) add(false, false);
  add(true, true);
  add(true, false);
  if (table.y < table.x) add(false, false);
  return result;
}

/// Where the map stands at a scale; nothing if it does not fit.
std::optional<Layout> place_map(const Arrangement& arrangement, double scale, Vec table, const MapMargins& margins) {
  const auto& room = arrangement.room;
  const Vec boards = table * (1 / scale);
  const Vec size = boards + Vec{margins.left + margins.right, margins.top + margins.bottom};
  if (size.x > room.size.x + 0.01 || size.y > room.size.y + 0.01) return std::nullopt;
  // Centred by the boards, not by their coordinates, as far as there is room.
  const double rightmost = std::max(room.top_left.x, room.bottom_right().x - size.x);
  const double left = std::clamp(room.centre().x - boards.x / 2 - margins.left, room.top_left.x, rightmost);
  const double top = room.top_left.y + (room.size.y - size.y) / 2;
  return Layout{arrangement, scale, Vec{left, top} + Vec{margins.left, margins.top}};
}

/// What is to be fitted onto a paper.
struct Fit {
  const Mission& mission;
  Lying paper;
  /// Laid out at 1:1, once for all scales.
  const MapPlan& full_size;
  std::vector<LegendEntry> legend;
  Texts texts = {};

  [[nodiscard]] Vec table() const { return full_size.boards.size; }
  [[nodiscard]] bool legible(double scale) const {
    const double pitch = smallest_pitch(mission);
    return pitch == 0 || pitch / scale >= smallest_cell;
  }
  /// The smallest of the usual scales at which one can read the map; none where all are.
  [[nodiscard]] std::optional<double> least_legible() const {
    const auto end = std::ranges::find_if(usual_scales, [&](double scale) { return !legible(scale); });
    if (end == usual_scales.begin() || end == usual_scales.end()) return std::nullopt;
    return *std::prev(end);
  }
  /// The first arrangement in which the map fits at the first of the scales at which it fits at all.
  [[nodiscard]] std::optional<Layout> first(const Lying& on, std::span<const double> scales) const {
    const auto ways = arrangements(mission, on, table(), legend, texts);
    for (const double scale : scales) {
      const bool hopeless =
          std::none_of(ways.begin(), ways.end(), [&](const auto& way) { return place_map(way, scale, table(), {}); });
      if (hopeless) continue;
      const auto margins = map_margins(mission, full_size, scale);
      for (const auto& way : ways) {
        if (auto layout = place_map(way, scale, table(), margins)) return layout;
      }
    }
    return std::nullopt;
  }
  [[nodiscard]] std::optional<Layout> largest(const Lying& on) const {
    const auto end =
        std::find_if(usual_scales.begin(), usual_scales.end(), [&](double scale) { return !legible(scale); });
    return first(on, {usual_scales.begin(), end});
  }
  /// At the largest of all scales, to a hundredth, beginning from one that fits.
  [[nodiscard]] Layout filled(Layout layout) const {
    constexpr int hundredths = 100;
    int fits = static_cast<int>(std::lround(layout.scale * hundredths));
    int too_large = largest_scale_hundredths - 1;
    while (fits - too_large > 1) {
      const int middle = (fits + too_large) / 2;
      const double scale = static_cast<double>(middle) / hundredths;
      if (auto better = first(paper, {&scale, 1})) {
        layout = *std::move(better);
        fits = middle;
      } else {
        too_large = middle;
      }
    }
    return layout;
  }
};

std::string measures(Vec table) { return fmt::format("{:.0f} × {:.0f} mm", table.x, table.y); }

double area(Vec size) { return size.x * size.y; }

bool is_of_a_series(std::string_view name) { return name.size() == 2 && name.front() == 'A'; }

/// The papers that have a name and are larger than one, from small to large; those of its series first, which whoever
/// has it is likelier to have.
std::vector<NamedPaper> larger_papers(const Paper& than) {
  std::vector<NamedPaper> larger;
  for (const auto& named : named_papers()) {
    if (area(size_of(named.paper)) > area(size_of(than))) larger.push_back(named);
  }
  std::ranges::stable_sort(larger, {}, [](const NamedPaper& named) { return area(size_of(named.paper)); });
  const auto name = to_text(than);
  if (std::ranges::any_of(named_papers(), [&](const NamedPaper& named) { return named.name == name; })) {
    std::ranges::stable_partition(
        larger, [&](const NamedPaper& named) { return is_of_a_series(named.name) == is_of_a_series(name); });
  }
  return larger;
}

/// Where the map would fit were it not for features that reach out over the boards: the one that reaches farthest.
std::optional<Error> feature_in_the_way(Fit fit) {
  const auto farthest = farthest_out(fit.full_size);
  if (!farthest) return std::nullopt;
  auto within = fit.full_size;
  within.features.clear();
  const Fit without{fit.mission, fit.paper, within, std::move(fit.legend), fit.texts};
  if (!without.largest(fit.paper)) return std::nullopt;
  return Error{fmt::format("The map does not fit on {}: {}", to_text(fit.paper.paper), in_words(*farthest)), {}, 0, 0};
}

/// The next paper that is large enough, if any that has a name is, and the scale at which it is.
struct LargerPaper {
  std::string_view name;
  double scale = 1;
};
std::optional<LargerPaper> larger_paper(const Fit& fit) {
  for (const auto& [name, paper] : larger_papers(fit.paper.paper)) {
    if (const auto larger = fit.largest({paper, fit.paper.orientation})) return LargerPaper{name, larger->scale};
  }
  return std::nullopt;
}

std::string larger_paper_in_words(const Fit& fit) {
  const auto paper = larger_paper(fit);
  return paper ? fmt::format(" It fits on {} at {}.", paper->name, scale_text(paper->scale)) : std::string();
}

/// What a map can do without that was asked for.
struct Extra {
  bool MapSheetOptions::*wanted;
  std::string_view words;
};
constexpr std::array extras = {Extra{&MapSheetOptions::measures, "the measures"},
                               Extra{&MapSheetOptions::panel_codes, "the codes of panels"}};

/// Which of the extras to leave out for the map to fit: one or another, or else all; empty where that does not help.
std::string extras_in_the_way(const Mission& mission, const MapSheetOptions& options) {
  std::vector<std::string> each;
  std::vector<std::string> all;
  auto without_any = options;
  for (const auto& [wanted, words] : extras) {
    if (!(options.*wanted)) continue;
    auto without = options;
    without.*wanted = without_any.*wanted = false;
    all.emplace_back(words);
    if (map_sheet(mission, without)) each.emplace_back(words);
  }
  if (!each.empty()) return listed(each, " or ");
  return all.size() > 1 && map_sheet(mission, without_any) ? listed(all, " and ") : std::string();
}

/// Where the map would fit with a shorter legend: the first row of this that has no room. Names that find no place on
/// the map are rows as well.
std::optional<Error> legend_in_the_way(const Fit& fit, const MapSheetOptions& options) {
  const auto& scale = options.scale;
  const auto fits_with = [&](std::size_t rows) {
    auto shorter = fit;
    shorter.legend.resize(rows);
    return (scale ? shorter.first(fit.paper, {&*scale, 1}) : shorter.largest(fit.paper)).has_value();
  };
  if (fit.legend.empty() || !fits_with(0)) return std::nullopt;
  std::size_t room_for = 0;
  std::size_t too_many = fit.legend.size();
  while (too_many - room_for > 1) {
    const auto middle = room_for + (too_many - room_for) / 2;
    (fits_with(middle) ? room_for : too_many) = middle;
  }
  const auto& first = fit.legend[room_for];
  const auto after = fit.legend.size() - room_for - 1;
  const auto on = to_text(fit.paper.paper) + (scale ? " at " + scale_text(*scale) : "");
  auto message = first.address.empty()
                     ? fmt::format("The legend of this map is too long for {}: there is no room for \"{}\"", on,
                                   quotable(first.text))
                     : fmt::format("On {} there is no room for the name \"{}\" of {}, on the map or in its legend", on,
                                   quotable(first.name), first.address);
  if (after > 0) message += fmt::format(", nor for {} after it", counted(after, "line"));
  const auto paper = scale ? std::optional<LargerPaper>() : larger_paper(fit);
  if (const auto extra = extras_in_the_way(fit.mission, options); !extra.empty()) {
    message += fmt::format(". Leave out {}", extra);
    if (paper) message += fmt::format(", or take {}, on which it fits at {}", paper->name, scale_text(paper->scale));
    return Error{message + ".", {}, 0, 0};
  }
  message +=
      first.address.empty() ? ". Use fewer kinds of things, or shorten names." : ". Shorten names, or leave some out.";
  return Error{message + (scale ? "" : larger_paper_in_words(fit)), {}, 0, 0};
}

Error too_large(const Fit& fit, MapSheetOptions options) {
  options.scale = std::nullopt;
  if (auto cause = feature_in_the_way(fit)) return *std::move(cause);
  if (auto cause = legend_in_the_way(fit, options)) return *std::move(cause);
  auto message = fmt::format("The battlefield of {} does not fit on {} at any scale at which one could still read it.",
                             measures(fit.table()), to_text(fit.paper.paper));
  if (const auto paper = larger_paper_in_words(fit); !paper.empty()) return {message + paper, {}, 0, 0};
  if (const auto least = fit.least_legible()) {
    message += fmt::format(" It can be read down to {}, at which the battlefield takes {} of paper.",
                           scale_text(*least), measures(fit.table() * (1 / *least)));
  }
  message += " Print it as a poster, split it into several missions, or make its boards smaller.";
  return {std::move(message), {}, 0, 0};
}

/// Texts of head, foot and legend are cut rather than that they keep the map off the paper; where there is room for a
/// map at a smaller scale they are not.
Result<Layout> choose_layout(Fit fit, const MapSheetOptions& options) {
  const auto& wanted = options.scale;
  for (const auto& texts : {Texts{}, Texts{.legend = LegendTexts::cut}, Texts{HeadTexts::one_line, LegendTexts::cut}}) {
    fit.texts = texts;
    auto layout = wanted ? fit.first(fit.paper, {&*wanted, 1}) : fit.largest(fit.paper);
    if (layout) return options.fill ? fit.filled(*std::move(layout)) : *std::move(layout);
  }
  if (!wanted) return tl::unexpected(too_large(fit, options));
  const auto other = fit.largest(fit.paper);
  if (!other) return tl::unexpected(too_large(fit, options));
  if (auto cause = legend_in_the_way(fit, options)) return tl::unexpected(*std::move(cause));
  return fail(fmt::format("At {} the map does not fit on {}; the largest that fits is {}.", scale_text(*wanted),
                          to_text(fit.paper.paper), scale_text(other->scale)));
}

/// What the page draws; holds everything, so it outlives the mission.
struct Drawing {
  Layout layout;
  MapPlan plan;
  std::vector<LegendEntry> legend;
};

void paint(Canvas& canvas, const Drawing& drawing) {
  const auto& way = drawing.layout.arrangement;
  const auto& design = *drawing.plan.design;
  const double width = content_width(way.page);
  fill_paper(canvas, way.page, design);
  canvas.begin_layer("header", "Header");
  draw(canvas, way.header, drawing.layout.scale, {margin, margin}, width, design);
  canvas.end_layer();
  canvas.begin_structure(Structure::figure);
  paint_map(canvas, drawing.plan);
  canvas.end_structure();
  if (!drawing.legend.empty()) {
    canvas.begin_layer("legend", "Legend");
    if (!way.beside) draw_rule(canvas, way.legend_at - Vec{0, gap * 0.6}, width, weight::lattice, design.rule);
    draw(canvas, way.set(drawing.legend), way.legend_at, design);
    canvas.end_layer();
  }
  canvas.begin_layer("foot", "Foot");
  draw(canvas, way.footer, {margin, way.page.y - margin - way.footer.height}, width, design);
  canvas.end_layer();
}

/// What is worked out once for all rounds in which a place for the map is sought.
struct Known {
  std::optional<PanelAssignment> panels;
  std::vector<MeasuredMarker> measured;
};

/// The map as the layout wants it, with its labels.
MapPlan plan_for(const Mission& mission, const Layout& layout, const MapSheetOptions& options, const Known& known) {
  MapOptions on_paper{layout.scale, layout.boards_at, options.design, options.panel_codes, options.measures};
  if (known.panels) on_paper.panels = &*known.panels;
  on_paper.measured = &known.measured;
  auto plan = lay_out_map(mission, on_paper);
  lay_out_labels(plan, layout.arrangement.room);
  return plan;
}

/// What is cut, and what of the things that were asked for found no room.
std::vector<std::string> warnings_of(const Drawing& drawing) {
  std::vector<std::string> warnings;
  const auto& way = drawing.layout.arrangement;
  if (way.header.title_is_cut) warnings.emplace_back("The title is too long for this sheet, and is cut.");
  if (way.header.lead_is_cut) {
    warnings.emplace_back("The words below the title are too long for this sheet, and are cut.");
  }
  if (way.footer.is_cut) warnings.emplace_back("What stands at the foot is too long for this sheet, and is cut.");
  if (auto names = what_is_cut(drawing.plan.coordinates)) warnings.push_back(*std::move(names));
  if (!way.set(drawing.legend).whole) {
    warnings.emplace_back("Words in the legend are too long for this sheet, and are broken or cut.");
  }
  const auto codes = count_left_out(drawing.plan, code_kind);
  if (codes > 0) {
    warnings.push_back(fmt::format("{} of {} codes of panels found no room on the map; a larger one has more.", codes,
                                   drawing.plan.panel_codes.size()));
  }
  const auto lengths = count_left_out(drawing.plan, length_kind);
  if (lengths > 0) {
    warnings.push_back(fmt::format("{} of {} lengths found no room on the map; the legend has all of them.", lengths,
                                   drawing.plan.measures.lines.size()));
  }
  return warnings;
}

bool has_room(const Drawing& drawing) {
  const auto& way = drawing.layout.arrangement;
  return way.set(drawing.legend).size.y <= way.legend_height + 0.01;
}

Drawing drawn(const Mission& mission, const Layout& layout, const MapSheetOptions& options, const Known& known) {
  Drawing drawing;
  drawing.plan = plan_for(mission, layout, options, known);
  drawing.layout = layout;
  drawing.legend = legend_of(drawing.plan);
  return drawing;
}

/// A drawing at the largest scale at which there is room for it with the legend of what is printed there. On a smaller
/// map fewer codes find room, and the legend has fewer rows, than where it was last looked at.
void enlarge(Drawing& drawing, Fit fit, const MapSheetOptions& options, const Known& known) {
  if (!options.panel_codes || options.scale || options.fill) return;
  // A large map takes long to label.
  constexpr int most_attempts = 6;
  int attempts = 0;
  fit.texts = drawing.layout.arrangement.texts;
  for (const double scale : usual_scales) {
    if (scale >= drawing.layout.scale) return;
    fit.legend = drawing.legend;
    // Once more with the legend that is found there: the room for the map was not taken up to the last millimetre.
    for (int round = 0; round < 2 && attempts < most_attempts; ++round, ++attempts) {
      const auto layout = fit.first(fit.paper, {&scale, 1});
      if (!layout) break;
      auto larger = drawn(fit.mission, *layout, options, known);
      if (has_room(larger)) {
        drawing = std::move(larger);
        return;
      }
      fit.legend = std::move(larger.legend);
    }
  }
}

}  // namespace

Result<MapSheet> map_sheet(const Mission& mission, const MapSheetOptions& options) {
  if (const auto drawable = expect_drawable(mission); !drawable) return tl::unexpected(drawable.error());
  // At full size once, from which the margins at every scale follow. What is drawn is laid out once more where it is to
  // stand: widths of type, of the thinnest walls and of patterns are those of paper, and do not scale with the boards.
  auto full_size = lay_out_map(mission, {1, {}, options.design});
  if (const auto drawable = expect_drawable(full_size.label_requests); !drawable)
    return tl::unexpected(drawable.error());
  Known known;
  if (options.panel_codes) known.panels = panels_for_codes(mission);
  if (options.measures) {
    full_size.measures = lay_out_measures(MapFrame(mission, {1, {}, options.design}), full_size.markers);
    known.measured = full_size.measures.markers;
  }
  Fit fit{mission, {options.paper, options.orientation}, full_size, legend_of(full_size)};
  auto drawing = std::make_shared<Drawing>();
  // Names that find no place on the map move into the legend, which then wants more room: a round for each at most.
  std::size_t rounds = 0;
  do {
    if (rounds++ > drawing->plan.label_requests.size()) {
      return fail(
          fmt::format("On {} there is no room for all the names of this map and their legend; choose a larger "
                      "paper, or a smaller scale, or shorten names.",
                      to_text(options.paper)));
    }
    auto layout = choose_layout(fit, options);
    if (!layout) return tl::unexpected(layout.error());
    *drawing = drawn(mission, *layout, options, known);
    fit.legend = drawing->legend;
  } while (!has_room(*drawing));
  enlarge(*drawing, std::move(fit), options, known);
  const Vec page = drawing->layout.arrangement.page;
  auto warnings = warnings_of(*drawing);
  return MapSheet{
      {Page{page, [drawing](Canvas& canvas) { paint(canvas, *drawing); }}}, drawing->layout.scale, std::move(warnings)};
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
