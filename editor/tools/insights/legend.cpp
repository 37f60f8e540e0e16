// SPDX-License-Identifier: MIT
#include "editor/tools/insights/legend.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "editor/tools/insights/insight_looks.h"
#include "editor/tools/view/ruler.h"
#include "editor/tools/words/translate.h"
#include "rendering/text/text_measure.h"

namespace bulkhead {
namespace {

using Form = LegendSample::Form;

LegendSample ground_sample(Colour ground, std::optional<Pattern> pattern = {}) {
  return {Form::ground, ground, pattern, {}};
}
LegendSample line_sample(const Stroke& line) { return {Form::line, {0, 0, 0, 0}, std::nullopt, line}; }

class Maker {
 public:
  Maker(const InsightPicture& picture, const Design& design) : picture_(picture), looks_(design) {}

  std::vector<LegendSection> make() {
    add_hatchways();
    for (const auto kind : insight_kinds) {
      if (!picture_.choice.shows(kind)) continue;
      LegendSection section{translate(name_of(kind)), rows_of(kind)};
      if (picture_.is_pending(kind)) section.title += " · " + translate("working…");
      sections_.push_back(std::move(section));
    }
    return std::move(sections_);
  }

 private:
  void add_hatchways() {
    const auto& look = picture_.choice.hatchways;
    const auto others = picture_.hatchways.size();
    // What was turned one by one may be gone.
    if (look.mode() == HatchwayLook::Mode::as_set && others == 0) return;
    LegendSection section{translate("Hatchways, just for looking"), {}};
    if (look.mode() == HatchwayLook::Mode::all_open) section.rows.push_back({{}, translate("All open")});
    if (look.mode() == HatchwayLook::Mode::all_closed) section.rows.push_back({{}, translate("All closed")});
    if (others > 0) {
      section.rows.push_back(
          {line_sample(looks_.looked()), counted(others, marked("1 stands otherwise than in the mission"),
                                                 marked("{} stand otherwise than in the mission"))});
    }
    sections_.push_back(std::move(section));
  }

  [[nodiscard]] std::vector<LegendRow> rows_of(InsightKind kind) const {
    switch (kind) {
      case InsightKind::compartments: return compartments();
      case InsightKind::chokepoints: return chokepoints();
      case InsightKind::distance: return distance();
      case InsightKind::sight: return sight();
      case InsightKind::exposure: return exposure();
      case InsightKind::lanes: return lanes();
      case InsightKind::frontier: return frontier();
      case InsightKind::access: return access();
    }
    return {};
  }

  [[nodiscard]] std::vector<LegendRow> compartments() const {
    if (!picture_.compartments) return {};
    const auto count = picture_.compartments->rooms.size();
    const auto words = picture_.compartments->joined
                           ? counted(count, marked("1 room: open hatchways join compartments"),
                                     marked("{} rooms: open hatchways join compartments"))
                           : counted(count, marked("1 compartment"), marked("{} compartments"));
    return {{ground_sample(looks_.compartment(0)), words}};
  }

  [[nodiscard]] std::vector<LegendRow> chokepoints() const {
    if (!picture_.chokepoints) return {};
    const auto& found = *picture_.chokepoints;
    const auto bridges = static_cast<std::size_t>(std::count_if(found.hatchways.begin(), found.hatchways.end(),
                                                                [](const auto& hatchway) { return hatchway.bridge; }));
    const Stroke bar{6, looks_.load().faded(0.55), {}, Stroke::Cap::butt, Stroke::Join::miter};
    std::vector<LegendRow> rows = {{line_sample(bar), translate("Share of all routes through a hatchway")}};
    if (bridges > 0) {
      rows.push_back({line_sample({3, looks_.load(), {}, Stroke::Cap::butt, Stroke::Join::miter}),
                      counted(bridges, marked("1 only way between two parts (bars at its ends)"),
                              marked("{} only ways between two parts (bars at their ends)"))});
    }
    if (!found.dead_ends.empty()) {
      rows.push_back({ground_sample({0, 0, 0, 0}, looks_.dead_end_ground()),
                      counted(found.dead_ends.size(), marked("1 dead end"), marked("{} dead ends"))});
    }
    return rows;
  }

  [[nodiscard]] std::vector<LegendRow> distance() const {
    if (!picture_.distance) {
      return {{{},
               picture_.choice.zone ? translate("There is no such zone any more")
                                    : translate("Point at a place on the board")}};
    }
    const auto move = Length::micrometres(std::llround(picture_.distance->move * 1000));
    std::vector<LegendRow> rows = {
        {{}, translate("Moves of {} from {}", {length_words(move, RulerUnit::inches), picture_.distance->from})}};
    bool cut_off = false;
    int farthest = 0;
    for (const auto& field : picture_.distance->fields) {
      for (const auto band : field.bands) {
        cut_off = cut_off || band == BandField::unreachable;
        farthest = std::max(farthest, static_cast<int>(band));
      }
    }
    rows.push_back({ground_sample(looks_.distance(1)), translate("1 move")});
    if (farthest > 1) {
      const bool most = farthest == DistanceInsight::most_bands;
      rows.push_back(
          {ground_sample(looks_.distance(farthest)),
           translate(most ? marked("{} moves or more") : marked("{} moves"), {fmt::format("{}", farthest)})});
    }
    if (cut_off)
      rows.push_back(
          {ground_sample({0, 0, 0, 0}, looks_.unreachable()), translate("No way there with hatchways like this")});
    return rows;
  }

  [[nodiscard]] std::vector<LegendRow> sight() const {
    if (!picture_.sight) return {{{}, translate("Point at a place on the board")}};
    return {{ground_sample(looks_.unseen()), translate("Out of sight from the pointer")}};
  }

