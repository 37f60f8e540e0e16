// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <map>
#include <set>
#include <utility>

#include "rendering/canvas/outline.h"
#include "rendering/sheet/legend_rows.h"

namespace bulkhead {
namespace {

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

}  // namespace

void add_terrain_rows(std::vector<LegendEntry>& entries, const MapPlan& plan) {
  add_features(entries, plan);
  add_on_top(entries, plan);
  add_beneath(entries, plan);
}

}  // namespace bulkhead
