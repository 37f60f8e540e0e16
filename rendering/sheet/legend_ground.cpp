// SPDX-License-Identifier: MIT
#include <algorithm>
#include <set>
#include <utility>

#include "model/base/plain_text.h"
#include "model/mission/words.h"
#include "rendering/look/colours.h"
#include "rendering/map/labels.h"
#include "rendering/sheet/legend_rows.h"

namespace bulkhead {
namespace {

LegendEntry::Sample zone_sample(const ZoneShape& like, const Design& design) {
  return [style = like.style, drawn = like.drawn, sign = like.sign, grain = like.grain, in_lines = like.in_lines,
          &design](Canvas& canvas, const Rect& box) {
    // From the left rim of a sample to the middle of a sign: beside it the ground shows.
    constexpr double sign_in = 2.1;
    ZoneShape zone;
    zone.style = style;
    zone.drawn = drawn;
    zone.grain = grain;
    zone.in_lines = in_lines;
    zone.path = Path::rectangle(box);
    zone.shown = zone.path.bounds();
    draw(canvas, zone, design);
    if (!sign.empty()) {
      draw_sign(canvas, sign, {box.top_left.x + sign_in, box.centre().y}, style.colour, design);
    }
  };
}

/// What all areas of a kind are called, if they have one name that says more than their kind.
std::string common_name(const MapPlan& plan, const ZoneShape& like) {
  if (!like.is_area) return {};
  for (const auto& zone : plan.zones) {
    if (zone.path.empty() || zone.kind_name != like.kind_name || zone.side_name != like.side_name) continue;
    if (!zone.named || zone.label != like.label) return {};
  }
  return like.label == like.kind_name ? std::string() : like.label;
}

std::string text_of(const MapPlan& plan, const ZoneShape& zone) {
  if (const auto name = common_name(plan, zone); !name.empty()) return zone.kind_name + ": " + name;
  if (zone.side_name.empty()) {
    const bool sides_have_such = std::ranges::any_of(plan.zones, [&](const ZoneShape& other) {
      return other.kind_name == zone.kind_name && !other.side_name.empty();
    });
    return sides_have_such ? "Neutral: " + zone.kind_name : zone.kind_name;
  }
  // "Attacker's entry zone" says already whose it is.
  const bool says_whose = zone.kind_name.find(zone.side_name) != std::string::npos;
  return says_whose ? zone.kind_name : zone.side_name + ": " + zone.kind_name;
}

/// One line for each kind of each side.
void add_zones(std::vector<LegendEntry>& entries, const MapPlan& plan) {
  std::set<std::pair<std::string, std::string>> seen;
  for (const auto& zone : plan.zones) {
    if (zone.path.empty() || !seen.emplace(zone.kind_name, zone.side_name).second) continue;
    entries.push_back({"ground-" + zone.object.id, text_of(plan, zone), zone_sample(zone, *plan.design)});
  }
}

/// Bare ground in the middle of quarters is what they leave free.
void add_free_centres(std::vector<LegendEntry>& entries, const MapPlan& plan) {
  const auto& design = *plan.design;
  std::set<Length> seen;
  for (const auto& zone : plan.zones) {
    if (zone.path.empty() || zone.clear_of_centre == Length() || !seen.insert(zone.clear_of_centre).second) continue;
    const auto inches = inches_text(zone.clear_of_centre);
    entries.push_back({"free-centre-" + inches, "Within " + inches + "″ of the centre: in no quarter",
                       [&design](Canvas& canvas, const Rect& box) {
                         // Of no quarter's colour: four fields, and a disc that belongs to none of them.
                         const auto line = round_line(weight::lattice, design.mute);
                         const Vec half{box.size.x / 2, box.size.y / 2};
                         canvas.fill(Path::rectangle(box), design.rule);
                         canvas.stroke(Path::rectangle(box), line);
                         canvas.stroke(Path::line(box.centre() - Vec{half.x, 0}, box.centre() + Vec{half.x, 0}), line);
                         canvas.stroke(Path::line(box.centre() - Vec{0, half.y}, box.centre() + Vec{0, half.y}), line);
                         const auto disc = Path::circle(box.centre(), 2);
                         canvas.fill(disc, design.floor);
                         canvas.stroke(disc, round_line(weight::lattice, design.ink));
                       }});
  }
}

/// The arrowheads outside of the boards' edge, all in one row: each has its zone's colour.
void add_ways_in(std::vector<LegendEntry>& entries, const MapPlan& plan) {
  const auto& design = *plan.design;
  std::vector<Colour> colours;
  for (const auto& zone : plan.zones) {
    if (!zone.arrows.empty()) colours.push_back(zone.style.colour);
  }
  if (colours.empty()) return;
  const bool one_colour = std::ranges::all_of(colours, [&](Colour other) { return other == colours.front(); });
  entries.push_back({"way-in", "Way into a zone, over this edge of the board",
                     [&design, colour = one_colour ? colours.front() : design.ink](Canvas& canvas, const Rect& box) {
                       const Vec edge{box.centre().x, box.bottom_right().y - 0.6};
                       const Vec half{box.size.x / 2, 0};
                       draw(canvas, EntryArrow{edge, {0, 1}, 0}, colour);
                       canvas.stroke(Path::line(edge - half, edge + half), round_line(weight::outline, design.ink));
                     }});
}

void add_holes(std::vector<LegendEntry>& entries, const MapPlan& plan) {
  if (plan.holes.empty()) return;
  entries.push_back({"hole", "No board: nobody moves there", [&design = *plan.design](Canvas& canvas, const Rect& box) {
                       constexpr double usual_scale = 12;
                       draw_holes(canvas, {box}, usual_scale, design);
                       canvas.stroke(Path::rectangle(box), round_line(weight::outline, design.ink));
                     }});
}

void add_cells(std::vector<LegendEntry>& entries, const MapPlan& plan) {
  const auto& design = *plan.design;
  for (const auto kind : {CellKind::solid, CellKind::void_space}) {
    const bool used = std::any_of(plan.cells.begin(), plan.cells.end(), [&](const auto& b) { return b.kind == kind; });
    if (!used) continue;
    const auto word = word_for(cell_words, kind);
    entries.push_back({std::string(word), capitalised(word), [kind, &design](Canvas& canvas, const Rect& box) {
                         draw(canvas, CellBlock{kind, {}, outline_of({box}), {box}}, design);
                       }});
  }
}

}  // namespace

void add_ground_rows(std::vector<LegendEntry>& entries, const MapPlan& plan) {
  add_zones(entries, plan);
  add_free_centres(entries, plan);
  add_ways_in(entries, plan);
  add_holes(entries, plan);
  add_cells(entries, plan);
}

}  // namespace bulkhead