  [[nodiscard]] std::vector<LegendRow> exposure() const {
    if (!picture_.exposure) return {};
    return {{ground_sample({0, 0, 0, 0}, looks_.exposure(0)), translate("Seen from less than 10 % of the board")},
            {ground_sample({0, 0, 0, 0}, looks_.exposure(ExposureInsight::bands - 1)),
             translate("Seen from 40 % or more")}};
  }

  [[nodiscard]] std::vector<LegendRow> lanes() const {
    if (!picture_.lanes) return {};
    if (picture_.lanes->lanes.empty())
      return {{{}, translate("No straight run of {} cells or more", {fmt::format("{}", LanesInsight::least_cells)})}};
    return {{line_sample(looks_.lane()),
             picture_.lanes->lanes.size() < LanesInsight::most
                 ? translate("Straight runs of {} cells or more", {fmt::format("{}", LanesInsight::least_cells)})
                 : translate("The {} longest straight runs", {fmt::format("{}", LanesInsight::most)})}};
  }

  [[nodiscard]] std::vector<LegendRow> frontier() const {
    if (!picture_.frontier) return {};
    std::vector<LegendRow> rows;
    for (std::size_t side = 0; side < picture_.frontier->sides.size(); ++side) {
      rows.push_back({ground_sample(looks_.frontier_ground(side), looks_.frontier(side)),
                      translate("{}: there first", {picture_.frontier->sides[side]})});
    }
    rows.push_back({ground_sample({0, 0, 0, 0}, looks_.contested()), translate("Contested: there in the same move")});
    return rows;
  }

  [[nodiscard]] std::vector<LegendRow> access() const {
    if (!picture_.access) return {};
    std::vector<LegendRow> rows;
    for (std::size_t side = 0; side < picture_.access->sides.size(); ++side) {
      rows.push_back({line_sample(looks_.access(side)),
                      translate("{}: best way to each objective", {picture_.access->sides[side]})});
    }
    if (picture_.access->arrows.empty()) rows.push_back({{}, translate("No way from a zone to an objective")});
    return rows;
  }

  const InsightPicture& picture_;
  InsightLooks looks_;
  std::vector<LegendSection> sections_;
};

constexpr double row_height = 18;
constexpr double title_height = 19;
constexpr double inset = 10;
constexpr double sample_width = 26;
constexpr double sample_gap = 7;
constexpr double away = 12;

double height_of(const std::vector<LegendSection>& legend, bool rows) {
  double height = 2 * inset - 4;
  for (const auto& section : legend) {
    height += title_height + (rows ? row_height * static_cast<double>(section.rows.size()) : 0);
  }
  return height;
}

double indent_of(const LegendRow& row) { return row.sample.form == Form::none ? 0 : sample_width + sample_gap; }

void draw_sample(Canvas& canvas, const LegendSample& sample, const Box& place, const Design& design) {
  if (sample.form == Form::ground) {
    canvas.fill(Path::rectangle(place), design.floor);
    if (sample.ground.alpha > 0) canvas.fill(Path::rectangle(place), sample.ground);
    if (sample.pattern) canvas.fill(Path::rectangle(place), *sample.pattern);
    canvas.stroke(Path::rectangle(place), {1, design.mute.faded(0.7), {}, Stroke::Cap::butt, Stroke::Join::miter});
  } else if (sample.form == Form::line) {
    const auto middle = place.centre().y;
    canvas.stroke(Path::line({place.top_left.x, middle}, {place.bottom_right().x, middle}), sample.line);
  }
}

}  // namespace

std::vector<LegendSection> legend_of(const InsightPicture& picture, const Design& design) {
  return Maker(picture, design).make();
}

void draw_legend(Canvas& canvas, const std::vector<LegendSection>& legend, ScreenPoint size, const Design& design) {
  if (legend.empty()) return;
  const auto title_font = insight_font(12, Font::Weight::semibold);
  const auto font = insight_font(11.5);
  const bool rows = height_of(legend, true) <= size.y * 0.75 && size.x >= 420;
  const double widest = std::max(80.0, size.x - 2 * away - 2 * inset - sample_width - sample_gap);
  double width = 0;
  for (const auto& section : legend) {
    width = std::max(width, measure(section.title, title_font).width);
    if (!rows) continue;
    for (const auto& row : section.rows) {
      const double indent = indent_of(row);
      width = std::max(width, measure(row.words, font).width + indent);
    }
  }
  width = std::min(width, widest + sample_width + sample_gap) + 2 * inset;
  const double height = height_of(legend, rows);
  const Box ground{{away, size.y - away - height}, {width, height}};
  canvas.fill(Path::rounded(ground.grown(1), 7), design.rule);
  canvas.fill(Path::rounded(ground, 6), design.paper.faded(0.94));

  Vec at = ground.top_left + Vec{inset, inset - 2};
  TextRun run;
  for (const auto& section : legend) {
    run.font = title_font;
    run.colour = design.ink;
    run.text = shortened(section.title, title_font, width - 2 * inset);
    run.at = at + Vec{0, 13};
    canvas.text(run);
    at.y += title_height;
    if (!rows) continue;
    for (const auto& row : section.rows) {
      draw_sample(canvas, row.sample, {at + Vec{0, 3}, {sample_width, 12}}, design);
      const double indent = indent_of(row);
      run.font = font;
      run.colour = design.mute;
      run.text = shortened(row.words, font, width - 2 * inset - indent);
      run.at = at + Vec{indent, 13};
      canvas.text(run);
      at.y += row_height;
    }
  }
}

}  // namespace bulkhead
