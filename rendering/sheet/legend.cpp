// SPDX-License-Identifier: MIT
#include "rendering/sheet/legend.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "model/base/plain_text.h"
#include "model/mission/words.h"
#include "rendering/look/colours.h"
#include "rendering/map/labels.h"
#include "rendering/text/text_measure.h"

namespace bulkhead {
namespace {

/// The thickness of walls in samples: that of the map, as far as samples have room.
double sample_thickness(const MapPlan& plan) {
  double thickness = 1.2;
  if (!plan.walls.empty()) thickness = plan.walls.front().run.thickness;
  if (plan.walls.empty() && !plan.hatchways.empty()) thickness = plan.hatchways.front().run.thickness;
  return std::clamp(thickness, weight::thinnest_wall, 1.2);
}

/// A run along the middle of a sample.
Run sample_run(const Rect& box, double thickness) {
  Run run;
  run.axes.origin = {box.top_left.x, box.centre().y};
  run.length = box.size.x;
  run.thickness = thickness;
  run.first_side = run.second_side = thickness / 2;
  return run;
}

LegendEntry::Sample zone_sample(const ZoneShape& like, const Design& design) {
  return [style = like.style, drawn = like.drawn, sign = like.sign, grain = like.grain, &design](Canvas& canvas,
                                                                                                 const Rect& box) {
    // From the left rim of a sample to the middle of a sign: beside it the ground shows.
    constexpr double sign_in = 2.1;
    ZoneShape zone;
    zone.style = style;
    zone.drawn = drawn;
    zone.grain = grain;
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
    return sides_have_such ? "No side: " + zone.kind_name : zone.kind_name;
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
    entries.push_back({"free-centre-" + inches, "Within " + inches + "\" of the centre: in no quarter",
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
                       draw_holes(canvas, {box}, design);
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

std::string id_of(const TerrainStyle& style) {
  std::string id = "terrain-low";
  switch (style.tone) {
    case TerrainStyle::Tone::wall: id = "terrain-wall"; break;
    case TerrainStyle::Tone::heavy: id = "terrain-heavy"; break;
    case TerrainStyle::Tone::light: id = "terrain-light"; break;
    case TerrainStyle::Tone::deck: id = style.solid ? "terrain-roof" : "terrain-deck"; break;
    case TerrainStyle::Tone::hazard: id = "terrain-hazard"; break;
    case TerrainStyle::Tone::low: break;
  }
  if (style.passable) id += "-passable";
  if (style.flat) id += "-flat";
  if (style.variant > 0) id += "-" + std::to_string(style.variant + 1);
  return id;
}

std::string text_of(const TerrainStyle& style, const std::set<std::string>& types) {
  std::string text;
  for (const auto& type : types) text += (text.empty() ? "" : "; ") + type;
  text += " terrain";
  if (style.tone == TerrainStyle::Tone::deck) return text + ", height above the board";
  return style.flat ? text + ", flat" : text;
}

/// A shape as large as a sample.
TerrainShape shape_in(const TerrainStyle& style, const Rect& box) {
  const auto path = Path::rectangle(box);
  return {style, path, loops_of(path)};
}

/// What lies beneath a deck, as it shimmers through.
LegendEntry::Sample sample_beneath(const TerrainStyle& style, const Design& design) {
  return [style, &design](Canvas& canvas, const Rect& box) {
    FeatureBody body;
    body.style = style;
    body.path = Path::rectangle(box.grown(-1));
    body.loops = loops_of(body.path);
    draw(canvas, body, design);
    FeatureBody deck;
    deck.style.tone = TerrainStyle::Tone::deck;
    deck.path = Path::rectangle(box);
    deck.loops = loops_of(deck.path);
    deck.beneath = {shape_in(style, box.grown(-1))};
    draw(canvas, deck, design);
  };
}

std::string types_of(const FeatureBody& body) { return body.types.empty() ? "Untyped" : body.types; }

/// A row for each look that stands on top of something darker, which shows through in stripes.
void add_on_top(std::vector<LegendEntry>& entries, const MapPlan& plan) {
  std::map<std::pair<TerrainStyle, TerrainStyle>, std::string> seen;
  for (const auto& feature : plan.features) {
    for (const auto& body : feature.bodies) {
      for (const auto& lower : body.stands_on) {
        seen.emplace(std::pair(body.style, lower.style), types_of(body) + " terrain on top of " + lower.types);
      }
    }
  }
  for (const auto& [styles, text] : seen) {
    entries.push_back({id_of(styles.first) + "-on-" + id_of(styles.second), text,
                       [both = styles, &design = *plan.design](Canvas& canvas, const Rect& box) {
                         FeatureBody body;
                         body.style = both.first;
                         body.path = Path::rectangle(box);
                         body.loops = loops_of(body.path);
                         body.stands_on = {shape_in(both.second, box)};
                         draw(canvas, body, design);
                       }});
  }
}

/// A row for each look of which some is hidden.
void add_beneath(std::vector<LegendEntry>& entries, const MapPlan& plan) {
  std::map<TerrainStyle, std::set<std::string>> styles;
  for (const auto& feature : plan.features) {
    for (const auto& body : feature.bodies) {
      if (body.below_deck) styles[body.style].insert(types_of(body));
    }
  }
  for (const auto& [style, types] : styles) {
    const std::vector<std::string> names(types.begin(), types.end());
    entries.push_back({"below-deck-" + id_of(style), fmt::format("{} terrain beneath a deck", fmt::join(names, "; ")),
                       sample_beneath(style, *plan.design)});
  }
}

void add_features(std::vector<LegendEntry>& entries, const MapPlan& plan) {
  const auto& design = *plan.design;
  struct Row {
    std::set<std::string> types;
    /// Of the first deck that looks so.
    std::string level;
  };
  std::map<TerrainStyle, Row> styles;
  for (const auto& feature : plan.features) {
    for (const auto& body : feature.bodies) {
      // What nobody sees in the open has a row of its own further down.
      if (body.wholly_below) continue;
      auto& row = styles[body.style];
      row.types.insert(types_of(body));
      if (row.level.empty()) row.level = body.level;
    }
  }
  for (const auto& [kind, row] : styles) {
    entries.push_back({id_of(kind), text_of(kind, row.types),
                       [style = kind, level = row.level, &design](Canvas& canvas, const Rect& box) {
                         FeatureBody body;
                         body.style = style;
                         body.path = Path::rectangle(box);
                         body.loops = loops_of(body.path);
                         body.level = level;
                         if (style.tone == TerrainStyle::Tone::deck) body.level_at = box.centre();
                         draw(canvas, body, design);
                       }});
  }
}

void add_walls(std::vector<LegendEntry>& entries, const MapPlan& plan) {
  const auto& design = *plan.design;
  const double thickness = sample_thickness(plan);
  for (const bool breachable : {false, true}) {
    const bool used = std::any_of(plan.walls.begin(), plan.walls.end(),
                                  [&](const WallBar& wall) { return wall.breachable == breachable; }) ||
                      (breachable && std::any_of(plan.hatchways.begin(), plan.hatchways.end(),
                                                 [](const HatchwayLeaf& hatchway) { return hatchway.breachable; }));
    if (!used) continue;
    entries.push_back({breachable ? "wall-breachable" : "wall", breachable ? "Breachable" : "Wall",
                       [=, &design](Canvas& canvas, const Rect& box) {
                         draw(canvas, WallBar{{}, sample_run(box, thickness), breachable}, design);
                       }});
  }
}

/// What tells one kind of hatchway from another in the legend, and in which order they come.
struct HatchwayKind {
  HatchAccess::Kind kind;
  bool open;
  std::string controller;
  friend auto operator<=>(const HatchwayKind&, const HatchwayKind&) = default;
};

std::string text_of(const HatchwayKind& kind) {
  const std::string state = kind.open ? "open" : "closed";
  switch (kind.kind) {
    case HatchAccess::Kind::airlock: return "Airlock, " + state;
    case HatchAccess::Kind::locked: return kind.open ? "Hatchway, locked open" : "Hatchway, locked";
    case HatchAccess::Kind::controlled: return "Hatchway, " + state + ", controlled by " + kind.controller;
    case HatchAccess::Kind::accessible: break;
  }
  return "Hatchway, " + state;
}

std::string id_of(const HatchwayKind& kind) {
  std::string id = kind.open ? "hatchway-open" : "hatchway-closed";
  if (kind.kind == HatchAccess::Kind::locked) id += "-locked";
  if (kind.kind == HatchAccess::Kind::airlock) id += "-airlock";
  if (kind.kind == HatchAccess::Kind::controlled) id += "-controlled-" + kind.controller;
  return id;
}

void add_hatchways(std::vector<LegendEntry>& entries, const MapPlan& plan) {
  const auto& design = *plan.design;
  const double thickness = sample_thickness(plan);
  std::set<HatchwayKind> seen;
  std::vector<const HatchwayLeaf*> kinds;
  for (const auto& hatchway : plan.hatchways) {
    if (seen.insert({hatchway.kind, hatchway.open, hatchway.controller_name}).second) kinds.push_back(&hatchway);
  }
  std::sort(kinds.begin(), kinds.end(), [](const auto* a, const auto* b) {
    return std::tie(a->kind, a->open, a->controller_name) < std::tie(b->kind, b->open, b->controller_name);
  });
  bool triangle_is_told = false;
  for (const auto* hatchway : kinds) {
    HatchwayLeaf leaf = *hatchway;
    leaf.object = {};
    leaf.breachable = false;
    leaf.facing = Facing::second;
    leaf.hinge = Hinge::first;
    const HatchwayKind kind = {leaf.kind, leaf.open, leaf.controller_name};
    auto text = text_of(kind);
    // The same for all that are closed, so it is said once.
    if (!kind.open && !triangle_is_told) {
      text += "; opens towards its triangle";
      triangle_is_told = true;
    }
    entries.push_back({id_of(kind), text, [=, &design](Canvas& canvas, const Rect& box) {
                         auto sample = leaf;
                         sample.run = sample_run(box, thickness);
                         sample.access = leaf.open ? box.size.x * 0.48 : box.size.x * 0.56;
                         // Something hangs below the leaf; together they stand in the middle.
                         sample.run.axes.origin.y += box.centre().y - bounds_of(sample).centre().y;
                         draw(canvas, sample, design);
                       }});
  }
}

void add_pillars(std::vector<LegendEntry>& entries, const MapPlan& plan) {
  const auto& design = *plan.design;
  if (!plan.pillars.empty()) {
    const auto& pillar = plan.pillars.front();
    const Vec size = pillar.size * std::min(1.0, 4.7 / std::max(pillar.size.x, pillar.size.y));
    entries.push_back({"pillar", "Pillar", [=, &design](Canvas& canvas, const Rect& box) {
                         draw(canvas, PillarBlock{{}, box.centre(), size, 0}, design);
                       }});
  }
  if (!plan.wall_ends.empty()) {
    const double thickness = sample_thickness(plan);
    entries.push_back({"wall-end", "Wall end", [=, &design](Canvas& canvas, const Rect& box) {
                         auto run = sample_run(box, thickness);
                         run.length -= 2;
                         draw(canvas, WallBar{{}, run, false}, design);
                         draw(canvas, WallEndCap{{}, run.axes.at(run.length, 0), thickness, 90}, design);
                       }});
  }
}

std::string text_of(const MarkerToken& marker) {
  auto text = marker.kind_name + fmt::format(", {:g} mm", static_cast<double>(marker.size.in_micrometres()) / 1000);
  if (marker.side) text += "; " + marker.side_name;
  return text;
}

/// One row for each range; where there are several it says of which kinds.
void add_ranges(std::vector<LegendEntry>& entries, const MapPlan& plan) {
  const auto& design = *plan.design;
  std::map<Length, std::vector<std::string>> kinds;
  for (const auto& marker : plan.markers) {
    if (marker.range <= 0) continue;
    auto& names = kinds[marker.reach];
    if (std::find(names.begin(), names.end(), marker.kind_name) == names.end()) names.push_back(marker.kind_name);
  }
  for (const auto& [range, names] : kinds) {
    const bool several = kinds.size() > 1;
    const auto of = several ? " of " + listed(names, " or ") : std::string();
    entries.push_back({several ? "range-" + inches_text(range) : "range",
                       "Range" + of + ", " + inches_text(range) + "\"", [&design](Canvas& canvas, const Rect& box) {
                         MarkerToken token;
                         token.centre = box.centre();
                         token.range = 2.35;
                         token.radius = 5;
                         draw_range(canvas, token, design);
                       }});
  }
}

void add_markers(std::vector<LegendEntry>& entries, const MapPlan& plan) {
  const auto& design = *plan.design;
  std::set<std::pair<Id, std::string>> seen;
  constexpr double radius = 2.35;
  for (const auto& marker : plan.markers) {
    if (!seen.emplace(marker.kind, marker.side_name).second) continue;
    auto token = marker;
    token.label = " ";
    token.label_size = 0;
    token.radius = std::clamp(marker.radius, 1.7, radius);
    entries.push_back({"marker-" + marker.kind.text() + (marker.side ? "-" + marker.side_name : ""), text_of(marker),
                       [=, &design](Canvas& canvas, const Rect& box) {
                         auto sample = token;
                         sample.centre = box.centre();
                         draw(canvas, sample, design);
                       }});
  }
  add_ranges(entries, plan);
}

void add_links(std::vector<LegendEntry>& entries, const MapPlan& plan) {
  const auto& design = *plan.design;
  std::map<std::pair<std::string, bool>, std::vector<std::string>> tags;
  std::vector<std::pair<std::string, bool>> kinds;
  for (const auto& link : plan.links) {
    const auto [found, fresh] = tags.try_emplace({link.kind_name, link.moves});
    if (fresh) kinds.push_back(found->first);
    if (link.tags_at.size() == 2) found->second.push_back(link.tag + " to " + link.tag);
  }
  for (const auto& kind : kinds) {
    auto pairs = tags[kind];
    constexpr std::size_t most = 2;
    const bool more = pairs.size() > most;
    if (more) pairs.resize(most);
    auto text = kind.first;
    if (!pairs.empty()) text += fmt::format(": {}{}", fmt::join(pairs, ", "), more ? " and so on" : "");
    entries.push_back({"link-" + kind.first, text, [=, &design](Canvas& canvas, const Rect& box) {
                         const Vec left = {box.top_left.x + 0.5, box.centre().y};
                         const Vec right = {box.bottom_right().x - 0.5, box.centre().y};
                         draw(canvas, LinkLine{{}, {}, left, right, kind.second}, design);
                       }});
  }
  if (plan.seams.empty()) return;
  entries.push_back({"seam", "Where boards meet", [&design](Canvas& canvas, const Rect& box) {
                       const double y = box.centre().y;
                       draw(canvas, SeamLine{1, 2, {box.top_left.x, y}, {box.bottom_right().x, y}}, design);
                     }});
}

/// The codes that stand beside panels, each once, in the order of the alphabet.
void add_panel_codes(std::vector<LegendEntry>& entries, const MapPlan& plan) {
  const auto& design = *plan.design;
  std::map<std::string, std::string> panels;
  for (const auto& code : plan.panel_codes) {
    panels.emplace(code.code, code.panel);
    if (code.stays_shut) panels.emplace("*", "Hatchway in place of a wall: keep it shut");
  }
  for (const auto& entry : panels) {
    const auto& code = entry.first;
    entries.push_back({"code-" + code, entry.second, [code, &design](Canvas& canvas, const Rect& box) {
                         TextRun run;
                         run.font = {type_size::smallest, Font::Weight::semibold, 0, true};
                         run.text = shortened(code, run.font, box.size.x + 1);
                         run.colour = design.ink;
                         run.at = box.centre() + Vec{0, cap_height(run.font) / 2};
                         run.anchor = TextRun::Anchor::middle;
                         canvas.text(run);
                       }});
  }
}

void add_measures(std::vector<LegendEntry>& entries, const MapPlan& plan) {
  if (plan.measures.markers.empty()) return;
  entries.push_back({"measures", "From the middles of objectives", nullptr, true});
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
      entries.push_back({"unplaced", request.name + " (no room on the map)", [](Canvas&, const Rect&) {}});
      continue;
    }
    entries.push_back({"number-" + std::to_string(label.number), request.name,
                       [number = label.number, colour = request.colour, &design](Canvas& canvas, const Rect& box) {
                         draw_number(canvas, number, box.centre(), colour, design);
                       }});
  }
}

}  // namespace

std::vector<LegendEntry> legend_of(const MapPlan& plan) {
  std::vector<LegendEntry> entries;
  add_zones(entries, plan);
  add_free_centres(entries, plan);
  add_ways_in(entries, plan);
  add_holes(entries, plan);
  add_cells(entries, plan);
  add_features(entries, plan);
  add_on_top(entries, plan);
  add_beneath(entries, plan);
  add_walls(entries, plan);
  add_hatchways(entries, plan);
  add_pillars(entries, plan);
  add_markers(entries, plan);
  add_links(entries, plan);
  add_panel_codes(entries, plan);
  add_numbers(entries, plan);
  add_measures(entries, plan);
  return entries;
}

LegendBlock set_legend(const std::vector<LegendEntry>& entries, double width, int columns, LegendTexts texts) {
  // As many lines as a page has.
  constexpr std::size_t whole_page = 80;
  LegendStyle style;
  if (texts == LegendTexts::whole) style.most_lines = whole_page;
  const double column_width = (width - style.column_gap * (columns - 1)) / columns;
  if (column_width >= 46) style.font.size += 0.5;
  return set_legend(entries, width, columns, style);
}

}  // namespace bulkhead
