// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <map>
#include <string>
#include <string_view>

#include "model/base/plain_text.h"
#include "rendering/map/labels.h"
#include "rendering/sheet/legend_rows.h"
#include "rendering/text/text_measure.h"
#include "rendering/text/typesetting.h"

namespace bulkhead {
namespace {

constexpr std::string_view star = "*";

/// A code, or the star that stands behind some, in the middle of a box.
void draw_code(Canvas& canvas, const std::string& code, const Rect& box, const Design& design) {
  TextRun run;
  run.font = {type_size::smallest, Font::Weight::semibold, 0, true};
  run.text = shortened(code, run.font, box.size.x + 1);
  run.colour = design.ink;
  run.at = box.centre() + Vec{0, cap_height(run.font) / 2};
  run.anchor = TextRun::Anchor::middle;
  const auto ink = glyphs_of(code, run.font)->ink;
  if (code == star && ink.size.y > 0) {
    // By itself it would be a speck: it is as high as the capitals of codes.
    const double height = cap_height(run.font);
    const double size = height / ink.size.y;
    run.font.size = size / millimetres_per_point;
    run.at.y = box.centre().y - ink.centre().y * size;
  }
  canvas.text(run);
}

/// The codes that stand beside panels, each once, in the order of the alphabet, and how many of all found no room.
void add_panel_codes(std::vector<LegendEntry>& entries, const MapPlan& plan) {
  const auto& design = *plan.design;
  std::map<std::string, std::string> panels;
  const auto printed = texts_on_map(plan, code_kind);
  for (const auto& code : plan.panel_codes) {
    if (!printed.contains(code.text())) continue;
    panels.emplace(code.code, code.panel);
    if (code.stays_shut) panels.emplace(star, capitalised(plan.hatchway_word) + " in place of a wall: keep it shut");
  }
  if (plan.lacks_codes) entries.push_back({"no-codes", "No panels with codes", nullptr});
  for (const auto& entry : panels) {
    const auto& code = entry.first;
    entries.push_back({"code-" + code, entry.second,
                       [code, &design](Canvas& canvas, const Rect& box) { draw_code(canvas, code, box, design); }});
  }
  if (const auto left_out = count_left_out(plan, code_kind); left_out > 0) {
    const auto text =
        fmt::format("{} of {} codes {} no room", left_out, plan.panel_codes.size(), left_out == 1 ? "has" : "have");
    entries.push_back({"codes-left-out", text, [](Canvas&, const Rect&) {}});
  }
}

void add_measures(std::vector<LegendEntry>& entries, const MapPlan& plan) {
  if (plan.measures.of == Measures::Of::nothing) return;
  if (plan.measures.markers.empty()) {
    entries.push_back({"measures", "No objectives to measure", nullptr});
    return;
  }
  const auto title =
      plan.measures.of == Measures::Of::objectives ? "From the middles of objectives" : "From the middles of markers";
  entries.push_back({"measures", title, nullptr, true});
  for (const auto& marker : plan.measures.markers) {
    entries.push_back({"measure-" + marker.name, marker.name + ": " + marker.text, nullptr});
  }
}

void add_numbers(std::vector<LegendEntry>& entries, const MapPlan& plan) {
  const auto& design = *plan.design;
  for (const auto& label : plan.labels) {
    if (label.number == 0) continue;
    const auto& request = plan.label_requests[label.request];
    if (label.number == unplaced) {
      entries.push_back({.id = "unplaced",
                         .text = request.name + " (no room on the map)",
                         .sample = [](Canvas&, const Rect&) {},
                         .name = request.name,
                         .address = request.address});
      continue;
    }
    entries.push_back(
        {.id = "number-" + std::to_string(label.number),
         .text = request.name,
         .sample = [number = label.number, colour = request.colour, &design](
                       Canvas& canvas, const Rect& box) { draw_number(canvas, number, box.centre(), colour, design); },
         .name = request.name,
         .address = request.address});
  }
}

}  // namespace

void add_word_rows(std::vector<LegendEntry>& entries, const MapPlan& plan) {
  add_panel_codes(entries, plan);
  add_numbers(entries, plan);
  add_measures(entries, plan);
}

}  // namespace bulkhead
